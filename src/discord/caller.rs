use poise::serenity_prelude as serenity;
use serenity::{CommandInteraction, ComponentInteraction, ModalInteraction, Permissions};

use crate::session::{Author, Person, Place};
use crate::words::{Lang, Speech};

/// Somebody who does something, the place, and everything that Discord says of both.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    /// The person.
    pub person: Person,
    /// The channel or thread.
    pub place: Place,
    /// The person's language.
    pub lang: Lang,
    /// Discord's number of the interaction: a repeated delivery has the same.
    pub interaction: u64,
    /// Whether the person may manage messages here, and so settle what a table cannot.
    pub moderator: bool,
    /// Whether the person may manage the server.
    pub manager: bool,
    /// The permissions of the bot here.
    pub bot_may: Permissions,
    /// Whether the place is a thread.
    pub thread: bool,
}

macro_rules! caller {
    ($interaction:expr, $locale:expr, $thread:expr) => {{
        let interaction = $interaction;
        let guild = interaction.guild_id?;
        let member = interaction.member.as_ref()?;
        let may = member.permissions.unwrap_or_default();
        let admin = may.contains(Permissions::ADMINISTRATOR);
        let username = interaction.user.name.clone();
        let display = member
            .nick
            .clone()
            .or_else(|| interaction.user.global_name.clone())
            .unwrap_or_else(|| username.clone());
        Some(Caller {
            person: Person {
                author: Author::Person,
                user: interaction.user.id.get(),
                name: display,
                username,
                locale: $locale.to_owned(),
            },
            place: Place { guild: guild.get(), channel: interaction.channel_id.get() },
            lang: Lang::of_locale($locale),
            interaction: interaction.id.get(),
            moderator: admin || may.contains(Permissions::MANAGE_MESSAGES),
            manager: admin || may.contains(Permissions::MANAGE_GUILD),
            bot_may: interaction.app_permissions.unwrap_or_default(),
            thread: $thread,
        })
    }};
}

fn is_thread(kind: serenity::ChannelType) -> bool {
    use serenity::ChannelType::{NewsThread, PrivateThread, PublicThread};
    matches!(kind, NewsThread | PrivateThread | PublicThread)
}

impl Caller {
    /// Of a slash command; nobody outside a server.
    pub(crate) fn of_command(interaction: &CommandInteraction) -> Option<Caller> {
        let thread = interaction.channel.as_ref().is_some_and(|channel| is_thread(channel.kind));
        caller!(interaction, &interaction.locale, thread)
    }

    /// Of a press.
    pub(crate) fn of_press(interaction: &ComponentInteraction) -> Option<Caller> {
        let thread = interaction.channel.as_ref().is_some_and(|channel| is_thread(channel.kind));
        caller!(interaction, &interaction.locale, thread)
    }

    /// Of a submitted form.
    pub(crate) fn of_form(interaction: &ModalInteraction) -> Option<Caller> {
        let thread = interaction.channel.as_ref().is_some_and(|channel| is_thread(channel.kind));
        caller!(interaction, &interaction.locale, thread)
    }

    /// The caller's language, without anybody's name.
    pub(crate) fn speech(&self) -> Speech {
        Speech::new(self.lang, Vec::new())
    }
}
