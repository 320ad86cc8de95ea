//! What one viewer sees and may do.

use std::any::Any;

use render::{Scene, Theme};

use super::menu::{MenuMaker, Ways};
use crate::present::{Appeal, Draft, Focus, Frame, History, Menu, Part, Picture, Present, Preview, Report};
use crate::reading::{Completion, Reader, as_typed, compose, people, tokens};
use rules::{Form, Outcome, Refusal, Seat, Viewer, Words};

/// One viewer's knowledge of a table and legal actions at it; everything that a person is shown comes from here.
pub struct Sight<G: Present> {
    viewer: Viewer,
    view: G::View,
    actions: Vec<G::Action>,
    forms: Vec<&'static Form>,
    /// Only asked whether the viewer's own finished draft is legal.
    position: G,
}

impl<G: Present> Sight<G> {
    /// Looks at a position through the viewer's eyes. `admitted`: whether the viewer may do anything at this table;
    /// `closed`: how the table ended, if the rules know nothing of it.
    pub(crate) fn new(position: &G, viewer: Viewer, admitted: bool, closed: Option<&Outcome>) -> Self {
        let mut actions = Vec::new();
        let mut forms = Vec::new();
        if let (Viewer::Seat(seat), true) = (viewer, admitted) {
            position.actions(seat, &mut actions);
            forms = position.forms(seat).open;
        }
        let mut view = position.view(viewer);
        if let Some(outcome) = closed {
            G::close(&mut view, outcome);
        }
        Sight { viewer, view, actions, forms, position: position.clone() }
    }

    /// The picture, for the palette of the game.
    fn drawn(&self, frame: &Frame<'_>) -> Scene {
        Scene { swatches: G::SWATCHES, ..G::scene(&self.view, frame) }
    }

    /// The ways to the viewer's actions; `legal` is [`Sight::judge`].
    fn ways<'a>(&'a self, legal: &'a dyn Fn(&G::Action) -> Result<(), Refusal>) -> Ways<'a, G> {
        Ways::new(&self.view, &self.actions, &self.forms, legal)
    }

    /// Reads what the viewer types.
    fn reader<'a>(&'a self, readers: &'a [&'a dyn Words]) -> Reader<'a, G> {
        let Sight { viewer, view, actions, forms, position } = self;
        Reader { position, view, viewer: *viewer, actions, forms, readers }
    }

    /// Whether the viewer may do that.
    fn judge(&self, action: &G::Action) -> Result<(), Refusal> {
        self.viewer.seat().map_or(Ok(()), |seat| self.position.legal(seat, action))
    }
}

