//! Everything that is true at the table.

use crate::bounds::{OPPONENTS_MAX, PLAYERS_MAX};
use crate::map::UNREACHABLE;
use crate::{
    AbilityId, AiCardId, At, Besides, CardId, Class, ContactId, Content, Deck, Duration, Faction,
    Frame, Limit, Map, Pile, Player, Setup, SpaceId, Token,
};
use alloc::sync::Arc;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// The most contact spots: two on each of eleven planets, and every planet itself.
pub(crate) const SPOTS_MAX: usize = 40;
/// Six tiles, the navpoints, the Core Worlds.
pub(crate) const ENCOUNTER_DECKS_MAX: usize = 8;
/// Words of a set of all cards.
pub(crate) const CARD_WORDS: usize = crate::bounds::CARDS_MAX / 64;
/// Modifiers lent to one player at the same time; a further one is not lent.
pub(crate) const LENT_EACH_MAX: usize = 12;
/// Modifiers lent at the same time.
pub(crate) const LENT_MAX: usize = LENT_EACH_MAX * PLAYERS_MAX;
/// Limited abilities used within a turn; what is used beyond is not noted.
pub(crate) const USED_MAX: usize = 48;

/// OR-15.1: the active patrol of a faction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
pub struct Patrol {
    /// The space it is in.
    pub space: SpaceId,
    /// 1 to 4.
    pub level: u8,
}

/// A modifier somebody has for a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
pub struct Lending {
    /// The player who has it.
    pub seat: Seat,
    /// The effect that lent it.
    pub at: At,
    /// Of several skills, which.
    pub option: u8,
    /// How long.
    pub until: Duration,
    /// Whether it was lent in an earlier turn.
    pub aged: bool,
}

/// A limited ability that was used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
pub struct Used {
    /// The player who used it.
    pub seat: Seat,
    /// The ability that was used.
    pub ability: AbilityId,
    /// How often it may be.
    pub limit: Limit,
}

/// Everything that is true at the table.
///
/// Invariant: every market card lies in its pile, on top of it, with a player
/// or among the removed; every contact is unseen, on one spot, with a player,
/// or gone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) content: Arc<Content>,
    pub(crate) setup: Arc<Setup>,
    pub(crate) map: Arc<Map>,
    pub(crate) tiles: Vec<crate::TileId>,
    /// How many questions have been asked.
    pub(crate) step: u32,
    pub(crate) asked: Option<Seat>,
    pub(crate) frames: Vec<Frame>,
    /// The deals beside what the table waits for.
    pub(crate) beside: Besides,
    pub(crate) first: Seat,
    pub(crate) current: Seat,
    pub(crate) round: u8,
    pub(crate) turns: u16,
    pub(crate) extra_turn: bool,
    pub(crate) over: bool,
    pub(crate) winner: Option<Seat>,
    /// How many of these play.
    pub(crate) n_players: u8,
    pub(crate) players: [Player; PLAYERS_MAX],
    pub(crate) patrols: [Patrol; 4],
    pub(crate) market: [Pile; 6],
    /// The face-up card of every deck, as its place in the deck's list.
    pub(crate) tops: [Option<u8>; 6],
    pub(crate) encounters: [Pile; ENCOUNTER_DECKS_MAX],
    pub(crate) spots: [Token; SPOTS_MAX],
    /// The contacts that lie face down somewhere without a name, as bits.
    pub(crate) unseen: u64,
    /// Cards out of the game.
    pub(crate) removed: [u64; CARD_WORDS],
    pub(crate) lent: [Option<Lending>; LENT_MAX],
    pub(crate) used: [Option<Used>; USED_MAX],
    /// UB-16.3: the ambition sheets one may choose from, as bits.
    pub(crate) sheets: u32,
    /// UB-19.1: the opponent who hunts.
    pub(crate) hunter: Option<Seat>,
    /// OR-25.1: the decks that play the opponents.
    pub(crate) ai_decks: [Pile; OPPONENTS_MAX],
    /// OR-25.2: the card that each opponent drew last; a shuffle does not make it forgotten.
    pub(crate) ai_cards: [Option<AiCardId>; OPPONENTS_MAX],
}

