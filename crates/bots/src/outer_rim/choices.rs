//! What every answer to every question is worth.

use super::atlas::Atlas;
use super::encounters::Usual;
use super::judge::Judge;
use super::tuning::{
    ASKED_SKILL, BROWSE, CAPTIVE_KEPT, START_HYPERDRIVE, START_SKILL, WAITING_SHARE,
};
use outer_rim::{
    Action, Arena, CardId, ChoiceEffect, Combat, Deck, Effect, Frame, PLANNING_CREDITS, PickEffect,
    Purpose, Scope, SetupStep, Skill, SpaceId, Standing, Start, State, Step, Testing, Trigger,
    Ways,
};
use std::cell::OnceCell;
use tabletop::Seat;

/// Discarding a card of the market for nothing.
const TROUBLE: f32 = 0.05;
/// Among own cards that may be chosen the one that is worth least, by a little.
const HELD_SHARE: f32 = 0.01;
/// Among contacts the one that would be met most gladly, by a little.
const SPOT_SHARE: f32 = 0.1;
/// Refusing what is not understood.
const CAUTION: f32 = 0.01;
/// Deliveries come first.
const FIRST: f32 = 50.0;
/// The share of one's business that moving a patrol about may cost.
const LEADER: f32 = 0.05;

/// A purchase is not given up once it is begun.
const UNDONE: f32 = -1000.0;

/// Rates the answers to one question.
pub struct Choices<'a> {
    pub judge: Judge<'a>,
    usual: OnceCell<Usual>,
    atlas: OnceCell<Atlas>,
    ways: OnceCell<Ways<'a>>,
    /// What the top card of each deck is worth at its price, if it can be paid.
    tops: OnceCell<[f32; 6]>,
}

impl<'a> Choices<'a> {
    pub fn new(state: &'a State, me: Seat) -> Self {
        Self {
            judge: Judge::new(state, me),
            usual: OnceCell::new(),
            atlas: OnceCell::new(),
            ways: OnceCell::new(),
            tops: OnceCell::new(),
        }
    }

    /// With an atlas that was made before.
    pub fn with_atlas(state: &'a State, me: Seat, atlas: Option<Atlas>) -> Self {
        let choices = Self::new(state, me);
        if let Some(atlas) = atlas {
            // The cell is new, so nothing is lost.
            let _ = choices.atlas.set(atlas);
        }
        choices
    }

    /// With what was thought through before, a little while ago.
    pub fn knowing(self, usual: &Usual) -> Self {
        let _ = self.usual.set(*usual);
        self
    }

    /// The atlas, if one was needed.
    pub fn into_atlas(self) -> Option<Atlas> {
        self.atlas.into_inner()
    }

    /// The answer that is worth most; of equals the first of the menu.
    pub fn best(&self, actions: &[Action]) -> Option<Action> {
        let rated = actions.iter().map(|action| (*action, self.rate(*action)));
        rated.reduce(|best, other| if other.1 > best.1 { other } else { best }).map(|best| best.0)
    }

    fn atlas(&self) -> &Atlas {
        self.atlas.get_or_init(|| {
            let mut usual = *self.usual();
            Atlas::new(self.judge.state, self.judge.me, &mut usual)
        })
    }

    /// What does not change from one space to the next.
    pub fn usual(&self) -> &Usual {
        self.usual.get_or_init(|| self.judge.usual())
    }

