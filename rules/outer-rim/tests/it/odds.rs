//! Appendix B by enumeration, OR-11 and OR-12.

use crate::support::{cards, house, house_packs, house_with, player, with_of};
use outer_rim::{
    Action, By, CardEvent, Content, Event, Face, Frame, OuterRim, Position, PositionPlayer, Roll,
    RollEvent, RollStep, Scope, Skill, Source, State, Step, Trigger, damage_ways, rehearse,
    test_odds, win_odds,
};
use std::sync::Arc;
use tabletop::{Answer, Dice, Game, Menu, Seat, Stage};

#[test]
fn a_die_has_two_blanks_two_focus_three_hits_and_a_crit() {
    // Rules: OR-11.1
    assert_eq!(Face::SIDES, [2, 2, 3, 1]);
    let count = |face| (0..8).filter(|side| Face::of_side(*side) == face).count();
    assert_eq!(Face::ALL.map(count), [2, 2, 3, 1]);
}

#[test]
fn damage_falls_as_the_table_says() {
    // Rules: OR-12.4
    // Also: appendix B.1, in hundredths of a percent.
    let table: [(u8, [u64; 7]); 6] = [
        (1, [5000, 3750, 1250, 0, 0, 0, 0]),
        (2, [2500, 3750, 2656, 938, 156, 0, 0]),
        (3, [1250, 2812, 3047, 1934, 762, 176, 20]),
        (4, [625, 1875, 2734, 2461, 1487, 615, 171]),
        (5, [312, 1172, 2148, 2490, 2008, 1173, 502]),
        (6, [156, 703, 1553, 2197, 2206, 1651, 942]),
    ];
    for (dice, row) in table {
        let ways = damage_ways(dice);
        let all = 8u64.pow(u32::from(dice));
        assert_eq!(ways.iter().sum::<u64>(), all);
        for (damage, printed) in row.iter().enumerate() {
            // The printed figures are rounded to the nearest hundredth (halves either way).
            let exact = ways[damage] * 20_000;
            let distance = exact.abs_diff(printed * 2 * all);
            assert!(distance <= all, "{dice} dice, {damage} damage: {} of {all}", ways[damage]);
        }
    }
}

#[test]
fn the_attacker_wins_as_often_as_the_table_says() {
    // Rules: OR-12.4
    // Also: appendix B.2, in tenths of a percent.
    let table: [[u128; 8]; 8] = [
        [703, 471, 304, 190, 117, 70, 42, 24],
        [828, 641, 473, 335, 230, 154, 101, 65],
        [902, 764, 616, 476, 355, 257, 182, 126],
        [945, 849, 728, 600, 478, 369, 278, 204],
        [970, 905, 813, 704, 590, 480, 380, 294],
        [983, 941, 874, 786, 686, 582, 481, 388],
        [991, 964, 917, 849, 765, 672, 576, 482],
        [995, 979, 946, 895, 828, 749, 661, 571],
    ];
    for (attacker, row) in table.iter().enumerate() {
        for (defender, printed) in row.iter().enumerate() {
            let (won, all) = win_odds(attacker as u8 + 1, defender as u8 + 1);
            let distance = (won * 2000).abs_diff(printed * 2 * all);
            assert!(distance <= all, "{attacker} against {defender}: {won} of {all}");
        }
    }
}

#[test]
fn tests_pass_as_often_as_the_rule_says() {
    // Rules: OR-11.5
    assert_eq!([0, 1, 2, 3].map(test_odds), [15, 48, 60, 60]);
    for skill in 0..3 {
        let faces = (0..8).map(Face::of_side);
        let pairs = faces.clone().flat_map(|one| faces.clone().map(move |other| (one, other)));
        let passed = pairs.filter(|(one, other)| {
            let mut roll = Roll::NONE;
            roll.add(*one, 1);
            roll.add(*other, 1);
            roll.passes(skill)
        });
        assert_eq!(passed.count(), usize::from(test_odds(skill)));
    }
}

