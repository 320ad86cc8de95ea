//! What a button or menu means, as its custom_id carries it.
//!
//! A press is declared once, by its feature ([`presses`](crate::discord::app::pressed::presses)): its code, the fields that its custom_id
//! carries, and what it does. Here is how fields are written and read. Buttons that are out keep working: a code, once given, keeps its
//! meaning and its fields, which a file of recorded ids holds.

use std::fmt;

use session::{Remedy, SessionId};

/// A custom_id. It carries everything that a press needs, so that the button works after a restart.
///
/// Written `table:number:code:rest`, at most 100 characters. `rest` may hold anything: it is read last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CustomId {
    /// The table; none for what concerns a person or a server.
    pub table: Option<SessionId>,
    /// What is pressed there.
    pub press: RawPress,
}

/// A press as a custom_id carries it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RawPress {
    /// What is to be done.
    pub code: &'static str,
    /// The field that is a number; 0 for none.
    pub number: i64,
    /// The other field; empty for none.
    pub rest: String,
}

/// The presses of a feature.
pub(crate) trait Meaning: Sized {
    /// Their codes.
    const CODES: &'static [&'static str];

    /// How this one is written.
    fn write(&self) -> RawPress;

    /// The one that was written so; none if it was not.
    fn read(code: &str, number: i64, rest: &str) -> Option<Self>;

    /// The one that a custom_id carries, if it is of this feature.
    fn of(id: &CustomId) -> Option<Self> {
        Self::read(id.press.code, id.press.number, &id.press.rest)
    }
}

impl<M: Meaning> From<M> for RawPress {
    fn from(press: M) -> RawPress {
        press.write()
    }
}

impl CustomId {
    /// The id of a press at a table.
    pub(crate) fn at(table: SessionId, press: impl Into<RawPress>) -> CustomId {
        CustomId { table: Some(table), press: press.into() }
    }

    /// The id of a press that concerns no table.
    pub(crate) fn aside(press: impl Into<RawPress>) -> CustomId {
        CustomId { table: None, press: press.into() }
    }
}

impl fmt::Display for CustomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let RawPress { code, number, rest } = &self.press;
        write!(f, "{}:{number}:{code}:{rest}", self.table.map_or(0, |table| table.0))
    }
}

/// The text was not written by this version of Turnstone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a custom_id of Turnstone")]
pub(crate) struct NotOurs;

/// A field that is a number in a custom_id, never below 0.
pub(crate) trait Number: Sized {
    /// The number.
    fn number(&self) -> i64;
    /// What that number stands for.
    fn of_number(number: i64) -> Option<Self>;
}

impl Number for i64 {
    fn number(&self) -> i64 {
        *self
    }

    fn of_number(number: i64) -> Option<i64> {
        Some(number)
    }
}

impl Number for u32 {
    fn number(&self) -> i64 {
        i64::from(*self)
    }

    fn of_number(number: i64) -> Option<u32> {
        u32::try_from(number).ok()
    }
}

impl Number for u64 {
    fn number(&self) -> i64 {
        self.cast_signed()
    }

    fn of_number(number: i64) -> Option<u64> {
        Some(number.cast_unsigned())
    }
}

/// The number of a page; there never are many.
impl Number for usize {
    fn number(&self) -> i64 {
        i64::try_from(*self).unwrap_or(i64::MAX)
    }

    fn of_number(number: i64) -> Option<usize> {
        usize::try_from(number).ok()
    }
}

impl<N: Number> Number for Option<N> {
    fn number(&self) -> i64 {
        self.as_ref().map_or(0, N::number)
    }

    fn of_number(number: i64) -> Option<Option<N>> {
        if number == 0 { Some(None) } else { N::of_number(number).map(Some) }
    }
}

/// A field that is text in a custom_id.
pub(crate) trait Rest: Sized {
    /// The text.
    fn rest(&self) -> String;
    /// What that text stands for.
    fn of_rest(rest: &str) -> Option<Self>;
}

impl Rest for String {
    fn rest(&self) -> String {
        self.clone()
    }

    fn of_rest(rest: &str) -> Option<String> {
        Some(rest.to_owned())
    }
}

/// Has a field written and read as it is displayed and parsed.
macro_rules! as_displayed {
    ($($Type:ty),*) => { $(
        impl $crate::discord::message::press::Rest for $Type {
            fn rest(&self) -> String {
                self.to_string()
            }

            fn of_rest(rest: &str) -> Option<$Type> {
                rest.parse().ok()
            }
        }
    )* };
}
pub(crate) use as_displayed;

as_displayed! { i64, u64, usize, Remedy }

/// Nothing is written as nothing.
impl<R: Rest> Rest for Option<R> {
    fn rest(&self) -> String {
        self.as_ref().map_or_else(String::new, R::rest)
    }

    fn of_rest(rest: &str) -> Option<Option<R>> {
        if rest.is_empty() { Some(None) } else { R::of_rest(rest).map(Some) }
    }
}

