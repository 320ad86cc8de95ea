//! The time in Discord's numbers.

/// Milliseconds from 1970 to the beginning of 2015, from which Discord's numbers count.
const EPOCH: u64 = 1_420_070_400_000;

/// The time at which Discord made a message, an interaction or anything else of that number, in milliseconds since 1970.
pub(crate) const fn made(id: u64) -> u64 {
    EPOCH + (id >> 22)
}

#[cfg(test)]
mod tests {
    use super::made;

    /// The example in Discord's documentation.
    #[test]
    fn a_number_tells_when_it_was_made() {
        assert_eq!(made(175_928_847_299_117_063), 1_462_015_105_796);
    }
}
