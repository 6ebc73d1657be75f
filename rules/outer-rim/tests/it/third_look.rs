//! What a third reader with the rulebook and no code found: payments that come to nothing, offers
//! that lead nowhere, and what happens after the game is won.

use crate::support::{B, Scene, bench, house, house_with, named, scene, situation, with_of};
use outer_rim::{
    Action, BoardEvent, CardEffect, ChoiceEffect, Content, CourseEvent, Deck, Effect, Event, Favor,
    Kind, Lack, MarketEvent, Options, PlayerEvent, PurseEffect, Token, Want,
};
use tabletop::{Seat, face_of};

const FIRST: Seat = Seat::new(0);

fn expanded(options: &mut Options) {
    options.expansion = true;
}

/// Bossk in the action step with this more to say, and Han Solo far away.
fn bossk(more: &str, rest: &str) -> String {
    format!(
        r#"{{"turn":0,"step":"action","players":[
        {{"character":"bossk","ship":"g9-rigger",{more}}},
        {{"character":"han-solo","ship":"g9-rigger","space":"kessel"}}]{rest}}}"#
    )
}

const LOVED: &str = r#""reputation":{"hutt":"positive","syndicate":"positive","imperial":"positive","rebel":"positive"}"#;

#[test]
fn credits_are_not_paid_to_have_fewer_of_them_back() {
    // Rules: OR-24.2
    let script = r#"[{ choose = [
        { cost = [{ credits = 2000 }], do = [{ choose_faction = { standing = "neutral", then = [{ gain_reputation = { faction = "chosen" } }] } }, { gain_credits = 1000 }] },
        { cost = [{ credits = 2000 }], do = [{ gain_credits = 1000 }, { gain_credits = 2000 }] },
        { cost = [{ credits = 2000 }], do = [{ test = { skills = ["tech"], pass = [{ gain_credits = 2000 }] } }] },
        { cost = [{ damage = { to = "character", amount = 1 } }], do = [{ gain_credits = 1000 }] },
        {},
    ] }]"#;
    let set = house_with(&bench(script));
    let offered = |reputation: &str| {
        let json = bossk(&format!(r#""space":"cantonica","credits":9000{reputation}"#), "");
        let mut scene = Scene::in_set(&set, &with_of(&set, 2, |_| {}), &situation(&json));
        scene.resolve("bench", &[]);
        scene.menu()
    };
    assert_eq!(offered(""), [0, 1, 3, 4].map(Action::Choose));
    assert_eq!(offered(&format!(",{LOVED}")), [1, 3, 4].map(Action::Choose));
    // As the shipped card says it: twentieth of its deck, on Cantonica.
    let json = bossk(&format!(r#""space":"cantonica","credits":9000,{LOVED}"#), "")
        .replace(r#""step":"action""#, r#""step":"encounter""#);
    let mut scene = scene(expanded, &json);
    let card = house().encounters.iter().position(|one| &*one.id == "t1-20").expect("a card");
    scene.say(Action::EncounterSpace, &[face_of(2, in_tile_deck(card))]);
    assert_eq!(scene.menu(), [0, 2].map(Action::Choose));
}

/// How scripted chance names a card of the deck of its tile.
fn in_tile_deck(card: usize) -> u32 {
    let house = house();
    let deck = &house.encounters[card].deck;
    house.encounters[..card].iter().filter(|one| one.deck == *deck).count() as u32
}

#[test]
fn nobody_pays_to_look_at_what_they_cannot_buy() {
    // Rules: OR-24.2, OR-7.4
    let met = |credits: i32, cards: &str| {
        let json = bossk(
            &format!(r#""space":"tatooine","credits":{credits},"cards":[{cards}]"#),
            r#","contacts":[{"contact":"lobot","space":"tatooine"}]"#,
        )
        .replace(r#""step":"action""#, r#""step":"encounter""#);
        let mut scene = scene(expanded, &json);
        let contact = house().contact_named("lobot").expect("a contact");
        let spot = scene.state.spots().position(|(_, token)| token == Token::Up(contact));
        scene.say_any(Action::Contact(spot.expect("he lies there") as u8));
        scene
    };
    let looks = |scene: &Scene| {
        let Some(outer_rim::Frame::Run { at, .. }) = scene.state.frames().last() else {
            return false;
        };
        let effect = &scene.state.content().script(at.block)[usize::from(at.pc)];
        let Effect::Choice(ChoiceEffect::Choose(options)) = effect else { return false };
        scene.menu().iter().any(|item| match item {
            Action::Choose(option) => {
                let script = options[usize::from(*option)].script.effects();
                script.iter().any(|effect| matches!(effect, Effect::Card(CardEffect::Browse(_))))
            }
            _ => false,
        })
    };
    assert!(!looks(&met(1000, "")), "nothing costs nothing");
    assert!(looks(&met(9000, "")));
    // OR-7.8: a card may be given in part payment.
    assert!(looks(&met(1000, r#"{"card":"dl-44-blaster"}"#)));
}

#[test]
fn a_special_card_that_nothing_would_come_of_is_not_paid_for() {
    // Rules: OR-7.10, OR-24.2
    let set = house_with(
        r#"
[[card]]
id = "empty-rumor"
edition = "base"
deck = "bounty"
cost = 2000
source = { all = "designed" }
do = [{ recover = { from = "ship" } }]
then = "shuffle"
"#,
    );
    let offered = |damage: u8| {
        let more = format!(r#""space":"ryloth","credits":9000,"damage":[0,{damage}]"#);
        let json = bossk(&more, r#","market":{"bounty":"empty-rumor"}"#);
        let mut scene = Scene::in_set(&set, &with_of(&set, 2, |_| {}), &situation(&json));
        scene.say(Action::Market, &[]);
        let card = set.card_named("empty-rumor").expect("a card");
        let buys = scene.menu().contains(&Action::Buy(Deck::Bounty));
        let in_vain = Some((Lack::Effect, "OR-24.2"));
        let lack = scene.state.why_not_buy(FIRST, card, 0);
        assert_eq!(lack, in_vain.filter(|_| !buys));
        buys
    };
    assert!(offered(1));
    assert!(!offered(0));
}

#[test]
fn whoever_lies_there_is_offered_no_shortcut() {
    // Rules: OR-4.3, OR-24.2, UB-13.4
    let asks = |more: &str| {
        let json = bossk(&format!(r#""space":"ryloth",{more}"credits":3000"#), "")
            .replace(r#""step":"action""#, r#""step":"planning""#);
        let mut scene = scene(
            |options| {
                options.expansion = true;
                options.favors = true;
            },
            &json.replace("\"han-solo\"", "\"jyn-erso\""),
        );
        scene.say(Action::Aside, &[]).say(Action::AskFavor, &[]);
        scene.menu().contains(&Action::Favor(Favor::Shortcut))
    };
    assert!(asks(""));
    assert!(!asks(r#""defeated":true,"damage":[4,0],"#));
}

#[test]
fn a_reputation_that_is_only_considered_good_is_no_price() {
    // Rules: UB-20.9, OR-24.2
    let delivering = |more: &str| {
        let json = bossk(
            &format!(
                r#""space":"cantonica",{more}"cards":[{{"card":"stolen-prototype"}},{{"card":"black-sun-agent"}}]"#
            ),
            "",
        );
        let mut scene = scene(expanded, &json);
        let trouble = face_of(2, u32::from(named("special-interest-groups").0));
        scene.say(Action::Deliver, &[]);
        scene.say(Action::Card(named("stolen-prototype")), &[B, trouble]);
        scene
    };
    let void = delivering("");
    assert!(!void.menu().contains(&Action::Choose(0)), "{:?}", void.menu());
    // Where there is another reputation to lose, that one is lost.
    let mut real = delivering(r#""reputation":{"rebel":"positive"},"#);
    assert!(real.menu().contains(&Action::Choose(0)), "{:?}", real.menu());
    real.say_any(Action::Choose(0));
    let lost = Event::Player(PlayerEvent::Reputation {
        seat: FIRST,
        faction: outer_rim::Faction::Rebel,
        to: outer_rim::Standing::Neutral,
    });
    assert!(real.events.contains(&lost), "{:?}", real.events);
}

/// What an option takes by a choice of faction pays for all that the option gives.
fn loose_prices(content: &Content) -> Vec<String> {
    let loose = |script: &[Effect]| {
        let last = script.len().saturating_sub(1);
        script[..last].iter().any(|effect| match effect {
            Effect::Choice(ChoiceEffect::ChooseFaction(choice)) => {
                choice.standing.is_some()
                    && matches!(choice.then.effects(), [Effect::Purse(PurseEffect::LoseReputation(step))] if !step.other)
            }
            _ => false,
        })
    };
    let mut found = Vec::new();
    for place in content.places() {
        let Effect::Choice(ChoiceEffect::Choose(options)) = place.effect else { continue };
        if options.iter().any(|option| loose(option.script.effects())) {
            found.push(place.thing.to_string());
        }
    }
    found
}

#[test]
fn no_option_gives_anything_for_a_reputation_that_is_not_lost() {
    // Rules: UB-20.9, OR-24.2
    assert_eq!(loose_prices(&house()), [""; 0]);
    let loose = r#"[{ choose = [
        { do = [{ choose_faction = { standing = "positive", then = [{ lose_reputation = { faction = "chosen" } }] } }, { gain_fame = 1 }] },
        {},
    ] }]"#;
    assert_eq!(loose_prices(&house_with(&bench(loose))), ["card bench"], "the law can be broken");
}

#[test]
fn a_purchase_that_wins_ends_the_game_before_anything_is_revealed() {
    // Rules: OR-22.3, OR-7.5, OR-9.3
    let buys = |fame: u8| {
        let json = bossk(
            &format!(r#""space":"ryloth","fame":{fame},"credits":20000"#),
            r#","market":{"luxury":"chromium-hull"}"#,
        );
        let mut scene = scene(expanded, &json);
        scene.say(Action::Market, &[]);
        scene.say_any(Action::Buy(Deck::Luxury));
        scene
    };
    let reveals = |event: &Event| {
        matches!(
            event,
            Event::Market(MarketEvent::TurnedUp { .. })
                | Event::Board(BoardEvent::PatrolMoved { .. })
                | Event::Course(CourseEvent::Asked { .. })
        )
    };
    let won = buys(9);
    assert!(won.state.is_over());
    assert!(!won.events.iter().any(reveals), "{:?}", won.events);
    let goes_on = buys(8);
    assert!(!goes_on.state.is_over());
    assert!(goes_on.events.iter().any(reveals));
    // A goal that the purchase meets counts at once, too.
    let json = r#"{"turn":0,"step":"action","players":[
        {"character":"han-solo","ship":"g9-rigger","space":"ryloth","fame":9,"credits":20000},
        {"character":"bossk","ship":"g9-rigger","space":"kessel"}],"market":{"ship":"buy-yv-666"}}"#;
    let mut ship = scene(|_| {}, json);
    ship.say(Action::Market, &[]).say_any(Action::Buy(Deck::Ship));
    assert!(ship.state.is_over());
    assert!(!ship.events.iter().any(reveals), "{:?}", ship.events);
}

#[test]
fn the_rules_say_what_a_purchase_would_cost_beside_its_price() {
    // Rules: OR-7.7, OR-7.8, OR-8.5, OR-13.3
    let with = |more: &str| scene(expanded, &bossk(more, ""));
    let worn = with(r#""space":"ryloth","cards":[{"card":"armored-vest"}],"damage":[5,0]"#);
    let goes = |scene: &Scene, card: &str| {
        let goes = scene.state.makes_room_for(FIRST, named(card), true);
        goes.into_iter().map(|one| (one.among, one.want, one.falls)).collect::<Vec<_>>()
    };
    let [vest, ax, shield] = ["armored-vest", "vibro-ax", "shield-upgrade"].map(named);
    assert_eq!(goes(&worn, "bounty-hunter-helmet"), [(vec![vest], Want::Armor, true)]);
    // As good as the other.
    assert_eq!(goes(&worn, "plastoid-armor"), [(vec![vest], Want::Armor, false)]);
    assert_eq!(goes(&worn, "dl-44-blaster"), [], "there is a slot");
    // Where something else may go, one is asked.
    let full = with(
        r#""space":"ryloth","cards":[{"card":"armored-vest"},{"card":"vibro-ax"}],"damage":[5,0]"#,
    );
    let slot = Want::Slot(&[Kind::Gear]);
    assert_eq!(goes(&full, "dl-44-blaster"), [(vec![vest, ax], slot, false)]);
    let shot = with(r#""space":"ryloth","cards":[{"card":"shield-upgrade"}],"damage":[0,3]"#);
    let slot = Want::Slot(&[Kind::Mod]);
    assert_eq!(goes(&shot, "quad-laser-cannon"), [(vec![shield], slot, true)]);
    // OR-9.6: a new ship comes undamaged.
    assert_eq!(goes(&shot, "buy-porax-38"), []);
}

#[test]
fn an_offer_that_does_not_fit_says_why() {
    // Rules: OR-23.3, OR-8.5
    let offers = |mine: &str, theirs: &str, given: &str| {
        let json = format!(
            r#"{{"turn":0,"step":"action","players":[
            {{"character":"bossk","ship":"g9-rigger","space":"ryloth","cards":[{mine}]}},
            {{"character":"jyn-erso","ship":"g9-rigger","space":"ryloth","cards":[{theirs}]}}]}}"#
        );
        let mut scene = scene(expanded, &json);
        scene.say(Action::Trade, &[]);
        scene.say(Action::Give(outer_rim::Good::Card(named(given))), &[]);
        let bars = scene.state.bars();
        assert_eq!(bars.is_empty(), scene.menu().contains(&Action::Propose));
        bars.into_iter().next().map(|bar| bar.lack)
    };
    let blaster = r#"{"card":"dl-44-blaster"}"#;
    let two = r#"{"card":"jetpack"},{"card":"vibro-ax"}"#;
    let other = Seat::new(1);
    assert_eq!(offers(blaster, "", "dl-44-blaster"), None);
    assert_eq!(
        offers(blaster, two, "dl-44-blaster"),
        Some(Lack::Room(other, Want::Slot(&[Kind::Gear])))
    );
    let (vest, plastoid) = (r#"{"card":"armored-vest"}"#, r#"{"card":"plastoid-armor"}"#);
    assert_eq!(offers(vest, plastoid, "armored-vest"), Some(Lack::Room(other, Want::Armor)));
}

#[test]
fn the_token_of_a_player_is_known_to_be_one() {
    // Rules: UB-6.1
    let json = r#"{"turn":0,"step":"encounter","players":[
        {"character":"bossk","ship":"g9-rigger","space":"takodana"},
        {"character":"chewbacca","ship":"g9-rigger","space":"ryloth"}],
        "contacts":[{"contact":"chewbacca","space":"takodana"},{"contact":"lobot","space":"takodana"}]}"#;
    let mut scene = scene(expanded, json);
    let [chewbacca, lobot] =
        ["chewbacca", "lobot"].map(|name| house().contact_named(name).expect("a contact"));
    assert!(scene.state.is_played(chewbacca));
    assert!(!scene.state.is_played(lobot));
    let spot = scene.state.spots().position(|(_, token)| token == Token::Up(chewbacca));
    let spot = spot.expect("it lies there") as u8;
    scene.say(Action::Contact(spot), &[]);
    assert!(scene.events.contains(&Event::Board(BoardEvent::ContactLeft { spot })));
    assert!(scene.menu().contains(&Action::EncounterSpace), "another encounter is chosen");
}
