//! Wolves and Sheep (pl: Wilki i owce; fr: La Guerre des Moutons), by Philippe des Pallières.
//!
//! # Words of the rulebook
//! - *tile* ([`Tile`](components::tile::Tile)): the bag's are 1 to 68, as in our data file: 60 *landscape* tiles, the *wolves* 61–64, the
//!   *hunters* 65–68; then the *village square* and the *shepherds*, which are the backs of the "?" tiles;
//! - *face* a or b, turned ([`Posture`](components::posture::Posture)): shows *areas* ([`Area`](components::print::Area)) parted by *fences*; an area
//!   reaches edges and holds sheep; a meadow *touches* the forests of its own face;
//! - *landscape* ([`Landscape`](components::landscape::Landscape)): the tiles on the table; areas along a matching edge are *joined* to a
//!   *meadow*, a *forest* or a village ([`Sum`](components::landscape::Sum)); a meadow is *closed* when no edge of it is *open*, a forest is
//!   *active* with more bare wolves than hunters laid as tiles of their own, a meadow that touches an active forest is not *safe*;
//! - *reveal*: laying the own "?" tile as the shepherd, then a *bonus tile*; *interrupt*: wolves and hunters at any moment;
//!   *retire*: stop for good.
//!
//! # Places
//! Columns are letters (`@`, `a` … `z`, `aa` …) from the left, rows numbers (0 …) from the top. The village square lies at `n14`; a place
//! keeps its name when the landscape grows.
//!
//! # Notation
//! ```text
//! lay 12a 90 q9                       tile and face, degrees clockwise (0 | 90 | 180 | 270), place: the turn's tile, or the bonus tile
//! interrupt 61a 0 q9 65a 0 q10        wolves and hunters, in order; a hunter on a wolf names the wolf's place
//! reveal black q9                     the own "?" tile; black | yellow | red | blue
//! pass                                if nothing fits
//! retire
//! ```
//! A turning is written as the smallest that looks the same; every other is read. Where it changes nothing it may be left out, and so
//! may the face of a wolf or hunter (`interrupt 61 q9`). The place may stand before the turning.
//!
//! # Text log
//! The header takes `option colours one | two` (two players). Chance, in the order in which it is asked for:
//! ```text
//! setup | first 2 | colour black … (1 or 2 a seat) | tile 12 … (4 a seat)
//! 1 lay 12a 90 n13 | tile 40                   a tile for every edge matched, as far as the bag reaches
//! 2 pass | tile 3 …                            when nobody could open the game: new hands, by seat
//! ```

#![allow(rustdoc::private_intra_doc_links, reason = "the manual above is for those who read the code")]

mod action;
mod apply;
mod components;
mod config;
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
use config::Config;
use event::Event;
use rules::{
    Ahead, Barrier, Chance, ChanceError, Forms, Game, OptionSpec, Options, Outcome, Refusal, Sampler,
    ScoreError, Seat, SeatSet, Turn, Viewer,
};
use tabletop::{Focus, Frame, Picture, Present, Title, TitleOf};
use view::View;

use state::WolvesAndSheep;

/// The game, as the bot knows it.
pub static TITLE: &dyn Title = &TitleOf::<WolvesAndSheep>::NEW;

impl Game for WolvesAndSheep {
    type Config = Config;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ID: &'static str = "wolves-and-sheep";
    const RULES: u32 = 1;
    const SEATS: (u8, u8) = (2, 4);

    fn options() -> &'static [OptionSpec] {
        &config::OPTIONS
    }

    fn config(options: &Options, seats: u8) -> Result<Config, Refusal> {
        match options.value(&config::OPTIONS, "colours") {
            "two" if seats != 2 => Err(Refusal::new("wolves-and-sheep-refusal-two-colours")),
            "two" => Ok(Config { herds: 2 }),
            _ => Ok(Config { herds: 1 }),
        }
    }

    fn new(config: &Config, seats: u8, chance: &mut dyn Chance) -> Result<Self, ChanceError> {
        setup::new(config, seats, chance)
    }

    fn seats(&self) -> u8 {
        self.count()
    }

    /// All who still play may break in at any time, whatever they hold, but not between a reveal and its bonus tile.
    fn turn(&self) -> Turn {
        if self.over {
            return Turn::Over(score::outcome(&self.tallies()));
        }
        match self.bonus {
            Some(seat) => Turn::of(seat),
            None => {
                Turn::Waiting { must: SeatSet::one(self.current), may: self.playing().without(self.current) }
            }
        }
    }

    fn on_turn(&self) -> SeatSet {
        SeatSet::one(self.current)
    }

    fn legal(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        legal::legal(self, seat, action)
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        legal::actions(self, seat, out);
    }

    fn forms(&self, seat: Seat) -> Forms<Action> {
        legal::forms(self, seat)
    }

    fn sampler() -> Option<Sampler<Action>> {
        Some(legal::SAMPLER)
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

    fn resign(&mut self, seat: Seat, events: &mut Vec<Event>) {
        apply::resign(self, seat, events);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn scores(&self) -> Vec<i32> {
        self.tallies().iter().map(score::Tally::total).collect()
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

impl Ahead for WolvesAndSheep {
    /// The bonus for stopping: another seat may take it meanwhile.
    fn relied(view: &View, action: &Action) -> Option<String> {
        (*action == Action::Retire).then(|| view.next_bonus(0).to_string())
    }
}

impl Present for WolvesAndSheep {
    const SWATCHES: Swatches = picture::SWATCHES;

    fn scene(view: &View, frame: &Frame<'_>) -> Scene {
        picture::scene(view, frame)
    }

    fn shown(view: &View, picture: Picture, focus: Focus<'_>) -> Vec<String> {
        picture::shown(view, picture, focus)
    }

    fn close(view: &mut View, outcome: &Outcome) {
        view.current = None;
        view.bonus = None;
        view.outcome = Some(outcome.clone()).filter(|outcome| !outcome.standings.is_empty());
    }

    fn interruptible(view: &View) -> bool {
        present::tell::is_interruptible(view)
    }

    tabletop::messages!();

    fn topics() -> &'static [&'static str] {
        &["overview", "turn", "anytime", "wolves", "end", "scoring", "two", "notation"]
    }
}
