//! Wolves and hunters at any moment (rulebook, *Laying wolves and hunters*).

use super::*;
use rules::Turn;

const BASE: &str = "
    V
    vvkv
    kfff";

/// Ruling: an interrupt is offered to everybody who plays, whatever they hold.
#[test]
fn everybody_who_plays_may_interrupt_whatever_they_hold() {
    let with_wolf = with(BASE, &[("k", "4"), ("y", "61"), ("r", "65"), ("b", "11")]);
    let without = with(BASE, &[("k", "4"), ("y", "12"), ("r", "21"), ("b", "11")]);
    let others: SeatSet = [Seat(1), Seat(2), Seat(3)].into_iter().collect();
    for game in [with_wolf, without] {
        assert_eq!(game.turn(), Turn::Waiting { must: SeatSet::one(Seat(0)), may: others });
    }
}

#[test]
fn play_goes_on_where_it_was_interrupted() {
    let mut game = with(BASE, &[("k", "4"), ("y", "61"), ("r", "65")]);
    game.play_lines("2 interrupt 61a 0 n17 | tile 1; 3 interrupt 65a 0 n17 | tile 2");
    assert_eq!(game.turn().must(), SeatSet::one(Seat(0)));
    game.must(Seat(0), "lay 4a 0 n18 | tile 3");
    assert_eq!(game.current, Seat(1));
}

/// Just before the own turn, the normal turn follows.
#[test]
fn before_the_own_turn_the_normal_turn_follows() {
    let mut game = with(BASE, &[("k", "4 61"), ("y", "")]);
    game.must(Seat(0), "interrupt 61a 0 n17 | tile 1");
    assert_eq!(game.current, Seat(0));
    game.must(Seat(0), "lay 4a 0 n18 | tile 2");
    assert_eq!(game.current, Seat(1));
}

/// Ruling: an interrupt is applied to the table as it then stands: first come, first laid.
#[test]
fn an_interrupt_meets_the_table_as_it_then_stands() {
    let mut game = with(BASE, &[("k", "4"), ("y", "61"), ("r", "65 62")]);
    game.must(Seat(2), "interrupt 65a 0 n17 | tile 1");
    assert_eq!(game.refusal(Seat(1), "interrupt 61a 0 n17"), "wolves-and-sheep-refusal-taken");
    assert_eq!(game.refusal(Seat(1), "interrupt 61a 0 o16"), "wolves-and-sheep-refusal-wolf-hunter");
}

#[test]
fn only_wolves_and_hunters_break_in() {
    let game = with(BASE, &[("k", "4"), ("y", "5 61")]);
    assert_eq!(game.refusal(Seat(1), "interrupt 5a 0 n17"), "wolves-and-sheep-refusal-interrupt");
    assert_eq!(game.refusal(Seat(1), "interrupt 61a 0 n17 5a 0 n18"), "wolves-and-sheep-refusal-interrupt");
    assert_eq!(game.refusal(Seat(1), "interrupt 62a 0 n17"), "wolves-and-sheep-refusal-hand");
}

/// Ruling: one action names one or more tiles with their places, in order, laid one after the other with a draw after each.
#[test]
fn several_are_laid_in_order_with_a_draw_after_each() {
    let mut game = with(BASE, &[("k", "4"), ("y", "61 62 65")]);
    let done =
        game.must(Seat(1), "interrupt 61a 0 n17 62a 0 o17 65a 0 n17 | tile 1 | tile 2 | tile 3 | tile 5");
    assert_eq!(done.events.len(), 4);
    assert_eq!(game.player(Seat(1)).hand, tiles("1 2 3 5"));
    assert_eq!(forests(&game.landscape), "1 1 active");
    assert_eq!(game.last, Some((Seat(1), 3)));
    assert_eq!(game.current, Seat(0));
}

/// Ruling: the whole is refused if a link does not fit.
#[test]
fn the_whole_is_refused_if_a_link_does_not_fit() {
    let game = with(BASE, &[("k", "4"), ("y", "61 62 65")]);
    // After the hunter no wolf may come.
    let line = "interrupt 65a 0 n17 61a 0 o16";
    assert_eq!(game.refusal(Seat(1), line), "wolves-and-sheep-refusal-wolf-hunter");
    assert_eq!(game.refusal(Seat(1), "interrupt 61a 0 n17 62a 0 n17"), "wolves-and-sheep-refusal-taken");
    assert_eq!(game.refusal(Seat(1), "interrupt 61a 0 n17 61a 0 o16"), "wolves-and-sheep-refusal-twice");
    assert_eq!(game.refusal(Seat(1), "interrupt 61a 0 n17 62a 0 p20"), "wolves-and-sheep-refusal-touch");
}

/// Ruling: tiles drawn meanwhile cannot join it; a new interrupt may follow at once.
#[test]
fn tiles_drawn_meanwhile_cannot_join() {
    let mut game = with(BASE, &[("k", "4"), ("y", "61 62")]);
    let line = "interrupt 61a 0 n17 63a 0 o16 | tile 63 | tile 1";
    assert_eq!(game.refusal(Seat(1), line), "wolves-and-sheep-refusal-hand");
    game.play_lines("2 interrupt 61a 0 n17 | tile 63; 2 interrupt 63a 0 o16 | tile 1");
}

#[test]
fn the_form_for_several_is_open_when_two_can_be_laid_in_a_row() {
    let game = with(BASE, &[("k", "4"), ("y", "61 62 65"), ("r", "63"), ("b", "")]);
    let forms = |seat| game.forms(Seat(seat));
    assert_eq!(forms(1).open.len(), 1);
    let samples: Vec<String> = forms(1).samples.iter().map(ToString::to_string).collect();
    assert_eq!(samples, ["interrupt 61a 0 m16 62a 0 l16", "interrupt 61a 0 m16 65a 0 l16"]);
    let two = with(BASE, &[("k", "4"), ("y", "61 65")]);
    assert_eq!(two.forms(Seat(1)).open.len(), 1);
    for other in [0, 2, 3] {
        assert!(forms(other).open.is_empty());
    }
}
