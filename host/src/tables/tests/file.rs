//! The database file: created, refused, copied.

use super::*;

#[tokio::test]
async fn a_file_that_cannot_be_a_database_is_named() {
    let house = House::of_file();
    std::fs::create_dir_all(house.path()).expect("a folder in its place");
    let error = Database::open(&house.path()).await.expect_err("it is a folder");
    assert!(format!("{error:#}").contains("tables.db"), "{error:#}");
    let house = House::of_file();
    std::fs::create_dir_all(house.path().parent().expect("it is in a folder")).expect("a folder");
    std::fs::write(house.path(), "this is not a database, but long enough to be mistaken for one".repeat(20))
        .expect("a file");
    let error = Database::open(&house.path()).await.expect_err("it is a text");
    assert!(format!("{error:#}").contains("tables.db"), "{error:#}");
    assert!(Database::open_to_read(&house.folder.path().join("none.db")).await.is_err());
}

#[tokio::test]
async fn three_stores_may_create_the_file_at_once() {
    let house = House::of_file();
    let (one, two, three) = tokio::join!(house.open(), house.open(), house.open());
    start(&one, 2).await;
    does(&two, 1, &moves("step")).await;
    does(&three, 1, &moves("step")).await;
    assert_eq!(count(&*now(&one).await, "step"), 2);
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_refused() {
    let house = House::of_file();
    house.open().await.database().pretend_newer().await;
    let error = Database::open(&house.path()).await.expect_err("it is newer");
    assert!(error.to_string().contains("newer version"), "{error:#}");
}

#[tokio::test]
async fn a_backup_is_whole_and_overwrites_nothing() {
    let house = House::of_file();
    let tables = house.open().await;
    let played = start(&tables, 2).await;
    let copy = house.folder.path().join("copy.db");
    tables.database().backup(&copy).await.expect("it is copied");
    does(&tables, 1, &moves("step")).await;
    assert!(tables.database().backup(&copy).await.is_err());
    let database = Database::open(&copy).await.expect("the copy opens");
    let copied = Tables::new(database, RULES_1, tables.0.clock.clone(), luck::fresh());
    assert_eq!(saved(&*now(&copied).await), saved(&played));
    // From a process that only looks, as well.
    let looker = Database::open_to_read(&house.path()).await.expect("it opens");
    looker.backup(&house.folder.path().join("second.db")).await.expect("it is copied");
}
