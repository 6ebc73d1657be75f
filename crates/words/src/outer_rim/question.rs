//! What a seat is asked.

use super::deals;
use super::names;
use super::place;
use super::reader::Reader;
use super::terms;
use super::text;
use crate::args;
use outer_rim::{
    CardId, ChoiceEffect, ChooseSpace, Effect, EncounterEffect, Faction, FlowEffect, Frame,
    JobPlayers, JourneyEffect, Opponents, PatrolEffect, Paying, PickEffect, PurseEffect, Scope,
    SetupStep, SpaceTest, Standing, Step, Trigger, Want, WorkEffect,
};
use tabletop::Seat;

pub(super) fn question(reader: &Reader<'_>) -> String {
    let Some(frame) = reader.view.frames.last() else { return String::new() };
    let asked = ask(reader, frame);
    // OR-9.5: where slots are gone it is about none of the cards, least of all one being bought;
    // nor are deals in between.
    let about = if let Frame::Fit { shrunk: true, .. }
    | Frame::Aside { .. }
    | Frame::Drop { .. }
    | Frame::Beside { .. }
    | Frame::Offer(_) = frame
    {
        None
    } else {
        reader.about()
    };
    // What the question is about stands before it, unless it says so itself.
    match about {
        Some(about) if !asked.contains(&about) => {
            let facts = args([("about", about.into()), ("question", asked.into())]);
            reader.speaker.say("or-ask-about", &facts)
        }
        _ => asked,
    }
}

fn ask(reader: &Reader<'_>, frame: &Frame) -> String {
    let speaker = reader.speaker;
    let plain = |key: &str| speaker.plain(key);
    match frame {
        Frame::Setup { step, nth } => before_the_game(reader, *step, *nth),
        Frame::Turn { step, .. } => turn(reader, *step),
        Frame::Move { seat, left } => moving(reader, *seat, *left),
        Frame::Run { at, scope } => {
            let effect = reader.content.script(at.block).get(usize::from(at.pc));
            if let Some(asked) = effect.and_then(|effect| nearness(reader, scope, effect)) {
                return asked;
            }
            let asked = effect.map_or("or-ask-choose", script);
            // What is chosen for stands in the text of the card itself.
            let told = effect.filter(|effect| !speaks_in_answers(effect));
            let told = told.and_then(|_| text::effect(reader)).unwrap_or_default();
            format!("{told} {}", plain(asked)).trim().to_owned()
        }
        Frame::Pay { paying, .. } => plain(match paying {
            Paying::Effect { .. } => "or-ask-pay",
            Paying::Ability(_) => "or-ask-pay-ability",
        }),
        Frame::Dice { left, aside, .. } => {
            let more = if aside.is_empty() { "no" } else { "yes" };
            speaker.say("or-ask-dice", &args([("left", (*left).into()), ("more", more.into())]))
        }
        Frame::Test(testing) if testing.seat == reader.me() => plain("or-ask-test"),
        Frame::Test(testing) => {
            speaker.say("or-ask-test-of", &args([("name", reader.player(testing.seat).into())]))
        }
        Frame::Window(window) => moment(reader, window.moment),
        Frame::Market { .. } | Frame::Buy(_) | Frame::Browse { .. } => shopping(reader, frame),
        Frame::Fit { shrunk: true, .. } => plain("or-ask-fit-shrunk"),
        Frame::Fit { seat, .. } => match reader.state.lacks_room(*seat) {
            Some(Want::Armor) => plain("or-ask-fit-armor"),
            Some(Want::Slot(_)) | None => plain("or-ask-fit"),
        },
        Frame::Return { .. } => plain("or-ask-return"),
        Frame::Deliver { .. } => plain("or-ask-deliver"),
        Frame::Job { card, .. } => partner(reader, *card),
        Frame::Consent { seat, card, .. } => {
            let facts = about_other(reader, *seat, *card);
            speaker.say("or-ask-consent", &facts)
        }
        Frame::Defend { seat, card, .. } => {
            let facts = about_other(reader, *seat, *card);
            speaker.say("or-ask-defend", &facts)
        }
        Frame::Contact { .. } => plain("or-ask-contact"),
        Frame::Overcome { card, .. } => {
            speaker.say("or-ask-overcome", &args([("card", reader.card(*card).into())]))
        }
        Frame::Patrol { faction, left, toward, .. } => patrol(reader, *faction, *left, *toward),
        Frame::Reveal { .. } => plain("or-ask-reveal"),
        Frame::Aside { .. } => plain("or-ask-aside"),
        Frame::Drop { .. } => plain("or-ask-drop"),
        Frame::Beside { seat } => deals::beside(reader, *seat),
        Frame::Offer(offering) => deals::offer(reader, offering),
        Frame::Favor(asking) => deals::favor(reader, asking),
        Frame::Renown { seat, standing, .. } => renown(reader, *seat, *standing),
        Frame::Stop { .. }
        | Frame::Each { .. }
        | Frame::Cast { .. }
        | Frame::Combat(_)
        | Frame::Reward(_)
        | Frame::Hurt { .. }
        | Frame::Icons { .. }
        | Frame::Refill { .. }
        | Frame::Delivery { .. }
        | Frame::Redirect { .. }
        | Frame::Ai { .. }
        | Frame::Course { .. }
        | Frame::Toll { .. }
        | Frame::Fine { .. } => plain("or-ask-choose"),
    }
}

