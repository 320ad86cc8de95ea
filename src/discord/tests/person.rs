//! Profiles and privacy, pressed through.

use std::future::ready;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use poise::{BoxFuture, serenity_prelude as serenity};
use rules::{Options, Words as _};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use super::trips::{PLACE, caller, desk, person};
use crate::discord::app::App;
use crate::discord::app::pressed::{Pressed, Reply};
use crate::discord::features::leaderboard::{List, leaderboard};
use crate::discord::features::log::deed::log;
use crate::discord::features::privacy::{ExportRequest, ask_export, bring_export, exported, forget, privacy};
use crate::discord::features::profile::{profile, show_reliability};
use crate::discord::features::replay::deed::{Audience, ask_replay, bring_replay};
use crate::discord::features::{leaderboard, log, privacy};
use crate::discord::message::failure::Failure;
use crate::discord::message::page::{Illustration, Page};
use crate::discord::message::press::{CustomId, Meaning as _};
use crate::discord::message::wishes::Wish;
use crate::discord::wire::caller::Caller;
use session::{Intent, Names, Place, SessionId};
use words::Lang;

const ADA: u64 = 1001;
const BOREK: u64 = 1002;

fn opening() -> Intent {
    Intent::Open {
        game: "confusing-lands".to_owned(),
        options: Options::default(),
        seats: Some(2),
        computers: Vec::new(),
        language: "en".to_owned(),
    }
}

/// A desk with a game that Borek has resigned, and another in progress, both opened by Ada.
async fn opened(folder: &std::path::Path) -> App {
    let desk = desk(folder, 3).await;
    for (channel, resigns) in [(20, true), (21, false)] {
        let place = Place { channel, ..PLACE };
        let table = desk.tables.open(place, &person(ADA), &opening(), None).await.expect("it is free");
        let mut deeds = vec![(BOREK, Intent::Join), (ADA, Intent::Start)];
        deeds.extend(resigns.then_some((BOREK, Intent::Resign)));
        for (user, intent) in deeds {
            desk.tables.act_and_tell(table.session.id, &person(user), &intent).await.expect("it is allowed");
        }
    }
    desk
}

/// The button that explains ratings.
fn about() -> CustomId {
    CustomId::aside(leaderboard::Press::Show { list: (List::About, None) })
}

/// The meanings of a page's buttons.
fn buttons(page: &Page) -> Vec<CustomId> {
    let rows = serde_json::to_value(&page.rows).expect("rows are JSON");
    let parts = rows.as_array().into_iter().flatten().flat_map(|row| row["components"].as_array());
    let id = |part: &serde_json::Value| part["custom_id"].as_str().and_then(|id| id.parse().ok());
    parts.flatten().filter_map(id).collect()
}

/// Presses the only button of a page apart from the one that explains ratings.
async fn press(desk: &App, caller: &Caller, page: &Page) -> Result<Page, Failure> {
    let [id] = &buttons(page).into_iter().filter(|id| *id != about()).collect::<Vec<_>>()[..] else {
        panic!("not one button: {}", page.content)
    };
    match (Pressed { app: desk, caller, id, value: String::new(), target: None, private: true })
        .reply()
        .await?
    {
        Reply::Update(page) => Ok(page),
        _ => panic!("the private message does not become its answer"),
    }
}

