//! What a seat may make of its turn, as far as it can be seen.

use std::cmp::Reverse;

use super::super::action::{Action, Source};
use super::super::components::award::AwardId;
use super::super::components::green::{Feature, GreenId};
use super::super::components::place::{Line, Place};
use super::super::components::village::Village;
use super::super::state::{Phase, VillageGreen};
use super::outlook::Outlook;
use super::time;
use super::weights::KEPT;
use rules::Seat;

/// The number of places on which a card is thought of: the best ones.
const PLACES: usize = 4;

/// A way to end the turn, by its next action.
pub(super) struct TurnEnd {
    pub(super) action: Action,
    /// Its worth at a glance.
    pub(super) rough: i32,
    pub(super) village: Village,
    /// The green card taken.
    taken: Option<GreenId>,
    /// The green card laid or discarded.
    gone: Option<GreenId>,
}

impl TurnEnd {
    /// The hand with which it leaves a seat that has that one.
    pub(super) fn left(&self, hand: &[GreenId]) -> Vec<GreenId> {
        let all = hand.iter().copied().chain(self.taken);
        all.filter(|&card| Some(card) != self.gone).collect()
    }
}

/// Lists the ways to end the turn of the seat that has it. What is drawn unseen is left out.
pub(super) fn turn_ends(position: &VillageGreen, seat: Seat) -> Vec<TurnEnd> {
    let side = position.side(seat);
    let turns = time::turns(position, seat, Some(&side.village));
    let outlook = Outlook::of(position, &side.village, turns);
    let brought = brought(position, &outlook);
    let turn_ends = Vec::with_capacity(64);
    let mut list = List { position, rough: outlook.rough(), kept: 0, outlook, brought, turn_ends };
    let hand: Vec<GreenId> = side.hand.iter().map(|held| held.card).collect();
    match position.phase {
        Phase::Act => {
            list.takes(&hand, false);
            if !position.is_solo() || side.village.awards.contains(&None) {
                list.awards();
            }
        }
        Phase::Cover => list.takes(&hand, true),
        Phase::Lay { covering } => list.lays(&hand, covering),
        Phase::Structure => list.awards(),
        Phase::Place { award, structure, .. } => {
            for line in list.lines(structure) {
                list.head(Action::Place(line), award, line);
            }
        }
        Phase::Arrange | Phase::Over => {}
    }
    list.turn_ends
}

/// The award of the row that brings most, and where: what a structure would bring.
fn brought(position: &VillageGreen, outlook: &Outlook) -> Option<(i32, AwardId, Line)> {
    let row = position.awards.row.into_iter().flatten();
    let headings = row.flat_map(|award| Line::all().map(move |line| (award, line)));
    headings.map(|(award, line)| (outlook.heading(award, line), award, line)).max_by_key(|way| way.0)
}

/// A card, and what it brings on its best places.
struct Candidate {
    card: GreenId,
    gains: Vec<(i32, Place)>,
}

struct List<'a> {
    position: &'a VillageGreen,
    outlook: Outlook,
    rough: i32,
    /// What the cards of the hand may bring, where it stays as it is.
    kept: i32,
    brought: Option<(i32, AwardId, Line)>,
    turn_ends: Vec<TurnEnd>,
}

/// What cards that are kept may bring, at a glance.
fn kept<'a>(candidates: impl Iterator<Item = &'a Candidate>) -> i32 {
    candidates.filter_map(|candidate| Some(candidate.gains.first()?.0.max(0))).sum::<i32>() * KEPT / 100
}

impl List<'_> {
    fn candidate(&self, card: GreenId, covering: bool) -> Candidate {
        let structure = card.card().feature == Feature::Structure;
        let bonus = self.brought.filter(|_| structure).map_or(0, |(more, ..)| more);
        let places = self.outlook.village.open_to(card, covering).iter();
        let mut gains: Vec<(i32, Place)> =
            places.map(|place| (bonus + self.outlook.gain(card, place), place)).collect();
        gains.sort_unstable_by_key(|&(gain, place)| (Reverse(gain), place));
        gains.truncate(PLACES);
        Candidate { card, gains }
    }

    /// Lists taking each green card of the row, and laying it or another.
    fn takes(&mut self, hand: &[GreenId], covering: bool) {
        let mut candidates: Vec<Candidate> =
            hand.iter().map(|&card| self.candidate(card, covering)).collect();
        self.kept = kept(candidates.iter());
        for (number, card) in (1..).zip(self.position.greens.row) {
            let Some(card) = card else { continue };
            candidates.push(self.candidate(card, covering));
            let action = Action::Take(Source::Row(number));
            self.ends(&candidates, Some(card), |_, _| action, |_| action);
            candidates.pop();
        }
    }

    /// Lists laying each card of the hand, or discarding it.
    fn lays(&mut self, hand: &[GreenId], covering: bool) {
        let candidates: Vec<Candidate> = hand.iter().map(|&card| self.candidate(card, covering)).collect();
        self.ends(&candidates, None, Action::Lay, Action::Discard);
    }

    /// Lists laying or discarding one of some cards.
    fn ends(
        &mut self,
        candidates: &[Candidate],
        taken: Option<GreenId>,
        lay: impl Fn(u8, Place) -> Action,
        discard: impl Fn(u8) -> Action,
    ) {
        for (number, candidate) in (1..).zip(candidates) {
            let others = candidates.iter().filter(|other| other.card != candidate.card);
            let (rough, gone) = (self.rough + kept(others), Some(candidate.card));
            for &(gain, place) in &candidate.gains {
                let mut village = self.outlook.village;
                village.lay(candidate.card, place);
                if candidate.card.card().feature == Feature::Structure
                    && let Some((_, award, line)) = self.brought
                {
                    village.head(line, award);
                }
                let (action, rough) = (lay(number, place), rough + gain);
                self.turn_ends.push(TurnEnd { action, rough, village, taken, gone });
            }
            if !self.position.is_solo() {
                let village = self.outlook.village;
                self.turn_ends.push(TurnEnd { action: discard(number), rough, village, taken, gone });
            }
        }
    }

    /// Lists taking each award of the row, and laying it.
    fn awards(&mut self) {
        for (number, award) in (1..).zip(self.position.awards.row) {
            let Some(award) = award else { continue };
            for line in self.lines(self.position.phase == Phase::Structure) {
                self.head(Action::Award(Source::Row(number)), award, line);
            }
        }
    }

    fn head(&mut self, action: Action, award: AwardId, line: Line) {
        let rough = self.rough + self.kept + self.outlook.heading(award, line);
        let mut village = self.outlook.village;
        village.head(line, award);
        self.turn_ends.push(TurnEnd { action, rough, village, taken: None, gone: None });
    }

    /// The lines that an award may head.
    fn lines(&self, structure: bool) -> Vec<Line> {
        let village = &self.outlook.village;
        let over = structure || !self.position.is_solo();
        Line::all().filter(|&line| over || village.award(line).is_none()).collect()
    }
}
