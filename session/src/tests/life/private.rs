//! Private tables: one person, alone or with computers, and nothing that others see.

use super::*;
use crate::life::place;
use crate::table::PSEUDONYMS;

const OWN: Place = Place { guild: PLACE.guild, channel: 1 };

fn opening(seats: u8, computers: usize) -> Intent {
    Intent::Open {
        game: RULES_1[0].id().to_owned(),
        options: Options::default(),
        seats: Some(seats),
        computers: vec![Level::Easy; computers],
        language: "en".to_owned(),
    }
}

/// Person 1 opens a private table.
fn opened(intent: &Intent) -> Result<Change, Denied> {
    let moment = Moment { now: 100, secret: [7; 32], availability: Availability::default() };
    open(OWN, RULES_1[0], intent, &person(1), &moment)
}

fn playing(seats: u8) -> Play {
    let Change { session, rows, effects, .. } =
        opened(&opening(seats, usize::from(seats) - 1)).expect("the table opens");
    Play { session, rows, effects, results: Vec::new(), now: 100 }
}

#[test]
fn a_private_game_begins_at_once_and_its_luck_follows_from_the_secret_alone() {
    for seats in [1, 3] {
        let play = playing(seats);
        let session = &play.session;
        assert!(session.is_private() && session.status == Status::Live && session.has_first_luck());
        assert!(play.rows.iter().all(|row| row.kind() != Kind::Start));
        play.stands();
    }
}

#[test]
fn a_private_table_has_room_for_nobody_else() {
    for (seats, computers) in [(2, 0), (3, 1)] {
        assert!(matches!(opened(&opening(seats, computers)), Err(Denied::Private)));
    }
    let play = playing(2);
    let search = Intent::Search { people: vec![2], role: None };
    for (user, intent) in
        [(2, Intent::Join), (1, Intent::Offer), (2, Intent::Take { offer: None }), (1, search)]
    {
        assert!(matches!(play.tries(user, &intent), Err(Denied::Private)), "{intent:?}");
    }
}

#[test]
fn playing_again_privately_begins_at_once_too() {
    let mut play = playing(1);
    play.plays(1, "end");
    let again = play.tries(1, &Intent::Rematch).expect("the game is over");
    assert!(again.session.is_private() && again.session.status == Status::Live);
    assert!(again.rows.iter().all(|row| row.kind() != Kind::Start));
}

#[test]
fn a_private_game_that_is_shown_in_a_channel_is_everybodys_from_then_on() {
    let mut play = playing(1);
    assert_eq!(place::showing(&play.session), []);
    assert!(matches!(
        play.tries(2, &Intent::Bring { channel: PLACE.channel, allowed: false }),
        Err(Denied::NotHostNorModerator)
    ));
    play.does(1, &Intent::Bring { channel: PLACE.channel, allowed: false });
    assert!(!play.session.is_private());
    assert!(play.effects.iter().any(|effect| matches!(effect, Effect::Board { .. })), "{:?}", play.effects);
    assert!(!play.effects.iter().any(|effect| matches!(effect, Effect::Left { .. })), "nobody has seen it");
}

#[test]
fn a_private_table_of_somebody_who_is_forgotten_does_not_name_them() {
    for seats in [1, 2] {
        let mut play = playing(seats);
        play.does(1, &Intent::Forget(*PSEUDONYMS.start()));
        let session = &play.session;
        assert!(
            session.is_private() && session.host != 1 && session.place.channel != 1,
            "{:?}",
            session.place
        );
        assert!(!session.status.is_open(), "nobody is left to play: {seats} {:?}", session.status);
    }
}
