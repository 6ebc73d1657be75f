//! The shipped set where the facts of the printed cards are known: goals, ships and cards do
//! what they say there, and nothing more.

mod characters;
mod ships;

use crate::support::{
    B, C, F, H, Scene, bench, cards, house, house_with, player, set_with, two, with_of,
};
use outer_rim::{
    Action, AmbitionEvent, Body, CardId, Content, Event, Face, Faction, OuterRim, Position,
    PositionContact, PositionPatrol, PositionPlayer, RollEvent, Setup, Standing, Step,
};
use std::sync::Arc;
use tabletop::{Game as _, Seat, Viewer};

const ME: usize = 0;

fn setup(content: &Content, seats: usize) -> Setup {
    with_of(content, seats as u8, |options| options.expansion = true)
}

fn scene(position: &Position) -> Scene {
    scene_in(&house(), position)
}

fn scene_in(content: &Arc<Content>, position: &Position) -> Scene {
    Scene::in_set(content, &setup(content, position.players.len()), position)
}

/// Somebody in a step, and Greedo's hunter far away.
fn alone(me: PositionPlayer, step: Step) -> Position {
    Position {
        turn: Seat::new(0),
        step,
        round: 2,
        players: vec![me, player("boba-fett", "g-1a-starfighter", "mon-calamari")],
        market: [].into(),
        patrols: [].into(),
        contacts: Vec::new(),
    }
}

/// Somebody in a step, with another in the same space.
fn together(me: PositionPlayer, other: PositionPlayer, step: Step) -> Position {
    let mut position = alone(me, step);
    position.players[1] = PositionPlayer { space: position.players[0].space.clone(), ..other };
    position
}

/// Somebody who resolves a script made for it.
fn resolving(position: &Position, script: &str, faces: &[u32]) -> Scene {
    let mut scene = scene_in(&house_with(&bench(script)), position);
    scene.resolve("bench", faces);
    scene
}

fn named(name: &str) -> CardId {
    house().card_named(name).unwrap_or_else(|| panic!("there is no card {name}"))
}

fn holds(scene: &Scene, seat: u8, card: &str) -> bool {
    scene.player(seat).holding(named(card)).is_some()
}

fn uses(scene: &Scene) -> Vec<Action> {
    scene.menu().into_iter().filter(|item| matches!(item, Action::Use(_))).collect()
}

fn only_use(scene: &Scene) -> Action {
    let [only] = uses(scene)[..] else { panic!("{:?}", scene.menu()) };
    only
}

fn patrol(mut position: Position, faction: Faction, level: u8) -> Position {
    let space = position.players[ME].space.clone();
    position.patrols.insert(faction, PositionPatrol { space, level });
    position
}

fn up(contact: &str, space: &str) -> PositionContact {
    PositionContact {
        contact: contact.into(),
        space: space.into(),
        peeked_by: Vec::new(),
        face_down: false,
    }
}

const GROUND: &str = r#"[{ fight = { arena = "ground", combat = 1 } }]"#;

const SHIP: &str = r#"[{ fight = { arena = "ship", combat = 1 } }]"#;

#[test]
fn a_seat_at_the_council_can_be_fought_for() {
    // Rules: UB-16.5, UB-16.8
    let set = house();
    let setup = with_of(&set, 2, |options| {
        options.expansion = true;
        options.ambitions = true;
        options.fame = 8;
    });
    let mut me = player("han-solo", "g9-rigger", "nal-hutta");
    me.ambition = Some("voice-of-the-hutts".into());
    me.goals = vec![0, 1, 2, 3];
    me.fame = 8;
    me.reputation.insert(Faction::Hutt, Standing::Positive);
    let mut position = alone(me, Step::Encounter);
    position.players[1].ambition = Some("collector".into());
    let mut scene = Scene::in_set(&set, &setup, &position);
    scene.say(only_use(&scene), &[]);
    scene.say(Action::Choose(2), &[C, C, C, B, B, B, B, B]);
    assert!(scene.state.is_over(), "the fight was won, and so was the game");
    // Whoever loses it has offended the council.
    let mut scene = Scene::in_set(&set, &setup, &position);
    scene.say(only_use(&scene), &[]);
    scene.say(Action::Choose(2), &[B, B, B, H, B, B, B, B]);
    assert_eq!(scene.player(0).reputation(Faction::Hutt), Standing::Neutral);
}

