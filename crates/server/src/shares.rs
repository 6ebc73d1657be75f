//! Who makes room where as much is held as may be: whoever holds the most, never who holds little.

use crate::doors::Network;
use std::collections::HashMap;

/// How many there may be at once.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    pub in_all: usize,
    pub per_network: usize,
}

/// One thing that is held: what it is, for which network, and when it ends.
pub type Held<T> = (T, Network, u64);

/// What has to go before this network holds one more: where it has its share its own oldest, and
/// where all is taken the oldest of the network that holds the most.
pub fn makes_room<T>(
    held: impl ExactSizeIterator<Item = Held<T>> + Clone,
    network: Network,
    bounds: Bounds,
) -> Option<T> {
    let n_own = held.clone().filter(|(_, of, _)| *of == network).count();
    let greedy = if n_own >= bounds.per_network {
        network
    } else if held.len() >= bounds.in_all {
        greediest(held.clone().map(|(_, of, _)| of))?
    } else {
        return None;
    };
    let theirs = held.filter(|(_, of, _)| *of == greedy);
    theirs.min_by_key(|(_, _, ends_ms)| *ends_ms).map(|(what, _, _)| what)
}

fn greediest(networks: impl Iterator<Item = Network>) -> Option<Network> {
    let mut shares: HashMap<Network, usize> = HashMap::new();
    networks.for_each(|network| *shares.entry(network).or_default() += 1);
    shares.into_iter().max_by_key(|(_, share)| *share).map(|(network, _)| network)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::{IpAddr, Ipv4Addr};

    fn network(door: u8) -> Network {
        Network::of(IpAddr::V4(Ipv4Addr::new(192, 0, 2, door)))
    }

    // Audit: SEC-J2, SEC-J3
    #[test]
    fn whoever_holds_the_most_makes_room_with_their_oldest() {
        let bounds = Bounds { in_all: 6, per_network: 4 };
        let held = |doors: &[u8]| -> Vec<Held<usize>> {
            let ends = (0..).map(|nth: u64| (nth + 3) % 5);
            let nth = (0..).zip(doors).zip(ends);
            nth.map(|((nth, door), ends_ms)| (nth, network(*door), ends_ms)).collect()
        };
        let goes =
            |doors: &[u8], newcomer| makes_room(held(doors).into_iter(), network(newcomer), bounds);
        assert_eq!(goes(&[1, 1, 1, 2, 3], 1), None, "there is room");
        assert_eq!(goes(&[1, 1, 1, 1, 2], 1), Some(2), "its own oldest");
        assert_eq!(goes(&[1, 1, 1, 1, 2], 2), None);
        assert_eq!(goes(&[2, 2, 1, 1, 3, 1], 9), Some(2), "of the one with the most");
        assert_eq!(goes(&[], 9), None);
    }
}
