//! Hidden things change nothing that a viewer gets.

use std::any::Any;

use render::{Scene, Theme};

use super::Names;
use super::ahead::examples;
use super::ensure;
use super::logs::WalkCheck;
use super::random::{Walk, choose};
use super::spot::{Case, Spot};
use rules::{Quick, Seat, Viewer, Words};
use tabletop::{AnySight, AnyTable, Draft, Log, Picture, Present, ReplayFrames, Table, TitleOf, replay};

/// The number of other draws with which a game is played again, to find one that looks the same.
const TRIED: usize = 24;
/// The frames of a film that is compared.
const FRAMES: usize = 10;

pub(super) fn a_redeal_changes_nothing_that_the_viewer_gets<G: Present>(
    spot: &Spot<'_, G>,
) -> Result<(), String> {
    let words = spot.case.kit.library.speaker(spot.number, Names::Short);
    for viewer in spot.case.viewers() {
        let known = given(spot.case, spot.table, viewer, spot.number);
        for salt in 0..4 {
            let redealt = spot.redealt(viewer, salt)?;
            redealt.conserved().map_err(|what| format!("after a redeal for {viewer:?}: {what}"))?;
            compare(viewer, &known, &given(spot.case, &redealt, viewer, spot.number))?;
            if salt == 0 && spot.is_watched(viewer) {
                let (one, other) = (spot.sight(viewer), redealt.sight(viewer));
                compare(viewer, &said(one.as_ref(), &words), &said(other.as_ref(), &words))?;
                let shown = |sight: &dyn AnySight| shown(sight, spot.number, spot.case.seats, &words);
                ensure!(
                    shown(one.as_ref()) == shown(other.as_ref()),
                    "a picture of {viewer:?} depends on what is hidden"
                );
            }
        }
    }
    Ok(())
}

pub(super) fn a_redealt_position_plays_on<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    for viewer in spot.case.viewers() {
        let mut table = spot.redealt(viewer, 20)?;
        let (mut choices, mut chance) = (spot.chance(21), spot.chance(22));
        for _ in 0..8 {
            let Some((seat, action, _)) = choose(&table, &mut choices) else { break };
            let failed =
                |what: String| format!("redealt for {viewer:?}, seat {seat} plays \"{action}\": {what}");
            table.play(seat, &action, &mut chance).map_err(|error| failed(error.to_string()))?;
            table.conserved().map_err(failed)?;
        }
    }
    Ok(())
}

pub(super) fn film_checks<G: Present>() -> [WalkCheck<G>; 1] {
    [("the_film_of_a_running_game_shows_nothing_hidden", the_film_of_a_running_game_shows_nothing_hidden)]
}

/// Twins of a game under way, which differ in what came and look the same to the viewer all the time, make the same film for them.
fn the_film_of_a_running_game_shows_nothing_hidden<G: Present>(
    case: &Case<'_, G>,
    walk: &Walk<G>,
) -> Result<(), String> {
    let words = case.kit.library.speaker(case.seed as usize, Names::Short);
    let mut log = walk.log.clone();
    log.entries.truncate(log.entries.len() / 2 + 1);
    let seen = |log: &Log| -> Option<Vec<Table<G>>> {
        let mut tables = Vec::new();
        let note = &mut |table: &dyn AnyTable, _: &_, _: Option<_>| {
            let table: &dyn Any = table;
            tables.extend(table.downcast_ref::<Table<G>>().cloned());
        };
        replay(&TitleOf::<G>::NEW, log, note).is_ok().then_some(tables)
    };
    let film = |log: &Log, viewer| {
        let reel = ReplayFrames::of(&TitleOf::<G>::NEW, log, viewer, FRAMES);
        let reel = reel.map_err(|error| error.to_string())?;
        let frame = |number| (reel.hold(number), reel.scene(number, &words, Theme::Paper));
        Ok::<Vec<(u32, Scene)>, String>((0..reel.len()).map(frame).collect())
    };
    let Some(own) = seen(&log).filter(|own| own.last().is_some_and(|end| end.turn().outcome().is_none()))
    else {
        return Ok(());
    };
    let mut known = case.viewers().map(|viewer| (viewer, None)).collect::<Vec<_>>();
    for twin in (0..TRIED).filter_map(|salt| with_other_draw(&log, &walk.log, &mut case.chance(500 + salt))) {
        let Some(other) = seen(&twin).filter(|other| other.len() == own.len() && *other != own) else {
            continue;
        };
        for (viewer, film_of_own) in &mut known {
            let alike = |(one, other): (&Table<G>, &Table<G>)| {
                one.turn() == other.turn() && one.position().view(*viewer) == other.position().view(*viewer)
            };
            if own.iter().zip(&other).all(alike) {
                if film_of_own.is_none() {
                    *film_of_own = Some(film(&log, *viewer)?);
                }
                case.count(|coverage| coverage.films += 1);
                let same = Some(film(&twin, *viewer)?) == *film_of_own;
                ensure!(same, "the film for {viewer:?} depends on what is hidden");
            }
        }
    }
    Ok(())
}

