//! What one viewer may know.

use serde::Serialize;

use super::components::colour::Colours;
use super::components::landscape::{Laid, Landscape};
use super::components::tile::Tiles;
use super::score::{Survey, Tally};
use super::state::WolvesAndSheep;
use rules::{Game as _, Outcome, Seat, SeatSet, Viewer};

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct View {
    pub(super) viewer: Viewer,
    /// Number of colours that each player herds: 1 or 2.
    pub(super) herds: u8,
    pub(super) landscape: Landscape,
    /// Meadows and forests as they stand.
    pub(super) survey: Survey,
    /// Number of tiles in the bag.
    pub(super) bag: u8,
    pub(super) seats: Vec<SeatView>,
    /// The first player.
    pub(super) first: Seat,
    /// The seat whose turn it is; nobody's when the game is over.
    pub(super) current: Option<Seat>,
    /// The seat that owes the bonus tile after its reveal.
    pub(super) bonus: Option<Seat>,
    /// The seats that have passed since the last lay, in order.
    pub(super) passed: Vec<Seat>,
    /// The seat that laid last.
    pub(super) last_seat: Option<Seat>,
    /// The tiles that it laid in one go; none before the first lay.
    pub(super) last: Vec<Laid>,
    /// Whether they were laid out of turn.
    pub(super) interrupted: bool,
    /// The tiles of the last lays of other seats whose next turn is still to come.
    pub(super) earlier: Vec<Laid>,
    pub(super) resigned: SeatSet,
    /// The own hand.
    pub(super) hand: Tiles,
    /// The own colours.
    pub(super) colours: Colours,
    pub(super) outcome: Option<Outcome>,
}

/// One seat, as far as the viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct SeatView {
    /// Number of tiles in hand.
    pub(super) tiles: u8,
    /// The tiles in hand: one's own, and at the end everybody's.
    pub(super) hand: Option<Tiles>,
    /// The colours that the viewer knows: revealed ones, one's own, with two colours each and at the end all.
    pub(super) colours: Colours,
    /// Those for which a marker lies before the player: their shepherd is laid.
    pub(super) revealed: Colours,
    /// The place in stopping, counted from 1.
    pub(super) stopped: Option<u8>,
    /// The points as they stand, if the viewer knows all colours of the seat.
    pub(super) tally: Option<Tally>,
}

/// Builds the view of one viewer.
pub(super) fn view(position: &WolvesAndSheep, viewer: Viewer) -> View {
    let survey = Survey::of(&position.landscape);
    let own = viewer.seat().and_then(|seat| position.players.get(seat.index()));
    let laid = position.landscape.laid();
    let fresh = position.last.map_or(0, |(_, count)| usize::from(count));
    View {
        viewer,
        herds: position.herds,
        landscape: position.landscape.clone(),
        bag: position.bag.len() as u8,
        seats: Seat::first(position.count()).map(|seat| seat_view(position, viewer, seat, &survey)).collect(),
        survey,
        first: position.first,
        current: (!position.over).then_some(position.current),
        bonus: position.bonus,
        passed: position.passed.clone(),
        last_seat: position.last.map(|(seat, _)| seat),
        last: laid[laid.len() - fresh..].to_vec(),
        interrupted: position.interrupted,
        earlier: earlier(position),
        resigned: position.resigned,
        hand: own.map_or(Tiles::EMPTY, |player| player.hand),
        colours: own.map_or(Colours::EMPTY, |player| player.colours),
        outcome: position.turn().outcome().cloned(),
    }
}

/// The tiles that seats other than the last to lay have laid, as far as it is not their turn again.
fn earlier(position: &WolvesAndSheep) -> Vec<Laid> {
    let laid = position.landscape.laid();
    let last = position.last.map(|(seat, _)| seat);
    let others = Seat::first(position.count()).filter(|&seat| Some(seat) != last && seat != position.current);
    let lays = others.map(|seat| position.lays[seat.index()]);
    let tiles = lays.filter_map(|(before, count)| laid.get(usize::from(before)..usize::from(before + count)));
    tiles.flatten().copied().collect()
}

fn seat_view(position: &WolvesAndSheep, viewer: Viewer, seat: Seat, survey: &Survey) -> SeatView {
    let player = position.player(seat);
    let open = position.over || viewer.is(seat);
    let known = open || position.herds > 1;
    let colours = if known { player.colours } else { player.revealed };
    SeatView {
        tiles: player.hand.len() as u8,
        hand: open.then_some(player.hand),
        colours,
        revealed: player.revealed,
        stopped: player.stopped,
        tally: (colours.len() == usize::from(position.herds))
            .then(|| Tally::of(survey, colours, player.bonus())),
    }
}

impl View {
    /// The seat as the viewer knows it.
    pub(super) fn seat(&self, seat: Seat) -> &SeatView {
        &self.seats[seat.index()]
    }

    /// The seats that still play.
    pub(super) fn playing(&self) -> SeatSet {
        let plays = |seat: &Seat| self.seat(*seat).stopped.is_none() && !self.resigned.contains(*seat);
        Seat::first(self.seats.len() as u8).filter(plays).collect()
    }

    /// Whether nothing but the village square lies.
    pub(super) fn is_opening(&self) -> bool {
        self.landscape.is_fresh()
    }
}