/// UB-8.1, UB-9.1: with whom a job is attempted, or against whom: a victim is no partner.
fn partner(reader: &Reader<'_>, card: CardId) -> String {
    let job = reader.content.asset(card, false).and_then(|asset| asset.job.as_ref());
    let against = job.is_some_and(|job| job.players == JobPlayers::Contested);
    let role = if against { "victim" } else { "partner" };
    let facts = args([("card", reader.card(card).into()), ("role", role.into())]);
    reader.speaker.say("or-ask-partner", &facts)
}

/// UB-7.3: whose opinion changes. UB-18.12: it may be that of an opponent.
fn renown(reader: &Reader<'_>, seat: Seat, standing: Standing) -> String {
    let mut facts = names::named(reader.player(seat));
    facts.set("what", if standing == Standing::Negative { "gain" } else { "lose" });
    facts.set("whose", if seat == reader.me() { "you" } else { "other" });
    reader.speaker.say("or-ask-renown", &facts)
}

/// OR-5.1: where one is, and how far one may still go.
fn moving(reader: &Reader<'_>, seat: Seat, left: u8) -> String {
    let here = reader.here(seat);
    let facts = args([
        ("left", left.into()),
        ("space", reader.space(here).into()),
        ("in", place::within(reader.content, here).into()),
    ]);
    reader.speaker.say("or-ask-move", &facts)
}

/// OR-15.5: which way a patrol goes, and toward whom.
fn patrol(reader: &Reader<'_>, faction: Faction, left: u8, toward: Option<Seat>) -> String {
    let name = toward.map(|seat| reader.player(seat)).unwrap_or_default();
    let facts = args([
        ("faction", terms::faction(faction).into()),
        ("left", left.into()),
        ("toward", toward.map_or("nobody", |seat| reader.speaker.who(seat)).into()),
        ("name", name.into()),
    ]);
    reader.speaker.say("or-ask-patrol", &facts)
}

fn before_the_game(reader: &Reader<'_>, step: SetupStep, nth: u8) -> String {
    let speaker = reader.speaker;
    speaker.plain(match step {
        // UB-17.2: a single player chooses the opponents after themselves.
        SetupStep::Character if nth > 0 && reader.view.setup.seats == 1 => {
            // UB-19: of two opponents the bounty hunter comes last.
            let calling = match (reader.view.setup.options.opponents, nth) {
                (Opponents::BountyHunter, _) | (Opponents::Both, 2..) => "hunter",
                (Opponents::Courier | Opponents::Both, _) => "courier",
            };
            return speaker.say("or-ask-opponent", &args([("calling", calling.into())]));
        }
        SetupStep::Ambition => "or-ask-ambition",
        SetupStep::Character => "or-ask-character",
        SetupStep::Ship => "or-ask-ship",
        SetupStep::Space => "or-ask-start",
        SetupStep::Line | SetupStep::AmbitionLine => "or-ask-setup",
    })
}

