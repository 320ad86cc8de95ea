//! How a game is shown: pictures, texts and menus, all made from what one viewer knows.
//!
//! One trait a file: [`Tell`] narrates and asks, [`Text`] writes a board out, [`Stats`] reports, [`Menus`] lays an action out in slots,
//! [`Buttons`] weighs and names choices, [`Points`] counts, [`Reads`] knows what people may write, [`Teach`] guides a first game;
//! [`Present`] is all of them, with the pictures.
//!
//! A *draft* is an action with slots still open; a slot is one or more words of the notation. Menus, paging by region (more than 25
//! choices), rechoosing an earlier slot and the bound of five presses all follow from `Menus::slots`. `detours` are other orders in
//! which the same slots may be chosen; `compose` gives the next slot of a free-form action, so that it is built by pressing.
//!
//! A *weight* is how an action stands among the others: what leads stands above them; what closes the turn is a green button apart, what is
//! grave a red one.
//!
//! An *appeal* is what the table asks of seats besides those whose turn it is. It gets a public message of its own that calls those
//! asked, once; when all have answered, the seat on turn is called.
//!
//! A *mark* is what a group of a scene says it shows ("harbour c11-d11"), as data that painting ignores. `Present::shown` lists what
//! each picture has to show, and the conformance kit holds every picture of random games against it: what is drawn nowhere, lies partly
//! beyond the frame or is cut by a clip counts as not shown.

mod buttons;
mod closing;
mod draft;
mod history;
mod menus;
mod points;
mod reads;
mod stats;
mod teach;
mod tell;
mod text;

use render::{Scene, Swatches, Theme};

use rules::{Ahead, Form, Outcome, Seat, SeatSet, Viewer, Words};
use thinking::Mind;

pub use buttons::Buttons;
pub use closing::scored;
pub use closing::{Closing, ClosingPlace, Rooms};
pub use draft::{Choice, ChoiceButton, Draft, Menu, SlotMenu, Weight};
pub(crate) use history::Count;
pub use history::{History, Tale, Turning};
pub use menus::{Label, Menus, Thing};
pub(crate) use points::gains;
pub use points::{Part, Points, Preview};
pub use reads::{Lexeme, Reads};
pub use stats::{Best, FigureKind, FigureSpec, Report, Stats};
pub use teach::{Example, Guidance, Lesson, Situation, Teach};
pub use tell::Tell;
pub use text::Text;

/// Writes [`Present::messages`] for a crate with its messages in `locales/en.ftl`, `pl.ftl` and `cs.ftl`.
#[macro_export]
macro_rules! messages {
    () => {
        fn messages(language: &str) -> &'static str {
            match language {
                "pl" => include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/pl.ftl")),
                "cs" => include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/cs.ftl")),
                _ => include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/en.ftl")),
            }
        }
    };
}

