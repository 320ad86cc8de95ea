//! A person asks to be forgotten.

use session::{Names, is_forgotten};

use super::*;

const ADA: u64 = 10_000_000_000_000_001;
const BOREK: u64 = 10_000_000_000_000_002;
const CELINA: u64 = 10_000_000_000_000_003;

async fn at(tables: &Tables, channel: u64, user: u64, intent: &Intent) -> Arc<Session> {
    let place = Place { channel, ..PLACE };
    let done = act_at(tables, place, &person(user), intent, None).await;
    done.unwrap_or_else(|denied| panic!("{intent:?} of {user}: {denied}")).session
}

/// Opens a table in a channel, with everybody at it; Ada is host unless somebody else is named.
async fn begun(tables: &Tables, channel: u64, people: &[u64]) -> Arc<Session> {
    at(tables, channel, people[0], &opening(people.len() as u8)).await;
    for &user in &people[1..] {
        at(tables, channel, user, &Intent::Join).await;
    }
    at(tables, channel, people[0], &Intent::Start).await
}

/// A finished game, an abandoned one, a running one, one alone, one that a computer plays on, a lobby, and an invitation.
async fn history(tables: &Tables) {
    begun(tables, 1, &[ADA, BOREK]).await;
    at(tables, 1, ADA, &moves("step; step; end")).await;
    at(tables, 1, BOREK, &Intent::Rematch).await;
    begun(tables, 2, &[BOREK, ADA, CELINA]).await;
    at(tables, 2, ADA, &Intent::Resign).await;
    begun(tables, 3, &[ADA, BOREK]).await;
    at(tables, 3, ADA, &moves("roll")).await;
    at(tables, 3, ADA, &Intent::End { sure: true }).await;
    begun(tables, 4, &[ADA]).await;
    begun(tables, 5, &[ADA, BOREK, CELINA]).await;
    at(tables, 5, ADA, &Intent::HandOver).await;
    at(tables, 6, ADA, &opening(3)).await;
    at(tables, 6, CELINA, &Intent::Join).await;
    at(tables, 6, BOREK, &Intent::Join).await;
    at(tables, 6, ADA, &Intent::Remove(BOREK)).await;
    at(tables, 6, BOREK, &Intent::Join).await;
    at(tables, 7, CELINA, &opening(3)).await;
    at(tables, 7, ADA, &Intent::Join).await;
    at(tables, 7, CELINA, &Intent::Remove(ADA)).await;
    at(tables, 2, ADA, &Intent::Settle { sure: true }).await;
    for (channel, leaves, takes) in [(8, ADA, CELINA), (10, CELINA, ADA)] {
        begun(tables, channel, &[leaves, BOREK]).await;
        at(tables, channel, leaves, &Intent::Offer).await;
        at(tables, channel, takes, &Intent::Take { offer: None }).await;
    }
    begun(tables, 12, &[BOREK, ADA, CELINA]).await;
    at(tables, 12, CELINA, &Intent::Free { number: ADA, offered: true }).await;
    // Her digest is due, and waits to be posted.
    let digest = Availability { digest: Some(0), ..Availability::default() };
    tables.store().set_rhythm(ADA, &digest, tables.now()).await.expect("it is set");
    let [(person, due)] =
        tables.outbox().due_digests(tables.now() + 24 * 60 * 60).await.expect("it is read")[..]
    else {
        panic!("there is one")
    };
    let written = tables.outbox().write_digest(person, due, due + 24 * 60 * 60, true, tables.now(), 0).await;
    assert!(written.expect("it is written"));
}

/// Ends the game that Ada has left and the one that she has joined, and packs all ended ones.
async fn packed(tables: &Tables) {
    for channel in [8, 10] {
        at(tables, channel, BOREK, &Intent::End { sure: true }).await;
        at(tables, channel, if channel == 8 { CELINA } else { ADA }, &Intent::Agree { question: None }).await;
    }
    let export = async || tables.store().export(ADA, 0).await.expect("it is written");
    let before = export().await;
    for id in tables.store().to_be_packed(i64::MAX, 1000).await.expect("it is read") {
        tables.store().pack(id).await.expect("it is packed");
    }
    assert_eq!(export().await, before);
}

