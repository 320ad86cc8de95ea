//! A table only by pressing: how many presses it takes, and where there can be none.

use std::collections::BTreeSet;

use sandbox::{Fault, Id, MessageSeen, PersonAt};

use kit::{PATIENCE, Rig, board, button, ids, named, presses, said, selects, started, types, values};

/// Counts the presses after a command.
struct Presses<'a> {
    who: &'a PersonAt,
    shown: MessageSeen,
    count: usize,
}

impl<'a> Presses<'a> {
    async fn behind(who: &'a PersonAt, command: &str) -> Presses<'a> {
        let shown = types(who, command).await;
        assert!(shown.ephemeral, "it is nobody else's: {}", shown.content);
        Presses { who, shown, count: 0 }
    }

    async fn presses(&mut self, end: &str) {
        self.count += 1;
        self.shown = presses(self.who, self.shown.id, &button(&self.shown, end)).await;
        assert!(self.shown.ephemeral, "{}", self.shown.content);
    }

    async fn selects(&mut self, part: &str, value: &str) {
        self.count += 1;
        let menu = ids(&self.shown, "want").into_iter().find(|id| id.contains(&format!(":{part} ")));
        let menu = menu.unwrap_or_else(|| panic!("no menu of {part}: {:?}", self.shown.components));
        assert!(values(&self.shown, &menu).iter().any(|offered| offered == value), "{value}");
        self.shown = selects(self.who, self.shown.id, &menu, value).await;
    }
}

/// The addresses that a message's buttons link to.
fn links(message: &MessageSeen) -> Vec<String> {
    message.parts().filter_map(|part| part["url"].as_str().map(str::to_owned)).collect()
}

fn ends(links: &[String], channel: Id) -> bool {
    links.iter().any(|link| link.contains(&format!("/{channel}")))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_presses_lead_to_a_table_with_people_and_to_a_game_against_computers() {
    let rig = Rig::open().await;
    let told = [
        ("Ada", "What would you like to play?", "Open the table", "Against a computer"),
        ("Borek", "Co si chceš zahrát?", "Otevřít stůl", "Proti počítači"),
        ("Celina", "W co chcesz zagrać?", "Otwórz stół", "Przeciw komputerowi"),
    ];
    for ((person, asked, opens, against), game) in
        told.into_iter().zip(["harmonies", "confusing-lands", "village-green"])
    {
        let who = rig.at(person, "games");
        let mut hand = Presses::behind(&who, "/play").await;
        assert!(hand.shown.content.contains(asked), "{}", hand.shown.content);
        let games: BTreeSet<String> = ids(&hand.shown, "play").into_iter().collect();
        assert_eq!(games.len(), 5, "a button for every game");
        hand.presses(&format!(":play:{game}////")).await;
        assert_eq!(hand.shown.attachments.len(), 1, "the game is shown");
        let labels: Vec<&str> = hand.shown.parts().filter_map(|part| part["label"].as_str()).collect();
        assert!(labels.contains(&opens) && labels.contains(&against), "{labels:?}");
        hand.presses(&format!(":open:{game}////")).await;
        assert_eq!(hand.count, 2);
        assert!(hand.shown.attachments.is_empty() && hand.shown.parts().count() == 0, "the panel is done");
        let lobby = board(&who, |message| !ids(message, "join").is_empty()).await;
        let free = lobby.content.lines().filter(|line| line.ends_with('_')).count();
        assert_eq!(free, [3, 1, 4][told.iter().position(|it| it.0 == person).expect("one of them")]);
        types(&who, "/table leave").await;
        let gone = |seen: &[MessageSeen]| seen.iter().all(|message| ids(message, "join").is_empty());
        who.wait_until(PATIENCE, gone).await.expect("the lobby is closed");
    }
    let ada = rig.at("Ada", "lounge");
    let mut hand = Presses::behind(&ada, "/play").await;
    hand.presses(":play:village-green////").await;
    hand.presses(":open:village-green/c1//auto/").await;
    assert_eq!(hand.count, 2);
    let begun = board(&ada, |message| !ids(message, "panel").is_empty()).await;
    assert!(begun.content.contains("beginner"), "{}", begun.content);
    rig.close().await;
}

/// Nothing of it is kept in memory: the bot may have restarted at every press.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_chosen_outlives_the_bot_and_stands_in_the_lobby() {
    let mut rig = Rig::open().await;
    let ada = rig.at("Ada", "games");
    let mut hand = Presses::behind(&ada, "/play").await;
    hand.presses(":play:catan////").await;
    hand.selects("who", "p3").await;
    rig.restart_bot().await;
    hand.selects("pace", "daily").await;
    hand.selects("game", "harmonies").await;
    // The rules are read next to it.
    let rules = button(&hand.shown, ":rules:harmonies");
    let read = presses(&ada, hand.shown.id, &rules).await;
    assert_ne!(read.id, hand.shown.id);
    hand.presses(":open:harmonies/p3/daily//").await;
    let lobby = board(&ada, |message| !ids(message, "join").is_empty()).await;
    assert!(lobby.content.contains("Harmonies") && lobby.content.contains("daily"), "{}", lobby.content);
    assert_eq!(lobby.content.lines().filter(|line| line.ends_with("_free_")).count(), 2);
    // A person who has a table is led to it, or to a thread.
    let second = types(&ada, "/play").await;
    assert!(second.content.starts_with("This channel already has a table."), "{}", second.content);
    assert!(ends(&links(&second), ada.channel()), "{:?}", second.components);
    let mut hand = Presses { who: &ada, shown: second, count: 0 };
    hand.presses(":play:////t").await;
    hand.presses(":play:catan////t").await;
    // The first answer announces it.
    let opened = hand.shown.id;
    presses(&ada, opened, &button(&hand.shown, ":open:catan////t")).await;
    let told = |seen: &[MessageSeen]| {
        seen.iter().any(|message| message.id == opened && message.content.starts_with("The table is in <#"))
    };
    ada.wait_until(PATIENCE, told).await.expect("the table stands in a thread");
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refusal_leads_on_from_where_somebody_stands() {
    let rig = Rig::open().await;
    let (ada, borek) = (rig.at("Ada", "games"), rig.at("Borek", "games"));
    // No table anywhere: one can be opened.
    for command in
        ["/move moves:done", "/board", "/hand", "/undo", "/hint", "/log", "/show stats", "/table start"]
    {
        let none = types(&ada, command).await;
        assert!(named(&none.content).starts_with("There is no table in this channel."), "{}", none.content);
        assert_eq!(ids(&none, "play"), ["0:0:play:////"], "{command}");
    }
    let rules = types(&ada, "/rules").await;
    assert_eq!(ids(&rules, "rules").len(), 5, "whichever game: {:?}", rules.components);
    let which = types(&ada, "/play options:pace=daily").await;
    assert!(
        which.content.starts_with("Options, and computers among several people")
            && ids(&which, "play").len() == 1
    );
    let games = types(&ada, "/games").await;
    assert_eq!(ids(&games, "play").len(), 1);
    // A table in another channel: it leads there.
    types(&ada, "/play game:confusing-lands seats:2").await;
    board(&ada, |message| !ids(message, "join").is_empty()).await;
    let elsewhere = types(&rig.at("Ada", "lounge"), "/hand").await;
    assert!(ends(&links(&elsewhere), ada.channel()), "{:?}", elsewhere.components);
    // A lobby: to sit down, to begin.
    let lobby = types(&borek, "/hand").await;
    assert_eq!(ids(&lobby, "join").len(), 1, "{:?}", lobby.components);
    let host = types(&ada, "/move moves:done").await;
    assert_eq!(ids(&host, "start").len(), 1, "{:?}", host.components);
    let (old, old_host) = (types(&borek, "/hand").await, types(&ada, "/move moves:done").await);
    presses(&borek, lobby.id, &ids(&lobby, "join")[0]).await;
    presses(&ada, host.id, &ids(&host, "start")[0]).await;
    // A game: a button of the lobby leads to the turn.
    board(&ada, |message| !ids(message, "panel").is_empty()).await;
    let late = presses(&borek, old.id, &ids(&old, "join")[0]).await;
    assert_eq!(ids(&late, "panel").len(), 1, "{:?}", late.components);
    let misread = types(&ada, "/move moves:nonsense").await;
    assert_eq!(ids(&misread, "panel").len(), 1, "{:?}", misread.components);
    // It is over, and another has begun: an old button's target is gone, and the right buttons are there.
    let resign = types(&borek, "/table resign sure:false").await;
    presses(&borek, resign.id, &ids(&resign, "resign!")[0]).await;
    said(&ada, "Ada wins").await;
    let over = types(&ada, "/move moves:done").await;
    assert_eq!((ids(&over, "again").len(), ids(&over, "play").len()), (1, 1), "{:?}", over.components);
    presses(&ada, over.id, &ids(&over, "again")[0]).await;
    let late = presses(&ada, old_host.id, &ids(&old_host, "start")[0]).await;
    assert!(late.ephemeral && !ids(&late, "start").is_empty(), "{:?}", late.components);
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn help_says_where_no_table_can_stand() {
    let rig = Rig::open().await;
    let ada = rig.at("Ada", "games");
    let open = types(&ada, "/help").await;
    assert_eq!(ids(&open, "play").len(), 1, "{:?}", open.components);
    let (channel, permission) = (ada.channel(), "ATTACH_FILES".to_owned());
    rig.sandbox.fail(Fault::Revoke { channel, permission }).expect("the sandbox can");
    let shut = types(&ada, "/help").await;
    assert!(shut.content.contains("I need Attach Files here."), "{}", shut.content);
    assert!(ids(&shut, "play").is_empty(), "{:?}", shut.components);
    let refused = types(&ada, "/play").await;
    assert!(refused.content.contains("Attach Files") && ids(&refused, "play").is_empty());
    let none = types(&ada, "/hand").await;
    assert!(ids(&none, "play").is_empty(), "nothing is offered that would be refused");
    rig.close().await;
}

/// Everybody who can be at a table of two reads the sentence with the button in their language.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_limit_of_tables_stands_above_the_panel() {
    let rig = Rig::open().await;
    let seats = started(&rig, "games").await;
    for number in 0..5 {
        let opened = types(&seats[0], "/play game:harmonies thread:true").await;
        assert!(opened.content.contains("<#"), "{number}: {}", opened.content);
    }
    let lounge = rig.at("Ada", "lounge");
    let mut hand = Presses::behind(&lounge, "/play").await;
    hand.presses(":play:catan////").await;
    assert!(
        hand.shown.content.starts_with("5 of your tables are already waiting to start"),
        "{}",
        hand.shown.content
    );
    let before = hand.shown.id;
    hand.presses(":open:catan////").await;
    assert!(hand.shown.id != before && ids(&hand.shown, "digest").len() == 1, "{:?}", hand.shown);
    // Against computers nobody waits.
    let panel = lounge.message(before).expect("it stands");
    presses(&lounge, before, &button(&panel, ":open:catan/c2//auto/")).await;
    board(&lounge, |message| !ids(message, "panel").is_empty()).await;
    rig.close().await;
}
