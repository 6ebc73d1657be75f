//! What is open beside what the table waits for: Outer Rim has it, the room knows no game.

use crate::bench::player;
use catalog::games::OuterRim;
use catalog::{Hosted, NowOf, Record};
use outer_rim::{Action, Good};
use room::{ConnId, Delays, Holding, Input, LEVEL_DEFAULT, Output, Question, Room, Seated, plan};
use tabletop::{Answer, By, Decision, Game, Opening, Seat, Seed, Table};
use wire::{ToClient, ToServer, WantedSeat};

const CLOCK_SECONDS: u32 = 60;
/// Who waits, and offers.
const WAITS: Seat = Seat::new(1);
const BOT: Seat = Seat::new(2);
/// A person who is away, and whom a bot stands in for.
const AWAY: Seat = Seat::new(3);

struct Bench {
    room: Room<OuterRim>,
    now_ms: u64,
    n_requests: u32,
    questions: Vec<Question<OuterRim>>,
    /// What the connection of each person was told last.
    now: [Option<Box<NowOf<OuterRim>>>; 2],
}

/// A table at the first turn, which is that of seat 0.
fn at_the_first_turn() -> (Table<OuterRim>, Seed) {
    let cards = OuterRim::cards();
    let tables = (0..).map(|number| {
        let seed = Seed::from_number(number);
        let setup = OuterRim::setup(4, Default::default(), &cards.content).expect("a setup");
        let header = Record::<OuterRim>::header(setup, &cards, &seed);
        let opening = Opening { header, content: cards.content.clone() };
        let mut table = Table::<OuterRim>::open(opening, seed).expect("a table");
        while table.state().round() == 0 {
            let open = table.pending().first().expect("a question");
            let answer = OuterRim::fallback(table.state(), open.id);
            let proposed = table.propose(open.seat, open.id, answer, By::Person);
            table.commit(proposed.expect("it is legal"));
        }
        (table, seed)
    });
    let is_of_seat_0 = |table: &Table<OuterRim>| table.state().current() == Seat::new(0);
    tables.into_iter().find(|(table, _)| is_of_seat_0(table)).expect("somebody begins")
}

impl Bench {
    fn new() -> Self {
        let (table, seed) = at_the_first_turn();
        let bot = WantedSeat::Bot { level: "smuggler".to_owned() };
        let wanted = [WantedSeat::Me, WantedSeat::Friend, bot, WantedSeat::Friend];
        let clock = Some(CLOCK_SECONDS);
        let mut seating = plan("table", &player(1), &wanted, clock, false).expect("a plan");
        let sits = |number: u64, stand_in| {
            let name = format!("P{number}");
            Holding::Person { key: player(number).key, name, stand_in }
        };
        seating.seats[WAITS.idx()] = sits(2, None);
        seating.seats[AWAY.idx()] = sits(3, Some(room::BotLevel(LEVEL_DEFAULT)));
        let room = Room::new(Seated {
            id: "table".to_owned(),
            table,
            seed,
            seating,
            requests: Vec::new(),
            finished: false,
            delays: Delays::default(),
        });
        let mut bench =
            Self { room, now_ms: 1_000, n_requests: 0, questions: Vec::new(), now: [None, None] };
        for number in [1, 2] {
            let (conn, guest) = (ConnId(number), player(number));
            bench.hear(Input::Opened { conn, guest, since: None });
        }
        bench
    }

    fn hear(&mut self, input: Input<OuterRim>) {
        let mut out = Vec::new();
        self.room.handle(input, self.now_ms, &mut out);
        let mut is_written = false;
        for output in out {
            match output {
                Output::Append { .. } => is_written = true,
                Output::Think(question) => self.questions.push(*question),
                Output::Tell { to, message } => self.told(&to, *message),
                Output::SaveSeating(_)
                | Output::Settle { .. }
                | Output::Finish
                | Output::HangUp { .. }
                | Output::Wake { .. } => {}
            }
        }
        if is_written {
            self.hear(Input::Stored);
        }
    }

    fn told(&mut self, to: &[ConnId], message: room::ToClientOf<OuterRim>) {
        let now = match message {
            ToClient::Welcome { snapshot: Some(snapshot), .. } => Box::new(snapshot.now),
            ToClient::Update(update) => Box::new(update.now),
            ToClient::Refused { message, .. } => panic!("refused: {message}"),
            _ => return,
        };
        for conn in to {
            self.now[conn.0 as usize - 1] = Some(now.clone());
        }
    }

    fn beside(&self, seat: Seat) -> Decision {
        self.room.table().beside(seat).expect("something is open beside").decision
    }

    /// The person in this seat says this beside what the table waits for.
    fn says(&mut self, seat: Seat, action: Action) {
        self.n_requests += 1;
        let request = format!("r{}", self.n_requests);
        let decision = self.beside(seat).id;
        let said = ToServer::Act { request, decision, answer: Answer::Item(action) };
        self.hear(Input::Said { conn: ConnId(seat.idx() as u64 + 1), said });
    }

    fn offers_credits(&mut self, to: Seat) {
        for action in
            [Action::Offer, Action::Player(to), Action::Give(Good::Credits(1000)), Action::Propose]
        {
            self.says(WAITS, action);
        }
    }

    fn credits(&self, seat: Seat) -> i32 {
        self.room.table().state().player(seat).credits()
    }
}

#[test]
fn whoever_waits_deals_and_no_clock_runs_for_it() {
    let mut bench = Bench::new();
    let asked = bench.room.table().pending();
    bench.now_ms += 5_000;
    bench.offers_credits(Seat::new(0));
    let now = bench.now[0].as_ref().expect("it was told");
    // It lies beside what the one in turn is asked; the table waits for the same, with as much time.
    assert_eq!(now.beside.as_ref().and_then(|beside| beside.asked_by), Some(WAITS));
    assert!(now.menu.is_some());
    let waiting: Vec<_> = now.waiting.iter().map(|one| (one.seat, one.left_ms)).collect();
    assert_eq!(waiting, [(Seat::new(0), Some((CLOCK_SECONDS - 5) * 1_000))]);
    assert_eq!(bench.room.table().pending(), asked);
    // Whoever offered may take it back.
    let own = bench.now[1].as_ref().and_then(|now| now.beside.as_ref()).expect("a deal");
    assert!(own.own && own.menu.items.len() == 1);
    let before = bench.credits(Seat::new(0));
    bench.says(Seat::new(0), Action::Yes);
    assert_eq!(bench.credits(Seat::new(0)), before + 1000);
    assert_eq!(bench.room.table().pending(), asked);
}

#[test]
fn a_bot_answers_at_once_and_a_stand_in_gives_nothing_away() {
    let mut bench = Bench::new();
    let before = bench.credits(BOT);
    bench.offers_credits(BOT);
    let question = bench.questions.pop().expect("the bot is asked");
    assert_eq!((question.seat, question.menu.items()), (BOT, &[Action::Yes, Action::No][..]));
    let (ticket, answer) = (question.ticket, Some(Answer::Item(Action::Yes)));
    bench.hear(Input::BotAnswered { ticket, answer });
    bench.hear(Input::Tick);
    assert_eq!(bench.credits(BOT), before + 1000);
    bench.offers_credits(AWAY);
    assert!(bench.questions.is_empty(), "nobody answers for who is away");
    assert!(bench.beside(AWAY).id.is_beside(), "it is there when they come back");
}
