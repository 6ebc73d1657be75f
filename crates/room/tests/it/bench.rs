//! A room on the bench: a disk that does as it is told, and ears on every connection.

use catalog::games::HanSolo;
use catalog::{Hosted, Record};
use room::{
    ConnId, Delays, Guest, Input, Output, Question, RequestKey, Room, Seated, SeatingRecord,
    ToClientOf, ToServerOf, plan,
};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::mem::take;
use tabletop::{Answer, DecisionId, EntryOf, Game, HeaderOf, Opening, Seat, Seed, Start, Table};
use wire::{Code, Seating, ToClient, ToServer, WantedSeat};

pub type Action = <HanSolo as Game>::Action;
pub type Told = ToClientOf<HanSolo>;
pub type Now = catalog::NowOf<HanSolo>;

/// The lesson a newcomer begins with.
pub const LESSON: &str = "first-game";

/// How long the bots of a lesson dawdle.
pub const BOT_DELAY_MS: u64 = 500;

/// What the disk does with the next write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Disk {
    Works,
    Fails,
    /// Says nothing until it is told to.
    Waits,
}

/// What lies on the disk.
#[derive(Clone)]
pub struct Stored<G: Hosted = HanSolo> {
    pub rows: Vec<(EntryOf<G>, Option<RequestKey>)>,
    pub seating: SeatingRecord,
    pub finished: bool,
    pub seed: Seed,
    /// What was agreed before the deal, if it was another setup.
    pub header: Option<HeaderOf<G>>,
}

pub struct Bench {
    pub room: Room<HanSolo>,
    pub now_ms: u64,
    pub disk: Disk,
    pub stored: Stored,
    /// What each connection was told and has not been asked about.
    told: BTreeMap<ConnId, Vec<Told>>,
    pub hung_up: Vec<(ConnId, Code)>,
    /// Questions to bots that wait for an answer.
    pub questions: Vec<Question<HanSolo>>,
    pub wake_ms: Option<u64>,
    /// The write that waits for the disk.
    waiting: Option<Write>,
    pub n_writes: u32,
    n_requests: u32,
}

pub enum Write<G: Hosted = HanSolo> {
    Entry(EntryOf<G>, Option<RequestKey>),
    Seating(SeatingRecord),
    Settled(Box<HeaderOf<G>>, SeatingRecord),
    Finish,
}

pub fn me() -> WantedSeat {
    WantedSeat::Me
}

pub fn friend() -> WantedSeat {
    WantedSeat::Friend
}

pub fn bot() -> WantedSeat {
    WantedSeat::Bot { level: "random".to_owned() }
}

/// The player with this number. Their connections have the same number, plus
/// tens for further ones.
pub fn player(number: u64) -> Guest {
    Guest::new(&key(number), &format!("P{number}"), "en").expect("a good key")
}

pub fn key(number: u64) -> String {
    format!("{number:0>40}")
}

pub fn conn(number: u64) -> ConnId {
    ConnId(number)
}

pub fn seat(idx: u8) -> Seat {
    Seat::new(idx)
}

impl Bench {
    /// A table that player 1 made with these seats.
    pub fn new(wanted: &[WantedSeat]) -> Self {
        Self::with(wanted, None, 1)
    }

    pub fn with(wanted: &[WantedSeat], clock_seconds: Option<u32>, seed: u64) -> Self {
        let seating = plan("table", &player(1), wanted, clock_seconds, false).expect("a plan");
        let seed = Seed::from_number(seed);
        let stored = Stored { rows: Vec::new(), seating, finished: false, seed, header: None };
        Self::open(stored, 0)
    }

    /// Player 1 in the first lesson, dealt; the others answer after a moment.
    pub fn lesson() -> Self {
        let lesson = HanSolo::lesson(LESSON).expect("a lesson");
        let mut wanted = vec![me()];
        wanted.extend((1..lesson.n_seats()).map(|_| bot()));
        let mut seating = plan("table", &player(1), &wanted, None, true).expect("a plan");
        seating.lesson = Some(LESSON.to_owned());
        let seed = lesson.seed();
        let stored = Stored { rows: Vec::new(), seating, finished: false, seed, header: None };
        Self::open(stored, BOT_DELAY_MS)
    }

    /// A room as it would be after a restart with this disk.
    pub fn open(stored: Stored, bot_delay_ms: u64) -> Self {
        let mut bench = Self {
            room: Room::new(seated(&stored, bot_delay_ms)),
            now_ms: 1_000,
            disk: Disk::Works,
            stored,
            told: BTreeMap::new(),
            hung_up: Vec::new(),
            questions: Vec::new(),
            wake_ms: None,
            waiting: None,
            n_writes: 0,
            n_requests: 0,
        };
        bench.hear(Input::Tick);
        bench
    }