/// The cells of the database that still name Ada.
async fn left_of_ada(tables: &Tables) -> Vec<String> {
    let person = person(ADA);
    tables.store().cells_with(&[&ADA.to_string(), &person.name, &person.username]).await
}

#[tokio::test]
async fn nothing_in_the_database_tells_of_whoever_is_forgotten() {
    let house = House::new();
    let tables = house.open().await;
    history(&tables).await;
    assert!(left_of_ada(&tables).await.len() > 20);
    let before =
        tables.standings().leaderboard(10, "toy", Span::All, tables.now(), 9).await.expect("it is read");
    tables.forget(&person(ADA)).await.expect("she is forgotten");
    assert_eq!(left_of_ada(&tables).await, Vec::<String>::new());
    let after =
        tables.standings().leaderboard(10, "toy", Span::All, tables.now(), 9).await.expect("it is read");
    assert_eq!((after.len(), after[0].games, after[0].wins), (before.len(), before[0].games, before[0].wins));
    let (forgotten, others): (Vec<_>, Vec<_>) = after.into_iter().partition(|rank| is_forgotten(rank.user));
    assert_eq!((forgotten.len(), &forgotten[0].names), (1, &Names::default()));
    assert!(others.iter().all(|rank| before.contains(rank)), "nobody else's figures have changed");
    let mut tallies = tables.standings().tallies().await;
    tables.recount(|_, _| ()).await.expect("they are counted");
    let mut counted = tables.standings().tallies().await;
    tallies.sort();
    counted.sort();
    assert_eq!(tallies, counted);
}

#[tokio::test]
async fn whoever_is_forgotten_is_gone_from_packed_tables_too() {
    let house = House::new();
    let tables = house.open().await;
    history(&tables).await;
    let export = async || {
        let mut export = tables.store().export(ADA, tables.now()).await.expect("it is written");
        (export["log"].take(), export["named"].take())
    };
    packed(&tables).await;
    let left: Vec<String> = left_of_ada(&tables).await;
    assert!(left.iter().filter(|cell| cell.starts_with("pack.rows")).count() > 3, "{left:?}");
    let told = export().await;
    assert!(
        told.0.as_array().is_some_and(|log| log.len() > 20)
            && told.1.as_array().is_some_and(|named| named.len() > 1)
    );
    // The process ends when her packed tables are done, then when everything is.
    let pseudonym = tables.store().pseudonym(ADA).await.expect("it is chosen");
    assert!(tables.store().rename_packed(ADA, pseudonym).await.expect("they are written").len() > 3);
    drop(tables);
    let tables = house.open().await;
    // Meanwhile something else of hers is packed.
    let ended = at(&tables, 3, BOREK, &Intent::End { sure: true }).await;
    tables.store().pack(ended.id).await.expect("it is packed");
    tables.finish_forgetting().await.expect("she is forgotten");
    assert_eq!(left_of_ada(&tables).await, Vec::<String>::new());
    assert_eq!(bytes_of_ada(&house), 0);
    let left = tables.find_at(Place { channel: 8, ..PLACE }).await.expect("it is read").expect("it is there");
    assert!(left.sat.contains(&(Seat(0), pseudonym)), "{:?}", left.sat);
    let log = tables.store().export(pseudonym, 0).await.expect("it is written")["log"].take();
    assert!(log.as_array().map(Vec::len) >= told.0.as_array().map(Vec::len), "{log}");
}

