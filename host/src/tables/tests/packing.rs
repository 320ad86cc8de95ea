//! A finished table is kept small: games of every title, played by people over days, before and after they are packed.

use super::*;
use crate::tables::packing::{AT_A_LOOK, KEPT_OPEN};

/// The people who play: numbers as long as Discord's.
const PEOPLE: [u64; 5] = [
    301_234_567_890_123_401,
    402_345_678_901_234_502,
    503_456_789_012_345_603,
    604_567_890_123_456_704,
    705_678_901_234_567_805,
];
const MINUTE: i64 = 60;
/// The number of games of a title, in the quick suite and in the slow one.
const GAMES: (usize, usize) = (2, 12);

/// A house in which whole games are played; nothing waits for the disk.
struct Played {
    house: House,
    database: Database,
    interactions: u64,
    channel: u64,
}

impl Played {
    async fn new() -> Played {
        Played::in_house(House::new()).await
    }

    async fn in_house(house: House) -> Played {
        let database = Database::open(&house.database().await).await.expect("it opens");
        if house.is_file {
            database.run("pragma synchronous = off").await;
        }
        house.wait(800_000_000);
        Played { house, database, interactions: 0, channel: 1000 }
    }

    fn tables(&self, secret: [u8; 32]) -> Tables {
        let clock = self.house.clock.clone();
        let clock = Arc::new(move || clock.load(Ordering::Relaxed));
        Tables::new(self.database.clone(), games::TITLES, clock, Arc::new(move || secret))
    }

    /// A number such as Discord gives an interaction now: milliseconds since 2015, and 22 random bits.
    fn interaction(&mut self) -> u64 {
        self.interactions += 1;
        let noise = self.interactions.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
        let now = self.house.clock.load(Ordering::Relaxed).unsigned_abs() * 1000 + noise % 1000;
        (now - 1_420_070_400_000) << 22 | noise >> 10
    }

    async fn does(&mut self, tables: &Tables, user: u64, intent: &Intent) -> Arc<Session> {
        let (place, interaction) = (Place { channel: self.channel, ..PLACE }, self.interaction());
        self.house.wait(MINUTE + interaction.cast_signed() % (90 * MINUTE));
        let done = act_at(tables, place, &person(user), intent, Some(interaction)).await;
        done.unwrap_or_else(|denied| panic!("{intent:?} of {user}: {denied}")).session
    }

    /// Plays a game with that many people to its end; each does what a computer would.
    async fn play(&mut self, title: &dyn Title, seats: u8) -> Arc<Session> {
        self.channel += 1;
        let tables = self.tables([self.channel as u8; 32]);
        let (game, language) = (title.id().to_owned(), "en".to_owned());
        let open = Intent::Open {
            game,
            options: Options::default(),
            seats: Some(seats),
            computers: Vec::new(),
            language,
        };
        self.does(&tables, PEOPLE[0], &open).await;
        for &user in &PEOPLE[1..usize::from(seats)] {
            self.does(&tables, user, &Intent::Join).await;
        }
        let mut session = self.does(&tables, PEOPLE[0], &Intent::Start).await;
        while session.status == Status::Live {
            let row = session.seats.iter().find(|row| row.must()).expect("somebody is waited for");
            let table = session.table().expect("it has begun");
            let advice = table.advise(row.seat, Level::Easy, session.computer_seed(row.seat));
            let moves =
                advice.into_iter().find(|best| !best.moves.is_empty()).expect("there is a move").moves;
            let user = row.sitter.number();
            session = self.does(&tables, user, &Intent::Act { moves, decision: None }).await;
            if session.rev % 16 == 0 || session.status == Status::Over {
                // All of it has been posted; every move would search the waiting posts.
                self.database.run("delete from outbox").await;
            }
        }
        assert_eq!(session.status, Status::Over, "{}", title.id());
        session
    }

    /// Lets the clock look a month later, until nothing is left to do.
    async fn pack(&self) {
        let tables = self.tables([0; 32]);
        self.house.wait(KEPT_OPEN + 1);
        while !tables.store().to_be_packed(tables.now() - KEPT_OPEN, 1).await.expect("it is read").is_empty()
        {
            self.house.wait(MINUTE);
            tables.pack_some(tables.now()).await;
        }
    }

    /// The bytes of a copy of the database, in which no page is free.
    async fn bytes(&self, name: &str) -> u64 {
        let copy = self.house.folder.path().join(name);
        self.database.backup(&copy).await.expect("it is copied");
        std::fs::metadata(copy).expect("it is there").len()
    }
}

#[tokio::test]
async fn a_finished_game_takes_six_kilobytes_in_the_mean() {
    let games = workshop::scale(GAMES.0, GAMES.1);
    let mut played = Played::in_house(House::of_file()).await;
    let empty = played.bytes("empty.db").await;
    let (mut packed, mut figures) = (empty, String::new());
    for title in games::TITLES {
        let (fewest, most) = title.seats();
        for seats in (fewest.max(2)..=most.min(4)).cycle().take(games) {
            played.play(*title, seats).await;
        }
        let a_game = |bytes: u64, than: u64| (bytes - than) / games as u64;
        let before = a_game(played.bytes(&format!("{}-before.db", title.id())).await, packed);
        played.pack().await;
        let now = played.bytes(&format!("{}-packed.db", title.id())).await;
        figures += &format!("{}: {before} bytes a game, packed {}\n", title.id(), a_game(now, packed));
        packed = now;
    }
    let mean = (packed - empty) / (games * games::TITLES.len()) as u64;
    figures += &format!("in the mean {mean}");
    assert!(mean <= 6_000, "{figures}");
}

