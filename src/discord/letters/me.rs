//! A person's page: when they are there and how they wish to be called, in words, menus and buttons.

pub(crate) mod wishes;
pub(crate) mod zones;

use poise::serenity_prelude as serenity;
use rules::Words as _;
use serenity::{ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind};

use super::Scribe;
use super::parts::page::Page;
use super::parts::phone;
use super::parts::press::{Bearer, CustomId, Press};
use super::parts::rows::button;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::known::LANGUAGE;
use host::store::{INVITATIONS, NO_INVITATIONS, RELIABILITY, SHOWN};
use session::{HOLIDAYS, Rhythm};
use wishes::{BY, CHANNEL, DIGEST, DIRECT, FREE, QUIET, REMIND, USUAL, WEEKENDS};
pub(crate) use wishes::{OFF, Unfit, ZONE, is_off, wished};
use words::{Lang, Speech};

/// The language that means: as Discord's.
pub(crate) const AUTO: &str = "auto";
/// The value with which nobody else sees how reliable they are.
pub(crate) const HIDDEN: &str = "hidden";
/// Quiet hours, reminders and hours of the digest to choose from.
const QUIETS: [&str; 4] = ["22:00–7:00", "23:00–8:00", "0:00–8:00", "21:00–9:00"];
const REMINDERS: [&str; 3] = ["12h/24h/4", "6h/12h/4", "24h/48h/2"];
const DIGESTS: std::ops::RangeInclusive<u16> = 6..=22;

/// What a person's page says beside their rhythm.
#[derive(Clone, Copy)]
pub(crate) struct State {
    /// The days of holiday that are left this year.
    pub left: i64,
    /// The number of tables that are going to remind them.
    pub reminding: usize,
    /// Whether others see how reliable they are.
    pub reliability: bool,
    /// Whether they may be called when somebody looks for players.
    pub invited: bool,
}

impl Scribe {
    /// The page of a person: everything in words, with menus and buttons to change it.
    pub(crate) fn my_page(&self, caller: &Caller, rhythm: &Rhythm, state: State) -> Page {
        let (speech, own) = (caller.speech(), self.known.language(caller.person.user));
        let now = self.now();
        let mut lines = said(rhythm, own, now, &speech);
        lines.push(said_holiday(rhythm, state.left, now, &speech));
        lines.push(speech.say(if state.reliability {
            "me-reliability-shown"
        } else {
            "me-reliability-hidden"
        }));
        lines.push(speech.say(if state.invited { "me-invitations-usual" } else { "me-invitations-none" }));
        let language = |lang: Option<Lang>| {
            let value = lang.map_or(AUTO, Lang::code).to_owned();
            (said_language(lang, &speech), value)
        };
        let languages = std::iter::once(None).chain(Lang::ALL.map(Some)).map(language).collect();
        let held = |key| offer(key, rhythm, &speech).map(|(_, value)| value).unwrap_or_default();
        let mut rows = vec![menu(LANGUAGE, languages, own.map_or(AUTO, Lang::code))];
        for key in [QUIET, REMIND, DIGEST] {
            rows.push(menu(key, offers(key, rhythm, &speech), &held(key)));
        }
        rows.push(CreateActionRow::Buttons(my_buttons(rhythm, state, &speech)));
        Page { content: lines.join("\n"), rows, ..Page::default() }
    }
}

/// What is switched over by a press.
fn my_buttons(rhythm: &Rhythm, state: State, speech: &Speech) -> Vec<CreateButton> {
    let over = [
        (WEEKENDS, if rhythm.weekends { USUAL } else { FREE }),
        (BY, if rhythm.direct { CHANNEL } else { DIRECT }),
        (RELIABILITY, if state.reliability { HIDDEN } else { SHOWN }),
        (INVITATIONS, if state.invited { NO_INVITATIONS } else { USUAL }),
    ];
    let over = over.map(|(key, value)| {
        let id = CustomId::aside(Press::Me { key: key.to_owned(), value: Some(value.to_owned()) });
        button(&id, &speech.say(&format!("me-button-{key}-{value}"))).style(ButtonStyle::Secondary)
    });
    let mut buttons = over.to_vec();
    if state.reminding > 0 {
        let label = speech.text("me-button-mute", &[("tables", state.reminding.into())]);
        buttons
            .push(button(&CustomId::aside(Press::Mute(Bearer::Board)), &label).style(ButtonStyle::Secondary));
    }
    buttons
}

