//! Forms: values that cannot be chosen from a list are filled in, in a window of Discord.

use sandbox::{MessageSeen, ModalSeen, PersonAt, Progress};
use serde_json::{Value, json};

use kit::{KINDS, Rig, board, enabled, goods, hand, ids, market, panel, types};

/// Opens the form of one's panel.
async fn open_form(who: &PersonAt) -> ModalSeen {
    let panel = panel(who).await;
    let button = enabled(&panel, "form").pop().unwrap_or_else(|| panic!("no form: {}", panel.content));
    let opened = who.press(panel.id, &button).await.expect("the button is there");
    assert_eq!(opened.state, Progress::Modal, "{:?}", opened.reason);
    opened.modal.expect("a form that has opened is there")
}

/// Sends a form, and gives the private answer.
async fn submits(who: &PersonAt, form: &ModalSeen, fields: &Value) -> MessageSeen {
    let outcome = who.submit(form.id, fields).await.unwrap_or_else(|error| panic!("{fields}: {error}"));
    assert_eq!(outcome.state, Progress::Answered, "{fields}: {:?}", outcome.reason);
    let answer = who.message(outcome.message.expect("a message")).expect("whoever asked sees it");
    assert!(answer.ephemeral, "{fields} was answered for all to see");
    answer
}

