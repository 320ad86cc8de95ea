//! What the errors of both engines mean, by their codes.

use sqlx::postgres::PgDatabaseError;

/// PostgreSQL's code of an error.
pub(crate) fn code(error: &sqlx::Error) -> Option<&str> {
    Some(error.as_database_error()?.try_downcast_ref::<PgDatabaseError>()?.code())
}

/// Whether a server's error may pass by itself: by its class, or by its code.
pub(crate) fn passing(code: &str) -> bool {
    /// Connections; conflicts with other writes; lacking resources such as room on the disk; an operator's actions; the system's errors.
    const CLASSES: [&str; 5] = ["08", "40", "53", "57", "58"];
    /// A lock that was not available, and a server that takes no writes, such as a standby.
    const CODES: [&str; 2] = ["55P03", "25006"];
    CLASSES.iter().any(|class| code.starts_with(class)) || CODES.contains(&code)
}

/// SQLite's primary code of an error.
pub(crate) fn file_code(error: &sqlx::Error) -> Option<i32> {
    let code: i32 = error.as_database_error()?.code()?.parse().ok()?;
    // The lower byte is the primary code.
    Some(code & 0xff)
}

/// What an error means for the person who runs the bot; none for what they cannot fix.
pub(crate) fn meaning(error: &sqlx::Error) -> Option<&'static str> {
    if let Some(code) = code(error) {
        return of_server(code);
    }
    if matches!(error, sqlx::Error::PoolTimedOut | sqlx::Error::Io(_)) {
        return Some("the server does not answer: is it running, and is this its address?");
    }
    match file_code(error)? {
        8 => Some(
            "it can be read and not written; give the file, those next to it and its folder to the user who runs the bot",
        ),
        10 | 15 => {
            Some("its disk fails, or is a network's; SQLite needs a disk of this machine, not NFS or SMB")
        }
        11 | 26 => {
            Some("it is damaged, or no database; `turnstone salvage` saves what can be read of a damaged one")
        }
        13 => Some("its disk is full"),
        14 => Some(
            "it cannot be opened; it must be a file, and the user who runs the bot must be able to write into its folder",
        ),
        _ => None,
    }
}

fn of_server(code: &str) -> Option<&'static str> {
    Some(match code {
        "28P01" | "28000" => "the server does not know this user with this password",
        "3D000" => "the server has no such database: `createdb` makes one",
        "3F000" => "the database has no such schema",
        "42501" => "this user may not make tables there: the database is to be theirs",
        "25006" => "the server takes no writes: it is a standby, or was told so",
        "53100" => "the server's disk is full",
        "53300" => "the server has no connection left: raise max_connections",
        // What a pooler such as pgbouncer refuses at the start, and what it loses by changing connections between statements.
        "08P01" | "26000" | "42P05" => "a pooler is in the way: the address is to be the server's own",
        _ => return None,
    })
}

/// An error with what it means, if that is known.
pub(crate) fn explained(error: impl Into<anyhow::Error>) -> anyhow::Error {
    let error = error.into();
    let means = error.chain().find_map(|cause| cause.downcast_ref::<sqlx::Error>()).and_then(meaning);
    match means {
        Some(means) => error.context(means),
        None => error,
    }
}

#[cfg(test)]
mod tests {
    use super::{explained, of_server};

    /// pgbouncer refuses settings at the start, and loses prepared statements, or has them twice.
    #[test]
    fn what_a_pooler_breaks_is_said_to_be_its_fault() {
        for code in ["08P01", "26000", "42P05"] {
            let told = of_server(code).expect("it is known");
            assert!(told.contains("a pooler is in the way") && told.contains("the server's own"), "{told}");
        }
        assert_eq!(of_server("42601"), None, "a mistake in a statement is not");
    }

    #[tokio::test]
    async fn what_is_no_database_is_told_in_a_sentence() {
        use sqlx::ConnectOptions as _;
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("junk.db");
        std::fs::write(&file, "no database at all, but long enough for a header of one".repeat(100))
            .expect("a file");
        for (path, said) in
            [(file.as_path(), "it is damaged, or no database"), (folder.path(), "it cannot be opened")]
        {
            let options =
                sqlx::sqlite::SqliteConnectOptions::new().filename(path).pragma("user_version", "1");
            let error = options.connect().await.map(drop).expect_err("it is none");
            let told = format!("{:#}", explained(error));
            assert!(told.contains(said), "{said}: {told}");
        }
    }
}
