//! Messages and their variables in a language, with the names of the people at a table.

use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Pattern};
use fluent_syntax::parser::parse_runtime;
use include_dir::{Dir, include_dir};
use rules::{Arg, Seat, VocabularyCache, Words};

use super::escape::{escape_text, tame};
use super::lang::Lang;

static LOCALES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../locales");

static PHRASES: LazyLock<Phrases> = LazyLock::new(Phrases::load);

/// Every message in every language.
pub struct Phrases {
    languages: BTreeMap<Lang, Language>,
}

/// The messages of one language.
struct Language {
    /// Knows how the language counts; the messages stand next to it.
    bundle: FluentBundle<FluentResource>,
    messages: BTreeMap<&'static str, Message>,
    vocabulary_cache: VocabularyCache,
}

/// A message as it is written. It is parsed when it is first said: all of them parsed would take five megabytes.
struct Message {
    source: &'static str,
    read: OnceLock<Option<Box<Pattern<&'static str>>>>,
}

impl Phrases {
    /// The embedded messages, found once.
    pub fn shared() -> &'static Phrases {
        &PHRASES
    }

    fn load() -> Phrases {
        Phrases { languages: Lang::ALL.map(|lang| (lang, Language::load(lang))).into_iter().collect() }
    }

    /// Whether that language has the message itself, without falling back.
    pub fn has(&self, lang: Lang, key: &str) -> bool {
        self.languages[&lang].messages.contains_key(key)
    }

    /// The message in that language; in English if it is missing there, and as its key if it is missing everywhere, with a line in the log.
    /// `name` gives the name of the person on a seat.
    pub fn text(&self, lang: Lang, key: &str, args: &[(&str, Arg)], name: &dyn Fn(Seat) -> String) -> String {
        let found = [lang, Lang::En].into_iter().find_map(|lang| {
            let language = &self.languages[&lang];
            Some((&language.bundle, language.messages.get(key)?.pattern()?))
        });
        let Some((bundle, pattern)) = found else {
            tracing::error!(key, %lang, "message missing");
            return key.to_owned();
        };
        let mut values = FluentArgs::with_capacity(args.len());
        for (variable, arg) in args {
            let value: FluentValue<'_> = match arg {
                Arg::Text(text) => text.clone().into(),
                Arg::Typed(text) => escape_text(text).into(),
                Arg::Number(number) => (*number).into(),
                Arg::Message(key) => self.text(lang, key, &[], name).into(),
                Arg::Name(seat) => name(*seat).into(),
            };
            values.set((*variable).to_owned(), value);
        }
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&values), &mut errors).into_owned();
        if !errors.is_empty() {
            tracing::error!(key, %lang, ?errors, "message cannot be filled in");
        }
        text
    }
}

impl Language {
    fn load(lang: Lang) -> Language {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.code().parse().unwrap_or_default()]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(signed));
        let mut messages = BTreeMap::new();
        let shared = LOCALES.get_dir(lang.code()).into_iter().flat_map(Dir::files);
        let shared = shared.map(|file| file.contents_utf8().unwrap_or_default());
        for text in shared.chain(games::TITLES.iter().map(|title| title.messages(lang.code()))) {
            for (key, source) in written(text) {
                if messages.insert(key, Message { source, read: OnceLock::new() }).is_some() {
                    tracing::error!(%lang, key, "a message is there twice");
                }
            }
        }
        Language { bundle, messages, vocabulary_cache: VocabularyCache::default() }
    }
}

impl Message {
    fn pattern(&self) -> Option<&Pattern<&'static str>> {
        let read = || {
            let (Ok(resource) | Err((resource, _))) = parse_runtime(self.source);
            resource.body.into_iter().find_map(|entry| match entry {
                Entry::Message(message) => message.value.map(Box::new),
                _ => None,
            })
        };
        self.read.get_or_init(read).as_deref()
    }
}

/// The messages of a file, each from its key to the next one's: continued lines begin with a space or a brace, remarks with `#`.
pub(super) fn written(file: &str) -> impl Iterator<Item = (&str, &str)> {
    let begins = |line: &str| line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '#');
    let mut rest = file;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let first = rest.find('\n').map_or(rest.len(), |end| end + 1);
        let more =
            rest[first..].split_inclusive('\n').take_while(|line| !begins(line)).map(str::len).sum::<usize>();
        let (source, behind) = rest.split_at(first + more);
        rest = behind;
        Some(source)
    })
    .filter(|source| !source.starts_with('#'))
    .filter_map(|source| Some((source.split_once('=')?.0.trim(), source)))
}

/// A negative number with a true minus sign; Fluent writes all other values.
fn signed<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => {
            number.as_string().strip_prefix('-').map(|positive| format!("−{positive}"))
        }
        _ => None,
    }
}

/// One language, with the names of the people at one table in it: the [`Words`] of a game.
#[derive(Clone, Debug)]
pub struct Speech {
    lang: Lang,
    names: Vec<String>,
    /// Whether the text becomes a message, in which signs have a meaning.
    markdown: bool,
}

impl Speech {
    /// That language with those names, in seat order, for messages.
    pub fn new(lang: Lang, names: Vec<String>) -> Speech {
        Speech { lang, names, markdown: true }
    }

    /// The language without names, where signs have no meaning: a terminal, a file.
    pub fn nameless(lang: Lang) -> Speech {
        Speech::new(lang, Vec::new()).without_markdown()
    }

    /// Speech for places where signs have no meaning: pictures, files, a terminal.
    #[must_use]
    pub fn without_markdown(self) -> Speech {
        Speech { markdown: false, ..self }
    }

    /// Speech with changed names.
    pub(super) fn renamed(mut self, name: impl Fn(Seat, String) -> String) -> Speech {
        for (seat, known) in (0..).map(Seat).zip(&mut self.names).filter(|(_, known)| !known.is_empty()) {
            *known = name(seat, std::mem::take(known));
        }
        self
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// A message without variables.
    pub fn say(&self, key: &str) -> String {
        self.text(key, &[])
    }
}

impl Words for Speech {
    fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        let say =
            |args: &[(&str, Arg)]| Phrases::shared().text(self.lang, key, args, &|seat| self.name(seat));
        if self.markdown || !args.iter().any(|(_, arg)| matches!(arg, Arg::Typed(_))) {
            return say(args);
        }
        let plain = args.iter().map(|(name, arg)| match arg {
            Arg::Typed(text) => (*name, Arg::Text(tame(text))),
            arg => (*name, arg.clone()),
        });
        say(&plain.collect::<Vec<_>>())
    }

    fn vocabulary_cache(&self) -> Option<&VocabularyCache> {
        Some(&Phrases::shared().languages[&self.lang].vocabulary_cache)
    }

    fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => Phrases::shared().text(
                self.lang,
                "player-number",
                &[("number", (seat.0 + 1).into())],
                &|_| String::new(),
            ),
        }
    }
}
