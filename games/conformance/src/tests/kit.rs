//! The kit passes on a sound toy and finds every flaw of a spoilt one.

use crate::toy::{Flaw, MESSAGES, Toy, sampled, spoil};
use crate::{Coverage, Fault, Findings, Kit, Library, conform};

fn look(seeds: u64, only: Option<&'static str>) -> Findings {
    conform::<Toy>(&Kit {
        seeds: 0..seeds,
        fewest: false,
        only,
        library: Library::new(|_| vec![MESSAGES.to_owned()]),
    })
}

fn list(faults: &[Fault]) -> String {
    faults.iter().map(|fault| format!("\n{fault}\n")).collect()
}

#[test]
fn a_sound_game_passes_and_everything_was_looked_at() {
    let Findings { coverage, faults } = look(2, None);
    assert!(faults.is_empty(), "{}", list(&faults));
    let Coverage { games, actions, open, twins, films, reached, pictures, advised } = coverage;
    assert_eq!(games, 3 * 2 * 2);
    assert!(films > 5, "{coverage:?}");
    for count in [actions, open, twins, reached, pictures, advised] {
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
        (Flaw::ComposedIllegal, "free_form_actions_are_built_by_pressing"),
        (Flaw::DetourAstray, "notation_is_read_back"),
        (Flaw::DefaultUnlisted, "options_can_be_agreed"),
        (Flaw::FigureAstray, "figures_add_up"),
        (Flaw::FigureUnlisted, "figures_add_up"),
        (Flaw::FigureWithoutWords, "every_message_can_be_said"),
        (Flaw::FiguresAlike, "the_title_has_its_words"),
        (Flaw::ForcedAstray, "what_is_forced_leaves_nothing_to_decide"),
        (Flaw::Forgetful, "a_saved_table_is_restored_equal"),
        (Flaw::LabelEmpty, "every_legal_action_is_reached_in_five_presses"),
        (Flaw::LabelsAlike, "every_legal_action_is_reached_in_five_presses"),
        (Flaw::FormUnreadable, "forms_have_their_words"),
        (Flaw::InterruptionLeaks, "everybody_is_offered_the_same_interruption"),
        (Flaw::LegalUnlisted, "listed_is_legal_and_nothing_else"),
        (Flaw::LegalityLeaks, "a_redeal_changes_nothing_that_the_viewer_gets"),
        (Flaw::ListedIllegal, "listed_is_legal_and_nothing_else"),
        (Flaw::Lucky, "random_games_are_simulated"),
        (Flaw::MeaningShifts, "what_is_asked_alike_means_the_same"),
        (Flaw::MessageMissing, "every_message_can_be_said"),
        (Flaw::MustAndMay, "the_outcome_is_well_formed"),
        (Flaw::NarrationLeaks, "nobody_is_told_more_than_can_be_seen"),
        (Flaw::NobodyAnswers, "a_game_survives_resignations"),
        (Flaw::NothingRedealt, "a_redeal_varies_what_is_hidden"),
        (Flaw::OddPlaces, "the_outcome_is_well_formed"),
        (Flaw::OutOfTurn, "nobody_acts_out_of_turn"),
        (Flaw::OutcomesAlike, "a_log_replays_to_the_same_tables"),
        (Flaw::OutcomeWithABar, "outcomes_are_noted_as_words"),
        (Flaw::PartClipped, "pictures_show_everything"),
        (Flaw::PartMissing, "pictures_show_everything"),
        (Flaw::PartOutside, "pictures_show_everything"),
        (Flaw::PictureOdd, "scenes_are_whole_and_readable"),
        (Flaw::PictureOutside, "scenes_are_whole_and_readable"),
        (Flaw::PlaceUnknown, "places_of_the_board_are_known"),
        (Flaw::PointsAstray, "points_add_up"),
        (Flaw::PreviewAstray, "a_preview_comes_true"),
        (Flaw::PromptEmpty, "texts_say_something_within_their_limits"),
        (Flaw::ReasonWithoutWords, "every_message_can_be_said"),
        (Flaw::RedealRemembers, "a_redeal_forgets_what_it_hides"),
        (Flaw::ReflexIllegal, "a_game_survives_resignations"),
        (Flaw::RefusalWithoutWords, "every_message_can_be_said"),
        (Flaw::RegionTooLarge, "every_legal_action_is_reached_in_five_presses"),
        (Flaw::SampleIllegal, "open_forms_have_legal_samples"),
        (Flaw::SilentActor, "narration_reaches_whoever_acted"),
        (Flaw::StillAsked, "a_closed_table_asks_nobody"),
        (Flaw::SlotsApart, "notation_is_read_back"),
        (Flaw::TopicWithoutWords, "every_message_can_be_said"),
        (Flaw::UniverseLacks, "listed_actions_are_sorted_and_unique"),
        (Flaw::UnmarkedDraw, "an_open_action_draws_nothing"),
        (Flaw::UnmarkedReveal, "an_open_action_reveals_nothing"),
        (Flaw::Unsorted, "listed_actions_are_sorted_and_unique"),
        (Flaw::ViewLeaks, "a_redeal_changes_nothing_that_the_viewer_gets"),
        (Flaw::SentenceAstray, "what_is_shown_is_read"),
        (Flaw::WholesAlike, "whole_actions_are_told_apart"),
    ] {
        let Findings { faults, .. } = spoil(flaw, || look(1, Some(check)));
        if !faults.iter().any(|fault| fault.check == check) {
            missed.push(format!("{flaw:?} was not found by {check}\n{}", list(&faults)));
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

#[test]
fn a_game_with_more_actions_than_a_list_can_hold_is_looked_at_by_samples() {
    let Findings { coverage, faults } = sampled(|| look(1, None));
    assert!(faults.is_empty(), "{}", list(&faults));
    assert_eq!(coverage.games, 3 * 2);
    let mut missed = Vec::new();
    for (flaw, check) in [
        (Flaw::LegalUnlisted, "listed_is_legal_and_nothing_else"),
        (Flaw::ListedIllegal, "listed_is_legal_and_nothing_else"),
        (Flaw::SampledAndListed, "the_universe_is_sound"),
        (Flaw::SamplerLacks, "listed_actions_are_sorted_and_unique"),
        (Flaw::SamplerStrays, "the_universe_is_sound"),
    ] {
        let Findings { faults, .. } = sampled(|| spoil(flaw, || look(1, Some(check))));
        if !faults.iter().any(|fault| fault.check == check) {
            missed.push(format!("{flaw:?} was not found by {check}\n{}", list(&faults)));
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}
