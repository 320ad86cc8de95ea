//! Holidays.

pub(crate) mod page;

use jiff::civil::Date;
use jiff::{Span, ToSpan as _};
use poise::serenity_prelude as serenity;
use rules::Words as _;

use crate::discord::answering::Context;
use crate::discord::answering::command::{answer, caller, choice, choices};
use crate::discord::app::pressed::presses;
use crate::discord::app::{Answer, App};
use crate::discord::features::away::page::holiday_page;
use crate::discord::features::me::{OFF, is_off};
use crate::discord::message::failure::{Failure, suggested, typed};
use crate::discord::message::page::Page;
use crate::discord::message::wishes::Meanwhile;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits;
use session::{Availability, Denied, Intent, SessionId, Status, TooLong};
use words::Speech;

/// Starts the caller's holiday until a day, or ends it.
#[poise::command(slash_command)]
pub(crate) async fn away(
    ctx: Context<'_>,
    #[autocomplete = "complete_day"] until: String,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, go_away(&ctx.data().app, &caller, &until).await?).await
}

async fn complete_day(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let Ok(caller) = caller(ctx) else { return choices([]) };
    let offered = days_offered(&ctx.data().app, &caller, typed).await;
    choices(offered.iter().map(|(label, value)| choice(label, value)))
}

presses! {
    /// What is pressed about a holiday.
    |pressed, app, caller|
    /// Sets what the table does while the presser is on holiday.
    Meanwhile("away") { rest wish: Meanwhile, }
        => {
            let table = pressed.id.table.ok_or(Failure::told("deny-expired"))?;
            pressed.shown(meanwhile(app, caller, table, wish).await)
        };
}

/// Holidays to choose from, in days.
const OFFERED: [i64; 5] = [2, 3, 7, 14, 21];

/// Starts the caller's holiday from now until that day, or ends it.
///
/// # Errors
/// [`Failure`]: a day that cannot be read or has begun, or more days than the year has left.
pub(crate) async fn go_away(app: &App, caller: &Caller, until: &str) -> Result<Answer, Failure> {
    let (store, user, now) = (app.tables.store(), caller.person.user, app.tables.now());
    let (before, taken) = (store.rhythm(user).await?, store.holidays(user).await?);
    let (away, taken) = if is_off(until.trim()) {
        if !before.is_away(now) {
            return Err(Failure::told("deny-away-not"));
        }
        (None, taken.end(now))
    } else {
        let unread = || Failure::Told("deny-away-day", vec![("text", typed(until))]);
        let back = day(until, now, &before).and_then(|day| before.moment(day, 0));
        let back = back.filter(|&back| back > now).ok_or_else(unread)?;
        (Some((now, back)), taken.take(now, back, &before).map_err(too_long)?)
    };
    let availability = Availability { away, ..before };
    store.set_holidays(user, &taken).await?;
    app.tables.keep_rhythm(&caller.person, availability.clone()).await?;
    let left = ("left", taken.left_in_year_of(now, &availability).into());
    let said = match away {
        Some((_, back)) => {
            caller.speech().text("away-done", &[("back", format!("<t:{back}:D>").into()), left])
        }
        None => caller.speech().text("away-back", &[left]),
    };
    let page = if away.is_some() { waiting_page(app, caller, said).await? } else { Page::text(said) };
    Ok(Answer::private(page))
}

/// Sets what a table does while the caller is on holiday.
///
/// # Errors
/// [`Failure`]: a table of another server, or one at which they do not play.
pub(crate) async fn meanwhile(
    app: &App,
    caller: &Caller,
    table: SessionId,
    wish: Meanwhile,
) -> Result<Page, Failure> {
    let found = app.tables.find(table).await?;
    let found = found.filter(|found| caller.is_direct() || found.place.guild == caller.place.guild);
    let found = found.ok_or(Failure::told("deny-expired"))?;
    let key = match wish {
        Meanwhile::Computer => {
            if session::unattended::may_leave_to_computers(&found, caller.person.user) {
                // Nobody waits for the last person.
                return Err(Denied::LastPerson.into());
            }
            app.act(caller, &found, Intent::HandOver).await?;
            "away-computer"
        }
        Meanwhile::Substitute => {
            app.act(caller, &found, Intent::Offer).await?;
            "away-substitute"
        }
        Meanwhile::Wait => {
            found.player(&caller.person)?;
            if found.terms.holidays.is_some() { "away-wait-asked" } else { "away-wait" }
        }
    };
    let said = caller.speech().text(key, &[("table", table.0.into())]);
    waiting_page(app, caller, said).await
}

