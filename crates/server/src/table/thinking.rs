//! Bots think away from the threads that serve connections, a few at a time.

use super::Thought;
use crate::hall::Hall;
use crate::house::House;
use catalog::Hosted;
use room::{KeyHash, Question};
use std::sync::Arc;
use tabletop::SEATS_MAX;
use tokio::sync::mpsc;
use tokio::task::spawn_blocking;
use tokio::time::Instant;

pub struct Thinking<G: Hosted> {
    house: Arc<House>,
    hall: Arc<Hall<G>>,
    sender: mpsc::Sender<Thought<G>>,
}

impl<G: Hosted> Thinking<G> {
    pub fn new(house: &Arc<House>) -> (Self, mpsc::Receiver<Thought<G>>) {
        let (sender, thoughts) = mpsc::channel(SEATS_MAX);
        (Self { house: house.clone(), hall: house.halls.of(), sender }, thoughts)
    }

    /// Lets a bot think; its answer comes as a thought. A bot that fails gives none.
    pub fn think(&self, question: Question<G>, host: KeyHash) {
        let (house, hall, sender) = (self.house.clone(), self.hall.clone(), self.sender.clone());
        tokio::spawn(async move {
            let Some(_turn) = house.thinkers.turn(host).await else { return };
            // Nobody waits for an answer to a table that is gone.
            if sender.is_closed() {
                return;
            }
            let began = Instant::now();
            let (ticket, seat, level) = (question.ticket, question.seat, question.level);
            let answer = spawn_blocking(move || hall.think(question)).await;
            house.meters.think_seconds.record(began.elapsed());
            if let Err(panic) = &answer {
                tracing::error!(%panic, %seat, %level, "a bot has failed; the fallback is played");
            }
            drop(sender.send((ticket, answer.ok())).await);
        });
    }
}
