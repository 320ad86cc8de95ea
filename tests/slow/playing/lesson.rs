//! Learning a game by playing it: a first game with a guide, from the button to its end.

use rules::Seat;
use sandbox::{MessageSeen, PersonAt};
use session::Status;
use words::{Lang, Speech};

use kit::{
    Dice, Rig, board, button, ids, more, move_by_typing, move_from, panel, presses, rests, thought, types,
    until,
};

/// One learner for each language.
const LEARNERS: [(&str, Lang, &str); 3] =
    [("Ada", Lang::En, "catan"), ("Celina", Lang::Pl, "harmonies"), ("Borek", Lang::Cs, "village-green")];

fn say(lang: Lang, key: &str) -> String {
    Speech::new(lang, Vec::new()).say(key)
}

/// Presses *Learn by playing* below the rules of a game; gives the answer.
async fn learns(who: &PersonAt, game: &str) -> MessageSeen {
    let rules = types(who, &format!("/rules game:{game}")).await;
    let learn = &ids(&rules, "learn")[0];
    thought(who, who.press(rules.id, learn).await.expect("it can be pressed")).await
}

/// The learner's panel, which only they see.
async fn own_panel(who: &PersonAt, lang: Lang) -> MessageSeen {
    types(who, &format!("/{}", say(lang, "command-hand"))).await
}

