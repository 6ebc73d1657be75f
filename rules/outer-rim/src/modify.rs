//! What adjusts a value: modifiers of everything in play, and what is lent.

use crate::ctx::Ctx;
use crate::{
    Arena, Block, Body, CardId, DiceEffect, Effect, Faction, Held, Kind, Modifier, PickEffect,
    Scope, Skill, Source, Standing, Stat, Trait,
};
use tabletop::Seat;

/// OR-8.1: gear and job slots of every player board.
const BOARD_SLOTS: i32 = 2;

impl<'a> Ctx<'a> {
    /// What all modifiers add to a value of a player.
    #[inline]
    pub(crate) fn stat(self, seat: Seat, stat: Stat) -> i32 {
        if self.is_as_printed(seat, stat) { 0 } else { self.sum(seat, stat) }
    }

    /// Whether nothing at all adjusts a value of a player. Nearly always so, and told at a glance,
    /// while adding up takes a walk through everything in play.
    #[inline]
    fn is_as_printed(self, seat: Seat, stat: Stat) -> bool {
        let player = self.player(seat);
        let lent = self.state.lent().next().is_some();
        !player.reach.touches(stat) && !lent && player.favor.is_none()
    }

    #[inline(never)]
    fn sum(self, seat: Seat, stat: Stat) -> i32 {
        self.fold(seat, stat, self.favor_adds(seat, stat), |sum, add| sum + add)
    }

    /// OR-12.8: the least of several caps, if there is one.
    pub(crate) fn cap(self, seat: Seat, stat: Stat) -> Option<i32> {
        if self.is_as_printed(seat, stat) {
            return None;
        }
        self.fold(seat, stat, None, |least: Option<i32>, add| {
            Some(least.map_or(add, |least| least.min(add)))
        })
    }

    /// Whether a permission is given.
    pub(crate) fn may(self, seat: Seat, stat: Stat) -> bool {
        self.stat(seat, stat) > 0
    }

