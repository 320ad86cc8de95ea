//! What every intent does in every phase of a table's life.

use super::*;
use crate::testing::toy::RULES_2;

impl Play {
    /// The table as a bot with those rules loads it: frozen if its log does not replay, adopted if it does again.
    #[track_caller]
    pub(crate) fn loaded_by(&mut self, titles: &'static [&'static dyn Title]) {
        self.session.title = titles[0];
        (self.session.now, self.session.shown, self.session.recent) = (None, None, Vec::new());
        let replayed = assemble(&mut self.session, &self.rows, None);
        let moment = Moment { now: self.now, secret: [8; 32], availability: Availability::default() };
        let change = match (replayed, self.session.status) {
            (Err(cause), Status::Live) => {
                freeze(&self.session, &cause.to_string(), &moment).expect("it stands still")
            }
            (Ok(()), Status::Frozen) => adopt(&self.session, &moment).expect("the game goes on"),
            _ => return,
        };
        self.session = change.session;
        self.rows.extend(change.rows);
        self.effects = change.effects;
        // Rows are read as they were written.
        self.loaded_by(titles);
    }

    /// Notes when the host is there from now on, which no row says.
    pub(crate) fn wishes(&mut self, availability: Availability) {
        let change = self.tries(1, &Intent::Availability(Box::new(availability))).expect("it is noted");
        assert!(change.rows.is_empty());
        (self.session, self.effects) = (change.session, change.effects);
        self.stands();
    }

    /// A game of three whose log does not replay under the rules that the bot knows.
    pub(crate) fn frozen() -> Play {
        let mut play = Play::started(3);
        play.plays(1, "cheat");
        play.loaded_by(RULES_2);
        assert_eq!((play.session.status, play.session.now.is_none()), (Status::Frozen, true));
        play
    }

    pub(crate) fn vanishes(mut self) -> Play {
        self.does_as(&Person::bot(), &Intent::Vanish);
        self
    }
}

/// Every intent, by its kind of author: people's intents are the host's, who must act.
fn intents() -> Vec<(&'static str, Person, Intent)> {
    let (host, clock, bot) = (person(1), Person::clock(), Person::bot());
    let all = [
        ("join", Intent::Join),
        ("leave", Intent::Leave),
        ("seat", Intent::Seat(Level::Easy)),
        ("remove", Intent::Remove(2)),
        ("configure", Intent::Configure { key: "length".to_owned(), value: "long".to_owned() }),
        ("seats", Intent::Seats(4)),
        ("words", Intent::Words("luck".to_owned())),
        ("start", Intent::Start),
        ("act", moves("step")),
        ("answer", Intent::Answer { appeal: 3, action: "accept".to_owned() }),
        ("order", Intent::Order("roll".to_owned())),
        ("countermand", Intent::Countermand(3)),
        ("hint", Intent::Hint { sure: true }),
        ("undo", UNDO),
        ("agree", AGREE),
        ("decline", DECLINE),
        ("resign", Intent::Resign),
        ("resign and watch", Intent::ResignAndWatch),
        ("hand over", Intent::HandOver),
        ("hand over and watch", Intent::HandOverAndWatch),
        ("forget", Intent::Forget(*PSEUDONYMS.start())),
        ("come back", Intent::ComeBack),
        ("end", END),
        ("settle", SETTLE),
        ("bring", Intent::Bring { channel: 77, allowed: false }),
        ("rematch", Intent::Rematch),
        ("another", Intent::Another("harmonies".to_owned())),
        ("mute", Intent::Mute),
        ("pause", Intent::Pause),
        ("resume", Intent::Resume),
        ("more time", Intent::MoreTime(Seat(1))),
        ("vote", Intent::Vote { absence: 3, remedy: Remedy::Time }),
        ("offer", Intent::Offer),
        ("availability", Intent::Availability(Box::default())),
    ];
    let clocks = [
        ("call", Intent::Call(Seat(0))),
        ("shown", Intent::Shown(Seat(0))),
        ("remind", Intent::Remind(Seat(0))),
        ("by order", Intent::ByOrder(Seat(0))),
        ("unanswered", Intent::Unanswered(Seat(0))),
        ("time up", Intent::TimeUp(Seat(0))),
        ("verdict", Intent::Verdict(Some(Seat(0)))),
        ("grace", Intent::Grace { from: 1, until: 2 }),
        ("expire", Intent::Expire),
    ];
    let beacon = Intent::Beacon { message: START.message, round: 1, signature: "b7".to_owned() };
    let begins = [
        ("commit", Intent::Commit(START)),
        ("posted", Intent::Posted { start: 2, posting: START }),
        ("beacon", beacon),
    ];
    let bots = [("vanish", Intent::Vanish), ("park", Intent::Park), ("unpark", Intent::Unpark)];
    let others = [
        ("take", person(9), Intent::Take { offer: None }),
        ("free", person(9), Intent::Free { number: 2, offered: true }),
    ];
    let by = |who: Person| move |(name, intent)| (name, who.clone(), intent);
    let people = all.into_iter().map(by(host));
    people
        .chain(others)
        .chain(clocks.into_iter().map(by(clock)))
        .chain(begins.into_iter().chain(bots).map(by(bot)))
        .collect()
}

