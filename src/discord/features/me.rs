//! A person's own page.

pub(crate) mod wishes;
pub(crate) mod zones;

use poise::serenity_prelude as serenity;
use poise::serenity_prelude::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
};
use rules::Words as _;

use crate::discord::answering::Context;
use crate::discord::answering::command::{answer, caller, choice, choices};
use crate::discord::app::pressed::presses;
use crate::discord::app::{Answer, App};
use crate::discord::features::me::wishes::{
    BY, CHANNEL, DIGEST, DIRECT, FREE, QUIET, REMIND, USUAL, WEEKENDS,
};
pub(crate) use crate::discord::features::me::wishes::{OFF, WishError, ZONE, is_off, wished};
use crate::discord::features::mute;
use crate::discord::features::mute::reminding::that_remind;
use crate::discord::features::privacy::privacy;
use crate::discord::message::failure::{Failure, suggested, typed};
use crate::discord::message::page::Page;
use crate::discord::message::press::{Bearer, CustomId};
use crate::discord::message::rows::button;
use crate::discord::message::wishes::Wish;
use crate::discord::message::{Messages, phone};
use crate::discord::wire::caller::Caller;
use crate::discord::wire::directory::LANGUAGE;
use host::database::Owner;
use host::standings::{RELIABILITY, SHOWN};
use host::store::{INVITATIONS, NO_INVITATIONS};
use session::{Availability, HOLIDAYS};
use words::{Lang, Speech};

/// Shows or changes when the caller is there and how they are called, or asks about their data.
#[poise::command(slash_command, rename = "me")]
#[expect(clippy::too_many_arguments, reason = "poise makes an option of the command of each")]
pub(crate) async fn me_command(
    ctx: Context<'_>,
    #[autocomplete = "complete_zone"] zone: Option<String>,
    #[autocomplete = "complete_quiet"] quiet: Option<String>,
    weekends: Option<String>,
    #[autocomplete = "complete_remind"] remind: Option<String>,
    #[autocomplete = "complete_digest"] digest: Option<String>,
    by: Option<String>,
    language: Option<String>,
    reliability: Option<String>,
    invitations: Option<String>,
    data: Option<String>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let named = [
        ("zone", &zone),
        ("quiet", &quiet),
        ("weekends", &weekends),
        ("remind", &remind),
        ("digest", &digest),
        ("by", &by),
        ("language", &language),
        ("reliability", &reliability),
        ("invitations", &invitations),
    ];
    let wishes = named.into_iter().filter_map(|(key, value)| Some((key, value.as_deref()?)));
    let wishes: Vec<(&str, &str)> = wishes.collect();
    let data = data.map(|data| {
        Wish::of(&data).ok_or_else(|| Failure::Told("deny-argument", vec![("text", typed(&data))]))
    });
    let (data, app) = (data.transpose()?, &ctx.data().app);
    let own = me(app, &caller, &wishes).await?;
    let own = match data {
        Some(wish) => privacy(app, &caller, wish).await?,
        None => own,
    };
    answer(ctx, own).await
}

async fn complete_zone(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    complete(ctx, "zone", typed).await
}

async fn complete_quiet(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    complete(ctx, "quiet", typed).await
}

async fn complete_remind(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    complete(ctx, "remind", typed).await
}

async fn complete_digest(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    complete(ctx, "digest", typed).await
}

/// The possible wishes for that key.
async fn complete(ctx: Context<'_>, key: &str, typed: &str) -> serenity::CreateAutocompleteResponse {
    let Ok(caller) = caller(ctx) else { return choices([]) };
    let offered = offered(&ctx.data().app, &caller, key, typed).await;
    choices(offered.iter().map(|(label, value)| choice(label, value)))
}

presses! {
    /// What is pressed on a person's page.
    |pressed, app, caller|
    /// A menu of a person's page, or a button: `key/value`.
    Set("me") { rest wish: String, }
        => {
            let (key, value) = wish.split_once('/').unwrap_or((&wish, &pressed.value));
            pressed.shown(me(app, caller, &[(key, value)]).await.map(|answer| answer.page))
        };
}