#[test]
fn a_crit_deals_two_and_is_no_hit() {
    // Rules: OR-11.2, OR-12.4
    let roll = Roll([1, 1, 2, 1]);
    assert_eq!(roll.damage(), 4);
    assert_eq!((roll.count(Face::Hit), roll.count(Face::Crit)), (2, 1));
}

/// The parts chances are counted in here.
const WHOLE: u128 = 8_u128.pow(12);
const ME: Seat = Seat::new(0);

/// What came of a roll, once it is known: a test by its outcome, a delivery by the cargo's going.
fn outcome(events: &[Event]) -> Option<bool> {
    let tested = events.iter().find_map(|event| match event {
        Event::Roll(RollEvent::Tested { passed, .. }) => Some(*passed),
        _ => None,
    });
    let ended =
        events.iter().any(|event| matches!(event, Event::Roll(RollEvent::RollEnded { .. })));
    let gone = events.iter().any(|event| matches!(event, Event::Card(CardEvent::CardLost { .. })));
    tested.or(ended.then_some(gone))
}

/// The chance of the best play, by every way the dice can fall and every answer there is.
fn best(state: &State, work: &dyn Fn(&mut Stage<'_, OuterRim>), faces: &mut Vec<u32>) -> u128 {
    let (mut after, mut events) = (state.clone(), Vec::new());
    let mut dice = Dice::scripted(faces.iter().copied());
    work(&mut Stage::new(&mut after, &mut dice, &mut events));
    if dice.fault().is_some() {
        let sides = Face::ALL.iter().zip(Face::SIDES);
        let sum: u128 = sides
            .map(|(face, sides)| {
                faces.push(*face as u32);
                let chance = best(state, work, faces);
                faces.pop();
                u128::from(sides) * chance
            })
            .sum();
        return sum / 8;
    }
    if let Some(success) = outcome(&events) {
        return if success { WHOLE } else { 0 };
    }
    let open = OuterRim::pending(&after).first().expect("the roll goes on");
    let mut menu = Menu::new();
    OuterRim::menu(&after, open.id, &mut menu);
    let free = |item: &&Action| match item {
        Action::Use(ability) => after.content().ability(*ability).cost.is_empty(),
        _ => true,
    };
    let items = menu.items().iter().filter(free);
    let tried = items.map(|item| {
        let answer = Answer::Item(*item);
        let work = |stage: &mut Stage<'_, OuterRim>| OuterRim::decide(stage, open.seat, &answer);
        best(&after, &work, &mut Vec::new())
    });
    tried.max().unwrap_or(0)
}

fn place(content: &Arc<Content>, me: PositionPlayer) -> Option<State> {
    let far = player("boba-fett", "g-1a-starfighter", "mon-calamari");
    let far = if &*me.character == "boba-fett" {
        player("bossk", "g-1a-starfighter", "mon-calamari")
    } else {
        far
    };
    let position = Position {
        turn: ME,
        step: Step::Action,
        round: 2,
        players: vec![me, far],
        market: [].into(),
        patrols: [].into(),
        contacts: Vec::new(),
    };
    let setup = with_of(content, 2, |options| options.expansion = true);
    OuterRim::place(&setup, content, &position).ok()
}

/// Everybody who has, or everything that is, something at this moment: on its own, and with one
/// who rerolls.
fn holders(content: &Content, moment: Trigger) -> Vec<PositionPlayer> {
    let listens = |abilities: &[outer_rim::Ability]| {
        abilities.iter().any(|one| one.by == By::Owner && one.listens(moment))
    };
    let mut found = vec![player("bossk", "yt-1300", "cantonica")];
    for one in &content.characters {
        for (flipped, side) in [(false, &one.front), (true, &one.flipped)] {
            if listens(&one.both.abilities) || listens(&side.abilities) {
                found.push(PositionPlayer { flipped, ..player(&one.id, "yt-1300", "cantonica") });
            }
        }
    }
    for ship in &content.ships {
        if ship.flipped.as_ref().is_some_and(|side| listens(&side.powers.abilities)) {
            let me = player("bossk", &ship.id, "cantonica");
            found.push(PositionPlayer { ship_flipped: true, ..me });
        }
    }
    for card in content.cards.iter().filter(|card| card.asset.is_some()) {
        let asset = card.asset.as_ref().expect("an asset");
        if listens(&asset.abilities) {
            for character in ["bossk", "lando-calrissian"] {
                let cards = cards(&[&*card.id]);
                found.push(PositionPlayer { cards, ..player(character, "yt-1300", "cantonica") });
            }
        }
    }
    found
}

#[test]
fn the_chance_of_a_test_is_that_of_the_best_play_by_enumeration() {
    // Rules: OR-11.5, OR-11.7
    let test = |skill: &Skill| {
        let name = format!("{skill:?}").to_lowercase();
        let script = format!("[{{ test = {{ skills = [\"{name}\"] }} }}]");
        format!(
            "[[card]]\nid = \"test-{name}\"\nedition = \"base\"\nnumber = {}\nsource = {{ all = \"designed\" }}\ndo = {script}\n",
            900 + skill.idx()
        )
    };
    let content = house_with(&Skill::ALL.iter().map(test).collect::<String>());
    let all = holders(&house(), Trigger::TestDice);
    assert!(all.len() > 6, "lando, jyn and their crews at least");
    for me in all {
        let Some(state) = place(&content, me.clone()) else { continue };
        for skill in Skill::ALL {
            let name = format!("test-{}", format!("{skill:?}").to_lowercase());
            let card = content.card_named(&name).expect("the test");
            let frame =
                Frame::run(content.card(card).script.block(), Scope::of(ME, Source::Card(card)));
            let work = |stage: &mut Stage<'_, OuterRim>| {
                rehearse(stage, &[frame], &mut Vec::new());
            };
            let (ways, of) = state.test_chance(ME, state.skill(ME, *skill));
            let exact = best(&state, &work, &mut Vec::new());
            assert_eq!(ways * (WHOLE / 8), exact * (of / 8), "{skill:?} of {me:?}");
        }
    }
}

