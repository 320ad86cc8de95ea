//! Sharing a finished game in another channel.

use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use poise::serenity_prelude as serenity;
use poise::serenity_prelude::{
    ChannelId, CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, MessageId,
};
use rules::{Outcome, SeatSet, Standing, Viewer, Words as _};
use tabletop::Picture as Kind;
use tokio::time::timeout;

use crate::discord::answering::sending::revise;
use crate::discord::app::App;
use crate::discord::app::pressed::{Edit, Placeholder, Pressed, Reply, presses};
use crate::discord::app::sharing::Claim;
use crate::discord::features::replay::deed::{captioned, film, is_current, label, replay_asker};
use crate::discord::features::settings::deed::Settings;
use crate::discord::message::failure::Failure;
use crate::discord::message::mentions::link;
use crate::discord::message::page::{Attachment, Illustration, Page};
use crate::discord::message::press::CustomId;
use crate::discord::message::public_lang;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits::fit;
use crate::discord::wire::rest::same_words;
use crate::discord::wire::rights::{ChannelRights, Rights, missing, needed};
use crate::discord::wire::rooms::Rooms;
use crate::discord::wire::target::{Target, WRITABLE};
use crate::discord::wire::trouble::Trouble;
use crate::discord::wire::{limits, rest};
use crate::pictures::Purpose;
use host::tables::{Asker, Found};
use session::{Denied, Posting, Session, Status};
use words::{Lang, Speech};

presses! {
    /// What is pressed to share a game.
    |pressed, app, caller|
    /// Asks where to share a finished game. As a menu of channels: shares it there.
    Share("share") => pressed_share(pressed).await;
}

/// The longest wait for Discord to say what the bot may do.
const PATIENCE: Duration = Duration::from_secs(20);

/// The number of newest messages among which the bot looks for its own.
const NEWEST: u8 = 20;

/// A game that somebody wants to share.
pub(crate) struct SharingRequest {
    table: Found,
    outcome: Outcome,
    target: Target,
    claim: Claim,
    /// While it exists the caller waits for a replay.
    asker: Arc<Asker>,
}

/// Asks where to share a game.
///
/// # Errors
/// [`Failure`]: the game has no result, or is not the caller's to share.
pub(crate) fn share_question(caller: &Caller, table: &Found) -> Result<Page, Failure> {
    Ok(share_page(table, &shareable(table, caller)?, caller, None))
}

/// Accepts the request to share a game in a channel.
///
/// # Errors
/// [`Failure`]: as [`share_question`]; a channel in which the caller may not write, or in which the game was just shared; the caller
/// already waits for as many replays as one person may.
pub(crate) fn ask_share(
    app: &App,
    caller: &Caller,
    table: Found,
    target: &Target,
) -> Result<SharingRequest, Failure> {
    let outcome = shareable(&table, caller)?;
    let lacking = target.lacking(&caller.speech());
    if !lacking.is_empty() {
        let permissions = ("permissions", lacking.join(", ").into());
        return Err(Failure::Told("deny-share-own", vec![target.named(), permissions]));
    }
    let claim = app.sharing.claim(table.id, target.channel);
    let claim = claim.ok_or_else(|| Failure::Told("deny-share-again", vec![target.named()]))?;
    let asker = replay_asker(app, caller)?;
    Ok(SharingRequest { table, outcome, target: *target, claim, asker })
}

/// Shares a game, and reports that in the answer; if it failed, the answer offers another channel.
pub(crate) async fn bring_share(app: &App, caller: &Caller, asked: SharingRequest, edit: &Edit<'_>) {
    let page = match share(app, caller, &asked, edit).await {
        Ok(page) => page,
        Err(failure) => {
            let excuse = failure.sentence(&caller.speech(), Some(asked.table.id.0));
            share_page(&asked.table, &asked.outcome, caller, Some(excuse))
        }
    };
    // A person who reads that it failed may choose the same channel at once.
    let SharingRequest { table, claim, asker, .. } = asked;
    drop((claim, asker));
    if let Err(error) = revise(&page.linked(&app.messages.mentions), &caller.speech(), edit).await {
        tracing::warn!(%error, table = %table.id, "somebody does not hear whether their game was shared");
    }
}

