//! Direct messages: a call that reaches one person alone, in their own language, and is deleted when they have acted.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use poise::serenity_prelude::{ChannelType, Permissions};
use sandbox::{Fault, MessageSeen, PersonAt, Sandbox, SandboxOptions};
use tempfile::TempDir;

use super::trips::{caller, desk};
use crate::discord::channels::closed::closed_note;
use crate::discord::features::direct::pressed_directly;
use crate::discord::message::failure::Failure;
use crate::discord::wire::caller::Caller;
use crate::discord::{Bot, Endpoint};
use crate::pictures::Pictures;
use host::database::Database;
use host::tables::{Tables, luck, system_time};
use session::{Intent, Person, Place, Session};

pub(super) const PATIENCE: Duration = Duration::from_secs(30);
const HOUR: i64 = 60 * 60;

/// The real bot in a sandbox, by a clock that is ahead of the system's.
pub(super) struct House {
    pub(super) sandbox: Sandbox,
    pub(super) tables: Tables,
    ahead: Arc<AtomicI64>,
    _folder: TempDir,
}

impl House {
    pub(super) async fn open() -> House {
        let folder = TempDir::new().expect("a temporary folder");
        let sandbox = Sandbox::start(SandboxOptions::default()).await.expect("the sandbox starts");
        let opened = Database::open(&folder.path().join("house.db")).await.expect("the database opens");
        let ahead = Arc::new(AtomicI64::new(0));
        let clock = {
            let ahead = ahead.clone();
            move || system_time() + ahead.load(Ordering::Relaxed)
        };
        let tables = Tables::new(opened, games::TITLES, Arc::new(clock), luck::rehearsed(1));
        let endpoint = Endpoint::local(&sandbox.url(), &sandbox.token()).expect("the sandbox is local");
        let pictures = Pictures::default();
        let bot = Bot::connect(&endpoint, tables.clone(), pictures, None).await.expect("the bot connects");
        tokio::spawn(bot.run(std::future::pending(), || ()));
        sandbox.wait_for_bot(PATIENCE).await.expect("the bot is there");
        House { sandbox, tables, ahead, _folder: folder }
    }

