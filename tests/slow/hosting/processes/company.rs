//! Tables of both processes look for players at the same moment.

use super::pair::{both, close, rows, servers};
use kit::{board, button, ids, presses, types};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_looks_for_players_with_both_processes_at_once_does_so_once() {
    let Some(mut rig) = servers(2).await else { return };
    let other = both(&mut rig).await;
    let ada = ["games-0", "games-1"].map(|channel| rig.at("Ada", channel));
    let mut asked = Vec::new();
    for who in &ada {
        let question = types(who, "/play game:harmonies looking:True").await;
        asked.push((question.id, button(&question, ":seek!:")));
    }
    let (one, two) =
        tokio::join!(presses(&ada[0], asked[0].0, &asked[0].1), presses(&ada[1], asked[1].0, &asked[1].1));
    let answers = [one.content, two.content];
    let refused = answers.iter().position(|said| said.contains("already asked for players"));
    let searches = 1 - refused.unwrap_or_else(|| panic!("one of them is refused: {answers:?}"));
    let search = |id: &String| id.ends_with(":search");
    board(&ada[searches], |message| !message.ephemeral && ids(message, "join").iter().any(search)).await;
    rig.posted().await;
    let tables = [rows(&rig, 1, "search").await, rows(&rig, 2, "search").await];
    assert_eq!(tables.iter().sum::<i64>(), 1, "{tables:?} {answers:?}");
    close(rig, vec![other]).await;
}
