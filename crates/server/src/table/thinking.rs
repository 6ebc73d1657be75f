//! Bots think away from the threads that serve connections, a few at a time, and at a lower priority.

use super::Thought;
use crate::aside::aside;
use crate::doors::Network;
use crate::hall::Hall;
use crate::house::House;
use crate::tables::Whose;
use crate::turns::Haste;
use catalog::Hosted;
use room::{ConnId, KeyHash, Question, SeatingRecord};
use std::sync::Arc;
use tabletop::SEATS_MAX;
use tokio::sync::mpsc;
use tokio::time::Instant;

pub struct Thinking<G: Hosted> {
    house: Arc<House>,
    hall: Arc<Hall<G>>,
    sender: mpsc::Sender<Thought<G>>,
}

/// For whose sake a bot thinks, which says when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cause {
    network: Network,
    host: KeyHash,
    haste: Haste,
}

impl Cause {
    /// Of those who are here, the first with a seat; where there is none, bots play for spectators
    /// only, and have time.
    pub fn of<'a>(
        seating: &SeatingRecord,
        here: impl Iterator<Item = (ConnId, &'a Whose)>,
    ) -> Self {
        let ranked = here
            .map(|(conn, whose)| (seating.seat_of(&whose.person).is_none(), conn.0, whose.network));
        let host = seating.maker;
        match ranked.min_by_key(|(looks_on, conn, _)| (*looks_on, *conn)) {
            Some((false, _, network)) => Self { network, host, haste: Haste::InTurn },
            Some((true, _, network)) => Self { network, host, haste: Haste::Last },
            None => Self { network: Network::nowhere(), host, haste: Haste::Last },
        }
    }
}

impl<G: Hosted> Thinking<G> {
    pub fn new(house: &Arc<House>) -> (Self, mpsc::Receiver<Thought<G>>) {
        let (sender, thoughts) = mpsc::channel(SEATS_MAX);
        (Self { house: house.clone(), hall: house.halls.of(), sender }, thoughts)
    }

    /// Lets a bot think; its answer comes as a thought. A bot that fails gives none.
    pub fn think(&self, question: Question<G>, Cause { network, host, haste }: Cause) {
        let (house, hall, sender) = (self.house.clone(), self.hall.clone(), self.sender.clone());
        tokio::spawn(async move {
            let turn = house.thinkers.turn_within(network, host, haste).await;
            let Some(turn) = turn else { return };
            // Nobody waits for an answer to a table that is gone.
            if sender.is_closed() {
                return;
            }
            let began = Instant::now();
            let (ticket, seat, level) = (question.ticket, question.seat, question.level);
            let answer = aside(move || hall.think(question)).await;
            house.meters.think_seconds.record(began.elapsed());
            if let Err(failed) = &answer {
                tracing::error!(%failed, %seat, %level, "a bot has failed; the fallback is played");
            }
            drop(turn);
            tokio::select! {
                () = house.pace.let_bot_answer(network, host, haste, &house.world) => {}
                () = sender.closed() => return,
            }
            drop(sender.send((ticket, answer.ok())).await);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use room::{Guest, plan};
    use std::net::{IpAddr, Ipv4Addr};
    use wire::WantedSeat;

    fn guest(name: char) -> Guest {
        Guest::new(&name.to_string().repeat(40), "", "").expect("a key")
    }

    fn whose(name: char, door: u8) -> Whose {
        let network = Network::of(IpAddr::V4(Ipv4Addr::new(127, 0, 0, door)));
        Whose { person: guest(name).key, network, pass: None }
    }

    // Audit: SEC-H8
    #[test]
    fn bots_think_in_turn_for_those_who_play_and_last_for_those_who_look_on() {
        let bot = || WantedSeat::Bot { level: "rookie".to_owned() };
        let played = plan("t", &guest('m'), &[WantedSeat::Me, bot()], None, false).expect("a plan");
        let watched = plan("t", &guest('m'), &[bot(), bot()], None, false).expect("a plan");
        let (looker, player) = (whose('l', 1), whose('m', 2));
        let here = || [(ConnId(1), &looker), (ConnId(2), &player)].into_iter();
        let cause = |network, haste| Cause { network, host: guest('m').key, haste };
        assert_eq!(Cause::of(&played, here()), cause(player.network, Haste::InTurn));
        assert_eq!(Cause::of(&watched, here()), cause(looker.network, Haste::Last), "the host too");
        assert_eq!(Cause::of(&played, std::iter::empty()).haste, Haste::Last);
    }
}
