//! What labels of Outer Rim tell of dice and rewards: the odds and the gain with everything one has.

use catalog::games::OuterRim;
use catalog::{Hosted as _, Record};
use outer_rim::{
    Action, Faction, Options, Position, PositionCard, PositionPatrol, PositionPlayer, Step,
};
use tabletop::{Game as _, Opening, Seat, Seed, Start, Table, Viewer};
use words::{Lang, Speaker, Words as _};
use words::{Teller as _, outer_rim::describe};

const ME: Seat = Seat::new(0);

/// Somebody with these cards in a step on Cantonica, beside the Rebel patrol of the second level.
fn table(character: &str, ship: (&str, bool), cards: &[&str], step: Step) -> Table<OuterRim> {
    let player = |character: &str, ship: (&str, bool), space: &str| PositionPlayer {
        character: character.into(),
        ship: ship.0.into(),
        ship_flipped: ship.1,
        space: space.into(),
        ..PositionPlayer::default()
    };
    let mut me = player(character, ship, "cantonica");
    me.cards = cards
        .iter()
        .map(|card| PositionCard { card: (*card).into(), ..PositionCard::default() })
        .collect();
    let patrol = PositionPatrol { space: "cantonica".into(), level: 2 };
    let position = Position {
        turn: ME,
        step,
        round: 1,
        players: vec![me, player("boba-fett", ("g9-rigger", false), "lothal")],
        market: [].into(),
        patrols: [(Faction::Rebel, patrol)].into(),
        contacts: Vec::new(),
    };
    let seed = Seed::from_number(1);
    let cards = OuterRim::cards();
    let options = Options { expansion: true, ..Options::default() };
    let setup = OuterRim::setup(2, options, &cards.content).expect("a setup");
    let mut header = Record::<OuterRim>::header(setup, &cards, &seed);
    header.start = Start::Position(position);
    Table::open(Opening { header, content: cards.content }, seed).expect("a possible position")
}

/// The label of an answer that somebody may give, and the lines beside it.
fn told(table: &Table<OuterRim>, lang: Lang, wanted: impl Fn(&Action) -> bool) -> String {
    let decision = table.pending().first().expect("a question");
    let menu = table.menu(decision.id);
    let item = menu.items().iter().find(|item| wanted(item)).expect("it is on the menu");
    let viewer = Viewer::Seat(decision.seat);
    let view = OuterRim::view(table.state(), viewer);
    let speaker = Speaker::new(lang, &[], viewer);
    let label = OuterRim::teller(&speaker, table.content(), &view).label(item);
    let aside = OuterRim::teller(&speaker, table.content(), &view).aside(item);
    [[label].as_slice(), &aside.detail].concat().join("\n")
}

fn answer(table: &mut Table<OuterRim>, wanted: Action) {
    let decision = table.pending().first().expect("a question");
    table.act(decision.seat, tabletop::Answer::Item(wanted)).expect("it is on the menu");
}

#[test]
fn the_odds_to_smuggle_count_everything_aboard() {
    // Rules: OR-19.4
    let odds = |ship: (&str, bool), more: &[&str]| {
        let cards = [&["stolen-prototype"], more].concat();
        let mut table = table("bossk", ship, &cards, Step::Action);
        answer(&mut table, Action::Deliver);
        told(&table, Lang::En, |item| matches!(item, Action::Card(_)))
    };
    assert!(odds(("yt-1300", false), &[]).contains("37.5"), "the printed face alone");
    let compartment = odds(("yt-1300", false), &["smuggling-compartment"]);
    assert!(compartment.contains("62.5"), "{compartment}");
    let falcon = odds(("yt-1300", true), &[]);
    assert!(falcon.contains("75"), "{falcon}");
}

