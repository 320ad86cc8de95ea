//! Explaining a turn: what matters comes first, and nothing is drawn in letters.

use super::trips::{against_a_computer, caller, desk, now};
use crate::discord::features::explain::page::explain_page;

#[tokio::test]
async fn a_turn_is_explained_from_what_is_asked_to_what_comes_next() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = desk(folder.path(), 4).await;
    against_a_computer(&desk, "confusing-lands").await;
    let told = explain_page(&*now(&desk).await, &caller(1, 10)).expect("it is their turn").content;
    let lines: Vec<&str> = told.lines().collect();
    let at = |begin: &str| lines.iter().position(|line| line.starts_with(begin));
    let parts =
        ["**Choose one", "> 🧭", "Your points now: **0**", "**What you may do**", "**What happens next**"];
    let found = parts.map(|part| at(part).unwrap_or_else(|| panic!("{part} is not in {told}")));
    assert!(found.is_sorted() && found[..2] == [0, 1], "{told}");
    let choices: Vec<&&str> = lines.iter().filter(|line| line.starts_with("• ")).collect();
    assert_eq!(choices.len(), 4, "two cards with two sides each: {told}");
    for choice in choices {
        assert!(choice.contains(" – 4 ways") && !choice.contains('↻') && !choice.contains(" / "), "{choice}");
    }
}
