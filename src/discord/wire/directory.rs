//! What the bot knows without asking: people's languages, and the servers that it is on.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use super::rooms::Rooms;
use super::twins::Twins;
use host::database::{Database, Owner, StoreError};
use host::shards::Shards;
use host::sync::lock;
use host::tables::Waiting;
use session::Person;
use words::{Lang, Speech};

/// The key of the setting with a person's own language.
pub(crate) const LANGUAGE: &str = "language";

/// How long the channels of a server are valid for suggestions: typing asks with every key.
const ROOMS_HOLD: Duration = Duration::from_secs(15);

/// How long the name of another process's server is valid.
const ELSEWHERE_HOLDS: Duration = Duration::from_secs(60 * 60);

/// The most people whose direct channels are remembered.
const MOST_DIRECT: usize = 10_000;

/// What every answer needs to know, so that none has to ask for it.
#[derive(Debug, Default)]
pub(crate) struct Directory {
    /// The languages that people have chosen themselves.
    languages: Mutex<BTreeMap<u64, Lang>>,
    /// The shards of this process: Discord does not inform it about other servers.
    shards: Shards,
    /// The servers, with their names as far as they are known; none until Discord has listed any.
    servers: Mutex<Option<BTreeMap<u64, Option<String>>>>,
    /// The names of other processes' servers, as asked for.
    elsewhere: Mutex<BTreeMap<u64, (Instant, String)>>,
    /// The channels of tables that are parked.
    closed: Mutex<BTreeSet<u64>>,
    /// The servers whose closed channels are about to be checked.
    looks: Mutex<BTreeSet<u64>>,
    /// Servers' channels and threads, fetched recently.
    rooms: Mutex<BTreeMap<u64, (Instant, Arc<Rooms>)>>,
    /// Other programs with the same token.
    pub(crate) twins: Twins,
    /// The channels of people's direct messages, which never change.
    direct: Mutex<BTreeMap<u64, u64>>,
}

impl Directory {
    /// Reads the directory from the database.
    pub(crate) async fn of(database: &Database) -> Result<Directory, StoreError> {
        let languages = languages(database).await?;
        let closed =
            database.store().parked(None).await?.into_iter().map(|(_, place)| place.channel).collect();
        Ok(Directory { languages: Mutex::new(languages), closed: Mutex::new(closed), ..Directory::default() })
    }

    /// The directory of a process that serves those shards.
    #[must_use]
    pub(crate) fn serving(self, shards: Shards) -> Directory {
        Directory { shards, ..self }
    }

    /// Reads a person's choice again, or everybody's, because another process has written it.
    pub(crate) async fn read_again(
        &self,
        database: &Database,
        person: Option<u64>,
    ) -> Result<(), StoreError> {
        match person {
            Some(person) => {
                let settings = database.settings(Owner::Person(person)).await?;
                self.choose(person, settings.get(LANGUAGE).and_then(|code| code.parse().ok()));
            }
            None => *lock(&self.languages) = languages(database).await?,
        }
        Ok(())
    }

    /// The language that a person has chosen; none for Discord's.
    pub(crate) fn language(&self, person: u64) -> Option<Lang> {
        lock(&self.languages).get(&person).copied()
    }

    /// The language for a person whose Discord client has that locale.
    pub(crate) fn speaks(&self, person: u64, locale: &str) -> Lang {
        self.language(person).unwrap_or_else(|| Lang::of_locale(locale))
    }

    /// Speech for a person who sits at a table, without names.
    pub(crate) fn speech(&self, who: &Person) -> Speech {
        Speech::new(self.speaks(who.user, &who.locale), Vec::new())
    }

    /// Speaks to a person in that language from now on, or in Discord's.
    pub(crate) fn choose(&self, person: u64, language: Option<Lang>) {
        let mut languages = lock(&self.languages);
        match language {
            Some(language) => languages.insert(person, language),
            None => languages.remove(&person),
        };
    }

    /// Notes a server that Discord lists or announces. Each connection has its own.
    pub(crate) fn meet(&self, server: u64, name: Option<&str>) {
        let mut servers = lock(&self.servers);
        let known = servers.get_or_insert_default().entry(server).or_default();
        if let Some(name) = name {
            *known = Some(name.to_owned());
        }
    }

    /// The name of a server.
    pub(crate) fn server(&self, server: u64) -> Option<String> {
        if self.shards.serves(server) {
            return lock(&self.servers).as_ref()?.get(&server)?.clone();
        }
        let mut elsewhere = lock(&self.elsewhere);
        elsewhere.retain(|_, (told, _)| told.elapsed() < ELSEWHERE_HOLDS);
        elsewhere.get(&server).map(|(_, name)| name.clone())
    }

    /// Whether the name of a server has to be asked for, because another process is informed about it.
    pub(crate) fn is_strange(&self, server: u64) -> bool {
        !self.shards.serves(server) && self.server(server).is_none()
    }

