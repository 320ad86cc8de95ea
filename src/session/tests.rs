use games::{Options, Seat, SeatSet, Title, Viewer};

use super::toy::{Keys, RULES_1};
use super::*;

/// A table that is played without a store: rows pile up, the session moves on.
struct Play {
    session: Session,
    rows: Vec<Row>,
    effects: Vec<Effect>,
    results: Vec<ResultRow>,
    now: i64,
}

fn person(user: u64) -> Person {
    let name = format!("Person {user}");
    Person { user, username: name.to_lowercase(), name, locale: "en-US".to_owned() }
}

const PLACE: Place = Place { guild: 1, channel: 2 };

impl Play {
    /// A lobby with that many seats, host 1 seated.
    fn lobby(title: &'static dyn Title, seats: u8) -> Play {
        let options = Options::default();
        let intent = Intent::Open {
            game: title.id().to_owned(),
            options,
            seats: Some(seats),
            language: "en".to_owned(),
        };
        let moment = Moment { now: 100, secret: [7; 32] };
        let change = open(PLACE, title, &intent, &person(1), &moment).expect("the lobby opens");
        Play {
            session: change.session,
            rows: change.rows,
            effects: change.effects,
            results: Vec::new(),
            now: moment.now,
        }
    }

    /// A game that has begun, people 1 to `seats` seated in order.
    fn started(seats: u8) -> Play {
        let mut play = Play::lobby(RULES_1[0], seats);
        for user in 2..=u64::from(seats) {
            play.does(user, &Intent::Join);
        }
        play.does(1, &Intent::Start);
        play
    }

    fn tries(&self, user: u64, intent: &Intent) -> Result<Change, Denied> {
        decide(&self.session, intent, &person(user), &Moment { now: self.now + 1, secret: [8; 32] })
    }

    #[track_caller]
    fn does(&mut self, user: u64, intent: &Intent) {
        let change = self.tries(user, intent).expect("the intent is granted");
        assert_eq!(change.rows.first().map(|row| row.seq), Some(self.session.next), "rows go on counting");
        assert_eq!(change.session.rev, self.session.rev + 1);
        self.now += 1;
        self.session = change.session;
        self.rows.extend(change.rows);
        self.effects = change.effects;
        self.results = change.results;
        self.stands();
    }

    #[track_caller]
    fn plays(&mut self, user: u64, text: &str) {
        self.does(user, &moves(text));
    }

    /// What is stored leads to the same session.
    #[track_caller]
    fn stands(&self) {
        let mut again = self.session.clone();
        (again.now, again.shown, again.consent, again.settled) = (None, None, None, None);
        assemble(&mut again, &self.rows, None).expect("the log replays");
        assert_eq!(again.log, self.session.log);
        assert_eq!(again.next, self.session.next);
        assert_eq!((&again.consent, again.settled), (&self.session.consent, self.session.settled));
        for (one, other) in [(&again.now, &self.session.now), (&again.shown, &self.session.shown)] {
            assert_eq!(one.as_ref().map(|s| s.table.save()), other.as_ref().map(|s| s.table.save()));
            assert_eq!(one.as_ref().map(|s| s.seq), other.as_ref().map(|s| s.seq));
        }
    }

    #[track_caller]
    fn denies(&self, user: u64, intent: &Intent, expected: &str) {
        match self.tries(user, intent) {
            Ok(_) => panic!("{intent:?} was granted; expected: {expected}"),
            Err(denied) => assert_eq!(denied.to_string(), expected),
        }
    }

    fn points(&self) -> Vec<i32> {
        self.session.table().expect("the game has begun").scores()
    }

    fn public(&self) -> Vec<i32> {
        self.session.shown.as_ref().expect("the game has begun").table.scores()
    }

    fn board(&self) -> Option<SeatSet> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::Board { ping, .. } => Some(*ping),
            _ => None,
        })
    }

    fn notices(&self) -> Vec<&str> {
        let note = |effect: &'_ Effect| match effect {
            Effect::Notice(note) => Some(note.key.clone()),
            _ => None,
        };
        self.effects.iter().filter_map(note).map(|key| &*key.leak()).collect()
    }
}

fn moves(text: &str) -> Intent {
    Intent::Act { moves: text.split(';').map(str::to_owned).collect(), decision: None }
}

