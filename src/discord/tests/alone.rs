//! What somebody did alone: the last board says it.

use rules::{Options, Seat, Viewer};
use thinking::Level;

use super::trips::{PLACE, desk, now, person};
use crate::discord::app::App;
use crate::discord::features::board::deed::Tale;
use host::outbox::Stretch;
use session::{Intent, Person, Status};

/// Lets the seats that must act do the last of their choices, until that seat must.
async fn until(desk: &App, seat: Seat) {
    for _ in 0..200 {
        let session = now(desk).await;
        let must = session.seats.iter().find(|row| row.must()).expect("the game goes on");
        if must.seat == seat {
            return;
        }
        let who = match must.sitter.is_computer() {
            true => Person::computer(must.sitter.number()),
            false => person(must.sitter.number()),
        };
        let action = session.sight(Viewer::Seat(must.seat)).and_then(|sight| sight.actions().pop());
        let act = Intent::Act { moves: action.into_iter().collect(), decision: None };
        desk.tables.act(session.id, &who, &act, None).await.expect("it is legal");
    }
    panic!("nobody ends their turn");
}

#[tokio::test]
async fn the_last_board_says_in_every_language_what_was_done_alone() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (seed, language, said) in [
        (61, "en", ["2 take-backs undid something", "One hint was used", "does not count"]),
        (62, "pl", ["2 razy cofnięto", "o jedną podpowiedź", "nie liczy się"]),
        (63, "cs", ["2krát se bralo zpět", "Jednou padla žádost", "nepočítá"]),
    ] {
        let desk = desk(folder.path(), seed).await;
        let (game, language) = ("harmonies".to_owned(), language.to_owned());
        let (options, computers) = (Options::default(), vec![Level::Random]);
        let open = Intent::Open { game, options, seats: Some(2), computers, language };
        let opened = desk.tables.open(PLACE, &person(1), &open, None).await.expect("the channel is free");
        desk.tables.tell_beginning(&opened.session).await.expect("it begins");
        let own = opened.session.seat_of(1).expect("they sit there");
        let does = async |intent: &Intent| {
            let done = desk.tables.act(opened.session.id, &person(1), intent, None).await;
            done.unwrap_or_else(|denied| panic!("{intent:?}: {denied}")).session
        };
        until(&desk, own).await;
        does(&Intent::Hint { sure: true }).await;
        for _ in 0..2 {
            // The end of a turn draws new tokens.
            until(&desk, own.next(2)).await;
            does(&Intent::Undo { decision: None, sure: true, going: None }).await;
        }
        let session = does(&Intent::Resign).await;
        assert_eq!(session.status, Status::Over);
        let table = desk.tables.find(session.id).await.expect("it is read").expect("it is there");
        let tale = Tale::of(&table, Stretch { since: -1, until: i64::MAX }).expect("it replays");
        let page = desk.messages.board_page(&table, &tale, rules::SeatSet::EMPTY).await.expect("it is drawn");
        for said in said {
            assert!(page.content.contains(said), "{said}: {}", page.content);
        }
    }
}
