//! The arena, tried on the toy.

use std::ops::ControlFlow;

use crate::toy::Toy;
use rules::{Options, Seat};
use tabletop::{AnyTable, Arena, Choosing, Failing, Figures, Header, Log, Player, TitleOf, replay};
use thinking::Level;

const TITLE: TitleOf<Toy> = TitleOf::NEW;

fn played(players: Vec<Box<dyn Player>>, blocks: u64) -> (Vec<Figures>, Vec<Log>) {
    let (options, mut players, mut logs) = (Options::default(), players, Vec::new());
    let arena = Arena { options: &options, blocks, seed: 3 };
    let records = arena.play(&TITLE, &mut players, &mut |_, log| {
        logs.push(log);
        ControlFlow::Continue(())
    });
    (records.expect("the options fit"), logs)
}

fn levels(levels: &[Level]) -> Vec<Box<dyn Player>> {
    levels.iter().map(|&level| Box::new(level) as Box<dyn Player>).collect()
}

#[test]
fn whoever_thinks_wins_more_often() {
    let (records, logs) = played(levels(&[Level::Hard, Level::Random, Level::Random]), 8);
    let [hard, random] = &records[..] else { panic!("{records:?}") };
    assert_eq!((hard.games, hard.seats, random.seats, logs.len()), (24, 1, 2, 24));
    assert!((hard.wins + random.wins - 24.0).abs() < 1e-9, "{records:?}");
    assert!(hard.share_interval[0] > hard.fair && random.share_interval[1] < random.fair, "{records:?}");
    let (lead, interval) = (hard.lead.expect("there are others"), hard.lead_interval.expect("so it has one"));
    assert!((lead - (hard.points - random.points)).abs() < 1e-9 && interval[0] > 0.0, "{records:?}");
    assert!(hard.work > 100.0 && hard.most_work <= 3_000_000 && random.most_work == 0, "{records:?}");
    assert_eq!((hard.illegal, random.illegal), (0, 0));
}

#[test]
fn a_block_gives_every_chair_the_same_luck() {
    let (records, logs) = played(levels(&[Level::Greedy, Level::Greedy]), 5);
    assert_eq!(records.len(), 1, "players of one name are counted together");
    assert_eq!((records[0].wins, records[0].share, records[0].lead), (10.0, 1.0, None));
    for (one, other) in logs.iter().step_by(2).zip(logs.iter().skip(1).step_by(2)) {
        assert_eq!(one.to_string(), other.to_string(), "with equal players the chairs make no difference");
    }
    assert_ne!(logs[0].to_string(), logs[2].to_string(), "another block has another luck");
    assert_eq!(played(levels(&[Level::Greedy, Level::Greedy]), 5), (records, logs));
}

#[test]
fn intervals_are_those_of_the_books() {
    let (records, _) = played(levels(&[Level::Random]), 100);
    let [low, high] = records[0].share_interval;
    // Newcombe 1998, table I: 0 of 20 is 0 to 0.1611; so 100 of 100 is 0.9630 to 1.
    assert!((low - 0.9630).abs() < 1e-4 && (high - 1.0).abs() < 1e-9, "{low} {high}");
}

/// Answers nonsense, or nothing, or stops in the middle.
struct Confused {
    asked: u64,
    seat: Option<Seat>,
}

impl Player for Confused {
    fn name(&self) -> String {
        "confused".to_owned()
    }

    fn begin(&mut self, header: &Header, seat: Seat) {
        assert_eq!(header.game, "toy");
        self.seat = Some(seat);
    }

    fn choose(&mut self, table: &dyn AnyTable, seat: Seat, seed: u64) -> Choosing {
        assert_eq!(self.seat, Some(seat), "it is asked for its own seat");
        self.asked += 1;
        let (moves, failing) = match seed % 4 {
            // Nothing is an answer of somebody who may break in.
            0 if table.turn().must().contains(seat) => (Vec::new(), None),
            0 | 1 => (vec!["bid 99".to_owned()], None),
            2 => (vec!["bet 7".to_owned(), "nonsense".to_owned()], None),
            _ => (Vec::new(), Some(Failing::Silent)),
        };
        Choosing { moves, work: self.asked, failing }
    }

    fn end(&mut self, table: &dyn AnyTable) {
        assert!(table.turn().outcome().is_some());
        assert!(self.seat.take().is_some(), "every game that ends has begun");
    }
}

#[test]
fn an_illegal_answer_is_counted_and_the_game_goes_on() {
    let confused = Box::new(Confused { asked: 0, seat: None });
    let (records, logs) = played(vec![confused, Box::new(Level::Random)], 10);
    let [confused, random] = &records[..] else { panic!("{records:?}") };
    assert_eq!((confused.illegal, random.illegal), (confused.decisions, 0), "{records:?}");
    assert!(confused.decisions >= 20 && confused.most_work == confused.decisions, "{records:?}");
    let told: Vec<Failing> = confused.failings.keys().copied().collect();
    assert_eq!(told, [Failing::Illegal, Failing::Silent], "and named: {records:?}");
    assert_eq!(confused.failings.values().sum::<u64>(), confused.illegal);
    for log in logs {
        let end = replay(&TITLE, &log, |_, _, _| {}).expect("it replays");
        assert!(end.turn().outcome().is_some());
    }
}
