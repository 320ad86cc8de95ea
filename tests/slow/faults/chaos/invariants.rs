//! The invariants that hold when everything is calm again.

use std::collections::BTreeMap;
use std::time::Duration;

use render::{Painter, Theme};
use rules::Viewer;
use sandbox::{Id, MessageSeen, Person, PersonAt};
use session::{Call, Session, SessionId, Status};
use sqlx::Row as _;
use tabletop::{History, Picture};
use words::Lang;

use super::journal::{Deeds, Facts};
use super::tables::Circle;
use kit::{Dice, suggested};
use kit::{PATIENCE, Rig, types};

/// The time between two looks.
const GLANCE: Duration = Duration::from_millis(200);

/// A table with the number of its live message.
pub(super) type Stood = (Session, Option<Id>);

/// Every table of the rig.
pub(super) async fn stood(rig: &Rig) -> Vec<Stood> {
    let mut database = rig.connect().await;
    let numbers: Vec<i64> = sqlx::query_scalar("select id from session order by id")
        .fetch_all(&mut database)
        .await
        .expect("tables");
    let tables = rig.tables().await;
    let mut found = Vec::new();
    for number in numbers {
        let session =
            tables.session_by_id(SessionId(number)).await.expect("it replays").expect("it is there");
        let message = tables.store().message(SessionId(number)).await.expect("it can be read");
        found.push((Session::clone(&session), message.map(Id)));
    }
    tables.database().close().await;
    found
}

/// What is wrong as soon as everything is calm, and the number of acknowledged moves.
pub(super) async fn at_rest(rig: &Rig, circles: &[Circle], deeds: &Deeds) -> (usize, Vec<String>) {
    let facts = Facts::of(&rig.sandbox.journal());
    let (acknowledged, mut wrong) = log(rig, deeds, &facts).await;
    wrong.extend(channels(rig, circles, &facts).await);
    wrong.extend(draws(rig).await);
    (acknowledged, wrong)
}

/// Finished games whose draws do not follow from their secrets, although moves were taken back, killed or sent twice.
async fn draws(rig: &Rig) -> Vec<String> {
    let file = rig.folder().join("finished.log");
    let mut wrong = Vec::new();
    for (session, _) in stood(rig).await {
        let Ok(log) = session::record::log_text(&session) else { continue };
        std::fs::write(&file, log).expect("the log is written");
        let mut program = rig.program();
        let checked = program.arg("replay").arg(&file).arg("--check-draws").output().await;
        let checked = checked.expect("the program runs");
        if !checked.status.success() {
            let said = [checked.stdout, checked.stderr].concat();
            wrong.push(format!("table {}: {}", session.id, String::from_utf8_lossy(&said)));
        }
    }
    wrong
}

/// What is wrong after so much time that everybody has been called, by the bot's clock.
pub(super) async fn later(rig: &Rig, circles: &[Circle]) -> Vec<String> {
    let mut wrong = super::calls::all(rig, circles).await;
    wrong.extend(channels(rig, circles, &Facts::of(&rig.sandbox.journal())).await);
    wrong.extend(plays_on(rig, circles).await);
    wrong
}

/// Waits until no computer is to move and nothing waits to be posted; gives what still waits.
pub(super) async fn settled(rig: &Rig) -> Vec<String> {
    const WAITING: &str = "select o.session, o.kind, o.body, o.attempts, o.next_try, o.at from outbox o \
        join session s on s.id = o.session where o.sent is null and (s.parked = 0 or o.person is not null)";
    let mut database = rig.connect().await;
    let end = tokio::time::Instant::now() + 2 * PATIENCE;
    loop {
        // In this order, because a computer's move is posted as soon as it is made.
        let thinking = stood(rig).await.iter().any(|(session, _)| !session.computers_to_act().is_empty());
        let waiting = sqlx::query(WAITING).fetch_all(&mut database).await.expect("the outbox can be read");
        if !thinking && waiting.is_empty() {
            return Vec::new();
        }
        if tokio::time::Instant::now() > end {
            return waiting.iter().map(told).chain([String::from("it does not become calm")]).collect();
        }
        tokio::time::sleep(GLANCE).await;
    }
}

/// A waiting post, in words.
fn told(post: &sqlx::any::AnyRow) -> String {
    let number = |column| post.get::<i64, _>(column);
    format!(
        "table {}: {} {} is not posted after {} tries, written at {}, next at {}",
        number("session"),
        post.get::<String, _>("kind"),
        post.get::<String, _>("body"),
        number("attempts"),
        number("at"),
        number("next_try"),
    )
}

