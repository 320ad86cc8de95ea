//! The table as text: complete, in lines of what a phone shows of a block of code.

use super::super::components::green::GreenId;
use super::super::components::place::{Line, Place};
use super::super::say::{Say, at, head};
use super::super::state::VillageGreen;
use super::super::view::{SeatView, View};
use rules::{LINE, Seat, Words, minus, shorten, wrapped};
use tabletop::{Tell, Text};

/// The most characters of an alternative text.
const ALT: usize = 1024;
/// The width of a column of green cards.
const COLUMN: usize = 8;

impl Text for VillageGreen {
    fn board_text(view: &View, words: &dyn Words) -> String {
        let say = Say(words);
        let mut lines = vec![say.text("village-green-text-round", &[("round", view.round.into())])];
        lines.extend(wrapped(&VillageGreen::prompt(view, view.viewer, words), LINE, ""));
        if !view.is_over() {
            lines.push(String::new());
            rows(view, say, &mut lines);
            hand(view, say, &mut lines);
        }
        for here in &view.seats {
            lines.push(String::new());
            village(view, here, say, &mut lines);
        }
        lines.push(String::new());
        lines.extend(wrapped(&say.plain("village-green-text-legend"), LINE, ""));
        lines.iter().map(|line| shorten(line.trim_end(), LINE)).collect::<Vec<_>>().join("\n")
    }

    /// Describes the picture: prompt, last turn, scores, own hand, rows, villages in reading order.
    fn alt_text(view: &View, words: &dyn Words) -> String {
        let say = Say(words);
        let mut parts = vec![VillageGreen::prompt(view, view.viewer, words)];
        parts.extend(say.last(view).map(|last| last + "."));
        let short = |seat: Seat| shorten(say.name(seat), 16);
        let scores =
            view.seats.iter().map(|here| format!("{} {}", short(here.seat), minus(here.score.total())));
        let scores = scores.collect::<Vec<_>>().join(", ");
        parts.push(say.text("village-green-alt-scores", &[("scores", scores.into())]));
        if !view.hand().is_empty() {
            parts.push(say.text("village-green-alt-hand", &[("cards", say.greens(view.hand()).into())]));
        }
        if !view.is_over() {
            let greens: Vec<GreenId> = view.greens.row.into_iter().flatten().collect();
            parts.push(say.text("village-green-alt-greens", &[("cards", say.greens(&greens).into())]));
            // Before the first round there are only those that one has been dealt.
            let dealt = view.own.as_ref().and_then(|own| own.dealt);
            let shown = view.awards.row.iter().flatten().chain(dealt.iter().flatten());
            let awards = shown.map(|&award| format!("{} ({})", say.award(award), say.rule(award)));
            let awards = awards.collect::<Vec<_>>();
            if !awards.is_empty() {
                parts.push(say.text("village-green-alt-awards", &[("cards", awards.join(", ").into())]));
            }
        }
        let told = parts.join(" ");
        let villages = |greens: bool, awards: bool| -> String {
            let named = (greens, awards);
            view.seats.iter().filter_map(|here| described(here, &short(here.seat), named, say)).collect()
        };
        // Names of cards where there is room, else their signs, explained if that fits too; awards keep theirs longest.
        let room = ALT.saturating_sub(told.chars().count());
        let legend = |text: &String| format!("{text} {}", say.plain("village-green-text-legend"));
        let (signs, short) = (villages(false, true), villages(false, false));
        let forms = [villages(true, true), legend(&signs), signs, legend(&short)];
        let fitting = forms.into_iter().find(|text| text.chars().count() <= room);
        shorten(told + &fitting.unwrap_or(short), ALT)
    }
}

/// Writes the two face-up rows.
fn rows(view: &View, say: Say<'_>, lines: &mut Vec<String>) {
    lines.push(say.text("village-green-text-greens", &[("count", view.greens.deck.into())]));
    for (number, card) in (1..).zip(view.greens.row) {
        let card = card.map_or_else(|| "–".to_owned(), |card| say.green(card));
        lines.extend(wrapped(&format!("{number} {card}"), LINE, "  "));
    }
    lines.push(say.text("village-green-text-awards", &[("count", view.awards.deck.into())]));
    for (number, award) in (1..).zip(view.awards.row) {
        let Some(award) = award else {
            lines.push(format!("{number} –"));
            continue;
        };
        lines.extend(wrapped(&format!("{number} {}: {}", say.award(award), say.rule(award)), LINE, "  "));
    }
}

