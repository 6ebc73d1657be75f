//! A room of any game with people, bots who say what they are told to, and an ear on every line.

use super::Secrets;
use super::played::Played;
use crate::sitting::{bot, person, room};
use room::{ConnId, Guest, Input, Output, Room, Ticket};
use std::collections::BTreeMap;
use std::mem::take;
use tabletop::{Answer, Cause, Seat, Table, Viewer};
use wire::ToServer;

const LANGS: [&str; 3] = ["en", "fr", "es"];

pub struct Stand<G: Secrets> {
    pub room: Room<G>,
    /// What each viewer was told, as bytes.
    told: BTreeMap<usize, Vec<String>>,
    /// By seat: the question that a bot thinks about.
    tickets: BTreeMap<usize, Ticket>,
    /// By viewer: the connection, which is another one after each hello.
    conns: BTreeMap<usize, ConnId>,
    n_conns: u64,
    n_requests: u32,
    now_ms: u64,
    /// When the room wants to be woken: who came and went is told a moment later.
    wake_ms: Option<u64>,
}

fn key(viewer: Viewer) -> usize {
    viewer.seat().map_or(99, Seat::idx)
}

fn guest(viewer: Viewer) -> Guest {
    let number = key(viewer);
    let lang = LANGS[number % LANGS.len()];
    Guest::new(&format!("{number:0>40}"), &format!("P{number}"), lang).expect("a good key")
}

impl<G: Secrets> Stand<G> {
    /// The room as it is opened again with this table.
    pub fn open(played: &Played<G>, table: Table<G>) -> Self {
        let holding = |seat: Seat| {
            let guest = guest(Viewer::Seat(seat));
            if played.people.contains(&seat) { person(guest) } else { bot(guest.name) }
        };
        let seats = Seat::all(played.n_seats).map(holding).collect();
        let room = room(table, played.seed, &guest(Viewer::Spectator), seats);
        let mut stand = Self {
            room,
            told: BTreeMap::new(),
            tickets: BTreeMap::new(),
            conns: BTreeMap::new(),
            n_conns: 0,
            n_requests: 0,
            now_ms: 0,
            wake_ms: None,
        };
        stand.hear(Input::Tick);
        stand
    }

    pub fn hear(&mut self, input: Input<G>) {
        let mut out = Vec::new();
        self.room.handle(input, self.now_ms, &mut out);
        let mut writes = false;
        for output in out {
            match output {
                Output::Append { .. }
                | Output::SaveSeating(_)
                | Output::Settle { .. }
                | Output::Finish => writes = true,
                Output::Tell { to, message } => {
                    let text = G::to_json(&*message);
                    to.iter().for_each(|conn| self.tell(*conn, text.clone()));
                }
                Output::HangUp { conn, message, .. } => self.tell(conn, message),
                Output::Wake { at_ms } => self.wake_ms = Some(at_ms),
                Output::Think(question) => {
                    self.tickets.insert(question.seat.idx(), question.ticket);
                }
            }
        }
        if writes {
            self.hear(Input::Stored);
        }
    }

    fn tell(&mut self, conn: ConnId, text: String) {
        if let Some((viewer, _)) = self.conns.iter().find(|(_, own)| **own == conn) {
            self.told.entry(*viewer).or_default().push(text);
        }
    }

    /// Everything this viewer was told since they were last asked.
    pub fn told(&mut self, viewer: Viewer) -> Vec<String> {
        self.told.get_mut(&key(viewer)).map(take).unwrap_or_default()
    }

    /// Somebody comes, or comes again, with the entries up to this one.
    pub fn connect(&mut self, viewer: Viewer, since: Option<u32>) {
        self.leave(viewer);
        self.n_conns += 1;
        let conn = ConnId(self.n_conns);
        self.conns.insert(key(viewer), conn);
        self.hear(Input::Opened { conn, guest: guest(viewer), since });
    }

    fn leave(&mut self, viewer: Viewer) {
        if let Some(conn) = self.conns.remove(&key(viewer)) {
            self.hear(Input::Closed { conn });
        }
    }

    pub fn say(&mut self, viewer: Viewer, said: impl FnOnce(String) -> ToServer<G::Action>) {
        self.n_requests += 1;
        let said = said(format!("r{}", self.n_requests));
        if let Some(conn) = self.conns.get(&key(viewer)) {
            self.hear(Input::Said { conn: *conn, said });
        }
    }

    /// Somebody does what the record says, with this answer. Of the people only the viewer
    /// stays; another comes when they have something to say.
    pub fn act(
        &mut self,
        people: &[Seat],
        viewer: Viewer,
        cause: &Cause<G::Action>,
        answer: Option<Answer<G::Action>>,
    ) {
        let (Cause::Answer { seat, .. } | Cause::Rewind { seat, .. }) = cause else { return };
        let visits = people.contains(seat) && !viewer.is(*seat);
        if visits {
            self.connect(Viewer::Seat(*seat), self.room.table().next_seq().checked_sub(1));
        }
        match (cause, answer) {
            (Cause::Answer { seat, decision, .. }, Some(answer)) if people.contains(seat) => {
                let decision = *decision;
                self.say(Viewer::Seat(*seat), |request| ToServer::Act {
                    request,
                    decision,
                    answer,
                });
            }
            (Cause::Answer { seat, .. }, answer @ Some(_)) => {
                let ticket = self.tickets[&seat.idx()];
                self.hear(Input::BotAnswered { ticket, answer });
            }
            (Cause::Rewind { seat, .. }, _) => {
                self.say(Viewer::Seat(*seat), |request| ToServer::Undo { request });
            }
            (Cause::Answer { .. } | Cause::Deal | Cause::Rules { .. }, _) => {}
        }
        self.pass();
        if visits {
            self.leave(Viewer::Seat(*seat));
            self.pass();
        }
    }

    /// Lets time pass until the room has told what it had to.
    fn pass(&mut self) {
        if let Some(at_ms) = self.wake_ms.take() {
            self.now_ms = self.now_ms.max(at_ms);
            self.hear(Input::Tick);
        }
    }
}
