//! Hints, and who learns of them.

use rules::{Quick, Turn};
use tabletop::AnyTable;
use thinking::{Advice, Reason};
use words::{Lang, Speech};

use super::*;
use crate::play::hint;
use crate::record::story;

const HINT: Intent = Intent::Hint { sure: true };

fn hints(value: &str) -> Intent {
    Intent::Configure { key: "hints".to_owned(), value: value.to_owned() }
}

impl Play {
    fn hinted(&self) -> usize {
        self.rows.iter().filter(|row| row.kind() == Kind::Hint).count()
    }

    fn story_of(&self, viewer: Viewer) -> Vec<String> {
        story::story(&self.session, viewer, &Keys, -1, i64::MAX).expect("the log replays")
    }
}

#[test]
fn whoever_plays_without_other_people_has_hints_unless_something_else_is_agreed() {
    let mut play = Play::lobby(RULES_1[0], 3);
    assert!(hint::has_hints(&play.session), "one person alone");
    play.does(1, &Intent::Seat(Level::Random));
    assert!(hint::has_hints(&play.session), "computers are no people");
    play.does(5, &Intent::Join);
    assert!(!hint::has_hints(&play.session));
    play.denies(5, &hints("yes"), "not the host");
    play.denies(1, &hints("maybe"), "refused: option-value");
    play.does(1, &hints("yes"));
    let row = play.rows.last().expect("it is logged");
    assert_eq!((row.kind(), row.body().as_str()), (Kind::Option, "hints yes"));
    assert!(hint::has_hints(&play.session) && play.session.options == Options::default());
    play.does(5, &Intent::Leave);
    play.does(1, &hints("no"));
    assert!(!hint::has_hints(&play.session), "agreed is agreed");
    play.does(1, &Intent::Start);
    play.denies(1, &hints("yes"), "started");
    play.denies(1, &HINT, "no hints");
    play.does(1, &END);
    let again = play.tries(1, &Intent::Rematch).expect("the game was ended");
    assert_eq!(again.session.terms.hints, Some(false), "the same is agreed again");
}

#[test]
fn a_table_is_opened_with_hints_or_without() {
    let opened = |value: &str| {
        let options = Options::default().with("hints", value).with("length", "long");
        let (game, language) = ("toy".to_owned(), "en".to_owned());
        let intent = Intent::Open { game, options, seats: Some(1), computers: Vec::new(), language };
        open(
            PLACE,
            RULES_1[0],
            &intent,
            &person(1),
            &Moment { now: 100, secret: [7; 32], availability: Availability::default() },
        )
    };
    let session = opened("no").map(|change| change.session).expect("it opens");
    assert_eq!(
        (session.terms.hints, session.options),
        (Some(false), Options::default().with("length", "long"))
    );
    assert!(opened("perhaps").is_err_and(|denied| denied.to_string() == "refused: option-value"));
}

#[test]
fn a_hint_is_for_whoever_can_act() {
    let mut play = Play::lobby(RULES_1[0], 3);
    for user in [2, 3] {
        play.does(user, &Intent::Join);
    }
    play.does(1, &hints("yes"));
    play.denies(1, &HINT, "not started");
    play.does(1, &Intent::Start);
    play.denies(9, &HINT, "not seated");
    play.denies(2, &HINT, "refused: refusal-not-your-turn");
    play.denies_as(&Person::computer(1), &HINT, "not asked");
    play.plays(1, "offer");
    play.does(2, &HINT);
    play.does(2, &Intent::HandOver);
    play.denies(2, &HINT, "handed over");
    play.does(3, &Intent::Resign);
    play.denies(3, &HINT, "resigned");
    play.plays(1, "end");
    play.denies(1, &HINT, "over");
}

