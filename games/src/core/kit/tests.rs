//! The kit passes on a sound toy and finds every flaw of a spoilt one; and every title passes.

use super::super::Title;
use super::toy::{Flaw, MESSAGES, Toy, spoil};
use super::{Coverage, Fault, Kit, Library, conform};

fn look(seeds: u64) -> Result<Coverage, Fault> {
    conform::<Toy>(&Kit { seeds, library: Library::new(|_| vec![MESSAGES.to_owned()]) })
}

#[test]
fn a_sound_game_passes_and_everything_was_looked_at() {
    let coverage = look(2).unwrap_or_else(|fault| panic!("{fault}"));
    let Coverage { games, actions, open, twins, reached, pictures } = coverage;
    assert_eq!(games, 3 * 2 * 2);
    for count in [actions, open, twins, reached, pictures] {
        assert!(count > 50, "{coverage:?}");
    }
}

#[test]
fn every_flaw_is_found_by_the_check_that_looks_for_it() {
    let mut missed = Vec::new();
    for (flaw, check) in [
        (Flaw::AdjustTwice, "every_legal_action_is_reached_in_five_presses"),
        (Flaw::BoardTooWide, "texts_say_something_within_their_limits"),
        (Flaw::CapitalsUnread, "notation_is_read_back"),
        (Flaw::CardLost, "every_piece_is_accounted_for"),
        (Flaw::ChoiceNotRedealt, "a_redeal_varies_what_is_hidden"),
        (Flaw::DefaultUnlisted, "options_can_be_agreed"),
        (Flaw::Forgetful, "a_saved_table_is_restored_equal"),
        (Flaw::LabelEmpty, "every_legal_action_is_reached_in_five_presses"),
        (Flaw::LabelsAlike, "every_legal_action_is_reached_in_five_presses"),
        (Flaw::FormUnreadable, "forms_have_their_words"),
        (Flaw::LegalUnlisted, "listed_is_legal_and_nothing_else"),
        (Flaw::LegalityLeaks, "a_redeal_changes_nothing_that_the_viewer_gets"),
        (Flaw::ListedIllegal, "listed_is_legal_and_nothing_else"),
        (Flaw::Lucky, "random_games_are_simulated"),
        (Flaw::MessageMissing, "texts_say_something_within_their_limits"),
        (Flaw::MustAndMay, "the_outcome_is_well_formed"),
        (Flaw::NarrationLeaks, "nobody_is_told_more_than_can_be_seen"),
        (Flaw::NobodyAnswers, "a_game_survives_resignations"),
        (Flaw::NothingRedealt, "a_redeal_varies_what_is_hidden"),
        (Flaw::OddPlaces, "the_outcome_is_well_formed"),
        (Flaw::OutOfTurn, "nobody_acts_out_of_turn"),
        (Flaw::OutcomesAlike, "a_log_replays_to_the_same_tables"),
        (Flaw::OutcomeWithABar, "outcomes_are_noted_as_words"),
        (Flaw::PictureOdd, "scenes_are_whole_and_readable"),
        (Flaw::PictureOutside, "scenes_are_whole_and_readable"),
        (Flaw::PromptEmpty, "texts_say_something_within_their_limits"),
        (Flaw::ReflexIllegal, "a_game_survives_resignations"),
        (Flaw::RefusalWithoutWords, "refusals_are_sentences"),
        (Flaw::RegionTooLarge, "every_legal_action_is_reached_in_five_presses"),
        (Flaw::SampleIllegal, "open_forms_have_legal_samples"),
        (Flaw::SilentActor, "narration_reaches_whoever_acted"),
        (Flaw::SlotsApart, "notation_is_read_back"),
        (Flaw::TopicWithoutWords, "the_title_has_its_words"),
        (Flaw::UniverseLacks, "listed_actions_are_sorted_and_unique"),
        (Flaw::UnmarkedDraw, "an_open_action_draws_nothing"),
        (Flaw::UnmarkedReveal, "an_open_action_reveals_nothing"),
        (Flaw::Unsorted, "listed_actions_are_sorted_and_unique"),
        (Flaw::ViewLeaks, "a_redeal_changes_nothing_that_the_viewer_gets"),
    ] {
        match spoil(flaw, || look(1)) {
            Err(fault) if fault.check == check => {}
            Err(fault) => missed.push(format!("{flaw:?} was found otherwise than by {check}:\n{fault}")),
            Ok(_) => missed.push(format!("{flaw:?} was not found")),
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

/// How many games each combination of seats and options is given.
fn seeds() -> u64 {
    std::env::var("TURNSTONE_KIT_SEEDS").map_or(1, |seeds| seeds.parse().expect("a number of seeds"))
}

#[test]
fn every_title_conforms() {
    let look =
        |title: &dyn Title| title.conform(&Kit { seeds: seeds(), library: Library::of_the_repository() });
    let faults: Vec<String> = std::thread::scope(|scope| {
        let threads: Vec<_> = crate::TITLES.iter().map(|title| scope.spawn(move || look(*title))).collect();
        let results = threads
            .into_iter()
            .map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        results.filter_map(|result| result.err().map(|fault| fault.to_string())).collect()
    });
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n\n"));
}
