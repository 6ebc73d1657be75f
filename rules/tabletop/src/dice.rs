//! The only source of chance.
//!
//! In play, dice are keyed by the table's seed and the number of the entry
//! being decided, so no generator state is stored and any entry can be redone
//! alone. Tests and positions script them. Playouts use a small fast generator.
//! Duplicate deals key every draw by *what it is about*, so that the same card
//! comes up whoever draws it.

use alloc::collections::VecDeque;
use alloc::vec::Vec;
use core::fmt;
use rand_chacha::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};

/// The secret a table's chance comes from; published when the table is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from a small number, for tests, simulations and `--seed`.
    ///
    /// The number is spread over all bytes; equal numbers give equal seeds for ever.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        let mut state = number;
        for chunk in bytes.chunks_exact_mut(8) {
            chunk.copy_from_slice(&split_mix(&mut state).to_le_bytes());
        }
        Self(bytes)
    }
}

impl fmt::Debug for Seed {
    // A seed must not slip into a log line while its table is running.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// What an outcome shows, with its kind: a card that shows 4 is no die that shows 4.
///
/// Kinds are the game's own, from 1. A script may leave the kind out, as
/// scripts of old records do: a face of kind 0 fits every kind.
#[must_use]
pub const fn face_of(kind: u8, value: u32) -> u32 {
    (kind as u32) << KIND_SHIFT | value
}

/// The face without its kind.
#[must_use]
pub const fn face_value(face: u32) -> u32 {
    face & ((1 << KIND_SHIFT) - 1)
}

const KIND_SHIFT: u32 = 24;

// Whether an outcome is the scripted one.
const fn fits(shown: u32, wanted: u32) -> bool {
    if wanted >> KIND_SHIFT == 0 { face_value(shown) == wanted } else { shown == wanted }
}

/// Why scripted dice could not answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiceFault {
    /// The script ran out; this many outcomes were possible.
    Exhausted {
        /// The number of possible outcomes.
        sides: u32,
    },
    /// The scripted face is not among the possible outcomes.
    Impossible {
        /// The face that was scripted.
        face: u32,
    },
}

impl fmt::Display for DiceFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exhausted { sides } => {
                write!(f, "the script has no more chance, and one of {sides} outcomes is needed")
            }
            Self::Impossible { face } => {
                write!(f, "the scripted outcome {} is not possible here", face_value(*face))
            }
        }
    }
}

/// Dice: closed ranges, picks and shuffles.
#[derive(Clone, Debug)]
pub struct Dice {
    source: Source,
    n_rolled: u32,
}

#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "dice live on the stack; a box would allocate")]
enum Source {
    Keyed(ChaCha12Rng),
    Swift(u64),
    Duplicate { seed: u64, label: u64, nth: u64 },
    Scripted { faces: VecDeque<u32>, fault: Option<DiceFault> },
    Noting { state: u64, faces: Vec<u32> },
}

impl Dice {
    /// The dice of one entry of a table. ChaCha12, stream = entry number.
    #[must_use]
    pub fn keyed(seed: &Seed, entry: u32) -> Self {
        let mut rng = ChaCha12Rng::from_seed(seed.0);
        rng.set_stream(u64::from(entry));
        Self { source: Source::Keyed(rng), n_rolled: 0 }
    }

    /// Fast dice for playouts and bots; not for tables people play at.
    #[must_use]
    pub fn swift(seed: u64) -> Self {
        Self { source: Source::Swift(seed), n_rolled: 0 }
    }

    /// Dice whose outcomes depend on the seed and on what each is
    /// [about](Self::about), not on how often they were used before.
    #[must_use]
    pub fn duplicate(seed: u64) -> Self {
        Self { source: Source::Duplicate { seed, label: 0, nth: 0 }, n_rolled: 0 }
    }

    /// Dice that show these faces, in this order.
    #[must_use]
    pub fn scripted(faces: impl IntoIterator<Item = u32>) -> Self {
        Self {
            source: Source::Scripted { faces: faces.into_iter().collect(), fault: None },
            n_rolled: 0,
        }
    }

