//! Fair queues for expensive work: a bounded number at once, and each asker in turn.
//!
//! A queue in the order of arrival would let one person with many tables of bots, or one network
//! that asks for many replays, starve everybody else's. So each has a queue, and the queues take
//! turns. Where that is not enough, as keys cost nothing, those behind one network share its turns.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// Whether something is done in its turn, or only when nothing else waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Haste {
    /// Somebody waits for it.
    InTurn,
    /// It has time; and it takes no more than half of what is done at once.
    Last,
}

type Sender<K, S> = oneshot::Sender<Turn<K, S>>;

/// Queues that take turns. Who waits for nothing has none.
struct Round<K, T>(VecDeque<(K, T)>);

impl<K: Eq, T> Round<K, T> {
    fn queue(&mut self, of: K, new: impl FnOnce() -> T) -> &mut T {
        let idx = self.0.iter().position(|(other, _)| *other == of).unwrap_or_else(|| {
            self.0.push_back((of, new()));
            self.0.len() - 1
        });
        &mut self.0[idx].1
    }

    /// Takes the first of the queue that is next, which goes to the end unless it is empty now.
    fn next<W>(
        &mut self,
        take: impl FnOnce(&mut T) -> Option<W>,
        is_empty: fn(&T) -> bool,
    ) -> Option<W> {
        let (of, mut queue) = self.0.pop_front()?;
        let next = take(&mut queue);
        if !is_empty(&queue) {
            self.0.push_back((of, queue));
        }
        next
    }
}

/// Those who wait: of each group in turn, and within it of each member in turn.
type Waiters<K, S> = Round<K, Round<S, VecDeque<Sender<K, S>>>>;

struct Waiting<K: Eq, S: Eq> {
    n_free: usize,
    /// How many more of those who have time may be done.
    n_free_last: usize,
    in_turn: Waiters<K, S>,
    last: Waiters<K, S>,
}

impl<K: Eq, S: Eq> Waiting<K, S> {
    /// Whether there is a place for one of this haste; it is taken then.
    fn takes(&mut self, haste: Haste) -> bool {
        let takes = self.n_free > 0 && (haste == Haste::InTurn || self.n_free_last > 0);
        if takes {
            self.n_free -= 1;
            self.n_free_last -= usize::from(haste == Haste::Last);
        }
        takes
    }

    fn of(&mut self, haste: Haste) -> &mut Waiters<K, S> {
        match haste {
            Haste::InTurn => &mut self.in_turn,
            Haste::Last => &mut self.last,
        }
    }

    /// The next who may be done now.
    fn next(&mut self) -> Option<(Haste, Sender<K, S>)> {
        for haste in [Haste::InTurn, Haste::Last] {
            if !self.of(haste).0.is_empty() && self.takes(haste) {
                let group = |group: &mut Round<S, VecDeque<_>>| {
                    group.next(VecDeque::pop_front, VecDeque::is_empty)
                };
                let next = self.of(haste).next(group, |group| group.0.is_empty());
                return next.map(|next| (haste, next));
            }
        }
        None
    }
}

/// Everybody who waits for their turn, by network and, within it, by host.
pub struct Turns<K: Eq, S: Eq = ()>(Mutex<Waiting<K, S>>);

impl<K: Eq> Turns<K> {
    /// Waits for a turn of this one; none if there will never be one.
    pub async fn turn(self: &Arc<Self>, of: K) -> Option<Turn<K>> {
        self.turn_within(of, (), Haste::InTurn).await
    }
}

impl<K: Eq, S: Eq> Turns<K, S> {
    pub fn new(n_at_once: usize) -> Arc<Self> {
        Arc::new(Self(Mutex::new(Waiting {
            n_free: n_at_once,
            n_free_last: (n_at_once / 2).max(1),
            in_turn: Round(VecDeque::new()),
            last: Round(VecDeque::new()),
        })))
    }

    /// Waits for a turn of this one among those who share the turns of a group; none if there will
    /// never be one.
    pub async fn turn_within(
        self: &Arc<Self>,
        group: K,
        of: S,
        haste: Haste,
    ) -> Option<Turn<K, S>> {
        let waiting = {
            let mut waiting = self.lock();
            if waiting.takes(haste) {
                return Some(Turn { turns: self.clone(), haste });
            }
            let (sender, receiver) = oneshot::channel();
            let group = waiting.of(haste).queue(group, || Round(VecDeque::new()));
            group.queue(of, VecDeque::new).push_back(sender);
            receiver
        };
        waiting.await.ok()
    }

