//! Turns that are prepared while others play.

use rules::Quick;
use tabletop::AnySight;

use super::order::{Trading, orders, redealt, user};
use super::*;
use crate::play::{orders, prepared};

/// Two people at that game, once its opening is over: who is on turn, and who waits.
fn waiting(game: &str) -> (Trading, Seat) {
    let mut play = Play::lobby(games::title(game).expect("there is such a game"), 2);
    play.does(2, &Intent::Join);
    play.does(1, &Intent::Start);
    let first = loop {
        let must = play.session.table().expect("it has begun").turn().must();
        let seat = must.iter().next().expect("somebody is waited for");
        let actions = play.session.sight(Viewer::Seat(seat)).expect("a sight").actions();
        match actions.first().filter(|action| action.starts_with("arrange")) {
            Some(opening) => play.plays(user(seat), opening),
            None => break seat,
        }
    };
    (Trading { play, first }, first.next(2))
}

/// A step of a turn that takes nothing from the row of cards.
fn step(sight: &dyn AnySight) -> String {
    let mut actions = sight.actions();
    let placed = actions.iter().find(|action| action.starts_with("place")).cloned();
    placed.or_else(|| actions.pop()).expect("something can be done")
}

/// A turn that the seat could prepare now: its first action, then the next ones up to a barrier.
fn plan(trading: &Trading, seat: Seat, begins: &str) -> String {
    let mut table = trading.play.session.table().expect("it has begun").imagined(seat).expect("it waits");
    let mut moves = vec![begins.to_owned()];
    let mut barrier = table.play(seat, begins, &mut Quick::new(1)).expect("it is legal").barrier;
    while barrier == rules::Barrier::Open {
        let action = step(table.sight(Viewer::Seat(seat)).as_ref());
        barrier = table.play(seat, &action, &mut Quick::new(1)).expect("it is legal").barrier;
        moves.push(action);
    }
    moves.join("; ")
}

/// Lets the person on turn play it to its end, beginning with that action.
fn takes_turn(trading: &mut Trading, begins: &str) {
    let seat = trading.first;
    trading.play.plays(user(seat), begins);
    while trading.turn().must() == SeatSet::one(seat) {
        let sight = trading.play.session.sight(Viewer::Seat(seat)).expect("a sight");
        let action = step(sight.as_ref());
        trading.play.plays(user(seat), &action);
    }
}

#[test]
fn a_prepared_turn_is_made_when_it_comes_and_is_its_persons_own() {
    let (mut trading, seat) = waiting("harmonies");
    let moves = plan(&trading, seat, "take c");
    trading.play.does(user(seat), &orders(&format!("next {moves}")));
    let text = orders::of(&trading.play.session, seat)[0].text.clone();
    assert!(text.starts_with("next take c = "), "{text}");
    assert_eq!(trading.due(), [], "it is not their turn");
    takes_turn(&mut trading, "take a");
    assert_eq!(trading.due(), [(seat, DELAY)]);
    trading.rings(seat);
    let (entry, author) = trading.last();
    assert!(entry.contains("done"), "{entry}");
    assert_eq!((author, trading.count(seat)), (Author::Order, 0));
    assert_eq!(trading.turn().must(), SeatSet::one(trading.first));
    assert!(!prepared::has_dropped(&trading.play.session, seat));
}

#[test]
fn a_prepared_turn_is_dropped_whole_if_what_it_relies_on_is_gone() {
    for game in ["harmonies", "village-green"] {
        let (mut trading, seat) = waiting(game);
        let (space, row) = ("take c", "take 2");
        let begins = if game == "harmonies" { space } else { row };
        let moves = plan(&trading, seat, begins);
        trading.play.does(user(seat), &orders(&format!("next {moves}")));
        takes_turn(&mut trading, begins);
        let entries = trading.play.session.log.len();
        trading.rings(seat);
        assert_eq!(trading.play.session.log.len(), entries, "{game}: something else lies there now");
        assert!(trading.play.effects.is_empty(), "{game}: nobody else is told");
        assert!(prepared::has_dropped(&trading.play.session, seat) && trading.count(seat) == 0, "{game}");
        trading.rings(seat);
        assert_eq!(trading.due(), [], "{game}: that is all");
        trading.first = seat;
        takes_turn(&mut trading, begins);
        assert!(!prepared::has_dropped(&trading.play.session, seat), "{game}: they have gone on");
    }
}

