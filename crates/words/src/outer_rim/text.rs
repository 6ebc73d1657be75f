//! What cards say, and what a script would put to the test: the bridge to the generated text.

use super::aside;
use super::describe::{self, Described};
use super::names;
use super::reader::Reader;
use super::shelf::{self, Thing};
use crate::{Speaker, args};
use outer_rim::{
    AbilityId, Action, AiCardId, AmbitionId, At, CardId, CharacterId, ChoiceEffect, Cost, Deck,
    DiceEffect, Effect, EncounterEffect, FlowEffect, Frame, Goal, PatrolEffect, PickEffect, Scope,
    Script, ShipId, Titles,
};
use tabletop::Seat;
use wire::Reading;

/// OR-19.3, OR-19.4: the odds to get an illegal cargo through, with everything one has.
pub(super) fn delivery_odds(reader: &Reader<'_>, seat: Seat, card: CardId) -> String {
    let speaker = reader.speaker;
    let (ways, of) = reader.state.delivery_chance(seat, card);
    // One die has odds in eighths: half per cents are worth telling.
    let tenths = ((2000 * ways + of) / (2 * of)) as u32;
    let (whole, tenth) = (tenths / 10, tenths % 10);
    let value = if tenth == 0 { whole.to_string() } else { decimal(speaker, whole, tenth) };
    speaker.say("or-per-cent", &args([("value", value.into())]))
}

fn decimal(speaker: &Speaker<'_>, whole: u32, tenth: u32) -> String {
    let mark = if speaker.lang() == crate::Lang::En { '.' } else { ',' };
    format!("{whole}{mark}{tenth}")
}

/// The place of the script that waits for an answer.
fn place(reader: &Reader<'_>) -> Option<At> {
    if let Frame::Run { at, .. } = reader.view.frames.last()? { Some(*at) } else { None }
}

fn titles<'a>(reader: &'a Reader<'_>) -> &'a Titles {
    reader.content.titles(reader.speaker.lang().code())
}

/// What an option of the present choice does.
pub(super) fn option(reader: &Reader<'_>, option: u8) -> Option<String> {
    let at = place(reader)?;
    describe::option(reader.speaker, reader.content, titles(reader), at, option)
}

/// What an ability does.
pub(super) fn ability(reader: &Reader<'_>, ability: AbilityId) -> String {
    describe::ability(reader.speaker, reader.content, titles(reader), ability)
}

/// A deed behind a colon: it begins small.
pub(super) fn within(deed: &str) -> String {
    describe::uncapital(deed)
}

/// What a yes to the present offer means.
pub(super) fn accept(reader: &Reader<'_>) -> Option<String> {
    describe::accept(reader.speaker, reader.content, titles(reader), place(reader)?)
}

/// What a no to the present offer means, where something follows from it.
pub(super) fn decline(reader: &Reader<'_>) -> Option<String> {
    describe::decline(reader.speaker, reader.content, titles(reader), place(reader)?)
}

/// The spaces that somebody may choose from.
pub(super) fn space_like(reader: &Reader<'_>, choice: &outer_rim::ChooseSpace) -> String {
    describe::space_like(reader.speaker, reader.content, titles(reader), choice)
}

/// The effect that waits for an answer, whole.
pub(super) fn effect(reader: &Reader<'_>) -> Option<String> {
    describe::effect(reader.speaker, reader.content, titles(reader), place(reader)?)
}

pub(super) fn card(reader: &Reader<'_>, card: CardId) -> Reading {
    thing(
        reader,
        match (reader.held(card), reader.content.contact_of(card)) {
            (Some(held), _) => Thing::Held(card, held.turned),
            (None, Some(contact)) => Thing::Contact(contact),
            (None, None) => Thing::Card(card),
        },
    )
}

pub(super) fn character(reader: &Reader<'_>, character: CharacterId) -> Reading {
    thing(reader, Thing::Character(character))
}

pub(super) fn ship(reader: &Reader<'_>, ship: ShipId) -> Reading {
    thing(reader, Thing::Ship(ship))
}

pub(super) fn ambition(reader: &Reader<'_>, ambition: AmbitionId) -> Reading {
    thing(reader, Thing::Ambition(ambition))
}

pub(super) fn ai_card(reader: &Reader<'_>, card: AiCardId) -> Reading {
    thing(reader, Thing::AiCard(card))
}

