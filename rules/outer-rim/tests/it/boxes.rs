//! OR-1, OR-3, OR-21, UB-1 to UB-5: what the boxes hold, and how the shipped set holds it.

use crate::support::{house, with};
use outer_rim::{
    AiDeck, Card, Class, Content, Deck, Destination, Edition, Effect, Faction, Kind, OuterRim,
    Setup, Skill, SpaceKind, Standing, Token, Trait,
};
use std::collections::BTreeSet;
use tabletop::{Dice, Game, Playout};

fn of_base<'c, T>(list: &'c [T], edition: impl Fn(&T) -> Edition + 'c) -> usize {
    list.iter().filter(|one| edition(one) == Edition::Base).count()
}

#[test]
fn the_set_is_complete_by_the_counts_of_both_boxes() {
    // Rules: OR-1.2, UB-1.1, UB-1.2
    let set = house();
    assert_eq!(set.shortfalls(), Vec::<String>::new());
    let databank = |edition: Edition| {
        let numbered = set.cards.iter().filter(|card| card.number.is_some());
        numbered.filter(|card| card.edition == edition).count()
    };
    assert_eq!([databank(Edition::Base), databank(Edition::UnfinishedBusiness)], [53, 52]);
    let base = [
        of_base(&set.characters, |one| one.edition),
        of_base(&set.contacts, |one| one.edition),
        of_base(&set.encounters, |one| one.edition),
        of_base(&set.ai_cards, |one| one.edition),
        // Four starting sheets with the same two sides, and eight ships.
        of_base(&set.ships, |one| one.edition),
    ];
    assert_eq!(base, [8, 22, 70, 10, 10]);
    let all = [
        set.characters.len(),
        set.contacts.len(),
        set.encounters.len(),
        set.ai_cards.len(),
        set.ships.len(),
    ];
    let more: Vec<usize> = all.iter().zip(base).map(|(all, base)| all - base).collect();
    assert_eq!(more, [8, 11, 91, 21, 6]);
    assert_eq!(set.ambitions.len(), 8);
    let of_deck = |name: &str| set.encounters.iter().filter(|one| &*one.deck == name).count();
    assert_eq!(of_deck("core-worlds"), 20);
    let of_characters =
        set.ai_cards.iter().filter(|card| matches!(card.deck, AiDeck::Character(_)));
    assert_eq!(of_characters.count(), 16);
    let hunters = set.ai_cards.iter().filter(|card| card.deck == AiDeck::BountyHunter);
    assert_eq!(hunters.count(), 5);
}

#[test]
fn the_market_decks_have_their_sizes() {
    // Rules: OR-1.3
    let set = house();
    let base = |deck: &Deck| {
        let cards = set.deck(*deck).iter();
        cards.filter(|card| set.card(**card).edition == Edition::Base).count()
    };
    let sizes: Vec<usize> = Deck::ALL.iter().map(base).collect();
    assert_eq!(sizes, [11, 10, 15, 14, 11, 9]);
    assert_eq!(sizes.iter().sum::<usize>(), 70);
}

#[test]
fn every_tile_has_two_named_spaces_that_share_a_deck() {
    // Rules: OR-3.3, OR-14.6
    // Open, and the default: the default of the table; the deck of its tile.
    let set = house();
    let named = |tile: &outer_rim::Tile| -> Vec<String> {
        let spaces = tile.spaces.iter().filter(|space| space.kind != SpaceKind::Navpoint);
        spaces.map(|space| space.id.to_string()).collect()
    };
    let found: BTreeSet<BTreeSet<String>> =
        set.board.tile.iter().map(|tile| named(tile).into_iter().collect()).collect();
    let pairs = [
        ["cantonica", "ord-mantell"],
        ["lothal", "mon-calamari"],
        ["kessel", "maelstrom"],
        ["nal-hutta", "ryloth"],
        ["naboo", "tatooine"],
        ["ring-of-kafrene", "takodana"],
    ];
    let wanted = pairs.map(|pair| pair.map(String::from).into_iter().collect());
    assert_eq!(found, BTreeSet::from(wanted));
    for tile in &set.board.tile {
        for card in set.encounters.iter().filter(|card| card.deck == tile.id) {
            let sections: BTreeSet<String> =
                card.sections.keys().map(ToString::to_string).collect();
            assert_eq!(sections, named(tile).into_iter().collect(), "{}", card.id);
        }
    }
}

fn planets_of(set: &Content, faction: Option<Faction>) -> BTreeSet<String> {
    let spaces = set.board.tile.iter().flat_map(|tile| &tile.spaces);
    let planets = spaces.filter(|space| space.kind == SpaceKind::Planet);
    planets.filter(|space| space.faction == faction).map(|space| space.id.to_string()).collect()
}

