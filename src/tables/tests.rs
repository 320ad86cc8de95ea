use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use games::{Options, Seat, SeatSet, Title, Viewer};

use super::*;
use crate::session::toy::{Keys, RULES_1, RULES_2};
use crate::session::{LOBBY_LIFE, Note, Status, decide};
use crate::store::{Owner, Span};

/// A database file and a clock that survive the processes that use them.
struct House {
    folder: tempfile::TempDir,
    clock: Arc<AtomicI64>,
}

impl House {
    fn new() -> House {
        let folder = tempfile::tempdir().expect("a temporary folder");
        House { folder, clock: Arc::new(AtomicI64::new(1_000_000_000)) }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("deep/tables.db")
    }

    async fn open(&self) -> Tables {
        self.open_with(RULES_1).await
    }

    async fn open_with(&self, titles: &'static [&'static dyn Title]) -> Tables {
        let clock = self.clock.clone();
        let store = Store::open(&self.path()).await.expect("the database opens");
        Tables::new(store, titles, Arc::new(move || clock.load(Ordering::Relaxed)))
    }

    fn wait(&self, seconds: i64) {
        self.clock.fetch_add(seconds, Ordering::Relaxed);
    }
}

const PLACE: Place = Place { guild: 10, channel: 20 };

fn person(user: u64) -> Person {
    Person { user, name: format!("Person {user}"), username: format!("p{user}"), locale: "pl".to_owned() }
}

fn opening(seats: u8) -> Intent {
    let (game, language) = ("toy".to_owned(), "en".to_owned());
    Intent::Open { game, options: Options::default(), seats: Some(seats), language }
}

fn moves(text: &str) -> Intent {
    Intent::Act { moves: text.split("; ").map(str::to_owned).collect(), decision: None }
}

async fn does(tables: &Tables, user: u64, intent: &Intent) -> Receipt {
    match tables.act(PLACE, &person(user), intent, None).await {
        Ok(receipt) => receipt,
        Err(denied) => panic!("{intent:?} of {user}: {denied}"),
    }
}

async fn denied(tables: &Tables, user: u64, intent: &Intent) -> String {
    match tables.act(PLACE, &person(user), intent, None).await {
        Ok(_) => panic!("{intent:?} of {user} was granted"),
        Err(denied) => denied.to_string(),
    }
}

async fn start(tables: &Tables, seats: u8) -> Arc<Session> {
    does(tables, 1, &opening(seats)).await;
    for user in 2..=u64::from(seats) {
        does(tables, user, &Intent::Join).await;
    }
    does(tables, 1, &Intent::Start).await.session
}

async fn now(tables: &Tables) -> Arc<Session> {
    tables.session(PLACE).await.expect("the database answers").expect("there is a table")
}

fn saved(session: &Session) -> String {
    session.table().map(games::AnyTable::save).unwrap_or_default()
}

/// How often the public log tells of a word.
fn count(session: &Session, word: &str) -> usize {
    session.log.iter().filter(|line| line.entry.to_string().ends_with(word)).count()
}

#[tokio::test]
async fn everything_is_there_after_a_process_that_never_closed() {
    let house = House::new();
    let tables = house.open().await;
    start(&tables, 3).await;
    does(&tables, 1, &moves("step; roll")).await;
    let before = does(&tables, 1, &Intent::Undo { decision: None }).await.session;
    std::mem::forget(tables);
    let after = now(&house.open().await).await;
    assert_eq!(saved(&after), saved(&before));
    assert_eq!((&after.seats, &after.log, &after.consent), (&before.seats, &before.log, &before.consent));
    assert_eq!((after.rev, after.next, after.secret), (before.rev, before.next, before.secret));
    assert_eq!(after.shown.as_ref().map(|s| s.seq), before.shown.as_ref().map(|s| s.seq));
}

