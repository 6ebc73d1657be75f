//! The table as a player reads it: what values come to, and what would hold.
//!
//! Bots, statistics and text ask the same questions as the rules; these are
//! the answers of the rules themselves, so that nobody counts a second time.

use crate::ctx::Ctx;
use crate::decide::{aside, bounty, buy, contact, patrol, pay, reward, window};
use crate::resolve::{Judge, Worth};
use crate::state::State;
use crate::{
    Ability, AbilityEvent, AbilityId, Amount, Arena, At, Block, Body, CardId, Condition, Cost,
    Deck, Destination, DiceEffect, Effect, Event, Faction, Held, Kind, Modifier, Place, PlayerTest,
    Reward, RewardFor, Scope, Script, Skill, Source, SpaceId, Standing, Stat, Token, WhichFaction,
};
use alloc::vec::Vec;
use tabletop::Seat;

impl State {
    /// Whether a condition holds.
    #[must_use]
    pub fn holds(&self, scope: &Scope, condition: &Condition) -> bool {
        Ctx::of(self).holds(scope, condition)
    }

    /// How much an amount comes to.
    #[must_use]
    pub fn amount(&self, scope: &Scope, amount: &Amount) -> i32 {
        Ctx::of(self).amount(scope, amount)
    }

    /// Which faction is meant, if any.
    #[must_use]
    pub fn faction(&self, scope: &Scope, which: WhichFaction) -> Option<Faction> {
        Ctx::of(self).faction(scope, which)
    }

    /// Which space is meant, if any.
    #[must_use]
    pub fn place(&self, scope: &Scope, place: &Place) -> Option<SpaceId> {
        Ctx::of(self).place(scope, place)
    }

    /// Whether all costs can be paid together.
    #[must_use]
    pub fn can_pay(&self, scope: &Scope, costs: &[Cost]) -> bool {
        pay::can_pay(Ctx::of(self), scope, costs, 0)
    }

    /// OR-11.8: the table with what an effect lends a player, for whoever asks what then holds.
    #[must_use]
    pub fn with_loan(&self, seat: Seat, at: At) -> Self {
        let mut after = self.clone();
        if let Some(Effect::Dice(DiceEffect::Lend(lent))) =
            self.content().script(at.block).get(usize::from(at.pc))
            && self.can_lend(seat)
        {
            let event =
                Event::Ability(AbilityEvent::Lent { seat, at, option: 0, until: lent.until });
            crate::evolve::evolve(&mut after, &event);
        }
        after
    }

    /// Whether anything would come of a script now, be it by chance; a script without effects does
    /// what it says.
    #[must_use]
    pub fn does_anything(&self, scope: &Scope, script: &Script) -> bool {
        script.is_empty() || Judge::new(Ctx::of(self)).script(scope, script) >= Worth::Loss
    }

    /// OR-7.7: whether a card of a kind could be placed, with what must stay left in its slot.
    #[must_use]
    pub fn can_place(&self, seat: Seat, kind: Kind) -> bool {
        Ctx::of(self).can_place(seat, kind)
    }

    /// OR-8.4: whether a player has cards to discard at will now.
    #[must_use]
    pub fn may_discard(&self, seat: Seat) -> bool {
        aside::may_drop(Ctx::of(self), seat)
    }

    /// OR-13.3: whether a player would be defeated without a card.
    #[must_use]
    pub fn stands_by(&self, seat: Seat, card: CardId) -> bool {
        Ctx::of(self).stands_by(seat, card)
    }

    /// What all modifiers add to a value of a player.
    #[must_use]
    pub fn stat(&self, seat: Seat, stat: Stat) -> i32 {
        Ctx::of(self).stat(seat, stat)
    }

    /// OR-11.4: instances of a skill.
    #[must_use]
    pub fn skill(&self, seat: Seat, skill: Skill) -> u8 {
        Ctx::of(self).skill_count(seat, skill)
    }

