//! What cards are worth: in a slot, on the market, as crew.

use super::judge::Judge;
use super::tuning::{BARGAIN, DIE_SIDES, FAME, GOAL, HULL, JOB_SKILL, SKILL, frequency, stat};
use outer_rim::{
    Ability, Asset, CardFilter, CardId, Cargo, Condition, Cost, Deck, Destination, Goal, Held,
    HeldCondition, Hull, JobPlayers, Kind, LogicCondition, Modifier, Reward, Scope, ShipId, Source,
    SpaceId, Trait, Trigger,
};

/// A contact as crew, where cards are not looked into any deeper.
const CREW: f32 = 1.5;
/// How often an ability comes up whose condition does not hold now, of how often it would.
const NOT_YET_SHARE: f32 = 0.6;
/// What the uses of an ability are worth of what they gain, and how many count.
const USE_SHARE: f32 = 0.7;
/// See [`USE_SHARE`].
const USES_MAX: f32 = 5.0;
/// What a goal that an ability reaches is worth of its fame.
const ABILITY_GOAL: f32 = 0.4;
/// What a card that a goal counts is worth of its part of the goal.
const GATHERED_SHARE: f32 = 0.6;
/// Cards inside cards are looked into only so far.
const NESTED_MAX: u8 = 2;
/// Damage on a ship one buys, to be recovered from first.
const USED: f32 = 1.5;
/// There is no room, and nothing that could go to make it: no card is worth as much.
const NO_ROOM: f32 = 99.0;
/// Somebody else must come along, who is not here.
const COMPANY: f32 = 0.6;
/// Illegal cargo gets through by the die, or by what follows.
const SLIP: f32 = 3.0 / 8.0;
/// The price of a card says something about it where it is not looked into.
const PRICE: f32 = 0.8;
/// A condition that does not hold now may hold later.
const MAYBE: f32 = 0.35;