#[test]
fn the_gain_of_a_patrol_is_told_as_it_will_be() {
    // Rules: OR-15.8, UB-20.2, UB-20.3
    let gain = |character: &str, cards: &[&str]| {
        let table = table(character, ("yt-1300", false), cards, Step::Encounter);
        told(&table, Lang::En, |item| *item == Action::FightPatrol(Faction::Rebel))
    };
    assert!(gain("bossk", &[]).contains("If you win: 1 fame"));
    assert!(gain("bossk", &["proton-torpedoes"]).contains("If you win: 2 fame"));
    assert!(gain("cad-bane", &[]).contains("If you win: 5,000 credits"));
    let both = gain("cad-bane", &["proton-torpedoes"]);
    assert!(both.contains("If you win: 5,000 credits, 1 fame"), "{both}");
}

#[test]
fn odds_of_a_fight_say_when_dice_can_still_be_changed() {
    // Rules: OR-12.4, OR-12.8
    let fight = |cards: &[&str], lang| {
        let table = table("bossk", ("yt-1300", false), cards, Step::Encounter);
        told(&table, lang, |item| *item == Action::FightPatrol(Faction::Rebel))
    };
    assert!(!fight(&[], Lang::En).contains("before your cards"));
    assert!(fight(&["targeting-computer"], Lang::En).contains("before your cards change dice"));
    assert!(fight(&["targeting-computer"], Lang::Fr).contains("avant que vos cartes"));
    assert!(fight(&["targeting-computer"], Lang::Es).contains("antes de que tus cartas"));
}

#[test]
fn cad_bane_says_that_his_own_card_is_not_cut() {
    // Rules: UB-20.2
    let cards = OuterRim::cards();
    let bane = cards.content.character_named("cad-bane").expect("a character");
    let says = |lang: Lang| {
        let speaker = Speaker::new(lang, &[], Viewer::Spectator);
        describe::character(&speaker, &cards.content, cards.content.titles(lang.code()), bane)
            .to_string()
    };
    let wanted = [
        (Lang::En, "other than through your character card"),
        (Lang::Fr, "autrement que par votre carte Personnage"),
        (Lang::Es, "por otro medio que tu carta de Personaje"),
    ];
    for (lang, words) in wanted {
        assert!(says(lang).contains(words), "{}", says(lang));
    }
}

/// A table of the expansion in a situation as people write it down.
fn situation(json: &str) -> Table<OuterRim> {
    let position: Position = serde_json::from_str(json).expect("a position");
    let seed = Seed::from_number(1);
    let cards = OuterRim::cards();
    let options = Options { expansion: true, ..Options::default() };
    let setup = OuterRim::setup(position.players.len() as u8, options, &cards.content);
    let mut header = Record::<OuterRim>::header(setup.expect("a setup"), &cards, &seed);
    header.start = Start::Position(position);
    Table::open(Opening { header, content: cards.content }, seed).expect("a possible position")
}

#[test]
fn a_bounty_on_a_players_character_tells_the_fight_with_that_player() {
    // Rules: UB-7.1, UB-7.3, UB-7.4
    let table = situation(
        r#"{"turn":0,"step":"encounter","players":[
        {"character":"chewbacca","ship":"g9-rigger","space":"naboo","cards":[{"card":"bounty-han-solo"}]},
        {"character":"han-solo","ship":"g9-rigger","space":"naboo"}]}"#,
    );
    let told = told(&table, Lang::En, |item| matches!(item, Action::Bounty(_)));
    assert!(told.contains("Ground combat: 3 dice against 3"), "{told}");
    assert!(told.contains("5,000 credits, 1 fame"), "{told}");
    assert!(!told.contains("Capture"), "{told}");
}

