//! Presses, carried out: what a feature gets, what it answers, and the macro that declares them.

use poise::{BoxFuture, serenity_prelude as serenity};
use serenity::{Builder as _, CreateModal, EditInteractionResponse, Http, Message};

use crate::discord::app::App;
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::message::press::CustomId;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::target::Target;
use host::tables::Found;
use session::Intent;

/// A person's press on a button or menu.
pub(crate) struct Pressed<'a> {
    /// The bot.
    pub app: &'a App,
    /// The person who presses.
    pub caller: &'a Caller,
    /// The meaning of the button or menu.
    pub id: &'a CustomId,
    /// The value chosen from a menu.
    pub value: String,
    /// The channel chosen from a menu of channels.
    pub target: Option<Target>,
    /// Whether the pressed message is the caller's own.
    pub private: bool,
}

/// The answer to a press.
pub(crate) enum Reply {
    /// The pressed (private) message becomes this.
    Update(Page),
    /// A private message of its own.
    Private(Page),
    /// The pressed (private) message becomes that line; the page, a panel, comes below all that has been posted meanwhile.
    Below(String, Page),
    /// A form to be filled in.
    Form(CreateModal),
    /// A slow answer.
    Slow(Slow),
}

/// How a press with a slow answer is acknowledged.
pub(crate) enum Placeholder {
    /// By a message that shows that the bot thinks, for the presser alone or for all.
    Thinking { private: bool },
    /// Invisibly: the answer replaces the pressed message.
    InPlace,
    /// The pressed message becomes this sentence, and then the answer.
    Saying(String),
}

/// A slow answer.
pub(crate) struct Slow {
    /// How the press is acknowledged.
    pub meanwhile: Placeholder,
    /// Brings the answer.
    pub bring: Bring,
}

/// Brings an answer that has been acknowledged; returns the sent page if more may follow it.
type Bring = Box<dyn for<'a> FnOnce(&'a App, &'a Caller, &'a Edit<'a>) -> BoxFuture<'a, Option<Page>> + Send>;

/// Edits an answer.
pub(crate) type Edit<'a> =
    dyn Fn(EditInteractionResponse) -> BoxFuture<'a, serenity::Result<Message>> + Send + Sync + 'a;

/// How to edit the answer to the interaction with that token.
pub(crate) fn edit_of<'a>(
    http: &'a Http,
    token: &'a str,
) -> impl Fn(EditInteractionResponse) -> BoxFuture<'a, serenity::Result<Message>> + Send + Sync + Copy {
    move |edit| edit.execute(http, token)
}

impl Reply {
    /// A private message of its own.
    pub(crate) fn private(page: Result<Page, Failure>) -> Result<Reply, Failure> {
        page.map(Reply::Private)
    }

    /// A form to be filled in.
    pub(crate) fn form(form: Result<CreateModal, Failure>) -> Result<Reply, Failure> {
        form.map(Reply::Form)
    }

    /// A slow answer.
    pub(crate) fn slow(
        meanwhile: Placeholder,
        bring: impl for<'a> FnOnce(&'a App, &'a Caller, &'a Edit<'a>) -> BoxFuture<'a, Option<Page>>
        + Send
        + 'static,
    ) -> Reply {
        Reply::Slow(Slow { meanwhile, bring: Box::new(bring) })
    }
}

impl Pressed<'_> {
    /// The table of the press.
    pub(crate) async fn table(&self) -> Result<Found, Failure> {
        let number = self.id.table.ok_or(Failure::told("deny-expired"))?;
        self.app.numbered(self.caller, number).await
    }

    /// That table if it has a board.
    pub(crate) async fn begun(&self) -> Result<Found, Failure> {
        let table = self.table().await?;
        if table.table().is_none() {
            return Err(Failure::Denied(table.boardless()));
        }
        Ok(table)
    }

    /// A private message replaces itself, a public one gets a private answer.
    pub(crate) fn shown(&self, page: Result<Page, Failure>) -> Result<Reply, Failure> {
        page.map(|page| if self.private { Reply::Update(page) } else { Reply::Private(page) })
    }

    /// Carries out an intent whose answer is one sentence.
    pub(crate) async fn deed(&self, intent: Intent, done: &str) -> Result<Reply, Failure> {
        self.app.act(self.caller, &self.table().await?, intent).await?;
        self.shown(Ok(Page::text(self.caller.speech().say(done))))
    }
}

