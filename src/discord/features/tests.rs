//! Discord's list of commands, and texts that name commands.

use std::collections::BTreeSet;
use std::path::Path;

use poise::serenity_prelude as serenity;

use crate::discord::answering::Data;
use crate::discord::answering::command::told_apart;
use crate::discord::features::commands;
use crate::discord::message::failure::Failure;
use words::Lang;

type Command = poise::Command<Data, Failure>;

/// The name of a command, a part of a group or a parameter in a language.
fn called(
    name: &str,
    localised: &[(std::borrow::Cow<'_, str>, std::borrow::Cow<'_, str>)],
    lang: Lang,
) -> String {
    let locale =
        |(locale, _): &&(std::borrow::Cow<'_, str>, _)| lang.discord_locales().contains(&locale.as_ref());
    localised.iter().find(locale).map_or_else(|| name.to_owned(), |(_, name)| name.to_string())
}

/// Whether `/text` is a command in that language: a group's name is followed by that of a part; then parameters may follow.
fn is_command(text: &str, commands: &[Command], lang: Lang) -> bool {
    let mut words = text.split(' ').peekable();
    let named = |commands: &[Command], word: &str| {
        commands.iter().position(|it| called(&it.name, &it.name_localizations, lang) == word)
    };
    let Some(first) = words.next().and_then(|word| named(commands, word)) else { return false };
    let mut command = &commands[first];
    if !command.subcommands.is_empty() {
        let Some(part) = words.next().and_then(|word| named(&command.subcommands, word)) else {
            return false;
        };
        command = &command.subcommands[part];
    }
    let known: BTreeSet<String> =
        command.parameters.iter().map(|it| called(&it.name, &it.name_localizations, lang)).collect();
    words.filter_map(|word| word.split_once(':')).all(|(parameter, _)| known.contains(parameter))
}

/// The commands that a text names in code, `` `/play` ``.
fn written(text: &str) -> impl Iterator<Item = &str> {
    text.split("`/").skip(1).filter_map(|rest| rest.split('`').next())
}

#[test]
fn whatever_is_written_names_commands_that_there_are() {
    let commands = commands();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut count = 0;
    let mut check = |path: &Path, lang: Lang| {
        let text = std::fs::read_to_string(path).expect("it is text");
        for command in written(&text).filter(|it| !it.contains("/ROUND")) {
            count += 1;
            assert!(is_command(command, &commands, lang), "{}: /{command}", path.display());
        }
    };
    for lang in Lang::ALL {
        for file in std::fs::read_dir(root.join("locales").join(lang.to_string())).expect("a folder") {
            check(&file.expect("a file").path(), lang);
        }
    }
    for file in std::fs::read_dir(root.join("docs")).expect("a folder") {
        let path = file.expect("a file").path();
        if path.extension().is_some_and(|end| end == "md") {
            check(&path, Lang::En);
        }
    }
    check(&root.join("README.md"), Lang::En);
    assert!(count > 200, "{count}");
    assert!(!is_command("start", &commands, Lang::En) && !is_command("table", &commands, Lang::En));
    assert!(!is_command("table end sure: True", &commands, Lang::Pl));
}

/// The keys of the messages in which the localiser finds a command.
fn keys(command: &Command, before: &str, found: &mut Vec<String>) {
    let key = format!("{before}-{}", command.name);
    let parameters = command.parameters.iter().map(|parameter| format!("{key}-{}", parameter.name));
    for key in std::iter::once(key.clone()).chain(parameters) {
        found.extend([format!("{key}-description"), key]);
    }
    command.subcommands.iter().for_each(|part| keys(part, &key, found));
}

#[test]
fn no_message_names_two_commands_or_parameters() {
    let mut found = Vec::new();
    commands().iter().for_each(|command| keys(command, "command", &mut found));
    let unique: BTreeSet<&String> = found.iter().collect();
    assert_eq!(unique.len(), found.len());
}

#[test]
fn no_two_that_stand_side_by_side_have_the_same_name() {
    for lang in Lang::ALL {
        let differ = |commands: &[Command]| {
            let name = |it: &Command| called(&it.name, &it.name_localizations, lang);
            let names: BTreeSet<String> = commands.iter().map(name).collect();
            assert_eq!(names.len(), commands.len(), "{lang}: {names:?}");
        };
        let commands = commands();
        differ(&commands);
        commands.iter().for_each(|group| differ(&group.subcommands));
    }
}

#[test]
fn the_pages_for_players_name_every_command() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for page in ["README.md", "docs/playing.md"] {
        let text = std::fs::read_to_string(root.join(page)).expect("it is text");
        let named: Vec<&str> = written(&text).collect();
        let is_named = |full: &str| named.iter().any(|it| *it == full || it.starts_with(&format!("{full} ")));
        for command in commands() {
            let parts = command.subcommands.iter().map(|part| format!("{} {}", command.name, part.name));
            let parts: Vec<String> = parts.collect();
            let missing = |full: &&String| !is_named(full.as_str());
            let full = if parts.is_empty() { vec![command.name.to_string()] } else { parts };
            assert_eq!(full.iter().find(missing), None, "{page}");
        }
    }
}

