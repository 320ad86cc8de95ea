//! What several features do in the same way.

use crate::discord::app::{Answer, App};
use crate::discord::features::help::ways::apart;
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::wire::caller::Caller;
use session::Intent;

/// Carries out an intent at the caller's table; the answer is one sentence.
pub(crate) async fn say(
    app: &App,
    caller: &Caller,
    intent: Intent,
    done: &'static str,
) -> Result<Answer, Failure> {
    let table = app.own_table(caller).await?;
    app.act(caller, &table, intent).await?;
    Ok(Answer::private(apart(Page::text(caller.speech().say(done)), &table, caller)))
}
