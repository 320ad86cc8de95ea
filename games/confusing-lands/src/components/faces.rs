//! The squares on the faces of the cards.

use std::sync::LazyLock;

use super::card::{CARDS, Card, Face, Quarter};
use super::square::Square;

/// The squares of one face of a card, turned.
pub(crate) fn squares(card: Card, face: Face, turn: Quarter) -> &'static [[Square; 3]; 3] {
    &FACES[usize::from(card.number()) - 1][face as usize][turn as usize]
}

/// Squares by row and column, the two outlines in the top left of three by three.
type Turned = [[Square; 3]; 3];

static FACES: LazyLock<Vec<[[Turned; 4]; 2]>> = LazyLock::new(|| {
    let faces = |(card, faces): (Card, &[&str; 2])| faces.map(|face| turns(unturned(face, card)));
    Card::all().zip(&WRITTEN).map(faces).collect()
});

fn unturned(face: &str, card: Card) -> Turned {
    let mut squares = [[Square::Outside; 3]; 3];
    for (row, letters) in face.split('/').enumerate() {
        for (column, letter) in letters.chars().enumerate() {
            squares[row][column] = Square::read(letter, card).expect("the cards below are written rightly");
        }
    }
    squares
}

fn turns(unturned: Turned) -> [Turned; 4] {
    let mut turned = [unturned; 4];
    for quarter in 1..4 {
        let before = turned[quarter - 1];
        let rows = if quarter % 2 == 1 { 3 } else { 2 };
        let place = |row: usize, column: usize| {
            if column < rows { before[rows - 1 - column][row].turned() } else { Square::Outside }
        };
        turned[quarter] = [0, 1, 2].map(|row| [0, 1, 2].map(|column| place(row, column)));
    }
    turned
}

/// The faces of every card, front and back, rows from the top. Transcribed from `data/confusing_lands_cards.json`: the 18
/// conditions and their numbers are the published ones, the other squares are this deck's own design.
const WRITTEN: [[&str; 2]; CARDS as usize] = [
    ["F./M┘/##", "─./VD/MW"],
    [".M/VD/##", ".└/FF/.W"],
    ["FC/#./#│", "WV/D./MM"],
    ["FC/┐./##", "┐./┘V/VM"],
    ["W./─M/##", "VV/C./.F"],
    ["V│/#D/#.", "C┌/FV/.M"],
    ["CM/.W/##", "F│/.D/V."],
    ["M└/V./##", "┌D/F./FC"],
    [".M/#V/#─", "FV/C┘/M."],
    ["MF/.─/##", ".V/C./FM"],
    [".W/MV/##", "DC/.F/.┌"],
    ["CW/#./#D", "F│/MV/F."],
    ["M./┐D/##", "V./──/FM"],
    ["└V/F./##", ".D/MW/F┐"],
    ["└V/#./#F", ".C/F┌/M."],
    ["FC/.│/##", "F./FV/M."],
    [".M/┘W/##", "MF/D./│V"],
    ["CW/#./#F", "VM/F┌/.D"],
];
