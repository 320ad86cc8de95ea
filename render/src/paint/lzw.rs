//! Indexes of a palette, packed as GIF files hold them: LZW with a table that is hashed (GIF89a, appendix F).
//!
//! The library that `gif` packs with takes three times as long for pictures like ours: two fifths of a whole replay (`docs/speed.md`).

/// The bits of an index, with which the data begins.
const INDEX: u8 = 8;
/// The code that empties the table, the one after the last, and the first that stands for several indexes.
const CLEAR: u32 = 1 << INDEX;
const END: u32 = CLEAR + 1;
const FIRST: u32 = END + 1;
/// The number of codes, of twelve bits at most.
const CODES: u32 = 1 << 12;
/// The places of the table, twice as many as there are codes.
const PLACES: u32 = 2 * CODES;
/// What stands in an empty place.
const EMPTY: u32 = u32::MAX;

/// The indexes as a frame holds them that was packed before.
pub(super) fn packed(indexes: &[u8]) -> Vec<u8> {
    let mut codes = Codes { bytes: vec![INDEX], waiting: 0, count: 0, bits: u32::from(INDEX) + 1 };
    let mut table = [EMPTY; PLACES as usize];
    let mut next = FIRST;
    codes.put(CLEAR);
    let Some((&first, others)) = indexes.split_first() else {
        codes.put(END);
        return codes.finished();
    };
    let mut known = u32::from(first);
    for &index in others {
        let longer = known << INDEX | u32::from(index);
        match look_up(&table, longer) {
            Ok(code) => known = code,
            Err(place) => {
                codes.put(known);
                if next == CODES {
                    codes.put(CLEAR);
                    table.fill(EMPTY);
                    (next, codes.bits) = (FIRST, u32::from(INDEX) + 1);
                } else {
                    table[place] = longer << CODES.trailing_zeros() | next;
                    codes.widen(next);
                    next += 1;
                }
                known = u32::from(index);
            }
        }
    }
    codes.put(known);
    codes.widen(next);
    codes.put(END);
    codes.finished()
}

/// The code of a code followed by an index, or the place where it will stand.
#[inline]
fn look_up(table: &[u32; PLACES as usize], longer: u32) -> Result<u32, usize> {
    let mut place = longer.wrapping_mul(0x9E37_79B1) >> (PLACES.leading_zeros() + 1);
    loop {
        match table[place as usize] {
            EMPTY => return Err(place as usize),
            entry if entry >> CODES.trailing_zeros() == longer => return Ok(entry % CODES),
            _ => place = (place + 1) % PLACES,
        }
    }
}

/// Codes on their way into bytes, the lowest bits first.
struct Codes {
    bytes: Vec<u8>,
    waiting: u32,
    /// The bits that wait.
    count: u32,
    /// The bits of the next code.
    bits: u32,
}

impl Codes {
    #[inline]
    fn put(&mut self, code: u32) {
        self.waiting |= code << self.count;
        self.count += self.bits;
        while self.count >= 8 {
            self.bytes.push(self.waiting as u8);
            self.waiting >>= 8;
            self.count -= 8;
        }
    }

    /// Makes the next code long enough for one that has just been given out.
    #[inline]
    fn widen(&mut self, code: u32) {
        if code == 1 << self.bits && code < CODES {
            self.bits += 1;
        }
    }

    fn finished(mut self) -> Vec<u8> {
        if self.count > 0 {
            self.bytes.push(self.waiting as u8);
        }
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::packed;

    /// What others read out of it.
    fn unpacked(data: Vec<u8>, (width, height): (u16, u16)) -> Vec<u8> {
        let mut encoder = gif::Encoder::new(Vec::new(), width, height, &[7; 768]).expect("begun");
        let frame = gif::Frame { width, height, buffer: data.into(), ..gif::Frame::default() };
        encoder.write_lzw_pre_encoded_frame(&frame).expect("written");
        let file = encoder.into_inner().expect("ended");
        let mut options = gif::DecodeOptions::new();
        options.check_lzw_end_code(true);
        let mut decoder = options.read_info(&*file).expect("a GIF");
        decoder.read_next_frame().expect("whole").expect("a frame").buffer.to_vec()
    }

    #[test]
    fn what_is_packed_is_read_as_it_was() {
        // How many indexes differ, and for how long each of them stands: from noise to one tone, at every length of codes.
        for (colors, run) in [(256_u32, 1_usize), (256, 7), (17, 3), (2, 1), (3, 1000), (1, 1)] {
            for length in (1..700).step_by(3).chain([4_000, 30_000, 65_000]) {
                let mut dice = 7_u32;
                let mut indexes = Vec::new();
                while indexes.len() < length {
                    dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    indexes.extend(std::iter::repeat_n(((dice >> 16) % colors) as u8, run));
                }
                indexes.truncate(length);
                assert!(unpacked(packed(&indexes), (length as u16, 1)) == indexes, "{colors} {run} {length}");
            }
        }
    }
}