/// The guide's words on the learner's panel, in their language.
async fn told(rig: &Rig, table: i64, lang: Lang) -> String {
    let session = rig.table_numbered(table).await;
    let guidance = session::guidance(&session, Seat(0)).expect("the log replays").expect("something is told");
    format!("> 🧭 {}", say(lang, guidance.key))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guide_tells_each_thing_once_in_everybodys_language() {
    let mut rig = Rig::open().await;
    for (table, (name, lang, game)) in (1..).zip(LEARNERS) {
        let who = rig.at(name, "games");
        let opened = learns(&who, game).await;
        assert!(
            opened.ephemeral && opened.content.contains(&say(lang, "lesson-print")),
            "{}",
            opened.content
        );
        rests(&rig, table).await;
        let first = own_panel(&who, lang).await;
        let said = told(&rig, table, lang).await;
        assert!(first.content.contains(&said), "{said}: {}", first.content);
        assert_eq!(first.attachments.len(), 1, "with a picture");
        assert_eq!(own_panel(&who, lang).await.content, first.content, "it is told until they act");
        let entries = rig.table_numbered(table).await.log.len();
        move_by_typing(&who, &mut Dice::new(2)).await.expect("it is their turn");
        rests(&rig, table).await;
        let next = own_panel(&who, lang).await;
        assert!(!next.content.contains(&said), "it is told once: {}", next.content);
        assert!(next.content.contains(&told(&rig, table, lang).await), "{}", next.content);
        types(&who, "/undo sure:true").await;
        rests(&rig, table).await;
        assert!(rig.table_numbered(table).await.log.len() <= entries, "it is taken back");
        assert!(own_panel(&who, lang).await.content.contains(&said), "what is taken back is told again");
        rig.restart_bot().await;
        assert!(own_panel(&who, lang).await.content.contains(&said), "a restart forgets nothing");
        let fair = types(&who, "/show fair").await.content;
        assert!(fair.contains(&format!("turnstone lesson {game} ")), "{fair}");
    }
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_first_game_counts_nowhere_and_leads_on() {
    let rig = Rig::open().await;
    let ada = rig.at("Ada", "games");
    types(&ada, "/play game:confusing-lands").await;
    let lobby = board(&ada, |message| !ids(message, "learn").is_empty()).await;
    let learn = &ids(&lobby, "learn")[0];
    thought(&ada, ada.press(lobby.id, learn).await.expect("it can be pressed")).await;
    // In the lobby's channel a move would be the lobby's; elsewhere it is the private table's.
    let who = rig.at("Ada", "lounge");
    types(&rig.at("Borek", "games"), "/join").await;
    board(&ada, |message| !ids(message, "start").is_empty() && ids(message, "learn").is_empty()).await;
    let mut dice = Dice::new(4);
    let mut said = Vec::new();
    while rig.table_numbered(2).await.status == Status::Live {
        rests(&rig, 2).await;
        let session = rig.table_numbered(2).await;
        said.extend(session::guidance(&session, Seat(0)).expect("the log replays").map(|it| it.key));
        if session.status != Status::Live || move_by_typing(&who, &mut dice).await.is_none() {
            break;
        }
    }
    assert_eq!(said.len(), 8, "something at every decision: {said:?}");
    let over = who.newest(|message| message.content.contains("That was a whole game of"));
    let over = over.expect("the last answer is the last board");
    assert!(over.ephemeral, "nobody else sees it");
    assert!(!over.content.contains("does not count on leaderboards"), "{}", over.content);
    let finished = rig.table_numbered(2).await;
    assert!(finished.results().is_empty() && !finished.counts() && finished.status == Status::Over);
    let leaders = types(&ada, "/leaderboard").await;
    assert!(leaders.content.contains("Nobody is rated here yet"), "{leaders:?}");
    assert!(rig.run(&["recount"]).await.contains("\"differed\":[]"));
    checks(&rig, &session::record::log_text(&finished).expect("it is over")).await;
    // Where she presses it there is no table yet.
    presses(&who, over.id, &ids(&over, "people")[0]).await;
    board(&who, |message| !ids(message, "join").is_empty()).await;
    // Playing again is an ordinary game.
    presses(&who, over.id, &button(&over, ":again:")).await;
    until("the next game", async || {
        rig.tables().await.session_by_id(session::SessionId(4)).await.is_ok_and(|it| it.is_some())
    })
    .await;
    assert!(!rig.table_numbered(4).await.terms.lesson);
    rig.close().await;
}

/// Plays a first game to its end by pressing any available button; no press is refused.
async fn is_learnt_by_pressing(rig: &Rig, table: i64, who: &PersonAt, lang: Lang, seed: u64) {
    let mut dice = Dice::new(seed);
    loop {
        rests(rig, table).await;
        let before = rig.table_numbered(table).await;
        if before.status != Status::Live {
            assert_eq!(before.status, Status::Over, "table {table}");
            return;
        }
        let from = own_panel(who, lang).await;
        let Some(after) = move_from(who, from, &mut dice).await else { continue };
        let log = rig.table_numbered(table).await.facts.log;
        assert!(log.len() > before.log.len(), "table {table} refuses: {}", after.content);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_title_is_learnt_to_its_end_by_presses_alone() {
    let rig = Rig::open().await;
    let also = [("Darek", Lang::Pl, "wolves-and-sheep"), ("Ben", Lang::En, "confusing-lands")];
    let mut learning = Vec::new();
    for (table, (name, lang, game)) in (1..).zip(LEARNERS.into_iter().chain(also)) {
        let who = rig.at(name, "games");
        learns(&who, game).await;
        learning.push((table, who, lang));
    }
    let plays = |at: usize| {
        let (table, who, lang) = &learning[at];
        is_learnt_by_pressing(&rig, *table, who, *lang, at as u64)
    };
    tokio::join!(plays(0), plays(1), plays(2), plays(3), plays(4));
    rig.close().await;
}

/// The program draws everything of a first game again, and names it as such.
async fn checks(rig: &Rig, log: &str) {
    assert!(log.contains("# lesson\n") && !log.contains("# commitment"), "{log}");
    let file = rig.folder().join("lesson.log");
    std::fs::write(&file, log).expect("a file");
    let file = file.to_str().expect("a path of letters");
    let said = rig.run(&["replay", file, "--check-draws"]).await;
    assert!(said.contains("\"commitment\":\"lesson\"") && said.contains("\"differences\":0"), "{said}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_is_explained_and_where_hints_are_off_nobody_thinks_for_anybody() {
    let rig = Rig::open().await;
    let (ada, borek) = (rig.at("Ada", "games"), rig.at("Borek", "games"));
    types(&ada, "/play game:harmonies seats:2 options:hints=no").await;
    types(&borek, "/join").await;
    types(&ada, "/table start").await;
    board(&ada, |message| !ids(message, "panel").is_empty()).await;
    let first = rig.table().await.table().expect("it has begun").turn().must();
    let (who, other, lang) = match first.contains(Seat(0)) {
        true => (&ada, &borek, Lang::En),
        false => (&borek, &ada, Lang::Cs),
    };
    let own = panel(who).await;
    let why = ids(&own, "why").into_iter().next().expect("the panel has room for it");
    let told = presses(who, own.id, &why).await;
    assert!(told.ephemeral && told.content.contains(&say(lang, "explain-may")), "{}", told.content);
    assert!(told.content.contains(&say(lang, "harmonies-lesson-next")), "{}", told.content);
    assert!(!told.content.contains("🧭") && ids(&told, "hint").is_empty(), "{}", told.content);
    assert_eq!(ids(&more(who).await, "why").len(), 1, "it is behind the last button, too");
    let waiting = presses(other, panel(other).await.id, &why).await;
    assert!(waiting.ephemeral && !waiting.content.contains(&say(lang, "explain-may")), "{}", waiting.content);
    assert!(!types(&ada, "/log").await.content.contains("hint"), "nobody hears of it");
    types(&ada, "/table resign sure:true").await;
    let solo = rig.at("Celina", "lounge");
    types(&solo, "/play game:harmonies computers:1 level:easy").await;
    rests(&rig, 2).await;
    let own = panel(&solo).await;
    let told = presses(&solo, own.id, &button(&own, ":why:")).await;
    assert!(told.content.contains("🧭") && !ids(&told, "hint").is_empty(), "{}", told.content);
    rig.close().await;
}