/// Shows the caller's page, or changes what is named, each with its new value.
///
/// # Errors
/// [`Failure`]: a value that cannot be read, or is not possible; then nothing has changed.
pub(crate) async fn me(app: &App, caller: &Caller, wishes: &[(&str, &str)]) -> Result<Answer, Failure> {
    let store = app.tables.store();
    let before = store.rhythm(caller.person.user).await?;
    let (mut availability, mut language) = (before.clone(), None);
    let (mut shown, mut invited) = (None, None);
    for &(key, value) in wishes {
        if key == LANGUAGE {
            language = Some(chosen_language(value)?);
        } else if key == RELIABILITY {
            shown = Some(chosen(value, SHOWN, HIDDEN)?);
        } else if key == INVITATIONS {
            invited = Some(chosen(value, USUAL, NO_INVITATIONS)?);
        } else {
            availability = wished(&availability, key, value).map_err(|unfit| refused(unfit, value))?;
        }
    }
    let mut caller = caller.clone();
    if let Some(language) = language {
        let code = language.map(Lang::code);
        app.tables.database().set(Owner::Person(caller.person.user), LANGUAGE, code).await?;
        app.messages.known.choose(caller.person.user, language);
        caller.lang = language.unwrap_or(caller.discords);
        caller.person.locale = caller.lang.code().to_owned();
    }
    if let Some(shown) = shown {
        let value = Some(SHOWN).filter(|_| shown);
        app.tables.database().set(Owner::Person(caller.person.user), RELIABILITY, value).await?;
    }
    if let Some(invited) = invited {
        let value = Some(NO_INVITATIONS).filter(|_| !invited);
        app.tables.database().set(Owner::Person(caller.person.user), INVITATIONS, value).await?;
    }
    if availability != before {
        app.tables.keep_rhythm(&caller.person, availability.clone()).await?;
    }
    let taken = store.holidays(caller.person.user).await?;
    let left = taken.left_in_year_of(app.tables.now(), &availability);
    let reminding = that_remind(app, caller.person.user).await?.len();
    let reliability = app.tables.standings().shows_reliability(caller.person.user).await?;
    let invited = store.is_invited(caller.person.user).await?;
    let state = State { left, reminding, reliability, invited };
    let mut page = app.messages.my_page(&caller, &availability, state);
    if !wishes.is_empty() {
        page.content = format!("{}\n{}", caller.speech().say("me-done"), page.content);
    }
    Ok(Answer::private(page))
}

/// The possible wishes for that key that contain the typed text: labels with values.
pub(crate) async fn offered(app: &App, caller: &Caller, key: &str, typed: &str) -> Vec<(String, String)> {
    if key == ZONE {
        let zones = zones::matching(typed, caller.lang).into_iter();
        let labelled =
            |(zone, city): (String, Option<&str>)| (zones::labelled(&zone, city, app.tables.now()), zone);
        return zones.map(labelled).collect();
    }
    let Some(availability) = suggested(app.tables.store().rhythm(caller.person.user).await) else {
        return Vec::new();
    };
    let typed = typed.trim().to_lowercase();
    let own =
        wished(&availability, key, &typed).ok().and_then(|wished| offer(key, &wished, &caller.speech()));
    let fits = |(label, value): &(String, String)| {
        own.as_ref().is_none_or(|own| own.1 != *value)
            && (value.contains(&typed) || label.to_lowercase().contains(&typed))
    };
    let others: Vec<_> = offers(key, &availability, &caller.speech()).into_iter().filter(fits).collect();
    own.into_iter().chain(others).collect()
}

/// The language that a text names; none for Discord's.
fn chosen_language(value: &str) -> Result<Option<Lang>, Failure> {
    let unread = |_| Failure::Told("deny-argument", vec![("text", typed(value))]);
    if value == AUTO { Ok(None) } else { value.parse().map(Some).map_err(unread) }
}

