//! Results: what a finished game was for its people. Whoever made the moves has the place.

use games::{Seat, Standing};

use super::{Author, Logged, ResultRow, SeatRow, Session};

/// The least number of moves at the end that are looked at by themselves.
const END: usize = 3;

/// The part that a seat's person had in how its game ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// They played it, or a computer that never was anybody's.
    Played,
    /// They resigned.
    Resigned,
    /// A computer finished it for them, or made most of the moves.
    Left,
}

impl Session {
    /// The results of the finished game for its people, the best first. Whoever was left to a computer comes behind everybody, or has no
    /// place if that was agreed; who played moves up past them, and nobody who resigned does.
    pub fn results(&self) -> Vec<ResultRow> {
        let Some(table) = self.table() else { return Vec::new() };
        let turn = table.turn();
        let cut_short = self.seats.len() > 1 && table.resigned().len() + 1 >= self.seats.len();
        let standings = turn.outcome().map(|outcome| outcome.standings.as_slice()).unwrap_or_default();
        let part = |standing: &Standing| self.seat(standing.seat).map_or(Part::Played, |row| self.part(row));
        let left_before = |standing: &Standing| {
            let before = standings.iter().filter(|other| other.place < standing.place);
            before.filter(|other| part(other) == Part::Left).count() as u8
        };
        let result = |standing: &Standing| {
            let user = self.seat(standing.seat)?.sitter.user()?;
            let score = (!cut_short).then_some(standing.score);
            let (place, score) = match part(standing) {
                Part::Played => (standing.place - left_before(standing), score),
                Part::Resigned => (standing.place, score),
                Part::Left if self.terms.leavers_out => return None,
                Part::Left => (self.seats.len() as u8, None),
            };
            Some(ResultRow { seat: standing.seat, user, place, score })
        };
        let mut results: Vec<ResultRow> = standings.iter().filter_map(result).collect();
        results.sort_by_key(|result| result.place);
        results
    }

    /// Whether a computer has finished the game for the person on that seat, or made most of their moves.
    pub fn is_left_to_computer(&self, seat: Seat) -> bool {
        self.seat(seat).is_some_and(|row| self.part(row) == Part::Left)
    }

    fn part(&self, row: &SeatRow) -> Part {
        match (row.left, row.sitter.is_computer()) {
            (_, true) => Part::Played,
            (Some(_), false) => Part::Resigned,
            (None, false) if row.caretaker.is_some() || self.is_played_by_computer(row.seat) => Part::Left,
            (None, false) => Part::Played,
        }
    }

    /// Whether computers made most of a seat's moves since its person sat down, or most of the last third of them, or whoever took the
    /// seat over made none.
    fn is_played_by_computer(&self, seat: Seat) -> bool {
        let taken = self.taken(seat);
        let since = self.log.iter().filter(|logged| taken.is_none_or(|taken| logged.seq > taken));
        let computers: Vec<bool> = since.filter_map(|logged| by_computer(logged, seat)).collect();
        let most = |moves: &[bool]| 2 * moves.iter().filter(|&&computer| computer).count() > moves.len();
        let end = computers.len().saturating_sub(computers.len().div_ceil(3).max(END));
        let idle = taken.is_some() && computers.iter().all(|&computer| computer);
        idle || most(&computers) || most(&computers[end..])
    }
}

/// Whether a computer made that move of the seat; none of what the seat itself did not choose.
fn by_computer(logged: &Logged, seat: Seat) -> Option<bool> {
    match logged.author {
        _ if !logged.is_act_of(seat) => None,
        Author::Person | Author::Order => Some(false),
        Author::Computer => Some(true),
        Author::Clock | Author::Bot | Author::Moderator => None,
    }
}
