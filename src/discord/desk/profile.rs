//! How people play, as they and others may see it.

use std::collections::BTreeMap;

use games::Words as _;
use poise::serenity_prelude::{ButtonStyle, CreateActionRow};

use super::lists::signed;
use super::{Answer, Desk};
use crate::discord::caller::Caller;
use crate::discord::custom_id::{CustomId, Verb};
use crate::discord::failure::Failure;
use crate::discord::limits;
use crate::discord::page::Page;
use crate::discord::rows::button;
use crate::session::Session;
use crate::store::{Owner, Played, RELIABILITY, Reliability, SHOWN, StoreError};
use crate::words::{Speech, escape};

const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// How reliable the people of a table are, of those who let others see it.
pub(in crate::discord) type Repute = BTreeMap<u64, Reliability>;

impl Desk {
    /// How somebody has played on this server; the caller themselves if nobody is named, on all servers.
    ///
    /// # Errors
    /// [`Failure`]
    pub(crate) async fn profile(
        &self,
        caller: &Caller,
        person: Option<(u64, &str)>,
    ) -> Result<Answer, Failure> {
        let Some((user, name)) = person.filter(|(user, _)| *user != caller.person.user) else {
            return Ok(Answer::private(self.own_profile(caller).await?));
        };
        let (store, guild, speech) = (self.tables.store(), Some(caller.place.guild), caller.speech());
        let mut lines = vec![speech.text("profile-title", &[("name", escape(name).into())])];
        lines.extend(game_lines(&store.played(user, guild).await?, &speech));
        if store.shows_reliability(user).await? {
            lines.extend(reliability_lines(store.reliability(user, guild).await?, &speech));
        } else {
            lines.push(speech.say("profile-hidden"));
        }
        Ok(Answer::private(Page::text(lines.join("\n"))))
    }

    /// The caller's own games and reliability, and the button that shows the latter to others or hides it.
    async fn own_profile(&self, caller: &Caller) -> Result<Page, Failure> {
        let (store, user, speech) = (self.tables.store(), caller.person.user, caller.speech());
        let mut lines = vec![speech.say("profile-title-own")];
        lines.extend(game_lines(&store.played(user, None).await?, &speech));
        lines.extend(reliability_lines(store.reliability(user, None).await?, &speech));
        let shown = store.shows_reliability(user).await?;
        let (now, then, key) = match shown {
            true => ("profile-shown-now", "", "profile-button-hide"),
            false => ("profile-hidden-now", SHOWN, "profile-button-show"),
        };
        lines.push(speech.say(now));
        let id = CustomId::plain(0, Verb::Profile).with(then);
        let switch = button(&id, &speech.say(key)).style(ButtonStyle::Secondary);
        let rows = vec![CreateActionRow::Buttons(vec![switch])];
        Ok(Page { content: lines.join("\n"), rows, ..Page::default() })
    }

    /// Shows the caller's reliability to others, or hides it: their profile, as it is then.
    ///
    /// # Errors
    /// [`Failure`]
    pub(crate) async fn show_reliability(&self, caller: &Caller, shown: bool) -> Result<Page, Failure> {
        let value = Some(SHOWN).filter(|_| shown);
        self.tables.store().set(Owner::Person(caller.person.user), RELIABILITY, value).await?;
        self.own_profile(caller).await
    }

    /// How reliable the people of a lobby are on its server, as far as they let others see it.
    pub(in crate::discord) async fn repute(&self, session: &Session) -> Result<Repute, StoreError> {
        let (store, mut repute) = (self.tables.store(), Repute::new());
        for user in session.users(session.people()) {
            if store.shows_reliability(user).await? {
                repute.insert(user, store.reliability(user, Some(session.place.guild)).await?);
            }
        }
        Ok(repute)
    }
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