/// A [`Sight`] of any game.
pub trait AnySight: Any + Send + Sync {
    /// The viewer whose sight it is.
    fn viewer(&self) -> Viewer;
    /// The sentence that says what the game asks of the viewer, or whom it waits for.
    fn prompt(&self, words: &dyn Words) -> String;
    /// What the game asks of a seat that must act, as half a sentence after the person's name; none if it is simply its turn.
    fn call(&self, seat: Seat, words: &dyn Words) -> Option<String>;
    /// The picture; with a menu, the viewer's draft and candidates are shown on it.
    fn scene(&self, words: &dyn Words, theme: Theme, picture: Picture, menu: Option<&Menu>) -> Scene;
    /// What that picture has to show, by the marks of its parts.
    fn shown(&self, picture: Picture, menu: Option<&Menu>) -> Vec<String>;
    /// The closing picture of a game that has ended; with its history, it shows how the game went.
    fn ending(&self, words: &dyn Words, theme: Theme, history: Option<&History>) -> Scene;
    /// The board as text, lines of at most 34 characters.
    fn board_text(&self, words: &dyn Words) -> String;
    /// The picture's alternative text, at most 1024 characters.
    fn alt_text(&self, words: &dyn Words) -> String;
    /// The points of a seat by category, as the viewer may know them; none if the game does not say.
    fn breakdown(&self, seat: Seat, words: &dyn Words) -> Vec<Part>;
    /// What a draft would do to the viewer's points, if that can be said.
    fn preview(&self, draft: &Draft, words: &dyn Words) -> Option<Preview>;
    /// Statistics of what everybody may know.
    fn reports(&self, words: &dyn Words) -> Vec<Report>;
    /// The presses that are open, given a draft.
    fn menu(&self, draft: &Draft, words: &dyn Words) -> Menu;
    /// The draft with which a new panel begins.
    fn start(&self) -> Draft;
    /// The draft whose slots are all filled by that action; none if it cannot be read.
    fn draft(&self, action: &str) -> Option<Draft>;
    /// Ways to go on with a typed move, in the language of the first of `readers`, by words of all of them; at most 25.
    fn complete(&self, typed: &str, readers: &[&dyn Words]) -> Vec<Completion>;
    /// The draft that a text begins, so that a question is left: "build a settlement".
    fn begun(&self, typed: &str, readers: &[&dyn Words]) -> Option<Draft>;
    /// A move that the viewer may make, as it can be typed in the language of the first of `readers`; it begins with the draft.
    fn example(&self, draft: &Draft, readers: &[&dyn Words]) -> Option<String>;
    /// An action as it can be typed in the language of the first of `readers`; in notation where names make its sentence ambiguous.
    fn spell(&self, action: &str, readers: &[&dyn Words]) -> String;
    /// The action, in notation, that somebody means by that text in the language of one of `readers`. It can be read but need not be legal.
    ///
    /// # Errors
    /// The [`Refusal`], in the language of the first of `readers`, says what was not understood and which legal moves are nearest, or
    /// which ones it could be.
    fn read(&self, typed: &str, readers: &[&dyn Words]) -> Result<String, Refusal>;
    /// The notation of a form filled with those texts; it knows the names of those who sit at the table.
    fn fill(&self, form: &Form, texts: &[String], readers: &[&dyn Words]) -> Result<String, Refusal>;
    /// The free-form actions open to the viewer.
    fn forms(&self) -> &[&'static Form];
    /// What stands after the label of a form's field; may be empty.
    fn remark(&self, form: &str, field: &str) -> String;
    /// The viewer's legal closed actions, in notation.
    fn actions(&self) -> Vec<String>;
    /// Whether the viewer may do that action, a listed or a free-form one, given in its own notation.
    fn allows(&self, action: &str) -> bool;
    /// The appeal to seats besides those whose turn it is, if there is one.
    fn appeal(&self) -> Option<Appeal>;
    /// Whether those whom the game does not wait for may break in.
    fn interruptible(&self) -> bool;
    /// The order that the viewer means by that text now, in canonical notation.
    ///
    /// # Errors
    /// The [`Refusal`] says that it cannot be read.
    fn order(&self, written: &str) -> Result<String, Refusal>;
    /// Whether an order of the viewer still means anything.
    fn stands(&self, order: &str) -> bool;
    /// The legal action that an order has the viewer do now, in notation.
    fn by_order(&self, order: &str) -> Option<String>;
    /// What an action of the viewer relies on though it does not name it.
    fn relied(&self, action: &str) -> Option<String>;
    /// The action that the rules force on a seat, as everybody knows, in notation.
    fn forced(&self) -> Option<(Seat, String)>;
    /// The whole action in words, as on the button that does it; none if it cannot be read.
    fn whole(&self, action: &str, words: &dyn Words) -> Option<String>;
    /// The text of an action of one slot on a button.
    fn label(&self, action: &str, words: &dyn Words) -> String;
    /// Everything that the viewer may know, as one text; equal texts are equal views.
    fn digest(&self) -> String;
    /// Whether another viewer, or the same at another time, knows and may do the same.
    fn equals(&self, other: &dyn AnySight) -> bool;
}

impl<G: Present> AnySight for Sight<G> {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn prompt(&self, words: &dyn Words) -> String {
        G::prompt(&self.view, self.viewer, words)
    }

    fn call(&self, seat: Seat, words: &dyn Words) -> Option<String> {
        G::call(&self.view, seat, words)
    }

    fn scene(&self, words: &dyn Words, theme: Theme, picture: Picture, menu: Option<&Menu>) -> Scene {
        let focus = menu.map_or_else(Focus::default, Focus::of);
        let frame = Frame { words, theme, picture, viewer: self.viewer, focus, history: None };
        let mut scene = self.drawn(&frame);
        scene.point_out(menu.map_or(&[], |menu| &menu.spoken));
        scene
    }

    fn shown(&self, picture: Picture, menu: Option<&Menu>) -> Vec<String> {
        G::shown(&self.view, picture, menu.map_or_else(Focus::default, Focus::of))
    }

    fn ending(&self, words: &dyn Words, theme: Theme, history: Option<&History>) -> Scene {
        let (viewer, picture, focus) = (self.viewer, Picture::End, Focus::default());
        self.drawn(&Frame { words, theme, picture, viewer, focus, history })
    }

    fn board_text(&self, words: &dyn Words) -> String {
        G::board_text(&self.view, words)
    }

    fn alt_text(&self, words: &dyn Words) -> String {
        G::alt_text(&self.view, words)
    }

    fn breakdown(&self, seat: Seat, words: &dyn Words) -> Vec<Part> {
        G::breakdown(&self.view, seat, words)
    }

