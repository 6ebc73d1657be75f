//! Whose turn it is to have something dear done: so many at once, and everybody in turn.
//!
//! A queue in the order of arrival would let one person with many tables of bots, or one network
//! that asks for many replays, starve everybody else's. So each has a queue, and the queues take
//! turns.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

type Queue<K> = (K, VecDeque<oneshot::Sender<Turn<K>>>);

struct Waiting<K: Clone + Eq> {
    n_free: usize,
    /// Whose turn is next comes first; who waits for nothing has no queue.
    queues: VecDeque<Queue<K>>,
}

/// Everybody who waits for their turn, by host or by network.
pub struct Turns<K: Clone + Eq>(Mutex<Waiting<K>>);

impl<K: Clone + Eq> Turns<K> {
    pub fn new(n_at_once: usize) -> Arc<Self> {
        Arc::new(Self(Mutex::new(Waiting { n_free: n_at_once, queues: VecDeque::new() })))
    }

    /// Waits for a turn of this one; none if there will never be one.
    pub async fn turn(self: &Arc<Self>, of: K) -> Option<Turn<K>> {
        let waiting = {
            let mut waiting = self.lock();
            if waiting.n_free > 0 {
                waiting.n_free -= 1;
                return Some(Turn { turns: self.clone() });
            }
            let (sender, receiver) = oneshot::channel();
            match waiting.queues.iter_mut().find(|(other, _)| *other == of) {
                Some((_, queue)) => queue.push_back(sender),
                None => waiting.queues.push_back((of, VecDeque::from([sender]))),
            }
            receiver
        };
        waiting.await.ok()
    }

    /// The first in the queue that is next.
    fn next(&self) -> Option<oneshot::Sender<Turn<K>>> {
        let mut waiting = self.lock();
        let Some((of, mut queue)) = waiting.queues.pop_front() else {
            waiting.n_free += 1;
            return None;
        };
        let next = queue.pop_front();
        if !queue.is_empty() {
            waiting.queues.push_back((of, queue));
        }
        next
    }

    fn lock(&self) -> MutexGuard<'_, Waiting<K>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// It is done while this is held.
pub struct Turn<K: Clone + Eq> {
    turns: Arc<Turns<K>>,
}

impl<K: Clone + Eq> Drop for Turn<K> {
    fn drop(&mut self) {
        if let Some(next) = self.turns.next() {
            // Whoever does not wait any more drops the turn, and it goes on from there.
            drop(next.send(Self { turns: self.turns.clone() }));
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
