//! Everything that people can do, a module each; this is the list.
//!
//! A module declares its presses (`presses!`), next to its commands, what they do, and what they say. A feature that shows a button of
//! another names that one's `Press`. Where both would import each other, the deeds are in `deed.rs`, the messages in `page.rs`, and the
//! module itself names nothing but these. A new feature needs a module here, its line in `pressed!`, its commands in [`commands`], and its
//! words in every language.

pub(crate) mod absence;
pub(crate) mod alike;
pub(crate) mod answers;
pub(crate) mod away;
pub(crate) mod board;
pub(crate) mod bring;
pub(crate) mod choices;
pub(crate) mod confirm;
pub(crate) mod direct;
pub(crate) mod doctor;
pub(crate) mod ending;
pub(crate) mod explain;
pub(crate) mod fairness;
pub(crate) mod forms;
pub(crate) mod help;
pub(crate) mod hint;
pub(crate) mod leaderboard;
pub(crate) mod lesson;
pub(crate) mod lobby;
pub(crate) mod log;
pub(crate) mod me;
pub(crate) mod more;
pub(crate) mod mute;
pub(crate) mod opening;
pub(crate) mod orders;
pub(crate) mod panel;
pub(crate) mod plan;
pub(crate) mod privacy;
pub(crate) mod profile;
pub(crate) mod rematch;
pub(crate) mod replay;
pub(crate) mod resign;
pub(crate) mod review;
pub(crate) mod rulebook;
pub(crate) mod search;
pub(crate) mod seat;
pub(crate) mod settings;
pub(crate) mod share;
pub(crate) mod standings;
pub(crate) mod stats;
#[cfg(test)]
mod tests;
pub(crate) mod time;
pub(crate) mod undo;
pub(crate) mod waiting;

use std::str::FromStr;

use poise::serenity_prelude as serenity;

use crate::discord::answering::localise::localise;
use crate::discord::answering::{Context, Data};
use crate::discord::app::pressed::{EarlyAnswer, Pressed, Reply};
use crate::discord::features::choices::give_choices;
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::message::press::{CustomId, Meaning, NotOurs, RawPress};
use session::SessionId;

type Command = poise::Command<Data, Failure>;

/// Names the features with presses, each by its module.
macro_rules! pressed {
    ($($Feature:ident = $feature:ident,)*) => {
        /// A press of any feature.
        pub(crate) enum Press {
            $(#[doc = concat!("Of `", stringify!($feature), "`.")] $Feature($feature::Press),)*
        }

        /// The codes of every feature's presses.
        #[cfg(test)]
        pub(crate) const CODES: &[&[&str]] = &[$($feature::Press::CODES),*];

        impl Press {
            fn read(code: &str, number: i64, rest: &str) -> Option<Press> {
                $(if $feature::Press::CODES.contains(&code) {
                    return $feature::Press::read(code, number, rest).map(Press::$Feature);
                })*
                None
            }

            fn write(&self) -> RawPress {
                match self { $(Press::$Feature(press) => press.write()),* }
            }

            /// How this press is acknowledged if it may be late.
            pub(crate) fn early(&self) -> EarlyAnswer {
                match self { $(Press::$Feature(press) => press.early()),* }
            }

            /// The press that a custom_id carries.
            pub(crate) fn of(id: &CustomId) -> Option<Press> {
                Press::read(id.press.code, id.press.number, &id.press.rest)
            }
        }

        impl Pressed<'_> {
            /// Does what was pressed.
            pub(crate) async fn reply(self) -> Result<Reply, Failure> {
                match Press::of(self.id).ok_or(Failure::told("deny-expired"))? {
                    $(Press::$Feature(press) => press.reply(&self).await),*
                }
            }

            /// Does what was filled in, at the form's own table.
            pub(crate) async fn filled(self, texts: &[String]) -> Result<Page, Failure> {
                match Press::of(self.id).ok_or(Failure::told("deny-expired"))? {
                    $(Press::$Feature(press) => press.filled(&self, texts).await),*
                }
            }
        }
    };
}

pressed! {
    Absence = absence,
    Answers = answers,
    Away = away,
    Board = board,
    Bring = bring,
    Ending = ending,
    Explain = explain,
    Help = help,
    Hint = hint,
    Leaderboard = leaderboard,
    Lesson = lesson,
    Lobby = lobby,
    Log = log,
    Me = me,
    More = more,
    Mute = mute,
    Opening = opening,
    Orders = orders,
    Panel = panel,
    Plan = plan,
    Privacy = privacy,
    Profile = profile,
    Rematch = rematch,
    Replay = replay,
    Resign = resign,
    Review = review,
    Rules = rulebook,
    Search = search,
    Seat = seat,
    Settings = settings,
    Share = share,
    Stats = stats,
    Time = time,
    Undo = undo,
    Waiting = waiting,
}

