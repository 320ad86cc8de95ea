//! The table as text: complete, in lines of what a phone shows of a block of code.

use super::super::components::card::{CardId, Held};
use super::super::components::cell::{Cell, Side};
use super::super::say::{Say, letter, place};
use super::super::state::Harmonies;
use super::super::view::{SeatView, SpiritView, View};
use rules::{Arg, LINE, Seat, Words, shorten, wrapped};
use tabletop::{Tell, Text};

/// The most characters of an alternative text.
const ALT: usize = 1024;

impl Text for Harmonies {
    fn board_text(view: &View, words: &dyn Words) -> String {
        let say = Say(words);
        let mut lines = vec![say.text("harmonies-text-round", &[("round", view.round.into())])];
        lines.push(say.plain(side(view)));
        lines.extend(wrapped(&Harmonies::prompt(view, view.viewer, words), LINE, ""));
        lines.push(String::new());
        central(view, say, &mut lines);
        for seat in Seat::first(view.seats.len() as u8) {
            lines.push(String::new());
            realm(view, seat, say, &mut lines);
        }
        lines.push(String::new());
        lines.extend(wrapped(&say.plain("harmonies-text-legend"), LINE, ""));
        lines.extend(wrapped(&say.plain("harmonies-text-beside"), LINE, ""));
        lines.iter().map(|line| shorten(line.trim_end(), LINE)).collect::<Vec<_>>().join("\n")
    }

    /// Describes the picture: prompt, last turn, scores, the viewer's own spirits, the boards in reading order.
    fn alt_text(view: &View, words: &dyn Words) -> String {
        let say = Say(words);
        let mut parts = vec![Harmonies::prompt(view, view.viewer, words)];
        parts.extend(say.last(view));
        let seats = || Seat::first(view.seats.len() as u8);
        let scores =
            seats().map(|seat| format!("{} {}", short_name(seat, say), view.seat(seat).score.total()));
        parts.push(
            say.text("harmonies-alt-scores", &[("scores", scores.collect::<Vec<_>>().join(", ").into())]),
        );
        if let Some((heading, cards)) = hidden_spirits(view) {
            let cards = cards.iter().map(|&card| format!("{} ({})", say.card(card), say.written(card)));
            parts.push(format!("{}: {}.", say.plain(heading), cards.collect::<Vec<_>>().join(", ")));
        }
        let spaces = view
            .spaces()
            .filter_map(|(space, tokens)| Some(format!("{} {}", letter(space), say.tokens(&tokens?))));
        parts.push(
            say.text("harmonies-alt-central", &[("spaces", spaces.collect::<Vec<_>>().join("; ").into())]),
        );
        parts.push(format!("{}.", say.plain(side(view))));
        // What is printed on cards goes last, on those of the person who acts last of all; the legend goes before.
        let own = view.viewer.seat().or(view.current);
        let told = |printed: &dyn Fn(Option<Seat>) -> bool| {
            [parts.clone(), described(view, printed, say)].concat().join(" ")
        };
        let (long, short) = (told(&|_| true), told(&|_| false));
        let (open, held) =
            (told(&|seat| seat.is_none() || seat == own), told(&|seat| seat.is_some() && seat == own));
        let legend =
            format!("{}. {}", say.plain("harmonies-text-legend"), say.plain("harmonies-text-beside"));
        let forms = [format!("{long} {legend}"), long, open, held, format!("{short} {legend}")];
        let fitting = forms.into_iter().find(|text| text.chars().count() <= ALT);
        fitting.unwrap_or_else(|| shorten(short, ALT))
    }
}

/// How water scores on the side that is played.
fn side(view: &View) -> &'static str {
    match view.seats.first().map(|here| here.land.side) {
        Some(Side::B) => "harmonies-text-side-b",
        _ => "harmonies-text-side-a",
    }
}

/// The cards that are for the taking, then everybody's own with the cubes placed, then everybody's spaces in reading order. `printed`:
/// whether what is printed on the cards of that seat, or of the row, stands there too.
fn described(view: &View, printed: &dyn Fn(Option<Seat>) -> bool, say: Say<'_>) -> Vec<String> {
    let card = |seat: Option<Seat>, card: CardId| {
        let (number, name) = (card.number(), say.card(card));
        if printed(seat) {
            format!("{number} {name} ({})", say.printed(card))
        } else {
            format!("{number} {name} {}", say.values(card))
        }
    };
    let row = view.row.iter().flatten().map(|&shown| card(None, shown)).collect::<Vec<_>>().join(", ");
    let mut parts = vec![say.text("harmonies-alt-row", &[("cards", row.into())])];
    let held = |seat: Seat, held: &Held| {
        let cubes = [("placed", held.placed().into()), ("all", held.card.cubes().into())];
        let cubes = say.text("harmonies-alt-cubes", &cubes);
        match held.placed() {
            0 => card(Some(seat), held.card),
            _ if held.is_complete() => format!("{} {}, {cubes}", held.card.number(), say.card(held.card)),
            _ => format!("{}, {cubes}", card(Some(seat), held.card)),
        }
    };
    let mut told = |words: &dyn Fn(Seat, &SeatView) -> Vec<String>| {
        for seat in Seat::first(view.seats.len() as u8) {
            let words = words(seat, view.seat(seat)).join(", ");
            if !words.is_empty() {
                parts.push(format!("{}: {words}.", short_name(seat, say)));
            }
        }
    };
    told(&|seat, here| here.held.iter().map(|it| held(seat, it)).collect());
    told(&|_, here| {
        let stood = here.land.side.spaces().but(here.land.empty());
        stood.iter().map(|cell| format!("{} {}", place(cell), standing(here, cell, say))).collect()
    });
    parts
}

