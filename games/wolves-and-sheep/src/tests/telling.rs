//! What people read: the landscape in letters, what a lay would do, whom the game waits for.

use super::super::event::{Event, How};
use super::super::view::View;
use super::*;
use conformance::{Library, Names};
use rules::{Viewer, Words};
use tabletop::{Buttons, Draft, Entry, EntryKind, History, Log, Menus, Present as _, Tell, Text, replay};

fn english() -> impl Words {
    Library::of(&[crate::TITLE]).speaker(0, Names::Short)
}

/// A village, a pasture of two black sheep, and a forest that the second of them touches.
const PASTURE: &str = "V\nvvkv\nkfff ffff\nffff .";

fn pasture() -> WolvesAndSheep {
    with(PASTURE, &[("k", "1 61"), ("y", "65 12")])
}

fn seen(game: &WolvesAndSheep, viewer: Viewer) -> View {
    game.view(viewer)
}

#[test]
fn the_text_board_draws_edges_and_what_runs_through() {
    let board = WolvesAndSheep::board_text(&seen(&pasture(), Viewer::Public), &english());
    let map = [
        "    N O", "    v", "14 v#v", "    v", "15 vvv", "    B f", "16 fffff", "    f f", "17 fff", "    f",
    ];
    assert!(board.contains(&map.join("\n")), "{board}");
}

#[test]
fn a_place_says_how_many_tiles_it_draws_and_what_the_lay_does() {
    let view = seen(&pasture(), Viewer::Seat(Seat(0)));
    let label = WolvesAndSheep::label(&view, &["lay 61a".to_owned()], "0 o17", &english());
    assert_eq!(label.text, "O17 – draws 2");
    assert_eq!(
        label.description,
        "black – 2 sheep: closed, but a wolf is near (now 2 sheep: closed, safe) · \
         forest: wolves 1, hunters 0 – danger · endangers black: 2 sheep"
    );
}

#[test]
fn what_a_lay_does_names_only_ones_own_flock() {
    let view = seen(&pasture(), Viewer::Seat(Seat(1)));
    let label = WolvesAndSheep::label(&view, &["interrupt 65a".to_owned()], "0 o17", &english());
    assert_eq!(label.description, "forest: wolves 0, hunters 1 – safe · yellow – no meadow yet (as before)");
}

#[test]
fn a_tile_on_trial_is_turned_and_flipped_where_it_lies() {
    let drafts = |draft: &str| -> Vec<String> {
        let buttons =
            WolvesAndSheep::adjust(&seen(&pasture(), Viewer::Public), &Draft::parse(draft), &english());
        buttons.into_iter().filter_map(|button| Some(button.draft?.to_string())).collect()
    };
    assert_eq!(drafts("lay 1a/0 q9"), ["lay 1a/90 q9", "lay 1b/0 q9"]);
    assert_eq!(drafts("lay 1a/90 q9"), ["lay 1a/0 q9", "lay 1b/90 q9"], "it looks the same upside down");
    assert_eq!(drafts("lay 61a/0 q9"), [""; 0], "a wolf is the same on both sides, however it lies");
    assert_eq!(drafts("lay 1a"), [""; 0]);
}

#[test]
fn who_waits_is_told_what_the_own_tiles_allow_meanwhile() {
    let game = pasture();
    let words = english();
    let asked = |seat| WolvesAndSheep::prompt(&seen(&game, Viewer::Seat(seat)), Viewer::Seat(seat), &words);
    assert_eq!(asked(Seat(0)), "Lay a tile that fits, or stop for good.");
    assert_eq!(
        asked(Seat(1)),
        "Waiting for Ada to lay a tile. Meanwhile you may show your colour, or lay wolves and hunters."
    );
    let public = WolvesAndSheep::prompt(&seen(&game, Viewer::Public), Viewer::Public, &words);
    assert_eq!(public, "Waiting for Ada to lay a tile.");
}

#[test]
fn drawn_tiles_are_told_to_whoever_drew_them_alone() {
    let drew = Event::Drew { seat: Seat(1), tiles: tiles("12 61") };
    let told = |viewer| WolvesAndSheep::narrate(&drew, viewer, &english());
    assert_eq!(told(Viewer::Seat(Seat(1))).as_deref(), Some("You draw 12, wolf 61."));
    assert_eq!(told(Viewer::Seat(Seat(0))), None);
    assert_eq!(told(Viewer::Public), None);
}

#[test]
fn a_lay_is_told_by_its_occasion() {
    let told = |how, laid: Laid, under| {
        let event = Event::Laid { seat: Seat(0), laid, how, matched: 2, drawn: 1, under };
        WolvesAndSheep::narrate(&event, Viewer::Public, &english()).expect("everybody is told")
    };
    let wolf = Laid::even(tile(61), place("q9"));
    let hunter = Laid::even(tile(65), place("q9"));
    assert_eq!(told(How::Turn, wolf, None), "Ada lays wolf 61 at Q9 and draws 1 tile.");
    assert_eq!(told(How::Interrupt, wolf, None), "Ada plays out of turn: wolf 61 at Q9, draws 1 tile.");
    assert_eq!(
        told(How::Turn, hunter, Some(wolf.tile)),
        "Ada covers the wolf at Q9 with hunter 65 and draws 1 tile."
    );
    let shepherd = Laid::shepherd(Colour::Red, place("q9"));
    assert_eq!(
        told(How::Reveal, shepherd, None),
        "Ada shows their colour, red: lays the shepherd at Q9, draws 1 tile."
    );
}