#[test]
fn behind_what_is_drawn_a_prepared_turn_goes_as_far_as_it_can() {
    let (mut trading, seat) = waiting("village-green");
    trading.play.does(user(seat), &orders("next take 3; lay 4 b2"));
    takes_turn(&mut trading, "take 1");
    trading.rings(seat);
    let entries: Vec<String> =
        trading.play.session.log.iter().map(|logged| logged.entry.to_string()).collect();
    let made = entries.iter().filter(|entry| entry.contains("lay 4 b2") || entry.contains("take 3")).count();
    assert_eq!(made, 2, "{entries:?}");
}

#[test]
fn a_turn_is_prepared_in_words_and_only_while_others_play() {
    let (mut trading, seat) = waiting("harmonies");
    let first = trading.first;
    trading.play.denies(user(first), &orders("next take a"), "refused: refusal-order-next");
    let refused = "link 2 refused: harmonies-refusal-take-twice";
    trading.play.denies(user(seat), &orders("next take a; take b"), refused);
    trading.play.denies(
        user(seat),
        &orders("next take a; done"),
        "link 2 refused: harmonies-refusal-done-place",
    );
    trading.play.denies(user(seat), &orders("next  "), "no move");
    trading.play.does(user(seat), &orders("next take the tokens of B"));
    let planned = prepared::planned(&trading.play.session, seat, &Keys).expect("it is planned");
    assert_eq!((planned.said.len(), planned.shut), (1, false));
    assert!(!planned.table.sight(Viewer::Seat(seat)).allows("take a"), "the tokens are taken in imagination");
    takes_turn(&mut trading, "take a");
    trading.play.plays(user(seat), "take c");
    assert_eq!(trading.count(seat), 0, "whoever begins their turn needs no plan");
}

#[test]
fn a_plan_tells_nothing_that_its_seat_cannot_know() {
    for game in ["harmonies", "village-green"] {
        let (trading, seat) = waiting(game);
        let moves = plan(&trading, seat, if game == "harmonies" { "take c" } else { "take 2" });
        let order = |session: &Session| {
            let moment =
                Moment { now: trading.play.now, secret: [8; 32], availability: Availability::default() };
            let intent = orders(&format!("next {moves}"));
            let change = decide(session, &intent, &person(user(seat)), &moment).expect("it can be prepared");
            let planned = prepared::planned(&change.session, seat, &Keys).expect("it is planned");
            (change.session.seats[seat.index()].orders.given[0].text.clone(), planned.said)
        };
        let own = order(&trading.play.session);
        for salt in 0..8 {
            assert_eq!(order(&redealt(&trading.play.session, salt, Viewer::Seat(seat))), own, "{game}");
        }
    }
}

#[test]
fn what_a_prepared_turn_did_up_to_a_draw_stands_though_the_rest_no_longer_fits() {
    let mut play = Play::started(2);
    play.denies(2, &orders("next accept"), "link 1 refused: toy-refusal");
    play.denies(2, &orders("next step; accept"), "link 2 refused: toy-refusal");
    // Nobody knows what will be there after a roll.
    play.does(2, &orders("next roll; accept; step"));
    play.plays(1, "done");
    let mut trading = Trading { play, first: Seat(0) };
    trading.rings(Seat(1));
    let (entry, author) = trading.last();
    assert!(entry.starts_with("2 roll"), "{entry}");
    assert_eq!(author, Author::Order);
    assert!(!prepared::has_dropped(&trading.play.session, Seat(1)));
    assert_eq!(trading.count(Seat(1)), 0, "it is done");
}
