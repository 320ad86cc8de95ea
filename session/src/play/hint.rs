//! Hints: whether a table has them, what others learn of them, and how a computer's advice is put to a person.

use rules::{Refusal, Seat, Viewer, Words};
use sha2::{Digest as _, Sha256};
use tabletop::{AnyTable, Draft};
use thinking::{Advice, POINT, Reason};

use crate::answers::{By, Change, Confirmation, Denied};
use crate::table::{Deed, HintRow, Person, SeatRow, Session, Status, seed};

/// The most ways to go on in a hint.
const WAYS: usize = 3;
/// The number of pieces of advice searched for ways that differ in more than their order.
const LOOKED_AT: usize = 16;
/// The most reasons for each.
const REASONS: usize = 2;

/// Whether people may ask for hints here: as agreed; by default if a single person plays, alone or with computers.
pub fn has_hints(session: &Session) -> bool {
    session.terms.hints.unwrap_or_else(|| {
        let people = session.seats.iter().filter(|row| row.left.is_none() && !row.sitter.is_computer());
        people.count() < 2
    })
}

/// Whether that seat can ask for a hint now.
pub fn offers_hint(session: &Session, seat: Seat) -> bool {
    let admits = session.table().is_some_and(|table| table.turn().admits(seat));
    session.status == Status::Live && has_hints(session) && admits && session.people().contains(seat)
}

/// The seat for which that person may ask for a hint now.
pub fn hinted_seat(session: &Session, who: &Person) -> Result<Seat, Denied> {
    let seat = session.player(who)?;
    match (has_hints(session), offers_hint(session, seat)) {
        (false, _) => Err(Denied::NoHints),
        (true, false) => Err(Denied::Rule(Refusal::new("refusal-not-your-turn"))),
        (true, true) => Ok(seat),
    }
}

/// Whether a request for a hint on that seat must still be noted: once a decision.
pub fn owes_word_of_hint(session: &Session, seat: Seat) -> bool {
    let decision = session.decision(seat);
    !session.asides.iter().any(|aside| aside.is_hint(seat, decision))
}

/// The seed of a hint on that seat: it follows from what the seat may know, so the same decision gets the same hint, and the hint reveals
/// nothing of the table's secret, from which computers' seeds come.
pub fn hint_seed(session: &Session, seat: Seat) -> u64 {
    let known = session.sight(Viewer::Seat(seat)).map_or_else(String::new, |sight| sight.digest());
    seed(&Sha256::new_with_prefix("hint").chain_update(known).finalize())
}

/// Notes that a person asks for a hint. Other people learn of it; if there are none the last board says so, and the game no longer counts,
/// so the person must first say that they are sure.
pub(crate) fn hint(session: &Session, sure: bool, by: By<'_>) -> Result<Change, Denied> {
    let seat = hinted_seat(session, by.who)?;
    let mut change = Change::untouched(session, by.moment);
    if owes_word_of_hint(session, seat) {
        let other = |row: &SeatRow| row.seat != seat && row.left.is_none() && !row.sitter.is_computer();
        let company = session.seats.iter().any(other);
        if !sure && !company && session.counts() {
            return Err(Denied::Unsure(Confirmation::HintAlone));
        }
        let hinted = HintRow { decision: Some(session.decision(seat)), alone: !company };
        change.note(Deed::Hint(hinted), Some(seat), by.who);
    }
    Ok(change)
}

/// A hint: one of the best ways to go on, in words, with the ways that look just like it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The way, and the ways that look like it.
    pub ways: Vec<Way>,
    /// By how many tenths of a point it is worth less than the best.
    pub behind: i32,
    /// What it has over the best, or the best over the next, the weightiest first.
    pub reasons: Vec<Reason>,
}

/// A way to go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// Its actions; none: let others go on.
    pub steps: Vec<String>,
    /// The draft that the first action fills.
    pub draft: Option<Draft>,
}