    /// OR-12.4: the dice of a player in a combat.
    #[must_use]
    pub fn combat_value(&self, seat: Seat, arena: Arena) -> i32 {
        Ctx::of(self).combat_value(seat, arena)
    }

    /// OR-13.3: what a body bears.
    #[must_use]
    pub fn toughness(&self, seat: Seat, body: Body) -> i32 {
        Ctx::of(self).toughness(seat, body)
    }

    /// OR-5.1.
    #[must_use]
    pub fn hyperdrive(&self, seat: Seat) -> i32 {
        Ctx::of(self).hyperdrive(seat)
    }

    /// OR-22: fame, with what one additionally has.
    #[must_use]
    pub fn fame(&self, seat: Seat) -> i32 {
        Ctx::of(self).fame(seat)
    }

    /// OR-16.1, UB-20.9: the reputation as it counts.
    #[must_use]
    pub fn standing(&self, seat: Seat, faction: Faction) -> Standing {
        Ctx::of(self).standing(seat, faction)
    }

    /// What a market card costs this player now.
    #[must_use]
    pub fn price(&self, seat: Seat, card: CardId, off: i32) -> i32 {
        buy::price(Ctx::of(self), seat, card, off)
    }

    /// The credits and the fame that a reward will come to for a player, of a card if it has one:
    /// with what their cards add by themselves, and what is cut (UB-20.2).
    #[must_use]
    pub fn reward(
        &self,
        seat: Seat,
        what: RewardFor,
        reward: &Reward,
        card: Option<CardId>,
    ) -> (i32, i32) {
        let source = card.map_or(Source::Rules, Source::Card);
        let scope = Scope { card, ..Scope::of(seat, source) };
        reward::foreseen(Ctx::of(self), what, reward, &scope)
    }

    /// UB-7.1: the player whose character a bounty is about here and now, instead of a contact.
    #[must_use]
    pub fn hunted_character(&self, seat: Seat, card: CardId) -> Option<Seat> {
        let held = self.player(seat).holding(card)?;
        bounty::wanted_character(Ctx::of(self), seat, held)
    }

    /// UB-7.3: the credits and the fame that the character of a player is worth to another.
    #[must_use]
    pub fn character_reward(&self, seat: Seat, card: CardId) -> (i32, i32) {
        let scope = Scope { card: Some(card), ..Scope::of(seat, Source::Card(card)) };
        let reward = (bounty::CHARACTER_CREDITS, bounty::CHARACTER_FAME);
        reward::foreseen_of(Ctx::of(self), RewardFor::Character, reward, &scope)
    }

    /// UB-7.3: whether some faction would think otherwise of a player who wins against the character
    /// that a bounty is about.
    #[must_use]
    pub fn renown_follows(&self, seat: Seat, card: CardId) -> bool {
        let over = self.hunted_character(seat, card);
        over.is_some_and(|over| bounty::renown_follows(Ctx::of(self), seat, over))
    }

    /// OR-12.3: where two players fight in a space.
    #[must_use]
    pub fn duel_arena(&self, space: SpaceId) -> Arena {
        Ctx::of(self).duel_arena(space)
    }

    /// OR-15.8: what a patrol of this level would give a player, additional fame included.
    #[must_use]
    pub fn patrol_prize(&self, seat: Seat, level: u8) -> Reward {
        patrol::prize(Ctx::of(self), seat, level)
    }

    /// OR-8.1, OR-8.2: slots for a kind, those for either counted in.
    #[must_use]
    pub fn capacity(&self, seat: Seat, kind: Kind) -> i32 {
        Ctx::of(self).capacity(seat, kind)
    }

    /// How many cards of a kind a player holds, captives not counted.
    #[must_use]
    pub fn n_cards(&self, seat: Seat, kind: Kind) -> i32 {
        Ctx::of(self).n_cards(seat, kind)
    }

    /// Whether a player stands where something must be brought or done.
    #[must_use]
    pub fn is_at(&self, seat: Seat, held: &Held, to: &Destination) -> bool {
        Ctx::of(self).is_at(seat, held, to)
    }