impl Judge<'_> {
    pub(super) fn deeper(&self) -> Option<Self> {
        (self.nested < NESTED_MAX).then_some(Self { nested: self.nested + 1, ..*self })
    }

    pub(super) fn scope(&self, card: CardId) -> Scope {
        Scope { card: Some(card), ..Scope::of(self.me, Source::Card(card)) }
    }

    /// Turns to get somewhere, without looking at patrols.
    pub fn turns_to(&self, space: SpaceId) -> u8 {
        let here = self.state.player(self.me).space();
        let drive = self.state.hyperdrive(self.me).max(1) as u8;
        self.state.map().distance(here, space).div_ceil(drive)
    }

    /// The cards of mine that a filter means.
    pub fn cards_like<'b>(&'b self, filter: &'b CardFilter) -> impl Iterator<Item = &'b Held> + 'b {
        self.state.player(self.me).held().filter(move |held| {
            let Some(asset) = self.content.asset(held.card, held.turned) else { return false };
            let cost = self.content.card(held.card).cost;
            held.captive.is_none()
                && !asset.traits.contains(&Trait::Imposed)
                && (filter.kinds.is_empty() || filter.kinds.contains(&asset.kind))
                && filter.with.is_none_or(|with| asset.traits.contains(&with))
                && filter.without.is_none_or(|without| !asset.traits.contains(&without))
                && filter.cost_min.is_none_or(|least| cost >= least)
                && filter.cost_max.is_none_or(|most| cost <= most)
        })
    }

    /// The worth of the cheapest of them.
    pub fn cheapest(&self, filter: &CardFilter) -> Option<f32> {
        let judge = self.deeper()?;
        judge.cards_like(filter).map(|held| judge.held(held.card)).reduce(f32::min)
    }

    /// What a card in one of my slots is worth to me.
    pub fn held(&self, card: CardId) -> f32 {
        let Some(held) = self.state.player(self.me).holding(card) else { return 0.0 };
        let Some(asset) = self.content.asset(card, held.turned) else { return 0.0 };
        // A reward may bring a card, which may need the room of this one.
        let Some(judge) = self.deeper() else {
            return PRICE * self.content.card(card).cost as f32 / 1000.0;
        };
        if held.captive.is_some() {
            let Some(bounty) = &asset.bounty else { return 0.0 };
            let reward = judge.captive_reward(card, bounty);
            return reward * self.later(self.turns_to(bounty.to.id()));
        }
        judge.asset(card, asset, Some(held))
    }

    /// What gaining a card is worth, without its price and the room it takes.
    pub fn card(&self, card: CardId) -> f32 {
        let sheet = self.content.card(card);
        let Some(judge) = self.deeper() else { return PRICE * sheet.cost as f32 / 1000.0 };
        if let Some(ship) = &sheet.ship {
            return judge.ship(ship.id());
        }
        let scope = judge.scope(card);
        match &sheet.asset {
            Some(asset) => {
                let gained = judge.scripted(&scope, &asset.gained, 1);
                let kind = Trigger::Gained(asset.kind);
                judge.asset(card, asset, None)
                    + gained
                    + judge.moment(kind, Some(card))
                    + judge.goal_wants(asset)
            }
            None => judge.scripted(&scope, &sheet.script, 1),
        }
    }

    /// What taking a market card for this much less is worth: its worth, its price, its room.
    pub fn bargain(&self, card: CardId, off: i32) -> f32 {
        let Some(judge) = self.deeper() else { return 0.0 };
        let sheet = self.content.card(card);
        let price = self.state.price(self.me, card, off);
        let here = self.state.player(self.me).space();
        if sheet.buy.not_on.iter().any(|space| space.id() == here) {
            return 0.0;
        }
        let cleared = if sheet.buy.roll.is_empty() {
            1.0
        } else {
            let sides = sheet.buy.roll.iter().map(|face| outer_rim::Face::SIDES[face.idx()]);
            f32::from(sides.sum::<u8>()) / DIE_SIDES
        };
        let room = sheet.asset.as_ref().map_or(0.0, |asset| judge.room(asset));
        let bought = sheet.deck.map_or(0.0, |deck| judge.moment(Trigger::Bought(deck), Some(card)));
        let worth = self.card(card) + bought - room + self.credits(-price) - BARGAIN;
        cleared * worth
    }

    /// What goes to make room for a card.
    fn room(&self, asset: &Asset) -> f32 {
        let kinds: &[Kind] = match asset.kind {
            Kind::Job | Kind::Bounty => &[Kind::Job, Kind::Bounty],
            _ => std::slice::from_ref(&asset.kind),
        };
        let held = || {
            self.state.player(self.me).held().filter(|held| {
                let asset = self.content.asset(held.card, held.turned);
                match held.captive {
                    Some(_) => kinds.contains(&Kind::Crew),
                    None => asset.is_some_and(|asset| kinds.contains(&asset.kind)),
                }
            })
        };
        if (held().count() as i32) < self.state.capacity(self.me, asset.kind) {
            return 0.0;
        }
        // OR-18.11: no captive goes for a gain. To ask what one is worth would also be endless where
        // its reward is the card that needs the room.
        let others = held().filter(|held| held.captive.is_none());
        others.map(|held| self.held(held.card)).reduce(f32::min).unwrap_or(NO_ROOM)
    }

    /// What a contact is worth as crew.
    pub fn hire(&self, card: CardId) -> f32 {
        let Some(judge) = self.deeper() else { return CREW };
        let Some(asset) = &self.content.card(card).asset else { return 0.0 };
        self.card(card) + judge.moment(Trigger::Hired, Some(card)) - judge.room(asset)
    }

    /// What the top card of a deck is worth for nothing.
    pub fn top_gained(&self, deck: Deck) -> f32 {
        let Some(card) = self.state.top(deck) else { return 0.0 };
        let sheet = self.content.card(card);
        let room = sheet.asset.as_ref().map_or(0.0, |asset| self.room(asset));
        (self.card(card) - room).max(0.0)
    }

    /// What a card would bring if it were given in part payment.
    pub fn refund(&self, card: CardId) -> f32 {
        self.content.card(card).cost as f32 / 1000.0 + 0.5
    }

    /// UB-12.3: what turning a card to its other side is worth.
    pub(super) fn turning(&self, card: CardId) -> f32 {
        let held = self.state.player(self.me).holding(card);
        let (Some(held), Some(judge)) = (held, self.deeper()) else { return 0.0 };
        let side = |turned| {
            let asset = self.content.asset(card, turned);
            asset.map_or(0.0, |asset| judge.asset(card, asset, Some(held)))
        };
        side(!held.turned) - side(held.turned)
    }

    fn asset(&self, card: CardId, asset: &Asset, held: Option<&Held>) -> f32 {
        let scope = self.scope(card);
        let mut worth = self.skills(asset, held.is_some());
        worth += self.modifiers(&scope, &asset.modifiers);
        worth += self.abilities(&scope, &asset.abilities);
        if let Some(cargo) = &asset.cargo {
            worth += self.cargo_worth(card, cargo, held);
        }
        if let Some(job) = &asset.job {
            let turns = self.away(&job.at, held);
            worth += self.attempt(card).max(0.0) * self.later(turns);
        }
        if let Some(bounty) = &asset.bounty {
            worth += self.bounty_worth(card, bounty).max(0.0);
        }
        worth
    }

    fn skills(&self, asset: &Asset, held: bool) -> f32 {
        let mut worth = 0.0;
        for skill in &asset.skills {
            let have = usize::from(self.skill(self.me, *skill));
            let before = have.saturating_sub(usize::from(held));
            worth += SKILL[before.min(2)] * self.horizon();
            if before > 0 {
                continue;
            }
            for mine in self.state.player(self.me).held() {
                let job = self.content.asset(mine.card, mine.turned);
                let Some(job) = job.and_then(|asset| asset.job.as_ref()) else { continue };
                let asks = job.skills.iter().filter(|one| one.skill == *skill);
                worth += asks.map(|one| JOB_SKILL[usize::from(one.key)]).sum::<f32>();
            }
        }
        worth
    }

    fn modifiers(&self, scope: &Scope, modifiers: &[Modifier]) -> f32 {
        let worths = modifiers.iter().map(|modifier| {
            let holds = modifier.given.as_ref().is_none_or(|given| self.state.holds(scope, given));
            let by = self.state.amount(scope, &modifier.add) as f32;
            let by = if by == 0.0 { 0.5 } else { by };
            let share = if holds { 1.0 } else { MAYBE };
            match modifier.stat {
                // OR-8.8: fame one additionally has counts like any other.
                outer_rim::Stat::Fame => share * self.fame_whole(by as i32),
                other => share * by * stat(other) * self.horizon(),
            }
        });
        worths.sum()
    }

    fn abilities(&self, scope: &Scope, abilities: &[Ability]) -> f32 {
        abilities.iter().map(|ability| self.ability(scope, ability)).sum()
    }

    /// What having an ability is worth: its uses in the turns to come.
    fn ability(&self, scope: &Scope, ability: &Ability) -> f32 {
        let worth = self.scripted(scope, &ability.script, 2);
        let paid = ability.cost.iter().filter(|cost| !matches!(cost, Cost::DiscardThis));
        let once = ability.cost.contains(&Cost::DiscardThis);
        let cost: f32 = paid.map(|cost| self.costs(scope, std::slice::from_ref(cost))).sum();
        let gain = worth - cost;
        let gain = if ability.must { gain } else { gain.max(0.0) };
        let often = frequency(ability.on) * self.turns;
        let holds = ability.given.as_ref().is_none_or(|given| self.state.holds(scope, given));
        let often = if holds { often } else { NOT_YET_SHARE * often };
        USE_SHARE * gain * if once { often.min(1.0) } else { often.min(USES_MAX) }
    }

    /// What a reward is worth.
    pub fn reward(&self, scope: &Scope, reward: &Reward) -> f32 {
        self.credits(self.state.amount(scope, &reward.credits))
            + self.fame(self.state.amount(scope, &reward.fame))
            + self.scripted(scope, &reward.then, 2)
    }

    /// OR-19.2: what delivering a cargo brings.
    pub fn cargo_reward(&self, card: CardId) -> f32 {
        let held = self.state.player(self.me).holding(card);
        let asset = self.content.asset(card, held.is_some_and(|held| held.turned));
        let Some(cargo) = asset.and_then(|asset| asset.cargo.as_ref()) else { return 0.0 };
        self.reward(&self.scope(card), &cargo.reward)
            + self.moment(Trigger::CargoReward, Some(card))
    }

    /// OR-20.3: what completing a job brings.
    pub fn job_reward(&self, card: CardId) -> f32 {
        let asset = self.content.asset(card, false);
        let Some(job) = asset.and_then(|asset| asset.job.as_ref()) else { return 0.0 };
        self.reward(&self.scope(card), &job.reward) + self.moment(Trigger::JobReward, Some(card))
    }

    /// What trying to deliver a cargo here is worth.
    pub fn delivery(&self, card: CardId) -> f32 {
        let held = self.state.player(self.me).holding(card);
        let Some(asset) = self.content.asset(card, held.is_some_and(|held| held.turned)) else {
            return 0.0;
        };
        if held.is_some_and(|held| held.captive.is_some()) {
            return asset.bounty.as_ref().map_or(0.0, |bounty| self.captive_reward(card, bounty));
        }
        let reward = self.cargo_reward(card);
        if !asset.traits.contains(&Trait::Illegal) {
            return reward;
        }
        let judge = Self { cargo: Some(card), ..*self };
        let trouble = judge.databank(&self.scope(card), 1, 2);
        SLIP * reward + (1.0 - SLIP) * trouble
    }

    fn cargo_worth(&self, card: CardId, cargo: &Cargo, held: Option<&Held>) -> f32 {
        let turns = self.away(&cargo.to, held);
        self.delivery(card).max(0.0) * self.later(turns)
    }

    /// Turns to where something must be brought or done.
    fn away(&self, to: &Destination, held: Option<&Held>) -> u8 {
        match to {
            Destination::Space(space) => self.turns_to(space.id()),
            Destination::Patrol(faction) => self.turns_to(self.state.patrol(*faction).space),
            Destination::Marked => {
                held.and_then(|held| held.mark).map_or(3, |space| self.turns_to(space))
            }
            Destination::Player => 2,
            Destination::Planet => 1,
        }
    }

    /// What attempting a job is worth, once one is there.
    pub fn attempt(&self, card: CardId) -> f32 {
        let asset = self.content.asset(card, false);
        let Some(job) = asset.and_then(|asset| asset.job.as_ref()) else { return 0.0 };
        let judge = Self { job: Some(card), ..*self };
        // Who is here may come along; who is not must be found first.
        let here = self.company().next();
        let (other, company) = match job.players {
            JobPlayers::One => (None, 1.0),
            _ if here.is_some() => (here, 1.0),
            _ => (self.state.others(self.me).next(), COMPANY),
        };
        let scope = Scope { other, ..self.scope(card) };
        let worth = match job.databank {
            Some(number) => judge.databank(&scope, number, 1),
            None => judge.scripted(&scope, &job.script, 1),
        };
        company * worth
    }

    /// What a ship sheet is worth beside the one I have.
    fn ship(&self, ship: ShipId) -> f32 {
        let player = self.state.player(self.me);
        let sheet = self.content.ship(ship);
        let new = self.hull(&sheet.front) + self.ship_goal(ship, 0);
        let old = self.sheets();
        let wish = match player.character().map(|one| &self.content.character(one).goal) {
            Some(Goal::Holds(Condition::Held(HeldCondition::ShipCost(least))))
                if !player.is_flipped() =>
            {
                let scope = Scope::of(self.me, Source::Character);
                if sheet.cost >= self.state.amount(&scope, least) { self.fame(1) } else { 0.0 }
            }
            _ => 0.0,
        };
        (new - old) * self.horizon() + wish + self.ambition_ship(sheet.cost)
    }

    /// What the ship I have is worth, with the goal that may still be met.
    pub fn sheets(&self) -> f32 {
        let player = self.state.player(self.me);
        player.ship().map_or(0.0, |ship| {
            let sheet = self.content.ship(ship);
            match (&sheet.flipped, player.is_ship_flipped()) {
                (Some(flipped), true) => self.hull(flipped),
                _ => self.hull(&sheet.front) + self.ship_goal(ship, player.goal_tokens()[1]),
            }
        })
    }

    fn hull(&self, hull: &Hull) -> f32 {
        let values = HULL.hyperdrive * f32::from(hull.hyperdrive)
            + HULL.combat * f32::from(hull.combat)
            + HULL.hull * f32::from(hull.hull)
            + HULL.cargo * f32::from(hull.cargo + hull.either)
            + HULL.mods * f32::from(hull.mods)
            + HULL.crew * f32::from(hull.crew);
        let scope = Scope::of(self.me, Source::Ship);
        values + self.modifiers(&scope, &hull.powers.modifiers)
    }

    /// OR-9.6: what the best ship of the supply is worth as it is sold there.
    pub fn yard(&self) -> f32 {
        let mine = self.state.player(self.me).ship().map_or(0, |ship| self.content.ship(ship).cost);
        let taken = |ship: ShipId| {
            let all = self.state.others(self.me).chain([self.me]);
            all.into_iter().any(|seat| self.state.player(seat).ship() == Some(ship))
        };
        let ships = (0..self.content.ships.len()).map(|idx| ShipId(idx as u8));
        let dearer = ships.filter(|ship| self.content.ship(*ship).cost > mine && !taken(*ship));
        dearer.map(|ship| self.yard_ship(ship)).fold(0.0, f32::max)
    }

    /// What one ship of the supply is worth, damaged and paid for.
    pub fn yard_ship(&self, ship: ShipId) -> f32 {
        let credits = self.state.player(self.me).credits();
        let card = self.content.ship_card(ship);
        let paid = card.filter(|card| self.state.price(self.me, *card, 0) <= credits);
        paid.map_or(0.0, |card| self.bargain(card, 0) - USED)
    }

    fn ship_goal(&self, ship: ShipId, tokens: u8) -> f32 {
        match &self.content.ship(ship).goal {
            Some(Goal::Ability { .. }) => ABILITY_GOAL * FAME,
            Some(Goal::Happens { times, .. }) if *times > tokens + 1 => GOAL[1] * FAME,
            Some(_) => GOAL[0] * FAME,
            None => 0.0,
        }
    }

    /// What a card adds to the chance of a goal that asks for cards.
    fn goal_wants(&self, asset: &Asset) -> f32 {
        let player = self.state.player(self.me);
        let mut worth = 0.0;
        if let (Some(character), false) = (player.character(), player.is_flipped())
            && let Goal::Holds(condition) = &self.content.character(character).goal
        {
            worth += self.wants(condition, asset, self.fame(1));
        }
        if let (Some(ship), false) = (player.ship(), player.is_ship_flipped())
            && let Some(Goal::Holds(condition)) = &self.content.ship(ship).goal
        {
            worth += self.wants(condition, asset, self.fame(1));
        }
        worth + self.ambition_card(asset)
    }

    pub fn wants(&self, condition: &Condition, asset: &Asset, goal: f32) -> f32 {
        match condition {
            Condition::Logic(LogicCondition::All(list) | LogicCondition::Any(list)) => {
                let each = list.iter().map(|one| self.wants(one, asset, goal));
                each.fold(0.0, f32::max)
            }
            Condition::Held(HeldCondition::Has(filter)) => {
                let scope = Scope::of(self.me, Source::Character);
                let fits = (filter.kinds.is_empty() || filter.kinds.contains(&asset.kind))
                    && filter.with.is_none_or(|with| asset.traits.contains(&with));
                if !fits || self.state.holds(&scope, condition) {
                    return 0.0;
                }
                let many = f32::from(filter.at_least.unwrap_or(2).max(1));
                GATHERED_SHARE * goal / many
            }
            _ => 0.0,
        }
    }
}
