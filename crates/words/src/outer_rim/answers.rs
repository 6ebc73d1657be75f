//! What a seat may say, in words.

use super::deals;
use super::names;
use super::reader::Reader;
use super::terms;
use super::text;
use crate::args;
use outer_rim::{
    Action, CardId, Effect, Faction, Frame, Occasion, PickEffect, Script, Skill, Step, Trait,
};
use tabletop::Seat;

pub(super) fn label(reader: &Reader<'_>, action: Action) -> String {
    let label = named(reader, action);
    if !is_idle(reader, action) {
        return label;
    }
    let label = label.trim_end_matches('.').to_owned();
    reader.speaker.say("or-idle", &args([("label", label.into())]))
}

/// OR-24.2: whether nothing would come of an answer, and it does not say so itself.
fn is_idle(reader: &Reader<'_>, action: Action) -> bool {
    let says_so = if let Action::Recover = action {
        true
    } else if let Action::Choose(option) = action {
        text::option_script(reader, option).is_some_and(Script::is_empty)
    } else {
        false
    };
    !says_so && reader.state.comes_to_nothing(action)
}

pub(super) fn named(reader: &Reader<'_>, action: Action) -> String {
    let speaker = reader.speaker;
    let plain = |key: &str| speaker.plain(key);
    match action {
        Action::TakeCharacter(character) => names::character(speaker, reader.content, character),
        Action::TakeShip(ship) => take_ship(reader, ship),
        Action::TakeAmbition(ambition) => names::ambition_sheet(speaker, reader.content, ambition),
        Action::Move => {
            let reach = reader.state.hyperdrive(reader.me());
            speaker.say("or-move", &args([("reach", reach.into())]))
        }
        Action::Recover => recover(reader),
        Action::Earn => plain("or-earn"),
        Action::Fly(space) => speaker.say("or-fly", &args([("space", reader.space(space).into())])),
        Action::SetCourse(space) => {
            speaker.say("or-set-course", &args([("space", reader.far(space).into())]))
        }
        Action::Market => plain("or-market"),
        Action::Deliver => plain("or-deliver"),
        Action::DiscardTop(deck) => {
            let top = reader.state.top(deck).map(|card| reader.card(card)).unwrap_or_default();
            let facts = args([("deck", names::deck(speaker, deck).into()), ("card", top.into())]);
            speaker.say("or-discard-top", &facts)
        }
        Action::Buy(deck) => buy(reader, deck),
        Action::Barter(card) => {
            let facts = args([
                ("card", reader.card(card).into()),
                ("worth", reader.credits(reader.content.card(card).cost).into()),
            ]);
            speaker.say("or-barter", &facts)
        }
        Action::FightPatrol(_)
        | Action::EncounterSpace
        | Action::CrossTheCore
        | Action::Contact(_)
        | Action::Spot(_)
        | Action::Bounty(_)
        | Action::Job(_)
        | Action::Eliminate
        | Action::Capture => encounter(reader, action),
        Action::Trade
        | Action::Aside
        | Action::Offer
        | Action::AskFavor
        | Action::Drop
        | Action::Propose
        | Action::Give(_)
        | Action::Want(_)
        | Action::Favor(_)
        | Action::CallIn(_) => deals::label(reader, action),
        Action::Use(_)
        | Action::Choose(_)
        | Action::Skill(_)
        | Action::Player(_)
        | Action::Faction(_)
        | Action::Space(_)
        | Action::Card(_)
        | Action::Die(_)
        | Action::Kind(_)
        | Action::Yes
        | Action::No
        | Action::Done => chosen(reader, action),
    }
}

