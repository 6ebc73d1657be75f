//! Seeds: drawn from the operating system, or given by a person.

use catalog::seed_from_hex;
use std::str::FromStr;
use tabletop::Seed;

/// A seed nobody can guess.
#[expect(
    clippy::disallowed_methods,
    reason = "this is the one place of the binary where seeds are made"
)]
pub fn fresh() -> Seed {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    Seed(bytes)
}

/// A seed as a person writes it: a number, or the 64 hexadecimal digits of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GivenSeed(pub Seed);

impl FromStr for GivenSeed {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let seed = match text.parse::<u64>() {
            Ok(number) => Some(Seed::from_number(number)),
            Err(_) => seed_from_hex(text),
        };
        seed.map(Self).ok_or_else(|| "a seed is a number, or 64 hexadecimal digits".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::to_hex;

    #[test]
    fn a_seed_is_a_number_or_its_digits() {
        let seven = Seed::from_number(7);
        assert_eq!("7".parse(), Ok(GivenSeed(seven)));
        assert_eq!(to_hex(&seven.0).parse(), Ok(GivenSeed(seven)));
        assert!("seven".parse::<GivenSeed>().is_err());
        assert!("-1".parse::<GivenSeed>().is_err());
    }

    #[test]
    fn fresh_seeds_differ() {
        assert_ne!(fresh(), fresh());
    }
}
