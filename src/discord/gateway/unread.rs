//! Gateway events that serenity cannot read: the bot reads what it needs from the raw form, so that an unknown field leaves nobody without
//! an answer.

use std::sync::{Arc, OnceLock};

use anyhow::Context as _;
use poise::serenity_prelude as serenity;
use serde_json::{Value, json};
use serenity::{Client, Event, Framework, FullEvent, InteractionId, RawEventHandler};

use crate::discord::answering::Data;
use crate::discord::gateway::news::News;
use crate::discord::message::failure::Failure;
use crate::discord::wire::mend;
use crate::discord::wire::mend::number;
use words::Speech;

type Poise = poise::Framework<Data, Failure>;

/// Events that serenity can read, passed to poise.
pub(crate) struct ParsedEvents {
    fresh: Option<Poise>,
    there: Arc<OnceLock<Poise>>,
}

/// The other events, raw, passed to that poise.
pub(crate) struct RawEvents(Arc<OnceLock<Poise>>);

/// Both ways to poise.
pub(crate) fn both(poise: Poise) -> (ParsedEvents, RawEvents) {
    let there = Arc::<OnceLock<Poise>>::default();
    (ParsedEvents { fresh: Some(poise), there: there.clone() }, RawEvents(there))
}

#[serenity::async_trait]
impl Framework for ParsedEvents {
    async fn init(&mut self, client: &Client) {
        if let Some(mut poise) = self.fresh.take() {
            poise.init(client).await;
            // There is one client, which is set up once.
            self.there.get_or_init(|| poise);
        }
    }

    async fn dispatch(&self, ctx: serenity::Context, event: FullEvent) {
        let Some(poise) = self.there.get() else { return };
        if let FullEvent::InteractionCreate { interaction } = &event {
            poise.user_data().await.app.messages.known.twins.deliver(interaction.id().get());
        }
        poise.dispatch(ctx, event).await;
    }
}

#[serenity::async_trait]
impl RawEventHandler for RawEvents {
    async fn raw_event(&self, ctx: serenity::Context, event: Event) {
        let (Event::Unknown(unread), Some(poise)) = (event, self.0.get()) else { return };
        let (kind, raw) = (unread.kind.as_str(), &unread.value);
        match kind {
            "INTERACTION_CREATE" => {
                let id = number(&raw["id"]).unwrap_or_default();
                let Some(interaction) = mend::interaction(raw) else {
                    tracing::warn!(
                        interaction = id,
                        kind = raw["type"].as_u64(),
                        "an interaction cannot be read"
                    );
                    excuse(poise, &ctx, raw).await;
                    return;
                };
                tracing::info!(interaction = id, "an interaction can be read in part");
                poise.user_data().await.app.messages.known.twins.deliver(id);
                poise.dispatch(ctx, FullEvent::InteractionCreate { interaction }).await;
            }
            "READY" => match mend::ready(raw) {
                Some(data_about_bot) => poise.dispatch(ctx, FullEvent::Ready { data_about_bot }).await,
                None => tracing::error!("the gateway's greeting cannot be read"),
            },
            _ => {
                if let Some(news) = News::read(kind, raw) {
                    tracing::info!(kind, "an event can be read in part");
                    news.tell(&poise.user_data().await.app).await;
                }
            }
        }
    }
}

/// Says to a person that their interaction cannot be read; a person who is still typing is shown nothing.
async fn excuse(poise: &Poise, ctx: &serenity::Context, raw: &Value) {
    let (Some(id), Some(token)) = (number(&raw["id"]), raw["token"].as_str()) else { return };
    let known = &poise.user_data().await.app.messages.known;
    let user = number(&raw["member"]["user"]["id"]).or_else(|| number(&raw["user"]["id"]));
    let lang = known.speaks(user.unwrap_or_default(), raw["locale"].as_str().unwrap_or("en-US"));
    let sentence = Speech::new(lang, Vec::new()).say("deny-unreadable");
    let answer = match raw["type"].as_u64() {
        Some(4) => json!({"type": 8, "data": {"choices": []}}),
        _ => {
            json!({"type": 4, "data": {"content": sentence, "flags": 64, "allowed_mentions": {"parse": []}}})
        }
    };
    let sent = ctx.http.create_interaction_response(InteractionId::new(id), token, &answer, Vec::new()).await;
    if let Err(error) = sent.context("an interaction that cannot be read") {
        tracing::warn!(cause = %format!("{error:#}"), "somebody could not be answered");
    }
}
