//! The game's things in the words of a language.

pub(super) mod points;

use super::components::card::{CardId, Effect};
use super::components::cell::{Cell, Cells};
use super::components::space::Space;
use super::components::token::{Element, Stack, Token};
use super::view::{SeatView, View};
use rules::{Arg, Seat, say};

say!();

impl Say<'_> {
    /// The name of a card.
    pub(super) fn card(self, card: CardId) -> String {
        self.plain(&format!("harmonies-card-{}", card.number()))
    }

    /// The colour of a token.
    pub(super) fn token(self, token: Token) -> String {
        self.plain(&format!("harmonies-token-{}", token.word()))
    }

    /// The colour of a token that is placed, in the case that the sentence wants.
    pub(super) fn placed(self, token: Token) -> String {
        self.plain(&format!("harmonies-token-{}-placed", token.word()))
    }

    /// Colours in a row: "blue, blue, red".
    pub(super) fn tokens(self, tokens: &[Token]) -> String {
        tokens.iter().map(|&token| self.token(token)).collect::<Vec<_>>().join(", ")
    }

    /// The name of a stack.
    pub(super) fn stack(self, stack: Stack) -> String {
        self.plain(&format!("harmonies-stack-{}", stack.word()))
    }

    /// One to two signs for the text board.
    pub(super) fn code(self, stack: Stack) -> String {
        self.plain(&format!("harmonies-code-{}", stack.word()))
    }

    /// The reward of a nature spirit.
    pub(super) fn effect(self, effect: Effect) -> String {
        let (key, points) = match effect {
            Effect::Groups(like, points) if points[0] == points[1] && points[1] == points[2] => {
                (format!("harmonies-effect-each-{}", like.word()), points)
            }
            Effect::Groups(like, points) => (format!("harmonies-effect-groups-{}", like.word()), points),
            Effect::Heights(like, points) => (format!("harmonies-effect-heights-{}", like.word()), points),
        };
        let [one, two, three] = points.map(Arg::from);
        self.text(&key, &[("one", one), ("two", two), ("three", three)])
    }

    /// A habitat in one line of signs, "row T1-T1-[W]", which the legend of the text board explains: elements in the order of the shape,
    /// the home in brackets.
    fn habitat(self, card: CardId) -> String {
        let (shape, spots) = shape(card);
        let signs = spots.into_iter().map(|(element, home)| {
            let code = self.code(element.stacks()[0]);
            if home { format!("[{code}]") } else { code }
        });
        let signs: Vec<String> = signs.collect();
        match shape {
            Some(shape @ ("triangle" | "rhombus")) => format!("{} {}", self.shape(shape), signs.join(" ")),
            Some(shape) => format!("{} {}", self.shape(shape), signs.join("-")),
            None => signs.join("-"),
        }
    }

    /// A habitat in words, where no legend stands: "row: tree 1 – tree 1 – water (cube)".
    fn written_habitat(self, card: CardId) -> String {
        let (shape, spots) = shape(card);
        let words = spots.into_iter().map(|(element, home)| {
            let word = self.plain(&format!("harmonies-element-{}", element.stacks()[0].word()));
            if home { self.text("harmonies-home", &[("element", word.into())]) } else { word }
        });
        let words = words.collect::<Vec<_>>().join(" – ");
        match shape {
            Some(shape) => format!("{}: {words}", self.shape(shape)),
            None => words,
        }
    }

    fn shape(self, shape: &str) -> String {
        self.plain(&format!("harmonies-shape-{shape}"))
    }

    /// The print on a card, in a line for the text board: habitat and points.
    pub(super) fn printed(self, card: CardId) -> String {
        format!("{} · {}", self.habitat(card), self.worth(card))
    }

    /// The print on a card in words.
    pub(super) fn written(self, card: CardId) -> String {
        format!("{} · {}", self.written_habitat(card), self.worth(card))
    }

    /// What a nature spirit pays and for what, then its habitat in words.
    pub(super) fn pays(self, card: CardId) -> String {
        format!("{} · {}", self.worth(card), self.written_habitat(card))
    }

    /// What the cubes of an animal bring in figures alone, what a nature spirit pays in words.
    pub(super) fn values(self, card: CardId) -> String {
        card.card().effect.map_or_else(|| figures(card), |effect| self.effect(effect))
    }

    /// What the cubes of a card bring.
    fn worth(self, card: CardId) -> String {
        match card.card().effect {
            Some(effect) => self.effect(effect),
            None => self.text("harmonies-ladder", &[("points", figures(card).into())]),
        }
    }

    /// Tells how the game ended.
    pub(super) fn result(self, view: &View) -> String {
        let Some(outcome) = &view.outcome else { return self.plain("harmonies-prompt-over") };
        if let Some(verdict) = &outcome.verdict {
            let points = view.seats[0].score.total();
            let suns = Arg::Message(verdict.clone());
            return self.text("harmonies-prompt-solo", &[("points", points.into()), ("suns", suns)]);
        }
        let winners = outcome.winners();
        let points = winners.iter().next().map_or(0, |seat| view.seat(seat).score.total());
        let args = [
            ("players", self.names(winners).into()),
            ("count", winners.len().into()),
            ("points", points.into()),
        ];
        // Of those with as many points, the one with more animal cubes has won.
        let cubes = |here: &SeatView| here.animal_cubes();
        let (won, tied): (Vec<_>, Vec<_>) = Seat::first(view.seats.len() as u8)
            .filter(|&seat| !view.resigned.contains(seat) && view.seat(seat).score.total() == points)
            .partition(|&seat| winners.contains(seat));
        let most = |seats: &[Seat]| seats.iter().map(|&seat| cubes(view.seat(seat))).max();
        match (most(&won), most(&tied)) {
            (Some(most), Some(fewer)) => {
                let all = args.into_iter().chain([("cubes", most.into()), ("fewer", fewer.into())]);
                self.text("harmonies-prompt-won-tie", &all.collect::<Vec<_>>())
            }
            _ => self.text("harmonies-prompt-won", &args),
        }
    }

    /// Tells the current turn, or the one before it, in one sentence; nothing before the first.
    pub(super) fn last(self, view: &View) -> Option<String> {
        let steps = view.latest()?;
        let spaces = |cells: Cells| cells.iter().map(place).collect::<Vec<_>>().join(", ");
        let mut parts = Vec::new();
        let mut add = |key: &str, args: &[(&str, Arg)]| parts.push(self.text(key, args));
        // What scores comes first, what everybody does in every turn last.
        for held in &view.seat(steps.seat).held {
            let now = held.cubes.and(steps.cubes);
            if !now.is_empty() {
                let card = held.card;
                let points = card.points(held.placed()) - card.points(held.placed() - now.len());
                let key = if points > 0 { "harmonies-last-cubes-points" } else { "harmonies-last-cubes" };
                let cells = spaces(now);
                add(
                    key,
                    &[("card", self.card(card).into()), ("cells", cells.into()), ("points", points.into())],
                );
            }
        }
        if let Some(card) = steps.animal {
            add("harmonies-last-animal", &[("card", self.card(card).into())]);
        }
        match steps.space {
            Some(space) if steps.placed.is_empty() => {
                add("harmonies-last-taken", &[("space", letter(space).into())]);
            }
            Some(_) => add("harmonies-last-placed", &[("cells", spaces(steps.placed).into())]),
            None => {}
        }
        if let Some(card) = steps.discarded {
            add("harmonies-last-discarded", &[("card", self.card(card).into())]);
        }
        let what = parts.join("; ");
        Some(self.text("harmonies-last", &[("player", steps.seat.into()), ("what", what.into())]))
    }
}

