//! OR-23, UB-13, UB-14: offers, favors and debts in words.

use super::names;
use super::reader::Reader;
use super::terms;
use crate::{Speaker, args};
use outer_rim::{
    Action, AskStep, Asking, CardId, Content, Dealing, Favor, Frame, Good, Goods, Occasion,
    Offering, Price,
};
use tabletop::{Seat, SeatSet};

pub(super) fn label(reader: &Reader<'_>, action: Action) -> String {
    let speaker = reader.speaker;
    match action {
        Action::Trade => speaker.plain("or-trade"),
        Action::Aside => {
            let me = reader.me();
            // OR-24.2: only what can be done there now is named.
            let company = if reader.state.can_ask_favor(me) {
                "yes"
            } else if reader.state.can_offer_credits(me) {
                "no"
            } else {
                "alone"
            };
            let drop = if reader.state.may_discard(me) { "yes" } else { "no" };
            speaker.say("or-aside", &args([("company", company.into()), ("drop", drop.into())]))
        }
        Action::Offer => speaker.plain("or-offer"),
        Action::AskFavor => speaker.plain("or-ask-favor"),
        Action::Drop => speaker.plain("or-drop"),
        Action::Propose => speaker.plain("or-propose"),
        Action::Give(good) => {
            let needed = matches!(good, Good::Card(card)
                if reader.state.stands_by(reader.me(), card));
            let key = if needed { "or-give-armor" } else { "or-give" };
            speaker.say(key, &args([("good", good_text(reader, good).into())]))
        }
        Action::Want(good) => {
            speaker.say("or-want", &args([("good", good_text(reader, good).into())]))
        }
        Action::Favor(favor) => names::capital(&favor_text(speaker, favor)),
        Action::CallIn(seat) => speaker.say("or-call-in", &names::named(reader.player(seat))),
        Action::TakeCharacter(_)
        | Action::TakeShip(_)
        | Action::TakeAmbition(_)
        | Action::Move
        | Action::Recover
        | Action::Earn
        | Action::Fly(_)
        | Action::SetCourse(_)
        | Action::Market
        | Action::Deliver
        | Action::DiscardTop(_)
        | Action::Buy(_)
        | Action::Barter(_)
        | Action::FightPatrol(_)
        | Action::EncounterSpace
        | Action::CrossTheCore
        | Action::Contact(_)
        | Action::Bounty(_)
        | Action::Job(_)
        | Action::Eliminate
        | Action::Capture
        | Action::Use(_)
        | Action::Choose(_)
        | Action::Skill(_)
        | Action::Player(_)
        | Action::Faction(_)
        | Action::Space(_)
        | Action::Card(_)
        | Action::Spot(_)
        | Action::Die(_)
        | Action::Kind(_)
        | Action::Yes
        | Action::No
        | Action::Done => String::new(),
    }
}

/// OR-13.3: the cards among these without which the one who gives them is defeated.
pub(super) fn needed(reader: &Reader<'_>, goods: &Goods) -> Vec<String> {
    let needed = goods.cards().filter(|card| reader.state.stands_by(reader.me(), *card));
    let told = |card| {
        let facts = args([("card", reader.card(card).into())]);
        reader.speaker.say("or-needed", &facts)
    };
    needed.map(told).collect()
}

fn good_text(reader: &Reader<'_>, good: Good) -> String {
    match good {
        Good::Credits(amount) => reader.credits(i32::from(amount)),
        Good::Debt(whose) => debt_text(reader.speaker, whose),
        Good::Card(card) => reader.card_and_kind(card),
    }
}

fn debt_text(speaker: &Speaker<'_>, whose: Seat) -> String {
    speaker.say("or-debt", &names::who(speaker, whose))
}

/// What one side hands over: `2,000 credits and “Vibroknife”`.
pub(super) fn goods_text(speaker: &Speaker<'_>, content: &Content, goods: &Goods) -> String {
    let mut parts = Vec::new();
    if goods.credits != 0 {
        parts.push(names::credits(speaker, goods.credits));
    }
    parts.extend(debts(speaker, goods.debts));
    let title = |card| names::quoted(speaker, names::card(speaker, content, card, false));
    parts.extend(goods.cards().map(title));
    if parts.is_empty() { speaker.plain("or-nothing") } else { names::listed(speaker, &parts) }
}

fn debts(speaker: &Speaker<'_>, debts: SeatSet) -> impl Iterator<Item = String> {
    let each: Vec<String> = debts.iter().map(|whose| debt_text(speaker, whose)).collect();
    each.into_iter()
}

/// What is asked beyond what was offered.
pub(super) fn price_text(speaker: &Speaker<'_>, price: Price) -> String {
    let goods = (price.credits > 0).then(|| names::credits(speaker, i32::from(price.credits)));
    let parts: Vec<String> = goods.into_iter().chain(debts(speaker, price.debts)).collect();
    if parts.is_empty() { speaker.plain("or-nothing-more") } else { names::listed(speaker, &parts) }
}

/// Whether a price asks for anything beyond what was offered.
pub(super) fn asks_more(price: Price) -> &'static str {
    if price.credits > 0 || !price.debts.is_empty() { "yes" } else { "no" }
}