#[tokio::test]
async fn words_of_the_luck_stay_where_a_game_began_and_nowhere_else() {
    let house = House::new();
    let tables = house.open().await;
    let people = Intent::Configure { key: "luck".to_owned(), value: "people".to_owned() };
    let said = format!("{ADA} is my number , {ADA} it is");
    let mut ids = Vec::new();
    for (channel, begins) in [(30, true), (31, false)] {
        at(&tables, channel, BOREK, &opening(2)).await;
        at(&tables, channel, BOREK, &people).await;
        at(&tables, channel, ADA, &Intent::Join).await;
        at(&tables, channel, ADA, &Intent::Words(said.clone())).await;
        if begins {
            at(&tables, channel, BOREK, &Intent::Start).await;
        }
        let place = Place { channel, ..PLACE };
        ids.push(tables.find_at(place).await.expect("it is read").expect("it is there").session);
    }
    let began = ids[0].beginning().expect("it has begun");
    assert_eq!(began.words, [(Seat(1), said.clone())]);
    tables.forget(&person(ADA)).await.expect("she is forgotten");
    let told = async |id| tables.store().rows_of(id).await.join("\n").matches(&said).count();
    assert_eq!((told(ids[0].id).await, told(ids[1].id).await), (1, 0));
    let tables = house.open().await;
    let again = tables.session_by_id(ids[0].id).await.expect("it is read").expect("it is there");
    assert_eq!(again.beginning(), Some(began), "its draws follow from the same");
}

#[tokio::test]
async fn every_table_of_theirs_goes_on_or_ends() {
    let house = House::new();
    let tables = house.open().await;
    history(&tables).await;
    tables.forget(&person(ADA)).await.expect("she is forgotten");
    drop(tables);
    // Another process finds the same.
    let tables = house.open().await;
    let table = async |channel| {
        let found = tables.find_at(Place { channel, ..PLACE }).await.expect("it is read");
        found.expect("it is there").session
    };
    let running = table(3).await;
    assert_eq!((running.status, running.host), (Status::Live, BOREK));
    assert_eq!(running.computers_to_act(), SeatSet::one(Seat(0)));
    assert_eq!(table(4).await.status, Status::Ended, "nobody else played");
    let kept = table(5).await;
    assert!(is_forgotten(kept.seats[0].sitter.number()) && kept.seats[0].caretaker.is_some());
    assert_eq!(running.seats[0].sitter.number(), kept.seats[0].sitter.number(), "one pseudonym for all");
    let lobby = table(6).await;
    assert_eq!((lobby.status, lobby.seats.len(), lobby.host), (Status::Lobby, 2, CELINA));
    for review in tables.replay_all(|_, _| ()).await.expect("they are read") {
        assert_eq!(review.fault, None, "table {}", review.session);
    }
}

#[tokio::test]
async fn whoever_comes_back_begins_anew() {
    let house = House::new();
    let tables = house.open().await;
    history(&tables).await;
    tables.forget(&person(ADA)).await.expect("she is forgotten");
    assert_eq!(tables.standings().played(ADA, None).await.expect("it is read"), []);
    begun(&tables, 9, &[ADA, BOREK]).await;
    at(&tables, 9, ADA, &moves("step; end")).await;
    assert_eq!(tables.standings().played(ADA, None).await.expect("it is read")[0].games, 1);
    tables.forget(&person(ADA)).await.expect("she is forgotten again");
    assert_eq!(left_of_ada(&tables).await, Vec::<String>::new());
    let ranks =
        tables.standings().leaderboard(10, "toy", Span::All, tables.now(), 9).await.expect("it is read");
    let forgotten = ranks.iter().filter(|rank| is_forgotten(rank.user)).count();
    assert_eq!(forgotten, 2, "the two have nothing to do with each other");
}

#[tokio::test]
async fn what_was_broken_off_is_finished() {
    let house = House::new();
    let tables = house.open().await;
    history(&tables).await;
    let pseudonym = tables.store().pseudonym(ADA).await.expect("it is chosen");
    drop(tables);
    let tables = house.open().await;
    tables.finish_forgetting().await.expect("she is forgotten");
    assert_eq!(left_of_ada(&tables).await, Vec::<String>::new());
    let running = tables.find_at(Place { channel: 3, ..PLACE }).await.expect("it is read").expect("a table");
    assert_eq!(running.seats[0].sitter.number(), pseudonym);
    tables.finish_forgetting().await.expect("there is nobody left");
}

