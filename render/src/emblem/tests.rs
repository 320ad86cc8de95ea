//! Emblems: each stays in its square, and a silhouette has one colour.

use super::Emblem;
use crate::color::Color;
use crate::geometry::Point;
use crate::scene::Scene;
use crate::theme::Theme;

#[test]
fn emblems_stay_in_their_square() {
    for emblem in Emblem::ALL {
        let mut scene = Scene::bare((100, 100), Theme::Paper);
        scene.push(emblem.node(Point::new(50.0, 50.0), 100.0));
        assert_eq!(scene.check(), [], "{emblem:?}");
    }
}

#[test]
fn a_silhouette_has_one_colour() {
    for emblem in Emblem::ALL {
        let node = emblem.silhouette(Point::new(50.0, 50.0), 100.0, Color::hex(0x123456));
        let json = serde_json::to_string(&node).expect("nodes are plain data");
        let colours = json.matches("\"r\":").count();
        assert!(colours > 0 && colours == json.matches("\"r\":18,\"g\":52,\"b\":86").count(), "{emblem:?}");
    }
}
