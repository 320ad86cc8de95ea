//! The board as text.

use crate::discord::features::board::calls::paused_line;
use crate::discord::features::log::long_text;
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::message::viewer_of;
use crate::discord::wire::caller::Caller;
use session::Session;

/// Writes out as much of the board as the caller may know.
pub(crate) fn board_text(session: &Session, caller: &Caller) -> Result<Page, Failure> {
    let viewer = viewer_of(session, caller);
    let sight = session.sight(viewer).ok_or_else(|| Failure::Denied(session.boardless()))?;
    let plain = session.plain_speech(caller.lang);
    let paused = paused_line(session, &plain).map(|paused| format!("{paused}\n")).unwrap_or_default();
    let text = format!("{paused}{}", sight.board_text(&plain));
    Ok(long_text(&text, &caller.speech(), "board.txt", "text-cut"))
}
