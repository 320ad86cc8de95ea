//! What a last board says about ratings and records.

use thinking::Level;

use super::rematch::over;
use super::trips::caller;
use crate::discord::features::board::result::lines;
use crate::discord::features::leaderboard::rating::{Honours, honour_lines};
use host::rating::Rating;
use host::standings::{Gain, Record, Trend};
use session::{FIGURES, Names, Session};
use words::{Lang, Speech};

#[tokio::test]
async fn a_last_board_tells_of_new_records_and_of_ratings_the_largest_gain_first() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = over(folder.path(), false).await;
    let session = desk.here(&caller(1, 20)).await.expect("a table").session;
    let gain = |user, points, gained, games| Gain {
        user,
        rating: Rating { points, spread: 216_400 },
        gained,
        games,
        trend: (games >= Rating::YOUNG).then_some(Trend { change: 34_400, games }),
    };
    let record = |user, value| Record {
        key: FIGURES[0].key,
        user,
        names: Names::default(),
        value,
        session: session.id,
    };
    let honours = Honours {
        gains: vec![gain(1, 1_481_600, -18_400, 9), gain(2, 1_518_400, 18_400, 2)],
        // A person who played the larger part of a seat that is now somebody else's has no name at the table.
        records: vec![record(2, 41), record(77, -3)],
    };
    for (lang, said) in [
        (Lang::En, "Ratings: Borek 1518 ±220 (+18) · Ada 1482 (−18; +34 over the last 9 games)"),
        (Lang::Pl, "Punkty rankingowe: Borek 1518 ±220 (+18) · Ada 1482 (−18; +34 w ostatnich 9 grach)"),
        (Lang::Cs, "Hodnocení: Borek 1518 ±220 (+18) · Ada 1482 (−18; +34 za posledních 9 her)"),
    ] {
        let speech = Speech::new(lang, vec!["Ada".to_owned(), "Borek".to_owned()]);
        let lines = honour_lines(&session, &honours, &speech);
        assert_eq!(lines[0], said);
        assert!(lines[1].contains("🏅") && lines[1].ends_with(": **41** (Borek)"), "{lines:?}");
        assert!(lines[2].ends_with(": **−3** (<@77>)"), "{lines:?}");
        assert_eq!(lines.len(), 3);
    }
    let nothing = honour_lines(&session, &Honours::default(), &Speech::new(Lang::En, Vec::new()));
    assert!(nothing.is_empty(), "{nothing:?}");
}

#[tokio::test]
async fn whoever_is_without_a_place_has_none_in_the_list() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = over(folder.path(), false).await;
    let played = desk.here(&caller(1, 20)).await.expect("a table").session;
    for (leavers_out, left, listed) in [(true, 2, 0), (true, 1, 1), (false, 2, 2), (true, 0, 2)] {
        let mut session = Session::clone(&played);
        session.terms.leavers_out = leavers_out;
        for (number, row) in session.seats.iter_mut().enumerate() {
            row.left = None;
            row.caretaker = (number < left).then_some(Level::Normal);
        }
        let speech = Speech::new(Lang::En, vec!["Ada".to_owned(), "Borek".to_owned()]);
        let said = lines(&session, &session.outcome().expect("it is over"), &speech);
        let places = said.iter().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).count();
        assert_eq!(places, listed, "{said:?}");
        let without = said.iter().any(|line| line.contains("without a place"));
        assert_eq!(without, leavers_out && left > 0, "{said:?}");
    }
}
