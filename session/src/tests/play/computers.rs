//! Which computers act, and what people wait for meanwhile.

use thinking::MIND;

use super::*;
use crate::record::text;

impl Play {
    /// People 1 to `people`, then so many computers on the next seats.
    pub(crate) fn with_computers(people: u64, computers: u8) -> Play {
        let mut play = Play::lobby(RULES_1[0], people as u8 + computers);
        for user in 2..=people {
            play.does(user, &Intent::Join);
        }
        for _ in 0..computers {
            play.does(1, &Intent::Seat(Level::Greedy));
        }
        play.does(1, &Intent::Start);
        play
    }

    #[track_caller]
    pub(crate) fn computes(&mut self, number: u64, text: &str) {
        self.does_as(&Person::computer(number), &moves(text));
    }
}

#[test]
fn the_host_seats_computers_and_takes_them_off() {
    let mut play = Play::lobby(RULES_1[0], 4);
    play.does(2, &Intent::Join);
    play.denies(2, &Intent::Seat(Level::Random), "not the host");
    play.does(1, &Intent::Seat(Level::Random));
    play.does(1, &Intent::Seat(Level::Greedy));
    let computer = |number, level| Sitter::Computer { number, level };
    assert_eq!(play.session.seats[2].sitter, computer(3, Level::Random));
    assert_eq!(play.session.seats[3].sitter, computer(4, Level::Greedy));
    let row = play.rows.last().expect("it is logged");
    assert_eq!(
        (row.kind(), row.body().as_str(), row.author, row.user),
        (Kind::Seat, "greedy", Author::Person, 1)
    );
    play.denies(1, &Intent::Seat(Level::Random), "full");
    play.denies(5, &Intent::Join, "full");
    play.does(1, &Intent::Remove(3));
    play.does(1, &Intent::Seat(Level::Random));
    assert_eq!(play.session.seats[3].sitter, computer(3, Level::Random), "the lowest number that is free");
    assert_eq!(play.session.people().len(), 2);
    play.does(1, &Intent::Start);
    play.denies(1, &Intent::Seat(Level::Random), "started");
}

#[test]
fn a_lobby_without_people_closes_and_no_computer_is_its_host() {
    let mut play = Play::lobby(RULES_1[0], 4);
    play.does(1, &Intent::Seat(Level::Random));
    play.does(3, &Intent::Join);
    play.does(1, &Intent::Leave);
    assert_eq!((play.session.host, play.session.status), (3, Status::Lobby));
    play.does(3, &Intent::Leave);
    assert_eq!(play.session.status, Status::Ended);
}

#[test]
fn a_computer_only_plays_and_only_when_it_is_waited_for() {
    let mut play = Play::with_computers(1, 2);
    let seats = |play: &Play| play.session.computers_to_act();
    assert_eq!(seats(&play), SeatSet::EMPTY);
    let two = Person::computer(2);
    play.denies_as(&two, &moves("step"), "not asked");
    play.plays(1, "done");
    assert_eq!(seats(&play), SeatSet::one(Seat(1)));
    assert_eq!(play.board(), Some(SeatSet::EMPTY), "a computer is not called");
    for intent in [UNDO, END, AGREE, Intent::Resign, Intent::Rematch, Intent::Leave] {
        play.denies_as(&two, &intent, "not asked");
    }
    play.denies_as(&Person::computer(3), &moves("step"), "not asked");
    play.denies_as(&Person::computer(9), &moves("step"), "not asked");
    play.computes(2, "step; roll");
    let row = play.rows.last().expect("it is logged");
    assert_eq!((row.author, row.user, row.seat), (Author::Computer, 2, Some(Seat(1))));
    play.computes(2, "done");
    play.computes(3, "done");
    assert_eq!(play.board(), Some(SeatSet::EMPTY), "the next person is looking");
    assert_eq!(play.session.looking(play.now), Some((Seat(0), play.now - 3)));
}

#[test]
fn computers_choose_beside_people_and_answer_offers() {
    let mut play = Play::with_computers(2, 2);
    play.plays(1, "vote");
    assert_eq!(play.session.computers_to_act(), [Seat(2), Seat(3)].into_iter().collect());
    play.computes(4, "pick heads");
    assert_eq!(play.session.computers_to_act(), SeatSet::one(Seat(2)));
    play.computes(3, "pick tails");
    play.plays(2, "pick heads");
    play.plays(1, "pick tails");
    play.plays(1, "offer");
    assert_eq!(play.session.computers_to_act(), [Seat(2), Seat(3)].into_iter().collect());
    let (appeal, _) = play.session.appeal().expect("the offer is open");
    play.does_as(&Person::computer(3), &Intent::Answer { appeal, action: "reject".to_owned() });
    assert_eq!(play.session.computers_to_act(), SeatSet::EMPTY);
}

