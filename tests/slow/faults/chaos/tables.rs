//! The tables of the storm: one of each game, and one with a computer.

use sandbox::{Id, PersonAt, Sandbox};

/// The people of one channel, who play one game after another.
pub(super) struct Circle {
    pub(super) game: &'static str,
    /// Whether a computer takes the last seat.
    pub(super) computer: bool,
    pub(super) people: Vec<PersonAt>,
    /// Their names.
    pub(super) names: Vec<String>,
}

/// The endings of the names of one circle's people.
const PLACES: [&str; 3] = ["a", "b", "c"];

pub(super) const GAMES: [(&str, usize, bool); 6] = [
    ("catan", 3, false),
    ("confusing-lands", 2, false),
    ("harmonies", 2, false),
    ("village-green", 2, false),
    ("wolves-and-sheep", 2, false),
    ("harmonies", 2, true),
];

impl Circle {
    /// The command that opens their table.
    pub(super) fn opening(&self) -> String {
        format!("/play game:{} seats:{}", self.game, self.people.len() + usize::from(self.computer))
    }
}

/// Everybody, each circle in a channel of its own: one for every named server, as often as it is named, and one game after the other.
pub(super) fn circles(sandbox: &Sandbox, servers: &[Id]) -> Vec<Circle> {
    let circle =
        |(number, (server, (game, people, computer))): (usize, (&Id, (&'static str, usize, bool)))| {
            let channel = format!("storm-{number}");
            sandbox.add_channel(*server, &channel).expect("a channel");
            let names: Vec<String> = (0..people).map(|place| format!("P{number}{}", PLACES[place])).collect();
            let sits_down = |name: &String| {
                let person = sandbox.add_person(name, "en-US", false).expect("a person");
                person.at(&channel).expect("the channel is there")
            };
            Circle { game, computer, people: names.iter().map(sits_down).collect(), names }
        };
    servers.iter().zip(GAMES.into_iter().cycle()).enumerate().map(circle).collect()
}
