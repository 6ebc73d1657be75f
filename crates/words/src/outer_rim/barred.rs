//! What a person may look for in a menu and cannot choose now, and why.

use super::reader::Reader;
use super::{names, place, terms, text};
use crate::args;
use outer_rim::{
    Action, CardId, Choice, ChoiceEffect, Cost, Deck, Effect, EncounterEffect, Frame, Held, JobBar,
    Kind, OuterRim, Scope, Script, Source, SpaceKind, Standing, Stat, Step, Want,
};
use tabletop::{Game as _, Menu};
use wire::Barred;

/// OR-7.8: the kinds of card that may be given in part payment.
const BARTER: [Kind; 3] = [Kind::Gear, Kind::Mod, Kind::Cargo];

pub(super) fn barred(reader: &Reader<'_>) -> Vec<Barred> {
    match reader.view.frames.last() {
        Some(Frame::Turn { step: Step::Planning, .. }) => planning(reader),
        Some(Frame::Turn { step: Step::Action, market, deliver, .. }) => {
            actions(reader, *market, *deliver)
        }
        Some(Frame::Turn { step: Step::Encounter, .. }) => encounters(reader),
        Some(Frame::Run { at, scope }) => {
            let effect = reader.content.script(at.block).get(usize::from(at.pc));
            effect.map(|effect| offers(reader, scope, effect)).unwrap_or_default()
        }
        Some(Frame::Market { off, .. }) => purchases(reader, i32::from(*off)),
        Some(Frame::Overcome { .. }) => {
            let why = no_room(reader, Kind::Crew);
            let capture = reader.speaker.plain("or-capture");
            why.map(|why| bar(capture, why, "OR-18.7")).into_iter().collect()
        }
        Some(Frame::Offer(_) | Frame::Favor(_)) => unfit(reader).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// OR-23.3, OR-8.5: why what is offered cannot be proposed.
fn unfit(reader: &Reader<'_>) -> Option<Barred> {
    let speaker = reader.speaker;
    let (seat, want) = reader.state.offer_lacks()?;
    let mut facts = names::who(speaker, seat);
    let (key, rule) = match want {
        Want::Armor => ("or-why-two-armors", "OR-8.5"),
        Want::Slot(kinds) => {
            let kind = match kinds {
                [Kind::Cargo, Kind::Mod] => "hold",
                _ => kinds.first().map_or("job", |kind| terms::kind(*kind)),
            };
            facts.set("slot", speaker.say("or-lacking-slot", &args([("kind", kind.into())])));
            ("or-why-no-fit", "OR-23.3")
        }
    };
    Some(bar(speaker.plain("or-propose"), speaker.say(key, &facts), rule))
}

fn bar(label: String, why: String, rule: &str) -> Barred {
    Barred { label, why, rule: Some(rule.to_owned()) }
}

fn planning(reader: &Reader<'_>) -> Vec<Barred> {
    let speaker = reader.speaker;
    let me = reader.me();
    let reach = reader.state.hyperdrive(me);
    let fly = speaker.say("or-move", &args([("reach", reach.into())]));
    if reader.view.players[me.idx()].defeated {
        let why = speaker.plain("or-why-defeated");
        return vec![bar(fly, why.clone(), "OR-4.3"), bar(speaker.plain("or-earn"), why, "OR-4.3")];
    }
    if reach <= 0 {
        return vec![bar(fly, speaker.plain("or-why-no-hyperdrive"), "OR-5.1")];
    }
    Vec::new()
}

fn actions(reader: &Reader<'_>, visited: bool, delivered: bool) -> Vec<Barred> {
    let speaker = reader.speaker;
    let me = reader.me();
    let mut bars = Vec::new();
    let planet = reader.state.map().kind(reader.here(me)).is_planet();
    let market = speaker.plain("or-market");
    if visited {
        bars.push(bar(market, speaker.plain("or-why-once"), "OR-6.2"));
    } else if !planet && reader.state.stat(me, Stat::MarketAnywhere) <= 0 {
        bars.push(bar(market, speaker.plain("or-why-no-planet"), "OR-7.2"));
    }
    for held in &reader.view.players[me.idx()].cards {
        let Some(asset) = reader.content.asset(held.card, held.turned) else { continue };
        let (at, to) = match (held.captive, &asset.bounty, &asset.cargo) {
            (Some(_), Some(bounty), _) => {
                (bounty.to.id() == reader.here(me), reader.far(bounty.to.id()))
            }
            (None, _, Some(cargo)) => {
                (reader.state.is_at(me, held, &cargo.to), reader.destination(held, &cargo.to))
            }
            _ => continue,
        };
        let label = speaker.say("or-hand-over", &args([("card", reader.card(held.card).into())]));
        if !at {
            let why = speaker.say("or-why-elsewhere", &args([("place", to.into())]));
            bars.push(bar(label, why, "OR-19.2"));
        } else if delivered {
            bars.push(bar(label, speaker.plain("or-why-once"), "OR-6.2"));
        }
    }
    bars
}

fn encounters(reader: &Reader<'_>) -> Vec<Barred> {
    let speaker = reader.speaker;
    let me = reader.me();
    let here = reader.here(me);
    let hostile: Vec<String> = reader
        .patrols_at(here)
        .filter(|faction| reader.state.standing(me, *faction) == Standing::Negative)
        .map(|faction| {
            let facts = args([("faction", terms::faction(faction).into())]);
            speaker.say("or-patrol-of", &facts)
        })
        .collect();
    if !hostile.is_empty() && reader.state.stat(me, Stat::IgnorePatrols) <= 0 {
        let facts = args([("count", hostile.len().into()), ("patrols", hostile.join(", ").into())]);
        let why = speaker.say("or-why-hostile", &facts);
        let here = args([("space", reader.space(here).into())]);
        return vec![bar(speaker.say("or-encounter-space", &here), why, "OR-14.2")];
    }
    let mut bars = Vec::new();
    if reader.state.map().kind(here) == SpaceKind::Navpoint {
        let why = speaker.plain("or-why-no-contacts");
        bars.push(bar(speaker.plain("or-group-contacts"), why, "OR-14.1"));
    }
    for held in &reader.view.players[me.idx()].cards {
        let asset = reader.content.asset(held.card, held.turned);
        let Some(job) = asset.and_then(|asset| asset.job.as_ref()) else { continue };
        let Some(bar) = reader.state.job_bar(me, held) else { continue };
        let label = speaker.say("or-attempt", &args([("card", reader.card(held.card).into())]));
        let (why, rule) = match bar {
            JobBar::Elsewhere => {
                let place = reader.destination(held, &job.at);
                (speaker.say("or-why-elsewhere", &args([("place", place.into())])), "OR-20.2")
            }
            JobBar::Alone => (speaker.plain("or-why-alone"), "UB-8.1"),
            JobBar::Defeated => (speaker.plain("or-why-others-defeated"), "UB-8.1"),
            JobBar::Refused => (speaker.plain("or-why-refused"), "UB-8.4"),
            JobBar::Idle => (speaker.plain("or-why-nothing"), "OR-24.2"),
        };
        bars.push(self::bar(label, why, rule));
    }
    bars
}

/// What a card offers and cannot be chosen now.
fn offers(reader: &Reader<'_>, scope: &Scope, effect: &Effect) -> Vec<Barred> {
    let speaker = reader.speaker;
    let offered = offered(reader);
    let unpaid = |cost: &[Cost]| !reader.state.can_pay(scope, cost);
    let yes = |why: (String, &str)| {
        let deed = text::within(&text::accept(reader).unwrap_or_default());
        let label = speaker.say("or-yes-do", &args([("deed", deed.into())]));
        vec![bar(label, why.0, why.1)]
    };
    match effect {
        Effect::Choice(ChoiceEffect::Choose(options)) => {
            let why = |option: &Choice| match &option.given {
                Some(given) if !reader.state.holds(scope, given) => {
                    (speaker.plain("or-why-condition"), "OR-24.2")
                }
                _ if unpaid(&option.cost) => (speaker.plain("or-why-unpaid"), "OR-24.3"),
                _ => idle(reader, &option.script),
            };
            let each = options.iter().enumerate().filter_map(|(idx, option)| {
                if offered.contains(&Action::Choose(idx as u8)) {
                    return None;
                }
                let (why, rule) = why(option);
                Some(bar(text::option(reader, idx as u8)?, why, rule))
            });
            each.collect()
        }
        _ if offered.contains(&Action::Yes) => Vec::new(),
        Effect::Choice(ChoiceEffect::Pay(payment)) if unpaid(&payment.cost) => {
            yes((speaker.plain("or-why-unpaid"), "OR-24.3"))
        }
        Effect::Choice(ChoiceEffect::Pay(payment)) => yes(idle(reader, &payment.then)),
        Effect::Choice(ChoiceEffect::May(script)) => yes(idle(reader, script)),
        _ => Vec::new(),
    }
}

/// What can be chosen.
fn offered(reader: &Reader<'_>) -> Vec<Action> {
    let mut menu = Menu::new();
    if let Some(open) = OuterRim::pending(&reader.state).first() {
        OuterRim::menu(&reader.state, open.id, &mut menu);
    }
    menu.items().to_vec()
}

/// Why nothing would come of a script: OR-17.4, there is no slot for whom it hires, or what it is
/// about is not there.
fn idle(reader: &Reader<'_>, script: &Script) -> (String, &'static str) {
    let hires = script
        .effects()
        .iter()
        .any(|effect| matches!(effect, Effect::Encounter(EncounterEffect::Hire)));
    match no_room(reader, Kind::Crew).filter(|_| hires) {
        Some(why) => (why, "OR-17.4"),
        None => (reader.speaker.plain("or-why-nothing"), "OR-24.2"),
    }
}

/// OR-7.7, OR-18.11: why a card of a kind finds no slot, if it does not.
fn no_room(reader: &Reader<'_>, kind: Kind) -> Option<String> {
    let me = reader.me();
    if reader.state.can_place(me, kind) {
        return None;
    }
    if kind == Kind::Crew && reader.state.capacity(me, kind) > 0 {
        return Some(reader.speaker.plain("or-why-captives"));
    }
    let facts = args([("kind", terms::kind(kind).into())]);
    Some(reader.speaker.say("or-why-no-slot", &facts))
}

fn purchases(reader: &Reader<'_>, off: i32) -> Vec<Barred> {
    let mut bars = Vec::new();
    for deck in Deck::ALL {
        let Some(card) = reader.state.top(*deck) else { continue };
        if let Some((why, rule)) = why_not_buy(reader, card, off) {
            bars.push(bar(reader.card(card), why, rule));
        }
    }
    bars
}

/// OR-7.4 to OR-7.7: why a card of the market cannot be bought, if it cannot.
pub(super) fn why_not_buy(
    reader: &Reader<'_>,
    card: CardId,
    off: i32,
) -> Option<(String, &'static str)> {
    let (speaker, state) = (reader.speaker, &reader.state);
    let me = reader.me();
    let sheet = reader.content.card(card);
    let here = reader.here(me);
    if sheet.buy.not_on.iter().any(|space| space.id() == here) {
        let within = place::within(reader.content, here);
        let facts = args([("space", reader.space(here).into()), ("in", within.into())]);
        return Some((speaker.say("or-why-not-here", &facts), "OR-7.6"));
    }
    let scope = Scope::of(me, Source::Card(card));
    if sheet.buy.given.as_ref().is_some_and(|given| !state.holds(&scope, given)) {
        return Some((speaker.plain("or-why-condition"), "OR-7.6"));
    }
    let player = &reader.view.players[me.idx()];
    // OR-7.8: nobody gives what keeps them standing.
    let given = |held: &&Held| held.captive.is_none() && !state.stands_by(me, held.card);
    let bartered = player.cards.iter().filter(given).filter(|held| {
        let asset = reader.content.asset(held.card, held.turned);
        asset.is_some_and(|asset| {
            BARTER.contains(&asset.kind) && !asset.traits.contains(&outer_rim::Trait::Imposed)
        })
    });
    let worth: i32 = bartered.map(|held| reader.content.card(held.card).cost).sum();
    let lacking = state.price(me, card, off) - player.credits - worth;
    if lacking > 0 {
        let facts = args([("lacking", reader.credits(lacking).into())]);
        return Some((speaker.say("or-why-too-dear", &facts), "OR-7.4"));
    }
    if sheet.ship.as_ref().is_some_and(|ship| player.ship == Some(ship.id())) {
        return Some((speaker.plain("or-why-same-ship"), "OR-7.9"));
    }
    if state.buys_in_vain(me, card, off) {
        return Some((speaker.plain("or-why-nothing"), "OR-24.2"));
    }
    let asset = sheet.asset.as_ref();
    asset.and_then(|asset| no_room(reader, asset.kind)).map(|why| (why, "OR-7.7"))
}
