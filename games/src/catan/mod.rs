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

mod action;
mod audit;
mod board;
mod build;
mod cards;
mod config;
mod develop;
mod event;
mod land;
mod listing;
mod longest;
mod look;
mod menus;
mod narrate;
mod present;
mod report;
mod robber;
mod say;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod text_board;
mod trade;
mod turns;
mod view;

use serde_json::Value;

use action::{Action, Deal};
use config::Config;
use event::Event;
pub(crate) use state::Catan;
use view::View;

use crate::{
    Arg, Barrier, Chance, ChanceError, Form, FormField, Forms, Game, OptionSpec, Options, Refusal, Seat,
    Turn, Viewer,
};
use cards::Resource;

/// How many cards of each resource there are.
const STOCK: u8 = 19;

/// A resource's name as a variable of a message.
fn resource_name(kind: Resource) -> Arg {
    Arg::Message(format!("catan-card-{kind}"))
}

/// The words of the resources, for the fields of the forms.
const KINDS: &[&str] = &["wood", "brick", "wool", "grain", "ore"];

static OFFER_FORM: Form = Form {
    id: "trade",
    fields: &[
        FormField { id: "give", lead: "", example: "2 wool", required: true, words: KINDS },
        FormField { id: "want", lead: "for", example: "1 ore", required: true, words: KINDS },
        FormField { id: "to", lead: "to", example: "blue red", required: false, words: &action::COLOURS },
    ],
};

static COUNTER_FORM: Form = Form {
    id: "counter",
    fields: &[
        FormField { id: "give", lead: "", example: "1 ore", required: true, words: KINDS },
        FormField { id: "want", lead: "for", example: "3 wool", required: true, words: KINDS },
    ],
};

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
        Config::read(options)
    }

    fn new(config: &Config, seats: u8, chance: &mut dyn Chance) -> Result<Self, ChanceError> {
        setup::set_up(config, seats, chance)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        self.whose_turn()
    }

    fn legal(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check(seat, action)
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list(seat, out);
    }

    fn forms(&self, seat: Seat) -> Forms<Action> {
        let form = if self.may_offer(seat) {
            &OFFER_FORM
        } else if self.may_counter(seat) {
            &COUNTER_FORM
        } else {
            return Forms::default();
        };
        Forms { open: vec![form], samples: self.sample_offers(seat) }
    }

    fn universe(seats: u8) -> Vec<Action> {
        listing::universe(seats)
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<Barrier, ChanceError> {
        let before = events.len();
        let barrier = self.perform(seat, action, chance, events)?;
        self.remember(&events[before..]);
        Ok(barrier)
    }

    fn resign(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.give_up(seat, events);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn scores(&self) -> Vec<i32> {
        Seat::first(self.seats).map(|seat| i32::from(self.points(seat))).collect()
    }

    fn conserved(&self) -> Result<(), String> {
        self.account()
    }

    fn redeal(&mut self, viewer: Viewer, chance: &mut dyn Chance) -> Result<(), ChanceError> {
        self.deal_anew(viewer, chance)
    }

    fn report(&self) -> Value {
        self.write_report()
    }
}

impl Catan {
    /// Keeps what happened for the picture's headline.
    fn remember(&mut self, events: &[Event]) {
        let telling =
            |event: &&Event| !matches!(event, Event::Turn(_) | Event::Chose(..) | Event::Withdrawn(_));
        // The last thing that happens in a game is that somebody wins.
        let won = events.last().filter(|event| matches!(event, Event::Won { .. }));
        if let Some(event) = won.or_else(|| events.iter().find(telling)) {
            self.chronicle.news = Some(event.public());
        }
    }
}
