//! Catan: a bought card, and a choice on a seven.

use sqlx::Connection as _;
use tempfile::TempDir;

use super::{Transcript, are_the_same, beginning, note, pressed, read_by, twice};
use kit::{Dice, Rig, connect, rich_island, suggested, types};

/// Worlds in which Ada has bought another card, and has chosen to discard other cards on a seven while Borek still has to choose.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bought_card_and_a_choice_on_a_seven_change_no_byte_for_the_others() {
    let folder = TempDir::new().expect("there is a temporary folder");
    let mut rig = Rig::open().await;
    let luck = [("dice", "6"), ("dice", "6"), ("dice", "7"), ("draw", "knight")];
    let seats = rich_island(&mut rig, ["Ada", "Borek", "Celina"], &luck).await;
    let discard = "discard 2 wood 3 brick 1 wool 0 grain 0 ore";
    for (seat, moves) in [
        (0, "roll"),
        (0, "trade 1 wood for 1 grain to green"),
        (2, "accept"),
        (0, "confirm green"),
        (0, "buy card"),
        (0, "end"),
        (1, "roll"),
        (1, "end"),
        (2, "roll"),
        (0, discard),
    ] {
        let answer = types(&seats[seat], &format!("/move moves:{moves}")).await;
        assert!(!answer.attachments.is_empty(), "{moves} was refused: {}", answer.content);
    }
    let (one, other) = twice(&mut rig, &folder).await;
    let mut database = connect(&other).await;
    for (old, new, change) in [
        ("knight", "monopoly", "update action set chance = replace(chance, $1, $2) where body = 'buy card'"),
        (
            discard,
            "discard 0 wood 1 brick 3 wool 1 grain 1 ore",
            "update action set body = replace(body, $1, $2) where body like 'discard%'",
        ),
    ] {
        let changed = sqlx::query(change).bind(old).bind(new).execute(&mut database).await;
        assert_eq!(changed.expect("another world").rows_affected(), 1);
    }
    database.close().await.expect("it can be closed");
    rig.close().await;
    let ((first, own), (second, changed)) = tokio::join!(seven_transcript(one), seven_transcript(other));
    are_the_same(&first, &second);
    assert_ne!(own, changed, "Ada's worlds are one and the same");
}

/// Everything that Borek, Celina and the public receive while they choose what to discard; and what Ada reads in the end.
async fn seven_transcript(address: String) -> (Transcript, String) {
    let rig = Rig::open_on(address).await;
    rig.posted().await;
    let (borek, celina, public) =
        (rig.at("Borek", "games"), rig.at("Celina", "games"), rig.at("Moira", "games"));
    let mut told = beginning(&public).await;
    for who in [&borek, &celina, &public] {
        let moves = ["play knight", "play monopoly ore", "accept", "roll", "discard 9 ore", "robber k blue"];
        read_by(&mut told, who, &["", "discard ", "discard 1", "play ", "build ", "accept"], &moves).await;
    }
    pressed(&mut told, &borek).await;
    pressed(&mut told, &celina).await;
    // Celina chooses; she still must not see what Ada chose.
    let own = suggested(&celina, &mut Dice::new(4)).await.expect("Celina is to choose");
    note(&mut told, &own, &types(&celina, &format!("/move moves:{own}")).await);
    note(&mut told, "/log", &types(&celina, "/log").await);
    let own = types(&rig.at("Ada", "games"), "/log").await.content;
    rig.close_after_trouble().await;
    (told, own)
}