    /// Lets so many hours pass, and does what is then due. A digest that is still being noted would be the next one too.
    pub(super) async fn wait(&self, hours: i64) {
        let deadline = tokio::time::Instant::now() + PATIENCE;
        while self.sends_digest().await {
            assert!(tokio::time::Instant::now() < deadline, "a digest waits for ever");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        self.ahead.fetch_add(hours * HOUR, Ordering::Relaxed);
        self.tables.ring(self.tables.now()).await.expect("the timers are read");
    }

    async fn sends_digest(&self) -> bool {
        for name in ["ada", "ben"] {
            let person = self.sandbox.person(name).expect("they exist").id().0;
            let letter = self.tables.outbox().digest_letter(person, self.tables.now()).await;
            if letter.expect("it is read").is_some() {
                return true;
            }
        }
        false
    }

    /// Waits until everything is posted and noted.
    pub(super) async fn settles(&self) {
        let deadline = tokio::time::Instant::now() + PATIENCE;
        while self.tables.database().posts().await.iter().any(|(_, _, sent)| !sent) {
            assert!(tokio::time::Instant::now() < deadline, "something waits for ever");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    pub(super) fn at(&self, person: &str, channel: &str) -> PersonAt {
        self.sandbox.person(person).expect("they exist").at(channel).expect("the channel exists")
    }

    /// A table for Ada and Ben.
    pub(super) async fn table(&self) -> Arc<Session> {
        types(&self.at("ada", "games"), "/play game:harmonies seats:2").await;
        types(&self.at("ben", "games"), "/join").await;
        types(&self.at("ada", "games"), "/table start").await;
        self.session().await
    }

    pub(super) async fn session(&self) -> Arc<Session> {
        let channel = self.at("ada", "games").channel().0;
        let guild = self.sandbox.servers()[0].0;
        let found = self.tables.find_at(Place { guild, channel }).await.expect("it is read");
        found.expect("a table").session
    }

    /// The person whom the table waits for, and the other one.
    pub(super) async fn asked(&self) -> [&'static str; 2] {
        let first = self.session().await.seats[0].must();
        if first { ["ada", "ben"] } else { ["ben", "ada"] }
    }

    /// The direct messages to a person, once they are as wanted.
    pub(super) async fn direct(
        &self,
        person: &str,
        wanted: impl Fn(&[MessageSeen]) -> bool,
    ) -> Vec<MessageSeen> {
        let person = self.sandbox.person(person).expect("they exist");
        let deadline = tokio::time::Instant::now() + PATIENCE;
        loop {
            let seen = person.at("turnstone").map(|at| at.sees()).unwrap_or_default();
            if wanted(&seen) {
                return seen;
            }
            assert!(tokio::time::Instant::now() < deadline, "{seen:?}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

pub(super) async fn types(at: &PersonAt, command: &str) {
    assert!(at.type_command(command).await.expect("it is known").is_ok(), "{command}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_call_goes_to_the_direct_messages_of_whoever_wishes_so() {
    let house = House::open().await;
    house.table().await;
    let [asked, other] = house.asked().await;
    let channel = house.at(asked, "games");
    for person in [asked, other] {
        types(&house.at(person, "games"), "/me by:direct language:pl").await;
    }
    house.wait(13).await;
    let seen = house.direct(asked, |seen| seen.len() == 1).await;
    let call = &seen[0];
    assert!(call.content.starts_with("**Ostoja**, stół 1: "), "{}", call.content);
    assert!(call.pings_me);
    let place = house.session().await.place;
    let link = call.parts().find_map(|part| part["url"].as_str()).expect("a link");
    assert!(link.starts_with(&format!("https://discord.com/channels/{}/{}/", place.guild, place.channel)));
    let calls = |seen: &[MessageSeen]| {
        let called = |it: &&MessageSeen| it.parts().any(|part| part["custom_id"] == "1:0:panel:call");
        seen.iter().filter(called).count()
    };
    assert_eq!(calls(&channel.sees()), 0, "the channel is not told too");
    assert!(house.sandbox.person(other).expect("they exist").at("turnstone").is_err());

    // The next reminder replaces this one, a press brings peace, and a person who acts needs none.
    house.wait(25).await;
    let first = call.id;
    let seen = house.direct(asked, |seen| seen.len() == 1 && seen[0].id != first).await;
    let outcome = channel.person().press(seen[0].id, "Bez dalszych przypomnień").await.expect("it is there");
    assert!(outcome.is_ok(), "{outcome:?}");
    let seen = house.direct(asked, |seen| seen.len() == 1).await;
    assert!(seen[0].content.ends_with("powiadomię cię jak zawsze."), "{}", seen[0].content);
    assert_eq!(seen[0].buttons(), ["Do stołu"]);
    assert!(!house.session().await.can_be_muted(channel.person().id().0));
    types(&channel, "/seat hand-over").await;
    house.direct(asked, <[MessageSeen]>::is_empty).await;
    house.sandbox.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_takes_no_direct_messages_is_called_in_the_channel() {
    let house = House::open().await;
    house.table().await;
    let [asked, _] = house.asked().await;
    let channel = house.at(asked, "games");
    types(&channel, "/me by:direct").await;
    let person = channel.person().id();
    house.sandbox.fail(Fault::Shut { person }).expect("it is possible");
    house.wait(13).await;
    let called = |message: &MessageSeen| message.pings_me && message.buttons().contains(&"No more reminders");
    let call = channel.wait_for(PATIENCE, |seen| seen.iter().find(|it| called(it)).map(|it| it.id)).await;
    let call = call.expect("the channel calls them");
    assert!(house.direct(asked, <[MessageSeen]>::is_empty).await.is_empty());
    // Once they take them again, the next one comes there, and the one before is deleted.
    house.sandbox.fail(Fault::Unshut { person }).expect("it is possible");
    house.settles().await;
    house.wait(25).await;
    house.direct(asked, |seen| seen.len() == 1).await;
    assert!(channel.message(call).is_none());
    house.sandbox.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_closed_channel_keeps_no_call_and_no_direct_message() {
    let house = House::open().await;
    house.table().await;
    let [asked, other] = house.asked().await;
    let channel = house.at(asked, "games");
    house.wait(13).await;
    let called = |message: &MessageSeen| message.buttons().contains(&"No more reminders");
    let call = channel.wait_for(PATIENCE, |seen| seen.iter().find(|it| called(it)).map(|it| it.id)).await;
    let call = call.expect("the channel calls them");
    let right = || (channel.channel(), "VIEW_CHANNEL".to_owned());
    let (shut, permission) = right();
    house.sandbox.fail(Fault::Revoke { channel: shut, permission }).expect("it is possible");
    // Their next reminder comes by direct message, although the table's channel is closed.
    types(&channel, "/me by:direct").await;
    types(&house.at(other, "games"), "/me by:direct").await;
    house.wait(25).await;
    house.direct(asked, |seen| seen.len() == 1).await;
    let table = house.session().await;
    house.tables.act(table.id, &Person::bot(), &Intent::Park, None).await.expect("it is closed");
    house.wait(25).await;
    house.direct(asked, |seen| seen.len() == 1 && seen[0].content.contains("Waiting since")).await;
    assert!(channel.message(call).is_some(), "nothing can be deleted there");
    // The call that could not be deleted is deleted when the channel opens.
    let (open, permission) = right();
    house.sandbox.fail(Fault::Grant { channel: open, permission }).expect("it is possible");
    let gone = |seen: &[MessageSeen]| seen.iter().all(|it| it.id != call).then_some(());
    channel.wait_for(PATIENCE, gone).await.expect("it is taken away later");
    house.sandbox.shutdown().await;
}

/// A button on a direct message that is no table's gets a true answer.
#[tokio::test]
async fn a_foreign_button_in_a_direct_message_says_where_ones_tables_are() {
    let folder = TempDir::new().expect("a temporary folder");
    let desk = desk(folder.path(), 4).await;
    for id in ["7:0:panel:call", "7:0:join:"] {
        let denied = pressed_directly(&desk, 1, "en", &id.parse().expect("it is one of ours")).await;
        assert!(matches!(denied, Err(Failure::Told("deny-direct", _))), "{id}");
    }
}

/// Every interaction carries the channel's rights: if they suffice the table goes on, else the answer says which is missing.
#[tokio::test]
async fn any_interaction_finds_a_channel_open_again() {
    let folder = TempDir::new().expect("a temporary folder");
    let desk = desk(folder.path(), 4).await;
    let table = super::waiting::begun(&desk, "en").await;
    desk.tables.act(table.id, &Person::bot(), &Intent::Park, None).await.expect("it is closed");
    desk.messages.known.close(table.place.channel);
    let lacking = Caller { bot_may: Permissions::VIEW_CHANNEL, ..caller(1, 90) };
    let note = closed_note(&desk, &lacking).await.expect("it is said");
    assert!(note.contains("I lack: Send Messages, Attach Files."), "{note}");
    let stands = async || desk.here(&caller(1, 91)).await.expect("a table").parked;
    assert!(stands().await);
    let kind = ChannelType::PublicThread;
    let writes = Permissions::all() - Permissions::MANAGE_THREADS - Permissions::ADMINISTRATOR;
    let locked = Caller { bot_may: writes, kind, locked: true, ..caller(1, 92) };
    assert!(closed_note(&desk, &locked).await.is_some_and(|note| note.contains("I lack: Manage Threads.")));
    assert_eq!(closed_note(&desk, &caller(1, 93)).await, None);
    assert!(!stands().await, "it goes on");
    assert!(!desk.messages.known.is_closed(table.place.channel));
}
