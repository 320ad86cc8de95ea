//! Names and texts that mean something to Discord: they are shown literally, and do nothing.

use sandbox::PersonAt;
use serde_json::{Value, json};

use kit::{
    Dice, Rig, answer, board, fills_in, ids, move_by_typing, panel, refused, rich_island, seated, sit_down,
    types,
};

/// Marks that Discord would interpret in a text.
const MEANS: [&str; 10] =
    ["discord.gg/", "discord.com/", "://", "](", "<@", "<#", "@everyone", "**bold", "`code", "||secret"];

/// What a text would mean to Discord although it only contains a person's name or words.
fn means(text: &str) -> Vec<&'static str> {
    // Blocks of fixed width have no meaning. The bot's own links to tables are left out.
    let read = without_own_links(&text.split("```").step_by(2).collect::<String>());
    // The bot itself mentions by whole numbers.
    let own = |at: usize| read[at + 2..].bytes().take_while(u8::is_ascii_digit).count() > 15;
    let bare = |mark: &str| read.match_indices(mark).any(|(at, _)| !own(at) && !read[..at].ends_with('\\'));
    MEANS.into_iter().filter(|mark| bare(mark)).collect()
}

/// A text without the addresses of tables that the bot has put after their names.
fn without_own_links(text: &str) -> String {
    let mut parts = text.split("](https://discord.com/channels/");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |read, part| {
        let (address, rest) = part.split_once(')').expect("a link ends");
        assert!(address.bytes().all(|byte| byte.is_ascii_digit() || byte == b'/'), "{address}");
        read + rest
    })
}

/// Every text under that key, at any depth.
fn texts<'a>(value: &'a Value, key: &str, found: &mut Vec<&'a str>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get(key).and_then(Value::as_str));
            fields.values().for_each(|field| texts(field, key, found));
        }
        Value::Array(items) => items.iter().for_each(|item| texts(item, key, found)),
        _ => {}
    }
}

