//! What is shown is read, and nonsense does nothing.

use super::spot::{Spot, Step};
use super::{Names, ensure};
use rules::{Arg, Refusal, Seat, Viewer, Words};
use tabletop::{AnySight, Draft, Present, is_placelike};

/// The number of actions of a seat that are written out at a position.
const WRITTEN: usize = 8;
/// What people type who play another game, or none: a position hears one of these.
const NONSENSE: [&str; 6] = ["🐺", "田中 , ×", "İ", "qq zz", ",", "www"];
/// The most characters of an answer.
const ANSWER: usize = 1200;

/// The labels that menus show for an action, written one after the other, are that action or one of several; the sentence of its button
/// is that action alone, and so is what can be typed for it; so is its notation, however it is parted.
pub(super) fn what_is_shown_is_read<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    for seat in spot.admitted() {
        let sight = spot.sight(Viewer::Seat(seat));
        let view = spot.position().view(Viewer::Seat(seat));
        let listed = spot.listed(seat);
        let stride = listed.len().div_ceil(WRITTEN);
        for action in listed.iter().skip(spot.number % stride.max(1)).step_by(stride.max(1)) {
            let path = G::slots(action);
            let notation = action.to_string();
            for words in spot.case.kit.library.speakers(Names::Short) {
                let label = |at: usize| G::label(&view, &path[..at], &path[at], &words).text;
                let shown = (0..path.len()).map(label).collect::<Vec<_>>().join(", ");
                let sentence = G::whole(&view, action, &words);
                ensure!(!sentence.contains(';'), "\"{sentence}\" would be read as two moves");
                for written in [sentence, sight.spell(&notation, &[&words])] {
                    let read = sight.read(&written, &[&words]).map_err(|refusal| refusal.say(&words));
                    ensure!(
                        read.as_ref() == Ok(&notation),
                        "seat {seat}, {}: \"{written}\", which is shown for \"{notation}\", is read as {read:?}",
                        words.language()
                    );
                }
                let mut written = vec![shown.clone()];
                if words.language() == "en" {
                    written.extend([shown.to_uppercase(), notation.replace(' ', ", ")]);
                }
                for written in written {
                    is_read(sight.as_ref(), &written, &notation, &words)
                        .map_err(|what| format!("seat {seat}, {}: {what}", words.language()))?;
                }
            }
        }
    }
    Ok(())
}

/// The example of what can be typed begins with what has been chosen, and is a move that may be made, written in the reader's language.
pub(super) fn examples_can_be_typed<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    for seat in spot.admitted() {
        let sight = spot.sight(Viewer::Seat(seat));
        let listed = spot.listed(seat);
        let Some(action) = listed.get(spot.number % listed.len().max(1)) else { continue };
        let path = G::slots(action);
        for words in spot.case.kit.library.speakers(Names::Short) {
            for chosen in 0..path.len() {
                let draft = Draft(path[..chosen].to_vec());
                let example =
                    sight.example(&draft, &[&words]).ok_or_else(|| format!("no example after {draft:?}"))?;
                let read = sight
                    .read(&example, &[&words])
                    .map_err(|refusal| format!("{example:?}: {}", refusal.say(&words)))?;
                let begins =
                    read.parse::<G::Action>().is_ok_and(|read| G::slots(&read).starts_with(&draft.0));
                ensure!(begins, "\"{example}\" in {} does not begin with {draft:?}", words.language());
                ensure!(
                    sight.actions().contains(&read),
                    "\"{example}\" in {} is not allowed",
                    words.language()
                );
            }
        }
    }
    Ok(())
}

/// A place at which somebody acts is on the board, before it and with what lies there then.
pub(super) fn places_of_the_board_are_known<G: Present>(step: &Step<'_, G>) -> Result<(), String> {
    let Step { before, seat, played, after } = step;
    let after = Spot { case: before.case, table: after, number: before.number + 1 };
    for (when, spot) in [("before", before), ("after", &after)] {
        let view = spot.position().view(Viewer::Seat(*seat));
        let action = &played.action;
        let places = action.split(' ').filter(|word| is_placelike(word.split('-').next().unwrap_or("")));
        for place in places {
            let refusal = G::off_board(&view, place);
            ensure!(refusal.is_none(), "{place} is said to be off the board {when} \"{action}\"");
        }
    }
    Ok(())
}

