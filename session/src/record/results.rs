//! Results: what a finished game means for its people. The place belongs to the person who made the moves.

use std::collections::BTreeMap;

use rules::{Outcome, Seat, Standing};
use tabletop::{Best, EntryKind, FigureSpec};

use crate::answers::ResultRow;
use crate::table::{Author, COMPUTERS, LogEntry, SeatRow, Session, is_forgotten};

/// The least number of last moves that are looked at separately.
const END: usize = 3;

/// The figures of a seat that every game between people has: its points, and if it has won, its lead over the next seat and its moves.
pub const FIGURES: [FigureSpec; 3] = [
    FigureSpec::record("score", Best::Highest),
    FigureSpec::record("lead", Best::Lowest),
    FigureSpec::record("moves", Best::Lowest),
];

/// A person's part in how their seat's game ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// They played it, or it was always a computer's.
    Played,
    /// They resigned.
    Resigned,
    /// A computer finished it for them, or made most of the moves.
    Left,
}

impl Session {
    /// The outcome of a finished game as it counts: seats left to a computer come last, seats that played move up past them, and resigned
    /// seats do not. If everybody has left nobody is first.
    pub fn outcome(&self) -> Option<Outcome> {
        let turn = self.table()?.turn();
        let played = turn.outcome()?;
        let left_before = |standing: &Standing| {
            let before = played.standings.iter().filter(|other| other.place < standing.place);
            before.filter(|other| self.is_left_to_computer(other.seat)).count() as u8
        };
        let place = |standing: &Standing| match part(self, standing.seat) {
            Part::Played => standing.place - left_before(standing),
            Part::Resigned => standing.place,
            Part::Left => self.seats.len() as u8,
        };
        let counted = |standing: &Standing| Standing { place: place(standing), ..*standing };
        Some(Outcome { standings: played.standings.iter().map(counted).collect(), ..played.clone() })
    }

    /// The results of a finished game for its people; none for a first game with a guide, or a game that is nobody's. A person whose seat
    /// was left to a computer has no points, and no place if that was agreed.
    pub fn results(&self) -> Vec<ResultRow> {
        let outcome = self.outcome().filter(|_| !self.terms.lesson && !is_nobodys(self));
        let (Some(table), Some(outcome)) = (self.table(), outcome) else { return Vec::new() };
        let cut_short = self.seats.len() > 1 && table.resigned().len() + 1 >= self.seats.len();
        let counted = self.counts();
        let figures = self.figures();
        let result = |Standing { seat, place, score }: Standing| {
            let user = self.seat(seat)?.sitter.user()?;
            let left = self.is_left_to_computer(seat);
            let score = (!cut_short && !left).then_some(score);
            let rated = rated(self, seat);
            let figures = figures.get(&seat).cloned().unwrap_or_default();
            (!left || !self.terms.leavers_out).then_some(ResultRow {
                seat,
                user,
                rated,
                place,
                score,
                counted,
                figures,
            })
        };
        outcome.standings.into_iter().filter_map(result).collect()
    }

    /// Whether the game counts where people are compared.
    pub fn counts(&self) -> bool {
        !self.terms.lesson
            && !self.discounted
            && !is_nobodys(self)
            && self.taken_back() + self.own_hints() == 0
    }

    /// Whether a computer has finished the game for the person on that seat, or made most of their moves.
    pub fn is_left_to_computer(&self, seat: Seat) -> bool {
        part(self, seat) == Part::Left
    }

    /// Everybody's figures: the game's, then [`FIGURES`]. None if the game is not one for records and averages.
    pub fn figures(&self) -> BTreeMap<Seat, Vec<(&'static str, i32)>> {
        let (Some(table), Some(outcome)) = (self.table(), self.outcome()) else { return BTreeMap::new() };
        if !makes_figures(self) {
            return BTreeMap::new();
        }
        let [points, lead, moves] = FIGURES.map(|spec| spec.key);
        let of_seat = |standing: &Standing| {
            let mut figures = table.figures(standing.seat);
            figures.push((points, standing.score));
            if standing.place == 1 {
                let others = outcome.standings.iter().filter(|other| other.seat != standing.seat);
                let next = others.map(|other| other.score).max().unwrap_or(standing.score);
                figures.push((lead, standing.score - next));
                let made = self.log.iter().filter(|logged| logged.is_act_of(standing.seat)).count();
                figures.push((moves, made as i32));
            }
            (standing.seat, figures)
        };
        outcome.standings.iter().map(of_seat).collect()
    }
}

