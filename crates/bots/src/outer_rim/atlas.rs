//! What a turn in each space is worth, and where one's business lies.

use super::bounties::Seen;
use super::encounters::Usual;
use super::judge::Judge;
use super::tuning::BROWSE;
use outer_rim::{
    Deck, Destination, Errand, Event, Held, OuterRim, PlayerEvent, SpaceId, State, Ways,
};
use tabletop::{Game, Seat};

/// Spaces are numbered below this.
pub const SPACES: usize = 64;
/// Business somewhere else is worth less than its reward: it takes the turn's encounter.
const ERRAND: f32 = 0.75;

/// What a turn in each space is worth.
#[derive(Clone)]
pub struct Atlas {
    /// A turn that ends there.
    turns: [f32; SPACES],
    /// Places where something is to be done, and what it is worth.
    business: Vec<(SpaceId, f32)>,
    drive: u8,
}

impl Atlas {
    /// Looks at every space as if one were there.
    pub fn new(state: &State, me: Seat, usual: &mut Usual) -> Self {
        let mut scratch = state.clone();
        let spaces: Vec<SpaceId> = state.map().spaces().collect();
        let mut turns = [0.0; SPACES];
        let here = Judge::new(state, me);
        let market = Market::new(&here);
        for space in spaces {
            OuterRim::evolve(
                &mut scratch,
                &Event::Player(PlayerEvent::Moved { seat: me, to: space }),
            );
            let judge = here.elsewhere(&scratch);
            let delivered = judge.deliveries();
            let shops = if scratch.map().kind(space).is_planet() { market.at(space) } else { 0.0 };
            let encountered = judge.best_encounter(usual);
            turns[space.idx()] = delivered + shops + judge.deeds() + encountered;
        }
        let drive = state.hyperdrive(me).clamp(1, 20) as u8;
        Self { turns, business: business(&here), drive }
    }

    /// What standing in a space at the end of a move is worth: this turn, and the business ahead.
    pub fn at(&self, judge: &Judge<'_>, space: SpaceId) -> f32 {
        let map = judge.state.map();
        let ahead = self.business.iter().filter(|(at, _)| *at != space).map(|(at, worth)| {
            let turns = map.distance(space, *at).div_ceil(self.drive);
            ERRAND * worth * judge.later(turns)
        });
        self.turns[space.idx()] + ahead.sum::<f32>()
    }

    /// The best space a move of this many steps can end in, and what it is worth.
    pub fn best(&self, judge: &Judge<'_>, ways: &Ways<'_>, steps: u8) -> (SpaceId, f32) {
        let here = judge.state.player(judge.me).space();
        let mut best = (here, self.at(judge, here));
        for space in ways.within(here, steps) {
            let worth = self.at(judge, space);
            if worth > best.1 {
                best = (space, worth);
            }
        }
        best
    }
}

/// The best bargains of the market, with the planets where they cannot be bought.
struct Market<'a> {
    bargains: Vec<(f32, &'a [outer_rim::Ref<SpaceId>])>,
}

impl<'a> Market<'a> {
    fn new(judge: &Judge<'a>) -> Self {
        let tops = Deck::ALL.iter().filter_map(|deck| judge.state.top(*deck));
        let credits = judge.state.player(judge.me).credits();
        let affordable = tops.filter(|card| judge.state.price(judge.me, *card, 0) <= credits);
        let bargains = affordable
            .map(|card| {
                let not_on = &judge.content.card(card).buy.not_on[..];
                (judge.bargain(card, 0), not_on)
            })
            .filter(|(worth, _)| *worth > 0.0)
            .collect();
        Self { bargains }
    }

    fn at(&self, space: SpaceId) -> f32 {
        let sold =
            self.bargains.iter().filter(|(_, not_on)| !not_on.iter().any(|one| one.id() == space));
        sold.map(|(worth, _)| *worth).fold(BROWSE, f32::max)
    }
}

fn business(judge: &Judge<'_>) -> Vec<(SpaceId, f32)> {
    let mut business = Vec::new();
    for held in judge.state.player(judge.me).held() {
        if held.captive.is_some() {
            if let Some(bounty) = judge.bounty(held.card) {
                business.push((bounty.to.id(), judge.delivery(held.card)));
            }
            continue;
        }
        let Some(asset) = judge.content.asset(held.card, held.turned) else { continue };
        if let Some(cargo) = &asset.cargo
            && let Some(space) = place(judge, &cargo.to, held)
        {
            business.push((space, judge.delivery(held.card)));
        }
        if let Some(job) = &asset.job
            && let Some(space) = place(judge, &job.at, held)
        {
            business.push((space, judge.attempt(held.card)));
        }
        if let Some(bounty) = &asset.bounty {
            hunting(judge, held, bounty.target.id(), &mut business);
        }
    }
    judge.ambition_business(&mut business);
    business.retain(|(_, worth)| *worth > 0.0);
    business
}

fn hunting(
    judge: &Judge<'_>,
    held: &Held,
    target: outer_rim::ContactId,
    business: &mut Vec<(SpaceId, f32)>,
) {
    let worth = judge.hunt(held.card);
    let (_, chance) = judge.whereabouts(target);
    let class = judge.content.contact(target).class;
    let mut hidden = Vec::new();
    for (space, token) in judge.state.spots() {
        match judge.seen(token) {
            Seen::Contact(contact) if contact == target => {
                business.push((space, worth));
                return;
            }
            Seen::Class(down) if down == class => hidden.push(space),
            _ => {}
        }
    }
    let share = worth * chance / hidden.len().max(1) as f32;
    business.extend(hidden.into_iter().map(|space| (space, share)));
}

/// Where business is done: with a player, where the nearest one is.
fn place(judge: &Judge<'_>, to: &Destination, held: &Held) -> Option<SpaceId> {
    let errand = judge.state.errand(held, to);
    let nearest = || {
        let others = judge.state.others(judge.me);
        let spaces = others.map(|other| judge.state.player(other).space());
        let here = judge.state.player(judge.me).space();
        spaces.min_by_key(|space| judge.state.map().distance(here, *space))
    };
    match errand {
        Errand::Player => nearest(),
        _ => errand.space(),
    }
}