#[tokio::test]
async fn a_repeated_delivery_changes_nothing_and_gives_the_earlier_result() {
    let house = House::new();
    let (one, two) = (house.open().await, house.open().await);
    start(&one, 2).await;
    let first = one.act(PLACE, &person(1), &moves("step; roll"), Some(77)).await.expect("it is legal");
    for tables in [&one, &two] {
        let again = tables.act(PLACE, &person(1), &moves("step; roll"), Some(77)).await.expect("it was done");
        assert!(again.repeated);
        assert_eq!(again.session.rev, first.session.rev);
        let words = Viewer::Seat(Seat(0));
        assert_eq!(again.told(words, &Keys), first.told(words, &Keys));
    }
    // Behind the first look too: the unique index refuses, and play goes on over the same pool.
    let session = now(&one).await;
    let change = decide(&session, &moves("step"), &person(1), &one.moment()).expect("it is legal");
    let refused = one.store().commit(Some(&session), &change, Some(77), 0).await;
    assert!(matches!(refused, Err(StoreError::Repeated)));
    assert_eq!(now(&one).await.rev, session.rev);
    does(&one, 1, &moves("step")).await;
}

#[tokio::test]
async fn a_stale_revision_is_rolled_back_and_play_goes_on() {
    let house = House::new();
    let tables = house.open().await;
    let session = start(&tables, 2).await;
    let change = decide(&session, &moves("step"), &person(1), &tables.moment()).expect("it is legal");
    does(&tables, 1, &moves("roll")).await;
    let refused = tables.store().commit(Some(&session), &change, None, 0).await;
    assert!(matches!(refused, Err(StoreError::Stale)));
    does(&tables, 1, &moves("step; done")).await;
    assert_eq!(count(&*now(&tables).await, "step"), 1);
}

#[tokio::test]
async fn two_processes_race_and_every_move_counts_once() {
    let house = House::new();
    let (one, two) = (house.open().await, house.open().await);
    start(&one, 1).await;
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..40u64 {
        let tables = if number % 2 == 0 { one.clone() } else { two.clone() };
        // Every interaction is delivered twice, to both.
        tasks.spawn(async move {
            tables.act(PLACE, &person(1), &moves("step"), Some(number / 2)).await.map(|_| ())
        });
    }
    while let Some(done) = tasks.join_next().await {
        done.expect("no task panics").expect("a race is no reason to refuse");
    }
    let session = now(&one).await;
    assert_eq!(count(&session, "step"), 20);
    assert_eq!(saved(&session), saved(&*now(&two).await));
    assert_eq!(saved(&session), saved(&*now(&house.open().await).await));
}

#[tokio::test]
async fn one_of_two_lobbies_opened_at_once_gets_the_channel() {
    let house = House::new();
    let (one, two) = (house.open().await, house.open().await);
    let (alice, bob, intent) = (person(1), person(2), opening(2));
    let (a, b) = tokio::join!(one.act(PLACE, &alice, &intent, None), two.act(PLACE, &bob, &intent, None));
    let taken = [a, b].into_iter().filter(|r| matches!(r, Err(Denied::ChannelTaken))).count();
    assert_eq!(taken, 1);
    // The index itself, and that the connection is free afterwards.
    let change =
        session::open(PLACE, RULES_1[0], &intent, &alice, &one.moment()).expect("it could be opened");
    assert!(matches!(one.store().commit(None, &change, None, 0).await, Err(StoreError::Taken)));
    does(&one, 3, &Intent::Join).await;
}

#[tokio::test]
async fn what_was_committed_is_posted_after_a_crash() {
    let house = House::new();
    let tables = house.open().await;
    start(&tables, 2).await;
    does(&tables, 1, &moves("done")).await;
    std::mem::forget(tables);
    let tables = house.open().await;
    let due = tables.store().due(tables.now()).await.expect("the outbox is read");
    let effects: Vec<_> = due.iter().map(|post| &post.effect).collect();
    let both = SeatSet::all(2).without(Seat(0));
    assert_eq!(effects, [&Effect::Lobby, &Effect::Board { since: -1, ping: both }]);
}

