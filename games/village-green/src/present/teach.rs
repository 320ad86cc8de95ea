//! What somebody is told who plays for the first time.

use super::super::components::green::{Feature, GreenId};
use super::super::components::place::{Line, Places};
use super::super::picture::marks::home;
use super::super::score::Score;
use super::super::state::VillageGreen;
use super::super::view::{SeatView, Step, View};
use rules::Seat;
use tabletop::{Example, Lesson, Situation, Teach};

/// The green cards of a village from which on the end is near.
const NEAR: usize = 7;
/// The round from which on the village card is spoken of.
const LATER: u16 = 3;

impl Teach for VillageGreen {
    fn lesson() -> Option<Lesson> {
        Some(Lesson { seats: 2, luck: 10 })
    }

    fn examples() -> &'static [Example] {
        &[
            Example { topic: "overview", shows: "village-green-lesson-match", after: 0 },
            Example { topic: "turn", shows: "village-green-lesson-turn", after: 10 },
            Example { topic: "laying", shows: "village-green-lesson-misfit", after: 0 },
            Example { topic: "awards", shows: "village-green-lesson-place", after: 0 },
            Example { topic: "list", shows: "village-green-lesson-awards", after: 30 },
            Example { topic: "village", shows: "village-green-lesson-village", after: 0 },
            Example { topic: "end", shows: "village-green-lesson-last", after: 0 },
        ]
    }

    fn course() -> Option<&'static str> {
        Some("village-green-lesson-next")
    }

    fn situations() -> &'static [Situation<VillageGreen>] {
        &[
            Situation { key: "village-green-lesson-last", places: last },
            Situation { key: "village-green-lesson-arrange", places: arrange },
            Situation { key: "village-green-lesson-structure", places: structure },
            Situation { key: "village-green-lesson-place", places: place },
            Situation { key: "village-green-lesson-turn", places: turn },
            Situation { key: "village-green-lesson-lay", places: lay },
            Situation { key: "village-green-lesson-misfit", places: misfit },
            Situation { key: "village-green-lesson-near", places: near },
            Situation { key: "village-green-lesson-pays", places: paying },
            Situation { key: "village-green-lesson-match", places: matches },
            Situation { key: "village-green-lesson-awards", places: awards },
            Situation { key: "village-green-lesson-builds", places: builds },
            Situation { key: "village-green-lesson-pond", places: pond },
            Situation { key: "village-green-lesson-lawn", places: lawn },
            Situation { key: "village-green-lesson-village", places: village },
            Situation { key: "village-green-lesson-minus", places: minus },
            Situation { key: "village-green-lesson-blind", places: blind },
        ]
    }
}

fn green(card: &GreenId) -> String {
    format!("green {card}")
}

/// The seat's own side, in its turn.
fn own(view: &View, seat: Seat) -> Option<&SeatView> {
    (view.current == Some(seat)).then(|| view.seat(seat))
}

/// The seat's own side when it chooses its action.
fn acting(view: &View, seat: Seat) -> Option<&SeatView> {
    own(view, seat).filter(|_| view.step == Step::Act)
}

/// The seat's own side when it lays a green card.
fn laying(view: &View, seat: Seat) -> Option<&SeatView> {
    own(view, seat).filter(|_| matches!(view.step, Step::Lay { .. }))
}

/// The cards of the row.
fn row(view: &View) -> impl Iterator<Item = &GreenId> {
    view.greens.row.iter().flatten()
}

/// Cards with that feature: of the row before the action, in hand when one is laid.
fn featured(view: &View, seat: Seat, is: fn(&Feature) -> bool) -> Option<Vec<String>> {
    own(view, seat)?;
    let has = |card: &&GreenId| is(&card.card().feature);
    let found: Vec<String> = match view.step {
        Step::Act => row(view).filter(has).map(green).collect(),
        Step::Lay { .. } => view.hand().iter().filter(has).map(green).collect(),
        _ => Vec::new(),
    };
    (!found.is_empty()).then_some(found)
}