// Whom or what one meets.
fn encounter(reader: &Reader<'_>, action: Action) -> String {
    let speaker = reader.speaker;
    match action {
        Action::FightPatrol(faction) => fight_patrol(reader, faction),
        Action::EncounterSpace => {
            let here = reader.space(reader.here(reader.me()));
            speaker.say("or-encounter-space", &args([("space", here.into())]))
        }
        Action::CrossTheCore => speaker.plain("or-cross-the-core"),
        Action::Contact(spot) => {
            let token = reader.token(spot).unwrap_or_default();
            speaker.say("or-meet", &args([("contact", token.into())]))
        }
        Action::Spot(spot) => {
            let token = names::capital(&reader.token(spot).unwrap_or_default());
            let space = reader.far(reader.state.spot_space(spot));
            speaker
                .say("or-contact-at", &args([("contact", token.into()), ("space", space.into())]))
        }
        Action::Bounty(card) => speaker.say("or-hunt", &args([("card", reader.card(card).into())])),
        Action::Job(card) => speaker.say("or-attempt", &args([("card", reader.card(card).into())])),
        Action::Eliminate => speaker.plain("or-eliminate"),
        Action::Capture => speaker.plain("or-capture"),
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
        | Action::Trade
        | Action::Aside
        | Action::Offer
        | Action::AskFavor
        | Action::Drop
        | Action::Give(_)
        | Action::Want(_)
        | Action::Propose
        | Action::Favor(_)
        | Action::CallIn(_)
        | Action::DiscardTop(_)
        | Action::Buy(_)
        | Action::Barter(_)
        | Action::Use(_)
        | Action::Choose(_)
        | Action::Skill(_)
        | Action::Player(_)
        | Action::Faction(_)
        | Action::Space(_)
        | Action::Card(_)
        | Action::Die(_)
        | Action::Kind(_)
        | Action::Yes
        | Action::No
        | Action::Done => String::new(),
    }
}

// The answers that only say which.
fn chosen(reader: &Reader<'_>, action: Action) -> String {
    let speaker = reader.speaker;
    match action {
        Action::Use(ability) => {
            let owner = names::ability_owner(speaker, reader.content, ability).unwrap_or_default();
            let deed = text::within(&text::ability(reader, ability));
            let facts = args([("source", owner.into()), ("deed", deed.into())]);
            speaker.say("or-use", &facts)
        }
        Action::Choose(option) => choose(reader, option),
        Action::Skill(skill) => skill_label(reader, skill),
        Action::Player(seat) => match reader.view.frames.last() {
            Some(Frame::Favor(asking)) => deals::willing(reader, asking, seat),
            _ => reader.player(seat),
        },
        Action::Faction(faction) => names::faction(speaker, faction),
        // Before anybody stands somewhere nothing is near or far.
        Action::Space(space) if reader.state.round() == 0 => names::capital(&reader.space(space)),
        Action::Space(space) => names::capital(&reader.far(space)),
        Action::Card(card) => card_label(reader, card),
        Action::Die(face) => {
            let face = names::capital(&names::face(speaker, face));
            speaker.say("or-die", &args([("face", face.into())]))
        }
        Action::Kind(kind) => names::capital(&names::kind(speaker, kind)),
        Action::Yes => yes(reader),
        Action::No => no(reader),
        Action::Done => done(reader),
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
        | Action::Trade
        | Action::Aside
        | Action::Offer
        | Action::AskFavor
        | Action::Drop
        | Action::Give(_)
        | Action::Want(_)
        | Action::Propose
        | Action::Favor(_)
        | Action::CallIn(_)
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
        | Action::Spot(_) => String::new(),
    }
}

/// A skill to test, or one to be lent: that one counts once more in the test to come.
fn skill_label(reader: &Reader<'_>, skill: Skill) -> String {
    // UB-8.2: in a job for two somebody else may take the test.
    let tester = tester(reader).unwrap_or(reader.me());
    let count = reader.state.skill(tester, skill);
    let effect = match reader.view.frames.last() {
        Some(Frame::Run { at, .. }) => reader.content.script(at.block).get(usize::from(at.pc)),
        _ => None,
    };
    let lent = matches!(effect, Some(Effect::Pick(PickEffect::LendSkill(_))));
    reader.test_odds(tester, skill, count.saturating_add(u8::from(lent)))
}

