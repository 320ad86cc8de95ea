//! The colours of a palette.

use super::{Color, FIXED, Lab, cell};
use crate::player::Player;
use crate::terrain::Terrain;
use crate::theme::Theme;
use crate::theme::{INK, LAST_MOVE, LAST_MOVE_EDGE};

/// The tones of patterns and emblems apart from the ground of each terrain.
const PATTERNS: [u32; 52] = [
    0x387946, 0x5FA866, 0x3F854B, 0x1B4629, 0x5B3E26, 0xA9D06B, 0x5F8F2F, 0x74A53B, 0xFFF6DC, 0xF4D34F,
    0xC9851F, 0xC89528, 0xFBDF85, 0x8F6214, 0xD39C70, 0xA83F2B, 0x8C332A, 0xBC5536, 0xFBEED2, 0xE2C99B,
    0x6B442A, 0x4E5F6B, 0x84371D, 0xBE5C35, 0xA94A27, 0xC76840, 0x8B8F97, 0xA3A6AC, 0x50535D, 0xCBD5E2,
    0xEAD6A8, 0xC4A871, 0x37749B, 0xC5E1EE, 0x7DB3D1, 0x2C5F82, 0x64646D, 0x9999A1, 0x7F7F88, 0xF1E3BE,
    0x553622, 0x966A48, 0xB08560, 0x9A5B2E, 0xE9CCA2, 0x5E6674, 0x333945, 0x8FB4F0, 0x5C7BCE, 0xDBEAFF,
    0xFBF6EA, 0xA81E12,
];

/// Adds what every picture of a theme may show: first every named colour, then the ramps between colours that meet.
pub(super) fn fill(theme: Theme, colors: &mut Vec<Color>) {
    let mut tones = Tones { colors };
    for color in named(theme) {
        tones.add(color, 0.0);
    }
    for (from, to, steps) in ramps(theme) {
        for step in 1..steps {
            tones.add(from.mix(to, f32::from(step) / f32::from(steps)), 0.000_8);
        }
    }
}

/// Fills a palette with an even spread over everything else.
pub(super) fn spread(colors: &mut Vec<Color>) {
    if colors.len() < 256 {
        Tones { colors }.spread();
    }
}

struct Tones<'a> {
    colors: &'a mut Vec<Color>,
}

impl Tones<'_> {
    /// Adds a colour unless there is no room, its cell is taken, or one is nearer than `apart` (squared).
    fn add(&mut self, color: Color, apart: f32) {
        let lab = Lab::of(color);
        let taken = self.colors.iter().filter(|other| other.a == 255).any(|&other| {
            cell(other.r, other.g, other.b) == cell(color.r, color.g, color.b)
                || lab.distance(Lab::of(other)) < apart
        });
        if !taken && self.colors.len() < FIXED {
            self.colors.push(color);
        }
    }

    /// Adds again and again the colour that is worst represented.
    fn spread(&mut self) {
        let levels = [0, 32, 64, 96, 128, 160, 192, 224, 255];
        let cube = levels.iter().flat_map(|&r| levels.iter().flat_map(move |&g| levels.map(|b| (r, g, b))));
        let cube: Vec<Color> = cube.map(|(r, g, b)| Color { r, g, b, a: 255 }).collect();
        let labs: Vec<Lab> = cube.iter().map(|&color| Lab::of(color)).collect();
        let own = self.colors.iter().filter(|color| color.a == 255).map(|&color| Lab::of(color));
        let own: Vec<Lab> = own.collect();
        let least = |lab: &Lab| own.iter().map(|other| lab.distance(*other)).fold(f32::MAX, f32::min);
        let mut apart: Vec<f32> = labs.iter().map(least).collect();
        while self.colors.len() < 256 {
            let worst = (0..cube.len()).max_by(|&a, &b| apart[a].total_cmp(&apart[b])).unwrap_or(0);
            self.colors.push(cube[worst]);
            for (lab, apart) in labs.iter().zip(&mut apart) {
                *apart = apart.min(lab.distance(labs[worst]));
            }
        }
    }
}

/// Every colour with a name.
pub(super) fn named(theme: Theme) -> Vec<Color> {
    let mut named = vec![
        theme.background(),
        theme.ink(),
        theme.muted(),
        theme.panel(),
        theme.hollow(),
        theme.line(),
        theme.to_act(),
        theme.on_to_act(),
        Color::WHITE,
        INK,
        LAST_MOVE,
        LAST_MOVE_EDGE,
        Color::hex(0xFBF3DF),
    ];
    named.extend(Player::ALL.iter().flat_map(|player| [player.color(), player.edge()]));
    named.extend(Terrain::ALL.iter().flat_map(|terrain| [terrain.color(), terrain.edge(), terrain.rim()]));
    named.extend(PATTERNS.map(Color::hex));
    named
}

/// Colours that meet along soft edges, and the number of steps between them.
fn ramps(theme: Theme) -> Vec<(Color, Color, u8)> {
    let shade = |ground: Color, share: f32| {
        let shadow = theme.shadow(1.0).color;
        ground.mix(shadow, share * f32::from(shadow.a) / 255.0)
    };
    let (ground, panel) = (theme.background(), theme.panel());
    let mut ramps = vec![
        (ground, shade(ground, 1.0), 8),
        (panel, shade(panel, 1.0), 3),
        (ground, theme.ink(), 8),
        (panel, theme.ink(), 6),
        (ground, theme.muted(), 4),
        (theme.to_act(), theme.on_to_act(), 7),
        (Color::WHITE, INK, 8),
        (LAST_MOVE, LAST_MOVE_EDGE, 4),
        (ground, theme.line(), 3),
        (ground, LAST_MOVE_EDGE, 3),
    ];
    for player in Player::ALL {
        let color = player.color();
        ramps.extend([(color, player.edge(), 2), (color, Color::WHITE, 3)]);
    }
    for terrain in Terrain::ALL {
        ramps.extend([(terrain.color(), terrain.edge(), 3), (terrain.edge(), ground, 3)]);
    }
    ramps
}
