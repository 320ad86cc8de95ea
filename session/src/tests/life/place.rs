//! Channels are deleted, and tables brought to others.

use super::*;
use crate::record::text;

const AWAY: Intent = Intent::Bring { channel: 77, allowed: false };

#[test]
fn a_deleted_channel_closes_its_table_without_a_word() {
    for mut play in [Play::lobby(RULES_1[0], 2), Play::started(2)] {
        play.does_as(&Person::bot(), &Intent::Vanish);
        assert_eq!((play.session.status, play.session.vanished), (Status::Ended, true));
        assert!(play.effects.is_empty() && play.results.is_empty());
        assert_eq!(play.rows.last().map(|row| (row.kind(), row.author)), Some((Kind::End, Author::Bot)));
        assert!(play.session.seats.iter().all(|row| !row.must()), "nobody is waited for");
        play.denies_as(&Person::bot(), &Intent::Vanish, "over");
    }
}

#[test]
fn a_table_is_brought_by_its_host_or_a_moderator_and_shown_anew() {
    let mut play = Play::started(2);
    play.plays(1, "offer");
    let appeal = play.open_appeal();
    play.does(2, &END);
    let question = play.session.question.as_ref().map(|open| open.number).expect("all are asked");
    play.denies(2, &AWAY, "neither the host nor a moderator");
    let here = Intent::Bring { channel: PLACE.channel, allowed: false };
    play.denies(1, &here, "here already");
    play.does(1, &AWAY);
    assert_eq!(play.session.place, Place { channel: 77, ..PLACE });
    let since = play.session.next;
    assert_eq!(
        play.effects,
        [
            Effect::Left { channel: PLACE.channel, messages: Vec::new() },
            Effect::Board { since, ping: SeatSet::EMPTY },
            Effect::Appeal(appeal),
            Effect::Question(question),
        ]
    );
    assert!(play.session.question.is_some(), "the question is still open");
    play.does(99, &Intent::Bring { channel: 78, allowed: true });
    assert_eq!(play.rows.last().map(|row| (row.kind(), row.author)), Some((Kind::Bring, Author::Moderator)));
    assert_eq!(play.rows.last().map(Row::body), Some("77 78".to_owned()));
}

#[test]
fn somebody_who_sits_there_and_is_shut_out_brings_it_in_their_own_name() {
    let mut play = Play::started(2);
    play.denies(2, &AWAY, "neither the host nor a moderator");
    play.does(2, &Intent::Bring { channel: 77, allowed: true });
    assert_eq!(play.rows.last().map(|row| (row.kind(), row.author)), Some((Kind::Bring, Author::Person)));
}

#[test]
fn a_wish_from_elsewhere_leaves_the_names_at_a_table_as_they_are() {
    let play = Play::started(2);
    let before = play.session.seats[0].sitter.clone();
    let elsewhere = Person { name: "Another Name".to_owned(), ..person(1) };
    let availability = Availability { digest: Some(480), ..Availability::default() };
    let kept =
        play.tries_as(&elsewhere, &Intent::Availability(Box::new(availability))).expect("it is their own");
    assert_eq!(kept.session.seats[0].sitter, before);
}

#[test]
fn a_seat_that_is_offered_is_offered_where_the_table_goes() {
    let mut play = Play::started(3);
    play.does(2, &Intent::Offer);
    play.does(3, &Intent::Offer);
    let offers: Vec<Effect> =
        play.session.seats.iter().filter_map(|row| row.offered).map(Effect::Offer).collect();
    assert_eq!(offers.len(), 2);
    play.does(1, &AWAY);
    assert!(play.effects.ends_with(&offers), "{:?}", play.effects);
}

#[test]
fn what_a_deleted_channel_has_closed_goes_on_elsewhere() {
    let mut play = Play::started(2);
    play.plays(1, "step; done");
    let points = play.points();
    play.does_as(&Person::bot(), &Intent::Park);
    play.does_as(&Person::bot(), &Intent::Vanish);
    play.denies(2, &AWAY, "neither the host nor a moderator");
    play.does(1, &AWAY);
    assert_eq!((play.session.status, play.session.vanished), (Status::Live, false));
    assert!(!play.session.parked);
    assert_eq!(play.points(), points);
    let since = play.effects.iter().find_map(|effect| match effect {
        Effect::Board { since, ping } => Some((*since, *ping)),
        _ => None,
    });
    assert_eq!(since.map(|(_, ping)| ping), Some(SeatSet::one(Seat(1))), "whose turn it is, is called");
    assert!(
        !play.effects.iter().any(|effect| matches!(effect, Effect::Left { .. })),
        "there is no old channel"
    );
    play.plays(2, "step");
    let mut lobby = Play::lobby(RULES_1[0], 2);
    lobby.does_as(&Person::bot(), &Intent::Vanish);
    lobby.does(1, &AWAY);
    assert_eq!((lobby.session.status, lobby.effects.clone()), (Status::Lobby, vec![Effect::Lobby]));
    lobby.does(2, &Intent::Join);
}