/// Checks that a text is read as that action, or as several among which it is.
fn is_read(sight: &dyn AnySight, written: &str, notation: &str, words: &dyn Words) -> Result<(), String> {
    match sight.read(written, &[words]) {
        Ok(read) => ensure!(read == notation, "\"{written}\" is read as \"{read}\", not \"{notation}\""),
        Err(refusal) => {
            let sentence = sight.whole(notation, words).unwrap_or_default();
            let begun = refusal.key == "reading-begun";
            let unclear = begun || refusal.key == "reading-unclear" && is_named(&refusal, &sentence);
            ensure!(unclear, "\"{written}\" is not read as \"{notation}\": {}", refusal.say(words));
        }
    }
    Ok(())
}

/// Whether the moves that a refusal names hold that one, or are cut short.
fn is_named(refusal: &Refusal, sentence: &str) -> bool {
    refusal.args.iter().any(|(name, arg)| match arg {
        Arg::Text(moves) => {
            *name == "moves" && moves.lines().any(|line| line.strip_prefix("• ") == Some(sentence))
        }
        Arg::Number(more) => *name == "more" && *more > 0,
        _ => false,
    })
}

/// Random letters and words out of place are no action; the answer is a sentence that names legal ones alone.
pub(super) fn nonsense_is_answered<G: Present>(spot: &Spot<'_, G>) -> Result<(), String> {
    const LETTERS: &[u8] = b"abcdefghijklmnoprstuwyz  ,.-;'@`*_[]()19";
    let words = spot.case.kit.library.speaker(spot.number, Names::Short);
    let mut quick = spot.chance(70);
    let mut typed: Vec<String> = (0..2)
        .map(|_| (0..5 + quick.below(30)).map(|_| char::from(LETTERS[quick.below(LETTERS.len())])).collect())
        .collect();
    typed.push(match NONSENSE[spot.chance(71).below(NONSENSE.len())] {
        "www" => "w ".repeat(3000),
        short => short.to_owned(),
    });
    for seat in Seat::first(spot.case.seats) {
        let sight = spot.sight(Viewer::Seat(seat));
        for typed in &typed {
            match sight.read(typed, &[&words]) {
                Ok(read) => return Err(format!("seat {seat}: {typed:?} is read as \"{read}\"")),
                Err(refusal) => {
                    answer(sight.as_ref(), &refusal, &words)
                        .map_err(|what| format!("seat {seat}: {typed:?} is answered with {what}"))?;
                }
            }
        }
        for action in spot.case.sample(spot.number, 3) {
            let notation = action.to_string();
            let half: String = notation.chars().take(notation.chars().count() / 2).collect();
            for typed in [half, format!("{notation} {notation}"), format!("qq {notation}")] {
                match sight.read(&typed, &[&words]) {
                    Ok(read) => ensure!(
                        read.parse::<G::Action>().is_ok_and(|action| action.to_string() == read),
                        "{typed:?} is read as \"{read}\", which is no notation"
                    ),
                    Err(refusal) => answer(sight.as_ref(), &refusal, &words)
                        .map_err(|what| format!("seat {seat}: {typed:?} is answered with {what}"))?,
                }
            }
        }
    }
    Ok(())
}

/// Holds an answer to its length, and sees that what it names can be done.
fn answer(sight: &dyn AnySight, refusal: &Refusal, words: &dyn Words) -> Result<(), String> {
    let said = refusal.say(words);
    ensure!((1..=ANSWER).contains(&said.trim().chars().count()), "\"{said}\"");
    let named = refusal.args.iter().filter(|(name, _)| *name == "moves").filter_map(|(_, arg)| match arg {
        Arg::Text(moves) => Some(moves),
        _ => None,
    });
    for line in named.flat_map(|moves| moves.lines()).filter(|line| !line.is_empty()) {
        let sentence = line.trim_start_matches("• ");
        let is_legal = sight.read(sentence, &[words]).is_ok_and(|read| sight.allows(&read));
        ensure!(is_legal || sentence.ends_with('…'), "\"{line}\", which is not legal");
    }
    Ok(())
}
