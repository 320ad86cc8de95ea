//! Recorded games, for people to play again: a table draws everything from its secret, so a table with the record's secret brings the
//! record's dice and cards.

use games::title_of;
use rules::Barrier;
use sandbox::PersonAt;
use serde_json::Value;
use tabletop::{EntryKind, Log, replay};

use crate::{Rig, arrange, arrange_at, board, ids, presses, record, types};

/// A game from its log.
pub struct Record {
    /// The log itself.
    pub log: Log,
    /// Its actions, in order.
    pub steps: Vec<Step>,
    secret: String,
}

/// One action of a record.
pub struct Step {
    /// The seat that acts, counted from 0.
    pub seat: usize,
    /// What was done.
    pub notation: String,
    /// Whether it draws or reveals something: a chain up to here is done whole or not at all.
    pub barrier: bool,
    /// The position before it, as `replay --json` shows it.
    pub before: Value,
    /// The position after it.
    pub after: Value,
}

impl Record {
    /// Reads a log that begins with its table's secret, by title and name.
    pub fn read(name: &str) -> Record {
        let text = record(name);
        let secret = text.lines().find_map(|line| line.strip_prefix("# secret ")).expect("its secret");
        let log: Log = text.parse().expect("it is a log");
        let (mut steps, mut before) = (Vec::new(), Value::Null);
        replay(title_of(&log).expect("a game"), &log, |table, entry, played| {
            let after = table.report()["position"].take();
            if let (EntryKind::Act(seat, notation), Some(played)) = (&entry.kind, played) {
                let (seat, notation) = (seat.index(), notation.clone());
                let barrier = played.barrier == Barrier::Shut;
                steps.push(Step { seat, notation, barrier, before: before.take(), after: after.clone() });
            }
            before = after;
        })
        .expect("it replays");
        Record { secret: secret.to_owned(), log, steps }
    }

    /// The table of the record, which has begun; the first one is its host.
    pub async fn begins(&self, rig: &mut Rig, people: &[&str], pressing: bool) -> Vec<PersonAt> {
        let seats: Vec<PersonAt> = people.iter().map(|person| rig.at(person, "games")).collect();
        let header = &self.log.header;
        assert_eq!(usize::from(header.seats), seats.len());
        let options: Vec<String> =
            header.options.0.iter().map(|(key, value)| format!("{key}={value}")).collect();
        let options =
            if options.is_empty() { String::new() } else { format!(" options:{}", options.join(" ")) };
        types(&seats[0], &format!("/play game:{} seats:{}{options}", header.game, seats.len())).await;
        let lobby = board(&seats[0], |message| !ids(message, "join").is_empty()).await;
        for who in &seats[1..] {
            if pressing {
                presses(who, lobby.id, &ids(&lobby, "join")[0]).await;
            } else {
                types(who, "/join").await;
            }
        }
        arrange(rig, &self.secret, &header.options).await;
        board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
        seats
    }

    /// Begins the record's game at the lobby with that number, which no bot serves at the moment.
    pub async fn is_arranged_at(&self, rig: &Rig, table: i64) {
        arrange_at(rig, table, &self.secret, &self.log.header.options).await;
    }

    /// People play it from the start to the end, one action after the other.
    pub async fn is_typed(&self, seats: &[PersonAt]) {
        for step in &self.steps {
            let command = format!("/move moves:{}", step.notation);
            let answer = types(&seats[step.seat], &command).await;
            assert!(!answer.attachments.is_empty(), "{command} was refused: {}", answer.content);
        }
    }

    /// The actions after the one with that number that form one chain: the same person's, up to the next barrier at most.
    pub fn chain(&self, first: usize, most: usize) -> usize {
        let mut last = first;
        while last + 1 < self.steps.len()
            && last + 1 - first < most
            && !self.steps[last].barrier
            && self.steps[last + 1].seat == self.steps[first].seat
        {
            last += 1;
        }
        last
    }

    /// Checks that the rig's table was played as recorded.
    pub async fn was_played(&self, rig: &Rig) {
        let exported: Log = rig.run(&["export", "1"]).await.parse().expect("a log");
        assert_eq!(exported.header.options, self.log.header.options);
        for (number, (ours, theirs)) in self.log.entries.iter().zip(&exported.entries).enumerate() {
            assert_eq!(ours, theirs, "entry {number}");
        }
        assert_eq!(self.log.entries.len(), exported.entries.len());
    }
}
