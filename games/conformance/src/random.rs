//! Random games, played once and noted.

use super::ensure;
use super::spot::Case;
use rules::{Barrier, ChanceError, Options, Quick, Recording, Seat, Seed, Seeded, Viewer};
use tabletop::{AnyTable, Entry, EntryKind, Header, Log, PlayError, Played, Present, Table};

/// A game of more actions is not looked at. Where nothing else was agreed, there must be none: who plays at random for other aims can
/// come to where nobody gets any further, as at Catan for 14 points when everything is built.
const LONG: usize = 20_000;

/// A game that was played at random.
pub(super) struct Walk<G: Present> {
    pub(super) log: Log,
    /// The table after each entry of the log.
    pub(super) tables: Vec<Table<G>>,
    /// The effect of each action; one less than tables.
    pub(super) played: Vec<(Seat, Played)>,
}

/// Plays a random game to its end; nothing if it does not come that far.
pub(super) fn play<G: Present>(case: &Case<'_, G>) -> Option<Walk<G>> {
    let mut secret = [0; 32];
    secret[..8].copy_from_slice(&case.seed.to_le_bytes());
    let mut chance = Seeded::new(Seed::V1(secret), std::collections::BTreeMap::new());
    let mut walk = None;
    case.look("a_game_can_be_set_up", "", || {
        walk = Some(set_up(case, &mut chance).map_err(|error| error.to_string())?);
        Ok(())
    });
    let mut walk = walk?;
    let mut choices = case.chance(0);
    while let Some((seat, action, auto)) = walk.tables.last().and_then(|table| choose(table, &mut choices)) {
        let number = walk.played.len();
        if number > LONG {
            case.look("random_games_end", "", || {
                ensure!(*case.options != Options::default(), "it goes on and on");
                Ok(())
            });
            return None;
        }
        let mut ended = false;
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
    let header = Header::new(G::ID, G::RULES, case.seats, case.options.clone());
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

/// Chooses for a random player: mostly what must be done, sometimes what may be, sometimes something free-form.
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
