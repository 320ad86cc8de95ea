//! Texts say something, in every language, within their limits.

use super::fluent::Speaker;
use super::spot::{Spot, Step};
use super::{Names, ensure};
use rules::{FormField, LINE, Seat, Viewer, Words};
use tabletop::{AnySight, AnyTable as _, Present, compose};

pub(super) fn texts_say_something_within_their_limits<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    for words in spot.case.kit.library.speakers(Names::Long) {
        for viewer in spot.case.viewers() {
            texts(spot.sight(viewer).as_ref(), &words)
                .map_err(|what| format!("{}, {viewer:?}: {what}", words.language()))?;
        }
    }
    Ok(())
}

/// A table that was ended without a result waits for nobody: what is said before cannot be said then.
pub(super) fn a_closed_table_asks_nobody<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    if spot.table.turn().outcome().is_some() {
        return Ok(());
    }
    for words in spot.case.kit.library.speakers(Names::Short) {
        for viewer in spot.case.viewers() {
            let (open, closed) = (spot.sight(viewer), spot.table.closed_sight(viewer));
            let failed = |what: String| format!("closed, {}, {viewer:?}: {what}", words.language());
            texts(closed.as_ref(), &words).map_err(failed)?;
            let (asked, said) = (open.prompt(&words), closed.prompt(&words));
            ensure!(asked != said, "{}", failed(format!("it still says \"{asked}\"")));
            ensure!(
                closed.actions().is_empty() && closed.forms().is_empty(),
                "a closed table can be played on"
            );
        }
    }
    Ok(())
}

fn texts(sight: &dyn AnySight, words: &dyn Words) -> Result<(), String> {
    let prompt = sight.prompt(words);
    ensure!((1..=400).contains(&prompt.trim().chars().count()), "the prompt is \"{prompt}\"");
    ensure!(prompt.lines().count() == 1, "the prompt has several lines: \"{prompt}\"");
    begins_plainly(&prompt)?;
    let alt = sight.alt_text(words);
    ensure!(
        (1..=1024).contains(&alt.trim().chars().count()),
        "the alt text has {} characters",
        alt.chars().count()
    );
    let board = sight.board_text(words);
    ensure!(!board.trim().is_empty(), "the text board is empty");
    board.lines().try_for_each(line)?;
    for report in sight.reports(words) {
        ensure!(!report.title.trim().is_empty() && !report.lines.is_empty(), "a report is empty: {report:?}");
        report.lines.iter().try_for_each(|text| line(text))?;
    }
    Ok(())
}

/// In Markdown a line that begins so is a heading, a quotation or a list: a message begins with words.
fn begins_plainly(line: &str) -> Result<(), String> {
    let (sign, _) = line.trim_start().split_once(' ').unwrap_or_default();
    let marked = !sign.is_empty() && sign.chars().all(|c| "#>-*+•".contains(c));
    let numbered = sign.ends_with(['.', ')']) && sign[..sign.len() - 1].parse::<u32>().is_ok();
    ensure!(!marked && !numbered, "a message begins like a list or a heading: \"{line}\"");
    Ok(())
}

fn line(line: &str) -> Result<(), String> {
    let length = line.chars().count();
    ensure!(length <= LINE, "a line has {length} characters: \"{line}\"");
    ensure!(!line.contains(['\n', '\t', '`']), "a line holds a sign that breaks the block: \"{line}\"");
    Ok(())
}

pub(super) fn whole_actions_are_told_apart<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    let words = spot.case.kit.library.speaker(spot.number, Names::Short);
    for seat in spot.admitted() {
        let view = spot.position().view(Viewer::Seat(seat));
        let samples = spot.position().forms(seat).samples;
        let mut seen = std::collections::BTreeMap::new();
        for action in spot.listed(seat).into_iter().chain(samples) {
            let whole = G::whole(&view, &action, &words);
            ensure!(!whole.trim().is_empty(), "seat {seat}: \"{action}\" has no words of its own");
            if let Some(other) = seen.insert(whole.clone(), action.clone()) {
                return Err(format!("seat {seat}: \"{other}\" and \"{action}\" both read \"{whole}\""));
            }
        }
    }
    Ok(())
}