/// All that a table shows, to everybody and to its players.
async fn told(played: &Played, id: SessionId, people: &[u64]) -> Vec<String> {
    let tables = played.tables([0; 32]);
    let table = tables.find(id).await.expect("it is read").expect("it is there").session;
    let store = tables.store();
    let standings = tables.standings();
    let mut told = vec![
        session::record::log_text(&table).expect("it is over"),
        session::record::replay_log(&table).expect("it is over").to_string(),
        tables.export(id).await.expect("it is written"),
        saved(&table),
        format!("{:?} {:?} {:?}", table.log, table.asides, table.sat),
        format!("{:?} {}", table.status, table.rev),
    ];
    for &user in people {
        told.push(store.export(user, 0).await.expect("it is written").to_string());
        told.push(format!(
            "{:?} {:?}",
            standings.played(user, None).await,
            standings.reliability(user, None).await
        ));
    }
    told
}

#[tokio::test]
async fn a_packed_table_is_the_same_and_has_the_same_rows_when_somebody_appends_to_it() {
    for title in games::TITLES {
        let mut played = Played::new().await;
        let id = played.play(*title, title.seats().0.max(2)).await.id;
        let people = &PEOPLE[..3];
        let (rows, before) = (played.database.store().rows_of(id).await, told(&played, id, people).await);
        assert!(rows.len() > 10, "{}", rows.len());
        played.pack().await;
        assert_eq!(played.database.store().rows_of(id).await, Vec::<String>::new(), "they are packed");
        assert_eq!(told(&played, id, people).await, before);
        let tables = played.tables([0; 32]);
        let place = Place { channel: played.channel, ..PLACE };
        let again = act_at(&tables, place, &person(PEOPLE[0]), &Intent::Rematch, None).await;
        assert_ne!(again.expect("they play again").session.id, id);
        assert_eq!(
            played.database.store().rows_of(id).await,
            Vec::<String>::new(),
            "nobody has appended to it"
        );
        tables.act(id, &Person::bot(), &Intent::Park, None).await.expect("its channel is closed");
        let mut unpacked = played.database.store().rows_of(id).await;
        assert!(unpacked.pop().is_some_and(|row| row.contains("park")));
        assert_eq!(unpacked, rows, "{}", title.id());
        tables.act(id, &Person::bot(), &Intent::Unpark, None).await.expect("it is open again");
        played.pack().await;
        assert_eq!(
            played.database.store().rows_of(id).await,
            Vec::<String>::new(),
            "a month later it is packed again"
        );
    }
}

#[tokio::test]
async fn a_look_packs_few_tables_and_there_is_one_a_minute() {
    let house = House::new();
    let tables = house.open().await;
    let most = AT_A_LOOK as usize;
    for _ in 0..most + 3 {
        start(&tables, 1).await;
        does(&tables, 1, &moves("step; end")).await;
    }
    start(&tables, 1).await;
    let due = async |house: &House| {
        let until = house.clock.load(Ordering::Relaxed) - KEPT_OPEN;
        tables.store().to_be_packed(until, 1000).await.expect("it is read").len()
    };
    house.wait(KEPT_OPEN);
    tables.round().await.expect("the clock looks");
    assert_eq!(due(&house).await, 0, "not before the month is over");
    house.wait(MINUTE);
    assert_eq!(due(&house).await, most + 3, "what runs is not among them");
    for left in [3, 3] {
        tables.round().await.expect("the clock looks");
        assert_eq!(due(&house).await, left);
    }
    house.wait(MINUTE);
    tables.round().await.expect("the clock looks");
    assert_eq!(due(&house).await, 0);
}

/// A table that somebody else has changed since it was read is not written.
#[tokio::test]
async fn a_table_that_changes_meanwhile_is_not_packed() {
    let house = House::new();
    let tables = house.open().await;
    start(&tables, 1).await;
    let id = does(&tables, 1, &moves("step; end")).await.session.id;
    let lock = tables.database().lock().await;
    let store = tables.store().clone();
    let packing = tokio::spawn(async move { store.pack(id).await });
    let parking = tables.clone();
    let parking =
        tokio::spawn(async move { parking.act(id, &Person::bot(), &Intent::Park, None).await.is_ok() });
    // Both have read by then, and wait for the lock.
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    lock.rollback().await.expect("others may write");
    let packed = packing.await.expect("it ends");
    assert!(parking.await.expect("it ends"), "nobody is refused because of it");
    assert!(matches!(packed, Ok(()) | Err(StoreError::Stale)), "{packed:?}");
    let rows = tables.store().rows_of(id).await;
    assert!(rows.last().is_some_and(|row| row.contains("park")), "{rows:?}");
    assert!(matches!(tables.store().pack(id).await, Ok(())), "later it is");
    assert!(matches!(tables.store().pack(id).await, Err(StoreError::Stale)), "once");
}
