//! Points of a board and its cards, and the winner (rulebook p. 8–10).

use serde::Serialize;

use super::components::card::{Effect, Held, Like};
use super::components::cell::{Cell, Cells, Side};
use super::components::land::Land;
use super::components::realm::Realm;
use super::components::token::{Stack, Token};
use rules::Outcome;

/// The points of one player, by category.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Score {
    pub(crate) trees: i32,
    pub(crate) mountains: i32,
    pub(crate) fields: i32,
    pub(crate) buildings: i32,
    pub(crate) water: i32,
    pub(crate) animals: i32,
    pub(crate) spirit: i32,
}

impl Score {
    /// Scores a board and cards.
    pub(crate) fn of(land: &Land, held: &[Held]) -> Score {
        Score {
            trees: trees(land),
            mountains: mountains(land),
            fields: fields(land),
            buildings: buildings(land),
            water: water(land),
            animals: held.iter().map(|held| held.card.points(held.placed())).sum(),
            spirit: held.iter().map(|held| spirit(land, *held)).sum(),
        }
    }

    /// The score once a token was placed there, as far as the landscape goes: only what the token can change is counted anew.
    pub(crate) fn placed(self, token: Token, cell: Cell, land: &Land) -> Score {
        let near = Cells::one(cell).around().with(cell);
        let score = match land.buildings().and(near).is_empty() {
            true => self,
            false => Score { buildings: buildings(land), ..self },
        };
        match token {
            Token::Blue => Score { water: water(land), ..score },
            Token::Grey | Token::Red => Score { mountains: mountains(land), ..score },
            Token::Brown => score,
            Token::Green => Score { trees: trees(land), ..score },
            Token::Yellow => Score { fields: fields(land), ..score },
        }
    }

    /// Scores a player's board and cards.
    pub(crate) fn of_realm(realm: &Realm) -> Score {
        Score::of(&realm.land, &realm.held)
    }

    /// All points together.
    pub(crate) const fn total(&self) -> i32 {
        self.landscape() + self.animals + self.spirit
    }

    /// The points of the tokens alone.
    pub(crate) const fn landscape(&self) -> i32 {
        self.trees + self.mountains + self.fields + self.buildings + self.water
    }
}

/// The stacks and groups of a landscape that score, with their points: together they are [`Score::landscape`].
pub(crate) fn scoring(land: &Land) -> Vec<(Cells, i32)> {
    let each = |cells: Cells, points: i32| cells.iter().map(move |cell| (Cells::one(cell), points));
    let heights = |stacks: [Stack; 3], counted: Cells| {
        stacks
            .into_iter()
            .zip([1, 3, 7])
            .flat_map(move |(stack, points)| each(land.of(stack).and(counted), points))
    };
    let mut scoring: Vec<(Cells, i32)> =
        heights([Stack::Tree1, Stack::Tree2, Stack::Tree3], land.side.spaces()).collect();
    let mountains = [Stack::Mountain1, Stack::Mountain2, Stack::Mountain3];
    scoring.extend(heights(mountains, land.mountains().around()));
    let fields = land.of(Stack::Field).groups().filter(|group| group.len() > 1);
    scoring.extend(fields.map(|group| (group, 5)));
    scoring.extend(each(colourful(land), 5));
    match land.side {
        Side::A => {
            let best = land.of(Stack::Water).groups().max_by_key(|group| river(*group));
            scoring.extend(best.map(|group| (group, river(group))).filter(|(_, points)| *points > 0));
        }
        Side::B => {
            let dry = land.side.spaces().but(land.of(Stack::Water));
            scoring.extend(dry.groups().map(|island| (island, 5)));
        }
    }
    scoring
}

/// Ranks the players by points, then by animal cubes; a solo game is judged by its suns.
pub(super) fn outcome(realms: &[Realm]) -> Outcome {
    let key = |realm: &Realm| (Score::of_realm(realm).total(), realm.animal_cubes());
    let mut outcome = Outcome::ranked(&realms.iter().map(key).collect::<Vec<_>>());
    if let [realm] = realms {
        outcome.verdict = Some(told(suns(realm)));
    }
    outcome
}

/// The points that a solo game needs for each of its suns.
const STEPS: [i32; 8] = [40, 70, 90, 110, 130, 140, 150, 160];

/// The verdict with one sun more, and the points from which it is given; `None` if more points bring no more.
pub(super) fn above(points: i32, verdict: &str) -> Option<(i32, String)> {
    let suns: usize = verdict.strip_prefix("harmonies-suns-")?.parse().ok()?;
    STEPS.into_iter().find(|&step| step > points).map(|step| (step, told(suns + 1)))
}

/// The verdict of so many suns, as a message key.
fn told(suns: usize) -> String {
    format!("harmonies-suns-{suns}")
}