fn central(view: &View, say: Say<'_>, lines: &mut Vec<String>) {
    lines.push(say.plain("harmonies-text-central"));
    for (space, tokens) in view.spaces() {
        let tokens = tokens.map_or_else(|| "–".to_owned(), |tokens| say.tokens(&tokens));
        lines.push(format!("{} {tokens}", letter(space)));
    }
    let counts = [("tokens", view.in_bag().into()), ("cards", view.deck.into())];
    lines.push(say.text("harmonies-text-left", &counts));
    let hand = view.in_hand();
    if !hand.is_empty() {
        let tokens = say.tokens(&hand).into();
        lines.extend(wrapped(&say.text("harmonies-text-hand", &[("tokens", tokens)]), LINE, ""));
    }
    lines.push(say.plain("harmonies-text-row"));
    for card in view.row.iter().flatten() {
        lines.push(format!("{:>2} {}", card.number(), say.card(*card)));
        lines.extend(printed(*card, say));
    }
}

fn realm(view: &View, seat: Seat, say: Say<'_>, lines: &mut Vec<String>) {
    let here = view.seat(seat);
    let score = &here.score;
    let total = format!(": {}", score.total());
    let mark = if view.current == Some(seat) { "▶ " } else { "" };
    let name = shorten(say.name(seat), LINE - total.chars().count() - mark.chars().count());
    lines.push(format!("{mark}{name}{total}"));
    let parts = [
        ("trees", score.trees),
        ("mountains", score.mountains),
        ("fields", score.fields),
        ("buildings", score.buildings),
        ("water", score.water),
        ("animals", score.animals),
        ("spirit", score.spirit),
    ];
    let parts: Vec<(&str, Arg)> = parts.iter().map(|&(name, points)| (name, points.into())).collect();
    lines.extend(wrapped(&say.text("harmonies-text-score", &parts), LINE, ""));
    grid(here, say, lines);
    match here.spirit {
        _ if own_spirits(view, seat, say, lines) => {}
        SpiritView::Dealt => lines.push(say.plain("harmonies-text-spirit-dealt")),
        SpiritView::Chosen => lines.push(say.plain("harmonies-text-spirit-chosen")),
        SpiritView::None | SpiritView::Shown => {}
    }
    lines.extend(here.held.iter().flat_map(|held| card(held, say)));
}

/// Names the nature spirits that are not face up yet to their owner; tells whether there are any.
fn own_spirits(view: &View, seat: Seat, say: Say<'_>, lines: &mut Vec<String>) -> bool {
    let Some((heading, cards)) = hidden_spirits(view).filter(|_| view.viewer.is(seat)) else { return false };
    lines.extend(wrapped(&say.plain(heading), LINE, ""));
    for card in cards {
        lines.push(format!("{:>2} {}", card.number(), say.card(card)));
        lines.extend(printed(card, say));
    }
    true
}

/// The viewer's own spirits that are not face up: what is to be said of them, and those to choose from or the one that was kept.
fn hidden_spirits(view: &View) -> Option<(&'static str, Vec<CardId>)> {
    let spirits = view.spirits.filter(|spirits| !spirits.shown)?;
    Some(match spirits.kept {
        Some(kept) => ("harmonies-hand-kept", vec![kept]),
        None => ("harmonies-hand-choose", spirits.dealt.to_vec()),
    })
}

/// Writes what is printed on a card, below its name.
fn printed(card: CardId, say: Say<'_>) -> impl Iterator<Item = String> {
    const INDENT: usize = 3;
    let lines = wrapped(&say.printed(card), LINE - INDENT, "");
    lines.into_iter().map(|line| format!("{:INDENT$}{line}", ""))
}

/// Writes a card: name and cubes, below them habitat and points.
fn card(held: &Held, say: Say<'_>) -> Vec<String> {
    let cubes =
        say.text("harmonies-text-cubes", &[("left", held.left().into()), ("all", held.card.cubes().into())]);
    let name = format!("{} {} · {cubes}", held.card.number(), say.card(held.card));
    let mut lines = wrapped(&name, LINE, "   ");
    lines.extend(printed(held.card, say));
    lines
}

/// Draws the hexes: odd columns stand half a line lower, a `*` is a cube.
fn grid(here: &SeatView, say: Say<'_>, lines: &mut Vec<String>) {
    let side = here.land.side;
    let width = if side == Side::A { 6 } else { 4 };
    let columns = side.columns();
    let heads = (0..columns).map(|column| format!("{:<width$}", char::from(b'A' + column)));
    lines.push(format!("   {}", heads.collect::<String>()));
    for half in 0..side.rows() * 2 {
        let label = if half % 2 == 0 { format!("{:<3}", half / 2 + 1) } else { "   ".to_owned() };
        let cells = (0..columns).map(|column| {
            let cell = (column % 2 == half % 2).then(|| Cell::at(column, half / 2)).flatten();
            let cell = cell.filter(|&cell| side.spaces().contains(cell));
            let text = cell.map_or_else(String::new, |cell| standing(here, cell, say));
            format!("{text:<width$}")
        });
        lines.push(format!("{label}{}", cells.collect::<String>()));
    }
}

pub(super) fn standing(here: &SeatView, cell: Cell, say: Say<'_>) -> String {
    let cube = if here.cubes().contains(cell) { "*" } else { "" };
    here.land.at(cell).map_or_else(|| ".".to_owned(), |stack| say.code(stack) + cube)
}

fn short_name(seat: Seat, say: Say<'_>) -> String {
    shorten(say.name(seat), 16)
}
