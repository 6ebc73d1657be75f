//! One table of the simulated server, with its people, its bots and its part of the disk.

use super::person::Person;
use super::{Place, Tally, World};
use crate::bench::{Stored, Write, bot, friend, me, player, seated};
use catalog::{GameId, Hosted};
use room::{ConnId, Input, Output, Room, Ticket, ToClientOf, plan};
use std::collections::BTreeMap;
use tabletop::{Answer, By, Cause, Seed};
use wire::Stage;

const CLOCK_SECONDS: u32 = 5;
const BOT_DELAY_MS: u64 = 20;

/// How many entries a table goes on for at least: an evening of Outer Rim is long, and after this many
/// it has shown what it can.
const fn entries_enough(game: GameId) -> u32 {
    match game {
        GameId::HanSolo | GameId::BountyHunters => u32::MAX,
        GameId::OuterRim => 160,
    }
}

enum Packet<G: Hosted> {
    ToServer(Input<G>),
    ToClient(ConnId, Box<ToClientOf<G>>),
    Disk(u64),
    Thought(Ticket, Option<Answer<G::Action>>),
}

pub struct Table<G: Hosted> {
    room: Room<G>,
    stored: Stored<G>,
    people: Vec<Person<G>>,
    /// Everything under way, by when it arrives.
    packets: BTreeMap<(u64, u64), Packet<G>>,
    n_packets: u64,
    writing: Option<(u64, Write<G>)>,
    n_writes: u64,
    wake_ms: Option<u64>,
}

impl<G: Hosted> Table<G> {
    /// One to three people and one or two bots, with or without a clock.
    pub fn open(world: &mut World, id: &str) -> Self {
        let dice = &mut world.dice;
        let n_people = 1 + u64::from(dice.roll(3));
        let mut wanted = vec![me()];
        wanted.extend((1..n_people).map(|_| friend()));
        wanted.extend((0..=dice.roll(2)).map(|_| bot()));
        wanted.truncate(usize::from(*G::SEATS.end()));
        let clock = (dice.roll(2) == 0).then_some(CLOCK_SECONDS);
        let mut seating = plan(id, &player(1), &wanted, clock, false).expect("a plan");
        // Friends have their seats already: sitting down is tested elsewhere.
        for number in 2..=n_people {
            let guest = player(number);
            seating.seats[number as usize - 1] =
                room::Holding::Person { key: guest.key, name: guest.name, stand_in: None };
        }
        seating.deals_itself = true;
        let seed = Seed::from_number(u64::from(dice.roll(u32::MAX)));
        let stored = Stored { rows: Vec::new(), seating, finished: false, seed, header: None };
        Self {
            room: Room::new(seated(&stored, BOT_DELAY_MS)),
            stored,
            people: (1..=n_people).map(Person::new).collect(),
            packets: BTreeMap::new(),
            n_packets: 0,
            writing: None,
            n_writes: 0,
            wake_ms: Some(0),
        }
    }

    fn later(&mut self, world: &mut World, packet: Packet<G>) {
        let delay_ms = world.faults.delay_ms.max(1);
        let at_ms = world.now_ms + 1 + u64::from(world.dice.roll(delay_ms));
        self.n_packets += 1;
        self.packets.insert((at_ms, self.n_packets), packet);
    }

    /// A link that loses and repeats.
    fn link(&mut self, world: &mut World, packet: impl Fn() -> Packet<G>) {
        if world.chance(world.faults.lose) {
            return;
        }
        if world.chance(world.faults.repeat) {
            self.later(world, packet());
        }
        self.later(world, packet());
    }

    fn hear(&mut self, world: &mut World, input: Input<G>) {
        let mut out = Vec::new();
        self.room.handle(input, world.now_ms, &mut out);
        for output in out {
            match output {
                Output::Append { entry, request } => {
                    self.write(world, Write::Entry(entry, request));
                }
                Output::SaveSeating(seating) => self.write(world, Write::Seating(seating)),
                Output::Settle { header, seating, .. } => {
                    self.write(world, Write::Settled(header, seating));
                }
                Output::Finish => self.write(world, Write::Finish),
                Output::Tell { to, message } => {
                    for conn in to {
                        self.link(world, || Packet::ToClient(conn, message.clone()));
                    }
                }
                Output::HangUp { conn, .. } => self.cut(conn),
                Output::Wake { at_ms } => self.wake_ms = Some(at_ms),
                Output::Think(mut question) => {
                    let answer = question.menu.sample(&mut question.dice);
                    let answer = (!world.chance(world.faults.disk)).then_some(answer);
                    self.later(world, Packet::Thought(question.ticket, answer));
                }
            }
        }
    }

    fn write(&mut self, world: &mut World, write: Write<G>) {
        assert!(self.writing.is_none(), "two writes in flight");
        self.n_writes += 1;
        self.writing = Some((self.n_writes, write));
        self.later(world, Packet::Disk(self.n_writes));
    }

