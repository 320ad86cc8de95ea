//! What pictures and texts read from a view.

use super::super::components::card::{CardId, Held};
use super::super::components::cell::Cells;
use super::super::view::View;
use super::*;
use rules::{Outcome, Viewer};
use tabletop::Present as _;

fn card(word: &str) -> CardId {
    word.parse().expect("it is a card")
}

fn seen(game: &Harmonies) -> View {
    game.view(Viewer::Public)
}

/// The seat of the turn that pictures mark.
fn latest(game: &Harmonies) -> Option<Seat> {
    seen(game).latest().map(|steps| steps.seat)
}

#[test]
fn the_turn_to_mark_is_the_current_one_once_begun_else_the_one_before() {
    let mut game = with_land("c3 b, c2 g");
    let first = game.current;
    game.realms[first.index()].held.push(Held::new(card("frog")));
    settle(&mut game);
    assert_eq!(latest(&game), None);
    let animal = game.row[1].expect("the row is full");
    for beginning in ["take a".to_owned(), "cube frog c3".to_owned(), format!("animal {animal}")] {
        let mut begun = game.clone();
        play(&mut begun, &beginning);
        assert_eq!(latest(&begun), Some(first), "{beginning}");
    }
    super::endings::turn(&mut game);
    let second = game.current;
    assert_eq!(latest(&game), Some(first), "the second player has not begun");
    assert_eq!(seen(&game).marked(first), seen(&game).turns[first.index()].as_ref());
    assert_eq!(seen(&game).marked(second), None);
    play(&mut game, "take b");
    assert_eq!(latest(&game), Some(second));
    assert_eq!(seen(&game).marked(second), Some(&game.steps));
    game.over = true;
    assert_eq!(latest(&game), Some(first), "after the end it is the last one that ended");
}

#[test]
fn an_earlier_turn_is_marked_while_others_play_until_the_next_one() {
    let mut game = game(3, "", 3);
    let first = game.current;
    let (second, third) = (first.next(3), first.next(3).next(3));
    super::endings::turn(&mut game);
    assert_eq!(seen(&game).earlier(first), None, "it is the latest one");
    play(&mut game, "take b");
    let view = seen(&game);
    assert_eq!(view.earlier(first), view.turns[first.index()].as_ref());
    assert!(view.earlier(first).is_some());
    assert_eq!([second, third].map(|seat| view.earlier(seat)), [None, None]);
    game.turns[second.index()] = game.last;
    assert_eq!(seen(&game).earlier(second), None, "it is their turn");
    game.over = true;
    assert_eq!(seen(&game).earlier(second), None, "nobody plays any more");
}

#[test]
fn the_homes_of_a_card_are_the_spaces_that_could_take_its_cube_now() {
    let mut game = with_land("c3 g, c2 b, c4 b");
    let seat = game.current.index();
    game.realms[seat].held = vec![Held::new(card("frog")), Held::new(card("boar"))];
    assert_eq!(["frog", "boar", "duck"].map(|word| seen(&game).homes(card(word))), [2, 0, 0]);
    assert_eq!(seen(&game).homes(card("koala")), 0, "it lies in front of nobody");
    game.realms[seat].held[0].cubes = Cells::one(cell("c2"));
    assert_eq!(seen(&game).homes(card("frog")), 1);
    game.realms[seat].held[0].cubes = Side::A.spaces().iter().take(5).collect();
    assert_eq!(seen(&game).homes(card("frog")), 0, "the card is completed");
    game.realms[seat].held[0].cubes = Cells::EMPTY;
    game.realms[seat].held.swap(0, 1);
    assert_eq!(seen(&game).homes(card("frog")), 2);
    game.over = true;
    assert_eq!(seen(&game).homes(card("frog")), 0);
}

#[test]
fn cubes_are_found_by_their_space_and_those_of_animals_counted() {
    let mut game = game(2, "spirits yes", 3);
    let at = |cells: &str| cells.split(' ').map(cell).collect::<Cells>();
    game.realms[0].held = vec![
        Held { card: card("lion"), cubes: at("e1") },
        Held { card: card("frog"), cubes: at("a1 a2") },
        Held { card: card("ray"), cubes: at("b3") },
    ];
    let view = seen(&game);
    let cube = |place: &str| view.seats[0].cube(cell(place));
    assert_eq!(
        ["e1", "a2", "b3", "b2"].map(cube),
        [Some(card("lion")), Some(card("frog")), Some(card("ray")), None]
    );
    assert_eq!(view.seats[0].cubes(), at("a1 a2 b3 e1"));
    assert_eq!((view.seats[0].animal_cubes(), view.seats[1].animal_cubes()), (3, 0));
    assert_eq!((view.seat(Seat(0)), view.seat(Seat(1))), (&view.seats[0], &view.seats[1]));
}

#[test]
fn hand_and_bag_are_counted_and_a_spirit_is_owed_until_it_is_chosen() {
    let mut table = game(2, "", 3);
    stock(&mut table, "ree");
    play(&mut table, "take a");
    assert_eq!(seen(&table).in_hand(), [Token::Grey, Token::Grey, Token::Red]);
    table.bag = [1, 2, 3, 4, 5, 6];
    assert_eq!(seen(&table).in_bag(), 21);
    let letters = |view: &View| view.spaces().map(|(space, _)| space.letter()).collect::<String>();
    assert_eq!(
        (letters(&seen(&table)), letters(&seen(&game(1, "", 3)))),
        ("abcde".to_owned(), "abc".to_owned())
    );
    assert_eq!(seen(&table).spaces().next().map(|(_, tokens)| tokens), Some(None), "they are taken");
    let mut spirits = game(2, "spirits yes", 8);
    let seat = spirits.current;
    let owes = |game: &Harmonies, viewer| game.view(viewer).owes_spirit();
    assert!(owes(&spirits, Viewer::Seat(seat)) && !owes(&spirits, Viewer::Public));
    let kept = spirits.realm(seat).spirits.expect("two were dealt").dealt[0];
    play(&mut spirits, &format!("spirit {kept}"));
    assert!(!owes(&spirits, Viewer::Seat(seat)) && owes(&spirits, Viewer::Seat(seat.next(2))));
    assert!(!owes(&table, Viewer::Seat(seat)));
}

#[test]
fn a_table_that_closes_waits_for_nobody_and_shows_the_outcome_it_has() {
    let closed = |outcome: &Outcome| {
        let mut view = seen(&game(2, "", 3));
        Harmonies::close(&mut view, outcome);
        (view.current, view.outcome)
    };
    let outcome = Outcome::ranked(&[(30, 2), (41, 0)]);
    assert_eq!(closed(&outcome), (None, Some(outcome)));
    assert_eq!(closed(&Outcome { standings: Vec::new(), verdict: None, rematch: false }), (None, None));
}