/// The suns of a solo game: by points, and for the side and the spirit played with.
fn suns(realm: &Realm) -> usize {
    let total = Score::of_realm(realm).total();
    let by_points = STEPS.iter().filter(|&&step| total >= step).count();
    let by_side = usize::from(realm.land.side == Side::A);
    let by_spirit = match realm.spirits.map(|spirits| spirits.kept) {
        None => 2,
        Some(kept) => kept.map_or(0, |card| match card.card().effect {
            Some(Effect::Groups(..)) => 1,
            _ => 0,
        }),
    };
    by_points + by_side + by_spirit
}

/// Points of the trees, by height.
fn trees(land: &Land) -> i32 {
    heights(land, Like::Tree, [1, 3, 7], land.side.spaces())
}

/// Points of the mountains that stand next to another, by height.
fn mountains(land: &Land) -> i32 {
    heights(land, Like::Mountain, [1, 3, 7], land.mountains().around())
}

/// 5 for each group of two fields or more.
fn fields(land: &Land) -> i32 {
    groups(land.of(Stack::Field), [0, 5, 5])
}

/// Points of the water, by the side of the board.
fn water(land: &Land) -> i32 {
    match land.side {
        Side::A => river(land.of(Stack::Water)),
        Side::B => islands(land),
    }
}

/// Points by height, of the stacks among `counted`.
fn heights(land: &Land, like: Like, points: [i32; 3], counted: Cells) -> i32 {
    let stacks: &[Stack] = match like {
        Like::Tree => &[Stack::Tree1, Stack::Tree2, Stack::Tree3],
        Like::Mountain => &[Stack::Mountain1, Stack::Mountain2, Stack::Mountain3],
        Like::Water => &[Stack::Water],
        Like::Field => &[Stack::Field],
        Like::Building => &[Stack::HouseOnGrey, Stack::HouseOnBrown, Stack::HouseOnRed],
    };
    let worth = |(&stack, points): (&Stack, i32)| i32::from(land.of(stack).and(counted).len()) * points;
    stacks.iter().zip(points).map(worth).sum()
}

/// Points for each group of adjacent spaces, of 1, of 2, of 3 and more.
fn groups(cells: Cells, points: [i32; 3]) -> i32 {
    cells.groups().map(|group| points[usize::from(group.len()).min(3) - 1]).sum()
}

/// 5 for each building with at least three different top colours around it.
fn buildings(land: &Land) -> i32 {
    5 * i32::from(colourful(land).len())
}

/// Finds the buildings with at least three different top colours around them.
fn colourful(land: &Land) -> Cells {
    let colourful = |around: Cells| {
        Token::ALL.into_iter().filter(|&token| !land.topped(token).and(around).is_empty()).count() >= 3
    };
    let buildings = land.buildings().iter().filter(|cell| colourful(Cells::one(*cell).around()));
    buildings.fold(Cells::EMPTY, |all, cell| all.or(Cells::one(cell)))
}

/// Side A: the best river. The length of a group is the number of tokens on the longest of the shortest paths between any
/// two of its tokens, both ends included; so a closed ring of six is four long.
fn river(water: Cells) -> i32 {
    let longest = water.iter().map(|end| reach(water, Cells::one(end))).max().unwrap_or(0);
    match longest {
        0 | 1 => 0,
        2 => 2,
        3 => 5,
        4 => 8,
        5 => 11,
        more => 15 + 4 * (more - 6),
    }
}

/// Counts the tokens on the longest of the shortest paths from `end`.
fn reach(water: Cells, end: Cells) -> i32 {
    let (mut reached, mut length) = (end, 1);
    loop {
        let next = reached.or(reached.around().and(water));
        if next == reached {
            return length;
        }
        (reached, length) = (next, length + 1);
    }
}

/// Side B: 5 for each group of connected spaces without water, empty ones included; there is always one island.
fn islands(land: &Land) -> i32 {
    let dry = land.side.spaces().but(land.of(Stack::Water));
    5 * (dry.groups().count() as i32).max(1)
}

/// Scores a nature spirit; nothing as long as its cube lies on it.
fn spirit(land: &Land, held: Held) -> i32 {
    match held.card.card().effect {
        Some(effect) if held.is_complete() => reward(land, effect),
        _ => 0,
    }
}

/// Scores a nature spirit's effect on that board. Lone mountains count, a lone token is a group of one.
pub(crate) fn reward(land: &Land, effect: Effect) -> i32 {
    match effect {
        Effect::Heights(like, points) => heights(land, like, points, land.side.spaces()),
        Effect::Groups(like, points) => groups(cells(land, like), points),
    }
}

fn cells(land: &Land, like: Like) -> Cells {
    match like {
        Like::Water => land.of(Stack::Water),
        Like::Field => land.of(Stack::Field),
        Like::Building => land.buildings(),
        Like::Tree => land.topped(Token::Green),
        Like::Mountain => land.mountains(),
    }
}
