//! Holidays: the signs by which others see them, and the page on which people say what their tables do meanwhile.

use std::sync::Arc;

use poise::serenity_prelude::{ButtonStyle, CreateActionRow};
use rules::Words as _;

use crate::discord::features::away;
use crate::discord::message::page::Page;
use crate::discord::message::press::CustomId;
use crate::discord::message::rows::button;
use crate::discord::message::wishes::Meanwhile;
use session::{SeatRow, Session};
use words::Speech;

const DAY: i64 = 24 * 60 * 60;

/// The sign next to the name of a person on holiday, in pictures.
pub(crate) const SIGN: &str = "☾";

/// The note, and the tables that will wait for a person, each with what can be done; the number of tables elsewhere comes last.
pub(crate) fn holiday_page(said: String, tables: &[Arc<Session>], elsewhere: usize, speech: &Speech) -> Page {
    let (mut lines, mut rows) = (vec![said], Vec::new());
    for (number, table) in (1_usize..).zip(tables) {
        let game = speech.say(&format!("{}-name", table.title.id()));
        let args = [
            ("number", number.into()),
            ("game", game.into()),
            ("table", table.id.0.into()),
            ("channel", format!("<#{}>", table.place.channel).into()),
            ("days", table.terms.holidays.map_or(0, |span| span / DAY).into()),
        ];
        lines.push(speech.text("away-table", &args));
        let buttons = Meanwhile::ALL.map(|wish| {
            let id = CustomId::at(table.id, away::Press::Meanwhile { wish });
            let key = format!("away-button-{}", wish.code());
            let label = speech.text(&key, &[("number", number.into())]);
            button(&id, &label).style(ButtonStyle::Secondary)
        });
        rows.push(CreateActionRow::Buttons(buttons.to_vec()));
    }
    if elsewhere > 0 {
        lines.push(speech.text("away-elsewhere", &[("count", elsewhere.into())]));
    }
    Page { content: lines.join("\n"), rows, ..Page::default() }
}

/// A line for everybody at a table who is on holiday, with until when.
pub(crate) fn away_lines(session: &Session, now: i64, speech: &Speech) -> Vec<String> {
    let people = session.people();
    let rows = session.seats.iter().filter(|row| people.contains(row.seat));
    rows.filter_map(|row| {
        let args = [("name", speech.name(row.seat).into()), ("back", back(row, now)?.into())];
        Some(speech.text("board-away", &args))
    })
    .collect()
}

/// The line of a seat in the lobby, with until when its person is on holiday.
pub(crate) fn with_holiday(line: String, row: &SeatRow, now: i64, speech: &Speech) -> String {
    match back(row, now) {
        Some(back) => speech.text("lobby-away", &[("seat", line.into()), ("back", back.into())]),
        None => line,
    }
}

/// The day on which a person on holiday is back, which Discord shows in each reader's own way.
pub(crate) fn back(row: &SeatRow, now: i64) -> Option<String> {
    let away = row.availability.away.filter(|_| row.availability.is_away(now));
    away.map(|(_, back)| format!("<t:{back}:D>"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sign_of_a_holiday_can_be_drawn() {
        assert_eq!(words::picture_name(&format!("Ada {SIGN}"), ""), "Ada ☾");
    }
}
