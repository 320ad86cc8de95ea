//! The table as text: complete, in lines of what a phone shows of a block of code.

use super::super::components::card::{Card, CardSet, Face, Quarter};
use super::super::components::land::Land;
use super::super::components::square::{Square, Symbol};
use super::super::say;
use super::super::say::Say;
use super::super::state::ConfusingLands;
use super::super::view::{SeatView, View};
use rules::{Coordinate, LINE, Words, minus, shorten, wrapped};
use tabletop::{Tell, Text};

impl Text for ConfusingLands {
    fn board_text(view: &View, words: &dyn Words) -> String {
        let say = Say(words);
        let mut lines = vec![say.heading(view)];
        lines.extend(broken(
            &say.text("confusing-lands-text-shared", &[("card", say.ruled(view.shared).into())]),
        ));
        lines.extend(broken(&say.text(
            "confusing-lands-text-top",
            &[("card", say.card(view.top).into()), ("left", view.deck.into())],
        )));
        lines.push(format!("   {}", say.face(view.top, Face::Back, Quarter::None)));
        if !view.topped.is_empty() {
            lines.extend(broken(
                &say.text("confusing-lands-text-topped", &[("cards", numbers(view.topped).into())]),
            ));
        }
        for place in &view.places {
            lines.push(String::new());
            lines.extend(place_text(view, place, say));
        }
        lines.push(String::new());
        lines.extend(filled(legend(say)));
        lines.extend(broken(&say.plain("confusing-lands-text-signs")));
        lines.join("\n")
    }

    /// Describes the picture: prompt, last cards, scores, the conditions with what they pay, hands that the viewer knows, and after a
    /// legend the lands in reading order.
    fn alt_text(view: &View, words: &dyn Words) -> String {
        let say = Say(words);
        let mut parts =
            [say.heading(view), ConfusingLands::prompt(view, view.viewer, words)].map(stopped).to_vec();
        for place in view.places.iter().filter(|place| place.fresh) {
            if let Some(laid) = place.land.laid().next_back() {
                parts.push(say.laid_briefly(place.seat, laid));
            }
        }
        for place in &view.places {
            let args = [("player", place.seat.into()), ("score", place.tally.total().into())];
            parts.push(say.text("confusing-lands-alt-score", &args));
        }
        parts.push(stopped(
            say.text("confusing-lands-text-shared", &[("card", say.ruled(view.shared).into())]),
        ));
        let own = |place: &&SeatView| view.viewer.is(place.seat);
        let paid = |who: &dyn Fn(&&SeatView) -> bool| -> Vec<String> {
            view.places.iter().filter(who).filter_map(|place| conditions(place, say)).collect()
        };
        let hands: Vec<String> = view.places.iter().filter_map(|place| hand(place, say)).collect();
        let lands = |who: &dyn Fn(&&SeatView) -> bool| -> Vec<String> {
            view.places.iter().filter(who).filter_map(|place| land(place, say)).collect()
        };
        // One's own land first.
        let (mine, others) = (lands(&own), lands(&|place| !own(place)));
        let letters = legend(say).collect::<Vec<_>>().join(", ");
        let river = say.plain("confusing-lands-river-ne");
        let args = [("letters", letters.into()), ("river", river.into())];
        let legend = vec![say.text("confusing-lands-alt-legend", &args)];
        let more = vec![say.plain("confusing-lands-alt-more")];
        // What the text board says too is left out first: the letters, what others' conditions pay, others' lands.
        let forms = [
            [&parts[..], &paid(&|_| true), &hands, &legend, &mine, &others].concat(),
            [&parts[..], &paid(&|_| true), &hands, &mine, &others].concat(),
            [&parts[..], &paid(&own), &hands, &mine, &others, &more].concat(),
            [&parts[..], &paid(&own), &hands, &more, &mine].concat(),
        ];
        let mut forms = forms.map(|form| form.join(" ")).into_iter();
        let last = forms.next_back().unwrap_or_default();
        forms.find(|form| form.chars().count() <= ALT).unwrap_or_else(|| shorten(last, ALT))
    }
}

