use games::{Level, Options, Values, Words as _};
use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, ChannelType, CreateActionRow, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, CreateThread, Permissions,
};

use super::{Answer, Desk};
use crate::discord::caller::Caller;
use crate::discord::custom_id::{CustomId, Verb};
use crate::discord::doctor::missing;
use crate::discord::failure::{Failure, typed};
use crate::discord::limits::{self, fit};
use crate::discord::page::Page;
use crate::discord::presses::lobby_intent;
use crate::discord::rows::button;
use crate::discord::trouble::Trouble;
use crate::session::{Denied, HINTS, HINTS_VALUES, Intent, Place, SeatRow, Session, Sitter, Status};
use crate::words::{Lang, Speech, plain_name};

/// The arguments of `/play`.
pub(crate) struct Opening {
    /// The game's id.
    pub game: String,
    /// The number of seats; the game's most if nothing is said.
    pub seats: Option<u8>,
    /// The options.
    pub options: Options,
    /// Whether the table gets a thread of its own.
    pub thread: bool,
}

/// One thing that the host can change in the lobby.
pub(crate) struct LobbyChoice {
    /// Its key: an option's, [`SEATS`] or [`COMPUTER`].
    pub key: String,
    /// Its name in the caller's language.
    pub label: String,
    /// Its possible values, each with a label.
    pub values: Vec<(String, String)>,
    /// Its present value; none if choosing it adds something.
    pub now: Option<String>,
}

/// The key that stands for the number of seats.
pub(in crate::discord) const SEATS: &str = "seats";
/// The key that stands for another computer at the table; its values are the levels.
pub(in crate::discord) const COMPUTER: &str = "computer";
/// Menus on one page of the set-up; the last row turns the page.
const MENUS: usize = limits::ROWS - 1;
/// Discord's longest time before a thread is archived: a week, in minutes.
const THREAD_LIFE: serenity::AutoArchiveDuration = serenity::AutoArchiveDuration::OneWeek;

impl Desk {
    /// Opens a table in the caller's channel, or in a thread of its own.
    ///
    /// # Errors
    /// [`Failure`]: an unknown game, options that do not fit, a channel that has a table, a missing permission.
    pub(crate) async fn open(&self, caller: &Caller, opening: Opening) -> Result<Answer, Failure> {
        let title = games::title(&opening.game)
            .ok_or_else(|| Failure::Told("denied-unknown-game", vec![("game", typed(&opening.game))]))?;
        self.check_place(caller).await?;
        let thread = thread_for(caller, opening.thread)?;
        self.check_permissions(caller, thread.is_some())?;
        let settings = self.settings_of(caller.place.guild).await?;
        let language = settings.language.unwrap_or(caller.lang);
        let speech = caller.speech();
        let mut caller = caller.clone();
        let mut key = "lobby-opened";
        if let Some(kind) = thread {
            let name = self.thread_name(title, language).await?;
            caller.place = self.open_thread(caller.place, kind, &name).await?;
            key = "lobby-thread-opened";
        }
        let intent = Intent::Open {
            game: opening.game,
            seats: opening.seats,
            options: opening.options,
            language: language.code().to_owned(),
        };
        let interaction = Some(caller.interaction);
        self.tables.open(caller.place, &caller.person, &intent, interaction).await?;
        let channel = format!("<#{}>", caller.place.channel);
        Ok(Answer::private(Page::text(speech.text(key, &[("channel", channel.into())]))))
    }

    /// Whether a table can stand in the caller's channel: not in a private thread without the bot.
    pub(super) async fn check_place(&self, caller: &Caller) -> Result<(), Failure> {
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
        let thread = serenity::ChannelId::new(caller.place.channel);
        match self.http.get_channel(thread).await.map_err(anyhow::Error::from) {
            Ok(_) => Ok(true),
            Err(error) if matches!(Trouble::of(&error), Trouble::Closed(_) | Trouble::Deleted(_)) => {
                Ok(false)
            }
            Err(error) => Err(Failure::Broken(error)),
        }
    }

    async fn open_thread(&self, place: Place, kind: ChannelType, name: &str) -> Result<Place, Failure> {
        let thread = CreateThread::new(fit(name, 90)).kind(kind).auto_archive_duration(THREAD_LIFE);
        let thread = serenity::ChannelId::new(place.channel).create_thread(&self.http, thread).await?;
        Ok(Place { channel: thread.id.get(), ..place })
    }

