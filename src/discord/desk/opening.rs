//! Opening a table: where it may stand, in a thread or not, and with which computers.

mod choosing;
mod lesson;
mod search;
mod suited;

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use anyhow::Context as _;
use poise::serenity_prelude as serenity;
use rules::{Options, Words as _};
use serenity::{ChannelId, ChannelType, CreateThread, EditThread, Permissions};
use tabletop::Title;
use thinking::Level;

use super::{Answer, Desk};
use crate::discord::letters::failure::{Failure, typed};
use crate::discord::letters::parts::page::Page;
use crate::discord::letters::parts::wanted::Strength;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits::fit;
use crate::discord::wire::rest;
use crate::discord::wire::rights::{missing, needed};
use crate::discord::wire::trouble::Trouble;
use host::sync::lock;
use host::tables::Receipt;
use session::{Intent, Place};
use words::{Lang, Speech};

/// The arguments of `/play`.
pub(crate) struct Opening {
    /// The game's id.
    pub game: String,
    /// The number of seats; if nothing is said the game's most, or with computers as few as it takes.
    pub seats: Option<u8>,
    /// The number of computers; if only a level is said, as many as it takes for one person to play, at least one.
    pub computers: Option<u8>,
    /// How well the computers play, as typed; normal if nothing is said.
    pub level: Option<String>,
    /// The options.
    pub options: Options,
    /// Whether the table gets a thread of its own.
    pub thread: bool,
    /// Whether people are to be asked who would like to join.
    pub looking: bool,
}

/// For how long Discord is waited for before somebody is told that nothing comes.
const PATIENCE: Duration = Duration::from_secs(20);

/// Discord's longest time before a thread is archived: a week, in minutes.
const THREAD_LIFE: serenity::AutoArchiveDuration = serenity::AutoArchiveDuration::OneWeek;

impl Desk {
    /// Opens a table in the caller's channel, or in a thread of its own. A game that computers fill up starts at once: there is nobody
    /// to wait for.
    ///
    /// # Errors
    /// [`Failure`]: an unknown game or level, more computers than seats, options that do not fit, a channel that has a table, a missing permission.
    pub(crate) async fn open(&self, caller: &Caller, opening: Opening) -> Result<Answer, Failure> {
        let title = games::title(&opening.game)
            .ok_or_else(|| Failure::Told("denied-unknown-game", vec![("game", typed(&opening.game))]))?;
        // A level that there is not is told first.
        opening.computers(title)?;
        for (key, value) in &opening.options.0 {
            self.check_beacon(key, value)?;
        }
        self.check_place(caller).await?;
        let thread = thread_for(caller, opening.thread)?;
        self.check_permissions(caller, thread.is_some())?;
        let (opening, suited) = self.suit(caller, opening).await?;
        let settings = self.settings_of(caller.place.guild).await?;
        let language = settings.language.unwrap_or(caller.lang);
        let speech = caller.speech();
        let mut caller = caller.clone();
        let intent = opening.intent(title, language)?;
        let opened = self.open_at(&mut caller, title, &intent, thread, language).await?;
        if opened.session.is_starting() {
            let table = self.here(&caller).await?;
            return Ok(Answer::private(self.begun(&caller, &table, &opened).await?.headed_on(suited)));
        }
        let key = if thread.is_some() { "lobby-thread-opened" } else { "lobby-opened" };
        let channel = format!("<#{}>", caller.place.channel);
        let told = [suited, Some(speech.text(key, &[("channel", channel.into())]))];
        let told = told.into_iter().flatten().collect::<Vec<_>>().join("\n");
        if !opening.looking {
            return Ok(Answer::private(Page::text(told)));
        }
        let table = self.here(&caller).await?;
        let asked = match self.search_question(&caller, &table).await {
            Ok(question) => question,
            // The table is there all the same.
            Err(refused) => Page::text(refused.excuse(&speech, Some(table.id.0))),
        };
        Ok(Answer::private(asked.headed(Some(told))))
    }

