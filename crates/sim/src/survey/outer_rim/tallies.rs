//! What is counted over many games.

use super::coverage::Coverage;
use super::path::{Follower, Path};
use crate::survey::{Share, Spread};
use outer_rim::{
    BoardEvent, CardEvent, CardId, Content, CourseEvent, Deck, Edition, Event, MarketEvent,
    PLAYERS_MAX, PlayerEvent, RollEvent, RolledFor, State,
};
use std::collections::BTreeMap;
use tabletop::Seat;

/// What became of a card of the market.
#[derive(Clone, Copy, Default)]
pub struct CardTally {
    /// Times it lay face up.
    pub n_shown: u64,
    /// Times somebody took it from there.
    pub n_taken: u64,
    /// Of the players who took it, how many won, in parts of a win.
    pub wins: u64,
}

/// Things counted for each game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Course {
    Tests,
    Passed,
    Combats,
    Won,
    Deliveries,
    Defeats,
    PatrolsBeaten,
    Jobs,
    Captures,
    Contacts,
    Crew,
    Ships,
    Bought,
    Credits,
}

impl Course {
    pub const ALL: [(Self, &'static str); 14] = [
        (Self::Tests, "skill tests"),
        (Self::Passed, "passed"),
        (Self::Combats, "combats"),
        (Self::Won, "won by the attacker"),
        (Self::Deliveries, "illegal cargo rolled for"),
        (Self::Defeats, "defeats"),
        (Self::PatrolsBeaten, "patrols beaten"),
        (Self::Jobs, "jobs completed"),
        (Self::Captures, "bounty targets captured"),
        (Self::Contacts, "contacts revealed"),
        (Self::Crew, "crew hired"),
        (Self::Ships, "ships bought"),
        (Self::Bought, "cards taken from the market"),
        (Self::Credits, "credits left at the end, in thousands"),
    ];
}

/// What is counted over many games.
#[derive(Clone, Default)]
pub struct Tallies {
    pub n_games: u64,
    pub n_seats: u64,
    pub rounds: Spread,
    /// What each player has left at the end, in thousands.
    pub credits: Spread,
    pub characters: BTreeMap<String, Share>,
    pub ships: BTreeMap<String, Share>,
    pub ambitions: BTreeMap<String, Share>,
    /// By place in turn order, the first player first.
    pub order: [Share; PLAYERS_MAX],
    /// Fame of everybody and of winners.
    pub fame: BTreeMap<Path, [i64; 2]>,
    /// The path that gave a winner most.
    pub paths_of_winners: BTreeMap<Path, u64>,
    pub cards: BTreeMap<CardId, CardTally>,
    pub course: BTreeMap<Course, u64>,
    pub coverage: Coverage,
    game: Game,
}

/// Of the game at hand.
#[derive(Clone, Default)]
struct Game {
    follower: Follower,
    fame: [BTreeMap<Path, i64>; PLAYERS_MAX],
    taken: Vec<(Seat, CardId)>,
    first: Option<Seat>,
    /// Who acts, and the card that has just left the market.
    current: Option<Seat>,
    shown: [Option<CardId>; 6],
}

impl Tallies {
    /// A game was dealt.
    pub fn begin(&mut self, state: &State) {
        self.game = Game::default();
        for deck in Deck::ALL {
            self.game.shown[deck.idx()] = state.top(*deck);
            if let Some(card) = state.top(*deck) {
                self.cards.entry(card).or_default().n_shown += 1;
            }
        }
        self.game.first = Some(state.first());
    }

    fn count(&mut self, what: Course, n: u64) {
        *self.course.entry(what).or_default() += n;
    }

    /// Something happened.
    pub fn event(&mut self, content: &Content, event: &Event) {
        if let Some((seat, by, path)) = self.game.follower.see(content, event) {
            *self.game.fame[seat.idx()].entry(path).or_default() += i64::from(by);
        }
        self.coverage.event(content, event);
        match event {
            Event::Course(CourseEvent::TurnBegan { seat, .. }) => self.game.current = Some(*seat),
            Event::Market(MarketEvent::TurnedUp { deck, card }) => {
                self.game.shown[deck.idx()] = Some(*card);
                self.cards.entry(*card).or_default().n_shown += 1;
            }
            Event::Market(MarketEvent::TakenFromMarket { deck }) => {
                self.count(Course::Bought, 1);
                if let (Some(card), Some(seat)) =
                    (self.game.shown[deck.idx()].take(), self.game.current)
                {
                    self.cards.entry(card).or_default().n_taken += 1;
                    self.coverage.take(card);
                    self.game.taken.push((seat, card));
                }
            }
            Event::Roll(RollEvent::Tested { passed, .. }) => {
                self.count(Course::Tests, 1);
                self.count(Course::Passed, u64::from(*passed));
            }
            Event::Roll(RollEvent::Fought { won, .. }) => {
                self.count(Course::Combats, 1);
                self.count(Course::Won, u64::from(*won));
            }
            Event::Roll(RollEvent::Rolled { what: RolledFor::Delivery, .. }) => {
                self.count(Course::Deliveries, 1);
            }
            Event::Player(PlayerEvent::Defeated { .. }) => self.count(Course::Defeats, 1),
            Event::Board(BoardEvent::PatrolReplaced { .. }) => self.count(Course::PatrolsBeaten, 1),
            Event::Card(CardEvent::CardLost { card, .. })
                if content.asset(*card, false).is_some_and(|asset| asset.job.is_some()) =>
            {
                self.count(Course::Jobs, 1);
            }
            Event::Board(BoardEvent::Captured { .. }) => self.count(Course::Captures, 1),
            Event::Board(BoardEvent::ContactRevealed { .. }) => self.count(Course::Contacts, 1),
            Event::Card(CardEvent::CardGained { card, .. })
                if content.contact_of(*card).is_some() =>
            {
                self.count(Course::Crew, 1);
            }
            Event::Course(CourseEvent::ShipTaken { .. }) if self.game.current.is_some() => {
                self.count(Course::Ships, 1);
            }
            _ => {}
        }
    }