const UNDO: Intent = Intent::Undo { decision: None };
const AGREE: Intent = Intent::Agree { question: None };
const DECLINE: Intent = Intent::Decline { question: None };
const END: Intent = Intent::End { moderator: false };

#[test]
fn a_person_holds_one_seat() {
    let mut play = Play::lobby(RULES_1[0], 2);
    play.denies(1, &Intent::Join, "already seated");
    play.does(2, &Intent::Join);
    play.denies(2, &Intent::Join, "already seated");
    play.denies(3, &Intent::Join, "full");
    assert_eq!(play.session.seat_of(2), Some(Seat(1)));
}

#[test]
fn the_host_alone_settles_the_lobby() {
    let mut play = Play::lobby(RULES_1[0], 3);
    play.does(2, &Intent::Join);
    let option = Intent::Configure { key: "length".to_owned(), value: "long".to_owned() };
    for intent in [option.clone(), Intent::Seats(4), Intent::Remove(Seat(0)), Intent::Start, END] {
        play.denies(2, &intent, "not the host");
    }
    play.does(1, &option);
    play.does(1, &Intent::Seats(2));
    play.denies(1, &Intent::Seats(1), "2 people sit already");
    play.denies(1, &Intent::Seats(9), "refused: refusal-seats");
    let nonsense = Intent::Configure { key: "length".to_owned(), value: "endless".to_owned() };
    play.denies(1, &nonsense, "refused: option-value");
    play.does(1, &Intent::Remove(Seat(1)));
    play.denies(1, &Intent::Remove(Seat(1)), "nobody sits there");
    play.denies(1, &Intent::Start, "1 of 2 people");
    play.does(1, &END);
    assert_eq!(play.session.status, Status::Ended);
    play.denies(2, &Intent::Join, "over");
}

#[test]
fn whoever_wants_to_play_alone_may() {
    let play = Play::started(1);
    assert_eq!(play.session.status, Status::Live);
    assert_eq!(play.board(), Some(SeatSet::EMPTY), "solo never pings");
}

#[test]
fn the_last_to_leave_closes_the_lobby_and_a_host_hands_it_on() {
    let mut play = Play::lobby(RULES_1[0], 3);
    play.does(2, &Intent::Join);
    play.does(3, &Intent::Join);
    play.does(1, &Intent::Leave);
    assert_eq!(play.session.host, 2);
    assert_eq!(play.session.seat_of(3), Some(Seat(1)));
    play.does(3, &Intent::Leave);
    play.does(2, &Intent::Leave);
    assert_eq!(play.session.status, Status::Ended);
}

#[test]
fn a_lobby_expires_when_nobody_touches_it_for_a_week() {
    let mut play = Play::lobby(RULES_1[0], 3);
    play.now += LOBBY_LIFE - 2;
    play.denies(0, &Intent::Expire, "not over");
    play.does(2, &Intent::Join);
    play.now += LOBBY_LIFE - 1;
    play.does(0, &Intent::Expire);
    assert_eq!(play.session.status, Status::Ended);
}

#[test]
fn intents_are_refused_where_they_do_not_belong() {
    let lobby = Play::lobby(RULES_1[0], 2);
    for intent in [moves("step"), UNDO, Intent::Resign] {
        lobby.denies(1, &intent, "not started");
    }
    lobby.denies(2, &Intent::Leave, "not seated");
    let live = Play::started(2);
    for intent in [Intent::Join, Intent::Seats(3), Intent::Start] {
        live.denies(3, &intent, "started");
    }
    for intent in [moves("step"), UNDO, Intent::Resign, END] {
        live.denies(3, &intent, "not seated");
    }
    live.denies(1, &Intent::Rematch, "not over");
    live.denies(1, &AGREE, "no question is open");
    live.denies(1, &Intent::Leave, "started");
    live.denies(2, &moves("step"), "refused: refusal-not-your-turn");
    live.denies(1, &moves("hop"), "refused: toy-refusal-unreadable");
    live.denies(1, &Intent::Act { moves: Vec::new(), decision: None }, "no move");
}