fn thing(reader: &Reader<'_>, thing: Thing) -> Reading {
    let (speaker, content, titles) = (reader.speaker, reader.content, titles(reader));
    shelf::text(content, speaker.lang(), thing, || {
        reading(match thing {
            Thing::Card(card) => describe::card(speaker, content, titles, card),
            Thing::Held(card, turned) => describe::held(speaker, content, titles, card, turned),
            Thing::Contact(contact) => describe::contact(speaker, content, titles, contact),
            Thing::Character(one) => describe::character(speaker, content, titles, one),
            Thing::Ship(ship) => describe::ship(speaker, content, titles, ship),
            Thing::Ambition(sheet) => describe::ambition(speaker, content, titles, sheet),
            Thing::AiCard(card) => describe::ai(speaker, content, titles, card),
        })
    })
}

pub(super) fn goal(reader: &Reader<'_>, goal: &Goal) -> String {
    describe::goal(reader.speaker, reader.content, titles(reader), goal)
}

/// A goal of an ambition in one line: `Step 2 (encounter: pay 4,000 credits to complete the goal)`.
pub(super) fn ambition_goal(reader: &Reader<'_>, goal: &outer_rim::AmbitionGoal) -> String {
    describe::ambition_goal(reader.speaker, reader.content, titles(reader), goal)
}

/// The depth of a line is shown by spaces that no client takes away.
fn reading(described: Described) -> Reading {
    let line = |line: &describe::Line| {
        let mark = if line.bullet { "• " } else { "" };
        format!("{}{mark}{line}", "\u{a0}\u{a0}".repeat(usize::from(line.indent)))
    };
    let mut lines = vec![described.type_line.clone()];
    lines.retain(|line| !line.is_empty());
    lines.extend(described.lines.iter().map(line));
    Reading { title: described.title, flavour: described.flavour, lines }
}

