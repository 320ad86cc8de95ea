//! Two processes at one server, each with a shard of its own: whole games of every title, and people whose tables are with both.

mod company;
mod moving;
mod pair;
mod spare;
mod taking_back;
mod thoughts;

use host::shards::Shards;
use sandbox::{MessageSeen, PersonAt};

use kit::{Record, Rig, ids, plays_out_at, presses, seated, table_ends_as_its_log, types, until};
use pair::{LATER, both, letters, numbers, servers};

/// Every title, in the order of the servers: the even ones are with the first process.
const GAMES: [&str; 5] = ["confusing-lands", "catan", "harmonies", "village-green", "wolves-and-sheep"];

/// The place of Catan, which nobody finishes by random play.
const CATAN: usize = 1;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_processes_serve_whole_games_and_people_of_both() {
    let Some(mut rig) = servers(GAMES.len() as u64).await else { return };
    let mut other = both(&mut rig).await;
    let mut tables = Vec::new();
    for (place, game) in GAMES.iter().enumerate() {
        let channel = format!("games-{place}");
        tables.push(if place == CATAN {
            waits_to_start(&rig, game, &channel).await
        } else {
            seated(&rig, game, &channel, &["Ada", "Borek"]).await
        });
    }
    let (ada, borek) = (&tables[0][0], &tables[0][1]);
    what_somebody_settles_holds_with_both(borek, &tables[1][1]).await;
    types(&tables[3][0], "/me digest:8 language:en").await;
    rig.posted().await;
    other.kill().await;
    rig.kill_bot().await;
    let record = Record::read("catan/three");
    record.is_arranged_at(&rig, CATAN as i64 + 1).await;
    rig.set_clock_wrong(LATER);
    other = both(&mut rig).await;
    let digest = letters(ada, 1).await.remove(0);
    for (table, _) in waits_for(&rig, ada).await {
        assert!(digest.content.contains(&format!("table {table}]")), "table {table}: {}", digest.content);
    }
    let waiting = waits_for(&rig, borek).await;
    assert!([0, 1].iter().all(|shard| waiting.iter().any(|(_, of)| of == shard)), "{waiting:?}");
    let reminders = letters(borek, waiting.len()).await;
    rig.posted().await;
    one_is_muted_wherever_its_table_is(borek, &waiting, &reminders).await;
    // Nor does a restart announce anything twice.
    other.kill().await;
    rig.kill_bot().await;
    other = both(&mut rig).await;
    rig.posted().await;
    assert_eq!(numbers(&letters(ada, 1).await), [digest.id]);
    assert_eq!(numbers(&letters(borek, waiting.len()).await), numbers(&reminders));
    let plays = |place: usize| plays_out_at(&rig, place as i64 + 1, &tables[place], place % 2 == 1, 1);
    let catan = async {
        record.is_typed(&tables[CATAN]).await;
        table_ends_as_its_log(&rig, CATAN as i64 + 1, &tables[CATAN]).await;
    };
    tokio::join!(plays(0), catan, plays(2), plays(3), plays(4));
    pair::close(rig, vec![other]).await;
}

/// Three people in a lobby; the first is its host.
async fn waits_to_start(rig: &Rig, game: &str, channel: &str) -> Vec<PersonAt> {
    let seats = ["Ada", "Borek", "Celina"].map(|person| rig.at(person, channel));
    types(&seats[0], &format!("/play game:{game} seats:3")).await;
    for who in &seats[1..] {
        types(who, "/join").await;
    }
    seats.into()
}

/// Waits until a process has heard what its neighbour has.
async fn hears(who: &PersonAt, said: &str) {
    until(said, async || types(who, "/me").await.content.contains(said)).await;
}

/// A person's setting at one process reaches the other one in a moment.
async fn what_somebody_settles_holds_with_both(here: &PersonAt, there: &PersonAt) {
    let page = types(here, "/me zone:warsaw language:pl").await.content;
    assert!(page.contains("Strefa czasowa: Europe/Warsaw"), "{page}");
    hears(there, "Strefa czasowa: Europe/Warsaw").await;
    let page = types(there, "/me by:direct").await.content;
    assert!(page.contains("Strefa czasowa: Europe/Warsaw") && page.contains("Język: Polski"), "{page}");
    hears(here, "Przypomnienia przychodzą w wiadomościach prywatnych").await;
    assert!(types(there, "/games").await.content.starts_with("**Twoje gry**"));
    types(there, "/me zone:prague language:en").await;
    hears(here, "Time zone: Europe/Prague").await;
    for who in [here, there] {
        let games = types(who, "/games").await.content;
        for place in 0..GAMES.len() {
            let server = format!("__Server {place}__");
            assert!(games.contains(&server) && games.contains(&format!("table {}]", place + 1)), "{games}");
        }
        let page = types(who, "/me").await.content;
        assert!(page.contains("Time zone: Europe/Prague"), "{page}");
    }
}

/// The numbers of the tables that wait for a person, and the shard of each.
async fn waits_for(rig: &Rig, who: &PersonAt) -> Vec<(i64, u32)> {
    let mut database = rig.connect().await;
    let asked = "select session.id, guild from session join seat on seat.session = session.id \
                 where person = $1 and asked_since is not null order by session.id";
    let rows: Vec<(i64, i64)> = sqlx::query_as(asked)
        .bind(who.person().id().0.cast_signed())
        .fetch_all(&mut database)
        .await
        .expect("the tables");
    rows.into_iter().map(|(table, guild)| (table, Shards::of(guild.cast_unsigned(), 2))).collect()
}

/// Every table has its own reminder. The first process hears the presses there, even for tables of the second.
async fn one_is_muted_wherever_its_table_is(
    who: &PersonAt,
    waiting: &[(i64, u32)],
    reminders: &[MessageSeen],
) {
    let direct = who.person().direct();
    assert_eq!(reminders.len(), waiting.len(), "{reminders:#?}");
    for (table, _) in waiting {
        let of_this = |letter: &&MessageSeen| letter.content.contains(&format!("table {table}: "));
        let found: Vec<&MessageSeen> = reminders.iter().filter(of_this).collect();
        let [one] = found.as_slice() else { panic!("table {table}: {found:#?}") };
        let muted = presses(&direct, one.id, &ids(one, "mute")[0]).await;
        assert!(muted.content.contains("No more reminders for this turn."), "{}", muted.content);
    }
}
