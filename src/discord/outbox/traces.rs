//! How the bot recognises its own messages: by the meaning of their buttons.

use crate::discord::features::{absence, answers, board, lobby, mute, panel, seat, share, waiting};
use crate::discord::message::press::{Bearer, CustomId, Meaning};
use crate::discord::wire::rest::Read;
use session::{Effect, Session, SessionId};

/// Shows that a message came from a post, no matter how it was edited: the meaning of its buttons.
pub(super) struct Traces {
    table: Option<SessionId>,
    thing: Thing,
}

enum Thing {
    Lobby,
    /// The message that asks who would like to join.
    Search,
    /// The message that asks the host about free seats.
    Unfilled,
    Board,
    /// A question to everybody, an absence or an offered seat.
    Question(i64),
    Appeal(i64),
    /// A call of the people with those numbers.
    Call(Vec<u64>),
    /// The digest of the person with that number.
    Digest(u64),
    /// A message without buttons.
    Words,
    /// Any message with a button.
    Any,
}

/// Whether a button takes or fills seats.
fn is_of_lobby(id: &str) -> bool {
    let press = id.parse::<CustomId>().ok().and_then(|id| lobby::Press::of(&id));
    matches!(press, Some(lobby::Press::Join { .. } | lobby::Press::Fill))
}

impl Traces {
    pub(super) fn of(effect: &Effect, session: &Session) -> Traces {
        let thing = match effect {
            Effect::Lobby | Effect::Invitation(_) => Thing::Lobby,
            Effect::Search { .. } => Thing::Search,
            Effect::Unfilled => Thing::Unfilled,
            Effect::Board { .. } => Thing::Board,
            Effect::Question(number)
            | Effect::Absence(number)
            | Effect::Offer(number)
            | Effect::Closed { question: number, .. } => Thing::Question(*number),
            Effect::Appeal(number) => Thing::Appeal(*number),
            Effect::Call(seat) | Effect::UpdateCall(seat) | Effect::TakeCallAway(seat) => {
                Thing::Call(session.seat(*seat).and_then(|row| row.sitter.user()).into_iter().collect())
            }
            Effect::Commitment
            | Effect::Start(_)
            | Effect::Beacon
            | Effect::Notice(_)
            | Effect::Left { .. }
            | Effect::Past { .. }
            | Effect::Season(_) => Thing::Words,
        };
        Traces { table: Some(session.id), thing }
    }

    /// The traces of any message of that table.
    pub(super) fn of_table(session: &Session) -> Traces {
        Traces { table: Some(session.id), thing: Thing::Any }
    }

    /// The traces of a digest of that person.
    pub(super) fn of_digest(user: u64) -> Traces {
        Traces { table: None, thing: Thing::Digest(user) }
    }

    /// Whether that message has them.
    pub(super) fn are_on(&self, message: &Read) -> bool {
        let meanings = message.buttons.iter().filter_map(|id| id.parse::<CustomId>().ok());
        let said = &message.content;
        let calls = |people: &[u64]| people.iter().any(|person| said.contains(&format!("<@{person}>")));
        meanings.filter(|id| id.table == self.table).any(|id| match &self.thing {
            Thing::Lobby => id.press == lobby::Press::Join { bearer: Bearer::Board }.write(),
            Thing::Search => id.press == lobby::Press::Join { bearer: Bearer::Search }.write(),
            Thing::Unfilled => id.press == lobby::Press::Fill.write(),
            // The last board has the share button in place of the other.
            Thing::Board => board::Press::of(&id).is_some() || share::Press::of(&id).is_some(),
            Thing::Question(open) => {
                matches!(answers::Press::of(&id), Some(answers::Press::Agree { question }) if question == *open)
                    || matches!(absence::Press::of(&id), Some(absence::Press::Vote { absence, .. }) if absence == *open)
                    || id.press == seat::Press::Take { offer: *open }.write()
            }
            Thing::Appeal(open) => match answers::Press::of(&id) {
                Some(answers::Press::Answer { appeal, .. } | answers::Press::Form { appeal, .. }) => {
                    appeal == *open
                }
                _ => false,
            },
            Thing::Call(people) => {
                let begins = id.press == lobby::Press::Start.write();
                // The call of a full lobby's host can begin the game; so can the messages about free seats and company, but those also fill
                // or join.
                let alone = || !message.buttons.iter().any(|id| is_of_lobby(id));
                let called = id.press == panel::Press::Open { bearer: Bearer::Call }.write();
                id.press == mute::Press::Mute { bearer: Bearer::Direct }.write()
                    || (called || begins && alone()) && calls(people)
            }
            Thing::Digest(user) => id.press == waiting::Press::Digest { user: *user }.write(),
            Thing::Words => false,
            Thing::Any => true,
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::discord::tests::share::boards;

    #[tokio::test]
    async fn every_board_is_known_again_by_a_button_also_the_last_one() {
        for (id, page) in boards().await {
            let message = json!({"id": "7", "content": page.content, "components": page.rows});
            let message = Read::of(&message).expect("it has a number");
            let known = |id| Traces { table: Some(id), thing: Thing::Board }.are_on(&message);
            assert!(known(id) && !known(SessionId(id.0 + 1)), "{message:?}");
        }
    }
}
