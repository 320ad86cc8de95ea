//! Fixed choices of commands' parameters, with labels in every language.

use poise::serenity_prelude::CreateCommandOption;

use crate::discord::answering::Data;
use crate::discord::answering::localise::add_choice;
use crate::discord::features::leaderboard::List;
use crate::discord::features::opening::setup::Strength;
use crate::discord::message::failure::Failure;
use host::standings::Cycle;
use session::Remedy;
use words::Lang;

type Setter = fn(CreateCommandOption) -> CreateCommandOption;

/// The parameters with choices: the command, perhaps with its group, the parameter, and what adds its choices.
const CHOICES: &[(&str, &str, Setter)] = &[
    ("board", "as", |option| fixed(option, PICTURE_OR_TEXT)),
    ("profile", "as", |option| fixed(option, PICTURE_OR_TEXT)),
    ("leaderboard", "span", |option| {
        fixed(
            option,
            &[("choice-span-all", "all"), ("choice-span-year", "year"), ("choice-span-month", "month")],
        )
    }),
    ("leaderboard", "list", |option| {
        let lists = List::ALL.into_iter().skip(1).map(List::code);
        all(option, lists.map(|list| (format!("leaderboard-button-{list}"), list.to_owned())))
    }),
    ("play", "level", |option| {
        let levels = Strength::offered().map(|level| level.to_string());
        all(option, levels.map(|level| (format!("computer-level-{level}"), level)))
    }),
    ("table vote", "remedy", |option| {
        let remedies = Remedy::ALL.into_iter();
        all(option, remedies.map(|remedy| (format!("absence-button-{remedy}"), remedy.as_str().to_owned())))
    }),
    ("server settings", "theme", |option| {
        fixed(option, &[("choice-paper", "paper"), ("choice-night", "night")])
    }),
    ("server settings", "boards", |option| {
        fixed(option, &[("choice-boards-latest", "latest"), ("choice-boards-keep", "keep")])
    }),
    ("server settings", "seasons", |option| {
        let cycles = Cycle::ALL.into_iter().map(|cycle| cycle.to_string());
        let cycles = cycles.map(|cycle| (format!("choice-seasons-{cycle}"), cycle));
        all(fixed(option, &[("choice-seasons-none", "none")]), cycles)
    }),
    ("server settings", "language", |option| fixed(languages(option), &[("choice-auto", "auto")])),
    ("me", "weekends", |option| {
        fixed(option, &[("choice-weekends-free", "free"), ("choice-weekends-usual", "usual")])
    }),
    ("me", "by", |option| fixed(option, &[("choice-by-channel", "channel"), ("choice-by-direct", "direct")])),
    ("me", "reliability", |option| {
        fixed(option, &[("choice-reliability-shown", "shown"), ("choice-reliability-hidden", "hidden")])
    }),
    ("me", "invitations", |option| {
        fixed(option, &[("choice-invitations-usual", "usual"), ("choice-invitations-none", "none")])
    }),
    ("me", "language", |option| fixed(languages(option), &[("me-language-auto", "auto")])),
    ("me", "data", |option| {
        fixed(option, &[("choice-data-export", "export"), ("choice-data-delete", "delete")])
    }),
    ("log", "since", |option| fixed(option, &[("choice-since-me", "me")])),
];

const PICTURE_OR_TEXT: &[(&str, &str)] = &[("choice-picture", "picture"), ("choice-text", "text")];

/// Gives the parameters of those commands their choices.
pub(crate) fn give_choices(commands: &mut [poise::Command<Data, Failure>]) {
    for (command, parameter, setter) in CHOICES {
        let known = named(commands, command);
        let mut parameters = known.into_iter().flat_map(|command| &mut command.parameters);
        let known = parameters.find(|known| known.name == *parameter);
        known.unwrap_or_else(|| panic!("/{command} has no {parameter}")).type_setter = Some(*setter);
    }
}

/// The command with that name, perhaps after its group's: `table vote`.
fn named<'a>(
    commands: &'a mut [poise::Command<Data, Failure>],
    name: &str,
) -> Option<&'a mut poise::Command<Data, Failure>> {
    let (first, rest) = name.split_once(' ').map_or((name, None), |(group, rest)| (group, Some(rest)));
    let command = commands.iter_mut().find(|command| command.name == first)?;
    match rest {
        Some(rest) => named(&mut command.subcommands, rest),
        None => Some(command),
    }
}

/// Those choices: the key of each label, and the value.
fn fixed(option: CreateCommandOption, choices: &[(&str, &str)]) -> CreateCommandOption {
    choices.iter().fold(option, |option, (key, value)| add_choice(option, key, value))
}

fn all(option: CreateCommandOption, choices: impl Iterator<Item = (String, String)>) -> CreateCommandOption {
    choices.fold(option, |option, (key, value)| add_choice(option, &key, &value))
}

/// Every language as a choice, by its own name.
fn languages(option: CreateCommandOption) -> CreateCommandOption {
    let languages = Lang::ALL.into_iter();
    languages.fold(option, |option, lang| option.add_string_choice(lang.own_name(), lang.code()))
}
