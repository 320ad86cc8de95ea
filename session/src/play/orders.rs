//! Orders: what a person has decided ahead for their seat. Nobody else learns of them before the game is over.
//!
//! The clock carries them out, after a delay that follows only from what everybody sees, so that it reveals neither the order nor the hand.

use rules::{NEXT, OrderKind, Seat, SeatSet, Viewer};

use super::playing::Playing;
use super::{prepared, undo};
use crate::answers::{By, Change, Denied, Moment, Timer, TimerKind};
use crate::table::{DELAY, Deed, Matter, Order, Orders, Person, Question, SeatRow, Session, Status, is_next};

pub use super::given::{left, of};

/// The most orders of a seat.
const MOST: usize = 12;

/// What a seat is openly asked: whether it must act, and the appeal that waits for its answer.
type OpenlyAsked = (bool, Option<i64>);

/// Whether that person may decide ahead here.
pub fn takes_orders(session: &Session, user: u64) -> bool {
    let seat = session.seat_of(user).filter(|&seat| session.people().contains(seat));
    session.status == Status::Live && seat.is_some() && !session.title.orders().is_empty()
}

/// Gives an order, in notation. It replaces the order that it contradicts.
pub(crate) fn order(session: &Session, written: &str, by: By<'_>) -> Result<Change, Denied> {
    let seat = session.player(by.who)?;
    if session.title.orders().is_empty() {
        return Err(Denied::NoOrders);
    }
    let sight = session.sight(Viewer::Seat(seat)).ok_or(Denied::NotStarted)?;
    let text = match written.strip_prefix(NEXT.id).and_then(|rest| rest.strip_prefix(' ')) {
        Some(moves) if session.title.orders().contains(&NEXT) => {
            prepared::prepare(session, seat, moves, by.who)?
        }
        _ => sight.order(written).map_err(Denied::Rule)?,
    };
    let (place, kind) = rank(session, &text).ok_or(Denied::NoOrders)?;
    let mut given: Vec<Order> = of(session, seat).into_iter().cloned().collect();
    given.retain(|order| order.text != text && (kind.several || !kind.holds(&order.text)));
    if given.len() >= MOST {
        return Err(Denied::TooManyOrders { most: MOST });
    }
    let mut change = Change::untouched(session, by.moment);
    change.note(Deed::Order(text.clone()), Some(seat), by.who);
    let orders = &mut change.session.row(seat).orders;
    let number = orders.last + 1;
    let behind = |order: &Order| rank(session, &order.text).is_none_or(|(other, _)| other > place);
    let at = given.iter().position(behind).unwrap_or(given.len());
    given.insert(at, Order { number, text, done: Vec::new(), dropped: false });
    let due = asked_openly(session, seat).map(|_| by.moment.now + DELAY);
    *orders = Orders { given, due, last: number };
    Ok(change)
}

/// Cancels the order with that number.
pub(crate) fn countermand(session: &Session, number: i64, by: By<'_>) -> Result<Change, Denied> {
    let seat = session.player(by.who)?;
    if !of(session, seat).iter().any(|order| order.number == number) {
        return Err(Denied::NoSuchOrder);
    }
    let mut change = Change::untouched(session, by.moment);
    change.note(Deed::Countermand(Some(number)), Some(seat), by.who);
    change.session.row(seat).orders.given.retain(|order| order.number != number);
    Ok(change)
}

/// The place of an order among those of its seat, and its kind.
fn rank(session: &Session, text: &str) -> Option<(usize, &'static OrderKind)> {
    session.title.orders().iter().enumerate().find(|(_, kind)| kind.holds(text))
}

/// The times at which the clock checks orders and forced moves. Where nothing can be posted, time stands still, or everybody is asked about
/// going back, they wait.
pub(crate) fn order_timers(session: &Session) -> Vec<Timer> {
    let going_back = |question: &Question| matches!(question.matter, Matter::Undo(_));
    let waits = session.parked || session.paused || session.question.as_ref().is_some_and(going_back);
    let people = if waits { SeatSet::EMPTY } else { session.people() };
    let forced = forced(session).map(|(seat, _)| seat);
    let ordered = session.seats.iter().filter(|row| {
        people.contains(row.seat) && (!row.orders.given.is_empty() || forced == Some(row.seat))
    });
    let timer =
        |row: &SeatRow| Some(Timer { kind: TimerKind::Order, seat: Some(row.seat), due: row.orders.due? });
    ordered.filter_map(timer).collect()
}

