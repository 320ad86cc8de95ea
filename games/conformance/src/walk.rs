//! Looks at a random game from all sides.

use super::spot::{Case, Spot, Step};
use super::{
    advice, ahead, barriers, checks, completions, hidden, leaks, legality, logs, menus, notation, pictures,
    points, positions, random, readings, resignations, texts,
};
use tabletop::Present;

/// Plays a game and looks at it.
pub(super) fn walk<G: Present>(case: &Case<'_, G>) {
    let Some(walk) = random::play(case) else { return };
    let spot = |number: usize| Spot { case, table: &walk.tables[number], number };
    for number in sampled(case, walk.tables.len(), case.sampling.spots * 6) {
        for check in checks![
            positions::every_piece_is_accounted_for,
            positions::a_saved_table_is_restored_equal,
            positions::the_outcome_is_well_formed,
            legality::listed_actions_are_sorted_and_unique,
            legality::whoever_must_act_can,
            legality::nobody_acts_out_of_turn,
        ] {
            spot(number).run(check);
        }
    }
    for number in sampled(case, walk.tables.len(), case.sampling.spots) {
        for check in checks![
            legality::listed_is_legal_and_nothing_else,
            legality::a_refused_action_changes_nothing,
            legality::open_forms_have_legal_samples,
            legality::whoever_is_asked_can_answer,
            legality::everybody_is_offered_the_same_interruption,
            notation::listed_actions_are_read_back,
            leaks::a_redeal_changes_nothing_that_the_viewer_gets,
            leaks::a_redealt_position_plays_on,
            hidden::a_redeal_varies_what_is_hidden,
            hidden::what_may_be_done_does_not_depend_on_what_is_hidden,
            advice::a_redeal_forgets_what_it_hides,
            ahead::what_is_forced_leaves_nothing_to_decide,
            ahead::orders_are_read_back,
            ahead::a_turn_is_prepared_from_what_one_may_know,
            menus::every_legal_action_is_reached_in_five_presses,
            menus::free_form_actions_are_built_by_pressing,
            menus::random_presses_stay_within_bounds,
            menus::nonsense_drafts_are_harmless,
            completions::every_legal_action_can_be_completed,
            completions::nonsense_is_completed_without_harm,
            readings::what_is_shown_is_read,
            readings::examples_can_be_typed,
            readings::nonsense_is_answered,
            texts::texts_say_something_within_their_limits,
            texts::a_closed_table_asks_nobody,
            texts::whole_actions_are_told_apart,
            texts::forms_have_their_words,
            texts::refusals_are_sentences,
            pictures::pictures_show_everything,
            pictures::scenes_are_whole_and_readable,
            points::points_add_up,
        ] {
            spot(number).run(check);
        }
    }
    for number in sampled(case, walk.played.len(), case.sampling.steps) {
        let (seat, played) = &walk.played[number];
        let step = Step { before: spot(number), seat: *seat, played, after: &walk.tables[number + 1] };
        for check in checks![
            barriers::an_open_action_draws_nothing,
            barriers::an_open_action_reveals_nothing,
            barriers::nobody_is_told_more_than_can_be_seen,
            texts::narration_reaches_whoever_acted,
            positions::turned_is_noticed,
            positions::what_is_asked_alike_means_the_same,
            points::a_preview_comes_true,
            readings::places_of_the_board_are_known,
            logs::outcomes_are_noted_as_words,
        ] {
            step.run(check);
        }
    }
    // What thinks tries everything, so that it comes upon the flaws that others are looking for.
    for number in sampled(case, walk.tables.len(), case.sampling.spots / 2) {
        for check in checks![
            advice::advice_depends_on_nothing_hidden,
            advice::advice_is_legal,
            advice::reasons_have_their_words
        ] {
            spot(number).run(check);
        }
    }
    let checks = points::end_checks()
        .into_iter()
        .chain(leaks::film_checks())
        .chain(logs::checks())
        .chain(resignations::checks())
        .chain(pictures::checks());
    for (name, check) in checks {
        case.check(name, "", || check(case, &walk));
    }
}

/// About `most` of the numbers below `count`, evenly, with the first two and the last two.
fn sampled<G: Present>(case: &Case<'_, G>, count: usize, most: usize) -> Vec<usize> {
    let ends = |number: usize| number < 2 || number + 2 >= count;
    let stride = count.div_ceil(most).max(1);
    let offset = case.seed as usize % stride;
    (0..count).filter(|&number| ends(number) || number % stride == offset).collect()
}
