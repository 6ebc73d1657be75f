//! Labels of Outer Rim that look further ahead: dice once a cost is paid, moves that nothing ends,
//! fights with players and with patrols far away.

use crate::stage::{answers, choose, offers, question, situation, told, told_in, until};
use catalog::games::OuterRim;
use outer_rim::{Event, RollEvent, RolledFor};
use tabletop::{Answer, Table};
use words::Lang;

/// Somebody in the mines with a choice that costs a member of the crew.
fn mines(crew: &[&str]) -> Table<OuterRim> {
    let json = r#"{"turn":0,"step":"encounter","players":[
        {"character":"bossk","ship":"hwk-290","space":"kessel","cards":[{"card":"rescue-from-the-mines"}CREW]},
        {"character":"han-solo","ship":"g9-rigger","space":"ryloth"}]}"#;
    let crew: String = crew.iter().map(|card| format!(r#",{{"card":"{card}"}}"#)).collect();
    let json = json.replace("CREW", &crew);
    until(&json, |table| choose(table, "Rescue"), |table| offers(table, "Discard a crew"))
}

/// How many dice the attack has, wherever the crew goes that was paid with.
fn attack_dice(table: &mut Table<OuterRim>) -> Option<u8> {
    for _ in 0..3 {
        for seq in table.line() {
            for event in &table.log()[seq as usize].events {
                if let Event::Roll(RollEvent::Rolled { what: RolledFor::Attack, roll, .. }) = event
                {
                    return Some(roll.len());
                }
            }
        }
        let seat = table.pending().first()?.seat;
        let answer = answers(table, Lang::En).first()?.0;
        table.act(seat, Answer::Item(answer)).expect("it is on the menu");
    }
    None
}

// Rules: OR-12.4, OR-8.4
#[test]
fn the_odds_of_a_fight_are_those_once_its_cost_is_paid() {
    for crew in ["chewbacca", "ziton-moj", "boba-fett"] {
        let mut table = mines(&[crew]);
        let said = told(&table, "Discard a crew");
        assert!(said.contains("3 dice against 2"), "{crew}: {said}");
        choose(&mut table, "Discard a crew");
        assert_eq!(attack_dice(&mut table), Some(3), "{crew}");
    }
}

// Rules: OR-12.4, OR-8.4
#[test]
fn where_who_is_paid_with_is_a_choice_each_has_its_odds() {
    let mut table = mines(&["chewbacca", "lobot"]);
    for (lang, one, other) in [
        (Lang::En, "If you discard “Chewbacca”: Ground", "If you discard “Lobot”: Ground"),
        (
            Lang::Fr,
            "Si vous défaussez «\u{a0}Chewbacca\u{a0}»\u{a0}: ",
            "«\u{a0}Lobot\u{a0}»\u{a0}: ",
        ),
        (Lang::Es, "Si descartas «Chewbacca»: ", "Si descartas «Lobot»: "),
    ] {
        let said = told_in(&table, "Discard a crew", lang);
        let dice = |words: &str, dice: &str| {
            said.lines().any(|line| line.contains(words) && line.contains(dice))
        };
        assert!(dice(one, "3 d") && dice(other, "4 d"), "{said}");
    }
    choose(&mut table, "Discard a crew");
    choose(&mut table, "Lobot");
    assert_eq!(attack_dice(&mut table), Some(4));
}

/// Somebody about to move.
fn mover(player: &str, patrols: &str) -> Table<OuterRim> {
    let mut table = situation(&format!(
        r#"{{"turn":0,"step":"planning","players":[{{{player}}},
        {{"character":"han-solo","ship":"g9-rigger","space":"kessel"}}],"patrols":{{{patrols}}}}}"#
    ));
    choose(&mut table, "Move");
    table
}

