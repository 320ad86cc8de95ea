//! The game's things in the words of a language.

pub(super) mod points;

use super::components::award::AwardId;
use super::components::green::{Colour, Feature, Flower, Green, GreenId};
use super::components::place::{Line, Place};
use super::score::Score;
use super::state::{Steps, Taken, Use};
use super::view::{SeatView, View};
use rules::{Arg, minus, say};

say!();

impl Say<'_> {
    /// A green card: "red rose with two oaks".
    pub(super) fn green(self, id: GreenId) -> String {
        let Green { flower: Some((flower, colour)), feature } = *id.card() else {
            return self.plain("village-green-lawn");
        };
        let kind = self.plain(&format!("village-green-kind-{}-{}", colour.word(), flower.word()));
        let feature = self.plain(&format!("village-green-feature-{}", feature_word(feature)));
        self.text("village-green-card", &[("kind", kind.into()), ("feature", feature.into())])
    }

    /// A green card as emoji: the colour of its flower, the flower, and what stands next to it.
    pub(super) fn signs(id: GreenId) -> Vec<&'static str> {
        let green = id.card();
        let mut signs = Vec::new();
        if let Some((flower, colour)) = green.flower {
            signs.push(match colour {
                Colour::Red => "🔴",
                Colour::Blue => "🔵",
                Colour::Yellow => "🟡",
            });
            signs.push(match flower {
                Flower::Rose => "🌹",
                Flower::Petunia => "🌺",
                Flower::Lily => "🌷",
            });
        }
        match green.feature {
            Feature::Trees(trees) => signs.extend(trees.iter().map(|_| "🌳")),
            Feature::Structure => signs.push("🏛️"),
            Feature::Pond => signs.push("💧"),
            Feature::Lawn => signs.push("🟩"),
        }
        signs
    }

    /// Some green cards in a row.
    pub(super) fn greens(self, cards: &[GreenId]) -> String {
        cards.iter().map(|&card| self.green(card)).collect::<Vec<_>>().join(", ")
    }

    /// A green card in five signs at most, "rR oo", for the text board.
    pub(super) fn code(self, id: GreenId) -> String {
        let sign = |word: &str| self.plain(&format!("village-green-code-{word}"));
        let green = id.card();
        let feature = match green.feature {
            Feature::Lawn => return sign("lawn"),
            Feature::Trees(trees) => trees.iter().map(|tree| sign(tree.word())).collect(),
            Feature::Structure => sign("structure"),
            Feature::Pond => sign("pond"),
        };
        let kind = green.flower.map(|(flower, colour)| sign(colour.word()) + &sign(flower.word()));
        format!("{} {feature}", kind.unwrap_or_default())
    }

    /// The title of an award.
    pub(super) fn award(self, award: AwardId) -> String {
        self.plain(&format!("village-green-award-{}", award.number()))
    }

    /// The rule of an award, as short as possible.
    pub(super) fn rule(self, award: AwardId) -> String {
        self.plain(&format!("village-green-award-{}-rule", award.number()))
    }

    /// A line of a village: "column B", "row 2".
    pub(super) fn line(self, line: Line) -> String {
        let key = if line.is_column() { "village-green-column" } else { "village-green-row" };
        self.text(key, &[("line", head(line).into())])
    }

    /// The changes from one score to another, "B: 4 → 7 · 2: 0 → 3"; nothing if there are none.
    pub(super) fn changes(self, before: &Score, after: &Score) -> String {
        let lines = Line::all().map(|line| (head(line), before.line(line), after.line(line)));
        let ponds = (self.plain("village-green-score-ponds"), before.ponds, after.ponds);
        let village = (self.plain("village-green-score-village"), before.village, after.village);
        let changed = lines.chain([ponds, village]).filter(|(_, before, after)| before != after);
        let parts: Vec<String> = changed
            .map(|(name, before, after)| format!("{name}: {} → {}", minus(before), minus(after)))
            .collect();
        parts.join(" · ")
    }

    /// Tells how the game ended.
    pub(super) fn result(self, view: &View) -> String {
        let Some(outcome) = &view.outcome else { return self.plain("village-green-prompt-over") };
        if let Some(verdict) = &outcome.verdict {
            let points = view.seats[0].score.total();
            let args = [("points", points.into()), ("verdict", Arg::Message(verdict.clone()))];
            return self.text("village-green-prompt-solo", &args);
        }
        let winners = outcome.winners();
        let points = winners.iter().next().map_or(0, |seat| view.seat(seat).score.total());
        let args = [
            ("players", self.names(winners).into()),
            ("count", winners.len().into()),
            ("points", points.into()),
        ];
        let beaten = |here: &SeatView| {
            let plays = !winners.contains(here.seat) && !view.resigned.contains(here.seat);
            plays && here.score.total() == points
        };
        if view.seats.iter().any(beaten) {
            return self.text("village-green-prompt-won-tie", &args);
        }
        self.text("village-green-prompt-won", &args)
    }

    /// Tells the turn at hand, or the one before it, in one sentence; nothing before the first.
    pub(super) fn last(self, view: &View) -> Option<String> {
        self.turn(view, view.latest()?)
    }

    /// Tells a turn in one sentence; nothing of one that has not begun.
    pub(super) fn turn(self, view: &View, steps: &Steps) -> Option<String> {
        let what = self.steps(steps);
        if what.is_empty() {
            return None;
        }
        let gained = view.gained(steps);
        let points = if gained == 0 { String::new() } else { format!(" ({})", signed(gained)) };
        let args = [("player", Arg::from(steps.seat)), ("what", what.into()), ("points", points.into())];
        Some(self.text("village-green-last", &args))
    }

    fn steps(self, steps: &Steps) -> String {
        let mut parts = Vec::new();
        let mut add = |key: &str, args: &[(&str, Arg)]| parts.push(self.text(key, args));
        match steps.used {
            Some(Use::Greens) => add("village-green-last-renewed-green", &[]),
            Some(Use::Awards) => add("village-green-last-renewed-awards", &[]),
            Some(Use::Cover) => add("village-green-last-cover", &[]),
            None => {}
        }
        match (steps.laid, steps.discarded, steps.green) {
            (Some((card, place, over)), ..) => {
                let args = [("card", self.green(card).into()), ("place", at(place).into())];
                add("village-green-last-laid", &args);
                if let Some(over) = over {
                    add("village-green-last-over", &[("card", self.green(over).into())]);
                }
            }
            (None, true, Some(Taken::Row(_, card))) => {
                add("village-green-last-took", &[("card", self.green(card).into())]);
                add("village-green-last-discarded", &[]);
            }
            (None, true, _) => add("village-green-last-discarded", &[]),
            (None, false, Some(Taken::Row(_, card))) => {
                add("village-green-last-took", &[("card", self.green(card).into())]);
            }
            (None, false, Some(Taken::Deck)) => add("village-green-last-drew", &[]),
            (None, false, None) => {}
        }
        match (steps.headed, steps.award) {
            (Some((award, line, _)), _) => {
                let args = [("award", self.award(award).into()), ("line", self.line(line).into())];
                add("village-green-last-headed", &args);
            }
            (None, Some(Taken::Row(_, award))) => {
                add("village-green-last-award", &[("award", self.award(award).into())]);
            }
            (None, Some(Taken::Deck)) => add("village-green-last-award-drawn", &[]),
            (None, None) => {}
        }
        parts.join("; ")
    }
}

/// The feature of a card in message keys.
fn feature_word(feature: Feature) -> String {
    match feature {
        Feature::Trees(trees) => trees.iter().map(|tree| tree.word()).collect::<Vec<_>>().join("-"),
        Feature::Structure => "structure".to_owned(),
        Feature::Pond => "pond".to_owned(),
        Feature::Lawn => "lawn".to_owned(),
    }
}

/// A place for a green card in capitals.
pub(super) fn at(place: Place) -> String {
    place.to_string().to_uppercase()
}

/// A line's letter or number in capitals.
pub(super) fn head(line: Line) -> String {
    line.to_string().to_uppercase()
}

/// A number with its sign.
pub(super) fn signed(number: i32) -> String {
    if number > 0 { format!("+{number}") } else { minus(number) }
}
