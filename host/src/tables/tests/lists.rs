//! Reads over many tables: leaderboards, seats, settings, names.

use super::*;

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
    play(&[(1, Intent::Settle { sure: true })]).await;
    start(&tables, 1).await;
    let solo = does(&tables, 1, &moves("step; end")).await.session;
    let now = tables.now();
    let all = tables.standings().leaderboard(10, "toy", Span::All, now, 10).await.expect("it is read");
    let brief: Vec<_> = all.iter().map(|r| (r.user, r.games, r.wins, r.names.name.as_str())).collect();
    assert_eq!(brief, [(1, 4, 3, "Person 1"), (2, 4, 2, "Person 2")]);
    assert!((all[0].win_rate() - 0.75).abs() < 1e-9);
    assert!(all[0].average.is_some() && all[0].best > all[1].best);
    let month = tables.standings().leaderboard(10, "toy", Span::Month, now, 10).await.expect("it is read");
    assert_eq!(month.iter().map(|r| (r.user, r.games, r.wins)).collect::<Vec<_>>(), [(1, 3, 2), (2, 3, 2)]);
    let solos = tables.standings().solo_bests(10, "toy", Span::Year, now, 10).await.expect("it is read");
    let score = i64::from(solo.table().map(|t| t.scores()[0]).expect("it was played"));
    assert_eq!(solos.iter().map(|b| (b.user, b.games, b.best)).collect::<Vec<_>>(), [(1, 1, score)]);
    assert!(
        tables.standings().leaderboard(11, "toy", Span::All, now, 10).await.expect("it is read").is_empty()
    );
}

#[tokio::test]
async fn a_person_finds_the_tables_that_wait() {
    let house = House::new();
    let tables = house.open().await;
    let id = start(&tables, 2).await.id;
    let elsewhere = Place { channel: 21, ..PLACE };
    act_at(&tables, elsewhere, &person(2), &opening(2), None).await.expect("another lobby");
    let sittings = tables.store().sittings(2).await.expect("it is read");
    let brief: Vec<_> = sittings.iter().map(|s| (s.place.channel, s.status, s.must)).collect();
    assert_eq!(brief, [(20, Status::Live, false), (21, Status::Lobby, false)]);
    assert_eq!((sittings[0].waiting.as_slice(), sittings[0].since), (&[sitter(1)][..], Some(tables.now())));
    assert_eq!((sittings[1].waiting.len(), sittings[1].since), (0, None));
    house.wait(60);
    does(&tables, 1, &moves("done")).await;
    let sittings = tables.store().sittings(2).await.expect("it is read");
    assert_eq!((sittings[0].session, sittings[0].must, sittings[0].since), (id, true, Some(tables.now())));
}

#[tokio::test]
async fn settings_are_kept_by_owner_and_key() {
    let house = House::new();
    let tables = house.open().await;
    let database = tables.database();
    for (owner, value) in [(Owner::Guild(1), "pl"), (Owner::Person(1), "cs"), (Owner::Guild(1), "en")] {
        database.set(owner, "language", Some(value)).await.expect("it is kept");
    }
    let guild = database.settings(Owner::Guild(1)).await.expect("it is read");
    assert_eq!(guild.get("language").map(String::as_str), Some("en"));
    database.set(Owner::Person(1), "language", None).await.expect("it is forgotten");
    assert!(database.settings(Owner::Person(1)).await.expect("it is read").is_empty());
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
    let rematch = tables.act(id, &person(1), &Intent::Rematch, None).await;
    assert!(matches!(rematch, Err(Denied::ChannelTaken)));
}

#[tokio::test]
async fn names_last_seen_are_kept() {
    let house = House::new();
    let tables = house.open().await;
    start(&tables, 2).await;
    let renamed = Person { name: "田中 🐺".to_owned(), locale: "cs".to_owned(), ..person(1) };
    act_at(&tables, PLACE, &renamed, &moves("step"), None).await.expect("it is legal");
    let row = now(&house.open().await).await.seats[0].clone();
    assert_eq!(row.sitter, sitter_of(&renamed));
}

#[tokio::test]
async fn a_computers_seat_is_kept_and_has_no_result() {
    let house = House::new();
    let tables = house.open().await;
    does(&tables, 1, &opening(3)).await;
    does(&tables, 1, &Intent::Seat(Level::Greedy)).await;
    let id = does(&tables, 1, &Intent::Start).await.session.id;
    does(&tables, 1, &moves("done")).await;
    let store = tables.store();
    let sittings = store.sittings(1).await.expect("it is read");
    let computer = Sitter::Computer { number: 2, level: Level::Greedy };
    assert_eq!(sittings[0].waiting, std::slice::from_ref(&computer));
    assert!(store.sittings(2).await.expect("it is read").is_empty(), "a computer is nobody on Discord");
    let again = house.open().await;
    let session = now(&again).await;
    assert_eq!(session.seats[1].sitter, computer);
    assert_eq!(session.computers_to_act(), SeatSet::one(Seat(1)));
    let two = Person::computer(2);
    let played = again.act(id, &two, &moves("step; done"), None).await.expect("it is its turn").session;
    assert_eq!(played.log.last().map(|logged| logged.author), Some(Author::Computer));
    assert_eq!(now(&house.open().await).await.log, played.log);
    let over = does(&again, 1, &moves("step; end")).await.session;
    assert_eq!(over.status, Status::Over);
    let ranks =
        again.standings().leaderboard(10, "toy", Span::All, again.now(), 10).await.expect("it is read");
    assert_eq!(ranks, [], "a game against a computer is no game among people");
}

#[tokio::test]
async fn a_table_that_is_loaded_replays_only_its_end() {
    let house = House::new();
    let tables = house.open().await;
    start(&tables, 2).await;
    for turn in 0..30u64 {
        does(&tables, turn % 2 + 1, &moves(&format!("{}; done", ["step"; 9].join("; ")))).await;
    }
    let played = now(&tables).await;
    assert!(played.log.len() > 300);
    counted::take();
    let loaded = now(&house.open().await).await;
    let since = loaded.log[loaded.log.len() - 40].seq;
    let narration = session::record::told(&loaded, Viewer::Public, &Keys, since).expect("it replays");
    assert!((50..=100).contains(&counted::take()));
    assert_eq!(narration, session::record::told(&played, Viewer::Public, &Keys, since).expect("it replays"));
    assert_eq!(saved(&loaded), saved(&played));
}
