use poise::serenity_prelude as serenity;
use serenity::{ActionRowComponent, ButtonKind};

use crate::discord::custom_id::{CustomId, Verb};
use crate::discord::direct::DIRECT;
use crate::session::{Effect, Session, SessionId};

/// What tells that a message has come of a post, whatever it says by now: the meaning of its buttons.
pub(super) struct Traces {
    session: SessionId,
    thing: Thing,
}

enum Thing {
    Lobby,
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

impl Traces {
    pub(super) fn of(effect: &Effect, session: &Session) -> Traces {
        let thing = match effect {
            Effect::Lobby | Effect::Invitation(_) => Thing::Lobby,
            Effect::Board { .. } => Thing::Board,
            Effect::Question(number)
            | Effect::Absence(number)
            | Effect::Offer(number)
            | Effect::Closed { question: number, .. } => Thing::Question(*number),
            Effect::Appeal(number) => Thing::Appeal(*number),
            Effect::Call(seat) | Effect::Heard(seat) => {
                Thing::Call(session.seat(*seat).and_then(|row| row.sitter.user()).into_iter().collect())
            }
            Effect::Digest(user) | Effect::DigestHere(user) => Thing::Digest(*user),
            Effect::Notice(_) | Effect::Left { .. } | Effect::Past { .. } => Thing::Words,
        };
        Traces { session: session.id, thing }
    }

    /// What tells that a message is that table's, whatever it shows.
    pub(super) fn of_table(session: &Session) -> Traces {
        Traces { session: session.id, thing: Thing::Any }
    }

    /// Whether they are on that message.
    pub(super) fn are_on(&self, message: &serenity::Message) -> bool {
        let meanings = message.components.iter().flat_map(|row| &row.components).filter_map(meaning);
        let calls =
            |people: &[u64]| people.iter().any(|person| message.content.contains(&format!("<@{person}>")));
        meanings.filter(|id| id.session == self.session.0).any(|id| match &self.thing {
            Thing::Lobby => id.verb == Verb::Join,
            Thing::Board => id.verb == Verb::Text,
            Thing::Question(number) => match id.verb {
                Verb::Agree => id.rest == number.to_string(),
                Verb::Vote | Verb::Take => i64::from(id.decision) == *number,
                _ => false,
            },
            Thing::Appeal(number) => {
                matches!(id.verb, Verb::Answer | Verb::Reply) && i64::from(id.decision) == *number
            }
            Thing::Call(people) => {
                let called = id.verb == Verb::Panel && id.rest == "call" && calls(people);
                called || id.verb == Verb::Mute && id.rest == DIRECT
            }
            Thing::Digest(user) => id.verb == Verb::Digest && id.rest == user.to_string(),
            Thing::Words => false,
            Thing::Any => true,
        })
    }
}

/// The meaning of a button.
fn meaning(component: &ActionRowComponent) -> Option<CustomId> {
    let ActionRowComponent::Button(button) = component else { return None };
    match &button.data {
        ButtonKind::NonLink { custom_id, .. } => custom_id.parse().ok(),
        _ => None,
    }
}

/// Whether two texts have the same words. Marks between them may have been changed on the way.
pub(super) fn same_words(one: &str, other: &str) -> bool {
    one.chars().filter(|c| c.is_alphanumeric()).eq(other.chars().filter(|c| c.is_alphanumeric()))
}
