//! The database's own record of every write and its process: no server's tables are served by two processes at once.
//!
//! Processes are distinguished by a setting of their connections that they do not know. Uncommitted writes are not in the record, and the
//! others have the time of their commit.

use std::collections::BTreeMap;

use sqlx::Connection as _;

use kit::{Rig, connect};

/// The setting that names a process.
const SETTING: &str = "it.process";

/// Records actions at tables, posts noted as sent, and taken leases.
const RECORD: &str = "\
create schema audit;
create table audit.written (id bigint generated always as identity, process text not null, xid xid not null, kind text not null, \
    session bigint, person bigint, term bigint, first bigint);
create function audit.note() returns trigger language plpgsql as $$
declare process text := current_setting('it.process', true); row jsonb := to_jsonb(new);
begin
    if process is not null then
        insert into audit.written (process, xid, kind, session, person, term, first) values (process, pg_current_xact_id()::xid, \
            tg_argv[0], (row ->> 'session')::bigint, (row ->> 'person')::bigint, (row ->> 'term')::bigint, (row ->> 'first')::bigint);
    end if;
    return null;
end $$;
create trigger audit after insert on action for each row execute function audit.note('acts');
create trigger audit after insert on lease for each row execute function audit.note('takes');
create trigger audit after update on outbox for each row when (old.sent is null and new.sent is not null) \
    execute function audit.note('posts');";

/// The holder of each lease.
const HOLDERS: &str = "select lease.first, process from lease join audit.written on kind = 'takes' and written.term = lease.term";

/// All writes, in the order of their commits.
const WRITTEN: &str = "select process, kind, first, guild, cast(extract(epoch from pg_xact_commit_timestamp(xid)) as double precision) \
    from audit.written left join session on session.id = written.session and written.person is null order by 5, written.id";

/// The address of the rig's database for a process of that name.
pub(super) fn address(rig: &Rig, process: &str) -> String {
    format!("{}?options[{SETTING}]={process}", rig.address())
}

/// Begins the record.
pub(super) async fn begin(rig: &Rig) {
    let mut database = connect(rig.address()).await;
    sqlx::raw_sql(RECORD).execute(&mut database).await.expect("the record is made");
    database.close().await.expect("it can be closed");
}

/// The names of the processes that hold the leases, by the first shard of each.
pub(super) async fn holders(rig: &Rig) -> BTreeMap<i64, String> {
    let mut database = connect(rig.address()).await;
    let found: Vec<(i64, String)> =
        sqlx::query_as(HOLDERS).fetch_all(&mut database).await.expect("the leases can be read");
    database.close().await.expect("it can be closed");
    found.into_iter().collect()
}

/// The writes of one process: the shard of its lease, when it took that, and when it wrote first and last.
struct Served {
    process: String,
    shard: i64,
    first: Option<f64>,
    last: f64,
}

/// Finds what is wrong with the writes, and how often a process has taken shards over.
pub(super) async fn check(rig: &Rig, total: i64) -> (usize, Vec<String>) {
    type Row = (String, String, Option<i64>, Option<i64>, f64);
    let mut database = connect(rig.address()).await;
    let rows: Vec<Row> =
        sqlx::query_as(WRITTEN).fetch_all(&mut database).await.expect("the record can be read");
    let mut wrong = Vec::new();
    let mut served: Vec<Served> = Vec::new();
    for (process, kind, shard, guild, at) in rows {
        if let Some(shard) = shard {
            served.push(Served { process, shard, first: None, last: at });
            continue;
        }
        let Some(writer) = served.iter_mut().find(|writer| writer.process == process) else {
            wrong.push(format!("{process} {kind} without a lease"));
            continue;
        };
        let of = guild.map(|guild| (guild >> 22) % total);
        if kind == "posts" && of.is_some_and(|of| of != writer.shard) {
            wrong.push(format!("{process} has shard {} and posts on a server of {of:?}", writer.shard));
        }
        writer.first.get_or_insert(at);
        writer.last = at;
    }
    for (place, writer) in served.iter().enumerate() {
        let next = served[place + 1..].iter().find(|next| next.shard == writer.shard && next.first.is_some());
        if let Some(next) = next.filter(|next| next.first.is_some_and(|first| first < writer.last)) {
            let (one, other) = (&writer.process, &next.process);
            wrong.push(format!("{one} goes on writing for shard {} when {other} has begun", writer.shard));
        }
    }
    let begun = usize::try_from(total).expect("it is small");
    (served.len().saturating_sub(begun), wrong)
}
