//! Reading the table: the state together with the work in progress.

use crate::state::State;
use crate::{
    Ability, Arena, Asset, Body, CardFilter, CardId, Combat, Content, Defender, Faction, Frame,
    Held, Hull, Kind, Modifier, Player, Source, SpaceId, Trait, Trigger,
};
use tabletop::Seat;

/// The table as a rule reads it: what is true, and what is being resolved.
#[derive(Clone, Copy)]
pub(crate) struct Ctx<'a> {
    pub state: &'a State,
    pub frames: &'a [Frame],
    pub content: &'a Content,
}

impl<'a> Ctx<'a> {
    /// The table as it waits for an answer.
    pub(crate) fn of(state: &'a State) -> Self {
        Self { state, frames: &state.frames, content: &state.content }
    }

    pub(crate) fn player(self, seat: Seat) -> &'a Player {
        &self.state.players[seat.idx()]
    }

    pub(crate) fn seats(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(self.state.n_players)
    }

    /// The other players, from one's left on.
    pub(crate) fn others(self, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
        seat.round(self.state.n_players).skip(1)
    }

    /// UB-18.12: who chooses for a player: they themselves, or for an opponent the
    /// single player.
    pub(crate) fn person(self, seat: Seat) -> Seat {
        if self.state.is_ai(seat) { self.state.first } else { seat }
    }

    /// UB-17.3: whether an effect may move a player to a space. It moves no opponent of a single
    /// player through the Core.
    pub(crate) fn may_go(self, seat: Seat, to: SpaceId) -> bool {
        !self.state.is_ai(seat) || self.state.map.across(self.player(seat).space) != Some(to)
    }

    /// The side of the ship that is up.
    pub(crate) fn hull(self, seat: Seat) -> Option<&'a Hull> {
        let player = self.player(seat);
        let ship = self.content.ship(player.ship?);
        if player.ship_flipped { ship.flipped.as_ref() } else { Some(&ship.front) }
    }

    /// What a held card is in play; a bounty with its captive does nothing more.
    pub(crate) fn asset(self, held: &Held) -> Option<&'a Asset> {
        self.content.asset(held.card, held.turned)
    }

    /// Everything that can change a value of a player or offer them something.
    #[inline]
    pub(crate) fn each_source(
        self,
        seat: Seat,
        mut see: impl FnMut(Source, &'a [Modifier], &'a [Ability]),
    ) {
        let player = self.player(seat);
        if let Some(character) = player.character {
            let sheet = self.content.character(character);
            let side = if player.flipped { &sheet.flipped } else { &sheet.front };
            for powers in [&sheet.both, side] {
                see(Source::Character, &powers.modifiers, &powers.abilities);
            }
        }
        if let Some(hull) = self.hull(seat) {
            see(Source::Ship, &hull.powers.modifiers, &hull.powers.abilities);
        }
        if let Some(sheet) = self.ambition(seat) {
            see(Source::Ambition(None), &sheet.powers.modifiers, &sheet.powers.abilities);
        }
        for held in player.held().filter(|held| held.captive.is_none()) {
            if let Some(asset) = self.asset(held) {
                see(Source::Card(held.card), &asset.modifiers, &asset.abilities);
            }
        }
    }

    /// Whether an ability of this player listens to this moment.
    pub(crate) fn anybody_listens(self, seat: Seat, moment: Trigger) -> bool {
        if !self.player(seat).reach.listens(moment) {
            return false;
        }
        let mut listens = false;
        self.each_offer(seat, |_, _, abilities| {
            listens |= abilities.iter().any(|ability| ability.listens(moment));
        });
        listens
    }

    /// The combat in progress, if there is one.
    pub(crate) fn combat(self) -> Option<&'a Combat> {
        self.frames
            .iter()
            .rev()
            .find_map(|frame| if let Frame::Combat(combat) = frame { Some(combat) } else { None })
    }

    /// The players in a combat.
    pub(crate) fn defending_player(combat: &Combat) -> Option<Seat> {
        match combat.defender {
            Defender::Player(seat) => Some(seat),
            Defender::Foe(_) => None,
        }
    }

    /// Other players in the same space who can take part in something.
    pub(crate) fn players_here(self, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
        let here = self.player(seat).space;
        self.others(seat).filter(move |other| self.player(*other).space == here)
    }

    /// Factions whose patrol is in this space.
    pub(crate) fn patrols_at(self, space: SpaceId) -> impl Iterator<Item = Faction> + Clone {
        let patrols = self.state.patrols;
        Faction::ALL.iter().copied().filter(move |faction| patrols[faction.idx()].space == space)
    }

    /// OR-3.12: the faction of the nearest patrol, the first of those equally near.
    pub(crate) fn nearest_patrol(self, seat: Seat) -> Faction {
        let here = self.player(seat).space;
        let distance = |faction: &&Faction| {
            self.state.map.distance(here, self.state.patrols[faction.idx()].space)
        };
        *Faction::ALL.iter().min_by_key(distance).unwrap_or(&Faction::Hutt)
    }

    pub(crate) fn is_planet(self, space: SpaceId) -> bool {
        self.state.map.kind(space).is_planet()
    }

    /// OR-12.3: where two players fight.
    pub(crate) fn duel_arena(self, space: SpaceId) -> Arena {
        if self.is_planet(space) { Arena::Ground } else { Arena::Ship }
    }

    /// OR-3.4.
    pub(crate) fn planet_faction(self, space: SpaceId) -> Option<Faction> {
        self.content.spaces[space.idx()].faction
    }

    /// The price printed on a card.
    pub(crate) fn cost(self, card: CardId) -> i32 {
        self.content.card(card).cost
    }

    /// Whether a held card is like this.
    pub(crate) fn is_like_held(self, held: &Held, filter: &CardFilter) -> bool {
        filter.token.is_none_or(|token| token == (held.tokens > 0))
            && self.is_like(held.card, held.turned, filter)
    }

    /// Whether a card in play is like this, but for what lies on it.
    pub(crate) fn is_like(self, card: CardId, turned: bool, filter: &CardFilter) -> bool {
        let Some(asset) = self.content.asset(card, turned) else { return false };
        let cost = self.cost(card);
        (filter.kinds.is_empty() || filter.kinds.contains(&asset.kind))
            && filter.with.is_none_or(|with| asset.traits.contains(&with))
            && filter.without.is_none_or(|without| !asset.traits.contains(&without))
            && filter.cost_min.is_none_or(|least| cost >= least)
            && filter.cost_max.is_none_or(|most| cost <= most)
    }

    /// The held cards of a player that are like this; captives are no cards to give.
    pub(crate) fn like(
        self,
        seat: Seat,
        filter: &'a CardFilter,
    ) -> impl Iterator<Item = &'a Held> + Clone {
        let free = |held: &&Held| held.captive.is_none();
        let like = move |held: &&Held| self.is_like_held(held, filter);
        self.player(seat).held().filter(free).filter(like)
    }

    /// Cards like this that can be discarded at will (UB-20.1 forbids imposed ones).
    pub(crate) fn discardable(
        self,
        seat: Seat,
        filter: &'a CardFilter,
    ) -> impl Iterator<Item = CardId> + Clone + 'a {
        let held = self.like(seat, filter).filter(move |held| !self.is_imposed(held));
        held.map(|held| held.card)
    }

    pub(crate) fn is_imposed(self, held: &Held) -> bool {
        self.asset(held).is_some_and(|asset| asset.traits.contains(&Trait::Imposed))
    }

    /// The kind of slot a held card takes.
    pub(crate) fn slot_kind(self, held: &Held) -> Option<Kind> {
        if held.captive.is_some() {
            return Some(Kind::Crew);
        }
        self.asset(held).map(|asset| asset.kind)
    }

    /// How many cards of a kind a player holds, captives not counted.
    pub(crate) fn n_cards(self, seat: Seat, kind: Kind) -> i32 {
        let of_kind = |held: &&Held| {
            held.captive.is_none() && self.asset(held).is_some_and(|asset| asset.kind == kind)
        };
        self.player(seat).held().filter(of_kind).count() as i32
    }

    /// The spots of a planet with what lies there.
    pub(crate) fn spots_at(self, space: SpaceId) -> impl Iterator<Item = u8> + Clone + 'a {
        let spots = self.state.map.spots().iter().enumerate();
        spots.filter(move |(_, spot)| spot.space == space).map(|(idx, _)| idx as u8)
    }

    pub(crate) fn spot_space(self, spot: u8) -> SpaceId {
        self.state.map.spots()[usize::from(spot)].space
    }

    /// OR-13.3: what a body bears.
    pub(crate) fn toughness(self, seat: Seat, body: Body) -> i32 {
        let player = self.player(seat);
        let printed = match body {
            Body::Character => {
                player.character.map_or(0, |character| self.content.character(character).health)
            }
            Body::Ship => self.hull(seat).map_or(0, |hull| hull.hull),
        };
        i32::from(printed) + self.stat(seat, crate::Stat::Toughness(body))
    }

    /// Whether the character of a player has a trait.
    pub(crate) fn character_has(self, seat: Seat, with: Trait) -> bool {
        let character = self.player(seat).character;
        character.is_some_and(|one| self.content.character(one).traits.contains(&with))
    }
}
