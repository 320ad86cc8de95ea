use super::*;

const AWAY: Intent = Intent::Bring { channel: 77, moderator: false };

#[test]
fn a_deleted_channel_closes_its_table_without_a_word() {
    for mut play in [Play::lobby(RULES_1[0], 2), Play::started(2)] {
        play.does_as(&Person::bot(), &Intent::Vanish);
        assert_eq!((play.session.status, play.session.vanished), (Status::Ended, true));
        assert!(play.effects.is_empty() && play.results.is_empty());
        assert_eq!(play.rows.last().map(|row| (row.kind, row.author)), Some((Kind::End, Author::Bot)));
        assert!(play.session.seats.iter().all(|row| !row.must()), "nobody is waited for");
        play.denies_as(&Person::bot(), &Intent::Vanish, "over");
    }
}

#[test]
fn a_table_is_brought_by_its_host_or_a_moderator_and_shown_anew() {
    let mut play = Play::started(2);
    play.plays(1, "offer");
    let appeal = play.session.next - 1;
    play.does(2, &END);
    let question = play.session.question.as_ref().map(|open| open.number).expect("all are asked");
    play.denies(2, &AWAY, "neither the host nor a moderator");
    let here = Intent::Bring { channel: PLACE.channel, moderator: false };
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
    play.does(99, &Intent::Bring { channel: 78, moderator: true });
    assert_eq!(play.rows.last().map(|row| (row.kind, row.author)), Some((Kind::Bring, Author::Moderator)));
    assert_eq!(play.rows.last().map(|row| row.body.as_str()), Some("77 78"));
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
