//! Logs of finished games with somebody's changes.

/// The lines after a log's header.
fn entries(text: &str) -> impl Iterator<Item = &str> {
    text.lines().skip_while(|line| !line.starts_with("setup"))
}

/// The number of draws in a log.
pub fn draws(text: &str) -> usize {
    entries(text).map(|line| line.matches(" | ").count()).sum()
}

/// The log with another outcome of that name in place of the one with that number, and the number of its line.
pub fn with_other_outcome(text: &str, number: usize) -> Option<(String, usize)> {
    let outcomes: Vec<&str> = entries(text).flat_map(|line| line.split(" | ").skip(1)).collect();
    let name = outcomes[number].split(' ').next()?;
    let same = |outcome: &&&str| outcome.split(' ').next() == Some(name) && **outcome != outcomes[number];
    let other = *outcomes.iter().filter(same).nth(number % 3)?;
    let header = text.lines().count() - entries(text).count();
    let mut count = 0;
    let mut changed = None;
    let mut lines: Vec<String> = text.lines().take(header).map(str::to_owned).collect();
    for (at, line) in (header + 1..).zip(entries(text)) {
        let mut parts: Vec<&str> = line.split(" | ").collect();
        for part in parts.iter_mut().skip(1) {
            if count == number {
                (*part, changed) = (other, Some(at));
            }
            count += 1;
        }
        lines.push(parts.join(" | "));
    }
    changed.map(|line| (lines.join("\n") + "\n", line))
}

/// The log with a change in the first line that begins like that, which must exist.
pub fn with_other_line(text: &str, begins: &str, change: impl Fn(&str) -> String) -> String {
    let at = text.lines().position(|line| line.starts_with(begins)).expect("there is such a line");
    let lines = text.lines().enumerate();
    lines.map(|(number, line)| if number == at { change(line) } else { line.to_owned() } + "\n").collect()
}

/// The log with two seats exchanged throughout; the draws stay where they are.
pub fn with_seats_exchanged(text: &str, one: u8, other: u8) -> String {
    let exchanged = |line: &str| {
        let (auto, entry) = line.split_once("auto ").map_or(("", line), |(_, entry)| ("auto ", entry));
        let seat = |seat: u8| entry.strip_prefix(&format!("{seat} "));
        match (seat(one), seat(other)) {
            (Some(rest), _) => format!("{auto}{other} {rest}\n"),
            (_, Some(rest)) => format!("{auto}{one} {rest}\n"),
            _ => format!("{line}\n"),
        }
    };
    text.lines().map(exchanged).collect()
}

/// A line with another last letter or digit.
pub fn turned(line: &str) -> String {
    let mut other = line.to_owned();
    let last = other.pop();
    other.push(if last == Some('1') { '2' } else { '1' });
    other
}
