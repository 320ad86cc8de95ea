//! What each award pays by the data file, over every line.

use std::collections::BTreeSet;

use super::super::score::worth;
use super::*;

/// What each award pays by the data file, in the order of their numbers: so many points for each of a thing, or by the number of
/// them, from none upwards.
const CLAUSES: [&str; 30] = [
    "rL 3",
    "yL 3",
    "bL 3",
    "rP 3",
    "yP 3",
    "bP 3",
    "rR 3",
    "yR 3",
    "bR 3",
    "pond 2",
    "colours 0/0/0/6",
    "flowers 0/0/0/6",
    "card 2, tree -1",
    "card 2, empty -3",
    "birch 2, willow -2",
    "oak 3, birch -2, willow -1",
    "tree 1",
    "pair 2",
    "lawn 3, tree 1, structure -1",
    "structure -4/2/-2/6",
    "structure -2/1/2/4",
    "lawn -2/1/4/8",
    "structure 0/0/0/5, trio 5",
    "species -1/3/-1/5",
    "species 1/-3/2/6, empty -2",
    "tree -2/4/-1/-1/-1/4/6",
    "rose -2, lily 2, petunia 1, lawn -3, empty -3",
    "red -2, blue 2, yellow 1, lawn -3, empty -3",
    "one-of-each 6",
    "s -2, stt 4, sstt 6",
];

/// Counts a thing in a line whose cards are written as words.
fn counted(line: [&str; 3], thing: &str) -> usize {
    let sign = |at: usize, sign: char| line.iter().filter(|card| card.chars().nth(at) == Some(sign)).count();
    let printed =
        |sign: char| line.iter().flat_map(|card| card.chars().skip(2)).filter(|&on| on == sign).count();
    let trees = ['o', 'b', 'w'].map(printed);
    let [all_trees, structures, ponds] = [trees.iter().sum(), printed('s'), printed('p')];
    let different = |counts: [usize; 3]| counts.iter().filter(|&&count| count > 0).count();
    let once = |is_so: bool| usize::from(is_so);
    match thing {
        "card" => 3 - sign(0, '-'),
        "empty" => sign(0, '-'),
        "lawn" => sign(0, '='),
        "pond" => ponds,
        "structure" => structures,
        "tree" => all_trees,
        "oak" => trees[0],
        "birch" => trees[1],
        "willow" => trees[2],
        "red" => sign(0, 'r'),
        "blue" => sign(0, 'b'),
        "yellow" => sign(0, 'y'),
        "rose" => sign(1, 'R'),
        "petunia" => sign(1, 'P'),
        "lily" => sign(1, 'L'),
        "colours" => different(['r', 'b', 'y'].map(|colour| sign(0, colour))),
        "flowers" => different(['R', 'P', 'L'].map(|flower| sign(1, flower))),
        "species" => different(trees),
        "pair" => trees.iter().map(|count| count / 2).sum(),
        "trio" => trees.iter().map(|count| count / 3).sum(),
        "one-of-each" => once(structures == 1 && all_trees == 1 && (ponds == 1 || sign(0, '-') == 1)),
        "s" => once((structures, all_trees) == (1, 0)),
        "stt" => once((structures, all_trees) == (1, 2)),
        "sstt" => once((structures, all_trees) == (2, 2)),
        kind => line.iter().filter(|card| card.starts_with(kind)).count(),
    }
}

fn clause_pays(line: [&str; 3], clause: &str) -> i32 {
    let (thing, points) = clause.split_once(' ').expect("a thing and points");
    let points: Vec<i32> = points.split('/').map(|points| points.parse().expect("a number")).collect();
    let count = counted(line, thing);
    if let [each] = points[..] { each * count as i32 } else { points[count] }
}

#[test]
fn every_award_pays_what_the_data_file_says_over_every_line() {
    // Every red card, the ponds of the other colours, a lawn, and an empty place.
    let mut words = BTreeSet::from(["-".to_owned()]);
    let chosen = |card: &GreenId| {
        card.number() <= 18 || !matches!(card.card().feature, Feature::Structure | Feature::Trees(_))
    };
    words.extend(greens().filter(chosen).map(written));
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let print = |word: &&str| meant(word).next().map(GreenId::card);
    let prints: Vec<_> = words.iter().map(print).collect();
    for one in 0..words.len() {
        for two in one..words.len() {
            for three in two..words.len() {
                let line = [words[one], words[two], words[three]];
                for (number, clauses) in (1..).zip(CLAUSES) {
                    let points: i32 = clauses.split(", ").map(|clause| clause_pays(line, clause)).sum();
                    let paid = worth(award(number), [prints[one], prints[two], prints[three]]);
                    assert_eq!(paid, points, "award {number} over {line:?}");
                }
            }
        }
    }
}
