//! Random games: played once and noted, then looked at.

use super::super::{
    AnyTable, Barrier, ChanceError, Entry, EntryKind, Header, Log, PlayError, Played, Present, Quick,
    Recording, Seat, Seeded, Table, Viewer,
};
use super::spot::{Case, Spot, Step};
use super::{
    barriers, checks, completions, ensure, hidden, leaks, legality, logs, menus, notation, pictures,
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
pub(super) fn walk<G: Present>(case: &Case<'_, G>) {
    let Some(walk) = play(case) else { return };
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
            texts::a_closed_table_asks_nobody,
            texts::forms_have_their_words,
            texts::refusals_are_sentences,
            pictures::scenes_are_whole_and_readable,
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
            logs::outcomes_are_noted_as_words,
        ] {
            step.run(check);
        }
    }
    for (name, check) in logs::checks().into_iter().chain(resignations::checks()) {
        case.look(name, "", || check(case, &walk));
    }
}

/// About `most` of the numbers below `count`, evenly, with the first two and the last two.
fn sampled<G: Present>(case: &Case<'_, G>, count: usize, most: usize) -> Vec<usize> {
    let ends = |number: usize| number < 2 || number + 2 >= count;
    let stride = count.div_ceil(most).max(1);
    let offset = case.seed as usize % stride;
    (0..count).filter(|&number| ends(number) || number % stride == offset).collect()
}

/// Plays a random game to its end; nothing if it does not come that far.
fn play<G: Present>(case: &Case<'_, G>) -> Option<Walk<G>> {
    let mut secret = [0; 32];
    secret[..8].copy_from_slice(&case.seed.to_le_bytes());
    let mut chance = Seeded::new(secret, std::collections::BTreeMap::new());
    let mut walk = None;
    case.look("a_game_can_be_set_up", "", || {
        walk = Some(set_up(case, &mut chance).map_err(|error| error.to_string())?);
        Ok(())
    });
    let mut walk = walk?;
    let mut choices = case.chance(0);
    while let Some((seat, action, auto)) = walk.tables.last().and_then(|table| choose(table, &mut choices)) {
        let number = walk.played.len();
        let mut ended = number > MOST_ACTIONS;
        case.look("random_games_end", "", || {
            ensure!(!ended, "it goes on and on");
            Ok(())
        });
        let check = if auto { "a_reflex_is_legal" } else { "a_listed_action_can_be_played" };
        case.look(check, &format!(" · after {number} actions, seat {seat}, \"{action}\""), || {
            let played = walk.play(seat, &action, auto, &mut chance);
            ended |= played.is_err();
            played.map_err(|error| error.to_string())
        });
        if ended || walk.played.len() == number {
            return None;
        }
    }
    case.count(|coverage| {
        coverage.games += 1;
        coverage.actions += walk.played.len() as u64;
        let open = walk.played.iter().filter(|(_, played)| played.barrier == Barrier::Open);
        coverage.open += open.count() as u64;
    });
    Some(walk)
}

fn set_up<G: Present>(case: &Case<'_, G>, chance: &mut Seeded) -> Result<Walk<G>, ChanceError> {
    let mut recording = Recording::new(chance);
    let position = G::new(case.config, case.seats, &mut recording)?;
    let setup = Entry { kind: EntryKind::Setup, drawn: recording.drawn };
    let header =
        Header { game: G::ID.to_owned(), rules: G::RULES, seats: case.seats, options: case.options.clone() };
    let log = Log { header, entries: vec![setup] };
    Ok(Walk { log, tables: vec![Table::new(position)], played: Vec::new() })
}

impl<G: Present> Walk<G> {
    /// Does one thing more and notes it.
    fn play(&mut self, seat: Seat, action: &str, auto: bool, chance: &mut Seeded) -> Result<(), PlayError> {
        let mut table = self.tables.last().expect("it began with one").clone();
        let played = table.play(seat, action, chance)?;
        let kind = if auto { EntryKind::Auto } else { EntryKind::Act };
        let kind = kind(seat, played.action.clone());
        self.log.entries.push(Entry { kind, drawn: played.drawn.clone() });
        self.tables.push(table);
        self.played.push((seat, played));
        Ok(())
    }
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