    /// The name of a thread for the next table. The thread is there before its table, and a change of its name would be announced in
    /// it: of two that are opened at the very same moment one bears the other's number.
    async fn thread_name(&self, title: &dyn games::Title, lang: Lang) -> Result<String, Failure> {
        let speech = Speech::new(lang, Vec::new());
        let game = speech.say(&format!("{}-name", title.id()));
        let table = self.tables.store().next_number().await?;
        Ok(speech.text("thread-name", &[("game", game.into()), ("table", table.into())]))
    }

    /// Whether the bot may do here what a table needs; names what is missing.
    pub(super) fn check_permissions(&self, caller: &Caller, thread: bool) -> Result<(), Failure> {
        let write = if caller.is_in_thread() || thread {
            Permissions::SEND_MESSAGES_IN_THREADS
        } else {
            Permissions::SEND_MESSAGES
        };
        let mut needed = Permissions::VIEW_CHANNEL | Permissions::ATTACH_FILES | write;
        if thread {
            needed |= Permissions::CREATE_PUBLIC_THREADS;
        }
        let names = missing(needed, caller.bot_may, &caller.speech());
        if names.is_empty() {
            return Ok(());
        }
        Err(Failure::Told("deny-permission", vec![("permissions", names.join(", ").into())]))
    }

    /// Takes somebody off the table.
    ///
    /// # Errors
    /// [`Failure`]
    pub(crate) async fn remove(&self, caller: &Caller, user: u64) -> Result<Answer, Failure> {
        let table = self.here(caller).await?;
        let seat = table.seat_of(user).ok_or(Failure::told("deny-no-person"))?;
        let name = self.speech(&table, caller.lang).name(seat);
        self.act(caller, &table, Intent::Remove(user)).await?;
        Ok(Answer::private(Page::text(caller.speech().text("done-removed", &[("name", name.into())]))))
    }

    /// Changes an option of the lobby in the caller's channel.
    ///
    /// # Errors
    /// [`Failure`]; for a key or a value that does not exist it names those that do.
    pub(crate) async fn configure(&self, caller: &Caller, key: &str, value: &str) -> Result<Answer, Failure> {
        let table = self.here(caller).await?;
        let done = self.act(caller, &table, lobby_intent(key, value)).await;
        let speech = caller.speech();
        if let Err(Failure::Denied(denied @ Denied::Rule(_))) = done {
            let choices = choices(&table, &speech);
            let possible = match choices.iter().find(|choice| choice.key == key) {
                Some(choice) => choice.values.iter().map(|(label, _)| label.as_str()).collect::<Vec<_>>(),
                None => choices.iter().map(|choice| choice.label.as_str()).collect(),
            };
            let possible = speech.text("option-possible", &[("choices", possible.join(" · ").into())]);
            return Ok(Answer::private(Page::text(format!("{}\n{possible}", denied.say(&speech)))));
        }
        done?;
        Ok(Answer::private(Page::text(speech.say("done-option"))))
    }

    /// Lists the things that the host can change.
    pub(crate) async fn lobby_choices(&self, caller: &Caller) -> Vec<LobbyChoice> {
        match self.here(caller).await {
            Ok(table) => choices(&table, &caller.speech()),
            Err(_) => Vec::new(),
        }
    }

