//! Pictures are whole and readable, whoever looks.

use render::{Scene, Theme};

use super::super::{AnySight, AnyTable as _, Draft, Menu, Picture, Present, Seat, Viewer, Words};
use super::spot::Spot;
use super::{Names, ensure};

pub(super) fn scenes_are_whole_and_readable<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    let theme = if spot.number.is_multiple_of(2) { Theme::Paper } else { Theme::Night };
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
            panels(spot, sight.as_ref(), &words, theme)
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

/// The panel along a random way through the menus.
fn panels<G: Present>(
    spot: &Spot<'_, G>,
    sight: &dyn AnySight,
    words: &dyn Words,
    theme: Theme,
) -> Result<(), String> {
    let mut quick = spot.chance(100);
    let mut draft = Draft::default();
    for _ in 0..4 {
        let menu = sight.menu(&draft, words);
        look(sight, words, theme, Picture::Panel, Some(&menu))
            .map_err(|what| format!("draft \"{}\": {what}", menu.draft))?;
        spot.case.count(|coverage| coverage.pictures += 1);
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