#[tokio::test]
async fn reliability_is_shown_to_others_once_its_owner_has_said_so() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = opened(folder.path()).await;
    let (ada, borek) = (caller(ADA, 1), caller(BOREK, 2));
    let own = profile(&desk, &ada, None, None, false).await.expect("it is read");
    assert!(own.ephemeral);
    assert_eq!(
        own.page.content,
        "**Reliability:** 100% of games with others played to the end (1 of 1).\n\
         -# Nobody but you sees your reliability."
    );
    let called = |name: &str| Names { name: name.to_owned(), username: "ada".to_owned() };
    let of_ada = async || {
        profile(&desk, &borek, Some((ADA, called("A_da"))), None, true).await.expect("it is read").page
    };
    let alt = match &own.page.picture {
        Some(Illustration::Ready(picture)) => picture.label.alt.clone(),
        _ => panic!("no picture"),
    };
    assert!(alt.contains("Confusing Lands") && alt.contains("Person 1002: 1 game, 1 : 0"), "{alt}");
    let hidden = of_ada().await;
    assert!(hidden.content.starts_with("## A\\_da: games on this server\n"), "{}", hidden.content);
    assert!(hidden.content.ends_with("keeps their reliability private."));
    assert_eq!(buttons(&hidden), [about()]);
    assert!(hidden.content.contains("wins in a row: 1, at best 1"), "{}", hidden.content);
    let with = async |other| {
        let page = profile(&desk, &borek, None, Some(other), true).await.expect("it is read").page;
        page.content
    };
    let met = with((ADA, called("A_da"))).await;
    assert!(met.contains("Person 1001: 1 game, 0 : 1") && !met.contains("wins in a row"), "{met}");
    let unmet = with((1009, called("Mo_ira"))).await;
    assert!(unmet.contains("Mo\\_ira") && !unmet.contains("Person 1001"), "{unmet}");
    let shown = press(&desk, &ada, &own.page).await.expect("she shows it");
    assert!(shown.content.ends_with("Others see your reliability here and in lobbies."));
    assert!(of_ada().await.content.contains("100% of games with others"));
    let again = press(&desk, &ada, &shown).await.expect("she hides it");
    assert_eq!(again.content, own.page.content);
    assert_eq!(of_ada().await.content, hidden.content);
    let left = profile(&desk, &borek, None, None, false).await.expect("it is read").page.content;
    assert!(
        left.contains("0% of games") && left.contains("resigned: 1, handed over: 0, replaced: 0"),
        "{left}"
    );
    let none = profile(&desk, &caller(1009, 3), None, None, false).await.expect("it is read").page.content;
    assert!(none.contains("No finished game that counts yet.") && none.contains("no game with others yet"));
}

#[tokio::test]
async fn a_lobby_says_how_reliable_those_are_who_show_it() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = opened(folder.path()).await;
    let (ada, borek) = (caller(ADA, 1), caller(BOREK, 2));
    show_reliability(&desk, &ada, true).await.expect("she shows it");
    let place = Place { channel: 22, ..PLACE };
    let table = desk.tables.open(place, &person(ADA), &opening(), None).await.expect("it is free");
    let table =
        desk.tables.act(table.session.id, &borek.person, &Intent::Join, None).await.expect("he joins");
    let repute = desk
        .tables
        .standings()
        .repute(&table.session.users(table.session.people()), table.session.place.guild)
        .await
        .expect("it is read");
    let line = |lang| desk.messages.lobby_page(&table.session, lang, &repute).content;
    for (lang, said) in [
        (Lang::En, "1. **Person 1001** – plays 100% of games to the end\n"),
        (Lang::Pl, "1. **Person 1001** – gry doprowadzone do końca: 100%\n"),
        (Lang::Cs, "1. **Person 1001** – dohrané hry: 100 %\n"),
    ] {
        assert!(line(lang).contains(said), "{}", line(lang));
        assert!(line(lang).contains("2. **Person 1002**\n"), "he has not shown it");
    }
}

/// Confirms that the file is wanted.
async fn confirmed(desk: &App, caller: &Caller) -> Result<ExportRequest, Failure> {
    let asked = privacy(desk, caller, Wish::Export).await?;
    assert!(asked.ephemeral && asked.page.file.is_none());
    let [id] = &buttons(&asked.page)[..] else { panic!("not one button: {}", asked.page.content) };
    assert_eq!(privacy::Press::of(id), Some(privacy::Press::Confirm { wish: Wish::Export }));
    ask_export(desk, caller)
}

#[tokio::test]
async fn an_export_is_given_to_whoever_confirms_it() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = opened(folder.path()).await;
    let ada = caller(ADA, 1);
    drop(confirmed(&desk, &ada).await.expect("it is given"));
    let id = CustomId::aside(privacy::Press::Confirm { wish: Wish::Export });
    let press =
        Pressed { app: &desk, caller: &ada, id: &id, value: String::new(), target: None, private: true };
    assert!(matches!(press.reply().await, Ok(Reply::Slow(_))), "it is acknowledged before it is written");
    let (name, text) = exported(&desk, &ada).await.expect("it is written").file.expect("a file");
    assert_eq!(name, "turnstone-1001.json");
    let export: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
    assert_eq!(export["seats"].as_array().map(Vec::len), Some(2));
    assert!(!text.contains("1002"), "nothing of anybody else: {text}");
}

