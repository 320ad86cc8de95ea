//! Catan's trade form: its words are read in the language of the person who fills it in, and nonsense is quoted back.

use sandbox::PersonAt;

use kit::{Rig, fills_in, ids, panel, rich_island, types};

async fn does(who: &PersonAt, moves: &str) {
    let answer = types(who, &format!("/move moves:{moves}")).await;
    assert!(!answer.attachments.is_empty(), "{moves} was refused: {}", answer.content);
}

/// Checks that the log has these moves, and no others.
async fn was_done(rig: &Rig, done: &[&str]) {
    let exported = rig.run(&["export", "1"]).await;
    let moves = exported.lines().skip_while(|line| !line.starts_with("setup")).skip(1);
    let moves: Vec<&str> = moves.map(|line| line.split(" | ").next().unwrap_or_default()).collect();
    assert_eq!(moves, done);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_in_a_form_is_said_back_and_a_late_form_changes_nothing() {
    let mut rig = Rig::open().await;
    let seats = rich_island(&mut rig, ["Ada", "Borek", "Celina"], &[("dice", "6")]).await;
    let ada = &seats[0];
    does(ada, "roll").await;
    let open = panel(ada).await;
    let form = &ids(&open, "form")[0];
    for (give, want, to, sentence) in [
        ("some wool", "🐺", "", "I cannot read what you wrote in “You give”. Write it like this: 2 wool ("),
        ("1 wool", "1 ore; end", "", "I cannot read what you wrote in “You want”."),
        (
            "1 wool",
            "1 ore",
            "Bolek and Lolek",
            "I cannot read what you wrote in “To whom? (empty: everybody)”.",
        ),
        ("1 wool to red", "1 ore", "amber", "I cannot read what you wrote in “You give”."),
        ("0 wool", "1 ore", "", "No gifts: both sides must give something."),
        ("9 wool", "1 ore", "amber", "You do not have the cards you offer."),
        ("99999 wool", "1 ore", "amber", "I cannot read that as a move."),
    ] {
        let fields = serde_json::json!({ "give": give, "want": want, "to": to });
        let answer = fills_in(ada, open.id, form, &fields).await;
        assert!(answer.ephemeral && answer.attachments.is_empty(), "{fields}: {}", answer.content);
        assert!(answer.content.starts_with(sentence), "{fields}: {}", answer.content);
        assert!(answer.content.contains(&format!("You wrote: {give} · {want}")), "{}", answer.content);
    }
    was_done(&rig, &["1 roll"]).await;
    // The form is opened, the turn ends, the form is sent.
    let opened = ada.press(open.id, form).await.expect("the form's button").modal.expect("a form");
    does(ada, "end").await;
    let fields = serde_json::json!({ "give": "1 wool", "want": "1 ore", "to": "" });
    let late = ada.submit(opened.id, &fields).await.expect("it can be sent").message.expect("an answer");
    let late = ada.message(late).expect("it can be read");
    assert!(late.content.starts_with("The table has moved on"), "{}", late.content);
    assert!(late.content.ends_with("You wrote: 1 wool · 1 ore"), "{}", late.content);
    was_done(&rig, &["1 roll", "1 end"]).await;
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_form_takes_the_words_of_whoever_fills_it_in() {
    let mut rig = Rig::open().await;
    let seats = rich_island(&mut rig, ["Ada", "Borek", "Celina"], &[("dice", "6")]).await;
    does(&seats[0], "roll").await;
    for (seat, give, want, to) in [
        (0, "1 sheep", "2x brick", "yellow, green"),
        (1, "1 obilí", "vlnu", ""),
        (2, "1x drewno", "1 welne", ""),
    ] {
        let open = panel(&seats[seat]).await;
        let fields = match to {
            "" => serde_json::json!({ "give": give, "want": want }),
            to => serde_json::json!({ "give": give, "want": want, "to": to }),
        };
        let answer = fills_in(&seats[seat], open.id, &ids(&open, "form")[0], &fields).await;
        assert!(!answer.attachments.is_empty(), "{fields}: {}", answer.content);
    }
    let done = [
        "1 roll",
        "1 trade 1 wool for 2 brick to amber green",
        "2 counter 1 grain for 1 wool",
        "3 counter 1 wood for 1 wool",
    ];
    was_done(&rig, &done).await;
    rig.close().await;
}
