//! Who sits where: every way to seat the bots that can make a difference.

use bots::Level;

/// The most seatings of one deal. Where there are more permutations than this,
/// every bot still sits in every seat once: the seatings are the rotations.
pub const SEATINGS_MAX: usize = 120;

/// Every distinct way to seat these bots, or their distinct rotations where
/// that would be more than [`SEATINGS_MAX`].
#[must_use]
pub fn seatings(bots: &[Level]) -> Vec<Vec<Level>> {
    let mut all = Vec::new();
    let mut seated = bots.to_vec();
    seated.sort_unstable();
    loop {
        all.push(seated.clone());
        if all.len() > SEATINGS_MAX {
            return rotations(bots);
        }
        if !next_permutation(&mut seated) {
            return all;
        }
    }
}

fn rotations(bots: &[Level]) -> Vec<Vec<Level>> {
    let mut all: Vec<Vec<Level>> = Vec::new();
    for steps in 0..bots.len() {
        let mut seated = bots.to_vec();
        seated.rotate_left(steps);
        if !all.contains(&seated) {
            all.push(seated);
        }
    }
    all
}

/// The next permutation in lexical order; `false` after the last.
fn next_permutation(items: &mut [Level]) -> bool {
    let Some(pivot) = (1..items.len()).rev().find(|&idx| items[idx - 1] < items[idx]) else {
        return false;
    };
    let swap = (pivot..items.len())
        .rev()
        .find(|&idx| items[idx] > items[pivot - 1])
        .expect("the item after the pivot is larger");
    items.swap(pivot - 1, swap);
    items[pivot..].reverse();
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use Level::{Hunter, Random, Rookie, Smuggler};

    #[test]
    fn every_distinct_seating_comes_once() {
        assert_eq!(seatings(&[Rookie, Rookie]), [[Rookie, Rookie]]);
        assert_eq!(seatings(&[Hunter, Rookie]), [[Rookie, Hunter], [Hunter, Rookie]]);
        let one_among_five = [Hunter, Rookie, Rookie, Rookie, Rookie, Rookie];
        assert_eq!(seatings(&one_among_five).len(), 6);
        assert_eq!(seatings(&[Hunter, Smuggler, Rookie, Random]).len(), 24);
    }

    #[test]
    fn too_many_permutations_become_rotations() {
        let bots = [Hunter, Hunter, Smuggler, Smuggler, Rookie, Random];
        let all = seatings(&bots);
        assert_eq!(all.len(), bots.len());
        for seat in 0..bots.len() {
            let mut here: Vec<Level> = all.iter().map(|seated| seated[seat]).collect();
            here.sort_unstable();
            let mut wanted = bots.to_vec();
            wanted.sort_unstable();
            assert_eq!(here, wanted, "seat {seat}");
        }
    }
}
