//! The lobby: what each may do in it, how it is set up, what it says when the game begins.

use sandbox::{MessageSeen, PersonAt};
use serde_json::json;

use kit::{PATIENCE, Rig, board, button, ids, named, plays_on, presses, refused, said, selects, types};

const GAME: &str = "confusing-lands";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_sets_the_lobby_up_by_pressing_and_by_typing() {
    let rig = Rig::open().await;
    let (ada, borek) = (rig.at("Ada", "games"), rig.at("Borek", "games"));
    types(&ada, &format!("/play game:{GAME}")).await;
    types(&borek, "/join").await;
    let lobby = said(&ada, "2\\. **Borek**").await;
    // Others read what is agreed.
    let listed = presses(&borek, lobby.id, &ids(&lobby, "setup")[0]).await;
    assert!(
        listed.content.starts_with("Na tomhle se stůl dohodl.")
            && listed.content.contains("\n• Místa: 2 místa\n")
            && listed.content.contains("\n• Když vyprší čas: rozhodnou ostatní\n"),
        "{}",
        listed.content
    );
    assert_eq!(listed.parts().count(), 0);
    let setup = presses(&ada, lobby.id, &ids(&lobby, "setup")[0]).await;
    let (what, how) = (ids(&setup, "which").remove(0), "1:0:remove:");
    assert_eq!(ids(&setup, "opt").len(), 1, "one menu has the values");
    let setup = selects(&ada, setup.id, &what, "Remove somebody…").await;
    selects(&ada, setup.id, how, "Borek").await;
    said(&ada, "2\\. _free_").await;
    assert_eq!(types(&ada, "/table option key:seats value:1").await.content, "Changed.");
    assert!(refused(&ada, "/table option key:seats value:9").await.contains("1 to 2"));
    assert!(refused(&ada, "/table option key:weather value:rain").await.contains("weather"));
    types(&ada, "/table option key:seats value:2").await;
    types(&borek, "/join").await;
    types(&ada, "/table remove person:@Borek").await;
    types(&ada, "/table leave").await;
    let closed = said(&ada, "closed before the game started").await;
    let secret = format!("-# Nothing was drawn. The table's secret was {}.", rig.table().await.secret_hex());
    assert!(closed.content.ends_with(&secret), "{}", closed.content);
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lobby_keeps_its_order() {
    let rig = Rig::open().await;
    let (ada, borek, celina) = (rig.at("Ada", "games"), rig.at("Borek", "games"), rig.at("Celina", "games"));
    types(&ada, &format!("/play game:{GAME} seats:2")).await;
    assert_eq!(
        named(&refused(&ada, "/table start").await),
        "Only one person sits here; the game needs 2. To play alone, choose 1 seat under **Options…** (or, next time, /play with \
         `seats: 1`)."
    );
    assert_eq!(refused(&ada, "/join").await, "You already have a seat at this table.");
    assert_eq!(refused(&borek, "/table start").await, "Tohle smí jen hostitel.");
    let not_yet = "Hra ještě nezačala. Začne ji hostitel: tlačítkem **Začít** pod zprávou stolu nebo příkazem /table start (`/stůl start`).";
    assert_eq!(named(&refused(&borek, "/move moves:done").await), not_yet);
    assert_eq!(
        named(&refused(&borek, "/hand").await),
        "U tohoto stolu ještě nemáš místo. Zabereš ho tlačítkem **Přisednout** pod zprávou stolu nebo příkazem /join (`/přisednout`)."
    );
    types(&borek, "/join").await;
    assert_eq!(named(&refused(&borek, "/hand").await), not_yet);
    assert_eq!(refused(&celina, "/join").await, "Wszystkie miejsca są zajęte.");
    assert_eq!(refused(&celina, "/table leave").await, "Nie masz miejsca przy tym stole.");
    let second = refused(&celina, &format!("/play game:{GAME}")).await;
    assert!(second.starts_with("Na tym kanale jest już stół."), "{second}");
    assert_eq!(refused(&celina, "/play game:chess").await, "Nie znam gry „chess”. Wybierz jedną z listy.");
    types(&ada, "/table start").await;
    assert_eq!(refused(&ada, "/table start").await, "The game has started already.");
    assert_eq!(refused(&celina, "/join").await, "Gra już się zaczęła.");
    board(&ada, |message| !ids(message, "panel").is_empty()).await;
    // The players and the terms are in a message that nobody edits, and the lobby is gone.
    let start = board(&ada, |message| message.content.contains("Table 1 begins.")).await;
    assert!(
        start.content.contains("1\\. **Ada**\n2\\. **Borek**") && start.edited_at.is_none(),
        "{}",
        start.content
    );
    let gone = |seen: &[MessageSeen]| seen.iter().all(|message| ids(message, "join").is_empty());
    ada.wait_until(PATIENCE, gone).await.expect("the lobby is gone");
    plays_on(&[ada, borek]).await;
    rig.close().await;
}

/// A button of a game before the game exists: made up, or of a message that came in another way.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn before_the_start_every_press_is_answered_in_words() {
    let rig = Rig::open().await;
    let people = ["Ada", "Borek", "Celina"].map(|name| rig.at(name, "games"));
    types(&people[0], &format!("/play game:{GAME} seats:2")).await;
    types(&people[1], "/join").await;
    let verbs = [
        "panel", "pick", "adj", "sel", "act", "form", "ans", "reply", "undo", "undo!", "more", "text", "log",
        "stats", "resign", "resign!", "resign+", "settle", "over", "over+", "back", "yes", "no", "again",
    ];
    presses_all(&rig, &people, &verbs).await;
    types(&people[0], "/table start").await;
    // The same at a table where a question is open.
    presses_all(&rig, &people, &verbs[..12]).await;
    plays_on(&people[..2]).await;
    rig.close().await;
}

