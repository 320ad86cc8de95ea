//! What follows an answer: its picture, the next panel, a message next to another program's answer.

use poise::serenity_prelude as serenity;
use serenity::{CreateAllowedMentions, EditInteractionResponse};

use crate::discord::answering::sending::revise;
use crate::discord::app::App;
use crate::discord::app::pressed::Edit;
use crate::discord::features::panel::onward::{next_panel, turn_over};
use crate::discord::message::page::Page;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::rest::done;

/// Says, in a message next to another program's answer, what was done here.
pub(crate) async fn follow_up(told: impl Future<Output = serenity::Result<serenity::Message>>) {
    if let Err(error) = done(told.await) {
        tracing::warn!(%error, "somebody is not told what was done beside another program's answer");
    }
}

/// Adds the picture, when it is drawn, to an answer that went out without it.
pub(crate) async fn bring_late(page: &Page, edit: &Edit<'_>) {
    let brought: anyhow::Result<()> = async {
        if let Some(picture) = page.late().await? {
            let nobody = CreateAllowedMentions::new();
            done(
                edit(EditInteractionResponse::new().new_attachment(picture).allowed_mentions(nobody)).await,
            )?;
        }
        Ok(())
    }
    .await;
    if let Err(error) = brought {
        tracing::warn!(cause = %format!("{error:#}"), "an answer stays without its picture");
    }
}

/// Turns a panel that waits for computers into the next one, in the same message.
pub(crate) async fn go_on(app: &App, caller: &Caller, page: &Page, edit: &Edit<'_>) {
    let Some(next) = next_panel(app, caller, page).await else { return };
    if let Some(next) = turn_over(app, caller, next, |next| revise(next, &caller.speech(), edit)).await {
        bring_late(&next, edit).await;
    }
}
