//! The commands as Discord is told of them: how many, how large, and that everything written names those that there are.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::direct::House;
use crate::discord::asking::commands::all;
use crate::discord::letters::parts::mentions::names;
use sandbox::Permissions;
use words::Lang;

/// What Discord is told.
fn told() -> Vec<Value> {
    let told = poise::builtins::create_application_commands(&all());
    told.iter().map(|command| serde_json::to_value(command).expect("it is JSON")).collect()
}

fn options(part: &Value) -> &[Value] {
    part["options"].as_array().map_or(&[], Vec::as_slice)
}

fn is_group(command: &Value) -> bool {
    options(command).iter().any(|option| option["type"] == 1)
}

fn called(part: &Value, lang: Lang) -> &str {
    let own = lang.discord_locales().iter().find_map(|&locale| part["name_localizations"][locale].as_str());
    own.or_else(|| part["name"].as_str()).expect("it has a name")
}

/// Every command that can be typed in that language, behind its group's name, with the names of its options.
fn typed(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let own = |part: &Value| options(part).iter().map(|option| called(option, lang).to_owned()).collect();
    let mut typed = BTreeMap::new();
    for command in told() {
        let name = called(&command, lang).to_owned();
        if is_group(&command) {
            for part in options(&command) {
                typed.insert(format!("{name} {}", called(part, lang)), own(part));
            }
        } else {
            typed.insert(name, own(&command));
        }
    }
    typed
}

#[test]
fn sixteen_stand_at_the_top_and_the_rest_in_groups() {
    let (groups, direct): (Vec<Value>, Vec<Value>) = told().into_iter().partition(is_group);
    let names = |list: &[Value]| -> Vec<String> {
        list.iter().map(|command| called(command, Lang::En).to_owned()).collect()
    };
    // The group for hosts is the sixteenth.
    assert_eq!(names(&groups), ["server", "table", "seat", "ahead", "show"]);
    assert_eq!(direct.len(), 15, "{:?}", names(&direct));
    for group in &groups {
        assert!(options(group).iter().all(|part| part["type"] == 1), "a value beside commands: {group}");
        assert!(options(group).len() <= 25, "{group}");
    }
    let asks = |command: &&Value| !command["default_member_permissions"].is_null();
    let asking = groups.iter().chain(&direct).filter(asks);
    assert_eq!(asking.map(|command| called(command, Lang::En)).collect::<Vec<_>>(), ["server"]);
}

/// Characters of all names, descriptions and values, in every language.
fn size(part: &Value) -> usize {
    let count = |text: &Value| text.as_str().map_or(0, |text| text.chars().count());
    let everywhere = |key: &str| {
        let other = part[format!("{key}_localizations")].as_object();
        count(&part[key]) + other.into_iter().flatten().map(|(_, text)| count(text)).sum::<usize>()
    };
    let nested = ["options", "choices"].into_iter().filter_map(|key| part[key].as_array()).flatten();
    everywhere("name") + everywhere("description") + count(&part["value"]) + nested.map(size).sum::<usize>()
}

#[test]
fn no_command_is_larger_than_discord_takes_it() {
    for command in told() {
        assert!(size(&command) <= 8000, "{}: {}", command["name"], size(&command));
    }
}

/// Keys of messages under which the localiser looks for a command.
fn keys(
    command: &poise::Command<crate::discord::asking::Data, crate::discord::letters::failure::Failure>,
    key: &str,
    found: &mut Vec<String>,
) {
    let key = format!("{key}-{}", command.name);
    let mut note = |key: &str| found.extend([key.to_owned(), format!("{key}-description")]);
    note(&key);
    command.parameters.iter().for_each(|parameter| note(&format!("{key}-{}", parameter.name)));
    command.subcommands.iter().for_each(|part| keys(part, &key, found));
}

#[test]
fn no_message_names_two_things() {
    let mut found = Vec::new();
    all().iter().for_each(|command| keys(command, "command", &mut found));
    let unique: BTreeSet<&String> = found.iter().collect();
    assert_eq!(unique.len(), found.len());
}

