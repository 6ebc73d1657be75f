//! The threads that shake hands: few, at a lower priority than those that serve connections, and for
//! each network in turn.
//!
//! Every handshake takes the house a signature, which with an RSA key keeps a core busy for a
//! millisecond, and whoever comes chooses how often. On the threads that serve connections, moves
//! would wait behind all of them.

use crate::aside::{Nicer, step_back};
use crate::doors::Network;
use crate::turns::Turns;
use std::future::poll_fn;
use std::io;
use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;
use tokio::runtime::{Builder, Runtime};
use tokio::task::JoinHandle;

/// The threads that shake hands.
pub struct Shakers {
    /// None while it is put away.
    runtime: Option<Runtime>,
    turns: Arc<Turns<Network>>,
}

impl Shakers {
    /// As many threads as this.
    ///
    /// # Errors
    /// The system has none to spare.
    pub fn new(n_threads: usize) -> io::Result<Self> {
        let runtime = Builder::new_multi_thread()
            .worker_threads(n_threads)
            .thread_name("handshake")
            .on_thread_start(|| step_back(Nicer::Much))
            .build()?;
        Ok(Self { runtime: Some(runtime), turns: Turns::new(n_threads) })
    }

    /// Does something on these threads, each step of it when it is the network's turn. It ends with
    /// what is given back.
    ///
    /// # Errors
    /// It ended by a panic, which the log tells of.
    pub async fn shake<T: Send + 'static>(
        &self,
        network: Network,
        handshake: impl Future<Output = io::Result<T>> + Send + 'static,
    ) -> io::Result<T> {
        let runtime = self.runtime.as_ref().ok_or(io::ErrorKind::NotConnected)?;
        let shaking = runtime.spawn(in_turn(self.turns.clone(), network, handshake));
        let mut shaking = Ends(shaking);
        (&mut shaking.0).await.map_err(io::Error::other)?
    }
}

impl Drop for Shakers {
    fn drop(&mut self) {
        // What goes on there must not hold up whoever drops this.
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// A task that ends when nobody waits for it any more.
struct Ends<T>(JoinHandle<T>);

impl<T> Drop for Ends<T> {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Takes one step after the other, each in its turn. Between two steps it waits for the other side and
/// keeps nobody from theirs.
async fn in_turn<T>(
    turns: Arc<Turns<Network>>,
    network: Network,
    handshake: impl Future<Output = io::Result<T>>,
) -> io::Result<T> {
    let mut handshake = pin!(handshake);
    loop {
        let turn = turns.turn(network).await.ok_or(io::ErrorKind::NotConnected)?;
        let step = poll_fn(|cx| Poll::Ready(handshake.as_mut().poll(cx))).await;
        drop(turn);
        if let Poll::Ready(done) = step {
            return done;
        }
        // Whatever the step waits for wakes us.
        let mut is_woken = false;
        poll_fn(|_| {
            if std::mem::replace(&mut is_woken, true) { Poll::Ready(()) } else { Poll::Pending }
        })
        .await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::{IpAddr, Ipv4Addr};
    use std::sync::Mutex;
    use tokio::sync::oneshot;

    fn network(door: u8) -> Network {
        Network::of(IpAddr::V4(Ipv4Addr::new(192, 0, 2, door)))
    }

    // Audit: SEC-I5
    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn hands_are_shaken_on_threads_of_a_lower_priority() {
        let own = || rustix::process::getpriority_process(None).expect("a priority");
        let shakers = Shakers::new(1).expect("a thread");
        let theirs = shakers.shake(network(1), async move { Ok(own()) }).await.expect("it is done");
        assert_eq!(theirs, (own() + 10).min(19));
        let name = async { Ok(std::thread::current().name().map(str::to_owned)) };
        let name = shakers.shake(network(1), name).await.expect("it is done");
        assert_eq!(name.as_deref(), Some("handshake"));
    }

    // Audit: SEC-I5
    #[tokio::test]
    async fn each_network_has_its_turn_however_many_handshakes_one_of_them_begins() {
        let turns = Turns::new(1);
        let held = turns.turn(network(0)).await;
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut tasks = tokio::task::JoinSet::new();
        for door in [1, 1, 1, 1, 2, 3] {
            let (turns, order) = (turns.clone(), order.clone());
            tasks.spawn(in_turn(turns, network(door), async move {
                order.lock().expect("a list").push(door);
                Ok(())
            }));
            tokio::task::yield_now().await;
        }
        drop(held);
        while let Some(done) = tasks.join_next().await {
            done.expect("no panic").expect("it is done");
        }
        assert_eq!(*order.lock().expect("a list"), [1, 2, 3, 1, 1, 1]);
    }

    // Audit: SEC-I5
    #[tokio::test]
    async fn whoever_waits_for_the_other_side_has_no_turn_and_is_ended_when_nobody_waits() {
        let shakers = Arc::new(Shakers::new(1).expect("a thread"));
        let (answer, answered) = oneshot::channel();
        let slow = {
            let shakers = shakers.clone();
            tokio::spawn(async move {
                let slow = async { answered.await.map_err(io::Error::other) };
                shakers.shake(network(1), slow).await
            })
        };
        let (held, mut gone) = oneshot::channel::<()>();
        let endless = async move {
            let _held = held;
            std::future::pending::<io::Result<()>>().await
        };
        let endless = shakers.shake(network(1), endless);
        let soon = tokio::time::timeout(std::time::Duration::from_millis(20), endless).await;
        assert!(soon.is_err());
        assert!(shakers.shake(network(1), async { Ok(()) }).await.is_ok(), "others are not kept");
        answer.send(7).expect("it waits");
        assert_eq!(slow.await.expect("no panic").expect("it is done"), 7);
        assert!((&mut gone).await.is_err(), "what nobody waits for is dropped");
    }
}
