//! A recorded game whose chance is a script, so that it can be played again with pieces exchanged.

use super::{Draw, Piece, Secrets};
use catalog::Record;
use std::ops::Range;
use std::sync::Arc;
use tabletop::{
    Answer, By, Cause, Dice, Entry, EntryOf, HeaderOf, Opening, Seat, Seed, Stage, Table, Viewer,
};

/// The entries of the longest record.
const ENTRIES_MAX: usize = 400;

/// More seats need an option that some games do not have.
const SEATS_PLAYED: u8 = 6;

/// How many answers are looked at for one that does what is sought.
const SOUGHT_AMONG: u32 = 4;

pub struct Played<G: Secrets> {
    header: HeaderOf<G>,
    pub content: Arc<G::Content>,
    pub seed: Seed,
    /// The seats of people; bots have the others.
    pub people: Vec<Seat>,
    pub log: Vec<EntryOf<G>>,
    /// The chance of the whole game, and which of it each entry used.
    pub faces: Vec<u32>,
    pub spans: Vec<Range<usize>>,
    pub draws: Vec<Vec<Draw>>,
    /// The entries whose answer was sealed, and those that used one of two pieces that look the same.
    pub sealed: Vec<usize>,
    pub twofold: Vec<usize>,
    /// By entry and viewer: the pieces that the viewer was shown.
    shown: Vec<Vec<Vec<Piece>>>,
    pub n_seats: u8,
    number: u64,
}

impl<G: Secrets> Played<G> {
    pub fn play(number: u64) -> Self {
        let mut dice = Dice::swift(number);
        let cards = G::cards();
        let (min, max) = (*G::SEATS.start(), (*G::SEATS.end()).min(SEATS_PLAYED));
        let n_seats = min + dice.roll(u32::from(max + 1 - min)) as u8;
        let setup = G::setup(n_seats, G::some_options(&mut dice), &cards.content).expect("a setup");
        let seed = Seed::from_number(number);
        let header = Record::<G>::header(setup, &cards, &seed);
        let content = cards.content;
        let opening = Opening { header: header.clone(), content: content.clone() };
        let mut table = Table::unopened(opening, None).expect("a table");
        let mut people: Vec<Seat> = Seat::all(n_seats).collect();
        dice.shuffle(&mut people);
        people.truncate(1 + dice.roll(4).min(1) as usize);
        let mut played = Self {
            header,
            content,
            seed,
            people,
            log: Vec::new(),
            faces: Vec::new(),
            spans: Vec::new(),
            draws: Vec::new(),
            sealed: Vec::new(),
            twofold: Vec::new(),
            shown: Vec::new(),
            n_seats,
            number,
        };
        played.enter(&mut table, Cause::Deal, &mut dice);
        while table.log().len() < ENTRIES_MAX && !table.pending().is_over() {
            played.go_on(&mut table, &mut dice);
        }
        played.log = table.log().to_vec();
        played
    }

    /// The table after this many entries, with this chance to come.
    pub fn table(&self, n_entries: usize, faces: &[u32]) -> Table<G> {
        let opening = Opening { header: self.header.clone(), content: self.content.clone() };
        let mut table = Table::scripted(opening, faces).expect("a table");
        for entry in &self.log[..n_entries] {
            table.fold(entry.clone()).expect("the log holds together");
        }
        table
    }

    /// The first entry from this one on that shows one of these pieces to the viewer.
    pub fn first_shown(&self, from: usize, viewer: Viewer, pair: [Piece; 2]) -> usize {
        let shows = |seen: &Vec<Vec<Piece>>| {
            seen[viewer_idx(viewer)].iter().any(|piece| pair.contains(piece))
        };
        let first = self.shown[from..].iter().position(shows);
        first.map_or(self.log.len(), |at| from + at)
    }