/// The phase after every intent, or why it is denied: in a lobby, in one that is starting, at a live table, a frozen one, one that is over,
/// one that was ended, a lobby that was closed; in a lobby, at a live table and a frozen one whose channels were deleted.
const EXPECTED: &str = "\
join | already seated | already seated | already seated | already seated | over | over | closed | closed | over | over
leave | lobby | starting | started | started | over | over | closed | closed | over | over
seat | lobby | starting | started | started | over | over | closed | closed | over | over
remove | lobby | starting | started | started | over | over | closed | closed | over | over
configure | lobby | starting | started | started | over | over | closed | closed | over | over
seats | lobby | starting | started | started | over | over | closed | closed | over | over
words | no words are taken | starting | started | started | over | over | closed | closed | over | over
start | starts | starting | started | started | over | over | closed | closed | over | over
act | not started | starting | live | frozen | over | over | closed | closed | over | over
answer | not started | starting | no question is open | frozen | over | over | closed | closed | over | over
order | not started | starting | refused: refusal-order | frozen | over | over | closed | closed | over | over
countermand | not started | starting | no such order | frozen | over | over | closed | closed | over | over
hint | not started | starting | no hints | frozen | over | over | closed | closed | over | over
undo | not started | starting | nothing to take back | frozen | over | over | closed | closed | over | over
agree | no question is open | no question is open | no question is open | no question is open | over | over | closed | closed | over | over
decline | no question is open | no question is open | no question is open | no question is open | over | over | closed | closed | over | over
resign | not started | starting | live | frozen | over | over | closed | closed | over | over
resign and watch | not started | starting | live | frozen | over | over | closed | closed | over | over
hand over | not started | starting | live | frozen | over | over | closed | closed | over | over
hand over and watch | not started | starting | live | frozen | over | over | closed | closed | over | over
forget | lobby | lobby | live | frozen | over | over | over | ended | ended | ended
come back | not started | starting | not handed over | frozen | over | over | closed | closed | over | over
end | ended | ended | live | frozen | over | over | closed | closed | over | over
settle | ended | ended | ended | ended | over | over | closed | closed | over | over
bring | lobby | lobby | live | frozen | over | over | closed | lobby | live | frozen
rematch | not over | not over | not over | not over | lobby | lobby | lobby | not over | not over | not over
another | not over | not over | not over | not over | lobby | lobby | lobby | not over | not over | not over
mute | not started | starting | live | frozen | over | over | closed | closed | over | over
pause | not started | starting | live | frozen | over | over | closed | closed | over | over
resume | not started | starting | not paused | frozen | over | over | closed | closed | over | over
more time | not started | starting | not waited for | frozen | over | over | closed | closed | over | over
vote | not started | starting | no question is open | frozen | over | over | closed | closed | over | over
offer | not started | starting | live | frozen | over | over | closed | closed | over | over
availability | lobby | starts | live | frozen | over | over | over | ended | ended | ended
take | not started | not started | not offered | frozen | over | over | closed | closed | over | over
free | lobby | starting | live | frozen | over | over | closed | closed | over | over
call | not asked | not asked | live | not asked | not asked | not asked | not asked | not asked | not asked | not asked
shown | not asked | not asked | live | not asked | not asked | not asked | not asked | not asked | not asked | not asked
remind | not asked | not asked | not asked | not asked | not asked | not asked | not asked | not asked | not asked | not asked
by order | not asked | not asked | not asked | not asked | not asked | not asked | not asked | not asked | not asked | not asked
unanswered | not asked | not asked | not asked | not asked | not asked | not asked | not asked | not asked | not asked | not asked
time up | not asked | not asked | not asked | not asked | not asked | not asked | not asked | not asked | not asked | not asked
verdict | not asked | not asked | not asked | not asked | not asked | not asked | not asked | not asked | not asked | not asked
grace | not asked | not asked | live | not asked | not asked | not asked | not asked | not asked | not asked | not asked
expire | not over | not over | started | started | over | over | closed | closed | over | over
commit | lobby | starts | live | frozen | over | ended | ended | ended | ended | ended
posted | not asked | live | not asked | not asked | not asked | not asked | not asked | not asked | not asked | not asked
beacon | not asked | not asked | not asked | not asked | not asked | not asked | not asked | not asked | not asked | not asked
vanish | ended | ended | ended | ended | over | over | over | over | over | over
park | lobby | starts | live | frozen | over | ended | ended | over | over | over
unpark | not asked | not asked | not asked | not asked | not asked | not asked | not asked | not asked | not asked | not asked
";

