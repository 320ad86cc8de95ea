//! The menus: a face, then its place with the turning; buttons turn and flip.

use super::super::action::Action;
use super::super::components::landscape::Laid;
use super::super::components::posture::Face;
use super::super::components::tile::{Kind, Tile};
use super::super::say::{Say, turned};
use super::super::score::bonus;
use super::super::state::WolvesAndSheep;
use super::super::trial;
use super::super::view::View;
use rules::Words;
use tabletop::{Label, Menus};

impl Menus for WolvesAndSheep {
    /// Parts an action's notation: what is laid, then how and where.
    fn slots(action: &Action) -> Vec<String> {
        match action {
            Action::Lay(laid) => vec![format!("lay {}", face(*laid)), spot(*laid)],
            Action::Interrupt(laid) => vec![format!("interrupt {}", face(*laid)), spot(*laid)],
            Action::Chain(chain) => {
                let mut slots = vec!["interrupt".to_owned()];
                slots.extend(chain.iter().map(ToString::to_string));
                slots
            }
            Action::Reveal(colour, place) => vec![format!("reveal {colour}"), place.to_string()],
            Action::Pass | Action::Retire => vec![action.to_string()],
        }
    }

    fn ask(view: &View, before: &[String], words: &dyn Words) -> String {
        let say = Say(words);
        match before {
            [] if view.bonus.is_some() => say.plain("wolves-and-sheep-ask-bonus"),
            [] => say.plain("wolves-and-sheep-ask-tile"),
            [chosen, ..] => {
                let tile =
                    read_face(chosen).map_or_else(|| chosen.clone(), |(tile, face)| say.face(tile, face));
                say.text("wolves-and-sheep-ask-place", &[("tile", tile.into())])
            }
        }
    }

    fn label(view: &View, before: &[String], slot: &str, words: &dyn Words) -> Label {
        let say = Say(words);
        match before {
            [] => first(view, slot, say),
            [chosen, ..] => match read(chosen, slot) {
                Some(laid) => placed(view, laid, say),
                None => slot.to_uppercase().into(),
            },
        }
    }
}

pub(super) fn face(laid: Laid) -> String {
    format!("{}{}", laid.tile, laid.face.letter())
}

pub(super) fn spot(laid: Laid) -> String {
    format!("{} {}", laid.turn.degrees(), laid.place)
}

/// Labels a face, passing, or stopping.
fn first(view: &View, slot: &str, say: Say<'_>) -> Label {
    match slot {
        "pass" => return say.plain("wolves-and-sheep-choice-pass").into(),
        "retire" => {
            let stopped = view.seats.iter().filter(|seat| seat.stopped.is_some()).count() as u8;
            let args = [("bonus", bonus(stopped + 1).into())];
            return say.text("wolves-and-sheep-choice-retire", &args).into();
        }
        _ => {}
    }
    let Some((tile, face)) = read_face(slot) else { return slot.to_owned().into() };
    let name = say.face(tile, face);
    let key = match (tile.kind(), slot.starts_with("interrupt")) {
        (Kind::Shepherd(_), _) => "wolves-and-sheep-choice-reveal",
        (_, true) => "wolves-and-sheep-choice-interrupt",
        (Kind::Landscape, _) => return Label::new(name, say.print(tile, face)).drawn(Say::signs(tile, face)),
        _ => return Label::from(name).drawn(Say::signs(tile, face)),
    };
    Label::from(say.text(key, &[("tile", name.into())])).drawn(Say::signs(tile, face))
}

/// Labels a place with the turning, the number of tiles drawn, and what the lay does.
fn placed(view: &View, laid: Laid, say: Say<'_>) -> Label {
    let name = turned(laid);
    let Some(outlook) = trial::lay(view, laid) else { return name.into() };
    let draws = say.draws(&outlook);
    let text = match view.landscape.is_wolf(laid.place) {
        true => format!("{name} – {}, {draws}", say.plain("wolves-and-sheep-on-wolf")),
        false => format!("{name} – {draws}"),
    };
    Label::new(text, say.outlook(view, &outlook, false).join(" · "))
}

/// Reads the tile and face of a first slot; of a reveal, the shepherd.
pub(super) fn read_face(slot: &str) -> Option<(Tile, Face)> {
    let (verb, name) = slot.split_once(' ')?;
    if verb == "reveal" {
        return Some((Tile::shepherd(name.parse().ok()?), Face::A));
    }
    // Any place will do to read the face by.
    read(slot, "0 n14").map(|laid| (laid.tile, laid.face)).filter(|_| !name.contains(' '))
}

/// Reads the tile of a draft as it is to lie.
pub(super) fn read(chosen: &str, slot: &str) -> Option<Laid> {
    let action: Action = format!("{chosen} {slot}").parse().ok()?;
    match action {
        Action::Lay(laid) | Action::Interrupt(laid) => Some(laid),
        Action::Reveal(colour, place) => Some(Laid::shepherd(colour, place)),
        Action::Chain(_) | Action::Pass | Action::Retire => None,
    }
}