fn shopping(reader: &Reader<'_>, frame: &Frame) -> String {
    let speaker = reader.speaker;
    match frame {
        Frame::Market { seat, discarded, .. } => {
            let discarded = match discarded {
                None => "no",
                // UB-10.1: a second card of the same deck.
                Some((_, 1)) if reader.view.setup.options.expansion => "again",
                Some(_) => "yes",
            };
            let facts = args([
                ("credits", reader.credits(reader.view.players[seat.idx()].credits).into()),
                ("discarded", discarded.into()),
            ]);
            speaker.say("or-ask-market", &facts)
        }
        Frame::Buy(buying) => {
            let facts = args([
                ("card", reader.card(buying.card).into()),
                ("price", reader.credits(buying.price).into()),
                ("credits", reader.credits(reader.view.players[buying.seat.idx()].credits).into()),
            ]);
            speaker.say("or-ask-buy", &facts)
        }
        Frame::Browse { kind: None, .. } => speaker.plain("or-ask-browse-kind"),
        Frame::Browse { .. } => speaker.plain("or-ask-browse"),
        Frame::Setup { .. }
        | Frame::Turn { .. }
        | Frame::Aside { .. }
        | Frame::Beside { .. }
        | Frame::Drop { .. }
        | Frame::Offer(_)
        | Frame::Favor(_)
        | Frame::Renown { .. }
        | Frame::Move { .. }
        | Frame::Stop { .. }
        | Frame::Run { .. }
        | Frame::Pay { .. }
        | Frame::Each { .. }
        | Frame::Dice { .. }
        | Frame::Cast { .. }
        | Frame::Test(_)
        | Frame::Combat(_)
        | Frame::Window(_)
        | Frame::Reward(_)
        | Frame::Hurt { .. }
        | Frame::Icons { .. }
        | Frame::Refill { .. }
        | Frame::Fit { .. }
        | Frame::Return { .. }
        | Frame::Deliver { .. }
        | Frame::Delivery { .. }
        | Frame::Job { .. }
        | Frame::Consent { .. }
        | Frame::Contact { .. }
        | Frame::Defend { .. }
        | Frame::Overcome { .. }
        | Frame::Patrol { .. }
        | Frame::Redirect { .. }
        | Frame::Ai { .. }
        | Frame::Course { .. }
        | Frame::Toll { .. }
        | Frame::Fine { .. }
        | Frame::Reveal { .. } => String::new(),
    }
}

