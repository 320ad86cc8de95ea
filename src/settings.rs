//! The settings of a host: each variable of the environment, the option that says the same, and the form of its values. A value may hold a
//! password or a token, so no refusal repeats it.

use std::ffi::OsString;

use anyhow::{anyhow, bail};
use clap::{Arg, ArgMatches, value_parser};

/// A setting.
pub(crate) struct Setting {
    /// Its variable.
    pub(crate) variable: &'static str,
    /// Its option, if the command line takes it.
    option: Option<&'static str>,
    level: Level,
    /// What a value must be, for the refusal of another one.
    form: &'static str,
    /// What it means, for `--help`.
    meaning: &'static str,
}

/// Which commands go by a setting, besides the bare one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Level {
    /// Those.
    Of(&'static [&'static str]),
    /// All of them.
    Every,
    /// The bare command, for rehearsals on another server than Discord.
    Rehearsal,
}

pub(crate) const TOKEN: Setting = Setting {
    variable: "DISCORD_TOKEN",
    option: None,
    level: Level::Every,
    form: "the bot's token alone, three parts with dots in between (developer portal, your application, Bot, Reset Token)",
    meaning: "The bot's token.",
};
pub(crate) const DATABASE: Setting = Setting {
    variable: "TURNSTONE_DATABASE",
    option: Some("database"),
    level: Level::Of(&[
        "serve", "demo", "replay", "export", "doctor", "health", "backup", "restore", "salvage", "recount",
    ]),
    form: "a file, or an address such as postgres://user:password@host/name, with %XX for signs in the password",
    meaning: "The database: a file, made if it is missing, or `postgres://user:password@host/name`. `DATABASE_URL`, if set, is used instead \
              of `TURNSTONE_DATABASE` [default: turnstone.db]",
};
pub(crate) const DATABASE_URL: Setting = Setting {
    variable: "DATABASE_URL",
    option: None,
    level: Level::Every,
    form: "an address such as postgres://user:password@host/name, with %XX for signs in the password; a file is named by \
           TURNSTONE_DATABASE",
    meaning: "A database of a PostgreSQL server.",
};
pub(crate) const SHARDS: Setting = Setting {
    variable: "TURNSTONE_SHARDS",
    option: Some("shards"),
    level: Level::Of(&["serve", "doctor", "health"]),
    form: "a range of shards, counted from 0, and how many there are in all, such as 0-3/8; or `any` or `any/8` for a spare",
    meaning: "The shards that this process serves, and of how many: `0-3/8`; or `any` (`any/8`) for a spare, which takes over the shards of \
              a process that has died. Default: all that Discord advises.",
};
pub(crate) const BEACON: Setting = Setting {
    variable: "TURNSTONE_BEACON",
    option: Some("beacon"),
    level: Level::Of(&["serve", "doctor"]),
    form: "the http:// or https:// address of a relay of drand, such as https://api.drand.sh",
    meaning: "A relay of drand, for random numbers that nobody can choose or foresee: `https://api.drand.sh`. Default: none. Needs a \
              program built with the feature `beacon`.",
};
pub(crate) const LOG: Setting = Setting {
    variable: "TURNSTONE_LOG",
    option: None,
    level: Level::Every,
    form: "a level (off, error, warn, info, debug or trace), or MODULE=LEVEL, or several of them with commas in between",
    meaning: "How much is logged.",
};
pub(crate) const API_URL: Setting = Setting {
    variable: "TURNSTONE_API_URL",
    option: Some("api-url"),
    level: Level::Rehearsal,
    form: "http:// on a loopback address, such as http://127.0.0.1:9000",
    meaning: "Another server that speaks Discord's protocol, on a loopback address: `http://127.0.0.1:PORT`. The real token is not read \
              then.",
};
pub(crate) const API_TOKEN: Setting = Setting {
    variable: "TURNSTONE_API_TOKEN",
    option: Some("api-token"),
    level: Level::Rehearsal,
    form: "one word",
    meaning: "The token for the server of `TURNSTONE_API_URL`, if it wants a particular one.",
};
pub(crate) const SEED: Setting = Setting {
    variable: "TURNSTONE_SEED",
    option: Some("seed"),
    level: Level::Rehearsal,
    form: "a whole number",
    meaning: "Only with `TURNSTONE_API_URL`: a number that decides the secrets of all tables, so that a rehearsal can be repeated.",
};
pub(crate) const CLOCK: Setting = Setting {
    variable: "TURNSTONE_CLOCK",
    option: Some("clock"),
    level: Level::Rehearsal,
    form: "a file",
    meaning: "Only with `TURNSTONE_API_URL`: a file with the number of seconds by which the bot's clock is wrong, to rehearse a jump.",
};
pub(crate) const PICTURE_WAIT: Setting = Setting {
    variable: "TURNSTONE_PICTURE_WAIT",
    option: Some("picture-wait"),
    level: Level::Rehearsal,
    form: "a whole number of seconds",
    meaning: "Only with `TURNSTONE_API_URL`: how many seconds an answer waits for its picture, for rehearsals on a busy machine.",
};

