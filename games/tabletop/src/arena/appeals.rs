//! What becomes of the appeals of a game.

use crate::play::AnyTable;
use crate::present::Appeal;
use rules::{Appeals, Viewer};

/// Follows the appeals of a game that is played.
#[derive(Default)]
pub(super) struct Following {
    open: Option<Appeal>,
    figures: Appeals,
}

impl Following {
    /// Notes the appeal that stands now.
    pub(super) fn see(&mut self, now: Option<Appeal>) {
        let agrees =
            |appeal: &Option<Appeal>| appeal.as_ref().is_some_and(|appeal| !appeal.agreed.is_empty());
        self.figures.made += u64::from(self.open.is_none() && now.is_some());
        self.figures.agreed += u64::from(!agrees(&self.open) && agrees(&now));
        self.open = now;
    }

    /// Notes what an action has made of the appeal that stood, if one did: one that was agreed to is kept by any of its choices but the
    /// last, which drops it.
    pub(super) fn done(&mut self, action: &str, table: &dyn AnyTable) {
        let Some(before) = &self.open else { return };
        let now = table.sight(Viewer::Public).appeal();
        let kept = before.choices.iter().rev().skip(1).any(|choice| choice == action);
        self.figures.dropped += u64::from(now.is_none() && !before.agreed.is_empty() && !kept);
        self.see(now);
    }

    /// What became of them so far.
    pub(super) const fn figures(&self) -> Appeals {
        self.figures
    }
}