#[tokio::test]
async fn the_latest_board_wins_and_takes_over_whom_to_ping() {
    let house = House::new();
    let tables = house.open().await;
    let (store, id) = (tables.store(), start(&tables, 3).await.id);
    let due = async || tables.store().due(tables.now()).await.expect("the outbox is read");
    for post in due().await {
        store.sent(&post, Some(500), 1).await.expect("it is noted");
    }
    assert_eq!(store.message(id).await.expect("the database answers"), Some(500));
    let told = now(&tables).await.shown.as_ref().map(|s| s.seq);
    does(&tables, 1, &moves("done")).await;
    let in_flight = due().await;
    does(&tables, 2, &moves("done")).await;
    let merged = due().await;
    let ping = SeatSet::all(3).without(Seat(0));
    assert_eq!(merged.len(), 1);
    assert_eq!(merged[0].effect, Effect::Board { since: told.expect("a board"), ping });
    assert_eq!((merged[0].earlier, merged[0].live), (Some(500), Some(500)));
    // The one that was under way arrives; the later one is still to come, without it.
    store.sent(&in_flight[0], Some(501), 2).await.expect("it is noted");
    let rest = due().await;
    assert_eq!((rest.len(), rest[0].live), (1, Some(501)));
    assert!(matches!(rest[0].effect, Effect::Board { ping, .. } if ping == SeatSet::one(Seat(2))));
    // A failure holds the whole table back for a while.
    store.failed(&rest[0], tables.now() + 30).await.expect("it is noted");
    does(&tables, 3, &moves("done")).await;
    assert!(due().await.is_empty());
    assert_eq!(store.next_try().await.expect("the database answers"), Some(tables.now()));
    house.wait(30);
    let again = due().await;
    assert_eq!(again.len(), 1);
    store.sent(&again[0], None, 3).await.expect("it is noted");
    assert!(due().await.is_empty());
    assert_eq!(store.message(id).await.expect("the database answers"), Some(501));
}

#[tokio::test]
async fn a_parked_table_holds_its_posts_until_somebody_comes() {
    let house = House::new();
    let tables = house.open().await;
    let id = start(&tables, 2).await.id;
    tables.act_on(id, &Person::bot(), &Intent::Park, None).await.expect("it is parked");
    assert!(tables.store().due(tables.now()).await.expect("the outbox is read").is_empty());
    does(&tables, 1, &moves("done")).await;
    assert!(!tables.store().due(tables.now()).await.expect("the outbox is read").is_empty());
}

#[tokio::test]
async fn a_busy_database_is_a_polite_refusal_and_passes() {
    let house = House::new();
    let (tables, other) = (house.open().await, house.open().await);
    start(&tables, 2).await;
    let lock = other.store().lock().await;
    assert_eq!(denied(&tables, 1, &moves("step")).await, "busy");
    assert_eq!(count(&*now(&tables).await, "step"), 0, "reading goes on");
    lock.rollback().await.expect("the lock is given back");
    does(&tables, 1, &moves("step")).await;
}

#[tokio::test]
async fn a_full_disk_is_a_polite_refusal_and_passes() {
    let house = House::new();
    let tables = house.open().await;
    start(&tables, 2).await;
    tables.store().fill(true).await;
    // Pages that are free in the file already can still be written.
    let long = moves(&["step"; 40].join("; "));
    let refused = loop {
        let before = now(&tables).await;
        if let Err(denied) = tables.act(PLACE, &person(1), &long, None).await {
            assert_eq!(now(&tables).await.rev, before.rev, "nothing of it is done");
            break denied;
        }
    };
    assert_eq!(refused.to_string(), "busy");
    tables.store().fill(false).await;
    let played = does(&tables, 1, &long).await.session;
    assert_eq!(saved(&*now(&house.open().await).await), saved(&played));
}

