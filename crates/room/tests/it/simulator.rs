//! The whole system on one thread from one seed: a real room, a disk that
//! fails, links that lose, repeat and reorder, a server that crashes, people
//! who act, undo, leave and come back, and bots.
//!
//! Act one breaks things; act two stops breaking them and demands that the
//! table finishes. At quiet points every client must see what the server sees
//! for it, and the log must fold to the live state. A failure names its seed.

use crate::bench::{Stored, Told, Write, bot, cases, friend, last_now, me, player, seated};
use catalog::games::HanSolo;
use room::{ConnId, Input, Output, Room, Ticket, ToServerOf, plan};
use std::collections::BTreeMap;
use tabletop::{Answer, By, Cause, Dice, Game, Menu, Seat, Seed, Viewer};
use wire::{Stage, ToClient, ToServer};

const TICK_MS: u64 = 10;
/// How long things are broken before they are mended for a while.
const ACT_TICKS: u64 = 800;
const ACTS: usize = 3;
/// No table takes longer once nothing breaks any more.
const END_TICKS: u64 = 60_000;
const RETRY_MS: u64 = 300;

type Action = <HanSolo as Game>::Action;

/// How long somebody may look out of the window: longer than the clock gives.
const NAP_MS: u32 = 8_000;
const CLOCK_SECONDS: u32 = 5;

/// What has happened, so that a test can tell whether it has tested anything.
#[derive(Clone, Copy, Default, Debug)]
struct Tally {
    n_crashes: usize,
    n_rewinds: usize,
    n_timeouts: usize,
    n_stand_ins: usize,
}

/// How things break, in so many of a thousand.
#[derive(Clone, Copy)]
struct Faults {
    lose: u32,
    repeat: u32,
    delay_ms: u32,
    hang_up: u32,
    disk: u32,
    crash: u32,
    whim: u32,
}

const CALM: Faults =
    Faults { lose: 0, repeat: 0, delay_ms: 1, hang_up: 0, disk: 0, crash: 0, whim: 0 };

enum Packet {
    ToServer(Input<HanSolo>),
    ToClient(ConnId, Box<Told>),
    Disk(u64),
    Thought(Ticket, Option<Answer<Action>>),
}

/// One person at a browser.
struct Person {
    number: u64,
    seat: Seat,
    conn: Option<ConnId>,
    is_welcome: bool,
    seq: Option<u32>,
    now: Option<catalog::NowOf<HanSolo>>,
    /// Every view that was told, with the entry it belongs to.
    seen: Vec<(u32, <HanSolo as Game>::View)>,
    wish: Option<ToServerOf<HanSolo>>,
    sent_ms: u64,
    naps_until_ms: u64,
    n_requests: u64,
}

struct Simulation {
    seed: u64,
    dice: Dice,
    now_ms: u64,
    room: Room<HanSolo>,
    stored: Stored,
    faults: Faults,
    people: Vec<Person>,
    /// Everything under way, by when it arrives.
    packets: BTreeMap<(u64, u64), Packet>,
    n_packets: u64,
    n_conns: u64,
    writing: Option<(u64, Write)>,
    n_writes: u64,
    wake_ms: Option<u64>,
    n_crashes: usize,
}

impl Simulation {
    fn new(seed: u64) -> Self {
        let mut dice = Dice::swift(seed);
        let n_people = 1 + u64::from(dice.roll(3));
        let mut wanted = vec![me()];
        wanted.extend((1..n_people).map(|_| friend()));
        wanted.extend((0..=dice.roll(2)).map(|_| bot()));
        let clock = (dice.roll(2) == 0).then_some(CLOCK_SECONDS);
        let mut seating = plan("table", &player(1), &wanted, clock, false).expect("a plan");
        // Friends have their seats already: sitting down is tested elsewhere.
        for number in 2..=n_people {
            let guest = player(number);
            seating.seats[number as usize - 1] =
                room::Holding::Person { key: guest.key, name: guest.name, stand_in: None };
        }
        seating.deals_itself = true;
        let stored =
            Stored { rows: Vec::new(), seating, finished: false, seed: Seed::from_number(seed) };
        let people = (1..=n_people).map(Person::new).collect();
        Self {
            seed,
            dice,
            now_ms: 0,
            room: Room::new(seated(&stored, 20)),
            stored,
            faults: CALM,
            people,
            packets: BTreeMap::new(),
            n_packets: 0,
            n_conns: 0,
            writing: None,
            n_writes: 0,
            wake_ms: Some(0),
            n_crashes: 0,
        }
    }

    fn chance(&mut self, of_thousand: u32) -> bool {
        of_thousand > 0 && self.dice.roll(1_000) < of_thousand
    }

    fn later(&mut self, packet: Packet) {
        let at_ms = self.now_ms + 1 + u64::from(self.dice.roll(self.faults.delay_ms.max(1)));
        self.n_packets += 1;
        self.packets.insert((at_ms, self.n_packets), packet);
    }

