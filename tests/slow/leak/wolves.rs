//! Wolves and Sheep: a person's colour and tiles, while everybody may break in.

use sqlx::Connection as _;
use tempfile::TempDir;

use super::{Transcript, are_the_same, beginning, note, pressed, read_by, twice};
use kit::{Rig, connect, first_suggestion, hint, seated, types};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebodys_colour_and_tiles_change_no_byte_for_the_others() {
    let folder = TempDir::new().expect("there is a temporary folder");
    let mut rig = Rig::open().await;
    let seats = seated(&rig, "wolves-and-sheep", "games", &["Ada", "Borek", "Celina"]).await;
    // Some turns, the last one Ada's: the next one is Borek's, whichever of them began.
    let mut taken = Vec::new();
    while taken.len() < 5 || taken.last() != Some(&0) {
        let must = rig.table().await.table().expect("they play").turn().must();
        let seat = (0..3).find(|&seat| must.contains(rules::Seat(seat))).expect("it is somebody's turn");
        let who = &seats[usize::from(seat)];
        let offered =
            who.autocomplete("move", serde_json::json!({}), "moves", "lay").await.expect("a command");
        let fits = offered.is_some_and(|offered| !offered.is_empty());
        let moves = if fits { first_suggestion(who, "lay").await } else { "pass".to_owned() };
        let answer = types(who, &format!("/move moves:{moves}")).await;
        assert!(!answer.attachments.is_empty(), "{moves} was refused: {}", answer.content);
        taken.push(seat);
    }
    let (one, other) = twice(&mut rig, &folder).await;
    exchange(&other).await;
    rig.close().await;
    let (first, second) = tokio::join!(transcript(one), transcript(other));
    are_the_same(&first, &second);
}

/// Gives Ada the colour that nobody has, and other tiles in the place of the ones that she has not laid.
async fn exchange(address: &str) {
    let mut database = connect(address).await;
    let rows: Vec<(i64, Option<i64>, String, String)> = sqlx::query_as(
        "select seq, seat, body, chance from action where kind in ('setup', 'act') order by seq",
    )
    .fetch_all(&mut database)
    .await
    .expect("the log");
    let drawn = |text: &str| serde_json::from_str::<Vec<(String, String)>>(text).expect("outcomes");
    let named = |wanted: &'static str| {
        let outcomes = rows.iter().flat_map(|(.., text)| drawn(text));
        outcomes.filter(move |(name, _)| name == wanted).map(|(_, label)| label).collect::<Vec<_>>()
    };
    let (tiles, colours) = (named("tile"), named("colour"));
    let mut fresh = (1..=68).map(|tile: u8| tile.to_string()).filter(|tile| !tiles.contains(tile));
    let other = ["black", "yellow", "red", "blue"]
        .into_iter()
        .find(|colour| !colours.iter().any(|own| own == colour));
    let laid = |tile: &str| {
        rows.iter().any(|(_, _, body, _)| {
            body.split(' ').nth(1).is_some_and(|posture| posture.trim_end_matches(['a', 'b']) == tile)
        })
    };
    let mut exchanged = 0;
    for (seq, seat, _, text) in &rows {
        let mut outcomes = drawn(text);
        // The set-up deals Ada her colour first, and then her four tiles.
        let own = if seat.is_none() {
            4
        } else if *seat == Some(0) {
            outcomes.len()
        } else {
            0
        };
        for (_, tile) in outcomes.iter_mut().filter(|(name, _)| name == "tile").take(own) {
            if !laid(tile) {
                *tile = fresh.next().expect("the bag has tiles left");
                exchanged += 1;
            }
        }
        if let Some((_, colour)) = outcomes.iter_mut().find(|(name, _)| name == "colour") {
            *colour = other.expect("a colour is nobody's").to_owned();
        }
        let change = sqlx::query("update action set chance = $1 where seq = $2");
        let change = change.bind(serde_json::to_string(&outcomes).expect("text")).bind(seq);
        change.execute(&mut database).await.expect("another world");
    }
    assert!(exchanged >= 3, "Ada's worlds are one and the same");
    database.close().await.expect("it can be closed");
}

/// Everything that Borek, Celina and the public receive afterwards.
async fn transcript(address: String) -> Transcript {
    let rig = Rig::open_on(address).await;
    rig.posted().await;
    let (borek, celina, public) =
        (rig.at("Borek", "games"), rig.at("Celina", "games"), rig.at("Moira", "games"));
    let mut told = beginning(&public).await;
    note(&mut told, "a hint", &hint(&borek).await);
    for who in [&borek, &celina, &public] {
        // Refusals must not reveal which tiles are where. No tile lies by that square, whatever they hold: a laid tile draws others,
        // rightly from another bag.
        let moves = [
            "lay 1a 0 a1",
            "interrupt 61 a1",
            "interrupt 65 a1 62 b1",
            "reveal black a1",
            "reveal red a1",
            "pass",
        ];
        read_by(&mut told, who, &["", "lay ", "interrupt ", "reveal ", "pass", "ret"], &moves).await;
    }
    pressed(&mut told, &borek).await;
    pressed(&mut told, &celina).await;
    rig.close_after_trouble().await;
    told
}