#[test]
fn every_faction_has_two_planets_and_three_are_neutral() {
    // Rules: OR-3.4, OR-3.5
    // Open, and the default: the default table.
    let set = house();
    let table = [
        (Some(Faction::Hutt), vec!["nal-hutta", "tatooine"]),
        (Some(Faction::Syndicate), vec!["kessel", "ord-mantell"]),
        (Some(Faction::Imperial), vec!["lothal", "naboo"]),
        (Some(Faction::Rebel), vec!["mon-calamari", "ryloth"]),
        (None, vec!["cantonica", "ring-of-kafrene", "takodana"]),
    ];
    for (faction, planets) in table {
        let wanted: BTreeSet<String> = planets.into_iter().map(String::from).collect();
        assert_eq!(planets_of(&set, faction), wanted, "{faction:?}");
    }
}

#[test]
fn every_planet_has_two_contact_spaces() {
    // Rules: OR-3.7, OR-3.8
    // Open, and the default: the colours of appendix A.
    let set = house();
    let spaces = || set.board.tile.iter().flat_map(|tile| &tile.spaces);
    for space in spaces() {
        let wanted = if space.kind == SpaceKind::Planet { 2 } else { 0 };
        assert_eq!(space.contacts.len(), wanted, "{}", space.id);
    }
    let of =
        |class: Class| spaces().flat_map(|space| &space.contacts).filter(move |one| **one == class);
    let counts =
        [Class::White, Class::Green, Class::Yellow, Class::Orange].map(|one| of(one).count());
    assert_eq!(counts, [8, 8, 6, 0]);
    let nal_hutta = spaces().find(|space| &*space.id == "nal-hutta").expect("Nal Hutta");
    assert!(nal_hutta.contacts.contains(&Class::Yellow));
    assert!(Class::White < Class::Green && Class::Green < Class::Yellow);
}

#[test]
fn base_endcaps_are_no_spaces_and_core_worlds_are_of_no_faction() {
    // Rules: OR-3.11, UB-4.9
    // Open, and the default: nobody enters them; no faction.
    let set = house();
    for endcap in &set.board.endcap {
        match endcap.edition {
            Edition::Base => assert!(endcap.spaces.is_empty(), "{}", endcap.id),
            Edition::UnfinishedBusiness => {
                assert!(endcap.spaces.iter().all(|space| space.faction.is_none()));
            }
        }
    }
    let order: Vec<_> = set.board.recommended.iter().map(|tile| tile.id()).collect();
    let base = outer_rim::Map::build(&set, &order, false).expect("a board");
    assert!(!base.is_used(set.space_named("spinward-core").expect("a space")));
}

#[test]
fn the_databank_keeps_its_order() {
    // Rules: OR-2.6, UB-3.1, UB-3.4
    // Open, and the default: copies follow from the data.
    let set = house();
    let numbers: BTreeSet<u16> = set.cards.iter().filter_map(|card| card.number).collect();
    let base = set.cards.iter().filter(|card| card.edition == Edition::Base);
    assert_eq!(base.filter_map(|card| card.number).max(), Some(92));
    for number in numbers {
        let cards = set.numbered(number);
        assert!(!cards.is_empty());
        assert!(cards.iter().all(|card| set.card(*card).number == Some(number)));
    }
}

#[test]
fn databank_numbers_have_their_ranges() {
    // Rules: OR-21.2, OR-21.3, UB-3.5
    let set = house();
    let base = |number: u16| {
        let cards = set.numbered(number).iter();
        cards.filter(|card| set.card(**card).edition == Edition::Base).count()
    };
    assert_eq!(base(1), 4, "four cards of trouble");
    let contacts: BTreeSet<u16> = set.contacts.iter().map(|one| one.databank).collect();
    assert!((2..=23).all(|number| base(number) == 1 && contacts.contains(&number)));
    assert!((24..=39).all(|number| base(number) == 0), "no base cards there");
    for number in [40, 41, 45, 50, 90, 91, 92] {
        assert!(base(number) > 0, "#{number}");
    }
    let resolves = |name: &str| {
        let card = set.card_named(name).map(|card| set.card(card));
        card.and_then(|card| card.asset.as_ref()?.job.as_ref()?.databank)
    };
    for (job, number) in [
        ("jewel-of-yavin", 45),
        ("rescue-from-the-mines", 50),
        ("disable-comms-network", 55),
        ("honest-robbery", 57),
        ("infiltrate-the-white-worms", 58),
        ("sail-barge-sabotage", 59),
        ("snatch-and-grab", 60),
    ] {
        assert_eq!(resolves(job), Some(number), "{job}");
    }
    assert!((93..=96).all(|number| !set.numbered(number).is_empty()));
}

