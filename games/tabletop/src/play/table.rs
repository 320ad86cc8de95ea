//! Positions being played, with who has resigned.

use std::any::Any;
use std::fmt::Debug;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::sight::{AnySight, Sight};
use crate::present::{Guidance, Present, Situation, Tale};
use rules::{
    Barrier, Chance, ChanceError, Mute, Outcome, Recording, Refusal, Seat, SeatSet, Standing, Turn, Viewer,
    Words,
};
use thinking::{
    Advice, Analysis, Contrast, Level, Margin, Plan, ReviewBudget, SearchBudget, Thought, Weighed, contrast,
    digest, fortune, think, weigh,
};

/// A position being played: the rules' position, and who has resigned from it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Table<G: Present> {
    position: G,
    /// In the order in which they resigned.
    resigned: Vec<Seat>,
}

/// A [`Table`] of any game: what the bot plays with.
pub trait AnyTable: Any + Send + Sync {
    /// The game's id.
    fn game(&self) -> &'static str;
    /// The number of seats.
    fn seats(&self) -> u8;
    /// The seats that the game waits for, or its outcome.
    fn turn(&self) -> Turn;
    /// The seats that the game waits for, and those to which it comes back within the same turn; none when it is over.
    fn on_turn(&self) -> SeatSet;
    /// The seats that have resigned.
    fn resigned(&self) -> SeatSet;
    /// Points of each seat as they stand, hidden ones included.
    fn scores(&self) -> Vec<i32>;
    /// Points of each seat as that viewer may know them: those that their sight counts by category.
    fn known_scores(&self, viewer: Viewer) -> Vec<i32>;
    /// The figures of a seat as everybody knows them at the end, with the keys of [`Title::figure_specs`](super::Title::figure_specs) in
    /// their order; none while the game goes on. Where seats have resigned, the parts need not add up to the points.
    fn figures(&self, seat: Seat) -> Vec<(&'static str, i32)>;
    /// Reads an action, decides its legality and does it. On an error the table is untouched.
    ///
    /// # Errors
    /// [`PlayError`]: not readable, not legal, or chance cannot answer.
    fn play(&mut self, seat: Seat, notation: &str, chance: &mut dyn Chance) -> Result<Played, PlayError>;
    /// Resigns a seat: with two left the other wins; with more it is last, and the game answers for it.
    ///
    /// # Errors
    /// [`PlayError::Refused`] if the game is over or the seat has resigned already.
    fn resign(&mut self, seat: Seat) -> Result<Played, PlayError>;
    /// An answer that the game gives by itself now; to be played like any other, and logged as automatic.
    fn reflex(&self) -> Option<(Seat, String)>;
    /// The knowledge and the actions of that viewer.
    fn sight(&self, viewer: Viewer) -> Box<dyn AnySight>;
    /// The knowledge of that viewer when the table has been ended without a result.
    fn closed_sight(&self, viewer: Viewer) -> Box<dyn AnySight> {
        self.ended_sight(viewer, &Outcome { standings: Vec::new(), verdict: None, rematch: false })
    }
    /// The knowledge of that viewer when it is over, with the places of that outcome.
    fn ended_sight(&self, viewer: Viewer, outcome: &Outcome) -> Box<dyn AnySight>;
    /// Whether the game asks of that seat what it did at an earlier position.
    fn asks_as(&self, earlier: &dyn AnyTable, seat: Seat) -> bool;
    /// The situations of a first game that a seat is in which is waited for, what is to be told first before the others. Made from what
    /// the seat may know.
    fn situations(&self, seat: Seat) -> Vec<Guidance>;
    /// The table as it would be if the turn of that seat, which is not on turn, began now; none where that cannot be said, or nothing can
    /// be prepared.
    fn imagined(&self, seat: Seat) -> Option<Box<dyn AnyTable>>;
    /// The advice of a computer of that level to that seat: what it would do, then the other ways to go on, best first; none if the
    /// seat cannot act. It knows no more than the seat may know, and equal seeds give equal advice.
    fn advise(&self, seat: Seat, level: Level, seed: u64) -> Vec<Advice> {
        self.analyse(seat, level, seed).advice
    }
    /// The advice, and the work that it took.
    fn analyse(&self, seat: Seat, level: Level, seed: u64) -> Analysis;
    /// Weighs what a seat did against what a hard computer would have done, from what the seat may know: the same for all tables that
    /// look the same to it. None if there was nothing to choose.
    fn weigh(&self, seat: Seat, moves: &[String], budget: &ReviewBudget) -> Option<Weighed>;
    /// What sets one way of a seat to go on apart from another, from what the seat may know: at once, or else where so many playouts of them
    /// end.
    fn contrast(&self, seat: Seat, one: &[String], other: &[String], ends: u64) -> Contrast;
    /// By how much what an action of a seat drew, which its log records, is worth more to another seat, or to that one, than what it draws in
    /// the mean. It looks at everything, so it is asked of games that are over; equal seeds give equal answers.
    fn fortune(&self, act: &Drawing<'_>, seat: Seat, work: u64, seed: u64) -> Margin;
    /// The table as text, for [`Title::restore`](super::Title::restore).
    fn save(&self) -> String;
    /// The complete position with turn and all legal actions, for `replay --json`.
    fn report(&self) -> Value;
    /// Accounts for every piece.
    ///
    /// # Errors
    /// Says in English what does not add up.
    fn conserved(&self) -> Result<(), String>;
    /// Draws anew everything that the viewer cannot know.
    ///
    /// # Errors
    /// Only what `chance` cannot answer.
    fn redeal(&mut self, viewer: Viewer, chance: &mut dyn Chance) -> Result<(), ChanceError>;
    /// A copy.
    fn boxed(&self) -> Box<dyn AnyTable>;
}

/// An action that drew something.
pub struct Drawing<'a> {
    /// Who did it.
    pub who: Seat,
    /// What they did, in notation.
    pub action: &'a str,
    /// The outcomes of chance: (name, label).
    pub drawn: &'a [(String, String)],
}

/// The effect of an action.
pub struct Played {
    /// The action in canonical notation.
    pub action: String,
    /// Whether it can be taken back freely.
    pub barrier: Barrier,
    /// The outcomes of chance: (name, label).
    pub drawn: Vec<(String, String)>,
    /// The tale of it, not yet in words.
    pub tale: Box<dyn Tale>,
    /// Whether the game now waits for other seats than before, or is over.
    pub turned: bool,
}

struct Events<G: Present>(Vec<G::Event>);

impl<G: Present> Tale for Events<G> {
    fn tell(&self, viewer: Viewer, words: &dyn Words) -> Vec<String> {
        self.0.iter().filter_map(|event| G::narrate(event, viewer, words)).collect()
    }

