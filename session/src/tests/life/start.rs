//! What a game begins with: its terms, the words that people add to its luck, and a first game with a guide.

use sha2::{Digest as _, Sha256};

use super::*;
use crate::play::guidance;
use crate::record::text;

const LUCK_OF_PEOPLE: (&str, &str) = ("luck", "people");

fn agrees((key, value): (&str, &str)) -> Intent {
    Intent::Configure { key: key.to_owned(), value: value.to_owned() }
}

fn says(words: &str) -> Intent {
    Intent::Words(words.to_owned())
}

/// What the beacon said after that message.
fn beacon(message: u64) -> Intent {
    Intent::Beacon { message, round: 4711, signature: "b7".repeat(48) }
}

/// A lobby of three in which words are taken.
fn taking_words() -> Play {
    let mut play = Play::lobby(RULES_1[0], 4);
    play.does(2, &Intent::Join);
    play.does(3, &Intent::Join);
    play.does(1, &agrees(LUCK_OF_PEOPLE));
    play
}

/// The terms and words that the start has settled.
fn settled(play: &Play) -> String {
    let start = play.rows.iter().rfind(|row| row.kind() == Kind::Start);
    start.expect("it has begun").body()
}

#[test]
fn the_first_value_of_every_term_is_the_usual_one() {
    let usual = [
        ("pace", "none"),
        ("strict", "no"),
        ("weekends", "no"),
        ("holidays", "1d"),
        ("leavers", "last"),
        ("forced", "no"),
        ("undo", "game"),
        ("luck", "discord"),
    ];
    let first = TERMS.map(|term| (term.key, term.values[0]));
    let follows = ("hints", "yes");
    assert_eq!(first.iter().filter(|term| **term != follows).copied().collect::<Vec<_>>(), usual);
    for (key, value) in usual {
        assert_eq!(Terms::default().value(key).as_deref(), Some(value));
        assert!(Terms::is_default(key, value));
    }
    assert_eq!(Terms::default().value("hints"), None, "it follows from who plays");
}

#[test]
fn what_each_person_has_added_to_the_luck_stands_in_the_start_by_seat() {
    let mut play = taking_words();
    play.does(1, &says("every   word\ncounts"));
    play.does(2, &says("not these"));
    play.does(2, &says(" "));
    play.does(3, &says("an earlier thought"));
    play.does(3, &says(&"so do mine ".repeat(20)));
    play.denies(9, &says("mine"), "not seated");
    play.does(1, &Intent::Start);
    let hundred = "so do mine ".repeat(9) + "s";
    assert_eq!(settled(&play), format!("luck people\n1 every word counts\n3 {hundred}"));
    let words = play.session.beginning().expect("it has begun with a start").words;
    assert_eq!(words, [(Seat(0), "every word counts".to_owned()), (Seat(2), hundred)]);
}

#[test]
fn the_words_of_those_who_do_not_play_and_of_another_kind_of_luck_are_left_out() {
    let mut play = taking_words();
    play.does(2, &says("I leave"));
    play.does(3, &says("I stay"));
    play.does(2, &Intent::Leave);
    let mut other = Play { session: play.session.clone(), rows: play.rows.clone(), ..Play::started(2) };
    other.now = play.now;
    play.does(1, &Intent::Start);
    assert_eq!(settled(&play), "luck people\n2 I stay");
    other.does(1, &agrees(("luck", "discord")));
    other.does(1, &Intent::Start);
    assert_eq!(settled(&other), "luck discord");
}

#[test]
fn a_start_that_could_not_be_announced_is_made_again_by_the_host_after_a_minute() {
    let mut play = Play::lobby(RULES_1[0], 2);
    play.does(2, &Intent::Join);
    play.takes(play.tries(1, &Intent::Start).expect("both sit"));
    let first = play.session.owes_start().expect("it is to be told");
    play.now += 58;
    play.denies(1, &Intent::Start, "starting");
    play.now += 1;
    play.denies(2, &Intent::Start, "starting");
    play.takes(play.tries(1, &Intent::Start).expect("a minute has passed"));
    let again = play.session.owes_start().expect("it is to be told");
    assert!(again > first);
    play.denies_as(&Person::bot(), &Intent::Posted { start: first, posting: START }, "not asked");
    play.is_told();
    assert_eq!(play.session.status, Status::Live);
}

