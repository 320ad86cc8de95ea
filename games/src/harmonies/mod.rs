//! Harmonies (pl: Ostoja), by Johan Benvenuto (Libellud, 2024).
//!
//! Words of the rulebook, and what they are here:
//! - *token*: one of six colours ([`Token`]); tokens on one space are a [`Stack`]: water, field, tree, mountain,
//!   building, or a beginning of one;
//! - *personal board*: a [`Land`] of hexes ([`Cell`]), side A or B ([`Side`]);
//! - *central board*: five spaces ([`Space`]) of three tokens, three in a solo game;
//! - *animal card* and *nature spirit card*: a [`CardId`]; its *habitat* stands around the hex that takes the cube
//!   ([`habitat`]);
//! - *cube*: lies on a card or on the board ([`Held`]); a card is *completed* when its last cube is placed;
//! - what a player has is a [`Realm`], what a turn has come to are its [`Steps`].

mod action;
mod card;
mod cell;
mod conserve;
mod event;
mod habitat;
mod land;
mod legal;
mod picture;
mod play;
mod present;
mod realm;
mod report;
mod score;
mod score_file;
mod setup;
#[cfg(test)]
mod tests;
mod token;
mod view;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    Barrier, Chance, ChanceError, Game, OptionSpec, Options, Outcome, Refusal, ScoreError, Seat, SeatSet,
    Turn, Values, Viewer,
};

use action::{Action, Space};
use card::{CardId, Cards};
use cell::{Cell, Cells, Side};
use event::Event;
use land::Land;
use realm::{Held, Realm};
use token::{Token, Tokens};
use view::View;

/// A position of Harmonies.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Harmonies {
    realms: Vec<Realm>,
    /// Who began; a round ends before this seat's turn.
    first: Seat,
    /// Whose turn it is.
    current: Seat,
    /// Rounds completed.
    rounds: u16,
    central: [Option<[Token; 3]>; Space::COUNT],
    bag: Tokens,
    /// Tokens out of the game, in a solo game.
    gone: Tokens,
    /// The face-up animal cards, where they lie.
    row: [Option<CardId>; Space::COUNT],
    deck: Cards,
    /// Animal cards out of the game, in a solo game.
    discarded: Cards,
    /// The turn being played.
    steps: Steps,
    /// The turn before it.
    last: Option<Steps>,
    ending: Option<Ending>,
    over: bool,
    resigned: SeatSet,
}

/// What a turn has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Steps {
    seat: Seat,
    /// From where the tokens were taken.
    space: Option<Space>,
    /// Tokens taken and not yet placed.
    hand: Tokens,
    /// Where tokens were placed.
    placed: Cells,
    /// Where cubes were placed.
    cubes: Cells,
    animal: Option<CardId>,
    discarded: Option<CardId>,
}

impl Steps {
    const fn new(seat: Seat) -> Steps {
        Steps {
            seat,
            space: None,
            hand: [0; 6],
            placed: Cells::NONE,
            cubes: Cells::NONE,
            animal: None,
            discarded: None,
        }
    }

    /// How many tokens wait to be placed.
    fn in_hand(&self) -> u8 {
        self.hand.iter().sum()
    }

    /// Whether the three tokens were taken and placed.
    fn is_full(&self) -> bool {
        self.space.is_some() && self.in_hand() == 0
    }
}

/// Why the round being played is the last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Ending {
    /// The bag could not refill the central board.
    Bag,
    /// That seat had two or fewer empty spaces.
    Land(Seat),
}

/// What was agreed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Config {
    side: Side,
    spirits: bool,
}

static OPTIONS: [OptionSpec; 2] = [
    OptionSpec { key: "side", values: Values::OneOf(&["a", "b"]), default: "a" },
    OptionSpec { key: "spirits", values: Values::OneOf(&["no", "yes"]), default: "no" },
];

impl Harmonies {
    fn realm(&self, seat: Seat) -> &Realm {
        &self.realms[seat.index()]
    }

    fn is_solo(&self) -> bool {
        self.realms.len() == 1
    }

    /// How many spaces the central board and the card row have.
    fn spaces(&self) -> usize {
        if self.is_solo() { Space::SOLO } else { Space::COUNT }
    }

    fn side(&self) -> Side {
        self.realms[0].land.side
    }

    fn outcome(&self) -> Outcome {
        let key = |realm: &Realm| (realm.score().total(), realm.animal_cubes());
        let mut outcome = Outcome::ranked(&self.realms.iter().map(key).collect::<Vec<_>>());
        if self.is_solo() {
            outcome.verdict = Some(format!("harmonies-suns-{}", self.suns()));
        }
        outcome
    }

    /// The suns of a solo game: by points, and for the side and the spirit played with.
    fn suns(&self) -> usize {
        const STEPS: [i32; 8] = [40, 70, 90, 110, 130, 140, 150, 160];
        let realm = &self.realms[0];
        let total = realm.score().total();
        let by_points = STEPS.iter().filter(|&&step| total >= step).count();
        let by_side = usize::from(self.side() == Side::A);
        let by_spirit = match realm.spirits.map(|spirits| spirits.kept) {
            None => 2,
            Some(kept) => kept.map_or(0, |card| match card.card().effect {
                Some(card::Effect::Groups(..)) => 1,
                _ => 0,
            }),
        };
        by_points + by_side + by_spirit
    }
}

impl Game for Harmonies {
    type Config = Config;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ID: &'static str = "harmonies";
    const RULES: u32 = 1;
    const SEATS: (u8, u8) = (1, 4);

    fn options() -> &'static [OptionSpec] {
        &OPTIONS
    }

    fn config(options: &Options, _seats: u8) -> Result<Config, Refusal> {
        let side = if options.value(&OPTIONS, "side") == "b" { Side::B } else { Side::A };
        Ok(Config { side, spirits: options.value(&OPTIONS, "spirits") == "yes" })
    }

    fn new(config: &Config, seats: u8, chance: &mut dyn Chance) -> Result<Self, ChanceError> {
        setup::set_up(*config, seats, chance)
    }

    fn seats(&self) -> u8 {
        self.realms.len() as u8
    }

    fn turn(&self) -> Turn {
        if self.over { Turn::Over(self.outcome()) } else { Turn::of(self.current) }
    }

    fn legal(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        legal::legal(self, seat, *action)
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        legal::list(self, seat, out);
    }

    fn universe(_seats: u8) -> Vec<Action> {
        Action::all()
    }

    fn apply(
        &mut self,
        _seat: Seat,
        action: &Action,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<Barrier, ChanceError> {
        play::play(self, *action, chance, events)
    }

    fn reflex(&self) -> Option<(Seat, Action)> {
        (!self.over && self.resigned.contains(self.current)).then_some((self.current, Action::Done))
    }

    fn resign(&mut self, seat: Seat, events: &mut Vec<Event>) {
        play::resign(self, seat, events);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn scores(&self) -> Vec<i32> {
        self.realms.iter().map(|realm| realm.score().total()).collect()
    }

    fn conserved(&self) -> Result<(), String> {
        conserve::conserved(self)
    }

    fn redeal(&mut self, viewer: Viewer, chance: &mut dyn Chance) -> Result<(), ChanceError> {
        setup::redeal(self, viewer, chance)
    }

    fn report(&self) -> Value {
        report::report(self)
    }

    fn score(position: &Value) -> Result<Value, ScoreError> {
        score_file::score(position)
    }
}