#[tokio::test]
async fn a_file_that_cannot_be_a_database_is_named() {
    let house = House::new();
    std::fs::create_dir_all(house.path()).expect("a folder in its place");
    let error = Store::open(&house.path()).await.expect_err("it is a folder");
    assert!(format!("{error:#}").contains("tables.db"), "{error:#}");
    let house = House::new();
    std::fs::create_dir_all(house.path().parent().expect("it is in a folder")).expect("a folder");
    std::fs::write(house.path(), "this is not a database, but long enough to be mistaken for one".repeat(20))
        .expect("a file");
    let error = Store::open(&house.path()).await.expect_err("it is a text");
    assert!(format!("{error:#}").contains("tables.db"), "{error:#}");
    assert!(Store::open_to_read(&house.folder.path().join("none.db")).await.is_err());
}

#[tokio::test]
async fn two_processes_may_create_the_file_at_once() {
    let house = House::new();
    let (one, two, three) = tokio::join!(house.open(), house.open(), house.open());
    start(&one, 2).await;
    does(&two, 1, &moves("step")).await;
    does(&three, 1, &moves("step")).await;
    assert_eq!(count(&*now(&one).await, "step"), 2);
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_refused() {
    let house = House::new();
    house.open().await.store().pretend_newer().await;
    let error = Store::open(&house.path()).await.expect_err("it is newer");
    assert!(error.to_string().contains("newer version"), "{error:#}");
}

#[tokio::test]
async fn a_table_whose_log_still_holds_is_adopted_by_newer_rules() {
    let house = House::new();
    let tables = house.open().await;
    start(&tables, 2).await;
    let before = does(&tables, 1, &moves("step; roll")).await.session;
    let newer = house.open_with(RULES_2).await;
    assert_eq!(newer.replay_all().await.expect("it is read")[0].fault, None);
    let after = now(&newer).await;
    assert_eq!((after.rules, after.status, saved(&after)), (2, Status::Live, saved(&before)));
    does(&newer, 1, &moves("done")).await;
    // The older version looks on, and changes nothing that it does not understand.
    assert_eq!(denied(&tables, 2, &moves("step")).await, "frozen");
    does(&newer, 2, &moves("step")).await;
}

#[tokio::test]
async fn a_table_whose_log_no_longer_holds_is_frozen_until_it_does() {
    let house = House::new();
    let tables = house.open().await;
    start(&tables, 2).await;
    let before = does(&tables, 1, &moves("cheat")).await.session;
    let newer = house.open_with(RULES_2).await;
    let review = newer.replay_all().await.expect("it is read");
    assert!(review[0].fault.as_deref().is_some_and(|fault| fault.contains("cheat")), "{review:?}");
    assert_eq!(now(&tables).await.status, Status::Live, "the review changes nothing");
    assert_eq!(denied(&newer, 1, &moves("step")).await, "frozen");
    let frozen = now(&newer).await;
    assert_eq!((frozen.status, frozen.table().is_none()), (Status::Frozen, true));
    let due = newer.store().due(newer.now()).await.expect("the outbox is read");
    assert!(due.iter().any(|post| post.effect == Effect::Notice(Note::new("notice-frozen"))));
    let healed = now(&house.open().await).await;
    assert_eq!((healed.status, saved(&healed)), (Status::Live, saved(&before)));
}

#[tokio::test]
async fn a_frozen_table_can_be_ended() {
    let house = House::new();
    let tables = house.open().await;
    start(&tables, 2).await;
    does(&tables, 1, &moves("cheat")).await;
    let newer = house.open_with(RULES_2).await;
    does(&newer, 1, &Intent::End { moderator: false }).await;
    does(&newer, 2, &Intent::Agree { question: None }).await;
    assert_eq!(now(&newer).await.status, Status::Ended);
    does(&newer, 1, &opening(2)).await;
}

#[tokio::test]
async fn a_table_of_an_unknown_game_is_left_alone() {
    let house = House::new();
    start(&house.open().await, 2).await;
    let without = house.open_with(&[]).await;
    assert_eq!(denied(&without, 1, &moves("step")).await, "frozen");
    assert!(without.replay_all().await.expect("it is read")[0].fault.is_some());
    assert_eq!(now(&house.open().await).await.status, Status::Live);
}

#[tokio::test]
async fn a_snapshot_is_only_a_cache() {
    let house = House::new();
    let tables = house.open().await;
    let id = start(&tables, 2).await.id;
    for _ in 0..30 {
        does(&tables, 1, &moves("step; step")).await;
    }
    let played = now(&tables).await;
    let stored =
        async |tables: &Tables| tables.store().load(id).await.expect("it is read").expect("it is there");
    assert!(stored(&tables).await.saved.is_some());
    let again = now(&house.open().await).await;
    assert_eq!((saved(&again), &again.log), (saved(&played), &played.log));
    assert_eq!(again.shown.as_ref().map(|s| s.seq), played.shown.as_ref().map(|s| s.seq));
    // Taking back what it holds voids it.
    for _ in 0..20 {
        does(&tables, 1, &Intent::Undo { decision: None }).await;
    }
    assert!(stored(&tables).await.saved.is_none());
    assert_eq!(saved(&*now(&house.open().await).await), saved(&*now(&tables).await));
    // One that cannot be read is passed over.
    does(&tables, 1, &moves(&["step"; 30].join("; "))).await;
    assert!(stored(&tables).await.saved.is_some());
    tables.store().spoil_snapshots().await;
    assert_eq!(saved(&*now(&house.open().await).await), saved(&*now(&tables).await));
}

#[tokio::test]
async fn leaderboards_read_results() {
    let house = House::new();
    let tables = house.open().await;
    let play = async |script: &[(u64, Intent)]| {
        start(&tables, 2).await;
        for (user, intent) in script {
            does(&tables, *user, intent).await;
        }
    };
    play(&[(1, moves("step; step; end"))]).await;
    house.wait(40 * 24 * 60 * 60);
    play(&[(1, moves("step; end"))]).await;
    play(&[(1, moves("end"))]).await;
    play(&[(1, Intent::Resign)]).await;
    play(&[(1, Intent::End { moderator: true })]).await;
    start(&tables, 1).await;
    let solo = does(&tables, 1, &moves("step; end")).await.session;
    let now = tables.now();
    let all = tables.store().leaderboard(10, "toy", Span::All, now, 10).await.expect("it is read");
    let brief: Vec<_> = all.iter().map(|r| (r.user, r.games, r.wins, r.name.as_str())).collect();
    assert_eq!(brief, [(1, 4, 3, "Person 1"), (2, 4, 2, "Person 2")]);
    assert!((all[0].win_rate() - 0.75).abs() < 1e-9);
    assert!(all[0].average.is_some() && all[0].best > all[1].best);
    let month = tables.store().leaderboard(10, "toy", Span::Month, now, 10).await.expect("it is read");
    assert_eq!(month.iter().map(|r| (r.user, r.games, r.wins)).collect::<Vec<_>>(), [(1, 3, 2), (2, 3, 2)]);
    let solos = tables.store().solo_bests(10, "toy", Span::Year, now, 10).await.expect("it is read");
    let score = i64::from(solo.table().map(|t| t.scores()[0]).expect("it was played"));
    assert_eq!(solos.iter().map(|b| (b.user, b.games, b.best)).collect::<Vec<_>>(), [(1, 1, score)]);
    assert!(tables.store().leaderboard(11, "toy", Span::All, now, 10).await.expect("it is read").is_empty());
}

#[tokio::test]
async fn a_person_finds_the_tables_that_wait() {
    let house = House::new();
    let tables = house.open().await;
    let id = start(&tables, 2).await.id;
    let elsewhere = Place { channel: 21, ..PLACE };
    tables.act(elsewhere, &person(2), &opening(2), None).await.expect("another lobby");
    let sittings = tables.store().sittings(10, 2).await.expect("it is read");
    let brief: Vec<_> = sittings.iter().map(|s| (s.channel, s.status, s.must)).collect();
    assert_eq!(brief, [(20, Status::Live, false), (21, Status::Lobby, false)]);
    assert_eq!(sittings[0].waiting, ["Person 1"]);
    does(&tables, 1, &moves("done")).await;
    let sittings = tables.store().sittings(10, 2).await.expect("it is read");
    assert_eq!((sittings[0].session, sittings[0].must), (id, true));
}

#[tokio::test]
async fn lobbies_close_after_a_week() {
    let house = House::new();
    let tables = house.open().await;
    does(&tables, 1, &opening(2)).await;
    house.wait(LOBBY_LIFE - 1);
    assert_eq!(tables.close_idle_lobbies().await.expect("it is done"), 0);
    house.wait(1);
    assert_eq!(tables.close_idle_lobbies().await.expect("it is done"), 1);
    assert_eq!(denied(&tables, 2, &Intent::Join).await, "over");
}

#[tokio::test]
async fn a_backup_is_whole_and_overwrites_nothing() {
    let house = House::new();
    let tables = house.open().await;
    let played = start(&tables, 2).await;
    let copy = house.folder.path().join("copy.db");
    tables.store().backup(&copy).await.expect("it is copied");
    does(&tables, 1, &moves("step")).await;
    assert!(tables.store().backup(&copy).await.is_err());
    let store = Store::open(&copy).await.expect("the copy opens");
    let copied = Tables::new(store, RULES_1, tables.0.clock.clone());
    assert_eq!(saved(&*now(&copied).await), saved(&played));
    // From a process that only looks, too.
    let looker = Store::open_to_read(&house.path()).await.expect("it opens");
    looker.backup(&house.folder.path().join("second.db")).await.expect("it is copied");
}

#[tokio::test]
async fn settings_are_kept_by_owner_and_key() {
    let house = House::new();
    let tables = house.open().await;
    let store = tables.store();
    for (owner, value) in [(Owner::Guild(1), "pl"), (Owner::Person(1), "cs"), (Owner::Guild(1), "en")] {
        store.set(owner, "language", Some(value)).await.expect("it is kept");
    }
    let guild = store.settings(Owner::Guild(1)).await.expect("it is read");
    assert_eq!(guild.get("language").map(String::as_str), Some("en"));
    store.set(Owner::Person(1), "language", None).await.expect("it is forgotten");
    assert!(store.settings(Owner::Person(1)).await.expect("it is read").is_empty());
}

#[tokio::test]
async fn a_finished_table_is_found_until_a_new_one_opens() {
    let house = House::new();
    let tables = house.open().await;
    let id = start(&tables, 2).await.id;
    does(&tables, 1, &moves("end")).await;
    assert_eq!(denied(&tables, 1, &moves("step")).await, "over");
    assert_eq!(now(&tables).await.id, id);
    assert!(tables.export(id).await.expect("there is a log").starts_with("game toy"));
    let again = does(&tables, 2, &Intent::Rematch).await.session;
    assert_ne!(again.id, id);
    assert_eq!(now(&tables).await.id, again.id);
    assert_eq!(tables.session_by_id(id).await.expect("it is read").map(|s| s.status), Some(Status::Over));
    let rematch = tables.act_on(id, &person(1), &Intent::Rematch, None).await;
    assert!(matches!(rematch, Err(Denied::ChannelTaken)));
}

#[tokio::test]
async fn names_last_seen_are_kept() {
    let house = House::new();
    let tables = house.open().await;
    start(&tables, 2).await;
    let renamed = Person { name: "田中 🐺".to_owned(), locale: "cs".to_owned(), ..person(1) };
    tables.act(PLACE, &renamed, &moves("step"), None).await.expect("it is legal");
    let row = now(&house.open().await).await.seats[0].clone();
    assert_eq!((row.name, row.username, row.locale), (renamed.name, renamed.username, renamed.locale));
}