#[test]
fn no_name_of_a_command_means_another_one() {
    let mut known = BTreeMap::new();
    for command in typed(Lang::En).into_keys() {
        let names = names(&command);
        assert_eq!(names.len(), 3, "{command}");
        for name in names {
            let other = known.insert(name.clone(), command.clone());
            assert!(other.is_none_or(|other| other == command), "{name}");
        }
    }
    for lang in Lang::ALL {
        let tops: BTreeSet<String> = told().iter().map(|command| called(command, lang).to_owned()).collect();
        assert_eq!(tops.len(), told().len(), "{lang}: {tops:?}");
    }
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

/// What is wrong with a text that names a command, from behind its slash on.
fn misnamed(text: &str, commands: &BTreeMap<String, BTreeSet<String>>) -> Option<String> {
    let ends = |rest: &str| rest.chars().next().is_none_or(|c| !c.is_alphanumeric() && c != '-');
    let code = text.split('`').next().unwrap_or_default();
    let is_group = |name: &&str| commands.keys().any(|command| command.starts_with(&format!("{name} ")));
    let group = code.split(' ').next().filter(is_group);
    if group.is_some_and(|group| [group, &format!("{group} …")].contains(&code)) {
        return None;
    }
    let fits = |command: &&String| text.strip_prefix(command.as_str()).is_some_and(ends);
    let Some(command) = commands.keys().filter(fits).max_by_key(|command| command.len()) else {
        return Some(format!("no command: /{code}"));
    };
    let option = |word: &str| word.split_once(':').map(|(option, _)| option.to_owned());
    let mut named = code.get(command.len()..).unwrap_or_default().split(' ').filter_map(option);
    let wrong = named.find(|option| !commands[command].contains(option))?;
    Some(format!("/{command} has no {wrong}"))
}

/// The commands that a text names: behind a slash in code, and outside of it too unless `code` alone counts.
fn mentioned(text: &str, code: bool) -> impl Iterator<Item = &str> {
    text.match_indices('/').filter_map(move |(at, _)| {
        let (before, after) = (text[..at].chars().next_back(), &text[at + 1..]);
        let begins = before == Some('`') || !code && before.is_none_or(|c| " (\n".contains(c));
        (begins && after.starts_with(char::is_lowercase)).then_some(after)
    })
}

#[test]
fn every_command_that_is_written_of_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut wrong = Vec::new();
    let mut check = |path: &Path, text: &str, lang: Lang, code: bool| {
        let commands = typed(lang);
        let found = mentioned(text, code).filter_map(|text| misnamed(text, &commands));
        wrong.extend(found.map(|wrong| format!("{}: {wrong}", path.display())));
    };
    for lang in Lang::ALL {
        let mut texts = Vec::new();
        files(&root.join("locales").join(lang.code()), "ftl", &mut texts);
        for path in texts {
            let text = std::fs::read_to_string(&path).expect("it can be read");
            let messages: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
            check(&path, &messages.join("\n"), lang, false);
        }
    }
    let mut pages = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "ARCHITECTURE.md"]
        .map(|page| root.join(page))
        .to_vec();
    files(&root.join("docs"), "md", &mut pages);
    for path in pages {
        check(&path, &std::fs::read_to_string(&path).expect("it can be read"), Lang::En, true);
    }
    let mut sources = Vec::new();
    for folder in ["src", "host/src", "session/src", "games/src", "words/src"] {
        files(&root.join(folder), "rs", &mut sources);
    }
    for path in sources {
        let text = std::fs::read_to_string(&path).expect("it can be read");
        let comments: Vec<&str> =
            text.lines().filter_map(|line| line.trim_start().strip_prefix("//")).collect();
        check(&path, &comments.join("\n"), Lang::En, true);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_pages_for_players_name_every_command() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for path in ["README.md", "docs/playing.md"] {
        let page = std::fs::read_to_string(root.join(path)).expect("it can be read");
        for command in typed(Lang::En).into_keys() {
            let named = ["`", " "].iter().any(|end| page.contains(&format!("`/{command}{end}")));
            assert!(named, "{path} does not name /{command}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn groups_are_typed_in_every_language_and_help_makes_them_to_press() {
    let house = House::open().await;
    let ada = house.at("ada", "games");
    super::direct::types(&ada, "/play game:harmonies seats:2").await;
    for (person, leave, pressed) in [
        ("ada", "/table leave", "</table resign:"),
        ("celina", "/stół odejdź", "(`/stół poddaj`)"),
        ("borek", "/stůl odejít", "(`/stůl vzdát`)"),
    ] {
        let at = house.at(person, "games");
        super::direct::types(&at, "/join").await;
        super::direct::types(&at, leave).await;
        super::direct::types(&at, "/help").await;
        let help = at.newest(|message| !message.embeds.is_empty()).expect("it is shown");
        let text = help.embeds[0]["description"].as_str().expect("it is a text");
        assert!(text.contains(pressed), "{text}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_moderator_who_does_not_manage_the_server_has_the_group_and_no_settings() {
    let house = House::open().await;
    let at = house.at("celina", "games");
    assert!(at.type_command("/serwer diagnoza").await.is_err(), "not everybody is offered it");
    let (channel, who) = (at.channel(), at.person().id());
    house.sandbox.overwrite(channel, who, Permissions::MANAGE_MESSAGES, Permissions::default());
    super::direct::types(&at, "/serwer diagnoza").await;
    super::direct::types(&at, "/serwer ustawienia motyw:night").await;
    let refused = at.newest(|message| message.ephemeral).expect("it is answered").content;
    assert_eq!(refused, "Ustawienia serwera mogą zmieniać tylko osoby, które nim zarządzają.");
}
