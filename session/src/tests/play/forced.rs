//! Moves that everybody knows to be forced.

use super::order::{Trading, redealt, user};
use super::*;
use crate::play::undo;

fn forcing(trade: &str) -> Trading {
    let mut play = Play::lobby(games::title("catan").expect("there is Catan"), 3);
    play.session.options = Options::default().with("layout", "fixed").with("trade", trade);
    let agreed = |value: &str| Intent::Configure { key: "forced".to_owned(), value: value.to_owned() };
    // The first roll is no seven.
    play.session.secret = [1; 32];
    play.denies(1, &agreed("perhaps"), "refused: option-value");
    play.does(1, &agreed("yes"));
    play.does(2, &Intent::Join);
    play.does(3, &Intent::Join);
    play.does(1, &Intent::Start);
    let first = play.session.table().expect("it has begun").turn().must().iter().next();
    Trading { play, first: first.expect("somebody begins") }
}

#[test]
fn a_forced_move_is_made_by_itself_and_told_to_everybody() {
    let mut trading = forcing("players");
    let first = trading.first;
    assert_eq!(trading.due(), [(first, DELAY)], "nobody has a development card");
    trading.rings(first);
    let (entry, author) = trading.last();
    assert!(entry.contains("roll"), "{entry}");
    assert_eq!(author, Author::Bot);
    for viewer in [Viewer::Public, Viewer::Seat(first), Viewer::Seat(trading.other())] {
        let told = narration(&trading.play.session, viewer, &Keys, -1).expect("it replays").join(" ");
        assert!(told.contains("story-forced"), "{viewer:?}");
    }
    trading.play.denies(user(first), &UNDO, "nothing to take back");
    assert_eq!(trading.due(), [], "there are cards to trade");
    trading.play.plays(user(first), "end");
    assert_eq!(trading.due(), [(trading.other(), DELAY)], "the next one must roll");
    trading.play.does(user(first), &UNDO);
    assert_eq!(trading.due(), [], "the end of a turn is taken back as long as the next one has not rolled");
}

#[test]
fn nobody_is_forced_who_may_still_take_something_back() {
    let mut trading = forcing("bank");
    let seat = trading.spent();
    let entries = trading.play.session.log.len();
    assert!(undo::can_take_back(&trading.play.session, seat), "something was built");
    trading.rings(seat);
    assert_eq!((trading.play.session.log.len(), trading.due()), (entries, vec![]));
}

#[test]
fn what_is_forced_and_when_does_not_depend_on_hidden_cards() {
    let trading = forcing("players");
    for salt in 0..8 {
        let twin = redealt(&trading.play.session, salt, Viewer::Public);
        assert_eq!(twin.timers(), trading.play.session.timers());
    }
}