#[test]
fn a_chain_is_done_whole_or_not_at_all() {
    let mut play = Play::started(2);
    let before = play.points();
    play.denies(1, &moves("step; step; accept; step"), "link 3 refused: toy-refusal");
    play.denies(1, &moves("step; roll; step"), "link 3 follows a barrier");
    play.denies(1, &moves("step; done; step"), "link 3 refused: refusal-not-your-turn");
    play.plays(1, "step; STEP ;  step");
    assert_eq!(play.points()[0], before[0] + 3);
    play.plays(1, "step; roll");
}

#[test]
fn what_can_be_taken_back_is_not_published() {
    let mut play = Play::started(2);
    let before = play.public();
    play.plays(1, "step");
    assert_eq!((play.public(), play.board()), (before.clone(), None));
    assert_ne!(play.points(), before);
    assert_eq!(play.session.standing(Viewer::Seat(Seat(0))).map(|s| s.table.scores()), Some(play.points()));
    assert_eq!(play.session.standing(Viewer::Seat(Seat(1))).map(|s| s.table.scores()), Some(before));
    play.plays(1, "done");
    assert_eq!(play.public(), play.points());
    assert_eq!(play.board(), Some(SeatSet::one(Seat(1))), "the next one is pinged");
    play.plays(2, "step");
    play.plays(2, "roll");
    assert_eq!(play.public(), play.points());
    assert_eq!(play.board(), Some(SeatSet::EMPTY), "nobody newly must act");
}

#[test]
fn the_games_own_answer_is_published_with_what_caused_it() {
    let mut play = Play::started(3);
    play.plays(1, "toll");
    assert_eq!(
        play.session.log.iter().map(|l| l.entry.to_string()).skip(1).collect::<Vec<_>>(),
        ["1 toll", "auto 2 pay"]
    );
    assert_eq!(play.public(), play.points());
    assert_eq!(play.board(), Some(SeatSet::EMPTY), "whose forced step was done is not pinged");
}

#[test]
fn a_decision_number_grows_only_with_what_is_asked() {
    let mut play = Play::started(3);
    let numbers = |play: &Play| play.session.seats.iter().map(|row| row.decision).collect::<Vec<_>>();
    let start = numbers(&play);
    play.plays(1, "step");
    assert_eq!(numbers(&play), [start[0] + 1, start[1], start[2]], "the actor's always grows");
    play.plays(1, "vote");
    let vote = numbers(&play);
    assert_eq!(vote, [start[0] + 2, start[1] + 1, start[2] + 1]);
    play.plays(2, "pick heads");
    assert_eq!(numbers(&play), [vote[0], vote[1] + 1, vote[2]], "somebody else's choice voids nothing");
    let stale = Intent::Act { moves: vec!["pick tails".to_owned()], decision: Some(vote[1]) };
    play.denies(2, &stale, &format!("stale; the decision is now {}", vote[1] + 1));
    let fresh = Intent::Act { moves: vec!["pick tails".to_owned()], decision: Some(vote[2]) };
    play.does(3, &fresh);
    play.denies(
        3,
        &Intent::Undo { decision: Some(vote[2]) },
        &format!("stale; the decision is now {}", vote[2] + 1),
    );
}

#[test]
fn steps_of_ones_own_turn_are_taken_back_freely_one_by_one() {
    let mut play = Play::started(2);
    let (start, public) = (play.points(), play.public());
    play.denies(1, &UNDO, "nothing to take back");
    play.plays(1, "step; step");
    assert!(play.session.can_take_back(Seat(0)));
    assert!(!play.session.can_take_back(Seat(1)));
    play.does(1, &UNDO);
    assert_eq!(play.points()[0], start[0] + 1);
    assert_eq!(play.board(), None, "nobody has seen it");
    play.does(1, &UNDO);
    assert_eq!((play.points(), play.public()), (start, public));
    play.denies(1, &UNDO, "nothing to take back");
}

#[test]
fn the_games_own_answer_goes_back_with_its_cause() {
    let mut play = Play::started(2);
    let start = play.points();
    play.plays(1, "toll");
    play.does(1, &UNDO);
    assert_eq!(play.points(), start);
    assert_eq!(play.session.log.len(), 1);
}