/// Checks that every acknowledged move is in the log exactly once: their number, and what is wrong.
async fn log(rig: &Rig, deeds: &Deeds, facts: &Facts) -> (usize, Vec<String>) {
    let mut database = rig.connect().await;
    let rows = "select interaction, person, body from action where kind = 'act' and interaction is not null";
    let mut kept: BTreeMap<u64, Vec<(u64, String)>> = BTreeMap::new();
    for row in sqlx::query(rows).fetch_all(&mut database).await.expect("the log can be read") {
        let number = |column| row.get::<i64, _>(column).cast_unsigned();
        kept.entry(number("interaction")).or_default().push((number("person"), row.get("body")));
    }
    let mut wrong = Vec::new();
    let deeds: Vec<_> = deeds.all().into_iter().filter(|deed| facts.acknowledges(deed)).collect();
    for deed in &deeds {
        let rows = kept.get(&deed.interaction.0).map(Vec::as_slice).unwrap_or_default();
        let is_it = |(person, body): &(u64, String)| {
            *person == deed.user.0 && deed.notation.as_ref().is_none_or(|notation| notation == body)
        };
        if rows.len() != 1 || !rows.iter().all(is_it) {
            wrong.push(format!("{} {:?} was acknowledged, kept: {rows:?}", deed.interaction, deed.notation));
        }
    }
    let replayed = rig.run(&["replay", "--all"]).await;
    wrong.extend(replayed.lines().filter(|table| !table.contains("\"fault\":null")).map(str::to_owned));
    (deeds.len(), wrong)
}

/// Checks that the channels show the state of the tables: everything once, nothing to press where there is nothing to do.
async fn channels(rig: &Rig, circles: &[Circle], facts: &Facts) -> Vec<String> {
    let stood = stood(rig).await;
    let mut wrong = Vec::new();
    for circle in circles {
        let channel = circle.people[0].channel();
        let here: Vec<&Stood> =
            stood.iter().filter(|(session, _)| session.place.channel == channel.0).collect();
        let seen: Vec<MessageSeen> = circle.people[0]
            .sees()
            .into_iter()
            .filter(|message| message.author.bot && !message.ephemeral)
            .collect();
        let mut found = buttons(&here, &seen);
        found.extend(boards(&here, &seen));
        found.extend(twice(facts, &seen, channel));
        wrong.extend(found.into_iter().map(|what| format!("{}: {what}", circle.game)));
    }
    let mut redone = redone(rig).await;
    for (button, shown) in &facts.boards {
        let table = button.split(':').next().and_then(|number| number.parse().ok()).unwrap_or(0);
        for pair in shown.windows(2) {
            let [before, after] = pair else { continue };
            if !after.repeats(before) {
                continue;
            }
            // A move that was taken back and made again within one post appears again.
            match redone.get_mut(&table).filter(|times| **times > 0) {
                Some(times) => *times -= 1,
                None => wrong.push(format!(
                    "{} and {} are one board: {}",
                    before.message, after.message, after.content
                )),
            }
        }
    }
    wrong
}

/// How many actions of each table were taken back and then made once more, with the same outcome.
async fn redone(rig: &Rig) -> BTreeMap<i64, usize> {
    const REDONE: &str = "select u.session, count(*) from action u join action a on a.session = u.session \
        join action b on b.session = u.session and b.seat = a.seat and b.body = a.body and b.chance = a.chance \
        where u.kind = 'undo' and a.kind = 'act' and b.kind = 'act' and cast(a.seq as text) = u.body and b.seq > u.seq \
        group by u.session";
    let mut database = rig.connect().await;
    let found: Vec<(i64, i64)> = sqlx::query_as(REDONE).fetch_all(&mut database).await.expect("the logs");
    found.into_iter().map(|(table, times)| (table, usize::try_from(times).unwrap_or(0))).collect()
}

/// Only live messages have buttons, and only a table's live message has a picture.
fn buttons(here: &[&Stood], seen: &[MessageSeen]) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut alive = Vec::new();
    for message in seen {
        // A call has the buttons of its subject as well as its own.
        let ids = || message.parts().filter_map(|part| part["custom_id"].as_str());
        let first = ids().find(|id| id.ends_with(":panel:call")).or_else(|| ids().next());
        let live = here.iter().any(|(_, live)| *live == Some(message.id));
        if !live && !message.attachments.is_empty() {
            wrong.push(format!("{} keeps its picture: {}", message.id, message.content));
        }
        let Some(first) = first else { continue };
        if live {
            continue;
        }
        // The calls of two people have the same button.
        let thing = (first, if first.ends_with(":panel:call") { message.content.as_str() } else { "" });
        let duplicate = alive.contains(&thing);
        alive.push(thing);
        if duplicate || !here.iter().any(|(session, _)| is_open(session, first, &message.content)) {
            wrong.push(format!("{} can still be pressed ({first}): {}", message.id, message.content));
        }
    }
    for (session, live) in here {
        let message = seen.iter().find(|message| Some(message.id) == *live);
        let Some(message) = message else {
            wrong.push(format!("table {} shows nothing", session.id));
            continue;
        };
        let pressable = message.parts().next().is_some();
        let closed = session.status == Status::Ended && session.now.is_none();
        if pressable == closed {
            wrong.push(format!("table {} is {:?}: {}", session.id, session.status, message.content));
        }
    }
    wrong
}

