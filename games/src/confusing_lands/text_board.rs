//! The table as text: complete, in lines of at most 40 characters.

use render::Player;

use super::card::{Card, CardSet, Face, Quarter};
use super::land::Land;
use super::menus::{card_name, face_text};
use super::sentences;
use super::square::{Square, Symbol};
use super::state::{ROUNDS, Step};
use super::view::{Place, View};
use crate::core::{Coordinate, Report, Words};

/// The longest line.
const WIDTH: usize = 40;

/// The letter of a square: symbols by the language's letters, rivers as lines, conditions as their number.
pub(super) fn letter(square: Square, words: &dyn Words) -> String {
    match square {
        Square::Shows(symbol) => words.text(&format!("confusing-lands-letter-{}", symbol.name()), &[]),
        Square::Condition(card) => card.to_string(),
        other => other.letter().to_string(),
    }
}

/// The whole table as text.
pub(super) fn board_text(view: &View, words: &dyn Words) -> String {
    let mut lines = vec![heading(view, words)];
    lines.push(clipped(
        &words.text("confusing-lands-text-shared", &[("card", card_name(view.shared, words).into())]),
    ));
    lines.push(clipped(&words.text(
        "confusing-lands-text-top",
        &[("card", card_name(view.top, words).into()), ("left", view.deck.into())],
    )));
    lines.push(format!("   {}", face_text(view.top, Face::Back, Quarter::None, words)));
    if !view.topped.is_empty() {
        lines.push(clipped(
            &words.text("confusing-lands-text-topped", &[("cards", numbers(view.topped).into())]),
        ));
    }
    for place in &view.places {
        lines.push(String::new());
        lines.extend(place_text(view, place, words));
    }
    lines.push(String::new());
    let legend = Symbol::ALL
        .iter()
        .filter(|&&symbol| symbol != Symbol::River)
        .map(|symbol| format!("{} {}", letter(Square::Shows(*symbol), words), symbol_name(*symbol, words)));
    lines.extend(filled(legend));
    lines.join("\n")
}

/// The round, or that the game is over.
pub(super) fn heading(view: &View, words: &dyn Words) -> String {
    if view.over() {
        return words.text("confusing-lands-text-over", &[]);
    }
    let args = [("round", (view.round + 1).into()), ("rounds", ROUNDS.into())];
    match view.step {
        Step::Choose => words.text("confusing-lands-text-choose", &args),
        _ => words.text("confusing-lands-text-receive", &args),
    }
}

fn place_text(view: &View, place: &Place, words: &dyn Words) -> Vec<String> {
    let mark = Player::of(place.seat.index()).symbol();
    let act = if view.must().contains(place.seat) { "▶" } else { "" };
    let mut lines = vec![row(&format!("{act}{mark} {}", words.name(place.seat)), place.tally.total())];
    if place.ready {
        lines.push(words.text("confusing-lands-text-ready", &[]));
    }
    lines.extend(grid(&place.land, words));
    if place.land.is_empty() {
        lines.push(words.text("confusing-lands-text-empty", &[]));
    }
    lines.extend(score_lines(view, place, words));
    if place.fresh
        && let Some(laid) = place.land.laid().next_back()
    {
        let args =
            [("number", laid.card.number().into()), ("place", laid.place.to_string().to_uppercase().into())];
        lines.push(clipped(&words.text("confusing-lands-text-last", &args)));
    }
    if place.blocked {
        lines.push(words.text("confusing-lands-text-blocked", &[]));
    }
    for (key, cards) in [
        ("confusing-lands-text-aside", Some(place.aside)),
        ("confusing-lands-text-discarded", place.discarded),
    ] {
        if let Some(cards) = cards.filter(|cards| !cards.is_empty()) {
            lines.push(clipped(&words.text(key, &[("cards", numbers(cards).into())])));
        }
    }
    if let Some(action) = place.chosen {
        let choice = action.to_string();
        lines.push(clipped(&words.text("confusing-lands-text-chosen", &[("choice", choice.into())])));
    }
    for card in place.hand.iter().flat_map(|hand| hand.iter()) {
        lines.push(clipped(
            &words.text("confusing-lands-text-hand", &[("card", card_name(card, words).into())]),
        ));
        for face in Face::ALL {
            lines.push(format!("   {}", face_text(card, face, Quarter::None, words)));
        }
    }
    lines
}

/// The squares of a land under their column letters, beside their row numbers.
fn grid(land: &Land, words: &dyn Words) -> Vec<String> {
    let Some((low, high)) = land.bounds() else { return Vec::new() };
    let columns = low.column..=high.column;
    // Three characters a square where they fit: 2 + 12 × 3 and 2 + 17 × 2 are below 40.
    let room = if columns.len() <= 12 { 3 } else { 2 };
    let names = columns.clone().map(|column| {
        let name = Coordinate::column_name(column).to_uppercase();
        format!("{name:>room$}")
    });
    let mut lines = vec![format!("  {}", names.collect::<String>())];
    for row in low.row..=high.row {
        let square = |column| format!("{:>room$}", letter(land.square(row, column), words));
        let squares: String = columns.clone().map(square).collect();
        lines.push(format!("{row:>2}{squares}").trim_end().to_owned());
    }
    lines
}

