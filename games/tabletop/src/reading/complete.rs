//! Ways to go on with a typed move.

use std::collections::BTreeSet;

use super::lexicon::Lexicon;
use super::reader::Reader;
use super::sentence::{DASH, begun_sentence, described, descriptions};
use super::text::tokens;
use crate::play::menu::{CHOICES, Ways, regions};
use crate::present::{Draft, Present};
use rules::{Words, shorten};

/// One way to go on with a typed move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completion {
    /// The move as a sentence of the person's language, with what else is worth knowing; a beginning ends in "…". At most 100 characters.
    pub label: String,
    /// What choosing it types: the sentence, or the notation where that is too long. At most 100 characters.
    pub value: String,
}

const LENGTH: usize = 100;

/// Slots that begin a move, or are one.
#[derive(Clone)]
struct Beginning {
    slots: Vec<String>,
    /// The region of the slot after them.
    region: Option<String>,
}

impl Beginning {
    /// The first slot of a free-form action.
    fn form(id: &str) -> Self {
        Beginning { slots: vec![id.to_owned()], region: None }
    }
}

impl<G: Present> Reader<'_, G> {
    /// Ways to go on with `typed`: whole actions while they are few, else the choices of the next slot, or its regions. The text may be
    /// the beginning of the notation or of a sentence, or any words of those that people write for it, and of those that menus show.
    pub(crate) fn complete(&self, ways: &Ways<'_, G>, typed: &str) -> Vec<Completion> {
        let Some(words) = self.readers.first() else { return Vec::new() };
        let typed = plain(typed);
        let paths: Vec<Vec<String>> = self.actions.iter().map(G::slots).collect();
        let matching: Vec<&[String]> =
            paths.iter().filter(|path| path.join(" ").starts_with(&typed)).map(Vec::as_slice).collect();
        let mut forms = ways.after(&[]);
        forms.retain(|id| self.forms.iter().any(|form| form.id == id));
        let built: Vec<Beginning> =
            forms.iter().filter(|id| id.starts_with(&typed)).map(|id| Beginning::form(id)).collect();
        let said = tokens(&typed);
        let beginnings = if !matching.is_empty() || !built.is_empty() {
            [self.level(ways, &matching, typed.trim_end()), built].concat()
        } else if let Some(draft) = self.begun(ways, &said) {
            // "Discard 2 wood, 1 ore" may also be the beginning of more.
            let mut within =
                paths.iter().zip(self.actions).filter(|(path, _)| path.starts_with(draft.region().0));
            let exact = within.find(|(_, action)| self.is_sentence(action, &said));
            let whole = exact.map(|(path, _)| Beginning { slots: path.clone(), region: None });
            whole.map_or_else(|| self.choices(ways, &draft), |whole| vec![whole])
        } else {
            self.spoken(ways, &paths, &forms, &said)
        };
        let beginnings = if beginnings.is_empty() { self.read_whole(ways, &typed) } else { beginnings };
        let mut seen = BTreeSet::new();
        let mut completions = Vec::new();
        for beginning in beginnings {
            let completion = self.completion(ways, &beginning, *words);
            if completions.len() < CHOICES && seen.insert(completion.value.clone()) {
                completions.push(completion);
            }
        }
        completions
    }

    /// The sentence of a text that is a completion's label, which says more after a dash.
    pub(crate) fn completed<'t>(&self, ways: &Ways<'_, G>, typed: &'t str) -> Option<&'t str> {
        let typed = typed.trim();
        let mut sentences = typed.match_indices(DASH).map(|(at, _)| &typed[..at]);
        sentences.find(|sentence| {
            let action = self.read(ways, sentence).ok().and_then(|read| read.parse::<G::Action>().ok());
            let begun = self.begun(ways, &tokens(sentence)).map(|draft| draft.0);
            action.map(|action| G::slots(&action)).into_iter().chain(begun).any(|slots| {
                let beginning = Beginning { slots, region: None };
                self.readers.iter().any(|words| self.completion(ways, &beginning, *words).label == typed)
            })
        })
    }

    /// The moves and free-form ones of which all words are said; a whole sentence is that move alone, though others may hold its words.
    fn spoken(
        &self,
        ways: &Ways<'_, G>,
        paths: &[Vec<String>],
        forms: &[String],
        said: &[String],
    ) -> Vec<Beginning> {
        let lexicon = Lexicon::of::<G>(self.view, self.position.seats(), self.readers);
        let wanted = Wanted::new(said, &lexicon);
        let spoken = paths.iter().zip(self.actions);
        let spoken: Vec<_> =
            spoken.filter(|(path, action)| wanted.is_said(path, &self.said_of(path, action))).collect();
        if let Some((path, _)) = spoken.iter().find(|(_, action)| self.is_sentence(action, said)) {
            return self.choices(ways, &Draft((*path).clone()));
        }
        let spoken: Vec<&[String]> = spoken.into_iter().map(|(path, _)| path.as_slice()).collect();
        let label = |id: &String, words: &&dyn Words| G::label(self.view, &[], id, *words).text;
        let built = forms.iter().filter(|id| {
            let labels: Vec<String> = self.readers.iter().map(|words| label(id, words)).collect();
            wanted.is_said(std::slice::from_ref(*id), &labels.join(" "))
        });
        [self.level(ways, &spoken, ""), built.map(|id| Beginning::form(id)).collect()].concat()
    }

    /// The move that the text is read as, such as an offer.
    fn read_whole(&self, ways: &Ways<'_, G>, typed: &str) -> Vec<Beginning> {
        let read = self.read(ways, typed).ok().and_then(|read| read.parse::<G::Action>().ok());
        let slots = read.map(|action| G::slots(&action)).filter(|slots| ways.whole(slots).is_some());
        slots.map(|slots| Beginning { slots, region: None }).into_iter().collect()
    }

    /// Everything that is said of a move: its notation, its sentence, and what menus say besides.
    fn said_of(&self, path: &[String], action: &G::Action) -> String {
        let shown = self.readers.iter().flat_map(|words| {
            let sentence = G::whole(self.view, action, *words);
            descriptions::<G>(self.view, path, *words).into_iter().chain([sentence])
        });
        shown.chain([path.join(" ")]).collect::<Vec<_>>().join(" ")
    }

    /// The move that those slots are, if they are one, then the choices of the slot after them.
    fn choices(&self, ways: &Ways<'_, G>, draft: &Draft) -> Vec<Beginning> {
        let (slots, region) = draft.region();
        let whole = ways.whole(slots).map(|_| Beginning { slots: slots.to_vec(), region: None });
        let values = ways.after(slots);
        let mut wanted: BTreeSet<&str> = values.iter().map(String::as_str).collect();
        if let Some(region) = region {
            let regions = regions::<G>(self.view, slots, &values).into_iter();
            wanted = regions.filter(|(name, _)| name == region).flat_map(|(_, held)| held).collect();
        }
        whole.into_iter().chain(self.listed(slots, &values, &wanted)).collect()
    }

    /// The wanted ones of the values of the slot after those, or their regions.
    fn listed(&self, before: &[String], values: &[String], wanted: &BTreeSet<&str>) -> Vec<Beginning> {
        let after = |value: &str| Beginning {
            slots: before.iter().cloned().chain([value.to_owned()]).collect(),
            region: None,
        };
        if wanted.len() <= CHOICES {
            return values
                .iter()
                .filter(|value| wanted.contains(value.as_str()))
                .map(|value| after(value))
                .collect();
        }
        let regions = regions::<G>(self.view, before, values).into_iter();
        let held = regions.filter(|(_, held)| held.iter().any(|value| wanted.contains(value)));
        held.map(|(name, _)| Beginning { slots: before.to_vec(), region: Some(name) }).collect()
    }

    /// The matching actions if they are few; else their beginnings, as many slots long as still fit the list; else the regions of the
    /// next slot.
    fn level(&self, ways: &Ways<'_, G>, matching: &[&[String]], typed: &str) -> Vec<Beginning> {
        let Some(first) = matching.first() else { return Vec::new() };
        let longest = matching.iter().map(|path| path.len()).max().unwrap_or(0);
        let levels: Vec<Vec<&[String]>> = (1..=longest).map(|length| cut(matching, length)).collect();
        let helps = |level: &&Vec<&[String]>| level.iter().any(|path| path.join(" ").len() > typed.len());
        let best = levels.iter().rev().filter(|level| level.len() <= CHOICES).find(helps);
        // One beginning alone says nothing new if there is more to choose after it.
        let is_crowded = levels.iter().any(|level| level.len() > CHOICES);
        if let Some(best) =
            best.or(levels.last()).filter(|best| !is_crowded || (2..=CHOICES).contains(&best.len()))
        {
            return best.iter().map(|path| Beginning { slots: path.to_vec(), region: None }).collect();
        }
        let is_shared = |length: &usize| matching.iter().all(|path| path.starts_with(&first[..*length]));
        let shared = (0..first.len()).rev().find(is_shared).unwrap_or(0);
        let values = ways.after(&first[..shared]);
        let wanted = matching.iter().filter_map(|path| path.get(shared)).map(String::as_str).collect();
        self.listed(&first[..shared], &values, &wanted)
    }

    fn completion(&self, ways: &Ways<'_, G>, beginning: &Beginning, words: &dyn Words) -> Completion {
        let Beginning { slots, region } = beginning;
        let notation = || slots.iter().chain(region).cloned().collect::<Vec<_>>().join(" ");
        let ended = region.is_none().then(|| ways.whole(slots)).flatten();
        let (label, sentence) = match ended {
            Some(action) => {
                let sentence = G::whole(self.view, &action, words);
                // What is said besides about an offer depends on how it was put together.
                let more = if self.actions.contains(&action) { slots } else { &[][..] };
                (described::<G>(self.view, sentence.clone(), more, words), sentence)
            }

            None => {
                let begun = begun_sentence::<G>(self.view, ways, slots, region.as_deref(), words);
                let more = if region.is_none() { slots } else { &[][..] };
                (format!("{} …", described::<G>(self.view, begun.clone(), more, words)), format!("{begun} …"))
            }
        };
        // A semicolon would part it in two moves.
        let fits = sentence.chars().count() <= LENGTH && !sentence.contains(';');
        Completion { label: shorten(label, LENGTH), value: if fits { sentence } else { notation() } }
    }
}

