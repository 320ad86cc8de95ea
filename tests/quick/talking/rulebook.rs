//! Rules by pages: turned, searched, with a position next to the text about it.

use serde_json::json;

use kit::{PATIENCE, Rig, button, ids, presses, types};

/// The bytes of a picture that would be heavy next to a page of words.
const HEAVY: usize = 100_000;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_are_turned_and_show_positions() {
    let rig = Rig::open().await;
    for (person, game) in [("Ada", "catan"), ("Borek", "village-green"), ("Celina", "wolves-and-sheep")] {
        let who = rig.at(person, "games");
        let title = games::title(game).expect("there is such a game");
        let topics = title.topics();
        let first = types(&who, &format!("/rules game:{game}")).await;
        assert!(first.ephemeral && ids(&first, "topic").len() == 1, "there is nothing before the first");
        // There and back again.
        let order = (1..topics.len()).chain((0..topics.len() - 1).rev());
        for topic in order.map(|at| topics[at]) {
            let id = format!("0:0:topic:{game}/{topic}");
            let page = presses(&who, first.id, &id).await;
            assert_eq!(page.id, first.id, "the page takes the other's place");
            let shows = title.examples().iter().any(|example| example.topic == topic);
            let settled = |seen: &[sandbox::MessageSeen]| {
                seen.iter().any(|it| it.id == first.id && it.attachments.len() == usize::from(shows))
            };
            who.wait_until(PATIENCE, settled).await.unwrap_or_else(|_| panic!("{game} {topic}: {shows}"));
            let page = who.message(first.id).expect("it is there");
            for picture in &page.attachments {
                assert!(picture.description.as_ref().is_some_and(|alt| alt.len() > 40), "{picture:?}");
                assert!(picture.size < HEAVY, "{game} {topic}: {} bytes", picture.size);
            }
        }
        let last = presses(&who, first.id, &format!("0:0:topic:{game}/{}", topics[1])).await;
        assert_eq!(ids(&last, "topic").len(), 2);
        button(&last, &format!("/{}", topics[0]));
    }
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_topic_is_found_by_a_word_of_its_text() {
    let rig = Rig::open().await;
    for (person, game, typed, topic) in [
        ("Ada", "catan", "robber", "robber"),
        ("Celina", "catan", "złodz", "robber"),
        ("Ada", "harmonies", "spirit", "spirits"),
    ] {
        let who = rig.at(person, "games");
        let offered =
            who.autocomplete("rules", json!({"game": game}), "topic", typed).await.expect("it is known");
        let offered = offered.expect("it is answered");
        assert_eq!(
            offered.first().map(|first| first.value.clone()),
            Some(json!(topic)),
            "{typed}: {offered:?}"
        );
        let page = types(&who, &format!("/rules game:{game} topic:{topic}")).await;
        assert!(page.ephemeral, "{page:?}");
        assert_eq!(page.attachments.is_empty(), topic == "spirits", "{page:?}");
    }
    rig.close().await;
}
