//! Writes in one batch, and what happens when one of them is refused.

use sqlx::sqlite::{SqlitePool, SqlitePoolOptions};

use crate::database::{StoreError, Write, Writer, sql};

/// Puts a number into a table of numbers, and then fails as requested.
struct Number(i64, Then);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Then {
    Fits,
    /// Refuse themselves after writing.
    Stale,
    Repeated,
    /// Writes something that the database refuses.
    Fails,
    /// Panics after writing.
    Panics,
}

impl Write for Number {
    type Output = i64;

    async fn write(&self, db: &mut sql::Db<'_>) -> Result<i64, StoreError> {
        sql::query("insert into number values ($1)").bind(self.0).execute(&mut *db).await?;
        match self.1 {
            Then::Fits => Ok(self.0 * 2),
            Then::Stale => Err(StoreError::Stale),
            Then::Repeated => Err(StoreError::Repeated),
            Then::Panics => panic!("as told"),
            Then::Fails => {
                sql::query("insert into nowhere values (1)").execute(db).await?;
                Ok(0)
            }
        }
    }
}

async fn numbers(folder: &tempfile::TempDir) -> SqlitePool {
    let url = format!("sqlite:{}?mode=rwc", folder.path().join("numbers.db").display());
    let pool = SqlitePoolOptions::new().max_connections(1).connect(&url).await.expect("it opens");
    sqlx::raw_sql("create table number (n integer primary key)").execute(&pool).await.expect("it is made");
    pool
}

async fn written(pool: &SqlitePool) -> Vec<i64> {
    sqlx::query_scalar("select n from number order by n").fetch_all(pool).await.expect("it is read")
}

#[tokio::test]
async fn a_write_that_breaks_down_is_taken_back_and_others_go_on() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let pool = numbers(&folder).await;
    let writer = Writer::start(pool.clone());
    assert!(writer.write(Number(1, Then::Panics)).await.is_err());
    assert!(writer.write(Number(2, Then::Fits)).await.is_ok());
    assert_eq!(written(&pool).await, [2]);
}

#[tokio::test]
async fn what_is_written_together_stands_and_falls_alone() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let pool = numbers(&folder).await;
    let writer = Writer::start(pool.clone());
    // While the only connection is taken, all writes arrive together.
    let taken = pool.acquire().await.expect("it is free");
    let then = |n| match n {
        20 => Then::Repeated,
        80 => Then::Fails,
        n if n % 7 == 3 => Then::Stale,
        _ => Then::Fits,
    };
    let wanted: Vec<(i64, Then)> = (0..200).map(|n| (n, then(n))).collect();
    let mut tasks = tokio::task::JoinSet::new();
    for &(n, then) in &wanted {
        let writer = writer.clone();
        tasks.spawn(async move { (n, then, writer.write(Number(n, then)).await) });
    }
    tokio::task::yield_now().await;
    drop(taken);
    while let Some(done) = tasks.join_next().await {
        let (n, then, outcome) = done.expect("no task panics");
        match then {
            Then::Fits => assert_eq!(outcome.map(|(_, twice)| twice).ok(), Some(n * 2)),
            Then::Stale => assert!(matches!(outcome, Err(StoreError::Stale)), "{n}"),
            Then::Repeated => assert!(matches!(outcome, Err(StoreError::Repeated)), "{n}"),
            Then::Fails | Then::Panics => assert!(matches!(outcome, Err(StoreError::Broken(_))), "{n}"),
        }
    }
    let fit = wanted.iter().filter(|(_, then)| *then == Then::Fits).map(|(n, _)| *n);
    assert_eq!(written(&pool).await, fit.collect::<Vec<_>>());
}
