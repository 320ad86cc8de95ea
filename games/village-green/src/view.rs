//! The part of a position that one viewer may know.

use serde::Serialize;

use super::action::Sequence;
use super::components::award::AwardId;
use super::components::card::{Card, Cards};
use super::components::green::GreenId;
use super::components::supply::{Known, Supply};
use super::components::village::Village;
use super::score;
use super::score::Score;
use super::state::{Ending, Phase, Steps, VillageGreen};
use rules::{Outcome, Seat, SeatSet, Viewer};

/// A position as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct View {
    pub(crate) viewer: Viewer,
    /// The first player, once drawn.
    pub(crate) first: Option<Seat>,
    /// The seat whose turn it is; none while awards are laid and when the game is over.
    pub(crate) current: Option<Seat>,
    /// The seats that still have to lay the awards dealt.
    pub(crate) arranging: SeatSet,
    /// The round at hand, counted from 1; the last one when the game is over.
    pub(crate) round: u16,
    pub(crate) step: Step,
    pub(crate) seats: Vec<SeatView>,
    pub(crate) greens: Middle<GreenId>,
    pub(crate) awards: Middle<AwardId>,
    /// The viewer's own secrets; nobody's for the public.
    pub(crate) own: Option<Own>,
    /// The turn at hand.
    pub(crate) steps: Steps,
    /// The turn before it.
    pub(crate) last: Option<Steps>,
    /// The last turn of each seat.
    pub(crate) turns: [Option<Steps>; 5],
    pub(crate) ending: Option<Ending>,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) resigned: SeatSet,
}

/// The things that may come next, as the viewer may know them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum Step {
    /// All lay the awards dealt.
    Arrange,
    /// The action, or a use of the village card before it.
    Act,
    /// `cover` has been declared: a green card is to be taken.
    Cover,
    /// A green card has been taken: one is to be laid or discarded. From the row, everybody knows which.
    Lay { covering: bool, taken: Option<GreenId> },
    /// A structure has been laid: an award is to be taken.
    Structure,
    /// An award has been taken: it is to be laid. From the row, everybody knows which.
    Place { award: Option<AwardId>, structure: bool },
    /// Nobody is waited for.
    Over,
}

/// A seat as everybody may know it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct SeatView {
    pub(crate) seat: Seat,
    pub(crate) village: Village,
    /// Nothing if the seat has resigned.
    pub(crate) score: Score,
    /// The number of cards in hand.
    pub(crate) hand: usize,
    /// The hand itself, for everybody when the game is over.
    pub(crate) shown: Option<Vec<GreenId>>,
    /// Whether it has chosen how to lay the awards dealt.
    pub(crate) arranged: bool,
    pub(crate) covered: Cards<GreenId>,
    pub(crate) covered_awards: Cards<AwardId>,
    /// Green cards taken unseen.
    pub(crate) blind_greens: u8,
    /// Awards taken unseen.
    pub(crate) blind_awards: u8,
    /// The number of cards put into the box.
    pub(crate) discards: u8,
}

/// A row and its deck.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(bound = "C: Card")]
pub(crate) struct Middle<C> {
    pub(crate) row: [Option<C>; 3],
    /// The number of cards in the deck.
    pub(crate) deck: u8,
    /// The cards that the viewer itself has put under the deck, the uppermost first.
    pub(crate) under: Vec<C>,
}

/// The secrets of the viewer.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Own {
    pub(crate) seat: Seat,
    /// The green cards in hand; one just taken is the last.
    pub(crate) hand: Vec<GreenId>,
    /// The awards dealt, until they are laid.
    pub(crate) dealt: Option<[AwardId; 3]>,
    /// How it will lay them.
    pub(crate) chosen: Option<Sequence>,
    pub(crate) discarded: Cards<GreenId>,
}