    /// The game is over; each seat has its share of the win.
    pub fn end(&mut self, state: &State, wins: &[u64]) {
        let content = state.content();
        self.coverage.end(state);
        self.n_games += 1;
        self.n_seats = u64::from(state.n_seats());
        self.rounds.count(state.round().into());
        let game = std::mem::take(&mut self.game);
        let mut credits = 0;
        for seat in Seat::all(state.n_seats()) {
            let player = state.player(seat);
            let win = wins[seat.idx()];
            let share = |shares: &mut BTreeMap<String, Share>, name: String| {
                shares.entry(name).or_default().count(win);
            };
            if let Some(character) = player.character() {
                share(&mut self.characters, content.character(character).id.to_string());
            }
            if let Some(ship) = player.ship() {
                share(&mut self.ships, content.ship(ship).id.to_string());
            }
            if let Some(ambition) = player.ambition() {
                share(&mut self.ambitions, content.ambition(ambition).id.to_string());
            }
            let n_seats = state.n_seats() as usize;
            let first = game.first.map_or(0, Seat::idx);
            self.order[(seat.idx() + n_seats - first) % n_seats].count(win);
            credits += player.credits().max(0) as u64;
            self.credits.count(i64::from(player.credits()) / 1000);
            let more = state.fame(seat) - i32::from(player.fame_gained());
            let mut fame = game.fame[seat.idx()].clone();
            *fame.entry(Path::Luxury).or_default() += i64::from(more);
            for (path, by) in &fame {
                let sums = self.fame.entry(*path).or_default();
                sums[0] += by;
                sums[1] += if win > 0 { *by } else { 0 };
            }
            let most = fame.iter().max_by_key(|(_, by)| **by);
            if let (true, Some((path, _))) = (win > 0, most) {
                *self.paths_of_winners.entry(*path).or_default() += 1;
            }
        }
        self.count(Course::Credits, credits / 1000);
        for (seat, card) in game.taken {
            if let Some(win) = wins.get(seat.idx()) {
                self.cards.entry(card).or_default().wins += win;
            }
        }
    }

    /// Adds what another thread has counted.
    pub fn add(&mut self, other: Self) {
        self.n_games += other.n_games;
        self.n_seats = self.n_seats.max(other.n_seats);
        for (all, more) in [
            (&mut self.characters, other.characters),
            (&mut self.ships, other.ships),
            (&mut self.ambitions, other.ambitions),
        ] {
            for (name, share) in more {
                all.entry(name).or_default().add(share);
            }
        }
        for (sum, share) in self.order.iter_mut().zip(other.order) {
            sum.add(share);
        }
        for (path, [all, winners]) in other.fame {
            let sums = self.fame.entry(path).or_default();
            sums[0] += all;
            sums[1] += winners;
        }
        self.rounds.add(&other.rounds);
        self.credits.add(&other.credits);
        sum(&mut self.paths_of_winners, other.paths_of_winners);
        sum(&mut self.course, other.course);
        for (card, more) in other.cards {
            let tally = self.cards.entry(card).or_default();
            tally.n_shown += more.n_shown;
            tally.n_taken += more.n_taken;
            tally.wins += more.wins;
        }
        self.coverage.add(other.coverage);
    }

    /// The cards of the market in use, with what became of them.
    pub fn market<'c>(
        &self,
        content: &'c Content,
        expansion: bool,
    ) -> impl Iterator<Item = (&'c outer_rim::Card, CardTally)> {
        let cards = content.cards.iter().enumerate();
        cards
            .filter(move |(_, card)| {
                card.deck.is_some() && (expansion || card.edition == Edition::Base)
            })
            .map(|(idx, card)| {
                let tally = self.cards.get(&CardId(idx as u16)).copied().unwrap_or_default();
                (card, tally)
            })
    }
}

fn sum<K: Ord>(all: &mut BTreeMap<K, u64>, more: BTreeMap<K, u64>) {
    for (key, n) in more {
        *all.entry(key).or_default() += n;
    }
}