    /// A link that loses and repeats.
    fn link(&mut self, packet: impl Fn() -> Packet) {
        if self.chance(self.faults.lose) {
            return;
        }
        if self.chance(self.faults.repeat) {
            self.later(packet());
        }
        self.later(packet());
    }

    fn hear(&mut self, input: Input<HanSolo>) {
        let mut out = Vec::new();
        self.room.handle(input, self.now_ms, &mut out);
        for output in out {
            match output {
                Output::Append { entry, request } => self.write(Write::Entry(entry, request)),
                Output::SaveSeating(seating) => self.write(Write::Seating(seating)),
                Output::Finish => self.write(Write::Finish),
                Output::Tell { to, message } => {
                    for conn in to {
                        self.link(|| Packet::ToClient(conn, message.clone()));
                    }
                }
                Output::HangUp { conn, .. } => self.cut(conn),
                Output::Wake { at_ms } => self.wake_ms = Some(at_ms),
                Output::Think(mut question) => {
                    let answer = question.menu.sample(&mut question.dice);
                    let answer = (!self.chance(self.faults.disk)).then_some(answer);
                    self.later(Packet::Thought(question.ticket, answer));
                }
            }
        }
    }

    fn write(&mut self, write: Write) {
        assert!(self.writing.is_none(), "two writes in flight");
        self.n_writes += 1;
        self.writing = Some((self.n_writes, write));
        self.later(Packet::Disk(self.n_writes));
    }

    fn cut(&mut self, conn: ConnId) {
        for person in self.people.iter_mut().filter(|it| it.conn == Some(conn)) {
            person.hang_up();
        }
    }

    fn step(&mut self) {
        self.now_ms += TICK_MS;
        if self.chance(self.faults.crash) {
            self.crash();
        }
        if self.wake_ms.is_some_and(|at| at <= self.now_ms) {
            self.wake_ms = None;
            self.hear(Input::Tick);
        }
        while let Some(entry) = self.packets.first_entry() {
            if entry.key().0 > self.now_ms {
                break;
            }
            let packet = entry.remove();
            self.arrive(packet);
        }
        for idx in 0..self.people.len() {
            self.person_acts(idx);
        }
    }

    fn arrive(&mut self, packet: Packet) {
        match packet {
            Packet::ToServer(input) => self.hear(input),
            Packet::Thought(ticket, answer) => self.hear(Input::BotAnswered { ticket, answer }),
            Packet::ToClient(conn, message) => {
                for person in self.people.iter_mut().filter(|it| it.conn == Some(conn)) {
                    person.hears(&message);
                }
            }
            Packet::Disk(number) => {
                let Some((_, write)) = self.writing.take_if(|(own, _)| *own == number) else {
                    return;
                };
                if self.chance(self.faults.disk) {
                    self.hear(Input::StoreFailed);
                } else {
                    self.stored.take(write);
                    self.hear(Input::Stored);
                }
            }
        }
    }

    /// The server dies. The write in flight may have landed, or not.
    fn crash(&mut self) {
        self.n_crashes += 1;
        if let Some((_, write)) = self.writing.take()
            && self.dice.roll(2) == 0
        {
            self.stored.take(write);
        }
        self.packets.clear();
        self.people.iter_mut().for_each(Person::hang_up);
        self.room = Room::new(seated(&self.stored, 20));
        self.wake_ms = Some(self.now_ms);
    }

    fn person_acts(&mut self, idx: usize) {
        if self.people[idx].conn.is_some() && self.chance(self.faults.hang_up) {
            let conn = self.people[idx].conn;
            self.people[idx].hang_up();
            // The server may learn of it late, or never.
            if let Some(conn) = conn {
                self.link(|| Packet::ToServer(Input::Closed { conn }));
            }
        }
        let whim = self.chance(self.faults.whim).then(|| self.dice.roll(6));
        if whim == Some(5) {
            self.people[idx].naps_until_ms = self.now_ms + u64::from(self.dice.roll(NAP_MS));
        }
        let (now_ms, person) = (self.now_ms, &mut self.people[idx]);
        if person.conn.is_none() || (!person.is_welcome && person.is_tired(now_ms)) {
            self.n_conns += 1;
            let conn = ConnId(self.n_conns);
            let (guest, since) = (player(person.number), person.seq);
            (person.conn, person.is_welcome, person.sent_ms) = (Some(conn), false, now_ms);
            self.link(|| Packet::ToServer(Input::Opened { conn, guest: guest.clone(), since }));
            return;
        }
        let (true, Some(conn)) = (person.is_welcome, person.conn) else { return };
        if person.wish.is_none() && now_ms >= person.naps_until_ms {
            person.wish = person.wants(whim, &mut self.dice);
            person.sent_ms = 0;
        }
        if let Some(said) = person.wish.clone().filter(|_| person.is_tired(now_ms)) {
            person.sent_ms = now_ms;
            self.link(|| Packet::ToServer(Input::Said { conn, said: said.clone() }));
        }
    }

