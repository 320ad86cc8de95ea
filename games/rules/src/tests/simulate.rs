//! Figures of simulated games.

use crate::{Appeals, Outcome, Summary};

#[test]
fn figures_are_means_of_scores_and_counts_of_games_actions_and_wins() {
    let mut summary = Summary::new(2);
    for (scores, actions) in [([3, 5], 10), ([4, 4], 20), ([2, 0], 3)] {
        let outcome = Outcome::ranked(&scores.map(|score| (score, ())));
        summary.count(&scores, Some(&outcome), actions);
    }
    summary.count(&[7, 3], None, 0);
    let summary = summary.close();
    assert_eq!((summary.games, summary.actions), (4, 33));
    assert_eq!((summary.mean_scores, summary.wins), (vec![4.0, 3.0], vec![2, 2]));
    assert_eq!(Summary::new(1).close().mean_scores, [0.0]);
}

#[test]
fn appeals_add_up() {
    let mut appeals = Appeals { made: 1, agreed: 2, dropped: 3 };
    appeals.add(Appeals { made: 10, agreed: 20, dropped: 30 });
    assert_eq!(appeals, Appeals { made: 11, agreed: 22, dropped: 33 });
}