#[test]
fn a_choice_that_is_taken_back_takes_a_computers_later_thought_with_it() {
    let mut play = Play::with_computers(3, 1);
    play.plays(1, "vote");
    play.plays(1, "pick heads");
    play.computes(4, "pick tails");
    play.plays(2, "pick tails");
    play.does(2, &UNDO);
    assert_eq!(play.session.computers_to_act(), SeatSet::EMPTY, "it thought before that");
    play.does(1, &UNDO);
    assert_eq!(play.session.computers_to_act(), SeatSet::one(Seat(3)), "it thinks anew");
    assert_eq!(play.session.log.len(), 2, "the set-up and the call to vote");
}

#[test]
fn the_log_says_what_computers_decided_and_as_what_they_thought() {
    let mut play = Play::with_computers(2, 1);
    assert_eq!(play.session.mind, None);
    play.plays(1, "done");
    play.does(2, &Intent::HandOver);
    play.computes(2, "step; done");
    play.does(2, &Intent::ComeBack);
    play.computes(3, "done");
    play.plays(1, "done");
    play.plays(2, "step");
    let header = text::full_log(&play.session).header;
    assert_eq!((header.mind, header.secret), (Some(MIND), None), "the secret is kept until the end");
    let stints: Vec<String> = header.computers.iter().map(ToString::to_string).collect();
    assert_eq!(stints, ["2 normal 2 3", "3 greedy"]);
    // Nobody can check a table that went on under another way of thinking.
    play.session.mind = Some(MIND + 1);
    play.plays(2, "done");
    play.computes(3, "done");
    assert_eq!(play.session.mind, Some(0));
}

#[test]
fn computers_are_not_asked_and_wait_while_people_are() {
    let mut play = Play::with_computers(2, 1);
    play.plays(1, "roll");
    play.plays(1, "done");
    play.plays(2, "done");
    play.does(1, &END);
    let needed = play.session.question.as_ref().map(|question| question.needed);
    assert_eq!(needed, Some([Seat(0), Seat(1)].into_iter().collect()));
    assert_eq!(play.session.computers_to_act(), SeatSet::EMPTY);
    play.denies_as(&Person::computer(3), &moves("done"), "not asked");
    play.does(2, &DECLINE);
    assert_eq!(play.session.computers_to_act(), SeatSet::one(Seat(2)));
    play.does(1, &UNDO);
    play.does(2, &AGREE);
    assert_eq!(play.session.table().map(|table| table.turn().must()), Some(SeatSet::one(Seat(0))));
}

#[test]
fn alone_among_computers_nobody_else_is_asked() {
    let mut play = Play::with_computers(1, 2);
    let start = play.points();
    play.plays(1, "roll");
    play.plays(1, "done");
    play.computes(2, "roll");
    play.does(1, &UNDO);
    play.does(1, &UNDO);
    assert_eq!((play.points(), play.session.log.len()), (start, 1), "what depended on it went with it");
    play.does(1, &END);
    assert_eq!((play.session.status, play.results.len()), (Status::Ended, 0));
}

#[test]
fn a_table_that_all_people_have_left_closes() {
    let mut play = Play::with_computers(2, 2);
    play.does(1, &Intent::Resign);
    assert_eq!(play.session.status, Status::Live);
    play.does(2, &Intent::Resign);
    assert_eq!((play.session.status, play.results.len()), (Status::Ended, 0));
    assert_eq!(play.session.computers_to_act(), SeatSet::EMPTY);
    assert_eq!((play.notices(), play.board()), (vec!["notice-resigned"], Some(SeatSet::EMPTY)));
    assert_eq!(play.effects.iter().filter(|effect| matches!(effect, Effect::Board { .. })).count(), 1);
    let last = play.rows.last().expect("it is logged");
    assert_eq!((last.kind(), last.user), (Kind::End, 2));
}

#[test]
fn only_people_have_results_and_a_rematch_with_the_same_computers_begins_at_once() {
    let mut play = Play::with_computers(1, 1);
    play.plays(1, "step; end");
    assert_eq!(play.results.iter().map(|row| (row.user, row.place)).collect::<Vec<_>>(), [(1, 1)]);
    let again = play.tries(1, &Intent::Rematch).expect("the game is over");
    let sitters = |session: &Session| session.seats.iter().map(|row| row.sitter.clone()).collect::<Vec<_>>();
    assert_eq!(sitters(&again.session), sitters(&play.session));
    assert_eq!((again.session.is_starting(), again.session.id), (true, SessionId(0)));
    assert_eq!(again.effects, [Effect::Start(again.session.next - 1)]);
    assert_eq!(
        again.rows.iter().map(|row| row.seq).collect::<Vec<_>>(),
        (0..again.session.next).collect::<Vec<_>>()
    );
    // If another person is invited, the lobby waits for them.
    let mut play = Play::with_computers(2, 1);
    play.plays(1, "step; end");
    let again = play.tries(1, &Intent::Rematch).expect("the game is over");
    assert_eq!(
        (again.session.status, again.effects),
        (Status::Lobby, vec![Effect::Commitment, Effect::Invitation(vec![2])])
    );
}

