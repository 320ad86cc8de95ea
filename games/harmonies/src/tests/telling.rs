//! What texts say.

use super::super::components::card::Held;
use super::super::components::cell::Cells;
use super::super::say::Say;
use super::*;
use conformance::{Library, Names};
use rules::Viewer;
use tabletop::Text;

/// The words of a text, without the breaks of its lines.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn what_a_spirit_pays_is_told_whole() {
    for words in Library::of(&[crate::TITLE]).speakers(Names::Short) {
        let say = Say(&words);
        let help = say.plain("harmonies-rules-spirits");
        for card in CardId::spirits() {
            let mut game = game(2, "spirits yes", 8);
            let seat = game.current;
            let spirits = game.realms[seat.index()].spirits.as_mut().expect("two were dealt");
            (spirits.dealt[0], spirits.kept) = (card, None);
            let board = flat(&Harmonies::board_text(&game.view(Viewer::Seat(seat)), &words));
            assert!(board.contains(&flat(&say.printed(card))), "{board}");
            let effect = card.card().effect.expect("a spirit has one");
            let line = format!("{} {} – {}", card.number(), say.card(card), say.effect(effect));
            assert!(help.lines().any(|known| known.ends_with(&line)), "{line}\n{help}");
        }
    }
}

#[test]
fn a_face_down_spirit_is_named_to_its_owner_alone() {
    let mut game = game(2, "spirits yes", 8);
    let seat = game.current;
    let kept = game.realm(seat).spirits.expect("two were dealt").dealt[1];
    play(&mut game, &format!("spirit {kept}"));
    let words = Library::of(&[crate::TITLE]).speaker(0, Names::Short);
    let name = Say(&words).card(kept);
    for viewer in [Viewer::Seat(seat), Viewer::Seat(seat.next(2)), Viewer::Public] {
        let view = game.view(viewer);
        let texts = [Harmonies::board_text(&view, &words), Harmonies::alt_text(&view, &words)];
        for text in texts {
            assert_eq!(text.contains(&name), viewer == Viewer::Seat(seat), "{viewer:?}: {text}");
        }
    }
}

#[test]
fn a_choice_says_what_a_card_asks_for_in_words_whole() {
    for words in Library::of(&[crate::TITLE]).speakers(Names::Short) {
        let say = Say(&words);
        for card in CardId::animals().chain(CardId::spirits()) {
            let told = if card.is_spirit() { say.pays(card) } else { say.written(card) };
            assert!(told.chars().count() <= 100 && !told.contains('['), "{told}");
        }
    }
    let words = Library::of(&[crate::TITLE]).speaker(0, Names::Short);
    let bee: CardId = "13".parse().expect("it is a card");
    let bees = "rhombus: tree 2 (cube) – yellow – yellow – yellow · points 8/18";
    assert_eq!(Say(&words).written(bee), bees);
}

#[test]
fn the_alternative_text_has_numbers_values_and_cubes_of_all_cards_before_the_boards() {
    for words in Library::of(&[crate::TITLE]).speakers(Names::Short) {
        let mut game = game(4, "", 8);
        for (index, number) in (1..=16).enumerate() {
            let card = CardId::new(number).expect("it is a card");
            game.realms[index % 4].held.push(Held::new(card));
        }
        game.realms[0].held[0].cubes = Cells::one(cell("a1"));
        game.realms[0].land = land(Side::A, "a1 b, b2 nng");
        let text = Harmonies::alt_text(&game.view(Viewer::Public), &words);
        assert!(text.chars().count() <= 1024, "{text}");
        let say = Say(&words);
        for held in game.realms.iter().flat_map(|realm| &realm.held) {
            let ladder = held.card.card().ladder.iter().map(ToString::to_string).collect::<Vec<_>>();
            let (title, ladder) =
                (format!("{} {} ", held.card.number(), say.card(held.card)), ladder.join("/"));
            let printed = |told: &str| {
                told.starts_with('(') && told.split(')').next().is_some_and(|card| card.ends_with(&ladder))
            };
            let told = |told: &str| told.starts_with(&ladder) || printed(told);
            assert!(text.split(&title).skip(1).any(told), "{title}{ladder}: {text}");
        }
        let cubes = say.text("harmonies-alt-cubes", &[("placed", 1.into()), ("all", 3.into())]);
        let board = text.find("A1").expect("the board is there");
        assert!(text.find(&format!("4/9/15, {cubes}")).is_some_and(|cubes| cubes < board), "{text}");
        assert!(text.find("16 ").is_some_and(|last| last < board), "{text}");
    }
}
