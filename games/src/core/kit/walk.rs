//! Random games: played once and noted, then looked at.

use super::super::{
    AnyTable, Entry, EntryKind, Header, Log, Played, Present, Quick, Recording, Seat, Seeded, Table, Viewer,
};
use super::spot::{Case, Spot, Step};
use super::{
    Fault, barriers, checks, completions, hidden, leaks, legality, logs, menus, notation, pictures,
    positions, resignations, texts,
};

/// No game may take longer than this many actions.
const MOST_ACTIONS: usize = 20_000;

/// A game that was played at random.
pub(super) struct Walk<G: Present> {
    pub(super) log: Log,
    /// The table after each entry of the log.
    pub(super) tables: Vec<Table<G>>,
    /// What each action did; one less than tables.
    pub(super) played: Vec<(Seat, Played)>,
}

/// Plays a game and looks at it.
pub(super) fn walk<G: Present>(case: &Case<'_, G>) -> Result<(), Fault> {
    let walk = play(case)?;
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
            spot(number).run(check)?;
        }
    }
    for number in sampled(case, walk.tables.len(), case.sampling.spots) {
        for check in checks![
            legality::listed_is_legal_and_nothing_else,
            legality::a_refused_action_changes_nothing,
            legality::open_forms_have_legal_samples,
            notation::listed_actions_are_read_back,
            leaks::a_redeal_changes_nothing_that_the_viewer_gets,
            leaks::a_redealt_position_plays_on,
            hidden::a_redeal_varies_what_is_hidden,
            hidden::what_may_be_done_does_not_depend_on_what_is_hidden,
            menus::every_legal_action_is_reached_in_five_presses,
            menus::random_presses_stay_within_bounds,
            menus::nonsense_drafts_are_harmless,
            completions::every_legal_action_can_be_completed,
            completions::nonsense_is_completed_without_harm,
            texts::texts_say_something_within_their_limits,
            texts::forms_have_their_words,
            texts::refusals_are_sentences,
            pictures::scenes_are_whole_and_readable,
        ] {
            spot(number).run(check)?;
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
            logs::outcomes_are_noted_as_words,
        ] {
            step.run(check)?;
        }
    }
    for (name, check) in logs::checks() {
        check(case, &walk).map_err(|what| case.fault(name, "", what))?;
    }
    for (name, check) in resignations::checks() {
        check(case, &walk).map_err(|what| case.fault(name, "", what))?;
    }
    Ok(())
}

/// About `most` of the numbers below `count`, evenly, with the first two and the last two.
fn sampled<G: Present>(case: &Case<'_, G>, count: usize, most: usize) -> Vec<usize> {
    let ends = |number: usize| number < 2 || number + 2 >= count;
    let stride = count.div_ceil(most).max(1);
    let offset = case.seed as usize % stride;
    (0..count).filter(|&number| ends(number) || number % stride == offset).collect()
}

/// Plays a random game to its end.
fn play<G: Present>(case: &Case<'_, G>) -> Result<Walk<G>, Fault> {
    let mut secret = [0; 32];
    secret[..8].copy_from_slice(&case.seed.to_le_bytes());
    let mut chance = Seeded::new(secret, std::collections::BTreeMap::new());
    let mut recording = Recording::new(&mut chance);
    let position = G::new(case.config, case.seats, &mut recording)
        .map_err(|error| case.fault("a_game_can_be_set_up", "", error.to_string()))?;
    let setup = Entry { kind: EntryKind::Setup, drawn: recording.drawn };
    let header =
        Header { game: G::ID.to_owned(), rules: G::RULES, seats: case.seats, options: case.options.clone() };
    let mut walk = Walk {
        log: Log { header, entries: vec![setup] },
        tables: vec![Table::new(position)],
        played: Vec::new(),
    };
    let mut choices = case.chance(0);
    loop {
        let mut table = walk.tables.last().expect("it began with one").clone();
        let number = walk.played.len();
        let fault = |check, what| case.fault(check, &format!(" · after {number} actions"), what);
        let Some((seat, action, auto)) = choose(&table, &mut choices) else { break };
        if number > MOST_ACTIONS {
            return Err(fault("random_games_end", "it goes on and on".to_owned()));
        }
        let played = table.play(seat, &action, &mut chance).map_err(|error| {
            let check = if auto { "a_reflex_is_legal" } else { "a_listed_action_can_be_played" };
            fault(check, format!("seat {seat}, \"{action}\": {error}"))
        })?;
        let kind = if auto {
            EntryKind::Auto(seat, played.action.clone())
        } else {
            EntryKind::Act(seat, played.action.clone())
        };
        walk.log.entries.push(Entry { kind, drawn: played.drawn.clone() });
        case.count(|coverage| {
            coverage.actions += 1;
            coverage.open += u64::from(played.barrier == super::super::Barrier::Open);
        });
        walk.tables.push(table);
        walk.played.push((seat, played));
    }
    case.count(|coverage| coverage.games += 1);
    Ok(walk)
}

/// What a random player does next: mostly what must be done, sometimes what may be, sometimes something free-form.
/// The flag says that the game itself answers. `None`: the game is over, or stuck.
pub(super) fn choose<G: Present>(table: &Table<G>, choices: &mut Quick) -> Option<(Seat, String, bool)> {
    if let Some((seat, action)) = table.reflex() {
        return Some((seat, action, true));
    }
    let turn = table.turn();
    let left = |seat: &Seat| !table.resigned().contains(*seat);
    let may: Vec<Seat> = turn.may().iter().filter(left).collect();
    let must: Vec<Seat> = turn.must().iter().filter(left).collect();
    let eager = must.is_empty() || (!may.is_empty() && choices.below(4) == 0);
    for seats in if eager { [may, must] } else { [must, Vec::new()] } {
        if seats.is_empty() {
            continue;
        }
        let seat = seats[choices.below(seats.len())];
        let actions = table.sight(Viewer::Seat(seat)).actions();
        let samples = table.position().forms(seat).samples;
        if !samples.is_empty() && (actions.is_empty() || choices.below(6) == 0) {
            return Some((seat, samples[choices.below(samples.len())].to_string(), false));
        }
        if !actions.is_empty() {
            return Some((seat, actions[choices.below(actions.len())].clone(), false));
        }
    }
    None
}
