//! What has happened, and how it ended.

use super::super::components::landscape::Laid;
use super::super::components::tile::Tile;
use super::super::event::How;
use super::super::score::{Tally, bonus};
use super::super::view::View;
use super::{Say, place};
use rules::{Arg, Outcome, Seat};

impl Say<'_> {
    /// Says what was laid and how many tiles were drawn.
    pub(in super::super) fn lays(
        self,
        seat: Seat,
        laid: Laid,
        how: How,
        drawn: u8,
        under: Option<Tile>,
    ) -> String {
        let key = match (how, under) {
            (How::Reveal, _) => "wolves-and-sheep-event-reveal",
            (How::Interrupt, None) => "wolves-and-sheep-event-interrupt",
            (How::Interrupt, Some(_)) => "wolves-and-sheep-event-interrupt-over",
            (How::Bonus, None) => "wolves-and-sheep-event-bonus",
            (How::Turn, None) => "wolves-and-sheep-event-lay",
            (How::Turn | How::Bonus, Some(_)) => "wolves-and-sheep-event-lay-over",
        };
        self.text(key, &self.lay_args(seat, laid, how, drawn))
    }

    /// Says what was laid, for the picture of how a game went.
    pub(in super::super) fn lays_briefly(
        self,
        seat: Seat,
        laid: Laid,
        how: How,
        under: Option<Tile>,
    ) -> String {
        let key = match (how, under) {
            (How::Reveal, _) => "wolves-and-sheep-brief-reveal",
            (_, Some(_)) => "wolves-and-sheep-brief-lay-over",
            (_, None) => "wolves-and-sheep-brief-lay",
        };
        self.text(key, &self.lay_args(seat, laid, how, 0))
    }

    fn lay_args(self, seat: Seat, laid: Laid, how: How, drawn: u8) -> Vec<(&'static str, Arg)> {
        let mut args = vec![
            ("player", seat.into()),
            ("tile", self.face(laid.tile, laid.face).into()),
            ("place", place(laid.place).into()),
            ("count", drawn.into()),
        ];
        if let Some(colour) = laid.posture().print().areas()[0].ground.colour().filter(|_| how == How::Reveal)
        {
            args.push(("colour", self.colour(colour).into()));
        }
        args
    }

    /// The tiles laid last, in a line; nothing before the first.
    pub(in super::super) fn last(self, view: &View) -> Option<String> {
        let seat = view.last_seat?;
        let tiles: Vec<String> = view.last.iter().map(|&laid| self.laid(laid)).collect();
        let args = [("player", seat.into()), ("tiles", tiles.join(", ").into())];
        (!tiles.is_empty()).then(|| self.text("wolves-and-sheep-last", &args))
    }

    /// The parts of somebody's points: "7 sheep + 3 bonus".
    pub(in super::super) fn parts(self, tally: &Tally) -> String {
        let sheep = tally.sheep.first().copied().unwrap_or(0);
        self.text("wolves-and-sheep-picture-parts", &[("sheep", sheep.into()), ("bonus", tally.bonus.into())])
    }

    /// What a seat holds, and whether it has stopped: "5 tiles and “?”", "stopped first: +6".
    pub(in super::super) fn holding(self, view: &View, seat: Seat) -> String {
        self.standing(view, seat, usize::from(view.herds) - view.seat(seat).revealed.len())
    }

    /// What a seat holds, naming so many "?" tiles.
    pub(in super::super) fn standing(self, view: &View, seat: Seat, secret: usize) -> String {
        let here = view.seat(seat);
        if view.resigned.contains(seat) {
            return self.plain("wolves-and-sheep-seat-resigned");
        }
        if let Some(place) = here.stopped {
            let args = [("place", place.into()), ("bonus", bonus(place).into())];
            return self.text("wolves-and-sheep-seat-stopped", &args);
        }
        let mut text = self
            .text("wolves-and-sheep-seat-tiles", &[("count", here.tiles.into()), ("secret", secret.into())]);
        if view.passed.contains(&seat) {
            text = format!("{text} · {}", self.plain("wolves-and-sheep-seat-passed"));
        }
        text
    }

    /// The colours of a seat, as far as the viewer knows them, and whether a marker shows them.
    pub(in super::super) fn flocks(self, view: &View, seat: Seat) -> String {
        let here = view.seat(seat);
        let colours = self.colours(here.colours);
        let key = if view.herds > 1 || here.revealed == here.colours || view.current.is_none() {
            "wolves-and-sheep-seat-shown"
        } else {
            "wolves-and-sheep-seat-secret"
        };
        self.text(key, &[("colours", colours.into()), ("count", here.colours.len().into())])
    }

    /// Tells how the game ended.
    pub(in super::super) fn result(self, view: &View) -> String {
        let Some(outcome) = &view.outcome else { return self.plain("wolves-and-sheep-result-abandoned") };
        let score = |seat: Seat| outcome.standings.get(seat.index()).map_or(0, |standing| standing.score);
        let winners = outcome.winners();
        let best = winners.iter().next().map_or(0, score);
        let Some(winner) = outcome.winner() else {
            return self.text(
                "wolves-and-sheep-result-draw",
                &[("players", self.names(winners).into()), ("points", best.into())],
            );
        };
        if !view.playing().is_empty() {
            return self.text("wolves-and-sheep-result-resigned", &[("winner", winner.into())]);
        }
        let key = if is_tied(outcome, winner) {
            "wolves-and-sheep-result-tiebreak"
        } else {
            "wolves-and-sheep-result-winner"
        };
        self.text(key, &[("winner", winner.into()), ("points", best.into())])
    }
}

/// Whether somebody else has as many points as the winner.
fn is_tied(outcome: &Outcome, winner: Seat) -> bool {
    let best = outcome.standings.get(winner.index()).map(|standing| standing.score);
    outcome.standings.iter().any(|standing| standing.seat != winner && Some(standing.score) == best)
}
