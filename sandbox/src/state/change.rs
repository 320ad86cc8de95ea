//! Changes from outside: people, servers and channels come and go, things go wrong, time passes.

use std::time::Duration;

use crate::faults::{Blow, Fault};
use crate::limits::CHANNEL_NAME;
use crate::permission::Permissions;
use crate::refused::Refused;
use crate::session::{Order, intent};
use crate::snowflake::Id;
use crate::state::{Change, SandboxState};
use crate::world::{Channel, ChannelKind, Member, Overwrite, new_channel, new_person, new_server};

impl SandboxState {
    /// Moves the clock forward.
    pub(crate) fn advance(&mut self, by: Duration) {
        self.clock.advance(by);
        self.settle();
        self.ring();
    }

    /// Adds a person who is in no server yet.
    pub(crate) fn add_person(&mut self, name: &str, locale: &str) -> Result<Id, Refused> {
        check_display_name(name)?;
        let id = self.mint();
        let mut person = new_person(id, name.trim(), locale, self.world.people.len() - 1);
        let plain = person.username.clone();
        let mut count = 1;
        while self.world.people.values().any(|it| it.username == person.username) {
            count += 1;
            person.username = format!("{plain}{count}");
        }
        self.world.people.insert(id, person);
        self.tell(Change::World);
        Ok(id)
    }

    /// Changes a person's display name or language.
    pub(crate) fn change_person(
        &mut self,
        who: Id,
        name: Option<&str>,
        locale: Option<&str>,
    ) -> Result<(), Refused> {
        if let Some(name) = name {
            check_display_name(name)?;
        }
        if let Some(person) = self.world.people.get_mut(&who) {
            if let Some(name) = name {
                name.trim().clone_into(&mut person.name);
            }
            if let Some(locale) = locale {
                locale.clone_into(&mut person.locale);
            }
        }
        let in_server = |it: &&crate::world::Server| it.members.contains_key(&who);
        let servers: Vec<Id> = self.world.servers.values().filter(in_server).map(|it| it.id).collect();
        for server in servers {
            self.announce_member(server, who, "UPDATE");
        }
        self.tell(Change::World);
        Ok(())
    }

    /// Lets a person (or the bot) into a server.
    pub(crate) fn join(&mut self, who: Id, server: Id, moderator: bool) {
        let joined = self.now();
        let Some(found) = self.world.servers.get_mut(&server) else { return };
        let role = found.moderator_role().filter(|_| moderator);
        let own = found.roles.iter().find(|role| role.of_bot == Some(who)).map(|role| role.id);
        found.members.insert(who, Member { roles: role.into_iter().chain(own).collect(), joined });
        if who == self.bot {
            self.announce_server(server);
        } else {
            self.announce_member(server, who, "ADD");
        }
    }

    /// Lets a person (or the bot) leave a server.
    pub(crate) fn leave(&mut self, who: Id, server: Id) {
        let Some(found) = self.world.servers.get_mut(&server) else { return };
        if found.members.remove(&who).is_none() {
            return;
        }
        if who == self.bot {
            self.emit("GUILD_DELETE", intent::GUILDS, Some(server), &serde_json::json!({"id": server}));
            self.tell(Change::World);
        } else {
            self.announce_member(server, who, "REMOVE");
        }
    }

    /// Adds a server with everybody and the bot in it.
    pub(crate) fn add_server(&mut self, name: &str, locale: &str) -> Result<Id, Refused> {
        check_display_name(name)?;
        let (id, now) = (self.mint(), self.now());
        // Two more ids are taken for the server's roles.
        self.mint.reserve(2);
        let people: Vec<(Id, bool)> = self
            .world
            .people
            .values()
            .filter(|it| !it.bot)
            .map(|it| (it.id, self.moderates(it.id)))
            .collect();
        let server = new_server(id, name.trim(), locale, (self.bot, Permissions::NONE), &people, now);
        self.world.servers.insert(id, server);
        let channel = self.mint();
        self.world.channels.insert(channel, new_channel(channel, id, "general", None, 0));
        self.announce_server(id);
        Ok(id)
    }

    /// Whether the person moderates any server.
    fn moderates(&self, who: Id) -> bool {
        self.world.servers.values().any(|it| self.world.is_moderator(who, it))
    }

    /// Adds a text channel.
    pub(crate) fn add_channel(
        &mut self,
        server: Id,
        name: &str,
        topic: Option<String>,
    ) -> Result<Id, Refused> {
        if name.trim().is_empty() || name.chars().count() > CHANNEL_NAME {
            return Err(Refused::BadRequest("a name has 1 to 100 characters".to_owned()));
        }
        let id = self.mint();
        let mut newest = self.world.channels.values().rev();
        let last = newest.find(|it| it.server == server && it.thread.is_none());
        let position = last.map_or(0, |it| it.position.saturating_add(1));
        let name = name.trim().to_lowercase().replace(' ', "-");
        self.world.channels.insert(id, new_channel(id, server, &name, topic, position));
        self.announce_channel(id, "CREATE");
        Ok(id)
    }

    /// The channel of the direct messages to a person, created if there is none.
    pub(crate) fn direct_channel(&mut self, person: Id) -> Id {
        if let Some(known) = self.world.direct(person) {
            return known.id;
        }
        let (id, name) = (self.mint(), self.world.name_of(self.bot));
        let plain = new_channel(id, Id::default(), &name, None, 0);
        let direct = Channel { kind: ChannelKind::Direct, recipient: Some(person), ..plain };
        self.world.channels.insert(id, direct);
        self.tell(Change::World);
        id
    }

