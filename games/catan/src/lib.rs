//! Catan (Klaus Teuber, Kosmos 1995): the base game for three or four players.
//!
//! # Words of the rulebook
//! *Hexes* of *terrain* with *number tokens*, *corners* (intersections) for *settlements* and *cities*, *edges* (paths) for
//! *roads*. *Resource cards* of five kinds in the *bank*; *development cards*: knights, victory points and the *progress cards*
//! road building, year of plenty, monopoly. *Domestic trade* between players, *maritime trade* with the bank, better at
//! *harbours*. *Longest Road* and *Largest Army* are the *special cards*. *Founding*: the two free settlements with roads.
//!
//! # Places
//! Corners: zigzag rows `a` … `f` from top to bottom, columns `1` … `11` from left to right (rows a and f hold 3–9, b and e
//! 2–10): `c4`. Edges: their two corners, `c4-c5` or upright `b4-c4`; drawn
//! and read in short, too: `c4-5`, `b-c4`. Hexes: the letters `g` … `y` in reading order.
//!
//! # Seats
//! Colours by seat: 1 `blue`, 2 `amber` (the rulebook's orange), 3 `green` (its white), 4 `red`. With three players red stays out.
//!
//! # Notation
//! ```text
//! roll | end                          build road c4-c5 | build settlement c4 | build city c4 | buy card
//! bank wool for ore                   at one's best rate: 4, 3 or 2 wool
//! trade 2 wool for 1 ore [to red]     accept | decline | counter 2 ore for 3 wool | confirm red | cancel
//! play knight | play roads | play plenty wood ore | play monopoly ore | stop (no second free road)
//! robber k red                        who is robbed is named whenever somebody is there
//! discard 2 wood 0 brick 1 wool 0 grain 1 ore        kinds with 0 need not be typed
//! ```
//! Orders: `decline turn`, `decline always`, `accept 2 ore for 1 wool times 3` (at least, for at most), `keep ore grain`, `roll`, `end`.
//! Founding uses `build settlement` and `build road` too.
//!
//! # Text log
//! The header takes an explicit layout: `option terrain` with nineteen of `wood brick wool grain ore desert` in reading
//! order, `option numbers` with nineteen numbers (`-` on the desert), `option harbours` with nine of `any wood brick wool grain
//! ore` for the frame's slots clockwise from the upper left (a3-a4 a6-a7 b9-b10 c11-d11 e9-e10 f6-f7 f3-f4 d2-e2 b2-c2; `ore@c1-d1`
//! puts one elsewhere), `option robber` with a hex. What is not given comes from `option layout` (`beginner`, `fixed`,
//! `variable`). Chance, in the order in which it is asked for:
//! ```text
//! setup | terrain wood … (19) | corner g | harbour any … (9) | first blue     what the header gives is not drawn
//! setup | … | number 6 k … (18: 6 6 8 8, then hex by hex) | …                 with random numbers instead of corner
//! 1 roll | dice 3 4
//! 1 buy card | draw knight                                                   knight, point, roads, plenty, monopoly
//! 1 robber k red | steal ore                                                 nothing from an empty hand
//! ```

#![allow(rustdoc::private_intra_doc_links, reason = "the manual above is for those who read the code")]

mod action;
mod ahead;
mod apply;
mod components;
mod config;
mod event;
mod form;
mod hidden;
mod legal;
mod mind;
mod picture;
mod pieces;
mod present;
mod reading;
mod report;
mod say;
mod score;
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
    Barrier, Chance, ChanceError, Forms, Game, OptionSpec, Options, Outcome, Refusal, Seat, SeatSet, Turn,
    Viewer,
};
use tabletop::{Appeal, Focus, Frame, Picture, Present, Title, TitleOf};
use view::View;

use state::{Catan, Phase};

/// The game, as the bot knows it.
pub static TITLE: &dyn Title = &TitleOf::<Catan>::NEW;

impl Game for Catan {
    type Config = Config;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ID: &'static str = "catan";
    const RULES: u32 = 1;
    const SEATS: (u8, u8) = (3, 4);

    fn options() -> &'static [OptionSpec] {
        config::OPTIONS
    }

    fn config(options: &Options, _seats: u8) -> Result<Config, Refusal> {
        config::config(options)
    }

    fn new(config: &Config, seats: u8, chance: &mut dyn Chance) -> Result<Self, ChanceError> {
        setup::new(config, seats, chance)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over => Turn::Over(score::outcome(self.players(), self.specials(), self.current)),
            Phase::Discard => {
                let owes = |seat: &Seat| self.player(*seat).due > 0 && !self.resigned.contains(*seat);
                let has_chosen = |seat: &Seat| self.player(*seat).chosen.is_some();
                let (may, must) = Seat::first(self.seats).filter(owes).partition::<Vec<Seat>, _>(has_chosen);
                Turn::Waiting { must: must.into_iter().collect(), may: may.into_iter().collect() }
            }
            _ => Turn::Waiting { must: SeatSet::one(self.current), may: self.answering() },
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

    fn universe(seats: u8) -> Vec<Action> {
        legal::universe(seats)
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
        let points = |seat| i32::from(score::points(self.players(), self.specials(), seat));
        Seat::first(self.seats).map(points).collect()
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
}

impl Present for Catan {
    const SWATCHES: Swatches = picture::SWATCHES;

    fn scene(view: &View, frame: &Frame<'_>) -> Scene {
        picture::scene(view, frame)
    }

    fn shown(view: &View, picture: Picture, focus: Focus<'_>) -> Vec<String> {
        picture::shown(view, picture, focus)
    }

    fn close(view: &mut View, outcome: &Outcome) {
        view.phase = Phase::Over;
        view.must = SeatSet::EMPTY;
        view.offer = None;
        view.winner = outcome.winner();
        view.outcome = Some(outcome.clone()).filter(|outcome| !outcome.standings.is_empty());
    }

    fn appeal(view: &View) -> Option<Appeal> {
        present::menus::appeal(view)
    }

    tabletop::messages!();

    fn topics() -> &'static [&'static str] {
        &["overview", "turn", "building", "trade", "robber", "cards", "notation", "options"]
    }
}
