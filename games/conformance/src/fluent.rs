//! Words from the real messages; what is missing in them is noted.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use rules::{Arg, Seat, VocabularyCache, Words};
use tabletop::Title;

/// The languages in which every word must be there.
const LANGUAGES: [&str; 3] = ["en", "pl", "cs"];

type Bundle = FluentBundle<FluentResource>;
type Problems = Arc<Mutex<BTreeSet<String>>>;

fn open(problems: &Problems) -> MutexGuard<'_, BTreeSet<String>> {
    problems.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The messages of all languages.
pub struct Library {
    bundles: Vec<Arc<Bundle>>,
    caches: Vec<Arc<VocabularyCache>>,
    problems: Problems,
}

/// The names of the people at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Names {
    /// As friends are.
    Short,
    /// As long as a plate must hold them whole: twelve letters.
    Ordinary,
    /// As those are who try a picture's patience.
    Long,
}

/// Words in one language.
pub struct Speaker {
    language: usize,
    bundle: Arc<Bundle>,
    /// English, for what the language lacks.
    instead: Arc<Bundle>,
    cache: Arc<VocabularyCache>,
    names: Names,
    problems: Problems,
}

impl Library {
    /// The messages that all games share, in `locales/`, and those of some games.
    pub fn of(titles: &[&dyn Title]) -> Library {
        let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
        Library::new(|language| {
            let folder = locales.join(language);
            let files =
                std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
            let files = files.map(|file| file.expect("the folder can be read").path());
            let files = files.filter(|path| path.extension().is_some_and(|extension| extension == "ftl"));
            let shared = files.map(|path| {
                std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
            });
            shared.chain(titles.iter().map(|title| title.messages(language).to_owned())).collect()
        })
    }

    /// The messages of those sources, given per language.
    pub fn new(sources: impl Fn(&str) -> Vec<String>) -> Library {
        let problems = Problems::default();
        let bundle = |language: &str| {
            let mut bundle = FluentBundle::new_concurrent(vec![language.parse().expect("it is a language")]);
            bundle.set_use_isolating(false);
            for source in sources(language) {
                let resource = FluentResource::try_new(source).unwrap_or_else(|(resource, errors)| {
                    for error in errors {
                        // The rest of the file can be said all the same.
                        let line = resource.source()[..error.pos.start].lines().count();
                        let problem = format!("{language}: line {line} is no message: {}", error.kind);
                        open(&problems).insert(problem);
                    }
                    resource
                });
                if let Err(errors) = bundle.add_resource(resource) {
                    open(&problems).extend(errors.iter().map(|error| format!("{language}: {error}")));
                }
            }
            Arc::new(bundle)
        };
        let caches = LANGUAGES.map(|_| Arc::default()).to_vec();
        Library { bundles: LANGUAGES.map(bundle).to_vec(), caches, problems }
    }

    /// Words in each language.
    pub fn speakers(&self, names: Names) -> impl Iterator<Item = Speaker> {
        (0..LANGUAGES.len()).map(move |language| self.speaker(language, names))
    }

    /// Words in the language of that number, which is counted around.
    pub fn speaker(&self, language: usize, names: Names) -> Speaker {
        let language = language % LANGUAGES.len();
        let bundle = |language: usize| Arc::clone(&self.bundles[language]);
        Speaker {
            language,
            bundle: bundle(language),
            instead: bundle(0),
            cache: Arc::clone(&self.caches[language]),
            names,
            problems: Arc::clone(&self.problems),
        }
    }

    /// Messages and variables that were asked for and are not there.
    pub fn problems(&self) -> Option<String> {
        let problems = open(&self.problems);
        let mut list = String::new();
        for language in LANGUAGES {
            for problem in problems.iter().filter(|problem| problem.starts_with(language)).take(20) {
                list.push_str("\n    ");
                list.push_str(problem);
            }
        }
        (!problems.is_empty()).then(|| format!("{} problems{list}", problems.len()))
    }
}

impl Speaker {
    /// The code of its language.
    pub fn language(&self) -> &'static str {
        LANGUAGES[self.language]
    }

    fn note(&self, problem: std::fmt::Arguments<'_>) {
        open(&self.problems).insert(format!("{}: {problem}", self.language()));
    }
}

impl Words for Speaker {
    fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        let known = self.bundle.has_message(key);
        if !known {
            self.note(format_args!("there is no message {key}"));
        }
        let bundle = if known { &self.bundle } else { &self.instead };
        let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
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
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&filled), &mut errors).into_owned();
        if let Some(error) = errors.first() {
            self.note(format_args!("{key} cannot be said: {error}"));
        }
        text
    }

    fn vocabulary_cache(&self) -> Option<&VocabularyCache> {
        Some(&self.cache)
    }

    fn name(&self, seat: Seat) -> String {
        match self.names {
            Names::Short => ["Ada", "Bo", "Cy", "Dee", "Eve", "Flo"][seat.index() % 6].to_owned(),
            Names::Ordinary => {
                ["Aleksandrina", "Bartholomeus", "Kristýna Nov", "Wojciech Kos"][seat.index() % 4].to_owned()
            }
            // Nobody at a table has another's name.
            Names::Long => format!("{}{}", char::from(b'A' + seat.0), "W".repeat(31)),
        }
    }
}
