//! The person who does something, as Discord describes them.

use poise::serenity_prelude as serenity;
use serenity::{
    ChannelType, CommandInteraction, ComponentInteraction, ModalInteraction, Permissions, RoleId,
};
use tokio::time::Instant;

use crate::discord::wire::directory::Directory;
use crate::discord::wire::rooms::Member;
use host::tables::Delivery;
use session::{Author, Person, Place, Session};
use words::{Lang, Speech};

/// A person who does something, the place, and everything that Discord says about both.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    /// The person.
    pub person: Person,
    /// The channel or thread.
    pub place: Place,
    /// The person's language: their choice, else Discord's.
    pub lang: Lang,
    /// The language of their Discord client.
    pub discords: Lang,
    /// Discord's number of the interaction; a repeated delivery has the same.
    pub interaction: u64,
    /// When Discord gives the interaction up, less the time of an answer: nothing is begun for it after that. None if it is acknowledged.
    pub due: Option<Instant>,
    /// Whether the person may manage messages here, and so settle what a table here cannot.
    pub moderator: bool,
    /// Whether the person may manage the server.
    pub manager: bool,
    /// The person's roles on the server.
    pub roles: Vec<RoleId>,
    /// The permissions of the bot here.
    pub bot_may: Permissions,
    /// The kind of place.
    pub kind: ChannelType,
    /// Discord's number of the channel that it is a thread of.
    pub parent: Option<u64>,
    /// Whether it is a thread that is locked.
    pub locked: bool,
}

macro_rules! caller {
    ($interaction:expr, $known:expr) => {{
        let interaction = $interaction;
        let member = interaction.member.as_ref();
        // Direct messages have no server, and their writer is no member.
        let guild = match interaction.guild_id {
            Some(guild) => member.map(|_| guild.get())?,
            None => DIRECT,
        };
        let may = member.and_then(|member| member.permissions).unwrap_or_default();
        let admin = may.contains(Permissions::ADMINISTRATOR);
        let user = interaction.user.id.get();
        let own = $known.language(user);
        let locale = own.map_or_else(|| interaction.locale.clone(), |own| own.code().to_owned());
        let lang = Lang::of_locale(&locale);
        let username = interaction.user.name.clone();
        let display = member
            .and_then(|member| member.nick.clone())
            .or_else(|| interaction.user.global_name.clone())
            .unwrap_or_else(|| username.clone());
        Some(Caller {
            person: Person { author: Author::Person, user, name: display, username, locale },
            place: Place { guild, channel: interaction.channel_id.get() },
            lang,
            discords: Lang::of_locale(&interaction.locale),
            interaction: interaction.id.get(),
            due: None,
            moderator: admin || may.contains(Permissions::MANAGE_MESSAGES),
            manager: admin || may.contains(Permissions::MANAGE_GUILD),
            roles: member.map(|member| member.roles.clone()).unwrap_or_default(),
            bot_may: interaction.app_permissions.unwrap_or_default(),
            kind: interaction.channel.as_ref().map_or(ChannelType::Text, |channel| channel.kind),
            parent: interaction
                .channel
                .as_ref()
                .filter(|channel| channel.thread_metadata.is_some())
                .and_then(|channel| channel.parent_id)
                .map(|parent| parent.get()),
            locked: interaction
                .channel
                .as_ref()
                .is_some_and(|channel| channel.thread_metadata.as_ref().is_some_and(|thread| thread.locked)),
        })
    }};
}

/// Stands for a server in direct messages.
const DIRECT: u64 = 0;

impl Caller {
    /// How their intents reach the tables.
    pub(crate) fn delivery(&self) -> Delivery {
        Delivery { interaction: Some(self.interaction), due: self.due, post_at: 0 }
    }

    /// The caller of a slash command; nobody if it comes from a server without its member.
    pub(crate) fn of_command(interaction: &CommandInteraction, known: &Directory) -> Option<Caller> {
        caller!(interaction, known)
    }

    /// The caller of a press.
    pub(crate) fn of_press(interaction: &ComponentInteraction, known: &Directory) -> Option<Caller> {
        caller!(interaction, known)
    }

    /// The caller of a submitted form.
    pub(crate) fn of_form(interaction: &ModalInteraction, known: &Directory) -> Option<Caller> {
        caller!(interaction, known)
    }

    /// Whether they write to the bot directly: there is no server, and no table can stand there.
    pub(crate) const fn is_direct(&self) -> bool {
        self.place.guild == DIRECT
    }

    /// Whether they may settle what that table cannot: as a moderator where it stands, not where they type.
    pub(crate) fn moderates(&self, table: &Session) -> bool {
        self.moderator && self.place == table.place
    }

    /// This person as a member of the server.
    pub(crate) fn member(&self) -> Member {
        Member { user: self.person.user, roles: self.roles.clone() }
    }

    /// Whether the place is a thread.
    pub(crate) const fn is_in_thread(&self) -> bool {
        matches!(self.kind, ChannelType::NewsThread | ChannelType::PrivateThread | ChannelType::PublicThread)
    }

    /// The kind of thread that can be started here; none where there are no threads.
    pub(crate) const fn thread_kind(&self) -> Option<ChannelType> {
        match self.kind {
            ChannelType::Text => Some(ChannelType::PublicThread),
            ChannelType::News => Some(ChannelType::NewsThread),
            _ => None,
        }
    }

    /// Whether they sat at a finished game of this server to its end: then it is theirs to see again from anywhere.
    pub(crate) fn finished(&self, table: &Session) -> bool {
        let is_over = !table.status.is_open() && !table.vanished;
        is_over && table.place.guild == self.place.guild && table.seat_of(self.person.user).is_some()
    }

    /// The caller's language, without anybody's name.
    pub(crate) fn speech(&self) -> Speech {
        Speech::new(self.lang, Vec::new())
    }
}