#[test]
fn every_job_has_two_ways_with_the_expansion() {
    // Rules: UB-3.2, UB-3.3
    let set = house();
    let jobs = set.cards.iter().filter_map(|card| card.asset.as_ref()?.job.as_ref());
    let numbers: BTreeSet<u16> = jobs.filter_map(|job| job.databank).collect();
    assert!(numbers.len() > 10);
    for number in numbers {
        assert_eq!(set.numbered(number).len(), 2, "#{number}");
    }
    assert_eq!([set.numbered(91).len(), set.numbered(92).len()], [4, 4]);
}

#[test]
fn the_expansion_brings_its_people_and_ships() {
    // Rules: UB-1.3, UB-1.4, UB-2.5
    let set = house();
    let names = |new: Vec<&str>| new.into_iter().map(String::from).collect::<BTreeSet<_>>();
    let characters = set.characters.iter().filter(|one| one.edition != Edition::Base);
    assert_eq!(
        characters.map(|one| one.id.to_string()).collect::<BTreeSet<_>>(),
        names(vec![
            "black-krrsantan",
            "cad-bane",
            "chewbacca",
            "dengar",
            "enfys-nest",
            "hera-syndulla",
            "hondo-ohnaka",
            "maz-kanata",
        ])
    );
    let ships = set.ships.iter().filter(|one| one.edition != Edition::Base);
    assert_eq!(
        ships.map(|one| one.id.to_string()).collect::<BTreeSet<_>>(),
        names(vec!["porax-38", "jumpmaster-5000", "auzituck", "yt-2400", "edgehawk", "vcx-100"])
    );
    // Without the expansion none of its cards is in any deck.
    let state = OuterRim::blank(&Setup::of(2), &set);
    for deck in Deck::ALL {
        for (place, card) in set.deck(*deck).iter().enumerate() {
            let used = state.pile(*deck).has(place as u8);
            assert_eq!(used, set.card(*card).edition == Edition::Base, "{}", set.card(*card).id);
        }
    }
}

#[test]
fn one_encounter_of_the_base_game_is_replaced() {
    // Rules: UB-2.1
    let set = house();
    let replacing: Vec<_> = set.encounters.iter().filter(|one| one.replaces.is_some()).collect();
    let [card] = replacing[..] else { panic!("{} cards replace another", replacing.len()) };
    assert_eq!((&*card.deck, card.number, card.edition), ("t6", 10, Edition::UnfinishedBusiness));
    let n_drawn = |expansion: bool| {
        let setup = with(2, |options| options.expansion = expansion);
        let mut dice = Dice::swift(1);
        let mut state = OuterRim::blank(&setup, &set);
        Playout::<OuterRim>::default().deal(&mut state, &mut dice);
        let view = OuterRim::view(&state, tabletop::Viewer::Spectator);
        view.encounters.iter().map(outer_rim::Pile::len).collect::<Vec<_>>()
    };
    assert_eq!(n_drawn(false), [10, 10, 10, 10, 10, 10, 10, 0]);
    assert_eq!(n_drawn(true), [20, 20, 20, 20, 20, 20, 20, 20]);
}

#[test]
fn an_orange_contact_lies_on_every_planet() {
    // Rules: UB-2.3
    let setup = with(2, |options| options.expansion = true);
    let state = OuterRim::blank(&setup, &house());
    let orange: Vec<_> =
        state.spots().filter(|(_, token)| *token == Token::Down(Class::Orange)).collect();
    let planets: BTreeSet<_> = orange.iter().map(|(space, _)| *space).collect();
    assert_eq!((orange.len(), planets.len()), (11, 11));
    assert!(planets.iter().all(|space| state.map().kind(*space) == SpaceKind::Planet));
}

fn hires(effects: &[Effect]) -> bool {
    format!("{effects:?}").contains("Hire")
}