impl FromStr for CustomId {
    type Err = NotOurs;

    fn from_str(text: &str) -> Result<Self, NotOurs> {
        let mut parts = text.splitn(4, ':');
        let mut part = || parts.next().ok_or(NotOurs);
        let (table, number, code, rest) = (part()?, part()?, part()?, part()?);
        let table: i64 = table.parse().map_err(|_| NotOurs)?;
        let number: i64 = number.parse().ok().filter(|&number| number >= 0).ok_or(NotOurs)?;
        let press = Press::read(code, number, rest).ok_or(NotOurs)?.write();
        Ok(CustomId { table: Some(SessionId(table)).filter(|table| table.0 != 0), press })
    }
}

/// Every command, with its names and descriptions in every language: everyday ones by themselves, the others in groups.
pub(crate) fn commands() -> Vec<Command> {
    let mut commands = vec![
        opening::play(),
        lobby::commands::join(),
        panel::commands::make_move(),
        board::commands::board(),
        panel::commands::hand(),
        hint::deed::hint_command(),
        undo::deed::undo_command(),
        log::deed::log_command(),
        waiting::deed::games_command(),
        rulebook::deed::rules_command(),
        leaderboard::leaderboard_command(),
        profile::profile_command(),
        me::me_command(),
        away::away(),
        help::help_command(),
        group(server(), vec![settings::commands::settings(), doctor::doctor_command()]),
        group(table(), at_table()),
        group(
            seat(),
            vec![
                seat::deed::hand_over_command(),
                seat::deed::come_back_command(),
                seat::deed::offer(),
                seat::deed::take(),
            ],
        ),
        group(ahead(), vec![orders::deed::orders_command(), orders::deed::turn()]),
        group(
            show(),
            vec![
                stats::stats_command(),
                replay::commands::replay(),
                review::deed::review_command(),
                fairness::fair_command(),
            ],
        ),
    ];
    commands.iter_mut().for_each(localise);
    commands.iter_mut().for_each(place);
    give_choices(&mut commands);
    commands
}

/// What is done at a table besides turns: before a game, about its time, near its end.
fn at_table() -> Vec<Command> {
    vec![
        lobby::commands::start(),
        lobby::commands::leave(),
        lobby::commands::option(),
        lobby::commands::remove(),
        rematch::deed::rematch(),
        bring::bring_command(),
        time::pause_command(),
        time::resume_command(),
        time::more_time_command(),
        ending::deed::end_command(),
        resign::resign(),
        absence::vote(),
        answers::commands::agree(),
        answers::commands::decline(),
    ]
}

/// What concerns a whole server.
// Discord checks one right for a whole group: this is the lesser one, and the feature checks the other.
#[poise::command(slash_command, guild_only, default_member_permissions = "MANAGE_MESSAGES")]
async fn server(_: Context<'_>) -> Result<(), Failure> {
    Err(Failure::told("deny-command-changed"))
}

/// What is done at a table. Discord knows only its subcommands, as in every group.
#[poise::command(slash_command)]
async fn table(_: Context<'_>) -> Result<(), Failure> {
    Err(Failure::told("deny-command-changed"))
}

/// What happens to a seat.
#[poise::command(slash_command)]
pub(crate) async fn seat(_: Context<'_>) -> Result<(), Failure> {
    Err(Failure::told("deny-command-changed"))
}

/// What the caller decides ahead.
#[poise::command(slash_command)]
async fn ahead(_: Context<'_>) -> Result<(), Failure> {
    Err(Failure::told("deny-command-changed"))
}

/// What can be seen of a game.
#[poise::command(slash_command, guild_only)]
async fn show(_: Context<'_>) -> Result<(), Failure> {
    Err(Failure::told("deny-command-changed"))
}

/// A group of commands.
fn group(group: Command, subcommands: Vec<Command>) -> Command {
    Command { subcommands, ..group }
}

/// A table belongs to a channel: people who install the bot for themselves alone would get only refusals. Commands about a person, or about
/// their own table anywhere, also work in direct messages, where calls arrive.
fn place(command: &mut Command) {
    use serenity::InteractionContext::{BotDm, Guild};
    command.install_context = Some(vec![serenity::InstallationContext::Guild]);
    command.interaction_context = (!command.guild_only).then(|| vec![Guild, BotDm]);
}