/// Builds the view of one viewer.
pub(super) fn view(position: &VillageGreen, viewer: Viewer) -> View {
    let over = position.phase == Phase::Over;
    let arranging = match position.phase {
        Phase::Arrange => {
            let arranged = position.arranged();
            Seat::first(position.count()).filter(|&seat| !arranged.contains(seat)).collect()
        }
        _ => SeatSet::EMPTY,
    };
    let waits = !over && position.phase != Phase::Arrange;
    View {
        viewer,
        first: position.first,
        current: waits.then_some(position.current),
        arranging,
        round: position.rounds + u16::from(!over),
        step: step(position, viewer),
        seats: Seat::first(position.count()).map(|seat| seat_view(position, seat, over)).collect(),
        greens: middle(&position.greens, viewer),
        awards: middle(&position.awards, viewer),
        own: viewer.seat().map(|seat| own(position, seat)),
        steps: position.steps,
        last: position.last,
        turns: position.turns,
        ending: position.ending,
        outcome: over.then(|| score::outcome(&position.scoring())),
        resigned: position.resigned,
    }
}

fn step(position: &VillageGreen, viewer: Viewer) -> Step {
    let own = viewer.is(position.current);
    match position.phase {
        Phase::Arrange => Step::Arrange,
        Phase::Act => Step::Act,
        Phase::Cover => Step::Cover,
        Phase::Lay { covering } => {
            let taken = position.side(position.current).hand.last();
            let taken = taken.filter(|held| own || held.known == Known::Everybody);
            Step::Lay { covering, taken: taken.map(|held| held.card) }
        }
        Phase::Structure => Step::Structure,
        Phase::Place { award, known, structure } => {
            Step::Place { award: (own || known == Known::Everybody).then_some(award), structure }
        }
        Phase::Over => Step::Over,
    }
}

fn seat_view(position: &VillageGreen, seat: Seat, over: bool) -> SeatView {
    let side = position.side(seat);
    let resigned = position.resigned.contains(seat);
    SeatView {
        seat,
        village: side.village,
        score: if resigned { Score::default() } else { Score::of(&side.village) },
        hand: side.hand.len(),
        shown: over.then(|| side.hand.iter().map(|held| held.card).collect()),
        arranged: side.chosen.is_some(),
        covered: side.covered,
        covered_awards: side.covered_awards,
        blind_greens: side.blind[0],
        blind_awards: side.blind[1],
        discards: side.discarded.len(),
    }
}

fn middle<C: Card>(supply: &Supply<C>, viewer: Viewer) -> Middle<C> {
    let own = supply.under.iter().filter(|under| viewer.is(under.seat));
    Middle {
        row: supply.row,
        deck: supply.deck(),
        under: own.flat_map(|under| under.cards.iter().copied()).collect(),
    }
}

fn own(position: &VillageGreen, seat: Seat) -> Own {
    let side = position.side(seat);
    Own {
        seat,
        hand: side.hand.iter().map(|held| held.card).collect(),
        dealt: side.dealt,
        chosen: side.chosen,
        discarded: side.discarded,
    }
}

impl View {
    /// The seat as everybody may know it.
    pub(crate) fn seat(&self, seat: Seat) -> &SeatView {
        &self.seats[seat.index()]
    }

    /// Whether nobody is waited for.
    pub(crate) fn is_over(&self) -> bool {
        self.step == Step::Over
    }

    /// Whether one person plays alone.
    pub(crate) fn is_solo(&self) -> bool {
        self.seats.len() == 1
    }

    /// The hand of the viewer, the card just taken last.
    pub(crate) fn hand(&self) -> &[GreenId] {
        self.own.as_ref().map_or(&[], |own| &own.hand)
    }

    /// The current turn once it has begun, else the one before it.
    pub(crate) fn latest(&self) -> Option<&Steps> {
        if self.steps.is_blank() { self.last.as_ref() } else { Some(&self.steps) }
    }

    /// The turn to mark: the one at hand once it has laid something, until then the one before it.
    pub(crate) fn marked(&self) -> Option<&Steps> {
        let steps = &self.steps;
        if steps.laid.is_some() || steps.headed.is_some() { Some(steps) } else { self.last.as_ref() }
    }

    /// The last turn of a seat after which others have begun theirs, until its next one.
    pub(crate) fn earlier(&self, seat: Seat) -> Option<&Steps> {
        let waits = self.current.is_some_and(|current| current != seat);
        let waits = waits && self.marked().is_none_or(|steps| steps.seat != seat);
        self.turns.get(seat.index()).filter(|_| waits)?.as_ref()
    }

    /// The points that those steps have brought their seat so far.
    pub(crate) fn gained(&self, steps: &Steps) -> i32 {
        let village = &self.seat(steps.seat).village;
        Score::of(village).total() - Score::of(&steps.undone(village)).total()
    }
}