#[test]
fn others_are_told_of_a_hint_once_a_decision() {
    let mut play = Play::lobby(RULES_1[0], 2);
    play.does(2, &Intent::Join);
    play.does(1, &hints("yes"));
    play.does(1, &Intent::Start);
    assert!(hint::owes_word_of_hint(&play.session, Seat(0)));
    play.does(1, &HINT);
    assert!(play.effects.is_empty(), "nobody is called for it");
    assert!(!hint::owes_word_of_hint(&play.session, Seat(0)));
    let again = play.tries(1, &HINT).expect("it can be asked again");
    assert!(again.rows.is_empty(), "it is told already");
    // What is asked of the seat stays, so nothing that it was shown is stale.
    assert_eq!(again.session.decision(Seat(0)), play.session.decision(Seat(0)));
    assert_eq!(play.story_of(Viewer::Public), ["story-hint"]);
    assert_eq!(play.story_of(Viewer::Seat(Seat(1))), ["story-hint"]);
    assert!(play.story_of(Viewer::Seat(Seat(0))).is_empty(), "whoever asked knows it");
    play.plays(1, "step; done");
    play.does(2, &HINT);
    play.plays(2, "roll");
    let paragraphs = ["story-hint 1 step 1 done", "story-hint 2 roll"];
    assert_eq!(play.story_of(Viewer::Public), paragraphs);
    let narration = narration(&play.session, Viewer::Public, &Keys, -1).expect("it replays");
    assert_eq!(narration, ["story-hint", "1 step", "1 done", "story-hint", "2 roll"]);
    assert_eq!(play.hinted(), 2);
}

#[test]
fn nobody_is_told_of_a_hint_where_there_are_no_other_people() {
    let mut play = Play::lobby(RULES_1[0], 2);
    play.does(1, &Intent::Seat(Level::Random));
    play.does(1, &Intent::Start);
    play.does(1, &HINT);
    assert!(!hint::owes_word_of_hint(&play.session, Seat(0)));
    assert_eq!((play.hinted(), play.session.own_hints()), (1, 1), "the last board will say so");
    assert!(play.effects.is_empty() && play.story_of(Viewer::Public).is_empty());
    assert!(narration(&play.session, Viewer::Public, &Keys, -1).expect("it replays").is_empty());
}

#[test]
fn alone_somebody_is_asked_once_before_a_hint_stops_the_game_from_counting() {
    let mut play = Play::lobby(RULES_1[0], 2);
    play.does(1, &Intent::Seat(Level::Random));
    play.does(1, &Intent::Start);
    let unsure = Intent::Hint { sure: false };
    play.denies(1, &unsure, "not sure: HintAlone");
    assert!(play.session.counts());
    play.does(1, &HINT);
    assert!(!play.session.counts());
    play.plays(1, "step");
    play.does(1, &unsure);
}

/// Words that say the key and the variables.
pub(super) struct Filled;

impl rules::Words for Filled {
    fn text(&self, key: &str, args: &[(&str, rules::Arg)]) -> String {
        let said = args.iter().map(|(_, arg)| match arg {
            rules::Arg::Number(number) => number.to_string(),
            rules::Arg::Text(text) => text.clone(),
            other => format!("{other:?}"),
        });
        format!("{key}({})", said.collect::<Vec<_>>().join(" "))
    }

    fn name(&self, seat: Seat) -> String {
        seat.to_string()
    }
}

#[test]
fn what_sets_a_way_apart_is_told_in_tenths_of_a_point_its_gains_before_its_costs() {
    let reasons = [Reason::new("cost", -1_250), Reason::new("gain", 1_250), Reason::new("little", 340)];
    let told = hint::told_apart(&reasons, &Filled);
    assert_eq!(
        told,
        [
            "hint-gain(hint-tenths(1 3) gain())",
            "hint-gain(hint-tenths(0 3) little())",
            "hint-price(hint-tenths(1 3) cost())",
        ]
    );
}

#[test]
fn a_hint_shows_no_way_twice_in_another_order_and_one_that_differs_little_only_if_nothing_else_is_left() {
    let play = Play::started(2);
    let table = play.session.table().expect("it has begun");
    let told = |ways: &[(&str, i32)]| {
        let advice = ways.iter().map(|(moves, worth)| Advice {
            moves: moves.split(' ').map(str::to_owned).collect(),
            worth: *worth,
        });
        let hints = hint::Hint::told(table, Seat(0), &advice.collect::<Vec<_>>(), &Filled);
        hints.iter().map(|hint| (hint.ways[0].steps.join(" "), hint.behind)).collect::<Vec<_>>()
    };
    let ways = [
        ("step roll", 3_000),
        ("roll step", 2_900),
        ("step done", 2_800),
        ("vote cheat", 2_000),
        ("toll end", 950),
    ];
    let expect = |ways: [(&str, i32); 3]| ways.map(|(steps, behind)| (steps.to_owned(), behind)).to_vec();
    assert_eq!(told(&ways), expect([("step roll", 0), ("vote cheat", 10), ("toll end", 21)]));
    assert_eq!(told(&ways[..4]), expect([("step roll", 0), ("step done", 2), ("vote cheat", 10)]));
}