fn about_other(reader: &Reader<'_>, seat: Seat, card: CardId) -> crate::Args<'static> {
    args([("name", reader.player(seat).into()), ("card", reader.card(card).into())])
}

fn turn(reader: &Reader<'_>, step: Step) -> String {
    let seat = reader.me();
    let defeated = reader.view.players[seat.idx()].defeated;
    let key = match step {
        Step::Planning if defeated => "or-ask-planning-defeated",
        Step::Planning => "or-ask-planning",
        Step::Action => "or-ask-action",
        Step::Encounter => "or-ask-encounter",
        Step::Began | Step::Ended => "or-ask-choose",
    };
    let here = reader.here(seat);
    let facts =
        [("space", reader.space(here).into()), ("in", place::within(reader.content, here).into())];
    reader.speaker.say(key, &args(facts))
}

/// OR-3.12: where the nearest is wanted, what is chosen and why it is this reader's to choose.
fn nearness(reader: &Reader<'_>, scope: &Scope, effect: &Effect) -> Option<String> {
    let what = text::effect(reader).unwrap_or_default();
    let whose = if scope.seat == reader.me() { "you" } else { "other" };
    let mut facts = names::named(reader.player(scope.seat));
    facts.set("what", what);
    facts.set("whose", whose);
    let key = match effect {
        Effect::Choice(ChoiceEffect::ChooseSpace(choice)) if choice.by_nearest_player => {
            let near = reader.state.nearest_players(scope.seat);
            if scope.tie.is_none() && near.len() > 1 {
                "or-ask-nearest-player"
            } else if scope.seat != reader.me() {
                facts.set("where", text::space_like(reader, choice));
                facts.set("for", purpose(choice));
                let within = |test: &SpaceTest| matches!(test, SpaceTest::Within(_));
                let counted = if choice.among.iter().any(within) { "yes" } else { "no" };
                facts.set("counted", counted);
                "or-ask-space-as-nearest"
            } else {
                return None;
            }
        }
        Effect::Flow(FlowEffect::ByReputation(_))
        | Effect::Purse(PurseEffect::GainReputation(_) | PurseEffect::LoseReputation(_))
        | Effect::Patrol(
            PatrolEffect::MovePatrol { .. }
            | PatrolEffect::SendPatrol { .. }
            | PatrolEffect::BringPatrol(_)
            | PatrolEffect::FightPatrol(_),
        )
        | Effect::Journey(JourneyEffect::MoveDirectly(_))
        | Effect::Encounter(EncounterEffect::RevealContacts(_))
        | Effect::Work(WorkEffect::MarkSpace(_)) => "or-ask-nearest-patrol",
        Effect::Choice(_)
        | Effect::Pick(_)
        | Effect::Flow(_)
        | Effect::Purse(_)
        | Effect::Body(_)
        | Effect::Journey(_)
        | Effect::Encounter(_)
        | Effect::Card(_)
        | Effect::Work(_)
        | Effect::Dice(_) => return None,
    };
    Some(reader.speaker.say(key, &facts))
}

/// What a space is chosen for by somebody else.
fn purpose(choice: &ChooseSpace) -> &'static str {
    let told = choice.then.effects().iter().find_map(|effect| match effect {
        Effect::Journey(JourneyEffect::MoveDirectly(_)) => Some("move"),
        Effect::Work(WorkEffect::MarkSpace(_)) => Some("mark"),
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
        | Effect::Dice(_) => None,
    });
    told.unwrap_or("other")
}

/// Whether the answers themselves say what they lead to.
fn speaks_in_answers(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Choice(ChoiceEffect::Choose(_) | ChoiceEffect::May(_) | ChoiceEffect::Pay(_))
            | Effect::Pick(PickEffect::BuyTop { .. })
    )
}

fn script(effect: &Effect) -> &'static str {
    match effect {
        Effect::Choice(ChoiceEffect::Choose(_)) => "or-ask-choose",
        Effect::Choice(ChoiceEffect::May(_)) => "or-ask-may",
        Effect::Choice(ChoiceEffect::Pay(_)) => "or-ask-may-pay",
        Effect::Choice(ChoiceEffect::ChoosePlayer(_))
        | Effect::Pick(PickEffect::RedirectPatrol) => "or-ask-player",
        Effect::Choice(ChoiceEffect::ChooseFaction(_)) => "or-ask-faction",
        Effect::Choice(ChoiceEffect::ChooseSpace(_)) => "or-ask-space",
        Effect::Choice(ChoiceEffect::ChooseCard(_)) => "or-ask-card",
        Effect::Choice(ChoiceEffect::ChooseContact(_)) => "or-ask-which-contact",
        Effect::Pick(PickEffect::LendSkill(_)) => "or-ask-lend-skill",
        Effect::Pick(PickEffect::Discard(_)) => "or-ask-discard",
        Effect::Pick(PickEffect::BuyTop { .. }) => "or-ask-buy-top",
        Effect::Pick(PickEffect::BuyShip { .. }) => "or-ask-buy-ship",
        Effect::Flow(_)
        | Effect::Purse(_)
        | Effect::Body(_)
        | Effect::Journey(_)
        | Effect::Patrol(_)
        | Effect::Encounter(_)
        | Effect::Card(_)
        | Effect::Work(_)
        | Effect::Dice(_) => "or-ask-choose",
    }
}

