//! Offers and favors: made and taken when both sides gain by them.

use super::choices::Choices;
use super::judge::Judge;
use super::tuning::SKILL_HELP;
use outer_rim::{
    Action, AskStep, Asking, CardId, Favor, Frame, Good, Goods, Held, Kind, Occasion, Offering,
    Trait,
};
use tabletop::Seat;

/// What a favor helps in a combat, of what is at stake.
const COMBAT_HELP: f32 = 0.12;
/// What both sides together must gain by a deal, and each of them.
const SURPLUS: f32 = 2.0;
const MARGIN: f32 = 0.6;
/// Whoever gains less than this share of what the other gains keeps their things.
const ENVY: f32 = 0.3;
/// Whoever is so close to winning gets nothing.
const CLOSE: i32 = 2;
/// What a favor is paid with, in credits.
const FEE: u16 = 1000;
/// What a debt token is worth.
const DEBT: f32 = 1.0;
/// What a favor costs the one who grants it.
const TROUBLE: f32 = 0.4;

/// One card for credits.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Deal {
    with: Seat,
    card: CardId,
    /// Whether the card is mine.
    sold: bool,
    /// In thousands.
    price: i32,
    gain: f32,
}

impl Choices<'_> {
    /// What a trade here would bring: the best deal that both would make.
    pub(super) fn trade(&self) -> f32 {
        let fresh = matches!(self.judge.state.frames().last(), Some(Frame::Turn { asides: 0, .. }));
        let deal = if fresh { self.deal() } else { None };
        deal.map_or(f32::NEG_INFINITY, |deal| deal.gain)
    }

    fn deal(&self) -> Option<Deal> {
        let judge = &self.judge;
        let here = judge.state.player(judge.me).space();
        let partners = judge.me.round(judge.state.n_seats()).skip(1);
        let near = partners.filter(|other| judge.state.player(*other).space() == here);
        let deals = near.flat_map(|other| {
            let theirs = Judge::new(judge.state, other);
            let sold = exchanges(judge, &theirs, true);
            sold.chain(exchanges(&theirs, judge, false)).collect::<Vec<_>>()
        });
        deals.reduce(|best, other| if other.gain > best.gain { other } else { best })
    }

    /// What an answer to an offer, or the next thing to put into one, is worth.
    pub(super) fn offer(&self, offering: &Offering, action: Action) -> f32 {
        if offering.proposed {
            return if action == Action::Yes { self.accepts(offering) } else { 0.0 };
        }
        // Without a deal in mind, or after one was refused, there is nothing to offer.
        let asides = self.judge.state.frames().first().map_or(1, |frame| match frame {
            Frame::Turn { asides, .. } => *asides,
            _ => 1,
        });
        let deal = if asides == 0 { self.deal() } else { None };
        let Some(deal) = deal else { return if action == Action::Done { 1.0 } else { 0.0 } };
        let (card_in, credits) = if deal.sold {
            (offering.gives.cards().next(), offering.wants.credits)
        } else {
            (offering.wants.cards().next(), offering.gives.credits)
        };
        let step = if deal.price - credits / 1000 >= 5 { 5000 } else { 1000 };
        let next = match (offering.to, card_in) {
            (None, _) => Action::Player(deal.with),
            (_, None) if deal.sold => Action::Give(Good::Card(deal.card)),
            (_, None) => Action::Want(Good::Card(deal.card)),
            _ if credits / 1000 >= deal.price => Action::Propose,
            _ if deal.sold => Action::Want(Good::Credits(step)),
            _ => Action::Give(Good::Credits(step)),
        };
        match action {
            _ if action == next => 2.0,
            Action::Done => 1.0,
            _ => 0.0,
        }
    }

    fn accepts(&self, offering: &Offering) -> f32 {
        let judge = &self.judge;
        let other = Judge::new(judge.state, offering.seat);
        let mine = goods_in(judge, &offering.gives) - goods_out(judge, &offering.wants);
        let theirs = goods_in(&other, &offering.wants) - goods_out(&other, &offering.gives);
        let goal = judge.state.fame_needed(offering.seat);
        let close = judge.state.fame(offering.seat) + CLOSE >= goal;
        if close || mine < ENVY * theirs { -1.0 } else { mine - MARGIN / 2.0 }
    }

    /// UB-13: what asking for a favor, or granting one, is worth.
    pub(super) fn favor(&self, asking: &Asking, action: Action) -> f32 {
        let judge = &self.judge;
        match (asking.step, action) {
            // Who was refused once does not beg.
            (AskStep::Choose, Action::Favor(_)) if asking.again => -1.0,
            (AskStep::Choose, Action::Favor(favor)) => {
                let paid = if asking.debtor.is_some() { 0.0 } else { 1.0 };
                self.help(asking.occasion, favor) - paid
            }
            (AskStep::Choose, Action::CallIn(_)) => {
                let best = match asking.occasion {
                    Occasion::Test(skill) => self.help(asking.occasion, Favor::Advice(skill)),
                    Occasion::Combat => self.help(asking.occasion, Favor::BattlePlan),
                    Occasion::Turn | Occasion::Reputation(_) => 0.0,
                };
                best - DEBT / 2.0
            }
            (AskStep::Pay, Action::Give(Good::Credits(FEE))) if asking.pays.credits == 0 => 2.0,
            (AskStep::Pay, Action::Propose) => 1.0,
            (AskStep::Answer(_), Action::Yes) => {
                let goal = judge.state.fame_needed(asking.seat);
                let close = judge.state.fame(asking.seat) + CLOSE >= goal;
                if close { -1.0 } else { goods_in(judge, &asking.pays) - TROUBLE }
            }
            (AskStep::Answer(_), Action::Want(_)) => -1.0,
            (AskStep::Accept, Action::Player(by)) => {
                let mut others = judge.state.others(judge.me);
                let at = others.position(|other| other == by).unwrap_or(0);
                let price = asking.willing.get(at).copied().flatten();
                let more = price.map_or(0.0, |price| {
                    f32::from(price.credits) / 1000.0 + DEBT * f32::from(price.debts.len())
                });
                1.0 - more
            }
            _ => 0.0,
        }
    }

    /// What a favor would help at the roll at hand.
    fn help(&self, occasion: Occasion, favor: Favor) -> f32 {
        match (occasion, favor) {
            (Occasion::Test(skill), Favor::Advice(_)) => {
                let have = self.judge.skill(self.judge.me, skill);
                self.test_gap().map_or(0.0, |gap| SKILL_HELP[usize::from(have != 0)] * gap)
            }
            (Occasion::Combat, _) => COMBAT_HELP * self.combat_stake(),
            _ => 0.0,
        }
    }
}

