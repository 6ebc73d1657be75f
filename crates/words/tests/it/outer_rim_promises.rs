//! What labels of Outer Rim promise: who goes for whom, what a victory brings, what a job pays.

use crate::stage::{bars, choose, offers, situation, told, told_in, until};
use catalog::games::OuterRim;
use tabletop::{Seat, Table};
use words::Lang;

const ME: Seat = Seat::new(0);

fn holds(table: &Table<OuterRim>, card: &str) -> bool {
    let card = table.content().card_named(card).expect("a card");
    table.state().player(ME).holding(card).is_some()
}

// Rules: OR-9.6, OR-7.7
#[test]
fn a_ship_traded_in_says_how_many_cards_go() {
    let mut table = situation(
        r#"{"turn":0,"step":"action","players":[
        {"character":"bossk","ship":"hwk-290","space":"ryloth","credits":5000,
         "cards":[{"card":"lobot"},{"card":"start-bounty-greedo","captive":true}]},
        {"character":"han-solo","ship":"g9-rigger","space":"kessel"}],
        "market":{"ship":"buy-porax-38"}}"#,
    );
    choose(&mut table, "Visit the market");
    for (lang, line) in [
        (Lang::En, "No free slot: you discard all of these: “Lobot”, “Bad Debts”."),
        (Lang::Fr, "vous défaussez toutes ces cartes\u{a0}: «\u{a0}Lobot\u{a0}», "),
        (Lang::Es, "Sin espacio libre: descartas todas estas cartas: «Lobot», "),
    ] {
        let said = told_in(&table, "Trade your ship", lang);
        assert!(said.contains(line), "{said}");
    }
    choose(&mut table, "Trade your ship");
    choose(&mut table, "Lobot");
    assert!(!holds(&table, "lobot") && !holds(&table, "start-bounty-greedo"));
}

// Rules: OR-9.6, OR-7.7
#[test]
fn a_ship_with_fewer_slots_says_how_many_of_its_cargo_go() {
    let mut table = situation(
        r#"{"turn":0,"step":"action","players":[
        {"character":"bossk","ship":"yt-2400","space":"ryloth","credits":9000,
         "cards":[{"card":"bacta-supplies"},{"card":"stolen-prototype"},{"card":"coaxium-crystal"}]},
        {"character":"han-solo","ship":"g9-rigger","space":"kessel"}],
        "market":{"ship":"buy-jumpmaster-5000"}}"#,
    );
    choose(&mut table, "Visit the market");
    let said = told(&table, "Trade your ship");
    assert!(said.contains("No free slot: you discard 2 of these: "), "{said}");
    choose(&mut table, "Trade your ship");
    choose(&mut table, "Discard");
    choose(&mut table, "Discard");
    assert_eq!(table.state().player(ME).held().count(), 1);
}

// Rules: OR-9.2, OR-7.7
#[test]
fn a_hire_that_completes_the_goal_of_a_ship_sends_nobody_away() {
    let mut table = situation(
        r#"{"turn":0,"step":"encounter","players":[
        {"character":"bossk","ship":"gx1-short-hauler","space":"tatooine","credits":9000,
         "cards":[{"card":"lobot"},{"card":"greedo"}]},
        {"character":"han-solo","ship":"g9-rigger","space":"kessel"}],
        "contacts":[{"contact":"boshek","space":"tatooine"}]}"#,
    );
    choose(&mut table, "BoShek");
    let said = told(&table, "hire");
    assert!(!said.contains("discard"), "{said}");
    choose(&mut table, "hire");
    assert!(["lobot", "greedo", "boshek"].iter().all(|card| holds(&table, card)));
}

/// A hunter with a bounty on Lobot, who lies face up where the hunter is.
fn hunt(ship: &str, cards: &str) -> Table<OuterRim> {
    let json = r#"{"turn":0,"step":"encounter","players":[
        {"character":"boba-fett","ship":"SHIP","space":"tatooine","cards":[{"card":"bounty-lobot"}CARDS]},
        {"character":"han-solo","ship":"g9-rigger","space":"kessel"}],
        "contacts":[{"contact":"lobot","space":"tatooine"}]}"#;
    let mut table = situation(&json.replace("SHIP", ship).replace("CARDS", cards));
    choose(&mut table, "Lobot");
    table
}

