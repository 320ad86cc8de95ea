//! Keeping plain lines from becoming Markdown lists.

/// Keeps lines that begin with a number, such as "2. round", from becoming a list, which Discord would number anew. Fixed-width blocks stay
/// as they are.
pub fn unlisted(text: &str) -> String {
    let mut fixed = false;
    let lines = text.split('\n').map(|line| {
        fixed ^= line.matches("```").count() % 2 == 1;
        if fixed { line.to_owned() } else { escaped_number(line) }
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// The line with a backslash that keeps its first number from making a list.
fn escaped_number(line: &str) -> String {
    let text = line.trim_start();
    let sign = text.trim_start_matches(|c: char| c.is_ascii_digit());
    if sign.len() < text.len() && sign.starts_with(['.', ')']) {
        let (number, sign) = line.split_at(line.len() - sign.len());
        return format!("{number}\\{sign}");
    }
    line.to_owned()
}