/// How a possibly late press is acknowledged before anything is done.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum EarlyAnswer {
    /// By its own message, if that is the presser's; else by a private one.
    Usual,
    /// By a private message in any case.
    Beside,
    /// Not at all: it opens a form, which does nothing, or is acknowledged first anyway.
    Never,
}

/// Declares the presses of a feature: for each its code, the fields that its custom_id carries (a `number`, a `rest`), and what it does.
/// After the code may come how a late one is acknowledged; after the answer, what to do with its form, `filled` in with `texts`.
macro_rules! presses {
    (@early) => { $crate::discord::app::pressed::EarlyAnswer::Usual };
    (@early $early:ident) => { $crate::discord::app::pressed::EarlyAnswer::$early };
    (@filled) => { Err($crate::discord::message::failure::Failure::told("deny-expired")) };
    (@filled $filled:expr) => { $filled };
    ($(#[$doc:meta])* |$pressed:ident, $app:ident, $caller:ident $(, $texts:ident)?| $(
        $(#[$about:meta])*
        $name:ident($code:literal $(, $early:ident)?)
        $({ $(number $number:ident: $Number:ty,)? $(rest $rest:ident: $Rest:ty,)? })?
        => $reply:expr $(, filled $filled:expr)?;
    )*) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub(crate) enum Press {
            $($(#[$about])* $name $({ $($number: $Number,)? $($rest: $Rest,)? })?,)*
        }

        impl $crate::discord::message::press::Meaning for Press {
            const CODES: &'static [&'static str] = &[$($code),*];

            fn write(&self) -> $crate::discord::message::press::RawPress {
                match self {
                    $(Press::$name $({ $($number,)? $($rest,)? })? => $crate::discord::message::press::RawPress {
                        code: $code,
                        number: 0 $($(+ $crate::discord::message::press::Number::number($number))?)?,
                        rest: String::new() $($(+ &$crate::discord::message::press::Rest::rest($rest))?)?,
                    },)*
                }
            }

            fn read(code: &str, number: i64, rest: &str) -> Option<Press> {
                _ = (number, rest);
                match code {
                    $($code => Some(Press::$name $({
                        $($number: $crate::discord::message::press::Number::of_number(number)?,)?
                        $($rest: $crate::discord::message::press::Rest::of_rest(rest)?,)?
                    })?),)*
                    _ => None,
                }
            }
        }

        impl Press {
            /// How this press is acknowledged if it may be late.
            pub(crate) fn early(&self) -> $crate::discord::app::pressed::EarlyAnswer {
                match self { $(Press::$name { .. } => presses!(@early $($early)?)),* }
            }

            /// Does what was pressed.
            pub(crate) async fn reply(
                self,
                $pressed: &$crate::discord::app::pressed::Pressed<'_>,
            ) -> Result<$crate::discord::app::pressed::Reply, $crate::discord::message::failure::Failure> {
                let ($app, $caller) = ($pressed.app, $pressed.caller);
                _ = ($app, $caller);
                match self {
                    $(Press::$name $({ $($number,)? $($rest,)? })? => {
                        $($(_ = &$number;)? $(_ = &$rest;)?)?
                        $reply
                    })*
                }
            }

            /// Does what was filled in.
            pub(crate) async fn filled(
                self,
                $pressed: &$crate::discord::app::pressed::Pressed<'_>,
                texts: &[String],
            ) -> Result<$crate::discord::message::page::Page, $crate::discord::message::failure::Failure> {
                let ($app, $caller) = ($pressed.app, $pressed.caller);
                _ = ($app, $caller, texts);
                $(let $texts = texts;)?
                match self {
                    $(Press::$name $({ $($number,)? $($rest,)? })? => {
                        $($(_ = &$number;)? $(_ = &$rest;)?)?
                        presses!(@filled $($filled)?)
                    })*
                }
            }
        }
    };
}
pub(crate) use presses;
