//! Impossible moves: each gets a private sentence in the person's language, and the table plays on.

use serde_json::json;

use kit::{Dice, Rig, board, ids, named, plays_on, presses, refused, rich_island, seated, suggested, types};

const BOTH: [&str; 2] = ["Ada", "Borek"];

const GAME: &str = "confusing-lands";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_not_on_turn_or_not_at_the_table_is_told_so() {
    let rig = Rig::open().await;
    let seats = seated(&rig, "harmonies", "games", &BOTH).await;
    let mut dice = Dice::new(1);
    let (on_turn, other) = match suggested(&seats[0], &mut dice).await {
        Some(notation) => (notation, &seats[1]),
        None => (suggested(&seats[1], &mut dice).await.expect("somebody is on turn"), &seats[0]),
    };
    let sentence = refused(other, &format!("/move moves:{on_turn}")).await;
    let refusal = sentence.lines().next().unwrap_or_default();
    assert!(["Nejsi na tahu.", "It is not your turn."].contains(&refusal), "{sentence}");
    let celina = rig.at("Celina", "games");
    assert_eq!(refused(&celina, &format!("/move moves:{on_turn}")).await, "Nie masz miejsca przy tym stole.");
    assert_eq!(refused(&celina, "/hand").await, "Nie masz miejsca przy tym stole.");
    assert_eq!(refused(&celina, "/table resign sure:true").await, "Nie masz miejsca przy tym stole.");
    assert_eq!(rig.entries().await, 1, "nothing but the set-up is in the log");
    plays_on(&seats).await;
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_sits_at_a_table_acts_there_from_anywhere_and_nobody_else_does() {
    let rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &BOTH).await;
    let (elsewhere, celina) = (rig.at("Ada", "lounge"), rig.at("Celina", "lounge"));
    let here = format!("-# Confusing Lands, table 1 in <#{}>\n", seats[0].channel());
    let hand = types(&elsewhere, "/hand").await;
    assert!(hand.ephemeral && hand.content.starts_with(&here), "{}", hand.content);
    assert_eq!(
        named(&refused(&celina, "/hand").await),
        "Na tym kanale nie ma stołu. Nowy otworzysz komendą /play (`/graj`)."
    );
    // A button of the table that got into another channel, as by forwarding.
    let panel = ids(&board(&seats[0], |message| !ids(message, "panel").is_empty()).await, "panel");
    let button = json!({"type": 2, "style": 1, "label": "Your turn", "custom_id": panel[0]});
    let foreign = json!({"content": "Look!", "components": [{"type": 1, "components": [button]}]});
    rig.posts_as_bot(&elsewhere, &foreign).await;
    let message = board(&elsewhere, |message| message.content == "Look!").await;
    let answer = presses(&elsewhere, message.id, &panel[0]).await;
    assert!(answer.ephemeral && answer.content.starts_with(&here), "{}", answer.content);
    let answer = presses(&celina, message.id, &panel[0]).await;
    assert!(answer.ephemeral && answer.content.starts_with("Ten stół stoi teraz na"), "{}", answer.content);
    plays_on(&seats).await;
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_and_illegal_moves_are_explained_and_none_is_made() {
    let rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &BOTH).await;
    let ada = &seats[0];
    let legal = suggested(ada, &mut Dice::new(5)).await.expect("a move");
    let card = legal.split(' ').nth(1).expect("a card");
    let offered =
        ada.autocomplete("move", json!({}), "moves", "lay ").await.expect("a command").expect("an answer");
    let offered: Vec<String> =
        offered.iter().map(|one| format!("{} ", one.value.as_str().unwrap_or_default())).collect();
    let held = |card: &u8| offered.iter().any(|value| value.starts_with(&format!("Lay {card} ")));
    let strange = (1..=18).find(|card| !held(card)).expect("there are 18 cards");
    for (typed, said) in [
        ("xyzzy", "I do not understand “xyzzy” here. Did you mean:\n• Lay "),
        ("🐺🐺🐺", "I cannot read that as a move."),
        (&*"lay ".repeat(300), "That is too long"),
        (";;;", "Type at least one move"),
        (&*format!("lay {card} front 0 n15"), "The first card of your land goes on N14."),
        (
            &*format!("{legal}; lay {card} front 0 n15"),
            "Move 2 is not possible: The first card of your land goes on N14.",
        ),
        (&*format!("xyzzy; {legal}"), "Move 1 is not possible: I do not understand “xyzzy” here."),
    ] {
        let sentence = refused(ada, &format!("/move moves:{typed}")).await;
        assert!(sentence.starts_with(said), "{typed:.40}: {sentence}");
    }
    let offered = ada.autocomplete("move", json!({}), "moves", &"wolf ".repeat(50)).await.expect("a command");
    assert_eq!(offered, Some(Vec::new()), "nothing fits, and autocomplete says so");
    let other = refused(ada, &format!("/move moves:lay {strange} front 0 n14")).await;
    assert!(
        other.starts_with(&format!("You do not have card {strange} in your hand.\n-# Choose one")),
        "{other}"
    );
    assert_eq!(rig.entries().await, 1, "nothing but the set-up is in the log");
    plays_on(&seats).await;
    rig.close().await;
}

/// The sentences of all rules are tested in `games/catan/src/tests/refusals.rs`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refusal_names_the_rule_and_what_can_be_done_now_in_the_persons_language() {
    let mut rig = Rig::open().await;
    let luck = [("dice", "6"), ("dice", "6"), ("draw", "knight")];
    let seats = rich_island(&mut rig, ["Ada", "Borek", "Celina"], &luck).await;
    let [ada, borek, celina] = &seats[..] else { panic!("three people") };
    for (who, moves, sentence) in [
        (ada, "build city e4", "Roll the dice first; before that you may only play a development card."),
        (celina, "end", "To nie twoja kolej."),
        (ada, "roll; end", ""),
        (borek, "roll; buy card", ""),
        (borek, "play knight", "Tuhle kartu máš koupenou v tomto tahu: zahrát ji můžeš až v příštím."),
    ] {
        let command = format!("/move moves:{moves}");
        if sentence.is_empty() {
            let answer = types(who, &command).await;
            assert!(!answer.attachments.is_empty(), "{command} was refused: {}", answer.content);
            continue;
        }
        let told = refused(who, &command).await;
        let (refusal, now) = told.split_once('\n').unwrap_or((&told, ""));
        assert_eq!(refusal, sentence, "{command}");
        assert!(now.starts_with("-# "), "{command}: what can be done now is not said: {told}");
    }
    assert_eq!(rig.entries().await, 5, "the set-up, and what was not refused");
    for (who, told) in [(ada, false), (borek, true), (celina, false)] {
        let hand = types(who, "/hand").await;
        assert_eq!(hand.content.contains("Rytíř"), told, "{}", hand.content);
    }
    rig.close().await;
}