/// The log with another outcome: one that has come elsewhere in the game, with which it changes places if that is in the log.
fn with_other_draw(log: &Log, whole: &Log, quick: &mut Quick) -> Option<Log> {
    let all: Vec<(usize, usize)> = (0..)
        .zip(&whole.entries)
        .flat_map(|(number, entry)| (0..entry.drawn.len()).map(move |at| (number, at)))
        .collect();
    let ours: Vec<_> = all.iter().copied().filter(|&(number, _)| number < log.entries.len()).collect();
    let draw = |(number, at): (usize, usize)| &whole.entries[number].drawn[at];
    let one = *ours.get(quick.below(ours.len().max(1)))?;
    let others: Vec<_> = all
        .iter()
        .copied()
        .filter(|&other| draw(other).0 == draw(one).0 && draw(other) != draw(one))
        .collect();
    let other = *others.get(quick.below(others.len().max(1)))?;
    let mut log = log.clone();
    log.entries[one.0].drawn[one.1] = draw(other).clone();
    if other.0 < log.entries.len() {
        log.entries[other.0].drawn[other.1] = draw(one).clone();
    }
    Some(log)
}

/// Things that a viewer gets, by name.
pub(super) type Given = Vec<(&'static str, String)>;

/// Collects what the rules tell a viewer; `turn` chooses the actions whose refusals are among it.
pub(super) fn given<G: Present>(case: &Case<'_, G>, table: &Table<G>, viewer: Viewer, turn: usize) -> Given {
    let view = table.position().view(viewer);
    let sight = table.sight(viewer);
    let mut given = vec![
        ("the view", format!("{view:?}")),
        ("the saved view", serde_json::to_string(&view).unwrap_or_default()),
        ("whose turn it is", format!("{:?}", table.turn())),
        ("the actions", format!("{:?}", sight.actions())),
        ("the forms", format!("{:?}", sight.forms())),
        ("the digest", sight.digest()),
        ("what is forced", format!("{:?}", sight.forced())),
    ];
    let orders = examples::<G>(sight.as_ref());
    let done = orders.iter().map(|order| format!("{order}: {:?}", sight.by_order(order)));
    given.push(("what orders do", done.collect::<Vec<_>>().join("\n")));
    if let Some(seat) = viewer.seat() {
        let refusal = |action: &G::Action| format!("{:?}\n", table.position().legal(seat, action).err());
        given.push(("a refusal", case.sample(turn, 150).map(refusal).collect()));
        given.push(("what is asked", format!("{:?}", table.asked(seat))));
    }
    given
}

/// The texts that are made from the view.
fn said(sight: &dyn AnySight, words: &dyn Words) -> Given {
    let mut said = vec![
        ("the prompt", sight.prompt(words)),
        ("the text board", sight.board_text(words)),
        ("the alt text", sight.alt_text(words)),
        ("the reports", format!("{:?}", sight.reports(words))),
        ("the completions", format!("{:?}", sight.complete("", &[words]))),
        ("the answer to nonsense", format!("{:?}", sight.read("nonsense", &[words]))),
    ];
    let mut draft = Draft::default();
    for _ in 0..4 {
        let menu = sight.menu(&draft, words);
        said.push(("a menu", format!("{menu:?}")));
        let Some(choice) = menu.slots.last().and_then(|slot| slot.choices.last()) else { break };
        draft = choice.draft.clone();
    }
    said
}

/// The pictures that are made from the view; of the boards another one at every position.
fn shown(sight: &dyn AnySight, turn: usize, seats: u8, words: &dyn Words) -> Vec<Scene> {
    let menu = sight.menu(&Draft::default(), words);
    let board = Picture::Board(Seat((turn % usize::from(seats)) as u8));
    let pictures =
        [(Picture::Table, None), (Picture::Hand, None), (Picture::Panel, Some(&menu)), (board, None)];
    pictures.map(|(picture, menu)| sight.scene(words, Theme::Paper, picture, menu)).into()
}

/// Names the first difference.
pub(super) fn compare(viewer: Viewer, one: &Given, other: &Given) -> Result<(), String> {
    for ((name, before), (_, after)) in one.iter().zip(other) {
        ensure!(
            before == after,
            "{name} of {viewer:?} depends on what is hidden: {}",
            difference(before, after)
        );
    }
    ensure!(one.len() == other.len(), "{viewer:?} gets more or fewer things");
    Ok(())
}

/// The parts of two texts around the place where they part.
pub(super) fn difference(one: &str, other: &str) -> String {
    let common = one.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    let part = |text: &str| text.chars().skip(common.saturating_sub(60)).take(140).collect::<String>();
    format!("\n    … {} …\n    … {} …", part(one), part(other))
}
