//! The digest of a person who wants one message a day, and the list of their tables.

use sandbox::{Fault, MessageSeen};

use super::direct::{House, types};

/// A digest, by its button.
fn is_digest(message: &MessageSeen) -> bool {
    message.buttons().contains(&"What waits now")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_digest_lists_what_waits_and_takes_the_place_of_the_one_before() {
    let house = House::open().await;
    house.table().await;
    let [asked, other] = house.asked().await;
    for person in [asked, other] {
        types(&house.at(person, "games"), "/me digest:8").await;
    }
    house.wait(24).await;
    let seen = house.direct(asked, |seen| seen.len() == 1).await;
    let digest = seen[0].clone();
    assert!(is_digest(&digest) && digest.pings_me);
    assert!(digest.content.starts_with("**One table is waiting for you:**"), "{}", digest.content);
    let place = house.session().await.place;
    assert!(
        digest.content.contains(&format!("<#{}> – [Harmonies, table 1](https://discord.com/", place.channel))
    );
    house.wait(24).await;
    let seen = house.direct(asked, |seen| seen.len() == 1 && seen[0].id != digest.id).await;
    let opened = |request: &&sandbox::JournalRequest| request.path == "users/@me/channels";
    assert_eq!(house.sandbox.journal().iter().filter(opened).count(), 1, "its number never changes");
    // Updated by a press, it knows that nothing waits any more.
    types(&house.at(asked, "games"), "/seat hand-over").await;
    let person = house.sandbox.person(asked).expect("they exist");
    assert!(person.press(seen[0].id, "What waits now").await.expect("it is there").is_ok());
    let seen = house.direct(asked, |seen| seen.len() == 1).await;
    assert!(seen[0].content.starts_with("**No table is waiting for you any more.**"), "{}", seen[0].content);
    // And the next day brings none, but the old one is deleted only with a new one.
    house.wait(24).await;
    house.direct(asked, |seen| seen.len() == 1).await;
    assert!(house.sandbox.person(other).expect("they exist").at("turnstone").is_err());
    house.sandbox.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_takes_no_direct_messages_finds_the_digest_in_the_channel() {
    let house = House::open().await;
    house.table().await;
    let [asked, other] = house.asked().await;
    let channel = house.at(asked, "games");
    types(&channel, "/me digest:8").await;
    house.sandbox.fail(Fault::Shut { person: channel.person().id() }).expect("it is possible");
    house.wait(24).await;
    let one = |seen: &[MessageSeen]| seen.iter().find(|it| is_digest(it)).cloned();
    let digest = channel.wait_for(std::time::Duration::from_secs(30), one).await.expect("it is posted");
    assert!(digest.pings_me && digest.content.contains("One table is waiting for you"), "{}", digest.content);
    // A person who presses there sees their own tables, alone.
    let outcome = house.at(other, "games").press(digest.id, "What waits now").await.expect("it is there");
    let list = house.at(other, "games").message(outcome.message.expect("a list")).expect("it is seen");
    assert!(list.ephemeral && list.content.contains("waiting for"), "{}", list.content);
    house.sandbox.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_lists_the_tables_of_all_servers_and_leads_to_the_first() {
    let house = House::open().await;
    let guild = house.sandbox.servers()[0];
    let far = house.sandbox.add_server("Far away", "en-US").expect("it is possible");
    let general = house.sandbox.person("ada").expect("she exists");
    let general = general.in_channel(house.sandbox.add_channel(far, "far-games").expect("it is possible"));
    types(&general, "/play game:catan seats:3").await;
    house.table().await;
    let [asked, other] = house.asked().await;
    let list = async |person| {
        let at = house.at(person, "games");
        let outcome = at.type_command("/games").await.expect("it is known");
        at.message(outcome.message.expect("a list")).expect("it is seen")
    };
    let seen = list(asked).await;
    assert!(seen.content.contains("**your turn** – asked <t:"), "{}", seen.content);
    assert!(seen.buttons().contains(&"Next: Harmonies, table 2"), "{:?}", seen.buttons());
    assert!(list(other).await.buttons().is_empty());
    let ada = list("ada").await.content;
    assert!(ada.contains("__Far away__") && ada.contains("Catan, table 1"), "{ada}");
    // A server that the bot has left has no tables any more.
    house.sandbox.fail(Fault::Kick { server: far }).expect("it is possible");
    let deadline = tokio::time::Instant::now() + std::time::Duration::from_secs(30);
    while list("ada").await.content.contains("Catan") {
        assert!(tokio::time::Instant::now() < deadline, "the bot has heard of it");
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert!(!list("ada").await.content.contains("__"), "one server needs no name: {guild:?}");
    house.sandbox.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_no_direct_message_is_taken_every_server_tells_of_its_own_tables() {
    let house = House::open().await;
    house.table().await;
    let [asked, _] = house.asked().await;
    let far = house.sandbox.add_server("Far away", "en-US").expect("it is possible");
    let far_games = house.sandbox.add_channel(far, "far-games").expect("it is possible");
    let person = house.sandbox.person(asked).expect("they exist");
    let (near, far) = (house.at(asked, "games"), person.in_channel(far_games));
    // A table where the same person is on turn, no matter who begins, once the computers have acted.
    types(&far, "/play game:catan seats:3 computers:2").await;
    let deadline = tokio::time::Instant::now() + std::time::Duration::from_secs(30);
    while house.tables.all_waiting(person.id().0).await.expect("it is read").len() < 2 {
        assert!(tokio::time::Instant::now() < deadline, "both tables wait for them");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    types(&near, "/me digest:8").await;
    house.sandbox.fail(Fault::Shut { person: person.id() }).expect("it is possible");
    for _ in 0..2 {
        house.wait(24).await;
        for (at, title, other) in
            [(&near, "Harmonies, table 1", "Catan"), (&far, "Catan, table 2", "Harmonies")]
        {
            let one = |seen: &[MessageSeen]| {
                let digests: Vec<&MessageSeen> = seen.iter().filter(|it| is_digest(it)).collect();
                (digests.len() == 1).then(|| digests[0].clone())
            };
            let digest = at.wait_for(std::time::Duration::from_secs(30), one).await.expect("it is posted");
            assert!(digest.content.contains("**One table is waiting for you:**"), "{}", digest.content);
            assert!(digest.content.contains(title) && !digest.content.contains(other), "{}", digest.content);
            assert!(digest.content.ends_with("… and one table on another server."), "{}", digest.content);
            assert_eq!(digest.buttons(), [&format!("Next: {title}"), "What waits now"]);
        }
    }
    house.sandbox.shutdown().await;
}

/// A person's letters depend on the person: the table in whose outbox one waits goes on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn boards_go_on_while_discord_opens_no_direct_channel() {
    let house = House::open().await;
    house.table().await;
    let [asked, _] = house.asked().await;
    let channel = house.at(asked, "games");
    types(&channel, "/me digest:8").await;
    let target = sandbox::Target::times("POST", "users/@me/channels", 1_000);
    house.sandbox.fail(Fault::Error { target, status: 503 }).expect("it is possible");
    house.wait(24).await;
    let tried = |journal: &[sandbox::JournalRequest]| journal.iter().any(|entry| entry.status == 503);
    house.sandbox.wait_for_journal(std::time::Duration::from_secs(30), tried).await.expect("it is tried");
    let mark = house.sandbox.journal().len();
    types(&channel, "/seat hand-over").await;
    let path = format!("channels/{}/messages", channel.channel());
    let told = |journal: &[sandbox::JournalRequest]| {
        journal[mark..].iter().any(|entry| entry.path.starts_with(&path) && entry.status == 200)
    };
    house
        .sandbox
        .wait_for_journal(std::time::Duration::from_secs(30), told)
        .await
        .expect("the board goes on");
    house.sandbox.shutdown().await;
}