impl Hint {
    /// The best ways of a computer's advice to a seat, put in words by what the seat sees before each action. Two ways with the same
    /// actions in another order count as one; a way that differs in a single action comes only if nothing else is left to show; ways of
    /// equal worth that read alike become one.
    pub fn told(table: &dyn AnyTable, seat: Seat, advice: &[Advice], words: &dyn Words) -> Vec<Hint> {
        let best = advice.first().map_or(0, |advice| advice.worth);
        let sight = table.sight(Viewer::Seat(seat));
        let way = |advice: &Advice| Way {
            steps: steps(table, seat, &advice.moves, words),
            draft: advice.moves.first().and_then(|first| sight.draft(first)),
        };
        let groups = groups(table, seat, advice);
        let heads: Vec<&Advice> = groups.iter().map(|group| &advice[group[0]]).collect();
        let told = |(number, group): (usize, &Vec<usize>)| Hint {
            ways: group.iter().map(|&number| way(&advice[number])).collect(),
            behind: tenths(best.saturating_sub(heads[number].worth)),
            reasons: heads.get(usize::from(number == 0)).map_or_else(Vec::new, |other| {
                let mut reasons = apart(table, seat, heads[number], other);
                reasons.truncate(REASONS);
                reasons
            }),
        };
        groups.iter().enumerate().map(told).collect()
    }
}

/// What one way has at once that another lacks.
fn apart(table: &dyn AnyTable, seat: Seat, one: &Advice, other: &Advice) -> Vec<Reason> {
    table.contrast(seat, &one.moves, &other.moves, 0).reasons
}

/// The indexes of the pieces of advice to show, best first, each with those that look like it.
fn groups(table: &dyn AnyTable, seat: Seat, advice: &[Advice]) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for parted in [1, 0] {
        for (number, one) in advice.iter().enumerate().take(LOOKED_AT) {
            let known = |&other: &usize| parting(one, &advice[other]) <= parted;
            if groups.iter().flatten().any(known) {
                continue;
            }
            let alike = |group: &Vec<usize>| {
                let head = &advice[group[0]];
                tenths(head.worth) == tenths(one.worth) && apart(table, seat, head, one).is_empty()
            };
            match groups.iter().position(alike) {
                Some(at) if groups[at].len() < WAYS => groups[at].push(number),
                None if groups.len() < WAYS => groups.push(vec![number]),
                _ => {}
            }
        }
    }
    groups.sort_unstable();
    groups
}

/// Counts the actions of the longer piece of advice that the other lacks.
fn parting(one: &Advice, other: &Advice) -> usize {
    let (long, short) = if one.moves.len() < other.moves.len() {
        (&other.moves, &one.moves)
    } else {
        (&one.moves, &other.moves)
    };
    let mut rest: Vec<&String> = short.iter().collect();
    let shared = long.iter().filter(|action| {
        let known = rest.iter().position(|other| other == action);
        known.map(|at| rest.swap_remove(at)).is_some()
    });
    long.len() - shared.count()
}

/// Thousandths of a point as tenths.
fn tenths(worth: i32) -> i32 {
    let half = POINT / 20;
    worth.saturating_add(if worth < 0 { -half } else { half }) / (POINT / 10)
}

/// What sets a way apart from another, in words: its gains, then what they cost.
pub fn told_apart(reasons: &[Reason], words: &dyn Words) -> Vec<String> {
    let (gains, prices): (Vec<&Reason>, Vec<&Reason>) = reasons.iter().partition(|reason| reason.share >= 0);
    let said = |key| {
        move |reason: &Reason| {
            let points = told_tenths(tenths(reason.share).abs(), words);
            words.text(key, &[("points", points.into()), ("reason", reason.say(words).into())])
        }
    };
    // A minus next to the best way would read as a fault of it.
    gains.into_iter().map(said("hint-gain")).chain(prices.into_iter().map(said("hint-price"))).collect()
}

/// Tenths of a point in words.
pub fn told_tenths(tenths: i32, words: &dyn Words) -> String {
    words.text("hint-tenths", &[("whole", (tenths / 10).into()), ("tenths", (tenths % 10).into())])
}

/// The actions in words, each as the seat sees the table before it. Nothing is drawn or shown before the last.
pub(super) fn steps(table: &dyn AnyTable, seat: Seat, moves: &[String], words: &dyn Words) -> Vec<String> {
    let mut table = table.boxed();
    let mut steps = Vec::new();
    for (number, action) in (1..).zip(moves) {
        steps.extend(table.sight(Viewer::Seat(seat)).whole(action, words));
        if number < moves.len() && table.play(seat, action, &mut rules::Recorded::default()).is_err() {
            break;
        }
    }
    steps
}