#[test]
fn wanted_adds_its_bonus_to_the_gain_which_is_cut_once() {
    // Rules: UB-20.2, UB-20.3
    let beat = |character: &str, theirs: u8| {
        let me = PositionPlayer {
            fame: 2,
            cards: cards(&["wanted"]),
            ..player(character, "g9-rigger", "tatooine")
        };
        let mut other = player("bossk", "g9-rigger", "tatooine");
        other.fame = theirs;
        other.reputation.insert(Faction::Rebel, Standing::Negative);
        let mut scene = scene(&together(me, other, Step::Encounter));
        scene.say(Action::Job(named("wanted")), &[]);
        if scene.menu().contains(&Action::Player(Seat::new(1))) {
            scene.say(Action::Player(Seat::new(1)), &[C, C, C, B, B, B]);
        }
        (scene.player(0).fame_gained() - 2, scene.player(0).credits() - 5000)
    };
    assert_eq!(beat("han-solo", 4), (2, 5000), "the loser had more fame");
    assert_eq!(beat("han-solo", 1), (1, 5000));
    assert_eq!(beat("cad-bane", 4), (1, 10_000), "one fame less, once");
    assert_eq!(beat("cad-bane", 1), (0, 10_000));
}

#[test]
fn a_chromium_hull_is_lost_with_a_ship_combat_wherever_it_is_fought() {
    // Rules: OR-12.1, OR-8.8
    for space in ["tatooine", "t5-x"] {
        let me = PositionPlayer {
            cards: cards(&["chromium-hull"]),
            ..player("bossk", "g-1a-starfighter", space)
        };
        let position = alone(me, Step::Action);
        let ship = resolving(&position, SHIP, &[B, B, B, H]);
        assert!(!holds(&ship, 0, "chromium-hull"), "a ship combat on {space}");
        let ground = resolving(&position, GROUND, &[B, B, B, H]);
        assert!(holds(&ground, 0, "chromium-hull"), "a ground combat on {space}");
    }
}