#[test]
fn what_was_ended_otherwise_stays_where_it_was() {
    let mut play = Play::started(2);
    play.does(99, &SETTLE);
    play.denies(1, &AWAY, "over");
    let mut play = Play::started(2);
    play.plays(1, "end");
    play.denies(1, &AWAY, "over");
}

const DAY: i64 = 24 * 60 * 60;

/// Loads the table anew, as another process does.
fn reloads(play: &mut Play) {
    play.loaded_by(RULES_1);
    play.stands();
}

#[test]
fn a_table_at_which_a_vote_is_open_goes_on_elsewhere_and_asks_anew() {
    let mut play = Play::agreed(3, &[("pace", "daily")]);
    for _ in 0..2 {
        play.passes(DAY + 1);
        let absence = play.session.absences[0].number;
        play = play.vanishes();
        assert_eq!(play.rows.last().map(Row::body), Some("channel deleted".to_owned()));
        reloads(&mut play);
        assert!(play.session.vanished && play.session.absences.is_empty());
        assert_eq!(play.session.timers(), [], "the clock has nothing to do there");
        play.denies(2, &Intent::Vote { absence, remedy: Remedy::Time }, "over");
        play.does(1, &AWAY);
        reloads(&mut play);
        assert_eq!(play.session.status, Status::Live);
    }
    play.passes(2);
    assert_eq!(play.session.absences.len(), 1, "the time is still up");
}

#[test]
fn what_may_go_on_elsewhere_shows_neither_its_secret_nor_its_hidden_log() {
    let mut play = Play::started(2).vanishes();
    let shows = |play: &Play| {
        let session = &play.session;
        (
            session.revealed_secret().is_some(),
            text::log_text(session).is_ok(),
            text::replay_log(session).is_ok(),
        )
    };
    assert_eq!(shows(&play), (false, false, false));
    play.does(1, &AWAY);
    assert_eq!((play.session.status, shows(&play)), (Status::Live, (false, false, false)));
    play.plays(1, "end");
    assert_eq!(shows(&play), (true, true, true));
}

#[test]
fn what_was_closed_with_a_vote_open_by_an_older_version_goes_on_too() {
    let mut play = Play::agreed(3, &[("pace", "daily")]).vanishes();
    let seq = play.session.next;
    let last = play.rows.last().expect("it was closed").clone();
    play.rows.push(Row { seq, deed: Deed::Back(Some(12)), seat: Some(Seat(0)), ..last });
    play.session.facts.next += 1;
    reloads(&mut play);
    assert!(play.session.vanished);
    play.does(1, &AWAY);
    play.plays(1, "step");
}

#[test]
fn with_a_strict_pace_time_stands_still_until_the_table_is_brought() {
    let mut play = Play::agreed(2, &[("pace", "live"), ("strict", "yes")]);
    play.now += 60;
    play = play.vanishes();
    let left = play.session.seats[0].bank.left;
    reloads(&mut play);
    play.now += DAY;
    play.does(1, &AWAY);
    assert_eq!(play.session.deadline(Seat(0)), Some(play.now + left), "nothing ran meanwhile");
    play.passes(left + 1);
    assert!(play.session.seats[0].stands_in, "a computer makes the move");
}

#[test]
fn what_is_offered_and_asked_goes_on_where_the_table_goes() {
    let mut play = Play::started(3);
    play.does(3, &Intent::Offer);
    play.plays(1, "offer");
    let (appeal, _) = play.session.appeal().expect("the others are asked");
    play.does(2, &END);
    play = play.vanishes();
    reloads(&mut play);
    let offer = play.session.seats[2].offered.expect("the seat is still free");
    assert_eq!(play.session.question, None, "nobody can answer");
    play.does(1, &AWAY);
    for effect in [Effect::Appeal(appeal), Effect::Offer(offer)] {
        assert!(play.effects.contains(&effect), "{effect:?}: {:?}", play.effects);
    }
    play.does(2, &Intent::Answer { appeal, action: "reject".to_owned() });
    play.does(9, &Intent::Take { offer: Some(offer) });
    play.does(2, &END);
}

#[test]
fn a_frozen_table_whose_channel_was_deleted_stays_frozen_and_says_so() {
    let mut play = Play::frozen().vanishes();
    play.denies(2, &AWAY, "neither the host nor a moderator");
    play.does(1, &AWAY);
    assert_eq!((play.session.status, play.notices()), (Status::Frozen, vec!["notice-frozen"]));
    assert!(matches!(play.session.boardless(), Denied::Frozen));
    play.stands();
    reloads(&mut play);
    assert_eq!((play.session.status, play.notices()), (Status::Live, vec!["notice-thawed"]));
    assert_eq!(play.board(), Some(SeatSet::one(Seat(0))), "the new channel has seen none");
    play.plays(1, "step");
}

#[test]
fn wishes_hold_where_the_table_goes() {
    let availability = Availability { digest: Some(480), ..Availability::default() };
    for mut play in [Play::started(2), Play::lobby(RULES_1[0], 2), Play::frozen()] {
        play = play.vanishes();
        play.wishes(availability.clone());
        assert!(play.effects.is_empty() && play.session.vanished);
        play.does(1, &AWAY);
        assert_eq!(play.session.seats[0].availability, availability);
    }
}
