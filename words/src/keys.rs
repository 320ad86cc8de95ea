//! Every message exists in every language with the same variables, and is used.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use fluent_syntax::ast::Entry;
use fluent_syntax::parser::parse_runtime;

use tabletop::Title;

use super::lang::Lang;
use super::phrases::written;

/// A message's key and the variables that it mentions.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("its entries too").path();
        if path.is_dir() {
            files(&path, ending, found);
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path);
        }
    }
}

/// The words after `$` in a text.
fn variables(text: &str) -> BTreeSet<String> {
    let name = |part: &str| {
        part.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-' || *c == '_').collect()
    };
    text.split('$').skip(1).map(name).collect()
}

/// The files of a language: the shared ones, and each game's.
fn sources(lang: Lang) -> Vec<PathBuf> {
    let mut paths = Vec::new();
    files(&root().join("locales").join(lang.code()), "ftl", &mut paths);
    let of_game =
        |title: &&dyn Title| root().join(format!("games/{}/locales/{}.ftl", title.id(), lang.code()));
    paths.extend(games::TITLES.iter().map(of_game));
    paths
}

fn messages(lang: Lang) -> Messages {
    let paths = sources(lang);
    let mut messages = Messages::new();
    for path in paths {
        let text = std::fs::read_to_string(&path).expect("the file can be read");
        let whole =
            parse_runtime(&*text).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        let apart = written(&text).flat_map(|(key, source)| {
            let read = parse_runtime(source).expect("a message is whole").body;
            assert!(matches!(&read[..], [Entry::Message(message)] if message.id.name == key), "{key}");
            read
        });
        assert!(apart.eq(whole.body), "{}: messages are found as they are written", path.display());
        let mut key = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if line.starts_with(|c: char| c.is_ascii_lowercase())
                && let Some((name, _)) = line.split_once(" =")
            {
                key = name.to_owned();
                let twice = messages.insert(key.clone(), BTreeSet::new()).is_some();
                assert!(!twice, "{}: {key} is there twice", path.display());
            }
            if let Some(known) = messages.get_mut(&key) {
                known.extend(variables(line));
            }
        }
    }
    messages
}

/// Every message with the first line of its text.
pub(super) fn texts(lang: Lang) -> Vec<(String, String)> {
    let paths = sources(lang);
    let text: String =
        paths.iter().map(|path| std::fs::read_to_string(path).expect("the file can be read")).collect();
    let begun = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    begun
        .filter_map(|line| line.split_once(" = "))
        .map(|(key, text)| (key.to_owned(), text.to_owned()))
        .collect()
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let english = messages(Lang::En);
    for lang in [Lang::Pl, Lang::Cs] {
        let other = messages(lang);
        let missing: Vec<_> = english.keys().filter(|key| !other.contains_key(*key)).collect();
        let surplus: Vec<_> = other.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(missing.is_empty() && surplus.is_empty(), "{lang}: missing {missing:?}, surplus {surplus:?}");
        let differing: Vec<_> =
            english.iter().filter(|(key, variables)| other[*key] != **variables).collect();
        assert!(differing.is_empty(), "{lang}: other variables in {differing:?}");
    }
}

/// The string literals of a Rust source that could be keys; `{…}` in a format string stands for anything.
fn literals(source: &str) -> Vec<String> {
    let inside = source.split('"').skip(1).step_by(2);
    inside
        .filter(|text| text.contains('-') && !text.contains(char::is_whitespace))
        .map(str::to_owned)
        .collect()
}

/// Whether a key is what a literal with `{…}` in it can become.
fn matches(pattern: &str, key: &str) -> bool {
    let mut parts: Vec<&str> = Vec::new();
    let mut rest = pattern;
    while let Some((before, after)) = rest.split_once('{') {
        parts.push(before);
        rest = after.split_once('}').map_or("", |(_, after)| after);
    }
    if parts.is_empty() {
        return pattern == key;
    }
    let Some(mut left) = key.strip_prefix(parts[0]) else { return false };
    for part in &parts[1..] {
        let Some(at) = left.find(part) else { return false };
        left = &left[at + part.len()..];
    }
    left.ends_with(rest)
}

/// Whether a match means anything: some patterns would match nearly any key.
fn tells_something(pattern: &str) -> bool {
    !pattern.starts_with('{')
        || pattern.contains("}-rules-")
        || pattern.contains("}-option-")
        || pattern.contains("}-form-")
        || pattern.contains("}-word-")
        || pattern.contains("}-order-")
        || pattern.contains("}-figure-")
}