/// Who takes the test that is about to begin.
fn tester(reader: &Reader<'_>) -> Option<Seat> {
    match reader.view.frames.last() {
        Some(Frame::Test(testing)) => Some(testing.seat),
        _ => None,
    }
}

fn recover(reader: &Reader<'_>) -> String {
    let player = &reader.view.players[reader.me().idx()];
    let any = if player.damage == [0, 0] { "no" } else { "yes" };
    let facts = args([
        ("any", any.into()),
        ("character", player.damage[0].into()),
        ("ship", player.damage[1].into()),
    ]);
    reader.speaker.say("or-recover", &facts)
}

/// A ship to start with, or one of the yard at its price.
fn take_ship(reader: &Reader<'_>, ship: outer_rim::ShipId) -> String {
    let name = names::ship(reader.speaker, reader.content, ship, false);
    let Some(Frame::Run { .. }) = reader.view.frames.last() else { return name };
    let Some(card) = reader.content.ship_card(ship) else { return name };
    // OR-9.6: one's own ship goes for it.
    let price = reader.state.price(reader.me(), card, 0);
    let facts = args([
        ("card", name.into()),
        ("kind", "ship".into()),
        ("price", reader.credits(price).into()),
        ("free", names::free(price).into()),
    ]);
    reader.speaker.say("or-buy", &facts)
}

fn buy(reader: &Reader<'_>, deck: outer_rim::Deck) -> String {
    let Some(card) = reader.state.top(deck) else { return String::new() };
    let off = match reader.view.frames.last() {
        Some(Frame::Market { off, .. }) => i32::from(*off),
        _ => 0,
    };
    buy_for(reader, deck, card, off)
}

fn buy_for(reader: &Reader<'_>, deck: outer_rim::Deck, card: CardId, off: i32) -> String {
    let price = reader.state.price(reader.me(), card, off);
    // OR-7.9: not every card of the ship deck is a ship.
    let kind = if let outer_rim::Deck::Ship = deck
        && reader.content.card(card).ship.is_none()
    {
        "other"
    } else {
        terms::deck(deck)
    };
    let facts = args([
        ("card", reader.card(card).into()),
        ("kind", kind.into()),
        ("price", reader.credits(price).into()),
        ("free", names::free(price).into()),
    ]);
    reader.speaker.say("or-buy", &facts)
}

fn fight_patrol(reader: &Reader<'_>, faction: Faction) -> String {
    let level = reader.view.patrols[faction.idx()].level;
    let facts = args([("faction", terms::faction(faction).into()), ("level", level.into())]);
    reader.speaker.say("or-fight-patrol", &facts)
}

fn choose(reader: &Reader<'_>, option: u8) -> String {
    text::option(reader, option).filter(|deed| !deed.is_empty()).unwrap_or_else(|| {
        reader.speaker.say("or-option", &args([("number", (option + 1).into())]))
    })
}

/// A card to choose: what for depends on the question.
fn card_label(reader: &Reader<'_>, card: CardId) -> String {
    let name = reader.card_and_kind(card);
    match reader.view.frames.last() {
        Some(Frame::Deliver { .. }) => delivery(reader, card),
        Some(Frame::Fit { .. } | Frame::Pay { .. } | Frame::Drop { .. }) => {
            give_up(reader, card, name)
        }
        Some(Frame::Browse { .. }) => {
            let price = reader.state.price(reader.me(), card, 0);
            let facts = args([
                ("card", reader.card(card).into()),
                ("price", reader.credits(price).into()),
                ("free", names::free(price).into()),
            ]);
            reader.speaker.say("or-buy-shown", &facts)
        }
        Some(Frame::Run { at, .. }) => {
            match reader.content.script(at.block).get(usize::from(at.pc)) {
                Some(Effect::Pick(PickEffect::Discard(_))) => give_up(reader, card, name),
                _ => name,
            }
        }
        _ => name,
    }
}