impl State {
    /// The table before the deal.
    pub(crate) fn blank(setup: &Setup, content: &Arc<Content>) -> Self {
        let mut state = Self::bare(setup, content);
        state.stock(setup.options.expansion);
        // UB-14.1: everybody starts with the debt token of their colour.
        if setup.options.favors {
            for seat in Seat::all(setup.seats) {
                state.players[seat.idx()].debts.insert(seat);
            }
        }
        state.lay_tokens();
        state
    }

    /// A table with nothing on it.
    pub(crate) fn bare(setup: &Setup, content: &Arc<Content>) -> Self {
        let expansion = setup.options.expansion;
        let tiles: Vec<_> = content.board.recommended.iter().map(|tile| tile.id()).collect();
        Self {
            setup: Arc::new(setup.clone()),
            tiles,
            step: 0,
            asked: None,
            frames: Vec::new(),
            beside: Besides::default(),
            first: Seat::new(0),
            current: Seat::new(0),
            round: 0,
            turns: 0,
            extra_turn: false,
            over: false,
            winner: None,
            n_players: setup.n_players(),
            players: [Player::NEW; PLAYERS_MAX],
            patrols: [Patrol { space: SpaceId(0), level: 1 }; 4],
            market: [Pile::default(); 6],
            tops: [None; 6],
            encounters: [Pile::default(); ENCOUNTER_DECKS_MAX],
            spots: [Token::Empty; SPOTS_MAX],
            unseen: 0,
            removed: [0; CARD_WORDS],
            lent: [None; LENT_MAX],
            used: [None; USED_MAX],
            sheets: 0,
            hunter: None,
            ai_decks: [Pile::default(); OPPONENTS_MAX],
            ai_cards: [None; OPPONENTS_MAX],
            map: content.maps[usize::from(expansion)].clone(),
            content: content.clone(),
        }
    }

    // OR-2.4, OR-2.5, OR-2.7: the decks and tokens of the boxes in use.
    fn stock(&mut self, expansion: bool) {
        let content = self.content.clone();
        // UB-17.1: some cards need company.
        let solo = self.setup.seats == 1;
        for deck in Deck::ALL {
            let cards = content.deck(*deck).iter().enumerate();
            let used = cards.filter(|(_, card)| {
                let card = content.card(**card);
                Content::in_use(card.edition, expansion) && !(solo && card.not_solo)
            });
            self.market[deck.idx()] = Pile::of(used.map(|(idx, _)| idx));
        }
        let replaced = |idx: usize| {
            let one = &content.encounters;
            let by = one.iter().filter(|other| Content::in_use(other.edition, expansion));
            by.filter_map(|other| other.replaces.as_ref()).any(|gone| gone.id().idx() == idx)
        };
        for (deck, cards) in content.encounter_decks.iter().enumerate() {
            let used = cards.iter().enumerate().filter(|(_, card)| {
                let one = &content.encounters[card.idx()];
                let used = Content::in_use(one.edition, expansion) && !replaced(card.idx());
                used && !(solo && one.not_solo)
            });
            self.encounters[deck] = Pile::of(used.map(|(idx, _)| idx));
        }
        for (idx, contact) in content.contacts.iter().enumerate() {
            if Content::in_use(contact.edition, expansion) {
                self.unseen |= 1 << idx;
            }
        }
    }

    // OR-2.5, UB-2.3: a face-down token on every spot, as far as its class goes.
    pub(crate) fn lay_tokens(&mut self) {
        let mut left = Class::ALL.iter().map(|class| self.unseen_of(*class).count_ones());
        let mut left = [(); 4].map(|()| left.next().unwrap_or(0));
        let map = self.map.clone();
        for (idx, spot) in map.spots().iter().enumerate() {
            // UB-2.3: none on the Core Worlds.
            let core = map.kind(spot.space) == crate::SpaceKind::Core;
            let class = spot.class.unwrap_or(Class::Orange);
            if core || left[class.idx()] == 0 {
                continue;
            }
            left[class.idx()] -= 1;
            self.spots[idx] = Token::Down(class);
        }
        for (faction, patrol) in Faction::ALL.iter().zip(&mut self.patrols) {
            patrol.space = map.home(*faction);
        }
    }

    /// What is lent; the slots fill from the front.
    #[inline]
    pub(crate) fn lent(&self) -> impl Iterator<Item = &Lending> + Clone {
        self.lent.iter().map_while(Option::as_ref)
    }

    /// Whether there is room to lend a player something more.
    pub(crate) fn can_lend(&self, seat: Seat) -> bool {
        self.lent().filter(|lent| lent.seat == seat).count() < LENT_EACH_MAX
    }

