//! What each picture has to show, by the marks of its parts.

use super::super::components::award::{AwardId, Term};
use super::super::components::green::GreenId;
use super::super::components::place::{Line, Place};
use super::super::score::Score;
use super::super::view::{Step, View};
use super::marks::{home, pays, printed};
use rules::Seat;
use tabletop::{Focus, Picture, scored};

/// Everything in the view that belongs to the picture.
pub(crate) fn shown(view: &View, picture: Picture, focus: Focus<'_>) -> Vec<String> {
    let seats = || Seat::first(view.seats.len() as u8);
    match picture {
        Picture::Table => {
            let sides = seats().flat_map(|seat| village(view, seat).into_iter().chain([score(view, seat)]));
            sides.chain(rows(view, true)).collect()
        }
        Picture::End => {
            let scores = scored(
                view.outcome.as_ref(),
                Seat::player,
                seats().map(|seat| view.seat(seat).score.total()),
            );
            let hands = view.seats.iter().flat_map(|here| here.shown.iter().flatten()).map(green);
            seats().flat_map(|seat| village(view, seat)).chain(hands).chain(scores).collect()
        }
        Picture::Panel => match view.viewer.seat().filter(|_| !view.is_over()) {
            Some(seat) => panel(view, seat, focus),
            None => large(view, view.viewer.seat().or(view.current).unwrap_or(Seat(0))),
        },
        Picture::Board(seat) => large(view, seat),
        Picture::Hand => own(view),
    }
}

fn green(card: &GreenId) -> String {
    format!("green {card}")
}

/// An award with all points that are printed on it.
fn award(award: &AwardId) -> Vec<String> {
    let paid = award.terms().iter().flat_map(|term| match *term {
        Term::Each(_, points)
        | Term::AllColours(points)
        | Term::AllFlowers(points)
        | Term::Pairs(points)
        | Term::Trios(points)
        | Term::ThreeStructures(points)
        | Term::OneOfEach(points) => vec![points],
        Term::ByNumber(_, points) => points.to_vec(),
        Term::BySpecies(points) => points.to_vec(),
        Term::Together { bare, two, both } => vec![bare, two, both],
    });
    let paid = paid.map(|points| printed(*award, points));
    [format!("award {award}")].into_iter().chain(paid).collect()
}

fn score(view: &View, seat: Seat) -> String {
    seat.player().scored(view.seat(seat).score.total())
}

/// The cards that lie in a village.
fn cards(view: &View, seat: Seat) -> Vec<String> {
    let village = &view.seat(seat).village;
    let greens = village.greens.iter().flatten().map(green);
    greens.chain(village.awards.iter().flatten().flat_map(award)).collect()
}

/// A village with what its awards pay.
fn village(view: &View, seat: Seat) -> Vec<String> {
    let here = &view.seat(seat).village;
    let score = Score::of(here);
    let paid = Line::all().filter_map(|line| Some(pays(here.award(line)?, score.line(line))));
    let home = home(seat.player(), here);
    cards(view, seat).into_iter().chain(paid).chain([home]).collect()
}

fn large(view: &View, seat: Seat) -> Vec<String> {
    village(view, seat).into_iter().chain([score(view, seat)]).collect()
}

/// The rows and their decks; nothing once the game is over.
fn rows(view: &View, awards: bool) -> Vec<String> {
    if view.is_over() {
        return Vec::new();
    }
    let greens = view.greens.row.iter().flatten().map(green).chain([format!("greens {}", view.greens.deck)]);
    let row =
        view.awards.row.iter().flatten().flat_map(award).chain([format!("awards {}", view.awards.deck)]);
    greens.chain(row.filter(|_| awards)).collect()
}

/// What the viewer alone holds.
fn own(view: &View) -> Vec<String> {
    let dealt = view.own.iter().filter_map(|own| own.dealt).flatten();
    view.hand().iter().map(green).chain(dealt.flat_map(|dealt| award(&dealt))).collect()
}

/// The own village as it stands, or with the draft on it; the hand, the rows.
fn panel(view: &View, seat: Seat, focus: Focus<'_>) -> Vec<String> {
    let mut shown = rows(view, view.step != Step::Arrange);
    shown.extend(own(view));
    if focus.draft.is_empty() && focus.candidates.is_empty() {
        shown.extend(large(view, seat));
        return shown;
    }
    // A card on trial may cover one.
    let drafted = focus.draft.get(1).and_then(|slot| Place::read(slot));
    let covered = drafted.and_then(|place| view.seat(seat).village.green(place)).map(|card| green(&card));
    shown.extend(cards(view, seat).into_iter().filter(|card| Some(card) != covered.as_ref()));
    shown
}
