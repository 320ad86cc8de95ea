//! Taking back.

pub(crate) mod deed;

use rules::{Seat, Words as _};

use crate::discord::app::pressed::{EarlyAnswer, Pressed, Reply};
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::message::press::{Meaning, Number as _, RawPress, Rest as _};
use session::Reach;
use words::Speech;

/// Takes back. With the number of moves that the presser has seen will go it is done, or asks everybody, if exactly these go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Press {
    /// The decision number that the presser's seat was shown.
    pub decision: Option<u32>,
    /// The number of moves that go.
    pub going: Option<usize>,
}

impl Meaning for Press {
    const CODES: &'static [&'static str] = &["undo", "undo!"];

    fn write(&self) -> RawPress {
        let code = if self.going.is_some() { "undo!" } else { "undo" };
        RawPress { code, number: self.decision.number(), rest: self.going.rest() }
    }

    // Older buttons did not carry that number: they ask once more.
    fn read(code: &str, number: i64, rest: &str) -> Option<Press> {
        let press = Press { decision: Option::of_number(number)?, going: rest.parse().ok() };
        Press::CODES.contains(&code).then_some(press)
    }
}

impl Press {
    /// How this press is acknowledged if it may be late.
    pub(crate) fn early(&self) -> EarlyAnswer {
        EarlyAnswer::Usual
    }

    /// Does what was pressed.
    pub(crate) async fn reply(self, pressed: &Pressed<'_>) -> Result<Reply, Failure> {
        let Press { decision, going } = self;
        let table = pressed.begun().await?;
        pressed
            .shown(deed::undo(pressed.app, pressed.caller, &table, decision, (going.is_some(), going)).await)
    }

    /// It opens no form.
    pub(crate) async fn filled(self, _: &Pressed<'_>, _: &[String]) -> Result<Page, Failure> {
        Err(Failure::told("deny-expired"))
    }
}

/// What a take-back takes away: whose moves, since when, what is drawn just the same again, and whether the game still counts.
pub(crate) fn reach_lines(reach: &Reach, speech: &Speech) -> Vec<String> {
    let since = format!("<t:{}:R>", reach.since);
    let args = [("moves", moves_told(reach, speech).into()), ("since", since.into())];
    let mut lines = vec![speech.text("consent-undo-reach", &args)];
    if !reach.drew.is_empty() {
        let names = reach.drew.iter().map(|seat| speech.name(seat)).collect::<Vec<_>>().join(", ");
        let args = [("names", names.into()), ("count", reach.drew.len().into())];
        lines.push(speech.text("consent-undo-seen", &args));
    }
    lines.extend(reach.uncounted.then(|| speech.say("doubt-uncounted")));
    lines
}

/// Whose moves go, and how many: "Ada 1, Ben 9".
pub(crate) fn moves_told(reach: &Reach, speech: &Speech) -> String {
    let told = |(seat, count): &(Seat, usize)| {
        speech.text("consent-undo-moves", &[("name", (*seat).into()), ("count", (*count).into())])
    };
    reach.moves.iter().map(told).collect::<Vec<_>>().join(", ")
}
