//! Words and numbers of a text, and how near two words are.

/// The words and numbers of a text, plain: "2x Wełny + 1ruda na C4–C5" is `2 welny 1 ruda na c4-c5`.
pub(crate) fn tokens(text: &str) -> Vec<String> {
    let sign = |c: char| match c {
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        '-' | '@' => c,
        _ if c.is_alphanumeric() => c,
        _ => ' ',
    };
    // An apostrophe and a Markdown escape do not part words.
    let whole = plain(text).chars().filter(|c| !matches!(c, '’' | '\'' | '\\')).map(sign).collect::<String>();
    whole.split_whitespace().flat_map(parted).collect()
}

/// A word in the parts that are read alone: `year-of-plenty`, `2x`, `3welny`; places such as `c4-c5` and `@5` stay whole.
fn parted(word: &str) -> Vec<String> {
    let word = word.trim_end_matches('-');
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let rest = &word[digits..];
    let lead = word.bytes().take_while(u8::is_ascii_lowercase).count();
    let parts = match digits {
        0 if !word.contains(|c: char| c.is_ascii_digit()) => {
            // Hyphens and at signs around words mean nothing; a minus before a number does.
            word.split(['-', '@']).map(str::to_owned).collect()
        }
        1.. if matches!(rest, "x" | "szt" | "ks") => vec![word[..digits].to_owned()],
        1.. if rest.chars().count() > 1 && rest.chars().all(char::is_alphabetic) => {
            vec![word[..digits].to_owned(), rest.to_owned()]
        }
        // "card14": a place has at most two letters before its number.
        0 if lead > 2 && word[lead..].bytes().all(|byte| byte.is_ascii_digit()) => {
            vec![word[..lead].to_owned(), word[lead..].to_owned()]
        }
        _ => vec![word.to_owned()],
    };
    parts.into_iter().filter(|part: &String| !part.is_empty()).collect()
}

/// A text in lower case, without the marks of Polish and Czech letters.
pub fn plain(text: &str) -> String {
    let bare = |c: char| match c {
        'á' | 'ą' => 'a',
        'ć' | 'č' => 'c',
        'ď' => 'd',
        'é' | 'ě' | 'ę' => 'e',
        'í' => 'i',
        'ł' => 'l',
        'ń' | 'ň' => 'n',
        'ó' => 'o',
        'ř' => 'r',
        'ś' | 'š' => 's',
        'ť' => 't',
        'ú' | 'ů' => 'u',
        'ý' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        other => other,
    };
    // A mark may also be a character of its own, after its letter.
    text.to_lowercase().chars().filter(|c| !('\u{300}'..='\u{36f}').contains(c)).map(bare).collect()
}

/// Whether two plain words may be forms of one: they begin alike, and only their endings differ.
pub(super) fn same_word(one: &str, other: &str) -> bool {
    if one == other {
        return true;
    }
    let (lengths, alphabetic) =
        ([one, other].map(|word| word.chars().count()), |word: &str| word.chars().all(char::is_alphabetic));
    let longest = lengths[0].max(lengths[1]);
    let common = one.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    let endings = longest.saturating_sub(3).clamp(1, 3);
    common >= 3 && longest - common <= endings && alphabetic(one) && alphabetic(other)
}

/// The number of letters to change, add or drop to make one word of the other.
pub(super) fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (at, letter) in one.chars().enumerate() {
        let mut corner = at;
        row[0] = at + 1;
        for (index, known) in other.iter().enumerate() {
            let changed = corner + usize::from(letter != *known);
            corner = row[index + 1];
            row[index + 1] = changed.min(corner + 1).min(row[index] + 1);
        }
    }
    row[other.len()]
}

/// Whether a plain word looks like a place of some board: a letter, or letters and a number such as `c4`, `aa12`, `n@1`.
pub fn is_placelike(word: &str) -> bool {
    let column = word.trim_end_matches(|c: char| c.is_ascii_digit());
    let letters = column.trim_matches('@');
    let row = word.len() - column.len();
    let named = (1..=2).contains(&letters.len()) && letters.bytes().all(|byte| byte.is_ascii_alphabetic());
    if row == 0 { word.len() == 1 && named } else { row <= 4 && (named || column == "@") }
}