    /// The host's menus; `page` counts from 0.
    pub(in crate::discord) fn setup_page(&self, session: &Session, caller: &Caller, page: usize) -> Page {
        let speech = self.speech(session, caller.lang);
        let choices = choices(session, &speech);
        let decision = page as u32;
        let id = |verb, rest: &str| {
            CustomId { decision, ..CustomId::plain(session.id.0, verb) }.with(rest).to_string()
        };
        let mut menus: Vec<CreateActionRow> = choices
            .iter()
            .map(|choice| {
                let option = |(label, value): &(String, String)| {
                    let label = fit(&format!("{}: {label}", choice.label), limits::OPTION_TEXT);
                    CreateSelectMenuOption::new(label, value)
                        .default_selection(choice.now.as_ref() == Some(value))
                };
                let options = choice.values.iter().map(option).collect();
                let kind = CreateSelectMenuKind::String { options };
                let menu = CreateSelectMenu::new(id(Verb::Option, &choice.key), kind);
                CreateActionRow::SelectMenu(match &choice.now {
                    Some(_) => menu,
                    None => menu.placeholder(speech.say("lobby-computer-add")),
                })
            })
            .collect();
        let others: Vec<_> = session.seats.iter().filter(|row| row.sitter.number() != session.host).collect();
        if !others.is_empty() {
            let option = |row: &&SeatRow| {
                let name = plain_name(&row.sitter, caller.lang);
                CreateSelectMenuOption::new(fit(&name, limits::OPTION_TEXT), row.sitter.number().to_string())
            };
            let kind = CreateSelectMenuKind::String { options: others.iter().map(option).collect() };
            let menu =
                CreateSelectMenu::new(id(Verb::Remove, ""), kind).placeholder(speech.say("lobby-remove"));
            // Hints, the last choice, are seldom agreed on: they may be on the next page.
            menus.insert(choices.len() - 1, CreateActionRow::SelectMenu(menu));
        }
        let pages = menus.len().div_ceil(MENUS).max(1);
        let page = page % pages;
        let mut rows: Vec<_> = menus.into_iter().skip(page * MENUS).take(MENUS).collect();
        let mut last = Vec::new();
        if pages > 1 {
            let next = CustomId::plain(session.id.0, Verb::Setup).with((page + 1).to_string());
            last.push(button(&next, &speech.say("lobby-button-next")).style(ButtonStyle::Secondary));
        }
        let close = CustomId::plain(session.id.0, Verb::Close);
        last.push(button(&close, &speech.say("lobby-button-close")).style(ButtonStyle::Danger));
        rows.push(CreateActionRow::Buttons(last));
        Page { content: speech.say("lobby-setup"), rows, ..Page::default() }
    }

    /// The message of a new lobby that calls those people to take a seat; nobody is called who has one.
    pub(in crate::discord) fn invitation_page(&self, session: &Session, people: &[u64]) -> Page {
        let lang = Desk::public_lang(session);
        let mut page = self.lobby_page(session, lang);
        if session.status != Status::Lobby {
            return page;
        }
        page.ping = people.iter().copied().filter(|&user| session.seat_of(user).is_none()).collect();
        if !page.ping.is_empty() {
            let people: Vec<String> = page.ping.iter().map(|user| format!("<@{user}>")).collect();
            let name = session
                .seat_of(session.host)
                .map_or_else(String::new, |seat| self.speech(session, lang).name(seat));
            let invited = [("people", people.join(", ").into()), ("name", name.into())];
            page.content = format!(
                "{}\n{}",
                Speech::new(lang, Vec::new()).text("lobby-invitation", &invited),
                page.content
            );
        }
        page
    }

    /// The public lobby message.
    pub(in crate::discord) fn lobby_page(&self, session: &Session, lang: Lang) -> Page {
        let speech = self.speech(session, lang);
        let id = session.title.id();
        let name = speech.say(&format!("{id}-name"));
        let waiting = session.status == Status::Lobby;
        let started = session.now.is_some() || session.status == Status::Frozen;
        if !waiting && !started {
            return Page::text(speech.text("lobby-closed", &[("game", name.into())]));
        }
        let blurb = speech.say(&format!("{id}-blurb"));
        let mut lines = vec![speech.text("lobby-title", &[("game", name.into()), ("blurb", blurb.into())])];
        let host = session.seat_of(session.host).map_or_else(String::new, |seat| speech.name(seat));
        lines.push(speech.text("lobby-host", &[("table", session.id.0.into()), ("name", host.into())]));
        for number in 1..=usize::from(session.seats_wanted) {
            lines.push(match session.seats.get(number - 1) {
                Some(row) => taken_line(row, &speech),
                None if started => break,
                None => speech.text("lobby-seat-free", &[("number", number.into())]),
            });
        }
        let agreed: Vec<String> = choices(session, &speech)
            .iter()
            .filter(|choice| choice.key != SEATS)
            .filter_map(|choice| {
                let now = choice.now.as_deref()?;
                let value = choice.values.iter().find(|(_, value)| value == now);
                Some(format!("{}: {}", choice.label, value.map_or(now, |(label, _)| label)))
            })
            .collect();
        if !agreed.is_empty() {
            lines.push(speech.text("lobby-options", &[("options", agreed.join(" · ").into())]));
        }
        if started {
            return Page::text(lines.join("\n"));
        }
        lines.push(readiness(session, session.seats.len(), &speech));
        lines.push(speech.say("lobby-hint"));
        let button = |verb, key: &str, style| {
            button(&CustomId::plain(session.id.0, verb), &speech.say(key)).style(style)
        };
        let row = CreateActionRow::Buttons(vec![
            button(Verb::Join, "lobby-button-join", ButtonStyle::Success),
            button(Verb::Leave, "lobby-button-leave", ButtonStyle::Secondary),
            button(Verb::Start, "lobby-button-start", ButtonStyle::Primary),
            button(Verb::Setup, "lobby-button-setup", ButtonStyle::Secondary),
        ]);
        Page { content: lines.join("\n"), rows: vec![row], ..Page::default() }
    }
}