/// The awards of a village of which what they pay now holds.
fn paid(here: &SeatView, holds: fn(i32) -> bool) -> Vec<String> {
    let score = Score::of(&here.village);
    let paid = Line::all().filter_map(|line| Some((here.village.award(line)?, score.line(line))));
    paid.filter(|(_, points)| holds(*points)).map(|(award, _)| format!("award {award}")).collect()
}

fn arrange(view: &View, seat: Seat) -> Option<Vec<String>> {
    let dealt = view.own.as_ref()?.dealt.filter(|_| view.arranging.contains(seat))?;
    Some(dealt.iter().map(|award| format!("award {award}")).collect())
}

fn turn(view: &View, seat: Seat) -> Option<Vec<String>> {
    acting(view, seat)?;
    Some(row(view).map(green).collect())
}

fn lay(view: &View, seat: Seat) -> Option<Vec<String>> {
    laying(view, seat)?;
    Some(view.hand().iter().map(green).collect())
}

fn misfit(view: &View, seat: Seat) -> Option<Vec<String>> {
    let here = laying(view, seat)?;
    let Step::Lay { covering, .. } = view.step else { return None };
    let fits = |card: &GreenId| here.village.open_to(*card, covering) != Places::EMPTY;
    let strange: Vec<String> = view.hand().iter().filter(|card| !fits(card)).map(green).collect();
    (!strange.is_empty()).then_some(strange)
}

fn structure(view: &View, seat: Seat) -> Option<Vec<String>> {
    own(view, seat)?;
    let awards = || view.awards.row.iter().flatten().map(|award| format!("award {award}")).collect();
    (view.step == Step::Structure).then(awards)
}

fn place(view: &View, seat: Seat) -> Option<Vec<String>> {
    let here = own(view, seat)?;
    matches!(view.step, Step::Place { .. }).then(|| paid(here, |_| true))
}

fn matches(view: &View, seat: Seat) -> Option<Vec<String>> {
    let here = acting(view, seat)?;
    let laid: Vec<String> = here.village.greens.iter().flatten().map(green).collect();
    (laid.len() > 1).then_some(laid)
}

fn awards(view: &View, seat: Seat) -> Option<Vec<String>> {
    acting(view, seat)?;
    let awards = view.awards.row.iter().flatten().map(|award| format!("award {award}"));
    Some(awards.collect()).filter(|awards: &Vec<String>| !awards.is_empty())
}

fn paying(view: &View, seat: Seat) -> Option<Vec<String>> {
    let paid = paid(acting(view, seat)?, |points| points > 0);
    (!paid.is_empty()).then_some(paid)
}

fn minus(view: &View, seat: Seat) -> Option<Vec<String>> {
    let paid = paid(acting(view, seat)?, |points| points < 0);
    (!paid.is_empty()).then_some(paid)
}

fn builds(view: &View, seat: Seat) -> Option<Vec<String>> {
    featured(view, seat, |feature| *feature == Feature::Structure)
}

fn pond(view: &View, seat: Seat) -> Option<Vec<String>> {
    featured(view, seat, |feature| *feature == Feature::Pond)
}

fn lawn(view: &View, seat: Seat) -> Option<Vec<String>> {
    featured(view, seat, |feature| *feature == Feature::Lawn)
}

fn village(view: &View, seat: Seat) -> Option<Vec<String>> {
    let here = acting(view, seat).filter(|_| view.round >= LATER)?;
    (!here.village.turned).then(|| vec![home(seat.player(), &here.village)])
}

fn blind(view: &View, seat: Seat) -> Option<Vec<String>> {
    acting(view, seat)?;
    Some(vec![format!("greens {}", view.greens.deck), format!("awards {}", view.awards.deck)])
}

fn near(view: &View, seat: Seat) -> Option<Vec<String>> {
    own(view, seat)?;
    view.seats.iter().any(|here| here.village.green_count() >= NEAR).then(Vec::new)
}

fn last(view: &View, seat: Seat) -> Option<Vec<String>> {
    own(view, seat)?;
    view.ending.is_some().then(Vec::new)
}