/// Writes the viewer's own cards.
fn hand(view: &View, say: Say<'_>, lines: &mut Vec<String>) {
    let Some(own) = &view.own else { return };
    if !own.hand.is_empty() {
        lines.push(String::new());
        lines.push(say.plain("village-green-text-hand"));
        let numbered =
            (1..).zip(&own.hand).map(|(number, card): (u8, _)| format!("{number} {}", say.green(*card)));
        lines.extend(numbered.flat_map(|line| wrapped(&line, LINE, "  ")));
    }
    if let Some(dealt) = own.dealt {
        lines.push(String::new());
        lines.push(say.plain("village-green-text-dealt"));
        for (number, award) in (1..).zip(dealt) {
            let (number, text): (u8, _) = (number, format!("{}: {}", say.award(award), say.rule(award)));
            lines.extend(wrapped(&format!("{number} {text}"), LINE, "  "));
        }
    }
}

/// Writes a village: name and points, the grid, the awards.
fn village(view: &View, here: &SeatView, say: Say<'_>, lines: &mut Vec<String>) {
    let total = format!(": {}", minus(here.score.total()));
    let mark = if view.current == Some(here.seat) { "▶ " } else { "" };
    let name = shorten(say.name(here.seat), LINE - total.chars().count() - mark.chars().count());
    lines.push(format!("{mark}{name}{total}"));
    let parts = [("village", here.score.village.into()), ("ponds", here.score.ponds.into())];
    let turned =
        if here.village.turned { "village-green-text-turned" } else { "village-green-text-unturned" };
    lines.extend(wrapped(
        &format!("{} · {}", say.text("village-green-text-score", &parts), say.plain(turned)),
        LINE,
        "",
    ));
    if let Some(shown) = here.shown.as_ref().filter(|shown| !shown.is_empty()) {
        let args = [("cards", say.greens(shown).into())];
        lines.extend(wrapped(&say.text("village-green-text-shown", &args), LINE, "  "));
    }
    lines.extend(grid(here, say));
    for line in Line::all() {
        let Some(award) = here.village.award(line) else { continue };
        lines.extend(wrapped(
            &format!("{} {}: {}", head(line), say.award(award), say.rule(award)),
            LINE,
            "  ",
        ));
    }
}

/// Draws the green cards; at the rim the points of the awards.
fn grid(here: &SeatView, say: Say<'_>) -> Vec<String> {
    let points = |line: Line| match here.village.award(line) {
        Some(_) => minus(here.score.line(line)),
        None => "·".to_owned(),
    };
    let across = |cell: &dyn Fn(Line) -> String| -> String {
        Line::columns().map(|line| format!("{:<COLUMN$}", cell(line))).collect()
    };
    let margin = " ".repeat(6);
    let mut lines = vec![format!("{margin}{}", across(&head)), format!("{margin}{}", across(&points))];
    for line in Line::rows() {
        let cards = line.places().map(|place| format!("{:<COLUMN$}", code(here, place, say))).concat();
        lines.push(format!("{} {:<4}{cards}", head(line), points(line)));
    }
    lines
}

fn code(here: &SeatView, place: Place, say: Say<'_>) -> String {
    here.village.green(place).map_or_else(|| ".".to_owned(), |card| say.code(card))
}

/// A village in a sentence; whether its green cards and its awards have their names.
fn described(here: &SeatView, name: &str, (greens, awards): (bool, bool), say: Say<'_>) -> Option<String> {
    let card = |card: GreenId| if greens { say.green(card) } else { say.code(card) };
    let laid =
        Place::all().filter_map(|place| Some(format!("{} {}", at(place), card(here.village.green(place)?))));
    let paid = |line: Line| Some((line, here.village.award(line)?));
    let paid = Line::all().filter_map(paid).map(|(line, award)| {
        let points = minus(here.score.line(line));
        if awards {
            format!("{} {} {points}", head(line), say.award(award))
        } else {
            format!("{} {points}", head(line))
        }
    });
    let all: Vec<String> = laid.chain(paid).collect();
    (!all.is_empty()).then(|| format!(" {name}: {}.", all.join(", ")))
}