/// The rows of a land in letters, holes as `_`.
fn rows(land: &Land, words: &dyn Words) -> String {
    let Some((low, high)) = land.bounds() else { return String::new() };
    let row = |row: i16| {
        let squares = (low.column..=high.column).map(|column| match land.square(row, column) {
            Square::Outside => "_".to_owned(),
            square => letter(square, words),
        });
        format!("{row}: {}", squares.collect::<Vec<_>>().join(" "))
    };
    (low.row..=high.row).map(row).collect::<Vec<_>>().join("; ")
}

/// Every condition with its value, the shared one, what the own ones cost.
pub(super) fn score_lines(view: &View, place: &Place, words: &dyn Words) -> Vec<String> {
    let own = place.tally.conditions().map(|(card, value)| row(&card_name(card, words), value));
    let shared = words.text("confusing-lands-text-shared", &[("card", card_name(view.shared, words).into())]);
    let penalty =
        words.text("confusing-lands-text-penalty", &[("count", place.tally.conditions().count().into())]);
    own.chain([row(&shared, place.tally.shared), row(&penalty, place.tally.penalty())]).collect()
}

/// A text at the left and a number at the right.
fn row(text: &str, number: i32) -> String {
    let number = signed(number);
    let room = WIDTH - number.chars().count() - 1;
    let text: String = text.chars().take(room).collect();
    format!("{text:<room$} {number}")
}

/// A number with a true minus sign.
pub(super) fn signed(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// The text with a stop at its end, so that a screen reader pauses there.
fn stopped(text: String) -> String {
    if text.ends_with(['.', '!', '?']) { text } else { text + "." }
}

fn clipped(text: &str) -> String {
    text.chars().take(WIDTH).collect()
}

fn numbers(cards: CardSet) -> String {
    cards.iter().map(|card: Card| card.to_string()).collect::<Vec<_>>().join(", ")
}

/// As many parts on a line as fit.
fn filled(parts: impl Iterator<Item = String>) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for part in parts {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 2 + part.chars().count() <= WIDTH => {
                line.push_str(", ");
                line.push_str(&part);
            }
            _ => lines.push(part),
        }
    }
    lines
}

fn symbol_name(symbol: Symbol, words: &dyn Words) -> String {
    words.text(&format!("confusing-lands-symbol-{}", symbol.name()), &[])
}

/// For each land: its conditions and what it shows.
pub(super) fn reports(view: &View, words: &dyn Words) -> Vec<Report> {
    let report = |place: &Place| {
        let mut lines = score_lines(view, place, words);
        lines.push(row(&words.text("confusing-lands-text-total", &[]), place.tally.total()));
        lines.push(String::new());
        let field = place.land.field();
        let counts =
            Symbol::ALL.iter().map(|&symbol| (symbol_name(symbol, words), field.squares(symbol).count()));
        lines.extend(counts.map(|(name, count)| row(&name, count)));
        lines.push(row(&words.text("confusing-lands-symbol-blank", &[]), field.blank.count()));
        lines.push(row(&words.text("confusing-lands-text-squares", &[]), field.land.count()));
        let mark = Player::of(place.seat.index()).symbol();
        Report { title: format!("{mark} {}", words.name(place.seat)), lines }
    };
    view.places.iter().map(report).collect()
}

/// The most characters of an alternative text.
const ALT: usize = 1024;

/// Whose turn, what just happened, the scores, the lands in reading order.
pub(super) fn alt_text(view: &View, words: &dyn Words) -> String {
    let mut parts = [heading(view, words), sentences::prompt(view, view.viewer, words)].map(stopped).to_vec();
    for place in view.places.iter().filter(|place| place.fresh) {
        if let Some(laid) = place.land.laid().next_back() {
            parts.push(sentences::told(place.seat, laid, words));
        }
    }
    for place in &view.places {
        let args = [("player", place.seat.into()), ("score", place.tally.total().into())];
        parts.push(words.text("confusing-lands-alt-score", &args));
    }
    for place in &view.places {
        if let Some((low, _)) = place.land.bounds() {
            let args = [
                ("player", place.seat.into()),
                ("column", Coordinate::column_name(low.column).to_uppercase().into()),
                ("rows", rows(&place.land, words).into()),
            ];
            parts.push(words.text("confusing-lands-alt-land", &args));
        }
    }
    let whole = parts.join(" ");
    if whole.chars().count() <= ALT { whole } else { whole.chars().take(ALT - 1).chain(['…']).collect() }
}