    fn cut(&mut self, conn: ConnId) {
        for person in self.people.iter_mut().filter(|it| it.conn == Some(conn)) {
            person.hang_up();
        }
    }

    fn arrive(&mut self, world: &mut World, packet: Packet<G>) {
        match packet {
            Packet::ToServer(input) => self.hear(world, input),
            Packet::Thought(ticket, answer) => {
                self.hear(world, Input::BotAnswered { ticket, answer });
            }
            Packet::ToClient(conn, message) => {
                for person in self.people.iter_mut().filter(|it| it.conn == Some(conn)) {
                    person.hears(&message);
                }
            }
            Packet::Disk(number) => {
                let Some((_, write)) = self.writing.take_if(|(own, _)| *own == number) else {
                    return;
                };
                if world.disk_fails {
                    self.hear(world, Input::StoreFailed);
                } else {
                    self.stored.take(write);
                    self.hear(world, Input::Stored);
                }
            }
        }
    }

    fn person_acts(&mut self, world: &mut World, idx: usize) {
        if self.people[idx].conn.is_some() && world.chance(world.faults.hang_up) {
            let conn = self.people[idx].conn;
            self.people[idx].hang_up();
            // The server may learn of it late, or never.
            if let Some(conn) = conn {
                self.link(world, || Packet::ToServer(Input::Closed { conn }));
            }
        }
        let whim = world.chance(world.faults.whim).then(|| world.dice.roll(6));
        let person = &mut self.people[idx];
        if whim == Some(5) {
            person.nap(world);
        }
        if person.is_lost(world.now_ms) {
            let conn = world.next_conn();
            let (guest, since) = person.says_hello(conn, world.now_ms);
            self.link(world, || {
                Packet::ToServer(Input::Opened { conn, guest: guest.clone(), since })
            });
        } else if let Some((conn, said)) = person.says(whim, world) {
            self.link(world, || Packet::ToServer(Input::Said { conn, said: said.clone() }));
        }
    }
}

impl<G: Hosted> Place for Table<G> {
    fn step(&mut self, world: &mut World) {
        if self.wake_ms.is_some_and(|at| at <= world.now_ms) {
            self.wake_ms = None;
            self.hear(world, Input::Tick);
        }
        while let Some(entry) = self.packets.first_entry() {
            if entry.key().0 > world.now_ms {
                break;
            }
            let packet = entry.remove();
            self.arrive(world, packet);
        }
        for idx in 0..self.people.len() {
            self.person_acts(world, idx);
        }
    }

    fn crash(&mut self, world: &mut World) {
        if let Some((_, write)) = self.writing.take()
            && world.dice.roll(2) == 0
        {
            self.stored.take(write);
        }
        self.packets.clear();
        self.hang_up();
        self.room = Room::new(seated(&self.stored, BOT_DELAY_MS));
        self.wake_ms = Some(world.now_ms);
    }

    fn hang_up(&mut self) {
        self.people.iter_mut().for_each(Person::hang_up);
    }

    fn is_at_rest(&self) -> bool {
        let seq = self.room.table().next_seq().checked_sub(1);
        let is_free = self.packets.is_empty() && self.writing.is_none();
        seq.is_some() && is_free && self.people.iter().all(|it| it.has_been_told(seq))
    }

    fn compare(&mut self, seed: u64) {
        for person in &mut self.people {
            person.compare(&self.room, seed);
        }
        let state = self.room.table().state();
        let folded = Room::new(seated(&self.stored, BOT_DELAY_MS));
        let game = G::ID;
        assert!(
            folded.table().state() == state,
            "seed {seed}, {game}: the log folds to another state"
        );
        assert_eq!(folded.table().log(), self.room.table().log(), "seed {seed}, {game}");
    }

    fn is_done(&self) -> bool {
        let is_over = self.room.stage() == Stage::Over && self.stored.finished;
        is_over || self.room.table().next_seq() >= entries_enough(G::GAME)
    }

    fn audit(&self, seed: u64) {
        let audited = self.room.table().audit();
        audited.unwrap_or_else(|fault| panic!("seed {seed}, {}: {fault}", G::ID));
    }

    fn tally(&self) -> Tally {
        let n_people = self.people.len();
        let n = |is: &dyn Fn(&Cause<G::Action>) -> bool| {
            self.room.table().log().iter().filter(|entry| is(&entry.cause)).count()
        };
        Tally {
            n_crashes: 0,
            n_rewinds: n(&|cause| matches!(cause, Cause::Rewind { .. })),
            n_timeouts: n(&|cause| matches!(cause, Cause::Answer { by: By::Clock, .. })),
            n_stand_ins: n(
                &|cause| matches!(cause, Cause::Answer { by: By::Bot, seat, .. } if n_people > seat.idx()),
            ),
            n_over: usize::from(self.room.stage() == Stage::Over),
        }
    }
}
