//! Words from the real messages; what is missing in them is noted.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::Path;
use std::rc::Rc;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use super::super::{Arg, Seat, Words};

/// The languages in which every word must be there.
const LANGUAGES: [&str; 3] = ["en", "pl", "cs"];

type Bundle = FluentBundle<FluentResource>;

/// The messages of all languages.
pub(crate) struct Library(Vec<Rc<Bundle>>);

/// What the people at the table are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Names {
    /// As friends are.
    Short,
    /// As those are who try a picture's patience.
    Long,
}

/// Words in one language.
pub(crate) struct Speaker {
    language: usize,
    bundle: Rc<Bundle>,
    names: Names,
    problems: RefCell<BTreeSet<String>>,
}

impl Library {
    /// The messages of `locales/`.
    pub(crate) fn of_the_repository() -> Library {
        let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../locales");
        Library::new(|language| {
            let mut sources = Vec::new();
            let Ok(files) = std::fs::read_dir(locales.join(language)) else { return sources };
            for file in files {
                let path = file.expect("the folder can be read").path();
                if path.extension().is_some_and(|extension| extension == "ftl") {
                    let text = std::fs::read_to_string(&path);
                    sources.push(text.unwrap_or_else(|error| panic!("{}: {error}", path.display())));
                }
            }
            sources
        })
    }

    /// The messages of those sources, given per language.
    pub(crate) fn new(sources: impl Fn(&str) -> Vec<String>) -> Library {
        let bundle = |language: &str| {
            let mut bundle = FluentBundle::new(vec![language.parse().expect("it is a language")]);
            bundle.set_use_isolating(false);
            for source in sources(language) {
                let resource = FluentResource::try_new(source)
                    .unwrap_or_else(|(_, errors)| panic!("messages in {language}: {errors:?}"));
                bundle
                    .add_resource(resource)
                    .unwrap_or_else(|errors| panic!("messages in {language}: {errors:?}"));
            }
            Rc::new(bundle)
        };
        Library(LANGUAGES.map(bundle).to_vec())
    }

    /// Words in each language.
    pub(crate) fn speakers(&self, names: Names) -> impl Iterator<Item = Speaker> {
        (0..LANGUAGES.len()).map(move |language| self.speaker(language, names))
    }

    /// Words in the language of that number, which is counted around.
    pub(crate) fn speaker(&self, language: usize, names: Names) -> Speaker {
        let language = language % LANGUAGES.len();
        let bundle = Rc::clone(&self.0[language]);
        Speaker { language, bundle, names, problems: RefCell::default() }
    }
}

impl Speaker {
    pub(crate) fn language(&self) -> &'static str {
        LANGUAGES[self.language]
    }

    /// Fails if a message or a variable was missing.
    pub(crate) fn check(&self) -> Result<(), String> {
        match self.problems.borrow().first() {
            None => Ok(()),
            Some(problem) => Err(format!("in {}, {problem}", self.language())),
        }
    }

    fn note(&self, problem: String) {
        self.problems.borrow_mut().insert(problem);
    }
}

impl Words for Speaker {
    fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            self.note(format!("there is no message {key}"));
            return key.to_owned();
        };
        let mut filled = FluentArgs::new();
        for (name, arg) in args {
            let value: FluentValue<'_> = match arg {
                Arg::Text(text) => text.clone().into(),
                Arg::Number(number) => (*number).into(),
                Arg::Message(key) => self.text(key, &[]).into(),
                Arg::Name(seat) => self.name(*seat).into(),
            };
            filled.set(*name, value);
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&filled), &mut errors).into_owned();
        if let Some(error) = errors.first() {
            self.note(format!("{key} cannot be said: {error}"));
        }
        text
    }

    fn name(&self, seat: Seat) -> String {
        match self.names {
            Names::Short => ["Ada", "Bo", "Cy", "Dee", "Eve", "Flo"][seat.index() % 6].to_owned(),
            Names::Long => "W".repeat(32),
        }
    }
}