    fn lock(&self) -> MutexGuard<'_, Waiting<K, S>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// It is done while this is held.
pub struct Turn<K: Eq, S: Eq = ()> {
    turns: Arc<Turns<K, S>>,
    haste: Haste,
}

impl<K: Eq, S: Eq> Drop for Turn<K, S> {
    fn drop(&mut self) {
        let next = {
            let mut waiting = self.turns.lock();
            waiting.n_free += 1;
            waiting.n_free_last += usize::from(self.haste == Haste::Last);
            waiting.next()
        };
        if let Some((haste, next)) = next {
            // Whoever does not wait any more drops the turn, and it goes on from there.
            drop(next.send(Self { turns: self.turns.clone(), haste }));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use room::KeyHash;
    use std::sync::PoisonError;

    fn host(name: char) -> KeyHash {
        KeyHash::of(&name.to_string().repeat(40)).expect("long enough")
    }

    // Audit: SEC-9
    #[tokio::test]
    async fn hosts_take_turns_however_many_bots_one_of_them_has() {
        let thinkers = Turns::new(1);
        let order = Arc::new(Mutex::new(Vec::new()));
        let first = thinkers.turn(host('a')).await.expect("a turn");
        let mut tasks = Vec::new();
        for name in ['a', 'a', 'a', 'b', 'c', 'b'] {
            let (thinkers, order) = (thinkers.clone(), order.clone());
            tasks.push(tokio::spawn(async move {
                let _turn = thinkers.turn(host(name)).await.expect("a turn");
                order.lock().unwrap_or_else(PoisonError::into_inner).push(name);
            }));
            tokio::task::yield_now().await;
        }
        drop(first);
        for task in tasks {
            task.await.expect("it thinks");
        }
        let order: String = order.lock().unwrap_or_else(PoisonError::into_inner).iter().collect();
        assert_eq!(order, "abcaba");
        assert!(thinkers.turn(host('d')).await.is_some(), "the last turn was given back");
    }

    /// The order in which those who wait are done, when each is named by a network, a host and
    /// whether it has time.
    async fn order(n_at_once: usize, waiting: &[(u8, char, Haste)]) -> String {
        let thinkers: Arc<Turns<u8, char>> = Turns::new(n_at_once);
        let mut held = Vec::new();
        for _ in 0..n_at_once {
            held.push(thinkers.turn_within(0, 'x', Haste::InTurn).await.expect("a turn"));
        }
        let order = Arc::new(Mutex::new(String::new()));
        let mut tasks = Vec::new();
        for &(network, host, haste) in waiting {
            let (thinkers, order) = (thinkers.clone(), order.clone());
            tasks.push(tokio::spawn(async move {
                let _turn = thinkers.turn_within(network, host, haste).await.expect("a turn");
                order.lock().unwrap_or_else(PoisonError::into_inner).push(host);
            }));
            tokio::task::yield_now().await;
        }
        drop(held);
        for task in tasks {
            task.await.expect("it thinks");
        }
        order.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    // Audit: SEC-H8
    #[tokio::test]
    async fn sixty_hosts_behind_one_network_have_its_turns_and_no_more() {
        let crowd = ('A'..='Z').map(|host| (1, host, Haste::InTurn));
        let mut waiting: Vec<_> = crowd.collect();
        waiting.extend([(2, 'v', Haste::InTurn), (1, 'A', Haste::InTurn), (2, 'w', Haste::InTurn)]);
        let order = order(1, &waiting).await;
        assert!(order.starts_with("AvBwCD"), "{order}");
        assert!(order.ends_with("ZA"), "within a network each host in turn: {order}");
    }

    // Audit: SEC-H8
    #[tokio::test]
    async fn whatever_has_time_comes_after_everybody_who_waits() {
        use Haste::{InTurn, Last};
        let waiting = [(1, 'a', Last), (2, 'b', Last), (3, 'c', InTurn), (4, 'd', InTurn)];
        assert_eq!(order(1, &waiting).await, "cdab");
    }

    // Audit: SEC-H8
    #[tokio::test]
    async fn whatever_has_time_leaves_half_of_the_places_to_others() {
        let thinkers: Arc<Turns<u8, char>> = Turns::new(4);
        let last = || thinkers.turn_within(1, 'a', Haste::Last);
        let held = [last().await, last().await];
        assert!(held.iter().all(Option::is_some));
        let third = tokio::spawn({
            let thinkers = thinkers.clone();
            async move { thinkers.turn_within(1, 'a', Haste::Last).await.is_some() }
        });
        tokio::task::yield_now().await;
        assert!(!third.is_finished(), "it waits although two places are free");
        assert!(thinkers.turn_within(2, 'v', Haste::InTurn).await.is_some());
        tokio::task::yield_now().await;
        assert!(!third.is_finished());
        drop(held);
        assert!(third.await.expect("it thinks"));
    }

    #[tokio::test]
    async fn who_does_not_wait_any_more_holds_nobody_up() {
        let thinkers = Turns::new(1);
        let first = thinkers.turn(host('a')).await;
        let gone = tokio::spawn({
            let thinkers = thinkers.clone();
            async move { thinkers.turn(host('b')).await.is_some() }
        });
        tokio::task::yield_now().await;
        gone.abort();
        assert!(gone.await.is_err());
        drop(first);
        assert!(thinkers.turn(host('c')).await.is_some());
    }
}
