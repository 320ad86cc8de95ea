//! How people play, in words: as they and others may see it.

use games::Words as _;
use poise::serenity_prelude::{ButtonStyle, CreateActionRow};

use super::leaderboard::signed;
use super::parts::page::Page;
use super::parts::press::{CustomId, Press};
use super::parts::rows::button;
use crate::discord::wire::limits;
use host::store::{Played, Reliability};
use words::{Speech, escape};

const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// How somebody else plays; nothing of how reliable they are if they do not show it.
pub(crate) fn profile_page(
    name: &str,
    played: &[Played],
    reliability: Option<Reliability>,
    speech: &Speech,
) -> Page {
    let mut lines = vec![speech.text("profile-title", &[("name", escape(name).into())])];
    lines.extend(game_lines(played, speech));
    match reliability {
        Some(reliability) => lines.extend(reliability_lines(reliability, speech)),
        None => lines.push(speech.say("profile-hidden")),
    }
    Page::text(lines.join("\n"))
}

/// How somebody plays themselves, and the button that shows their reliability to others or hides it.
pub(crate) fn own_profile_page(
    played: &[Played],
    reliability: Reliability,
    shown: bool,
    speech: &Speech,
) -> Page {
    let mut lines = vec![speech.say("profile-title-own")];
    lines.extend(game_lines(played, speech));
    lines.extend(reliability_lines(reliability, speech));
    let (now, key) = match shown {
        true => ("profile-shown-now", "profile-button-hide"),
        false => ("profile-hidden-now", "profile-button-show"),
    };
    lines.push(speech.say(now));
    let id = CustomId::aside(Press::Profile { shown: !shown });
    let switch = button(&id, &speech.say(key)).style(ButtonStyle::Secondary);
    let rows = vec![CreateActionRow::Buttons(vec![switch])];
    Page { content: lines.join("\n"), rows, ..Page::default() }
}

/// A line of a lobby with what is known of whoever sits there.
pub(super) fn reliable_line(line: String, reliability: Option<&Reliability>, speech: &Speech) -> String {
    let share = reliability.and_then(Reliability::share);
    let (Some(reliability), Some(share)) = (reliability, share) else { return line };
    let mut args = vec![("seat", line.into()), ("share", share.into())];
    match reliability.median {
        None => speech.text("lobby-seat-reliable", &args),
        Some(seconds) => {
            args.push(("time", duration(seconds, speech).into()));
            speech.text("lobby-seat-quick", &args)
        }
    }
}

fn game_lines(games: &[Played], speech: &Speech) -> Vec<String> {
    if games.is_empty() {
        return vec![speech.say("profile-none")];
    }
    let none = || "–".to_owned();
    let line = |played: &Played| {
        let args = [
            ("game", speech.say(&format!("{}-name", played.game)).into()),
            ("games", played.games.into()),
            ("wins", played.wins.into()),
            ("best", played.best.map_or_else(none, signed).into()),
            ("average", played.average.map_or_else(none, |average| speech.lang().decimal(average)).into()),
        ];
        speech.text(if played.solo { "profile-game-solo" } else { "profile-game" }, &args)
    };
    let lines: Vec<String> =
        games.iter().filter(|played| games::title(&played.game).is_some()).map(line).collect();
    vec![limits::newest_lines(&lines, limits::CONTENT / 2)]
}

fn reliability_lines(reliability: Reliability, speech: &Speech) -> Vec<String> {
    let Some(share) = reliability.share() else { return vec![speech.say("profile-reliability-none")] };
    let Reliability { finished, resigned, handed_over, replaced, median } = reliability;
    let mut lines = vec![speech.text(
        "profile-reliability",
        &[
            ("share", share.into()),
            ("finished", finished.into()),
            ("count", (finished + reliability.left()).into()),
        ],
    )];
    lines.extend(
        median.map(|median| speech.text("profile-median", &[("time", duration(median, speech).into())])),
    );
    let args = [("resigned", resigned.into()), ("over", handed_over.into()), ("replaced", replaced.into())];
    lines.extend((reliability.left() > 0).then(|| speech.text("profile-left", &args)));
    lines
}

/// A time in words, in the largest unit of which there are two; never less than a minute.
fn duration(seconds: i64, speech: &Speech) -> String {
    let (key, unit) = match seconds {
        ..=7_199 => ("span-minutes", MINUTE),
        7_200..=172_799 => ("span-hours", HOUR),
        _ => ("span-days", DAY),
    };
    speech.text(key, &[("count", ((seconds + unit / 2) / unit).max(1).into())])
}