#[test]
fn a_secret_choice_is_withdrawn_until_the_last_one_is_in() {
    let mut play = Play::started(3);
    play.plays(1, "vote");
    play.plays(1, "pick heads");
    play.plays(2, "pick heads");
    assert!(play.session.can_take_back(Seat(0)));
    play.does(1, &UNDO);
    assert_eq!(play.session.table().map(|t| t.turn().must()), Some([Seat(0), Seat(2)].into_iter().collect()));
    assert!(play.board().is_some(), "all may see who still chooses");
    assert_eq!(play.session.log.last().map(|line| line.entry.to_string()), Some("2 pick heads".to_owned()));
    play.plays(1, "pick tails");
    play.plays(1, "pick heads");
    play.plays(3, "pick tails");
    assert!(!play.session.can_take_back(Seat(1)), "it is revealed");
    assert_eq!(play.board(), Some(SeatSet::EMPTY.with(Seat(0))));
}

#[test]
fn beyond_a_barrier_everybody_is_asked() {
    let mut play = Play::started(3);
    let start = play.points();
    play.plays(1, "roll");
    let rolled = play.points();
    assert!(!play.session.can_take_back(Seat(0)));
    play.does(1, &UNDO);
    assert_eq!(play.points(), rolled, "nothing happens yet");
    let question = play.session.consent.as_ref().expect("all are asked").question;
    assert_eq!(play.effects, [Effect::Question(question)]);
    play.denies(2, &UNDO, "nothing to take back");
    play.denies(1, &END, "a question is open");
    play.denies(1, &AGREE, "answered");
    play.denies(4, &AGREE, "not seated");
    play.denies(2, &Intent::Agree { question: Some(question + 1) }, "no question is open");
    play.does(2, &Intent::Agree { question: Some(question) });
    play.denies(2, &AGREE, "answered");
    play.does(3, &AGREE);
    assert_eq!(play.points(), start);
    assert_eq!((&play.session.consent, play.session.settled), (&None, Some((question, Settled::Granted))));
    assert_eq!(play.notices(), ["notice-undone"]);
    assert!(play.board().is_some());
    play.plays(1, "roll");
    assert_eq!(play.points(), rolled, "taking back fishes no luck");
}

#[test]
fn a_turn_that_was_handed_on_comes_back_by_consent() {
    let mut play = Play::started(2);
    play.plays(1, "step; done");
    play.plays(2, "step");
    assert!(!play.session.can_take_back(Seat(0)));
    play.does(1, &UNDO);
    play.does(2, &AGREE);
    assert_eq!(play.session.table().map(|t| t.turn().must()), Some(SeatSet::one(Seat(0))));
    assert_eq!(play.session.log.len(), 2, "the other's step is gone too");
    assert_eq!(play.board(), Some(SeatSet::one(Seat(0))), "whoever asked is told that it is granted");
}

#[test]
fn one_who_declines_closes_the_question_and_an_action_lets_it_lapse() {
    let mut play = Play::started(2);
    play.plays(1, "roll");
    play.does(1, &UNDO);
    play.does(2, &DECLINE);
    assert_eq!(play.session.settled.map(|(_, how)| how), Some(Settled::Declined(Seat(1))));
    assert_eq!(play.notices(), ["notice-consent-declined"]);
    play.does(1, &UNDO);
    play.plays(1, "step");
    assert_eq!(play.session.consent, None);
    let question = play.effects.iter().find_map(|effect| match effect {
        Effect::Question(number) => Some(*number),
        _ => None,
    });
    assert_eq!(play.session.settled, question.map(|number| (number, Settled::Lapsed)));
    play.denies(2, &AGREE, "no question is open");
}

#[test]
fn alone_nobody_needs_to_be_asked() {
    let mut play = Play::started(1);
    let start = play.points();
    play.plays(1, "roll");
    play.does(1, &UNDO);
    assert_eq!(play.points(), start);
    assert!(play.notices().is_empty());
}

#[test]
fn an_answered_offer_is_not_taken_back_freely() {
    let mut play = Play::started(2);
    play.plays(1, "offer");
    assert!(play.session.can_take_back(Seat(0)));
    play.does(1, &UNDO);
    play.plays(1, "offer");
    play.plays(2, "reject");
    assert!(!play.session.can_take_back(Seat(0)));
    assert!(!play.session.can_take_back(Seat(1)), "the other's part is done");
}