    /// The unseen contacts of a class, as bits.
    pub(crate) fn unseen_of(&self, class: Class) -> u64 {
        crate::map::bits(self.unseen)
            .filter(|idx| self.content.contacts[*idx].class == class)
            .fold(0, |set, idx| set | 1 << idx)
    }

    /// The number of seats.
    #[must_use]
    pub fn n_seats(&self) -> u8 {
        self.setup.seats
    }

    /// OR-25.1: the number of players: the seats, and the opponents of a single one.
    #[must_use]
    pub fn n_players(&self) -> u8 {
        self.n_players
    }

    /// OR-25: whether a deck of cards plays this seat; it is never asked anything.
    #[must_use]
    pub fn is_ai(&self, seat: Seat) -> bool {
        seat.idx() >= usize::from(self.setup.seats)
    }

    /// OR-25.2: the deck that plays an opponent; cards are named by their number.
    #[must_use]
    pub fn ai_deck(&self, seat: Seat) -> Option<&Pile> {
        let idx = seat.idx().checked_sub(usize::from(self.setup.seats))?;
        self.ai_decks[..usize::from(self.n_players - self.setup.seats)].get(idx)
    }

    pub(crate) fn ai_deck_mut(&mut self, seat: Seat) -> &mut Pile {
        &mut self.ai_decks[seat.idx() - usize::from(self.setup.seats)]
    }

    /// What the table agreed.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The content set.
    #[must_use]
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// The board.
    #[must_use]
    pub fn map(&self) -> &Map {
        &self.map
    }

    /// A player.
    #[inline]
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.idx()]
    }

    /// Whose turn it is.
    #[must_use]
    pub fn current(&self) -> Seat {
        self.current
    }

    /// The number of the round, from 1; 0 before the first turn.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The work that waits, the innermost last.
    #[must_use]
    pub fn frames(&self) -> &[Frame] {
        &self.frames
    }

    /// The deals that players make beside what the table waits for.
    #[must_use]
    pub fn beside(&self) -> &Besides {
        &self.beside
    }

    /// OR-15.1: the patrol of a faction.
    #[must_use]
    pub fn patrol(&self, faction: Faction) -> Patrol {
        self.patrols[faction.idx()]
    }

    /// OR-7.1: the face-up card of a deck.
    #[must_use]
    pub fn top(&self, deck: Deck) -> Option<CardId> {
        self.tops[deck.idx()].map(|idx| self.content.deck(deck)[usize::from(idx)])
    }

    /// A market deck without its face-up card.
    #[must_use]
    pub fn pile(&self, deck: Deck) -> &Pile {
        &self.market[deck.idx()]
    }

    /// The contact tokens, spot by spot, each with its planet.
    pub fn spots(&self) -> impl Iterator<Item = (SpaceId, Token)> + '_ {
        self.map.spots().iter().zip(self.spots).map(|(spot, token)| (spot.space, token))
    }

    /// Whether somebody has won or Cantina has ended the table.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Whether a card is out of the game.
    #[must_use]
    pub fn is_removed(&self, card: CardId) -> bool {
        self.removed[card.idx() / 64] & (1 << (card.idx() % 64)) != 0
    }

    /// Who holds a card.
    #[must_use]
    pub fn holder(&self, card: CardId) -> Option<Seat> {
        Seat::all(self.n_players).find(|seat| self.player(*seat).holding(card).is_some())
    }

    /// The contacts somebody has as crew or as a captive.
    pub fn contacts_aboard(&self) -> impl Iterator<Item = (Seat, ContactId)> + '_ {
        Seat::all(self.n_players).flat_map(move |seat| {
            let held = self.player(seat).held();
            held.filter_map(move |held| {
                let contact = held.captive.or_else(|| self.content.contact_of(held.card))?;
                Some((seat, contact))
            })
        })
    }

    /// OR-3.12: the other players nearest to a seat.
    #[must_use]
    pub fn nearest_players(&self, seat: Seat) -> tabletop::SeatSet {
        let here = self.player(seat).space;
        let others = || Seat::all(self.n_players).filter(move |other| *other != seat);
        let distance = |other: &Seat| self.map.distance(here, self.player(*other).space);
        let least = others().map(|other| distance(&other)).min().unwrap_or(UNREACHABLE);
        others().filter(|other| distance(other) == least).collect()
    }
}