    fn preview(&self, draft: &Draft, words: &dyn Words) -> Option<Preview> {
        G::preview(&self.view, &draft.0, words)
    }

    fn reports(&self, words: &dyn Words) -> Vec<Report> {
        G::reports(&self.view, words)
    }

    fn menu(&self, draft: &Draft, words: &dyn Words) -> Menu {
        let legal = |action: &G::Action| self.judge(action);
        MenuMaker::<G> { view: &self.view, words, ways: self.ways(&legal) }.make(draft)
    }

    fn start(&self) -> Draft {
        if self.actions.is_empty() { Draft::default() } else { G::start(&self.view) }
    }

    fn draft(&self, action: &str) -> Option<Draft> {
        action.parse::<G::Action>().ok().map(|action| Draft(G::slots(&action)))
    }

    fn complete(&self, typed: &str, readers: &[&dyn Words]) -> Vec<Completion> {
        let legal = |action: &G::Action| self.judge(action);
        self.reader(readers).complete(&self.ways(&legal), typed)
    }

    fn example(&self, draft: &Draft, readers: &[&dyn Words]) -> Option<String> {
        let action = self.actions.iter().find(|action| G::slots(action).starts_with(&draft.0))?;
        Some(self.spell(&action.to_string(), readers))
    }

    fn spell(&self, action: &str, readers: &[&dyn Words]) -> String {
        let sentence = readers.first().zip(action.parse().ok());
        let sentence = sentence.map(|(words, action)| as_typed(&G::whole(&self.view, &action, *words)));
        let is_read = |text: &String| self.read(text, readers).is_ok_and(|read| read == action);
        sentence.filter(is_read).unwrap_or_else(|| action.to_owned())
    }

    fn read(&self, typed: &str, readers: &[&dyn Words]) -> Result<String, Refusal> {
        let legal = |action: &G::Action| self.judge(action);
        self.reader(readers).read(&self.ways(&legal), typed)
    }

    fn begun(&self, typed: &str, readers: &[&dyn Words]) -> Option<Draft> {
        let legal = |action: &G::Action| self.judge(action);
        let (reader, ways) = (self.reader(readers), self.ways(&legal));
        reader.begun(&ways, &tokens(reader.completed(&ways, typed).unwrap_or(typed)))
    }

    fn fill(&self, form: &Form, texts: &[String], readers: &[&dyn Words]) -> Result<String, Refusal> {
        compose(form, G::ID, texts, readers, &people::<G>(&self.view, self.position.seats()))
    }

    fn forms(&self) -> &[&'static Form] {
        &self.forms
    }

    fn remark(&self, form: &str, field: &str) -> String {
        G::remark(&self.view, form, field)
    }

    fn actions(&self) -> Vec<String> {
        self.actions.iter().map(ToString::to_string).collect()
    }

    fn allows(&self, action: &str) -> bool {
        let read = action.parse::<G::Action>().ok().filter(|read| read.to_string() == action);
        read.is_some_and(|read| {
            let is_free = self.forms.iter().any(|form| action.split(' ').next() == Some(form.id));
            self.actions.contains(&read) || is_free && self.judge(&read).is_ok()
        })
    }

    fn appeal(&self) -> Option<Appeal> {
        G::appeal(&self.view)
    }

    fn interruptible(&self) -> bool {
        G::interruptible(&self.view)
    }

    fn order(&self, written: &str) -> Result<String, Refusal> {
        G::order(&self.view, written)
    }

    fn stands(&self, order: &str) -> bool {
        G::stands(&self.view, order)
    }

    fn by_order(&self, order: &str) -> Option<String> {
        let public = self.position.view(Viewer::Public);
        let action = G::by_order(&self.view, &public, order)?.to_string();
        self.allows(&action).then_some(action)
    }

    fn relied(&self, action: &str) -> Option<String> {
        action.parse().ok().and_then(|action| G::relied(&self.view, &action))
    }

    fn forced(&self) -> Option<(Seat, String)> {
        let public = self.position.view(Viewer::Public);
        G::forced(&public).map(|(seat, action)| (seat, action.to_string()))
    }

    fn whole(&self, action: &str, words: &dyn Words) -> Option<String> {
        action.parse::<G::Action>().ok().map(|action| G::whole(&self.view, &action, words))
    }

    fn label(&self, action: &str, words: &dyn Words) -> String {
        G::label(&self.view, &[], action, words).text
    }

    fn digest(&self) -> String {
        format!("{:?} {:?}", self.view, self.actions)
    }

    fn equals(&self, other: &dyn AnySight) -> bool {
        let other: &dyn Any = other;
        other
            .downcast_ref()
            .is_some_and(|other: &Self| (&self.view, &self.actions) == (&other.view, &other.actions))
    }
}