    /// Players 1 to `n` at a table of their own, dealt.
    pub fn dealt(n_people: u64, seed: u64) -> Self {
        Self::dealt_with(n_people, None, seed)
    }

    pub fn dealt_with(n_people: u64, clock_seconds: Option<u32>, seed: u64) -> Self {
        let mut wanted = vec![me()];
        wanted.extend((1..n_people).map(|_| friend()));
        let mut bench = Self::with(&wanted, clock_seconds, seed);
        bench.connect(1);
        for number in 2..=n_people {
            bench.connect(number);
            bench.wish(number, |request| ToServer::Sit { request, seat: seat(number as u8 - 1) });
        }
        bench.pass(room::limits::SEATING_NEWS_MS);
        bench.wish(1, |request| ToServer::Start { request });
        bench.told.clear();
        bench
    }

    pub fn hear(&mut self, input: Input<HanSolo>) {
        let mut out = Vec::new();
        self.room.handle(input, self.now_ms, &mut out);
        let mut answer = None;
        for output in out {
            match output {
                Output::Append { entry, request } => {
                    answer = self.write(Write::Entry(entry, request));
                }
                Output::SaveSeating(seating) => answer = self.write(Write::Seating(seating)),
                Output::Settle { header, seating, .. } => {
                    answer = self.write(Write::Settled(header, seating));
                }
                Output::Finish => answer = self.write(Write::Finish),
                Output::Tell { to, message } => {
                    for conn in to {
                        self.told.entry(conn).or_default().push((*message).clone());
                    }
                }
                Output::HangUp { conn, code, .. } => self.hung_up.push((conn, code)),
                Output::Wake { at_ms } => self.wake_ms = Some(at_ms),
                Output::Think(question) => self.questions.push(*question),
            }
        }
        if let Some(answer) = answer {
            self.hear(answer);
        }
    }

    fn write(&mut self, write: Write) -> Option<Input<HanSolo>> {
        assert!(self.waiting.is_none(), "two writes in flight");
        self.n_writes += 1;
        match self.disk {
            Disk::Works => {
                self.stored.take(write);
                Some(Input::Stored)
            }
            Disk::Fails => Some(Input::StoreFailed),
            Disk::Waits => {
                self.waiting = Some(write);
                None
            }
        }
    }

    /// The disk answers for the write it sat on.
    pub fn disk_answers(&mut self, answer: Input<HanSolo>) {
        let write = self.waiting.take().expect("a write in flight");
        if matches!(answer, Input::Stored) {
            self.stored.take(write);
        }
        self.hear(answer);
    }

    pub fn connect(&mut self, number: u64) {
        self.connect_as(conn(number), player(number % 10), None);
    }

    pub fn connect_as(&mut self, conn: ConnId, guest: Guest, since: Option<u32>) {
        self.hear(Input::Opened { conn, guest, since });
    }

    pub fn disconnect(&mut self, number: u64) {
        self.hear(Input::Closed { conn: conn(number) });
    }

    pub fn say(&mut self, number: u64, said: ToServerOf<HanSolo>) {
        self.hear(Input::Said { conn: conn(number), said });
    }

    /// A wish with a fresh name; gives the name.
    pub fn wish(
        &mut self,
        number: u64,
        said: impl FnOnce(String) -> ToServerOf<HanSolo>,
    ) -> String {
        self.n_requests += 1;
        let request = format!("r{}", self.n_requests);
        self.say(number, said(request.clone()));
        request
    }

    /// Everything a connection was told since it was last asked.
    pub fn told(&mut self, number: u64) -> Vec<Told> {
        self.told.get_mut(&conn(number)).map(take).unwrap_or_default()
    }

    /// The one refusal a connection was told of.
    pub fn refusal(&mut self, number: u64) -> Code {
        let told = self.told(number);
        let [ToClient::Refused { code, .. }] = &told[..] else { panic!("no refusal: {told:?}") };
        *code
    }

    /// The last `now` a connection was told.
    pub fn now(&mut self, number: u64) -> Now {
        let told = self.told(number);
        last_now(&told).expect("it was told what is")
    }

    pub fn seating(&self, number: u64) -> Seating {
        self.room.seating(Some(&player(number % 10).key))
    }

    /// The player, by number, who is asked next.
    pub fn asked(&self) -> u64 {
        let open = self.room.table().pending().first().expect("a question");
        open.seat.idx() as u64 + 1
    }

