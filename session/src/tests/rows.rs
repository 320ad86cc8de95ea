//! Rows are written into the database and read from it unchanged.

use super::*;

/// Bodies that this version writes, a line each: the kind's word, and the body.
const WRITTEN: &str = "\
open toy
reunion
search
unfilled
join
leave
seat easy
remove 2
option hints yes
option pace 2h+10m<4h
seats 4
commitment 20 700
words every word counts
words
start luck people|pace daily|1 every word counts|3 so do mine
start luck discord
posted 20 701
beacon 4711 00ff10ab
setup
act step
act trade give 2 wood = 1 ore
auto pay
undo 7 8 9
undo 7 alone
ask end
ask pause
ask undo 7 8
agree 3
decline 3
lapse 3
resign
hand-over normal
hand-over normal once
hint 12
hint 12 alone
order next roll; done
countermand 2
come-back
time-up
vote 4 caretaker
remedy 4 move
back 4
offer
withdraw
take 1000002
free 1000002
more-time
grace 1774400000 1774403600
grace -10 -20
pause
still-paused
resume
end
end channel deleted
discount
bring 77 78
park
unpark
freeze entry 4: cheat
adopt 2";

/// Bodies of older versions, and some that nobody writes.
const OTHERS: [(&str, &str); 24] = [
    ("take", ""),
    ("agree", ""),
    ("decline", ""),
    ("hand-over", ""),
    ("hand-over", " once"),
    ("end", "its people wished it"),
    ("ask", "leave"),
    ("ask", ""),
    ("ask", "undo"),
    ("ask", "undo 7 seven 8"),
    ("undo", ""),
    ("undo", "7 seven  8 alone"),
    ("hint", "last alone"),
    ("vote", "4"),
    ("vote", "4 patience"),
    ("vote", "4 time at once"),
    ("remedy", "x move"),
    ("back", "+4"),
    ("seats", "many"),
    ("start", "1 words\nluck people\n\nnonsense"),
    ("grace", "1774400000"),
    ("posted", "20 seven hundred"),
    ("beacon", "x 00ff"),
    ("join", "with a word"),
];

fn read(kind: &str, body: &str) -> Row {
    let (deed, verbatim) = Deed::read(kind.parse().expect("a kind"), body.to_owned());
    let (number, seat, drawn) = (None, Some(Seat(1)), Vec::new());
    let (seq, author, user, at) = (0, Author::Person, 9, 100);
    Row { seq, number, seat, author, user, deed, verbatim, drawn, barrier: false, turned: false, at }
}

#[test]
fn every_kind_is_written_as_it_was_read() {
    let mut kinds = Vec::new();
    for line in WRITTEN.lines() {
        let (kind, body) = line.split_once(' ').unwrap_or((line, ""));
        let body = body.replace('|', "\n");
        let row = read(kind, &body);
        assert_eq!((row.kind().as_str(), row.body(), row.verbatim), (kind, body, None), "{line}");
        kinds.push(row.deed.kind());
    }
    let missing: Vec<&Kind> = Kind::ALL.iter().filter(|kind| !kinds.contains(kind)).collect();
    assert_eq!(missing, [] as [&Kind; 0]);
}

#[test]
fn what_another_version_has_written_is_kept_as_it_is() {
    for (kind, body) in OTHERS {
        let row = read(kind, body);
        assert_eq!((row.kind().as_str(), row.body().as_str()), (kind, body));
        let again = read(kind, &row.body());
        assert_eq!(again, row);
    }
}

#[test]
fn what_another_version_has_written_is_read_as_far_as_it_can_be() {
    let cut = |seqs: &[i64], alone| Deed::Undo(Cut { seqs: seqs.to_vec(), alone });
    for (kind, body, deed) in [
        ("take", "", Deed::Take(None)),
        ("hand-over", "once", Deed::HandOver(Keeper { level: None, once: false })),
        ("ask", "leave", Deed::Ask(Matter::End)),
        ("ask", "undo 7 seven 8", Deed::Ask(Matter::Undo(vec![7, 8]))),
        ("undo", "7 seven  8 alone", cut(&[7, 8], true)),
        ("undo", "7 8", cut(&[7, 8], false)),
        ("vote", "4 time at once", Deed::Vote(Vote { absence: Some(4), remedy: Some(Remedy::Time) })),
        ("remedy", "4 patience", Deed::Remedy(Vote { absence: Some(4), remedy: None })),
        ("end", "its people wished it", Deed::End(EndReason::ByPeople)),
        ("grace", "1774400000", Deed::Grace(None)),
    ] {
        assert_eq!(read(kind, body).deed, deed, "{kind} {body}");
    }
    let Deed::Start(settled) = read("start", "1 words\nluck people\n\nnonsense").deed else {
        panic!("it is a start");
    };
    assert_eq!(settled.said, [(Seat(0), "words".to_owned())]);
    assert_eq!(settled.terms, Options::default().with("luck", "people"));
}

#[test]
fn every_phase_has_its_word_in_the_database() {
    for (status, word) in [
        (Status::Lobby, "lobby"),
        (Status::Live, "live"),
        (Status::Over, "over"),
        (Status::Ended, "ended"),
        (Status::Frozen, "frozen"),
    ] {
        assert_eq!((status.as_str(), word.parse::<Status>().ok()), (word, Some(status)));
    }
    assert!("asleep".parse::<Status>().is_err());
}

#[test]
fn every_kind_of_author_has_its_word_in_the_database() {
    for (author, word) in [
        (Author::Person, "person"),
        (Author::Computer, "computer"),
        (Author::Order, "order"),
        (Author::Clock, "clock"),
        (Author::Moderator, "moderator"),
        (Author::Bot, "bot"),
    ] {
        assert_eq!((author.as_str(), word.parse::<Author>().ok()), (word, Some(author)));
    }
    assert!("ghost".parse::<Author>().is_err());
}
