//! The slash commands: each reads its arguments, asks the [`Desk`](crate::discord::desk::Desk), and answers.

mod ahead;
mod away;
mod lists;
mod me;
mod person;
mod play;
mod seat;
mod server;
mod show;
mod table;
mod talk;
#[cfg(test)]
mod tests;
mod turn;

use crate::discord::letters::parts::press::List;
use poise::serenity_prelude::{self as serenity, CreateCommandOption};

use super::{Context, Data};
use crate::discord::asking::lateness::{due_of, is_answered};
use crate::discord::asking::localise::{add_choice, localise};
use crate::discord::asking::presses::{bring_late, follow_up, go_on};
use crate::discord::desk::{Answer, send_page};
use crate::discord::letters::failure::Failure;
use crate::discord::letters::parts::wanted::Strength;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::trouble::Sent;
use host::store::Cycle;
use host::tables::{Asker, Quota};
use serde_json::Value;
use session::Remedy;
use words::{Lang, unescape};

/// Every command, with its names and descriptions in every language: those of everyday by themselves, the others in groups.
pub(crate) fn all() -> Vec<poise::Command<Data, Failure>> {
    let mut commands = vec![
        play::play(),
        play::join(),
        turn::make_move(),
        turn::board(),
        turn::hand(),
        turn::hint(),
        turn::undo(),
        turn::log(),
        lists::games(),
        talk::rules(),
        lists::leaderboard(),
        person::profile(),
        me::me(),
        away::away(),
        talk::help(),
        server::server(),
        table::table(),
        seat::seat(),
        ahead::ahead(),
        show::show(),
    ];
    commands.iter_mut().for_each(localise);
    commands.iter_mut().for_each(place);
    give_choices(&mut commands);
    commands
}

/// A table belongs to a channel: whoever installs the bot for themselves alone, outside of a server, would get refusals only. What
/// is about a person, or about their own table wherever it stands, is also typed in direct messages, where calls arrive.
fn place(command: &mut poise::Command<Data, Failure>) {
    use serenity::InteractionContext::{BotDm, Guild};
    command.install_context = Some(vec![serenity::InstallationContext::Guild]);
    command.interaction_context = (!command.guild_only).then(|| vec![Guild, BotDm]);
}

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
fn give_choices(commands: &mut [poise::Command<Data, Failure>]) {
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

/// The caller of a command.
fn caller(ctx: Context<'_>) -> Result<Caller, Failure> {
    let poise::Context::Application(app) = ctx else { return Err(Failure::told("deny-guild-only")) };
    let caller = Caller::of_command(app.interaction, &ctx.data().desk.scribe.known);
    let caller = caller.ok_or_else(|| Failure::told("deny-guild-only"))?;
    Ok(Caller { due: due_of(ctx), ..caller })
}

/// The caller whose typing is completed, unless much of what they typed before still is: then they are shown nothing.
fn completing(ctx: Context<'_>) -> Option<(Caller, Asker)> {
    let caller = caller(ctx).ok()?;
    let asker = ctx.data().desk.tables.asker(Quota::Completion, caller.person.user)?;
    Some((caller, asker))
}

/// Sends an answer of the desk.
async fn answer(ctx: Context<'_>, answer: Answer) -> Result<(), Failure> {
    let desk = &ctx.data().desk;
    let caller = caller(ctx)?;
    let note = desk.closed_note(&caller).await.filter(|_| answer.ephemeral);
    let page = answer.page.headed(note).linked(&desk.scribe.mentions);
    is_answered(ctx).await;
    let send = |reply| async { ctx.send(reply).await.map(drop) };
    let sent = send_page(&page, &caller.speech(), |page| page.reply(answer.ephemeral), send).await?;
    if let poise::Context::Application(app) = ctx {
        if sent == Sent::Theirs {
            if desk.scribe.known.twins.have_answered(app.interaction.id.get()) {
                follow_up(app.interaction.create_followup(ctx.http(), page.followup().await)).await;
            }
            return Ok(());
        }
        bring_late(&page, |edit| app.interaction.edit_response(ctx.http(), edit)).await;
        go_on(desk, &caller, &page, |edit| app.interaction.edit_response(ctx.http(), edit)).await;
    }
    Ok(())
}

/// A choice of an autocomplete: a label to read, a value to send.
fn choice(label: &str, value: &str) -> (String, Value) {
    (unescape(label), value.into())
}

/// The list of an autocomplete.
fn choices(list: impl IntoIterator<Item = (String, Value)>) -> serenity::CreateAutocompleteResponse {
    let choice = |(label, value): (String, Value)| serenity::AutocompleteChoice::new(label, value);
    let list = told_apart(list).into_iter().map(choice).collect();
    serenity::CreateAutocompleteResponse::new().set_choices(list)
}

/// As many choices as Discord takes. It refuses a whole list in which two labels or two values are equal: of equal values the first
/// stays, equal labels are numbered.
fn told_apart(list: impl IntoIterator<Item = (String, Value)>) -> Vec<(String, Value)> {
    use crate::discord::wire::limits::{OPTION_TEXT, OPTIONS, fit};
    let mut told: Vec<(String, Value)> = Vec::new();
    for (label, value) in list {
        if told.iter().any(|(_, other)| *other == value) {
            continue;
        }
        let numbered = |number: usize| match number {
            1 => fit(&label, OPTION_TEXT),
            _ => fit(&label, OPTION_TEXT - 5) + &format!(" ({number})"),
        };
        let fresh = (1..=OPTIONS).map(numbered).find(|label| told.iter().all(|(other, _)| other != label));
        told.extend(fresh.map(|label| (label, value)));
        if told.len() == OPTIONS {
            break;
        }
    }
    told
}
