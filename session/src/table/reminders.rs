//! How often a person has been reminded, and when they will be next.

use crate::time::Availability;

/// How often a person has been reminded of what the game asks of them, and when they will be next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reminders {
    /// Since when they have done nothing; none if they are not reminded.
    pub since: Option<i64>,
    /// The number of reminders so far.
    pub sent: u8,
    /// When the next one is due, in seconds since 1970; none if there is none.
    pub next: Option<i64>,
}

impl Reminders {
    /// The reminders of a person who is asked now, or has just acted and is asked again.
    pub(crate) fn begun(now: i64, availability: &Availability) -> Reminders {
        let next = (availability.most > 0).then(|| availability.wakes(now + availability.first));
        Reminders { since: Some(now), sent: 0, next }
    }

    /// Whether the last one has been sent.
    pub const fn are_over(self) -> bool {
        self.sent > 0 && self.next.is_none()
    }

    /// The reminders of a person who changes how to be reminded. A muted question stays muted.
    pub(crate) fn under(self, was: &Availability, is: &Availability, now: i64) -> Reminders {
        let anew = is.wakes(now + if self.sent == 0 { is.first } else { is.again });
        let next = match self.next {
            // A reminder that was put off by a holiday comes when that ends earlier.
            next if (was.first, was.again, was.most) == (is.first, is.again, is.most) => {
                next.map(|next| next.min(anew))
            }
            _ if self.sent >= is.most => None,
            None if self.sent < was.most => None,
            _ => Some(anew),
        };
        Reminders { next, ..self }
    }

    /// The reminders after one more was sent. Reminders missed while no process served are not made up for.
    pub(crate) fn after_one(self, now: i64, availability: &Availability) -> Reminders {
        let sent = self.sent + 1;
        let next = (sent < availability.most).then(|| availability.wakes(now + availability.again));
        Reminders { sent, next, ..self }
    }
}
