//! A message in the making, and its forms on the way to Discord.
//!
//! All its words are content: people who have switched embeds off read nothing else. Every edit removes the embeds that earlier versions
//! made.

use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serenity::{
    CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, EditAttachments, EditInteractionResponse, EditMessage,
    MessageFlags,
};
use tabletop::Draft;
use tokio::sync::Mutex;

use crate::discord::message::mentions::Mentions;
use crate::discord::wire::limits;
use crate::pictures::Drawing;
use host::tables::Asker;
use session::Session;
use words::{escape_text, unlisted};

/// A message in the making: its words, pictures and buttons, before it becomes a reply, an update or a post.
#[derive(Clone, Default)]
pub(crate) struct Page {
    /// Discord Markdown.
    pub content: String,
    /// Buttons and menus; at most five rows.
    pub rows: Vec<CreateActionRow>,
    /// The picture, if any.
    pub picture: Option<Illustration>,
    /// An animation next to the picture, if any.
    pub film: Option<Attachment>,
    /// A file to read, if any: its name and text.
    pub file: Option<(String, String)>,
    /// The people whom the message pings; it pings nobody else.
    pub ping: Vec<u64>,
    /// The role whose people it pings, if any.
    pub ping_role: Option<u64>,
    /// Whether it comes without a notification, even for people who want to hear of every message.
    pub is_quiet: bool,
    /// The table whose panel it is, if it is one: such a page goes on when computers have played.
    pub panel: Option<Arc<Session>>,
    /// The note that also heads the next panel.
    pub head: Option<String>,
    /// What its reader has chosen on the panel so far, for the next panel.
    pub draft: Draft,
    /// The person who waits for it, counted until the message has been sent.
    pub _asker: Option<Arc<Asker>>,
}

/// The picture of a message.
#[derive(Clone)]
pub(crate) enum Illustration {
    /// It is sent with the message.
    Ready(Attachment),
    /// Too many others are drawn first: the message is sent without it and gets it later.
    Late(Arc<Mutex<Late>>),
}

/// A finished picture.
#[derive(Clone)]
pub(crate) struct Attachment {
    /// PNG, or a GIF if it moves.
    pub bytes: Arc<Vec<u8>>,
    /// Its texts.
    pub label: Label,
}

/// What a message says about its picture.
#[derive(Clone)]
pub(crate) struct Label {
    /// File name: reveals only the game.
    pub name: String,
    /// A description for people who cannot see it.
    pub alt: String,
}

/// A picture that is not drawn yet.
pub(crate) struct Late {
    /// The picture.
    pub drawing: Drawing,
    /// Its texts.
    pub label: Label,
}

impl Late {
    /// Waits for the picture. Can be asked again if the wait was given up.
    pub(crate) async fn finished(&mut self) -> anyhow::Result<Attachment> {
        Ok(Attachment { bytes: self.drawing.finished().await?.into(), label: self.label.clone() })
    }
}

impl Attachment {
    fn file(self) -> CreateAttachment {
        CreateAttachment::bytes(Arc::unwrap_or_clone(self.bytes), self.label.name)
            .description(limits::fit(&self.label.alt, limits::ALT_TEXT))
    }
}

impl Page {
    /// A page of words only.
    pub(crate) fn text(content: impl Into<String>) -> Page {
        Page { content: content.into(), ..Page::default() }
    }

    /// The page, headed by that note.
    #[must_use]
    pub(crate) fn headed(mut self, note: Option<String>) -> Page {
        if let Some(note) = note {
            self.content = format!("{note}\n{}", self.content);
        }
        self
    }

    /// The page, headed by that note, which also heads the next panel after computers have played.
    #[must_use]
    pub(crate) fn headed_on(self, note: Option<String>) -> Page {
        let heads: Vec<String> = note.iter().chain(&self.head).cloned().collect();
        Page { head: (!heads.is_empty()).then(|| heads.join("\n")), ..self.headed(note) }
    }

    /// The page with the commands that it names made pressable.
    #[must_use]
    pub(crate) fn linked(mut self, mentions: &Mentions) -> Page {
        self.content = mentions.link(&self.content);
        self
    }

    /// Whether it has uploads.
    pub(crate) fn uploads(&self) -> bool {
        self.film.is_some() || self.file.is_some() || matches!(self.picture, Some(Illustration::Ready(_)))
    }