/// The note, and the tables of the caller's server that will wait for them while they are on holiday; of all servers in direct messages.
async fn waiting_page(app: &App, caller: &Caller, said: String) -> Result<Page, Failure> {
    let user = caller.person.user;
    let (mut here, mut elsewhere) = (Vec::new(), 0_usize);
    for sitting in app.tables.store().sittings(user).await? {
        // A table that waits for another version of the bot waits for nobody.
        if sitting.status != Status::Live {
            continue;
        }
        let table = match app.tables.find(sitting.session).await {
            Ok(Some(table)) => table,
            Ok(None) | Err(Denied::Frozen) => continue,
            Err(denied) => return Err(denied.into()),
        };
        let people = table.people();
        let waits = table.seat_of(user).is_some_and(|seat| people.contains(seat) && people.len() > 1);
        if table.status != Status::Live || !waits {
            continue;
        }
        let near = caller.is_direct() || table.place.guild == caller.place.guild;
        if !near || here.len() == limits::ROWS {
            elsewhere += 1;
        } else {
            here.push(table.session);
        }
    }
    Ok(holiday_page(said, &here, elsewhere, &caller.speech()))
}

/// Days until which the caller may want to be on holiday: labels with values.
pub(crate) async fn days_offered(app: &App, caller: &Caller, typed: &str) -> Vec<(String, String)> {
    let Some(availability) = suggested(app.tables.store().rhythm(caller.person.user).await) else {
        return Vec::new();
    };
    let (now, speech) = (app.tables.now(), caller.speech());
    let Some(today) = availability.date(now) else { return Vec::new() };
    let typed = typed.trim();
    let own = day(typed, now, &availability).filter(|&day| day > today);
    let offered = OFFERED.iter().filter_map(|&days| today.checked_add(days.days()).ok());
    let days = own.map_or_else(|| offered.collect(), |own| vec![own]);
    let mut choices: Vec<(String, String)> =
        days.into_iter().map(|day| (labelled(day, today, &speech), day.to_string())).collect();
    if availability.is_away(now) && own.is_none() {
        choices.insert(0, (speech.say("away-choice-off"), OFF.to_owned()));
    }
    choices
}

fn too_long(too_long: TooLong) -> Failure {
    let TooLong { left, year } = too_long;
    // Fluent would separate the thousands of a number.
    Failure::Told("deny-away-long", vec![("left", left.into()), ("year", year.to_string().into())])
}

/// A day as it is chosen: the date, and how far away it is.
fn labelled(day: Date, today: Date, speech: &Speech) -> String {
    let days = day.since(today).map_or(0, |span| span.get_days());
    speech.text("away-choice", &[("date", day.to_string().into()), ("days", i64::from(days).into())])
}

/// The day that a text means: `2026-12-24`, `24.12.2026`, `24.12.` (the next one), or so many days from now: `3d`, `2w`, `3`.
fn day(text: &str, now: i64, availability: &Availability) -> Option<Date> {
    let (text, today) = (text.trim().to_lowercase(), availability.date(now)?);
    if let Ok(day) = text.parse::<Date>() {
        return Some(day);
    }
    let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (number, rest) = text.split_at(digits);
    let days = match rest.trim() {
        "" | "d" => 1,
        "w" => 7,
        _ => return dotted(&text, today),
    };
    let days = number.parse::<i64>().ok()?.checked_mul(days)?;
    today.checked_add(Span::new().try_days(days).ok()?).ok()
}

/// A day in Central European notation; without a year the next one.
fn dotted(text: &str, today: Date) -> Option<Date> {
    let mut parts = text.split('.').map(str::trim).filter(|part| !part.is_empty());
    let (day, month) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    let year: Option<i16> = parts.next().map(str::parse).transpose().ok()?;
    if parts.next().is_some() {
        return None;
    }
    match year {
        Some(year) => Date::new(year, month, day).ok(),
        None => (0..=8)
            .filter_map(|years| Date::new(today.year() + years, month, day).ok())
            .find(|&day| day > today),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_read_as_people_write_it() {
        let availability = Availability { zone: Some("Europe/Warsaw".to_owned()), ..Availability::default() };
        // Half past midnight in Warsaw, on the 9th of September 2001.
        let now = 1_000_000_000 - 3 * 60 * 60 - 16 * 60;
        for (text, meant) in [
            ("2001-12-24", "2001-12-24"),
            (" 24.12.2001 ", "2001-12-24"),
            ("24. 12.", "2001-12-24"),
            ("8.9.", "2002-09-08"),
            ("29.2.", "2004-02-29"),
            ("3d", "2001-09-12"),
            ("3", "2001-09-12"),
            ("2w", "2001-09-23"),
        ] {
            assert_eq!(
                day(text, now, &availability).map(|day| day.to_string()).as_deref(),
                Some(meant),
                "{text}"
            );
        }
        for text in ["", "soon", "31.2.2002", "1.2.3.4", "99999999999999d", "9999999d", "-3d", "d"] {
            assert_eq!(day(text, now, &availability), None, "{text}");
        }
    }
}
