//! The animals: our own small drawings, of one family: plain areas with a darker edge, dark round eyes.

mod birds;
mod faces;
mod pen;
mod small;
mod wild;

use render::parts::Fresh;
use render::{Color, Group, Look, Node, Path, Point, Rect, Shape, Stroke};

use super::super::components::card::CardId;
use pen::Pen;

/// The animal of a card, in a square of that size.
pub(super) fn animal(card: CardId, center: Point, size: f32) -> Node {
    let mut pen = Pen::default();
    drawing(card)(&mut pen);
    pen.placed(center, size)
}

type Drawing = fn(&mut Pen);

/// The drawings, in the order of the cards.
const DRAWINGS: [Drawing; CardId::COUNT as usize] = [
    wild::alligator,
    wild::ray,
    wild::fish,
    faces::otter,
    faces::frog,
    birds::duck,
    birds::flamingo,
    wild::lizard,
    small::shrew,
    birds::peacock,
    small::squirrel,
    small::hedgehog,
    small::bee,
    faces::bear,
    faces::rabbit,
    birds::macaw,
    faces::boar,
    faces::koala,
    faces::wolf,
    birds::kingfisher,
    birds::penguin,
    small::bat,
    faces::fennec_fox,
    faces::macaque,
    birds::eagle,
    small::meerkat,
    birds::crow,
    wild::alpaca,
    faces::arctic_fox,
    faces::raccoon,
    small::ladybird,
    faces::panther,
    faces::lion,
    small::butterfly,
    wild::deer,
    birds::owl,
    faces::cat,
    birds::stork,
    wild::ram,
    small::marmot,
    small::dragonfly,
    wild::tortoise,
];

fn drawing(card: CardId) -> Drawing {
    DRAWINGS[card.index()]
}

/// A cube with its animal on the front, standing around `center`; in a golden line if it was placed in a turn that is told.
pub(super) fn cube(look: Look, card: CardId, center: Point, size: f32, fresh: Option<Fresh>) -> Node {
    let (face, top, side) = if card.is_spirit() {
        (Color::hex(0xF1EAFB), Color::hex(0xC9B4E6), Color::hex(0x5B3E86))
    } else {
        (Color::hex(0xFFF6DF), Color::hex(0xE9C98F), Color::hex(0x7A4B18))
    };
    let half = size / 2.0;
    let lid = size * 0.17;
    let front = Rect::new(center.x - half, center.y - half + lid / 2.0, size, size);
    let cap = [
        Point::new(front.x, front.y),
        Point::new(front.x + size * 0.12, front.y - lid),
        Point::new(front.right() - size * 0.12, front.y - lid),
        Point::new(front.right(), front.y),
    ];
    let mut nodes: Vec<Node> = Vec::new();
    if let Some(fresh) = fresh {
        let [_, _, right, left] = front.corners();
        nodes.push(look.moved(&Path::polygon([right, left].into_iter().chain(cap)), fresh));
    }
    let line = || Stroke::new(side, look.px(2.0));
    nodes.push(Shape::new(Path::polygon(cap)).fill(top).stroke(line()).into());
    nodes.push(Shape::new(Path::rect(front)).fill(face).stroke(line()).into());
    nodes.push(animal(card, front.center(), size * 0.94));
    Group::new(nodes).into()
}

#[cfg(test)]
mod tests {
    use render::paint::contrast::{LINE, SIDE, prominence};
    use render::{Painter, Theme};

    use super::*;

    #[test]
    fn every_card_has_a_drawing_within_its_square() {
        for card in CardId::animals().chain(CardId::spirits()) {
            let Node::Group(group) = animal(card, Point::new(50.0, 50.0), 100.0) else {
                panic!("a drawing is a group");
            };
            assert!(group.nodes.len() >= 5, "{}", card.card().word);
            for node in &group.nodes {
                let Node::Shape(shape) = node else { panic!("drawings are shapes") };
                let frame = Rect::new(-3.0, -3.0, 106.0, 106.0);
                assert!(frame.encloses(shape.bounds(), 0.0), "{} {:?}", card.card().word, shape.bounds());
            }
        }
    }

    #[test]
    fn every_animal_stands_out_from_the_cards_of_both_themes() {
        let (painter, middle) = (Painter::new(), Point::new(SIDE / 2.0, SIDE / 2.0));
        let mut faint = Vec::new();
        for card in CardId::animals().chain(CardId::spirits()) {
            for ground in Theme::ALL.map(Theme::panel) {
                let drawing = vec![animal(card, middle, SIDE * 0.9)];
                let share = prominence(&painter, drawing, ground).expect("it can be painted");
                faint.extend((share < LINE).then(|| format!("{} on {ground:?}: {share}", card.card().word)));
            }
        }
        assert!(faint.is_empty(), "{faint:#?}");
    }
}