/// Whether computers have played a game out after everybody had left, the last person by resigning: it is nobody's, as if it had been
/// ended.
pub fn is_nobodys(session: &Session) -> bool {
    let forgotten = |row: &SeatRow| row.caretaker.is_some() && is_forgotten(row.sitter.number());
    let gone = |row: &SeatRow| row.left.is_some() || row.sitter.is_computer() || forgotten(row);
    let resigned = session.log.iter().rposition(|logged| matches!(logged.entry.kind, EntryKind::Resign(_)));
    let since = resigned.map_or(&[][..], |at| &session.log[at + 1..]);
    let mut acts = since.iter().filter(|logged| matches!(logged.entry.kind, EntryKind::Act(..))).peekable();
    let computers = acts.peek().is_some() && acts.all(|logged| logged.author == Author::Computer);
    computers && session.seats.iter().all(gone)
}

/// Whether the game is one for records and averages: people played every seat to the end.
fn makes_figures(session: &Session) -> bool {
    let is_person = |seat: &SeatRow| !seat.sitter.is_computer() && part(session, seat.seat) == Part::Played;
    session.seats.len() > 1 && session.seats.iter().all(is_person)
}

/// The person whose rating a seat's place changes: the one who made most of its moves, on a tie the later one. None if Discord does not
/// know them.
fn rated(session: &Session, seat: Seat) -> Option<u64> {
    let changes = session.asides.iter().filter_map(|aside| Some((aside.seq, aside.left(seat)?)));
    let last = (i64::MAX, session.seat(seat)?.sitter.number());
    let mut moves: BTreeMap<u64, (usize, i64)> = BTreeMap::new();
    let mut from = i64::MIN;
    for (until, number) in changes.chain([last]) {
        let here = session.log.iter().filter(|logged| (from..until).contains(&logged.seq));
        let made = here.filter(|logged| by_computer(logged, seat) == Some(false)).count();
        let sum = moves.entry(number).or_default();
        *sum = (sum.0 + made, until);
        from = until;
    }
    let (number, _) = moves.into_iter().max_by_key(|(_, sum)| *sum)?;
    (number > u64::from(*COMPUTERS.end()) && !is_forgotten(number)).then_some(number)
}

fn part(session: &Session, seat: Seat) -> Part {
    match session.seat(seat) {
        Some(row) if row.left.is_some() => Part::Resigned,
        Some(row) if row.sitter.is_computer() => Part::Played,
        Some(row) if row.caretaker.is_some() || is_played_by_computer(session, seat) => Part::Left,
        _ => Part::Played,
    }
}

/// Whether computers made most of a seat's moves since its person sat down, or most of the last third, or a person who took the seat over
/// made none.
fn is_played_by_computer(session: &Session, seat: Seat) -> bool {
    let taken = session.taken(seat);
    let since = session.log.iter().filter(|logged| taken.is_none_or(|taken| logged.seq > taken));
    let computers: Vec<bool> = since.filter_map(|logged| by_computer(logged, seat)).collect();
    let most = |moves: &[bool]| 2 * moves.iter().filter(|&&computer| computer).count() > moves.len();
    let end = computers.len().saturating_sub(computers.len().div_ceil(3).max(END));
    let idle = taken.is_some() && computers.iter().all(|&computer| computer);
    idle || most(&computers) || most(&computers[end..])
}

/// Whether a computer made that move of the seat; none if the seat did not choose it.
fn by_computer(logged: &LogEntry, seat: Seat) -> Option<bool> {
    match logged.author {
        _ if !logged.is_act_of(seat) => None,
        Author::Person | Author::Order => Some(false),
        Author::Computer => Some(true),
        Author::Clock | Author::Bot | Author::Moderator => None,
    }
}
