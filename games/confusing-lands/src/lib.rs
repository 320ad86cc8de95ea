//! Confusing Lands: lay cards of six squares over one another, and live with the conditions that you lay.
//!
//! # Words of the rulebook
//! - *card* ([`Card`](components::card::Card)): 2×3 squares, two faces; the *front* carries the card's scoring *condition*, the *back* does not;
//! - *square* ([`Square`](components::square::Square)): shows one *symbol* (river, forest, mountain, village, deer, wolf, crystal), or is
//!   *blank* ("empty"), or belongs to a condition; a place without a square is *outside* the land, a *hole* if the land surrounds it;
//! - *land* ([`Land`](components::land::Land)): the cards that a player has laid, and the squares that show; *shared condition*: the one in the
//!   middle, which belongs to no land;
//! - *touches*: shares a side; *near*: shares a side or a corner; *edge square*: has a side at a place outside;
//! - *into*: where a river square's ends lead; *past*: where its other sides are;
//! - *aside*: where a card goes that has no legal place any more.
//!
//! # Places
//! Columns are letters (`@`, `a` … `z`, `aa` …) from the left, rows numbers (0 …) from the top. A land's first card lies with its
//! top-left square at `n14`; a place keeps its name when the land grows.
//!
//! # Notation
//! ```text
//! lay 7 front 90 n14      card, face (front | back), degrees clockwise (0 | 90 | 180 | 270), place of the top-left square as it lies
//! aside 7                 a card that has no legal place
//! ```
//! These two words serve the choice between two cards and the card received; who has chosen may choose again until everybody has.
//!
//! # Text log
//! The header takes no option. Chance, in the order in which it is asked for:
//! ```text
//! setup | shared 7 | top 9 | deal 18 | deal 12 | deal 13 | deal 1     two cards for each seat
//! 1 lay 9 back 0 n14 | take 8 | top 15                                solo, with the chosen card: the card drawn, the next top one
//! 2 lay 12 back 0 o16 | deal 10 | deal 3 | deal 16 | deal 6           with the last card of a round, but not of the game
//! ```

#![allow(rustdoc::private_intra_doc_links, reason = "the manual above is for those who read the code")]

mod action;
mod apply;
mod components;
mod event;
mod hidden;
mod legal;
mod mind;
mod picture;
mod present;
mod reading;
mod report;
mod say;
mod score;
mod score_file;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod trial;
mod view;

use render::{Scene, Swatches};
use serde_json::Value;

use action::Action;
use event::Event;
use rules::{
    Ahead, Barrier, Chance, ChanceError, Game, OptionSpec, Options, Outcome, Refusal, ScoreError, Seat, Turn,
    Viewer,
};
use tabletop::{Focus, Frame, Picture, Present, Title, TitleOf};
use view::View;

use score::Tally;
use state::{ConfusingLands, Step};

/// The game, as the bot knows it.
pub static TITLE: &dyn Title = &TitleOf::<ConfusingLands>::NEW;

impl Game for ConfusingLands {
    type Config = ();
    type Action = Action;
    type Event = Event;
    type View = View;

    const ID: &'static str = "confusing-lands";
    const RULES: u32 = 1;
    const SEATS: (u8, u8) = (1, 2);

    fn options() -> &'static [OptionSpec] {
        &[]
    }

    fn config(_options: &Options, _seats: u8) -> Result<(), Refusal> {
        Ok(())
    }

    fn new(_config: &(), seats: u8, chance: &mut dyn Chance) -> Result<Self, ChanceError> {
        setup::new(seats, chance)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    /// A seat that has chosen may choose again until the last one has, unless its choice is forced.
    fn turn(&self) -> Turn {
        if self.step == Step::Over {
            return Turn::Over(score::outcome(&self.tallies()));
        }
        let committed = self.committed();
        let must = Seat::first(self.seats).filter(|&seat| !committed.contains(seat)).collect();
        let may = committed.iter().filter(|&seat| self.forced(seat).is_none()).collect();
        Turn::Waiting { must, may }
    }

    fn legal(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        legal::legal(self, seat, action)
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        legal::actions(self, seat, out);
    }

    fn universe(_seats: u8) -> Vec<Action> {
        legal::universe()
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<Barrier, ChanceError> {
        apply::apply(self, seat, action, chance, events)
    }

    /// A received card that has no legal place is put aside.
    fn reflex(&self) -> Option<(Seat, Action)> {
        let must = self.turn().must();
        must.iter().find_map(|seat| self.forced(seat).map(|action| (seat, action)))
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn scores(&self) -> Vec<i32> {
        self.tallies().iter().map(Tally::total).collect()
    }

    fn conserved(&self) -> Result<(), String> {
        hidden::conserved(self)
    }

    fn redeal(&mut self, viewer: Viewer, chance: &mut dyn Chance) -> Result<(), ChanceError> {
        hidden::redeal(self, viewer, chance)
    }

    fn report(&self) -> Value {
        report::report(self)
    }

    fn score(position: &Value) -> Result<Value, ScoreError> {
        score_file::score(position)
    }
}

impl Ahead for ConfusingLands {}

impl Present for ConfusingLands {
    const SWATCHES: Swatches = picture::SWATCHES;

    fn scene(view: &View, frame: &Frame<'_>) -> Scene {
        picture::scene(view, frame)
    }

    fn shown(view: &View, picture: Picture, focus: Focus<'_>) -> Vec<String> {
        picture::shown(view, picture, focus)
    }

    fn close(view: &mut View, outcome: &Outcome) {
        view.turn = Turn::Over(outcome.clone());
        view.places.iter_mut().for_each(|place| place.ready = false);
    }

    tabletop::messages!();

    fn topics() -> &'static [&'static str] {
        &["overview", "turn", "conditions", "terms", "scoring", "solo", "cards"]
    }
}
