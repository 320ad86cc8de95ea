//! Errors as sentences.

/// Everything that an error says, each thing once: many causes repeat their own causes.
pub fn sentence(error: &anyhow::Error) -> String {
    let mut parts: Vec<String> = Vec::new();
    for part in error.chain().map(ToString::to_string) {
        if parts.iter().any(|said| said.contains(&part)) {
            continue;
        }
        // "opening the database: opening the database x.db" says the first thing twice.
        match parts.last_mut() {
            Some(last) if part.starts_with(last.as_str()) => *last = part,
            _ => parts.push(part),
        }
    }
    let last = parts.pop().unwrap_or_default();
    // A sentence's full stop goes, the folder `.` stays.
    let open = |part: &String| match part.strip_suffix('.') {
        Some(rest) if rest.ends_with(char::is_alphanumeric) => rest.to_owned(),
        _ => part.clone(),
    };
    parts.iter().map(open).chain([last]).collect::<Vec<_>>().join(": ")
}