#[test]
fn with_two_a_resignation_ends_the_game() {
    let mut play = Play::started(2);
    play.plays(1, "roll");
    play.does(2, &Intent::Resign);
    assert_eq!(play.session.status, Status::Over);
    assert_eq!((play.notices(), play.board()), (vec!["notice-resigned"], Some(SeatSet::EMPTY)));
    let places: Vec<_> = play.results.iter().map(|row| (row.user, row.place, row.score)).collect();
    assert_eq!(places, [(1, 1, None), (2, 2, None)]);
    play.denies(1, &moves("step"), "over");
    play.denies(1, &UNDO, "over");
}

#[test]
fn with_more_the_game_answers_for_who_resigned() {
    let mut play = Play::started(3);
    play.plays(1, "done");
    play.does(2, &Intent::Resign);
    assert_eq!(play.notices(), ["notice-resigned"]);
    assert_eq!(play.session.table().map(|t| t.turn().must()), Some(SeatSet::one(Seat(2))));
    assert_eq!(play.session.log.last().map(|line| line.entry.to_string()), Some("auto 2 done".to_owned()));
    play.denies(2, &moves("step"), "resigned");
    play.denies(2, &Intent::Resign, "resigned");
    play.denies(1, &UNDO, "nothing to take back");
    play.plays(3, "roll");
    play.does(3, &UNDO);
    let needed = play.session.consent.as_ref().map(|consent| consent.needed);
    assert_eq!(needed, Some([Seat(0), Seat(2)].into_iter().collect()), "who resigned is not asked");
    play.denies(2, &AGREE, "resigned");
    play.plays(3, "end");
    let places: Vec<_> = play.results.iter().map(|row| (row.user, row.place, row.score.is_some())).collect();
    assert_eq!(places.iter().find(|row| row.0 == 2), Some(&(2, 3, true)));
}

#[test]
fn a_game_ends_without_result_by_consent_or_by_a_moderator() {
    let mut play = Play::started(3);
    play.does(1, &END);
    play.does(2, &END);
    assert_eq!(play.session.status, Status::Live);
    play.does(3, &AGREE);
    assert_eq!((play.session.status, play.results.len()), (Status::Ended, 0));
    let mut play = Play::started(3);
    play.does(99, &Intent::End { moderator: true });
    assert_eq!(play.session.status, Status::Ended);
    assert_eq!(play.notices(), ["notice-ended"]);
}

#[test]
fn a_rematch_seats_the_same_people() {
    let mut play = Play::started(2);
    play.plays(1, "end");
    play.denies(3, &Intent::Rematch, "not seated");
    let change = play.tries(2, &Intent::Rematch).expect("the game is over");
    let session = change.session;
    assert_eq!((session.id, session.status, session.host), (SessionId(0), Status::Lobby, 2));
    assert_eq!(session.seats.iter().map(|row| row.user).collect::<Vec<_>>(), [1, 2]);
    assert_ne!(session.secret, play.session.secret);
}

#[test]
fn a_parked_table_wakes_when_somebody_comes() {
    let mut play = Play::started(2);
    play.does(0, &Intent::Park);
    assert!(play.session.parked);
    play.plays(1, "step");
    assert!(!play.session.parked);
    assert_eq!(play.rows.last().map(|row| row.kind), Some(Kind::Unpark));
}

#[test]
fn the_log_is_closed_while_the_game_goes_on() {
    let mut play = Play::started(2);
    play.plays(1, "vote");
    play.plays(1, "pick heads");
    assert!(matches!(play.session.log_text(), Err(Denied::LogClosed)));
    let told = |play: &Play, viewer| play.session.narration(viewer, &Keys, -1).expect("it replays");
    assert_eq!(told(&play, Viewer::Public), ["1 vote", "1 picks"]);
    assert_eq!(told(&play, Viewer::Seat(Seat(0))), ["1 vote", "1 pick heads"]);
    play.plays(2, "pick tails");
    play.plays(1, "step");
    assert_eq!(told(&play, Viewer::Public), ["1 vote", "1 picks", "2 picks"]);
    assert_eq!(told(&play, Viewer::Seat(Seat(0))).last().map(String::as_str), Some("1 step"));
    play.plays(1, "end");
    let text = play.session.log_text().expect("the game is over");
    let log: games::Log = text.parse().expect("it is a log");
    assert_eq!(log, play.session.full_log());
    assert!(text.contains(&play.session.commitment()));
}

#[test]
fn the_secret_stays_secret_until_the_end() {
    let mut play = Play::started(2);
    assert_eq!(play.session.revealed_secret(), None);
    play.plays(1, "end");
    assert_eq!(play.session.revealed_secret(), Some("07".repeat(32)));
}

