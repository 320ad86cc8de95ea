//! Tests of drawing: lines and patches meet at every edge.

use render::{Point, Rect, Theme};

use super::chart::{AROUND, Chart, SMALLEST};
use super::lot::winds;
use super::plot::Plot;
use super::table::Layout;
use crate::action::Action;
use crate::components::landscape::{Laid, Landscape};
use crate::components::posture::{Face, Posture, Quarter};
use crate::components::tile::{Tile, Tiles};
use crate::config::Config;
use crate::state::WolvesAndSheep;
use crate::tests::moments;
use crate::view::view;
use conformance::{Library, Names};
use rules::{Coordinate, Game, Quick, Viewer};
use tabletop::{EntryKind, Focus, Frame, Log, Menus, Picture};

/// All faces in all turnings, drawn with both bends of their lines.
fn plots() -> impl Iterator<Item = (Posture, Plot)> {
    let tiles = (1..=68).filter_map(Tile::numbered);
    let faces = tiles.flat_map(|tile| Face::ALL.map(|face| (tile, face)));
    let postures = faces.flat_map(|(tile, face)| Quarter::ALL.map(|turn| Posture { tile, face, turn }));
    postures.flat_map(|posture| {
        [4, 59].map(|seed| (posture, Plot::new(posture, false, Point::new(10.0, 20.0), 100.0, seed)))
    })
}

#[test]
fn the_regions_of_a_face_fill_its_square_and_do_not_overlap() {
    for (posture, plot) in plots() {
        let outlines: Vec<_> =
            (0..posture.areas().len()).map(|area| plot.lot.outline(area as u8).flatten()).collect();
        for at in 0..20 * 20 {
            let point = plot.lot.at((at % 20) as f32 / 20.0 + 0.023, (at / 20) as f32 / 20.0 + 0.027);
            let holding = outlines.iter().filter(|outline| winds(outline, point)).count();
            assert_eq!(holding, 1, "{posture} at {point:?}");
        }
    }
}

#[test]
fn every_edge_of_a_face_lies_in_the_region_that_reaches_it() {
    for (posture, plot) in plots() {
        for (side, (x, y)) in [(0.5, 0.01), (0.99, 0.5), (0.5, 0.99), (0.01, 0.5)].into_iter().enumerate() {
            let outline = plot.lot.outline(posture.area_at(side) as u8).flatten();
            assert!(winds(&outline, plot.lot.at(x, y)), "{posture}, side {side}");
        }
    }
}

#[test]
fn sheep_stand_in_their_own_meadow_as_many_as_are_printed() {
    for (posture, plot) in plots() {
        for (number, area) in posture.areas().enumerate() {
            let sheep = plot.sheep(number as u8);
            assert_eq!(sheep.map_or(0, |sheep| sheep.count), area.sheep, "{posture}");
            let outline = plot.lot.outline(number as u8).flatten();
            assert!(sheep.iter().all(|sheep| winds(&outline, sheep.at)), "{posture}: {sheep:?}");
        }
    }
}

#[test]
fn a_landscape_too_large_for_the_picture_is_shown_around_the_last_lay() {
    let mut landscape = Landscape::new();
    let place = |right: i16| Coordinate::START.shifted(right, 0);
    (1..=40).for_each(|right| {
        let tile = Tile::numbered(right as u8).expect("the bag holds it");
        landscape.lay(Laid::at(Posture { tile, face: Face::A, turn: Quarter::NONE }, place(right)));
    });
    let look = render::Look { theme: Theme::Paper, unit: 1.0 };
    let board = Rect::new(0.0, 0.0, 800.0, 800.0);
    for last in [0, 20, 40] {
        let chart = Chart::new(landscape.bounds(), AROUND, board, look, Some(place(last)));
        assert!(chart.side >= SMALLEST && chart.is_partial(landscape.bounds()), "{chart:?}");
        assert!(chart.holds(place(last)) && board.encloses(chart.rect(place(last)), 0.0), "{chart:?}");
    }
    let whole = Chart::whole(landscape.bounds(), AROUND, board, look);
    assert!(!whole.is_partial(landscape.bounds()) && board.encloses(whole.area(), 0.0), "{whole:?}");
}

