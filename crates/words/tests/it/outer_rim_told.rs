//! Questions, bars and lines of the log of Outer Rim that say what is so.

use crate::stage::{bars, choose, log, offers, opened, question, situation, until};
use catalog::Hosted as _;
use catalog::games::OuterRim;
use outer_rim::{Event, Frame, Opponents, Options, Sight, Standing};
use tabletop::{Game as _, Seat, Table, Viewer};
use words::{Lang, Speaker, Teller as _, Words as _};

// Rules: OR-18.7, OR-18.9
#[test]
fn crew_that_is_captured_is_told_as_leaving_the_crew() {
    let json = r#"{"turn":0,"step":"encounter","players":[
        {"character":"boba-fett","ship":"g9-rigger","space":"tatooine","cards":[{"card":"bounty-lobot"}]},
        {"character":"jyn-erso","ship":"g9-rigger","space":"tatooine","cards":[{"card":"lobot"}]}]}"#;
    let hunt = |table: &mut Table<OuterRim>| {
        choose(table, "Hunt");
        choose(table, "Do not defend");
    };
    let mut table = until(json, hunt, |table| offers(table, "Capture"));
    choose(&mut table, "Capture");
    for (lang, lines) in [
        (Lang::En, ["Lobot leaves Bo’s crew.", "You capture Lobot."]),
        (Lang::Fr, ["Lobot quitte l’équipage de Bo.", "Vous capturez Lobot."]),
        (Lang::Es, ["Lobot deja la tripulación de Bo.", "Capturas a Lobot."]),
    ] {
        let log = log(&table, lang);
        assert!(lines.iter().all(|line| log.iter().any(|one| one == line)), "{log:?}");
        let shuffled = ["shuffled", "mélangé", "baraja"];
        assert!(!log.iter().any(|line| shuffled.iter().any(|word| line.contains(word))), "{log:?}");
    }
}

// Rules: UB-7.3, UB-18.12
#[test]
fn a_reputation_of_an_opponent_is_asked_for_by_its_name() {
    let position = serde_json::from_str(
        r#"{"turn":0,"step":"encounter","players":[
        {"character":"han-solo","ship":"g9-rigger","space":"naboo","reputation":{"hutt":"negative","imperial":"negative"}},
        {"character":"boba-fett","ship":"g-1a-starfighter","space":"naboo","cards":[{"card":"bounty-han-solo"}]}]}"#,
    );
    let options =
        Options { expansion: true, opponents: Opponents::BountyHunter, ..Options::default() };
    let table = opened(position.expect("a position"), 1, 1, options);
    let [me, opponent] = [Seat::new(0), Seat::new(1)];
    let asked = |lang, seat, over, standing| {
        let mut view = OuterRim::view(table.state(), Viewer::Seat(me));
        view.frames.push(Frame::Renown { seat, over, standing });
        let speaker = Speaker::new(lang, &[], Viewer::Seat(me));
        let decision = table.pending().first().expect("a question");
        OuterRim::teller(&speaker, table.content(), &view).question(decision)
    };
    for (lang, standing, words) in [
        (Lang::En, Standing::Negative, "With which faction does Boba Fett gain 1 reputation?"),
        (Lang::En, Standing::Positive, "With which faction does Boba Fett lose 1 reputation?"),
        (Lang::Fr, Standing::Negative, "la réputation de Boba Fett augmente-t-elle de 1 point"),
        (Lang::Fr, Standing::Positive, "la réputation de Boba Fett baisse-t-elle de 1 point"),
        (Lang::Es, Standing::Negative, "¿Con qué facción gana Boba Fett 1 de reputación?"),
        (Lang::Es, Standing::Positive, "¿Con qué facción pierde Boba Fett 1 de reputación?"),
    ] {
        let question = asked(lang, opponent, me, standing);
        assert!(question.contains(words), "{question}");
    }
    let mine = asked(Lang::En, me, opponent, Standing::Negative);
    assert!(mine.contains("With which faction do you gain 1 reputation?"), "{mine}");
}

