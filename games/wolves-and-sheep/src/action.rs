//! A player's actions and their notation.

use std::fmt;
use std::iter::Peekable;
use std::str::FromStr;

use super::components::colour::Colour;
use super::components::landscape::Laid;
use super::components::posture::{Face, Posture, Quarter};
use super::components::tile::Tile;
use rules::{Coordinate, Refusal};

/// An action. The order of the variants is the order of the menus.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Action {
    /// `lay 12a 90 q9`: the turn's tile, or the bonus tile.
    Lay(Laid),
    /// `interrupt 61a 0 q9`: a wolf or hunter at any moment.
    Interrupt(Laid),
    /// `interrupt 61a 0 q9 65a 0 q10`: several of them, one after the other. Never fewer than two.
    Chain(Vec<Laid>),
    /// `reveal black q9`: the own "?" tile, shepherd side up.
    Reveal(Colour, Coordinate),
    /// `pass`: nothing fits.
    Pass,
    /// `retire`: stops for good.
    Retire,
}

impl Action {
    /// The tiles that it lays, in order.
    pub(super) fn laid(&self) -> Vec<Laid> {
        match self {
            Action::Lay(laid) | Action::Interrupt(laid) => vec![*laid],
            Action::Chain(chain) => chain.clone(),
            Action::Reveal(colour, place) => vec![Laid::shepherd(*colour, *place)],
            Action::Pass | Action::Retire => Vec::new(),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay(laid) => write!(f, "lay {laid}"),
            Action::Interrupt(laid) => write!(f, "interrupt {laid}"),
            Action::Chain(chain) => {
                f.write_str("interrupt")?;
                chain.iter().try_for_each(|laid| write!(f, " {laid}"))
            }
            Action::Reveal(colour, place) => write!(f, "reveal {colour} {place}"),
            Action::Pass => f.write_str("pass"),
            Action::Retire => f.write_str("retire"),
        }
    }
}

impl FromStr for Action {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let text = text.to_lowercase();
        let apart = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '+');
        let words = text.split(apart).filter(|word| !word.is_empty());
        read(words).ok_or(Refusal::new("refusal-unreadable"))
    }
}

fn read<'a>(words: impl Iterator<Item = &'a str>) -> Option<Action> {
    let mut words = words.peekable();
    let action = match words.next()? {
        "lay" => Action::Lay(read_laid(&mut words)?),
        "interrupt" => read_interrupt(&mut words)?,
        "reveal" => Action::Reveal(words.next()?.parse().ok()?, words.next()?.parse().ok()?),
        "pass" => Action::Pass,
        "retire" => Action::Retire,
        _ => return None,
    };
    words.next().is_none().then_some(action)
}

fn read_interrupt<'a>(words: &mut Peekable<impl Iterator<Item = &'a str>>) -> Option<Action> {
    let mut chain = vec![read_laid(words)?];
    while words.peek().is_some() {
        chain.push(read_laid(words)?);
    }
    Some(if chain.len() == 1 { Action::Interrupt(chain[0]) } else { Action::Chain(chain) })
}

/// Reads `12a 90 q9`, the turning before the place or after it. It may be left out where it changes nothing, and every turning is
/// read as the smallest that looks the same.
fn read_laid<'a>(words: &mut Peekable<impl Iterator<Item = &'a str>>) -> Option<Laid> {
    let (tile, face) = read_tile(words.next()?)?;
    let (mut turn, mut place) = (None, None);
    while let Some(word) = words.peek() {
        if let Some(read) = read_turn(word).filter(|_| turn.is_none()) {
            turn = Some(read);
        } else if let Some(read) = word.parse::<Coordinate>().ok().filter(|_| place.is_none()) {
            place = Some(read);
        } else {
            break;
        }
        words.next();
    }
    let turn = turn.or_else(|| is_even(tile, face).then_some(Quarter::NONE))?;
    Some(Laid::at(Posture { tile, face, turn }.canonical(), place?))
}

/// Reads `12a`; the letter may be left out where both faces are equal.
fn read_tile(word: &str) -> Option<(Tile, Face)> {
    let digits = word.trim_end_matches(['a', 'b']);
    let plain = !digits.starts_with('0') && digits.bytes().all(|byte| byte.is_ascii_digit());
    let tile = digits.parse().ok().filter(|_| plain).and_then(Tile::numbered)?;
    let face = match &word[digits.len()..] {
        "a" => Face::A,
        "b" => Face::B,
        "" if Posture { tile, face: Face::B, turn: Quarter::NONE }.canonical().face == Face::A => Face::A,
        _ => return None,
    };
    Some((tile, face))
}

fn read_turn(word: &str) -> Option<Quarter> {
    let degrees = word.strip_suffix('°').unwrap_or(word);
    Quarter::ALL.into_iter().find(|turn| turn.degrees().to_string() == degrees)
}

/// Whether a face looks the same however it is turned.
fn is_even(tile: Tile, face: Face) -> bool {
    let turned = |turn| Posture { tile, face, turn }.canonical();
    Quarter::ALL.into_iter().all(|turn| turned(turn) == turned(Quarter::NONE))
}