    /// Opens a table in the caller's channel, or in a thread of that kind below it; the caller is where it stands from then on.
    async fn open_at(
        &self,
        caller: &mut Caller,
        title: &dyn Title,
        intent: &Intent,
        thread: Option<ChannelType>,
        language: Lang,
    ) -> Result<Receipt, Failure> {
        let (interaction, due) = (Some(caller.interaction), caller.due);
        let mut promised = None;
        if let Some(kind) = thread {
            // A thread that is opened in vain would stay for all to see.
            self.tables.check_opening(caller.place, &caller.person, intent).await?;
            let number = self.promise_number().await?;
            let name = thread_name(title, number.0, language);
            caller.place = self.open_thread(caller.place, kind, &name).await?;
            promised = Some(number);
        }
        let opened = self.tables.open_in_time(caller.place, &caller.person, intent, interaction, due).await;
        let stands = opened.as_ref().is_ok_and(|opened| opened.session.place == caller.place);
        if thread.is_some() && !stands {
            remove_thread(&self.http, ChannelId::new(caller.place.channel)).await;
        }
        let opened = opened?;
        caller.place = opened.session.place;
        let number = opened.session.id.0;
        if promised.is_some_and(|promised| promised.0 != number) && stands {
            let (http, thread) = (self.http.clone(), ChannelId::new(caller.place.channel));
            let name = thread_name(title, number, language);
            // Nobody's answer waits for it.
            tokio::spawn(async move { rename_thread(&http, thread, &name).await });
        }
        Ok(opened)
    }

    /// Whether a table can stand in the caller's channel: not in a private thread without the bot.
    pub(crate) async fn check_place(&self, caller: &Caller) -> Result<(), Failure> {
        if caller.kind == ChannelType::PrivateThread && !self.is_inside(caller).await? {
            return Err(Failure::told("deny-private-thread"));
        }
        Ok(())
    }

    /// Whether the bot can write in the caller's private thread: as a member, or because it may manage threads.
    async fn is_inside(&self, caller: &Caller) -> Result<bool, Failure> {
        if caller.bot_may.intersects(Permissions::MANAGE_THREADS | Permissions::ADMINISTRATOR) {
            return Ok(true);
        }
        let thread = rest::channel(&self.http, ChannelId::new(caller.place.channel));
        let slow = |_| Failure::told("deny-discord-slow");
        let found = tokio::time::timeout(PATIENCE, thread).await.map_err(slow)?;
        match rest::done(found).map_err(anyhow::Error::from) {
            Ok(()) => Ok(true),
            Err(error) if matches!(Trouble::of(&error), Trouble::Closed(_) | Trouble::Deleted(_)) => {
                Ok(false)
            }
            Err(error) => Err(Failure::Broken(error)),
        }
    }

    /// Opens a thread below a channel. One that comes when the person has been told that it does not is taken away.
    async fn open_thread(&self, place: Place, kind: ChannelType, name: &str) -> Result<Place, Failure> {
        let thread = CreateThread::new(name).kind(kind).auto_archive_duration(THREAD_LIFE);
        let http = self.http.clone();
        let mut opening =
            tokio::spawn(
                async move { rest::open_thread(&http, ChannelId::new(place.channel), thread).await },
            );
        if let Ok(opened) = tokio::time::timeout(PATIENCE, &mut opening).await {
            let thread = opened.context("opening a thread")??;
            return Ok(Place { channel: thread.get(), ..place });
        }
        let http = self.http.clone();
        tokio::spawn(async move {
            if let Ok(Ok(late)) = opening.await {
                remove_thread(&http, late).await;
            }
        });
        Err(Failure::told("deny-discord-slow"))
    }

    /// The number that the next table is likely to get: its thread is named before it is there. It is nobody else's until that is so.
    async fn promise_number(&self) -> Result<Promise, Failure> {
        let next = self.tables.store().next_number().await?;
        let mut promised = lock(&self.promised.0);
        let number = (next..).find(|number| !promised.contains(number)).unwrap_or(next);
        promised.insert(number);
        Ok(Promise(number, self.promised.clone()))
    }

    /// Whether the bot may do here what a table needs; names what is missing.
    pub(super) fn check_permissions(&self, caller: &Caller, thread: bool) -> Result<(), Failure> {
        if caller.is_direct() {
            return Err(Failure::told("deny-guild-only"));
        }
        match self.lacks(caller, thread) {
            None => Ok(()),
            Some(permissions) => {
                Err(Failure::Told("deny-permission", vec![("permissions", permissions.into())]))
            }
        }
    }

    /// The names of the permissions that a table would need here, or in a thread, and the bot has not.
    pub(super) fn lacks(&self, caller: &Caller, thread: bool) -> Option<String> {
        let mut needed = needed(caller.is_in_thread() || thread, caller.locked);
        if thread {
            needed |= Permissions::CREATE_PUBLIC_THREADS;
        }
        let names = missing(needed, caller.bot_may, &caller.speech());
        (!names.is_empty()).then(|| names.join(", "))
    }
}

