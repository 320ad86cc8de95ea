//! The sentence that says why an intent was not done.

use rules::{Arg, Words};

use super::denied::Denied;

impl Denied {
    /// The sentence for the person.
    pub fn say(&self, words: &dyn Words) -> String {
        let text = |key: &str, args: &[(&str, Arg)]| words.text(key, args);
        match self {
            Denied::Rule(refusal) => refusal.say(words),
            Denied::NoTable => text("denied-no-table", &[]),
            Denied::UnknownGame(game) => text("denied-unknown-game", &[("game", Arg::Typed(game.clone()))]),
            Denied::NotSeated => text("denied-not-seated", &[]),
            Denied::AlreadySeated => text("denied-already-seated", &[]),
            Denied::NobodyThere => text("denied-nobody-there", &[]),
            Denied::Full => text("denied-full", &[]),
            Denied::TooFew { have, need, alone } => {
                let few = text("denied-too-few", &[("have", (*have).into()), ("need", (*need).into())]);
                if *alone { format!("{few} {}", text("denied-too-few-alone", &[])) } else { few }
            }
            Denied::TooMany { have } => text("denied-too-many", &[("have", (*have).into())]),
            Denied::TooManyComputers { most } => {
                text("denied-too-many-computers", &[("most", (*most).into())])
            }
            Denied::Private => text("denied-private", &[]),
            Denied::NoComputerFree { most } => text("denied-no-computer-free", &[("most", (*most).into())]),
            Denied::TooManyLobbies { most } => text("denied-too-many-lobbies", &[("most", (*most).into())]),
            Denied::SearchedAlready => text("denied-searched-already", &[]),
            Denied::SearchedToday { again } => {
                text("denied-searched-today", &[("again", format!("<t:{again}:R>").into())])
            }
            Denied::ChannelTaken => text("denied-channel-taken", &[]),
            Denied::TakenOff => text("denied-taken-off", &[]),
            Denied::NotHost => text("denied-not-host", &[]),
            Denied::NotHostNorModerator => text("denied-not-host-nor-moderator", &[]),
            Denied::HereAlready => text("denied-here-already", &[]),
            Denied::Unsure(doubt) => text(doubt.key(), &[]),
            Denied::NotStarted => text("denied-not-started", &[]),
            Denied::Starting => text("denied-starting", &[]),
            Denied::NoWords => text("denied-no-words", &[]),
            Denied::Started => text("denied-started", &[]),
            Denied::Over => text("denied-over", &[]),
            Denied::Closed => text("denied-closed", &[]),
            Denied::NotOver => text("denied-not-over", &[]),
            Denied::Resigned => text("denied-resigned", &[]),
            Denied::HandedOver => text("denied-handed-over", &[]),
            Denied::NotHandedOver => text("denied-not-handed-over", &[]),
            Denied::LastPerson => text("denied-last-person", &[]),
            Denied::Stale { .. } => text("denied-stale", &[]),
            Denied::NoHints => text("denied-no-hints", &[]),
            Denied::NoOrders => text("denied-no-orders", &[]),
            Denied::TooManyOrders { most } => text("denied-too-many-orders", &[("most", (*most).into())]),
            Denied::NoSuchOrder => text("denied-no-such-order", &[]),
            Denied::Thinking => text("denied-thinking", &[]),
            Denied::NoMove => text("denied-no-move", &[]),
            Denied::LinkRefused { number, refusal } => {
                text("denied-link", &[("number", (*number).into()), ("reason", refusal.say(words).into())])
            }
            Denied::Halted { number, refusal } => {
                text("denied-halted", &[("number", (*number).into()), ("reason", refusal.say(words).into())])
            }
            Denied::NothingToUndo => text("denied-nothing-to-undo", &[]),
            Denied::TooFar => text("denied-too-far", &[]),
            Denied::QuestionOpen => text("denied-consent-open", &[]),
            Denied::NoQuestion => text("denied-no-question", &[]),
            Denied::Answered => text("denied-answered", &[]),
            Denied::NotAsked => text("denied-not-asked", &[]),
            Denied::Paused => text("denied-paused", &[]),
            Denied::NotPaused => text("denied-not-paused", &[]),
            Denied::NobodyWaits => text("denied-nobody-waits", &[]),
            Denied::TimeIsUp => text("denied-time-is-up", &[]),
            Denied::OwnTime => text("denied-own-time", &[]),
            Denied::NotWaitedFor => text("denied-not-waited-for", &[]),
            Denied::AlreadyOffered => text("denied-already-offered", &[]),
            Denied::NotOffered => text("denied-not-offered", &[]),
            Denied::SatElsewhere => text("denied-sat-elsewhere", &[]),
            Denied::LogClosed => text("denied-log-closed", &[]),
            Denied::Frozen => text("denied-frozen", &[]),
            Denied::Busy => text("denied-busy", &[]),
            Denied::Broken(_) => text("denied-broken", &[]),
        }
    }
}