    fn brief(&self, words: &dyn Words) -> Vec<String> {
        self.0.iter().filter_map(|event| G::brief(event, words)).collect()
    }

    fn tell_last(&self, viewer: Viewer, words: &dyn Words) -> Vec<String> {
        let told = self.0.iter().filter(|event| !G::begins_turn(event));
        told.filter_map(|event| G::narrate(event, viewer, words)).collect()
    }
}

/// The reason for which an action was not done.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// It cannot be read.
    #[error("unreadable: {0}")]
    Unreadable(Refusal),
    /// The rules forbid it.
    #[error("refused: {0}")]
    Refused(Refusal),
    /// Chance cannot answer; a fault of the log or the game, not of the player.
    #[error(transparent)]
    Chance(#[from] ChanceError),
}

impl<G: Present> Table<G> {
    /// Sits down at a position that has just been set up.
    pub fn new(position: G) -> Self {
        Table { position, resigned: Vec::new() }
    }

    /// The rules' position.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// Whether there is such a seat.
    fn seated(&self, seat: Seat) -> Result<(), PlayError> {
        let seats = self.position.seats();
        if seat.0 < seats {
            return Ok(());
        }
        let refusal = Refusal::new("refusal-seat").with("seat", i64::from(seat.0) + 1).with("seats", seats);
        Err(PlayError::Refused(refusal))
    }

    /// Whether that seat may do anything at all.
    fn admit(&self, seat: Seat) -> Result<(), Refusal> {
        match self.turn() {
            Turn::Over(_) => Err(Refusal::new("refusal-game-over")),
            _ if self.resigned.contains(&seat) => Err(Refusal::new("refusal-resigned")),
            turn if turn.admits(seat) => Ok(()),
            _ => Err(Refusal::new("refusal-not-your-turn")),
        }
    }

