//! The tiles against the data file.

use serde_json::{Value, json};

use super::super::components::colour::Colour;
use super::super::components::posture::{Face, Posture, Quarter};
use super::super::components::print::PRINTS;
use super::super::components::tile::{Kind, Tile};

/// The data file's faces of a tile.
fn faces(tile: Tile) -> Value {
    let area = |area: &super::super::components::print::Area| {
        let edges: Vec<u8> = (0..4).filter(|edge| area.edges & 1 << edge != 0).collect();
        match area.ground.colour() {
            Some(_) => json!({ "type": area.ground.word(), "edges": edges, "sheep": area.sheep }),
            None => json!({ "type": area.ground.word(), "edges": edges }),
        }
    };
    let face = |face: usize| {
        let print = &PRINTS[tile.index()][face];
        let edges: Vec<&str> = (0..4).map(|edge| print.ground(edge).word()).collect();
        json!({ "edges": edges, "areas": print.areas().iter().map(area).collect::<Vec<_>>() })
    };
    json!([face(0), face(1)])
}

#[test]
fn the_tiles_are_those_of_the_data_file() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tiles.json");
    let data: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let plain = |entry: &Value| {
        let mut faces = entry["faces"].clone();
        for face in faces.as_array_mut().unwrap() {
            face.as_object_mut().unwrap().remove("pattern");
        }
        faces
    };
    let bag = data["bag_tiles"].as_array().unwrap();
    assert_eq!(bag.len(), Tile::IN_BAG);
    for (number, entry) in (1..).zip(bag) {
        let tile = Tile::numbered(number).unwrap();
        assert_eq!(entry["id"], number);
        let kind = match tile.kind() {
            Kind::Wolf => "wolf",
            Kind::Hunter => "hunter",
            _ => "landscape",
        };
        assert_eq!(entry["kind"], kind, "tile {number}");
        assert_eq!(faces(tile), plain(entry), "tile {number}");
    }
    let special = |id: String| {
        let entry = data["special_tiles"].as_array().unwrap().iter().find(|entry| entry["id"] == id);
        plain(entry.unwrap())
    };
    assert_eq!(faces(Tile::SQUARE), special("village_square".to_owned()));
    assert_eq!(Tile::SQUARE.kind(), Kind::Square);
    for colour in Colour::ALL {
        let shepherd = special(format!("shepherd_{colour}"));
        assert_eq!(faces(Tile::shepherd(colour))[0], shepherd[0]);
        assert_eq!(Tile::shepherd(colour).kind(), Kind::Shepherd(colour));
    }
}

#[test]
fn a_posture_is_canonical_when_no_smaller_one_looks_the_same() {
    let look = |posture: Posture| {
        let mut areas: Vec<_> = posture.areas().map(|area| (area.edges, area.ground, area.sheep)).collect();
        areas.sort_unstable();
        areas
    };
    for number in 1..=68 {
        let tile = Tile::numbered(number).unwrap();
        let postures: Vec<Posture> = Face::ALL
            .into_iter()
            .flat_map(|face| Quarter::ALL.map(|turn| Posture { tile, face, turn }))
            .collect();
        for &posture in &postures {
            let first = postures.iter().find(|other| look(**other) == look(posture));
            assert_eq!(Some(&posture.canonical()), first, "{posture}");
        }
    }
}

#[test]
fn a_turned_face_shows_its_edges_clockwise() {
    let tile = Tile::numbered(2).unwrap();
    let grounds = |face, quarters| {
        let posture = Posture { tile, face, turn: Quarter::of(quarters) };
        [0, 1, 2, 3].map(|side| posture.ground(side).word())
    };
    assert_eq!(grounds(Face::B, 0), ["black", "black", "yellow", "blue"]);
    assert_eq!(grounds(Face::B, 1), ["blue", "black", "black", "yellow"]);
    assert_eq!(grounds(Face::B, 2), ["yellow", "blue", "black", "black"]);
    assert_eq!(grounds(Face::B, 3), ["black", "yellow", "blue", "black"]);
    assert_eq!(grounds(Face::A, 1), ["red", "forest", "red", "forest"]);
}