#[test]
fn every_message_is_used() {
    let mut paths = Vec::new();
    for folder in ["games/rules", "games/tabletop", "games/thinking", "session/src", "host/src", "src"] {
        files(&root().join(folder), "rs", &mut paths);
    }
    for title in games::TITLES {
        files(&root().join("games").join(title.id()), "rs", &mut paths);
    }
    files(&root().join("words/src"), "rs", &mut paths);
    let mut known: BTreeSet<String> = BTreeSet::new();
    for path in paths
        .iter()
        .filter(|path| !path.ends_with("tests.rs") && !path.components().any(|c| c.as_os_str() == "kit"))
    {
        known.extend(literals(&std::fs::read_to_string(path).expect("the file can be read")));
    }
    for title in games::TITLES {
        known.extend(["name", "blurb"].map(|part| format!("{}-{part}", title.id())));
    }
    let (whole, patterns): (Vec<_>, Vec<_>) = known.iter().partition(|literal| !literal.contains('{'));
    let whole: BTreeSet<&String> = whole.into_iter().collect();
    let patterns: Vec<_> = patterns.into_iter().filter(|pattern| tells_something(pattern)).collect();
    let commands = |key: &str| key.starts_with("command-");
    let used = |key: &String| {
        commands(key) || whole.contains(key) || patterns.iter().any(|pattern| matches(pattern, key))
    };
    let unused: Vec<_> = messages(Lang::En).into_keys().filter(|key| !used(key)).collect();
    assert!(unused.is_empty(), "unused: {unused:?}");
}

#[test]
fn a_pattern_stands_for_its_keys() {
    assert!(matches("catan-card-{kind}", "catan-card-knight"));
    assert!(matches("{}-rules-{topic}-title", "catan-rules-turn-title"));
    assert!(!matches("catan-card-{kind}", "catan-road"));
    assert!(!matches("{}-rules-{topic}-title", "catan-rules-turn"));
}

#[test]
fn every_game_has_the_messages_that_its_title_promises() {
    let english = messages(Lang::En);
    for title in games::TITLES {
        let id = title.id();
        let mut keys = vec![format!("{id}-name"), format!("{id}-blurb")];
        for topic in title.topics() {
            keys.extend([format!("{id}-rules-{topic}"), format!("{id}-rules-{topic}-title")]);
        }
        for spec in title.options() {
            if let rules::Values::OneOf(values) = spec.values {
                keys.push(format!("{id}-option-{}", spec.key));
                keys.extend(values.iter().map(|value| format!("{id}-option-{}-{value}", spec.key)));
            }
        }
        for kind in title.orders().iter().filter(|kind| **kind != rules::NEXT) {
            keys.push(format!("{id}-order-{}", kind.id.replace(' ', "-")));
            let Some(form) = kind.form else { continue };
            let fields = form.fields.iter().map(|field| format!("{id}-form-{}-{}", form.id, field.id));
            keys.extend(fields.flat_map(|field| [format!("{field}-hint"), field]));
            keys.push(format!("{id}-form-{}", form.id));
        }
        let missing: Vec<_> = keys.iter().filter(|key| !english.contains_key(*key)).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}

/// The keys that are said within the brackets of a call that makes a button.
fn said_on_buttons(source: &str, keys: &mut BTreeSet<String>) {
    for (start, call) in source.match_indices("button(") {
        let mut depth = 1;
        let ends = |c: char| {
            depth += i32::from(c == '(') - i32::from(c == ')');
            depth == 0
        };
        let within = &source[start + call.len()..];
        let within = &within[..within.find(ends).unwrap_or(within.len())];
        let said = within.split("say(\"").skip(1).filter_map(|rest| rest.split('"').next());
        keys.extend(said.map(str::to_owned));
    }
}

#[test]
fn what_stands_on_the_bots_buttons_fits_a_phone() {
    let mut paths = Vec::new();
    files(&root().join("src/discord"), "rs", &mut paths);
    let mut keys = BTreeSet::new();
    for path in paths.iter().filter(|path| !path.components().any(|part| part.as_os_str() == "tests")) {
        said_on_buttons(&std::fs::read_to_string(path).expect("the file can be read"), &mut keys);
    }
    keys.extend(messages(Lang::En).into_keys().filter(|key| key.contains("button")));
    assert!(keys.len() > 50, "only {} buttons are found", keys.len());
    // A name has twelve letters, a number two.
    let named = |arg: &str| if ["name", "person", "player"].contains(&arg) { 12 } else { 2 };
    let args: Vec<(String, rules::Arg)> = messages(Lang::En)
        .values()
        .flatten()
        .map(|arg| (arg.clone(), rules::Arg::Text("0".repeat(named(arg)))))
        .collect();
    let args: Vec<(&str, rules::Arg)> =
        args.iter().map(|(arg, value)| (arg.as_str(), value.clone())).collect();
    for lang in Lang::ALL {
        for key in &keys {
            let label = super::Phrases::shared().text(lang, key, &args, &|seat| seat.to_string());
            assert!(label.chars().count() <= 34, "{lang}: {key} says \"{label}\"");
        }
    }
}
