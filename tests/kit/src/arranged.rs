//! Tables with arranged luck: they begin with luck v1, where everything follows from the secret.

use host::database::Location;
use host::tables::{Tables, luck};
use rules::{Options, Recording, Seat, Seed, Seeded};
use sandbox::PersonAt;
use session::{SessionId, hex};
use sqlx::Connection as _;
use tabletop::PlayError;

use crate::{Rig, board, ids, types};

/// Begins the game of the rig's lobby, the table that was opened last, with a secret that alone decides its luck, and options that cannot
/// be typed.
pub async fn arrange(rig: &mut Rig, secret: &str, options: &Options) {
    rig.kill_bot().await;
    let mut database = rig.connect().await;
    let last = sqlx::query_scalar("select max(id) from session").fetch_one(&mut database).await;
    database.close().await.expect("it can be closed");
    arrange_at(rig, last.expect("there is a lobby"), secret, options).await;
    rig.start_bot().await;
}

/// Like [`arrange`], for the lobby with that number, which no bot serves at the moment.
pub async fn arrange_at(rig: &Rig, table: i64, secret: &str, options: &Options) {
    let mut database = rig.connect().await;
    let arranged = sqlx::query("update session set secret = $1, options = $2 where id = $3")
        .bind(secret)
        .bind(serde_json::to_string(options).expect("options are text"))
        .bind(table)
        .execute(&mut database)
        .await;
    assert_eq!(arranged.expect("it is written").rows_affected(), 1, "the lobby is not there");
    database.close().await.expect("it can be closed");
    let database: Location = rig.address().parse().expect("it is an address");
    let tables = Tables::open_db(&database, luck::fresh()).await.expect("it opens");
    let lobby = tables.session_by_id(SessionId(table)).await.expect("it is read").expect("it is there");
    tables.begin_with_first_luck(&lobby).await.expect("it begins");
    tables.database().close().await;
}

/// Three people at the fixed start of Catan, on an island where every hex has a six: a single roll makes everybody rich. The first seat
/// begins, and chance answers `luck` by name and label, in that order for each name; for dice the label is the sum.
pub async fn rich_island(rig: &mut Rig, people: [&str; 3], luck: &[(&str, &str)]) -> Vec<PersonAt> {
    let numbers = "6 6 6 6 6 6 6 6 6 - 6 6 6 6 6 6 6 6 6";
    let options = Options::default().with("layout", "fixed").with("numbers", numbers);
    let seats: Vec<PersonAt> = people.iter().map(|person| rig.at(person, "games")).collect();
    types(&seats[0], "/play game:catan seats:3").await;
    for who in &seats[1..] {
        types(who, "/join").await;
    }
    arrange(rig, &lucky(luck, &options), &options).await;
    board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    seats
}

/// The first secret that brings that luck to a game in which the first seat rolls, buys a card and ends its turn, and so do the others.
fn lucky(luck: &[(&str, &str)], options: &Options) -> String {
    let brings = |secret: [u8; 32]| {
        let mut chance = Seeded::new(Seed::V1(secret), Default::default());
        let mut recording = Recording::new(&mut chance);
        let title = games::title("catan").expect("it is there");
        let mut table = title.open(options, 3, &mut recording).expect("it opens");
        let mut drawn = recording.drawn;
        for seat in [0, 1, 2].map(Seat) {
            for notation in ["roll", "buy card", "end"] {
                match table.play(seat, notation, &mut chance) {
                    Ok(played) => drawn.extend(played.drawn),
                    Err(PlayError::Refused(_)) => break,
                    Err(error) => panic!("{notation}: {error}"),
                }
            }
        }
        let said = |name: &str, label: &str| match name {
            "dice" => label.split(' ').map(|die| die.parse::<u8>().unwrap_or(0)).sum::<u8>().to_string(),
            _ => label.to_owned(),
        };
        let mut met = std::collections::BTreeMap::<&str, usize>::new();
        luck.iter().chain(&[("first", "blue")]).all(|(name, label)| {
            let count = met.entry(name).or_default();
            *count += 1;
            let came = drawn.iter().filter(|(drawn, _)| drawn == name).nth(*count - 1);
            came.is_some_and(|(_, came)| said(name, came) == *label)
        })
    };
    let mut secrets = (0u64..).map(|number| {
        let mut secret = [0; 32];
        secret[..8].copy_from_slice(&number.to_le_bytes());
        secret
    });
    hex(&secrets.find(|secret| brings(*secret)).expect("there are many secrets"))
}
