//! Colours as the eye distinguishes them: Björn Ottosson's OKLab.

use std::sync::OnceLock;

use crate::color::Color;

/// Lightness, green–red, blue–yellow.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Lab([f32; 3]);

impl Lab {
    pub(super) fn of(color: Color) -> Self {
        static LINEAR: OnceLock<[f32; 256]> = OnceLock::new();
        let table = LINEAR.get_or_init(|| std::array::from_fn(|channel| linear(channel as u8)));
        let linear = |channel: u8| table[usize::from(channel)];
        let (r, g, b) = (linear(color.r), linear(color.g), linear(color.b));
        let l = (0.412_221_46 * r + 0.536_332_55 * g + 0.051_445_995 * b).cbrt();
        let m = (0.211_903_5 * r + 0.680_699_5 * g + 0.107_396_96 * b).cbrt();
        let s = (0.088_302_46 * r + 0.281_718_85 * g + 0.629_978_7 * b).cbrt();
        Self([
            0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
            1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
            0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s,
        ])
    }

    /// The square of the distance; 0.0004 is hardly visible.
    pub(super) fn distance(self, other: Self) -> f32 {
        let apart = |axis: usize| (self.0[axis] - other.0[axis]).powi(2);
        apart(0) + apart(1) + apart(2)
    }

    /// Black is 0, white 1.
    pub(super) fn lightness(self) -> f32 {
        self.0[0]
    }
}

/// The channel in light.
fn linear(channel: u8) -> f32 {
    let value = f32::from(channel) / 255.0;
    if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
}
