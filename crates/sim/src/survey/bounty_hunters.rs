//! Star Wars: Bounty Hunters: turns, captures, what each character is worth,
//! and whether it matters who is Guild Master.

use super::{Counts, GameResult, Share, Spread, Surveyed, WHOLE_WIN, minus, percent, table};
use bounty_hunters::{Card, Content, ContractKind, Deck, Event, Face, PLAYERS_MAX, State};
use catalog::games::BountyHunters;
use std::collections::BTreeMap;
use tabletop::{Game as _, Seat, Viewer};
use wire::StatTable;

impl Surveyed for BountyHunters {
    type Counts = Tallies;
}

/// What cards are counted by: their character, or what they are.
type Kind = String;

/// What became of the cards of one kind.
#[derive(Clone, Copy, Default)]
struct KindTally {
    n_drawn: u64,
    n_played: u64,
    n_sold: u64,
    n_captured: u64,
    /// Parts of wins of those who played one, once for each.
    wins: u64,
    /// By how much those who played one were above the table's mean score, once
    /// for each, in parts of a point.
    lift: i64,
}

/// One point in parts that every number of seats divides.
const POINT: i64 = 60;

/// What is counted over many games.
#[derive(Default)]
pub struct Tallies {
    kinds: BTreeMap<Kind, KindTally>,
    /// What each card shows, by number.
    kind_of: Vec<Kind>,
    turns: Spread,
    captures: Spread,
    n_captures: u64,
    /// Hunters and droids in confrontations with a captured target.
    n_attackers: [u64; 2],
    n_picks: u64,
    n_sold: u64,
    /// By place in the canonical order, the Guild Master first.
    wins: [u64; PLAYERS_MAX],
    n_games: u64,
    n_seats: u64,
    n_reshuffled: u64,
    /// Of this game: who took which cards to play them, and the Guild Master.
    played: Vec<(Seat, Card)>,
    guild_master: usize,
}

impl Counts<BountyHunters> for Tallies {
    fn begin(&mut self, content: &Content, state: &State) {
        if self.kind_of.is_empty() {
            self.kind_of = Card::all().map(|card| kind(content, card)).collect();
        }
        self.played.clear();
        let view = BountyHunters::view(state, Viewer::Spectator);
        self.guild_master = view.guild_master.idx();
        for seat in Seat::all(view.setup.seats) {
            let view = BountyHunters::view(state, Viewer::Seat(seat));
            view.players[seat.idx()].hand.iter().for_each(|card| self.of(*card).n_drawn += 1);
        }
    }

    fn event(&mut self, _content: &Content, event: &Event) {
        match *event {
            Event::Drew { card, .. } => self.of(card).n_drawn += 1,
            Event::Revealed { choices } => {
                self.n_picks += choices.iter().flatten().count() as u64;
            }
            Event::Sold { card, .. } => {
                self.n_sold += 1;
                self.of(card).n_sold += 1;
            }
            Event::Played { seat, card, .. } | Event::Activated { seat, card, .. } => {
                self.of(card).n_played += 1;
                self.played.push((seat, card));
            }
            Event::Captured { target, .. } => self.of(target).n_captured += 1,
            Event::Reshuffled { .. } => self.n_reshuffled += 1,
            _ => {}
        }
    }

    fn end(&mut self, state: &State, result: &GameResult<'_>) {
        let view = BountyHunters::view(state, Viewer::Spectator);
        self.n_games += 1;
        self.n_seats = view.players.len() as u64;
        self.turns.count(view.turn.into());
        for player in &view.players {
            self.captures.count(player.n_captured.into());
            for it in player.confrontations.iter().filter(|it| it.captured) {
                self.n_captures += 1;
                for card in &it.attackers {
                    self.n_attackers[usize::from(card.is_droid())] += 1;
                }
            }
        }
        let n_seats = view.players.len();
        for place in 0..n_seats {
            self.wins[place] += result.wins[(self.guild_master + place) % n_seats];
        }
        let scores = &result.outcome.scores;
        let mean =
            scores.iter().map(|score| i64::from(*score)).sum::<i64>() * POINT / n_seats as i64;
        for (seat, card) in std::mem::take(&mut self.played) {
            let tally = self.of(card);
            tally.wins += result.wins[seat.idx()];
            tally.lift += i64::from(scores[seat.idx()]) * POINT - mean;
        }
    }

    fn add(&mut self, other: Self) {
        if self.kind_of.is_empty() {
            self.kind_of = other.kind_of;
        }
        for (kind, more) in other.kinds {
            let tally = self.kinds.entry(kind).or_default();
            tally.n_drawn += more.n_drawn;
            tally.n_played += more.n_played;
            tally.n_sold += more.n_sold;
            tally.n_captured += more.n_captured;
            tally.wins += more.wins;
            tally.lift += more.lift;
        }
        self.turns.add(&other.turns);
        self.captures.add(&other.captures);
        self.n_captures += other.n_captures;
        for (all, more) in self.n_attackers.iter_mut().zip(other.n_attackers) {
            *all += more;
        }
        self.n_picks += other.n_picks;
        self.n_sold += other.n_sold;
        for (all, more) in self.wins.iter_mut().zip(other.wins) {
            *all += more;
        }
        self.n_games += other.n_games;
        self.n_seats = self.n_seats.max(other.n_seats);
        self.n_reshuffled += other.n_reshuffled;
    }