/// A land by rows; `None` while nothing is laid.
fn land(place: &SeatView, say: Say<'_>) -> Option<String> {
    let (low, _) = place.land.bounds()?;
    let args = [
        ("player", place.seat.into()),
        ("column", Coordinate::column_name(low.column).to_uppercase().into()),
        ("rows", rows(&place.land, say).into()),
    ];
    Some(say.text("confusing-lands-alt-land", &args))
}

/// Says what the letters on squares stand for.
fn legend(say: Say<'_>) -> impl Iterator<Item = String> {
    let lettered = Symbol::ALL.iter().filter(|&&symbol| symbol != Symbol::River);
    lettered.map(move |&symbol| format!("{} {}", say.letter(Square::Shows(symbol)), say.symbol(symbol)))
}

/// Writes a seat with score, land and cards.
fn place_text(view: &View, place: &SeatView, say: Say<'_>) -> Vec<String> {
    let mark = place.seat.player().symbol();
    let act = if view.must().contains(place.seat) { "▶" } else { "" };
    let mut lines = row(&format!("{act}{mark} {}", say.name(place.seat)), place.tally.total());
    if place.ready {
        lines.push(say.plain("confusing-lands-text-ready"));
    }
    lines.extend(grid(&place.land, say));
    if place.land.is_empty() {
        lines.push(say.plain("confusing-lands-text-empty"));
    }
    let own = place.tally.conditions().flat_map(|(card, value)| row(&say.ruled(card), value));
    lines.extend(own.chain(other_lines(view, place, say)));
    if place.fresh
        && let Some(laid) = place.land.laid().next_back()
    {
        let args = [("number", laid.card.number().into()), ("place", say::place(laid.place).into())];
        lines.extend(broken(&say.text("confusing-lands-text-last", &args)));
    }
    if place.blocked {
        lines.push(say.plain("confusing-lands-text-blocked"));
    }
    lines.extend(cards_text(place, say));
    lines
}

/// Lists the cards of a seat outside its land, as far as the viewer knows them.
fn cards_text(place: &SeatView, say: Say<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    for (key, cards) in [
        ("confusing-lands-text-aside", Some(place.aside)),
        ("confusing-lands-text-discarded", place.discarded),
    ] {
        if let Some(cards) = cards.filter(|cards| !cards.is_empty()) {
            lines.extend(broken(&say.text(key, &[("cards", numbers(cards).into())])));
        }
    }
    if let Some(action) = place.chosen {
        let choice = action.to_string();
        lines.extend(broken(&say.text("confusing-lands-text-chosen", &[("choice", choice.into())])));
    }
    for card in place.hand.iter().flat_map(|hand| hand.iter()) {
        lines.extend(broken(&say.text("confusing-lands-text-hand", &[("card", say.ruled(card).into())])));
        for face in Face::ALL {
            lines.push(format!("   {}", say.face(card, face, Quarter::None)));
        }
    }
    lines
}

/// Draws the squares of a land under their column letters, next to their row numbers; where it is too wide, in strips from the left.
fn grid(land: &Land, say: Say<'_>) -> Vec<String> {
    /// Three characters a square, two for the number of the row.
    const COLUMNS: usize = (LINE - 2) / 3;
    let Some((low, high)) = land.bounds() else { return Vec::new() };
    let columns: Vec<i16> = (low.column..=high.column).collect();
    let mut lines = Vec::new();
    for columns in columns.chunks(COLUMNS) {
        let names = columns.iter().map(|&column| Coordinate::column_name(column).to_uppercase());
        lines.push(format!("  {}", names.map(|name| format!("{name:>3}")).collect::<String>()));
        for row in low.row..=high.row {
            let squares = columns.iter().map(|&column| say.letter(land.square(row, column)));
            let squares: String = squares.map(|square| format!("{square:>3}")).collect();
            lines.push(format!("{row:>2}{squares}").trim_end().to_owned());
        }
    }
    lines
}

