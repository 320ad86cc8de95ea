use render::{Scene, Theme};

use super::{
    Ahead, ChoiceButton, Draft, Form, History, Menu, Mind, Outcome, Part, Preview, Refusal, Seat, SeatSet,
    Term, Viewer, Weight, Words, gains,
};

/// The way in which a game is shown: pictures, texts and menus, all made from a [`Game::View`](super::Game::View) and an action's notation.
///
/// Nothing here sees a position, so nothing here can leak one. Nothing a person reads is written in Rust: words are
/// messages, their keys begin with the game's id.
pub trait Present: Mind + Ahead {
    /// The picture. Its size follows from `frame.picture`: 1200×1000 for a table (1600×1200 when four boards are shown),
    /// 900×500 for a hand, 1200×1000 for one of many pieces.
    fn scene(view: &Self::View, frame: &Frame<'_>) -> Scene;

    /// What that picture has to show while that is being chosen on it, as marks of the parts of its scene (`Group::shows`): the
    /// conformance kit holds every scene against it.
    fn shown(view: &Self::View, picture: Picture, focus: Focus<'_>) -> Vec<String>;

    /// The board as text, complete, in lines of at most 40 characters.
    fn board_text(view: &Self::View, words: &dyn Words) -> String;

    /// The picture's alternative text, at most 1024 characters: whose turn, what just happened, scores, the board in
    /// reading order.
    fn alt_text(view: &Self::View, words: &dyn Words) -> String;

    /// One sentence: what the game asks of that viewer now, or whom it waits for.
    fn prompt(view: &Self::View, viewer: Viewer, words: &dyn Words) -> String;

    /// What the game asks of a seat that must act, for everybody to read: half a sentence that follows the person's name ("discard 4
    /// cards"). `None` if it is simply that seat's turn. Made from what everybody knows.
    fn call(_view: &Self::View, _seat: Seat, _words: &dyn Words) -> Option<String> {
        None
    }

    /// Tells that viewer of an event; `None` if the viewer is not to know.
    fn narrate(event: &Self::Event, viewer: Viewer, words: &dyn Words) -> Option<String>;

    /// The slots of an action: words of its notation that are chosen together, in the order in which they are chosen.
    /// Joined by spaces they are its notation. The default: one slot a word.
    fn slots(action: &Self::Action) -> Vec<String> {
        action.to_string().split(' ').map(str::to_owned).collect()
    }

    /// Other orders of slots in which the same action may be chosen. Joined by spaces each of them is read as the action.
    fn detours(_action: &Self::Action) -> Vec<Vec<String>> {
        Vec::new()
    }

    /// What the next slot of a free-form action may hold, so that it is built by pressing: `before` are its slots so far, the first
    /// one the id of an open form. Joined by spaces the slots are its notation, which is done once it is legal. Not more than 25.
    fn compose(_view: &Self::View, _before: &[String]) -> Vec<String> {
        Vec::new()
    }

    /// What stands behind the label of a form's field, in signs of no language: one's own hand, say. May be empty.
    fn remark(_view: &Self::View, _form: &str, _field: &str) -> String {
        String::new()
    }

    /// The draft with which a new panel begins. The default begins with nothing chosen.
    fn start(_view: &Self::View) -> Draft {
        Draft::default()
    }

    /// The whole action in words, for the button that does it: "Give 4 wool for 1 ore". At most 80 characters; what is longer is cut.
    fn whole(view: &Self::View, action: &Self::Action, words: &dyn Words) -> String;

    /// How an action stands among the others.
    fn weight(_view: &Self::View, _action: &Self::Action) -> Weight {
        Weight::Usual
    }

    /// The question of a slot ("Which card?"), given the slots before it.
    fn ask(view: &Self::View, before: &[String], words: &dyn Words) -> String;

    /// The text of a choice for the slot after `before`, in a menu.
    fn label(view: &Self::View, before: &[String], slot: &str, words: &dyn Words) -> Label;

    /// The region (row, quarter, kind) of a choice, for slots with more than 25; choices keep their order. Regions must not
    /// outnumber 25 nor hold more. `None`: pages of 25.
    fn region(_view: &Self::View, _before: &[String], _slot: &str) -> Option<String> {
        None
    }

    /// The text of a region in a menu. The default is the region as it is.
    fn region_label(_view: &Self::View, region: &str, _words: &dyn Words) -> Label {
        region.to_uppercase().into()
    }

    /// Tells a view that the table is closed although the rules still wait for somebody: everybody but one has resigned, or it was
    /// ended without a result (no standings then). It must show that nobody is waited for.
    fn close(view: &mut Self::View, outcome: &Outcome);

    /// The words of the notation with what people may write for them: every verb, and whatever has a name. Without any, the notation
    /// and the words of labels are read.
    fn terms() -> Vec<Term> {
        Vec::new()
    }

    /// The word of the notation that stands for whoever sits there, if seats have such words: the person's name is read for it.
    fn seat_word(_view: &Self::View, _seat: Seat) -> Option<String> {
        None
    }

    /// The refusal of a word that looks like a place but is none, with the board's reach as the viewer sees it.
    fn nowhere(_view: &Self::View, _word: &str) -> Option<Refusal> {
        None
    }

    /// Whether an action, once its last slot is chosen, is confirmed by a button of its own (with a preview before);
    /// otherwise choosing the last slot does it.
    fn confirms(_action: &Self::Action) -> bool {
        false
    }

    /// Further changes to a draft: turn, flip, four nudges … At most eight. They may lead to a draft that is illegal; the
    /// panel then says which rule forbids it.
    fn adjust(_view: &Self::View, _draft: &Draft, _words: &dyn Words) -> Vec<ChoiceButton> {
        Vec::new()
    }

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

    /// The points of a seat by category, as the viewer may know them, in the rulebook's order: their sum is the seat's points. Every
    /// seat of a table has the same categories.
    fn breakdown(_view: &Self::View, _seat: Seat, _words: &dyn Words) -> Vec<Part> {
        Vec::new()
    }

    /// What a draft would do to the viewer's points; `None` while too little is chosen, if it is illegal, or if it changes no points
    /// by nature. Made from the view alone: what is drawn later is not guessed.
    fn preview(_view: &Self::View, _draft: &[String], _words: &dyn Words) -> Option<Preview> {
        None
    }

    /// Statistics for `/stats`: titled tables of what everybody may know.
    fn reports(_view: &Self::View, _words: &dyn Words) -> Vec<Report> {
        Vec::new()
    }

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
    /// The answers that are actions, in notation, the friendly one first, the one that declines last; they are labelled like a first
    /// choice.
    pub actions: Vec<String>,
    /// The answers that take a form.
    pub forms: Vec<&'static Form>,
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

/// The text of a choice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Label {
    /// At most 100 characters.
    pub text: String,
    /// A second line; at most 100 characters, may be empty.
    pub description: String,
    /// Unicode emoji where a drawing says more than letters; may be empty.
    pub emoji: Vec<&'static str>,
}

impl Label {
    /// A text with a second line.
    pub(crate) fn new(text: String, description: String) -> Label {
        Label { text, description, emoji: Vec::new() }
    }

    /// The same with emoji.
    #[must_use]
    pub(crate) fn drawn(self, emoji: impl IntoIterator<Item = &'static str>) -> Label {
        Label { emoji: emoji.into_iter().collect(), ..self }
    }
}

impl From<String> for Label {
    fn from(text: String) -> Self {
        Label::new(text, String::new())
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
    pub(crate) fn gains(&self, preview: impl Fn(&[String]) -> Option<Preview>) -> Vec<Option<i32>> {
        gains(self.draft, self.candidates.iter().map(String::as_str), preview)
    }
}

/// A titled block of lines for `/stats`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The subject.
    pub title: String,
    /// Lines of at most 40 characters, shown in a fixed-width font.
    pub lines: Vec<String>,
}

/// The free-form actions open to a seat.
pub struct Forms<A> {
    /// Their forms.
    pub open: Vec<&'static Form>,
    /// Some legal examples, for tests and for random play.
    pub samples: Vec<A>,
}

impl<A> Default for Forms<A> {
    fn default() -> Self {
        Forms { open: Vec::new(), samples: Vec::new() }
    }
}
