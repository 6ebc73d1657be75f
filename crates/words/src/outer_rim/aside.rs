//! What an answer is about and would lead to: odds, rewards, what lies there, what a card says.

use super::deals;
use super::names;
use super::reader::Reader;
use super::text;
use crate::{Aside, args};
use outer_rim::{
    AbilityId, Action, CardEffect, CardEvent, CardId, ChoiceEffect, Effect, EncounterEffect, Event,
    Faction, Frame, Goes, Gone, Kind, OuterRim, PickEffect, Reward, RewardFor, Scope, Script,
    Source, TokenView, Want,
};
use tabletop::{Game as _, Seat};
use wire::Reading;

pub(super) fn aside(reader: &Reader<'_>, action: Action) -> Aside {
    let heading = group(reader, action);
    let place = HEADINGS.iter().position(|one| Some(*one) == heading).unwrap_or(0);
    Aside {
        group: heading.map(|key| reader.speaker.plain(key)),
        place: place as u8,
        detail: detail(reader, action),
    }
}

/// The headings of the longer menus in the order in which they stand, whatever is on offer.
const HEADINGS: [&str; 16] = [
    "or-group-basics",
    "or-group-patrols",
    "or-group-space",
    "or-group-contacts",
    "or-group-jobs",
    "or-group-abilities",
    "or-group-buy",
    "or-group-discard",
    "or-group-leave",
    "or-group-steps",
    "or-group-course",
    "or-group-give",
    "or-group-want",
    "or-group-offer",
    "or-group-deals",
    "or-group-cards",
];

