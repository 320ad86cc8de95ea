//! A server's channels as its people see them.
//!
//! An interaction says what a person may do where they type. Elsewhere their permissions follow from their roles, and from what a channel
//! allows and denies; a thread has the permissions of its channel, and only its members see a private one.

use std::collections::BTreeMap;

use poise::serenity_prelude as serenity;
use serenity::{
    ChannelId, ChannelType, GuildChannel, GuildId, PermissionOverwrite, PermissionOverwriteType, Permissions,
    RoleId, UserId,
};

use super::rights::{ChannelRights, needed};
use super::{mend, rest};

/// A server with its roles, and the channels and threads that Discord lists.
#[derive(Debug)]
pub(crate) struct Rooms {
    server: GuildId,
    owner: UserId,
    roles: BTreeMap<RoleId, Permissions>,
    rooms: BTreeMap<u64, Room>,
}

/// A channel or thread.
#[derive(Debug)]
struct Room {
    name: String,
    /// The channel that it is a thread of.
    parent: Option<u64>,
    private: bool,
    locked: bool,
    rules: Vec<PermissionOverwrite>,
}

/// A person and their roles on the server.
pub(crate) struct Member {
    pub(crate) user: u64,
    pub(crate) roles: Vec<RoleId>,
}

impl Room {
    fn of(channel: GuildChannel) -> Room {
        let thread = channel.thread_metadata;
        Room {
            parent: channel.parent_id.filter(|_| thread.is_some()).map(ChannelId::get),
            private: channel.kind == ChannelType::PrivateThread,
            locked: thread.is_some_and(|thread| thread.locked),
            name: channel.name,
            rules: channel.permission_overwrites,
        }
    }
}

impl Rooms {
    /// What Discord lists of a server: its roles, its channels, and the threads that are not archived.
    pub(crate) async fn of(http: &serenity::Http, server: u64) -> serenity::Result<Rooms> {
        let server = GuildId::new(server);
        let (guild, all) = tokio::try_join!(rest::server(http, server), rest::channels(http, server))?;
        Ok(Rooms {
            server,
            owner: guild.owner_id,
            roles: guild.roles.into_iter().map(|(id, role)| (id, role.permissions)).collect(),
            rooms: all.into_iter().map(|channel| (channel.id.get(), Room::of(channel))).collect(),
        })
    }

    /// The rooms with a channel that may not be listed, such as an archived thread. A deleted channel, or one closed to the bot, stays
    /// unknown: nobody can write there.
    pub(crate) async fn with(mut self, http: &serenity::Http, channel: u64) -> serenity::Result<Rooms> {
        if self.rooms.contains_key(&channel) {
            return Ok(self);
        }
        match rest::channel(http, ChannelId::new(channel)).await {
            Ok(found) => {
                let found = serde_json::from_value::<GuildChannel>(mend::channel(&found));
                let here = found.ok().filter(|found| found.guild_id == self.server);
                self.rooms.extend(here.map(|found| (channel, Room::of(found))));
            }
            Err(error) if is_withheld(&error) => {}
            Err(error) => return Err(error),
        }
        Ok(self)
    }