#[test]
fn the_same_decision_gets_the_same_hint_whatever_the_secret_is() {
    let mut play = Play::lobby(RULES_1[0], 1);
    play.does(1, &Intent::Start);
    let seed = hint::hint_seed(&play.session, Seat(0));
    let other = Session { secret: [9; 32], ..play.session.clone() };
    assert_eq!(hint::hint_seed(&other, Seat(0)), seed);
    assert_ne!(other.computer_seed(Seat(0)), seed);
    play.plays(1, "step");
    assert_ne!(hint::hint_seed(&play.session, Seat(0)), seed);
}

/// Plays a game at random, and looks at a table now and then.
fn looks(title: &dyn Title, seats: u8, look: &mut dyn FnMut(&dyn AnyTable, Seat)) {
    let mut luck = Quick::new(11);
    let mut table = title.open(&Options::default(), seats, &mut luck).expect("it can be played");
    for number in 0..240 {
        if let Some((seat, answer)) = table.reflex() {
            table.play(seat, &answer, &mut luck).expect("the game answers");
            continue;
        }
        let Turn::Waiting { must, .. } = table.turn() else { break };
        let seat = must.iter().next().expect("somebody is waited for");
        if number % 12 == 0 {
            look(table.as_ref(), seat);
        }
        let actions = table.sight(Viewer::Seat(seat)).actions();
        let pick = rules::Chance::draw(&mut luck, "pick", &vec![1; actions.len()], &|pick| pick.to_string());
        table.play(seat, &actions[pick.expect("by lot")], &mut luck).expect("it is legal");
    }
}

#[test]
fn a_hint_tells_nothing_that_its_seat_cannot_know_and_begins_with_what_can_be_done() {
    let mut alike = 0;
    for title in games::TITLES {
        let mut told = 0;
        looks(*title, title.seats().0.max(2), &mut |table, seat| {
            let advice = |table: &dyn AnyTable| table.advise(seat, Level::Easy, 5);
            let mut redealt = table.boxed();
            redealt.redeal(Viewer::Seat(seat), &mut Quick::new(23)).expect("it can be redealt");
            for lang in Lang::ALL {
                let speech = Speech::new(lang, Vec::new());
                let hints = Hint::told(table, seat, &advice(table), &speech);
                assert_eq!(hints, Hint::told(redealt.as_ref(), seat, &advice(redealt.as_ref()), &speech));
                assert!(!hints.is_empty() && hints.len() <= 3, "{}: {hints:?}", title.id());
                assert!(hints.iter().all(|hint| (1..=3).contains(&hint.ways.len())), "{hints:?}");
                let worths = advice(table).windows(2).all(|two| two[0].worth >= two[1].worth);
                assert!(!worths || hints.iter().all(|hint| hint.behind >= 0), "{hints:?}");
                alike += hints.iter().filter(|hint| hint.ways.len() > 1).count();
                for hint in hints.iter().skip(1) {
                    let same = hint.behind == hints[0].behind && hints[0].ways.len() < 3;
                    assert!(!same || !hint.reasons.is_empty(), "nothing sets it apart: {hints:?}");
                }
                for way in hints.iter().flat_map(|hint| &hint.ways) {
                    let draft = way.draft.as_ref().expect("the seat must do something");
                    let menu = table.sight(Viewer::Seat(seat)).menu(draft, &speech);
                    assert!(menu.complete.is_some(), "{}: {draft} fills in nothing", title.id());
                    assert!(
                        way.steps.iter().all(|step| !step.is_empty()) && !way.steps.is_empty(),
                        "{way:?}"
                    );
                }
                told += 1;
            }
        });
        assert!(told >= 6, "{}: {told}", title.id());
    }
    assert!(alike > 0, "what looks alike is told as one");
}