async fn share(app: &App, caller: &Caller, asked: &SharingRequest, edit: &Edit<'_>) -> Result<Page, Failure> {
    let speech = caller.speech();
    check_target(app, caller, &asked.target).await?;
    check_audience(app, caller, &asked.table, &asked.target).await?;
    let (table, lang) = (&asked.table, shared_lang(&asked.table));
    // Nothing is drawn before it is clear that it can be posted.
    let mut replay = film(app, table, lang, asked.asker.clone())?;
    let film = match replay.drawn(&speech, edit).await {
        Ok(bytes) => {
            Some(Attachment { bytes: bytes.into(), label: label(table, &Speech::new(lang, Vec::new())) })
        }
        Err(Failure::Broken(cause)) => {
            let cause = format!("{cause:#}");
            tracing::error!(session = table.id.0, cause, "a game is shared without its replay");
            None
        }
        Err(failure) => return Err(failure),
    };
    let sight = table.sight(Viewer::Public).context("a finished game has a board")?;
    let mut picture = app.messages.drawn(Purpose::Board, table, Arc::from(sight), lang, Kind::Table, None);
    let picture = picture.finished().await?;
    // A person whom it names may have been forgotten while it was drawn.
    if !is_current(app, &replay).await {
        return Err(Failure::Denied(Denied::Busy));
    }
    let (message, whole) =
        post(app, caller, asked, shared_page(table, &asked.outcome, picture, film)).await?;
    let posting = Posting { channel: asked.target.channel, message: message.get() };
    Ok(done_page(&link(table, posting), &asked.target.mention(), whole, &speech))
}

/// Whether the bot may post in a channel of the caller's server; if not, names what is missing.
async fn check_target(app: &App, caller: &Caller, target: &Target) -> Result<(), Failure> {
    let asked = async {
        let rights = Rights::on(&app.http, caller.place.guild).await?;
        rights.in_channel(&app.http, target.channel).await
    };
    let held = timeout(PATIENCE, asked).await.map_err(|_| Failure::told("deny-discord-slow"))?;
    let ChannelRights { may, thread, locked } = held.map_err(|error| match Trouble::of(&error) {
        Trouble::Later(_) | Trouble::Odd(_) => Failure::told("deny-discord-slow"),
        _ => refused(&error, target),
    })?;
    let lacking = missing(needed(thread, locked), may, &caller.speech());
    if lacking.is_empty() {
        return Ok(());
    }
    Err(Failure::Told(
        "deny-share-permission",
        vec![target.named(), ("permissions", lacking.join(", ").into())],
    ))
}

/// Whether readers of that channel may see the game: people who sat there may show it to anybody, a moderator to people who could see it
/// anyway.
async fn check_audience(app: &App, caller: &Caller, table: &Found, target: &Target) -> Result<(), Failure> {
    let there = table.place.channel;
    if sat_at(table, caller) || target.channel == there {
        return Ok(());
    }
    let slow = || Failure::told("deny-discord-slow");
    let asked = timeout(PATIENCE, Rooms::of(&app.http, table.place.guild)).await.map_err(|_| slow())?;
    let rooms = match asked.map_err(anyhow::Error::from) {
        Err(error) if Trouble::of(&error).passes() => return Err(slow()),
        rooms => rooms?,
    };
    if rooms.is_open_to_all(there) { Ok(()) } else { Err(Failure::told("deny-share-private")) }
}

/// The bot's newest message with those words.
async fn own_words(app: &App, channel: ChannelId, words: &str) -> Option<MessageId> {
    let me = app.http.application_id()?;
    let newest = rest::messages(&app.http, channel, NEWEST, None).await;
    let newest =
        newest.inspect_err(|error| tracing::warn!(%error, "a message of one's own is not found")).ok()?;
    newest
        .into_iter()
        .find(|message| message.is_of(me) && same_words(&message.content, words))
        .map(|it| it.id)
}

