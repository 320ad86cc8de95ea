//! A habitat in one line: its shape and its elements, the home in brackets.

use super::super::card::CardId;
use super::Say;

/// As in "row T1-T1-[W]": elements in the order of the shape.
pub(in super::super) fn habitat(card: CardId, say: Say<'_>) -> String {
    let printed = card.card();
    let code = |element: super::super::token::Element| say.code(element.stacks()[0]);
    let home = format!("[{}]", code(printed.home));
    let others: Vec<String> = printed.around.iter().map(|(element, _)| code(*element)).collect();
    let steps: Vec<(i8, i8)> = printed.around.iter().map(|(_, step)| *step).collect();
    match (&others[..], &steps[..]) {
        ([one], _) => format!("{one}-{home}"),
        ([far, near], [(-2, 0), _]) => {
            format!("{} {far}-{near}-{home}", say.plain("harmonies-shape-row"))
        }
        ([left, right], [(-1, 0), (1, 0)]) => {
            format!("{} {left}-{home}-{right}", say.plain("harmonies-shape-row"))
        }
        ([left, right], [(-1, 1), (1, 0)]) => {
            format!("{} {left}-{home}-{right}", say.plain("harmonies-shape-bend"))
        }
        ([one, other], _) => {
            format!("{} {home} {one} {other}", say.plain("harmonies-shape-triangle"))
        }
        ([far, near, by], [(-2, 1), ..]) => {
            format!("{} {far} {near} {by} {home}", say.plain("harmonies-shape-rhombus"))
        }
        (others, _) => format!("{} {home} {}", say.plain("harmonies-shape-rhombus"), others.join(" ")),
    }
}