    /// Where a contact spot is.
    #[must_use]
    pub fn spot_space(&self, spot: u8) -> SpaceId {
        Ctx::of(self).spot_space(spot)
    }

    /// What lies on a contact spot.
    #[must_use]
    pub fn token(&self, spot: u8) -> Token {
        self.spots.get(usize::from(spot)).copied().unwrap_or(Token::Empty)
    }

    /// The other players, opponents among them, from one's left on.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
        Ctx::of(self).others(seat)
    }

    /// The other players that all tests allow.
    pub fn players_like<'a>(
        &'a self,
        scope: &'a Scope,
        tests: &'a [PlayerTest],
    ) -> impl Iterator<Item = Seat> + 'a {
        Ctx::of(self).players_like(scope, tests)
    }

    /// Everything that can change a value of a player or offer them something.
    pub fn each_power(&self, seat: Seat, see: impl FnMut(Source, &[Modifier], &[Ability])) {
        Ctx::of(self).each_offer(seat, see);
    }

    /// UB-16.5: whether a goal of a player's ambition can be completed now.
    #[must_use]
    pub fn goal_is_open(&self, seat: Seat, goal: u8) -> bool {
        Ctx::of(self).goal_is_open(seat, goal)
    }

    /// UB-16.8: whether every goal of a player's ambition is complete, or there is none.
    #[must_use]
    pub fn goals_are_met(&self, seat: Seat) -> bool {
        Ctx::of(self).goals_are_met(seat)
    }

    /// OR-2.17, UB-17.10: the fame a player needs to win.
    #[must_use]
    pub fn fame_needed(&self, seat: Seat) -> i32 {
        Ctx::of(self).fame_needed(seat)
    }

    /// The thing in play an ability of a player stands on.
    #[must_use]
    pub fn ability_source(&self, seat: Seat, ability: AbilityId) -> Source {
        window::standing_on(Ctx::of(self), seat, ability).0
    }

    /// Whose card gives a player this ability, if it is another's.
    #[must_use]
    pub fn ability_owner(&self, seat: Seat, ability: AbilityId) -> Option<Seat> {
        window::standing_on(Ctx::of(self), seat, ability).1
    }

    /// OR-14.4: the scripts an encounter with this space may turn out to be: those of the cards
    /// nobody has seen, or the one at the bottom that comes next.
    #[must_use]
    pub fn encounters_of(&self, space: SpaceId, cross: bool) -> Vec<Block> {
        let ctx = Ctx::of(self);
        let deck = contact::space_deck(ctx, space);
        let section = |idx| contact::section(ctx, space, deck, idx, cross);
        let pile = &self.encounters[usize::from(deck)];
        let hidden: Vec<Block> = pile.hidden().map(section).collect();
        if !hidden.is_empty() {
            return hidden;
        }
        pile.bottom().first().map(|idx| section(*idx)).into_iter().collect()
    }

    /// The cards that may come off a market deck next.
    #[must_use]
    pub fn next_cards(&self, deck: Deck) -> Vec<CardId> {
        let list = self.content.deck(deck);
        let pile = self.pile(deck);
        let hidden: Vec<CardId> = pile.hidden().map(|idx| list[usize::from(idx)]).collect();
        if !hidden.is_empty() {
            return hidden;
        }
        pile.bottom().first().map(|idx| list[usize::from(*idx)]).into_iter().collect()
    }

    /// OR-2.9: the first player.
    #[must_use]
    pub fn first(&self) -> Seat {
        self.first
    }

    /// OR-3.4: the faction of a planet.
    #[must_use]
    pub fn planet_faction(&self, space: SpaceId) -> Option<Faction> {
        Ctx::of(self).planet_faction(space)
    }

    /// The contacts that lie face down somewhere without a name.
    pub fn unseen(&self) -> impl Iterator<Item = crate::ContactId> {
        crate::map::bits(self.unseen).map(|idx| crate::ContactId(idx as u8))
    }
}
