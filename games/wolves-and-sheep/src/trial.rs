//! A draft on trial: the meadows and the bonus that it would leave, and what a lay would do. Made from the view alone.

use super::action::Action;
use super::components::colour::{Colour, Colours};
use super::components::landscape::{Laid, Landscape};
use super::score::{Forest, Meadow, Survey, bonus};
use super::view::View;
use rules::Seat;

/// What decides the viewer's points after a move.
pub(super) struct After {
    /// Meadows and forests as they would stand.
    pub(super) survey: Survey,
    /// The bonus for stopping.
    pub(super) bonus: i32,
}

/// What a finished draft would leave; `None` if it is not the viewer's to do, or changes no points by nature.
pub(super) fn after(view: &View, draft: &[String]) -> Option<After> {
    let seat = view.viewer.seat().filter(|&seat| view.playing().contains(seat))?;
    let on_turn = view.bonus.or(Some(view.current?)) == Some(seat);
    let action: Action = draft.join(" ").parse().ok()?;
    let (survey, bonus) = match &action {
        Action::Retire => (view.survey.clone(), on_turn.then(|| view.next_bonus(0))?),
        Action::Pass => (view.survey.clone(), view.bonus_for_passing(seat).filter(|_| on_turn)?),
        Action::Lay(_) if !on_turn => return None,
        Action::Lay(_) | Action::Interrupt(_) | Action::Chain(_) | Action::Reveal(..) => {
            let (landscape, bonus) = view.laying(&action)?;
            (Survey::of(&landscape), bonus)
        }
    };
    Some(After { survey, bonus })
}

impl View {
    /// The bonus for stopping after so many others who have not stopped yet.
    pub(super) fn next_bonus(&self, before: usize) -> i32 {
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

/// What a lay would do to the landscape.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Outlook {
    /// Number of edges matched; as many tiles are drawn, if the bag holds them.
    pub(super) matched: u8,
    /// Number of tiles drawn.
    pub(super) draws: u8,
    /// The own largest meadow of each own colour before and after, counting ones before others.
    pub(super) own: Vec<(Colour, Option<Meadow>, Option<Meadow>)>,
    /// The meadows of which the tile would be a part.
    pub(super) meadows: Vec<Meadow>,
    /// The forests of which it would be a part.
    pub(super) forests: Vec<Forest>,
    /// The landscape with the tile.
    pub(super) landscape: Landscape,
    /// Its meadows and forests.
    pub(super) survey: Survey,
}

/// What laying a tile so would do, no matter who lays it; `None` if it may not lie so.
pub(super) fn lay(view: &View, laid: Laid) -> Option<Outlook> {
    let landscape = view.landscape.after(laid)?;
    let survey = Survey::of(&landscape);
    let matched = view.landscape.touched(laid.place);
    let number = landscape.laid().len() - 1;
    let mut roots: Vec<_> =
        (0..laid.posture().print().areas().len()).map(|area| landscape.root(number, area)).collect();
    roots.sort_unstable();
    roots.dedup();
    let best = |survey: &Survey, colour| survey.best(colour).or(survey.largest(colour)).copied();
    Some(Outlook {
        matched,
        draws: matched.min(view.bag),
        own: view.colours.iter().map(|c| (c, best(&view.survey, c), best(&survey, c))).collect(),
        meadows: roots.iter().filter_map(|root| survey.meadow(*root).copied()).collect(),
        forests: roots.iter().filter_map(|root| survey.forest(*root).copied()).collect(),
        landscape,
        survey,
    })
}