/// All settings, in the order in which `--help` lists them.
pub(crate) const SETTINGS: [&Setting; 11] = [
    &TOKEN,
    &DATABASE,
    &DATABASE_URL,
    &SHARDS,
    &BEACON,
    &LOG,
    &API_URL,
    &API_TOKEN,
    &SEED,
    &CLOCK,
    &PICTURE_WAIT,
];

impl Setting {
    /// Its option, if it has one.
    pub(crate) fn argument(&self) -> Option<Arg> {
        let option = self.option?;
        let help = format!("{} [env: {}]", self.meaning, self.variable);
        let argument = Arg::new(option).long(option).help(help).value_parser(value_parser!(OsString));
        Some(match self.level {
            Level::Of(_) | Level::Every => argument.global(true),
            Level::Rehearsal => argument.help_heading("Rehearsals").hide_short_help(true),
        })
    }

    /// Its option for a command that does not go by it: it is taken, but not shown.
    pub(crate) fn unshown_argument(&self, command: &str) -> Option<Arg> {
        let Level::Of(commands) = self.level else { return None };
        self.argument().filter(|_| !commands.contains(&command)).map(|argument| argument.hide(true))
    }

    /// What the command line or else the environment says. What is set to nothing is not set.
    pub(crate) fn given(&self, typed: &ArgMatches) -> Option<Given> {
        let option = self.option.and_then(|option| Some((option, typed.get_one::<OsString>(option)?)));
        if let Some((option, value)) = option {
            return Some(Given { place: format!("--{option}"), value: value.clone(), is_typed: true });
        }
        let value = std::env::var_os(self.variable).filter(|value| !value.is_empty())?;
        Some(Given { place: self.variable.to_owned(), value, is_typed: false })
    }
}

/// A setting's value, unread.
#[derive(Clone)]
pub(crate) struct Given {
    /// Where it stands, for a refusal.
    place: String,
    value: OsString,
    /// Whether it stands on the command line.
    pub(crate) is_typed: bool,
}

impl Given {
    /// A value in an argument of that name.
    pub(crate) fn argument(place: &str, value: OsString) -> Given {
        Given { place: place.to_owned(), value, is_typed: true }
    }

    /// The value as `read` understands it.
    ///
    /// # Errors
    /// If it has not the form of that setting; the value is not repeated.
    pub(crate) fn read<T>(
        &self,
        setting: &Setting,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> anyhow::Result<T> {
        let place = &self.place;
        let Some(text) = self.value.to_str() else { bail!("{place} is not text in UTF-8") };
        if text.starts_with(['"', '\'']) || text.ends_with(['"', '\'']) {
            bail!("{place} stands in quotation marks; write it without them");
        }
        if text.trim().contains(char::is_control) {
            bail!("{place} has a line end or another control character in it; write it on one line");
        }
        if text.trim() != text {
            bail!("{place} begins or ends with a blank or a line end; write it without");
        }
        read(text).ok_or_else(|| anyhow!("{place} must be {}", setting.form))
    }
}

/// Whether a text has the form of a bot's token.
pub(crate) fn is_token(text: &str) -> bool {
    let fits = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    let parts: Vec<&str> = text.split('.').collect();
    parts.len() == 3 && parts.iter().all(|part| !part.is_empty() && part.chars().all(fits))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_variable_is_explained_to_hosts() {
        let (example, page) = (include_str!("../.env.example"), include_str!("../docs/hosting.md"));
        for setting in SETTINGS {
            let variable = setting.variable;
            assert!(example.contains(&format!("\n#{variable}=")), "{variable}");
            let short = variable.replace("TURNSTONE", "…");
            assert!(
                page.contains(&format!("`{variable}`")) || page.contains(&format!("`{short}`")),
                "{variable}"
            );
        }
    }

    #[test]
    fn a_token_has_three_parts() {
        for token in ["a.real.one", "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs", "a-_.b.c"]
        {
            assert!(is_token(token), "{token}");
        }
        for other in ["", "abc", "a.b", "a..c", "a.b.c.d", "DISCORD_TOKEN=a.b.c", "Bot a.b.c", "a.b.c\n"] {
            assert!(!is_token(other), "{other}");
        }
    }
}
