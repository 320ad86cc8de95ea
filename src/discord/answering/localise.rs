//! Names and descriptions of commands in every language.

use std::borrow::Cow;

use poise::serenity_prelude as serenity;

use crate::discord::answering::Data;
use crate::discord::message::failure::Failure;
use words::{Lang, Phrases};

/// Gives a command its descriptions, and its names in every language, from the messages `command-<name>`, `command-<name>-description`,
/// `command-<name>-<parameter>` and `command-<name>-<parameter>-description`; in a group its name is `<group>-<name>`.
pub(crate) fn localise(command: &mut poise::Command<Data, Failure>) {
    let key = format!("command-{}", command.name);
    localise_as(command, &key);
}

fn localise_as(command: &mut poise::Command<Data, Failure>, key: &str) {
    command.description = Some(Cow::Owned(text(Lang::En, &format!("{key}-description"))));
    command.name_localizations = everywhere(key);
    command.description_localizations = everywhere(&format!("{key}-description"));
    for parameter in &mut command.parameters {
        let key = format!("{key}-{}", parameter.name);
        parameter.description = Some(Cow::Owned(text(Lang::En, &format!("{key}-description"))));
        parameter.name_localizations = everywhere(&key);
        parameter.description_localizations = everywhere(&format!("{key}-description"));
    }
    for part in &mut command.subcommands {
        let key = format!("{key}-{}", part.name);
        localise_as(part, &key);
    }
}

fn text(lang: Lang, key: &str) -> String {
    Phrases::shared().text(lang, key, &[], &|_| String::new())
}

type Localizations = Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]>;

/// A message in every language but the default one, by Discord's locale.
fn everywhere(key: &str) -> Localizations {
    let others = Lang::ALL.into_iter().filter(|&lang| lang != Lang::En);
    let locales = others.flat_map(|lang| lang.discord_locales().iter().map(move |&locale| (locale, lang)));
    locales.map(|(locale, lang)| (Cow::Borrowed(locale), Cow::Owned(text(lang, key)))).collect()
}

/// Adds a fixed choice to a parameter, its label the message `key` in every language.
pub(crate) fn add_choice(
    option: serenity::CreateCommandOption,
    key: &str,
    value: &str,
) -> serenity::CreateCommandOption {
    let labels = Lang::ALL.into_iter().filter(|&lang| lang != Lang::En);
    let labels =
        labels.flat_map(|lang| lang.discord_locales().iter().map(move |&locale| (locale, text(lang, key))));
    option.add_string_choice_localized(text(Lang::En, key), value, labels)
}
