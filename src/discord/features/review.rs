//! Reviews of one's own decisions.

pub(crate) mod chart;
pub(crate) mod deed;

use crate::discord::app::pressed::presses;

presses! {
    /// What is pressed on a review.
    |pressed, app, caller|
    /// Shows that page of the review of the presser's finished game, to the presser alone.
    Page("review", Never) { number page: usize, } => deed::review(pressed, page, false).await;
    /// Shows it to everybody in the channel.
    Show("review+", Never) { number page: usize, } => deed::review(pressed, page, true).await;
}
