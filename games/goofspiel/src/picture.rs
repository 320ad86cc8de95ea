//! Goofspiel in pictures: the prizes, and everybody's hand beneath their name.

use render::{Align, Group, Header, Node, Path, Pennant, PlayerPanel, Rect, Scene, Shape, Stroke, TextBox};
use rules::Seat;
use tabletop::{Closing, ClosingPlace, Frame, Picture, Points};

use crate::say::{listed, result};
use crate::{CARDS, Goofspiel, View, points};

/// Draws the picture asked for.
pub(crate) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let size = if frame.picture == Picture::Hand { Scene::HAND } else { Scene::TABLE };
    let mut scene = Scene::new(size, frame.theme);
    let (look, words) = (scene.look(), frame.words);
    let seats = Seat::first(view.hands.len() as u8);
    if frame.picture == Picture::End {
        let outcome = view.turn.outcome();
        let closing = Closing {
            frame,
            result: String::new(),
            above: None,
            outcome: outcome.filter(|outcome| !outcome.standings.is_empty()),
            parts: seats.map(|seat| Goofspiel::breakdown(view, seat, words)).collect(),
            signs: Vec::new(),
            mark: Seat::player,
            reveals: false,
            place: ClosingPlace::Beside,
        };
        let rooms = closing.lay(&mut scene);
        rows(&mut scene, view, frame, rooms.board);
        return scene;
    }
    let (top, rest) = scene.content().split_top(look.header_height());
    let must = view.turn.must();
    let one = must.iter().next().filter(|_| must.len() == 1);
    let turn = must.iter().next().map(|_| match one {
        Some(seat) => Pennant::to_act(Some(seat.player()), words.name(seat)),
        None => Pennant::to_act(None, words.plain("goofspiel-all")),
    });
    let last = view.last.iter().map(|round| result(round, words).into()).collect();
    scene.push(look.header(top, &Header { title: words.plain("goofspiel-name"), turn, last }));
    let (prizes, rest) = rest.split_top(look.px(150.0));
    let for_what = words.text("goofspiel-for", &[("prizes", listed(&view.prizes).into())]);
    let line = TextBox::new(prizes, for_what, look.px(54.0)).bold().color(frame.theme.ink());
    scene.push(Group::new(vec![line.align(Align::Middle, Align::Middle).into()]).shows("prizes"));
    rows(&mut scene, view, frame, rest);
    scene
}

/// A row for each seat that belongs on the picture: name, points, hand, at the end the prizes taken; a ring is around the viewer's own bid.
fn rows(scene: &mut Scene, view: &View, frame: &Frame<'_>, rect: Rect) {
    let look = scene.look();
    let seats = seats(view, frame.picture, frame.viewer.seat());
    for (seat, row) in seats.iter().zip(rect.grid(1, seats.len().max(1), look.px(20.0))) {
        let (hand, taken) = (&view.hands[seat.index()], &view.taken[seat.index()]);
        let panel = PlayerPanel {
            player: seat.player(),
            name: frame.words.name(*seat),
            score: points(taken).to_string(),
            to_act: view.turn.must().contains(*seat),
            faded: false,
            lines: Vec::new(),
        };
        let row = Rect { h: row.h.min(look.px(230.0)), ..row };
        let body = look.panel_body(row).inset(look.px(12.0));
        let mut nodes = vec![look.player_panel(row, &panel)];
        let own = view.own.filter(|_| frame.viewer.is(*seat));
        for (card, place) in (1..=CARDS).zip(body.grid(usize::from(CARDS), 1, look.px(8.0))) {
            if hand.contains(&card) || frame.picture == Picture::End && taken.contains(&card) {
                nodes.extend(drawn(card, place, own == Some(card), frame));
            }
        }
        scene.push(Group::new(nodes).shows(format!("hand {seat}")));
    }
}

/// The seats of which that picture shows the hands.
fn seats(view: &View, picture: Picture, viewer: Option<Seat>) -> Vec<Seat> {
    let all = Seat::first(view.hands.len() as u8);
    match picture {
        Picture::Hand => all.filter(|seat| viewer == Some(*seat)).collect(),
        Picture::Board(seat) => vec![seat],
        Picture::Table | Picture::Panel | Picture::End => all.collect(),
    }
}

fn drawn(card: u8, place: Rect, chosen: bool, frame: &Frame<'_>) -> [Node; 2] {
    let edge =
        if chosen { Stroke::new(frame.theme.to_act(), 6.0) } else { Stroke::new(frame.theme.line(), 2.0) };
    let shape = Shape::new(Path::round_rect(place, 8.0)).fill(frame.theme.hollow()).stroke(edge);
    let number = TextBox::new(place, card.to_string(), 30.0_f32.min(place.w * 0.6)).bold();
    [shape.into(), number.color(frame.theme.ink()).align(Align::Middle, Align::Middle).into()]
}

/// What that picture has to show.
pub(crate) fn shown(view: &View, picture: Picture) -> Vec<String> {
    let prizes = (picture != Picture::End).then(|| "prizes".to_owned());
    let hands = match picture {
        Picture::Hand => Vec::new(),
        _ => seats(view, picture, None),
    };
    prizes.into_iter().chain(hands.iter().map(|seat| format!("hand {seat}"))).collect()
}