#[test]
fn both_partners_of_a_job_for_two_gain_its_credits() {
    // Rules: UB-8.5
    let done = |crew: &[&str]| {
        let me = PositionPlayer {
            credits: 0,
            cards: cards(&[&["sail-barge-sabotage"], crew].concat()),
            ..player("han-solo", "g9-rigger", "tatooine")
        };
        let mut other = player("bossk", "g9-rigger", "tatooine");
        other.credits = 0;
        let set = house_with(&bench(r#"["complete_job"]"#));
        let mut scene = scene_in(&set, &together(me, other, Step::Action));
        let card = set.card_named("sail-barge-sabotage").expect("the job");
        let bench = set.card_named("bench").expect("the bench");
        let (seat, partner) = (Seat::new(0), Some(Seat::new(1)));
        let job = outer_rim::Frame::Job { seat, card, other: partner, begun: true };
        let scope = outer_rim::Scope {
            other: partner,
            card: Some(card),
            ..outer_rim::Scope::of(seat, outer_rim::Source::Card(bench))
        };
        let run = outer_rim::Frame::run(set.card(bench).script.block(), scope);
        scene.work(&[job, run], &[]);
        if let Some(snootles) = uses(&scene).first() {
            scene.say(*snootles, &[]);
        }
        [0, 1].map(|seat| (scene.player(seat).credits(), scene.player(seat).fame_gained()))
    };
    assert_eq!(done(&[]), [(10_000, 0), (10_000, 0)]);
    assert_eq!(done(&["sy-snootles"]), [(0, 1), (10_000, 0)], "the partner is not cheated");
}

#[test]
fn tactics_lets_one_choose_what_a_jetpack_cancels() {
    // Rules: OR-12.8
    let me = PositionPlayer {
        cards: cards(&["jetpack"]),
        ..player("enfys-nest", "g9-rigger", "tatooine")
    };
    let script = r#"[{ fight = { arena = "ground", combat = 2 } }]"#;
    let position = alone(me, Step::Action);
    let mut fight = resolving(&position, script, &[H, B, B, H, H]);
    fight.say(only_use(&fight), &[]);
    if fight.menu().contains(&Action::Choose(0)) {
        fight.say(Action::Choose(0), &[]);
    }
    assert_eq!(fight.player(0).damage(Body::Character), 1, "a hit, as without the skill");
    let mut fight = resolving(&position, script, &[H, H, B, H, C]);
    fight.say(only_use(&fight), &[]);
    fight.say(Action::Choose(1), &[]);
    assert_eq!(fight.player(0).damage(Body::Character), 1, "or the crit");
}

#[test]
fn results_that_were_added_or_cancelled_change_no_count_of_dice() {
    // Rules: OR-12.8
    let fight = r#"[{ fight = { arena = "ground", combat = 5 } }]"#;
    let me = PositionPlayer {
        fame: 2,
        cards: cards(&["jetpack"]),
        ..player("cad-bane", "g9-rigger", "tatooine")
    };
    let mut won = resolving(&alone(me, Step::Action), fight, &[C, C, C, H, B, B, B, B]);
    won.say(only_use(&won), &[]);
    assert!(won.player(0).is_flipped(), "five dice were rolled, whatever was cancelled");
    // Three dice and two hits of a rocket are three dice.
    let me = PositionPlayer { fame: 2, ..player("cad-bane", "g9-rigger", "tatooine") };
    let mut other = player("bossk", "g9-rigger", "tatooine");
    other.cards = cards(&["wrist-rocket"]);
    let duel = r#"[{ choose_player = { then = [{ duel = {} }] } }]"#;
    let mut won = resolving(&together(me, other, Step::Action), duel, &[C, C, C, B, B, B]);
    won.say(only_use(&won), &[]);
    assert!(
        won.events
            .iter()
            .any(|one| matches!(one, Event::Roll(RollEvent::Fought { won: true, .. })))
    );
    assert!(!won.player(0).is_flipped());
}

#[test]
fn an_added_result_is_no_die_to_reroll() {
    // Rules: OR-12.8
    let me = PositionPlayer {
        cards: cards(&["ahsoka-tano"]),
        ..player("lando-calrissian", "g9-rigger", "tatooine")
    };
    let mut fight = resolving(&alone(me, Step::Action), GROUND, &[B, B, B]);
    // Ahsoka's hit is added first; then Lando looks at his dice.
    let adds = uses(&fight).into_iter().find(|item| {
        let Action::Use(ability) = item else { return false };
        house().ability(*ability).must
    });
    fight.say(adds.expect("Ahsoka Tano"), &[]);
    fight.say(only_use(&fight), &[]);
    assert!(fight.menu().contains(&Action::Die(Face::Blank)));
    assert!(!fight.menu().contains(&Action::Die(Face::Hit)), "{:?}", fight.menu());
}

#[test]
fn what_lasts_until_the_end_of_the_next_turn_ends_with_it() {
    // Rules: OR-4.6
    let again = |id: &str, number: u16, script: &str| {
        format!(
            "[[card]]\nid = \"{id}\"\nedition = \"base\"\nnumber = {number}\nsource = {{ all = \"designed\" }}\ndo = {script}\n"
        )
    };
    let lend = r#"[{ lend = { modifier = { stat = "hyperdrive", add = 3 }, until = "next_turn" } }, "extra_turn"]"#;
    let set = set_with(&(again("lend", 900, lend) + &again("again", 901, r#"["extra_turn"]"#)));
    let mut position = two();
    position.step = Step::Encounter;
    position.players[0] = player("bossk", "g9-rigger", "tatooine");
    let mut drive = Scene::in_set(&set, &Setup::of(2), &position);
    let speed = |scene: &Scene| scene.state.hyperdrive(Seat::new(0));
    drive.resolve("lend", &[]);
    drive.say(Action::EncounterSpace, &[1]);
    assert_eq!((drive.asked(), speed(&drive)), (Some(Seat::new(0)), 9), "the next turn");
    // That turn grants another one, which is no longer the next.
    drive.say(Action::Earn, &[]).say(Action::Done, &[]);
    drive.resolve("again", &[]);
    drive.say_any(Action::EncounterSpace);
    drive.say(Action::No, &[]);
    assert!(drive.menu().contains(&Action::Earn), "{:?}", drive.menu());
    assert_eq!((drive.asked(), speed(&drive)), (Some(Seat::new(0)), 6));
}

#[test]
fn a_delivery_counts_for_one_step_of_an_ambition() {
    // Rules: UB-16.5
    let set = house();
    let setup = with_of(&set, 2, |options| {
        options.expansion = true;
        options.ambitions = true;
        options.fame = 8;
    });
    let mut me = player("han-solo", "yt-2400", "cantonica");
    me.ambition = Some("smuggler-king".into());
    me.cards = cards(&["stolen-prototype"]);
    let mut position = alone(me, Step::Action);
    position.players[1].ambition = Some("collector".into());
    let mut king = Scene::in_set(&set, &setup, &position);
    let delivered =
        Event::Ambition(AmbitionEvent::AmbitionAdvanced { seat: Seat::new(0), goal: 0 });
    king.given(&delivered).given(&delivered);
    king.say(Action::Deliver, &[]);
    king.say(Action::Card(named("stolen-prototype")), &[H]);
    assert!(king.player(0).has_goal(0), "the third delivery");
    let view = OuterRim::view(&king.state, Viewer::Spectator);
    let sheet = view.players[0].ambition.as_ref().expect("the sheet");
    assert_eq!(sheet.goals[1].tokens, 0, "is not yet one of the second step");
}

#[test]
fn mazs_goggles_see_orange_contacts_alone() {
    // Rules: OR-17.4
    let hire = r#"[{ choose_contact = { side = "face_up", then = ["hire"] } }]"#;
    let offered = |contact: &str| {
        let me = PositionPlayer {
            credits: 2000,
            cards: cards(&["maz-goggles"]),
            ..player("bossk", "yt-1300", "tatooine")
        };
        let mut position = alone(me, Step::Action);
        position.contacts.push(up(contact, "tatooine"));
        let mut scene = resolving(&position, hire, &[]);
        if let Some(goggles) = uses(&scene).first() {
            scene.say(*goggles, &[]);
        }
        (scene.player(0).fame_gained(), scene.player(0).credits())
    };
    assert_eq!(offered("garindan"), (0, 2000));
    assert_eq!(offered("han-solo"), (1, 0));
}

#[test]
fn hired_help_stays_until_a_test_is_passed() {
    // Rules: OR-11.8
    let test = r#"[{ test = { skills = ["tech"] } }]"#;
    let me = PositionPlayer {
        cards: cards(&["hired-help"]),
        ..player("bossk", "g9-rigger", "tatooine")
    };
    let position = alone(me, Step::Action);
    let helped = |faces: &[u32]| {
        let mut scene = resolving(&position, test, &[]);
        let help = only_use(&scene);
        let mut probe = Scene { state: scene.state.clone(), events: Vec::new() };
        probe.say_any(help);
        // The skill that is tested may go without saying.
        let skill = Action::Skill(outer_rim::Skill::Tech);
        if probe.menu().contains(&skill) {
            scene.say(help, &[]).say(skill, faces);
        } else {
            scene.say(help, faces);
        }
        holds(&scene, 0, "hired-help")
    };
    assert!(helped(&[F, B]), "a test failed leaves the help where it is");
    assert!(!helped(&[H, B]), "a test passed sends it away");
    let mut alone_passed = resolving(&position, test, &[]);
    alone_passed.say(Action::Done, &[C, B]);
    assert!(holds(&alone_passed, 0, "hired-help"), "who was not asked stays");
}

#[test]
fn anybody_in_the_space_may_shoot_at_a_chromium_hull() {
    // Rules: OR-12.3, OR-14.1
    let me = player("bossk", "g-1a-starfighter", "tatooine");
    let mut other = player("han-solo", "g9-rigger", "tatooine");
    other.cards = cards(&["chromium-hull"]);
    let position = together(me, other, Step::Encounter);
    let mut shot = scene(&position);
    shot.say(only_use(&shot), &[H, B, B, B, B]);
    assert!(!holds(&shot, 1, "chromium-hull"), "the owner lost a ship combat on a planet");
    let mut missed = scene(&position);
    missed.say(only_use(&missed), &[B, B, B, H, B]);
    assert!(holds(&missed, 1, "chromium-hull"));
    let mut apart = position.clone();
    apart.players[1].space = "kessel".into();
    assert!(uses(&scene(&apart)).is_empty(), "only in the same space");
    let mut own = position;
    own.turn = Seat::new(1);
    assert!(uses(&scene(&own)).is_empty(), "and never the owner");
}

#[test]
fn stolen_jewels_are_shared_by_two() {
    // Rules: OR-24.2
    let me = PositionPlayer {
        cards: cards(&["stolen-jewels"]),
        ..player("bossk", "g9-rigger", "tatooine")
    };
    let mut position = together(me, player("han-solo", "g9-rigger", "tatooine"), Step::Action);
    position.players.push(player("ig-88", "g9-rigger", "tatooine"));
    let mut sold = scene(&position);
    sold.say(only_use(&sold), &[]);
    sold.say(Action::Player(Seat::new(2)), &[]);
    let gains =
        [0, 1, 2].map(|seat| (sold.player(seat).credits() - 5000, sold.player(seat).fame_gained()));
    assert_eq!(gains[0], gains[2], "both gain the same");
    assert_eq!(gains[0].1, 1);
    assert!(gains[0].0 > 0, "and credits");
    assert_eq!(gains[1], (0, 0), "nobody else");
    assert!(!holds(&sold, 0, "stolen-jewels"));
}

#[test]
fn the_weequay_gunner_turns_a_die_in_ship_combat() {
    // Rules: OR-12.8
    let me = PositionPlayer {
        cards: cards(&["weequay-gunner"]),
        ..player("enfys-nest", "g9-rigger", "tatooine")
    };
    let position = alone(me, Step::Action);
    let mut shot = resolving(&position, SHIP, &[F, B, H]);
    shot.say(only_use(&shot), &[]);
    shot.say(Action::Die(Face::Focus), &[]);
    assert!(
        shot.events.contains(&Event::Roll(RollEvent::Fought { attacker: Seat::new(0), won: true }))
    );
    let ground = resolving(&position, GROUND, &[F, B, B, H]);
    assert!(
        ground
            .events
            .contains(&Event::Roll(RollEvent::Fought { attacker: Seat::new(0), won: false }))
    );
}
