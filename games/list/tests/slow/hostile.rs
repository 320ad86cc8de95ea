//! Checks of whatever bytes come in; the fuzz targets and the property tests share them.

use games::TITLES;
use rules::{Arg, Options, Quick, Seat, Viewer, Words};
use tabletop::{AnyTable, Draft, Log};

/// How many times the usual cases are tried, by other seeds; `TURNSTONE_FUZZ` gives another number, to search for hours by hand.
pub(crate) fn times() -> u32 {
    std::env::var("TURNSTONE_FUZZ").ok().and_then(|times| times.parse().ok()).unwrap_or(1)
}

/// Words that are their keys.
pub(crate) struct Keys;

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

/// Every line is typed in somebody's words, as a move and into every field of every open form: what is read is notation and reads as
/// itself, what a form says is done or refused.
pub(crate) fn reading(bytes: &[u8], readers: &[&dyn Words]) {
    let Some((mut table, mut chance, text)) = begin(bytes) else { return };
    let before = table.save();
    for line in text.lines() {
        for seat in Seat::first(table.seats()) {
            let sight = table.sight(Viewer::Seat(seat));
            if let Ok(read) = sight.read(line, readers) {
                assert_eq!(sight.read(&read, &[]), Ok(read), "{line:?} is read as what is no notation");
            }
            for form in sight.forms() {
                let texts = vec![line.to_owned(); form.fields.len()];
                let Ok(filled) = sight.fill(form, &texts, readers) else { continue };
                if table.play(seat, &filled, &mut chance).is_ok() {
                    let title = games::title(table.game()).expect("it is listed");
                    table = title.restore(&before).expect("it was just saved");
                }
                assert_eq!(table.save(), before, "{filled:?} is refused but leaves a trace");
            }
            for completion in sight.complete(line, readers) {
                assert!(!completion.value.is_empty(), "{line:?} is completed by nothing");
            }
        }
    }
}

/// A text that is a position of some game is scored or refused in words.
pub(crate) fn position(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let Ok(position) = rules::read_position(&text) else { return };
    let scored = TITLES.iter().map(|title| (title.id(), title.score(&position)));
    for (game, error) in scored.filter_map(|(game, scored)| Some((game, scored.err()?))) {
        let error = error.to_string();
        assert!(!error.contains(char::is_control), "{game}, {text:?}: {error:?}");
        assert!(error.chars().count() < 400, "{game}, {text:?}: {error:?}");
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
    let log = match text.parse::<Log>() {
        Ok(log) => log,
        Err(error) => return check_line(&text, error.line, &error.to_string()),
    };
    assert_eq!(log.to_string().parse(), Ok(log.clone()), "{text:?} is read as another log");
    let replayed = games::title_of(&log).and_then(|title| {
        tabletop::replay(title, &log, |table, _, _| {
            table.conserved().unwrap_or_else(|what| panic!("{text:?}: {what}"));
        })
    });
    if let Err(error) = replayed {
        let (_, lines) = Log::read(&text).expect("it has been read");
        let line = lines.of(&error.place).expect("a log that was read has its places on lines");
        check_line(&text, line, &error.to_string());
    }
}

/// An error names a line that there is, in words that a terminal can show.
fn check_line(text: &str, line: usize, error: &str) {
    assert!((1..=text.lines().count().max(1)).contains(&line), "{text:?}: line {line}");
    assert!(!error.contains(char::is_control), "{text:?}: {error:?}");
}