// Rules: OR-5.2
#[test]
fn the_maelstrom_is_said_to_end_a_move_only_where_it_does() {
    for (cards, stops) in [("", true), ("boshek", false), ("gree-navicomputer", false)] {
        let cards =
            if cards.is_empty() { String::new() } else { format!(r#"{{"card":"{cards}"}}"#) };
        let player =
            format!(r#""character":"bossk","ship":"hwk-290","space":"t3-il","cards":[{cards}]"#);
        let mut table = mover(&player, "");
        let said = told(&table, "Fly to the Maelstrom");
        assert_eq!(said.contains("a move ends here"), stops, "{said}");
        choose(&mut table, "Fly to the Maelstrom");
        assert_eq!(question(&table, Lang::En).contains("left. Where to?"), !stops);
    }
}

// Rules: OR-5.3, OR-14.2
#[test]
fn a_patrol_is_said_to_stop_one_only_where_it_does() {
    let enfys = r#""character":"enfys-nest","ship":"hwk-290","space":"tatooine","flipped":true"#;
    let vcx = r#""character":"bossk","ship":"vcx-100","space":"tatooine","ship_flipped":true"#;
    let bossk = r#""character":"bossk","ship":"hwk-290","space":"tatooine""#;
    let hated = r#","reputation":{"hutt":"negative"}"#;
    let answer = "Fly to a navpoint between Naboo";
    for (player, more, line, stops) in [
        (bossk, "", "level 1 (stops you)", true),
        (bossk, hated, "(stops you, and you must fight it)", true),
        (enfys, "", "level 1 (lets you pass)", false),
        (vcx, "", "level 1 (lets you pass)", false),
        (vcx, hated, "(does not stop you, but if you stay you must fight it)", false),
    ] {
        let patrol = r#""hutt":{"space":"t5-x","level":1}"#;
        let mut table = mover(&format!("{player}{more}"), patrol);
        let said = told(&table, answer);
        assert!(said.contains(line), "{said}");
        choose(&mut table, answer);
        assert_eq!(question(&table, Lang::En).contains("left. Where to?"), !stops, "{said}");
    }
}

// Rules: OR-15.7, OR-15.10
#[test]
fn whoever_chooses_a_patrol_to_fight_is_told_level_and_odds_of_each() {
    let mut table = situation(
        r#"{"turn":0,"step":"encounter","players":[
        {"character":"ketsu-onyo","ship":"hwk-290","space":"tatooine"},
        {"character":"han-solo","ship":"g9-rigger","space":"kessel"}],
        "patrols":{"hutt":{"space":"t5-x","level":4},"rebel":{"space":"tatooine","level":1}}}"#,
    );
    choose(&mut table, "Ketsu");
    choose(&mut table, "patrol");
    let hutts = told(&table, "Hutts");
    assert!(hutts.contains("level 4") && hutts.contains("It cannot be beaten"), "{hutts}");
    let rebels = told(&table, "Rebels");
    assert!(rebels.contains("level 1") && rebels.contains("dice against"), "{rebels}");
    assert!(rebels.contains("If you win: 2,000 credits"), "{rebels}");
}

// Rules: OR-15.7, OR-17.3
#[test]
fn the_contact_ketsu_tells_the_odds_with_what_she_lends() {
    let table = |patrols: &str| {
        let mut table = situation(&format!(
            r#"{{"turn":0,"step":"encounter","players":[
            {{"character":"bossk","ship":"hwk-290","space":"tatooine"}},
            {{"character":"han-solo","ship":"g9-rigger","space":"kessel"}}],
            "contacts":[{{"contact":"ketsu-onyo","space":"tatooine"}}],"patrols":{{{patrols}}}}}"#
        ));
        choose(&mut table, "Ketsu");
        table
    };
    let dice = "Ship combat: 5 dice against 2";
    let mut both = table(r#""hutt":{"space":"t5-x","level":1},"rebel":{"space":"t5-x","level":1}"#);
    choose(&mut both, "fight that");
    let said = told(&both, "Hutts");
    assert!(said.contains(dice), "{said}");
    // With one in reach it comes to the fight at once.
    let one = told(&table(r#""hutt":{"space":"t5-x","level":1}"#), "fight that");
    assert!(one.contains(dice), "{one}");
}

// Rules: UB-6.1
#[test]
fn a_token_of_a_players_character_is_told_alike_from_afar() {
    let mut table = situation(
        r#"{"turn":0,"step":"encounter","players":[
        {"character":"ketsu-onyo","ship":"hwk-290","space":"t5-x"},
        {"character":"chewbacca","ship":"g9-rigger","space":"kessel"}],
        "contacts":[{"contact":"chewbacca","space":"tatooine"},{"contact":"lobot","space":"tatooine"}]}"#,
    );
    choose(&mut table, "Ketsu");
    if offers(&table, "Choose a contact") {
        choose(&mut table, "Choose a contact");
    }
    let said = told(&table, "Chewbacca");
    assert!(said.contains("the token leaves the game") && !said.contains("Encounter:"), "{said}");
    assert!(!told(&table, "Lobot").contains("leaves the game"));
}

// Rules: OR-12.3, OR-12.4
#[test]
fn a_fight_with_a_player_tells_its_odds() {
    let table = |me: &str, others: &str| {
        situation(&format!(
            r#"{{"turn":0,"step":"encounter","players":[
            {{{me},"flipped":true,"space":"tatooine"}},{others}]}}"#
        ))
    };
    let bossk = r#""character":"bossk","ship":"g9-rigger""#;
    let firespray = r#""character":"han-solo","ship":"firespray-31""#;
    let jyn = r#"{"character":"jyn-erso","ship":"g9-rigger","space":"tatooine","fame":2}"#;
    let lando =
        r#"{"character":"lando-calrissian","ship":"g9-rigger","space":"tatooine","fame":2}"#;
    for (me, name, arena) in [(bossk, "Bossk", "Ground"), (firespray, "Firespray", "Ship")] {
        let said = told(&table(me, jyn), name);
        assert!(said.contains(&format!("{arena} combat: ")) && said.contains('%'), "{said}");
        // Of two, each says their own.
        let mut table = table(me, &format!("{jyn},{lando}"));
        assert!(!told(&table, name).contains('%'));
        choose(&mut table, name);
        for other in ["2", "3"] {
            let said = told(&table, other);
            assert!(said.contains(&format!("{arena} combat: ")), "{said}");
        }
    }
}