/// Every game that is hosted, with its fewest seats, is played at random through intents, with take-backs on the way.
#[test]
fn whole_games_are_played_through_intents() {
    for title in games::TITLES.iter().copied() {
        let seats = title.seats().0.max(2).min(title.seats().1);
        let mut play = Play::lobby(title, seats);
        for user in 2..=u64::from(seats) {
            play.does(user, &Intent::Join);
        }
        play.does(1, &Intent::Start);
        let mut choices = games::Quick::new(5);
        let mut undone = 0;
        while play.session.status == Status::Live {
            let table = play.session.table().expect("the game is on");
            let seat = table.turn().must().iter().next().expect("somebody must act");
            let actions = table.sight(Viewer::Seat(seat)).actions();
            let action = actions[choices.below(actions.len())].clone();
            let user = u64::from(seat.0) + 1;
            let change = play.tries(user, &Intent::Act { moves: vec![action], decision: None });
            let change = change.expect("a listed action is legal");
            play.rows.extend(change.rows);
            (play.session, play.results) = (change.session, change.results);
            if play.session.can_take_back(seat) && choices.below(4) == 0 && undone < 20 {
                undone += 1;
                play.does(user, &UNDO);
            }
        }
        play.stands();
        assert_eq!(play.results.len(), usize::from(seats), "{}", title.id());
        let log: games::Log = play.session.log_text().expect("it is over").parse().expect("it is a log");
        let replayed = games::replay(&log, |_, _, _| {}).expect("it replays");
        assert_eq!(Some(replayed.save()), play.session.table().map(AnyTable::save));
    }
}

impl Play {
    fn appeals(&self) -> Vec<i64> {
        let number = |effect: &Effect| match effect {
            Effect::Appeal(number) => Some(*number),
            _ => None,
        };
        self.effects.iter().filter_map(number).collect()
    }
}

fn answer(appeal: i64, action: &str) -> Intent {
    Intent::Answer { appeal, action: action.to_owned() }
}

#[test]
fn an_offer_is_announced_answered_where_it_stands_and_over_then() {
    let mut play = Play::started(3);
    play.plays(1, "step; offer");
    let number = play.session.next - 1;
    assert_eq!(play.appeals(), [number]);
    assert_eq!(play.session.appeal().map(|(open, appeal)| (open, appeal.open.len())), Some((number, 2)));
    assert_eq!(play.session.appeal_story(number, &Keys).expect("it replays"), ["1 offer"]);
    play.denies(1, &answer(number, "accept"), "not asked");
    play.denies(4, &answer(number, "accept"), "not seated");
    play.denies(2, &answer(number - 1, "accept"), "no question is open");
    play.plays(1, "step");
    assert_eq!(play.appeals(), [0; 0], "what does not change it is not told");
    play.does(2, &answer(number, "reject"));
    assert_eq!(play.appeals(), [number]);
    assert_eq!(play.board(), Some(SeatSet::one(Seat(0))), "whoever asked is called");
    assert_eq!(play.session.appeal_story(number, &Keys).expect("it replays"), ["1 offer", "2 reject"]);
    play.denies(3, &answer(number, "accept"), "no question is open");
}

#[test]
fn an_offer_dies_with_the_turn_and_the_next_has_a_message_of_its_own() {
    let mut play = Play::started(2);
    play.plays(1, "offer");
    let first = play.session.next - 1;
    play.plays(1, "done");
    assert_eq!(play.appeals(), [first]);
    play.denies(2, &answer(first, "accept"), "no question is open");
    play.plays(2, "offer");
    let second = play.session.next - 1;
    assert_eq!(play.appeals(), [second]);
    play.denies(1, &answer(first, "accept"), "no question is open");
    play.does(1, &answer(second, "accept"));
}

#[test]
fn an_offer_that_is_taken_back_is_told_so() {
    let mut play = Play::started(2);
    play.plays(1, "offer");
    let number = play.session.next - 1;
    play.does(1, &UNDO);
    if play.session.consent.is_some() {
        play.does(2, &AGREE);
    }
    assert_eq!(play.appeals(), [number]);
    assert_eq!(play.session.appeal_story(number, &Keys).expect("it replays"), [""; 0]);
}