    fn fold<T>(self, seat: Seat, stat: Stat, start: T, mut join: impl FnMut(T, i32) -> T) -> T {
        let mut result = Some(start);
        let mut add = |source: Source, modifier: &'a Modifier| {
            if modifier.stat != stat {
                return;
            }
            let scope = Scope::of(seat, source);
            if modifier.given.as_ref().is_none_or(|given| self.holds(&scope, given)) {
                let amount = self.amount(&scope, &modifier.add);
                result = result.take().map(|result| join(result, amount));
            }
        };
        if self.player(seat).reach.touches(stat) {
            self.each_source(seat, |source, modifiers, _| {
                modifiers.iter().for_each(|modifier| add(source, modifier));
            });
        }
        for lent in self.state.lent().filter(|lent| lent.seat == seat) {
            if let Some(Effect::Dice(DiceEffect::Lend(lend))) =
                self.effect(lent.at.block, lent.at.pc)
            {
                add(Source::Rules, &lend.modifier);
            }
        }
        result.expect("a fold gives back what it takes")
    }

    /// An effect by its place.
    #[inline]
    pub(crate) fn effect(self, block: Block, pc: u8) -> Option<&'a Effect> {
        self.content.script(block).get(usize::from(pc))
    }

    /// OR-11.4: instances of a skill on character, crew and other cards.
    pub(crate) fn skill_count(self, seat: Seat, skill: Skill) -> u8 {
        let player = self.player(seat);
        let printed = player.character.map_or(0, |character| {
            let skills = &self.content.character(character).skills;
            skills.iter().filter(|one| **one == skill).count()
        });
        let on_card = |held: &Held| {
            let skills = self.asset(held).map_or(&[][..], |asset| &asset.skills);
            skills.iter().filter(|one| **one == skill).count()
        };
        let held = player.held().filter(|held| held.captive.is_none());
        let on_cards: usize = held.map(on_card).sum();
        let lent = self.state.lent().filter(|lent| lent.seat == seat);
        let lent = lent.filter(|lent| match self.effect(lent.at.block, lent.at.pc) {
            Some(Effect::Pick(PickEffect::LendSkill(skills))) => {
                skills.get(usize::from(lent.option)) == Some(&skill)
            }
            _ => false,
        });
        let modified = self.stat(seat, Stat::Skill(skill));
        (printed as i32 + on_cards as i32 + lent.count() as i32 + modified).clamp(0, 99) as u8
    }

    /// OR-16.1, UB-20.9: the reputation as it counts.
    pub(crate) fn standing(self, seat: Seat, faction: Faction) -> Standing {
        if self.may(seat, Stat::CountsPositive(faction)) {
            return Standing::Positive;
        }
        self.player(seat).reputation[faction.idx()]
    }

    /// OR-22: fame, with what one additionally has.
    pub(crate) fn fame(self, seat: Seat) -> i32 {
        i32::from(self.player(seat).fame) + self.stat(seat, Stat::Fame)
    }

    /// OR-5.1.
    pub(crate) fn hyperdrive(self, seat: Seat) -> i32 {
        let printed = self.hull(seat).map_or(0, |hull| i32::from(hull.hyperdrive));
        (printed + self.stat(seat, Stat::Hyperdrive)).max(0)
    }

    /// OR-12.4: the dice of a player, without what the opponent does to them.
    pub(crate) fn combat_value(self, seat: Seat, arena: Arena) -> i32 {
        let printed = match arena {
            Arena::Ground => {
                let character = self.player(seat).character;
                character.map_or(0, |one| self.content.character(one).combat)
            }
            Arena::Ship => self.hull(seat).map_or(0, |hull| hull.combat),
        };
        i32::from(printed) + self.stat(seat, Stat::Combat(arena))
    }

    /// OR-8: the kind of card a player has too many of, if any.
    pub(crate) fn overfull(self, seat: Seat) -> Option<Overfull> {
        if self.has_two_armors(seat) {
            return Some(Overfull::Armor);
        }
        self.overfull_slots(seat)
    }

    /// OR-8.5: one piece of armor a character.
    pub(crate) fn has_two_armors(self, seat: Seat) -> bool {
        let armor = self.player(seat).held().filter(|held| {
            self.asset(held).is_some_and(|asset| asset.traits.contains(&Trait::Armor))
        });
        armor.count() > 1
    }

    /// OR-8.3: the kinds of card for which there are too few slots, if any.
    pub(crate) fn overfull_slots(self, seat: Seat) -> Option<Overfull> {
        let count = |kind: Kind| {
            let of_kind = |held: &&Held| self.slot_kind(held) == Some(kind);
            self.player(seat).held().filter(of_kind).count() as i32
        };
        let capacity = |kind: Kind| self.capacity(seat, kind);
        if count(Kind::Gear) > capacity(Kind::Gear) {
            return Some(Overfull::Kinds(&[Kind::Gear]));
        }
        if count(Kind::Job) + count(Kind::Bounty) > capacity(Kind::Job) {
            return Some(Overfull::Kinds(&[Kind::Job, Kind::Bounty]));
        }
        if count(Kind::Crew) > capacity(Kind::Crew) {
            return Some(Overfull::Kinds(&[Kind::Crew]));
        }
        self.overfull_hold(seat, count(Kind::Cargo), count(Kind::Mod))
    }

    // OR-8.2, OR-8.3: cargo, mods, slots that take either, and cards that hold a cargo.
    fn overfull_hold(self, seat: Seat, cargo: i32, mods: i32) -> Option<Overfull> {
        let hull = self.hull(seat)?;
        let either = i32::from(hull.either);
        let mod_slots = i32::from(hull.mods) + self.stat(seat, Stat::Slots(Kind::Mod));
        let inside = self.stat(seat, Stat::Slots(Kind::Cargo));
        let cargo = (cargo - inside).max(0);
        let flexible = self.player(seat).held().filter(|held| {
            held.captive.is_none() && self.asset(held).is_some_and(|asset| asset.fits_cargo)
        });
        let rigid_mods = mods - flexible.count() as i32;
        if rigid_mods > mod_slots + either {
            return Some(Overfull::Kinds(&[Kind::Mod]));
        }
        if cargo > i32::from(hull.cargo) + either {
            return Some(Overfull::Kinds(&[Kind::Cargo]));
        }
        let all = i32::from(hull.cargo) + mod_slots + either;
        (cargo + mods > all).then_some(Overfull::Kinds(&[Kind::Cargo, Kind::Mod]))
    }

    /// OR-8.1, OR-8.2: slots for a kind, those for either counted in.
    pub(crate) fn capacity(self, seat: Seat, kind: Kind) -> i32 {
        let hull = self.hull(seat);
        let printed = match kind {
            Kind::Gear | Kind::Job | Kind::Bounty => BOARD_SLOTS,
            Kind::Crew => hull.map_or(0, |hull| i32::from(hull.crew)),
            Kind::Cargo => hull.map_or(0, |hull| i32::from(hull.cargo + hull.either)),
            Kind::Mod => hull.map_or(0, |hull| i32::from(hull.mods + hull.either)),
        };
        printed + self.stat(seat, Stat::Slots(kind))
    }

    /// Whether there is a free slot for another card of a kind.
    pub(crate) fn has_room(self, seat: Seat, kind: Kind) -> bool {
        let count = |kind: Kind| {
            let of_kind = |held: &&Held| self.slot_kind(held) == Some(kind);
            self.player(seat).held().filter(of_kind).count() as i32
        };
        let (cargo, mods) = (count(Kind::Cargo), count(Kind::Mod));
        match kind {
            Kind::Gear | Kind::Crew => count(kind) < self.capacity(seat, kind),
            Kind::Job | Kind::Bounty => {
                count(Kind::Job) + count(Kind::Bounty) < self.capacity(seat, kind)
            }
            Kind::Cargo => self.overfull_hold(seat, cargo + 1, mods).is_none(),
            Kind::Mod => self.overfull_hold(seat, cargo, mods + 1).is_none(),
        }
    }

    /// OR-7.7: whether there is a slot of the kind that can be made free. UB-20.1: what is imposed
    /// stays, and OR-18.11: so does a captive.
    pub(crate) fn can_place(self, seat: Seat, kind: Kind) -> bool {
        let stays = |held: &&Held| held.captive.is_some() || self.is_imposed(held);
        let stuck = self
            .player(seat)
            .held()
            .filter(|held| self.slot_kind(held) == Some(kind))
            .filter(stays);
        self.capacity(seat, kind) > stuck.count() as i32
    }

    /// OR-13.3: whether a player stands only by a card: without it the damage is too much.
    pub(crate) fn stands_by(self, seat: Seat, card: CardId) -> bool {
        let player = self.player(seat);
        let Some(asset) = player.holding(card).and_then(|held| self.asset(held)) else {
            return false;
        };
        let scope = Scope::of(seat, Source::Card(card));
        Body::ALL.iter().any(|body| {
            let gives = asset.modifiers.iter().filter(|one| {
                let given = one.given.as_ref().is_none_or(|given| self.holds(&scope, given));
                one.stat == Stat::Toughness(*body) && given
            });
            let gives: i32 = gives.map(|one| self.amount(&scope, &one.add)).sum();
            let damage = i32::from(player.damage[body.idx()]);
            gives > 0 && damage > 0 && damage >= self.toughness(seat, *body) - gives
        })
    }
}

/// What a player has too many of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Overfull {
    /// OR-8.5: armor.
    Armor,
    /// Cards of these kinds.
    Kinds(&'static [Kind]),
}

impl Ctx<'_> {
    /// The cards that may go to make room.
    pub(crate) fn goes(self, what: Overfull, held: &Held) -> bool {
        match what {
            Overfull::Armor => {
                self.asset(held).is_some_and(|asset| asset.traits.contains(&Trait::Armor))
            }
            Overfull::Kinds(kinds) => {
                self.slot_kind(held).is_some_and(|kind| kinds.contains(&kind))
            }
        }
    }
}