/// Which of two values was chosen: whether the first.
fn chosen(value: &str, first: &str, second: &str) -> Result<bool, Failure> {
    match value {
        _ if value == first => Ok(true),
        _ if value == second => Ok(false),
        _ => Err(Failure::Told("deny-argument", vec![("text", typed(value))])),
    }
}

fn refused(unfit: WishError, value: &str) -> Failure {
    match unfit {
        WishError::Unread => Failure::Told("deny-argument", vec![("text", typed(value))]),
        WishError::NoZone => Failure::Told("deny-me-zone", vec![("text", typed(value))]),
        WishError::TooQuiet => {
            Failure::Told("deny-me-quiet", vec![("most", (wishes::LONGEST_QUIET / 60).into())])
        }
    }
}

/// The language value that means Discord's.
pub(crate) const AUTO: &str = "auto";

/// The value that hides from others how reliable a person is.
pub(crate) const HIDDEN: &str = "hidden";

/// Quiet hours, reminders and hours of the digest to choose from.
const QUIETS: [&str; 4] = ["22:00–7:00", "23:00–8:00", "0:00–8:00", "21:00–9:00"];

const REMINDERS: [&str; 3] = ["12h/24h/4", "6h/12h/4", "24h/48h/2"];

const DIGESTS: std::ops::RangeInclusive<u16> = 6..=22;

/// What a person's page shows besides their availability.
#[derive(Clone, Copy)]
pub(crate) struct State {
    /// The days of holiday that are left this year.
    pub left: i64,
    /// The number of tables that will remind them.
    pub reminding: usize,
    /// Whether others see how reliable they are.
    pub reliability: bool,
    /// Whether they may be called when somebody looks for players.
    pub invited: bool,
}

impl Messages {
    /// The page of a person: everything in words, with menus and buttons to change it.
    pub(crate) fn my_page(&self, caller: &Caller, availability: &Availability, state: State) -> Page {
        let (speech, own) = (caller.speech(), self.known.language(caller.person.user));
        let now = self.now();
        let mut lines = said(availability, own, now, &speech);
        lines.push(said_holiday(availability, state.left, now, &speech));
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
        let held = |key| offer(key, availability, &speech).map(|(_, value)| value).unwrap_or_default();
        let mut rows = vec![menu(LANGUAGE, languages, own.map_or(AUTO, Lang::code))];
        for key in [QUIET, REMIND, DIGEST] {
            rows.push(menu(key, offers(key, availability, &speech), &held(key)));
        }
        rows.push(CreateActionRow::Buttons(my_buttons(availability, state, &speech)));
        Page { content: lines.join("\n"), rows, ..Page::default() }
    }
}

/// The buttons that switch something.
fn my_buttons(availability: &Availability, state: State, speech: &Speech) -> Vec<CreateButton> {
    let over = [
        (WEEKENDS, if availability.weekends { USUAL } else { FREE }),
        (BY, if availability.direct { CHANNEL } else { DIRECT }),
        (RELIABILITY, if state.reliability { HIDDEN } else { SHOWN }),
        (INVITATIONS, if state.invited { NO_INVITATIONS } else { USUAL }),
    ];
    let over = over.map(|(key, value)| {
        let id = CustomId::aside(Press::Set { wish: format!("{key}/{value}") });
        button(&id, &speech.say(&format!("me-button-{key}-{value}"))).style(ButtonStyle::Secondary)
    });
    let mut buttons = over.to_vec();
    if state.reminding > 0 {
        let label = speech.text("me-button-mute", &[("tables", state.reminding.into())]);
        buttons.push(
            button(&CustomId::aside(mute::Press::Mute { bearer: Bearer::Board }), &label)
                .style(ButtonStyle::Secondary),
        );
    }
    buttons
}