// Rules: OR-18.5, OR-18.7
#[test]
fn whoever_must_capture_is_told_who_goes_for_the_captive() {
    let json = r#"{"turn":0,"step":"encounter","players":[
        {"character":"boba-fett","ship":"g9-rigger","space":"tatooine",
         "cards":[{"card":"electroripper-staff"},{"card":"bounty-saw-gerrera"}CREW]},
        {"character":"han-solo","ship":"g9-rigger","space":"kessel"}],
        "contacts":[{"contact":"saw-gerrera","space":"tatooine"}]}"#;
    let said = |crew: &str| {
        let mut table = situation(&json.replace("CREW", crew));
        choose(&mut table, "Saw");
        choose(&mut table, "Hunt");
        told(&table, "Electro")
    };
    let full = said(r#",{"card":"lobot"}"#);
    assert!(full.contains("No free slot: you discard “Lobot” for it."), "{full}");
    assert!(!said("").contains("slot"));
}

// Rules: UB-7.3
#[test]
fn a_bounty_on_a_player_says_more_only_where_more_comes() {
    let said = |who: &str, mine: &str, theirs: &str| {
        let table = situation(&format!(
            r#"{{"turn":0,"step":"encounter","players":[
            {{"character":"{who}","ship":"hwk-290","space":"tatooine","fame":2,"cards":[{{"card":"bounty-han-solo"}}],
             "reputation":{{{mine}}}}},
            {{"character":"han-solo","ship":"g9-rigger","space":"tatooine","reputation":{{{theirs}}}}}]}}"#
        ));
        told(&table, "Hunt")
    };
    let none = said("cad-bane", "", "");
    assert!(none.contains("If you win: 10,000 credits") && !none.contains("and more"), "{none}");
    assert!(!none.contains("0 fame"), "{none}");
    let (liked, disliked) = (r#""hutt":"positive""#, r#""hutt":"negative""#);
    assert!(said("bossk", "", liked).contains("credits, 1 fame, and more"));
    // Nobody is thought less of than negative, nor more than positive.
    assert!(!said("bossk", disliked, liked).contains("and more"));
    assert!(!said("bossk", liked, disliked).contains("and more"));
}

// Rules: OR-8.5, OR-7.7
#[test]
fn a_second_armor_is_no_question_of_slots() {
    let json = r#"{"turn":0,"step":"encounter","players":[
        {"character":"bossk","ship":"hwk-290","space":"ryloth",
         "cards":[{"card":"honest-robbery"},{"card":"plastoid-armor"}]},
        {"character":"jyn-erso","ship":"g9-rigger","space":"ryloth","cards":[{"card":"armored-vest"}]}]}"#;
    let rob = |table: &mut Table<OuterRim>| {
        choose(table, "Honest");
        if offers(table, "Seat 2") {
            choose(table, "Seat 2");
        }
    };
    let asks = |table: &Table<OuterRim>| {
        table.pending().first().is_some()
            && question(table, Lang::En).contains("Which card do you discard")
    };
    let table = until(json, rob, asks);
    for (lang, words) in [
        (Lang::En, "You can wear only one piece of armor."),
        (Lang::Fr, "Vous ne pouvez porter qu’une seule armure."),
        (Lang::Es, "Solo puedes llevar una armadura."),
    ] {
        let asked = question(&table, lang);
        assert!(asked.contains(words), "{asked}");
    }
}

// Rules: UB-20.2
#[test]
fn fame_that_lies_behind_another_choice_is_told_cut() {
    let json = r#"{"turn":0,"step":"encounter","players":[
        {"character":"WHO","ship":"hwk-290","space":"cantonica","fame":3,"credits":20000},
        {"character":"jyn-erso","ship":"g9-rigger","space":"kessel"}]}"#;
    let line = "Instead of 1 fame you gain 5,000 credits.";
    let crit = "pass with a crit: gain 1 fame and 5,000 credits";
    for (who, cut) in [("cad-bane", true), ("bossk", false)] {
        let meet = |table: &mut Table<OuterRim>| choose(table, "Encounter: Cant");
        let drawn =
            |table: &Table<OuterRim>| offers(table, "Yes") && told(table, "Yes").contains(crit);
        let table = until(&json.replace("WHO", who), meet, drawn);
        let said = told(&table, "Yes");
        assert_eq!(said.contains(line), cut, "{said}");
    }
}

// Rules: OR-19.3, OR-12.8
#[test]
fn what_is_being_delivered_changes_no_dice() {
    let json = r#"{"turn":0,"step":"action","players":[
        {"character":"boba-fett","ship":"hwk-290","space":"tatooine","cards":[{"card":"stolen-weapons"}]},
        {"character":"han-solo","ship":"g9-rigger","space":"kessel"}]}"#;
    let smuggle = |table: &mut Table<OuterRim>| {
        choose(table, "Deliver");
        choose(table, "Smuggle");
    };
    let table = until(json, smuggle, |table| offers(table, "Fight"));
    let said = told(&table, "Fight");
    assert!(said.contains("dice against") && !said.contains("before your cards"), "{said}");
}
