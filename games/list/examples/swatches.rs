//! Finds, in the pictures of recorded games, the colours that their theme lacks, and writes them down for the titles that are named, or
//! for all: what their palettes hold besides. To be run when a board gets new colours: `cargo run -p games --example swatches -- catan`.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{fs, io};

use conformance::{Library, Names};
use games::TITLES;
use render::paint::palette::Palette;
use render::{Color, Painter, Scene, Theme};
use rules::{Seat, Viewer};
use tabletop::{Draft, History, Log, Picture, Title, replay};

/// One position in so many is looked at.
const EVERY: usize = 16;
/// A colour of fewer pixels of a picture lies along edges.
const FEW: f32 = 12.0;
/// The pixels of a picture from which everybody sees a colour, and how much more it counts then.
const WIDE: f32 = 3000.0;
const FIRST: f32 = 40.0;

fn main() -> io::Result<()> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let named: Vec<String> = std::env::args().skip(1).collect();
    for title in TITLES.iter().filter(|title| named.is_empty() || named.iter().any(|id| id == title.id())) {
        let folder = games.join(title.id());
        let mut files = folder
            .join("logs")
            .read_dir()?
            .map(|file| Ok(file?.path()))
            .collect::<io::Result<Vec<PathBuf>>>()?;
        files.sort();
        let mut logs: Vec<Log> = Vec::new();
        for file in files {
            logs.push(fs::read_to_string(file)?.parse().expect("a recorded log"));
        }
        let [paper, night] =
            [Theme::Paper, Theme::Night].map(|theme| Sample::of(*title, &logs, theme).swatches());
        fs::create_dir_all(folder.join("src/picture"))?;
        fs::write(folder.join("src/picture/swatches.rs"), written(&paper, &night))?;
    }
    Ok(())
}

/// What is seen in the pictures of a theme.
struct Sample {
    theme: Theme,
    painter: Painter,
    /// How much is seen of each opaque colour. The root of its pixels: a wide ground must not silence a small figure.
    seen: HashMap<[u8; 3], f32>,
}

impl Sample {
    fn of(title: &'static dyn Title, logs: &[Log], theme: Theme) -> Self {
        let mut sample = Self { theme, painter: Painter::new(), seen: HashMap::new() };
        let words = Library::of(&[title]).speaker(0, Names::Short);
        for log in logs {
            let mut number = 0;
            let over = replay(title, log, |table, _, _| {
                if number % EVERY == 0 {
                    let public = table.sight(Viewer::Public);
                    sample.add(&public.scene(&words, theme, Picture::Table, None));
                    for seat in Seat::first(log.header.seats) {
                        let own = table.sight(Viewer::Seat(seat));
                        let menu = own.menu(&Draft::default(), &words);
                        for picture in [Picture::Panel, Picture::Hand, Picture::Board(seat)] {
                            sample.add(&own.scene(&words, theme, picture, Some(&menu)));
                        }
                    }
                }
                number += 1;
            });
            let over = over.expect("a recorded game replays");
            let history = History::of(title, log, Viewer::Public).expect("a recorded game replays");
            sample.add(&over.sight(Viewer::Public).ending(&words, theme, Some(&history)));
        }
        sample
    }

    fn add(&mut self, scene: &Scene) {
        let pixmap = self.painter.pixmap(scene).expect("it can be painted");
        let mut counts: HashMap<[u8; 3], f32> = HashMap::new();
        for &[r, g, b, alpha] in pixmap.pixels() {
            if alpha == 255 {
                *counts.entry([r, g, b]).or_default() += 1.0;
            }
        }
        for (color, count) in counts.into_iter().filter(|&(_, count)| count >= FEW) {
            let weight = if count >= WIDE { FIRST } else { 1.0 };
            *self.seen.entry(color).or_default() += weight * count.sqrt();
        }
    }

    fn swatches(self) -> Vec<Color> {
        let color = |[r, g, b]: [u8; 3]| Color { r, g, b, a: 255 };
        let mut seen: Vec<(Color, f32)> =
            self.seen.into_iter().map(|(rgb, seen)| (color(rgb), seen)).collect();
        seen.sort_by_key(|&(color, _)| color);
        Palette::of(self.theme).swatches(&seen)
    }
}

/// The file with the lists of both themes.
fn written(paper: &[Color], night: &[Color]) -> String {
    let mut text = String::from(
        "//! The colours of the pictures that their theme lacks, the one that is missed most first: found by `games/list/examples/swatches.rs`.\n\n\
         use render::Swatches;\n\n\
         /// The colours that are added to those of the themes.\n\
         pub(in super::super) const SWATCHES: Swatches = Swatches {\n",
    );
    for (name, list) in [("paper", paper), ("night", night)] {
        let _ = writeln!(text, "    {name}: &[");
        for row in list.chunks(10) {
            let number = |color: &Color| format!("0x{:02X}{:02X}{:02X}", color.r, color.g, color.b);
            let _ = writeln!(text, "        {},", row.iter().map(number).collect::<Vec<_>>().join(", "));
        }
        text.push_str("    ],\n");
    }
    text.push_str("};\n");
    text
}