/// A card to discard: with whom it takes along, and what else is lost with it.
fn give_up(reader: &Reader<'_>, card: CardId, name: String) -> String {
    let captive = reader.held(card).and_then(|held| held.captive);
    if let Some(contact) = captive {
        let contact = names::contact(reader.speaker, reader.content, contact);
        let facts = args([("card", name.into()), ("contact", contact.into())]);
        return reader.speaker.say("or-give-up-captive", &facts);
    }
    let stands = reader.state.stands_by(reader.me(), card);
    let key = if stands { "or-give-up-armor" } else { "or-give-up" };
    reader.speaker.say(key, &args([("card", name.into())]))
}

/// OR-19.3: cargo is handed over; illegal cargo takes a die.
fn delivery(reader: &Reader<'_>, card: CardId) -> String {
    let name = reader.card(card);
    let held = reader.held(card);
    let asset = held.and_then(|held| reader.content.asset(held.card, held.turned));
    let free = held.is_some_and(|held| held.captive.is_none());
    let cargo = asset.filter(|asset| asset.traits.contains(&Trait::Illegal));
    let cargo = cargo.and_then(|asset| asset.cargo.as_ref()).filter(|_| free);
    if cargo.is_none() {
        return reader.speaker.say("or-hand-over", &args([("card", name.into())]));
    }
    let odds = text::delivery_odds(reader, reader.me(), card);
    let facts = args([("card", name.into()), ("odds", odds.into())]);
    reader.speaker.say("or-smuggle", &facts)
}

fn yes(reader: &Reader<'_>) -> String {
    let speaker = reader.speaker;
    if let Some((deck, card, off)) = text::top_for_sale(reader) {
        return buy_for(reader, deck, card, off);
    }
    match reader.view.frames.last() {
        Some(Frame::Consent { .. }) => speaker.plain("or-agree"),
        Some(Frame::Offer(_) | Frame::Favor(_)) => speaker.plain("or-accept"),
        Some(Frame::Defend { .. }) => speaker.plain("or-defend"),
        _ => match text::accept(reader) {
            Some(deed) => speaker.say("or-yes-do", &args([("deed", text::within(&deed).into())])),
            None => speaker.plain("or-yes"),
        },
    }
}

fn no(reader: &Reader<'_>) -> String {
    let speaker = reader.speaker;
    match reader.view.frames.last() {
        Some(Frame::Consent { .. } | Frame::Offer(_) | Frame::Favor(_)) => {
            speaker.plain("or-refuse")
        }
        Some(Frame::Defend { .. }) => speaker.plain("or-not-defend"),
        Some(Frame::Beside { seat }) => deals::pass_over(reader, *seat),
        Some(Frame::Buy(_)) => speaker.plain("or-not-buy"),
        _ => match text::decline(reader) {
            Some(deed) => speaker.say("or-no-do", &args([("deed", text::within(&deed).into())])),
            None => speaker.plain("or-no"),
        },
    }
}

fn done(reader: &Reader<'_>) -> String {
    let speaker = reader.speaker;
    speaker.plain(match reader.view.frames.last() {
        Some(Frame::Turn { step: Step::Action, .. }) => "or-done-action",
        Some(Frame::Move { .. }) => "or-done-move",
        Some(Frame::Market { .. }) => "or-done-market",
        Some(Frame::Buy(_)) => "or-done-pay",
        Some(Frame::Browse { .. }) => "or-done-browse",
        Some(Frame::Deliver { .. }) => "or-done-deliver",
        Some(Frame::Window(_)) => "or-done-window",
        Some(Frame::Dice { .. }) => "or-done-dice",
        Some(Frame::Drop { .. }) => "or-done-drop",
        Some(Frame::Offer(offering)) if offering.trade => "or-done-trade",
        Some(Frame::Favor(asking)) if asking.occasion != Occasion::Turn => "or-done-favor",
        Some(Frame::Beside { .. }) => "or-done-withdraw",
        Some(Frame::Aside { .. } | Frame::Offer(_) | Frame::Favor(_)) => "or-done-deal",
        _ => "or-done",
    })
}
