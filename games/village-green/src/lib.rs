//! Village Green (pl: Niezwykłe Ogrody), by Peer Sylvester (Osprey Games, 2020).
//!
//! # Words of the rulebook
//! - *green card* ([`GreenId`](components::green::GreenId)): a flower in a colour, and a feature (trees, a structure, a pond); a *lawn* has
//!   neither flower nor colour;
//! - *award* ([`AwardId`](components::award::AwardId)): pays for the three places of the *line* ([`Line`](components::place::Line)) that it heads, a column
//!   or a row, by its [`Term`](components::award::Term)s;
//! - *village card*: the top left corner of a [`Village`](components::village::Village), turned for one of two uses ([`Use`](state::Use));
//! - *row* and *deck*: the face-up cards in the middle and the pile next to them ([`Supply`](components::supply::Supply)); *blind*: from the deck;
//!   *box*: where cards go that leave the game.
//!
//! # Places
//! Green places: columns `a` to `c` from the left, rows `1` to `3` from the top. Awards are named by their line: `b` lies above
//! column B, `2` left of row 2.
//!
//! # Notation
//! ```text
//! arrange 2 1 3           which of the awards dealt goes above columns A, B and C; may be chosen anew until all have chosen
//! take 2                  a green card of the row (1 to 3), or deck
//! lay 3 b2                a card of the hand, by its number in it; the one just taken is the last
//! discard 3               puts a card of the hand into the box instead
//! award 2                 an award of the row (1 to 3), or deck; also the one that a structure brings
//! place b                 lays the award taken above a column or left of a row
//! renew green 2 3 1       the village card's first use: green or awards; the row goes under its deck, the first named uppermost
//! cover                   the village card's second use, before taking a green card
//! stop                    solo: ends the game
//! ```
//!
//! # Text log
//! The header takes no option. Chance, in the order in which it is asked for; cards known to lie under a deck are not asked for:
//! ```text
//! setup | green 17 … (3 a seat) | green 4 … (3 in the row) | award 12 … (3 a seat)
//! 2 arrange 1 2 3 | award 5 | award 30 | award 8 | first 2            with the last one to choose; solo nobody is drawn to begin
//! 2 take 3 | green 44                                                 what takes its place in the row, or the blind card
//! 2 award deck | award 19
//! 2 renew green 1 2 3 | green 8 | green 51 | green 20
//! ```

#![allow(rustdoc::private_intra_doc_links, reason = "the manual above is for those who read the code")]

mod action;
mod ahead;
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

use action::{Action, Sequence};
use event::Event;
use rules::{
    Barrier, Chance, ChanceError, Game, OptionSpec, Options, Outcome, Refusal, ScoreError, Seat, SeatSet,
    Turn, Viewer,
};
use tabletop::{Focus, Frame, Picture, Present, Title, TitleOf};
use view::View;

use score::Score;
use state::{Phase, VillageGreen};

/// The game, as the bot knows it.
pub static TITLE: &dyn Title = &TitleOf::<VillageGreen>::NEW;

impl Game for VillageGreen {
    type Config = ();
    type Action = Action;
    type Event = Event;
    type View = View;

    const ID: &'static str = "village-green";
    const RULES: u32 = 1;
    const SEATS: (u8, u8) = (1, 5);

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
        self.count()
    }

    /// A seat that has laid its awards may lay them anew until the last one has.
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over => Turn::Over(score::outcome(&self.scoring())),
            Phase::Arrange => {
                let arranged = self.arranged();
                let must = Seat::first(self.count()).filter(|&seat| !arranged.contains(seat)).collect();
                let may = arranged.iter().filter(|&seat| !self.resigned.contains(seat)).collect();
                Turn::Waiting { must, may }
            }
            _ => Turn::of(self.current),
        }
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

    /// Lays the awards dealt for a seat that has resigned before it has done so.
    fn reflex(&self) -> Option<(Seat, Action)> {
        if self.phase != Phase::Arrange {
            return None;
        }
        let open = self.resigned.iter().find(|&seat| self.side(seat).chosen.is_none());
        open.map(|seat| (seat, Action::Arrange(Sequence::AS_DEALT)))
    }

    fn resign(&mut self, seat: Seat, events: &mut Vec<Event>) {
        apply::resign(self, seat, events);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn scores(&self) -> Vec<i32> {
        self.scoring()
            .iter()
            .map(|village| village.as_ref().map_or(0, |village| Score::of(village).total()))
            .collect()
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

impl Present for VillageGreen {
    const SWATCHES: Swatches = picture::SWATCHES;

    fn scene(view: &View, frame: &Frame<'_>) -> Scene {
        picture::scene(view, frame)
    }

    fn shown(view: &View, picture: Picture, focus: Focus<'_>) -> Vec<String> {
        picture::shown(view, picture, focus)
    }

    fn close(view: &mut View, outcome: &Outcome) {
        view.current = None;
        view.arranging = SeatSet::EMPTY;
        view.step = view::Step::Over;
        view.outcome = Some(outcome.clone()).filter(|outcome| !outcome.standings.is_empty());
    }

    tabletop::messages!();

    fn topics() -> &'static [&'static str] {
        &["overview", "turn", "laying", "awards", "list", "village", "end", "solo", "notation"]
    }
}