/// Everything in words, a line each.
fn said(rhythm: &Rhythm, language: Option<Lang>, now: i64, speech: &Speech) -> Vec<String> {
    let time = zones::clock(&rhythm.time_zone(), now).unwrap_or_default();
    let zone = match &rhythm.zone {
        Some(zone) => speech.text("me-zone", &[("zone", zone.as_str().into()), ("time", time.into())]),
        None => speech.text("me-zone-none", &[("time", time.into())]),
    };
    let quiet = match rhythm.quiet {
        Some(hours) => speech.text("me-quiet", &[("hours", wishes::written_quiet(hours).into())]),
        None => speech.say("me-quiet-none"),
    };
    let digest = match rhythm.digest {
        Some(minute) => speech.text("me-digest", &[("time", zones::written_minute(minute).into())]),
        None => speech.say("me-digest-none"),
    };
    vec![
        speech.say("me-title"),
        zone,
        quiet,
        speech.say(if rhythm.weekends { "me-weekends-free" } else { "me-weekends-usual" }),
        said_reminders(rhythm, speech),
        digest,
        speech.say(if rhythm.direct { "me-by-direct" } else { "me-by-channel" }),
        said_language(language, speech),
    ]
}

fn said_reminders(rhythm: &Rhythm, speech: &Speech) -> String {
    if rhythm.most == 0 {
        return speech.say("me-remind-none");
    }
    let (first, again) = (wishes::spoken_span(rhythm.first), wishes::spoken_span(rhythm.again));
    let args = [("first", first.into()), ("again", again.into()), ("count", u32::from(rhythm.most).into())];
    speech.text("me-remind", &args)
}

fn said_holiday(rhythm: &Rhythm, left: i64, now: i64, speech: &Speech) -> String {
    let left = [("left", left.into()), ("most", HOLIDAYS.into())];
    match rhythm.away.filter(|_| rhythm.is_away(now)) {
        Some((_, back)) => {
            let [left, most] = left;
            speech.text("me-away", &[("back", format!("<t:{back}:D>").into()), left, most])
        }
        None => speech.text("me-away-none", &left),
    }
}

fn said_language(language: Option<Lang>, speech: &Speech) -> String {
    match language {
        Some(lang) => speech.text("me-language", &[("language", lang.own_name().into())]),
        None => speech.say("me-language-auto"),
    }
}

/// What a rhythm says of that key, as a choice: a label with its value.
pub(crate) fn offer(key: &str, rhythm: &Rhythm, speech: &Speech) -> Option<(String, String)> {
    let off = |label: &str| (speech.say(label), OFF.to_owned());
    Some(match key {
        QUIET => rhythm.quiet.map_or_else(
            || off("me-quiet-none"),
            |hours| {
                let hours = wishes::written_quiet(hours);
                (speech.text("me-pick-quiet", &[("hours", hours.clone().into())]), hours)
            },
        ),
        REMIND if rhythm.most == 0 => off("me-remind-none"),
        REMIND => (said_reminders(rhythm, speech), wishes::written_reminders(rhythm)),
        DIGEST => rhythm.digest.map_or_else(
            || off("me-pick-digest-none"),
            |minute| {
                let time = zones::written_minute(minute);
                (speech.text("me-pick-digest", &[("time", time.clone().into())]), time)
            },
        ),
        _ => return None,
    })
}

/// Everything to choose from for that key: what holds now, whatever it is, is among it.
pub(crate) fn offers(key: &str, rhythm: &Rhythm, speech: &Speech) -> Vec<(String, String)> {
    let values: Vec<String> = match key {
        QUIET => QUIETS.map(str::to_owned).to_vec(),
        REMIND => REMINDERS.map(str::to_owned).to_vec(),
        DIGEST => DIGESTS.map(|hour| format!("{hour}:00")).collect(),
        _ => return Vec::new(),
    };
    let values = std::iter::once(OFF.to_owned()).chain(values);
    let wishes = values.filter_map(|value| wished(rhythm, key, &value).ok());
    let mut offers: Vec<_> = wishes.filter_map(|wish| offer(key, &wish, speech)).collect();
    offers.extend(offer(key, rhythm, speech).filter(|own| !offers.contains(own)));
    offers
}

fn menu(key: &str, offers: Vec<(String, String)>, now: &str) -> CreateActionRow {
    let option = |(label, value): (String, String)| {
        let chosen = value == now;
        phone::option(&label, "", value).default_selection(chosen)
    };
    let kind = CreateSelectMenuKind::String { options: offers.into_iter().map(option).collect() };
    let id = CustomId::aside(Press::Me { key: key.to_owned(), value: None }).to_string();
    CreateActionRow::SelectMenu(CreateSelectMenu::new(id, kind))
}