// Rules: OR-18.5, OR-18.7
#[test]
fn a_hunt_promises_a_capture_only_where_there_is_a_slot() {
    let said = told(&hunt("g9-rigger", ""), "Hunt");
    assert!(said.contains("Capture and bring to Cantonica"), "{said}");
    let table = hunt("porax-38", "");
    for (lang, line) in [
        (Lang::En, "No crew slot for a captive"),
        (Lang::Fr, "Aucun emplacement d’équipage pour un captif"),
        (Lang::Es, "Sin espacio de tripulante para una presa capturada"),
    ] {
        let said = told_in(&table, "Hunt", lang);
        assert!(said.contains(line) && !said.contains("Cantonica"), "{said}");
    }
    let json = r#"{"turn":0,"step":"encounter","players":[
        {"character":"boba-fett","ship":"porax-38","space":"tatooine","cards":[{"card":"bounty-lobot"}]},
        {"character":"han-solo","ship":"g9-rigger","space":"kessel"}],
        "contacts":[{"contact":"lobot","space":"tatooine"}]}"#;
    let hunted = |table: &mut Table<OuterRim>| {
        choose(table, "Lobot");
        choose(table, "Hunt");
    };
    let table = until(json, hunted, |table| offers(table, "Eliminate"));
    let barred = bars(&table, Lang::En);
    assert!(barred.contains(&"Capture: you have no free crew slot".to_owned()), "{barred:?}");
}

// Rules: OR-18.7, OR-18.10
#[test]
fn own_crew_that_is_captured_makes_its_own_room() {
    let json = r#"{"turn":0,"step":"encounter","players":[
        {"character":"boba-fett","ship":"g9-rigger","space":"tatooine",
         "cards":[{"card":"bounty-lobot"},{"card":"lobot"}]},
        {"character":"jyn-erso","ship":"g9-rigger","space":"kessel"}]}"#;
    let mut table = until(json, |table| choose(table, "Hunt"), |table| offers(table, "Capture"));
    let said = told(&table, "Capture");
    assert!(!said.contains("discard"), "{said}");
    choose(&mut table, "Capture");
    assert!(!holds(&table, "lobot") && holds(&table, "bounty-lobot"));
}

/// Black Krrsantan, who can be fought to be hired.
fn krrsantan(cards: &str) -> Table<OuterRim> {
    let json = r#"{"turn":0,"step":"encounter","players":[
        {"character":"bossk","ship":"g9-rigger","space":"tatooine","credits":10000,"cards":[CARDS]},
        {"character":"han-solo","ship":"g9-rigger","space":"kessel"}],
        "contacts":[{"contact":"black-krrsantan","space":"tatooine"}]}"#;
    let mut table = situation(&json.replace("CARDS", cards));
    choose(&mut table, "Krrsantan");
    table
}

// Rules: OR-17.4, OR-18.11
#[test]
fn a_fight_for_a_hire_says_that_there_is_no_slot() {
    assert!(!told(&krrsantan(""), "Fight").contains("slot"));
    let table = krrsantan(r#"{"card":"start-bounty-greedo","captive":true}"#);
    for (lang, line) in [
        (Lang::En, "No free crew slot: nobody can be hired."),
        (Lang::Fr, "Aucun emplacement d’équipage libre\u{a0}: personne ne peut être engagé."),
        (Lang::Es, "Sin espacio de tripulante libre: no puedes reclutar a nadie."),
    ] {
        let said = told_in(&table, "Fight", lang);
        assert!(said.contains(line), "{said}");
    }
    // Whoever is hired for nothing may be the one who goes.
    let said = told(&krrsantan(r#"{"card":"lobot"}"#), "Fight");
    assert!(said.contains("you discard one of these: “Lobot”, “Black Krrsantan”."), "{said}");
}

// Rules: OR-15.8, OR-12.4
#[test]
fn a_patrol_says_everything_that_a_victory_brings() {
    let gain = |character: &str, flipped: bool, cards: &str| {
        let json = r#"{"turn":0,"step":"encounter","players":[
            {"character":"WHO","ship":"g9-rigger","space":"cantonica","flipped":FLIP,"cards":[CARDS]},
            {"character":"han-solo","ship":"g9-rigger","space":"kessel"}],
            "patrols":{"imperial":{"space":"cantonica","level":1}}}"#;
        let json = json.replace("WHO", character).replace("CARDS", cards);
        told(&situation(&json.replace("FLIP", &flipped.to_string())), "Fight")
    };
    let crew = |card: &str| format!(r#"{{"card":"{card}"}}"#);
    assert!(gain("bossk", false, "").contains("If you win: 2,000 credits"));
    assert!(gain("ketsu-onyo", true, "").contains("If you win: 6,000 credits"));
    assert!(gain("bossk", false, &crew("saw-gerrera")).contains("If you win: 4,000 credits"));
    assert!(gain("bossk", false, &crew("ketsu-onyo")).contains("If you win: 3,000 credits"));
}

// Rules: OR-12.4, OR-18.3
#[test]
fn every_fight_says_what_the_winner_has_by_their_cards() {
    let json = r#"{"turn":0,"step":"encounter","players":[
        {"character":"WHO","ship":"g9-rigger","space":"tatooine","flipped":FLIP,"cards":[{"card":"bounty-lobot"}]},
        {"character":"han-solo","ship":"g9-rigger","space":"kessel"}],
        "contacts":[{"contact":"CONTACT","space":"tatooine"}]}"#;
    let said = |who: &str, flipped: bool, contact: &str, answer: &str, lang| {
        let json = json.replace("WHO", who).replace("FLIP", &flipped.to_string());
        let mut table = situation(&json.replace("CONTACT", contact));
        choose(&mut table, if contact == "lobot" { "Lobot" } else { "Krrsantan" });
        told_in(&table, answer, lang)
    };
    for (contact, answer) in [("lobot", "Hunt"), ("black-krrsantan", "Fight")] {
        for (lang, line) in [
            (Lang::En, "Your cards add 4,000 credits to a victory."),
            (Lang::Fr, "Vos cartes ajoutent 4"),
            (Lang::Es, "Tus cartas añaden 4.000 créditos a una victoria."),
        ] {
            let all = said("ketsu-onyo", true, contact, answer, lang);
            assert!(all.contains(line), "{all}");
        }
        let none = said("bossk", false, contact, answer, Lang::En);
        assert!(!none.contains("Your cards add"), "{none}");
    }
}