#[test]
fn only_while_somebody_else_plays_and_no_bonus_tile_is_owed_can_anybody_break_in() {
    let mut game = pasture();
    assert!(WolvesAndSheep::interruptible(&seen(&game, Viewer::Public)));
    game.bonus = Some(Seat(1));
    assert!(!WolvesAndSheep::interruptible(&seen(&game, Viewer::Public)));
    game.bonus = None;
    game.player_mut(Seat(1)).stopped = Some(1);
    assert!(!WolvesAndSheep::interruptible(&seen(&game, Viewer::Public)));
}

#[test]
fn the_alternative_text_names_every_open_place_and_every_tile_of_the_hand_within_its_limit() {
    let library = Library::of(&[crate::TITLE]);
    for (what, view) in moments() {
        for words in library.speakers(Names::Long) {
            let alt = WolvesAndSheep::alt_text(&view, &words);
            let what = format!("{what}, {}: {alt}", words.language());
            assert!(alt.chars().count() <= 1024 && !alt.ends_with('…'), "{what}");
            let words: Vec<&str> = alt.split([' ', ',', '.', ';']).collect();
            let open = view.landscape.open().iter().map(|open| open.place.to_string().to_uppercase());
            for place in open {
                assert!(words.contains(&place.as_str()), "{place} is missing: {what}");
            }
            for tile in view.hand.iter().map(|tile| tile.number().to_string()) {
                let is_it = |word: &&str| word.trim_end_matches(['a', 'b']) == tile;
                assert!(words.iter().any(is_it), "tile {tile} is missing: {what}");
            }
        }
    }
}

#[test]
fn the_alternative_text_says_how_many_tiles_it_leaves_out() {
    let mut left_out = 0;
    for (what, view) in moments() {
        let alt = WolvesAndSheep::alt_text(&view, &english());
        let rows: Vec<String> = view
            .landscape
            .visible()
            .map(|standing| {
                let place = standing.laid.place;
                format!(" {}: ", Coordinate::row_name(place.row))
            })
            .collect();
        let missing = rows.iter().filter(|row| !alt.contains(row.as_str())).count();
        let said = alt
            .split("names ")
            .nth(1)
            .map_or(0, |rest| rest.split(' ').next().and_then(|count| count.parse().ok()).expect("a number"));
        assert_eq!(said, missing, "{what}: {alt}");
        left_out += said;
    }
    assert!(left_out > 0);
}

#[test]
fn the_text_board_lists_places_and_tiles_before_it_draws_them() {
    for (what, view) in moments() {
        let board = WolvesAndSheep::board_text(&view, &english());
        let at = |text: &str| board.find(text).unwrap_or_else(|| panic!("{what}: no “{text}”: {board}"));
        let (open, tiles) = (at("Open places"), at("Tiles by row"));
        assert!(open < tiles, "{what}: {board}");
        let (_, drawing) = board.rsplit_once("\n\n").expect("the drawing is last");
        assert!(!drawing.contains([',', ':']), "{what}: {board}");
    }
}

#[test]
fn how_a_game_went_says_what_was_laid_in_few_words() {
    let words = english();
    let told = |log: &str| -> Vec<(i32, String)> {
        let log: Log = log.parse().expect("it is a log");
        let history = History::of(crate::TITLE, &log, Viewer::Public).expect("it replays");
        history.turnings().iter().map(|turning| (turning.gain, turning.tell(&words))).collect()
    };
    let logs = [
        include_str!("../../logs/two.log"),
        include_str!("../../logs/four.log"),
        include_str!("../../logs/two-colours.log"),
        include_str!("../../logs/three-resigned.log"),
    ];
    let all: Vec<(i32, String)> = logs.into_iter().flat_map(told).collect();
    assert!(all.iter().all(|(_, line)| !line.contains("draws") && !line.contains('°')), "{all:#?}");
}

#[test]
fn sheep_that_anothers_wolf_took_are_told() {
    let mut log: Log = include_str!("../../logs/two-colours.log").parse().expect("it is a log");
    // Ada has just played a wolf out of turn, and gives up.
    log.entries.truncate(12);
    log.entries.push(Entry { kind: EntryKind::Resign(Seat(0)), drawn: Vec::new() });
    let history = History::of(crate::TITLE, &log, Viewer::Public).expect("it replays");
    let told =
        history.turnings().iter().map(|turning| (turning.seat, turning.gain, turning.tell(&english())));
    let told: Vec<(Seat, i32, String)> = told.collect();
    let lost = (Seat(1), -2, "red: Ada lays wolf 63 at Q15.".to_owned());
    assert!(told.contains(&lost), "{told:#?}");
}

#[test]
fn what_a_lay_at_the_only_place_does_is_said_too() {
    let log: Log = include_str!("../../logs/two.log").parse().expect("it is a log");
    let closes = |line: &String| line.contains(" – ") && line.contains("to close");
    let mut said = Vec::new();
    replay(crate::TITLE, &log, |table, _, _| {
        for seat in [Seat(0), Seat(1)] {
            if said.iter().any(closes) {
                return;
            }
            let sight = table.sight(Viewer::Seat(seat));
            let first = sight.menu(&Draft::default(), &english());
            for choice in first.slots.iter().flat_map(|slot| &slot.choices) {
                said.extend(sight.menu(&choice.draft, &english()).implied);
            }
        }
    })
    .expect("it replays");
    assert!(said.iter().any(closes), "{said:?}");
}