#[tokio::test]
async fn a_frozen_table_has_a_computer_when_it_goes_on() {
    let house = House::new();
    let tables = house.open().await;
    let id = begun(&tables, 3, &[ADA, BOREK]).await.id;
    at(&tables, 3, ADA, &moves("cheat")).await;
    drop(tables);
    let tables = house.open_with(RULES_2).await;
    let found = tables.find(id).await.expect("it is read").expect("it is there");
    assert_eq!(found.status, Status::Frozen);
    tables.forget(&person(ADA)).await.expect("she is forgotten");
    assert_eq!(left_of_ada(&tables).await, Vec::<String>::new());
    drop(tables);
    let tables = house.open().await;
    let found = tables.find(id).await.expect("it is read").expect("it is there");
    assert_eq!((found.status, found.seats[0].caretaker), (Status::Live, Some(Level::Normal)));
}

#[tokio::test]
async fn whoever_has_sat_at_a_game_and_is_forgotten_takes_no_other_seat_of_it() {
    let house = House::new();
    let tables = house.open().await;
    let take = Intent::Take { offer: None };
    begun(&tables, 1, &[ADA, BOREK, CELINA]).await;
    at(&tables, 1, ADA, &Intent::Offer).await;
    at(&tables, 1, 9, &take).await;
    for user in [ADA, BOREK] {
        tables.forget(&person(user)).await.expect("they are forgotten");
    }
    drop(tables);
    let tables = house.open().await;
    at(&tables, 1, CELINA, &Intent::Offer).await;
    let place = Place { channel: 1, ..PLACE };
    for user in [ADA, BOREK] {
        let denied =
            act_at(&tables, place, &person(user), &take, None).await.err().expect("they know a seat");
        assert_eq!(denied.to_string(), "sat elsewhere");
    }
    assert_eq!(left_of_ada(&tables).await, Vec::<String>::new());
    at(&tables, 1, 8, &take).await;
    at(&tables, 1, 9, &Intent::Offer).await;
    let back = at(&tables, 1, ADA, &take).await;
    assert_eq!(back.seat_of(ADA), Some(Seat(0)), "their own they may");
    assert_eq!(back.barred.len(), 2);
    at(&tables, 1, 8, &Intent::Settle { sure: true }).await;
    let stored = tables.store().load(back.id).await.expect("it is read").expect("it is there");
    assert!(stored.session(RULES_1[0]).barred.is_empty(), "behind the end nothing of it is left");
}

#[tokio::test]
async fn an_export_does_not_tell_how_often_others_have_changed_what_they_chose() {
    let exports = [0, 3].map(async |changes| {
        let house = House::new();
        let tables = house.open().await;
        begun(&tables, 1, &[ADA, BOREK, CELINA]).await;
        at(&tables, 1, ADA, &moves("vote")).await;
        at(&tables, 1, BOREK, &moves("pick heads")).await;
        for _ in 0..changes {
            at(&tables, 1, BOREK, &moves("pick tails")).await;
        }
        at(&tables, 1, ADA, &moves("pick heads")).await;
        at(&tables, 1, CELINA, &moves("pick heads")).await;
        at(&tables, 1, ADA, &Intent::Undo { decision: None, sure: true, going: None }).await;
        for user in [BOREK, CELINA] {
            at(&tables, 1, user, &Intent::Agree { question: None }).await;
        }
        tables.store().export(ADA, tables.now()).await.expect("it is read")
    });
    let [plain, changed] = exports;
    let (plain, changed) = (plain.await, changed.await);
    assert_eq!(plain, changed);
    let log = plain["log"].as_array().expect("a list");
    assert!(log.iter().any(|row| row["kind"] == "ask" && row["body"] == "undo"), "{log:?}");
    assert!((0..).zip(log).all(|(number, row)| row["seq"] == number), "{log:?}");
}

