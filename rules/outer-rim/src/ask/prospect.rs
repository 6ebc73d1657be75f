//! OR-12: fights that might come, with every die that depends on who fights whom.

use crate::ctx::Ctx;
use crate::decide::{bounty, combat, patrol, reward};
use crate::state::State;
use crate::{
    Arena, CardId, Combat, Defender, Duel, Faction, Fight, Frame, Purpose, RewardFor, Scope,
    Source, Target,
};
use alloc::vec::Vec;
use tabletop::Seat;

/// A fight that might come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// Ground or ship combat.
    pub arena: Arena,
    /// The dice of the attacker.
    pub attack: u8,
    /// The dice of the defender.
    pub defence: u8,
    /// The credits and the fame that the cards of the attacker bring to whoever wins, by themselves.
    pub spoils: (i32, i32),
}

impl State {
    /// OR-15.7: a fight with a patrol; none where it cannot be beaten.
    #[must_use]
    pub fn patrol_prospect(&self, seat: Seat, faction: Faction) -> Option<Prospect> {
        patrol::combat(Ctx::of(self), seat, faction).map(|combat| self.prospect(combat))
    }

    /// OR-18.3, UB-7.1: a fight for a bounty, with the player whose character is wanted or else by
    /// the value of the card.
    #[must_use]
    pub fn bounty_prospect(&self, seat: Seat, card: CardId) -> Option<Prospect> {
        let character = self.hunted_character(seat, card);
        let target = character.map_or(Target::Spot(0), Target::Character);
        bounty::combat(Ctx::of(self), seat, card, target, character)
            .map(|combat| self.prospect(combat))
    }

    /// OR-18.9: a fight for a bounty on crew, if the player who has it defends.
    #[must_use]
    pub fn defended_prospect(&self, seat: Seat, card: CardId) -> Option<(Seat, Prospect)> {
        let ctx = Ctx::of(self);
        let owner = bounty::wanted_crew(ctx, seat, ctx.player(seat).holding(card)?)?;
        let defends = owner != seat && !ctx.player(owner).defeated && !self.is_ai(owner);
        let combat = bounty::combat(ctx, seat, card, Target::Crew(owner), Some(owner))?;
        defends.then(|| (owner, self.prospect(combat)))
    }

    /// A fight that a card asks for.
    #[must_use]
    pub fn fight_prospect(&self, seat: Seat, fight: &Fight) -> Prospect {
        let scope = Scope::of(seat, Source::Rules);
        let foe = Ctx::of(self).amount(&scope, &fight.combat).clamp(0, 40) as u8;
        let purpose = Purpose::Script;
        self.prospect(Combat::new(fight.arena, seat, Defender::Foe(foe), purpose, scope))
    }

    /// OR-12.3: a fight with the bound player; none with nobody, or OR-12.7 with the defeated.
    #[must_use]
    pub fn duel_prospect(&self, scope: &Scope, duel: &Duel) -> Option<Prospect> {
        let (ctx, seat) = (Ctx::of(self), scope.seat);
        let other = scope.other.filter(|other| !ctx.player(*other).defeated)?;
        let arena = duel.arena.unwrap_or(ctx.duel_arena(ctx.player(seat).space));
        let (foe, purpose) = (Defender::Player(other), Purpose::Script);
        Some(self.prospect(Combat::new(arena, seat, foe, purpose, *scope)))
    }

    fn prospect(&self, combat: Combat) -> Prospect {
        let frames = self.frames_in(combat);
        let ctx = Ctx { frames: &frames, ..Ctx::of(self) };
        let (attack, defence) = combat::dice(ctx, &combat);
        Prospect { arena: combat.arena, attack, defence, spoils: combat::spoils(ctx, &combat) }
    }

    fn frames_in(&self, combat: Combat) -> Vec<Frame> {
        self.frames.iter().copied().chain([Frame::Combat(combat)]).collect()
    }

    /// OR-15.8: the credits and the fame that a victory over a patrol comes to for a player, with
    /// everything that happens by itself.
    #[must_use]
    pub fn patrol_gain(&self, seat: Seat, faction: Faction) -> (i32, i32) {
        let Some(combat) = patrol::combat(Ctx::of(self), seat, faction) else { return (0, 0) };
        let frames = self.frames_in(combat);
        let ctx = Ctx { frames: &frames, ..Ctx::of(self) };
        let prize = patrol::prize(ctx, seat, self.patrols[faction.idx()].level);
        let (credits, fame) = reward::foreseen(ctx, RewardFor::Patrol, &prize, &combat.scope);
        let (more_credits, more_fame) = combat::spoils(ctx, &combat);
        (credits + more_credits, fame + more_fame)
    }
}
