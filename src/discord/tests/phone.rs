//! Labels on a phone: no menu of any game has one that is longer than a phone shows, and nothing is lost.

use games::TITLES;
use rules::{Options, Quick, Seat, Turn, Viewer};
use tabletop::{AnySight, Choice, Draft, Menu, Title};

use crate::discord::features::panel::page::panel_text;
use crate::discord::features::plan;
use crate::discord::message::phone::SHOWN;
use crate::discord::message::press::{ACT, CustomId};
use crate::discord::message::rows::{Rows, is_cut, open_buttons};
use session::SessionId;
use words::{Lang, Speech, unescape};

/// Presses through menus of one sight.
const PRESSES: usize = 6;

#[test]
fn menus_show_no_label_that_a_phone_cuts_and_lose_nothing() {
    let speeches = Lang::ALL
        .map(|lang| Speech::new(lang, ["Ada", "Bo", "Cy", "Dee", "Eve"].map(str::to_owned).to_vec()));
    for title in TITLES.iter().copied() {
        let (least, most) = title.seats();
        for seed in 0..3 {
            let seats = if seed % 2 == 0 { most } else { least.max(2) };
            walk(title, seats, seed, &speeches);
        }
    }
}

/// Plays at random, and looks at some seat's menus in one language after the other.
fn walk(title: &dyn Title, seats: u8, seed: u64, speeches: &[Speech]) {
    let mut chance = Quick::new(seed);
    let mut table = title.open(&Options::default(), seats, &mut chance).expect("it can be played");
    for step in 0..120 {
        let Turn::Waiting { must, .. } = table.turn() else { break };
        let (seat, action) = table.reflex().unwrap_or_else(|| {
            let seat = must.iter().next().expect("somebody must act");
            let actions = table.sight(Viewer::Seat(seat)).actions();
            (seat, actions[chance.below(actions.len())].clone())
        });
        if step % 4 == 0 {
            let looks = if step % 8 == 0 { seat } else { Seat(chance.below(usize::from(seats)) as u8) };
            let sight = table.sight(Viewer::Seat(looks));
            press(sight.as_ref(), &mut chance, &speeches[step / 4 % speeches.len()]);
        }
        table.play(seat, &action, &mut chance).expect("it is legal");
    }
}

/// Presses at random, and checks every menu on the way.
fn press(sight: &dyn AnySight, chance: &mut Quick, speech: &Speech) {
    let mut draft = Draft::default();
    for _ in 0..PRESSES {
        let menu = sight.menu(&draft, speech);
        hold(sight, &menu, speech);
        let choices = menu.slots.iter().flat_map(|slot| &slot.choices).map(|choice| &choice.draft);
        let next: Vec<&Draft> =
            choices.chain(menu.adjust.iter().filter_map(|button| button.draft.as_ref())).collect();
        if next.is_empty() {
            return;
        }
        draft = next[chance.below(next.len())].clone();
    }
}

fn hold(sight: &dyn AnySight, menu: &Menu, speech: &Speech) {
    let id = |choice| CustomId::at(SessionId(7), plan::Press::choose(choice));
    let rows = Rows { id: &id, other: &str::to_owned }.build(menu, &[]);
    let rows = serde_json::to_value(rows).expect("rows are JSON");
    let parts =
        rows.as_array().into_iter().flatten().filter_map(|row| row["components"].as_array()).flatten();
    for part in parts {
        match part["options"].as_array() {
            Some(options) => options.iter().for_each(|option| loses_nothing(option, menu)),
            None => drop(label(part)),
        }
    }
    let text = unescape(&panel_text(sight, menu, Vec::new(), speech, str::to_owned));
    let cut = open_buttons(menu).into_iter().filter(|choice| is_cut(choice)).map(|choice| &choice.label);
    for whole in cut.chain(&menu.confirm).map(|label| unescape(label)) {
        assert!(whole.chars().count() <= SHOWN || text.contains(&whole), "{whole} is not said in {text}");
    }
}

/// The label of a button or an option, which a phone shows completely.
fn label(part: &serde_json::Value) -> &str {
    let label = part["label"].as_str().expect("it has a label");
    assert!(label.chars().count() <= SHOWN, "a phone cuts {label}");
    label
}

/// Both lines of an option say the whole label of its choice.
fn loses_nothing(option: &serde_json::Value, menu: &Menu) {
    let told = format!("{} {}", label(option), option["description"].as_str().unwrap_or_default());
    let is = |choice: &&Choice| {
        let value =
            choice.act.as_ref().map_or_else(|| choice.draft.to_string(), |action| format!("{ACT}{action}"));
        option["value"].as_str() == Some(value.as_str())
    };
    // A chosen choice leads to the same draft as its twin in a later menu.
    let choices = menu.slots.iter().flat_map(|slot| &slot.choices).filter(is);
    let wholes: Vec<String> = choices.map(|choice| unescape(&choice.label)).collect();
    assert!(wholes.iter().any(|whole| told.contains(whole)), "none of {wholes:?} is said in {told}");
}