    /// Prefers the game's own refusal to a bare "not your turn", e.g. for an answer to somebody else's offer.
    fn reason(&self, seat: Seat, notation: &str, refusal: Refusal) -> Refusal {
        if refusal.key != "refusal-not-your-turn" {
            return refusal;
        }
        let action = notation.parse::<G::Action>().ok();
        action.and_then(|action| self.position.legal(seat, &action).err()).unwrap_or(refusal)
    }

    /// Everybody but one has resigned: the last one wins, later resignations are better places.
    fn deserted(&self) -> Option<Outcome> {
        let seats = self.position.seats();
        let left = usize::from(seats) - self.resigned.len();
        if self.resigned.is_empty() || left > 1 {
            return None;
        }
        if seats == 1 {
            return Some(Outcome { standings: Vec::new(), verdict: None, rematch: false });
        }
        Some(self.relegated(Outcome::ranked(&vec![(0, ()); usize::from(seats)])))
    }

    /// The outcome with the resigned seats last, the first to resign at the very end.
    fn relegated(&self, mut outcome: Outcome) -> Outcome {
        let scores = self.position.scores();
        let gone = |seat: Seat| self.resigned.iter().position(|&resigned| resigned == seat);
        let key = |standing: &Standing| match gone(standing.seat) {
            None => (0, i32::from(standing.place)),
            Some(order) => (1, -(order as i32)),
        };
        let keys: Vec<_> = outcome.standings.iter().map(key).collect();
        for (standing, mine) in outcome.standings.iter_mut().zip(&keys) {
            standing.place = 1 + keys.iter().filter(|other| *other < mine).count() as u8;
            standing.score = scores.get(standing.seat.index()).copied().unwrap_or(standing.score);
        }
        outcome
    }

    /// Thinks for a seat, with that budget; of nothing if the seat cannot act.
    pub fn think(&self, seat: Seat, level: Level, budget: &SearchBudget, seed: u64) -> Thought<G::Action> {
        if self.admit(seat).is_err() {
            return Thought::default();
        }
        let (budget, waits) = self.taken(seat, budget);
        think(&self.position, seat, level, &budget, waits, seed).unwrap_or_default()
    }

    /// The budget that a seat really gets, and whether it may as well wait: a seat that may break in is thought for after every turn
    /// of others, so it must be quick.
    fn taken(&self, seat: Seat, budget: &SearchBudget) -> (SearchBudget, bool) {
        let brief =
            SearchBudget { work: budget.work.min(G::budget(Level::Easy).work), finalists: 0, ..*budget };
        if self.asks(seat) { (*budget, false) } else { (brief, true) }
    }

    /// A number that follows from what the seat may know.
    fn seed(&self, seat: Seat) -> u64 {
        digest(&self.sight(Viewer::Seat(seat)).digest())
    }

    /// What the game asks of a seat: whether it must act, its actions with what each relies on, and the ids of its forms; none if it may do
    /// nothing. It tells nothing that the seat does not know.
    pub fn asked(&self, seat: Seat) -> Option<impl Debug + PartialEq> {
        self.admit(seat).ok()?;
        let mut actions = Vec::new();
        self.position.actions(seat, &mut actions);
        let view = self.position.view(Viewer::Seat(seat));
        // Equal words can mean another trade by now.
        let relied: Vec<_> = actions.iter().map(|action| G::relied(&view, action)).collect();
        let forms: Vec<_> = self.position.forms(seat).open.iter().map(|form| form.id).collect();
        Some((self.position.turn().must().contains(seat), actions, relied, forms))
    }

    /// Whether the seat is waited for: by the game, or for an answer to an appeal.
    fn asks(&self, seat: Seat) -> bool {
        let appealed = || G::appeal(&self.position.view(Viewer::Public));
        self.turn().must().contains(seat) || appealed().is_some_and(|appeal| appeal.open.contains(seat))
    }

