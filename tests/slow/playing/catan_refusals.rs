//! Refusals of Catan's rules: each with a private sentence that names the rule, in the person's language, and nothing done.

use sandbox::PersonAt;

use kit::{Rig, fills_in, fixed_start, go_on, ids, panel, refused, rich_island, types};

/// The outcome of a move: it is made, or refused with that sentence.
type Deed<'a> = (usize, &'a str, &'a str);

/// A move that is made.
const DONE: &str = "";

async fn does_all(seats: &[PersonAt], deeds: &[Deed<'_>]) {
    for (seat, moves, sentence) in deeds {
        let command = format!("/move moves:{moves}");
        if *sentence == DONE {
            let answer = types(&seats[*seat], &command).await;
            assert!(!answer.attachments.is_empty(), "{command} was refused: {}", answer.content);
        } else {
            let told = refused(&seats[*seat], &command).await;
            let (refusal, now) = told.split_once('\n').unwrap_or((&told, ""));
            assert_eq!(refusal, *sentence, "{command}");
            assert!(now.starts_with("-# "), "{command}: what can be done now is not said: {told}");
        }
    }
}

/// The log holds the moves that were made, and nothing else.
async fn nothing_else_was_done(rig: &Rig, deeds: &[Deed<'_>]) {
    let done: Vec<String> = deeds
        .iter()
        .filter(|(_, _, sentence)| *sentence == DONE)
        .map(|(seat, moves, _)| format!("{} {moves}", seat + 1))
        .collect();
    let exported = rig.run(&["export", "1"]).await;
    let moves = exported.lines().skip_while(|line| !line.starts_with("setup")).skip(1);
    let moves: Vec<&str> = moves.map(|line| line.split(" | ").next().unwrap_or_default()).collect();
    assert_eq!(moves, done);
}

const ADA: usize = 0;

const BOREK: usize = 1;

const CELINA: usize = 2;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_rule_says_why_it_forbids_a_move() {
    let mut rig = Rig::open().await;
    let luck = [("dice", "6"), ("dice", "6"), ("dice", "7"), ("draw", "knight")];
    let seats = rich_island(&mut rig, ["Ada", "Borek", "Celina"], &luck).await;
    let deeds = [
        (ADA, "build city e4", "Roll the dice first; before that, only a development card may be played."),
        (ADA, "roll", DONE),
        (ADA, "roll", "You have already rolled this turn."),
        (ADA, "robber k amber", "The robber moves only after a seven or a knight."),
        (ADA, "build city e4", "A city costs 2 grain and 3 ore."),
        (ADA, "discard 4 wool", "You need not discard."),
        (ADA, "trade 3 wool for 1 grain", "You do not have the cards you offer."),
        (ADA, "trade 1 wool for 1 wool", "The same resource cannot stand on both sides."),
        (ADA, "trade 1 wool for 1 ore to blue", "You cannot trade with yourself."),
        (ADA, "trade 1 wool for 1 ore to red", "Somebody you named is not in this game."),
        (BOREK, "trade 1 wool for 1 ore", "Nejsi na tahu."),
        (BOREK, "accept", "Teď žádná nabídka neplatí."),
        (BOREK, "decline", "Teď žádná nabídka neplatí."),
        (BOREK, "counter 1 grain for 1 wool", "Teď žádná nabídka neplatí."),
        (CELINA, "build road c4-c5", "To nie twoja kolej."),
        (ADA, "cancel", "No offer is open."),
        (ADA, "trade 1 wool for 2 brick to amber", DONE),
        (ADA, "trade 1 ore for 1 grain", "Your offer is still open: withdraw it first (“cancel”)."),
        (BOREK, "accept", "Požadované karty nemáš."),
        (BOREK, "counter 9 grain for 1 wool", "Karty, které nabízíš, nemáš."),
        (BOREK, "counter 1 grain for 1 wool", DONE),
        (BOREK, "counter 2 grain for 1 wool", "Na tuhle nabídku už máš odpovězeno."),
        (CELINA, "accept", "Ta oferta nie jest skierowana do ciebie."),
        (CELINA, "decline", "Ta oferta nie jest skierowana do ciebie."),
        (CELINA, "end", "To nie twoja kolej."),
        (ADA, "confirm green", "That player has not agreed to your offer."),
        (ADA, "confirm amber", DONE),
        (ADA, "end", DONE),
        (BOREK, "roll", DONE),
        (BOREK, "trade 3 grain for 1 wood", DONE),
        (CELINA, "accept", DONE),
        (BOREK, "bank grain for ore", DONE),
        (BOREK, "confirm green", "Na tuhle výměnu nemáš karty."),
        (BOREK, "build settlement b7", "Pravidlo odstupu: vedle b7 už něco stojí."),
        (BOREK, "build settlement e4", "Na e4 už něco stojí."),
        (BOREK, "build settlement a3", "K vesnici musí vést tvá silnice; k a3 nevede."),
        (
            BOREK,
            "build road a3-a4",
            "Silnice musí navazovat na tvou silnici, vesnici nebo město; a3-a4 nenavazuje.",
        ),
        (BOREK, "build city c4", "Město nahrazuje tvou vesnici; na c4 žádná není."),
        (BOREK, "build road e7-e8", DONE),
        (BOREK, "build road e8-e9", "Silnice e8-e9 by vedla skrz cizí stavbu."),
        (BOREK, "build road e7-e8", "Na e7-e8 už silnice leží."),
        (BOREK, "confirm green", "Teď žádná nabídka neplatí."),
        (
            BOREK,
            "bank ore for wool",
            "V tomto tahu už se stavělo nebo kupovalo: obchodovat lze zase až v příštím.",
        ),
        (
            BOREK,
            "trade 1 ore for 1 wool",
            "V tomto tahu už se stavělo nebo kupovalo: obchodovat lze zase až v příštím.",
        ),
        (BOREK, "play monopoly ore", "Takovou kartu k zahrání nemáš."),
        (BOREK, "buy card", DONE),
        (BOREK, "play knight", "Tuhle kartu máš koupenou v tomto tahu: zahrát ji lze až v příštím."),
        (BOREK, "end", DONE),
        (
            CELINA,
            "trade 1 wood for 1 ore",
            "Najpierw rzuć kostkami; przedtem można tylko zagrać kartę rozwoju.",
        ),
        (CELINA, "roll", DONE),
        (CELINA, "robber k amber", "Najpierw wszyscy, którzy mają więcej niż siedem kart, odrzucają połowę."),
        (CELINA, "discard 1 wood", "Trzeba odrzucić dokładnie 7 kart."),
        (CELINA, "discard 7 ore", "Nie masz tych kart."),
        (ADA, "accept", "No offer is open."),
        (ADA, "trade 1 wood for 1 ore", "It is not your turn."),
    ];
    does_all(&seats, &deeds).await;
    nothing_else_was_done(&rig, &deeds).await;
    for (seat, told) in [(ADA, false), (BOREK, true), (CELINA, false)] {
        let hand = types(&seats[seat], "/hand").await;
        assert_eq!(hand.content.contains("Tvé akční karty: Rytíř."), told, "{}", hand.content);
    }
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_in_a_form_is_said_back_and_a_late_form_changes_nothing() {
    let mut rig = Rig::open().await;
    let seats = rich_island(&mut rig, ["Ada", "Borek", "Celina"], &[("dice", "6")]).await;
    let ada = &seats[ADA];
    let deeds = [(ADA, "roll", DONE)];
    does_all(&seats, &deeds).await;
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
        ("99999 wool", "1 ore", "amber", "That is not a move I can read."),
    ] {
        let fields = serde_json::json!({ "give": give, "want": want, "to": to });
        let answer = fills_in(ada, open.id, form, &fields).await;
        assert!(answer.ephemeral && answer.attachments.is_empty(), "{fields}: {}", answer.content);
        assert!(answer.content.starts_with(sentence), "{fields}: {}", answer.content);
        assert!(answer.content.contains(&format!("You wrote: {give} · {want}")), "{}", answer.content);
    }
    nothing_else_was_done(&rig, &deeds).await;
    // The form is opened, the turn ends, the form is sent.
    let opened = ada.press(open.id, form).await.expect("the form's button").modal.expect("a form");
    let end = [(ADA, "end", DONE)];
    does_all(&seats, &end).await;
    let fields = serde_json::json!({ "give": "1 wool", "want": "1 ore", "to": "" });
    let late = ada.submit(opened.id, &fields).await.expect("it can be sent").message.expect("an answer");
    let late = ada.message(late).expect("it can be read");
    assert!(late.content.starts_with("The table has moved on"), "{}", late.content);
    assert!(late.content.ends_with("You wrote: 1 wool · 1 ore"), "{}", late.content);
    nothing_else_was_done(&rig, &[deeds[0], end[0]]).await;
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_form_takes_the_words_of_whoever_fills_it_in() {
    let mut rig = Rig::open().await;
    let seats = rich_island(&mut rig, ["Ada", "Borek", "Celina"], &[("dice", "6")]).await;
    does_all(&seats, &[(ADA, "roll", DONE)]).await;
    for (seat, give, want, to) in [
        (ADA, "1 sheep", "2x brick", "orange, green"),
        (BOREK, "1 obilí", "vlnu", ""),
        (CELINA, "1x drewno", "1 welne", ""),
    ] {
        let open = panel(&seats[seat]).await;
        let fields = match to {
            "" => serde_json::json!({ "give": give, "want": want }),
            to => serde_json::json!({ "give": give, "want": want, "to": to }),
        };
        let answer = fills_in(&seats[seat], open.id, &ids(&open, "form")[0], &fields).await;
        assert!(!answer.attachments.is_empty(), "{fields}: {}", answer.content);
    }
    let deeds = [
        (ADA, "roll", DONE),
        (ADA, "trade 1 wool for 2 brick to amber green", DONE),
        (BOREK, "counter 1 grain for 1 wool", DONE),
        (CELINA, "counter 1 wood for 1 wool", DONE),
    ];
    nothing_else_was_done(&rig, &deeds).await;
    rig.close().await;
}

/// The first seat's turns at a fixed start until all its roads and settlements are built.
const CROWDED: [&str; 9] = [
    "build road d4-e4; build road d3-d4; end",
    "build settlement d3; end",
    "build road e5-f5; end",
    "build settlement f5; end",
    "build road f4-f5; build road f3-f4; end",
    "build settlement f3; build road d2-d3; end",
    "build road e5-e6; build road f5-f6; build road e8-e9; end",
    "build road d2-e2; build road d1-d2; build road e2-e3; end",
    "build road f6-f7",
];

/// And from there until all its cities are.
const GROWN: [&str; 2] =
    ["build city e4; build city e8; build city d3; end", "bank wood for ore; build city f3"];

/// The lines of a log: the first seat always rolls what pays, the others roll what pays nobody, and end their turns.
fn lines(turns: &[&str], rolled: bool) -> Vec<String> {
    let mut lines = Vec::new();
    for (number, turn) in turns.iter().enumerate() {
        lines.extend((number > 0 || !rolled).then(|| "1 roll | dice 3 3".to_owned()));
        lines.extend(turn.split("; ").map(|move_| format!("1 {move_}")));
        if turn.ends_with("end") {
            lines.extend(["2 roll | dice 2 3", "2 end", "3 roll | dice 2 3", "3 end"].map(str::to_owned));
        }
    }
    lines
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_the_supply_has_no_more_cannot_be_built() {
    let mut rig = Rig::open().await;
    let numbers = "6 6 12 12 12 12 12 6 12 - 12 12 6 6 6 6 6 12 6";
    let options =
        games::Options::default().with("layout", "fixed").with("numbers", numbers).with("points", "14");
    let seats = fixed_start(&mut rig, ["Ada", "Borek", "Celina"], &[], &options).await;
    let crowded = lines(&CROWDED, false);
    go_on(&mut rig, &crowded.iter().map(String::as_str).collect::<Vec<_>>()).await;
    let before = rig.entries().await;
    let refused = [
        (ADA, "build road f7-f8", "All your 15 roads are built."),
        (ADA, "build settlement f7", "All your 5 settlements are on the board: turn one into a city."),
    ];
    does_all(&seats, &refused).await;
    let grown = lines(&GROWN, true);
    go_on(&mut rig, &grown.iter().map(String::as_str).collect::<Vec<_>>()).await;
    does_all(&seats, &[(ADA, "build city f5", "All your 4 cities are built.")]).await;
    assert_eq!(rig.entries().await, before + grown.len());
    rig.close().await;
}
