//! Playing again: several people at once, and after tables where nothing was played.

use rules::Options;
use thinking::Level;

use super::trips::{PLACE, caller, desk, person};
use super::waiting::opened;
use crate::discord::app::App;
use crate::discord::app::pressed::{Pressed, Reply};
use crate::discord::features::opening::arguments::PlayArguments;
use crate::discord::features::opening::open;
use crate::discord::features::rematch;
use crate::discord::message::failure::Failure;
use crate::discord::message::press::CustomId;
use crate::discord::wire::caller::Caller;
use session::{Denied, Intent, Place, SessionId, Status};

/// A table of two that is over: its game was resigned, or it was closed in the lobby.
pub(super) async fn over(folder: &std::path::Path, closed: bool) -> App {
    let desk = desk(folder, 5).await;
    let id = opened(&desk, "en", Vec::new()).await;
    let end = if closed { Intent::End { sure: true } } else { Intent::Resign };
    let start = if closed { None } else { Some((1, Intent::Start)) };
    for (user, intent) in [(2, Intent::Join)].into_iter().chain(start).chain([(1, end)]) {
        desk.tables.act_and_tell(id, &person(user), &intent).await.expect("it is allowed");
    }
    desk
}

/// Presses *Play again* below the last board of the first table.
async fn presses(desk: &App, user: u64, interaction: u64) -> Result<String, Failure> {
    pressed(desk, user, interaction, &CustomId::at(SessionId(1), rematch::Press::Again)).await
}

/// Presses a button whose answer is a sentence.
async fn pressed(desk: &App, user: u64, interaction: u64, id: &CustomId) -> Result<String, Failure> {
    pressed_by(desk, &caller(user, interaction), id).await
}

async fn pressed_by(desk: &App, caller: &Caller, id: &CustomId) -> Result<String, Failure> {
    let pressed = Pressed { app: desk, caller, id, value: String::new(), target: None, private: false };
    match Box::pin(pressed.reply()).await? {
        Reply::Private(page) => Ok(page.content),
        _ => panic!("it is told beside the board"),
    }
}

#[tokio::test]
async fn whoever_wants_to_play_again_too_takes_a_seat_with_the_first() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = over(folder.path(), false).await;
    let (one, other) = tokio::join!(presses(&desk, 1, 11), presses(&desk, 2, 12));
    let (one, other) = (one.expect("she plays again"), other.expect("he plays again"));
    assert_ne!(one, other, "one opens the table, the other takes a seat");
    let lobby = desk.here(&caller(1, 13)).await.expect("it is read");
    assert_eq!((lobby.status, lobby.seats.len()), (Status::Lobby, 2));
    assert!(presses(&desk, 2, 14).await.is_ok(), "who sits there sits there");
    assert!(matches!(presses(&desk, 3, 15).await, Err(Failure::Denied(Denied::NotSeated))));
}

#[tokio::test]
async fn whoever_played_with_computers_alone_plays_again_by_one_press() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = desk(folder.path(), 5).await;
    let id = opened(&desk, "en", vec![Level::Easy]).await;
    desk.tables.act(id, &person(1), &Intent::Resign, None).await.expect("it is allowed");
    let first = beginning(&desk, presses(&desk, 1, 11)).await.expect("she plays again");
    assert!(first.starts_with("The game begins."), "{first}");
    let again = desk.here(&caller(1, 12)).await.expect("it is read");
    assert_eq!((again.status, again.seats.len(), again.id), (Status::Live, 2, SessionId(2)));
    assert!(matches!(presses(&desk, 1, 13).await, Err(Failure::Denied(Denied::ChannelTaken))), "it is there");
    assert!(matches!(presses(&desk, 3, 15).await, Err(Failure::Denied(Denied::NotSeated))));
}

/// Does something that opens a table, while starts are announced. It is kept off the test's small stack.
fn beginning<T>(desk: &App, opening: impl Future<Output = T>) -> impl Future<Output = T> {
    beginning_at(desk, PLACE, Box::pin(opening))
}

/// Does so in another place.
async fn beginning_at<T>(desk: &App, place: Place, opening: impl Future<Output = T>) -> T {
    let there = Caller { place, ..caller(1, 12) };
    let telling = async {
        loop {
            if let Ok(table) = desk.here(&there).await {
                desk.tables.tell_beginning(&table).await.expect("it is told");
            }
            tokio::task::yield_now().await;
        }
    };
    tokio::select! {
        done = opening => done,
        () = telling => unreachable!("it never ends"),
    }
}

/// A game with a computer of that level, or of the usual one.
fn opening(level: Option<&str>) -> PlayArguments {
    PlayArguments {
        game: "harmonies".to_owned(),
        seats: None,
        computers: Some(1),
        level: level.map(str::to_owned),
        options: Options::default(),
        thread: false,
        looking: false,
        private: false,
    }
}