pub(super) fn forms_have_their_words<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    for seat in spot.admitted() {
        for form in spot.position().forms(seat).open {
            ensure!(
                (1..=5).contains(&form.fields.len()),
                "the form {} has {} fields",
                form.id,
                form.fields.len()
            );
            let examples: Vec<String> = form.fields.iter().map(|field| field.example.to_owned()).collect();
            for words in spot.case.kit.library.speakers(Names::Short) {
                let composed = compose(form, G::ID, &examples, &[&words], &[])
                    .map_err(|refusal| format!("the form {}: {refusal}", form.id))?;
                ensure!(
                    composed.parse::<G::Action>().is_ok(),
                    "the example \"{composed}\" of a form is not read"
                );
                form.fields.iter().try_for_each(|field| words_are_told_apart::<G>(field, &words))?;
            }
            let title = format!("{}-form-{}", G::ID, form.id);
            let fields = form.fields.iter().map(|field| format!("{title}-{}", field.id));
            let hints = fields.clone().map(|key| (format!("{key}-hint"), 100));
            let texts: Vec<(String, usize)> =
                std::iter::once(title.clone()).chain(fields).map(|key| (key, 45)).chain(hints).collect();
            let sight = spot.sight(Viewer::Seat(seat));
            for words in spot.case.kit.library.speakers(Names::Short) {
                for field in form.fields {
                    let label = words.text(&format!("{title}-{}", field.id), &[]);
                    let label = format!("{label} · {}", sight.remark(form.id, field.id));
                    ensure!(
                        label.encode_utf16().count() <= 45,
                        "\"{label}\" is too long for a field in {}",
                        words.language()
                    );
                }
                for (key, most) in &texts {
                    let length = words.text(key, &[]).trim().chars().count();
                    ensure!(
                        (1..=*most).contains(&length),
                        "{key} has {length} characters in {}",
                        words.language()
                    );
                }
            }
        }
    }
    Ok(())
}

/// Checks that a text for a word means no other word, and that the field's hint names every word so that it can be written.
fn words_are_told_apart<G: Present>(field: &FormField, words: &Speaker) -> Result<(), String> {
    let mut known = std::collections::BTreeMap::new();
    for word in field.words {
        let key = format!("{}-word-{word}", G::ID);
        for form in words.text(&key, &[]).split_whitespace() {
            let other = known.insert(form.to_lowercase(), *word).unwrap_or(word);
            ensure!(other == *word, "\"{form}\" is {other} and {word} in {}", words.language());
        }
        ensure!(known.values().any(|known| known == word), "{key} names nothing in {}", words.language());
    }
    Ok(())
}

pub(super) fn refusals_are_sentences<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    let mut keys = std::collections::BTreeSet::new();
    let unreadable = "no such thing".parse::<G::Action>().err();
    let seats = Seat::first(spot.case.seats);
    let tried = seats.flat_map(|seat| spot.case.sample(spot.number, 400).map(move |action| (seat, action)));
    let refusals = tried.filter_map(|(seat, action)| spot.position().legal(seat, action).err());
    for refusal in refusals.chain(unreadable) {
        let names: Vec<_> = refusal.args.iter().map(|(name, _)| *name).collect();
        if !keys.insert((refusal.key, names)) {
            continue;
        }
        for words in spot.case.kit.library.speakers(Names::Short) {
            let sentence = refusal.say(&words);
            let length = sentence.trim().chars().count();
            ensure!((1..=300).contains(&length), "{} is \"{sentence}\"", refusal.key);
        }
    }
    Ok(())
}

pub(super) fn narration_reaches_whoever_acted<G: Present>(step: &Step<'_, G>) -> Result<(), String> {
    for words in step.before.case.kit.library.speakers(Names::Short) {
        for viewer in step.before.case.viewers() {
            let lines = step.played.tale.tell(viewer, &words);
            lines.iter().try_for_each(|line| begins_plainly(line))?;
            let blank = lines.iter().any(|line| line.trim().is_empty());
            ensure!(!blank, "{viewer:?} is told an empty line in {}", words.language());
            let length: usize = lines.iter().map(|line| line.chars().count() + 1).sum();
            ensure!(length <= 1500, "{viewer:?} is told {length} characters");
            ensure!(!lines.is_empty() || viewer != Viewer::Seat(step.seat), "whoever acted is told nothing");
        }
    }
    Ok(())
}