/// Words that a move is looked for by, each with what it says or begins to say in notation.
struct Wanted<'a>(Vec<(&'a str, Vec<&'a [String]>)>);

impl<'a> Wanted<'a> {
    fn new(words: &'a [String], lexicon: &'a Lexicon) -> Self {
        Wanted(words.iter().map(|word| (word.as_str(), lexicon.begun(word).collect())).collect())
    }

    /// Whether every word says something of that path, or begins a word of that text.
    fn is_said(&self, path: &[String], text: &str) -> bool {
        let notation: Vec<&str> = path.iter().flat_map(|slot| slot.split(' ')).collect();
        let shown = tokens(text);
        let says = |says: &&[String]| says.iter().all(|word| notation.contains(&word.as_str()));
        let finds = |(word, begun): &(&str, Vec<&[String]>)| {
            shown.iter().any(|shown| shown.starts_with(word)) || begun.iter().any(says)
        };
        !self.0.is_empty() && self.0.iter().all(finds)
    }
}

/// The text in lower case with single spaces; a space at its end says that the last word is whole.
fn plain(typed: &str) -> String {
    let mut plain = typed.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    if !plain.is_empty() && typed.ends_with(char::is_whitespace) {
        plain.push(' ');
    }
    plain
}

/// The distinct first `length` slots.
fn cut<'a>(matching: &[&'a [String]], length: usize) -> Vec<&'a [String]> {
    let mut seen = BTreeSet::new();
    let cut = matching.iter().map(|path| &path[..length.min(path.len())]);
    cut.filter(|path| seen.insert(*path)).collect()
}
