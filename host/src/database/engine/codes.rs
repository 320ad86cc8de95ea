//! What a server's errors mean, by their codes.

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

/// What a server's refusal means for the person who runs the bot; errors that they cannot fix stay as they are.
pub(crate) fn explained(error: impl Into<anyhow::Error>) -> anyhow::Error {
    let error = error.into();
    let Some(cause) = error.downcast_ref::<sqlx::Error>() else { return error };
    let means = match code(cause) {
        None if matches!(cause, sqlx::Error::PoolTimedOut | sqlx::Error::Io(_)) => {
            "the server does not answer: is it running, and is this its address?"
        }
        Some("28P01" | "28000") => "the server does not know this user with this password",
        Some("3D000") => "the server has no such database: `createdb` makes one",
        Some("3F000") => "the database has no such schema",
        Some("42501") => "this user may not make tables there: the database is to be theirs",
        Some("25006") => "the server takes no writes: it is a standby, or was told so",
        Some("53100") => "the server's disk is full",
        Some("53300") => "the server has no connection left: raise max_connections",
        _ => return error,
    };
    error.context(means)
}
