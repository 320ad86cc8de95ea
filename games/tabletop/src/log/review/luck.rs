//! What chance gave a seat in a finished game, against what it gives in the mean.

use super::super::replay::ReplayError;
use super::super::{EntryKind, Header, Log};
use super::decisions::steps;
use crate::play::{AnyTable, Drawing, Title};
use rules::Seat;
use thinking::Margin;

/// What was drawn at once.
pub(super) struct Draw {
    /// The table before it, and what was done; nothing before the set-up.
    act: Option<(Box<dyn AnyTable>, Seat, String)>,
    drawn: Vec<(String, String)>,
}

/// All that was drawn since a seat has been whose decisions are its own: with the set-up, if nobody decided for it before.
///
/// # Errors
/// [`ReplayError`] names the entry that does not replay.
pub(super) fn draws(
    title: &dyn Title,
    log: &Log,
    seat: Seat,
    own: &dyn Fn(usize) -> bool,
) -> Result<Vec<Draw>, ReplayError> {
    let setup = log.entries.first().map(|entry| Draw { act: None, drawn: entry.drawn.clone() });
    let (mut draws, mut decides) = (Vec::from_iter(setup), false);
    steps(title, log, |before, step| {
        if step.actor() == Some(seat) && !decides {
            decides = own(step.number);
            if !decides {
                draws.clear();
            }
        }
        if let EntryKind::Act(who, _) | EntryKind::Auto(who, _) = step.entry.kind
            && !step.played.drawn.is_empty()
        {
            draws.push(Draw { act: Some((before, who, step.played.action)), drawn: step.played.drawn });
        }
    })?;
    Ok(draws)
}

impl Draw {
    /// By how much it was worth more to a seat than such a draw is in the mean, with that share of the work.
    pub(super) fn fortune(
        &self,
        title: &dyn Title,
        header: &Header,
        seat: Seat,
        share: u64,
        number: usize,
    ) -> Option<Margin> {
        let Draw { act, drawn } = self;
        Some(match act {
            Some((before, who, action)) => {
                before.fortune(&Drawing { who: *who, action, drawn }, seat, share, number as u64)
            }
            None => title.fortune(&header.options, header.seats, drawn, seat, share),
        })
    }
}