/// The move that everybody knows to be forced, if the table agreed that such moves are made by themselves.
fn forced(session: &Session) -> Option<(Seat, String)> {
    let table = session.table().filter(|_| session.terms.forced)?;
    table.sight(Viewer::Public).forced()
}

/// Does for a seat what its person has decided ahead, when it is time.
pub(crate) fn by_order(session: &Session, seat: Seat, moment: &Moment) -> Result<Change, Denied> {
    let due = |timer: &Timer| timer.seat == Some(seat) && timer.due <= moment.now;
    if !order_timers(session).iter().any(due) {
        return Err(Denied::NotAsked);
    }
    Ok(obey(session, seat, moment)?.0)
}

/// Carries out for a seat an order that answers what is asked, else a forced move. A person who may still take something back is not
/// forced. Returns whether anything was done.
pub(crate) fn obey(session: &Session, seat: Seat, moment: &Moment) -> Result<(Change, bool), Denied> {
    let mut idle = Change::untouched(session, moment);
    let row = idle.session.row(seat);
    let waited = row.orders.due.take().is_some();
    let Some((order, moves)) = decided(session, seat).filter(|_| waited) else { return Ok((idle, false)) };
    let doer = order.map_or_else(Person::bot, |_| Person::ordering(row.sitter.number()));
    let mut playing = Playing::resume(Change::onward(session, moment), &doer)?;
    if !playing.chain(seat, &moves)? {
        idle.drop_prepared(seat, moment);
        return Ok((idle, false));
    }
    let mut change = playing.finish_for(session, seat);
    let given = change.session.row(seat).orders.given.iter_mut();
    given.filter(|given| Some(given.number) == order).for_each(|order| order.done.push(session.next));
    Ok((change, true))
}

/// What to do for a seat now: the number of its order, or none for a forced move, and the moves. An order whose moves no longer fit has
/// none.
fn decided(session: &Session, seat: Seat) -> Option<(Option<i64>, Vec<String>)> {
    let sight = session.sight(Viewer::Seat(seat))?;
    let must = session.table().is_some_and(|table| table.turn().must().contains(seat));
    let moves = |order: &Order| match is_next(order) {
        true => must.then(|| prepared::still_fitting(session, seat, order).unwrap_or_default()),
        false => sight.by_order(&order.text).map(|action| vec![action]),
    };
    let ordered = of(session, seat).into_iter().find_map(|order| Some((Some(order.number), moves(order)?)));
    let forced = || {
        let (_, action) =
            forced(session).filter(|(who, _)| *who == seat && !undo::can_take_back(session, seat))?;
        Some((None, vec![action]))
    };
    ordered.or_else(forced)
}

/// What a seat is openly asked; none if nothing.
fn asked_openly(session: &Session, seat: Seat) -> Option<OpenlyAsked> {
    let must = session.table().is_some_and(|table| table.turn().must().contains(seat));
    let appeal = session.appeal().filter(|(_, appeal)| appeal.open.contains(seat)).map(|(number, _)| number);
    (must || appeal.is_some()).then_some((must, appeal))
}

/// Sets the time at which orders are checked: the delay begins with the question, and anew after every act of the seat. A prepared turn
/// made by order is kept as done, in case it is taken back.
pub(crate) fn settle_orders(session: &mut Session, before: &Session, acted: SeatSet, ordered: bool) {
    let now = session.touched;
    let anew = |row: &SeatRow| {
        let (was, is) = (asked_openly(before, row.seat), asked_openly(session, row.seat));
        match is {
            None => None,
            Some(_) if was != is || acted.contains(row.seat) => Some(now + DELAY),
            Some(_) => row.orders.due,
        }
    };
    let due: Vec<Option<i64>> = session.seats.iter().map(anew).collect();
    for (row, due) in session.seats.iter_mut().zip(due) {
        row.orders.due = due;
        if !ordered && acted.contains(row.seat) && before.seat(row.seat).is_some_and(SeatRow::must) {
            // The turn has begun, so its preparation is used up.
            row.orders.given.retain(|order| !is_next(order));
        }
    }
}

impl Change {
    /// Drops what the seat has prepared for its turn; the clock checks at once what else it has decided.
    fn drop_prepared(&mut self, seat: Seat, moment: &Moment) {
        let orders = &mut self.session.row(seat).orders;
        for order in orders.given.iter_mut().filter(|order| is_next(order) && !order.dropped) {
            order.dropped = true;
            orders.due = Some(moment.now);
        }
    }
}
