//! Each term of the rules on small landscapes.

use super::*;

#[track_caller]
fn tell(table: &[(&str, &str)], told: fn(&Landscape) -> String) {
    for (text, expected) in table {
        assert_eq!(told(&scape(text)), *expected, "{text}");
    }
}

#[test]
fn meadow() {
    let table = [
        // Areas of one colour along a matching edge are one meadow, and its sheep are added up.
        ("rykb\nkkkk", "black 5 open safe, yellow 1 open safe, red 1 open safe, blue 1 open safe"),
        ("ffkf\nkvvv", "black 2 closed safe"),
        // Two areas of one face are two meadows, even of one colour, unless they go straight through.
        ("kfkf-f", "black 1 open safe, black 1 open safe"),
        ("kfkf-k", "black 3 open safe"),
        ("ykyk-y", "black 1 open safe, black 1 open safe, yellow 3 open safe"),
        // Tiles that touch at a corner only share nothing.
        ("Sk .\n. kkkk", "black 4 open safe, black 4 open safe"),
        // A village is no meadow.
        ("vvvk", "black 1 open safe"),
        ("V", ""),
    ];
    tell(&table, meadows);
}

#[test]
fn forest() {
    let table = [
        ("V", ""),
        ("kkkk", ""),
        ("ffff", "0 0"),
        ("ffff ffff", "0 0"),
        ("ffff . ffff", "0 0, 0 0"),
        // Two forests of one face are apart unless they go straight through.
        ("kfkf-k", "0 0, 0 0"),
        ("kfkf-f", "0 0"),
        // Wolves and hunters are forest too.
        ("W", "1 0 active"),
        ("H", "0 1"),
        ("W ffff\n. ffff", "1 0 active"),
        ("W . H", "1 0 active, 0 1"),
    ];
    tell(&table, forests);
}

#[test]
fn closed() {
    let table = [
        // An edge with no tile beside it is open.
        ("kfff", "black 1 open safe"),
        ("kkkk", "black 4 open safe"),
        // Fences part it from other colours and from villages, and forests close it too.
        ("ffkf\nkvvv", "black 2 closed safe"),
        ("vvkv\nkbbb", "black 2 closed safe, blue 3 open safe"),
        ("ffkf\nkfkf-k\nkvvv", "black 5 closed safe"),
        // One open edge is enough.
        ("ffkf\nkfkf-k", "black 4 open safe"),
    ];
    tell(&table, meadows);
}

#[test]
fn joined() {
    let table = [
        // Two meadows that a tile joins are one; around a square the meadow is counted once.
        ("Sy kyky-y yyyy", "black 1 open safe, black 1 open safe, yellow 11 open safe"),
        ("fkkf ffkk\nkkrr krrk", "black 9 closed safe, red 2 open safe, red 2 open safe"),
    ];
    tell(&table, meadows);
    let table =
        [("W . H", "1 0 active, 0 1"), ("W ffff H", "1 1"), ("W W ffff H", "2 1 active"), ("H H W", "1 2")];
    tell(&table, forests);
}

#[test]
fn active() {
    let table = [
        ("W", "1 0 active"),
        // A hunter on a wolf has disarmed that wolf alone.
        ("H/W", "0 1"),
        ("H/W ffff W", "1 1 active"),
        ("H/W H/W", "0 2"),
        // A hunter of its own disarms one wolf of its forest.
        ("W H", "1 1"),
        ("W W H", "2 1 active"),
        ("W W H H", "2 2"),
        ("W H/W H", "1 2"),
        ("W W H/W H", "2 2 active"),
    ];
    tell(&table, forests);
}

#[test]
fn touches() {
    let table = [
        // A meadow touches every forest of its own face.
        ("kfff W", "black 1 open unsafe"),
        ("kfkf-k W", "black 3 open unsafe"),
        ("kbff\nW .", "black 1 open unsafe, blue 1 open unsafe"),
        // It does not touch a forest with whose faces it shares nothing, however near that is.
        ("kbvv .\n. W", "black 1 open safe, blue 1 open safe"),
        ("kkkk .\n. W", "black 4 open safe"),
        // All of the meadow is unsafe, and all of the forest is dangerous.
        ("kfkf-k ffff W\nkkkk . .", "black 7 open unsafe"),
        ("kfkf-k ffff W\nkkkk W H", "black 7 open unsafe"),
        ("kfkf-k ffff W\nkkkk . H", "black 7 open safe"),
        ("kfkf-k ffff H/W\nkkkk . .", "black 7 open safe"),
        // Another forest of the same meadow is enough to make it unsafe.
        ("H kfkf-k W", "black 3 open unsafe"),
    ];
    tell(&table, meadows);
}
