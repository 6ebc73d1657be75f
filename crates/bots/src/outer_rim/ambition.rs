//! UB-16: what an ambition makes of what one could do.

use super::judge::Judge;
use super::tuning::{AMBITION, STANDING_SHARE, WIN};
use outer_rim::{
    AmbitionGoal, AmbitionId, AmountCondition, Asset, Condition, Effect, Faction, FlowEffect, Goal,
    GoalMark, HeldCondition, LogicCondition, PlaceCondition, Scope, Source, SpaceId, Standing,
    StandingCondition, Start, Trigger, WhichFaction,
};
use tabletop::Seat;

/// A goal that suits every character a little.
const SUITS_EVERYBODY: f32 = 0.3;
/// How far a negative, a neutral and a positive standing are on the way to a friend, and to
/// nobody who is a foe.
const FRIEND: [f32; 3] = [0.0, 0.4, 1.0];
const NO_FOE: [f32; 3] = [0.0, 1.0, 1.0];

/// How well a goal suits anybody who can pay for it.
const BOUGHT: f32 = 0.5;

impl Judge<'_> {
    /// The goals that are not complete yet, with their numbers.
    fn goals_ahead(&self) -> impl Iterator<Item = (u8, &AmbitionGoal)> {
        let player = self.state.player(self.me);
        let sheet = player.ambition().map(|one| self.content.ambition(one));
        let goals = sheet.map_or(&[][..], |sheet| &sheet.goals).iter().enumerate();
        goals.map(|(idx, goal)| (idx as u8, goal)).filter(move |(idx, _)| !player.has_goal(*idx))
    }

    /// How well a sheet suits one's character, in goals or so.
    pub fn suits(&self, ambition: AmbitionId) -> f32 {
        let character = self.state.player(self.me).character();
        let start = character.and_then(|one| self.content.character(one).setup.start());
        let goals = self.content.ambition(ambition).goals.iter();
        let suits = |one: &AmbitionGoal| match &one.goal {
            Goal::Holds(condition) => {
                let friend = |faction: &&Faction| wants_friend(condition, **faction);
                let wanted = Faction::ALL.iter().filter(friend);
                wanted.filter(|faction| self.is_friend(**faction)).count().min(1) as f32
            }
            Goal::Happens { on, .. } => match (on, start) {
                (Trigger::BountyReward | Trigger::CaptureDelivered, Some(Start::Bounty)) => 1.0,
                (Trigger::BountyReward | Trigger::CaptureDelivered, _) => -0.5,
                (Trigger::CargoReward, Some(Start::Cargo))
                | (Trigger::JobReward, Some(Start::Job)) => 0.5,
                // What is for sale suits everybody.
                (Trigger::Bought(_), _) => SUITS_EVERYBODY,
                _ => 0.0,
            },
            Goal::Ability { .. } => {
                let effects = one.abilities.iter().flat_map(|one| one.script.effects());
                let chances = effects.map(|effect| match effect {
                    Effect::Flow(FlowEffect::Test(test)) => self.test(self.me, &test.skills).0,
                    // What takes no skill can be bought.
                    _ => BOUGHT,
                });
                chances.fold(0.0, f32::max)
            }
        };
        goals.map(suits).sum()
    }

    /// What completing a goal is worth: the last one wins.
    fn completing(&self, goal: u8) -> f32 {
        let last = self.goals_ahead().all(|(idx, _)| idx == goal);
        let famous = self.state.fame(self.me) >= self.state.fame_needed(self.me);
        match (famous, last) {
            (true, true) => WIN,
            // Nothing else is missing any more.
            (true, false) => 2.0 * AMBITION,
            (false, _) => AMBITION,
        }
    }

    /// What `complete_goal` is worth to a script that stands on this. A databank card speaks
    /// for the final goal.
    pub fn complete_goal(&self, source: Source) -> Option<f32> {
        let goal = match source {
            Source::Ambition(Some(goal)) => goal,
            Source::Card(_) => {
                let last = |(_, one): &(u8, &AmbitionGoal)| one.mark == GoalMark::Final;
                self.goals_ahead().find(last)?.0
            }
            _ => return None,
        };
        Some(if self.state.goal_is_open(self.me, goal) { self.completing(goal) } else { 0.0 })
    }

    /// What a moment brings nearer.
    pub fn ambition_moment(&self, moment: Trigger, scope: &Scope) -> f32 {
        let counted = self.goals_ahead().filter(|(idx, _)| self.state.goal_is_open(self.me, *idx));
        let worth = counted.map(|(idx, one)| match &one.goal {
            Goal::Happens { on, given, times }
                if *on == moment
                    && given.as_ref().is_none_or(|given| self.state.holds(scope, given)) =>
            {
                self.completing(idx) / f32::from(*times)
            }
            _ => 0.0,
        });
        worth.sum()
    }

    /// What changing the standing with a faction brings nearer, or takes away again.
    pub fn ambition_standing(&self, faction: Faction, from: Standing, to: Standing) -> f32 {
        let player = self.state.player(self.me);
        let Some(sheet) = player.ambition().map(|one| self.content.ambition(one)) else {
            return 0.0;
        };
        let goals = sheet.goals.iter().enumerate().map(|(idx, one)| {
            let Goal::Holds(condition) = &one.goal else { return 0.0 };
            let Some((progress, many)) = standing_wanted(condition, faction) else {
                return 0.0;
            };
            let met = player.has_goal(idx as u8);
            let stake = match (met, &one.mark) {
                // What is complete for good cannot be lost any more.
                (true, GoalMark::While) => AMBITION,
                (true, _) => 0.0,
                (false, _) => self.completing(idx as u8),
            };
            STANDING_SHARE * stake * (progress[to.idx()] - progress[from.idx()]) / many
        });
        goals.sum()
    }

    /// What a card in play brings nearer.
    pub fn ambition_card(&self, asset: &Asset) -> f32 {
        self.goals_ahead()
            .map(|(idx, one)| match &one.goal {
                Goal::Holds(condition) => self.wants(condition, asset, self.completing(idx)),
                Goal::Happens { .. } | Goal::Ability { .. } => 0.0,
            })
            .sum()
    }

    /// What a ship of this price brings nearer.
    pub fn ambition_ship(&self, cost: i32) -> f32 {
        let scope = Scope::of(self.me, Source::Ambition(None));
        let wants = |condition: &Condition| match condition {
            Condition::Held(HeldCondition::ShipCost(least)) => {
                cost >= self.state.amount(&scope, least)
            }
            _ => false,
        };
        let wishes = self.goals_ahead().filter(|(_, one)| match &one.goal {
            Goal::Holds(condition) => wants(condition),
            Goal::Happens { .. } | Goal::Ability { .. } => false,
        });
        AMBITION * wishes.count() as f32
    }

    /// What having this many credits more brings nearer: a purse that must once be full.
    pub fn ambition_purse(&self, before: i32, after: i32) -> f32 {
        let scope = Scope::of(self.me, Source::Ambition(None));
        let filled = self.goals_ahead().filter(|(_, one)| match &one.goal {
            Goal::Holds(Condition::Amount(AmountCondition::Credits(amount))) => {
                let amount = self.state.amount(&scope, amount);
                before < amount && after >= amount
            }
            _ => false,
        });
        AMBITION * filled.count() as f32
    }

    /// The places where an open goal has its encounter, and what it is worth there.
    pub fn ambition_business(&self, business: &mut Vec<(SpaceId, f32)>) {
        for (idx, one) in self.goals_ahead() {
            if !self.state.goal_is_open(self.me, idx) {
                continue;
            }
            for ability in one.abilities.iter().filter(|one| one.listens(Trigger::Encounter)) {
                let scope = Scope::of(self.me, Source::Ambition(Some(idx)));
                let worth =
                    self.script(&scope, &ability.script) - self.costs(&scope, &ability.cost);
                let space = ability.given.as_ref().and_then(|given| self.destination(given));
                if let Some(space) = space
                    && self.state.can_pay(&scope, &ability.cost)
                {
                    business.push((space, worth));
                }
            }
        }
    }

    /// The nearest space a condition sends one to.
    fn destination(&self, condition: &Condition) -> Option<SpaceId> {
        let here = self.state.player(self.me).space();
        let map = self.state.map();
        match condition {
            Condition::Place(PlaceCondition::On(space)) => Some(space.id()),
            Condition::Place(PlaceCondition::OnPlanetOf(faction)) => {
                let theirs = |space: &SpaceId| self.content.space_faction(*space) == Some(*faction);
                map.spaces().filter(theirs).min_by_key(|space| map.distance(here, *space))
            }
            Condition::Logic(LogicCondition::All(list)) => {
                list.iter().find_map(|one| self.destination(one))
            }
            Condition::Place(PlaceCondition::PlayerHere) => {
                let others = Seat::all(self.state.n_players()).filter(|seat| *seat != self.me);
                let spaces = others.map(|seat| self.state.player(seat).space());
                spaces.min_by_key(|space| map.distance(here, *space))
            }
            _ => None,
        }
    }
}

