//! Prepared turns: moves for a seat's next turn, decided while others play. When it comes, they are made if what they rely on is still
//! there and all of them up to the first barrier are allowed; else they are dropped, and their owner learns it when they next look.

use rules::{Barrier, Prepared, Quick, Refusal, Seat, Viewer, Words};
use tabletop::{AnyTable, Draft};
use words::Lang;

use super::given::of;
use super::playing::Playing;
use crate::answers::Denied;
use crate::table::{Order, Person, Session};

/// The number of lucks with which a prepared turn is tried out, to see whether the next choice can be foreseen.
const LUCKS: u64 = 4;

/// A turn in preparation.
pub struct PlannedTurn {
    /// The table as it would be after the moves, with luck of its own.
    pub table: Box<dyn AnyTable>,
    /// The moves in words, as far as they can be foreseen; else in notation.
    pub said: Vec<String>,
    /// The same as they can be typed.
    pub typed: Vec<String>,
    /// Whether something would have been drawn or shown by now.
    pub shut: bool,
    /// Whether a further move can be foreseen: the seat's choices do not depend on what is drawn.
    pub open: bool,
}

/// The moves that a seat has prepared for its next turn, and the number of the order.
pub fn prepared(session: &Session, seat: Seat) -> Option<(i64, Vec<Prepared>)> {
    of(session, seat).into_iter().find_map(|order| Some((order.number, Prepared::read(&order.text)?)))
}

/// Whether moves that the seat has prepared did not fit when its turn came, and it has done nothing since.
pub fn has_dropped(session: &Session, seat: Seat) -> bool {
    session.seat(seat).is_some_and(|row| row.orders.given.iter().any(|order| order.dropped))
}

/// The turn that a seat prepares, after the moves that it has prepared so far.
pub fn planned(session: &Session, seat: Seat, words: &dyn Words) -> Result<PlannedTurn, Denied> {
    let start = imagined(session, seat)?;
    let mut tables: Vec<Box<dyn AnyTable>> = (0..LUCKS).map(|_| start.boxed()).collect();
    let (mut said, mut typed, mut shut, mut open) = (Vec::new(), Vec::new(), false, true);
    let moves = prepared(session, seat).map(|(_, moves)| moves).unwrap_or_default();
    for Prepared { action, .. } in moves {
        let sights: Vec<_> = tables.iter().map(|table| table.sight(Viewer::Seat(seat))).collect();
        let whole = sights[0].whole(&action, words);
        let is_foreseen = sights.iter().all(|sight| sight.whole(&action, words) == whole);
        typed.push(if is_foreseen { sights[0].spell(&action, &[words]) } else { action.clone() });
        said.push(whole.filter(|_| is_foreseen).unwrap_or_else(|| format!("`{action}`")));
        drop(sights);
        for (table, luck) in tables.iter_mut().zip(0..) {
            let played = table.play(seat, &action, &mut Quick::new(luck));
            open &= played.is_ok();
            shut |= played.is_ok_and(|played| played.barrier == Barrier::Shut);
        }
        let menus = tables.iter().map(|table| table.sight(Viewer::Seat(seat)).menu(&Draft::default(), words));
        let mut menus = menus.map(|menu| format!("{menu:?}"));
        let first = menus.next();
        let admits = tables.iter().all(|table| table.turn().admits(seat));
        open &= admits && (!shut || menus.all(|menu| Some(&menu) == first.as_ref()));
    }
    let table = tables.swap_remove(0);
    Ok(PlannedTurn { table, said, typed, shut, open })
}

/// The table on which a seat prepares its turn: the published one, with everything that the seat cannot know drawn anew.
pub fn imagined(session: &Session, seat: Seat) -> Result<Box<dyn AnyTable>, Denied> {
    let position = session.position(Viewer::Seat(seat)).ok_or(Denied::NotStarted)?;
    let mut table = position.table.boxed();
    table.redeal(Viewer::Seat(seat), &mut Quick::new(0)).map_err(|cause| Denied::Broken(cause.into()))?;
    table.imagined(seat).ok_or(Denied::Rule(Refusal::new("refusal-order-next")))
}

/// The order for moves that a person has written for their next turn.
pub(crate) fn prepare(session: &Session, seat: Seat, written: &str, who: &Person) -> Result<String, Denied> {
    let mut table = imagined(session, seat)?;
    let start = table.sight(Viewer::Seat(seat));
    let readers = session.readers(Lang::of_locale(&who.locale));
    let readers: Vec<&dyn Words> = readers.iter().map(|speech| speech as &dyn Words).collect();
    let (mut moves, mut shut) = (Vec::new(), false);
    let links = written.split(';').map(|link| link.split(" = ").next().unwrap_or_default().trim());
    for (number, link) in (1..).zip(links.filter(|link| !link.is_empty())) {
        let sight = table.sight(Viewer::Seat(seat));
        let refused = |refusal| Denied::LinkRefused { number, refusal };
        if !table.turn().admits(seat) {
            return Err(refused(Refusal::new("refusal-not-your-turn")));
        }
        let action = match sight.allows(link) {
            true => Ok(link.to_owned()),
            false => sight.read(link, &readers),
        };
        let played = action.and_then(|action| {
            table.play(seat, &action, &mut Quick::new(0)).map_err(|error| match error {
                tabletop::PlayError::Unreadable(refusal) | tabletop::PlayError::Refused(refusal) => refusal,
                tabletop::PlayError::Chance(_) => Refusal::new("refusal-order-next"),
            })
        });
        let action = match played {
            Ok(played) => {
                shut |= played.barrier == Barrier::Shut;
                played.action
            }
            // Nobody knows yet what will have been drawn or shown by then.
            Err(_) if shut && sight.draft(link).is_some() => link.to_lowercase(),
            Err(refusal) => return Err(refused(refusal)),
        };
        moves.push(Prepared { relied: start.relied(&action), action });
    }
    if moves.is_empty() { Err(Denied::NoMove) } else { Ok(Prepared::order(&moves)) }
}

/// The moves of an order for a turn that has come, if what they rely on is still there.
pub(crate) fn still_fitting(session: &Session, seat: Seat, order: &Order) -> Option<Vec<String>> {
    let sight = session.sight(Viewer::Seat(seat))?;
    let moves = Prepared::read(&order.text)?;
    let fits = moves.iter().all(|prepared| sight.relied(&prepared.action) == prepared.relied);
    fits.then(|| moves.into_iter().map(|prepared| prepared.action).collect())
}

impl Playing {
    /// Makes moves, all or none up to the first barrier, from there on as far as they go. Returns whether any was made.
    pub(crate) fn chain(&mut self, seat: Seat, moves: &[String]) -> Result<bool, Denied> {
        let mut shut = false;
        for action in moves {
            match self.act(seat, action) {
                Ok(barrier) => shut |= barrier,
                Err(Denied::Rule(_)) => return Ok(shut),
                Err(denied) => return Err(denied),
            }
        }
        Ok(!moves.is_empty())
    }
}
