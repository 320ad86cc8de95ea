//! Changes: what an intent does.

use std::sync::Arc;

use rules::{Seat, SeatSet};
use tabletop::Tale;

use super::denied::Denied;
use super::effect::Effect;
use super::intent::Moment;
use super::note::Note;
use crate::table::{Deed, Person, Question, Row, Session, Status};

/// A decision: rows to append, the session after them, and the news to post.
pub struct Change {
    /// The rows to append to the log, in order.
    pub rows: Vec<Row>,
    /// The session with the rows appended; its revision is one higher than before.
    pub session: Session,
    /// The news to be posted.
    pub effects: Vec<Effect>,
    /// The results of the people, if the game ended now.
    pub results: Vec<ResultRow>,
    /// The tales of the rows.
    pub tales: Tales,
    /// The first seq from which snapshots no longer hold.
    pub cut: Option<i64>,
    /// The reason why the last of several moves were not made.
    pub halted: Option<Arc<Denied>>,
    /// Until when its news may wait; if that is in the past it is posted at once.
    pub post_at: i64,
    /// The moment at which it happens.
    pub(crate) at: i64,
    /// The question whose message is open, until that message shows what became of it.
    pub(crate) asked: Option<Question>,
}

/// Tales, each with the seq of its row.
pub type Tales = Vec<(i64, Arc<dyn Tale>)>;

/// The result of a game for one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultRow {
    /// The seat.
    pub seat: Seat,
    /// Discord's number of the person.
    pub user: u64,
    /// The number of the person who made most of the moves: the place changes their rating. None if Discord does not know them.
    pub rated: Option<u64>,
    /// 1 is the best; equal places are shared.
    pub place: u8,
    /// Points; none if resignation cut the game short.
    pub score: Option<i32>,
    /// Whether it counts where people are compared.
    pub counted: bool,
    /// The figures for records and profiles, each with its key: the game's, and [`FIGURES`](crate::FIGURES). None if the game makes none.
    pub figures: Vec<(&'static str, i32)>,
}

impl Change {
    /// Announces in the channel who plays on that seat now, and shows the board with the new name.
    pub(crate) fn tell_who_plays(&mut self, key: &str, seat: Seat) {
        self.effects.push(Effect::Notice(Note::new(key).with("name", seat)));
        self.show_anew();
    }

    /// A change in which nothing happens yet, with the session as it will be.
    pub(crate) fn new(session: Session, at: i64) -> Change {
        Change {
            rows: Vec::new(),
            asked: session.question.clone(),
            session,
            effects: Vec::new(),
            results: Vec::new(),
            tales: Vec::new(),
            cut: None,
            halted: None,
            post_at: 0,
            at,
        }
    }

    /// A change that takes a table to its next revision.
    pub(crate) fn onward(session: &Session, moment: &Moment) -> Change {
        let session = Session { rev: session.rev + 1, touched: moment.now, ..session.clone() };
        Change::new(session, moment.now)
    }

    /// A change of which nobody else learns, as if nobody had touched the table.
    pub(crate) fn untouched(session: &Session, moment: &Moment) -> Change {
        Change::new(Session { rev: session.rev + 1, ..session.clone() }, moment.now)
    }

    /// Appends a row that says who did what. The session takes it in at once.
    pub(crate) fn note(&mut self, deed: Deed, seat: Option<Seat>, who: &Person) {
        self.append(self.row(deed, seat, who));
    }

    /// Appends a row with which something public begins; returns its number.
    pub(crate) fn announce(&mut self, deed: Deed, seat: Option<Seat>, who: &Person) -> i64 {
        let number = self.session.next_number;
        self.session.next_number += 1;
        self.append(Row { number: Some(number), ..self.row(deed, seat, who) });
        number
    }

    /// Appends a row, which the session takes in.
    pub(crate) fn append(&mut self, row: Row) {
        self.session.take(&row);
        self.rows.push(row);
    }

    /// The next row, without chance.
    pub(crate) fn row(&self, deed: Deed, seat: Option<Seat>, who: &Person) -> Row {
        let Person { author, user, .. } = *who;
        let (seq, at, drawn) = (self.session.next, self.at, Vec::new());
        let (number, verbatim, barrier, turned) = (None, None, false, false);
        Row { seq, number, seat, author, user, deed, verbatim, drawn, barrier, turned, at }
    }

    /// Shows the board with the times that hold now, without any news.
    pub(crate) fn show_anew(&mut self) {
        if self.session.status == Status::Live && !self.shows_board() {
            let since = self.session.next;
            self.effects.push(Effect::Board { since, ping: SeatSet::EMPTY });
        }
    }

    pub(crate) fn shows_board(&self) -> bool {
        self.effects.iter().any(|effect| matches!(effect, Effect::Board { .. }))
    }
}
