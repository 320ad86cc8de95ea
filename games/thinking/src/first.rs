//! The chance of being first, by how far everybody stands.

/// 1,000,000 · e^-x, for x in quarters from 0.
const FALLING: [i32; 33] = [
    1_000_000, 778_801, 606_531, 472_367, 367_879, 286_505, 223_130, 173_774, 135_335, 105_399, 82_085,
    63_928, 49_787, 38_774, 30_197, 23_518, 18_316, 14_264, 11_109, 8_652, 6_738, 5_248, 4_087, 3_183, 2_479,
    1_930, 1_503, 1_171, 912, 710, 553, 431, 335,
];

/// The chance, in thousandths, that the one of that index is first of all: one that is better by four steps is first e times as often.
pub fn chance_of_first(standings: &[i32], index: usize, step: i32) -> i32 {
    let most = standings.iter().copied().max().unwrap_or(0);
    let share = |standing: i32| i64::from(falling(most.saturating_sub(standing), step));
    let all: i64 = standings.iter().map(|&standing| share(standing)).sum();
    (1_000 * share(standings[index]) / all.max(1)) as i32
}

/// How often somebody so much worse than the best is first, for every million times that the best is.
fn falling(behind: i32, step: i32) -> i32 {
    let at = (behind / step) as usize;
    match (FALLING.get(at), FALLING.get(at + 1)) {
        (Some(high), Some(low)) => high - (high - low) / step * (behind % step),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_better_one_stands_the_likelier_one_is_first() {
        let chances = [0, 400, 800].map(|own| chance_of_first(&[own, 400, 400], 0, 100));
        assert!(chances.is_sorted_by(|less, more| less < more), "{chances:?}");
        assert_eq!(chances[1], 333);
        assert_eq!([0, 1].map(|index| chance_of_first(&[0, 4_000], index, 100)), [0, 1_000]);
        assert_eq!([0, 1].map(|index| chance_of_first(&[400, 0], index, 100)), [731, 268]);
    }
}