// Rules: OR-5.1, OR-9.3
#[test]
fn a_move_that_somebody_stops_is_told() {
    let mut table = situation(
        r#"{"turn":0,"step":"planning","players":[
        {"character":"bossk","ship":"g9-rigger","space":"t4-x"},
        {"character":"boba-fett","ship":"lancer","ship_flipped":true,"space":"ryloth"}]}"#,
    );
    choose(&mut table, "Move");
    choose(&mut table, "Fly to Ryloth");
    choose(&mut table, "Shadow Caster");
    for (lang, line) in [
        (Lang::En, "Bo stops you: your move ends here."),
        (Lang::Fr, "Bo vous arrête\u{a0}: votre déplacement se termine ici."),
        (Lang::Es, "Bo te detiene: tu movimiento termina aquí."),
    ] {
        let log = log(&table, lang);
        assert!(log.iter().any(|one| one == line), "{log:?}");
    }
}

// Rules: UB-8.4
#[test]
fn the_answer_to_a_job_for_two_is_told() {
    let json = r#"{"turn":0,"step":"encounter","players":[
        {"character":"bossk","ship":"g9-rigger","space":"ryloth","cards":[{"card":"disable-comms-network"}]},
        {"character":"jyn-erso","ship":"g9-rigger","space":"ryloth"},
        {"character":"boba-fett","ship":"g9-rigger","space":"ryloth"}]}"#;
    for (answer, lines) in [
        (
            "No",
            [
                (Lang::En, "Bo refuses to take part in “Disable Comms Network”."),
                (Lang::Fr, "Bo refuse de participer à «"),
                (Lang::Es, "Bo no quiere participar en «"),
            ],
        ),
        (
            "Yes, together",
            [
                (Lang::En, "Bo takes part in “Disable Comms Network”."),
                (Lang::Fr, "Bo participe à «"),
                (Lang::Es, "Bo participa en «"),
            ],
        ),
    ] {
        let mut table = situation(json);
        choose(&mut table, "Disable");
        choose(&mut table, "2");
        choose(&mut table, answer);
        for (lang, line) in lines {
            let log = log(&table, lang);
            assert!(log.iter().any(|one| one.starts_with(line)), "{log:?}");
        }
    }
}

// Rules: UB-12.3, OR-19.2
#[test]
fn cargo_that_is_delivered_and_rotated_is_told_as_both() {
    let mut table = situation(
        r#"{"turn":0,"step":"action","players":[
        {"character":"lando-calrissian","ship":"g9-rigger","space":"ord-mantell","cards":[{"card":"astromech-parts"}]},
        {"character":"han-solo","ship":"g9-rigger","space":"kessel"}]}"#,
    );
    choose(&mut table, "Deliver");
    choose(&mut table, "Astromech");
    for (lang, line) in [
        (Lang::En, "You deliver “Astromech Parts” and rotate the card."),
        (Lang::Fr, "Vous livrez «"),
        (Lang::Es, "Entregas «"),
    ] {
        let log = log(&table, lang);
        assert!(log.iter().any(|one| one.starts_with(line)), "{log:?}");
    }
}

// Rules: OR-13.4, OR-24.3
#[test]
fn what_a_defeat_or_a_card_takes_is_lost_and_not_paid() {
    let lost = |lang| {
        let json = r#"{"turn":0,"step":"encounter","players":[
            {"character":"bossk","ship":"g9-rigger","space":"cantonica","credits":3000},
            {"character":"han-solo","ship":"g9-rigger","space":"kessel"}],
            "patrols":{"imperial":{"space":"cantonica","level":4}}}"#;
        let mut table = situation(json);
        choose(&mut table, "Fight");
        log(&table, lang)
    };
    let has = |log: &[String], words: &str| log.iter().any(|line| line.starts_with(words));
    for (lang, told, paid) in [
        (Lang::En, "You lose 3,000 credits.", "You pay"),
        (Lang::Fr, "Vous perdez 3", "Vous payez"),
        (Lang::Es, "Pierdes 3.000 créditos.", "Pagas"),
    ] {
        let log = lost(lang);
        assert!(has(&log, told) && !has(&log, paid), "{log:?}");
    }
}