#[test]
fn the_chance_of_a_delivery_is_that_of_the_best_play_by_enumeration() {
    // Rules: OR-19.3, OR-19.4
    // One kind of trouble that does nothing: no other dice than those of the delivery.
    let mut packs = house_packs();
    for (_, pack) in &mut packs {
        pack.card.retain(|card| card.number != Some(1));
    }
    let trouble = "[[card]]\nid = \"trouble\"\nedition = \"base\"\nnumber = 1\nsource = { all = \"designed\" }\ndo = [{ gain_credits = 1000 }]\n";
    packs.push(("trouble".into(), toml::from_str(trouble).expect("a card")));
    let content = Arc::new(Content::gather("quiet", packs).expect("a set without faults"));
    let all = holders(&content, Trigger::DeliveryDie);
    assert!(all.len() > 4, "the Falcon, the compartment, Han and Lando at least");
    for mut me in all {
        me.cards.extend(cards(&["stolen-prototype"]));
        let Some(state) = place(&content, me.clone()) else { continue };
        let card = content.card_named("stolen-prototype").expect("the cargo");
        let (step, roll) = (RollStep::Prepare, Roll::NONE);
        let frame = Frame::Delivery { seat: ME, card, step, roll };
        let work = |stage: &mut Stage<'_, OuterRim>| rehearse(stage, &[frame], &mut Vec::new());
        let (ways, of) = state.delivery_chance(ME, card);
        let exact = best(&state, &work, &mut Vec::new());
        assert_eq!(ways * (WHOLE / 8), exact * (of / 8), "{me:?}");
    }
    // The Millennium Falcon gets through three times of four.
    let mut falcon = player("bossk", "yt-1300", "cantonica");
    falcon.ship_flipped = true;
    falcon.cards = cards(&["stolen-prototype"]);
    let state = place(&content, falcon).expect("a possible situation");
    let card = content.card_named("stolen-prototype").expect("the cargo");
    let (ways, of) = state.delivery_chance(ME, card);
    assert_eq!(ways * 4, of * 3);
}
