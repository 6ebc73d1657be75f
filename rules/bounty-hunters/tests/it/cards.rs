//! Chapter 1: the material.

use crate::support::{card, content};
use bounty_hunters::{
    Card, Cards, Content, ContractKind, Deck, Face, Icon, Lists, Provenance, TargetFace,
};

fn shipped() -> Lists {
    toml::from_str(include_str!("../../data/cards.toml")).expect("the card set is TOML")
}

/// What is wrong with the shipped set once it is changed.
fn faults(change: impl FnOnce(&mut Lists)) -> Vec<String> {
    let mut lists = shipped();
    change(&mut lists);
    let faults = Content::from(lists).check().expect_err("the change is a fault");
    faults.iter().map(ToString::to_string).collect()
}

#[test]
fn the_shipped_set_has_the_counts_of_the_box() {
    // Rules: BH-1.1, BH-1.2, BH-1.7
    let content = content();
    assert_eq!(content.check(), Ok(()));
    assert_eq!(content.targets.len(), 44);
    assert_eq!(content.hunters.len(), 63);
    assert_eq!(content.contracts.len(), 44);
    assert_eq!((content.droids.len(), content.crates.len()), (29, 15));
    assert_eq!(bounty_hunters::CREDITS_IN_BOX, 42);
    let n_showing = |n| content.crates.iter().filter(|face| face.n_crates == n).count();
    assert_eq!([1, 2, 3].map(n_showing), [6, 6, 3]);
    let n_kind = |kind| content.contracts.iter().filter(|face| face.kind == kind).count();
    let kinds = [ContractKind::Pair, ContractKind::Double, ContractKind::Crate];
    assert_eq!(kinds.map(n_kind), [28, 8, 8]);
    let n_icon = |icon| content.targets.iter().filter(|face| face.icon == Some(icon)).count();
    assert_eq!([Icon::Contract, Icon::Credit].map(n_icon), [8, 16]);
}

#[test]
fn four_decks_are_numbered_one_after_the_other() {
    // Rules: BH-1.1, BH-1.3
    assert_eq!(Deck::ALL.map(Deck::size), [44, 63, 44, 44]);
    let mut n_cards = 0;
    for deck in Deck::ALL {
        for card in Cards::all(deck).iter(deck) {
            assert_eq!(card.idx(), n_cards);
            assert_eq!(card.deck(), deck);
            n_cards += 1;
        }
    }
    assert_eq!(n_cards, usize::from(bounty_hunters::CARDS));
    let content = content();
    for card in Card::all() {
        assert_eq!(content.card(content.id(card)), Some(card));
        let is_right = match content.face(card) {
            Face::Target(_) => card.deck() == Deck::Target,
            Face::Hunter(_) => card.deck() == Deck::Hunter && card.is_attack(),
            Face::Contract(_) => card.deck() == Deck::Contract,
            Face::Droid(_) => card.deck() == Deck::Market && card.is_droid() && card.is_attack(),
            Face::Crate(_) => card.deck() == Deck::Market && card.is_crate(),
        };
        assert!(is_right, "{card:?}");
    }
}

#[test]
fn a_target_prints_the_number_of_cards_of_its_character() {
    // Rules: BH-1.5
    let content = content();
    assert_eq!(content.copies(card("T-qira-1")), Some(7));
    assert_eq!(content.copies(card("T-grogu-4")), Some(4));
    let face = |id| match content.face(card(id)) {
        Face::Target(face) => (face.shields, face.points, face.icon),
        other => panic!("{other:?}"),
    };
    assert_eq!(face("T-grogu-4"), ([4, 1, 6], 18, None));
    assert_eq!(face("T-grogu-3"), ([4, 3, 3], 16, Some(Icon::Credit)));
    assert_eq!(face("T-grogu-1"), ([3, 3, 3], 15, Some(Icon::Contract)));
    // Every character says how many cards show it; the check compares.
    let wrong = faults(|lists| lists.characters[0].n_cards = 6);
    assert_eq!(wrong, ["characters[0].n_cards: qira has 7 cards, not 6"]);
}

