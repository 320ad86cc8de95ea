//! The file `.env`: variables that the environment does not set. A value is taken literally, without substitutions.

use std::io::ErrorKind;
use std::path::PathBuf;

use anyhow::{Context as _, anyhow};

/// The name of the file, in the folder in which the program is started: one above may be somebody else's, such as that of /tmp.
pub const NAME: &str = ".env";

/// Sets the file's variables that are unset or empty.
///
/// # Errors
/// If there is such a file and it cannot be read: the error names the line, but not its text, which may be the token.
pub fn load() -> anyhow::Result<()> {
    let Some(path) = find()? else { return Ok(()) };
    let bytes = std::fs::read(&path)
        .with_context(|| format!("{} cannot be read; look whose it is", path.display()))?;
    let unread = |line| {
        anyhow!("line {line} of {} cannot be read; a value with spaces must stand in quotes", path.display())
    };
    let text = String::from_utf8(bytes).map_err(|error| {
        let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        unread(valid.iter().filter(|byte| **byte == b'\n').count() + 1)
    })?;
    let unset = |name: &str| std::env::var_os(name).is_none_or(|value| value.is_empty());
    let mut wanted = String::new();
    for (name, value) in parse(&text).map_err(unread)? {
        if unset(&name) && !value.is_empty() {
            // In single quotes everything is literal.
            wanted.push_str(&format!("{name}='{}'\n", value.replace('\'', r#"'"'"'"#)));
        }
    }
    dotenvy::from_read_override(wanted.as_bytes()).map_err(|_| anyhow!("{} cannot be read", path.display()))
}

/// Whether a line of such a file sets that variable.
pub fn sets(line: &str, name: &str) -> bool {
    let line = line.trim();
    let set = line.split_once('=').map(|(name, _)| name.trim());
    set.map(|set| set.strip_prefix("export ").map_or(set, str::trim_start)) == Some(name)
}

/// The file to read, if there is one.
///
/// # Errors
/// If a folder cannot be read.
pub fn find() -> anyhow::Result<Option<PathBuf>> {
    let path = std::env::current_dir().context("looking for .env")?.join(NAME);
    match std::fs::metadata(&path) {
        Ok(found) => Ok(found.is_file().then_some(path)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error).with_context(|| format!("{} cannot be read", path.display())),
    }
}

/// The variables and values of a text; otherwise the number of the line that cannot be read.
fn parse(text: &str) -> Result<Vec<(String, String)>, usize> {
    let lines = text.strip_prefix('\u{feff}').unwrap_or(text).lines();
    let mut found = Vec::new();
    for (number, line) in (1_usize..).zip(lines) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        found.push(variable(line).ok_or(number)?);
    }
    Ok(found)
}

/// A variable and its value.
fn variable(line: &str) -> Option<(String, String)> {
    let (name, value) = line.split_once('=')?;
    let name = name.trim();
    let name = name.strip_prefix("export ").map_or(name, str::trim_start);
    let fits = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
    if name.is_empty() || name.starts_with(|c: char| c.is_ascii_digit()) || !name.chars().all(fits) {
        return None;
    }
    let value = match value.trim() {
        comment if comment.starts_with('#') && value.starts_with(char::is_whitespace) => "",
        value => value,
    };
    Some((name.to_owned(), unquoted(value)?))
}

/// A value without its quotes, and without the comment after it. A backslash makes a quote, a space, a `$` or another backslash
/// literal.
fn unquoted(written: &str) -> Option<String> {
    let (mut value, mut quote) = (String::new(), None);
    let mut rest = written.chars();
    while let Some(c) = rest.next() {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (None, '\'' | '"') => quote = Some(c),
            (None | Some('"'), '\\') => match rest.next()? {
                'n' => value.push('\n'),
                c @ ('\\' | '"' | '\'' | '$' | ' ') => value.push(c),
                _ => return None,
            },
            (None, c) if c.is_whitespace() => {
                let behind = rest.as_str().trim_start();
                return (behind.is_empty() || behind.starts_with('#')).then_some(value);
            }
            (_, c) => value.push(c),
        }
    }
    quote.is_none().then_some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_what_is_written() {
        for (written, value) in [
            ("A=b", "b"),
            ("export A = b # told", "b"),
            ("A=", ""),
            ("A= # nothing", ""),
            ("A=$HOME/${B}", "$HOME/${B}"),
            (r#"A="$HOME b#c""#, "$HOME b#c"),
            (r"A='it costs $5 \n'", r"it costs $5 \n"),
            (r#"A=it"'"s"#, "it's"),
            (r"A=a\ b\$", "a b$"),
            ("A=b#c", "b#c"),
            ("\u{feff}# first\r\n\r\nA=b\r\n", "b"),
        ] {
            assert_eq!(parse(written), Ok(vec![("A".to_owned(), value.to_owned())]), "{written}");
        }
    }

    #[test]
    fn a_line_that_cannot_be_read_is_numbered() {
        for line in ["A=b c", "A=\"b", "A='b", "b", "=b", "1A=b", "A B=c", r"A=C:\dir", "A=b\\", "A=\"b\" c"]
        {
            assert_eq!(parse(&format!("# told\nB=c\n{line}\nC=d")), Err(3), "{line}");
        }
    }
}
