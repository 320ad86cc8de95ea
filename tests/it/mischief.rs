//! What people do wrong: each gets a private sentence in the own language, and the table plays on.

use sandbox::{Fault, PersonAt};
use serde_json::json;

use crate::house::{House, PATIENCE, answer, board, ids, named, presses, refused, selects, types, values};
use crate::players::{Dice, move_by_typing, newest_board, panel, plays_on, seated, suggested};

const BOTH: [&str; 2] = ["Ada", "Borek"];
const GAME: &str = "confusing-lands";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_not_on_turn_or_not_at_the_table_is_told_so() {
    let house = House::open().await;
    let seats = seated(&house, "harmonies", "games", &BOTH).await;
    let mut dice = Dice::new(1);
    let (on_turn, other) = match suggested(&seats[0], &mut dice).await {
        Some(notation) => (notation, &seats[1]),
        None => (suggested(&seats[1], &mut dice).await.expect("somebody is on turn"), &seats[0]),
    };
    let sentence = refused(other, &format!("/move moves:{on_turn}")).await;
    let refusal = sentence.lines().next().unwrap_or_default();
    assert!(["Nejsi na tahu.", "It is not your turn."].contains(&refusal), "{sentence}");
    let celina = house.at("Celina", "games");
    assert_eq!(refused(&celina, &format!("/move moves:{on_turn}")).await, "Nie masz miejsca przy tym stole.");
    assert_eq!(refused(&celina, "/hand").await, "Nie masz miejsca przy tym stole.");
    assert_eq!(refused(&celina, "/resign sure:true").await, "Nie masz miejsca przy tym stole.");
    assert_eq!(house.entries().await, 1, "nothing but the set-up is in the log");
    plays_on(&seats).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_played_only_where_it_stands() {
    let house = House::open().await;
    let seats = seated(&house, GAME, "games", &BOTH).await;
    let elsewhere = house.at("Ada", "lounge");
    assert_eq!(
        named(&refused(&elsewhere, "/hand").await),
        "There is no table in this channel. Open one with /play."
    );
    let borek = house.at("Borek", "lounge");
    assert_eq!(
        named(&refused(&borek, "/undo").await),
        "V tomto kanálu není žádný stůl. Nový otevřeš příkazem /play (`/hrát`)."
    );
    // A button of the table that has come into another channel, as by forwarding.
    let panel = ids(&board(&seats[0], |message| !ids(message, "panel").is_empty()).await, "panel");
    let button = json!({"type": 2, "style": 1, "label": "Your turn", "custom_id": panel[0]});
    let foreign = json!({"content": "Look!", "components": [{"type": 1, "components": [button]}]});
    house.posts_as_bot(&elsewhere, &foreign).await;
    let message = board(&elsewhere, |message| message.content == "Look!").await;
    let answer = presses(&elsewhere, message.id, &panel[0]).await;
    assert!(answer.ephemeral && answer.content.starts_with("This table stands in <#"), "{}", answer.content);
    plays_on(&seats).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stale_panel_becomes_a_fresh_one() {
    let house = House::open().await;
    let seats = seated(&house, GAME, "games", &BOTH).await;
    board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    let old = panel(&seats[0]).await;
    let mut dice = Dice::new(2);
    move_by_typing(&seats[0], &mut dice).await.expect("a move");
    let menu = ids(&old, "sel").pop().expect("a menu");
    let value = values(&old, &menu)[0].clone();
    let fresh = selects(&seats[0], old.id, &menu, &value).await;
    assert!(fresh.content.starts_with("The table has moved on"), "{}", fresh.content);
    assert_eq!(fresh.id, old.id, "the old panel itself becomes the fresh one");
    assert_ne!(ids(&fresh, "sel").last(), Some(&menu), "its menus are for what is asked now");
    plays_on(&seats).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_delivered_twice_is_done_once() {
    let house = House::open().await;
    let seats = seated(&house, GAME, "games", &BOTH).await;
    let notation = suggested(&seats[0], &mut Dice::new(3)).await.expect("a move");
    house.sandbox.fail(Fault::DeliverTwice { times: 1 }).expect("the sandbox can");
    types(&seats[0], &format!("/move moves:{notation}")).await;
    // The second delivery is answered too, and refused by Discord.
    let enough =
        |journal: &[sandbox::JournalRequest]| journal.iter().filter(|entry| entry.status == 400).count() == 1;
    house.sandbox.wait_for_journal(PATIENCE, enough).await.expect("both were answered");
    assert_eq!(house.entries().await, 2, "the set-up and one move");
    plays_on(&seats).await;
    house.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_clicks_at_once_one_counts() {
    let house = House::open().await;
    let (ada, borek, celina) =
        (house.at("Ada", "games"), house.at("Borek", "games"), house.at("Celina", "games"));
    types(&ada, &format!("/play game:{GAME} seats:2")).await;
    let lobby = board(&ada, |message| !ids(message, "join").is_empty()).await;
    let join = ids(&lobby, "join").remove(0);
    let (one, other) = tokio::join!(presses(&borek, lobby.id, &join), presses(&celina, lobby.id, &join));
    let said = [one.content.as_str(), other.content.as_str()];
    assert!(
        said == ["Máš místo u stolu.", "Wszystkie miejsca są zajęte."]
            || said == ["Všechna místa jsou obsazená.", "Masz miejsce przy stole."],
        "{said:?}"
    );
    types(&ada, "/start").await;
    let own = board(&ada, |message| !ids(message, "panel").is_empty()).await;
    let open = ids(&own, "panel").remove(0);
    let (first, second) = tokio::join!(presses(&ada, own.id, &open), presses(&ada, own.id, &open));
    let notation = suggested(&ada, &mut Dice::new(4)).await.expect("a move");
    let command = format!("/move moves:{notation}");
    // The same move twice at once: the second one replaces the choice by itself, and both are logged.
    let (_, _) = tokio::join!(types(&ada, &command), types(&ada, &command));
    assert_ne!(first.id, second.id);
    // Both panels are old now, and say so.
    for old in [first, second] {
        let menu = ids(&old, "sel").pop().expect("a menu");
        let value = values(&old, &menu)[0].clone();
        let fresh = selects(&ada, old.id, &menu, &value).await;
        assert!(fresh.content.starts_with("The table has moved on"), "{}", fresh.content);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_and_illegal_moves_are_explained_and_none_is_made() {
    let house = House::open().await;
    let seats = seated(&house, GAME, "games", &BOTH).await;
    let ada = &seats[0];
    let legal = suggested(ada, &mut Dice::new(5)).await.expect("a move");
    let card = legal.split(' ').nth(1).expect("a card");
    let offered =
        ada.autocomplete("move", json!({}), "moves", "lay ").await.expect("a command").expect("an answer");
    let offered: Vec<String> =
        offered.iter().map(|one| format!("{} ", one.value.as_str().unwrap_or_default())).collect();
    let held = |card: &u8| offered.iter().any(|value| value.starts_with(&format!("lay {card} ")));
    let strange = (1..=18).find(|card| !held(card)).expect("there are 18 cards");
    for (typed, said) in [
        ("xyzzy", "I do not understand “xyzzy” here. Nearest to what you wrote:\n• `lay "),
        ("🐺🐺🐺", "That is not a move I can read."),
        (&*"lay ".repeat(300), "That is too long"),
        (";;;", "Type at least one move"),
        (&*format!("lay {card} front 0 n15"), "The first card of a land goes to N14."),
        (
            &*format!("{legal}; lay {card} front 0 n15"),
            "Move 2 is not possible: The first card of a land goes to N14.",
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
    assert_eq!(house.entries().await, 1, "nothing but the set-up is in the log");
    plays_on(&seats).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lobby_keeps_its_order() {
    let house = House::open().await;
    let (ada, borek, celina) =
        (house.at("Ada", "games"), house.at("Borek", "games"), house.at("Celina", "games"));
    types(&ada, &format!("/play game:{GAME} seats:2")).await;
    assert_eq!(
        named(&refused(&ada, "/start").await),
        "Only one person sits here; the game needs 2. To play alone, choose 1 seat under **Set up…** (or, next time, /play with \
         `seats: 1`)."
    );
    assert_eq!(refused(&ada, "/join").await, "You already have a seat at this table.");
    assert_eq!(refused(&borek, "/start").await, "To smí jen ten, kdo stůl otevřel.");
    let not_yet = "Hra ještě nezačala. Začne ji ten, kdo otevřel stůl: tlačítkem **Začít** pod zprávou stolu nebo příkazem /start.";
    assert_eq!(named(&refused(&borek, "/move moves:done").await), not_yet);
    assert_eq!(
        named(&refused(&borek, "/hand").await),
        "U tohoto stolu ještě nemáš místo. Zabereš ho tlačítkem **Přisednout** pod zprávou stolu nebo příkazem /join (`/přisednout`)."
    );
    types(&borek, "/join").await;
    assert_eq!(named(&refused(&borek, "/hand").await), not_yet);
    assert_eq!(refused(&celina, "/join").await, "Wszystkie miejsca są zajęte.");
    assert_eq!(refused(&celina, "/leave").await, "Nie masz miejsca przy tym stole.");
    let second = refused(&celina, &format!("/play game:{GAME}")).await;
    assert!(second.starts_with("Na tym kanale jest już stół."), "{second}");
    assert_eq!(refused(&celina, "/play game:chess").await, "Nie znam gry „chess”. Wybierz jedną z listy.");
    types(&ada, "/start").await;
    assert_eq!(refused(&ada, "/start").await, "The game has started already.");
    assert_eq!(refused(&celina, "/join").await, "Gra już się zaczęła.");
    board(&ada, |message| !ids(message, "panel").is_empty()).await;
    // The lobby's message stays, and has nothing to press any more.
    board(&ada, |message| message.content.contains("opened by Ada") && message.components.is_empty()).await;
    plays_on(&[ada, borek]).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_has_ended_takes_no_more_moves() {
    let house = House::open().await;
    let seats = seated(&house, GAME, "games", &BOTH).await;
    board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    let old = panel(&seats[1]).await;
    assert!(refused(&seats[0], "/resign sure:false").await.starts_with("Add `sure: True`"));
    types(&seats[0], "/resign sure:true").await;
    board(&seats[0], |message| message.content.contains("Borek wins")).await;
    for command in ["/move moves:xyzzy", "/undo", "/resign sure:true", "/end"] {
        let sentence = refused(&seats[1], command).await;
        assert!(sentence.starts_with("Tahle hra skončila."), "{command}: {sentence}");
    }
    let menu = ids(&old, "sel").pop().expect("a menu");
    let value = values(&old, &menu)[0].clone();
    let answer = selects(&seats[1], old.id, &menu, &value).await;
    assert!(answer.ephemeral && !answer.content.is_empty());
    assert!(newest_board(&seats[0]).is_none(), "no board has a button for a turn any more");
    types(&seats[1], "/rematch").await;
    types(&seats[0], "/join").await;
    types(&seats[1], "/start").await;
    plays_on(&seats).await;
    house.close().await;
}

/// A button of a game, before there is one: made up, or of a message that came in another way.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn before_the_start_every_press_is_answered_in_words() {
    let house = House::open().await;
    let people = ["Ada", "Borek", "Celina"].map(|name| house.at(name, "games"));
    types(&people[0], &format!("/play game:{GAME} seats:2")).await;
    types(&people[1], "/join").await;
    let verbs = [
        "panel", "pick", "adj", "sel", "act", "form", "ans", "reply", "undo", "undo!", "more", "text", "log",
        "stats", "resign", "resign!", "settle", "over", "back", "yes", "no", "again",
    ];
    presses_all(&house, &people, &verbs).await;
    types(&people[0], "/start").await;
    // The same at a table at which something is asked.
    presses_all(&house, &people, &verbs[..12]).await;
    plays_on(&people[..2]).await;
    house.close().await;
}

/// Presses a made-up button of every verb, as everybody: it is answered in words, and never by a fault.
async fn presses_all(house: &House, people: &[PersonAt], verbs: &[&str]) {
    for some in verbs.chunks(5) {
        let button =
            |verb: &&str| json!({"type": 2, "style": 1, "label": verb, "custom_id": format!("1:0:{verb}:0")});
        let row: Vec<_> = some.iter().map(button).collect();
        let content = format!("Buttons: {}", some.join(" "));
        let message = json!({"content": content, "components": [{"type": 1, "components": row}]});
        house.posts_as_bot(&people[0], &message).await;
        let message = board(&people[0], |message| message.content == content).await;
        for who in people {
            for verb in some {
                let said = presses(who, message.id, &format!("1:0:{verb}:0")).await;
                assert!(said.ephemeral && !said.content.is_empty(), "{verb}: {said:?}");
                let broken =
                    ["(Note ", "(Notatka ", "(Poznámka "].iter().any(|note| said.content.contains(note));
                assert!(!broken, "{verb} is a fault: {}", said.content);
                if *verb == "panel" && said.attachments.is_empty() {
                    let next = named(&said.content);
                    assert!(next.contains("/start"), "what to do next is not said: {next}");
                }
            }
        }
    }
}

/// Discord's client lets nobody send such a command, unless it still shows one of an older version of the bot.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_of_another_form_is_answered_to_whoever_sent_it() {
    let house = House::open().await;
    let (ada, borek, celina) =
        (house.at("Ada", "games"), house.at("Borek", "games"), house.at("Celina", "games"));
    let text = |name: &str, value: &str| json!({"name": name, "type": 3, "value": value});
    for (who, name, options, said) in [
        (&ada, "move", json!([]), "Discord still shows you an older form of this command"),
        (&borek, "play", json!([]), "Discord ti ještě ukazuje starší podobu tohoto příkazu"),
        (&celina, "leaderboard", json!([]), "Discord pokazuje ci jeszcze starszą postać tej komendy"),
        (
            &ada,
            "move",
            json!([{"name": "moves", "type": 4, "value": 7}]),
            "Discord still shows you an older form",
        ),
        (&ada, "undo", json!([text("sure", "yes")]), "Discord still shows you an older form"),
        (
            &ada,
            "play",
            json!([text("game", GAME), {"name": "seats", "type": 4, "value": 70_000}]),
            "Discord still",
        ),
        (
            &ada,
            "remove",
            json!([{"name": "person", "type": 6, "value": "17"}]),
            "Discord still shows you an older",
        ),
        (&ada, "remove", json!([text("person", "Borek")]), "Discord still shows you an older form"),
        (&borek, "gone", json!([]), "Discord ti ještě ukazuje starší podobu"),
        (
            &ada,
            "play",
            json!([text("game", "chess"), text("colour", "red")]),
            "I do not know the game “chess”.",
        ),
        (
            &ada,
            "help",
            json!([{"name": "of", "type": 1, "options": []}]),
            "Discord still shows you an older form",
        ),
    ] {
        let data = json!({"id": "1100000000000000777", "name": name, "type": 1, "options": options});
        let outcome = who.send_raw(data).await.expect("it can be sent");
        let told = answer(who, &outcome, name);
        assert!(told.ephemeral && told.content.starts_with(said), "{name} {options}: {}", told.content);
    }
    house.close().await;
}
