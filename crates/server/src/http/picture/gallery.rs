//! Pictures that were painted of late, and whose turn it is to have one painted.
//!
//! Painting takes ten times as long as telling a short game, and previews of a link ask for the same
//! picture over and over. So what was painted hangs for a while, and painting has turns of its own:
//! nobody who looks back at a game waits for pictures.

use super::paint;
use crate::aside::{Nicer, aside_by};
use crate::doors::Network;
use crate::error::ApiError;
use crate::limits::{LOOK_WAIT_MAX, PICTURES_KEPT};
use crate::looks::NoTurn;
use crate::turns::Turns;
use axum::body::Bytes;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::time::timeout;

/// A picture is known by what it was painted from.
type Hung = VecDeque<(blake3::Hash, Bytes)>;

/// Each network in turn, and the pictures that were asked for last.
pub struct Gallery {
    turns: Arc<Turns<Network>>,
    hung: Mutex<Hung>,
}

impl Gallery {
    pub fn new(n_at_once: usize) -> Self {
        Self { turns: Turns::new(n_at_once), hung: Mutex::default() }
    }

    /// The picture of these lines and letters as dots, for somebody from this network.
    ///
    /// # Errors
    /// It takes too long, or it cannot be painted.
    pub async fn png(&self, network: Network, svg: String) -> Result<Bytes, ApiError> {
        let name = blake3::hash(svg.as_bytes());
        if let Some(png) = self.find(&name) {
            return Ok(png);
        }
        let turn = timeout(LOOK_WAIT_MAX, self.turns.turn(network)).await;
        let turn = turn.map_err(|_| NoTurn::Late)?.ok_or(NoTurn::Closing)?;
        // Whoever waited with others finds what the first of them had painted.
        if let Some(png) = self.find(&name) {
            return Ok(png);
        }
        let painted = aside_by(Nicer::Most, move || {
            let _turn = turn;
            paint::png(&svg)
        });
        let painted = painted.await.map_err(|_| ApiError::Storage)?.map_err(|cause| {
            tracing::error!(%cause, "a picture cannot be drawn");
            ApiError::Storage
        })?;
        let png = Bytes::from(painted);
        let mut hung = self.lock();
        hung.truncate(PICTURES_KEPT - 1);
        hung.push_front((name, png.clone()));
        Ok(png)
    }

    fn find(&self, name: &blake3::Hash) -> Option<Bytes> {
        let mut hung = self.lock();
        let idx = hung.iter().position(|(other, _)| other == name)?;
        let found = hung.remove(idx)?;
        let png = found.1.clone();
        hung.push_front(found);
        Some(png)
    }

    fn lock(&self) -> MutexGuard<'_, Hung> {
        self.hung.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::{IpAddr, Ipv4Addr};
    use std::time::Duration;

    fn network(door: u8) -> Network {
        Network::of(IpAddr::V4(Ipv4Addr::new(192, 0, 2, door)))
    }

    fn svg(nth: usize) -> String {
        format!("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\" id=\"{nth}\"/>")
    }

    // Audit: SEC-J5
    #[tokio::test]
    async fn a_picture_is_painted_once_and_hangs_for_a_while() {
        let gallery = Gallery::new(1);
        let png = gallery.png(network(1), svg(0)).await.expect("painted");
        let held = gallery.turns.turn(network(2)).await;
        assert_eq!(gallery.png(network(3), svg(0)).await, Ok(png), "it needs no turn");
        let other = gallery.png(network(3), svg(1));
        assert!(timeout(Duration::from_millis(20), other).await.is_err(), "another one does");
        drop(held);
        for nth in 1..=PICTURES_KEPT {
            assert!(gallery.png(network(1), svg(nth)).await.is_ok());
        }
        let hung = gallery.lock();
        assert_eq!(hung.len(), PICTURES_KEPT);
        assert!(hung.iter().all(|(name, _)| *name != blake3::hash(svg(0).as_bytes())));
    }
}
