//! Harmonies (pl: Ostoja), by Johan Benvenuto (Libellud, 2024).
//!
//! # Words of the rulebook
//! - *token*: one of six colours ([`Token`](components::token::Token)); tokens on one space are a [`Stack`](components::token::Stack): water, field, tree,
//!   mountain, building, or a beginning of one;
//! - *personal board*: a [`Land`](components::land::Land) of hexes ([`Cell`](components::cell::Cell)), side A or B ([`Side`]);
//! - *central board*: five spaces ([`Space`](components::space::Space)) of three tokens, three in a solo game;
//! - *animal card* and *nature spirit card*: a [`CardId`](components::card::CardId); its *habitat* stands around the hex that takes the cube
//!   ([`habitat`](components::habitat));
//! - *cube*: lies on a card or on the board ([`Held`](components::card::Held)); a card is *completed* when its last cube is placed;
//! - what a player has is a [`Realm`](components::realm::Realm), what a turn has come to are its [`Steps`](state::Steps).
//!
//! # Places
//! Hexes: columns `a` … `g` from the left, rows `1` … `5` from the top; every second column (`b`, `d`, `f`) lies half a hex lower.
//! Side A has columns of 5 4 5 4 5 hexes, side B of 4 3 4 3 4 3 4. Central spaces: `a` … `e`, solo `a` … `c`.
//!
//! # Notation
//! ```text
//! spirit 33               keeps one of the two nature spirits dealt, before anything else on the first turn
//! take c                  the three tokens of a central space
//! place grey d2           blue | grey | brown | green | yellow | red
//! animal 12               takes an animal card of the row
//! cube 12 d2              places a cube of a card in front of oneself
//! discard 12              solo, after the tokens: puts a card of the row out of the game
//! done                    ends the turn
//! ```
//! Cards are numbered as in the box: animals 1–32, nature spirits 33–42; their English names are read too (`animal frog`).
//!
//! # Text log
//! The header takes `option side a | b` and `option spirits no | yes`. Chance, in the order in which it is asked for:
//! ```text
//! setup | first 2 | token blue … (3 a space) | animal 16 … (1 a space) | spirit 33 … (2 a seat)     solo nobody is drawn to begin
//! 2 done | token grey | token blue | token red | animal 26            what refills the central board, then the row
//! ```

#![allow(rustdoc::private_intra_doc_links, reason = "the manual above is for those who read the code")]

mod action;
mod ahead;
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
    Barrier, Chance, ChanceError, Game, OptionSpec, Options, Outcome, Refusal, ScoreError, Seat, Turn, Viewer,
};
use tabletop::{Focus, Frame, Picture, Present, Title, TitleOf};
use view::View;

use components::cell::Side;
use score::Score;
use state::Harmonies;

/// The game, as the bot knows it.
pub static TITLE: &dyn Title = &TitleOf::<Harmonies>::NEW;

impl Game for Harmonies {
    type Config = Config;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ID: &'static str = "harmonies";
    const RULES: u32 = 1;
    const SEATS: (u8, u8) = (1, 4);

    fn options() -> &'static [OptionSpec] {
        &config::OPTIONS
    }

    fn config(options: &Options, _seats: u8) -> Result<Config, Refusal> {
        let side = if options.value(&config::OPTIONS, "side") == "b" { Side::B } else { Side::A };
        Ok(Config { side, spirits: options.value(&config::OPTIONS, "spirits") == "yes" })
    }

    fn new(config: &Config, seats: u8, chance: &mut dyn Chance) -> Result<Self, ChanceError> {
        setup::new(config, seats, chance)
    }

    fn seats(&self) -> u8 {
        self.realms.len() as u8
    }

    fn turn(&self) -> Turn {
        if self.over { Turn::Over(score::outcome(&self.realms)) } else { Turn::of(self.current) }
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

    /// A seat that has resigned ends its turn.
    fn reflex(&self) -> Option<(Seat, Action)> {
        (!self.over && self.resigned.contains(self.current)).then_some((self.current, Action::Done))
    }

    fn resign(&mut self, seat: Seat, events: &mut Vec<Event>) {
        apply::resign(self, seat, events);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn scores(&self) -> Vec<i32> {
        self.realms.iter().map(|realm| Score::of_realm(realm).total()).collect()
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

impl Present for Harmonies {
    const SWATCHES: Swatches = picture::SWATCHES;

    fn scene(view: &View, frame: &Frame<'_>) -> Scene {
        picture::scene(view, frame)
    }

    fn shown(view: &View, picture: Picture, _focus: Focus<'_>) -> Vec<String> {
        picture::shown(view, picture)
    }

    fn close(view: &mut View, outcome: &Outcome) {
        view.current = None;
        view.outcome = Some(outcome.clone()).filter(|outcome| !outcome.standings.is_empty());
    }

    tabletop::messages!();

    fn topics() -> &'static [&'static str] {
        &["overview", "turn", "tokens", "animals", "end", "scoring", "spirits", "solo", "notation"]
    }
}
