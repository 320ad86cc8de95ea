//! Fixed choices of commands' parameters, with labels in every language.

use poise::serenity_prelude::CreateCommandOption;

use crate::discord::answering::Data;
use crate::discord::answering::localise::add_choice;
use crate::discord::features::leaderboard::List;
use crate::discord::features::opening::wanted::Strength;
use crate::discord::message::failure::Failure;
use host::store::Cycle;
use session::Remedy;
use words::Lang;

/// The command of that name, which may stand in a group: `table vote`.
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

/// Fixed choices of parameters, with labels in every language.
pub(crate) fn give_choices(commands: &mut [poise::Command<Data, Failure>]) {
    let mut give =
        |command: &str, parameter: &str, setter: fn(CreateCommandOption) -> CreateCommandOption| {
            let known = named(commands, command);
            let mut parameters = known.into_iter().flat_map(|command| &mut command.parameters);
            let known = parameters.find(|known| known.name == parameter);
            known.unwrap_or_else(|| panic!("/{command} has no {parameter}")).type_setter = Some(setter);
        };
    give("board", "as", |option| {
        let option = add_choice(option, "choice-picture", "picture");
        add_choice(option, "choice-text", "text")
    });
    give("profile", "as", |option| {
        let option = add_choice(option, "choice-picture", "picture");
        add_choice(option, "choice-text", "text")
    });
    give("leaderboard", "span", |option| {
        let option = add_choice(option, "choice-span-all", "all");
        let option = add_choice(option, "choice-span-year", "year");
        add_choice(option, "choice-span-month", "month")
    });
    give("leaderboard", "list", |option| {
        let lists = List::ALL.into_iter().skip(1);
        lists.fold(option, |option, list| {
            add_choice(option, &format!("leaderboard-button-{}", list.code()), list.code())
        })
    });
    give("play", "level", |option| {
        Strength::offered().fold(option, |option, level| {
            add_choice(option, &format!("computer-level-{level}"), &level.to_string())
        })
    });
    give("table vote", "remedy", |option| {
        let remedies = Remedy::ALL.into_iter();
        remedies.fold(option, |option, remedy| {
            add_choice(option, &format!("absence-button-{remedy}"), remedy.as_str())
        })
    });
    give("server settings", "theme", |option| {
        let option = add_choice(option, "choice-paper", "paper");
        add_choice(option, "choice-night", "night")
    });
    give("server settings", "boards", |option| {
        let option = add_choice(option, "choice-boards-latest", "latest");
        add_choice(option, "choice-boards-keep", "keep")
    });
    give("server settings", "seasons", |option| {
        let option = add_choice(option, "choice-seasons-none", "none");
        let cycles = Cycle::ALL.into_iter();
        cycles.fold(option, |option, cycle| {
            add_choice(option, &format!("choice-seasons-{cycle}"), &cycle.to_string())
        })
    });
    give("me", "weekends", |option| {
        let option = add_choice(option, "choice-weekends-free", "free");
        add_choice(option, "choice-weekends-usual", "usual")
    });
    give("me", "by", |option| {
        let option = add_choice(option, "choice-by-channel", "channel");
        add_choice(option, "choice-by-direct", "direct")
    });
    give("me", "reliability", |option| {
        let option = add_choice(option, "choice-reliability-shown", "shown");
        add_choice(option, "choice-reliability-hidden", "hidden")
    });
    give("me", "invitations", |option| {
        let option = add_choice(option, "choice-invitations-usual", "usual");
        add_choice(option, "choice-invitations-none", "none")
    });
    give("me", "language", |option| add_choice(languages(option), "me-language-auto", "auto"));
    give("me", "data", |option| {
        let option = add_choice(option, "choice-data-export", "export");
        add_choice(option, "choice-data-delete", "delete")
    });
    give("log", "since", |option| add_choice(option, "choice-since-me", "me"));
    give("server settings", "language", |option| add_choice(languages(option), "choice-auto", "auto"));
}

/// Every language as a choice, by its own name.
fn languages(option: CreateCommandOption) -> CreateCommandOption {
    let languages = Lang::ALL.into_iter();
    languages.fold(option, |option, lang| option.add_string_choice(lang.own_name(), lang.code()))
}
