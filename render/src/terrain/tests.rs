//! Terrains: each has its pattern, equal for equal seeds, inside its tile.

use super::{Terrain, Tile};
use crate::geometry::{Point, Rect};
use crate::scene::{Node, Path, Scene};
use crate::theme::Theme;

fn shapes(node: &Node) -> usize {
    match node {
        Node::Group(group) => group.nodes.iter().map(shapes).sum(),
        _ => 1,
    }
}

#[test]
fn every_terrain_has_a_pattern_at_small_and_large_sizes() {
    for terrain in Terrain::ALL {
        for radius in [32.0, 75.0, 140.0] {
            let pattern = terrain.pattern(Path::hexagon_pointed(Point::new(200.0, 200.0), radius), 3);
            assert!(shapes(&pattern) >= 4, "{terrain:?} at {radius}: {}", shapes(&pattern));
        }
    }
}

#[test]
fn equal_seeds_look_equal_and_others_differ() {
    let outline = || Path::hexagon_pointed(Point::new(200.0, 200.0), 75.0);
    for terrain in Terrain::ALL {
        assert_eq!(terrain.tile(outline(), 5), terrain.tile(outline(), 5));
        assert_ne!(terrain.tile(outline(), 5), terrain.tile(outline(), 6), "{terrain:?}");
    }
}

#[test]
fn figures_leave_the_discs_that_are_kept_clear() {
    let (center, outline) = (Point::new(200.0, 200.0), Path::rect(Rect::new(100.0, 100.0, 200.0, 200.0)));
    let all = Tile::new(Terrain::Forest, outline);
    let clear = all.clone().keep_clear(center, 60.0);
    assert!(shapes(&clear.node()) < shapes(&all.node()));
}

#[test]
fn tiles_stay_inside_the_frame() {
    let mut scene = Scene::new(Scene::TABLE, Theme::Paper);
    for (index, terrain) in Terrain::ALL.into_iter().enumerate() {
        let place = scene.area().grid(5, 2, 4.0)[index].inset(3.0);
        scene.push(terrain.tile(Path::rect(place), 1));
    }
    assert_eq!(scene.check(), []);
}
