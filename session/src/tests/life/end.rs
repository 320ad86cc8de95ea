//! Tables end without a result.

use rules::{Arg, Words};

use super::*;
use crate::record::{story, text, told};

#[test]
fn with_two_a_resignation_ends_the_game() {
    let mut play = Play::started(2);
    play.plays(1, "roll");
    play.does(2, &Intent::Resign);
    assert_eq!(play.session.status, Status::Over);
    assert_eq!((play.notices(), play.board()), (vec!["notice-resigned"], Some(SeatSet::one(Seat(0)))));
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
    let needed = play.session.question.as_ref().map(|question| question.needed);
    assert_eq!(needed, Some([Seat(0), Seat(2)].into_iter().collect()), "who resigned is not asked");
    play.denies(2, &AGREE, "resigned");
    play.plays(3, "end");
    let places: Vec<_> = play.results.iter().map(|row| (row.user, row.place, row.score.is_some())).collect();
    assert_eq!(places.iter().find(|row| row.0 == 2), Some(&(2, 3, true)));
}

#[test]
fn the_log_is_closed_while_the_game_goes_on() {
    let mut play = Play::started(2);
    play.plays(1, "vote");
    play.plays(1, "pick heads");
    assert!(matches!(text::log_text(&play.session), Err(Denied::LogClosed)));
    let told = |play: &Play, viewer| narration(&play.session, viewer, &Keys, -1).expect("it replays");
    assert_eq!(told(&play, Viewer::Public), ["1 vote", "1 picks"]);
    assert_eq!(told(&play, Viewer::Seat(Seat(0))), ["1 vote", "1 pick heads"]);
    play.plays(2, "pick tails");
    play.plays(1, "step");
    assert_eq!(told(&play, Viewer::Public), ["1 vote", "1 picks", "2 picks"]);
    assert_eq!(told(&play, Viewer::Seat(Seat(0))).last().map(String::as_str), Some("1 step"));
    play.plays(1, "end");
    let text = text::log_text(&play.session).expect("the game is over");
    let log: tabletop::Log = text.parse().expect("it is a log");
    assert_eq!(log, text::full_log(&play.session));
    assert!(text.contains(&play.session.commitment()));
}

#[test]
fn a_game_ended_without_a_result_shows_and_tells_everybody_its_last_moves() {
    let mut play = Play::started(2);
    play.plays(1, "step");
    assert_ne!(play.public(), play.points(), "nobody else has seen the step");
    let shown = play.session.shown.as_ref().map(|shown| shown.seq);
    play.does(1, &Intent::Settle { sure: true });
    assert_eq!((play.session.status, play.public()), (Status::Ended, play.points()));
    let since = play.effects.iter().find_map(|effect| match effect {
        Effect::Board { since, .. } => Some(*since),
        _ => None,
    });
    assert_eq!(since, shown, "its last board tells what had not been told");
    let story =
        story::story(&play.session, Viewer::Public, &Keys, since.expect("there is a board"), i64::MAX);
    assert_eq!(story, Ok(vec!["1 step".to_owned()]));
}

#[test]
fn the_log_says_what_was_agreed_and_where_the_game_ended() {
    let mut play = Play::lobby(RULES_1[0], 2);
    play.does(2, &Intent::Join);
    play.does(1, &Intent::Configure { key: "pace".to_owned(), value: "daily".to_owned() });
    play.does(1, &Intent::Start);
    let header = |play: &Play| {
        let text = text::full_log(&play.session).to_string();
        let kept = |line: &&str| line.starts_with("term ") || line.starts_with("entries ");
        text.lines().filter(kept).map(str::to_owned).collect::<Vec<_>>()
    };
    let begun = ["term luck discord", "term pace daily"];
    assert_eq!(header(&play), begun);
    play.plays(1, "roll");
    let mut over = play.session.clone();
    play.does(1, &Intent::Settle { sure: true });
    assert_eq!(header(&play), [&begun[..], &["entries 1 ended"]].concat());
    // A start of an older version has noted no terms, and its luck stays what it was.
    over.facts.fairness.terms = rules::Options::default();
    let older = over.beginning().expect("it began with a start");
    assert!(!older.to_string().contains("term "), "{older}");
}

