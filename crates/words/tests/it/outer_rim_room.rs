//! What a purchase or an offer of Outer Rim costs beside its price, and why an offer cannot be made.

use crate::stage::{bars, choose, situation, told_in};
use catalog::games::OuterRim;
use tabletop::{Seat, Table};
use words::Lang;

const ME: Seat = Seat::new(0);

/// Bossk on Ryloth with these cards and this damage, and a card of the gear deck for sale.
fn shopping(cards: &str, damage: &str, gear: &str) -> Table<OuterRim> {
    let mut table = situation(&format!(
        r#"{{"turn":0,"step":"action","players":[
        {{"character":"bossk","ship":"g9-rigger","space":"ryloth","credits":20000,
          "cards":[{{"card":"{cards}"}}],"damage":{damage}}},
        {{"character":"han-solo","ship":"g9-rigger","space":"kessel"}}],
        "market":{{"gear":"{gear}"}}}}"#
    ));
    choose(&mut table, "Visit the market");
    table
}

// Rules: OR-7.8, OR-8.5, OR-13.3
#[test]
fn a_purchase_that_defeats_the_buyer_says_so() {
    let mut table = shopping("armored-vest", "[5,0]", "bounty-hunter-helmet");
    for (lang, armor, falls) in [
        (
            Lang::En,
            "Only one piece of armor at a time: you discard “Armored Vest” for it.",
            "Without “Armored Vest” you are defeated.",
        ),
        (Lang::Fr, "Une seule armure à la fois\u{a0}: vous défaussez", "vous êtes hors de combat."),
        (Lang::Es, "Solo puedes llevar una armadura: descartas", "quedas derrotado."),
    ] {
        let said = told_in(&table, "Buy “Bounty", lang);
        assert!(said.contains(armor) && said.contains(falls), "{said}");
    }
    choose(&mut table, "Buy “Bounty");
    assert!(table.state().player(ME).is_defeated(), "as it was told");
    // Armor that is as good keeps one standing.
    let table = shopping("armored-vest", "[5,0]", "plastoid-armor");
    let said = told_in(&table, "Buy “Plastoid", Lang::En);
    assert!(said.contains("one piece of armor") && !said.contains("defeated"), "{said}");
    // The same with what a ship bears.
    let table = shopping("shield-upgrade", "[0,3]", "quad-laser-cannon");
    let said = told_in(&table, "Buy “Quad", Lang::En);
    assert!(said.contains("No free slot: you discard “Shield Upgrade” for it."), "{said}");
    assert!(said.contains("Without “Shield Upgrade” you are defeated."), "{said}");
}

// Rules: OR-23.3, OR-8.5
#[test]
fn an_offer_that_does_not_fit_says_whose_slots_are_full() {
    let trading = |mine: &str, theirs: &str, gives: &str| {
        let mut table = situation(&format!(
            r#"{{"turn":0,"step":"action","players":[
            {{"character":"bossk","ship":"g9-rigger","space":"ryloth","cards":[{{"card":"{mine}"}}]}},
            {{"character":"jyn-erso","ship":"g9-rigger","space":"ryloth","cards":[{theirs}]}}]}}"#
        ));
        choose(&mut table, "Trade");
        choose(&mut table, gives);
        table
    };
    let full = r#"{"card":"jetpack"},{"card":"vibro-ax"}"#;
    let table = trading("dl-44-blaster", full, "Give “DL-44");
    for (lang, bar) in [
        (Lang::En, "Propose it: Seat 2 would lack a gear slot"),
        (Lang::Fr, "il manquerait un emplacement d’équipement à"),
        (Lang::Es, "le faltaría un espacio de equipo"),
    ] {
        let bars = bars(&table, lang);
        assert!(bars.iter().any(|one| one.contains(bar)), "{bars:?}");
    }
    let table = trading("armored-vest", r#"{"card":"plastoid-armor"}"#, "Give “Armored");
    let bars = bars(&table, Lang::En);
    assert!(bars[..] == ["Propose it: Seat 2 would wear two pieces of armor"], "{bars:?}");
}

// Rules: UB-6.1
#[test]
fn a_contact_who_is_a_player_is_told_as_one() {
    let table = situation(
        r#"{"turn":0,"step":"encounter","players":[
        {"character":"bossk","ship":"g9-rigger","space":"takodana"},
        {"character":"chewbacca","ship":"g9-rigger","space":"ryloth"}],
        "contacts":[{"contact":"chewbacca","space":"takodana"}]}"#,
    );
    for (lang, line) in [
        (Lang::En, "This is a player’s character: the token leaves the game"),
        (Lang::Fr, "C’est le personnage d’un joueur\u{a0}: le jeton quitte la partie"),
        (Lang::Es, "Es el personaje de un jugador: la ficha se retira de la partida"),
    ] {
        let said = told_in(&table, "Chewbacca", lang);
        assert!(said.contains(line), "{said}");
        assert_eq!(said.lines().count(), 2, "the card is not resolved: {said}");
    }
}