#[test]
fn a_seat_knows_since_when_it_is_waited_for() {
    let mut play = Play::with_computers(2, 1);
    let since = |play: &Play| play.session.seats.iter().map(|row| row.asked_since).collect::<Vec<_>>();
    let start = play.now;
    assert_eq!(since(&play), [Some(start), None, None]);
    play.plays(1, "step");
    assert_eq!(since(&play), [Some(start), None, None], "it has been waited for all the time");
    play.plays(1, "vote");
    let vote = play.now;
    assert_eq!(since(&play), [Some(start), Some(vote), Some(vote)]);
    play.computes(3, "pick heads");
    play.plays(1, "pick heads");
    assert_eq!(since(&play), [None, Some(vote), None]);
    play.does(1, &UNDO);
    assert_eq!(since(&play), [Some(play.now), Some(vote), None], "it is waited for anew");
    play.does(1, &SETTLE);
    assert_eq!(since(&play), [None; 3]);
}

#[test]
fn every_row_says_what_kind_of_somebody_did_it() {
    let mut play = Play::with_computers(1, 1);
    play.plays(1, "toll");
    play.plays(1, "done");
    play.computes(2, "done");
    play.does_as(&Person::bot(), &Intent::Park);
    play.does(99, &SETTLE);
    let authors: Vec<_> = play.rows.iter().map(|row| (row.kind().as_str(), row.author.as_str())).collect();
    assert_eq!(
        authors,
        [
            ("open", "person"),
            ("seat", "person"),
            ("start", "person"),
            ("posted", "bot"),
            ("setup", "bot"),
            ("act", "person"),
            ("auto", "person"),
            ("act", "person"),
            ("act", "computer"),
            ("park", "bot"),
            ("end", "moderator"),
        ]
    );
    let mut lobby = Play::lobby(RULES_1[0], 2);
    lobby.now += LOBBY_LIFE;
    lobby.does_as(&Person::clock(), &Intent::Expire);
    assert_eq!(lobby.rows.last().map(|row| row.author), Some(Author::Clock));
    for (user, intent, author) in [(1, END, Author::Person), (2, SETTLE, Author::Moderator)] {
        let mut lobby = Play::lobby(RULES_1[0], 2);
        lobby.does(user, &intent);
        assert_eq!(lobby.rows.last().map(|row| row.author), Some(author));
    }
}

#[test]
fn a_seat_is_its_persons_also_while_a_computer_plays_on_it() {
    let mut play = Play::with_computers(2, 1);
    play.does(2, &Intent::HandOver);
    let session = &play.session;
    assert_eq!((session.owning(SeatSet::all(3)), session.users(SeatSet::all(3))), (vec![1, 2], vec![1]));
}

#[test]
fn computers_that_may_break_in_are_asked_once_each_beginning_next_to_who_acted_last() {
    let mut play = Play::lobby(games::title("wolves-and-sheep").expect("there is that game"), 4);
    (0..3).for_each(|_| play.does(1, &Intent::Seat(Level::Easy)));
    play.does(1, &Intent::Start);
    let mut asked = Vec::new();
    for _ in 0..12 {
        let must = play.session.table().expect("it goes on").turn().must();
        let seat = must.iter().next().expect("somebody is waited for");
        let action = play.session.sight(Viewer::Seat(seat)).expect("it has begun").actions()[0].clone();
        let number = u64::from(seat.0) + 1;
        let who = if number == 1 { person(1) } else { Person::computer(number) };
        play.does_as(&who, &moves(&action));
        asked.push((seat.0, play.session.computers_beside().iter().map(|seat| seat.0).collect::<Vec<_>>()));
    }
    // The one who acted last has been asked already, and the next one is on turn.
    let all = [(0, vec![2, 3]), (1, vec![3]), (2, vec![1]), (3, vec![1, 2])];
    assert!(asked.iter().all(|one| all.contains(one)), "{asked:?}");
    assert!(all.iter().all(|one| asked.contains(one)), "{asked:?}");
    assert!(play.session.waits_for_computers());
    assert!(!Play::started(2).session.waits_for_computers());
}