/// Two fields in one, the second after a slash.
impl<A: Rest, B: Rest> Rest for (A, B) {
    fn rest(&self) -> String {
        format!("{}/{}", self.0.rest(), self.1.rest())
    }

    fn of_rest(rest: &str) -> Option<(A, B)> {
        let (first, second) = rest.split_once('/')?;
        Some((A::of_rest(first)?, B::of_rest(second)?))
    }
}

/// Two fields in one, the second after a space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spaced<A, B>(pub A, pub B);

impl<A: Rest, B: Rest> Rest for Spaced<A, B> {
    fn rest(&self) -> String {
        format!("{} {}", self.0.rest(), self.1.rest())
    }

    fn of_rest(rest: &str) -> Option<Spaced<A, B>> {
        let (first, second) = rest.split_once(' ')?;
        Some(Spaced(A::of_rest(first)?, B::of_rest(second)?))
    }
}

/// Whether something is to be text rather than a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AsText(pub bool);

impl Rest for AsText {
    fn rest(&self) -> String {
        if self.0 { "text".to_owned() } else { String::new() }
    }

    fn of_rest(rest: &str) -> Option<AsText> {
        Some(AsText(rest == "text"))
    }
}

/// Gives the values of a type their codes in custom_ids.
macro_rules! codes {
    ($Type:ident: $($name:ident = $code:literal),* $(,)?) => {
        impl $Type {
            /// Its code in a custom_id.
            pub(crate) const fn code(self) -> &'static str {
                match self { $($Type::$name => $code),* }
            }

            /// What has that code.
            pub(crate) fn of(code: &str) -> Option<$Type> {
                [$($Type::$name),*].into_iter().find(|known| known.code() == code)
            }
        }

        impl $crate::discord::message::press::Rest for $Type {
            fn rest(&self) -> String {
                self.code().to_owned()
            }

            fn of_rest(rest: &str) -> Option<$Type> {
                $Type::of(rest)
            }
        }
    };
}
pub(crate) use codes;

/// The message on which a button stands, where buttons with one meaning must be told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bearer {
    /// The board, or a panel.
    Board,
    /// A call in the channel.
    Call,
    /// An appeal.
    Appeal,
    /// The board, next to its first button: for those who may act out of turn.
    Interruption,
    /// A direct message.
    Direct,
    /// The message that asks who would like to join.
    Search,
}

impl Bearer {
    const ALL: [(Bearer, &'static str); 6] = [
        (Bearer::Board, ""),
        (Bearer::Call, "call"),
        (Bearer::Appeal, "appeal"),
        (Bearer::Interruption, "out"),
        (Bearer::Direct, "direct"),
        (Bearer::Search, "search"),
    ];
}

/// One that nobody knows is the board: older buttons carried something else there.
impl Rest for Bearer {
    fn rest(&self) -> String {
        let known = Bearer::ALL.iter().find(|(bearer, _)| bearer == self);
        known.map_or("", |(_, code)| code).to_owned()
    }

    fn of_rest(rest: &str) -> Option<Bearer> {
        let known = Bearer::ALL.iter().find(|(_, code)| *code == rest);
        Some(known.map_or(Bearer::Board, |(bearer, _)| *bearer))
    }
}

/// A choice on a panel. Drafts and actions are notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// The draft becomes that one.
    Pick(String),
    /// The draft becomes that of an adjusting button.
    Adjust(Adjusted),
    /// The menu with that number: the chosen value is a draft, or an action after [`ACT`].
    Select(usize),
    /// Does that action.
    Act(String),
}

/// Marks a select's value that is an action rather than a draft.
pub(crate) const ACT: char = '!';

/// The draft of the adjusting button with that number, which keeps two with one draft apart; none for one that cannot be pressed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Adjusted {
    /// Its number, of one digit.
    pub index: usize,
    /// Its draft.
    pub draft: Option<String>,
}

impl Rest for Adjusted {
    fn rest(&self) -> String {
        match self {
            Adjusted { index, draft: Some(draft) } => format!("{index}{draft}"),
            Adjusted { index, draft: None } => format!("-{index}"),
        }
    }

    fn of_rest(rest: &str) -> Option<Adjusted> {
        if let Some(index) = rest.strip_prefix('-') {
            return Some(Adjusted { index: index.parse().ok()?, draft: None });
        }
        let (index, draft) = rest.split_at_checked(1)?;
        Some(Adjusted { index: index.parse().ok()?, draft: Some(draft.to_owned()) })
    }
}

impl Choice {
    /// The action of a choice, or else the draft that the panel goes on from; `value` is what was chosen from a menu.
    pub(crate) fn chosen<'a>(&'a self, value: &'a str) -> Result<&'a str, &'a str> {
        match self {
            Choice::Act(action) => Ok(action),
            Choice::Select(_) => value.strip_prefix(ACT).ok_or(value),
            Choice::Pick(draft) => Err(draft),
            Choice::Adjust(adjusted) => Err(adjusted.draft.as_deref().unwrap_or_default()),
        }
    }
}