    /// The open decision of a player, and the answer with this JSON, or the
    /// first on the menu.
    pub fn answer(&self, number: u64, wanted: Option<&Value>) -> (DecisionId, Answer<Action>) {
        let open = self.room.table().pending().of(seat(number as u8 - 1)).expect("a question");
        let menu = self.room.table().menu(open.id);
        let item = match wanted {
            None => menu.items().first(),
            Some(wanted) => menu.items().iter().find(|item| json!(item) == *wanted),
        };
        (open.id, Answer::Item(*item.expect("it is on the menu")))
    }

    /// The player who is asked next answers with the item of this JSON, or the first.
    pub fn act(&mut self, wanted: Option<&Value>) -> String {
        let number = self.asked();
        let (decision, answer) = self.answer(number, wanted);
        self.wish(number, |request| ToServer::Act { request, decision, answer })
    }

    /// Everybody takes the shortest way: the game's own fallback.
    pub fn fall_back(&mut self) {
        let number = self.asked();
        let (decision, _) = self.answer(number, None);
        let answer = HanSolo::fallback(self.room.table().state(), decision);
        self.wish(number, |request| ToServer::Act { request, decision, answer });
    }

    /// Lets time pass, with the ticks that were asked for.
    pub fn pass(&mut self, ms: u64) {
        let until = self.now_ms + ms;
        while let Some(at) = self.wake_ms.filter(|at| *at <= until) {
            self.wake_ms = None;
            self.now_ms = self.now_ms.max(at);
            self.hear(Input::Tick);
        }
        self.now_ms = until;
    }

    /// Bots answer at once, until none is asked any more.
    pub fn let_bots_play(&mut self) {
        while let Some(question) = self.questions.pop() {
            self.bot_answers(question);
        }
    }

    pub fn bot_answers(&mut self, mut question: Question<HanSolo>) {
        let answer = question.menu.sample(&mut question.dice);
        self.hear(Input::BotAnswered { ticket: question.ticket, answer: Some(answer) });
    }

    pub fn seq(&self) -> u32 {
        self.room.table().next_seq() - 1
    }

    /// The room after a crash and a restart, nobody connected.
    pub fn restarted(&self) -> Self {
        Self::open(self.stored.clone(), 0)
    }
}

impl<G: Hosted> Stored<G> {
    pub fn take(&mut self, write: Write<G>) {
        match write {
            Write::Entry(entry, request) => {
                assert_eq!(entry.seq as usize, self.rows.len(), "the log has no gap and no fork");
                let is_new = self.rows.iter().all(|(_, old)| old.is_none() || *old != request);
                assert!(is_new, "a request was carried out twice");
                self.rows.push((entry, request));
            }
            Write::Seating(seating) => self.seating = seating,
            Write::Settled(header, seating) => {
                assert!(self.rows.is_empty(), "a dealt table keeps its setup");
                (self.header, self.seating) = (Some(*header), seating);
            }
            Write::Finish => self.finished = true,
        }
    }
}

pub fn seated<G: Hosted>(stored: &Stored<G>, bot_delay_ms: u64) -> Seated<G> {
    let n_seats = stored.seating.seats.len() as u8;
    let cards = G::cards();
    let setup = G::setup(n_seats, Default::default(), &cards.content).expect("a setup");
    let mut header = Record::<G>::header(setup, &cards, &stored.seed);
    if stored.seating.lesson.is_some() {
        header.start = Start::Lesson;
    }
    let header = stored.header.clone().unwrap_or(header);
    let opening = Opening { header, content: cards.content };
    let mut table = Table::unopened(opening, Some(stored.seed)).expect("a table");
    for (entry, _) in &stored.rows {
        table.fold(entry.clone()).expect("the log holds together");
    }
    Seated {
        id: "table".to_owned(),
        table,
        seed: stored.seed,
        seating: stored.seating.clone(),
        requests: stored.rows.iter().filter_map(|(_, request)| request.clone()).collect(),
        finished: stored.finished,
        delays: Delays { bot_ms: bot_delay_ms, ..Delays::default() },
    }
}

/// The last `now` among these messages.
pub fn last_now(told: &[Told]) -> Option<Now> {
    last_now_of::<HanSolo>(told)
}

/// The last `now` among these messages of any game.
pub fn last_now_of<G: Hosted>(told: &[ToClientOf<G>]) -> Option<catalog::NowOf<G>> {
    told.iter().rev().find_map(|message| match message {
        ToClient::Update(update) => Some(update.now.clone()),
        ToClient::Welcome { snapshot, .. } => snapshot.as_ref().map(|it| it.now.clone()),
        _ => None,
    })
}

/// How many random tables to try: `TESTKIT_CASES`, or a few.
pub fn cases(few: u64) -> u64 {
    std::env::var("TESTKIT_CASES").ok().and_then(|it| it.parse().ok()).unwrap_or(few)
}