    /// The page without uploads: a text replaces the picture, as far as there is room.
    #[must_use]
    pub(crate) fn bare(&self) -> Page {
        let mut content = self.content.clone();
        if let Some(Illustration::Ready(picture)) = &self.picture {
            let told = picture.label.alt.lines().map(|line| format!("\n> {}", escape_text(line)));
            let told: String = told.collect();
            let all = format!("{content}{told}");
            if unlisted(&all).encode_utf16().count() <= limits::CONTENT {
                content = all;
            }
        }
        Page { content, picture: None, film: None, file: None, ..self.clone() }
    }

    /// The picture for a message that was sent without it; none if it needs none.
    pub(crate) async fn late(&self) -> anyhow::Result<Option<CreateAttachment>> {
        let Some(Illustration::Late(late)) = &self.picture else { return Ok(None) };
        Ok(Some(late.lock().await.finished().await?.file()))
    }

    fn mentions(&self) -> CreateAllowedMentions {
        let users = self.ping.iter().map(|&id| serenity::UserId::new(id));
        CreateAllowedMentions::new().users(users).roles(self.ping_role.map(serenity::RoleId::new))
    }

    /// Its uploads.
    pub(crate) fn files(&self) -> Vec<CreateAttachment> {
        let picture = self.picture.iter().filter_map(|picture| match picture {
            Illustration::Ready(picture) => Some(picture.clone().file()),
            Illustration::Late(_) => None,
        });
        let file = self.file.iter().map(|(name, text)| CreateAttachment::bytes(text.clone(), name.clone()));
        picture.chain(self.film.iter().map(|film| film.clone().file())).chain(file).collect()
    }

    fn content(&self) -> String {
        limits::fit(&unlisted(&self.content), limits::CONTENT)
    }

    /// A command's reply.
    pub(crate) fn reply(&self, ephemeral: bool) -> poise::CreateReply {
        let reply = poise::CreateReply::default()
            .content(self.content())
            .components(self.rows.clone())
            .allowed_mentions(self.mentions())
            .ephemeral(ephemeral);
        self.files().into_iter().fold(reply, poise::CreateReply::attachment)
    }

    /// The answer to a press: a new message, or the new content of the pressed one.
    pub(crate) fn response(&self, ephemeral: bool) -> CreateInteractionResponseMessage {
        CreateInteractionResponseMessage::new()
            .content(self.content())
            .components(self.rows.clone())
            .embeds(Vec::new())
            .allowed_mentions(self.mentions())
            .files(self.files())
            .ephemeral(ephemeral)
    }

    /// A second, private answer; it waits for its picture, since its reader already has an answer.
    pub(crate) async fn followup(&self) -> CreateInteractionResponseFollowup {
        let late = self
            .late()
            .await
            .inspect_err(|cause| tracing::warn!(%cause, "an answer stays without its picture"));
        CreateInteractionResponseFollowup::new()
            .content(self.content())
            .components(self.rows.clone())
            .allowed_mentions(self.mentions())
            .files(self.files().into_iter().chain(late.ok().flatten()))
            .ephemeral(true)
    }

    /// A message of its own, still without its files; Discord drops a second one with the same nonce.
    pub(crate) fn message(&self, nonce: &str) -> CreateMessage {
        let flags = if self.is_quiet { MessageFlags::SUPPRESS_NOTIFICATIONS } else { MessageFlags::empty() };
        CreateMessage::new()
            .flags(flags)
            .content(self.content())
            .components(self.rows.clone())
            .allowed_mentions(self.mentions())
            .nonce(serenity::Nonce::String(nonce.to_owned()))
            .enforce_nonce(true)
    }

    /// The new content of the bot's own message, whose old files go.
    pub(crate) fn edit(&self) -> EditMessage {
        EditMessage::new()
            .content(self.content())
            .components(self.rows.clone())
            .embeds(Vec::new())
            .allowed_mentions(self.mentions())
            .attachments(self.attachments())
    }

    /// The new content of an answer, whose old files go.
    pub(crate) fn revision(&self) -> EditInteractionResponse {
        EditInteractionResponse::new()
            .content(self.content())
            .components(self.rows.clone())
            .embeds(Vec::new())
            .allowed_mentions(self.mentions())
            .attachments(self.attachments())
    }

    fn attachments(&self) -> EditAttachments {
        self.files().into_iter().fold(EditAttachments::new(), EditAttachments::add)
    }
}
