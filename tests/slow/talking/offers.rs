//! An offer in the channel: its people are called once, and answer on its message.

use sandbox::{Fault, MessageSeen, PersonAt, Target};
use serde_json::json;

use kit::{
    PATIENCE, Rig, board, boards_with, button, fills_in, ids, is_board, offer_after, presses, rich_island,
    types,
};

async fn island(rig: &mut Rig) -> Vec<PersonAt> {
    let luck = [("dice", "6"), ("dice", "6")];
    let seats = rich_island(rig, ["Ada", "Borek", "Celina"], &luck).await;
    types(&seats[0], "/move moves:roll").await;
    seats
}

/// Presses an answer, and gives the private reply.
async fn answers(who: &PersonAt, offer: &MessageSeen, answer: &str) -> String {
    let told = presses(who, offer.id, &button(offer, &format!(":ans:{answer}"))).await;
    assert!(told.ephemeral && told.attachments.is_empty(), "{}", told.content);
    told.content
}

/// Counts Ada's offers in the channel.
fn offers(who: &PersonAt) -> usize {
    who.sees().iter().filter(|message| !message.ephemeral && message.content.contains("Ada offers")).count()
}

/// Waits until the offer's message is as wanted.
async fn becomes(who: &PersonAt, offer: &MessageSeen, wanted: impl Fn(&MessageSeen) -> bool) -> MessageSeen {
    let found = who.wait_for(PATIENCE, |seen| {
        seen.iter().find(|message| message.id == offer.id && wanted(message)).cloned()
    });
    found.await.unwrap_or_else(|late| panic!("the offer stays as it was: {:?}", late.last))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn those_who_are_asked_are_called_once_and_answer_on_the_offers_message() {
    let mut rig = Rig::open().await;
    let seats = island(&mut rig).await;
    let [ada, borek, celina] = &seats[..] else { panic!("three people") };
    types(ada, "/move moves:trade 1 wool for 1 grain").await;
    let offer = offer_after(ada, None).await;
    for (who, called) in [(ada, false), (borek, true), (celina, true)] {
        assert_eq!(who.message(offer.id).expect("it is public").pings_me, called, "{}", offer.content);
    }
    assert!(
        offer.content.ends_with("your answer, please:\nAda offers 1 wool for 1 grain to Borek, Celina."),
        "{}",
        offer.content
    );
    let lists = types(borek, "/games").await;
    assert!(lists.content.contains("**čeká se na tvou odpověď**"), "{}", lists.content);
    let said = answers(borek, &offer, "accept").await;
    let lists = types(borek, "/games").await;
    assert!(lists.content.contains("čeká se na: Ada"), "{}", lists.content);
    assert_eq!(
        said, "Borek souhlasí.\n**Souhlasíš s výměnou: 1 obilí za 1 vlnu; teď vybírá Ada.**",
        "what the answer comes to is said in the person's language"
    );
    becomes(ada, &offer, |message| message.content.contains("Borek agrees.")).await;
    // The rules and the shell speak the person's language as well.
    assert_eq!(answers(borek, &offer, "accept").await, "Na tuhle nabídku už máš odpovězeno.");
    let again = borek.press(offer.id, &button(&offer, ":reply:counter")).await.expect("the button is there");
    assert!(again.modal.is_none(), "a second answer has a form");
    let refused = borek.message(again.message.expect("an answer")).expect("it can be read");
    assert_eq!(refused.content, "Tvou odpověď už mám.");
    assert_eq!(answers(ada, &offer, "decline").await, "That question is not for you.");
    assert_eq!(
        answers(&rig.at("Darek", "games"), &offer, "accept").await,
        "Nie masz miejsca przy tym stole."
    );
    let counter = json!({ "give": "1 ore", "want": "2 wool" });
    let told = fills_in(celina, offer.id, &button(&offer, ":reply:counter"), &counter).await;
    assert!(
        told.ephemeral && told.content.starts_with("Kontroferta (Celina): 1 ruda za 2 wełny."),
        "{}",
        told.content
    );
    let full =
        becomes(ada, &offer, |message| message.content.contains("Celina counters: 1 ore for 2 wool.")).await;
    assert!(full.content.starts_with("Ada offers") && full.parts().count() == 0, "{}", full.content);
    // The offerer was called when Borek agreed, and reads there what Celina answers, too: the panel says what each trade is.
    let called = |message: &MessageSeen| message.pings_me && message.content.contains("your offer");
    let called = board(ada, |message| called(message) && message.content.contains("Celina counters")).await;
    assert_eq!(ada.sees().iter().filter(|message| message.content.contains("your offer")).count(), 1);
    assert_eq!(
        called.content.split_once(" – ").map(|(_, duty)| duty),
        Some(
            "your offer (1 wool for 1 grain): Borek agrees; Celina counters (1 ore for 2 wool). Choose, or withdraw it"
        )
    );
    assert!(called.attachments.is_empty(), "the board has nothing new");
    assert_eq!(ada.sees().iter().filter(|message| is_board(message)).count(), 1, "answers post no board");
    let panel = presses(ada, called.id, &ids(&called, "panel")[0]).await;
    let choices: Vec<&str> = panel.parts().filter_map(|part| part["label"].as_str()).collect();
    for (brief, whole) in [
        ("Trade with Borek", "Trade with Borek: 1 wool for 1 grain"),
        ("Trade with Celina", "Trade with Celina: 2 wool for 1 ore"),
    ] {
        assert!(choices.contains(&brief) && panel.content.contains(whole), "{choices:?} {}", panel.content);
    }
    presses(ada, panel.id, &button(&panel, ":act:confirm green")).await;
    becomes(ada, &offer, |message| message.content.ends_with("Ada gives Celina 2 wool for 1 ore.")).await;
    assert_eq!(offers(ada), 1, "one message tells the whole offer");
    let gone = |seen: &[MessageSeen]| seen.iter().all(|message| message.id != called.id);
    ada.wait_until(PATIENCE, gone).await.expect("who has come is called no more");
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_offer_ends_with_the_turn_and_its_old_buttons_say_so() {
    let mut rig = Rig::open().await;
    let seats = island(&mut rig).await;
    let [ada, borek, _] = &seats[..] else { panic!("three people") };
    types(ada, "/move moves:trade 1 wool for 1 grain to amber").await;
    let offer = offer_after(ada, None).await;
    let form = borek.press(offer.id, &button(&offer, ":reply:counter")).await.expect("a button");
    let form = form.modal.expect("a form");
    // The channel still shows the buttons when they are pressed.
    let target = Target { method: Some("PATCH".to_owned()), route: "channels/*".to_owned(), times: 9 };
    rig.sandbox.fail(Fault::Drop { target }).expect("the sandbox can");
    types(ada, "/move moves:end").await;
    assert_eq!(answers(borek, &offer, "accept").await, "Tato otázka už je uzavřená.");
    let fields = json!({ "give": "1 ore", "want": "1 wool" });
    let late = borek.submit(form.id, &fields).await.expect("it can be sent").message.expect("an answer");
    let late = borek.message(late).expect("it can be read");
    assert_eq!(late.content, "Tato otázka už je uzavřená.\nTvůj text: 1 ore · 1 wool");
    rig.sandbox.fail(Fault::Clear).expect("the sandbox can");
    let over = becomes(ada, &offer, |message| message.parts().next().is_none()).await;
    assert!(over.content.contains("Ada’s offer is over."), "{}", over.content);
    // The next offer is another message, and does not belong to the one before.
    types(borek, "/move moves:roll").await;
    types(borek, "/move moves:trade 1 grain for 1 wool to blue").await;
    let next = offer_after(borek, Some(offer.id)).await;
    assert!(ada.message(next.id).expect("it is public").pings_me, "{}", next.content);
    answers(ada, &next, "decline").await;
    becomes(ada, &next, |message| message.parts().next().is_none()).await;
    // The person who waited for the answer is called.
    let told = "Borek offers 1 grain for 1 wool to Ada.\nAda declines.";
    board(borek, |message| message.pings_me && message.content.contains(told)).await;
    rig.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_offer_survives_a_kill_and_is_announced_once() {
    let mut rig = Rig::open().await;
    let seats = island(&mut rig).await;
    let [ada, borek, celina] = &seats[..] else { panic!("three people") };
    types(ada, "/move moves:trade 1 wool for 1 grain").await;
    let offer = offer_after(ada, None).await;
    rig.restart_bot().await;
    answers(borek, &offer, "decline").await;
    answers(celina, &offer, "accept").await;
    becomes(ada, &offer, |message| message.content.contains("Celina agrees.")).await;
    types(ada, "/move moves:confirm green").await;
    becomes(ada, &offer, |message| message.content.ends_with("Ada gives Celina 1 wool for 1 grain.")).await;
    assert_eq!(offers(ada), 1);
    // The boards narrate the outcome, each thing once; the arguments for and against it are on its own message.
    let gives = "gives Celina 1 wool for 1 grain.";
    board(celina, |message| is_board(message) && message.content.contains(gives)).await;
    for (line, boards) in [("Ada rolls", 1), (gives, 1), ("offers 1 wool", 0), ("declines", 0), ("agrees", 0)]
    {
        assert_eq!(boards_with(celina, line), boards, "{line}");
    }
    rig.close().await;
}
