//! Pictures are whole and readable and show everything, whoever looks.

use render::{Scene, Theme};

use super::logs::WalkCheck;
use super::random::Walk;
use super::spot::{Case, Spot};
use super::{Names, ensure};
use rules::{Seat, Viewer, Words};
use tabletop::{AnySight, AnyTable, Draft, Entry, Menu, Picture, Present, Timeline, TitleOf, replay};

pub(super) fn checks<G: Present>() -> [WalkCheck<G>; 1] {
    [("closing_pictures_show_everything", closing_pictures_show_everything)]
}

/// Every picture of the public and of one seat has all the marks that the game demands of it, and shows what they stand for whole.
pub(super) fn pictures_show_everything<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    let (theme, seats) = (theme(spot), usize::from(spot.case.seats));
    let words = spot.case.kit.library.speaker(spot.number, Names::Long);
    let hold = |sight: &dyn AnySight, picture, menu: Option<&Menu>| {
        let draft = menu.map_or_else(String::new, |menu| format!(", draft \"{}\"", menu.draft));
        holds(sight, &sight.scene(&words, theme, picture, menu), picture, menu)
            .map_err(|what| format!("{:?}, {picture:?}{draft}: {what}", sight.viewer()))
    };
    let sight = spot.sight(Viewer::Public);
    hold(sight.as_ref(), Picture::Table, None)?;
    hold(sight.as_ref(), Picture::Board(Seat(spot.chance(210).below(seats) as u8)), None)?;
    let seat = Seat(spot.chance(220).below(seats) as u8);
    let sight = spot.sight(Viewer::Seat(seat));
    hold(sight.as_ref(), Picture::Hand, None)?;
    drafts(spot, sight.as_ref(), &words, 2, |menu| hold(sight.as_ref(), Picture::Panel, Some(menu)))?;
    match spot.table.turn().outcome() {
        Some(_) => hold(sight.as_ref(), Picture::End, None),
        None if spot.chance(230).below(4) > 0 => Ok(()),
        None => hold(spot.table.closed_sight(Viewer::Public).as_ref(), Picture::End, None),
    }
}

/// The same for the end of a game with all that is told of how it went.
fn closing_pictures_show_everything<G: Present>(case: &Case<'_, G>, walk: &Walk<G>) -> Result<(), String> {
    let mut timeline = Timeline::of(Viewer::Public);
    let note = |table: &dyn AnyTable, entry: &Entry, played| timeline.note(table, entry, played);
    let over = replay(&TitleOf::<G>::NEW, &walk.log, note).map_err(|error| error.to_string())?;
    let (sight, history) = (over.sight(Viewer::Public), timeline.told());
    for (number, theme) in Theme::ALL.into_iter().enumerate() {
        let words = case.kit.library.speaker(case.seed as usize + number, Names::Long);
        let scene = sight.ending(&words, theme, Some(&history));
        holds(sight.as_ref(), &scene, Picture::End, None)?;
    }
    Ok(())
}

/// Fails unless the scene shows what that picture has to show.
fn holds(sight: &dyn AnySight, scene: &Scene, picture: Picture, menu: Option<&Menu>) -> Result<(), String> {
    let marks = scene.marks();
    let lacking = sight.shown(picture, menu).into_iter().filter_map(|what| match marks.get(what.as_str()) {
        Some(true) => None,
        Some(false) => Some(format!("{what} (not whole)")),
        None => Some(what),
    });
    let lacking: Vec<String> = lacking.collect();
    ensure!(lacking.is_empty(), "it does not show {}", lacking.join(", "));
    Ok(())
}

/// Light and dark in turns, whatever the distance of the positions looked at.
fn theme<G: Present>(spot: &Spot<'_, G>) -> Theme {
    Theme::ALL[spot.chance(200).below(Theme::ALL.len())]
}

