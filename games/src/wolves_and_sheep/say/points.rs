//! Points by category, and what a draft would do to them.

use super::super::action::Action;
use super::super::components::colour::{Colour, Colours};
use super::super::components::landscape::{Laid, Landscape};
use super::super::score::{Survey, bonus};
use super::super::state::WolvesAndSheep;
use super::super::view::View;
use super::Say;
use crate::core::{Part, Points, Preview, Seat, Words};

impl Points for WolvesAndSheep {
    /// As far as the viewer knows the seat's colours.
    fn breakdown(view: &View, seat: Seat, words: &dyn Words) -> Vec<Part> {
        let here = view.seat(seat);
        parts(view, &view.survey, here.colours, here.stopped.map_or(0, bonus), Say(words))
    }

    fn preview(view: &View, draft: &[String], words: &dyn Words) -> Option<Preview> {
        let seat = view.viewer.seat().filter(|&seat| view.playing().contains(seat))?;
        view.current?;
        let action: Action = draft.join(" ").parse().ok()?;
        let on_turn = view.bonus.or(view.current) == Some(seat);
        let (survey, bonus) = match &action {
            Action::Retire => (None, on_turn.then(|| view.next_bonus(0))?),
            Action::Pass => (None, view.bonus_for_passing(seat).filter(|_| on_turn)?),
            Action::Lay(_) if !on_turn => return None,
            Action::Lay(_) | Action::Interrupt(_) | Action::Chain(_) | Action::Reveal(..) => {
                let (landscape, bonus) = view.laying(&action)?;
                (Some(Survey::of(&landscape)), bonus)
            }
        };
        let after = survey.as_ref().unwrap_or(&view.survey);
        Some(Preview {
            before: Self::breakdown(view, seat, words),
            after: parts(view, after, view.colours, bonus, Say(words)),
        })
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

impl View {
    /// The bonus of whoever stops after so many others who have not stopped yet.
    fn next_bonus(&self, before: usize) -> i32 {
        let stopped = self.seats.iter().filter(|seat| seat.stopped.is_some()).count();
        bonus((stopped + before) as u8 + 1)
    }

    /// The bonus of a seat whose passing stops everybody.
    fn bonus_for_passing(&self, seat: Seat) -> Option<i32> {
        let passed = |other: &Seat| *other == seat || self.passed.contains(other);
        let stops = !self.is_opening() && self.playing().iter().all(|other| passed(&other));
        let before = self.passed.iter().take_while(|other| **other != seat).count();
        stops.then(|| self.next_bonus(before))
    }

    /// The landscape after tiles of one's own, and the bonus if one then is out of tiles.
    fn laying(&self, action: &Action) -> Option<(Landscape, i32)> {
        let mut landscape = self.landscape.clone();
        let (mut bag, mut tiles) = (self.bag, self.hand.len());
        for laid in action.laid() {
            let drawn = landscape.touched(laid.place).min(bag);
            landscape = landscape.after(laid).filter(|_| self.holds(action, laid))?;
            bag -= drawn;
            tiles += usize::from(drawn);
            tiles -= usize::from(self.hand.contains(laid.tile));
        }
        let revealed = self.viewer.seat().map_or(Colours::EMPTY, |seat| self.seat(seat).revealed);
        let secret = match action {
            Action::Reveal(colour, _) => self.colours.but(revealed.with(*colour)),
            _ => self.colours.but(revealed),
        };
        let bonus = if tiles == 0 && secret.is_empty() { self.next_bonus(0) } else { 0 };
        Some((landscape, bonus))
    }

    /// Whether the viewer has the tile to lay.
    fn holds(&self, action: &Action, laid: Laid) -> bool {
        let revealed = self.viewer.seat().map_or(Colours::EMPTY, |seat| self.seat(seat).revealed);
        match action {
            Action::Reveal(colour, _) => self.colours.but(revealed).contains(*colour),
            _ => self.hand.contains(laid.tile),
        }
    }
}