/// The heading that an answer stands under.
fn group(reader: &Reader<'_>, action: Action) -> Option<&'static str> {
    // Whoever plays alone has nobody to deal with, only cards to discard.
    let deals = if reader.view.setup.seats > 1 { "or-group-deals" } else { "or-group-cards" };
    let key = match (reader.view.frames.last()?, action) {
        (_, Action::Offer | Action::AskFavor) => return None,
        (Frame::Market { .. }, Action::Buy(_)) => "or-group-buy",
        (Frame::Market { .. }, Action::DiscardTop(_)) => "or-group-discard",
        (Frame::Market { .. }, _) => "or-group-leave",
        (Frame::Move { .. }, Action::SetCourse(_)) => "or-group-course",
        (Frame::Move { .. }, Action::Aside) => deals,
        (Frame::Move { .. }, _) => "or-group-steps",
        (Frame::Turn { .. }, Action::FightPatrol(_)) => "or-group-patrols",
        (Frame::Turn { .. }, Action::EncounterSpace | Action::CrossTheCore) => "or-group-space",
        (Frame::Turn { .. }, Action::Contact(_)) => "or-group-contacts",
        (Frame::Turn { .. }, Action::Job(_) | Action::Bounty(_)) => "or-group-jobs",
        (Frame::Turn { .. }, Action::Use(_)) => "or-group-abilities",
        (Frame::Turn { .. }, Action::Aside | Action::Trade) => deals,
        (Frame::Offer(_), Action::Give(_)) => "or-group-give",
        (Frame::Offer(_), Action::Want(_)) => "or-group-want",
        (Frame::Offer(_), _) => "or-group-offer",
        (Frame::Turn { .. }, _) => "or-group-basics",
        _ => return None,
    };
    Some(key)
}

fn detail(reader: &Reader<'_>, action: Action) -> Vec<String> {
    match action {
        Action::TakeCharacter(character) => text::character(reader, character).lines,
        Action::TakeShip(ship) => text::ship(reader, ship).lines,
        Action::TakeAmbition(sheet) => text::ambition(reader, sheet).lines,
        Action::Fly(space) | Action::SetCourse(space) | Action::Space(space) => {
            reader.contents(space).to_vec()
        }
        Action::Buy(deck) => {
            reader.state.top(deck).map(|card| bought(reader, card)).unwrap_or_default()
        }
        Action::Card(card) if matches!(reader.view.frames.last(), Some(Frame::Browse { .. })) => {
            bought(reader, card)
        }
        Action::FightPatrol(faction) => patrol(reader, reader.me(), faction),
        Action::Faction(faction) => {
            let level = text::asks_for_patrol(reader).then(|| reader.patrol_level(faction));
            level.into_iter().chain(prospect(reader, action)).collect()
        }
        Action::Contact(spot) => played(reader, spot).unwrap_or_else(|| contact(reader, spot)),
        Action::Spot(spot) => {
            let played = played(reader, spot).filter(|_| text::encounters_chosen(reader));
            played.unwrap_or_else(|| contact(reader, spot))
        }
        Action::Job(card) => job(reader, card),
        Action::Bounty(card) => bounty(reader, card),
        Action::Eliminate | Action::Capture => overcome(reader, action),
        Action::Card(card) if matches!(reader.view.frames.last(), Some(Frame::Deliver { .. })) => {
            let pays = delivered(reader, card);
            pays.into_iter().chain(text::card(reader, card).lines).collect()
        }
        Action::Barter(card) => {
            let warning = shrinks(reader, card).then(|| reader.speaker.plain("or-shrinks"));
            warning.into_iter().chain(text::card(reader, card).lines).collect()
        }
        Action::Card(card) => text::card(reader, card).lines,
        Action::Player(other) => match reader.view.frames.last() {
            Some(Frame::Job { card, .. }) => {
                job_pays(reader, *card, Some(other)).into_iter().collect()
            }
            _ => prospect(reader, action),
        },
        Action::Choose(_) => prospect(reader, action),
        Action::Yes => match reader.view.frames.last() {
            Some(Frame::Offer(offering)) => deals::needed(reader, &offering.wants),
            // UB-8.4: whoever is asked along reads what for.
            Some(Frame::Consent { card, .. }) => text::card(reader, *card).lines,
            _ => match text::top_for_sale(reader) {
                Some((_, card, _)) => bought(reader, card),
                None => prospect(reader, action),
            },
        },
        Action::Use(ability) => used(reader, ability),
        Action::Move
        | Action::Recover
        | Action::Earn
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
        | Action::EncounterSpace
        | Action::CrossTheCore
        | Action::Skill(_)
        | Action::Die(_)
        | Action::Kind(_)
        | Action::No
        | Action::Done => Vec::new(),
    }
}

/// What a card says that may be bought, what would have to go for it, and the fame that is cut.
fn bought(reader: &Reader<'_>, card: CardId) -> Vec<String> {
    let goes = makes_room(reader, &reader.state.makes_room_for(reader.me(), card, true));
    let sheet = reader.content.card(card);
    let gained = sheet.asset.as_ref().map(|asset| &asset.gained);
    let scope = Scope::of(reader.me(), Source::Card(card));
    let scripts = [&sheet.script].into_iter().chain(gained);
    let cut = scripts.flat_map(|script| cut_fame(reader, &scope, script));
    goes.into_iter().chain(cut).chain(text::card(reader, card).lines).collect()
}

/// OR-19.2, OR-18.8: what handing a card over will give.
fn delivered(reader: &Reader<'_>, card: CardId) -> Option<String> {
    let held = reader.held(card)?;
    let asset = reader.content.asset(card, held.turned)?;
    let (what, pays) = match (held.captive, &asset.bounty, &asset.cargo) {
        (Some(_), Some(bounty), _) => (RewardFor::Capture, &bounty.capture),
        (_, _, Some(cargo)) => (RewardFor::Cargo, &cargo.reward),
        _ => return None,
    };
    let reward = reward(reader, reader.me(), (what, pays), Some(card));
    let facts = args([("what", "job".into()), ("reward", reward.into())]);
    Some(reader.speaker.say("or-reward", &facts))
}

/// OR-7.7: that there is no slot, and how many of which cards make room. A newcomer who is not kept
/// may be the one who goes.
fn makes_room(reader: &Reader<'_>, goes: &[Goes]) -> Vec<String> {
    let mine = &reader.view.players[reader.me().idx()].cards;
    let is_new = |card: &CardId| mine.iter().all(|held| held.card != *card);
    let title = |card: &CardId| names::quoted(reader.speaker, reader.card(*card));
    let told = |goes: &Goes| {
        let how = match (goes.count, goes.among.len()) {
            (_, 1) => "only",
            (count, all) if count == all => "all",
            (1, _) if goes.among.iter().any(is_new) => "either",
            (1, _) => "one",
            _ => "some",
        };
        let names: Vec<String> = goes.among.iter().map(title).collect();
        let facts = args([
            ("how", how.into()),
            ("count", goes.count.into()),
            ("cards", names.join(", ").into()),
        ]);
        let key = match goes.want {
            Want::Slot(_) => "or-makes-room",
            Want::Armor => "or-one-armor",
        };
        let line = reader.speaker.say(key, &facts);
        [Some(line), falls(reader, goes)].into_iter().flatten()
    };
    goes.iter().flat_map(told).collect()
}

/// OR-13.3: that making room defeats one, whichever card goes.
fn falls(reader: &Reader<'_>, goes: &Goes) -> Option<String> {
    let speaker = reader.speaker;
    goes.falls.then(|| match goes.among[..] {
        [card] => speaker.say("or-needed", &args([("card", reader.card(card).into())])),
        _ => speaker.plain("or-falls"),
    })
}

/// OR-9.5: whether slots go with a card that something else lies in.
fn shrinks(reader: &Reader<'_>, card: CardId) -> bool {
    let (me, mut after) = (reader.me(), reader.state.clone());
    OuterRim::evolve(
        &mut after,
        &Event::Card(CardEvent::CardLost { seat: me, card, gone: Gone::Discarded, given: None }),
    );
    [Kind::Crew, Kind::Cargo, Kind::Mod, Kind::Gear, Kind::Job].into_iter().any(|kind| {
        let left = after.capacity(me, kind);
        left < reader.state.capacity(me, kind) && left < after.n_cards(me, kind)
    })
}

/// What an offered script leads to: its odds, what would have to go for what it gives, and the
/// fame that is cut.
fn prospect(reader: &Reader<'_>, action: Action) -> Vec<String> {
    let Some(text::Bill { scope, costs, script }) = text::bill(reader, action) else {
        return Vec::new();
    };
    // OR-24.2: what is paid for is kept, so that something else goes.
    let scope = Scope { paid: scope.paid || !costs.is_empty(), ..scope };
    text::once_paid(reader, &scope, costs, |reader| {
        let mut lines = text::forecast(reader, &scope, script);
        lines.extend(outcome(reader, &scope, script));
        lines
    })
}

/// What a script gives beside its odds: who comes and who goes for them, and the fame that is cut.
fn outcome(reader: &Reader<'_>, scope: &Scope, script: &Script) -> Vec<String> {
    let mut lines = Vec::new();
    // OR-15.10: as with a patrol in one's own space.
    if reader.state.meets_unbeatable(scope, script) {
        lines.push(reader.speaker.plain("or-unbeatable"));
    }
    newcomers(reader, scope, script, &mut lines);
    let taken = reader.state.makes_room_for_taken(scope, script);
    lines.extend(makes_room(reader, &taken));
    lines.extend(cut_fame(reader, scope, script));
    lines
}

/// OR-7.7, OR-17.4: for whom or what a script brings there is no slot, or who makes room. What
/// another choice leads to is told there.
fn newcomers(reader: &Reader<'_>, scope: &Scope, script: &Script, lines: &mut Vec<String>) {
    let me = reader.me();
    let mut add = |told: Vec<String>| {
        let new: Vec<String> = told.into_iter().filter(|line| !lines.contains(line)).collect();
        lines.extend(new);
    };
    for effect in script.effects() {
        match effect {
            Effect::Card(CardEffect::GainTop(deck)) => {
                let goes = reader.state.top(*deck);
                let goes = goes.map(|card| reader.state.makes_room_for(me, card, scope.paid));
                add(makes_room(reader, &goes.unwrap_or_default()));
            }
            Effect::Encounter(EncounterEffect::Hire) => match hired(reader, scope) {
                Some(_) if !reader.state.can_hire(scope) => {
                    add(vec![reader.speaker.plain("or-no-hire")]);
                }
                Some(card) => {
                    let goes = reader.state.makes_room_for(me, card, scope.paid);
                    add(makes_room(reader, &goes));
                }
                None => {}
            },
            Effect::Choice(_)
            | Effect::Pick(_)
            | Effect::Flow(_)
            | Effect::Purse(_)
            | Effect::Body(_)
            | Effect::Journey(_)
            | Effect::Patrol(_)
            | Effect::Encounter(_)
            | Effect::Card(_)
            | Effect::Work(_)
            | Effect::Dice(_) => {}
        }
    }
    for effect in script
        .effects()
        .iter()
        .filter(|one| !matches!(one, Effect::Choice(ChoiceEffect::Choose(_))))
    {
        effect.each_script(&mut |within| newcomers(reader, scope, within, lines));
    }
}

/// The card of the contact whom a script hires.
fn hired(reader: &Reader<'_>, scope: &Scope) -> Option<CardId> {
    match reader.view.spots.get(usize::from(scope.spot?))?.token {
        TokenView::Up(contact) => Some(reader.content.contact_card(contact)),
        TokenView::Known { .. } | TokenView::Empty | TokenView::Down { .. } => None,
    }
}

/// UB-20.2: what one gains instead of the fame that a script gives.
fn cut_fame(reader: &Reader<'_>, scope: &Scope, script: &Script) -> Vec<String> {
    let mut lines = Vec::new();
    for gain in reader.state.fame_gains(scope, script) {
        if gain.fame == gain.printed {
            continue;
        }
        let facts = args([
            ("printed", names::fame(reader.speaker, gain.printed).into()),
            ("n", gain.fame.into()),
            ("fame", names::fame(reader.speaker, gain.fame).into()),
            ("credits", reader.credits(gain.credits).into()),
        ]);
        let line = reader.speaker.say("or-fame-cut", &facts);
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines
}

/// What an ability leads to: its odds, or OR-11.8 those of the test that it helps in.
fn used(reader: &Reader<'_>, ability: AbilityId) -> Vec<String> {
    let me = reader.me();
    let costs = &reader.content.ability(ability).cost;
    let script = &reader.content.ability(ability).script;
    let lends = |effect: &Effect| matches!(effect, Effect::Pick(PickEffect::LendSkill(_)));
    let lent = reader.tested().filter(|_| script.effects().iter().any(lends));
    let about = match reader.view.frames.last() {
        Some(Frame::Window(window)) => window.scope,
        _ => Scope::of(me, Source::Rules),
    };
    let source = reader.state.ability_source(me, ability);
    let other = reader.state.ability_owner(me, ability).or(about.other);
    let scope = Scope { seat: me, source, other, paid: !costs.is_empty(), ..about };
    text::once_paid(reader, &scope, costs, |reader| {
        let mut lines = text::forecast(reader, &scope, script);
        if let Some(skill) = lent {
            let count = reader.state.skill(me, skill).saturating_add(1);
            lines.push(reader.test_odds(me, skill, count));
        }
        lines.extend(outcome(reader, &scope, script));
        lines.extend(makes_room(reader, &reader.state.makes_room_for_promised(me, script)));
        lines
    })
}

/// A reward in a few words: `4,000 credits, 1 fame`, as it will come to that player.
pub(super) fn reward(
    reader: &Reader<'_>,
    seat: Seat,
    (what, reward): (RewardFor, &Reward),
    card: Option<CardId>,
) -> String {
    let gain = reader.state.reward(seat, what, reward, card);
    gains(reader, gain, !reward.then.is_empty())
}

/// Credits and fame in a few words.
fn gains(reader: &Reader<'_>, (credits, fame): (i32, i32), more: bool) -> String {
    let mut parts = Vec::new();
    if credits != 0 {
        parts.push(reader.credits(credits));
    }
    if fame != 0 {
        parts.push(names::fame(reader.speaker, fame));
    }
    if more {
        parts.push(reader.speaker.plain("or-and-more"));
    }
    if parts.is_empty() { reader.speaker.plain("or-nothing") } else { parts.join(", ") }
}

fn reward_line(reader: &Reader<'_>, of: (RewardFor, &Reward), card: Option<CardId>) -> String {
    let what = match of.0 {
        RewardFor::Patrol => "win",
        RewardFor::Elimination | RewardFor::Capture | RewardFor::Character => "eliminate",
        RewardFor::Cargo | RewardFor::Job => "job",
    };
    pays(reader, what, reward(reader, reader.me(), of, card))
}

fn pays(reader: &Reader<'_>, what: &'static str, reward: String) -> String {
    let facts = args([("what", what.into()), ("reward", reward.into())]);
    reader.speaker.say("or-reward", &facts)
}

/// OR-15.7: the odds of a fight with a patrol and what a victory brings, or that there is none.
pub(super) fn patrol(reader: &Reader<'_>, me: Seat, faction: Faction) -> Vec<String> {
    let Some(fight) = reader.state.patrol_prospect(me, faction) else {
        return vec![reader.speaker.plain("or-unbeatable")];
    };
    let prize = reader.state.patrol_prize(me, reader.view.patrols[faction.idx()].level);
    // OR-15.8: what the cards bring to a victory is in the sum.
    let gain = reader.state.patrol_gain(me, faction);
    let gain = gains(reader, gain, !prize.then.is_empty());
    vec![reader.fight_odds(me, fight), pays(reader, "win", gain)]
}

/// UB-6.1: a token of a player's character is discarded, and its card is not resolved.
fn played(reader: &Reader<'_>, spot: u8) -> Option<Vec<String>> {
    let contact = match reader.view.spots.get(usize::from(spot))?.token {
        TokenView::Up(contact) | TokenView::Known { contact, .. } => contact,
        TokenView::Empty | TokenView::Down { .. } => return None,
    };
    reader.state.is_played(contact).then(|| vec![reader.speaker.plain("or-played")])
}

fn contact(reader: &Reader<'_>, spot: u8) -> Vec<String> {
    let Some(seen) = reader.view.spots.get(usize::from(spot)) else { return Vec::new() };
    match seen.token {
        TokenView::Up(contact) | TokenView::Known { contact, .. } => {
            text::card(reader, reader.content.contact_card(contact)).lines
        }
        TokenView::Empty | TokenView::Down { .. } => Vec::new(),
    }
}

fn job(reader: &Reader<'_>, card: CardId) -> Vec<String> {
    let Some(held) = reader.held(card) else { return Vec::new() };
    let asset = reader.content.asset(card, held.turned);
    let Some(job) = asset.and_then(|asset| asset.job.as_ref()) else { return Vec::new() };
    let mut lines: Vec<String> =
        job.skills.iter().map(|one| reader.skill_odds(reader.me(), one.skill)).collect();
    lines.extend(job_pays(reader, card, None));
    lines
}

/// OR-20.3: what a job pays, or may pay, with one other player or with whoever is here.
fn job_pays(reader: &Reader<'_>, card: CardId, with: Option<Seat>) -> Option<String> {
    let job = reader.content.asset(card, false)?.job.as_ref()?;
    let more = !job.reward.then.is_empty();
    let sums = reader.state.job_rewards(reader.me(), card, with);
    let sums: Vec<String> = sums.iter().map(|sum| gains(reader, *sum, more)).collect();
    Some(pays(reader, "job", names::either(reader.speaker, &sums)))
}

/// OR-18.3: the fight for a bounty, and what both ends of it give.
pub(super) fn bounty(reader: &Reader<'_>, card: CardId) -> Vec<String> {
    let me = reader.me();
    let Some(bounty) = reader.content.bounty(card) else { return Vec::new() };
    let fight = reader.state.bounty_prospect(me, card);
    let fight: Vec<String> = fight.map(|fight| reader.fight_lines(me, fight)).unwrap_or_default();
    // UB-7.3: for a player's character there is another reward.
    if reader.state.hunted_character(me, card).is_some() {
        let more = reader.state.renown_follows(me, card);
        let gain = gains(reader, reader.state.character_reward(me, card), more);
        return fight.into_iter().chain([pays(reader, "win", gain)]).collect();
    }
    let defended = reader.state.defended_prospect(me, card).map(|(owner, fight)| {
        let line = reader.fight_odds(me, fight);
        let facts = args([("name", reader.player(owner).into()), ("line", line.into())]);
        reader.speaker.say("or-odds-defended", &facts)
    });
    let rewards = [
        reward_line(reader, (RewardFor::Elimination, &bounty.eliminate), Some(card)),
        // OR-18.7: nobody is captured for whom there is no slot.
        match reader.state.can_place(me, Kind::Crew) {
            true => capture_line(reader, bounty, card),
            false => reader.speaker.plain("or-no-captive"),
        },
    ];
    fight.into_iter().chain(defended).chain(rewards).collect()
}

fn capture_line(reader: &Reader<'_>, bounty: &outer_rim::Bounty, card: CardId) -> String {
    let reward = reward(reader, reader.me(), (RewardFor::Capture, &bounty.capture), Some(card));
    let facts = args([("space", reader.far(bounty.to.id()).into()), ("reward", reward.into())]);
    reader.speaker.say("or-reward-capture", &facts)
}

fn overcome(reader: &Reader<'_>, action: Action) -> Vec<String> {
    let Some(Frame::Overcome { card, .. }) = reader.view.frames.last() else { return Vec::new() };
    let Some(bounty) = reader.content.bounty(*card) else { return Vec::new() };
    if let Action::Capture = action {
        let goes = reader.state.makes_room_for_captive(reader.me(), *card);
        let goes = makes_room(reader, &goes);
        [capture_line(reader, bounty, *card)].into_iter().chain(goes).collect()
    } else {
        vec![reward_line(reader, (RewardFor::Elimination, &bounty.eliminate), Some(*card))]
    }
}

/// A card to read, with its title.
pub(super) fn readings(reader: &Reader<'_>, cards: impl Iterator<Item = CardId>) -> Vec<Reading> {
    let readings = cards.map(|card| text::card(reader, card));
    readings.filter(|reading| !reading.lines.is_empty()).collect()
}