/// The way in which a game is shown: pictures, texts and menus, all made from a [`Game::View`](rules::Game::View) and an action's notation.
///
/// Nothing here sees a position, so nothing here can leak one. Nothing a person reads is written in Rust: words are
/// messages, their keys begin with the game's id.
pub trait Present: Mind + Ahead + Tell + Text + Stats + Menus + Buttons + Points + Reads + Teach {
    /// The picture. Its size follows from `frame.picture`: 1200×1000 for a table (1600×1200 when four boards are shown),
    /// 900×500 for a hand, 1200×1000 for one of many pieces.
    fn scene(view: &Self::View, frame: &Frame<'_>) -> Scene;

    /// The colours of its pictures that the theme lacks ([`Scene::swatches`]), as `examples/swatches.rs` finds them.
    const SWATCHES: Swatches = Swatches::NONE;

    /// What that picture has to show while that is being chosen on it, as marks of the parts of its scene (`Group::shows`): the
    /// conformance kit holds every scene against it.
    fn shown(view: &Self::View, picture: Picture, focus: Focus<'_>) -> Vec<String>;

    /// Tells a view that the table is closed although the rules still wait for somebody: everybody but one has resigned, or it was
    /// ended without a result (no standings then). It must show that nobody is waited for.
    fn close(view: &mut Self::View, outcome: &Outcome);

    /// The appeal to seats besides those whose turn it is, if there is one: made from what everybody knows, the same for every
    /// viewer. No action leads from one appeal to another: it ends before the next begins.
    fn appeal(_view: &Self::View) -> Option<Appeal> {
        None
    }

    /// Whether those whom the game does not wait for may break in, so that the board offers it to everybody with a button of its own.
    /// Made from what everybody knows, the same for every viewer: an offer that followed from a hand would show it.
    fn interruptible(_view: &Self::View) -> bool {
        false
    }

    /// Its messages in a language, a code of two letters, as Fluent source; keys begin with the game's id. The words that several games
    /// share stand in `locales/`.
    fn messages(language: &str) -> &'static str;

    /// The topics of `/rules`: message keys `<game>-rules-<topic>` (text, Markdown, at most 3500 characters) and
    /// `<game>-rules-<topic>-title`. The first is the overview.
    fn topics() -> &'static [&'static str];
}

/// Something that the table asks of seats besides those whose turn it is, for everybody to see: an offer to be answered. The people
/// asked are called once, and can answer right where it is announced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appeal {
    /// Everybody whom it asks, whether they have answered or not.
    pub asked: SeatSet,
    /// Those of them who have not answered.
    pub open: SeatSet,
    /// Those of them who agree to it as it stands.
    pub agreed: SeatSet,
    /// The answers that are actions, in notation, the friendly one first, the one that declines last; they are labelled like a first
    /// choice.
    pub actions: Vec<String>,
    /// The answers that take a form.
    pub forms: Vec<&'static Form>,
    /// What the one who made it can do about the answers, in notation: they are called with these when all have answered. None where nobody
    /// agrees.
    pub choices: Vec<String>,
    /// A fingerprint of the question and its answers, never shown. When it changes, the announcement is edited.
    pub state: String,
}

impl Appeal {
    /// The friendly answer, in notation.
    pub fn friendly(&self) -> String {
        self.actions.first().cloned().unwrap_or_default()
    }

    /// The answer that declines, in notation.
    pub fn declining(&self) -> String {
        self.actions.last().cloned().unwrap_or_default()
    }
}

/// A picture that can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Picture {
    /// The whole table, as the viewer may know it.
    Table,
    /// The viewer's own side, large, for the private panel: with hand, draft and candidates.
    Panel,
    /// The viewer's hand alone.
    Hand,
    /// One seat's board, large.
    Board(Seat),
    /// The closing picture of a game that has ended, as large as the table's: who won and how, everything revealed.
    End,
}

/// The things that a picture is made with, apart from the view.
pub struct Frame<'a> {
    /// Words and names for pictures.
    pub words: &'a dyn Words,
    /// Light or dark.
    pub theme: Theme,
    /// The picture asked for.
    pub picture: Picture,
    /// The viewer.
    pub viewer: Viewer,
    /// The draft at hand, if there is one.
    pub focus: Focus<'a>,
    /// How the game went, for its closing picture.
    pub history: Option<&'a History>,
}

/// The draft that a viewer is making, shown on the panel's picture.
#[derive(Clone, Copy, Debug, Default)]
pub struct Focus<'a> {
    /// The draft; empty when nothing is chosen.
    pub draft: &'a [String],
    /// The open slot's choices, in notation: places are marked with these as badges.
    pub candidates: &'a [String],
    /// Whether the draft is a finished action that is illegal.
    pub refused: bool,
}

impl Focus<'_> {
    /// The draft of that menu, and what it leaves open.
    pub(super) fn of(menu: &Menu) -> Focus<'_> {
        Focus { draft: &menu.draft.0, candidates: &menu.candidates, refused: menu.refused.is_some() }
    }

    /// What each candidate would bring the viewer, by the game's preview; nothing if that is the same for all of them.
    pub fn gains(&self, preview: impl Fn(&[String]) -> Option<Preview>) -> Vec<Option<i32>> {
        gains(self.draft, self.candidates.iter().map(String::as_str), preview)
    }
}