#[test]
fn hunters_droids_and_crates_show_their_values() {
    // Rules: BH-1.6
    let content = content();
    let Face::Hunter(hunter) = content.face(card("H-dengar-3")) else { panic!("a hunter") };
    assert_eq!((hunter.attack, hunter.penalty), ([1, 0, 2], 2));
    assert_eq!(content.copies(card("H-dengar-3")), None);
    let Face::Droid(droid) = content.face(card("D-05")) else { panic!("a droid") };
    assert_eq!((droid.attack, droid.cost), ([0, 0, 3], 1));
    assert_eq!(content.copies(card("D-05")), Some(2));
    assert_eq!(content.copies(card("D-13")), Some(1));
    let Face::Crate(face) = content.face(card("K-15")) else { panic!("a crate card") };
    assert_eq!((face.points, face.cost, face.n_crates), (4, 3, 3));
    assert_eq!(content.copies(card("K-15")), Some(15));
}

#[test]
fn no_target_carries_both_icons() {
    // Rules: BH-1.8
    // A target has at most one icon by its very shape, and a file that says two is refused.
    let both = "id = \"T-x\"\ncharacter = \"qira\"\nshields = [1, 1, 1]\npoints = 1\n\
                icon = [\"credit\", \"contract\"]\n\
                provenance = { character = \"owner\", shields = \"owner\", points = \"owner\", icon = \"owner\" }\n";
    assert!(toml::from_str::<TargetFace>(both).is_err());
    let one = both.replace("[\"credit\", \"contract\"]", "\"credit\"");
    let face: TargetFace = toml::from_str(&one).expect("one icon is fine");
    assert_eq!(face.icon, Some(Icon::Credit));
    assert_eq!(face.provenance.shields, Provenance::Owner);
}

#[test]
fn every_known_value_of_the_rulebooks_is_in_the_set() {
    // Rules: BH-1.2, BH-1.5, BH-1.6
    let content = content();
    let known = |name: &str, provenance: Provenance| {
        assert_eq!(provenance, Provenance::Rulebook, "{name}");
    };
    known("the 4/1/6 target", content.targets[card("T-grogu-4").idx()].provenance.shields);
    let Face::Hunter(hunter) = content.face(card("H-dengar-3")) else { panic!("a hunter") };
    known("the 1/0/2 hunter", hunter.provenance.attack);
    known("its penalty", hunter.provenance.penalty);
    for contract in &content.contracts {
        known(&contract.id, contract.provenance.kind);
        known(&contract.id, contract.provenance.per_duo);
    }
    let designed =
        content.hunters.iter().filter(|face| face.provenance.attack == Provenance::Designed);
    assert_eq!(designed.count(), 62);
}

#[test]
fn names_are_there_in_three_languages() {
    // Rules: BH-1.5
    let content = content();
    let names = |id| content.character(id).expect("a character").names.clone();
    assert_eq!(names("mandalorian").fr, "Le Mandalorien");
    assert_eq!(names("krrsantan").en, "Black Krrsantan");
    assert_eq!(names("krrsantan").fr, "Krrsantan");
    assert_eq!(names("astromech").es, "Droides astromecánicos");
}

#[test]
fn every_fault_of_a_set_is_told_with_its_place() {
    let told = faults(|lists| {
        lists.name = " ".into();
        lists.hunters.pop();
        lists.targets[3].points = 100;
        lists.targets[4].shields = [0; 3];
        lists.targets[5].icon = None;
        lists.droids[2].character = "grogu".into();
        lists.crates[0].n_crates = 2;
        lists.contracts[0].characters = vec!["qira".into(), "qira".into()];
        lists.contracts[1].characters = vec!["qira".into()];
        lists.contracts[30].kind = ContractKind::Crate;
        lists.crates[5].id = "K-01".into();
    });
    for wanted in [
        "name: the set needs a name",
        "hunters: there are 63 hunters in the box, not 62",
        "targets: there are 8 targets with a contract icon in the box, not 7",
        "crates: there are 6 cards with 1 crates in the box, not 5",
        "crates: there are 6 cards with 2 crates in the box, not 7",
        "contracts: there are 8 Double contracts in the box, not 7",
        "contracts: there are 8 Crate contracts in the box, not 9",
        "crates[5].id: the id K-01 is used twice",
        "characters[19].n_cards: aurra has 4 cards, not 5",
        "droids[2].character: there is no Droid character grogu",
        "targets[3].points: a value here is 0 to 99",
        "targets[4].shields: a target needs a shield",
        "contracts[0].characters: a pair is two different characters",
        "contracts[1].characters: a Pair contract names 2",
    ] {
        assert!(told.iter().any(|fault| fault == wanted), "{wanted} is not among {told:#?}");
    }
}

#[test]
fn a_set_survives_its_file() {
    let content = content();
    let text = toml::to_string(&*content).expect("a set can be written");
    let again: Content = toml::from_str(&text).expect("and read");
    assert_eq!(again, *content);
}
