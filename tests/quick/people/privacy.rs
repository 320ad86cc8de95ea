//! The data stored about a person: their profile, their file, and being forgotten.

use kit::{PATIENCE, Rig, board, button, presses, refused, seated, types};

const GAME: &str = "confusing-lands";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_has_their_file_and_is_forgotten() {
    let rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &["Ada", "Borek"]).await;
    let [ada, borek] = &seats[..] else { panic!("two people") };
    types(borek, "/table resign sure:true").await;
    seated(&rig, GAME, "games-2", &["Ada", "Borek"]).await;
    let shown = types(ada, "/profile").await;
    assert!(shown.ephemeral && shown.content.contains("100% of games with others"), "{}", shown.content);
    let hidden = presses(ada, shown.id, &button(&shown, ":prof:shown")).await;
    assert!(hidden.content.contains("Others see your reliability"), "{}", hidden.content);
    let seen = types(borek, "/profil osoba:@Ada").await;
    assert!(seen.ephemeral && seen.content.contains("100 % her s ostatními"), "{}", seen.content);

    let asked = types(ada, "/me data:export").await;
    assert!(asked.ephemeral && asked.attachments.is_empty());
    let begun = presses(ada, asked.id, &button(&asked, ":priv:export")).await;
    assert_eq!(begun.id, asked.id, "the question becomes its answer");
    let given = ada.wait_for(PATIENCE, |seen| {
        seen.iter().find(|message| message.id == asked.id && !message.attachments.is_empty()).cloned()
    });
    let given = given.await.unwrap_or_else(|late| panic!("no file; the last message is {:?}", late.last));
    let file = &given.attachments[0];
    let text = String::from_utf8(file.bytes.to_vec()).expect("it is text");
    let user = ada.person().id();
    assert_eq!(file.filename, format!("turnstone-{user}.json"));
    assert!(text.contains(&user.to_string()) && !text.contains("Borek"), "{text}");

    let asked = types(ada, "/me data:delete").await;
    let there = rig.at("Borek", "games-2");
    let done = presses(ada, asked.id, &button(&asked, ":priv:delete")).await;
    assert!(
        done.content.starts_with("I have forgotten you. Thank you for playing. Backups "),
        "{}",
        done.content
    );
    let told = "Anonymous \\(computer\\) plays on: the player who sat there has left for good.";
    board(&there, |message| message.content == told).await;
    let mut database = rig.connect().await;
    let query = "select count(*) from action a left join seat t on t.person = a.person where a.person = $1 or t.person = $2";
    let id = user.0.cast_signed();
    let left: i64 = sqlx::query_scalar(query).bind(id).bind(id).fetch_one(&mut database).await.expect("rows");
    assert_eq!(left, 0);
    rig.run(&["replay", "--all"]).await;
    assert!(refused(ada, "/seat come-back").await.len() > 5);
    let best = types(borek, &format!("/leaderboard game:{GAME} list:text")).await;
    assert!(best.content.contains("Anonym"), "{}", best.content);
    rig.close().await;
}
