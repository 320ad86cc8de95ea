//! The sizes and numbers that Discord accepts.

/// Characters in a message's text.
pub(crate) const CONTENT: usize = 2000;
/// Bytes in one file.
pub(crate) const FILE: usize = 10 * 1024 * 1024;
/// Files in one message.
pub(crate) const FILES: usize = 10;
/// Characters in the alternative text of an attachment.
pub(crate) const ALT_TEXT: usize = 1024;
/// Characters in the nonce of a message.
pub(crate) const NONCE: usize = 25;
/// Rows of components in a message.
pub(crate) const ROWS: usize = 5;
/// Buttons in a row.
pub(crate) const BUTTONS: usize = 5;
/// Characters in a custom id.
pub(crate) const CUSTOM_ID: usize = 100;
/// Characters on a button.
pub(crate) const BUTTON_LABEL: usize = 80;
/// Options of a menu.
pub(crate) const SELECT_OPTIONS: usize = 25;
/// Characters of a menu's placeholder.
pub(crate) const PLACEHOLDER: usize = 150;
/// Characters of the label, the value and the description of a menu's option.
pub(crate) const OPTION_TEXT: usize = 100;
/// Commands of one kind in one scope.
pub(crate) const COMMANDS: usize = 100;
/// Options of a command, and choices of an option.
pub(crate) const COMMAND_OPTIONS: usize = 25;
/// Embeds in a message.
pub(crate) const EMBEDS: usize = 10;
/// Characters over all embeds of a message.
pub(crate) const EMBED_TOTAL: usize = 6000;
/// Characters in a channel's or thread's name.
pub(crate) const CHANNEL_NAME: usize = 100;