    fn played(&mut self, before: &Turn, action: String, barrier: Barrier, events: Vec<G::Event>) -> Played {
        let turned = self.turn() != *before;
        Played { action, barrier, drawn: Vec::new(), tale: Box::new(Events::<G>(events)), turned }
    }
}

/// Actions in notation.
fn written<G: Present>(actions: &[G::Action]) -> Vec<String> {
    actions.iter().map(ToString::to_string).collect()
}

/// The actions of that notation; none if one cannot be read.
fn actions<G: Present>(moves: &[String]) -> Option<Vec<G::Action>> {
    moves.iter().map(|action| action.parse().ok()).collect()
}

impl<G: Present> AnyTable for Table<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> u8 {
        self.position.seats()
    }

    fn turn(&self) -> Turn {
        if let Some(outcome) = self.deserted() {
            return Turn::Over(outcome);
        }
        match self.position.turn() {
            Turn::Over(outcome) if !self.resigned.is_empty() => Turn::Over(self.relegated(outcome)),
            turn => turn,
        }
    }

    fn on_turn(&self) -> SeatSet {
        let turn = self.turn();
        let stays = |seat: &Seat| turn.outcome().is_none() && !self.resigned.contains(seat);
        turn.must().iter().chain(self.position.on_turn().iter().filter(stays)).collect()
    }

    fn resigned(&self) -> SeatSet {
        self.resigned.iter().copied().collect()
    }

    fn scores(&self) -> Vec<i32> {
        self.position.scores()
    }

    fn known_scores(&self, viewer: Viewer) -> Vec<i32> {
        let view = self.position.view(viewer);
        let sum = |seat| G::breakdown(&view, seat, &Mute).iter().map(|part| part.points).sum();
        Seat::first(self.seats()).map(sum).collect()
    }

    fn figures(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        if self.seated(seat).is_err() || self.turn().outcome().is_none() {
            return Vec::new();
        }
        let mut view = self.position.view(Viewer::Public);
        if let Some(outcome) = self.deserted() {
            G::close(&mut view, &outcome);
        }
        G::figures(&view, seat)
    }

    fn play(&mut self, seat: Seat, notation: &str, chance: &mut dyn Chance) -> Result<Played, PlayError> {
        let before = self.turn();
        self.seated(seat)?;
        if let Turn::Over(_) = before {
            return Err(PlayError::Refused(Refusal::new("refusal-game-over")));
        }
        let automatic = self.reflex().is_some_and(|(who, action)| who == seat && action == notation);
        if !automatic {
            self.admit(seat).map_err(|refusal| PlayError::Refused(self.reason(seat, notation, refusal)))?;
        }
        let action: G::Action = notation.parse().map_err(PlayError::Unreadable)?;
        self.position.legal(seat, &action).map_err(PlayError::Refused)?;
        let mut next = self.position.clone();
        let mut events = Vec::new();
        let mut recording = Recording::new(chance);
        let barrier = next.apply(seat, &action, &mut recording, &mut events)?;
        let drawn = recording.drawn;
        self.position = next;
        Ok(Played { drawn, ..self.played(&before, action.to_string(), barrier, events) })
    }

    fn resign(&mut self, seat: Seat) -> Result<Played, PlayError> {
        let before = self.turn();
        self.seated(seat)?;
        if let Turn::Over(_) = before {
            return Err(PlayError::Refused(Refusal::new("refusal-game-over")));
        }
        if self.resigned.contains(&seat) {
            return Err(PlayError::Refused(Refusal::new("refusal-resigned")));
        }
        self.resigned.push(seat);
        let mut events = Vec::new();
        if self.deserted().is_none() {
            self.position.resign(seat, &mut events);
        }
        Ok(self.played(&before, "resign".to_owned(), Barrier::Shut, events))
    }

    fn reflex(&self) -> Option<(Seat, String)> {
        let over = matches!(self.turn(), Turn::Over(_));
        if over { None } else { self.position.reflex().map(|(seat, action)| (seat, action.to_string())) }
    }

    fn sight(&self, viewer: Viewer) -> Box<dyn AnySight> {
        let admitted = viewer.seat().is_some_and(|seat| self.admit(seat).is_ok());
        Box::new(Sight::new(&self.position, viewer, admitted, self.deserted().as_ref()))
    }

    fn ended_sight(&self, viewer: Viewer, outcome: &Outcome) -> Box<dyn AnySight> {
        Box::new(Sight::new(&self.position, viewer, false, Some(outcome)))
    }