impl Opening {
    /// The computers that are wanted, each with its level.
    fn computers(&self, title: &dyn Title) -> Result<Vec<Level>, Failure> {
        let level = match strength(self.level.as_deref())? {
            Strength::Level(level) => level,
            // Only to see whether the table could be opened: the level is found before it is.
            Strength::Suited => Level::Normal,
        };
        let alone = if self.level.is_some() { title.seats().0.saturating_sub(1).max(1) } else { 0 };
        Ok(vec![level; usize::from(self.computers.unwrap_or(alone))])
    }
}

/// The numbers for which threads are being opened.
#[derive(Debug, Default)]
pub(crate) struct Promised(Mutex<BTreeSet<i64>>);

/// A number that is promised to nobody else as long as this is there.
struct Promise(i64, Arc<Promised>);

impl Drop for Promise {
    fn drop(&mut self) {
        lock(&self.1.0).remove(&self.0);
    }
}

/// What the thread of the table with that number is called.
fn thread_name(title: &dyn Title, number: i64, lang: Lang) -> String {
    let speech = Speech::new(lang, Vec::new());
    let game = speech.say(&format!("{}-name", title.id()));
    fit(&speech.text("thread-name", &[("game", game.into()), ("table", number.into())]), 90)
}

/// Gives a thread the number of its table: of two that are opened at the very same moment one may bear the other's. Discord tells of it in
/// the thread.
async fn rename_thread(http: &serenity::Http, thread: ChannelId, name: &str) {
    if let Err(error) = rest::done(thread.edit_thread(http, EditThread::new().name(name)).await) {
        tracing::warn!(thread = thread.get(), %error, "a thread bears the number of another table");
    }
}

/// How well computers are to play, as it was typed; normally if nothing was.
fn strength(named: Option<&str>) -> Result<Strength, Failure> {
    match named.map(str::parse) {
        None => Ok(Strength::default()),
        Some(Ok(strength)) => Ok(strength),
        Some(Err(_)) => {
            let levels: Vec<String> = Strength::offered().map(|offered| offered.to_string()).collect();
            let levels = levels.join(", ");
            let args = vec![("level", typed(named.unwrap_or_default())), ("levels", levels.into())];
            Err(Failure::Told("deny-unknown-level", args))
        }
    }
}

/// Deletes a thread in which no table stands; if the bot may not, it is put away.
async fn remove_thread(http: &serenity::Http, thread: ChannelId) {
    let Err(error) = rest::done(thread.delete(http).await) else { return };
    tracing::info!(thread = thread.get(), %error, "a thread without a table is archived, not deleted");
    if let Err(error) = rest::done(thread.edit_thread(http, EditThread::new().archived(true)).await) {
        tracing::warn!(thread = thread.get(), %error, "a thread without a table stays");
    }
}

/// The kind of thread that a table gets, if it is to have one of its own: a thread has none.
fn thread_for(caller: &Caller, wanted: bool) -> Result<Option<ChannelType>, Failure> {
    if !wanted || caller.is_in_thread() {
        return Ok(None);
    }
    caller.thread_kind().map(Some).ok_or(Failure::told("deny-no-threads"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn computers(game: &str, computers: Option<u8>, level: Option<&str>) -> Result<Vec<Level>, Failure> {
        let (game, level, options) = (game.to_owned(), level.map(str::to_owned), Options::default());
        let opening = Opening { game, seats: None, computers, level, options, thread: false, looking: false };
        opening.computers(games::title(&opening.game).expect("there is such a game"))
    }

    #[test]
    fn a_level_alone_seats_as_many_computers_as_one_person_needs() {
        assert_eq!(computers("harmonies", None, Some("hard")).expect("they sit"), [Level::Hard]);
        assert_eq!(computers("catan", None, Some("easy")).expect("they sit"), [Level::Easy; 2]);
        assert_eq!(computers("catan", Some(3), None).expect("they sit"), [Level::Normal; 3]);
        assert!(computers("catan", None, None).expect("nobody is wanted").is_empty());
    }

    #[test]
    fn a_level_that_does_not_exist_is_named_beside_those_that_do() {
        let Err(Failure::Told(key, args)) = computers("catan", Some(1), Some("genius")) else {
            panic!("there is no such level")
        };
        assert_eq!(key, "deny-unknown-level");
        assert!(
            format!("{args:?}").contains("genius")
                && format!("{args:?}").contains("auto, easy, normal, hard")
        );
    }
}
