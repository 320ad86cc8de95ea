//! A game for tests, small enough to know by heart. In turn: `step` as often as one likes, `roll` (a barrier), `offer` (the others may
//! `accept` or `reject`), `vote` (all must `pick heads` or `pick tails`; the last one reveals), `toll` (the next seat pays by
//! itself), `cheat` (legal under rules 1 alone), `done` (the next seat's turn), `end`. By the order `pass` a turn is `done`, twice.

use std::fmt;
use std::str::FromStr;

use render::{Scene, Theme};
use rules::{
    Ahead, Arg, Barrier, Chance, ChanceError, Game, NEXT, OptionSpec, Options, OrderKind, Outcome, Refusal,
    Seat, SeatSet, Turn, Values, Viewer, Words,
};
use serde::{Deserialize, Serialize};
use tabletop::{
    Appeal, Buttons, FigureKind, FigureSpec, Focus, Frame, Label, Menus, Picture, Points, Present, Reads,
    Stats, Teach, Tell, Text, Title, TitleOf,
};
use thinking::Mind;

/// The toy under its first rules, alone in a list of games.
pub static RULES_1: &[&dyn Title] = &[&TitleOf::<Toy<1>>::NEW];
/// The toy under its second rules.
pub static RULES_2: &[&dyn Title] = &[&TitleOf::<Toy<2>>::NEW];

/// The position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Toy<const RULES: u32> {
    turn: Seat,
    points: Vec<i32>,
    offer: bool,
    picks: Option<Vec<Option<bool>>>,
    owed: Option<Seat>,
    over: bool,
    gone: SeatSet,
}

/// An action: one of a few words.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Word(&'static str);

const WORDS: [&str; 12] = [
    "accept",
    "cheat",
    "done",
    "end",
    "offer",
    "pay",
    "pick heads",
    "pick tails",
    "reject",
    "roll",
    "step",
    "toll",
];
const VOTE: &str = "vote";

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl FromStr for Word {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let text = text.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ");
        let known = WORDS.into_iter().chain([VOTE]).find(|word| *word == text);
        known.map(Word).ok_or(Refusal::new("toy-refusal-unreadable"))
    }
}

impl<const RULES: u32> Toy<RULES> {
    fn picked(&self, seat: Seat) -> Option<bool> {
        self.picks.as_ref()?.get(seat.index()).copied().flatten()
    }

    fn next(&self) -> Seat {
        self.turn.next(self.seats())
    }
}

/// What was done on a seat.
#[derive(Clone, Debug)]
pub struct Done(Seat, Word);

/// What a viewer knows.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Sees {
    turn: Turn,
    points: Vec<i32>,
    pick: Option<bool>,
    offer: bool,
}

impl<const RULES: u32> Game for Toy<RULES> {
    type Config = ();
    type Action = Word;
    type Event = Done;
    type View = Sees;

    const ID: &'static str = "toy";
    const RULES: u32 = RULES;
    const SEATS: (u8, u8) = (1, 4);

