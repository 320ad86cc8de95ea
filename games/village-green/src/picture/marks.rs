//! The marks of the parts of pictures: how a drawing says what it shows.

use render::Player;

use super::super::components::award::AwardId;
use super::super::components::village::Village;

/// Somebody's village card.
pub(in super::super) fn home(owner: Player, village: &Village) -> String {
    format!("village {} {}", owner.symbol(), if village.turned { "night" } else { "day" })
}

/// The points of an award where it lies.
pub(super) fn pays(award: AwardId, points: i32) -> String {
    format!("award {award} pays {points}")
}

/// Points that an award's drawing names.
pub(super) fn printed(award: AwardId, points: i32) -> String {
    format!("award {award} prints {points}")
}
