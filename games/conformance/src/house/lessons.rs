//! First games with a guide: what comes up in them, and that all of it can be said and shown.

use std::collections::{BTreeMap, BTreeSet};

use render::Theme;

use super::House;
use crate::Names;
use rules::{Options, Seat, Seed, Seeded, Viewer, Words as _};
use tabletop::{AnyTable, Draft, Guidance, Guide, Lesson, Picture, Title};
use thinking::Level;

/// The fewest situations of which a first game tells.
const FEWEST: usize = 8;
/// The games that are played with other choices of the learner.
const GAMES: u64 = 4;

const LEARNER: Seat = Seat(0);

/// The most characters of what is told.
const ROOM: usize = 350;

/// Plays a first game to its end, and gives all that it has told; `told` hears of every decision of the learner's at which something is told.
fn played(
    title: &dyn Title,
    lesson: &Lesson,
    choices: u64,
    told: &mut dyn FnMut(&dyn AnyTable, &Guidance),
) -> Vec<&'static str> {
    let mut chance = Seeded::new(Seed::V1(lesson.secret(title.id())), BTreeMap::new());
    let mut table = title.open(&Options::default(), lesson.seats, &mut chance).expect("it is set up");
    let mut guide = Guide::new(LEARNER);
    for number in 0.. {
        if let Some((seat, answer)) = table.reflex() {
            table.play(seat, &answer, &mut chance).expect("the game's own answer is legal");
            continue;
        }
        let asked = table.sight(Viewer::Public).appeal().and_then(|appeal| appeal.open.iter().next());
        let Some(seat) = asked.or_else(|| table.turn().must().iter().next()) else { break };
        let seed = choices.wrapping_mul(0x9e37_79b9) ^ number;
        let level = if seat == LEARNER && choices % 2 == 1 { Level::Normal } else { Level::Easy };
        let advice = table.advise(seat, level, seed);
        let waits = || vec!["decline".to_owned()];
        let moves = advice.first().map_or_else(waits, |advice| advice.moves.clone());
        let moves = if moves.is_empty() { waits() } else { moves };
        if seat == LEARNER {
            if let Some(guidance) = guide.tells(table.as_ref()) {
                told(table.as_ref(), &guidance);
            }
            guide.goes_on(table.as_ref());
        }
        let action = &moves[0];
        table.play(seat, action, &mut chance).unwrap_or_else(|error| panic!("{action}: {error}"));
    }
    assert!(table.turn().outcome().is_some(), "{}: it ends", title.id());
    guide.told().to_vec()
}

/// The lesson of a title, which it must have.
#[track_caller]
fn lesson(house: &House) -> Lesson {
    house.title.lesson().expect("a lesson is missing: `Teach::lesson`")
}

/// A first game tells of eight situations or more, none twice, whatever the learner does.
pub fn a_first_game_tells_of_most_situations_whatever_the_learner_does(house: &House) {
    for choices in 0..workshop::scale(1, GAMES) {
        let keys = played(house.title, &lesson(house), choices, &mut |_, _| {});
        let different: BTreeSet<_> = keys.iter().collect();
        assert_eq!(different.len(), keys.len(), "something is told twice: {keys:?}");
        assert!(
            keys.len() >= FEWEST,
            "{} situations are told of, and {FEWEST} should be: {keys:?}",
            keys.len()
        );
    }
}

/// The places that a first game speaks of are drawn on the panel, and pointed at.
pub fn what_a_first_game_speaks_of_is_to_be_seen_on_the_panel(house: &House) {
    let library = house.library();
    let words = library.speaker(0, Names::Ordinary);
    played(house.title, &lesson(house), 0, &mut |table, guidance| {
        let sight = table.sight(Viewer::Seat(LEARNER));
        let menu = sight.menu(&Draft::default(), &words);
        let scene = sight.scene(&words, Theme::Paper, Picture::Panel, Some(&menu));
        let marks = scene.marks();
        for place in &guidance.places {
            assert_eq!(marks.get(place.as_str()), Some(&true), "{}: {place}", guidance.key);
        }
        let mut pointed = menu;
        pointed.spoken = guidance.places.clone();
        let pointed = sight.scene(&words, Theme::Paper, Picture::Panel, Some(&pointed));
        assert_eq!(pointed.check(), scene.check(), "{}", guidance.key);
        assert_eq!(pointed == scene, guidance.places.is_empty(), "{}", guidance.key);
    });
}

/// What a first game tells is one paragraph of at most 350 characters, in every language.
pub fn what_a_first_game_tells_is_one_short_paragraph_in_every_language(house: &House) {
    let library = house.library();
    let keys = house.title.lesson_keys();
    assert_eq!(keys.iter().collect::<BTreeSet<_>>().len(), keys.len(), "a key is there twice: {keys:?}");
    for (language, key) in (0..3).flat_map(|language| keys.iter().map(move |key| (language, key))) {
        let said = library.speaker(language, Names::Ordinary).plain(key);
        let length = said.chars().count();
        assert!((1..=ROOM).contains(&length) && !said.contains('\n'), "{key}: {length} characters");
    }
    assert_eq!(library.problems(), None);
}