    fn options() -> &'static [OptionSpec] {
        &[OptionSpec { key: "length", values: Values::OneOf(&["short", "long"]), default: "short" }]
    }

    fn config(_: &Options, _: u8) -> Result<(), Refusal> {
        Ok(())
    }

    fn new((): &(), seats: u8, chance: &mut dyn Chance) -> Result<Self, ChanceError> {
        let start = chance.draw("purse", &[1, 1, 1], &|i| i.to_string())? as i32;
        let points = vec![start; usize::from(seats)];
        let gone = SeatSet::EMPTY;
        Ok(Toy { turn: Seat(0), points, offer: false, picks: None, owed: None, over: false, gone })
    }

    fn seats(&self) -> u8 {
        self.points.len() as u8
    }

    fn turn(&self) -> Turn {
        let all = SeatSet::all(self.seats());
        if self.over {
            return Turn::Over(Outcome::ranked(&self.points.iter().map(|&p| (p, ())).collect::<Vec<_>>()));
        }
        if self.picks.is_some() {
            let must: SeatSet = all.iter().filter(|&seat| self.picked(seat).is_none()).collect();
            return Turn::Waiting { must, may: all.iter().filter(|&seat| !must.contains(seat)).collect() };
        }
        if let Some(seat) = self.owed {
            return Turn::of(seat);
        }
        let may = if self.offer { all.without(self.turn) } else { SeatSet::EMPTY };
        Turn::Waiting { must: SeatSet::one(self.turn), may }
    }

    fn on_turn(&self) -> SeatSet {
        SeatSet::one(self.turn)
    }

    fn legal(&self, seat: Seat, Word(word): &Word) -> Result<(), Refusal> {
        let mine = seat == self.turn && self.picks.is_none() && self.owed.is_none();
        let fine = match *word {
            "pick heads" | "pick tails" => self.picks.is_some(),
            "accept" | "reject" => self.offer && seat != self.turn,
            "pay" => self.owed == Some(seat),
            "cheat" => mine && RULES == 1,
            _ => mine,
        };
        let why = if seat == self.turn { "toy-refusal" } else { "refusal-not-your-turn" };
        if fine { Ok(()) } else { Err(Refusal::new(why)) }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Word>) {
        let words = WORDS.into_iter().chain([VOTE]).map(Word);
        out.extend(words.filter(|word| self.legal(seat, word).is_ok()));
    }

    fn universe(_: u8) -> Vec<Word> {
        WORDS.into_iter().chain([VOTE]).map(Word).collect()
    }

    fn apply(
        &mut self,
        seat: Seat,
        Word(word): &Word,
        chance: &mut dyn Chance,
        events: &mut Vec<Done>,
    ) -> Result<Barrier, ChanceError> {
        events.push(Done(seat, Word(word)));
        match *word {
            "roll" => {
                self.points[seat.index()] +=
                    1 + chance.draw("die", &[1; 6], &|i| (i + 1).to_string())? as i32;
                return Ok(Barrier::Shut);
            }
            "done" => (self.turn, self.offer) = (self.next(), false),
            "offer" => self.offer = true,
            "accept" | "reject" => self.offer = false,
            // The next question closes an offer, or its maker would be among those asked.
            "vote" => (self.picks, self.offer) = (Some(vec![None; self.points.len()]), false),
            "pick heads" | "pick tails" => {
                let picks = self.picks.get_or_insert_default();
                picks[seat.index()] = Some(*word == "pick heads");
                if picks.iter().all(Option::is_some) {
                    for (points, pick) in self.points.iter_mut().zip(picks.iter()) {
                        *points += i32::from(*pick == Some(true));
                    }
                    self.picks = None;
                    return Ok(Barrier::Shut);
                }
            }
            "toll" => (self.owed, self.offer) = (Some(self.next()), false),
            "pay" => {
                self.points[seat.index()] -= 1;
                self.owed = None;
            }
            "end" => self.over = true,
            _ => self.points[seat.index()] += 1,
        }
        Ok(Barrier::Open)
    }

    fn reflex(&self) -> Option<(Seat, Word)> {
        let undecided = self.gone.iter().find(|&seat| self.picks.is_some() && self.picked(seat).is_none());
        let forced = self.owed.map(|seat| (seat, Word("pay")));
        let skipped = self.gone.contains(self.turn) && self.picks.is_none();
        forced
            .or(undecided.map(|seat| (seat, Word("pick tails"))))
            .or(skipped.then_some((self.turn, Word("done"))))
    }

    fn resign(&mut self, seat: Seat, _: &mut Vec<Done>) {
        self.gone = self.gone.with(seat);
    }

    fn view(&self, viewer: Viewer) -> Sees {
        let pick = viewer.seat().and_then(|seat| self.picked(seat));
        Sees { turn: self.turn(), points: self.points.clone(), pick, offer: self.offer }
    }

    fn scores(&self) -> Vec<i32> {
        self.points.clone()
    }

    fn conserved(&self) -> Result<(), String> {
        Ok(())
    }

    fn redeal(&mut self, _: Viewer, _: &mut dyn Chance) -> Result<(), ChanceError> {
        Ok(())
    }
}