/// The kind of thread that a table gets, if it is to have one of its own: a thread has none.
fn thread_for(caller: &Caller, wanted: bool) -> Result<Option<ChannelType>, Failure> {
    if !wanted || caller.is_in_thread() {
        return Ok(None);
    }
    caller.thread_kind().map(Some).ok_or(Failure::told("deny-no-threads"))
}

/// A seat that is taken, and how well a computer plays there.
fn taken_line(row: &SeatRow, speech: &Speech) -> String {
    let mut args = vec![("number", (row.seat.0 + 1).into()), ("name", speech.name(row.seat).into())];
    match &row.sitter {
        Sitter::Person { .. } => speech.text("lobby-seat-taken", &args),
        Sitter::Computer { level, .. } => {
            args.push(("level", speech.say(&format!("computer-level-{level}")).into()));
            speech.text("lobby-seat-computer", &args)
        }
    }
}

fn readiness(session: &Session, taken: usize, speech: &Speech) -> String {
    let fewest = usize::from(session.fewest());
    if taken < fewest {
        return speech.text("lobby-missing", &[("count", (fewest - taken).into())]);
    }
    let full = taken >= usize::from(session.seats_wanted);
    speech.say(if full { "lobby-ready" } else { "lobby-could-start" })
}

/// Seats, the game's options, computers for free seats and hints, in the words of that language.
fn choices(session: &Session, speech: &Speech) -> Vec<LobbyChoice> {
    let title = session.title;
    let (fewest, most) = title.seats();
    let count = |seats: u8| (speech.text("lobby-seats-value", &[("count", seats.into())]), seats.to_string());
    let mut choices = Vec::new();
    if fewest < most {
        choices.push(LobbyChoice {
            key: SEATS.to_owned(),
            label: speech.say("lobby-seats"),
            values: (fewest..=most).map(count).collect(),
            now: Some(session.seats_wanted.to_string()),
        });
    }
    for spec in title.options() {
        let Values::OneOf(values) = spec.values else { continue };
        let key = format!("{}-option-{}", title.id(), spec.key);
        let value = |value: &&str| (speech.say(&format!("{key}-{value}")), (*value).to_owned());
        choices.push(LobbyChoice {
            key: spec.key.to_owned(),
            label: speech.say(&key),
            values: values.iter().map(value).collect(),
            now: Some(session.options.value(title.options(), spec.key).to_owned()),
        });
    }
    if session.seats.len() < usize::from(session.seats_wanted) {
        let value = |level: Level| (speech.say(&format!("computer-level-{level}")), level.to_string());
        choices.push(LobbyChoice {
            key: COMPUTER.to_owned(),
            label: speech.say("lobby-computer"),
            values: Level::OFFERED.map(value).to_vec(),
            now: None,
        });
    }
    let value = |value: &str| (speech.say(&format!("lobby-hints-{value}")), value.to_owned());
    let [yes, no] = HINTS_VALUES;
    choices.push(LobbyChoice {
        key: HINTS.to_owned(),
        label: speech.say("lobby-hints"),
        values: HINTS_VALUES.map(value).to_vec(),
        now: Some((if session.has_hints() { yes } else { no }).to_owned()),
    });
    choices
}