#[test]
fn sixteen_commands_at_the_top_are_those_of_everyday() {
    let commands = commands();
    let groups: Vec<&Command> = commands.iter().filter(|it| !it.subcommands.is_empty()).collect();
    let named: Vec<&str> = groups.iter().map(|group| &*group.name).collect();
    assert_eq!(named, ["server", "table", "seat", "ahead", "show"]);
    assert_eq!(commands.len() - groups.len(), 15, "and `/server` is the host's one");
}

/// Discord's limits: 25 parts of a group, and 8,000 characters of all texts of a command, counting each text's longest language.
#[test]
fn every_command_keeps_within_what_discord_takes() {
    for command in commands() {
        assert!(command.subcommands.len() <= 25, "{}", command.name);
        let json = serde_json::to_value(command.create_as_slash_command()).expect("it is an object");
        let length = length(&json);
        assert!(length <= 8_000, "/{}: {length}", command.name);
    }
    let message = serenity::Permissions::MANAGE_MESSAGES;
    let server = commands().into_iter().find(|command| command.name == "server").expect("a group");
    assert_eq!(server.default_member_permissions, message);
}

/// The characters of a command's names, descriptions and values.
fn length(json: &serde_json::Value) -> usize {
    let longest = |key: &str| {
        let chars = |text: &serde_json::Value| text.as_str().map_or(0, |text| text.chars().count());
        let others = json[format!("{key}_localizations")].as_object().into_iter().flatten();
        others.map(|(_, text)| chars(text)).chain([chars(&json[key])]).max().unwrap_or(0)
    };
    let own = longest("name") + longest("description") + longest("value");
    let parts = ["options", "choices"].into_iter().filter_map(|key| json[key].as_array());
    own + parts.flatten().map(length).sum::<usize>()
}

/// Two seasons of one day, two tables of the same people: Discord would refuse a list with two equal labels or values.
#[test]
fn suggestions_are_told_apart() {
    let long = "x".repeat(120);
    let list = [("30 Nov", "a"), ("30 Nov", "a"), ("30 Nov", "b"), (&*long, "c"), (&*long, "d")];
    let told = told_apart(list.map(|(label, value)| (label.to_owned(), value.into())));
    let values: Vec<&str> = told.iter().filter_map(|(_, value)| value.as_str()).collect();
    assert_eq!(values, ["a", "b", "c", "d"]);
    assert_eq!((&*told[0].0, &*told[1].0), ("30 Nov", "30 Nov (2)"));
    assert!(told[2].0 != told[3].0 && told.iter().all(|(label, _)| label.chars().count() <= 100), "{told:?}");
    let many = told_apart((0..200).map(|number| ("same".to_owned(), number.into())));
    assert_eq!(many.len(), 25, "as many as Discord takes");
}

#[test]
fn what_is_about_a_person_or_their_own_table_is_typed_in_direct_messages() {
    let everywhere = commands().into_iter().filter(|command| command.interaction_context.is_some());
    let names: Vec<String> = everywhere.map(|command| command.name.into_owned()).collect();
    let expected = [
        "move", "board", "hand", "hint", "undo", "log", "games", "rules", "me", "away", "help", "table",
        "seat", "ahead",
    ];
    assert_eq!(names, expected);
}