    /// A person with their roles; none if they are not on the server.
    pub(crate) async fn member(&self, http: &serenity::Http, user: u64) -> serenity::Result<Option<Member>> {
        match rest::member(http, self.server, UserId::new(user)).await {
            Ok(member) => Ok(Some(Member { user, roles: member.roles })),
            Err(error) if is_withheld(&error) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// A channel's name.
    pub(crate) fn name(&self, channel: u64) -> Option<&str> {
        self.rooms.get(&channel).map(|room| room.name.as_str())
    }

    /// What a person may do on the server, apart from its channels' rules.
    pub(crate) fn on_server(&self, who: &Member) -> Permissions {
        let everybody = RoleId::new(self.server.get());
        let roles = std::iter::once(&everybody).chain(&who.roles);
        let held = roles.filter_map(|role| self.roles.get(role)).copied();
        let held = held.fold(Permissions::empty(), |all, held| all | held);
        let rules = self.owner.get() == who.user || held.contains(Permissions::ADMINISTRATOR);
        if rules { Permissions::all() } else { held }
    }

    /// What a person may do in a channel by roles and rules; nothing if they do not see it. Ignores whether they are in a private thread.
    pub(crate) fn by_rules(&self, who: &Member, channel: u64) -> Permissions {
        let Some(room) = self.rooms.get(&channel) else { return Permissions::empty() };
        let base = self.on_server(who);
        if base.contains(Permissions::ADMINISTRATOR) {
            return base;
        }
        let rules = match room.parent {
            Some(parent) => self.rooms.get(&parent).map_or(&[][..], |parent| &parent.rules),
            None => &room.rules,
        };
        let may = ruled(base, rules, self.server, who);
        if may.contains(Permissions::VIEW_CHANNEL) { may } else { Permissions::empty() }
    }

    /// What a person may do in a channel; nothing in a private thread that they neither are in nor may manage.
    pub(crate) async fn held(
        &self,
        http: &serenity::Http,
        who: &Member,
        channel: u64,
    ) -> serenity::Result<ChannelRights> {
        let room = self.rooms.get(&channel);
        let mut may = self.by_rules(who, channel);
        if self.is_private(channel) && !may.contains(Permissions::MANAGE_THREADS) {
            let found = ChannelId::new(channel).get_thread_member(http, UserId::new(who.user), false).await;
            match rest::done(found) {
                Ok(()) => {}
                Err(error) if is_withheld(&error) => may = Permissions::empty(),
                Err(error) => return Err(error),
            }
        }
        let (thread, locked) = room.map_or((false, false), |room| (room.parent.is_some(), room.locked));
        Ok(ChannelRights { may, thread, locked })
    }

    /// Whether a channel is a private thread.
    pub(crate) fn is_private(&self, channel: u64) -> bool {
        self.rooms.get(&channel).is_some_and(|room| room.private)
    }

    /// Whether everybody on the server sees a channel.
    pub(crate) fn is_open_to_all(&self, channel: u64) -> bool {
        let nobody = Member { user: 0, roles: Vec::new() };
        !self.is_private(channel) && self.by_rules(&nobody, channel).contains(Permissions::VIEW_CHANNEL)
    }
}

impl ChannelRights {
    /// Whether a person with these permissions sees the channel and can write there.
    pub(crate) fn writes(&self) -> bool {
        self.may.contains(needed(self.thread, self.locked) - Permissions::ATTACH_FILES)
    }

    /// Whether a person with these permissions is a moderator there.
    pub(crate) const fn moderates(&self) -> bool {
        self.may.contains(Permissions::VIEW_CHANNEL.union(Permissions::MANAGE_MESSAGES))
    }
}

/// A person's permissions after what a channel allows and denies: to everybody, then to their roles, then to them.
fn ruled(base: Permissions, rules: &[PermissionOverwrite], server: GuildId, who: &Member) -> Permissions {
    use PermissionOverwriteType::{Member as OfMember, Role as OfRole};
    let everybody = RoleId::new(server.get());
    let of = |wanted: &dyn Fn(PermissionOverwriteType) -> bool| {
        let rules = rules.iter().filter(|rule| wanted(rule.kind));
        rules.fold((Permissions::empty(), Permissions::empty()), |(allow, deny), rule| {
            (allow | rule.allow, deny | rule.deny)
        })
    };
    let steps = [
        of(&|kind| kind == OfRole(everybody)),
        of(&|kind| matches!(kind, OfRole(role) if role != everybody && who.roles.contains(&role))),
        of(&|kind| matches!(kind, OfMember(user) if user.get() == who.user)),
    ];
    steps.into_iter().fold(base, |may, (allow, deny)| (may - deny) | allow)
}

/// Whether Discord has answered that the thing does not exist, or that the bot may not see it.
fn is_withheld(error: &serenity::Error) -> bool {
    let serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response)) = error else {
        return false;
    };
    matches!(response.status_code.as_u16(), 403 | 404)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEE: Permissions = Permissions::VIEW_CHANNEL;
    const WRITE: Permissions = Permissions::SEND_MESSAGES;
    const ASIDE: Permissions = Permissions::SEND_MESSAGES_IN_THREADS;
    const RULE: Permissions = Permissions::MANAGE_MESSAGES;
    const NONE: Permissions = Permissions::empty();
    const SERVER: u64 = 1;
    const MODERATOR: u64 = 5;
    const CHIEF: u64 = 6;
    const OWNER: u64 = 70;
    const ADA: u64 = 71;

    fn role(id: u64, allow: Permissions, deny: Permissions) -> PermissionOverwrite {
        PermissionOverwrite { allow, deny, kind: PermissionOverwriteType::Role(RoleId::new(id)) }
    }

