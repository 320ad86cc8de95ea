//! Whose game a review is about, and which of its decisions were their own.

use super::*;
use crate::play::review;

impl Play {
    /// The decisions of a person that would be reviewed, as the log writes them.
    fn own(&self, user: u64) -> Vec<String> {
        let game = review::own_game(&self.session, &person(user)).expect("it is over");
        assert_eq!(game.own.len(), game.log.entries.len());
        let own = game.log.entries.iter().zip(game.own).filter(|(_, own)| *own);
        own.map(|(entry, _)| entry.to_string()).collect()
    }
}

#[test]
fn only_what_a_person_decided_themselves_is_reviewed_once_the_game_is_over() {
    let mut play = Play::started(3);
    play.plays(1, "step; step");
    play.does(1, &UNDO);
    play.plays(1, "done");
    play.plays(2, "step; done");
    play.does(3, &Intent::HandOver);
    play.computes(3, "step; done");
    play.does(3, &Intent::ComeBack);
    play.does(2, &Intent::Offer);
    play.does(9, &Intent::Take { offer: None });
    play.plays(1, "done");
    play.plays(9, "done");
    assert!(matches!(review::own_game(&play.session, &person(1)), Err(Denied::NotOver)));
    play.plays(3, "step; end");
    assert_eq!(play.own(1), ["1 step", "1 done", "1 done"], "what was taken back is not in it");
    assert_eq!(play.own(9), ["2 done"], "who sat there before decided the rest");
    assert_eq!(play.own(3), ["3 step", "3 end"], "a computer has decided the rest");
    for user in [2, 7] {
        assert!(matches!(review::own_game(&play.session, &person(user)), Err(Denied::NotSeated)));
    }
}
