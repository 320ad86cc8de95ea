//! What the host and others do in a lobby, and a rematch.

use rules::Words as _;

use crate::discord::app::pressed::{Pressed, Reply};
use crate::discord::app::{Answer, App};
use crate::discord::features::ending::deed::freeing_page;
use crate::discord::features::help::ways::apart;
use crate::discord::features::leaderboard::rating::stakes_page;
use crate::discord::features::lobby::choices::choices;
use crate::discord::features::lobby::page::{COMPUTER, LobbyChoice, SEATS};
use crate::discord::features::lobby::setup::{options_page, setup_page};
use crate::discord::features::opening::setup::Strength;
use crate::discord::features::opening::suited::suited_level;
use crate::discord::features::panel::deed::begun;
use crate::discord::message::failure::{Failure, suggested};
use crate::discord::message::page::Page;
use crate::discord::wire::caller::Caller;
use host::tables::Found;
use session::{Denied, Intent, Status};

/// How each place would change the caller's rating, whether they have taken a seat or not.
pub(crate) async fn stakes(app: &App, caller: &Caller, table: &Found) -> Result<Page, Failure> {
    table.in_lobby()?;
    let own = caller.person.user;
    let speech = caller.speech();
    if table.seats.iter().any(|row| row.sitter.is_computer()) {
        return Ok(Page::text(speech.say("stakes-computers")));
    }
    if table.seat_of(own).is_none() && table.seats.len() >= usize::from(table.seats_wanted) {
        return Ok(Page::text(speech.say("stakes-full")));
    }
    let others = table.seats.iter().filter_map(|row| row.sitter.user()).filter(|user| *user != own);
    let users: Vec<u64> = std::iter::once(own).chain(others).collect();
    let (standings, guild, game) = (app.tables.standings(), table.place.guild, table.title.id());
    let ratings = standings.ratings(guild, game, &users).await?;
    let standing = standings.standing(guild, game, own).await?;
    let is_young = standing.is_none_or(|(standing, _)| standing.is_young());
    Ok(stakes_page(&ratings, is_young, caller.lang))
}

/// Takes a person off the table: in the lobby as its host or a moderator, later as a moderator, who is asked how.
pub(crate) async fn remove(app: &App, caller: &Caller, user: u64) -> Result<Answer, Failure> {
    let table = app.here(caller).await?;
    let seat = table.seat_of(user).ok_or(Failure::told("deny-no-person"))?;
    let name = table.speech(caller.lang).name(seat);
    let own = user == caller.person.user;
    let intent = match table.status {
        Status::Live if caller.moderates(&table) && !own => {
            return Ok(Answer::private(freeing_page(&table, caller, seat, user)));
        }
        Status::Lobby if caller.moderates(&table) && !own && table.host != caller.person.user => {
            Intent::Free { number: user, offered: false }
        }
        _ => Intent::Remove(user),
    };
    app.act(caller, &table, intent).await?;
    Ok(Answer::private(Page::text(caller.speech().text("done-removed", &[("name", name.into())]))))
}

/// Takes a seat. The game begins if nobody else is waited for.
pub(crate) async fn join(app: &App, caller: &Caller, table: &Found) -> Result<Page, Failure> {
    let joined = app.act(caller, table, Intent::Join).await?;
    if joined.session.is_starting() {
        return begun(app, caller, &table.after(&joined), &joined).await;
    }
    Ok(Page::text(caller.speech().say("done-joined")))
}

/// Changes an option of the lobby in the caller's channel.
///
/// # Errors
/// [`Failure`]; for an unknown key or value it names the known ones.
pub(crate) async fn configure(app: &App, caller: &Caller, key: &str, value: &str) -> Result<Answer, Failure> {
    let table = app.own_table(caller).await?;
    let (change, told) = lobby_change(app, caller, &table, key, value).await?;
    let done = app.act(caller, &table, change).await;
    let speech = caller.speech();
    if let Err(Failure::Denied(denied @ Denied::Rule(_))) = done {
        let choices = choices(&table, &speech, app.messages.has_beacon);
        let possible = match choices.iter().find(|choice| choice.key == key) {
            Some(choice) => choice.values.iter().map(|(label, _)| label.as_str()).collect::<Vec<_>>(),
            None => choices.iter().map(|choice| choice.label.as_str()).collect(),
        };
        let possible = speech.text("option-possible", &[("choices", possible.join(" · ").into())]);
        return Ok(Answer::private(Page::text(format!("{}\n{possible}", denied.say(&speech)))));
    }
    done?;
    Ok(Answer::private(apart(Page::text(speech.say("done-option")).headed(told), &table, caller)))
}

/// The change in a lobby that sets that key to that value, with a note about the level that was found for the caller.
pub(crate) async fn lobby_change(
    app: &App,
    caller: &Caller,
    table: &Found,
    key: &str,
    value: &str,
) -> Result<(Intent, Option<String>), Failure> {
    let agreed = || Intent::Configure { key: key.to_owned(), value: value.to_owned() };
    Ok(match (key, value.parse()) {
        (SEATS, _) => (value.parse().map_or_else(|_| agreed(), Intent::Seats), None),
        (COMPUTER, Ok(Strength::Level(level))) => (Intent::Seat(level), None),
        (COMPUTER, Ok(Strength::Suited)) => {
            let (level, told) = suited_level(app, caller, table.title.id()).await?;
            (Intent::Seat(level), Some(told))
        }
        _ => (agreed(), None),
    })
}

/// Lists the things that the host can change.
pub(crate) async fn lobby_choices(app: &App, caller: &Caller) -> Vec<LobbyChoice> {
    let Some(table) = suggested(app.own_table(caller).await) else { return Vec::new() };
    choices(&table, &caller.speech(), app.messages.has_beacon)
}

/// Begins the game of a lobby.
pub(crate) async fn begin(
    app: &App,
    caller: &Caller,
    table: &Found,
    intent: Intent,
) -> Result<Page, Failure> {
    let receipt = app.act(caller, table, intent).await?;
    begun(app, caller, table, &receipt).await
}

/// The options of a lobby, opened at the one with that key, once the change is made, below a note about it. Only the host can change them.
pub(crate) async fn setup(
    pressed: &Pressed<'_>,
    key: &str,
    change: Option<(Intent, Option<String>)>,
) -> Result<Reply, Failure> {
    let (app, caller) = (pressed.app, pressed.caller);
    let mut table = pressed.table().await?;
    table.in_lobby()?;
    let has_beacon = app.messages.has_beacon;
    let mut told = None;
    match change {
        Some((change, found)) => {
            table = table.after(&app.act(caller, &table, change).await?);
            told = found;
        }
        None if table.host != caller.person.user => {
            return pressed.shown(Ok(options_page(&table, caller, has_beacon)));
        }
        None => {}
    }
    pressed.shown(Ok(setup_page(&table, caller, key, has_beacon).headed(told)))
}