    /// Mends everything, waits until all is told, and compares.
    fn quiet_point(&mut self) {
        let faults = std::mem::replace(&mut self.faults, CALM);
        // What was lost without a gap, only a new hello brings back.
        self.people.iter_mut().for_each(Person::hang_up);
        for _ in 0..END_TICKS {
            let seq = self.room.table().next_seq().checked_sub(1);
            let is_told = |it: &Person| it.is_welcome && it.wish.is_none() && it.seq == seq;
            let is_free = self.packets.is_empty() && self.writing.is_none();
            if seq.is_some() && is_free && self.people.iter().all(is_told) {
                self.compare();
                self.faults = faults;
                return;
            }
            self.step();
        }
        panic!("seed {}: it never comes to rest", self.seed);
    }

    fn compare(&mut self) {
        let seed = self.seed;
        let state = self.room.table().state();
        for person in &mut self.people {
            for (seq, view) in person.seen.drain(..) {
                let then = self.room.table().state_after(seq);
                let viewer = Viewer::Seat(person.seat);
                assert_eq!(view, HanSolo::view(&then, viewer), "seed {seed}, entry {seq}");
            }
            let viewer = Viewer::Seat(person.seat);
            let now = person.now.as_ref().expect("welcome");
            assert_eq!(now.viewer, viewer, "seed {seed}");
            assert_eq!(now.view, HanSolo::view(state, viewer), "seed {seed}");
            // Whoever gave up their seat is asked nothing while a bot has it.
            let holding = &self.room.seating_record().seats[person.seat.idx()];
            let has_bot = matches!(holding, room::Holding::Person { stand_in: Some(_), .. });
            let open = self.room.table().pending().of(person.seat).filter(|_| !has_bot);
            assert_eq!(
                now.menu.as_ref().map(|menu| menu.decision),
                open.map(|it| it.id),
                "seed {seed}"
            );
        }
        let folded = Room::new(seated(&self.stored, 20));
        assert_eq!(folded.table().state(), state, "seed {seed}: the log folds to another state");
        assert_eq!(folded.table().log(), self.room.table().log(), "seed {seed}");
    }

    fn run(mut self) -> Tally {
        for _ in 0..ACTS {
            self.faults = Faults {
                lose: self.dice.roll(150),
                repeat: self.dice.roll(150),
                delay_ms: 1 + self.dice.roll(200),
                hang_up: self.dice.roll(20),
                disk: self.dice.roll(200),
                crash: self.dice.roll(8),
                whim: self.dice.roll(100),
            };
            for _ in 0..ACT_TICKS {
                self.step();
            }
            if self.room.stage() == Stage::Over {
                break;
            }
            self.quiet_point();
        }
        self.faults = CALM;
        let mut n_ticks = 0;
        while self.room.stage() != Stage::Over || !self.stored.finished {
            self.step();
            n_ticks += 1;
            assert!(n_ticks < END_TICKS, "seed {}: the table does not end", self.seed);
        }
        self.quiet_point();
        self.room.table().audit().unwrap_or_else(|fault| panic!("seed {}: {fault}", self.seed));
        self.tally()
    }

    fn tally(&self) -> Tally {
        let n = |is: fn(&Cause<Action>, &Self) -> bool| {
            self.room.table().log().iter().filter(|entry| is(&entry.cause, self)).count()
        };
        Tally {
            n_crashes: self.n_crashes,
            n_rewinds: n(|cause, _| matches!(cause, Cause::Rewind { .. })),
            n_timeouts: n(|cause, _| matches!(cause, Cause::Answer { by: By::Clock, .. })),
            n_stand_ins: n(
                |cause, own| matches!(cause, Cause::Answer { by: By::Bot, seat, .. } if own.people.len() > seat.idx()),
            ),
        }
    }
}

impl Person {
    fn new(number: u64) -> Self {
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

    fn hang_up(&mut self) {
        (self.conn, self.is_welcome) = (None, false);
    }

    fn is_tired(&self, now_ms: u64) -> bool {
        now_ms >= self.sent_ms + RETRY_MS
    }

    fn hears(&mut self, message: &Told) {
        match message {
            ToClient::Welcome { .. } => {
                let now = last_now(std::slice::from_ref(message));
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
    fn wants(&mut self, whim: Option<u32>, dice: &mut Dice) -> Option<ToServerOf<HanSolo>> {
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
        open.items.iter().for_each(|item| menu.push(item.action));
        let answer = menu.sample(dice);
        Some(ToServer::Act { request, decision: open.decision, answer })
    }
}

#[test]
fn every_table_ends_with_nothing_lost_whatever_breaks_on_the_way() {
    let n_seeds = cases(12);
    let tallies: Vec<Tally> = (0..n_seeds).map(|seed| Simulation::new(seed).run()).collect();
    let total = |count: fn(&Tally) -> usize| tallies.iter().map(count).sum::<usize>();
    // All of it must have happened for this to mean anything.
    assert!(total(|it| it.n_crashes) > 0);
    assert!(total(|it| it.n_rewinds) > 0);
    assert!(total(|it| it.n_timeouts) > 0);
    assert!(total(|it| it.n_stand_ins) > 0);
}
