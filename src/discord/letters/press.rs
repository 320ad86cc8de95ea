use std::fmt;
use std::str::FromStr;

/// The meaning of a button or menu. It carries everything that a press needs, so that the button works after a restart.
///
/// Written `session:decision:verb:rest`, at most 100 characters. `rest` may hold anything: it is read last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CustomId {
    /// The table.
    pub session: i64,
    /// The number of the decision that the presser's seat was shown; 0 where it does not matter.
    pub decision: u32,
    /// The deed.
    pub verb: Verb,
    /// A draft, an action in notation, a key …
    pub rest: String,
}

macro_rules! verbs {
    ($($(#[$doc:meta])* $name:ident = $code:literal),* $(,)?) => {
        /// The deed of a press.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Verb {
            $($(#[$doc])* $name),*
        }

        impl Verb {
            /// Every verb.
            pub(crate) const ALL: &'static [Verb] = &[$(Verb::$name),*];

            /// Its code in a custom_id.
            pub(crate) const fn code(self) -> &'static str {
                match self { $(Verb::$name => $code),* }
            }
        }
    };
}

verbs! {
    /// Opens the presser's panel.
    Panel = "panel",
    /// Changes the panel's draft to `rest`.
    Pick = "pick",
    /// Changes the panel's draft to `rest` behind a leading digit, which keeps two buttons with one draft apart.
    Adjust = "adj",
    /// A menu of the panel: the chosen value is a draft, or an action after `!`. `rest` counts the menus.
    Select = "sel",
    /// Does the action `rest`.
    Act = "act",
    /// Opens the form `rest` as a modal; also the modal's own id.
    Form = "form",
    /// Answers an appeal with the action `rest`; the decision is the appeal's number.
    Answer = "ans",
    /// Opens the form `rest` to answer an appeal with; also the modal's own id. The decision is the appeal's number.
    Reply = "reply",
    /// Takes back; where that takes everybody's agreement, asks whether they are to be asked.
    Undo = "undo",
    /// Takes back, and asks everybody if that is needed.
    UndoSure = "undo!",
    /// Shows what the presser has decided ahead.
    Orders = "orders",
    /// Gives the order `rest`.
    Order = "order",
    /// Opens the form of the kind of order `rest` as a modal; also the modal's own id.
    OrderForm = "orderf",
    /// A menu: the order to be cancelled.
    Countermand = "unorder",
    /// Opens the panel on which the presser prepares their next turn, or changes its draft to `rest`.
    Plan = "plan",
    /// The same as [`Adjust`](Verb::Adjust) there.
    PlanAdjust = "padj",
    /// The same as [`Select`](Verb::Select) there.
    PlanSelect = "psel",
    /// Adds the action `rest` to what is prepared.
    PlanAct = "pact",
    /// Takes the last move out of what is prepared.
    PlanBack = "pback",
    /// Asks for a hint.
    Hint = "hint",
    /// Opens further choices of the panel: log, statistics, rules, resign, end.
    More = "more",
    /// Shows the table as text.
    Text = "text",
    /// Shows the log.
    Log = "log",
    /// Shows the statistics.
    Stats = "stats",
    /// Shows the rules.
    Rules = "rules",
    /// Asks whether the seat really resigns.
    Resign = "resign",
    /// Resigns.
    ResignSure = "resign!",
    /// Has a computer play on for the presser.
    HandOver = "over",
    /// Has the table do `rest` while the presser is on holiday.
    Away = "away",
    /// Takes the presser's seat back from the computer that plays for them.
    ComeBack = "back",
    /// Asks whether everybody is to be asked to end the game without a result.
    End = "end",
    /// Asks everybody to end the game without a result.
    EndSure = "end!",
    /// Asks a moderator whether the game is really to end.
    Settle = "settle",
    /// Ends the game as a moderator.
    SettleSure = "settle!",
    /// Agrees to what is asked.
    Agree = "yes",
    /// Declines what is asked.
    Decline = "no",
    /// Wishes for the remedy `rest` to be applied to an absence. The decision is its number.
    Vote = "vote",
    /// Takes a seat that is offered. The decision is the offer's number.
    Take = "take",
    /// Offers the presser's seat to others.
    Offer = "offer",
    /// Asks everybody whether time may stand still.
    Pause = "pause",
    /// Lets time run again.
    Resume = "resume",
    /// Takes a seat in the lobby.
    Join = "join",
    /// Gives the seat up.
    Leave = "leave",
    /// Starts the game.
    Start = "start",
    /// Opens the host's options of the lobby.
    Setup = "setup",
    /// A menu of the lobby: option `rest` becomes the chosen value.
    Option = "opt",
    /// A menu of the lobby: the seat to be emptied.
    Remove = "remove",
    /// Closes the lobby.
    Close = "close",
    /// Draws the replay of a finished game, for the presser alone.
    Replay = "film",
    /// The same for everybody in the channel.
    Show = "show",
    /// The same people play again.
    Rematch = "again",
    /// A menu of a server's settings: `rest` says which.
    Setting = "set",
    /// Shows the presser's reliability to others if `rest` says so, or hides it.
    Profile = "prof",
    /// Does what the presser has confirmed with what is stored about them: `rest` says what.
    Privacy = "priv",
    /// A menu of a person's page: `rest` says which; of a button, with the value behind a slash.
    Me = "me",
    /// Reminds the presser no more of what the table asks now; of table 0, of what all tables ask.
    Mute = "mute",
    /// Lists what waits for the presser, on the digest of the person `rest`.
    Digest = "digest",
}

impl Verb {
    /// The verb that does the same on the panel on which a turn is prepared.
    pub(crate) const fn ahead(self) -> Verb {
        match self {
            Verb::Pick => Verb::Plan,
            Verb::Adjust => Verb::PlanAdjust,
            Verb::Select => Verb::PlanSelect,
            Verb::Act => Verb::PlanAct,
            verb => verb,
        }
    }
}

impl CustomId {
    /// The id of a press that belongs to no decision.
    pub(crate) fn plain(session: i64, verb: Verb) -> CustomId {
        CustomId { session, decision: 0, verb, rest: String::new() }
    }

    /// The same with something to go with it.
    #[must_use]
    pub(crate) fn with(mut self, rest: impl Into<String>) -> CustomId {
        self.rest = rest.into();
        self
    }
}

impl fmt::Display for CustomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}:{}", self.session, self.decision, self.verb.code(), self.rest)
    }
}

/// The text was not written by this version of Turnstone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a custom_id of Turnstone")]
pub(crate) struct NotOurs;

impl FromStr for CustomId {
    type Err = NotOurs;

    fn from_str(text: &str) -> Result<Self, NotOurs> {
        let mut parts = text.splitn(4, ':');
        let mut part = || parts.next().ok_or(NotOurs);
        let (session, decision, verb, rest) = (part()?, part()?, part()?, part()?);
        Ok(CustomId {
            session: session.parse().map_err(|_| NotOurs)?,
            decision: decision.parse().map_err(|_| NotOurs)?,
            verb: Verb::ALL.iter().copied().find(|known| known.code() == verb).ok_or(NotOurs)?,
            rest: rest.to_owned(),
        })
    }
}