#[tokio::test]
async fn computers_that_suit_play_worse_when_all_was_lost_and_stay_when_that_is_not_wanted() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = desk(folder.path(), 5).await;
    let levels = async || {
        let table = desk.here(&caller(1, 12)).await.expect("it is read");
        assert_eq!(table.status, Status::Live);
        let levels = table.seats.iter().filter_map(|row| row.computer()).collect::<Vec<_>>();
        desk.tables.act(table.id, &person(1), &Intent::Resign, None).await.expect("it is allowed");
        (levels, CustomId::at(table.id, rematch::Press::Again))
    };
    let said = async |interaction: u64, id: &CustomId| {
        beginning(&desk, pressed(&desk, 1, interaction, id)).await.expect("she plays again")
    };
    let first = beginning(&desk, open(&desk, &caller(1, 10), opening(None))).await.expect("it opens");
    assert!(
        first.page.content.starts_with("The computers play at level beginner: you"),
        "{}",
        first.page.content
    );
    let (lowest, again) = levels().await;
    assert_eq!(lowest, [Level::Beginner]);
    let told = "The computers play at level beginner. Your last games at “beginner”: 0 of 1 won.";
    let once_more = said(20, &again).await;
    assert!(once_more.starts_with(told), "{once_more}");
    levels().await;
    for game in 0..3 {
        beginning(&desk, open(&desk, &caller(1, 21 + game), opening(Some("easy")))).await.expect("it opens");
        assert_eq!(levels().await.0, [Level::Easy]);
    }
    let down = beginning(&desk, open(&desk, &caller(1, 28), opening(Some("auto")))).await.expect("it opens");
    let told = "The computers play at level beginner. Your last games at “easy”: 0 of 3 won.";
    assert!(down.page.content.starts_with(told), "{}", down.page.content);
    assert_eq!(levels().await.0, [Level::Beginner]);
    beginning(&desk, open(&desk, &caller(1, 29), opening(Some("hard")))).await.expect("it opens");
    let (hard, again) = levels().await;
    assert_eq!(hard, [Level::Hard]);
    assert!(said(30, &again).await.starts_with("The game begins."));
    assert_eq!(levels().await.0, [Level::Hard], "nobody has asked for what suits them");
}

#[tokio::test]
async fn computers_still_suit_where_the_table_was_moved_to() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = desk(folder.path(), 5).await;
    beginning(&desk, open(&desk, &caller(1, 10), opening(Some("auto")))).await.expect("it opens");
    let table = desk.here(&caller(1, 12)).await.expect("it is read");
    let elsewhere = Place { channel: PLACE.channel + 1, ..PLACE };
    let bring = Intent::Bring { channel: elsewhere.channel, allowed: false };
    for intent in [bring, Intent::Resign] {
        desk.tables.act(table.id, &person(1), &intent, None).await.expect("it is allowed");
    }
    let there = Caller { place: elsewhere, ..caller(1, 20) };
    let again = CustomId::at(table.id, rematch::Press::Again);
    let said =
        beginning_at(&desk, elsewhere, pressed_by(&desk, &there, &again)).await.expect("she plays again");
    assert!(said.starts_with("The computers play at level beginner. Your last games"), "{said}");
    let next = desk.here(&there).await.expect("it is read");
    assert_eq!((next.status, next.terms.suited, next.place), (Status::Live, true, elsewhere));
    assert!(desk.here(&caller(1, 21)).await.is_err(), "nothing is left where it stood before");
}

#[tokio::test]
async fn another_table_is_not_taken_for_the_same_again() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = over(folder.path(), false).await;
    let open = Intent::Open {
        game: "confusing-lands".to_owned(),
        options: Options::default(),
        seats: None,
        computers: Vec::new(),
        language: "en".to_owned(),
    };
    desk.tables.open(PLACE, &person(1), &open, None).await.expect("it is free");
    assert!(matches!(presses(&desk, 2, 11).await, Err(Failure::Denied(Denied::ChannelTaken))));
}

#[tokio::test]
async fn whoever_comes_to_a_closed_lobby_is_told_that_nothing_was_played() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = over(folder.path(), true).await;
    let celina = caller(3, 11);
    let table = desk.here(&celina).await.expect("it is read");
    for intent in [Intent::Join, Intent::Rematch, Intent::Leave] {
        let denied = desk.act(&celina, &table, intent.clone()).await.map(drop);
        let expected = if intent == Intent::Leave { Denied::NotSeated } else { Denied::Closed };
        assert_eq!(format!("{denied:?}"), format!("{:?}", Err::<(), _>(Failure::Denied(expected))));
    }
    let told = Denied::Closed.say(&celina.speech());
    assert_eq!(told, "This table was closed before a game began. `/play` opens a new one.");
}
