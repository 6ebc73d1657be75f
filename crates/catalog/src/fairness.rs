//! Commit and reveal: the hash of the seed is shown before the first card, the
//! seed after the last.

use tabletop::Seed;

/// What is shown before the first card: the BLAKE3 hash of the seed, bound to
/// its purpose.
#[must_use]
pub fn commitment(seed: &Seed) -> String {
    blake3::derive_key("cantina 2026-11 seed commitment", &seed.0)
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// Bytes in hexadecimal.
#[must_use]
pub fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A seed from its 64 hexadecimal digits.
#[must_use]
pub fn seed_from_hex(text: &str) -> Option<Seed> {
    let mut bytes = [0; 32];
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    for (byte, idx) in bytes.iter_mut().zip((0..64).step_by(2)) {
        *byte = u8::from_str_radix(&text[idx..idx + 2], 16).ok()?;
    }
    Some(Seed(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commitment_binds_its_seed() {
        // Rules: HS-10.2
        let (one, two) = (Seed::from_number(1), Seed::from_number(2));
        assert_eq!(commitment(&one), commitment(&one));
        assert_ne!(commitment(&one), commitment(&two));
        assert_eq!(seed_from_hex(&to_hex(&one.0)), Some(one));
        assert_eq!(seed_from_hex("no seed"), None);
    }
}
