//! How a message of one's own is known again: by the meaning of its buttons.

use crate::discord::letters::parts::press::{Bearer, CustomId, Press};
use crate::discord::wire::rest::Read;
use session::{Effect, Session, SessionId};

/// What tells that a message has come of a post, whatever it says by now: the meaning of its buttons.
pub(super) struct Traces {
    table: Option<SessionId>,
    thing: Thing,
}

enum Thing {
    Lobby,
    /// What asks who would like to join.
    Search,
    /// What asks the host about free seats.
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
    /// Whatever has a button.
    Any,
}

/// Whether a button takes or fills seats.
fn is_of_lobby(id: &str) -> bool {
    let id = id.parse::<CustomId>();
    id.is_ok_and(|id| matches!(id.press, Press::Join(_) | Press::Fill))
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
            Effect::Call(seat) | Effect::TakeCallAway(seat) => {
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

    /// What tells that a message is that table's, whatever it shows.
    pub(super) fn of_table(session: &Session) -> Traces {
        Traces { table: Some(session.id), thing: Thing::Any }
    }

    /// What tells that a message is a digest of that person.
    pub(super) fn of_digest(user: u64) -> Traces {
        Traces { table: None, thing: Thing::Digest(user) }
    }

    /// Whether they are on that message.
    pub(super) fn are_on(&self, message: &Read) -> bool {
        let meanings = message.buttons.iter().filter_map(|id| id.parse::<CustomId>().ok());
        let said = &message.content;
        let calls = |people: &[u64]| people.iter().any(|person| said.contains(&format!("<@{person}>")));
        meanings.filter(|id| id.table == self.table).any(|CustomId { press, .. }| match &self.thing {
            Thing::Lobby => press == Press::Join(Bearer::Board),
            Thing::Search => press == Press::Join(Bearer::Search),
            Thing::Unfilled => press == Press::Fill,
            // The last board has the one in place of the other.
            Thing::Board => matches!(press, Press::Text | Press::Share),
            Thing::Question(open) => match press {
                Press::Agree { question: number }
                | Press::Vote { absence: number, .. }
                | Press::Take { offer: number } => number == *open,
                _ => false,
            },
            Thing::Appeal(open) => {
                matches!(press, Press::Answer { appeal, .. } | Press::Reply { appeal, .. } if appeal == *open)
            }
            Thing::Call(people) => match press {
                Press::Panel(Bearer::Call) => calls(people),
                // The host of a full lobby; what asks about free seats, or for company, can begin too, but fills or joins besides.
                Press::Start => calls(people) && !message.buttons.iter().any(|id| is_of_lobby(id)),
                Press::Mute(bearer) => bearer == Bearer::Direct,
                _ => false,
            },
            Thing::Digest(user) => press == Press::Digest(*user),
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
