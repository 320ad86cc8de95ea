//! Points by category, and what a draft would do to them.

use super::super::components::colour::{Colour, Colours};
use super::super::score::{Survey, bonus};
use super::super::state::WolvesAndSheep;
use super::super::trial;
use super::super::view::View;
use super::Say;
use rules::{Seat, Words};
use tabletop::{Part, Points, Preview};

impl Points for WolvesAndSheep {
    /// As far as the viewer knows the seat's colours.
    fn breakdown(view: &View, seat: Seat, words: &dyn Words) -> Vec<Part> {
        let here = view.seat(seat);
        parts(view, &view.survey, here.colours, here.stopped.map_or(0, bonus), Say(words))
    }

    fn preview(view: &View, draft: &[String], words: &dyn Words) -> Option<Preview> {
        let seat = view.viewer.seat()?;
        let trial::After { survey, bonus } = trial::after(view, draft)?;
        let after = parts(view, &survey, view.colours, bonus, Say(words));
        Some(Preview { before: Self::breakdown(view, seat, words), after })
    }
}

/// The largest meadow that counts – with two colours each, one a colour – and the bonus.
fn parts(view: &View, survey: &Survey, colours: Colours, bonus: i32, say: Say<'_>) -> Vec<Part> {
    let sheep = |colour: Colour| {
        let best = survey.best(colour).filter(|_| colours.contains(colour));
        best.map_or(0, |meadow| i32::from(meadow.sheep))
    };
    let mut parts = match view.herds {
        1 => vec![Part::new(
            say.plain("wolves-and-sheep-part-meadow"),
            Colour::ALL.into_iter().map(sheep).sum(),
        )],
        _ => Colour::ALL.map(|colour| Part::new(say.colour(colour), sheep(colour))).to_vec(),
    };
    parts.push(Part::new(say.plain("wolves-and-sheep-part-bonus"), bonus));
    parts
}
