//! What the people of a list are called.

use session::Names;

/// The names with which that person last sat down, the name and the username in two lines: a statement's column.
macro_rules! last_seen {
    ($person:literal) => {
        concat!(
            "(select t.name || '\n' || t.username from seat t where t.person = ",
            $person,
            " order by t.joined desc, t.session desc limit 1)"
        )
    };
}

/// The names in such a column; none if the person has never sat down.
pub(super) fn names(column: Option<String>) -> Names {
    let both = column.unwrap_or_default();
    // A username has no second line.
    let (name, username) = both.rsplit_once('\n').unwrap_or_default();
    Names { name: name.to_owned(), username: username.to_owned() }
}
