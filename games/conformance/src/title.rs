//! Checks of a title, without a table.

use std::cell::RefCell;
use std::collections::BTreeSet;

use super::{Fault, Findings, Kit, Names, ensure};
use rules::{Options, Values};
use tabletop::{Present, Title, TitleOf};

/// Characters in the label of a figure.
const FIGURE: usize = 22;

/// Checks everything that needs no table.
pub(super) fn look_over<G: Present>(kit: &Kit, findings: &RefCell<Findings>) {
    type Look = fn(&Kit) -> Result<(), String>;
    let looks: [(&str, Look); 4] = [
        ("options_can_be_agreed", options_can_be_agreed::<G>),
        ("every_number_of_seats_can_play", every_number_of_seats_can_play::<G>),
        ("the_title_has_its_words", the_title_has_its_words::<G>),
        ("random_games_are_simulated", random_games_are_simulated::<G>),
    ];
    for (check, look) in looks {
        if let Err(what) = look(kit) {
            findings.borrow_mut().faults.push(Fault { check, place: G::ID.to_owned(), what });
        }
    }
}

fn key(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

fn options_can_be_agreed<G: Present>(_: &Kit) -> Result<(), String> {
    let (fewest, most) = G::SEATS;
    ensure!(key(G::ID), "the id is \"{}\"", G::ID);
    ensure!(G::RULES > 0, "rules are counted from 1");
    let title = TitleOf::<G>::NEW;
    let fits = |options: &Options| (fewest..=most).any(|seats| title.check(options, seats).is_ok());
    for (index, spec) in G::options().iter().enumerate() {
        ensure!(key(spec.key), "the option \"{}\" has an odd key", spec.key);
        let first = G::options().iter().position(|other| other.key == spec.key);
        ensure!(first == Some(index), "the option \"{}\" is there twice", spec.key);
        match spec.values {
            Values::OneOf(values) => {
                ensure!((2..=25).contains(&values.len()), "\"{}\" has {} values", spec.key, values.len());
                ensure!(values.contains(&spec.default), "the default of \"{}\" is no value of it", spec.key);
                for value in values {
                    ensure!(key(value), "\"{}\" may be \"{value}\": odd", spec.key);
                    ensure!(
                        fits(&Options::default().with(spec.key, value)),
                        "\"{}\" can never be \"{value}\"",
                        spec.key
                    );
                }
            }
            Values::Text => {
                for nonsense in ["", "nonsense", "1", "🐺 ~ | /", "1,2;3"] {
                    let options = Options::default().with(spec.key, nonsense);
                    drop((fewest..=most).map(|seats| title.check(&options, seats)).collect::<Vec<_>>());
                }
            }
        }
    }
    Ok(())
}

fn every_number_of_seats_can_play<G: Present>(_: &Kit) -> Result<(), String> {
    let (fewest, most) = G::SEATS;
    ensure!(fewest >= 1 && fewest <= most && most <= 16, "{fewest} to {most} seats");
    let title = TitleOf::<G>::NEW;
    for seats in fewest..=most {
        title
            .check(&Options::default(), seats)
            .map_err(|refusal| format!("{seats} cannot play: {refusal}"))?;
    }
    for seats in [0, fewest - 1, most + 1, 255] {
        ensure!(
            (fewest..=most).contains(&seats) || title.check(&Options::default(), seats).is_err(),
            "{seats} play"
        );
    }
    Ok(())
}

fn the_title_has_its_words<G: Present>(kit: &Kit) -> Result<(), String> {
    let id = G::ID;
    let mut keys = vec![(format!("{id}-name"), 40), (format!("{id}-blurb"), 100)];
    for spec in G::options() {
        if let Values::OneOf(values) = spec.values {
            keys.push((format!("{id}-option-{}", spec.key), 80));
            keys.extend(values.iter().map(|value| (format!("{id}-option-{}-{value}", spec.key), 80)));
        }
    }
    for spec in G::figure_specs() {
        ensure!(key(spec.key), "the figure \"{}\" has an odd key", spec.key);
        keys.push((format!("{id}-figure-{}", spec.key), FIGURE));
    }
    ensure!(!G::topics().is_empty() && G::topics().len() <= 25, "{} topics", G::topics().len());
    for topic in G::topics() {
        ensure!(key(topic), "the topic \"{topic}\" has an odd key");
        keys.push((format!("{id}-rules-{topic}-title"), 80));
        keys.push((format!("{id}-rules-{topic}"), 3500));
    }
    let word = format!("{id}-word-");
    for line in ["en", "pl", "cs"].into_iter().flat_map(|language| G::messages(language).lines()) {
        let joined = line.starts_with(&word) && line.contains(',');
        ensure!(!joined, "\"{line}\": what people may write stands with spaces between, no commas");
    }
    for words in kit.library.speakers(Names::Short) {
        for (key, most) in &keys {
            let text = rules::Words::text(&words, key, &[]);
            let length = text.trim().chars().count();
            ensure!((1..=*most).contains(&length), "{key} has {length} characters in {}", words.language());
            ensure!(*most > 100 || !text.contains('\n'), "{key} has several lines in {}", words.language());
        }
        let mut labels = BTreeSet::new();
        for spec in G::figure_specs() {
            let label = TitleOf::<G>::NEW.say_figure(spec.key, &words);
            ensure!(
                labels.insert(label.clone()),
                "two figures are called \"{label}\" in {}",
                words.language()
            );
        }
    }
    Ok(())
}

fn random_games_are_simulated<G: Present>(_: &Kit) -> Result<(), String> {
    let seats = G::SEATS.1;
    let title = TitleOf::<G>::NEW;
    let play =
        || title.simulate(&Options::default(), seats, 2, 7, &mut |_| ()).map_err(|error| error.to_string());
    let summary = play()?;
    ensure!(summary.games == 2 && summary.actions > 0, "{summary:?}");
    ensure!(summary.mean_scores.len() == usize::from(seats), "{summary:?}");
    ensure!(summary == play()?, "the same seed gives other games");
    let score = title.score(&serde_json::Value::Null);
    ensure!(score.is_err(), "nothing is scored as {score:?}");
    Ok(())
}