/// Presses a made-up button of every verb, as everybody: it is answered in words, and never by a fault.
async fn presses_all(rig: &Rig, people: &[PersonAt], verbs: &[&str]) {
    for some in verbs.chunks(5) {
        let button =
            |verb: &&str| json!({"type": 2, "style": 1, "label": verb, "custom_id": format!("1:0:{verb}:0")});
        let row: Vec<_> = some.iter().map(button).collect();
        let content = format!("Buttons: {}", some.join(" "));
        let message = json!({"content": content, "components": [{"type": 1, "components": row}]});
        rig.posts_as_bot(&people[0], &message).await;
        let message = board(&people[0], |message| message.content == content).await;
        for who in people {
            for verb in some {
                let said = presses(who, message.id, &format!("1:0:{verb}:0")).await;
                assert!(said.ephemeral && !said.content.is_empty(), "{verb}: {said:?}");
                let broken = ["(Error ", "(Numer błędu: ", "(Číslo chyby: "]
                    .iter()
                    .any(|note| said.content.contains(note));
                assert!(!broken, "{verb} is a fault: {}", said.content);
                if *verb == "panel" && said.attachments.is_empty() {
                    let next = named(&said.content);
                    assert!(next.contains("/table start"), "what to do next is not said: {next}");
                }
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lobby_says_who_sits_where_when_the_game_has_begun() {
    let rig = Rig::open().await;
    let [ada, borek, celina] = ["Ada", "Borek", "Celina"].map(|person| rig.at(person, "games"));
    types(&ada, "/play game:harmonies seats:3").await;
    // A lobby that is not posted before the game begins is never posted.
    board(&ada, |message| !ids(message, "start").is_empty()).await;
    for (who, what) in [(&borek, "/join"), (&celina, "/join"), (&ada, "/table start")] {
        types(who, what).await;
    }
    let begun = |seen: &[MessageSeen]| {
        seen.iter().any(|message| {
            !message.ephemeral
                && message.parts().count() == 0
                && message.attachments.is_empty()
                && ["Ada", "Borek", "Celina"].iter().all(|name| message.content.contains(name))
        })
    };
    borek.wait_until(PATIENCE, begun).await.expect("the lobby shows everybody, and no buttons");
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_start_is_seen() {
    let rig = Rig::open().await;
    let (ada, borek) = (rig.at("Ada", "games"), rig.at("Borek", "games"));
    types(&ada, "/play game:confusing-lands seats:2").await;
    types(&borek, "/join").await;
    let lobby = board(&ada, |message| !ids(message, "start").is_empty()).await;
    let begun = presses(&ada, lobby.id, &ids(&lobby, "start")[0]).await;
    assert!(begun.ephemeral && !begun.attachments.is_empty(), "who begins sees their question at once");
    let first = board(&borek, |message| message.pings_me && message.content.contains("choose a card")).await;
    assert!(first.id > lobby.id && !ids(&first, "panel").is_empty(), "the board is a message of its own");
    let people = format!("<@{}>, <@{}> – choose a card", ada.person().id(), borek.person().id());
    assert!(first.content.starts_with(&people), "{}", first.content);
    assert!(!ada.message(first.id).expect("it is public").pings_me, "she is looking");
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_panel_stands_below_everything_else() {
    let rig = Rig::open().await;
    let ada = rig.at("Ada", "games");
    let which = types(&ada, "/play").await;
    let set_up = presses(&ada, which.id, &button(&which, ":play:harmonies////")).await;
    let done = presses(&ada, set_up.id, &button(&set_up, ":open:harmonies/c1//auto/")).await;
    assert_eq!((done.id, &*done.content, done.parts().count()), (set_up.id, "The game begins.", 0));
    let asks = |it: &&MessageSeen| it.ephemeral && !ids(it, "sel").is_empty();
    let panel = ada.wait_for(PATIENCE, |seen| seen.iter().find(asks).cloned()).await.expect("it comes");
    assert!(panel.content.contains("**Take the three tokens of a central space.**"), "{}", panel.content);
    let newest = ada.newest(|_| true).expect("it is there");
    assert_eq!(newest.id, panel.id, "something hides it: {}", newest.content);
    assert!(board(&ada, |message| !ids(message, "panel").is_empty()).await.id < panel.id);
    // Five spaces and five cards are two menus, each with its own question, and the cards' points are in theirs.
    let asked: Vec<&str> = panel.parts().filter_map(|part| part["placeholder"].as_str()).collect();
    assert!(asked[0] == "Which three tokens?" && asked[1].starts_with("Or: Take card "), "{asked:?}");
    assert!(!panel.content.contains("•") && ids(&panel, "act").is_empty(), "{}", panel.content);
    let menu = ids(&panel, "sel").remove(0);
    let taken = selects(&ada, panel.id, &menu, "!take b").await;
    assert!(taken.id == panel.id && taken.content.contains("takes"), "{}", taken.content);
    rig.close().await;
}