/// Whether a condition asks for the friendship of a faction.
fn wants_friend(condition: &Condition, faction: Faction) -> bool {
    match condition {
        Condition::Logic(LogicCondition::All(list) | LogicCondition::Any(list)) => {
            list.iter().any(|one| wants_friend(one, faction))
        }
        Condition::Standing(StandingCondition::Positive(which)) => matches!(
            (which, faction),
            (WhichFaction::Hutt, Faction::Hutt)
                | (WhichFaction::Syndicate, Faction::Syndicate)
                | (WhichFaction::Imperial, Faction::Imperial)
                | (WhichFaction::Rebel, Faction::Rebel)
        ),
        Condition::Standing(StandingCondition::PositiveReputations(_)) => true,
        _ => false,
    }
}

/// How far each standing with a faction fulfils a condition, and how many factions it is about.
fn standing_wanted(condition: &Condition, faction: Faction) -> Option<([f32; 3], f32)> {
    match condition {
        Condition::Logic(LogicCondition::All(list) | LogicCondition::Any(list)) => {
            list.iter().find_map(|one| standing_wanted(one, faction))
        }
        Condition::Standing(StandingCondition::PositiveReputations(least)) => {
            Some((FRIEND, f32::from((*least).max(1))))
        }
        Condition::Logic(LogicCondition::Not(inner)) => match **inner {
            Condition::Standing(StandingCondition::AnyReputation(Standing::Negative)) => {
                Some((NO_FOE, 1.0))
            }
            _ => None,
        },
        _ => wants_friend(condition, faction).then_some((FRIEND, 1.0)),
    }
}
