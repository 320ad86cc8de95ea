//! No statement of the store reads every row of a table that grows.

use std::path::Path;

use syn::visit::{self, Visit};

use crate::database::{Database, testing};

/// Gathers the statements in a file, except those for tests.
#[derive(Default)]
struct Statements(Vec<String>);

const VERBS: [&str; 5] = ["select ", "insert ", "update ", "delete ", "with "];

impl<'ast> Visit<'ast> for Statements {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        let attributes = match item {
            syn::Item::Impl(item) => &item.attrs,
            syn::Item::Mod(item) => &item.attrs,
            syn::Item::Fn(item) => &item.attrs,
            _ => return visit::visit_item(self, item),
        };
        if !attributes.iter().any(|attribute| attribute.path().is_ident("cfg")) {
            visit::visit_item(self, item);
        }
    }

    fn visit_lit_str(&mut self, text: &'ast syn::LitStr) {
        let text = text.value();
        // A fragment ends with a space; all composed statements are listed separately.
        if VERBS.iter().any(|verb| text.starts_with(verb)) && !text.ends_with(' ') {
            self.0.push(text);
        }
    }
}

/// The files whose statements only a server understands, with tables of its own: the tests of several processes run them all.
const SERVERS: [&str; 7] = ["server", "leases", "leased", "news", "turns", "condition", "recounted"];
/// The files whose statements only SQLite understands.
const FILES: [&str; 3] = ["schema", "watch", "wipe"];
/// The folders that hold statements.
const FOLDERS: [&str; 9] = [
    "database",
    "database/disk",
    "database/engine",
    "outbox",
    "standings",
    "standings/ladder",
    "standings/seasons",
    "store",
    "store/rows",
];
/// The files whose statements read all of a database, to save a damaged one or to move one; and tests.
const WHOLE: [&str; 4] = ["salvage", "testing", "tests", "transfer"];

/// Every statement in those folders, except in some files, and all composed ones.
fn statements(exempt: &[&str]) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let folders = FOLDERS
        .iter()
        .map(|room| folder.join(room))
        .map(|folder| std::fs::read_dir(folder).expect("it is there"));
    let files = folders.flatten().flatten().map(|entry| entry.path());
    let mut statements = Statements::default();
    let is_exempt = |file: &Path| file.file_stem().is_some_and(|stem| exempt.iter().any(|it| stem == *it));
    for file in files.filter(|file| file.is_file() && !is_exempt(file)) {
        let text = std::fs::read_to_string(&file).expect("a source file");
        statements.visit_file(&syn::parse_file(&text).expect("it is Rust"));
    }
    statements.0.extend(crate::standings::composed().into_iter().map(str::to_owned));
    statements.0.extend(crate::store::lookup::COMPOSED.map(str::to_owned));
    statements.0.push(crate::store::forget::SHOWN.to_owned());
    statements.0.extend(crate::store::forget::RENAME.map(str::to_owned));
    statements.0.extend(crate::outbox::DUE.map(str::to_owned));
    statements.0.extend([crate::store::forget::SAT, crate::store::forget::PACKED].map(str::to_owned));
    statements.0.push(crate::store::export::TABLES.to_owned());
    statements.0.extend(crate::store::export::LISTS.map(|(_, list)| list.to_owned()));
    statements.0
}

#[tokio::test]
async fn no_statement_looks_at_every_row_of_a_table_that_grows() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let database = Database::open(&folder.path().join("plans.db")).await.expect("it opens");
    let statements = statements(&[&SERVERS[..], &WHOLE].concat());
    assert!(statements.len() > 40, "only {} statements were found", statements.len());
    let mut slow = Vec::new();
    for statement in statements {
        for line in database.plan(&statement).await {
            // A statement's own results, the list of SQLite's tables, its data about the file, an index of waiting rows only; and a
            // recount, which reads all results.
            let small = [
                "CONSTANT ROW",
                "first_post",
                "(subquery",
                "spanned",
                "ranked",
                "latest",
                "server",
                "widths",
                "piece",
                "line",
                "top",
                "played",
                "own",
                "sat",
                "sqlite_master",
                "pragma_",
                "o USING INDEX outbox_due",
                "o USING INDEX outbox_letters",
                "session USING INDEX session_thinking",
                "session USING INDEX session_parked",
                "result USING COVERING INDEX",
            ];
            let scans = line
                .strip_prefix("SCAN ")
                .is_some_and(|what| !small.iter().any(|small| what.starts_with(small)));
            // Nor table by table: the waiting rows are found first, or the channel's tables.
            if scans || line.contains(" s USING INDEX session_channel (guild>") {
                slow.push(format!("{line}: {statement}"));
            }
        }
    }
    assert!(slow.is_empty(), "{slow:#?}");
}

#[tokio::test]
async fn a_server_understands_every_statement() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let location = testing::database(&folder.path().join("understood.db")).await;
    let database = Database::open(&location).await.expect("it opens");
    let mut strange = Vec::new();
    let statements = statements(&[&SERVERS[..], &WHOLE, &FILES].concat());
    for (number, statement) in statements.into_iter().enumerate() {
        let Err(cause) = database.prepares(&format!("number_{number}"), &statement).await else { continue };
        // The type of a value that is only checked for presence is known to the server once it gets the value.
        let untold = cause
            .as_database_error()
            .and_then(|error| error.code())
            .is_some_and(|code| matches!(&*code, "42P08" | "42P18"));
        if !untold {
            strange.push(format!("{cause}: {statement}"));
        }
    }
    assert!(strange.is_empty(), "{strange:#?}");
}