#[tokio::test]
async fn an_export_holds_what_is_ones_own_and_nothing_else() {
    let house = House::new();
    let tables = house.open().await;
    history(&tables).await;
    let running = begun(&tables, 9, &[ADA, BOREK]).await;
    at(&tables, 9, ADA, &moves("toll")).await;
    let export = tables.store().export(ADA, tables.now()).await.expect("it is read");
    assert_eq!(export["person"], ADA.to_string());
    assert_eq!(export["seats"].as_array().map(Vec::len), Some(8));
    assert_eq!(export["results"].as_array().map(Vec::len), Some(1));
    assert!(export["settings"]["rhythm"].is_string());
    let text = export.to_string();
    let secrets = [running.secret_hex(), person(BOREK).name, BOREK.to_string(), "chance".to_owned()];
    for secret in secrets {
        assert!(!text.contains(&secret), "{secret}: {text}");
    }
    let log = export["log"].as_array().expect("a list");
    assert!(log.iter().any(|row| row["body"] == "toll") && !log.iter().any(|row| row["body"] == "pay"));
    let page = include_str!("../../../../docs/privacy.md");
    let lists = export.as_object().expect("it has keys").iter();
    let keys = lists.flat_map(|(name, list)| {
        let rows = list.as_array().and_then(|rows| rows.first()?.as_object());
        std::iter::once(name).chain(rows.into_iter().flat_map(serde_json::Map::keys))
    });
    for key in keys {
        assert!(page.contains(&format!("`{key}`")), "docs/privacy.md does not say what {key} is");
    }
    let promised = page.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    let missing: Vec<&str> = promised.filter(|key| export.get(key).is_none()).collect();
    assert_eq!(missing, Vec::<&str>::new(), "docs/privacy.md says that an export has these");
}

/// How often the bytes of all files of the house contain Ada's number or names.
fn bytes_of_ada(house: &House) -> usize {
    let person = person(ADA);
    let number = ADA.to_be_bytes().to_vec();
    let marks =
        [number, ADA.to_string().into_bytes(), person.name.into_bytes(), person.username.into_bytes()];
    // A server's files are its own.
    let Ok(files) = std::fs::read_dir(house.path().parent().expect("a folder")) else { return 0 };
    let held = |file: std::io::Result<std::fs::DirEntry>| {
        let bytes = std::fs::read(file.expect("a file").path()).expect("it is read");
        let count = |mark: &Vec<u8>| bytes.windows(mark.len()).filter(|window| *window == &mark[..]).count();
        marks.iter().map(count).sum::<usize>()
    };
    files.map(held).sum()
}

#[tokio::test]
async fn nothing_on_the_disk_tells_of_whoever_is_forgotten() {
    let house = House::of_file();
    let tables = house.open().await;
    history(&tables).await;
    for channel in 100..160 {
        let others = [BOREK, CELINA];
        let people = if channel % 2 == 0 { [ADA, others[0]] } else { [others[1], ADA] };
        begun(&tables, channel, &people).await;
        for _ in 0..3 {
            at(&tables, channel, people[0], &moves("step; step")).await;
        }
        if channel % 3 == 0 {
            at(&tables, channel, people[0], &moves("step; end")).await;
        }
    }
    assert!(bytes_of_ada(&house) > 500, "{}", bytes_of_ada(&house));
    tables.forget(&person(ADA)).await.expect("she is forgotten");
    assert_eq!(left_of_ada(&tables).await, Vec::<String>::new());
    assert_eq!(bytes_of_ada(&house), 0);
}

/// The columns that can hold a person's number, with the list of an export that holds the row.
const PERSONAL: [(&str, &str); 21] = [
    ("session.host", "seats opened"),
    ("seat.person", "seats"),
    ("seat.name", "seats"),
    ("seat.username", "seats"),
    ("action.person", "log"),
    ("action.body", "named"),
    ("pack.rows", "log"),
    ("pack_person.person", "log"),
    ("result.person", "results"),
    ("result.rated", "results"),
    ("rating.person", "ratings"),
    ("figure.person", "figures"),
    ("figure_sum.person", "figure_sums"),
    ("tally.person", "tallies"),
    ("wait.person", "waits"),
    ("digest.person", "digests"),
    ("setting.owner", "settings"),
    ("digest_letter.person", "digest_letters"),
    ("digest_message.person", "digest_messages"),
    ("outbox.person", "posts"),
    ("outbox.body", "posts"),
];

