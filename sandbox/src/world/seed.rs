//! The world's content at the start.

use std::collections::BTreeMap;

use super::channel::{Channel, ChannelKind};
use super::server::{Member, Person, Role, Server};
use super::whole::World;
use crate::clock::Millis;
use crate::permission::Permissions;
use crate::snowflake::Id;

/// The ids of a seeded world are fixed, so that two runs can be compared: they count up from here.
const FIRST: u64 = 1_100_000_000_000_000_000;
/// A moment, in milliseconds after Discord's beginning, that every number up to 16 divides: it makes the shard of an id predictable.
const SPREAD: u64 = 720_720 * 363_900;
/// Colours of people's avatars, taken in turn.
const COLOURS: [&str; 8] =
    ["#5865f2", "#d55e00", "#0072b2", "#009e73", "#e69f00", "#7b4b94", "#cc79a7", "#56b4e9"];

/// A person who exists from the start.
#[derive(Clone, Debug)]
pub struct PersonSeed {
    /// The display name; in lower case it is the account's name too.
    pub name: String,
    /// A Discord locale, such as `en-US`.
    pub locale: String,
    /// Whether the person moderates every server.
    pub moderator: bool,
}

/// A channel that exists from the start.
#[derive(Clone, Debug)]
pub struct ChannelSeed {
    /// The name, without `#`.
    pub name: String,
    /// The line at the top.
    pub topic: Option<String>,
}

/// A server that exists from the start. Everybody is in it, the last moderator owns it.
#[derive(Clone, Debug)]
pub struct ServerSeed {
    /// A number that decides the server's shard: of n shards, for any n up to 16, it is this number modulo n. All servers without one share
    /// one shard.
    pub number: Option<u64>,
    /// The server's name.
    pub name: String,
    /// Its preferred locale.
    pub locale: String,
    /// Its channels, from the top.
    pub channels: Vec<ChannelSeed>,
}

/// The world at the start; [`WorldSeed::default`] is the one of the demo.
#[derive(Clone, Debug)]
pub struct WorldSeed {
    /// The bot's name.
    pub bot: String,
    /// The people.
    pub people: Vec<PersonSeed>,
    /// The servers.
    pub servers: Vec<ServerSeed>,
    /// The bot's permissions on every server beyond everybody's.
    pub bot_permissions: Permissions,
}

impl Default for WorldSeed {
    fn default() -> Self {
        let person = |name: &str, locale: &str, moderator| PersonSeed {
            name: name.to_owned(),
            locale: locale.to_owned(),
            moderator,
        };
        let channel =
            |name: &str, topic: &str| ChannelSeed { name: name.to_owned(), topic: Some(topic.to_owned()) };
        let server = |name: &str, locale: &str, channels| ServerSeed {
            number: None,
            name: name.to_owned(),
            locale: locale.to_owned(),
            channels,
        };
        Self {
            bot: "Turnstone".to_owned(),
            people: vec![
                person("Ada", "en-US", false),
                // A visitor of the page switches to the next person first, and should still understand the language.
                person("Ben", "en-US", false),
                person("Borek", "cs", false),
                person("Celina", "pl", false),
                person("Darek", "pl", false),
                person("Moira", "en-US", true),
            ],
            servers: vec![
                server(
                    "The Long Table",
                    "en-US",
                    vec![
                        channel("games", "Play here"),
                        channel("games-2", "Another table"),
                        channel("lounge", "Everything else"),
                    ],
                ),
                server("Herna u jezera", "cs", vec![channel("hry", "Tady se hraje")]),
            ],
            bot_permissions: Permissions::NONE,
        }
    }
}

impl WorldSeed {
    /// The people of the demo in that many servers of consecutive shards: "Server 0" with the channel `games-0`, always in shard 0, "Server
    /// 1" with `games-1`, and so on.
    #[must_use]
    pub fn spread(servers: u64) -> Self {
        let server = |number: u64| ServerSeed {
            number: Some(number),
            name: format!("Server {number}"),
            locale: "en-US".to_owned(),
            channels: vec![ChannelSeed { name: format!("games-{number}"), topic: None }],
        };
        Self { servers: (0..servers).map(server).collect(), ..Self::default() }
    }
}