#[test]
fn orange_contacts_can_be_hired_and_hunted_at_a_price() {
    // Rules: UB-5.1
    let set = house();
    let bounties = |orange: bool| {
        let of_class = |one: &&outer_rim::Bounty| {
            (set.contact(one.target.id()).class == Class::Orange) == orange
        };
        let all = set.cards.iter().filter_map(|card| card.asset.as_ref()?.bounty.as_ref());
        let dice: Vec<u32> = all.filter(of_class).map(|one| u32::from(one.combat)).collect();
        f64::from(dice.iter().sum::<u32>()) / dice.len() as f64
    };
    assert!(bounties(true) > bounties(false) + 1.0, "{} {}", bounties(true), bounties(false));
    for contact in set.contacts.iter().filter(|one| one.class == Class::Orange) {
        let card = set.card(set.numbered(contact.databank)[0]);
        assert!(hires(card.script.effects()), "{}", contact.id);
    }
}

#[test]
fn only_starting_credits_depend_on_the_number_of_players() {
    // Rules: OR-2.18
    let set = house();
    let blank = |seats: u8| OuterRim::blank(&Setup::of(seats), &set);
    let two = blank(2);
    for seats in [3, 4] {
        let more = blank(seats);
        assert!(two.spots().eq(more.spots()));
        for deck in Deck::ALL {
            assert_eq!(two.pile(*deck), more.pile(*deck));
        }
        for faction in Faction::ALL {
            assert_eq!(two.patrol(*faction), more.patrol(*faction));
        }
    }
}

fn kinds_in(set: &Content, deck: Deck) -> BTreeSet<Kind> {
    let assets = set.deck(deck).iter().filter_map(|card| set.asset(*card, false));
    assets.map(|asset| asset.kind).collect()
}

#[test]
fn deck_and_kind_are_different_things() {
    // Rules: OR-7.1
    let set = house();
    assert!(kinds_in(&set, Deck::Cargo).contains(&Kind::Mod));
    assert!(kinds_in(&set, Deck::Job).contains(&Kind::Crew));
    assert!(kinds_in(&set, Deck::Bounty).contains(&Kind::Job));
    let mut state = OuterRim::blank(&Setup::of(2), &set);
    Playout::<OuterRim>::default().deal(&mut state, &mut Dice::swift(4));
    assert!(Deck::ALL.iter().all(|deck| state.top(*deck).is_some()), "one of each lies face up");
}

#[test]
fn there_are_seven_skills_and_four_factions_with_three_opinions() {
    // Rules: OR-11.3, OR-16.1
    assert_eq!((Skill::ALL.len(), Faction::ALL.len(), Standing::ALL.len()), (7, 4, 3));
    let set = house();
    for skill in Skill::ALL {
        let has = |card: &Card| card.asset.as_ref().is_some_and(|one| one.skills.contains(skill));
        assert!(set.cards.iter().any(has), "nobody has {skill:?}");
        assert!(set.characters.iter().any(|one| one.skills.contains(skill)));
    }
}

fn cargo(set: &Content) -> impl Iterator<Item = (&Card, &outer_rim::Asset, &outer_rim::Cargo)> {
    set.cards.iter().flat_map(|card| {
        let sides = card.asset.iter().chain(&card.turned);
        sides.filter_map(move |asset| Some((card, asset, asset.cargo.as_ref()?)))
    })
}

#[test]
fn illegal_cargo_usually_pays_fame() {
    // Rules: OR-19.5
    let set = house();
    let pays = |illegal: bool| {
        let of = cargo(&set).filter(|(_, one, _)| one.traits.contains(&Trait::Illegal) == illegal);
        let all: Vec<bool> = of.map(|(_, _, cargo)| !cargo.reward.fame.is_zero()).collect();
        (all.iter().filter(|fame| **fame).count(), all.len())
    };
    let ((illegal, n_illegal), (legal, n_legal)) = (pays(true), pays(false));
    assert!(illegal * 2 > n_illegal, "{illegal} of {n_illegal}");
    assert!(legal * 2 < n_legal, "{legal} of {n_legal}");
}

#[test]
fn base_cargo_goes_to_planets() {
    // Rules: OR-19.7
    let set = house();
    for (card, _, cargo) in cargo(&set).filter(|(card, _, _)| card.edition == Edition::Base) {
        match &cargo.to {
            Destination::Space(space) => {
                let name = set.space_name(space.id()).to_string();
                let spaces = set.board.tile.iter().flat_map(|tile| &tile.spaces);
                let space = spaces.filter(|one| *one.id == *name).map(|one| one.kind).next();
                assert_eq!(space, Some(SpaceKind::Planet), "{}", card.id);
            }
            // A planet that somebody has chosen.
            Destination::Marked | Destination::Planet => {}
            other => panic!("{} goes to {other:?}", card.id),
        }
    }
    let to_patrols = cargo(&set).filter(|(_, _, one)| matches!(one.to, Destination::Patrol(_)));
    assert!(to_patrols.count() > 0, "those of the expansion may name a patrol");
}