#[test]
fn tiles_stay_where_they_are_in_most_pictures_of_a_growing_landscape() {
    for log in [
        include_str!("../../logs/two.log"),
        include_str!("../../logs/two-colours.log"),
        include_str!("../../logs/three-resigned.log"),
        include_str!("../../logs/four.log"),
    ] {
        let log: Log = log.parse().expect("it is recorded");
        let mut landscape = Landscape::new();
        let (mut laid, mut moved, mut sized) = (0, 0, 0);
        let mut before: Option<(u32, Rect)> = None;
        let actions = log.entries.iter().filter_map(|entry| match &entry.kind {
            EntryKind::Act(_, notation) => notation.parse::<Action>().ok(),
            _ => None,
        });
        for tile in actions.flat_map(|action| action.laid().to_vec()) {
            landscape.lay(tile);
            let layout = Layout::new(
                Theme::Paper,
                landscape.bounds(),
                usize::from(log.header.seats),
                Some(tile.place),
            );
            let (low, high) = landscape.bounds();
            let holds = |chart: Chart| {
                [low, high].iter().all(|&place| chart.holds(place) && chart.seen(place) == chart.rect(place))
            };
            let whole =
                Chart::whole((low, high), AROUND, Rect::new(0.0, 0.0, 800.0, 800.0), layout.scene.look());
            assert!(holds(whole), "{whole:?} of {low}–{high}");
            if layout.chart.side > SMALLEST {
                assert!(holds(layout.chart), "{:?}", layout.chart);
            }
            let now = (layout.scene.width, layout.chart.rect(Coordinate::START));
            laid += 1;
            let before = before.replace(now).unwrap_or(now);
            moved += usize::from(before != now);
            sized += usize::from(before.1.w != now.1.w);
        }
        assert!(laid > 40 && moved * 3 <= laid && sized * 6 <= laid, "{moved} and {sized} of {laid}");
    }
}

#[test]
fn every_tile_of_a_large_hand_has_its_name_in_the_panel() {
    let words = Library::of(&[crate::TITLE]).speaker(0, Names::Short);
    for (count, herds) in [(7, 1), (13, 2), (18, 1), (20, 2), (22, 1), (26, 1)] {
        let mut game = WolvesAndSheep::new(&Config { herds }, 2, &mut Quick::new(7)).expect("chance answers");
        let seat = game.current;
        let tiles = (61 - count..=60).filter_map(Tile::numbered);
        game.players[seat.index()].hand = tiles.fold(Tiles::EMPTY, Tiles::with);
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        let lay = actions.iter().find(|action| !action.laid().is_empty()).expect("a tile can be laid");
        for draft in [Vec::new(), WolvesAndSheep::slots(lay)] {
            let (viewer, picture) = (Viewer::Seat(seat), Picture::Panel);
            let focus = Focus { draft: &draft, ..Focus::default() };
            let frame = Frame { words: &words, theme: Theme::Paper, picture, viewer, focus, history: None };
            let scene = super::panel::scene(&view(&game, viewer), &frame);
            assert_eq!(scene.check(), [], "{count} tiles, {draft:?}");
        }
    }
}

#[test]
fn no_sign_lies_on_a_place_where_a_tile_may_lie_next() {
    let words = Library::of(&[crate::TITLE]).speaker(0, Names::Short);
    for (what, view) in moments().into_iter().filter(|(_, view)| view.viewer == Viewer::Public) {
        let (focus, picture) = (Focus::default(), Picture::Table);
        let frame = Frame {
            words: &words,
            theme: Theme::Paper,
            picture,
            viewer: Viewer::Public,
            focus,
            history: None,
        };
        let scene = super::table::scene(&view, &frame);
        let last = view.last.last().map(|laid| laid.place);
        let chart = Layout::new(Theme::Paper, view.landscape.bounds(), view.seats.len(), last).chart;
        let signs: Vec<Rect> =
            scene.texts().iter().filter(|text| text.plate.is_some()).map(|text| text.extent()).collect();
        assert!(!signs.is_empty(), "{what}");
        for open in view.landscape.open().iter().filter(|open| chart.holds(open.place)) {
            let middle = chart.rect(open.place).inset(chart.side * 0.31);
            let covering = signs.iter().find(|sign| sign.intersection(middle).is_some());
            assert_eq!(covering, None, "{what}: {}", open.place);
        }
    }
}

#[test]
fn the_closing_picture_has_coordinates() {
    let words = Library::of(&[crate::TITLE]).speaker(0, Names::Short);
    let log: Log = include_str!("../../logs/two.log").parse().expect("it is recorded");
    let over = tabletop::replay(crate::TITLE, &log, |_, _, _| ()).expect("it replays");
    let scene = over.sight(Viewer::Public).ending(&words, Theme::Paper, None);
    let texts: Vec<&str> = scene.texts().into_iter().map(|text| text.text.as_str()).collect();
    for name in ["J", "N", "W", "8", "15", "19"] {
        assert!(texts.contains(&name), "{name}: {texts:?}");
    }
}
