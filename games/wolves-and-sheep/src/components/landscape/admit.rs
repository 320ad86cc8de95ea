//! Which tile may lie where (rulebook: matching tiles, wolf, hunter).

use super::super::colour::Ground;
use super::{Laid, Landscape, Root};
use rules::{Arg, Coordinate, Refusal};

/// The sides in the order of the data file, as message keys name them.
pub(crate) const SIDES: [&str; 4] = ["north", "east", "south", "west"];

impl Landscape {
    /// Whether a wolf may be laid there, as far as hunters are concerned: none is in a forest that it would touch.
    pub(crate) fn admits_wolf(&self, place: Coordinate) -> bool {
        (0..4)
            .filter_map(|side| self.forest_beyond(place, side))
            .all(|root| self.sum(root).visible_hunters() == 0)
    }

    /// Whether a bare wolf lies there.
    #[inline]
    pub(crate) fn is_wolf(&self, place: Coordinate) -> bool {
        self.wolves.contains(&place)
    }

    /// Decides whether a tile may lie so; how many edges it matches then (rulebook: matching tiles, wolf, hunter).
    pub(crate) fn admit(&self, laid: Laid) -> Result<u8, Refusal> {
        if self.grid.at(laid.place).is_some() {
            let key = match (laid.tile.is_hunter(), self.is_wolf(laid.place)) {
                (true, true) => return Ok(self.touched(laid.place)),
                (true, false) => "wolves-and-sheep-refusal-hunter-over",
                (false, _) => "wolves-and-sheep-refusal-taken",
            };
            return Err(Refusal::new(key).with("place", laid.place.to_string()));
        }
        let touched = self.touched(laid.place);
        if touched == 0 {
            return Err(Refusal::new("wolves-and-sheep-refusal-touch").with("place", laid.place.to_string()));
        }
        self.admit_edges(laid)?;
        if laid.tile.is_wolf() && !self.admits_wolf(laid.place) {
            return Err(self.hunted(laid.place));
        }
        Ok(touched)
    }

    /// Refuses a tile of which some edge does not match.
    fn admit_edges(&self, laid: Laid) -> Result<(), Refusal> {
        for (side, name) in SIDES.iter().enumerate() {
            let (own, there) = (laid.posture().ground(side), self.ground_beyond(laid.place, side));
            if let Some(there) = there.filter(|&there| there != own) {
                let ground =
                    |ground: Ground| Arg::Message(format!("wolves-and-sheep-ground-{}", ground.word()));
                return Err(Refusal::new("wolves-and-sheep-refusal-edge")
                    .with("side", Arg::Message(format!("wolves-and-sheep-side-{name}")))
                    .with("own", ground(own))
                    .with("there", ground(there)));
            }
        }
        Ok(())
    }

    /// The refusal of a wolf next to a forest with a hunter, alone or between several forests.
    fn hunted(&self, place: Coordinate) -> Refusal {
        let hunted = |root: &Root| self.sum(*root).visible_hunters() > 0;
        let mut forests = (0..4).filter_map(|side| self.forest_beyond(place, side));
        let key = if forests.all(|root| hunted(&root)) {
            "wolves-and-sheep-refusal-wolf-hunter"
        } else {
            "wolves-and-sheep-refusal-wolf-join"
        };
        Refusal::new(key).with("place", place.to_string())
    }
}
