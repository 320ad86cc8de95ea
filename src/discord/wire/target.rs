//! A channel that a person has chosen from a Discord menu, with what they may do there.

use poise::serenity_prelude as serenity;
use rules::Arg;
use serenity::{
    ChannelType, ComponentInteraction, ComponentInteractionDataKind, PartialChannel, Permissions,
};

use super::rights::{missing, needed};
use words::Speech;

/// The kinds of channels in which something can be posted for everybody there.
pub(crate) const WRITABLE: [ChannelType; 5] = [
    ChannelType::Text,
    ChannelType::News,
    ChannelType::NewsThread,
    ChannelType::PublicThread,
    ChannelType::PrivateThread,
];

/// A channel or thread that a person has chosen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Target {
    /// Discord's number of it.
    pub channel: u64,
    /// What the person who chose it may do there.
    may: Permissions,
    thread: bool,
    locked: bool,
}

impl Target {
    /// The channel as Discord describes it to the bot: with the permissions of the person who chose it.
    pub(crate) fn of(channel: &PartialChannel) -> Target {
        let thread = channel.thread_metadata.as_ref();
        Target {
            channel: channel.id.get(),
            may: channel.permissions.unwrap_or_default(),
            thread: thread.is_some(),
            locked: thread.is_some_and(|thread| thread.locked),
        }
    }

    /// The channel chosen from a menu of channels; none from any other menu.
    pub(crate) fn chosen(press: &ComponentInteraction) -> Option<Target> {
        let ComponentInteractionDataKind::ChannelSelect { values } = &press.data.kind else { return None };
        press.data.resolved.channels.get(values.first()?).map(Target::of)
    }

    /// The rights to write there that the person who chose it lacks.
    pub(crate) fn lacking(&self, speech: &Speech) -> Vec<String> {
        missing(needed(self.thread, self.locked) - Permissions::ATTACH_FILES, self.may, speech)
    }

    /// The mention of the channel.
    pub(crate) fn mention(&self) -> String {
        format!("<#{}>", self.channel)
    }

    /// The mention as the variable of a message.
    pub(crate) fn named(&self) -> (&'static str, Arg) {
        ("channel", self.mention().into())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use words::Lang;

    fn lacks(may: Permissions, locked: Option<bool>) -> usize {
        let mut channel = json!({"id": "7", "name": "x", "type": 0, "permissions": may.bits().to_string()});
        if let Some(locked) = locked {
            channel["type"] = json!(11);
            channel["thread_metadata"] = json!({
                "archived": false, "auto_archive_duration": 60, "locked": locked,
                "archive_timestamp": "2026-11-01T00:00:00Z",
            });
        }
        let channel: PartialChannel = serde_json::from_value(channel).expect("as Discord tells it");
        Target::of(&channel).lacking(&Speech::new(Lang::En, Vec::new())).len()
    }

    #[test]
    fn whoever_shares_must_be_able_to_write_there_themselves() {
        let (view, send) = (Permissions::VIEW_CHANNEL, Permissions::SEND_MESSAGES);
        let (aside, unlock) = (Permissions::SEND_MESSAGES_IN_THREADS, Permissions::MANAGE_THREADS);
        assert_eq!(lacks(view | send, None), 0, "it is the bot that attaches files");
        assert_eq!((lacks(send, None), lacks(view, None), lacks(Permissions::empty(), None)), (1, 1, 2));
        assert_eq!((lacks(view | send, Some(false)), lacks(view | aside, Some(false))), (1, 0));
        assert_eq!((lacks(view | aside, Some(true)), lacks(view | aside | unlock, Some(true))), (1, 0));
        assert_eq!(lacks(Permissions::ADMINISTRATOR, Some(true)), 0);
    }
}