// Rules: UB-20.2, OR-9.2
#[test]
fn every_label_tells_the_fame_that_cad_bane_really_gains() {
    let player = |who: &str, more: &str| {
        format!(r#"{{"character":"{who}","ship":"hwk-290","space":"ryloth","fame":2,{more}}}"#)
    };
    let table = |who: &str, more: &str| {
        situation(&format!(
            r#"{{"turn":0,"step":"action","players":[{},
            {{"character":"jyn-erso","ship":"g9-rigger","space":"ryloth","fame":5}}],
            "market":{{"luxury":"statue-dedication"}}}}"#,
            player(who, more)
        ))
    };
    let line = "Instead of 1 fame you gain 5,000 credits.";
    for (who, cut) in [("cad-bane", true), ("bossk", false)] {
        let mut statue = table(who, r#""credits":30000"#);
        choose(&mut statue, "Visit the market");
        let goal = table(who, r#""credits":7000,"cards":[{"card":"gree-navicomputer"}]"#);
        let agent = table(who, r#""cards":[{"card":"undercover-agent"}]"#);
        for (table, words) in [(statue, "Buy “Statue"), (goal, "HWK-290"), (agent, "Undercover")]
        {
            let said = told(&table, words);
            assert_eq!(said.contains(line), cut, "{who}: {said}");
        }
    }
}

/// Somebody with *Wanted* and a target who is this famous.
fn wanted(fames: &[u8]) -> Table<OuterRim> {
    let who = ["han-solo", "jyn-erso"];
    let other = |(fame, who): (&u8, &str)| {
        format!(
            r#"{{"character":"{who}","ship":"g9-rigger","space":"tatooine","fame":{fame},"reputation":{{"hutt":"negative"}}}}"#
        )
    };
    let others: Vec<String> = fames.iter().zip(who).map(other).collect();
    situation(&format!(
        r#"{{"turn":0,"step":"encounter","players":[
        {{"character":"bossk","ship":"g9-rigger","space":"tatooine","fame":2,"cards":[{{"card":"wanted"}}]}},
        {}]}}"#,
        others.join(",")
    ))
}

// Rules: OR-20.3, UB-9.1, UB-20.3
#[test]
fn a_job_promises_what_it_will_pay() {
    let reward = |fames: &[u8]| told(&wanted(fames), "Wanted");
    assert!(reward(&[4]).contains("Reward: 5,000 credits, 2 fame"), "{}", reward(&[4]));
    assert!(reward(&[1]).contains("Reward: 5,000 credits, 1 fame"), "{}", reward(&[1]));
    let either = reward(&[1, 4]);
    assert!(either.contains("5,000 credits, 1 fame or 5,000 credits, 2 fame"), "{either}");
    let mut table = wanted(&[1, 4]);
    choose(&mut table, "Wanted");
    assert!(told(&table, "2").contains("Reward: 5,000 credits, 1 fame"));
    assert!(told(&table, "3").contains("Reward: 5,000 credits, 2 fame"));
}

// Rules: OR-7.7
#[test]
fn who_takes_crew_without_a_slot_is_told_who_goes() {
    let table = |cards: &str| {
        let json = r#"{"turn":0,"step":"action","players":[
            {"character":"ig-88","ship":"g9-rigger","space":"ryloth","cards":[CARDS]},
            {"character":"jyn-erso","ship":"g9-rigger","space":"ryloth","cards":[{"card":"4-lom"}]}]}"#;
        situation(&json.replace("CARDS", cards))
    };
    assert!(!told(&table(""), "IG-88").contains("slot"));
    let full = told(&table(r#"{"card":"lobot"}"#), "IG-88");
    assert!(full.contains("No free slot: you discard") && full.contains("“Lobot”"), "{full}");
}