    /// Fast dice that note what they show, so that a script can show it again.
    /// Like a script they leave orders as they are.
    #[must_use]
    pub fn noting(seed: u64) -> Self {
        Self { source: Source::Noting { state: seed, faces: Vec::new() }, n_rolled: 0 }
    }

    /// Names what the next outcomes are about (say, "round 3, fourth draw").
    /// Only duplicate deals listen.
    #[inline]
    pub fn about(&mut self, what: u64) -> &mut Self {
        if let Source::Duplicate { label, nth, .. } = &mut self.source {
            *label = what;
            *nth = 0;
        }
        self
    }

    /// A number below `sides`, every one equally likely. `sides` is not 0.
    #[inline]
    pub fn roll(&mut self, sides: u32) -> u32 {
        self.pick(sides, |idx| idx)
    }

    /// The index of one of `n` options, every one equally likely.
    ///
    /// `face` tells scripted dice what each option would [show](face_of): they
    /// pick the first option with the scripted face.
    // Inlined always: playouts spend a good part of their time here.
    #[inline(always)]
    pub fn pick(&mut self, n: u32, face: impl Fn(u32) -> u32) -> u32 {
        assert!(n > 0, "chance needs at least one outcome");
        self.n_rolled += 1;
        if let Source::Swift(state) = &mut self.source {
            return below(n, || swift(state));
        }
        self.pick_slowly(n, face)
    }

    // Everything but playouts, apart, so that those stay small.
    #[inline(never)]
    fn pick_slowly(&mut self, n: u32, face: impl Fn(u32) -> u32) -> u32 {
        if let Source::Scripted { faces, fault } = &mut self.source {
            let Some(wanted) = faces.pop_front() else {
                fault.get_or_insert(DiceFault::Exhausted { sides: n });
                return 0;
            };
            return (0..n).find(|&idx| fits(face(idx), wanted)).unwrap_or_else(|| {
                fault.get_or_insert(DiceFault::Impossible { face: wanted });
                0
            });
        }
        if let Source::Noting { state, faces } = &mut self.source {
            let picked = below(n, || swift(state));
            faces.push(face(picked));
            return picked;
        }
        below(n, || self.next())
    }

    /// Fisher-Yates. Scripted dice leave the order as it is: a position that
    /// scripts chance states its orders outright.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        if matches!(self.source, Source::Scripted { .. } | Source::Noting { .. }) {
            return;
        }
        for last in (1..items.len()).rev() {
            let other = below(last as u32 + 1, || self.next());
            items.swap(last, other as usize);
        }
        self.n_rolled += 1;
    }

    /// How many outcomes these dice have given.
    #[must_use]
    pub fn n_rolled(&self) -> u32 {
        self.n_rolled
    }

    /// What went wrong with the script, if anything did.
    #[must_use]
    pub fn fault(&self) -> Option<DiceFault> {
        if let Source::Scripted { fault, .. } = &self.source { *fault } else { None }
    }

    /// The faces a script still holds.
    #[must_use]
    pub fn unused(&self) -> Vec<u32> {
        if let Source::Scripted { faces, .. } = &self.source {
            faces.iter().copied().collect()
        } else {
            Vec::new()
        }
    }

    /// The faces that [noting](Self::noting) dice have shown.
    #[must_use]
    pub fn noted(&self) -> &[u32] {
        if let Source::Noting { faces, .. } = &self.source { faces } else { &[] }
    }

    #[inline]
    fn next(&mut self) -> u32 {
        match &mut self.source {
            Source::Swift(state) | Source::Noting { state, .. } => swift(state),
            Source::Keyed(rng) => rng.next_u32(),
            Source::Duplicate { seed, label, nth } => {
                let mut state = *seed ^ label.wrapping_mul(0xD6E8_FEB8_6659_FD93) ^ (*nth << 48);
                *nth += 1;
                split_mix(&mut state);
                (split_mix(&mut state) >> 32) as u32
            }
            Source::Scripted { .. } => unreachable!("scripted dice never draw numbers"),
        }
    }
}

