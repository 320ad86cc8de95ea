//! Questions to everybody while the process that serves the table dies, and a spare takes over: the question stays, and is answered and
//! reported once.

use sandbox::{Fault, MessageSeen, PersonAt, Target};
use tokio::task::JoinHandle;

use super::pair::{
    both, both_later, close, is_heard_and_not_answered, is_taken_over, numbers, offering, on_turn_first,
    presses_in_vain, rows, servers, spare, telling,
};
use kit::{Process, Rig, board, ids, presses, refused, seated, types};

const THREE: [&str; 3] = ["Ada", "Borek", "Celina"];

/// Four days in seconds: after three, silence counts.
const DAYS: i64 = 4 * 24 * 60 * 60;

/// Two minutes and a half in seconds: Discord no longer knows a message by its nonce, but the bot was not away long enough to count as
/// absent.
const MINUTES: i64 = 150;

/// A person's answer is committed, but they get no reply; then the table's process dies, somebody else gets no answer, and a spare takes
/// over that many seconds later.
async fn answers_across_a_death(
    rig: &Rig,
    other: &mut Process,
    (kind, later): (&str, i64),
    (one, another): (&PersonAt, &PersonAt),
    (asked, which): (&MessageSeen, &str),
) {
    let heard = is_heard_and_not_answered(rig, (1, kind), one, asked, which).await;
    let before = rig.sandbox.identifies().len();
    other.kill().await;
    rig.set_clock_wrong(later);
    let in_vain = presses_in_vain(another, asked, which);
    is_taken_over(rig, before).await;
    [heard, in_vain].iter().for_each(JoinHandle::abort);
    rig.posted().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_question_to_everybody_is_answered_with_the_process_and_with_its_spare() {
    let Some(mut rig) = servers(2).await else { return };
    let mut other = both(&mut rig).await;
    let waiting = spare(&rig);
    let seats = seated(&rig, "harmonies", "games-1", &THREE).await;
    let [ada, borek, celina] = &seats[..] else { panic!("three people") };
    board(ada, |message| !ids(message, "panel").is_empty()).await;
    rig.posted().await;
    // The process that posts the question does not hear that it arrived.
    let target = Target::times("POST", "channels/*/messages", 1);
    rig.sandbox.fail(Fault::DieAfter { target }).expect("the sandbox can");
    assert_eq!(types(ada, "/table end sure:true").await.content, "I have asked everybody at the table.");
    let question = board(borek, |message| !ids(message, "yes").is_empty()).await;
    let yes = &ids(&question, "yes")[0];
    answers_across_a_death(&rig, &mut other, ("agree", MINUTES), (borek, celina), (&question, yes)).await;
    assert_eq!(numbers(&offering(ada, "yes")), [question.id], "it stands, and is asked once");
    let standing = ada.message(question.id).expect("it stands").content;
    let name = |who: &PersonAt| format!("<@{}>", who.person().id());
    assert!(standing.contains(&name(celina)) && !standing.contains(&name(borek)), "{standing}");
    assert_eq!(presses(borek, question.id, yes).await.content, "Tvou odpověď už mám.");
    let (pressed, typed) = tokio::join!(presses(celina, question.id, yes), types(celina, "/table agree"));
    let answers = [pressed.content, typed.content];
    assert_eq!(answers.iter().filter(|said| *said == "Zgadzasz się.").count(), 1, "{answers:?}");
    board(ada, |message| !ids(message, "again").is_empty()).await;
    rig.posted().await;
    for (kind, count) in [("ask", 1), ("agree", 2), ("end", 1)] {
        assert_eq!(rows(&rig, 1, kind).await, count, "{kind}");
    }
    let closed = ada.message(question.id).expect("it stands").content;
    assert_eq!(closed, "Ada asked to end the game without a result.");
    assert!(offering(ada, "yes").is_empty(), "the question can be pressed");
    assert_eq!(telling(ada, "ended without a result").len(), 1);
    close(rig, vec![other, waiting]).await;
}

/// The seats of a table of the second process, the first of them silent for days, and the question to the others.
async fn waits_in_vain(rig: &mut Rig, other: &mut Process) -> ([PersonAt; 3], MessageSeen) {
    let mut seats = seated(rig, "harmonies", "games-1", &THREE).await;
    on_turn_first(rig, &mut seats).await;
    // A person who gets a digest is not reminded.
    types(&seats[0], "/me digest:8").await;
    rig.posted().await;
    other.kill().await;
    rig.kill_bot().await;
    was_served(rig, DAYS).await;
    both_later(rig, other, DAYS).await;
    let vote = board(&seats[1], |message| !ids(message, "vote").is_empty()).await;
    rig.posted().await;
    (seats.try_into().unwrap_or_else(|_| panic!("three people")), vote)
}

/// Notes that the bot has served all the time until then: its absence would count for nobody.
async fn was_served(rig: &Rig, later: i64) {
    let mut database = rig.connect().await;
    let noted = sqlx::query(
        "update setting set value = cast(cast(value as bigint) + $1 as text) where key like 'served%'",
    )
    .bind(later)
    .execute(&mut database)
    .await;
    assert_eq!(noted.expect("it is written").rows_affected(), 2, "both have noted it");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_vote_about_somebody_absent_goes_on_with_the_spare() {
    let Some(mut rig) = servers(2).await else { return };
    let mut other = both(&mut rig).await;
    let ([absent, one, another], asked) = waits_in_vain(&mut rig, &mut other).await;
    let waiting = spare(&rig);
    let votes = ids(&asked, "vote");
    let substitute = votes.iter().find(|id| id.ends_with("substitute")).expect("it is offered").as_str();
    let across = (("vote", DAYS + MINUTES), (&one, &another), (&asked, substitute));
    answers_across_a_death(&rig, &mut other, across.0, across.1, across.2).await;
    assert_eq!(numbers(&offering(&absent, "vote")), [asked.id], "it stands, and is asked once");
    let standing = absent.message(asked.id).expect("it stands").content;
    assert!(standing.contains("**Look for a substitute**: "), "the vote is kept: {standing}");
    assert!(
        !refused(&absent, "/table vote remedy:time").await.is_empty(),
        "whoever is absent does not decide"
    );
    let (pressed, typed) = tokio::join!(
        presses(&another, asked.id, substitute),
        types(&another, "/table vote remedy:substitute"),
    );
    assert_ne!(pressed.content, typed.content, "one of them decides");
    board(&one, |message| !ids(message, "take").is_empty()).await;
    rig.posted().await;
    for (kind, count) in [("time-up", 1), ("vote", 2), ("remedy", 1), ("offer", 1)] {
        assert_eq!(rows(&rig, 1, kind).await, count, "{kind}");
    }
    assert!(offering(&one, "vote").is_empty(), "the question can be pressed");
    let decided = numbers(&telling(&one, "Decided: the seat of"));
    assert_eq!(decided, [asked.id], "it is told once");
    assert_eq!(offering(&one, "take").len(), 1);
    // The seat is taken where it was offered.
    let darek = rig.at("Darek", "games-1");
    let offer = offering(&one, "take").remove(0);
    let panel = presses(&darek, offer.id, &ids(&offer, "take")[0]).await;
    assert!(!panel.attachments.is_empty(), "{}", panel.content);
    rig.posted().await;
    assert!(offering(&one, "take").is_empty());
    close(rig, vec![other, waiting]).await;
}
