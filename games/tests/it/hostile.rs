//! Checks of whatever bytes come in; the fuzz targets and the property tests share them.

use games::{AnyTable, Arg, Draft, Log, Options, Quick, Seat, TITLES, Viewer, Words};

/// Words that are their keys.
struct Keys;

impl Words for Keys {
    fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        format!("{key} {args:?}")
    }

    fn name(&self, seat: Seat) -> String {
        format!("Player {seat}")
    }
}

/// The table that the first two bytes choose (which game, how far into it), and the rest as text.
fn begin(bytes: &[u8]) -> Option<(Box<dyn AnyTable>, Quick, String)> {
    let (&[which, far], rest) = bytes.split_first_chunk()?;
    let title = TITLES.get(usize::from(which) % TITLES.len().max(1))?;
    let (fewest, most) = title.seats();
    let seats = fewest + far % (most - fewest + 1);
    let mut chance = Quick::new(u64::from(far));
    let mut table =
        title.open(&Options::default(), seats, &mut chance).expect("the default options can be played");
    for _ in 0..far / 16 {
        let next = table.reflex().or_else(|| {
            let seat = table.turn().must().iter().next()?;
            let actions = table.sight(Viewer::Seat(seat)).actions();
            let action = actions.get(chance.below(actions.len().max(1)))?.clone();
            Some((seat, action))
        });
        let Some((seat, action)) = next else { break };
        table.play(seat, &action, &mut chance).expect("it is listed");
    }
    Some((table, chance, String::from_utf8_lossy(rest).into_owned()))
}

/// Every line is typed as a move: what is refused changes nothing, what is done is kept in order.
pub(crate) fn notation(bytes: &[u8]) {
    let Some((mut table, mut chance, text)) = begin(bytes) else { return };
    let title = games::title(table.game()).expect("it is listed");
    for line in text.lines() {
        for seat in Seat::first(table.seats()) {
            let before = table.save();
            let sight = table.sight(Viewer::Seat(seat));
            let words = sight.complete(line, &[&Keys]);
            assert!(words.len() <= 25, "{line:?} has {} completions", words.len());
            if let Ok(read) = sight.read(line, &[&Keys]) {
                assert_eq!(sight.read(&read, &[]), Ok(read), "{line:?} is read as what is no notation");
            }
            match table.play(seat, line, &mut chance) {
                Err(_) => assert_eq!(table.save(), before, "{line:?} is refused but leaves a trace"),
                Ok(played) => {
                    table
                        .conserved()
                        .unwrap_or_else(|what| panic!("after {line:?} ({}): {what}", played.action));
                    let restored = title.restore(&table.save()).expect("it was just saved");
                    assert_eq!(restored.save(), table.save());
                }
            }
        }
    }
}

/// Every line is a draft: menus offer nothing but what is legal.
pub(crate) fn draft(bytes: &[u8]) {
    let Some((table, _, text)) = begin(bytes) else { return };
    for line in text.lines() {
        let draft = Draft::parse(line);
        assert_eq!(Draft::parse(&draft.to_string()), draft);
        for viewer in std::iter::once(Viewer::Public).chain(Seat::first(table.seats()).map(Viewer::Seat)) {
            let sight = table.sight(viewer);
            let menu = sight.menu(&draft, &Keys);
            let acts =
                menu.slots.iter().flat_map(|slot| &slot.choices).filter_map(|choice| choice.act.as_ref());
            for act in acts.chain(&menu.complete) {
                assert!(sight.allows(act), "the draft {line:?} offers {act:?} to {viewer:?}");
            }
        }
    }
}

/// A text that is a log is written as it was read, and replays or says why not.
pub(crate) fn log(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let Ok(log) = text.parse::<Log>() else { return };
    assert_eq!(log.to_string().parse(), Ok(log.clone()), "{text:?} is read as another log");
    drop(games::replay(&log, |table, _, _| {
        table.conserved().unwrap_or_else(|what| panic!("{text:?}: {what}"));
    }));
}