pub(super) fn scenes_are_whole_and_readable<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    let theme = theme(spot);
    for (turn, viewer) in spot.case.viewers().enumerate() {
        // Other words with other viewers: over the positions, all meet.
        let words = spot.case.kit.library.speaker(spot.number + turn, Names::Long);
        let sight = spot.sight(viewer);
        let mut pictures = Vec::new();
        if viewer == Viewer::Public || spot.is_watched(viewer) {
            pictures.push(Picture::Table);
            let board = viewer.seat().unwrap_or(Seat((spot.number % usize::from(spot.case.seats)) as u8));
            pictures.push(Picture::Board(board));
        }
        if spot.is_watched(viewer) && viewer.seat().is_some() {
            pictures.push(Picture::Hand);
            drafts(spot, sight.as_ref(), &words, 4, |menu| {
                spot.case.count(|coverage| coverage.pictures += 1);
                look(sight.as_ref(), &words, theme, Picture::Panel, Some(menu))
                    .map_err(|what| format!("draft \"{}\": {what}", menu.draft))
            })
            .map_err(|what| format!("{viewer:?}, panel, {}: {what}", words.language()))?;
        }
        for picture in pictures {
            look(sight.as_ref(), &words, theme, picture, None)
                .map_err(|what| format!("{viewer:?}, {picture:?}, {}: {what}", words.language()))?;
            spot.case.count(|coverage| coverage.pictures += 1);
        }
    }
    closing(spot, theme)
}

/// The closing picture of a game that is over, and now and then of one that is ended where it stands.
fn closing<G: Present>(spot: &Spot<'_, G>, theme: Theme) -> Result<(), String> {
    let over = spot.table.turn().outcome().is_some();
    if !over && !spot.number.is_multiple_of(16) {
        return Ok(());
    }
    let words = spot.case.kit.library.speaker(spot.number, Names::Long);
    let sight = spot.table.closed_sight(Viewer::Public);
    let sight = if over { spot.sight(Viewer::Public) } else { sight };
    let what = if over { "at the end" } else { "ended without a result" };
    look(sight.as_ref(), &words, theme, Picture::End, None)
        .map_err(|problem| format!("{what}, {}: {problem}", words.language()))?;
    spot.case.count(|coverage| coverage.pictures += 1);
    Ok(())
}

/// Looks at so many drafts along a random way through the menus.
fn drafts<G: Present>(
    spot: &Spot<'_, G>,
    sight: &dyn AnySight,
    words: &dyn Words,
    most: usize,
    mut look: impl FnMut(&Menu) -> Result<(), String>,
) -> Result<(), String> {
    let mut quick = spot.chance(100);
    let mut draft = Draft::default();
    for _ in 0..most {
        let menu = sight.menu(&draft, words);
        look(&menu)?;
        let choices =
            menu.slots.last().into_iter().flat_map(|slot| &slot.choices).map(|choice| &choice.draft);
        let buttons = menu.adjust.iter().filter_map(|button| button.draft.as_ref());
        let next: Vec<&Draft> = choices.chain(buttons).collect();
        if next.is_empty() {
            break;
        }
        draft = next[quick.below(next.len())].clone();
    }
    Ok(())
}

fn look(
    sight: &dyn AnySight,
    words: &dyn Words,
    theme: Theme,
    picture: Picture,
    menu: Option<&Menu>,
) -> Result<(), String> {
    let scene = sight.scene(words, theme, picture, menu);
    let size = (scene.width, scene.height);
    let promised: &[(u32, u32)] = match picture {
        Picture::Table | Picture::End => &[Scene::TABLE, Scene::BOARDS],
        Picture::Panel | Picture::Board(_) => &[Scene::TABLE, Scene::BOARDS, Scene::HAND],
        Picture::Hand => &[Scene::HAND, Scene::TABLE],
    };
    ensure!(promised.contains(&size), "it is {}×{}", size.0, size.1);
    ensure!(scene.theme == theme, "it is made for another theme");
    let problems = scene.check();
    ensure!(problems.is_empty(), "{} problems: {:?}", problems.len(), &problems[..problems.len().min(4)]);
    Ok(())
}