/// The ladder of an animal: "5/11/18".
fn figures(card: CardId) -> String {
    card.card().ladder.iter().map(ToString::to_string).collect::<Vec<_>>().join("/")
}

/// The shape of a habitat, if it has more than two spaces, and its elements in the order of the shape, each with whether it is the home.
fn shape(card: CardId) -> (Option<&'static str>, Vec<(Element, bool)>) {
    let printed = card.card();
    let home = (printed.home, true);
    let others: Vec<(Element, bool)> = printed.around.iter().map(|(element, _)| (*element, false)).collect();
    let steps: Vec<(i8, i8)> = printed.around.iter().map(|(_, step)| *step).collect();
    match (&others[..], &steps[..]) {
        (&[one], _) => (None, vec![one, home]),
        (&[far, near], [(-2, 0), _]) => (Some("row"), vec![far, near, home]),
        (&[left, right], [(-1, 0), (1, 0)]) => (Some("row"), vec![left, home, right]),
        (&[left, right], [(-1, 1), (1, 0)]) => (Some("bend"), vec![left, home, right]),
        (&[one, other], _) => (Some("triangle"), vec![home, one, other]),
        (&[far, near, by], [(-2, 1), ..]) => (Some("rhombus"), vec![far, near, by, home]),
        (others, _) => (Some("rhombus"), std::iter::once(home).chain(others.iter().copied()).collect()),
    }
}

/// A space of a personal board in capitals.
pub(super) fn place(cell: Cell) -> String {
    cell.to_string().to_uppercase()
}

/// A central space in capitals.
pub(super) fn letter(space: Space) -> String {
    space.letter().to_ascii_uppercase().to_string()
}