    fn asks_as(&self, earlier: &dyn AnyTable, seat: Seat) -> bool {
        let earlier: &dyn Any = earlier;
        earlier.downcast_ref().is_some_and(|earlier: &Self| self.asked(seat) == earlier.asked(seat))
    }

    fn situations(&self, seat: Seat) -> Vec<Guidance> {
        if self.admit(seat).is_err() || !self.asks(seat) {
            return Vec::new();
        }
        let view = self.position.view(Viewer::Seat(seat));
        let held = |situation: &Situation<G>| {
            (situation.places)(&view, seat).map(|places| Guidance { key: situation.key, places })
        };
        G::situations().iter().filter_map(held).collect()
    }

    fn imagined(&self, seat: Seat) -> Option<Box<dyn AnyTable>> {
        let turn = self.turn();
        let waits = turn.outcome().is_none() && !turn.must().contains(seat) && !self.resigned.contains(&seat);
        self.seated(seat).ok().filter(|()| waits)?;
        let position = self.position.imagined(seat)?;
        Some(Box::new(Table { position, resigned: self.resigned.clone() }))
    }

    fn analyse(&self, seat: Seat, level: Level, seed: u64) -> Analysis {
        let thought = self.think(seat, level, &G::budget(level), seed);
        let written = |plan: Plan<G::Action>| Advice { moves: written::<G>(&plan.moves), worth: plan.worth };
        Analysis { advice: thought.plans.into_iter().map(written).collect(), work: thought.work }
    }

    fn weigh(&self, seat: Seat, moves: &[String], budget: &ReviewBudget) -> Option<Weighed> {
        self.admit(seat).ok()?;
        let done = actions::<G>(moves)?;
        let taken = self.taken(seat, &G::budget(Level::Hard));
        let seed = self.seed(seat);
        let weighed = weigh(&self.position, seat, &done, (&taken.0, taken.1), budget, seed).ok()??;
        let [better, ordinary] = [weighed.better, weighed.ordinary].map(|moves| written::<G>(&moves));
        Some(Weighed { better, ordinary, cost: weighed.cost, gain: weighed.gain, work: weighed.work })
    }

    fn contrast(&self, seat: Seat, one: &[String], other: &[String], ends: u64) -> Contrast {
        let Some((one, other)) = actions::<G>(one).zip(actions::<G>(other)) else {
            return Contrast::default();
        };
        if self.admit(seat).is_err() {
            return Contrast::default();
        }
        let budget = G::budget(Level::Hard);
        contrast(&self.position, seat, [&one, &other], &budget, ends, self.seed(seat)).unwrap_or_default()
    }

    fn fortune(&self, act: &Drawing<'_>, seat: Seat, work: u64, seed: u64) -> Margin {
        let action = act.action.parse::<G::Action>().ok();
        let deal = |chance: &mut dyn Chance| {
            let mut position = self.position.clone();
            position.apply(act.who, action.as_ref()?, chance, &mut Vec::new()).ok()?;
            Some(position)
        };
        fortune(deal, act.drawn, seat, work, seed)
    }

    fn save(&self) -> String {
        serde_json::to_string(self).expect("a table is plain data with text keys")
    }

    fn report(&self) -> Value {
        let turn = self.turn();
        let seats = |set: SeatSet| set.iter().map(|seat| seat.0 + 1).collect::<Vec<_>>();
        let legal: Vec<Value> = Seat::first(self.seats())
            .filter(|&seat| turn.admits(seat))
            .map(|seat| json!({ "seat": seat.0 + 1, "actions": self.sight(Viewer::Seat(seat)).actions() }))
            .collect();
        json!({
            "game": G::ID, "rules": G::RULES, "must": seats(turn.must()), "may": seats(turn.may()),
            "outcome": turn.outcome(), "resigned": seats(self.resigned()), "scores": self.scores(),
            "legal": legal, "position": self.position.report(),
        })
    }

    fn conserved(&self) -> Result<(), String> {
        self.position.conserved()
    }

    fn redeal(&mut self, viewer: Viewer, chance: &mut dyn Chance) -> Result<(), ChanceError> {
        self.position.redeal(viewer, chance)
    }

    fn boxed(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }
}