/// What somebody would pay for goods.
fn goods_in(judge: &Judge<'_>, goods: &Goods) -> f32 {
    let cards: f32 = goods.cards().map(|card| judge.card(card)).sum();
    cards + judge.credits(goods.credits) + DEBT * f32::from(goods.debts.len())
}

/// What somebody would want for goods.
fn goods_out(judge: &Judge<'_>, goods: &Goods) -> f32 {
    let cards: f32 = goods.cards().map(|card| judge.held(card)).sum();
    cards - judge.credits(-goods.credits) + DEBT * f32::from(goods.debts.len())
}

/// The cards of one player that another would pay more for than they are worth to their owner.
fn exchanges<'b>(
    seller: &'b Judge<'b>,
    buyer: &'b Judge<'b>,
    sold: bool,
) -> impl Iterator<Item = Deal> + 'b {
    let free = |held: &&Held| {
        let asset = seller.content.asset(held.card, held.turned);
        held.captive.is_none()
            && asset.is_some_and(|asset| {
                !asset.traits.contains(&Trait::Imposed) && has_room(buyer, asset.kind)
            })
    };
    seller.state.player(seller.me).held().filter(free).filter_map(move |held| {
        let (worth, price) = (seller.held(held.card), buyer.card(held.card));
        let purse = buyer.state.player(buyer.me).credits() / 1000;
        if price - worth < SURPLUS || purse < 1 {
            return None;
        }
        let middle = f32::midpoint(worth, price).ceil() as i32;
        let price_paid = middle.clamp(1, purse);
        let seller_gains = price_paid as f32 - worth;
        let buyer_gains = price + buyer.credits(-1000 * price_paid);
        let fair = seller_gains >= MARGIN && buyer_gains >= MARGIN;
        let gain = if sold { seller_gains } else { buyer_gains };
        let with = if sold { buyer.me } else { seller.me };
        fair.then_some(Deal { with, card: held.card, sold, price: price_paid, gain })
    })
}

fn has_room(judge: &Judge<'_>, kind: Kind) -> bool {
    let taken = match kind {
        Kind::Job | Kind::Bounty => {
            judge.state.n_cards(judge.me, Kind::Job) + judge.state.n_cards(judge.me, Kind::Bounty)
        }
        other => judge.state.n_cards(judge.me, other),
    };
    taken < judge.state.capacity(judge.me, kind)
}
