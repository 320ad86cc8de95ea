//! Changes that time alone causes: interactions fail, tokens expire, threads archive themselves.

use crate::clock::Millis;
use crate::interaction::{Deed, Response, TOKEN_LIFE};
use crate::message::{Message, MessageState, flag, kind};
use crate::snowflake::Id;
use crate::state::SandboxState;

/// The text that a person reads when the bot did not answer.
pub(crate) const NO_ANSWER: &str = "The application did not respond";
/// The time between two looks for silent threads, which stay open for an hour at least.
const MOMENT: Millis = 1_000;

impl SandboxState {
    /// Settles everything whose time has come.
    pub(crate) fn settle(&mut self) {
        if !self.unsettled.is_empty() {
            let unsettled = std::mem::take(&mut self.unsettled);
            let left: Vec<Id> = unsettled.into_iter().filter(|id| !self.settle_interaction(*id)).collect();
            self.unsettled.extend(left);
        }
        let now = self.now();
        if now >= self.silence {
            self.silence = now + MOMENT;
            self.archive_silent_threads(now);
        }
    }

    /// Whether the interaction needs no more watching.
    fn settle_interaction(&mut self, id: Id) -> bool {
        let now = self.now();
        let Some(interaction) = self.interactions.get(&id) else { return true };
        match interaction.response {
            Response::Waiting if now > interaction.created + self.rules.patience => {
                self.fail_interaction(id);
                true
            }
            Response::Waiting => false,
            Response::Thinking(placeholder) if now > interaction.created + TOKEN_LIFE => {
                let key = (interaction.channel, placeholder);
                let person = interaction.person;
                let thinking = self.messages.get(&key).filter(|it| it.state == MessageState::Thinking);
                if let Some(mut message) = thinking.cloned() {
                    message.state = MessageState::Failed;
                    NO_ANSWER.clone_into(&mut message.content);
                    message.only_for = message.only_for.or(Some(person));
                    self.replace(message, false);
                }
                true
            }
            Response::Thinking(_) => false,
            _ => true,
        }
    }

    /// Marks an interaction as failed; after a command its person gets a notice in the channel.
    pub(crate) fn fail_interaction(&mut self, id: Id) {
        let Some(interaction) = self.interactions.get_mut(&id) else { return };
        interaction.response = Response::Failed(NO_ANSWER.to_owned());
        let interaction = interaction.clone();
        let somewhere = self.world.channels.contains_key(&interaction.channel);
        if somewhere && matches!(interaction.deed, Deed::Command { .. }) {
            let (notice, now) = (self.mint(), self.now());
            let mut message = Message::new(notice, interaction.channel, self.bot, now);
            message.state = MessageState::Failed;
            NO_ANSWER.clone_into(&mut message.content);
            message.only_for = Some(interaction.person);
            message.flags = flag::EPHEMERAL;
            message.kind = kind::CHAT_INPUT_COMMAND;
            message.origin = Some(interaction.origin(None));
            self.post(message);
        }
        self.ring();
    }

    fn archive_silent_threads(&mut self, now: Millis) {
        let silent = |channel: &&crate::world::Channel| {
            let thread = channel.thread.as_ref();
            thread.is_some_and(|it| !it.archived && now > it.active + it.auto_archive * 60_000)
        };
        let silent: Vec<Id> = self.world.channels.values().filter(silent).map(|channel| channel.id).collect();
        for id in silent {
            self.change_channel(id, &serde_json::json!({"archived": true}));
        }
    }
}