#[tokio::test]
async fn of_three_hundred_exports_of_one_person_one_is_written_and_nobody_else_waits() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = opened(folder.path()).await;
    // Discord takes her file when the gate opens.
    let gate = Arc::new(Semaphore::new(0));
    let sent = Arc::new(AtomicUsize::new(0));
    let mut presses = JoinSet::new();
    for _ in 0..300 {
        let (desk, gate, sent, ada) = (desk.clone(), gate.clone(), sent.clone(), caller(ADA, 1));
        presses.spawn(async move {
            let asked =
                confirmed(&desk, &ada).await.map_err(|failure| failure.sentence(&ada.speech(), None))?;
            let edit = |_| -> BoxFuture<'_, serenity::Result<serenity::Message>> {
                Box::pin(async {
                    assert_eq!(sent.fetch_add(1, Ordering::Relaxed), 0, "a second file is on its way");
                    gate.acquire().await.expect("it is open").forget();
                    Err(serenity::Error::Other("no Discord"))
                })
            };
            bring_export(&desk, &ada, asked, &edit).await;
            Ok::<(), String>(())
        });
    }
    for _ in 1..300 {
        let told = presses.join_next().await.expect("299 are answered").expect("nobody panics");
        assert_eq!(told, Err("I am already writing your file; it arrives in a moment.".to_owned()));
    }
    for (lang, said) in [(Lang::Pl, "Twój plik już powstaje"), (Lang::Cs, "Tvůj soubor už vzniká")] {
        let ada = Caller { lang, ..caller(ADA, 1) };
        let refused = confirmed(&desk, &ada).await.err().expect("not now").sentence(&ada.speech(), None);
        assert!(refused.starts_with(said), "{refused}");
    }
    let borek = caller(BOREK, 2);
    let asked = confirmed(&desk, &borek).await.expect("he asks for the first time");
    bring_export(&desk, &borek, asked, &|_| Box::pin(ready(Err(serenity::Error::Other("no Discord"))))).await;
    // A person who is forgotten meanwhile is not blocked by what they waited for.
    forget(&desk, &caller(ADA, 1)).await.expect("she is forgotten");
    gate.add_permits(1);
    assert_eq!(presses.join_next().await.expect("one is left").expect("nobody panics"), Ok(()));
    confirmed(&desk, &caller(ADA, 1)).await.expect("she may ask again");
}

#[tokio::test]
async fn two_logs_are_on_their_way_to_one_person() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = opened(folder.path()).await;
    let (mut ada, borek) = (caller(ADA, 1), caller(BOREK, 2));
    let [one, _other] =
        [log(&desk, &ada, false).await, log(&desk, &ada, true).await].map(|log| log.expect("a log"));
    for (lang, said) in [
        (Lang::En, "Your logs are already on their way."),
        (Lang::Pl, "Twoje dzienniki są już w drodze."),
        (Lang::Cs, "Tvé záznamy už jsou na cestě."),
    ] {
        ada.lang = lang;
        let id = CustomId::at(SessionId(1), log::Press::Show);
        let pressed =
            Pressed { app: &desk, caller: &ada, id: &id, value: String::new(), target: None, private: false };
        let refused = pressed.reply().await.err().expect("not now").sentence(&ada.speech(), None);
        assert!(refused.starts_with(said), "{refused}");
    }
    log(&desk, &borek, false).await.expect("others read theirs");
    drop(one);
    log(&desk, &ada, false).await.expect("one has gone");
}