#[test]
fn with_a_beacon_the_game_begins_once_the_round_after_its_start_is_known() {
    let mut play = Play::lobby(RULES_1[0], 2);
    play.does(2, &Intent::Join);
    play.does(1, &agrees(("luck", "beacon")));
    play.does(1, &Intent::Start);
    assert_eq!((play.session.status, play.session.awaits_beacon()), (Status::Lobby, Some(START)));
    assert_eq!(play.effects, [Effect::Lobby, Effect::Beacon]);
    let signature = "b7".repeat(48);
    play.denies_as(&Person::bot(), &beacon(START.message - 1), "not asked");
    play.does_as(&Person::bot(), &beacon(START.message));
    assert_eq!((play.session.status, play.session.awaits_beacon()), (Status::Live, None));
    let start = play.session.beginning().expect("it has begun with a start");
    assert_eq!((start.message, start.beacon), (START.message, Some((4711, signature))));
    play.denies_as(&Person::bot(), &beacon(START.message), "not asked");
}

#[test]
fn the_fingerprint_is_posted_first_and_nothing_is_drawn_before_the_start_and_its_beacon() {
    let mut play = Play::lobby(RULES_1[0], 2);
    assert_eq!(play.effects, [Effect::Commitment, Effect::Lobby]);
    play.does(2, &Intent::Join);
    play.does(1, &agrees(("luck", "beacon")));
    let undrawn =
        |play: &Play| play.session.table().is_none() && play.rows.iter().all(|row| row.drawn.is_empty());
    play.takes(play.tries(1, &Intent::Start).expect("two are enough"));
    assert!(undrawn(&play) && play.effects.contains(&Effect::Start(play.session.next - 1)));
    play.is_told();
    assert!(undrawn(&play), "nobody knows the beacon's number");
    play.does_as(&Person::bot(), &beacon(START.message));
    assert!(!undrawn(&play));
}

#[test]
fn a_start_that_is_undone_while_the_beacon_is_awaited_counts_for_nothing() {
    for (who, undoes) in
        [(1, Intent::Bring { channel: 77, allowed: false }), (3, Intent::Forget(*PSEUDONYMS.start()))]
    {
        let mut play = Play::lobby(RULES_1[0], 3);
        play.does(2, &Intent::Join);
        play.does(3, &Intent::Join);
        play.does(1, &agrees(("luck", "beacon")));
        play.does(1, &Intent::Start);
        for settled in [Intent::Leave, Intent::Remove(2), agrees(("luck", "discord"))] {
            play.denies(1, &settled, "starting");
        }
        play.does(who, &undoes);
        play.denies_as(&Person::bot(), &beacon(START.message), "not asked");
        play.does(1, &agrees(("undo", "round")));
        play.takes(play.tries(1, &Intent::Start).expect("two are enough"));
        let start = play.session.owes_start().expect("another message is posted");
        let posting = Posting { message: START.message + 1, ..START };
        play.does_as(&Person::bot(), &Intent::Posted { start, posting });
        play.denies_as(&Person::bot(), &beacon(START.message), "not asked");
        play.does_as(&Person::bot(), &beacon(posting.message));
        assert_eq!(play.session.status, Status::Live);
    }
}

#[test]
fn the_published_fingerprint_is_that_of_the_secret_and_the_tables_number() {
    let secret = "07".repeat(32);
    let digest = |text: &[u8]| rules::hex(&Sha256::digest(text));
    let text = format!("luck v2\ntable 0\nsecret {secret}\n");
    let lobby = Play::lobby(RULES_1[0], 2);
    assert_eq!(lobby.session.commitment(), digest(text.as_bytes()));
    assert_eq!(Play::started(2).session.commitment(), digest(text.as_bytes()));
    let moment = Moment { now: 101, secret: [8; 32], availability: Availability::default() };
    let older = crate::testing::begin_with_first_luck(&lobby.session, &moment).expect("it begins").session;
    assert_eq!(older.commitment(), digest(&[7; 32]), "luck v1");
}