/// Columns of 64 bits, and texts, that hold nobody's number. A new column belongs either here or above.
const IMPERSONAL: &str = "session.guild session.channel session.game session.options session.language session.secret \
    session.status session.rev session.message session.opened session.touched session.terms session.next_number session.barred \
    seat.session seat.locale seat.joined seat.resigned seat.computer seat.asked_since seat.owed_since seat.caretaker seat.remind_at \
    seat.rhythm seat.bank seat.bank_since seat.bank_entries seat.silent_since seat.respite seat.offered seat.orders seat.order_due seat.last_order \
    action.session action.seq action.kind action.chance action.interaction action.at action.author action.number \
    pack_person.session review.session review.mark review.body review.at \
    snapshot.session snapshot.seq snapshot.state snapshot.shown snapshot.shown_seq snapshot.appeal snapshot.shown_appeal \
    result.session result.guild result.game result.at \
    rating.guild rating.game rating.at ladder.guild season.guild season.since season.until season.cycle \
    figure.guild figure.game figure.key figure_sum.guild figure_sum.game figure_sum.key figure_sum.total \
    tally.guild tally.game tally.level tally.start tally.total \
    wait.session wait.since wait.until digest.due digest.channel digest.message \
    digest_letter.guild digest_letter.at digest_letter.next_try digest_message.channel digest_message.message \
    outbox.session outbox.kind outbox.subject outbox.at outbox.sent outbox.message outbox.next_try outbox.told_since \
    outbox.told_until outbox.channel setting.scope setting.key setting.value timer.session timer.kind timer.due";

#[tokio::test]
async fn an_export_holds_every_row_in_which_somebodys_number_stands() {
    let house = House::new();
    let tables = house.open().await;
    history(&tables).await;
    begun(&tables, 11, &[ADA, BOREK]).await;
    let over = at(&tables, 11, ADA, &moves("step; end")).await.id;
    tables.store().pack(over).await.expect("it is packed");
    tables.store().plant_letters(ADA).await;
    let known: Vec<&str> =
        PERSONAL.iter().map(|(column, _)| *column).chain(IMPERSONAL.split_whitespace()).collect();
    for column in tables.store().wide_columns().await {
        assert!(known.contains(&&*column), "{column}: is it a person's? Then an export holds it.");
    }
    let export = tables.store().export(ADA, tables.now()).await.expect("it is written");
    let cells = tables.store().cells_with(&[&ADA.to_string()]).await;
    for (column, lists) in PERSONAL {
        let start = format!("{column}: ");
        let rows = cells.iter().filter(|cell| cell.starts_with(&start)).count();
        let length = |list: &str| {
            let list = &export[list];
            list.as_array().map(Vec::len).or(list.as_object().map(serde_json::Map::len)).unwrap_or_default()
        };
        let told: usize = lists.split(' ').map(length).sum();
        assert!(rows > 0, "the test has no row for {column}");
        assert!(told >= rows, "{column}: {rows} rows, of which {lists} has {told}");
    }
    let others = cells.iter().filter(|cell| !PERSONAL.iter().any(|(column, _)| cell.starts_with(column)));
    assert_eq!(
        others.collect::<Vec<_>>(),
        Vec::<&String>::new(),
        "nobody has said that a person's number stands there"
    );
    // Celina took her off a table; Celina's number remains, as everybody's does.
    let named = export["named"].as_array().expect("a list");
    assert!(
        ["remove", "take", "free"].iter().all(|kind| named.iter().any(|row| row["kind"] == *kind)),
        "{named:?}"
    );
    for other in [BOREK, CELINA] {
        assert!(!export.to_string().contains(&other.to_string()), "of somebody else");
    }
}