    /// Sets what the bot, a person or a role may and may not do in one channel beyond the server's rules.
    pub(crate) fn overwrite(&mut self, channel: Id, who: Id, allow: Permissions, deny: Permissions) {
        let member = self.world.people.contains_key(&who);
        let Some(found) = self.world.channels.get_mut(&channel) else { return };
        found.overwrites.retain(|it| it.id != who);
        if allow != Permissions::NONE || deny != Permissions::NONE {
            found.overwrites.push(Overwrite { id: who, member, allow, deny });
        }
        self.announce_channel(channel, "UPDATE");
        self.tell(Change::World);
    }

    /// Changes what everybody may do on a server.
    pub(crate) fn permit_everybody(&mut self, server: Id, permissions: Permissions) {
        let Some(found) = self.world.servers.get_mut(&server) else { return };
        let Some(role) = found.roles.iter_mut().find(|role| role.id == server) else { return };
        role.permissions = permissions;
        self.announce_role(server, server);
    }

    /// Gives the bot a server's role of moderators, or takes it.
    pub(crate) fn promote_bot(&mut self, server: Id, moderator: bool) {
        let bot = self.bot;
        let Some(found) = self.world.servers.get_mut(&server) else { return };
        let Some(role) = found.moderator_role() else { return };
        let Some(member) = found.members.get_mut(&bot) else { return };
        member.roles.retain(|held| *held != role);
        member.roles.extend(moderator.then_some(role));
        self.announce_member(server, bot, "UPDATE");
    }

    /// Makes something go wrong.
    pub(crate) fn fail(&mut self, fault: Fault) -> Result<(), Refused> {
        match fault {
            Fault::RateLimit { target, retry_after_ms } => {
                let blow = Blow::RateLimit(Duration::from_millis(retry_after_ms));
                self.faults.await_request(target, blow);
            }
            Fault::Error { target, status } => self.faults.await_request(target, Blow::Status(status)),
            Fault::Refuse { target, status, code } => {
                self.faults.await_request(target, Blow::Refuse(status, code));
            }
            Fault::Slow { target, after_ms } => {
                self.faults.await_request(target, Blow::Slow(Duration::from_millis(after_ms)));
            }
            Fault::Hang { target } => self.faults.await_request(target, Blow::Hang),
            Fault::Drop { target } => self.faults.await_request(target, Blow::Drop),
            Fault::DieAfter { target } => self.faults.await_request(target, Blow::DieAfter),
            Fault::Answer { target, with } => self.faults.await_request(target, Blow::Answer(with)),
            Fault::GatewayClose { code } => self.gateway.order(&Order::Close(code)),
            Fault::GatewayDrop => self.gateway.order(&Order::Cut),
            Fault::ShardDrop { shard } => {
                self.gateway.order_some(&Order::Cut, |session| session.shard.number == shard);
            }
            Fault::Reconnect => self.gateway.order(&Order::Reconnect),
            Fault::InvalidSession { resumable } => self.gateway.order(&Order::InvalidSession(resumable)),
            Fault::Frame { text } => self.gateway.order(&Order::Frame(text)),
            Fault::Pause => self.gateway.paused = true,
            Fault::Resume => self.gateway.paused = false,
            Fault::GatewayTurnAway { code, times } => {
                self.faults.turned_away = (self.faults.turned_away.0 + times, code);
            }
            Fault::GatewaySilent { times } => self.faults.silent_connections += times,
            Fault::DeliverTwice { times } => self.faults.deliver_twice += times,
            Fault::Late { times, by_ms } => self.faults.late = (times, by_ms),
            Fault::Garble { times, with } => {
                self.faults.garble.extend(std::iter::repeat_n(with, times as usize));
            }
            Fault::Revoke { channel, permission } => self.permit_bot(channel, &permission, false)?,
            Fault::Grant { channel, permission } => self.permit_bot(channel, &permission, true)?,
            Fault::Kick { server } => self.leave(self.bot, server),
            Fault::Shut { person } => drop(self.world.shut.insert(person)),
            Fault::Unshut { person } => drop(self.world.shut.remove(&person)),
            Fault::Clear => {
                self.faults.clear();
                self.gateway.paused = false;
            }
        }
        self.ring();
        Ok(())
    }

    fn permit_bot(&mut self, channel: Id, name: &str, granted: bool) -> Result<(), Refused> {
        let wanted = Permissions::named(name);
        let wanted = wanted.ok_or_else(|| Refused::BadRequest(format!("{name} is no permission")))?;
        let found = self.world.channels.get(&channel);
        let found = found.ok_or_else(|| Refused::UnknownChannel(channel.to_string()))?;
        // A thread has its parent's permissions.
        let place = found.thread.as_ref().map_or(channel, |thread| thread.parent);
        let known =
            self.world.channels.get(&place).and_then(|it| it.overwrites.iter().find(|it| it.id == self.bot));
        let (allow, deny) = known.map_or((Permissions::NONE, Permissions::NONE), |it| (it.allow, it.deny));
        let (allow, deny) =
            if granted { (allow | wanted, deny & !wanted) } else { (allow & !wanted, deny | wanted) };
        self.overwrite(place, self.bot, allow, deny);
        Ok(())
    }
}

fn check_display_name(name: &str) -> Result<(), Refused> {
    let length = name.trim().chars().count();
    if (1..=32).contains(&length) {
        Ok(())
    } else {
        Err(Refused::BadRequest("a name has 1 to 32 characters".to_owned()))
    }
}