/// Writes the rows of a land in letters, holes as `_`.
fn rows(land: &Land, say: Say<'_>) -> String {
    let Some((low, high)) = land.bounds() else { return String::new() };
    let row = |row: i16| {
        let squares = (low.column..=high.column).map(|column| match land.square(row, column) {
            Square::Outside => "_".to_owned(),
            square => say.letter(square),
        });
        format!("{row}: {}", squares.collect::<Vec<_>>().join(" ").trim_end_matches([' ', '_']))
    };
    (low.row..=high.row).map(row).collect::<Vec<_>>().join("; ")
}

/// Lists every condition with its value, the shared one, and the price of the own ones.
pub(super) fn score_lines(view: &View, place: &SeatView, say: Say<'_>) -> Vec<String> {
    let own = place.tally.conditions().flat_map(|(card, value)| row(&say.card(card), value));
    own.chain(other_lines(view, place, say)).collect()
}

/// The shared condition and the price of the own ones.
fn other_lines(view: &View, place: &SeatView, say: Say<'_>) -> impl Iterator<Item = String> {
    let shared = say.text("confusing-lands-text-shared", &[("card", say.card(view.shared).into())]);
    let penalty =
        say.text("confusing-lands-text-penalty", &[("count", place.tally.conditions().count().into())]);
    row(&shared, place.tally.shared).into_iter().chain(row(&penalty, place.tally.penalty()))
}

/// Sets a text at the left and a number at the right of its last line.
pub(super) fn row(text: &str, number: i32) -> Vec<String> {
    let number = minus(number);
    let room = LINE - number.chars().count() - 1;
    let mut lines = wrapped(text, room, "  ");
    if let Some(last) = lines.last_mut() {
        *last = format!("{last:<room$} {number}");
    }
    lines
}

/// Ends a text with a full stop, so that a screen reader pauses there.
fn stopped(text: String) -> String {
    if text.ends_with(['.', '!', '?']) { text } else { text + "." }
}

/// Breaks a text into lines.
fn broken(text: &str) -> Vec<String> {
    wrapped(text, LINE, "  ")
}

/// The numbers of cards.
fn numbers(cards: CardSet) -> String {
    cards.iter().map(|card: Card| card.to_string()).collect::<Vec<_>>().join(", ")
}

/// Puts as many parts on a line as fit.
fn filled(parts: impl Iterator<Item = String>) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for part in parts {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 2 + part.chars().count() <= LINE => {
                line.push_str(", ");
                line.push_str(&part);
            }
            _ => lines.push(part),
        }
    }
    lines
}

/// The most characters of an alternative text.
const ALT: usize = 1024;

/// Names the conditions in a land: what each pays for, and what it pays now.
fn conditions(place: &SeatView, say: Say<'_>) -> Option<String> {
    let own = place.tally.conditions().map(|(card, value)| format!("{}: {}", say.ruled(card), minus(value)));
    let own: Vec<String> = own.collect();
    let args = [("player", place.seat.into()), ("conditions", own.join("; ").into())];
    (!own.is_empty()).then(|| say.text("confusing-lands-alt-conditions", &args))
}

/// Names the cards in a hand that the viewer knows, with both their faces.
fn hand(place: &SeatView, say: Say<'_>) -> Option<String> {
    let cards = place.hand.filter(|hand| !hand.is_empty())?;
    let faces = |card| Face::ALL.map(|face| say.face(card, face, Quarter::None)).join(" | ");
    let cards: Vec<String> =
        cards.iter().map(|card| format!("{}: {}", say.ruled(card), faces(card))).collect();
    let args = [("player", place.seat.into()), ("cards", cards.join("; ").into())];
    Some(say.text("confusing-lands-alt-hand", &args))
}