impl<const RULES: u32> Ahead for Toy<RULES> {
    fn orders() -> &'static [OrderKind] {
        &[NEXT, OrderKind { id: "pass", form: None, several: false }]
    }

    fn order(_: &Sees, written: &str) -> Result<String, Refusal> {
        if written == "pass" { Ok(written.to_owned()) } else { Err(Refusal::new("refusal-order")) }
    }

    fn times(_: &str) -> Option<u8> {
        Some(2)
    }

    fn by_order(_: &Sees, public: &Sees, order: &str) -> Option<Word> {
        let waits = order == "pass" && !public.offer && public.turn.must().len() == 1;
        waits.then_some(Word("done"))
    }

    fn imagined(&self, seat: Seat) -> Option<Self> {
        Some(Toy { turn: seat, offer: false, picks: None, ..self.clone() })
    }
}

impl<const RULES: u32> Mind for Toy<RULES> {}

impl<const RULES: u32> Present for Toy<RULES> {
    fn scene(_: &Sees, _: &Frame<'_>) -> Scene {
        Scene::bare((10, 10), Theme::Paper)
    }

    fn shown(_: &Sees, _: Picture, _: Focus<'_>) -> Vec<String> {
        Vec::new()
    }

    fn close(view: &mut Sees, outcome: &Outcome) {
        view.turn = Turn::Over(outcome.clone());
    }

    fn appeal(view: &Sees) -> Option<Appeal> {
        let asked = view.turn.may();
        view.offer.then(|| Appeal {
            asked,
            open: asked,
            agreed: SeatSet::EMPTY,
            actions: vec!["accept".to_owned(), "reject".to_owned()],
            forms: Vec::new(),
            choices: Vec::new(),
            state: String::new(),
        })
    }

    fn messages(_: &str) -> &'static str {
        ""
    }

    fn topics() -> &'static [&'static str] {
        &[]
    }
}

impl<const RULES: u32> Tell for Toy<RULES> {
    fn prompt(_: &Sees, _: Viewer, _: &dyn Words) -> String {
        String::new()
    }

    fn narrate(Done(seat, word): &Done, viewer: Viewer, _: &dyn Words) -> Option<String> {
        let secret = word.0.starts_with("pick") && !viewer.is(*seat);
        Some(format!("{seat} {}", if secret { "picks" } else { word.0 }))
    }
}

impl<const RULES: u32> Text for Toy<RULES> {
    fn board_text(view: &Sees, _: &dyn Words) -> String {
        format!("{:?}", view.points)
    }

    fn alt_text(view: &Sees, words: &dyn Words) -> String {
        Self::board_text(view, words)
    }
}

impl<const RULES: u32> Stats for Toy<RULES> {
    fn figures(view: &Sees, seat: Seat) -> Vec<(&'static str, i32)> {
        vec![("luck", view.points[seat.index()]), ("luck-variance", 4)]
    }

    fn figure_specs() -> &'static [FigureSpec] {
        const {
            &[
                FigureSpec { key: "luck", kind: FigureKind::Luck },
                FigureSpec { key: "luck-variance", kind: FigureKind::Variance },
            ]
        }
    }
}

impl<const RULES: u32> Teach for Toy<RULES> {}

impl<const RULES: u32> Menus for Toy<RULES> {
    fn ask(_: &Sees, _: &[String], _: &dyn Words) -> String {
        String::new()
    }

    fn label(_: &Sees, _: &[String], slot: &str, _: &dyn Words) -> Label {
        slot.to_owned().into()
    }
}

impl<const RULES: u32> Buttons for Toy<RULES> {
    fn whole(_: &Sees, action: &Self::Action, _: &dyn Words) -> String {
        action.to_string()
    }
}

impl<const RULES: u32> Points for Toy<RULES> {}

impl<const RULES: u32> Reads for Toy<RULES> {}

/// Words that say the keys.
pub struct Keys;

impl Words for Keys {
    fn text(&self, key: &str, _: &[(&str, Arg)]) -> String {
        key.to_owned()
    }

    fn name(&self, seat: Seat) -> String {
        format!("seat {seat}")
    }
}