    /// Notes the name of a server that was asked for.
    pub(crate) fn meet_elsewhere(&self, server: u64, name: String) {
        lock(&self.elsewhere).insert(server, (Instant::now(), name));
    }

    /// Notes that the bot has left a server.
    pub(crate) fn leave(&self, server: u64) {
        if let Some(servers) = lock(&self.servers).as_mut() {
            servers.remove(&server);
        }
    }

    /// Notes that nothing can be posted in a channel.
    pub(crate) fn close(&self, channel: u64) {
        lock(&self.closed).insert(channel);
    }

    /// Notes that something can be posted in a channel.
    pub(crate) fn open(&self, channel: u64) {
        lock(&self.closed).remove(&channel);
    }

    /// Whether nothing could be posted in a channel.
    pub(crate) fn is_closed(&self, channel: u64) -> bool {
        lock(&self.closed).contains(&channel)
    }

    /// A server's channels, if they were fetched recently.
    pub(crate) fn rooms(&self, server: u64) -> Option<Arc<Rooms>> {
        let mut rooms = lock(&self.rooms);
        rooms.retain(|_, (told, _)| told.elapsed() < ROOMS_HOLD);
        rooms.get(&server).map(|(_, rooms)| rooms.clone())
    }

    /// Notes that something about a server's channels has changed.
    pub(crate) fn forget_rooms(&self, server: u64) {
        lock(&self.rooms).remove(&server);
    }

    /// Notes a server's channels.
    pub(crate) fn keep_rooms(&self, server: u64, rooms: &Arc<Rooms>) {
        lock(&self.rooms).insert(server, (Instant::now(), rooms.clone()));
    }

    /// The channel of the direct messages to a person, if it was opened before.
    pub(crate) fn direct(&self, person: u64) -> Option<u64> {
        lock(&self.direct).get(&person).copied()
    }

    /// Notes the channel of a person's direct messages; none to open it anew.
    pub(crate) fn keep_direct(&self, person: u64, channel: Option<u64>) {
        let mut direct = lock(&self.direct);
        match channel {
            Some(channel) => direct.insert(person, channel),
            None => direct.remove(&person),
        };
        if direct.len() > MOST_DIRECT {
            direct.pop_first();
        }
    }

    /// Announces a check of a server's closed channels; false if one is already announced.
    pub(crate) fn announce_look(&self, server: u64) -> bool {
        lock(&self.looks).insert(server)
    }

    /// Notes that the announced check begins.
    pub(crate) fn begin_look(&self, server: u64) {
        lock(&self.looks).remove(&server);
    }

    /// Keeps what waits on servers that the bot is on.
    pub(crate) fn keep_served(&self, waiting: &mut Vec<Waiting>) {
        waiting.retain(|waiting| self.is_on(waiting.place.guild));
    }

    /// Whether the bot is on that server, as far as it knows.
    pub(crate) fn is_on(&self, server: u64) -> bool {
        !self.shards.serves(server)
            || lock(&self.servers).as_ref().is_none_or(|servers| servers.contains_key(&server))
    }
}

/// The languages that people have chosen.
async fn languages(database: &Database) -> Result<BTreeMap<u64, Lang>, StoreError> {
    let chosen = database.everybodys(LANGUAGE).await?.into_iter();
    Ok(chosen.filter_map(|(person, code)| Some((person, code.parse().ok()?))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_is_spoken_to_in_the_language_of_their_choice_else_in_discords() {
        let known = Directory::default();
        assert_eq!(known.speaks(1, "pl"), Lang::Pl);
        known.choose(1, Some(Lang::Cs));
        assert_eq!((known.speaks(1, "pl"), known.speaks(2, "pl")), (Lang::Cs, Lang::Pl));
        known.choose(1, None);
        assert_eq!(known.speaks(1, "pl"), Lang::Pl);
    }

    #[test]
    fn a_server_is_left_when_discord_says_so() {
        let known = Directory::default();
        assert!(known.is_on(10), "nobody has listed any");
        known.meet(10, None);
        known.meet(11, Some("The Long Table"));
        known.meet(11, None);
        assert!(known.is_on(10) && !known.is_on(12));
        assert_eq!((known.server(10), known.server(11).as_deref()), (None, Some("The Long Table")));
        known.leave(10);
        assert!(!known.is_on(10) && known.is_on(11));
        let known = known.serving(Shards { first: 0, last: 0, total: 2 });
        assert!(!known.is_on(10) && known.is_on(1 << 22), "nobody tells this process of others' servers");
        assert!(known.is_strange(1 << 22) && !known.is_strange(10));
        known.meet_elsewhere(1 << 22, "Across the River".to_owned());
        assert_eq!(known.server(1 << 22).as_deref(), Some("Across the River"));
    }
}