#[test]
fn every_intent_has_an_answer_in_every_phase() {
    let lobby = || {
        let mut lobby = Play::lobby(RULES_1[0], 4);
        lobby.does(2, &Intent::Join);
        lobby
    };
    let closed = || {
        let mut closed = lobby();
        closed.does(1, &END);
        closed
    };
    let over = || {
        let mut over = Play::started(3);
        over.plays(1, "end");
        over
    };
    let ended = || {
        let mut ended = Play::started(3);
        ended.does(9, &SETTLE);
        ended
    };
    let starting = || {
        let mut starting = lobby();
        starting.takes(starting.tries(1, &Intent::Start).expect("two are enough"));
        starting
    };
    let phases = [
        lobby(),
        starting(),
        Play::started(3),
        Play::frozen(),
        over(),
        ended(),
        closed(),
        lobby().vanishes(),
        Play::started(3).vanishes(),
        Play::frozen().vanishes(),
    ];
    let mut told = String::new();
    for (name, who, intent) in intents() {
        let answers: Vec<String> = phases
            .iter()
            .map(|play| match play.tries_as(&who, &intent) {
                Ok(change) if change.session.is_starting() => "starts".to_owned(),
                Ok(change) => format!("{:?}", change.session.status).to_lowercase(),
                Err(denied) => denied.to_string(),
            })
            .collect();
        told.push_str(&format!("{name} | {}\n", answers.join(" | ")));
    }
    assert_eq!(told, EXPECTED);
}

#[test]
fn what_is_asked_of_a_table_that_freezes_lapses_but_for_its_end() {
    for (intent, stays) in [(UNDO, false), (Intent::Pause, false), (END, true)] {
        let mut play = Play::started(3);
        play.plays(1, "cheat; roll");
        play.does(1, &intent);
        let number = play.session.question.as_ref().map(|open| open.number).expect("all are asked");
        play.loaded_by(RULES_2);
        assert_eq!(play.session.question.is_some(), stays, "{intent:?}");
        play.stands();
        let told = if stays { None } else { Some("consent-lapsed") };
        assert_eq!(play.told(), (told, vec![("notice-frozen", Vec::new())]), "{intent:?}");
        let agree = Intent::Agree { question: Some(number) };
        if !stays {
            play.denies(2, &agree, "no question is open");
            play.does(2, &END);
            continue;
        }
        play.does(1, &Intent::Bring { channel: 77, allowed: false });
        assert!(play.effects.contains(&Effect::Question(number)), "{:?}", play.effects);
        play.does(2, &agree);
        play.does(3, &agree);
        assert_eq!(play.session.status, Status::Ended);
        let everybody = vec![Seat(0), Seat(1), Seat(2)];
        assert_eq!(play.told().1, [("notice-ended", everybody)], "there is no board that could call them");
    }
}

#[test]
fn a_bot_that_only_looks_on_lets_nobody_agree_to_what_it_cannot_do() {
    let mut play = Play::started(2);
    play.plays(1, "roll");
    play.does(1, &UNDO);
    // A load leaves a table like that if a newer version has played there.
    play.session.status = Status::Frozen;
    play.denies(2, &AGREE, "frozen");
    play.denies(2, &DECLINE, "frozen");
}

#[test]
fn a_table_that_goes_on_asks_what_it_asked_before_it_froze() {
    let mut play = Play::agreed(3, &[("pace", "daily")]);
    play.plays(1, "cheat; done");
    play.does(3, &Intent::Offer);
    play.passes(24 * 60 * 60 + 1);
    let absence = play.session.absences[0].number;
    play.does(1, &END);
    play.loaded_by(RULES_2);
    play.wishes(Availability::default());
    assert_eq!((play.session.absences.len(), play.session.seats[2].offered.is_some()), (1, true));
    play.does(1, &Intent::Bring { channel: 77, allowed: false });
    assert_eq!(play.notices(), ["notice-frozen"]);
    play.loaded_by(RULES_1);
    play.stands();
    assert_eq!(play.session.question, None, "the game goes on");
    assert_eq!(play.notices()[0], "notice-thawed");
    let offer = play.session.seats[2].offered.expect("it is still offered");
    for effect in [Effect::Absence(absence), Effect::Offer(offer)] {
        assert!(play.effects.contains(&effect), "{effect:?}");
    }
    assert_eq!(play.board(), Some(SeatSet::EMPTY));
    play.does(1, &Intent::Vote { absence, remedy: Remedy::Time });
}
