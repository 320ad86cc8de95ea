//! Ratings in words: the number, how a game changed it, and what is at stake before one.

use poise::serenity_prelude::{ButtonStyle, CreateActionRow, CreateButton};
use rules::Words as _;
use tabletop::Title;

use crate::discord::features::leaderboard;
use crate::discord::features::leaderboard::List;
use crate::discord::message::page::Page;
use crate::discord::message::press::CustomId;
use crate::discord::message::rows::button;
use host::rating::{POINT, Rating, stakes};
use host::standings::{Gain, Record, Trend};
use session::{FIGURES, Session};
use words::{Lang, Speech};

/// A button that explains ratings.
pub(crate) fn about_button(speech: &Speech) -> CreateButton {
    let id = CustomId::aside(leaderboard::Press::Show { list: (List::About, None) });
    button(&id, &speech.say("leaderboard-button-about")).style(ButtonStyle::Secondary)
}

/// A rating as one number in whole points, with its doubt, in tens, while it is young.
pub(crate) fn number(rating: Rating, is_young: bool) -> String {
    let points = whole(rating.points);
    if is_young { format!("{points} {}", doubt(rating)) } else { points.to_string() }
}

/// The doubt about a rating, in tens of points.
pub(crate) fn doubt(rating: Rating) -> String {
    format!("±{}", whole(rating.spread / 10) * 10)
}

/// A change in whole points, with its sign.
pub(crate) fn change(thousandths: i64) -> String {
    match whole(thousandths) {
        0 => "±0".to_owned(),
        points @ 1.. => format!("+{points}"),
        points => format!("−{}", -points),
    }
}

/// Whole points.
pub(crate) const fn whole(thousandths: i64) -> i64 {
    (thousandths + (POINT / 2) * thousandths.signum()) / POINT
}

/// What the end of a game has changed for its people.
#[derive(Default)]
pub(crate) struct Honours {
    /// Their ratings at this game.
    pub gains: Vec<Gain>,
    /// The server's records that it set.
    pub records: Vec<Record>,
}

/// The lines about that on the last board.
pub(crate) fn honour_lines(session: &Session, honours: &Honours, speech: &Speech) -> Vec<String> {
    let name = |user: u64| match session.seat_of(user) {
        Some(seat) => speech.name(seat),
        // A person who played the larger part of a seat that is now somebody else's.
        None => format!("<@{user}>"),
    };
    let gained = |gain: &Gain| {
        let number = number(gain.rating, gain.games < Rating::YOUNG);
        let mut args = vec![
            ("name", name(gain.user).into()),
            ("rating", number.into()),
            ("change", change(gain.gained).into()),
        ];
        let Some(trend) = gain.trend else { return speech.text("rating-gained", &args) };
        args.push(("trend", trend_line(trend, speech).into()));
        speech.text("rating-gained-trend", &args)
    };
    let mut gains: Vec<&Gain> = honours.gains.iter().collect();
    gains.sort_by_key(|gain| -gain.gained);
    let gains: Vec<String> = gains.into_iter().map(gained).collect();
    let mut lines = Vec::new();
    if !gains.is_empty() {
        lines.push(speech.text("board-ratings", &[("ratings", gains.join(" · ").into())]));
    }
    lines.extend(honours.records.iter().map(|record| {
        let args = [
            ("figure", figure(session.title, record.key, speech).into()),
            ("value", signed(record.value.into()).into()),
            ("name", name(record.user).into()),
        ];
        speech.text("board-record", &args)
    }));
    lines
}

/// How a rating has changed over the last games, in words.
pub(crate) fn trend_line(trend: Trend, speech: &Speech) -> String {
    speech.text("rating-trend", &[("change", change(trend.change).into()), ("games", trend.games.into())])
}

/// A figure in words.
pub(crate) fn figure(title: &dyn Title, key: &str, speech: &Speech) -> String {
    if FIGURES.iter().any(|spec| spec.key == key) {
        return speech.say(&format!("figure-{key}"));
    }
    title.say_figure(key, speech)
}

/// How each place would change the first of those ratings, the caller's, which may be young.
pub(crate) fn stakes_page(ratings: &[Rating], is_young: bool, lang: Lang) -> Page {
    let speech = Speech::new(lang, Vec::new());
    let place = |(place, gained): (usize, i64)| {
        speech.text("stakes-place", &[("place", place.into()), ("change", change(gained).into())])
    };
    let places: Vec<String> = (1..).zip(stakes(ratings)).map(place).collect();
    let Some(own) = ratings.first().filter(|_| ratings.len() > 1) else {
        return Page::text(speech.say("stakes-few"));
    };
    let args = [("rating", number(*own, is_young).into()), ("places", places.join(" · ").into())];
    let rows = vec![CreateActionRow::Buttons(vec![about_button(&speech)])];
    Page { rows, ..Page::text(speech.text("stakes-now", &args)) }
}

/// A score with a true minus sign.
pub(crate) fn signed(score: i64) -> String {
    score.to_string().replace('-', "−")
}
