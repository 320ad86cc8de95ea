//! Plays the computers of this checkout against those of another one, or of this one with other weights. Both are this example, each
//! built in its checkout; the other is asked by lines of JSON, and gets positions as they are saved.
//!
//! `duel GAME PLAYER,… GAMES SEED OTHER`: a player is a level, or `other-` and a level; OTHER is the other checkout's `duel`. Prints a
//! JSON line a name. So that hard ones are held against three normal ones of before:
//!
//! ```text
//! cargo build --release -p games --example duel
//! target/release/examples/duel catan hard,other-normal,other-normal,other-normal 160 7000 ../before/target/release/examples/duel
//! ```

use std::error::Error;
use std::io::{self, BufRead, BufReader, Write};
use std::ops::ControlFlow;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use rules::{Options, Seat};
use serde::{Deserialize, Serialize};
use tabletop::{AnyTable, Arena, Choosing, Player};
use thinking::{Analysis, Level};

type Failed = Box<dyn Error>;

/// The argument by which a duel asks the other program to answer.
const ANSWER: &str = "answer";

fn main() -> Result<(), Failed> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        [ANSWER, game] => answer(game, io::stdin().lock(), io::stdout()),
        [game, players, games, seed, other] => duel(game, players, games.parse()?, seed.parse()?, other),
        _ => Err("duel GAME PLAYER,… GAMES SEED OTHER".into()),
    }
}

/// What the other program is asked.
#[derive(Serialize, Deserialize)]
struct Question {
    level: String,
    seat: u8,
    seed: u64,
    table: String,
}

/// Plays the games, each rotation of the chairs with the same luck.
fn duel(game: &str, players: &str, games: u64, seed: u64, other: &str) -> Result<(), Failed> {
    let title = games::title(game).ok_or("no such game")?;
    let mut seated: Vec<Box<dyn Player>> = Vec::new();
    for name in players.split(',') {
        seated.push(match name.strip_prefix("other-") {
            Some(level) => Box::new(Other::begin(name, level.parse()?, game, other)?),
            None => Box::new(name.parse::<Level>()?),
        });
    }
    let arena = Arena { options: &Options::default(), blocks: games.div_ceil(seated.len() as u64), seed };
    for figures in arena.play(title, &mut seated, &mut |_, _| ControlFlow::Continue(()))? {
        writeln!(io::stdout(), "{}", serde_json::to_string(&figures)?)?;
    }
    Ok(())
}

/// Answers what another program's duel asks, until its lines end.
fn answer(game: &str, questions: impl BufRead, mut answers: impl Write) -> Result<(), Failed> {
    let title = games::title(game).ok_or("no such game")?;
    for line in questions.lines() {
        let Question { level, seat, seed, table } = serde_json::from_str(&line?)?;
        let Analysis { advice, work } = title.restore(&table)?.analyse(Seat(seat), level.parse()?, seed);
        let moves = advice.into_iter().next().map_or_else(Vec::new, |best| best.moves);
        writeln!(answers, "{}", serde_json::to_string(&(moves, work))?)?;
    }
    Ok(())
}

/// A computer of the other program. It plays all games in one process.
struct Other {
    name: String,
    level: Level,
    process: Child,
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Other {
    fn begin(name: &str, level: Level, game: &str, program: &str) -> Result<Other, Failed> {
        let mut command = Command::new(program);
        let mut process =
            command.args([ANSWER, game]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let questions = process.stdin.take().ok_or("it reads nothing")?;
        let answers = BufReader::new(process.stdout.take().ok_or("it writes nothing")?);
        Ok(Other { name: name.to_owned(), level, process, questions, answers })
    }

    fn ask(&mut self, question: &Question) -> Result<(Vec<String>, u64), Failed> {
        writeln!(self.questions, "{}", serde_json::to_string(question)?)?;
        let mut line = String::new();
        self.answers.read_line(&mut line)?;
        Ok(serde_json::from_str(&line)?)
    }
}

impl Player for Other {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn choose(&mut self, table: &dyn AnyTable, seat: Seat, seed: u64) -> Choosing {
        let question = Question { level: self.level.to_string(), seat: seat.0, seed, table: table.save() };
        // Figures of a duel in which one side is gone mean nothing.
        let (moves, work) = self.ask(&question).expect("the other program answers");
        Choosing { moves, work, failing: None }
    }
}

impl Drop for Other {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::TITLES;
    use thinking::Luck;

    #[test]
    fn the_other_side_thinks_as_this_one_does() -> Result<(), Failed> {
        for title in TITLES {
            let table = title.open(&Options::default(), title.seats().1, &mut Luck::new(3))?;
            let seat = table.turn().must().iter().next().ok_or("nobody is asked")?;
            let Analysis { advice, work } = table.analyse(seat, Level::Easy, 7);
            let question = Question { level: "easy".to_owned(), seat: seat.0, seed: 7, table: table.save() };
            let mut answers = Vec::new();
            answer(title.id(), serde_json::to_string(&question)?.as_bytes(), &mut answers)?;
            let answered: (Vec<String>, u64) = serde_json::from_slice(&answers)?;
            assert_eq!(answered, (advice[0].moves.clone(), work), "{}", title.id());
        }
        Ok(())
    }
}
