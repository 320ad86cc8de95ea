//! No more reminders of what is asked now.

use super::*;

impl Play {
    /// Mutes the turn of somebody who is asked.
    fn muted(&mut self, user: u64) {
        let change = self.tries(user, &Intent::Mute).expect("they are asked");
        assert_eq!((change.rows.len(), change.effects.len()), (0, 0), "nobody hears of it");
        self.session = change.session;
    }
}

#[test]
fn whoever_is_muted_is_reminded_again_of_the_next_turn_only() {
    let reminders = |play: &Play| -> Vec<u8> {
        let timers = play.session.timers().into_iter().filter(|timer| timer.kind == TimerKind::Reminder);
        timers.filter_map(|timer| Some(timer.seat?.0)).collect()
    };
    let mut play = Play::started(3);
    play.plays(1, "vote");
    assert!(play.session.can_be_muted(2));
    let before = (play.session.touched, play.rows.len());
    play.muted(2);
    assert_eq!((play.session.touched, play.rows.len()), before, "nobody has acted");
    assert_eq!(reminders(&play), [0, 2]);
    assert!(!play.session.can_be_muted(2));
    // Others' acts bring no reminders back, one's own do.
    play.plays(3, "pick heads");
    assert_eq!(reminders(&play), [0]);
    play.plays(2, "pick heads");
    play.plays(1, "pick heads");
    assert!(!reminders(&play).is_empty());
}

#[test]
fn nobody_is_muted_who_is_not_asked() {
    let mut play = Play::started(2);
    play.denies(2, &Intent::Mute, "not asked");
    play.denies(3, &Intent::Mute, "not seated");
    play.muted(1);
    play.muted(1);
    let alone = Play::started(1);
    alone.denies(1, &Intent::Mute, "not asked");
}

#[test]
fn no_more_reminders_stay_so_whatever_is_changed_about_reminders_until_the_next_turn() {
    let reminded = |play: &Play| play.session.timers().iter().any(|timer| timer.kind == TimerKind::Reminder);
    let most = |most| Availability { most, ..Availability::default() };
    let mut play = Play::started(2);
    play.muted(1);
    play.wishes(most(2));
    assert!(!reminded(&play));
    // Where the last one was sent, a wish for more brings another.
    let mut play = Play::started(2);
    play.wishes(most(1));
    assert!(reminded(&play));
    play.passes(13 * 60 * 60);
    assert!(!reminded(&play));
    play.wishes(most(2));
    let due = play.session.timers().into_iter().find(|timer| timer.kind == TimerKind::Reminder);
    assert_eq!(due.map(|timer| timer.due), Some(play.now + 1 + 24 * 60 * 60), "a day later");
}
