//! The English messages, as the bot says them.

use std::path::Path;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use games::{Arg, Seat, Words};

/// Words of `locales/en`.
pub(super) struct English(FluentBundle<FluentResource>);

impl English {
    /// Reads the messages.
    pub(super) fn new() -> English {
        let mut bundle = FluentBundle::new_concurrent(vec!["en".parse().expect("it is a language")]);
        bundle.set_use_isolating(false);
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../locales/en");
        for file in folder.read_dir().expect("the folder") {
            let text = std::fs::read_to_string(file.expect("a file").path()).expect("it is text");
            let messages = FluentResource::try_new(text).expect("they are messages");
            bundle.add_resource(messages).expect("every message stands once");
        }
        English(bundle)
    }
}

impl Words for English {
    fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        let pattern = self.0.get_message(key).and_then(|message| message.value());
        let pattern = pattern.unwrap_or_else(|| panic!("there is no message {key}"));
        let mut filled = FluentArgs::new();
        for (name, arg) in args {
            let value: FluentValue<'_> = match arg {
                Arg::Text(text) | Arg::Typed(text) => text.clone().into(),
                Arg::Number(number) => (*number).into(),
                Arg::Message(key) => self.text(key, &[]).into(),
                Arg::Name(seat) => self.name(*seat).into(),
            };
            filled.set(*name, value);
        }
        self.0.format_pattern(pattern, Some(&filled), &mut Vec::new()).into_owned()
    }

    fn name(&self, seat: Seat) -> String {
        ["Ada", "Bo", "Cy", "Dee", "Eve"][seat.index()].to_owned()
    }
}
