//! How fast entries come from one network, and from bots in all.
//!
//! Every entry is stored and told to everybody at its table, and bots make them without end wherever
//! somebody plays along. So each network has a rate; and what bots do waits for its turn,
//! each network's after the other, so that many networks together slow down their bots and nobody's
//! moves.

use crate::doors::Network;
use crate::limits::{ADDRESSES_MAX, BOT_ENTRIES_PER_CORE, ENTRIES_BURST_SECONDS};
use crate::throttle::{Rate, Throttle};
use crate::turns::{Haste, Turns};
use crate::world::World;
use room::KeyHash;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::time::sleep;

/// How fast entries come. Without bounds where the operator has lifted them.
pub struct Pace {
    people: Mutex<Throttle<Network>>,
    bots: Mutex<Throttle<Network>>,
    /// How long a bot waits that has to, before it looks again whether its network may go on.
    again: Duration,
    /// Whose bot may answer next, and how long nobody else's may after it.
    next: Option<(Arc<Turns<Network, KeyHash>>, Duration)>,
}

impl Pace {
    /// `per_second` entries of people for each network, and as many of bots; 0 for any number.
    pub fn new(per_second: u32, n_cores: usize) -> Self {
        let burst = per_second.saturating_mul(ENTRIES_BURST_SECONDS);
        let rate = Rate { burst, per_minute: per_second.saturating_mul(60) };
        let n_cores = u32::try_from(n_cores).unwrap_or(u32::MAX).max(1);
        let every = Duration::from_secs(1) / BOT_ENTRIES_PER_CORE.saturating_mul(n_cores);
        Self {
            people: Mutex::new(Throttle::new(rate, ADDRESSES_MAX)),
            bots: Mutex::new(Throttle::new(rate, ADDRESSES_MAX)),
            again: Duration::from_secs(1) / per_second.max(1),
            next: (per_second > 0).then(|| (Turns::new(1), every)),
        }
    }

    /// Whether somebody of this network may answer now.
    pub fn lets_answer(&self, network: Network, now_ms: u64) -> bool {
        self.people.lock().unwrap_or_else(PoisonError::into_inner).allows(network, now_ms)
    }

    /// Waits until a bot may answer that plays for somebody of this network, at a table of this host.
    pub async fn let_bot_answer(
        &self,
        network: Network,
        host: KeyHash,
        haste: Haste,
        world: &World,
    ) {
        let Some((turns, every)) = &self.next else { return };
        while !self.lets_bot(network, world.now_ms()) {
            sleep(self.again).await;
        }
        let Some(turn) = turns.turn_within(network, host, haste).await else { return };
        let every = *every;
        // The answer need not wait for it; others do.
        tokio::spawn(async move {
            sleep(every).await;
            drop(turn);
        });
    }

    fn lets_bot(&self, network: Network, now_ms: u64) -> bool {
        self.bots.lock().unwrap_or_else(PoisonError::into_inner).allows(network, now_ms)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::{IpAddr, Ipv4Addr};
    use tokio::time::Instant;

    fn network(door: u8) -> Network {
        Network::of(IpAddr::V4(Ipv4Addr::new(192, 0, 2, door)))
    }

    fn host() -> KeyHash {
        KeyHash::of(&"h".repeat(40)).expect("a key")
    }

    // Audit: SEC-I7
    #[test]
    fn one_network_answers_so_often_and_no_more() {
        let pace = Pace::new(10, 2);
        let burst = 10 * ENTRIES_BURST_SECONDS;
        let n = (0..2 * burst).filter(|_| pace.lets_answer(network(1), 0)).count();
        assert_eq!(n, burst as usize);
        let n = (0..100).filter(|_| pace.lets_answer(network(1), 1_000)).count();
        assert_eq!(n, 10, "ten more in a second");
        assert!(pace.lets_answer(network(2), 1_000), "others are not kept");
        assert!(pace.lets_bot(network(1), 1_000), "bots have a number of their own");
        let any = Pace::new(0, 2);
        assert!((0..2 * burst).all(|_| any.lets_answer(network(1), 0)));
    }

    // Audit: SEC-I7
    #[tokio::test]
    async fn bots_of_all_networks_answer_so_often_and_each_network_in_turn() {
        const NETWORKS: u8 = 10;
        const BOTS: usize = 6;
        let (pace, world) = (Arc::new(Pace::new(1_000, 2)), World::new());
        let every = Duration::from_secs(1) / (2 * BOT_ENTRIES_PER_CORE);
        let order = Arc::new(Mutex::new(Vec::new()));
        let (began, mut bots) = (Instant::now(), tokio::task::JoinSet::new());
        // Ten networks with a crowd of bots each, and one with a single one that comes last.
        for door in (0..NETWORKS).cycle().take(usize::from(NETWORKS) * BOTS).chain([99]) {
            let (pace, order) = (pace.clone(), order.clone());
            bots.spawn(async move {
                pace.let_bot_answer(network(door), host(), Haste::InTurn, &world).await;
                order.lock().expect("a list").push(door);
            });
        }
        bots.join_all().await;
        let (all, order) = (began.elapsed(), order.lock().expect("a list").clone());
        assert_eq!(order.len(), usize::from(NETWORKS) * BOTS + 1);
        assert!(all >= every * u32::from(NETWORKS) * BOTS as u32, "{all:?}");
        let single = order.iter().position(|door| *door == 99);
        assert!(single <= Some(usize::from(NETWORKS) + 1), "one turn of each: {order:?}");
    }

    // Audit: SEC-I7
    #[tokio::test]
    async fn the_bots_of_one_network_wait_for_its_rate() {
        let (pace, world) = (Pace::new(50, 64), World::new());
        while pace.lets_bot(network(1), world.now_ms()) {}
        let began = Instant::now();
        for _ in 0..5 {
            pace.let_bot_answer(network(1), host(), Haste::InTurn, &world).await;
        }
        assert!(began.elapsed() >= Duration::from_millis(5 * 20 - 20), "{:?}", began.elapsed());
    }
}
