//! Frequent reads visit only the rows that they need, however many others there are: counted among a hundred thousand tables.

use session::Person;

use crate::database::Database;
use crate::outbox::LONGEST_WAIT;

/// Now, in seconds.
const NOW: i64 = 1_000_000;
/// The most steps of SQLite's machine for one read, in thousands: about a thousand rows.
const FEW: usize = 12;

/// A hundred thousand tables of two on one server: nine of ten live, every tenth closed; at every thousandth a caretaker plays, and three
/// wait for computers. All have a timer in the future, a message, and a setting of a person's own.
const MANY: &str = "
    create temporary table n as with recursive n (i) as (select 1 union all select i + 1 from n where i < 100000) select i from n;
    insert into session (id, guild, channel, game, rules, options, seats_wanted, language, host, secret, status, parked, rev,
        opened, touched, computers)
        select i, 7, i, 'toy', 1, '{}', 2, 'en', 5000000 + i, hex(zeroblob(32)), case when i % 10 = 0 then 'ended' else 'live' end, 0, 1, 0, i,
        case when i <= 3 then 2 when i % 1000 = 1 then 1 else 0 end from n;
    insert into seat (session, seat, person, name, username, locale, joined, decision, must)
        select i, seat, 5000000 + i + seat * 1000000, 'Ann', 'ann', 'en', 0, 0, 0 from n, (select 0 seat union select 1);
    update seat set caretaker = 'normal' where seat = 1 and session % 1000 = 1;
    insert into action (session, seq, kind, seat, author, person, body, chance, barrier, turned, step, at)
        select i, seq, case when seq = 1 then 'end' else 'act' end, 0, 'person', 5000000 + i, 'step', '[]', 0, 0, 0, 0
        from n, (select 0 seq union select 1);
    insert into timer (session, kind, seat, due) select i, 'reminder', 0, 1000001 + i % 600 from n;
    insert into timer (session, kind, seat, due) select i, 'call', 1, 1000020 from n where i <= 3;
    insert into outbox (session, kind, subject, body, at, sent, message, next_try)
        select i, 'lobby', 0, '\"Lobby\"', 0, 1, i, 0 from n;
    insert into setting (scope, owner, key, value) select 'person', i, 'language', 'pl' from n;
    drop table n;
    analyze;
";

#[tokio::test]
async fn what_is_asked_often_reads_little_beside_a_hundred_thousand_tables() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let database = Database::open(&folder.path().join("many.db")).await.expect("it opens");
    let store = database.store();
    let outbox = database.outbox();
    database.run(MANY).await;
    let ann = Person::nobody(5_000_002);
    let mut much = Vec::new();
    macro_rules! asked {
        ($what:literal, $question:expr) => {{
            let before = database.steps();
            let answer = $question.await.expect("the database answers");
            let took = database.steps() - before;
            if took > FEW {
                much.push(format!("{}: {took} thousand steps", $what));
            }
            answer
        }};
    }
    assert_eq!(asked!("the clock's look", store.due_timers(NOW)).len(), 0);
    assert_eq!(asked!("what is to be packed", store.to_be_packed(NOW, 16)).len(), 16);
    assert_eq!(asked!("that nothing is to be packed", store.to_be_packed(0, 16)).len(), 0);
    asked!("the clock's sleep", store.next_timer(NOW));
    assert_eq!(asked!("the start: calls", store.last_calls(5)).len(), 3);
    assert_eq!(asked!("the start: computers", store.waiting_for_computers()).len(), 3);
    asked!("the start: servers", store.guilds());
    asked!("the start: channels that were closed", store.parked(None));
    asked!("the start: people half forgotten", store.half_forgotten());
    assert_eq!(asked!("/table bring of a moderator", store.placed_tables(7, None, 200)).len(), 200);
    assert_eq!(asked!("/table bring of a host", store.placed_tables(7, Some(5_000_002), 200)).len(), 1);
    asked!("/table bring of somebody else", store.placed_tables(7, Some(3), 200));
    asked!("/play with computers", store.seated_computers(7));
    assert_eq!(asked!("/play", store.hosted_lobbies(5_000_002)), 0);
    asked!("the outbox", outbox.waiting(NOW));
    asked!("the outbox's sleep", outbox.next_try(NOW + LONGEST_WAIT));
    let pseudonym = asked!("/me data:delete: a pseudonym", store.pseudonym(ann.user));
    assert_eq!(asked!("/me data:delete", store.forget(&ann, pseudonym)).len(), 1);
    assert!(much.is_empty(), "{much:#?}");
}