    fn tables(&self, content: &Content) -> Vec<StatTable> {
        vec![self.course(), self.canonical_order(), self.targets(content), self.cards()]
    }
}

impl Tallies {
    fn of(&mut self, card: Card) -> &mut KindTally {
        // A clone of the name only where the kind is new.
        let kind = &self.kind_of[card.idx()];
        if !self.kinds.contains_key(kind) {
            self.kinds.insert(kind.clone(), KindTally::default());
        }
        self.kinds.get_mut(&self.kind_of[card.idx()]).expect("it was just put in")
    }

    fn course(&self) -> StatTable {
        let per_capture = |n: u64| format!("{:.2}", n as f64 / self.n_captures.max(1) as f64);
        let [hunters, droids] = self.n_attackers;
        let row = |name: &str, value: String| vec![name.to_owned(), value];
        table(
            "Course of the game",
            &["", "mean (middle nine tenths)"],
            vec![
                row("turns", self.turns.text()),
                row("captures of a player", self.captures.text()),
                row("attack cards per capture", per_capture(hunters + droids)),
                row("of which hunters", per_capture(hunters)),
                row("of which droids", per_capture(droids)),
                row("picks sold", percent(self.n_sold as f64 / self.n_picks.max(1) as f64)),
                row(
                    "reshuffles a game",
                    format!("{:.3}", self.n_reshuffled as f64 / self.n_games.max(1) as f64),
                ),
            ],
        )
    }

    fn canonical_order(&self) -> StatTable {
        let rows = (0..self.n_seats as usize).map(|place| {
            let share = Share { n: self.n_games, wins: self.wins[place] };
            vec![(place + 1).to_string(), share.rate().text()]
        });
        table(
            "Wins in canonical order, the Guild Master first",
            &["place", "wins, 95 % interval"],
            rows.collect(),
        )
    }

    /// How often each character is captured, against its share of the deck.
    fn targets(&self, content: &Content) -> StatTable {
        let n_all: u64 = self.kinds.values().map(|tally| tally.n_captured).sum();
        let n_cards = f64::from(Deck::Target.size());
        let characters = content
            .characters
            .iter()
            .filter(|who| who.kind == bounty_hunters::CharacterKind::Target);
        let rows = characters.map(|who| {
            let tally = self.kinds.get(&who.names.en).copied().unwrap_or_default();
            let share = tally.n_captured as f64 / n_all.max(1) as f64;
            vec![
                who.names.en.clone(),
                format!("{:.2}", tally.n_captured as f64 / self.n_games.max(1) as f64),
                format!("{:.2}", share * n_cards / f64::from(who.n_cards)),
                percent(tally.n_captured as f64 / tally.n_played.max(1) as f64),
            ]
        });
        table(
            "Targets: captures against their share of the deck",
            &[
                "character",
                "captures a game",
                "share of captures / share of deck",
                "captured of played",
            ],
            rows.collect(),
        )
    }

    /// What picking a card of each kind goes with.
    fn cards(&self) -> StatTable {
        let rows = self.kinds.iter().map(|(kind, tally)| {
            let of_drawn = |n: u64| percent(n as f64 / tally.n_drawn.max(1) as f64);
            let n = tally.n_played.max(1) as f64;
            let lift = tally.wins as f64 * self.n_seats as f64 / (WHOLE_WIN as f64 * n);
            vec![
                kind.clone(),
                format!("{:.2}", tally.n_drawn as f64 / self.n_games.max(1) as f64),
                of_drawn(tally.n_played),
                of_drawn(tally.n_sold),
                format!("{lift:.2}"),
                minus(&format!("{:+.1}", tally.lift as f64 / (POINT as f64 * n))),
            ]
        });
        table(
            "Pick value: cards by what they show (lift: wins of whoever played one, 1 is average; points: above the table's mean)",
            &["cards", "drawn a game", "played", "sold", "win lift", "points"],
            rows.collect(),
        )
    }
}

/// What a card is counted by.
fn kind(content: &Content, card: Card) -> Kind {
    let name = |id: &str| content.character(id).map_or(id, |who| who.names.en.as_str()).to_owned();
    match content.face(card) {
        Face::Target(face) => name(&face.character),
        Face::Hunter(face) => name(&face.character),
        Face::Droid(face) => name(&face.character),
        Face::Crate(face) => format!("Crate cards with {}", face.n_crates),
        Face::Contract(face) => match face.kind {
            ContractKind::Pair => "Contracts for two".to_owned(),
            ContractKind::Double => "Contracts for one twice".to_owned(),
            ContractKind::Crate => "Contracts with crates".to_owned(),
        },
    }
}