/// Everything that the bot has sent so far: no text means anything, no label and no file shows a backslash.
fn check_all(rig: &Rig) {
    let journal = rig.sandbox.journal();
    let (mut marked, mut labels) = (Vec::new(), Vec::new());
    for entry in journal.iter().filter(|entry| !entry.path.ends_with("/commands")) {
        for file in entry.files.iter().filter(|file| !file.filename.ends_with(".png")) {
            let text = String::from_utf8_lossy(&file.bytes);
            assert!(!text.contains('\\'), "{}: {text}", file.filename);
        }
        texts(&entry.body, "content", &mut marked);
        for key in ["label", "placeholder", "name"] {
            texts(&entry.body, key, &mut labels);
        }
        if let Some(rows) = entry.body.get("components").or_else(|| entry.body["data"].get("components")) {
            texts(rows, "description", &mut labels);
        }
    }
    for text in &marked {
        assert!(means(text).is_empty(), "{:?} in {text}", means(text));
    }
    for label in &labels {
        assert!(!label.contains('\\'), "{label}");
    }
    assert!(marked.len() > 5 && !labels.is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_name_is_no_link_no_invitation_and_no_mention_anywhere() {
    let rig = Rig::open().await;
    let names = ["discord.gg/abc", "https://x.y", "[x](http://y) `code`"];
    let newcomer = |name: &str| {
        let person = rig.sandbox.add_person(name, "en-US", false).expect("a name is a name");
        person.at("games").expect("the channel is there")
    };
    let seats: Vec<PersonAt> = names.iter().map(|name| newcomer(name)).collect();
    sit_down("catan", &seats).await;
    board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    let mut dice = Dice::new(3);
    for _ in 0..30 {
        for who in &seats {
            move_by_typing(who, &mut dice).await;
        }
    }
    for who in &seats {
        for command in
            ["/hand", "/board", "/board as:text", "/log", "/log since:me", "/show stats", "/games", "/undo"]
        {
            types(who, command).await;
        }
        panel(who).await;
    }
    types(&seats[0], "/table end sure:true").await;
    types(&seats[1], "/table decline").await;
    types(&seats[2], "/table resign sure:true").await;
    types(&seats[0], "/leaderboard game:catan").await;
    types(&seats[0], "/leaderboard list:text").await;
    check_all(&rig);
    rig.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_menu_shows_a_name_without_the_backslashes_that_a_text_needs() {
    let mut rig = Rig::open().await;
    let names = ["https://x.y", "J. R. (a_b)"];
    for name in names {
        rig.sandbox.add_person(name, "en-US", false).expect("a name is a name");
    }
    let seats = rich_island(&mut rig, ["Ada", names[0], names[1]], &[("dice", "7")]).await;
    types(&seats[0], "/move moves:roll").await;
    // Every field names the people from whom the robber could steal.
    let open = panel(&seats[0]).await;
    let mut shown = Vec::new();
    open.parts().for_each(|part| texts(part, "description", &mut shown));
    for name in names {
        assert!(shown.iter().any(|text| text.contains(name)), "{name}: {shown:?}");
    }
    let robs = seats[0].autocomplete("move", json!({}), "moves", "robber").await.expect("a command");
    let robs: Vec<String> = robs.expect("an answer").into_iter().map(|one| one.name).collect();
    assert!(robs.iter().any(|text| text.contains(names[0])) && !robs.concat().contains('\\'), "{robs:?}");
    check_all(&rig);
    rig.close().await;
}

/// A bit of everything that Discord interprets.
const TYPED: &str = "[x](https://y.z) **bold** `code` ||secret|| @everyone <@1> <#2> discord.gg/abc";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_typed_is_said_back_as_it_is_and_means_nothing() {
    let rig = Rig::open().await;
    let ada = rig.at("Ada", "games");
    let safe =
        |said: &str, typed: &str| assert!(means(said).is_empty(), "{typed}: {:?} in {said}", means(said));
    let word = "[x](https://y.z)`code`**bold**";
    for command in [
        format!("/play game:{TYPED}"),
        format!("/play game:catan options:{word}"),
        format!("/play game:catan options:{word}={word}"),
        format!("/play game:catan options:{word}=1 {word}=2"),
        format!("/rules game:{TYPED}"),
        format!("/rules game:catan topic:{TYPED}"),
        format!("/leaderboard game:{TYPED}"),
        format!("/table bring table:{TYPED}"),
    ] {
        safe(&refused(&ada, &command).await, &command);
    }
    let quoted = refused(&ada, "/play game:a_b.c").await;
    assert_eq!(quoted, "I do not know the game “a\\_b\\.c”. Choose one from the list.");
    let twice = refused(&ada, "/play game:catan options:layout=fixed layout=random").await;
    assert_eq!(twice, "You set “layout” twice. Which of the two do you want?");
    let names = ["Ada", "Borek", "Celina"];
    let seats = names.map(|name| rig.at(name, "games"));
    types(&ada, "/play game:catan seats:3").await;
    for command in
        [format!("/table option key:{word} value:1"), format!("/table option key:layout value:{word}")]
    {
        safe(&refused(&ada, &command).await, &command);
    }
    for who in &seats[1..] {
        types(who, "/join").await;
    }
    types(&ada, "/table start").await;
    for moves in [TYPED, "build road [x](https://y.z)", "`code`", "place **bold**; ||secret||"] {
        safe(&types(&ada, &format!("/move moves:{moves}")).await.content, moves);
    }
    let settings = json!({"id": "1100000000000000777", "name": "server", "type": 1,
        "options": [{"name": "settings", "type": 1, "options": [{"name": "theme", "type": 3, "value": TYPED}]}]});
    let moira = rig.at("Moira", "games");
    let outcome = moira.send_raw(settings).await.expect("it can be sent");
    safe(&answer(&moira, &outcome, "settings").content, "settings");
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_written_into_a_form_is_said_back_as_it_is_and_means_nothing() {
    let mut rig = Rig::open().await;
    let seats = rich_island(&mut rig, ["Ada", "Borek", "Celina"], &[("dice", "6")]).await;
    types(&seats[0], "/move moves:roll").await;
    let open = panel(&seats[0]).await;
    let fields = json!({"give": TYPED, "want": "1 ore", "to": "<@1> `code`"});
    let told = fills_in(&seats[0], open.id, &ids(&open, "form")[0], &fields).await;
    assert!(means(&told.content).is_empty(), "{:?} in {}", means(&told.content), told.content);
    assert!(told.content.contains("\\*\\*bold\\*\\*"), "{}", told.content);
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_place_that_no_village_has_is_named_as_it_was_typed() {
    let rig = Rig::open().await;
    let seats = seated(&rig, "village-green", "games", &["Ada", "Borek"]).await;
    let mut said = Vec::new();
    for typed in ["place `a`*b*", "place [x](//y)", "place @everyone"] {
        said.push(types(&seats[0], &format!("/move moves:{typed}")).await.content);
    }
    for text in &said {
        assert!(means(text).is_empty() && !text.contains("`A`") && !text.contains("*B*"), "{text}");
    }
    rig.close().await;
}
