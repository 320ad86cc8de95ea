//! The game's things in the words of a language.

pub(super) mod points;

use super::action::Action;
use super::components::card::{Card, Face, Quarter};
use super::components::faces;
use super::components::land::Laid;
use super::components::square::{Square, Symbol};
use super::state::{ROUNDS, Step};
use super::view::View;
use rules::{Arg, Coordinate, Outcome, Seat, minus, say};

say!();

impl Say<'_> {
    /// The name of a card's condition: "Roaring Falls".
    pub(super) fn condition(self, card: Card) -> String {
        self.plain(&format!("confusing-lands-condition-{card}"))
    }

    /// The gist of a condition, in a few words.
    pub(super) fn short(self, card: Card) -> String {
        self.plain(&format!("confusing-lands-short-{card}"))
    }

    /// A card by number and name: "7 Roaring Falls".
    pub(super) fn card(self, card: Card) -> String {
        format!("{card} {}", self.condition(card))
    }

    /// A card with what its condition pays: "7 Roaring Falls (4 per mountain that a river flows into)".
    pub(super) fn ruled(self, card: Card) -> String {
        format!("{} ({})", self.card(card), self.short(card))
    }

    /// The name of a symbol.
    pub(super) fn symbol(self, symbol: Symbol) -> String {
        self.plain(&format!("confusing-lands-symbol-{}", symbol.name()))
    }

    /// The letters of a square: symbols by the language's letters, rivers by the two sides that they join, conditions as their number.
    pub(super) fn letter(self, square: Square) -> String {
        match square {
            Square::Shows(symbol) => self.plain(&format!("confusing-lands-letter-{}", symbol.name())),
            Square::Condition(card) => card.to_string(),
            Square::River(ends) => self.plain(&format!("confusing-lands-river-{}", ends.word())),
            other => other.letter().to_string(),
        }
    }

    /// The squares of a turned face in letters: rows from the top, with slashes between.
    pub(super) fn face(self, card: Card, face: Face, turn: Quarter) -> String {
        let (rows, columns) = turn.outline().size();
        let squares = faces::squares(card, face, turn);
        let line = |line: &[Square; 3]| {
            let letters = line.iter().take(columns).map(|&square| self.letter(square));
            letters.collect::<Vec<_>>().join(" ")
        };
        squares.iter().take(rows).map(line).collect::<Vec<_>>().join(" / ")
    }

    /// The symbols of a face as emoji, each once, in reading order.
    pub(super) fn signs(card: Card, face: Face) -> Vec<&'static str> {
        let mut signs = Vec::new();
        for &square in faces::squares(card, face, Quarter::None).iter().flatten() {
            let symbol = match square {
                Square::River(_) => Symbol::River,
                Square::Shows(symbol) => symbol,
                Square::Outside | Square::Blank | Square::Condition(_) => continue,
            };
            if !signs.contains(&symbol.emoji()) {
                signs.push(symbol.emoji());
            }
        }
        signs
    }

    /// A card, how it lies and where: "7 Roaring Falls, condition side, turned 90°, at N14".
    fn posture(self, laid: Laid) -> String {
        let mut args = card_args(laid.card);
        args.push(("turn", laid.turn.degrees().into()));
        args.push(("place", place(laid.place).into()));
        let key = match laid.face {
            Face::Front => "confusing-lands-laid-front",
            Face::Back => "confusing-lands-laid-back",
        };
        self.text(key, &args)
    }

    /// An action in words.
    pub(super) fn action(self, action: Action) -> String {
        match action {
            Action::Lay(laid) => self.posture(laid),
            Action::Aside(card) => self.text("confusing-lands-aside", &card_args(card)),
        }
    }

    /// Tells that a seat has laid a card.
    pub(super) fn laid(self, seat: Seat, laid: Laid) -> String {
        let args = [("player", seat.into()), ("choice", self.posture(laid).into())];
        self.text("confusing-lands-event-laid", &args)
    }

    /// Tells what a seat has laid where, not how it lies.
    pub(super) fn laid_briefly(self, seat: Seat, laid: Laid) -> String {
        let mut args = card_args(laid.card);
        args.extend([("player", seat.into()), ("place", place(laid.place).into())]);
        self.text("confusing-lands-brief-laid", &args)
    }

    /// The round, or that the game is over.
    pub(super) fn heading(self, view: &View) -> String {
        if view.is_over() {
            return self.plain("confusing-lands-text-over");
        }
        let args = [("round", (view.round + 1).into()), ("rounds", ROUNDS.into())];
        match view.step {
            Step::Choose => self.text("confusing-lands-text-choose", &args),
            _ => self.text("confusing-lands-text-receive", &args),
        }
    }

    /// Tells how the game ended.
    pub(super) fn result(self, view: &View, outcome: &Outcome) -> String {
        if view.step != Step::Over {
            return match outcome.winner() {
                Some(winner) => {
                    let args = [("winner", winner.into()), ("loser", other(winner).into())];
                    self.text("confusing-lands-result-resigned", &args)
                }
                None => self.plain("confusing-lands-result-abandoned"),
            };
        }
        let score = |seat: Seat| outcome.standings.get(seat.index()).map_or(0, |standing| standing.score);
        if let Some(verdict) = &outcome.verdict {
            let args = [("score", score(Seat(0)).into()), ("verdict", Arg::Message(verdict.clone()))];
            return self.text("confusing-lands-result-solo", &args);
        }
        let winners: Vec<Seat> = outcome.winners().iter().collect();
        let &[winner] = winners.as_slice() else {
            return self.text("confusing-lands-result-shared", &[("score", minus(score(Seat(0))).into())]);
        };
        let loser = other(winner);
        let args = [
            ("winner", winner.into()),
            ("loser", loser.into()),
            ("score", minus(score(winner)).into()),
            ("other", minus(score(loser)).into()),
        ];
        let is_tied = score(winner) == score(loser);
        let key = if is_tied { "confusing-lands-result-tiebreak" } else { "confusing-lands-result-winner" };
        self.text(key, &args)
    }
}

/// Number and name of a card, as message variables.
pub(super) fn card_args(card: Card) -> Vec<(&'static str, Arg)> {
    vec![
        ("number", card.number().into()),
        ("name", Arg::Message(format!("confusing-lands-condition-{card}"))),
    ]
}

/// A place of the grid in capitals.
pub(super) fn place(place: Coordinate) -> String {
    place.to_string().to_uppercase()
}

/// The seat across the table.
pub(super) const fn other(seat: Seat) -> Seat {
    seat.next(2)
}
