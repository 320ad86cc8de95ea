//! What a last board says of ratings and records.

use super::rematch::over;
use super::trips::caller;
use crate::discord::letters::parts::rating::{Honours, honour_lines};
use host::rating::Rating;
use host::store::{Gain, Record};
use session::FIGURES;
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
    };
    let record =
        |user, value| Record { key: FIGURES[0].key, user, name: String::new(), value, session: session.id };
    let honours = Honours {
        gains: vec![gain(1, 1_481_600, -18_400, 9), gain(2, 1_518_400, 18_400, 2)],
        // Whoever played the larger part of a seat that somebody else has now, is no name of the table's.
        records: vec![record(2, 41), record(77, -3)],
    };
    for (lang, said) in [
        (Lang::En, "Ratings: Borek 1518 ±220 (+18) · Ada 1482 (−18)"),
        (Lang::Pl, "Punkty rankingowe: Borek 1518 ±220 (+18) · Ada 1482 (−18)"),
        (Lang::Cs, "Hodnocení: Borek 1518 ±220 (+18) · Ada 1482 (−18)"),
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