    fn ways(&self) -> &Ways<'a> {
        self.ways.get_or_init(|| self.judge.state.ways(self.judge.me))
    }

    fn here(&self) -> SpaceId {
        self.judge.state.player(self.judge.me).space()
    }

    /// What an answer is worth.
    pub fn rate(&self, action: Action) -> f32 {
        let judge = &self.judge;
        let Some(frame) = judge.state.frames().last() else { return 0.0 };
        // It stands in many menus, and need not be begun in any.
        if action == Action::Aside {
            return caution(action);
        }
        match frame {
            Frame::Setup { step, .. } => self.setup(*step, action),
            Frame::Turn { step, .. } => match step {
                Step::Planning => self.planning(action),
                Step::Action => self.acting(action),
                _ => self.encounter(action),
            },
            Frame::Move { left, .. } => self.flight(*left, action),
            Frame::Run { at, scope } => {
                let effect = judge.content.script(at.block).get(usize::from(at.pc));
                effect.map_or(0.0, |effect| self.effect(scope, effect, action))
            }
            Frame::Dice { at, .. } => self.die(at.block, at.pc, action),
            Frame::Test(testing) => self.skill(testing, action),
            Frame::Window(window) => self.window(window, action),
            Frame::Market { off, .. } => self.market(i32::from(*off), action),
            Frame::Buy(buying) => self.barter(buying.price, action),
            Frame::Browse { .. } => self.browse(action),
            Frame::Pay { .. } | Frame::Fit { .. } => match action {
                Action::Card(card) => -judge.held(card),
                _ => 0.0,
            },
            Frame::Deliver { .. } => match action {
                Action::Card(card) => judge.delivery(card),
                _ => 0.0,
            },
            Frame::Contact { .. } => self.encounter(action),
            Frame::Overcome { card, .. } => match action {
                Action::Capture => judge.capture(*card),
                _ => judge.elimination(*card),
            },
            Frame::Defend { seat, owner, .. } => self.defend(*seat, *owner, action),
            Frame::Consent { seat, .. } => self.consent(*seat, action),
            Frame::Job { .. } => self.rival(action),
            Frame::Patrol { faction, .. } => match action {
                // A patrol that lets nobody pass is welcome elsewhere.
                Action::Space(space) if !judge.is_friend(*faction) => {
                    f32::from(judge.state.map().distance(self.here(), space))
                }
                _ => 0.0,
            },
            Frame::Offer(offering) => self.offer(offering, action),
            Frame::Favor(asking) => self.favor(asking, action),
            Frame::Renown { standing, .. } => match action {
                // UB-7.3: one faction is glad, another resents it.
                Action::Faction(faction) => {
                    let steps = if *standing == Standing::Negative { 1 } else { -1 };
                    judge.reputation(judge.me, faction, steps)
                }
                _ => 0.0,
            },
            Frame::Reveal { .. } => match action {
                Action::Spot(spot) => judge.spot(self.usual(), spot),
                _ => 0.0,
            },
            _ => caution(action),
        }
    }

    /// What a card given in part payment is worth.
    fn barter(&self, price: i32, action: Action) -> f32 {
        let judge = &self.judge;
        match action {
            Action::Barter(card) => {
                let price = judge.content.card(card).cost.min(price);
                -judge.credits(-price) - judge.held(card)
            }
            // Who chose to buy has weighed what it takes.
            Action::No => UNDONE,
            _ => 0.0,
        }
    }

    fn setup(&self, step: SetupStep, action: Action) -> f32 {
        let judge = &self.judge;
        match (step, action) {
            (_, Action::TakeCharacter(character)) => {
                let sheet = judge.content.character(character);
                2.0 * f32::from(sheet.combat) + START_SKILL * sheet.skills.len() as f32
            }
            (_, Action::TakeAmbition(ambition)) => judge.suits(ambition),
            (_, Action::TakeShip(ship)) => {
                // Who hunts fights; who carries flies.
                let hull = &judge.content.ship(ship).front;
                let player = judge.state.player(judge.me);
                let hunts = player.character().is_some_and(|one| {
                    judge.content.character(one).setup.start() == Some(Start::Bounty)
                });
                let fights = if hunts { 2.0 } else { 1.0 };
                fights * f32::from(hull.combat) + START_HYPERDRIVE * f32::from(hull.hyperdrive)
            }
            (_, Action::Space(space)) => self.atlas().at(judge, space),
            _ => 0.0,
        }
    }

    fn planning(&self, action: Action) -> f32 {
        let judge = &self.judge;
        let stay = || self.atlas().at(judge, self.here());
        match action {
            Action::Move => {
                let drive = judge.state.hyperdrive(judge.me).clamp(0, 20) as u8;
                let (to, worth) = self.atlas().best(judge, self.ways(), drive);
                if to == self.here() { f32::NEG_INFINITY } else { worth }
            }
            Action::Recover => {
                let gain =
                    judge.recovery() + judge.moment(Trigger::Recovered, None) + judge.rested();
                // Whoever is whole earns a living instead, whatever dice may tell of it.
                if gain > 0.0 { stay() + gain } else { f32::NEG_INFINITY }
            }
            Action::Earn => stay() + judge.credits(PLANNING_CREDITS),
            Action::Use(ability) => stay() + self.ability(ability),
            _ => caution(action),
        }
    }

    fn acting(&self, action: Action) -> f32 {
        match action {
            Action::Deliver => FIRST,
            // Whoever has looked and left does not look again.
            Action::Market | Action::Trade if self.has_looked() => f32::NEG_INFINITY,
            Action::Market => self.market_visit(),
            Action::Trade => self.trade(),
            Action::Use(ability) => self.ability(ability),
            _ => caution(action),
        }
    }

    /// OR-6.2: whether a visit to the market or a trade of this turn came to nothing.
    pub fn has_looked(&self) -> bool {
        let turn = self.judge.state.frames().first();
        matches!(turn, Some(Frame::Turn { looks: 1.., .. }))
    }

    /// What a visit to the market is worth; something new is always to be seen.
    fn market_visit(&self) -> f32 {
        let judge = &self.judge;
        let tops = Deck::ALL.iter().filter_map(|deck| judge.state.top(*deck));
        let credits = judge.state.player(judge.me).credits();
        let sold = tops.filter(|card| judge.state.price(judge.me, *card, 0) <= credits);
        sold.map(|card| judge.bargain(card, 0)).fold(BROWSE, f32::max)
    }

    fn market(&self, off: i32, action: Action) -> f32 {
        let judge = &self.judge;
        match action {
            Action::Buy(deck) => judge.state.top(deck).map_or(0.0, |card| judge.bargain(card, off)),
            Action::DiscardTop(deck) => self.discard(deck, off),
            _ => 0.0,
        }
    }

    /// What another top card may be worth above the best there is now.
    fn discard(&self, deck: Deck, off: i32) -> f32 {
        let judge = &self.judge;
        let credits = judge.state.player(judge.me).credits();
        let buyable = |card: &CardId| judge.state.price(judge.me, *card, off) <= credits;
        let rated = |card: CardId| judge.bargain(card, off);
        let tops = self.tops.get_or_init(|| {
            std::array::from_fn(|idx| {
                let top = judge.state.top(Deck::ALL[idx]).filter(buyable);
                top.map_or(0.0, rated)
            })
        });
        let others = Deck::ALL.iter().filter(|other| **other != deck);
        let best = others.map(|other| tops[other.idx()]).fold(0.0, f32::max);
        let next = judge.state.next_cards(deck);
        let sum: f32 =
            next.iter().map(|card| if buyable(card) { rated(*card).max(best) } else { best }).sum();
        let Some(top) = judge.state.top(deck) else { return 0.0 };
        // What lies there now may be bought, now or once there is money for it.
        let waiting = if buyable(&top) { 0.0 } else { WAITING_SHARE * rated(top).max(0.0) };
        sum / next.len().max(1) as f32 - TROUBLE - waiting
    }

    fn encounter(&self, action: Action) -> f32 {
        let judge = &self.judge;
        match action {
            Action::FightPatrol(faction) => judge.patrol(faction),
            Action::EncounterSpace => judge.space(self.here(), false),
            Action::CrossTheCore => judge.space(self.here(), true) + self.across(),
            // At the token itself the question is whether to talk.
            Action::Contact(spot) => match judge.state.frames().last() {
                Some(Frame::Contact { .. }) => match judge.state.token(spot) {
                    outer_rim::Token::Up(contact) => judge.meet(contact),
                    _ => 0.0,
                },
                _ => judge.spot(self.usual(), spot),
            },
            Action::Bounty(card) => judge.hunt(card),
            Action::Job(card) => judge.attempt(card),
            Action::Use(ability) => self.ability(ability),
            _ => caution(action),
        }
    }

    // UB-4.4: the other end may be nearer to one's business.
    fn across(&self) -> f32 {
        let judge = &self.judge;
        let Some(other) = judge.state.map().across(self.here()) else { return 0.0 };
        0.5 * (self.atlas().at(judge, other) - self.atlas().at(judge, self.here()))
    }

    fn flight(&self, left: u8, action: Action) -> f32 {
        let judge = &self.judge;
        let (to, _) = self.atlas().best(judge, self.ways(), left);
        match action {
            Action::Fly(space) => {
                let step = self.ways().first_step(self.here(), to, left);
                if step == Some(space) { 1.0 } else { -1.0 }
            }
            Action::SetCourse(space) => {
                if space == to {
                    2.0
                } else {
                    -1.0
                }
            }
            _ => 0.0,
        }
    }

    /// Where a flight of this many steps may end: the step it begins with, its end, its worth.
    pub fn flights(&self, left: u8) -> Vec<(Action, SpaceId, f32)> {
        let judge = &self.judge;
        let here = self.here();
        let mut flights = vec![(Action::Done, here, self.atlas().at(judge, here))];
        for to in self.ways().within(here, left) {
            if let Some(step) = self.ways().first_step(here, to, left) {
                flights.push((Action::Fly(step), to, self.atlas().at(judge, to)));
            }
        }
        flights
    }

    /// What using an ability of mine now is worth.
    fn ability(&self, ability: outer_rim::AbilityId) -> f32 {
        let judge = &self.judge;
        let source = judge.state.ability_source(judge.me, ability);
        let other = judge.state.ability_owner(judge.me, ability);
        let scope = Scope { other, ..Scope::of(judge.me, source) };
        let ability = judge.content.ability(ability);
        judge.script(&scope, &ability.script) - judge.costs(&scope, &ability.cost)
    }

    fn effect(&self, scope: &Scope, effect: &Effect, action: Action) -> f32 {
        let judge = &self.judge;
        match (effect, action) {
            (Effect::Choice(ChoiceEffect::Choose(options)), Action::Choose(idx)) => {
                options.get(usize::from(idx)).map_or(0.0, |one| judge.option(scope, one, 1))
            }
            (Effect::Choice(ChoiceEffect::May(script)), Action::Yes) => judge.script(scope, script),
            (Effect::Choice(ChoiceEffect::Pay(payment)), Action::Yes) => {
                judge.script(scope, &payment.then) - judge.costs(scope, &payment.cost)
            }
            (Effect::Choice(ChoiceEffect::Pay(payment)), Action::No) => {
                judge.script(scope, &payment.otherwise)
            }
            (Effect::Choice(ChoiceEffect::ChoosePlayer(choice)), Action::Player(other)) => {
                let ahead = LEADER * judge.state.fame(other) as f32;
                judge.script(&Scope { other: Some(other), ..*scope }, &choice.then) + ahead
            }
            (Effect::Choice(ChoiceEffect::ChooseFaction(choice)), Action::Faction(faction)) => {
                judge.script(&Scope { faction: Some(faction), ..*scope }, &choice.then)
            }
            (Effect::Choice(ChoiceEffect::ChooseSpace(choice)), Action::Space(space)) => {
                // Whether one goes there or marks it, one will have to be there; a rival who
                // chooses for somebody wants them far away.
                let worth = judge.script(&Scope { space: Some(space), ..*scope }, &choice.then);
                let there = self.atlas().at(judge, space);
                if scope.seat == judge.me { worth + there } else { -there }
            }
            (Effect::Choice(ChoiceEffect::ChooseCard(choice)), Action::Card(card)) => {
                let scope = Scope { card: Some(card), ..*scope };
                let theirs = judge.content.card(card).cost as f32 / 1000.0;
                let worth = judge.script(&scope, &choice.then);
                if choice.other { worth + theirs } else { worth - HELD_SHARE * judge.held(card) }
            }
            (Effect::Choice(ChoiceEffect::ChooseContact(choice)), Action::Spot(spot)) => {
                let scope = Scope { spot: Some(spot), ..*scope };
                judge.script(&scope, &choice.then) + SPOT_SHARE * judge.spot(self.usual(), spot)
            }
            (Effect::Pick(PickEffect::Discard(_)), Action::Card(card)) => -judge.held(card),
            (Effect::Pick(PickEffect::BuyTop { deck, off }), Action::Yes) => {
                let off = judge.state.amount(scope, off);
                judge.state.top(*deck).map_or(0.0, |card| judge.bargain(card, off))
            }
            (Effect::Pick(PickEffect::BuyShip { .. }), Action::TakeShip(ship)) => {
                judge.yard_ship(ship)
            }
            (Effect::Pick(PickEffect::LendSkill(_)), Action::Skill(skill)) => {
                self.lent_skill(skill)
            }
            (Effect::Pick(PickEffect::RedirectPatrol), Action::Player(other)) => {
                judge.state.fame(other) as f32
            }
            _ => 0.0,
        }
    }

    fn skill(&self, testing: &Testing, action: Action) -> f32 {
        match action {
            Action::Skill(skill) => f32::from(self.judge.state.skill(testing.seat, skill)),
            _ => 0.0,
        }
    }

    // The skill of the test at hand, if one does not have it twice already.
    fn lent_skill(&self, skill: Skill) -> f32 {
        let judge = &self.judge;
        let asked = judge.state.frames().iter().rev().find_map(|frame| match frame {
            Frame::Test(testing) => testing.skill,
            _ => None,
        });
        let have = f32::from(judge.state.skill(judge.me, skill));
        if asked == Some(skill) { ASKED_SKILL - have } else { -have }
    }

    fn browse(&self, action: Action) -> f32 {
        let judge = &self.judge;
        match action {
            Action::Card(card) => judge.bargain(card, 0),
            Action::Kind(kind) => {
                let free =
                    judge.state.capacity(judge.me, kind) - judge.state.n_cards(judge.me, kind);
                free as f32
            }
            _ => 0.0,
        }
    }

    fn defend(&self, hunter: Seat, owner: Seat, action: Action) -> f32 {
        if action != Action::Yes || owner != self.judge.me {
            return 0.0;
        }
        let judge = &self.judge;
        let arena = judge.arena_at(self.here());
        let theirs = judge.dice(hunter, arena);
        let (_, wounds) = judge.combat(arena, theirs);
        let saved = 1.0 - super::odds::Odds::get().win(theirs, judge.dice(owner, arena));
        CAPTIVE_KEPT * saved - wounds
    }

    // UB-8.4: rewards of a job for two go to both, but nobody helps somebody to win.
    fn consent(&self, owner: Seat, action: Action) -> f32 {
        let judge = &self.judge;
        let goal = judge.state.fame_needed(owner);
        let close = judge.state.fame(owner) + 2 >= goal;
        if action == Action::Yes && !close { 1.0 } else { 0.0 }
    }

    fn rival(&self, action: Action) -> f32 {
        match action {
            Action::Player(other) => {
                let dice = self.judge.dice(other, Arena::Ground);
                self.judge.state.fame(other) as f32 - dice as f32
            }
            _ => caution(action),
        }
    }

    /// What is at stake in a combat for me, beside the wounds.
    pub fn stake(&self, combat: &Combat) -> f32 {
        let judge = &self.judge;
        match combat.purpose {
            Purpose::Patrol(faction) => judge.patrol(faction).abs() + 2.0,
            Purpose::Bounty(card, _) => judge.elimination(card).max(judge.capture(card)),
            Purpose::Script => {
                let script = |block| judge.effects(&combat.scope, judge.content.script(block), 1);
                (script(combat.win) - script(combat.lose)).abs()
            }
        }
    }
}

/// Where nothing is known about a question: no thanks.
pub fn caution(action: Action) -> f32 {
    match action {
        Action::No | Action::Done => CAUTION,
        // What can be begun at any time need not be begun.
        Action::Aside | Action::Offer | Action::AskFavor | Action::Drop | Action::Trade => {
            f32::NEG_INFINITY
        }
        _ => 0.0,
    }
}