// Rules: OR-14.2
#[test]
fn every_hostile_patrol_is_named_by_the_bar() {
    let table = situation(
        r#"{"turn":0,"step":"encounter","players":[
        {"character":"bossk","ship":"g9-rigger","space":"cantonica","reputation":{"hutt":"negative","imperial":"negative"}},
        {"character":"han-solo","ship":"g9-rigger","space":"kessel"}],
        "patrols":{"imperial":{"space":"cantonica","level":1},"hutt":{"space":"cantonica","level":4}}}"#,
    );
    for (lang, why) in [
        (Lang::En, "one of these patrols must be fought first: Hutt, Imperial"),
        (Lang::Fr, "il faut d’abord affronter une de ces patrouilles\u{a0}: hutt, impériale"),
        (Lang::Es, "antes hay que combatir a una de estas patrullas: de los Hutts, del Imperio"),
    ] {
        let bars = bars(&table, lang);
        assert!(bars.iter().any(|bar| bar.ends_with(why)), "{bars:?}");
    }
}

/// Somebody with a job for two, beside another player.
fn job_for_two(other: &str) -> Table<OuterRim> {
    let json = r#"{"turn":0,"step":"encounter","players":[
        {"character":"bossk","ship":"g9-rigger","space":"ryloth","cards":[{"card":"disable-comms-network"}]},
        {"character":"jyn-erso","ship":"g9-rigger",OTHER}]}"#;
    situation(&json.replace("OTHER", other))
}

// Rules: UB-8.1, UB-8.4
#[test]
fn a_job_for_two_says_what_it_lacks() {
    let why = |table: &Table<OuterRim>, lang| {
        let bars = bars(table, lang);
        bars.into_iter().find(|bar| bar.contains("Comms") || bar.contains('«')).unwrap_or_default()
    };
    let defeated = job_for_two(r#""space":"ryloth","damage":[4,0],"defeated":true"#);
    for (lang, words) in [
        (Lang::En, "every other player here is defeated"),
        (Lang::Fr, "tous les autres joueurs présents ici sont hors de combat"),
        (Lang::Es, "todos los demás jugadores de aquí están derrotados"),
    ] {
        assert!(why(&defeated, lang).ends_with(words), "{}", why(&defeated, lang));
    }
    let alone = job_for_two(r#""space":"kessel""#);
    let told = why(&alone, Lang::En);
    assert!(told.ends_with("to any space with another player"), "{told}");
    let mut refused = job_for_two(r#""space":"ryloth""#);
    choose(&mut refused, "Disable");
    choose(&mut refused, "2");
    choose(&mut refused, "No");
    let told = why(&refused, Lang::En);
    assert!(told.ends_with("nobody here wants to take part this turn"), "{told}");
}

// Rules: UB-9.1, UB-9.3
#[test]
fn a_victim_is_not_asked_for_as_a_partner() {
    let mut table = situation(
        r#"{"turn":0,"step":"encounter","players":[
        {"character":"bossk","ship":"g9-rigger","space":"ryloth","cards":[{"card":"snatch-and-grab"}]},
        {"character":"jyn-erso","ship":"g9-rigger","space":"ryloth","credits":5000,"cards":[{"card":"bacta-supplies"}]},
        {"character":"boba-fett","ship":"g9-rigger","space":"ryloth","credits":5000,"cards":[{"card":"stolen-weapons"}]}]}"#,
    );
    choose(&mut table, "Snatch");
    for (lang, asked) in [
        (Lang::En, "Against whom do you attempt “"),
        (Lang::Fr, "Contre qui tentez-vous «"),
        (Lang::Es, "¿Contra quién intentas «"),
    ] {
        let question = question(&table, lang);
        assert!(question.contains(asked), "{question}");
    }
    let mut two = job_for_two(r#""space":"ryloth""#);
    choose(&mut two, "Disable");
    assert!(question(&two, Lang::En).contains("With whom do you attempt"));
}

// Rules: UB-12.3
#[test]
fn what_the_build_before_wrote_is_told_as_it_was() {
    let content = OuterRim::cards().content;
    let speaker = Speaker::new(Lang::En, &[], Viewer::Seat(Seat::new(0)));
    let parts = content.card_named("astromech-parts").expect("a card").0;
    for (json, line) in [
        (r#"{"event":"credits","seat":0,"by":-2000}"#.to_owned(), "You pay 2,000 credits."),
        (
            format!(r#"{{"event":"card_rotated","seat":0,"card":{parts}}}"#),
            "You rotate “Astromech Parts”.",
        ),
    ] {
        let event: Event = serde_json::from_str(&json).expect("an event of the build before");
        let told = OuterRim::line(&speaker, &content, &Sight::Seen(event)).expect("a line");
        assert_eq!(told.line, line);
    }
}