/// Who does what, without further words.
struct Doing;

impl Words for Doing {
    fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        let name = args.iter().find_map(|(variable, arg)| match arg {
            Arg::Name(seat) if *variable == "player" => Some(self.name(*seat)),
            _ => None,
        });
        format!("{} {key}", name.unwrap_or_default())
    }

    fn name(&self, seat: Seat) -> String {
        format!("P{seat}")
    }
}

#[test]
fn whoever_chooses_last_is_told_what_the_others_have_laid() {
    let mut play = Play::lobby(games::title("confusing-lands").expect("there is that game"), 2);
    play.does(2, &Intent::Join);
    play.does(1, &Intent::Start);
    let any = |play: &Play, seat| {
        play.session.sight(Viewer::Seat(seat)).expect("it has begun").actions()[0].clone()
    };
    play.plays(2, &any(&play, Seat(1)));
    assert_eq!(told::laid_open(&play.session, Seat(1), &Doing), Ok(Vec::new()), "nothing is open yet");
    play.plays(1, &any(&play, Seat(0)));
    let told = ["laid", "received-own"];
    assert_eq!(
        told::laid_open(&play.session, Seat(0), &Doing),
        Ok(told.map(|key| format!("P2 confusing-lands-event-{key}")).to_vec())
    );
    assert_eq!(
        told::laid_open(&play.session, Seat(1), &Doing),
        Ok(Vec::new()),
        "it is told among what came since"
    );
}

#[test]
fn nothing_after_an_end_says_whose_turn_it_is() {
    use crate::tests::play::order::{Trading, user};
    let turn = |play: &Play| {
        let told = narration(&play.session, Viewer::Public, &Keys, -1).expect("it replays");
        let story = story::story(&play.session, Viewer::Public, &Keys, -1, i64::MAX).expect("it replays");
        let named = |lines: &[String]| lines.last().is_some_and(|line| line.contains("catan-event-turn"));
        (named(&told), named(&story))
    };
    for resigns in [false, true] {
        let mut trading = Trading::begun();
        let (first, others) = (user(trading.first), [user(trading.other()), user(trading.other().next(3))]);
        trading.play.plays(first, "roll");
        trading.play.plays(first, "end");
        let play = &mut trading.play;
        assert_eq!(turn(play), (true, true), "the game goes on");
        if resigns {
            others.iter().for_each(|&user| play.does(user, &Intent::Resign));
            assert_eq!(play.session.status, Status::Over);
        } else {
            play.does(first, &END);
            others.iter().for_each(|&user| play.does(user, &AGREE));
            assert_eq!(play.session.status, Status::Ended);
        }
        assert_eq!(turn(play), (false, false), "{resigns}");
    }
}

#[test]
fn a_moderator_takes_a_finished_game_out_once_and_after_being_asked_once_more() {
    let mut play = Play::started(2);
    play.plays(1, "step; end");
    assert!(play.session.counts());
    play.denies(99, &Intent::Settle { sure: false }, "not sure: Discount");
    play.does(99, &SETTLE);
    assert_eq!(
        play.rows.last().map(|row| (row.kind(), row.author)),
        Some((Kind::Discount, Author::Moderator))
    );
    assert_eq!((play.notices(), play.board()), (vec!["notice-discounted"], Some(SeatSet::EMPTY)));
    assert_eq!((play.session.status, play.session.counts()), (Status::Over, false));
    play.denies(99, &SETTLE, "over");
}

#[test]
fn the_last_board_calls_everybody_but_somebody_who_plays_alone() {
    for (seats, called) in [(1, SeatSet::EMPTY), (2, SeatSet::all(2))] {
        for (user, intent) in [(1, moves("end")), (99, SETTLE)] {
            let mut play = Play::started(seats);
            play.does(user, &intent);
            assert_eq!(play.board(), Some(called), "{seats}: {intent:?}");
        }
    }
}

#[test]
fn a_moderator_who_takes_a_finished_game_out_is_named_in_the_channel() {
    let mut play = Play::started(2);
    play.plays(1, "end");
    assert!(play.session.counts());
    play.does(9, &SETTLE);
    assert!(play.effects.contains(&Effect::Notice(Note::new("notice-discounted").by(9))));
    assert!(!play.session.counts());
}
