//! The head of the table's pictures.

use render::{Header, Node, Pennant, Piece, Point};

use super::super::event::Event;
use super::super::say::event::{last, rolled};
use super::super::say::{Say, player_mark};
use super::super::state::Phase;
use super::super::view::View;
use super::icons;
use tabletop::Frame;

/// Heads a picture: the turn, the last event, the seat to act or the winner.
pub(super) fn header(view: &View, frame: &Frame<'_>) -> Header {
    let words = frame.words;
    let say = Say(words);
    let over = view.phase == Phase::Over;
    let several = view.must.len() > 1;
    let acting = view.must.iter().next().filter(|_| !several);
    let turn = match acting {
        _ if over => view.winner.map(|seat| Pennant::won(player_mark(seat), words.name(seat))),
        Some(seat) => Some(Pennant::to_act(Some(player_mark(seat)), words.name(seat))),
        None => {
            let count = view.must.len().into();
            Some(Pennant::to_act(None, words.text("catan-heading-discards", &[("count", count)])))
        }
    };
    Header { title: say.heading(view), turn, last: told(view, say, over) }
}

/// The most important event of the turn: what the dice brought in drawings (they themselves lie below the island), all else in words.
fn told(view: &View, say: Say<'_>, over: bool) -> Vec<Piece> {
    if over {
        return vec![say.result(view).into()];
    }
    let sign = |node: Node| Piece::Sign(node);
    let at = Point::new(50.0, 50.0);
    match view.news {
        Some(Event::Rolled { seat, dice, gains }) if dice.0 + dice.1 != 7 => {
            let mut pieces: Vec<Piece> = vec![rolled(seat, dice, say).into()];
            for (seat, cards) in view.seats().zip(gains).filter(|(_, cards)| cards.total() > 0) {
                pieces.extend(["   ".to_owned().into(), sign(player_mark(seat).mark(at, 88.0))]);
                for (kind, count) in cards.iter() {
                    pieces.extend([count.to_string().into(), sign(icons::resource(kind, at, 92.0))]);
                }
            }
            if gains.iter().all(|cards| cards.total() == 0) {
                pieces.push(say.plain("catan-event-nothing").into());
            }
            pieces
        }
        _ => match last(view, say) {
            said if !said.is_empty() => vec![said.into()],
            _ => vec![say.waiting(view).into()],
        },
    }
}