#[test]
fn a_purchase_says_who_makes_room_and_a_trade_what_one_stands_by() {
    // Rules: OR-7.7, OR-13.3
    let mut table = situation(
        r#"{"turn":0,"step":"action","players":[
        {"character":"boba-fett","ship":"g-1a-starfighter","space":"tatooine","credits":20000,"damage":[5,0],
         "cards":[{"card":"chewbacca"},{"card":"mandalorian-armor"}]},
        {"character":"bossk","ship":"g-1a-starfighter","space":"tatooine"}],
        "market":{"luxury":"dash-rendar"}}"#,
    );
    answer(&mut table, Action::Trade);
    let give = told(&table, Lang::En, |item| {
        let armor = table.content().card_named("mandalorian-armor").expect("armor");
        *item == Action::Give(outer_rim::Good::Card(armor))
    });
    assert!(give.contains("without it you are defeated"), "{give}");
    let mut table = situation(
        r#"{"turn":0,"step":"action","players":[
        {"character":"boba-fett","ship":"g-1a-starfighter","space":"tatooine","credits":20000,"cards":[{"card":"chewbacca"}]},
        {"character":"bossk","ship":"g-1a-starfighter","space":"naboo"}],
        "market":{"luxury":"dash-rendar"}}"#,
    );
    answer(&mut table, Action::Market);
    for (lang, line) in [
        (Lang::En, "No free slot: you discard “Chewbacca” for it."),
        (Lang::Es, "Sin espacio libre: descartas «Chewbacca» para hacer sitio."),
    ] {
        let told = told(&table, lang, |item| matches!(item, Action::Buy(outer_rim::Deck::Luxury)));
        assert!(told.contains(line), "{told}");
    }
}

// An imposed card in the only slot: the rules do not sell what would need it, and no text says that
// they do.
#[test]
fn what_an_imposed_card_leaves_no_slot_for_is_not_called_for_sale() {
    // Rules: OR-7.7, UB-20.1
    let mut table = situation(
        r#"{"turn":0,"step":"action","players":[
        {"character":"boba-fett","ship":"g-1a-starfighter","space":"tatooine","credits":20000,
         "cards":[{"card":"priority-delivery"}]},
        {"character":"bossk","ship":"g-1a-starfighter","space":"naboo"}],
        "market":{"cargo":"droid-parts"}}"#,
    );
    answer(&mut table, Action::Market);
    let decision = table.pending().first().expect("a question");
    assert!(!table.menu(decision.id).items().contains(&Action::Buy(outer_rim::Deck::Cargo)));
    let viewer = Viewer::Seat(decision.seat);
    let view = OuterRim::view(table.state(), viewer);
    let speaker = Speaker::new(Lang::En, &[], viewer);
    let teller = OuterRim::teller(&speaker, table.content(), &view);
    let bars = teller.barred(decision);
    let bar = bars.iter().find(|bar| bar.label == "Droid Parts").expect("it is told why not");
    assert_eq!(bar.rule.as_deref(), Some("OR-7.7"));
    let outline = teller.outline();
    let market = outline.sections.iter().find(|section| section.topic == "market");
    let line = market.and_then(|it| it.lines.iter().find(|line| line.contains("Droid Parts")));
    assert!(line.is_some_and(|line| line.contains(&bar.why)), "{line:?} {}", bar.why);
}

#[test]
fn an_option_tells_the_fame_that_is_really_gained() {
    // Rules: UB-20.2
    let told = |character: &str, lang| {
        let mut table = situation(
            &r#"{"turn":0,"step":"encounter","players":[
            {"character":"WHO","ship":"g-1a-starfighter","space":"tatooine","reputation":{"imperial":"positive"}},
            {"character":"bossk","ship":"g-1a-starfighter","space":"naboo"}],
            "contacts":[{"contact":"TARGET","space":"tatooine"}]}"#
                .replace("WHO", character)
                .replace("TARGET", FAMOUS),
        );
        let contact = table.content().contact_named(FAMOUS).expect("a contact");
        let spot =
            table.state().spots().position(|(_, token)| token == outer_rim::Token::Up(contact));
        answer(&mut table, Action::Contact(spot.expect("it is there") as u8));
        told(&table, lang, |item| *item == Action::Choose(0))
    };
    assert!(!told("han-solo", Lang::En).contains("Instead of"));
    let wanted = [
        (Lang::En, "Instead of 1 fame you gain 5,000 credits."),
        (Lang::Fr, "Au lieu de 1 point de gloire, vous gagnez 5"),
        (Lang::Es, "En lugar de 1 de fama, ganas 5.000 créditos."),
    ];
    for (lang, line) in wanted {
        let told = told("cad-bane", lang);
        assert!(told.contains(line), "{told}");
    }
    // What his own card gives is whole.
    let mut own = situation(
        r#"{"turn":0,"step":"action","players":[
        {"character":"cad-bane","ship":"g-1a-starfighter","space":"tatooine","credits":20000},
        {"character":"bossk","ship":"g-1a-starfighter","space":"naboo"}]}"#,
    );
    let use_it = |item: &Action| matches!(item, Action::Use(_));
    assert!(!self::told(&own, Lang::En, use_it).contains("Instead of"));
    let pay = own
        .menu(own.pending().first().expect("a question").id)
        .items()
        .iter()
        .copied()
        .find(use_it)
        .expect("an action");
    answer(&mut own, pay);
    assert_eq!(own.state().player(ME).fame_gained(), 1);
}

