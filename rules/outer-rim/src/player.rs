//! A player: character, ship, slots, purse and fame.

use crate::bounds::{ASSETS_MAX, GOALS_MAX};
use crate::reach::Reach;
use crate::{
    AmbitionId, Body, CardId, CharacterId, ContactId, Faction, Favored, ShipId, SpaceId, Standing,
};
use serde::{Deserialize, Serialize};
use tabletop::SeatSet;

/// A card in one of a player's slots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
pub struct Held {
    /// The card that is held.
    pub card: CardId,
    /// UB-12.3: whether it is rotated.
    pub turned: bool,
    /// OR-9.4: goal tokens on it.
    pub tokens: u8,
    /// The space marked for it.
    pub mark: Option<SpaceId>,
    /// OR-18.7: the target captured with this bounty.
    pub captive: Option<ContactId>,
}

impl Held {
    /// A card as it comes.
    #[must_use]
    pub const fn new(card: CardId) -> Self {
        Self { card, turned: false, tokens: 0, mark: None, captive: None }
    }
}

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    pub(crate) character: Option<CharacterId>,
    pub(crate) flipped: bool,
    pub(crate) ship: Option<ShipId>,
    pub(crate) ship_flipped: bool,
    pub(crate) space: SpaceId,
    pub(crate) credits: i32,
    pub(crate) fame: u8,
    pub(crate) reputation: [Standing; 4],
    pub(crate) damage: [u8; 2],
    pub(crate) defeated: bool,
    /// Goal tokens on the character and on the ship.
    pub(crate) goal_tokens: [u8; 2],
    /// Spaces marked by the character and by the ship, as bits.
    pub(crate) marks: [u64; 2],
    /// What the sheets and cards touch at all.
    pub(crate) reach: Reach,
    /// UB-14: the debt tokens held, by whose they are.
    pub(crate) debts: SeatSet,
    /// UB-13.3: the favor of this turn.
    pub(crate) favor: Option<Favored>,
    pub(crate) ambition: Option<AmbitionId>,
    /// UB-16.7: the goals of the ambition that are complete, as bits.
    pub(crate) goals: u8,
    /// Tokens toward goals that ask for several.
    pub(crate) goal_counts: [u8; GOALS_MAX],
    held: [Option<Held>; ASSETS_MAX],
    n_held: u8,
}

impl Player {
    pub(crate) const NEW: Self = Self {
        character: None,
        flipped: false,
        ship: None,
        ship_flipped: false,
        space: SpaceId(0),
        credits: 0,
        fame: 0,
        reputation: [Standing::Neutral; 4],
        damage: [0; 2],
        defeated: false,
        goal_tokens: [0; 2],
        marks: [0; 2],
        reach: Reach::NONE,
        debts: SeatSet::EMPTY,
        favor: None,
        ambition: None,
        goals: 0,
        goal_counts: [0; GOALS_MAX],
        held: [None; ASSETS_MAX],
        n_held: 0,
    };

    /// The cards in the slots, in the order gained.
    pub fn held(&self) -> impl Iterator<Item = &Held> + Clone {
        self.held.iter().map_while(Option::as_ref)
    }

    /// A card in the slots.
    #[must_use]
    pub fn holding(&self, card: CardId) -> Option<&Held> {
        self.held().find(|held| held.card == card)
    }

    pub(crate) fn holding_mut(&mut self, card: CardId) -> Option<&mut Held> {
        self.held[..usize::from(self.n_held)].iter_mut().flatten().find(|held| held.card == card)
    }

    pub(crate) fn take(&mut self, held: Held) {
        assert!(usize::from(self.n_held) < ASSETS_MAX, "slots are bounded");
        self.held[usize::from(self.n_held)] = Some(held);
        self.n_held += 1;
    }

    pub(crate) fn drop_card(&mut self, card: CardId) -> Option<Held> {
        let at = self.held().position(|held| held.card == card)?;
        let dropped = self.held[at];
        self.held.copy_within(at + 1..usize::from(self.n_held), at);
        self.n_held -= 1;
        self.held[usize::from(self.n_held)] = None;
        dropped
    }

    /// The character, once taken.
    #[must_use]
    pub fn character(&self) -> Option<CharacterId> {
        self.character
    }

    /// The ship, once taken.
    #[must_use]
    pub fn ship(&self) -> Option<ShipId> {
        self.ship
    }

    /// UB-16.1: the ambition, once taken.
    #[must_use]
    pub fn ambition(&self) -> Option<AmbitionId> {
        self.ambition
    }

    /// UB-16.7: whether a goal of the ambition is complete.
    #[must_use]
    pub fn has_goal(&self, goal: u8) -> bool {
        self.goals & (1 << goal) != 0
    }

    /// Where the standee is.
    #[must_use]
    pub fn space(&self) -> SpaceId {
        self.space
    }

    /// The purse.
    #[must_use]
    pub fn credits(&self) -> i32 {
        self.credits
    }

    /// Fame gained; what one additionally has is not counted here.
    #[must_use]
    pub fn fame_gained(&self) -> u8 {
        self.fame
    }

    /// OR-16.1, as the token lies.
    #[must_use]
    pub fn reputation(&self, faction: Faction) -> Standing {
        self.reputation[faction.idx()]
    }

    /// OR-13.1: the damage on a body.
    #[must_use]
    pub fn damage(&self, body: Body) -> u8 {
        self.damage[body.idx()]
    }

    /// UB-14: the debt tokens held, by whose they are.
    #[must_use]
    pub fn debts(&self) -> SeatSet {
        self.debts
    }

    /// UB-13.3: the favor of this turn.
    #[must_use]
    pub fn favor(&self) -> Option<Favored> {
        self.favor
    }

    /// OR-13.4: whether the standee lies.
    #[must_use]
    pub fn is_defeated(&self) -> bool {
        self.defeated
    }

    /// Whether the character is on its flipped side.
    #[must_use]
    pub fn is_flipped(&self) -> bool {
        self.flipped
    }

    /// Whether the ship is on its named side.
    #[must_use]
    pub fn is_ship_flipped(&self) -> bool {
        self.ship_flipped
    }

    /// OR-9.4: the goal tokens on the character and on the ship.
    #[must_use]
    pub fn goal_tokens(&self) -> [u8; 2] {
        self.goal_tokens
    }

    /// Whether the character has marked a space.
    #[must_use]
    pub fn has_marked(&self, space: SpaceId) -> bool {
        self.marks.iter().any(|marks| marks & (1 << space.0) != 0)
    }
}
