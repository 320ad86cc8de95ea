//! Another game for the same people.

use crate::discord::answering::Context;
use crate::discord::answering::command::{answer, caller};
use crate::discord::app::{Answer, App};
use crate::discord::features::lobby::deed::join;
use crate::discord::features::opening::page::another_page;
use crate::discord::features::opening::suited::suited_once_more;
use crate::discord::features::panel::deed::begun;
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::wire::caller::Caller;
use host::tables::Found;
use session::{Denied, Intent, Session, Status};

/// Opens a table for the same people.
#[poise::command(slash_command, guild_only)]
pub(crate) async fn rematch(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let app = &ctx.data().app;
    let table = app.here(&caller).await?;
    answer(ctx, Answer::private(once_more(app, &caller, &table, None).await?)).await
}

/// Opens a new lobby after a game has ended, for that game or the same one; alone with computers the game begins at once. If another of its
/// people was quicker, the caller takes a seat in theirs.
pub(crate) async fn once_more(
    app: &App,
    caller: &Caller,
    table: &Found,
    game: Option<&str>,
) -> Result<Page, Failure> {
    let title = game.and_then(games::title).unwrap_or(table.title);
    let (done, suited) = match suited_once_more(app, caller, table, title).await? {
        Some((open, told)) => {
            let place = if table.is_private() { table.place } else { caller.place };
            let opened = app.tables.open(place, &caller.person, &open, caller.delivery()).await;
            (opened.map_err(Failure::from), Some(told))
        }
        None => {
            let intent = game.map_or(Intent::Rematch, |game| Intent::Another(game.to_owned()));
            (app.act(caller, table, intent).await, None)
        }
    };
    let done = match done {
        Err(Failure::Denied(Denied::ChannelTaken)) => {
            let lobby = app.here(caller).await?;
            if !is_once_more(table, &lobby, game.unwrap_or(table.title.id())) {
                return Err(Failure::Denied(Denied::ChannelTaken));
            }
            if lobby.seat_of(caller.person.user).is_none() {
                return join(app, caller, &lobby).await;
            }
            "done-joined"
        }
        opened => {
            let opened = opened?;
            if opened.session.is_starting() || opened.session.is_private() {
                let lobby = app.tables.find(opened.session.id).await?.ok_or(Denied::NoTable)?;
                let begun = begun(app, caller, &lobby, &opened).await?;
                return Ok(begun.headed_on(suited));
            }
            "done-rematch"
        }
    };
    Ok(Page::text(caller.speech().say(done)))
}

/// Asks which other game the same people could play.
pub(crate) fn another_question(caller: &Caller, table: &Found) -> Result<Page, Failure> {
    if table.status.is_open() {
        return Err(Failure::Denied(Denied::NotOver));
    }
    table.seat_of(caller.person.user).ok_or(Denied::NotSeated)?;
    Ok(another_page(table, caller))
}

/// Whether a lobby was opened by a person who sits at that table, to play that game with the same people.
fn is_once_more(table: &Session, lobby: &Session, game: &str) -> bool {
    let same = lobby.title.id() == game && table.seat_of(lobby.host).is_some();
    same && lobby.status == Status::Lobby && lobby.id > table.id
}