// Lemire's multiply-and-reject. Pinned here because helper crates may
// change their output between releases, and old tables must verify.
#[inline(always)]
fn below(n: u32, mut next: impl FnMut() -> u32) -> u32 {
    let mut product = u64::from(next()) * u64::from(n);
    if (product as u32) < n {
        let threshold = n.wrapping_neg() % n;
        while (product as u32) < threshold {
            product = u64::from(next()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

#[inline]
fn swift(state: &mut u64) -> u32 {
    (split_mix(state) >> 32) as u32
}

// SplitMix64 (Steele, Lea, Flood 2014): one addition and a finaliser.
#[inline]
fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;
    use alloc::vec;

    #[test]
    fn keyed_dice_are_pinned_for_ever() {
        let seed = Seed::from_number(7);
        let mut dice = Dice::keyed(&seed, 3);
        let rolls: Vec<u32> = (0..8).map(|_| dice.roll(62)).collect();
        assert_eq!(rolls, PINNED, "old tables would no longer verify");
        let mut other = Dice::keyed(&seed, 4);
        let others: Vec<u32> = (0..8).map(|_| other.roll(62)).collect();
        assert_ne!(rolls, others);
    }

    const PINNED: [u32; 8] = [29, 10, 52, 1, 33, 19, 10, 15];

    #[test]
    fn a_script_is_followed_and_its_faults_are_told() {
        let mut dice = Dice::scripted([20, 99]);
        assert_eq!(dice.pick(3, |idx| idx * 10), 2);
        assert_eq!(dice.unused(), vec![99]);
        assert_eq!(dice.fault(), None);
        dice.pick(3, |idx| idx * 10);
        assert_eq!(dice.fault(), Some(DiceFault::Impossible { face: 99 }));
        let mut empty = Dice::scripted([]);
        empty.roll(6);
        assert_eq!(empty.fault(), Some(DiceFault::Exhausted { sides: 6 }));
    }

    #[test]
    fn a_script_out_of_step_is_found_out_by_the_kinds() {
        const CARD: u8 = 1;
        const DIE: u8 = 2;
        let die = |idx| face_of(DIE, idx);
        let mut dice = Dice::scripted([face_of(DIE, 4), 4, face_of(CARD, 4)]);
        assert_eq!([dice.pick(6, die), dice.pick(6, die)], [4, 4]);
        assert_eq!(dice.fault(), None);
        dice.pick(6, die);
        let fault = dice.fault().expect("a card is no die");
        assert_eq!(fault, DiceFault::Impossible { face: face_of(CARD, 4) });
        assert_eq!(fault.to_string(), "the scripted outcome 4 is not possible here");
    }

    #[test]
    fn what_is_noted_can_be_shown_again() {
        const CARD: u8 = 1;
        let roll = |dice: &mut Dice| [6, 62, 3].map(|n| dice.pick(n, |idx| face_of(CARD, idx * 2)));
        let mut noting = Dice::noting(9);
        let shown = roll(&mut noting);
        let mut order = vec![3, 1, 2];
        noting.shuffle(&mut order);
        assert_eq!(order, [3, 1, 2], "a script could not show an order");
        let mut again = Dice::scripted(noting.noted().iter().copied());
        assert_eq!(roll(&mut again), shown);
        assert_eq!((again.fault(), again.unused()), (None, vec![]));
    }

    #[test]
    fn every_outcome_is_about_equally_likely() {
        for mut dice in [Dice::swift(1), Dice::keyed(&Seed::from_number(1), 0), Dice::duplicate(1)]
        {
            let mut counts = [0u32; 6];
            for nth in 0..60_000 {
                counts[dice.about(nth).roll(6) as usize] += 1;
            }
            assert!(counts.iter().all(|n| (9_500..10_500).contains(n)), "{counts:?}");
        }
    }

    #[test]
    fn duplicate_dice_depend_on_what_they_are_about() {
        let mut one = Dice::duplicate(5);
        let mut two = Dice::duplicate(5);
        two.about(1).roll(62);
        assert_eq!(one.about(9).roll(62), two.about(9).roll(62));
    }

    #[test]
    fn a_shuffle_keeps_every_item() {
        let mut items: Vec<u32> = (0..62).collect();
        Dice::swift(3).shuffle(&mut items);
        assert_ne!(items, (0..62).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..62).collect::<Vec<_>>());
    }
}