/// A contact who can be beaten for fame, as the first option.
const FAMOUS: &str = "ahsoka-tano";

#[test]
fn a_hire_that_is_paid_for_says_who_makes_room() {
    // Rules: OR-7.7, OR-17.4, OR-24.2
    let mut table = situation(
        r#"{"turn":0,"step":"encounter","players":[
        {"character":"boba-fett","ship":"g-1a-starfighter","space":"tatooine","credits":20000,"cards":[{"card":"chewbacca"}]},
        {"character":"bossk","ship":"g-1a-starfighter","space":"naboo"}],
        "contacts":[{"contact":"boshek","space":"tatooine"}]}"#,
    );
    let contact = table.content().contact_named("boshek").expect("a contact");
    let spot = table.state().spots().position(|(_, token)| token == outer_rim::Token::Up(contact));
    answer(&mut table, Action::Contact(spot.expect("it is there") as u8));
    let told = told(&table, Lang::En, |item| *item == Action::Choose(0));
    assert!(told.contains("No free slot: you discard “Chewbacca” for it."), "{told}");
    answer(&mut table, Action::Choose(0));
    let held = |card: &str| {
        let card = table.content().card_named(card).expect("crew");
        table.state().player(ME).holding(card).is_some()
    };
    assert!(held("boshek") && !held("chewbacca"));
}

#[test]
fn what_an_option_lends_counts_for_its_own_fight() {
    // Rules: OR-12.4, OR-11.8
    let content = OuterRim::cards().content;
    let table = situation(
        r#"{"turn":0,"step":"encounter","players":[
        {"character":"boba-fett","ship":"g-1a-starfighter","space":"ryloth","reputation":{"rebel":"positive"}},
        {"character":"bossk","ship":"g-1a-starfighter","space":"mon-calamari"}]}"#,
    );
    let prospect = |state: &outer_rim::State, fight| state.fight_prospect(ME, fight).attack;
    // Every option of every card that lends dice and then fights rolls them.
    let mut n_seen = 0;
    for block in (0..content.n_scripts()).map(|nth| outer_rim::Block(nth as u16)) {
        let effects = content.script(block);
        let lends = effects.iter().position(|one| {
            matches!(one, outer_rim::Effect::Dice(outer_rim::DiceEffect::Lend(lent))
            if matches!(lent.modifier.stat, outer_rim::Stat::Combat(_)))
        });
        let fight = effects.iter().find_map(|one| match one {
            outer_rim::Effect::Flow(outer_rim::FlowEffect::Fight(fight)) => Some(&**fight),
            _ => None,
        });
        let (Some(pc), Some(fight)) = (lends, fight) else { continue };
        let at = outer_rim::At { block, pc: pc as u8 };
        let lent = table.state().with_loan(ME, at);
        assert!(prospect(&lent, fight) > prospect(table.state(), fight));
        n_seen += 1;
    }
    assert!(n_seen > 1, "{n_seen} scripts lend dice for their own fight");
}