    fn go_on(&mut self, table: &mut Table<G>, dice: &mut Dice) {
        if dice.roll(16) == 0 {
            let seat = self.people[dice.roll(self.people.len() as u32) as usize];
            if let Ok(undo) = table.propose_undo(seat, self.people.len() == 1) {
                table.commit(undo);
                self.spans.push(self.faces.len()..self.faces.len());
                self.draws.push(Vec::new());
                self.shown.push(vec![Vec::new(); usize::from(self.n_seats) + 1]);
                return;
            }
        }
        let pending = table.pending();
        // People may change a sealed answer; bots never do.
        let is_open = |seat: &Seat, answered: bool| !answered || self.people.contains(seat);
        let open: Vec<_> = pending.iter().filter(|it| is_open(&it.seat, it.answered)).collect();
        let awaited: Vec<_> = open.iter().copied().filter(|it| !it.answered).collect();
        let among = if dice.roll(8) == 0 { &open } else { &awaited };
        let decision = among[dice.roll(among.len() as u32) as usize];
        let by = if self.people.contains(&decision.seat) { By::Person } else { By::Bot };
        let menu = table.menu(decision.id);
        let (seat, decision) = (decision.seat, decision.id);
        let mut answer = menu.sample(dice);
        if dice.roll(4) != 0 {
            let mut samples = (0..SOUGHT_AMONG).map(|_| menu.sample(dice));
            let sought = |it: &Answer<G::Action>| {
                it.item().is_some_and(|action| G::is_sought(self.number, action))
            };
            answer = samples.find(sought).unwrap_or(answer);
        }
        self.enter(table, Cause::Answer { seat, decision, answer, by }, dice);
    }

    fn enter(&mut self, table: &mut Table<G>, cause: Cause<G::Action>, dice: &mut Dice) {
        let (faces, events) = unfold::<G>(table.state(), &cause, dice.roll(u32::MAX).into());
        let mut shown = vec![Vec::new(); usize::from(self.n_seats) + 1];
        let mut state = table.state().clone();
        for event in &events {
            for viewer in Viewer::all(self.n_seats) {
                shown[viewer_idx(viewer)].extend(G::shown(&state, event, viewer));
            }
            G::evolve(&mut state, event);
        }
        self.draws.push(G::draws(&faces, &events));
        self.spans.push(self.faces.len()..self.faces.len() + faces.len());
        self.faces.extend(faces);
        self.shown.push(shown);
        let at = table.log().len();
        if let Cause::Answer { seat, .. } = &cause
            && table.pending().of(*seat).is_some_and(|open| open.sealed)
        {
            self.sealed.push(at);
        }
        let entry = Entry { seq: table.next_seq(), cause, events };
        if G::twofold(table.state(), &entry).is_some() {
            self.twofold.push(at);
        }
        table.fold(entry).expect("it follows");
    }
}

fn viewer_idx(viewer: Viewer) -> usize {
    viewer.seat().map_or(0, |seat| seat.idx() + 1)
}

/// What a cause leads to, and the chance it took. Faces do not tell copies of a card apart, so
/// the events are those that a script of the faces leads to.
fn unfold<G: Secrets>(
    state: &G::State,
    cause: &Cause<G::Action>,
    seed: u64,
) -> (Vec<u32>, Vec<G::Event>) {
    let run = |dice: &mut Dice| {
        let mut after = state.clone();
        let mut events = Vec::new();
        let mut stage = Stage::new(&mut after, dice, &mut events);
        match cause {
            Cause::Answer { seat, answer, .. } => G::decide(&mut stage, *seat, answer),
            Cause::Deal => G::deal(&mut stage),
            Cause::Rewind { .. } | Cause::Rules { .. } => unreachable!("it has no events"),
        }
        events
    };
    let mut noting = Dice::noting(seed);
    run(&mut noting);
    let faces = noting.noted().to_vec();
    let mut script = Dice::scripted(faces.iter().copied());
    let events = run(&mut script);
    assert_eq!((script.fault(), script.unused()), (None, Vec::new()), "chance can be shown again");
    (faces, events)
}

/// Whether the table would take this answer.
pub fn is_legal<G: Secrets>(table: &Table<G>, seat: Seat, answer: &Answer<G::Action>) -> bool {
    table.pending().of(seat).is_some_and(|open| {
        let menu = table.menu(open.id);
        menu.contains(answer) || menu.contains(&G::meant(table.state(), seat, answer))
    })
}