/// A deal that the person on turn can offer.
async fn deal(rig: &Rig, who: &PersonAt) -> Value {
    let (give, want) = goods(rig, who).await;
    json!({"give": format!("1 {give}"), "want": format!("1 {want}")})
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_form_that_is_filled_in_does_what_it_says_also_after_a_restart() {
    let mut rig = Rig::open().await;
    let seats = market(&rig, "games").await;
    let form = open_form(&seats[0]).await;
    assert!(!form.title.is_empty() && form.components.len() == 3, "{form:?}");
    let offer = deal(&rig, &seats[0]).await;
    let before = rig.entries().await;
    rig.restart_bot().await;
    let answer = submits(&seats[0], &form, &offer).await;
    assert!(ids(&answer, "act").iter().any(|id| id.ends_with(":cancel")), "{}", answer.content);
    assert_eq!(rig.entries().await, before + 1);
    board(&seats[1], |message| message.content.contains(" offers 1 ")).await;
    assert!(seats[0].submit(form.id, &offer).await.is_err(), "a form is sent once");
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_in_a_form_is_explained_and_nothing_is_done() {
    let rig = Rig::open().await;
    let seats = market(&rig, "games").await;
    let offer = deal(&rig, &seats[0]).await;
    let (give, want) = (&offer["give"], &offer["want"]);
    let before = rig.entries().await;
    for fields in [
        json!({"give": "fish", "want": want}),
        json!({"give": "19 wool 19 ore", "want": want}),
        json!({"give": give, "want": give}),
        json!({"give": give, "want": want, "to": "everybody and nobody"}),
        json!({"give": "   ", "want": want}),
        json!({"give": give, "want": "🐺".repeat(1000)}),
        json!({"give": format!("{}; end", give.as_str().expect("text")), "want": want}),
        json!({"give": "0 wool", "want": want}),
        json!({"give": "-1 wool", "want": "99999999999999999999 ore"}),
        json!({"give": "@everyone", "want": "**1 ore**\n`"}),
    ] {
        let answer = submits(&seats[0], &open_form(&seats[0]).await, &fields).await;
        assert!(answer.attachments.is_empty() && !answer.content.is_empty(), "{fields}: {}", answer.content);
        assert!(
            !answer.content.contains("(N") && !answer.content.contains("@everyone"),
            "{}",
            answer.content
        );
        assert_eq!(rig.entries().await, before, "{fields} was done");
    }
    let form = open_form(&seats[0]).await;
    submits(&seats[0], &form, &offer).await;
    assert_eq!(rig.entries().await, before + 1, "after all that it still works");
    rig.close().await;
}

/// A person who has made a mistake corrects it, and writes nothing twice; also after somebody else has acted.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_form_that_was_refused_is_opened_again_as_it_was_filled_in() {
    let rig = Rig::open().await;
    let seats = market(&rig, "games").await;
    let offer = deal(&rig, &seats[0]).await;
    let wrong = json!({"give": "1 fish|chips", "want": offer["want"], "to": "nobody"});
    let refused = submits(&seats[0], &open_form(&seats[0]).await, &wrong).await;
    let again = enabled(&refused, "form").pop().unwrap_or_else(|| panic!("no way back: {}", refused.content));
    let opened = seats[0].press(refused.id, &again).await.expect("the button is there");
    let form = opened.modal.unwrap_or_else(|| panic!("no form: {:?}", opened.reason));
    let kept = serde_json::to_string(&form.components).expect("components are JSON");
    let want = offer["want"].as_str().expect("text");
    for written in ["1 fish chips", want, "nobody"] {
        assert!(kept.contains(&format!("\"value\":\"{written}\"")), "{written} is lost: {kept}");
    }
    let before = rig.entries().await;
    // Untouched fields are sent as they are.
    let mended = json!({"give": offer["give"], "to": ""});
    submits(&seats[0], &form, &mended).await;
    assert_eq!(rig.entries().await, before + 1, "what was mended counts");
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_form_that_is_sent_after_the_turn_says_that_the_table_has_moved_on() {
    let rig = Rig::open().await;
    let seats = market(&rig, "games").await;
    let offer = deal(&rig, &seats[0]).await;
    let form = open_form(&seats[0]).await;
    types(&seats[0], "/move moves:end").await;
    let before = rig.entries().await;
    let answer = submits(&seats[0], &form, &offer).await;
    let moved_on = ["The table has moved on;", "Hra se posunula;", "Sytuacja na stole się zmieniła;"];
    assert!(moved_on.iter().any(|start| answer.content.starts_with(start)), "{}", answer.content);
    assert_eq!(rig.entries().await, before);
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_form_that_is_sent_after_the_game_says_that_it_is_over() {
    let rig = Rig::open().await;
    let seats = market(&rig, "games").await;
    let offer = deal(&rig, &seats[0]).await;
    let form = open_form(&seats[0]).await;
    types(&rig.at("Moira", "games"), "/table end moderator:true sure:true").await;
    let before = rig.entries().await;
    let answer = submits(&seats[0], &form, &offer).await;
    let over = ["This game is over.", "Tahle hra skončila.", "Ta gra już się skończyła."];
    assert!(over.iter().any(|start| answer.content.starts_with(start)), "{}", answer.content);
    assert_eq!(rig.entries().await, before);
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_one_form_sent_twice_at_once_one_counts() {
    let rig = Rig::open().await;
    let seats = market(&rig, "games").await;
    let offer = deal(&rig, &seats[0]).await;
    let (one, other) = (open_form(&seats[0]).await, open_form(&seats[0]).await);
    let before = rig.entries().await;
    let (first, second) = tokio::join!(submits(&seats[0], &one, &offer), submits(&seats[0], &other, &offer));
    let done = [&first, &second].into_iter().filter(|answer| !answer.attachments.is_empty()).count();
    assert_eq!(done, 1, "{} / {}", first.content, second.content);
    assert_eq!(rig.entries().await, before + 1);
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_peoples_forms_at_once_do_not_void_each_other() {
    let rig = Rig::open().await;
    let seats = market(&rig, "games").await;
    let offer = deal(&rig, &seats[0]).await;
    let form = open_form(&seats[0]).await;
    submits(&seats[0], &form, &offer).await;
    let (one, other) = (open_form(&seats[1]).await, open_form(&seats[2]).await);
    let (first, second) = (counter(&rig, &seats[1]).await, counter(&rig, &seats[2]).await);
    let before = rig.entries().await;
    let (first, second) = tokio::join!(submits(&seats[1], &one, &first), submits(&seats[2], &other, &second));
    for answer in [&first, &second] {
        assert!(!answer.attachments.is_empty(), "{}", answer.content);
    }
    assert_eq!(rig.entries().await, before + 2);
    rig.close().await;
}

/// A counter-offer that the person can make: a card of theirs for one of another kind.
async fn counter(rig: &Rig, who: &PersonAt) -> Value {
    let (hand, current) = hand(rig, who).await;
    assert!(!current, "others make counter-offers");
    let own = hand.iter().position(|&count| count > 0).expect("they have a card");
    json!({"give": format!("1 {}", KINDS[own]), "want": format!("2 {}", KINDS[(own + 1) % KINDS.len()])})
}