#[test]
fn where_the_fingerprint_stands_is_noted_once_and_the_start_stays_where_a_game_is_brought() {
    let mut play = Play::lobby(RULES_1[0], 2);
    let posting = Posting { channel: PLACE.channel, message: 690 };
    play.does_as(&Person::bot(), &Intent::Commit(posting));
    assert_eq!(play.session.fairness.commitment, Some(posting));
    play.denies_as(&Person::bot(), &Intent::Commit(START), "not asked");
    play.does(2, &Intent::Join);
    play.does(1, &Intent::Start);
    let beginning = play.session.beginning();
    assert_eq!(beginning.as_ref().map(|start| start.message), Some(START.message));
    play.does(1, &Intent::Bring { channel: 77, allowed: false });
    assert_eq!((play.session.beginning(), play.session.fairness.commitment), (beginning, Some(posting)));
}

/// A first game with a guide that person 1 has opened.
fn lesson(title: &'static dyn Title) -> Play {
    let intent = Intent::Learn { game: title.id().to_owned(), language: "en".to_owned() };
    let moment = Moment { now: 100, secret: [7; 32], availability: Availability::default() };
    let Change { session, rows, effects, results, .. } =
        open(PLACE, title, &intent, &person(1), &moment).expect("it begins");
    Play { session, rows, effects, results, now: 100 }
}

#[test]
fn a_first_game_begins_at_once_with_as_few_easy_computers_as_the_game_needs_and_does_not_count() {
    for (game, computers) in [
        ("catan", 2),
        ("confusing-lands", 1),
        ("harmonies", 1),
        ("village-green", 1),
        ("wolves-and-sheep", 1),
    ] {
        let play = lesson(games::title(game).expect("there is that game"));
        let session = &play.session;
        assert_eq!((session.status, session.users(session.people())), (Status::Live, vec![1]), "{game}");
        let easy = |row: &&SeatRow| matches!(row.sitter, Sitter::Computer { level: Level::Easy, .. });
        assert_eq!(session.seats.iter().filter(easy).count(), computers, "{game}");
        assert_eq!(session.seats.len(), computers + 1, "{game}");
        assert!(!session.counts(), "{game}");
        assert_ne!(session.secret, [7; 32], "{game}: its luck is prepared");
    }
    let toy = Intent::Learn { game: "toy".to_owned(), language: "en".to_owned() };
    let moment = Moment { now: 100, secret: [7; 32], availability: Availability::default() };
    let none = open(PLACE, RULES_1[0], &toy, &person(1), &moment).err().map(|denied| denied.to_string());
    assert_eq!(none.as_deref(), Some("no such game"));
}

#[test]
fn everybody_can_know_the_luck_of_a_first_game_and_its_log_says_so() {
    for title in games::TITLES {
        let mut play = lesson(*title);
        let secret = |number: u32| Sha256::digest(format!("turnstone lesson {} {number}", title.id()));
        assert!((1..=999).any(|number| secret(number)[..] == play.session.secret), "{}", title.id());
        assert!(play.session.has_first_luck() && !play.effects.contains(&Effect::Commitment));
        assert!(!play.effects.iter().any(|effect| matches!(effect, Effect::Start(_))), "{:?}", play.effects);
        play.does(1, &END);
        let log = text::log_text(&play.session).expect("it has ended");
        assert!(log.contains("\n# lesson\n") && !log.contains("# commitment"), "{log}");
    }
}

#[test]
fn only_a_first_game_that_goes_on_has_a_guide() {
    let harmonies = games::title("harmonies").expect("there is Harmonies");
    let told = |play: &Play| {
        let guide = |seat| guidance(&play.session, Seat(seat)).expect("it replays").is_some();
        [0, 1].map(guide)
    };
    let mut first = lesson(harmonies);
    assert!(told(&first).contains(&true));
    first.does(1, &END);
    assert_eq!(told(&first), [false; 2]);
    let mut other = Play::lobby(harmonies, 2);
    other.does(1, &Intent::Seat(Level::Easy));
    other.does(1, &Intent::Start);
    assert_eq!(told(&other), [false; 2]);
}

#[test]
fn playing_again_after_a_first_game_is_against_the_same_computers_with_fresh_luck_and_no_guide() {
    let mut play = lesson(games::title("harmonies").expect("there is Harmonies"));
    play.does(1, &END);
    let again = play.tries(1, &Intent::Rematch).expect("it has ended").session;
    let sitters = |session: &Session| session.seats.iter().map(|row| row.sitter.clone()).collect::<Vec<_>>();
    assert_eq!(sitters(&again), sitters(&play.session));
    assert!(again.is_starting() && !again.terms.lesson && again.counts());
    assert_eq!(again.secret, [8; 32]);
}
