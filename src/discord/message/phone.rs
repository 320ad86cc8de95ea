//! Labels as a phone shows them: the first part on the button or the option, the rest where there is room for it.

use poise::serenity_prelude::CreateSelectMenuOption;

use crate::discord::wire::limits;
use crate::discord::wire::limits::fit;

/// The most characters of a label that a phone shows.
pub(crate) const SHOWN: usize = 34;

/// The ends of a clause at which a label may be cut, each with the number of its characters before the cut.
const CLAUSES: [(&str, usize); 5] = [(": ", 1), (", ", 1), (" – ", 0), (" · ", 0), (" (", 0)];

/// Splits a label into what a phone shows and the rest: at the end of the last clause that is shown, else at a word. With a space between
/// them both make the label again, unless a single word is too long.
pub(crate) fn parted(label: &str) -> (&str, &str) {
    let Some((end, _)) = label.char_indices().nth(SHOWN) else { return (label, "") };
    // A space right after the shown part also ends it.
    let shown = &label[..end + usize::from(label[end..].starts_with(' '))];
    let clause = |(sign, kept): (&str, usize)| shown.rfind(sign).map(|at| at + kept).filter(|at| *at > 0);
    let cut = CLAUSES.into_iter().filter_map(clause).max();
    let (head, rest) = label.split_at(cut.or_else(|| shown.rfind(' ')).filter(|at| *at > 0).unwrap_or(end));
    (head, rest.strip_prefix(' ').unwrap_or(rest))
}

/// The label of a button: what a phone shows of it. The message has all of it.
pub(crate) fn brief(label: &str) -> &str {
    parted(label).0.trim_end_matches([':', ','])
}

/// An option of a menu: the part of its label that a phone does not show begins its second line.
pub(crate) fn option(label: &str, more: &str, value: impl Into<String>) -> CreateSelectMenuOption {
    let (head, rest) = parted(label);
    let second = [rest, more].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" · ");
    let option = CreateSelectMenuOption::new(head, value);
    if second.is_empty() { option } else { option.description(fit(&second, limits::OPTION_TEXT)) }
}

#[cfg(test)]
mod tests {
    use super::{SHOWN, brief, parted};

    #[test]
    fn labels_are_parted_where_a_clause_ends_else_at_a_word() {
        for (head, rest) in [
            ("Take 2", ""),
            ("🔴🌹💧 Discard 1:", "red rose with two willows"),
            ("⚪🟢🔴 Take A: yellow, green, brown,", "and one more"),
            ("Replay: Village Green", "(the most points of all)"),
            ("T18 ↻270° – on the wolf", "– draws nothing at all"),
            ("Offer one grain and two bricks for", "wool"),
            ("Pay three bricks to somebody whose", "name is long"),
        ] {
            let whole = format!("{head} {rest}");
            assert_eq!(parted(whole.trim_end()), (head, rest));
            assert!(head.chars().count() <= SHOWN, "{head}");
        }
        assert_eq!(parted(&"x".repeat(40)), (&"x".repeat(34)[..], "xxxxxx"));
        assert_eq!(brief("🔴🌹💧 Discard 1: red rose with two willows"), "🔴🌹💧 Discard 1");
    }
}
