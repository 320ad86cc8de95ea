//! Pages name only files, folders, functions and types that exist. On the map every name is checked, on other
//! pages every path that begins with a folder of the repository.

use std::collections::BTreeSet;
use std::path::Path;

use super::root;

/// On the map, quoted text with one of these endings is a path.
const ENDINGS: [&str; 6] = [".rs", ".md", ".ftl", ".toml", ".yaml", "/"];

/// The keywords that declare a type.
const TYPES: [&str; 4] = ["struct", "enum", "trait", "type"];

/// The fewest different paths and names on the map, and paths on all other pages together.
const PATHS: usize = 30;
const NAMES: usize = 15;
const ELSEWHERE: usize = 15;

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Everything between back quotes on a page, without its code blocks.
fn quoted(page: &str) -> Vec<&str> {
    let mut fenced = false;
    let lines = page.lines().filter(|line| {
        let fence = line.trim_start().starts_with("```");
        fenced ^= fence;
        !fence && !fenced
    });
    lines.flat_map(|line| line.split('`').skip(1).step_by(2)).collect()
}

/// Whether a path begins with a folder of the repository. Build output does not count.
fn begins_at_the_root(path: &str) -> bool {
    let folder = path.split_once('/').map(|(folder, _)| folder);
    folder.is_some_and(|folder| !["", ".", "..", "target"].contains(&folder) && root().join(folder).is_dir())
}

/// The path and the name in quoted text such as `src/lib.rs: name`; none if it is no path.
fn named(quoted: &str) -> Option<(&str, Option<&str>)> {
    let (path, name) = match quoted.split_once(": ") {
        Some((path, name)) => (path, Some(name)),
        None => (quoted, None),
    };
    let is_path = !path.is_empty() && !path.contains(|c: char| c.is_whitespace() || c == '<');
    (is_path && (begins_at_the_root(path) || ENDINGS.iter().any(|end| path.ends_with(end))))
        .then_some((path, name))
}

/// The folders before a placeholder: `locales/en/` of `locales/en/<game>.ftl`; without one, the whole path.
fn known(path: &str) -> &str {
    let path = path.split('#').next().unwrap_or_default();
    match path.find(['<', '{', '*', '…']) {
        Some(open) => path[..open].rfind('/').map_or("", |slash| &path[..=slash]),
        None => path,
    }
}

/// Whether a path leads to something below that folder; if it ends in `/`, to a folder.
fn exists(below: &Path, path: &str) -> bool {
    let target = below.join(path);
    if path.ends_with('/') { target.is_dir() } else { target.exists() }
}

/// Whether code declares a function or type of that name. For `Type::name` it must declare the function, and
/// declare or implement the type.
fn declares(code: &str, name: &str) -> bool {
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let lines = lines.map(|line| line.split(|c: char| !c.is_alphanumeric() && c != '_'));
    let lines: Vec<Vec<&str>> = lines.map(|words| words.filter(|word| !word.is_empty()).collect()).collect();
    let has = |kinds: &[&str], name: &str| {
        let mut pairs = lines.iter().flat_map(|words| words.windows(2));
        pairs.any(|pair| kinds.contains(&pair[0]) && pair[1] == name)
    };
    let implements = |of: &str| lines.iter().any(|words| words.starts_with(&["impl"]) && words.contains(&of));
    match name.split_once("::") {
        Some((of, name)) => (has(&TYPES, of) || implements(of)) && has(&["fn"], name),
        None => has(&["fn"], name) || has(&TYPES, name),
    }
}

#[test]
fn the_map_leads_to_files_and_functions_that_exist() {
    let map = read(&root().join("ARCHITECTURE.md"));
    let named: BTreeSet<(&str, Option<&str>)> = quoted(&map).into_iter().filter_map(named).collect();
    let is_there = |path: &str, name: Option<&str>| {
        exists(root(), path) && name.is_none_or(|name| declares(&read(&root().join(path)), name))
    };
    let missing = named.iter().filter(|(path, name)| !is_there(path, *name));
    let missing: Vec<String> = missing
        .map(|(path, name)| [Some(*path), *name].into_iter().flatten().collect::<Vec<_>>().join(": "))
        .collect();
    assert!(missing.is_empty(), "ARCHITECTURE.md names what does not exist: {missing:#?}");
    let paths = named.iter().map(|(path, _)| path).collect::<BTreeSet<_>>().len();
    let names = named.iter().filter(|(_, name)| name.is_some()).count();
    assert!(paths >= PATHS && names >= NAMES, "it names only {paths} paths and {names} functions and types");
}

#[test]
fn other_pages_lead_to_files_that_exist() {
    let docs = std::fs::read_dir(root().join("docs")).expect("there are docs");
    let docs = docs.map(|entry| entry.expect("it can be read").path());
    let docs = docs.filter(|path| path.extension().is_some_and(|ending| ending == "md"));
    let (mut found, mut missing) = (0, Vec::new());
    for file in docs.chain(["README.md", "CONTRIBUTING.md"].map(|page| root().join(page))) {
        let page = read(&file);
        let paths = quoted(&page).into_iter().map(|quoted| quoted.split(": ").next().unwrap_or_default());
        let paths = paths.filter(|path| !path.contains(char::is_whitespace) && begins_at_the_root(path));
        let paths: Vec<&str> = paths.map(known).collect();
        // A page that names a folder may continue its paths from there.
        let folders = paths.iter().map(|path| root().join(path)).filter(|path| path.is_dir());
        let folders: Vec<_> = folders.chain([root().to_owned()]).collect();
        found += paths.len();
        let is_missing = |path: &&&str| !folders.iter().any(|folder| exists(folder, path));
        missing.extend(paths.iter().filter(is_missing).map(|path| format!("{}: {path}", file.display())));
    }
    assert!(missing.is_empty(), "pages name what does not exist: {missing:#?}");
    assert!(found >= ELSEWHERE, "they name only {found} paths");
}

#[test]
fn a_name_in_a_comment_is_not_declared_and_a_command_is_no_path() {
    let code =
        "// fn spoken() {}\npub(crate) struct Desk;\nimpl Desk {\n    pub async fn act<'a>(&'a self) {}\n}\n";
    for name in ["act", "Desk", "Desk::act"] {
        assert!(declares(code, name), "{name}");
    }
    for name in ["spoken", "ac", "Des", "async", "Table::act", "Desk::spoken"] {
        assert!(!declares(code, name), "{name}");
    }
    assert_eq!(quoted("of `a.rs: b` and `c/`\n```\n`d.rs`\n```\n`e`"), ["a.rs: b", "c/", "e"]);
    assert_eq!(named("a.rs: b"), Some(("a.rs", Some("b"))));
    assert_eq!((named("<path>: <name>"), named("cargo run -- a.rs"), named("/log")), (None, None, None));
    assert_eq!((known("a/<b>.rs"), known("a/b/{c,d}/e"), known("a/b.md#c")), ("a/", "a/b/", "a/b.md"));
}