pub(super) fn favor_text(speaker: &Speaker<'_>, favor: Favor) -> String {
    match favor {
        Favor::Advice(skill) => {
            let skill = names::skill(speaker, skill);
            speaker.say("or-favor-advice", &args([("skill", skill.into())]))
        }
        Favor::BattlePlan => speaker.plain("or-favor-plan"),
        Favor::Vouch(faction) => {
            let faction = terms::faction(faction);
            speaker.say("or-favor-vouch", &args([("faction", faction.into())]))
        }
        Favor::Shortcut => speaker.plain("or-favor-shortcut"),
    }
}

/// A favor, and the card wanted along with it (UB-15.1).
pub(super) fn favor_and_swap(
    speaker: &Speaker<'_>,
    content: &Content,
    favor: Favor,
    swap: Option<CardId>,
) -> String {
    let favor = favor_text(speaker, favor);
    if swap.is_none() {
        return favor;
    }
    let goods = Goods { cards: [swap, None, None], ..Goods::default() };
    let card = goods_text(speaker, content, &goods);
    speaker.say("or-favor-swap", &args([("favor", favor.into()), ("card", card.into())]))
}

/// The question of an offer: with whom, what, or whether one takes it.
pub(super) fn offer(reader: &Reader<'_>, offering: &Offering) -> String {
    let speaker = reader.speaker;
    let Some(to) = offering.to else { return speaker.plain("or-ask-offer-whom") };
    let facts = args([
        ("from", reader.player(offering.seat).into()),
        ("to", reader.player(to).into()),
        ("gives", goods_text(speaker, reader.content, &offering.gives).into()),
        ("wants", goods_text(speaker, reader.content, &offering.wants).into()),
    ]);
    speaker.say(if offering.proposed { "or-ask-offer-take" } else { "or-ask-offer" }, &facts)
}

/// What becomes of one's own deal while others have it before them.
pub(super) fn beside(reader: &Reader<'_>, seat: Seat) -> String {
    let deal = reader.view.beside.of(seat).filter(|deal| deal.is_proposed());
    match deal {
        Some(deal) => {
            let facts = args([("name", reader.player(deal.asked).into())]);
            reader.speaker.say("or-ask-beside-waits", &facts)
        }
        // UB-13.2: what is not proposed waits for the dice.
        None => reader.speaker.plain("or-ask-beside-rests"),
    }
}

/// Not to wait any longer for who has been asked for a favor beside.
pub(super) fn pass_over(reader: &Reader<'_>, seat: Seat) -> String {
    let name = reader.view.beside.of(seat).map(|deal| reader.player(deal.asked));
    reader.speaker.say("or-pass-over", &args([("name", name.unwrap_or_default().into())]))
}

/// What lies before somebody beside what the table waits for.
pub(super) fn open(reader: &Reader<'_>) -> Vec<String> {
    let speaker = reader.speaker;
    let goods = |goods: &Goods| goods_text(speaker, reader.content, goods);
    let told = |deal: &Dealing| {
        let mut facts = args([
            ("from", reader.player(deal.seat).into()),
            ("to", reader.player(deal.asked).into()),
        ]);
        let key = if let Frame::Offer(offering) = &deal.frame {
            facts.set("gives", goods(&offering.gives));
            facts.set("wants", goods(&offering.wants));
            "or-deal-offer"
        } else if let Frame::Favor(asking) = &deal.frame {
            let favor = asking.favor?;
            let favor = favor_and_swap(speaker, reader.content, favor, asking.swap);
            facts.set("favor", favor);
            facts.set("pays", goods(&asking.pays));
            "or-deal-favor"
        } else {
            return None;
        };
        Some(speaker.say(key, &facts))
    };
    reader.view.beside.deals.iter().filter(|deal| deal.is_proposed()).filter_map(told).collect()
}

/// The question of a favor.
pub(super) fn favor(reader: &Reader<'_>, asking: &Asking) -> String {
    let speaker = reader.speaker;
    let favor = asking.favor.map_or_else(String::new, |favor| {
        favor_and_swap(speaker, reader.content, favor, asking.swap)
    });
    if let (AskStep::Choose, Occasion::Reputation(faction)) = (asking.step, asking.occasion) {
        let faction = terms::faction(faction);
        return speaker.say("or-ask-vouch", &args([("faction", faction.into())]));
    }
    let facts = args([
        ("name", reader.player(asking.seat).into()),
        ("favor", favor.into()),
        ("pays", goods_text(speaker, reader.content, &asking.pays).into()),
        ("price", price_text(speaker, asking.price).into()),
        ("more", asks_more(asking.price).into()),
    ]);
    speaker.say(
        match asking.step {
            AskStep::Choose => "or-ask-which-favor",
            AskStep::Pay => "or-ask-favor-pay",
            AskStep::Answer(_) => "or-ask-favor-grant",
            AskStep::Accept => "or-ask-favor-accept",
        },
        &facts,
    )
}

/// A willing player and what they ask beyond what was offered.
pub(super) fn willing(reader: &Reader<'_>, asking: &Asking, by: Seat) -> String {
    let n_players = reader.view.players.len() as u8;
    let mut others = asking.seat.round(n_players).skip(1).zip(asking.willing);
    let price = others.find(|(seat, _)| *seat == by).and_then(|(_, price)| price);
    let price = price.unwrap_or_default();
    let facts = args([
        ("name", reader.player(by).into()),
        ("more", asks_more(price).into()),
        ("price", price_text(reader.speaker, price).into()),
    ]);
    reader.speaker.say("or-favor-from", &facts)
}