    fn own(allow: Permissions, deny: Permissions) -> PermissionOverwrite {
        PermissionOverwrite { allow, deny, kind: PermissionOverwriteType::Member(UserId::new(ADA)) }
    }

    fn rooms(rules: Vec<PermissionOverwrite>) -> Rooms {
        let room =
            |parent, private, locked, rules| Room { name: "x".to_owned(), parent, private, locked, rules };
        let permissions =
            [(SERVER, SEE | WRITE | ASIDE), (MODERATOR, RULE), (CHIEF, Permissions::ADMINISTRATOR)];
        Rooms {
            server: GuildId::new(SERVER),
            owner: UserId::new(OWNER),
            roles: permissions.into_iter().map(|(id, may)| (RoleId::new(id), may)).collect(),
            rooms: [
                (20, room(None, false, false, rules)),
                (21, room(Some(20), false, false, vec![own(NONE, SEE)])),
                (22, room(Some(20), true, true, Vec::new())),
                (23, room(Some(99), false, false, Vec::new())),
            ]
            .into(),
        }
    }

    fn may(rooms: &Rooms, user: u64, roles: &[u64], channel: u64) -> Permissions {
        let roles = roles.iter().copied().map(RoleId::new).collect();
        rooms.by_rules(&Member { user, roles }, channel)
    }

    #[test]
    fn what_somebody_may_do_follows_from_the_server_their_roles_and_the_channel() {
        let all = SEE | WRITE | ASIDE;
        let plain = rooms(Vec::new());
        assert_eq!((may(&plain, ADA, &[], 20), may(&plain, ADA, &[MODERATOR], 20)), (all, all | RULE));
        assert_eq!(may(&plain, ADA, &[], 404), NONE, "an unknown channel");
        let shut = rooms(vec![role(SERVER, NONE, SEE), role(MODERATOR, SEE, RULE)]);
        assert_eq!(may(&shut, ADA, &[], 20), NONE, "whoever sees nothing there may do nothing");
        assert_eq!(may(&shut, ADA, &[MODERATOR], 20), all, "it is a moderator's elsewhere");
        for (user, roles) in [(ADA, &[CHIEF][..]), (OWNER, &[])] {
            assert!(
                may(&shut, user, roles, 20).contains(RULE),
                "rules bind neither owner nor administrators"
            );
        }
        let both = rooms(vec![role(MODERATOR, NONE, WRITE), role(CHIEF + 1, WRITE, NONE)]);
        assert_eq!(may(&both, ADA, &[MODERATOR, CHIEF + 1], 20), all | RULE, "roles allow over each other");
        let here = rooms(vec![role(SERVER, NONE, RULE), own(RULE, WRITE)]);
        assert_eq!(may(&here, ADA, &[], 20), SEE | ASIDE | RULE, "what is said of a person comes last");
    }

    #[test]
    fn a_thread_has_the_rights_of_its_channel() {
        let shut = rooms(vec![role(SERVER, NONE, SEE), role(MODERATOR, SEE, NONE)]);
        assert_eq!(
            (may(&shut, ADA, &[], 21), may(&shut, ADA, &[MODERATOR], 21)),
            (NONE, SEE | WRITE | ASIDE | RULE)
        );
        let plain = rooms(Vec::new());
        assert_eq!(may(&plain, ADA, &[], 21), SEE | WRITE | ASIDE, "its own rules are none");
        assert!(plain.is_open_to_all(20) && plain.is_open_to_all(21) && !shut.is_open_to_all(21));
        assert!(!plain.is_open_to_all(22), "a private thread is for its members");
        assert!(!plain.is_open_to_all(404));
    }

    #[test]
    fn who_writes_in_a_thread_needs_the_right_for_threads_and_more_if_it_is_locked() {
        let writes = |may, thread, locked| ChannelRights { may, thread, locked }.writes();
        assert!(writes(SEE | WRITE, false, false) && !writes(SEE | WRITE, true, false));
        assert!(
            writes(SEE | ASIDE, true, false)
                && !writes(SEE | ASIDE, true, true)
                && !writes(WRITE, false, false)
        );
        assert!(writes(SEE | ASIDE | Permissions::MANAGE_THREADS, true, true));
        let moderates = |may| ChannelRights { may, thread: false, locked: false }.moderates();
        assert!(moderates(SEE | RULE) && !moderates(SEE | WRITE) && moderates(Permissions::all()));
    }
}