#[tokio::test]
async fn whoever_confirms_it_is_forgotten() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = opened(folder.path()).await;
    let mut ada = caller(ADA, 1);
    for (lang, said) in [
        (Lang::En, "You leave one open table"),
        (Lang::Pl, "Opuścisz jeden otwarty stół"),
        (Lang::Cs, "Opustíš jeden otevřený stůl"),
    ] {
        ada.lang = lang;
        let asked = privacy(&desk, &ada, Wish::Delete).await.expect("it is asked");
        assert!(asked.ephemeral && asked.page.content.contains(said), "{}", asked.page.content);
    }
    ada.lang = Lang::En;
    let asked = privacy(&desk, &ada, Wish::Delete).await.expect("it is asked");
    let done = press(&desk, &ada, &asked.page).await.expect("she is forgotten");
    assert!(
        done.content.starts_with("I have forgotten you. Thank you for playing. Backups "),
        "{}",
        done.content
    );
    let place = Place { channel: 21, ..PLACE };
    let table = desk.tables.find_at(place).await.expect("it is read").expect("it goes on");
    let names = table.speech(Lang::En);
    assert_eq!(words::unescape(&names.name(rules::Seat(0))), "Anonymous (computer)");
    let board = leaderboard(
        &desk,
        &caller(BOREK, 2),
        Some("confusing-lands"),
        List::Text,
        host::standings::Span::All,
    )
    .await;
    let board = board.expect("it is read").content;
    assert!(board.contains("Anonymous") && !board.contains("1001"), "{board}");
    let asked = privacy(&desk, &ada, Wish::Delete).await.expect("it is asked");
    assert!(asked.page.content.contains("You are not at any open table."));
    // Such a button may do nothing else.
    assert_eq!(buttons(&asked.page), [CustomId::aside(privacy::Press::Confirm { wish: Wish::Delete })]);
    assert!("0:0:priv:everything".parse::<CustomId>().is_err());
}

#[tokio::test]
async fn a_replay_that_names_the_forgotten_is_given_to_nobody() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = opened(folder.path()).await;
    let (ada, borek) = (caller(ADA, 1), caller(BOREK, 2));
    let last = Mutex::new(String::new());
    let edit =
        |edit: serenity::EditInteractionResponse| -> BoxFuture<'_, serenity::Result<serenity::Message>> {
            let text = serde_json::to_value(edit).expect("it is JSON")["content"].to_string();
            *last.lock().expect("nobody panics with it") = text;
            Box::pin(std::future::ready(Err(serenity::Error::Other("no Discord"))))
        };
    let ask = async |audience| {
        let table = desk.here(&borek).await.expect("it is read");
        ask_replay(&desk, &borek, &table, audience).expect("the game is over")
    };
    let brought = async |asked| {
        bring_replay(&desk, asked, &edit).await;
        last.lock().expect("nobody panics with it").clone()
    };
    let ready = brought(ask(Audience::Caller).await).await;
    let late = ask(Audience::Caller).await;
    let asked = privacy(&desk, &ada, Wish::Delete).await.expect("it is asked");
    press(&desk, &ada, &asked.page).await.expect("she is forgotten");
    assert!(brought(late).await.contains("please try again"), "it was drawn before");
    assert_eq!(brought(ask(Audience::Channel).await).await, ready, "it is drawn anew");
}

#[tokio::test]
async fn a_replay_is_in_the_language_of_those_who_see_it() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = opened(folder.path()).await;
    let mut borek = caller(BOREK, 2);
    borek.lang = Lang::Pl;
    let last = Mutex::new(String::new());
    let edit =
        |edit: serenity::EditInteractionResponse| -> BoxFuture<'_, serenity::Result<serenity::Message>> {
            let text = serde_json::to_value(edit).expect("it is JSON")["content"].to_string();
            *last.lock().expect("nobody panics with it") = text;
            Box::pin(std::future::ready(Err(serenity::Error::Other("no Discord"))))
        };
    let table = desk.here(&borek).await.expect("it is read");
    for (audience, lang, said) in
        [(Audience::Caller, Lang::Pl, "przebieg gry"), (Audience::Channel, Lang::En, "how it went")]
    {
        let asked = ask_replay(&desk, &borek, &table, audience).expect("the game is over");
        assert_eq!(asked.lang, lang);
        bring_replay(&desk, asked, &edit).await;
        let brought = last.lock().expect("nobody panics with it").clone();
        assert!(brought.contains(said), "{brought}");
    }
}