fn moment(reader: &Reader<'_>, moment: Trigger) -> String {
    let test = reader.tested().map(|skill| reader.skill_odds(reader.me(), skill));
    let key = match moment {
        Trigger::BeforeTest if test.is_some() => "test",
        Trigger::BeforeTest | Trigger::BeforeCombat(_) => "before",
        Trigger::TestDice | Trigger::CombatDice(_) | Trigger::DeliveryDie | Trigger::CardDice => {
            "dice"
        }
        Trigger::CombatWon => "won",
        Trigger::CombatLost => "lost",
        Trigger::NearDefeat => "near-defeat",
        Trigger::EnteredPatrolSpace => "patrol",
        Trigger::PlayerEntered => "entered",
        Trigger::PatrolWouldMove => "redirect",
        Trigger::BountyReward
        | Trigger::CargoReward
        | Trigger::JobReward
        | Trigger::PatrolReward => "reward",
        Trigger::Planning
        | Trigger::Action
        | Trigger::Encounter
        | Trigger::TurnBegan
        | Trigger::TestPassed
        | Trigger::PatrolBeaten
        | Trigger::BountyEliminated
        | Trigger::CaptureDelivered
        | Trigger::Gained(_)
        | Trigger::Bought(_)
        | Trigger::Hired
        | Trigger::Recovered
        | Trigger::Rested
        | Trigger::Mended
        | Trigger::Defeated
        | Trigger::Encountered
        | Trigger::PatrolMet(_) => "other",
    };
    let facts = args([
        ("moment", key.into()),
        ("dice", fallen(reader).into()),
        ("test", test.unwrap_or_default().into()),
    ]);
    reader.speaker.say("or-ask-window", &facts)
}

/// What the dice in question show, both sides of a combat.
fn fallen(reader: &Reader<'_>) -> String {
    let shown = |roll| names::roll(reader.speaker, roll);
    let rolled = reader.view.frames.iter().rev().find_map(|frame| match frame {
        Frame::Test(testing) if !testing.roll.is_empty() => Some(shown(testing.roll)),
        Frame::Delivery { roll, .. } | Frame::Cast { roll, .. } if !roll.is_empty() => {
            Some(shown(*roll))
        }
        Frame::Buy(buying) if !buying.roll.is_empty() => Some(shown(buying.roll)),
        Frame::Combat(combat) if !combat.attack.is_empty() || !combat.defence.is_empty() => {
            let (attack, defence) = (combat.attack_results(), combat.defence_results());
            let facts = args([
                ("attack", shown(attack).into()),
                ("defence", shown(defence).into()),
                ("hits", attack.damage().into()),
                ("blows", defence.damage().into()),
            ]);
            Some(reader.speaker.say("or-both-rolls", &facts))
        }
        Frame::Setup { .. }
        | Frame::Turn { .. }
        | Frame::Aside { .. }
        | Frame::Beside { .. }
        | Frame::Drop { .. }
        | Frame::Offer(_)
        | Frame::Favor(_)
        | Frame::Renown { .. }
        | Frame::Move { .. }
        | Frame::Stop { .. }
        | Frame::Run { .. }
        | Frame::Pay { .. }
        | Frame::Each { .. }
        | Frame::Dice { .. }
        | Frame::Cast { .. }
        | Frame::Test(_)
        | Frame::Combat(_)
        | Frame::Window(_)
        | Frame::Reward(_)
        | Frame::Hurt { .. }
        | Frame::Market { .. }
        | Frame::Buy(_)
        | Frame::Icons { .. }
        | Frame::Refill { .. }
        | Frame::Browse { .. }
        | Frame::Fit { .. }
        | Frame::Return { .. }
        | Frame::Deliver { .. }
        | Frame::Delivery { .. }
        | Frame::Job { .. }
        | Frame::Consent { .. }
        | Frame::Contact { .. }
        | Frame::Defend { .. }
        | Frame::Overcome { .. }
        | Frame::Patrol { .. }
        | Frame::Redirect { .. }
        | Frame::Ai { .. }
        | Frame::Course { .. }
        | Frame::Toll { .. }
        | Frame::Fine { .. }
        | Frame::Reveal { .. } => None,
    });
    rolled.unwrap_or_default()
}
