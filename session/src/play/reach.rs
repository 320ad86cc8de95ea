//! What a take-back takes away.

use std::collections::BTreeMap;

use rules::{Seat, SeatSet, Viewer};
use tabletop::EntryKind;
use words::Lang;

use crate::record::told;
use crate::table::{LogEntry, Matter, Session};

/// What a take-back takes away, as everybody may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    /// Everybody who loses moves, and how many, in seat order.
    pub moves: Vec<(Seat, usize)>,
    /// The time of the first of them, in seconds since 1970.
    pub since: i64,
    /// The seats that have drawn something that will be drawn just the same again.
    pub drew: SeatSet,
    /// Whether the game no longer counts, because something was drawn or shown and nobody else has to agree.
    pub uncounted: bool,
}

impl Reach {
    /// The number of moves that go.
    pub fn total(&self) -> usize {
        self.moves.iter().map(|(_, count)| count).sum()
    }
}

/// What goes with those entries. Secret choices count only if nothing else goes, because nobody may know how often one was changed.
pub fn reach(session: &Session, cut: &[i64]) -> Reach {
    let going = || session.log.iter().filter(|logged| cut.contains(&logged.seq));
    let mut moves = BTreeMap::<Seat, usize>::new();
    for logged in going() {
        if let EntryKind::Act(seat, _) = logged.entry.kind {
            *moves.entry(seat).or_default() += usize::from(!says_nothing(session, logged));
        }
    }
    let drew = going().filter(|logged| !logged.entry.drawn.is_empty()).filter_map(LogEntry::seat).collect();
    let shut = going().any(|logged| logged.barrier);
    let alone = session.consenting(&Matter::Undo(cut.to_vec())).len() == 1;
    Reach {
        moves: moves.into_iter().map(|(seat, told)| (seat, told.max(1))).collect(),
        since: going().next().map_or(session.touched, |logged| logged.at),
        drew,
        uncounted: alone && shut && session.counts(),
    }
}

/// What was taken back between this session and a later one of the same table.
pub fn reach_until(session: &Session, later: &Session) -> Reach {
    let kept = |seq: i64| later.log.iter().any(|logged| logged.seq == seq);
    let gone: Vec<i64> = session.log.iter().map(|logged| logged.seq).filter(|&seq| !kept(seq)).collect();
    reach(session, &gone)
}

/// Whether an entry is told to nobody: a secret choice.
pub(super) fn says_nothing(session: &Session, logged: &LogEntry) -> bool {
    let words = session.drawn_speech(Lang::En);
    let tales = told::tales(session, logged.seq, logged.seq).unwrap_or_default();
    tales.iter().all(|(_, tale)| tale.tell(Viewer::Public, &words).is_empty())
}