/// Everything in words, a line each.
fn said(availability: &Availability, language: Option<Lang>, now: i64, speech: &Speech) -> Vec<String> {
    let time = zones::clock(&availability.time_zone(), now).unwrap_or_default();
    let zone = match &availability.zone {
        Some(zone) => speech.text("me-zone", &[("zone", zone.as_str().into()), ("time", time.into())]),
        None => speech.text("me-zone-none", &[("time", time.into())]),
    };
    let quiet = match availability.quiet {
        Some(hours) => speech.text("me-quiet", &[("hours", wishes::written_quiet(hours).into())]),
        None => speech.say("me-quiet-none"),
    };
    let digest = match availability.digest {
        Some(minute) => speech.text("me-digest", &[("time", zones::written_minute(minute).into())]),
        None => speech.say("me-digest-none"),
    };
    vec![
        speech.say("me-title"),
        zone,
        quiet,
        speech.say(if availability.weekends { "me-weekends-free" } else { "me-weekends-usual" }),
        said_reminders(availability, speech),
        digest,
        speech.say(if availability.direct { "me-by-direct" } else { "me-by-channel" }),
        said_language(language, speech),
    ]
}

fn said_reminders(availability: &Availability, speech: &Speech) -> String {
    if availability.most == 0 {
        return speech.say("me-remind-none");
    }
    let (first, again) = (wishes::spoken_span(availability.first), wishes::spoken_span(availability.again));
    let args =
        [("first", first.into()), ("again", again.into()), ("count", u32::from(availability.most).into())];
    speech.text("me-remind", &args)
}

fn said_holiday(availability: &Availability, left: i64, now: i64, speech: &Speech) -> String {
    let left = [("left", left.into()), ("most", HOLIDAYS.into())];
    match availability.away.filter(|_| availability.is_away(now)) {
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

/// An availability's value for that key, as a choice: a label with its value.
pub(crate) fn offer(key: &str, availability: &Availability, speech: &Speech) -> Option<(String, String)> {
    let off = |label: &str| (speech.say(label), OFF.to_owned());
    Some(match key {
        QUIET => availability.quiet.map_or_else(
            || off("me-quiet-none"),
            |hours| {
                let hours = wishes::written_quiet(hours);
                (speech.text("me-pick-quiet", &[("hours", hours.clone().into())]), hours)
            },
        ),
        REMIND if availability.most == 0 => off("me-remind-none"),
        REMIND => (said_reminders(availability, speech), wishes::written_reminders(availability)),
        DIGEST => availability.digest.map_or_else(
            || off("me-pick-digest-none"),
            |minute| {
                let time = zones::written_minute(minute);
                (speech.text("me-pick-digest", &[("time", time.clone().into())]), time)
            },
        ),
        _ => return None,
    })
}

/// Every choice for that key, always with the present one.
pub(crate) fn offers(key: &str, availability: &Availability, speech: &Speech) -> Vec<(String, String)> {
    let values: Vec<String> = match key {
        QUIET => QUIETS.map(str::to_owned).to_vec(),
        REMIND => REMINDERS.map(str::to_owned).to_vec(),
        DIGEST => DIGESTS.map(|hour| format!("{hour}:00")).collect(),
        _ => return Vec::new(),
    };
    let values = std::iter::once(OFF.to_owned()).chain(values);
    let wishes = values.filter_map(|value| wished(availability, key, &value).ok());
    let mut offers: Vec<_> = wishes.filter_map(|wish| offer(key, &wish, speech)).collect();
    offers.extend(offer(key, availability, speech).filter(|own| !offers.contains(own)));
    offers
}

fn menu(key: &str, offers: Vec<(String, String)>, now: &str) -> CreateActionRow {
    let option = |(label, value): (String, String)| {
        let chosen = value == now;
        phone::option(&label, "", value).default_selection(chosen)
    };
    let kind = CreateSelectMenuKind::String { options: offers.into_iter().map(option).collect() };
    let id = CustomId::aside(Press::Set { wish: key.to_owned() }).to_string();
    CreateActionRow::SelectMenu(CreateSelectMenu::new(id, kind))
}