/// Fills a world from its seed; returns the bot's id.
pub(crate) fn populate(world: &mut World, seed: &WorldSeed, now: Millis) -> Id {
    let bot = Id(FIRST + 1);
    world.people.insert(
        bot,
        Person {
            id: bot,
            username: account(&seed.bot),
            name: seed.bot.clone(),
            locale: "en-US".to_owned(),
            colour: "#3ba55d".to_owned(),
            bot: true,
        },
    );
    for (place, person) in seed.people.iter().enumerate() {
        let id = Id(FIRST + 11 + place as u64);
        world.people.insert(id, new_person(id, &person.name, &person.locale, place));
    }
    let people: Vec<(Id, bool)> =
        world.people.keys().skip(1).copied().zip(seed.people.iter().map(|it| it.moderator)).collect();
    for (place, server) in seed.servers.iter().enumerate() {
        let id =
            server.number.map_or(Id(FIRST + 1001 + 100 * place as u64), |number| Id((SPREAD + number) << 22));
        world.servers.insert(
            id,
            new_server(id, &server.name, &server.locale, (bot, seed.bot_permissions), &people, now),
        );
        for (position, channel) in server.channels.iter().enumerate() {
            let channel_id = Id(id.0 + 11 + position as u64);
            let topic = channel.topic.clone();
            let made =
                new_channel(channel_id, id, &channel.name, topic, u16::try_from(position).unwrap_or(0));
            world.channels.insert(channel_id, made);
        }
    }
    bot
}

/// The account name for a display name: lower case letters, digits, `_` and `.`.
pub(crate) fn account(name: &str) -> String {
    let fit = |c: char| if c.is_ascii_alphanumeric() || c == '_' || c == '.' { c } else { '_' };
    let account: String = name.to_lowercase().chars().map(fit).take(32).collect();
    if account.contains(|c: char| c.is_ascii_alphanumeric()) { account } else { "somebody".to_owned() }
}

pub(crate) fn new_person(id: Id, name: &str, locale: &str, place: usize) -> Person {
    Person {
        id,
        username: account(name),
        name: name.to_owned(),
        locale: locale.to_owned(),
        colour: COLOURS[place % COLOURS.len()].to_owned(),
        bot: false,
    }
}

/// A server with the roles `@everyone`, the bot's own and `Moderator`, and everybody in it.
pub(crate) fn new_server(
    id: Id,
    name: &str,
    locale: &str,
    (bot, bot_permissions): (Id, Permissions),
    people: &[(Id, bool)],
    now: Millis,
) -> Server {
    let role = |id, name: &str, permissions, colour, position, of_bot| Role {
        id,
        name: name.to_owned(),
        permissions,
        colour,
        position,
        mentionable: false,
        of_bot,
    };
    let (own, moderator) = (Id(id.0 + 1), Id(id.0 + 2));
    let roles = vec![
        role(id, "@everyone", Permissions::EVERYBODY, 0, 0, None),
        role(own, "Turnstone", bot_permissions, 0x003b_a55d, 2, Some(bot)),
        // A person who looks for players may call it.
        Role {
            mentionable: true,
            ..role(moderator, "Moderator", Permissions::MODERATOR, 0x00e6_7e22, 1, None)
        },
    ];
    let member = |roles| Member { roles, joined: now };
    let mut members: BTreeMap<Id, Member> = people
        .iter()
        .map(|(who, is)| (*who, member(if *is { vec![moderator] } else { Vec::new() })))
        .collect();
    members.insert(bot, member(vec![own]));
    let owner = people.iter().rev().find(|(_, is)| *is).or(people.first()).map_or(bot, |(who, _)| *who);
    Server { id, name: name.to_owned(), locale: locale.to_owned(), owner, roles, members }
}

pub(crate) fn new_channel(id: Id, server: Id, name: &str, topic: Option<String>, position: u16) -> Channel {
    Channel {
        id,
        server,
        kind: ChannelKind::Text,
        name: name.to_owned(),
        topic,
        position,
        overwrites: Vec::new(),
        thread: None,
        recipient: None,
        last_message: None,
        message_count: 0,
    }
}
