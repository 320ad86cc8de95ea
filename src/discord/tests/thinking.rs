//! Boards of tables at which a computer thinks.

use games::{Level, Options, Seat, SeatSet};

use super::trips::{PLACE, caller, desk, person};
use crate::discord::desk::Desk;

use crate::session::Intent;
use crate::store::Stretch;
use crate::tables::Found;

/// A table of Harmonies in that language at which a computer is up.
async fn table(desk: &Desk, language: &str) -> Found {
    let open = Intent::Open {
        game: "harmonies".to_owned(),
        options: Options::default(),
        seats: Some(2),
        computers: vec![Level::Easy],
        language: language.to_owned(),
    };
    desk.tables.open(PLACE, &person(1), &open, None).await.expect("the channel is free");
    loop {
        let found = desk.here(&caller(1, 70)).await.expect("a table");
        if !found.computers_to_act().is_empty() {
            return found;
        }
        let advice = found.table().expect("it has begun").advise(Seat(0), Level::Easy, 1);
        let moves = Intent::Act { moves: advice[0].moves.clone(), decision: None };
        desk.tables.act(found.session.clone(), &person(1), &moves, None).await.expect("it is legal");
    }
}

#[tokio::test]
async fn the_board_says_who_thinks_and_calls_nobody() {
    let said = [
        ("en", "💭 Computer 2 is thinking …"),
        ("pl", "💭 Komputer 2 – myśli …"),
        ("cs", "💭 Počítač 2 přemýšlí …"),
    ];
    for (language, line) in said {
        let folder = tempfile::TempDir::new().expect("there is a temporary folder");
        let desk = desk(folder.path(), 4).await;
        let found = table(&desk, language).await;
        let since = Stretch { since: found.log.len() as i64, until: found.log.len() as i64 };
        let tale = desk.tale(&found, since).expect("the log replays");
        let page = desk.board_page(&found, &tale, SeatSet::EMPTY).await.expect("it is drawn");
        assert!(page.content.lines().any(|told| told == line), "{}", page.content);
        assert!(page.ping.is_empty() && !page.content.contains("<@"), "{}", page.content);
    }
}