/// Whether a message other than the live one, with that first button and those words, is open at this table: a question, an appeal, a call,
/// or a search for players.
fn is_open(session: &Session, first: &str, said: &str) -> bool {
    let parts: Vec<&str> = first.splitn(4, ':').collect();
    let [table, decision, verb, rest] = parts.as_slice() else { return false };
    if *table != session.id.to_string() {
        return false;
    }
    match (*verb, *rest) {
        // The host is asked what to do about free seats, or to begin; others are asked whether they would like to join.
        ("start", _) => {
            session::search::shows_doubt(session) || session.seats.iter().any(|row| row.call == Call::Out)
        }
        ("fill", _) => session::search::shows_doubt(session),
        ("join", "search") => session::search::shows_search(session),
        _ if session.status != Status::Live => false,
        ("yes" | "no", number) => {
            session.question.as_ref().is_some_and(|open| open.number.to_string() == number)
        }
        ("ans" | "reply", _) => session.appeal().is_some_and(|(number, _)| number.to_string() == *decision),
        ("panel", "call") => session.seats.iter().any(|row| {
            let called = row.sitter.user().is_some_and(|user| said.contains(&format!("<@{user}>")));
            called && row.call == Call::Out
        }),
        _ => false,
    }
}

/// The last board of every table is the picture of the position that its log leads to.
fn boards(here: &[&Stood], seen: &[MessageSeen]) -> Vec<String> {
    let painter = Painter::default();
    let mut wrong = Vec::new();
    for (session, live) in here {
        let Some(sight) = session.sight(Viewer::Public) else { continue };
        let lang: Lang = session.language.parse().expect("a language");
        let speech = session.drawn_speech(lang);
        let scene = if session.has_ended() {
            let history = History::of(session.title, &session::record::full_log(session), Viewer::Public)
                .expect("the log replays");
            sight.ending(&speech, Theme::Paper, Some(&history))
        } else {
            sight.scene(&speech, Theme::Paper, Picture::Table, None)
        };
        let drawn = painter.png(&scene).expect("it can be drawn");
        let message = seen.iter().find(|message| Some(message.id) == *live);
        let shown = message.and_then(|message| message.attachments.first());
        if shown.is_none_or(|shown| shown.bytes != drawn) {
            let said = message.map_or("nothing", |message| message.content.as_str());
            wrong.push(format!(
                "table {} ({:?}) is not what its board shows: {said}",
                session.id, session.status
            ));
        }
    }
    wrong
}

/// No post has become two messages: neither the same row of the outbox, nor the same thing to press.
fn twice(facts: &Facts, seen: &[MessageSeen], channel: Id) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut nonces: BTreeMap<&str, &str> = BTreeMap::new();
    let mut things: BTreeMap<&str, &str> = BTreeMap::new();
    let there = |id: &str| seen.iter().any(|message| message.id.to_string() == id);
    for post in facts.posts.iter().filter(|post| post.channel == channel.to_string() && there(&post.id)) {
        let mut once = |before: Option<&str>, what: &str| {
            if let Some(before) = before {
                wrong.push(format!("{before} and {} are the same {what}: {}", post.id, post.content));
            }
        };
        once(nonces.insert(&post.nonce, &post.id), &format!("post {}", post.nonce));
        let verb = |id: &&String| [":join:", ":yes:", ":ans:"].iter().any(|verb| id.contains(verb));
        if let Some(button) = post.buttons.iter().find(verb) {
            once(things.insert(button, &post.id), button);
        }
    }
    wrong
}

/// No direct message has come twice; also gives how many came.
pub(super) fn letters(rig: &Rig, readers: &[Person]) -> (usize, Vec<String>) {
    let facts = Facts::of(&rig.sandbox.journal());
    let (mut came, mut wrong) = (0, Vec::new());
    for direct in readers.iter().map(Person::direct) {
        let seen = direct.sees();
        came += seen.iter().filter(|message| message.author.bot).count();
        wrong.extend(twice(&facts, &seen, direct.channel()));
    }
    (came, wrong)
}

/// Every table continues.
async fn plays_on(rig: &Rig, circles: &[Circle]) -> Vec<String> {
    let mut wrong = Vec::new();
    for (session, _) in stood(rig).await.iter().filter(|(session, _)| session.status == Status::Live) {
        let circle = circles.iter().find(|circle| circle.people[0].channel().0 == session.place.channel);
        let circle = circle.expect("nobody plays elsewhere");
        let sits = |who: &&PersonAt| session.seat_of(who.person().id().0).is_some();
        let mut moved = false;
        for who in circle.people.iter().filter(sits) {
            let Some(notation) = suggested(who, &mut Dice::new(1)).await else { continue };
            types(who, &format!("/move moves:{notation}")).await;
            moved = rig.table_numbered(session.id.0).await.log.len() > session.log.len();
            break;
        }
        if !moved {
            wrong.push(format!("{}: table {} does not go on", circle.game, session.id));
        }
    }
    wrong
}