/// Posts a game once, without the replay if Discord finds it too large; returns the message, and whether it has the replay.
async fn post(
    app: &App,
    caller: &Caller,
    asked: &SharingRequest,
    mut page: Page,
) -> Result<(MessageId, bool), Failure> {
    // It is the same in every try, so that Discord posts it once.
    let nonce = format!("{}s", caller.interaction);
    let channel = ChannelId::new(asked.target.channel);
    let mut again = true;
    loop {
        let sent = rest::send(&app.http, channel, page.message(&nonce), page.files()).await;
        let sent = match sent {
            // It is posted, but its place is unknown.
            Err(serenity::Error::Json(cause)) => {
                asked.claim.keep();
                own_words(app, channel, &page.content).await.ok_or(serenity::Error::Json(cause))
            }
            sent => sent.map(|message| message.id),
        };
        let error = match sent.map_err(anyhow::Error::from) {
            Ok(message) => {
                asked.claim.keep();
                return Ok((message, page.film.is_some()));
            }
            Err(error) => error,
        };
        if Trouble::is_too_large(&error) && page.film.take().is_some() {
            continue;
        }
        let passes = Trouble::of(&error).passes();
        if !passes || !again {
            tracing::info!(session = asked.table.id.0, cause = %format!("{error:#}"), "a game could not be shared");
            if passes {
                // It may be posted all the same.
                asked.claim.keep();
            }
            return Err(refused(&error, &asked.target));
        }
        again = false;
    }
}

/// What a person reads about a channel in which Discord does not let the bot write.
fn refused(error: &anyhow::Error, target: &Target) -> Failure {
    let key = match Trouble::of(error) {
        Trouble::Deleted(_) => "deny-share-gone",
        Trouble::Closed(_) => "deny-share-closed",
        Trouble::Never(_) if Trouble::is_lost_message(error) => "deny-share-closed",
        Trouble::Never(_) => "deny-share-refused",
        Trouble::Later(_) | Trouble::Odd(_) => "deny-share-slow",
    };
    Failure::Told(key, vec![target.named()])
}

/// The answer to a press to share a game: asks where, or shares it in the channel that is chosen.
pub(crate) async fn pressed_share(pressed: &Pressed<'_>) -> Result<Reply, Failure> {
    let (app, caller, table) = (pressed.app, pressed.caller, pressed.table().await?);
    let Some(target) = &pressed.target else { return Reply::private(share_question(caller, &table)) };
    let asked = ask_share(app, caller, table, target)?;
    let meanwhile = Placeholder::Saying(caller.speech().say("replay-waiting"));
    Ok(Reply::slow(meanwhile, |app, caller, edit| {
        Box::pin(async move {
            bring_share(app, caller, asked, edit).await;
            None
        })
    }))
}

/// The language in which a table is shared: the server's, or else the table's.
pub(crate) fn shared_lang(table: &Found) -> Lang {
    Settings::of(&table.settings).language.unwrap_or_else(|| public_lang(table))
}

/// The result of a game that can be shared; none before it has one.
pub(crate) fn result(session: &Session) -> Option<Outcome> {
    let outcome = session.outcome().filter(|_| session.status == Status::Over)?;
    (!outcome.standings.is_empty()).then_some(outcome)
}

/// The result of a game that the caller may share: they have sat there, or are a moderator.
///
/// # Errors
/// [`Failure`]: it has none, or only others may share it.
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

/// Asks the caller for the channel, and shows what will be posted there; the note comes first.
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

/// The post: the sentence, the closing picture, and the replay if there is one.
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

/// Says to the person who has shared a game that it is posted.
pub(crate) fn done_page(link: &str, channel: &str, whole: bool, speech: &Speech) -> Page {
    let done = speech.text("share-done", &[("channel", channel.into()), ("link", link.into())]);
    Page::text(if whole { done } else { format!("{done}\n{}", speech.say("share-no-replay")) })
}