/// The odds of everything a script may put to the test, one line each. What another choice leads to
/// is told there, unless there is nothing to choose from.
pub(super) fn forecast(reader: &Reader<'_>, scope: &Scope, script: &Script) -> Vec<String> {
    let seat = scope.seat;
    let mut lines = Vec::new();
    let mut add = |line: String| {
        if !lines.contains(&line) {
            lines.push(line);
        }
    };
    let mut lent: Option<Reader<'_>> = None;
    for (pc, effect) in script.effects().iter().enumerate() {
        let reader = lent.as_ref().unwrap_or(reader);
        match effect {
            // What is lent on the way to the dice counts for them.
            Effect::Dice(DiceEffect::Lend(_)) => {
                let at = At { block: script.block(), pc: pc as u8 };
                lent = Some(reader.at(reader.state.with_loan(seat, at)));
            }
            Effect::Flow(FlowEffect::Test(test)) if !test.other => {
                test.skills.iter().for_each(|skill| add(reader.skill_odds(seat, *skill)));
            }
            Effect::Flow(FlowEffect::Fight(fight)) => {
                let fight = reader.state.fight_prospect(seat, fight);
                reader.fight_lines(seat, fight).into_iter().for_each(&mut add);
            }
            Effect::Flow(FlowEffect::Duel(duel)) => {
                let fight = reader.state.duel_prospect(scope, duel);
                let fight = fight.map(|fight| reader.fight_lines(seat, fight));
                fight.into_iter().flatten().for_each(&mut add);
            }
            Effect::Patrol(PatrolEffect::FightPatrol(which)) => {
                let patrol = reader.state.faction(scope, *which);
                let fight = patrol.map(|faction| aside::patrol(reader, seat, faction));
                fight.into_iter().flatten().for_each(&mut add);
            }
            Effect::Choice(
                ChoiceEffect::Choose(_)
                | ChoiceEffect::ChoosePlayer(_)
                | ChoiceEffect::ChooseFaction(_),
            ) => {
                if let [(scope, script)] = &reader.state.ways_on(scope, effect)[..] {
                    forecast(reader, scope, script).into_iter().for_each(&mut add);
                }
            }
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
    lines
}

/// The script of an option of the present choice.
pub(super) fn option_script<'a>(reader: &'a Reader<'_>, option: u8) -> Option<&'a Script> {
    let Some(Frame::Run { at, .. }) = reader.view.frames.last() else { return None };
    if let Effect::Choice(ChoiceEffect::Choose(options)) =
        reader.content.script(at.block).get(usize::from(at.pc))?
    {
        options.get(usize::from(option)).map(|one| &one.script)
    } else {
        None
    }
}

/// Whether the contact that is asked for is encountered, and not only looked at.
pub(super) fn encounters_chosen(reader: &Reader<'_>) -> bool {
    let Some(Frame::Run { at, .. }) = reader.view.frames.last() else { return false };
    match reader.content.script(at.block).get(usize::from(at.pc)) {
        Some(Effect::Choice(ChoiceEffect::ChooseContact(choice))) => choice
            .then
            .effects()
            .iter()
            .any(|one| matches!(one, Effect::Encounter(EncounterEffect::EncounterContact))),
        _ => false,
    }
}

/// Whether the faction that is asked for is one with a patrol near enough.
pub(super) fn asks_for_patrol(reader: &Reader<'_>) -> bool {
    let Some(Frame::Run { at, .. }) = reader.view.frames.last() else { return false };
    matches!(
        reader.content.script(at.block).get(usize::from(at.pc)),
        Some(Effect::Choice(ChoiceEffect::ChooseFaction(choice))) if choice.patrol_within.is_some()
    )
}

/// The top card of a deck that a card lets one buy just now, and how much cheaper.
pub(super) fn top_for_sale(reader: &Reader<'_>) -> Option<(Deck, CardId, i32)> {
    let Some(Frame::Run { at, scope }) = reader.view.frames.last() else { return None };
    if let Effect::Pick(PickEffect::BuyTop { deck, off }) =
        reader.content.script(at.block).get(usize::from(at.pc))?
    {
        let off = reader.state.amount(scope, off);
        reader.state.top(*deck).map(|card| (*deck, card, off))
    } else {
        None
    }
}

/// What an answer to a script costs, and what it begins.
pub(super) struct Bill<'a> {
    pub(super) scope: Scope,
    pub(super) costs: &'a [Cost],
    pub(super) script: &'a Script,
}

/// The option that is chosen, what a yes to the present offer begins, or what happens to whom or
/// what is chosen.
pub(super) fn bill<'a>(reader: &'a Reader<'_>, action: Action) -> Option<Bill<'a>> {
    let Some(Frame::Run { at, scope }) = reader.view.frames.last() else { return None };
    let effect = reader.content.script(at.block).get(usize::from(at.pc))?;
    let mut scope = *scope;
    let (costs, script): (&[Cost], _) = match (effect, action) {
        (Effect::Choice(ChoiceEffect::Choose(options)), Action::Choose(option)) => {
            let option = options.get(usize::from(option))?;
            (&option.cost, &option.script)
        }
        (Effect::Choice(ChoiceEffect::May(script)), Action::Yes) => (&[], script),
        (Effect::Choice(ChoiceEffect::Pay(payment)), Action::Yes) => (&payment.cost, &payment.then),
        (Effect::Choice(ChoiceEffect::ChoosePlayer(choice)), Action::Player(other)) => {
            scope.other = Some(other);
            (&[], &choice.then)
        }
        (Effect::Choice(ChoiceEffect::ChooseFaction(choice)), Action::Faction(faction)) => {
            scope.faction = Some(faction);
            (&[], &choice.then)
        }
        _ => return None,
    };
    Some(Bill { scope, costs, script })
}

/// What there is to tell once costs are paid. Where something depends on which card goes for them,
/// it is told with those cards.
pub(super) fn once_paid(
    reader: &Reader<'_>,
    scope: &Scope,
    costs: &[Cost],
    tell: impl Fn(&Reader<'_>) -> Vec<String>,
) -> Vec<String> {
    if costs.is_empty() {
        let mut lines: Vec<String> = Vec::new();
        for line in tell(reader) {
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        return lines;
    }
    let title = |card: &CardId| names::quoted(reader.speaker, reader.card(*card));
    let ways: Vec<(String, Vec<String>)> = reader
        .state
        .paid(scope, costs)
        .into_iter()
        .map(|way| {
            let cards: Vec<String> = way.chosen.iter().map(title).collect();
            (names::listed(reader.speaker, &cards), tell(&reader.at(way.after)))
        })
        .collect();
    let mut lines: Vec<&String> = Vec::new();
    for line in ways.iter().flat_map(|(_, told)| told) {
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    let told = |line: &String| {
        let mut with: Vec<String> = Vec::new();
        for (cards, _) in ways.iter().filter(|(_, told)| told.contains(line)) {
            if !with.contains(cards) {
                with.push(cards.clone());
            }
        }
        if ways.iter().all(|(cards, _)| with.contains(cards)) {
            return line.clone();
        }
        let cards = names::either(reader.speaker, &with);
        let facts = args([("cards", cards.into()), ("line", line.clone().into())]);
        reader.speaker.say("or-odds-paid", &facts)
    };
    lines.into_iter().map(told).collect()
}
