//! One person at a browser, at one table.

use super::World;
use crate::bench::{last_now_of, player};
use catalog::Hosted;
use room::{ConnId, Guest, Room, ToClientOf, ToServerOf};
use tabletop::{Dice, Menu, Seat, Viewer};
use wire::{ToClient, ToServer};

const RETRY_MS: u64 = 300;
/// How long somebody may look out of the window: longer than the clock gives.
const NAP_MS: u32 = 8_000;

pub struct Person<G: Hosted> {
    number: u64,
    seat: Seat,
    pub conn: Option<ConnId>,
    is_welcome: bool,
    seq: Option<u32>,
    now: Option<catalog::NowOf<G>>,
    /// Every view that was told, with the entry it belongs to.
    seen: Vec<(u32, G::View)>,
    wish: Option<ToServerOf<G>>,
    sent_ms: u64,
    naps_until_ms: u64,
    n_requests: u64,
}

impl<G: Hosted> Person<G> {
    pub fn new(number: u64) -> Self {
        Self {
            number,
            seat: Seat::new(number as u8 - 1),
            conn: None,
            is_welcome: false,
            seq: None,
            now: None,
            seen: Vec::new(),
            wish: None,
            sent_ms: 0,
            naps_until_ms: 0,
            n_requests: 0,
        }
    }

    pub fn hang_up(&mut self) {
        (self.conn, self.is_welcome) = (None, false);
    }

    pub fn nap(&mut self, world: &mut World) {
        self.naps_until_ms = world.now_ms + u64::from(world.dice.roll(NAP_MS));
    }

    fn is_tired(&self, now_ms: u64) -> bool {
        now_ms >= self.sent_ms + RETRY_MS
    }

    /// Whether they have no connection, or said hello in vain.
    pub fn is_lost(&self, now_ms: u64) -> bool {
        self.conn.is_none() || (!self.is_welcome && self.is_tired(now_ms))
    }

    pub fn says_hello(&mut self, conn: ConnId, now_ms: u64) -> (Guest, Option<u32>) {
        (self.conn, self.is_welcome, self.sent_ms) = (Some(conn), false, now_ms);
        (player(self.number), self.seq)
    }

    /// What this person says now: a new wish, or an old one once more.
    pub fn says(
        &mut self,
        whim: Option<u32>,
        world: &mut World,
    ) -> Option<(ConnId, ToServerOf<G>)> {
        let conn = self.conn.filter(|_| self.is_welcome)?;
        if self.wish.is_none() && world.now_ms >= self.naps_until_ms {
            self.wish = self.wants(whim, &mut world.dice);
            self.sent_ms = 0;
        }
        let said = self.wish.clone().filter(|_| self.is_tired(world.now_ms))?;
        self.sent_ms = world.now_ms;
        Some((conn, said))
    }

    pub fn hears(&mut self, message: &ToClientOf<G>) {
        match message {
            ToClient::Welcome { .. } => {
                let now = last_now_of::<G>(std::slice::from_ref(message));
                // An old welcome that was held up on its way tells nothing new.
                if now.as_ref().map(|it| it.seq) < self.seq {
                    return;
                }
                self.seq = now.as_ref().map(|it| it.seq);
                self.seen.extend(now.as_ref().map(|it| (it.seq, it.view.clone())));
                (self.now, self.is_welcome) = (now, true);
            }
            ToClient::Update(update) if self.is_welcome => {
                let next = self.seq.map_or(0, |seq| seq + 1);
                if update.step.seq > next {
                    self.hang_up();
                } else if update.step.seq == next {
                    self.seen.push((next, update.now.view.clone()));
                    (self.seq, self.now) = (Some(next), Some(update.now.clone()));
                }
                self.answered(update.request.as_deref());
            }
            ToClient::Hint { request, .. } => self.answered(Some(request)),
            ToClient::Seating { request, .. } | ToClient::Refused { request, .. } => {
                self.answered(request.as_deref());
            }
            ToClient::Done { request } => {
                self.answered(Some(request));
                // The answer itself was lost on the way: ask for what is.
                self.hang_up();
            }
            ToClient::Update(_) | ToClient::Closing { .. } | ToClient::Pong => {}
        }
    }

    fn answered(&mut self, request: Option<&str>) {
        let own = self.wish.as_ref().and_then(|wish| match wish {
            ToServer::Act { request, .. }
            | ToServer::Undo { request }
            | ToServer::Sit { request, .. }
            | ToServer::StandUp { request } => Some(request.as_str()),
            _ => None,
        });
        if own.is_some() && own == request {
            self.wish = None;
        }
    }

    /// What this person wants now: an answer to their question, or something odd.
    fn wants(&mut self, whim: Option<u32>, dice: &mut Dice) -> Option<ToServerOf<G>> {
        self.n_requests += 1;
        let request = format!("{}-{}", self.number, self.n_requests);
        match whim {
            Some(0..=2) => return Some(ToServer::Undo { request }),
            // Before the deal the seat would be given up for good.
            Some(3) if self.now.is_some() => return Some(ToServer::StandUp { request }),
            Some(_) => return Some(ToServer::Sit { request, seat: self.seat }),
            None => {}
        }
        let now = self.now.as_ref()?;
        let Some(open) = &now.menu else {
            // A bot may sit here since somebody's whim: take the seat back.
            let waits = now.waiting.iter().any(|it| it.seat == self.seat);
            return waits.then_some(ToServer::Sit { request, seat: self.seat });
        };
        if open.chosen.is_some() {
            return None;
        }
        let mut menu = Menu::new();
        menu.begin(open.kind);
        open.items.iter().for_each(|item| menu.push(item.action.clone()));
        let answer = menu.sample(dice);
        Some(ToServer::Act { request, decision: open.decision, answer })
    }

    /// Whether they have seen this entry and wait for nothing.
    pub fn has_been_told(&self, seq: Option<u32>) -> bool {
        self.is_welcome && self.wish.is_none() && self.seq == seq
    }

    /// Every view they were told is what the server sees for them.
    pub fn compare(&mut self, room: &Room<G>, seed: u64) {
        let (viewer, game) = (Viewer::Seat(self.seat), G::ID);
        for (seq, view) in self.seen.drain(..) {
            let then = G::view(&room.table().state_after(seq), viewer);
            assert_eq!(view, then, "seed {seed}, {game}, entry {seq}");
        }
        let now = self.now.as_ref().expect("welcome");
        assert_eq!(now.viewer, viewer, "seed {seed}, {game}");
        assert_eq!(now.view, G::view(room.table().state(), viewer), "seed {seed}, {game}");
        // Whoever gave up their seat is asked nothing while a bot has it.
        let holding = &room.seating_record().seats[self.seat.idx()];
        let has_bot = matches!(holding, room::Holding::Person { stand_in: Some(_), .. });
        let open = room.table().pending().of(self.seat).filter(|_| !has_bot);
        let asked = now.menu.as_ref().map(|menu| menu.decision);
        assert_eq!(asked, open.map(|it| it.id), "seed {seed}, {game}");
    }
}
