//! What is shared of a finished game: one sentence with its closing picture and its replay, and the question where to.

use poise::serenity_prelude::{CreateActionRow, CreateSelectMenu, CreateSelectMenuKind};
use rules::{Outcome, SeatSet, Standing, Words as _};

use super::failure::Failure;
use super::parts::page::{Attachment, Illustration, Page};
use super::parts::press::{CustomId, Press};
use super::public_lang;
use super::replay::captioned;
use super::settings::Settings;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits::{self, fit};
use crate::discord::wire::target::WRITABLE;
use host::tables::Found;
use session::{Session, Status};
use words::{Lang, Speech};

/// The language in which a table is shared: the server's, or else the table's.
pub(crate) fn shared_lang(table: &Found) -> Lang {
    Settings::of(&table.settings).language.unwrap_or_else(|| public_lang(table))
}

/// How a game has ended that can be shared; none as long as it has no result.
pub(crate) fn result(session: &Session) -> Option<Outcome> {
    let outcome = session.outcome().filter(|_| session.status == Status::Over)?;
    (!outcome.standings.is_empty()).then_some(outcome)
}

/// The result of a game that the caller may share: they have sat there, or are a moderator.
///
/// # Errors
/// [`Failure`]: it has none, or somebody else may share it.
pub(crate) fn shareable(session: &Session, caller: &Caller) -> Result<Outcome, Failure> {
    session::record::replay_log(session)?;
    if session.table().is_none() {
        return Err(Failure::Denied(session.boardless()));
    }
    let outcome = result(session).ok_or(Failure::told("deny-share-no-result"))?;
    let may = sat_at(session, caller) || caller.moderates(session);
    if may { Ok(outcome) } else { Err(Failure::told("deny-share-stranger")) }
}

/// Whether the caller has sat at a table.
pub(crate) fn sat_at(session: &Session, caller: &Caller) -> bool {
    let user = caller.person.user;
    session.seat_of(user).is_some() || session.sat.iter().any(|(_, sitter)| *sitter == user)
}

/// Asks the caller for the channel, and shows what will be said there; something else is said first.
pub(crate) fn share_page(table: &Found, outcome: &Outcome, caller: &Caller, note: Option<String>) -> Page {
    let speech = caller.speech();
    let kinds = Some(WRITABLE.to_vec());
    let menu = CreateSelectMenu::new(
        CustomId::at(table.id, Press::Share).to_string(),
        CreateSelectMenuKind::Channel { channel_types: kinds, default_channels: None },
    );
    let menu = menu.placeholder(fit(&speech.say("share-pick"), limits::PLACEHOLDER));
    let question = captioned("share-where", table, &speech);
    let said = sentence(table, outcome, &table.speech(shared_lang(table)));
    let content = format!("{question}\n> {said}");
    Page { content, rows: vec![CreateActionRow::SelectMenu(menu)], ..Page::default() }.headed(note)
}

/// What is posted: the sentence, the closing picture, and the replay if there is one.
pub(crate) fn shared_page(
    table: &Found,
    outcome: &Outcome,
    picture: Attachment,
    film: Option<Attachment>,
) -> Page {
    let content = sentence(table, outcome, &table.speech(shared_lang(table)));
    Page { content, picture: Some(Illustration::Ready(picture)), film, ..Page::default() }
}

/// Who has won which game, with how many points and ahead of whom, in one sentence.
pub(crate) fn sentence(session: &Session, outcome: &Outcome, speech: &Speech) -> String {
    let game = speech.say(&format!("{}-name", session.title.id()));
    let winners = outcome.winners();
    let names: Vec<String> = winners.iter().map(|seat| speech.name(seat)).collect();
    let mut standings: Vec<&Standing> = outcome.standings.iter().collect();
    standings.sort_by_key(|standing| (standing.place, standing.seat));
    let Some(best) = standings.first().filter(|_| !names.is_empty()) else {
        return speech.text("share-nobody", &[("game", game.into())]);
    };
    let mut args =
        vec![("game", game.into()), ("names", names.join(", ").into()), ("score", best.score.into())];
    if standings.len() == 1 {
        let Some(verdict) = &outcome.verdict else { return speech.text("share-alone", &args) };
        args.push(("verdict", speech.say(verdict).into()));
        return speech.text("share-alone-verdict", &args);
    }
    let resigned = session.shown.as_ref().map_or(SeatSet::EMPTY, |stage| stage.table.resigned());
    let other = |standing: &&Standing| {
        let key = if resigned.contains(standing.seat) { "share-other-resigned" } else { "share-other" };
        speech.text(key, &[("name", speech.name(standing.seat).into()), ("score", standing.score.into())])
    };
    let others = standings.iter().filter(|standing| !winners.contains(standing.seat)).map(other);
    let others: Vec<String> = others.collect();
    let key = match (names.len(), others.is_empty()) {
        (1, _) => "share-won",
        (_, false) => "share-shared",
        (_, true) => "share-shared-by-all",
    };
    args.push(("others", others.join(", ").into()));
    speech.text(key, &args)
}

/// Tells whoever has shared a game that it stands there.
pub(crate) fn done_page(link: &str, channel: &str, whole: bool, speech: &Speech) -> Page {
    let done = speech.text("share-done", &[("channel", channel.into()), ("link", link.into())]);
    Page::text(if whole { done } else { format!("{done}\n{}", speech.say("share-no-replay")) })
}
