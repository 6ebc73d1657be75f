//! What native players of English and Spanish stumbled over, family by family: plurals, quotes,
//! contractions, words that mean something else, and sentences that pointed the wrong way.

use super::outer_rim::open;
use super::outer_rim_cards::everything;
use catalog::Hosted as _;
use catalog::games::OuterRim;
use outer_rim::{
    CardEvent, CardId, DealEvent, Deck, Event, Favor, GivenFor, Gone, MarketEvent, Options, Price,
    Sight, SpaceKind,
};
use std::collections::BTreeMap;
use tabletop::{Dice, Game as _, Seat, Viewer};
use words::{Lang, Speaker, Teller as _, Words as _, args};

/// Every line of every card of Outer Rim in a language.
fn lines(lang: Lang) -> Vec<String> {
    let cards = everything(lang).into_values().flatten();
    cards.flat_map(|(_, card)| card.lines).map(|line| line.to_string()).collect()
}

/// The lines of a card by its name in the files.
fn card(lang: Lang, id: &str) -> String {
    let kinds: BTreeMap<_, _> = everything(lang);
    let (_, card) = kinds.into_values().flatten().find(|(one, _)| one == id).expect("a card");
    card.to_string()
}

fn speaker(lang: Lang) -> Speaker<'static> {
    Speaker::new(lang, &[], Viewer::Spectator)
}

fn said(lang: Lang, names: &[String], event: Event) -> String {
    let content = OuterRim::cards().content;
    let speaker = Speaker::new(lang, names, Viewer::Seat(Seat::new(0)));
    OuterRim::line(&speaker, &content, &Sight::Seen(event)).expect("it is told").line
}

fn named(id: &str) -> CardId {
    let content = OuterRim::cards().content;
    let found = content.cards.iter().position(|card| &*card.id == id).expect("a card");
    CardId(found as u16)
}

#[test]
fn one_is_not_many() {
    let say = |lang, key: &str, count: u8| speaker(lang).say(key, &args([("count", count.into())]));
    assert!(say(Lang::Es, "hs-saw-reshuffled", 1).contains("se baraja un descarte"));
    assert!(say(Lang::Es, "hs-saw-reshuffled", 3).contains("se barajan 3 descartes"));
    assert!(say(Lang::En, "hs-saw-reshuffled", 1).contains("one discard is shuffled"));
    for lang in [Lang::En, Lang::Es] {
        let pay = |cost: u8| {
            let facts = [("cost", cost.into()), ("card", "X".into())];
            speaker(lang).say("bh-activate-crates", &args(facts))
        };
        let credits = if lang == Lang::En {
            [" 1 credit ", " 2 credits "]
        } else {
            [" 1 crédito ", " 2 créditos "]
        };
        assert!(pay(1).contains(credits[0]) && pay(2).contains(credits[1]), "{}", pay(1));
    }
    let missing = [("values", "V3 A1".into())];
    assert_eq!(speaker(Lang::Es).say("bh-after-missing", &args(missing)), "aún faltan V3 A1");
}

#[test]
fn titles_stand_in_quotes() {
    let quoted = |lang, event: Event| {
        let line = said(lang, &["Ana".to_owned(), "Bo".to_owned()], event);
        let marks = if lang == Lang::En { ['“', '”'] } else { ['«', '»'] };
        assert!(line.contains(marks[0]) && line.contains(marks[1]), "{line}");
    };
    let (deck, card, seat) = (Deck::Cargo, named("speeder-bike-parts"), Seat::new(1));
    for lang in [Lang::En, Lang::Es] {
        quoted(lang, Event::Market(MarketEvent::TurnedUp { deck, card }));
        quoted(lang, Event::Market(MarketEvent::Shown { deck, card }));
        quoted(lang, Event::Market(MarketEvent::ShuffledIn { deck, card }));
        for gone in [Gone::Discarded, Gone::Removed, Gone::Shuffled] {
            quoted(lang, Event::Card(CardEvent::CardLost { seat, card, gone, given: None }));
            quoted(
                lang,
                Event::Card(CardEvent::CardLost {
                    seat,
                    card,
                    gone,
                    given: Some(GivenFor::Payment),
                }),
            );
        }
    }
    // A plural title agrees with nothing but the card.
    let back = said(Lang::Es, &[], Event::Market(MarketEvent::ShuffledIn { deck, card }));
    assert_eq!(back, "«Piezas de motojets» vuelve al mazo de Cargamentos, que se baraja.");
    assert!(lines(Lang::Es).iter().any(|line| line.contains("«Brazo roto» (carta n.º 70")));
    assert!(lines(Lang::En).iter().any(|line| line.contains("“Broken Arm” (databank card no. 70")));
}

// Rules: OR-7.8, OR-18.6, OR-18.8, OR-19.2, OR-20.3
#[test]
fn a_card_that_leaves_is_told_by_what_it_was_given_for() {
    let names = ["Ana".to_owned(), "Bo".to_owned()];
    let line = |lang, seat: u8, card: &str, gone, given| {
        let seat = Seat::new(seat);
        said(
            lang,
            &names,
            Event::Card(CardEvent::CardLost { seat, card: named(card), gone, given }),
        )
    };
    let discarded = Gone::Discarded;
    let cargo = |lang, given| line(lang, 0, "coaxium-crystal", discarded, given);
    assert_eq!(cargo(Lang::En, None), "You discard “Coaxium Crystal”.");
    assert_eq!(cargo(Lang::En, Some(GivenFor::Delivery)), "You deliver “Coaxium Crystal”.");
    assert_eq!(cargo(Lang::En, Some(GivenFor::Payment)), "You spend “Coaxium Crystal”.");
    assert!(cargo(Lang::Fr, Some(GivenFor::Delivery)).starts_with("Vous livrez «"));
    assert!(cargo(Lang::Fr, Some(GivenFor::Payment)).starts_with("Vous dépensez «"));
    assert!(cargo(Lang::Es, Some(GivenFor::Delivery)).starts_with("Entregas «"));
    assert!(cargo(Lang::Es, Some(GivenFor::Payment)).starts_with("Gastas «"));
    let done = |lang, card: &str, gone| line(lang, 1, card, gone, Some(GivenFor::Success));
    let bounty = done(Lang::En, "bounty-lobot", discarded);
    assert_eq!(bounty, "Bo turns in the bounty “Lobot”.");
    assert!(done(Lang::Fr, "bounty-lobot", discarded).starts_with("Bo encaisse la prime «"));
    assert!(done(Lang::Es, "bounty-lobot", discarded).starts_with("Bo cobra la presa «"));
    let job = done(Lang::En, "kessel-run", Gone::Removed);
    assert!(job.starts_with("Bo completes the job “"), "{job}");
    assert!(job.ends_with("”. The card is removed from the game."), "{job}");
    assert!(done(Lang::Fr, "kessel-run", discarded).starts_with("Bo accomplit la mission «"));
    assert!(done(Lang::Es, "kessel-run", discarded).starts_with("Bo completa el trabajo «"));
}

// Rules: OR-2.14
#[test]
fn a_starting_card_is_taken_and_not_resolved() {
    let taken = |lang| {
        let card = named("start-job-old-debt");
        said(lang, &[], Event::Card(CardEvent::DatabankDrawn { seat: Seat::new(0), card }))
    };
    assert_eq!(taken(Lang::En), "You take “An Old Debt” from the databank.");
    assert_eq!(taken(Lang::Es), "Tomas «Una vieja deuda» del Banco de Datos.");
    let card = named("epic-sabacc");
    let resolved =
        said(Lang::En, &[], Event::Card(CardEvent::DatabankDrawn { seat: Seat::new(0), card }));
    assert!(resolved.starts_with("You resolve"), "{resolved}");
}

#[test]
fn whose_turn_it_is_speaks_to_whoever_it_is() {
    let facts = |who: &'static str| {
        let pairs = [("round", 2.into()), ("of", 60.into()), ("name", "Ana".into())];
        let mut facts = args(pairs);
        facts.set("who", who);
        facts
    };
    let round = |lang, who| speaker(lang).say("or-round", &facts(who));
    assert_eq!(round(Lang::En, "you"), "Round 2 (of 60 at most): your turn");
    assert_eq!(round(Lang::En, "other"), "Round 2 (of 60 at most): Ana’s turn");
    assert_eq!(round(Lang::Es, "you"), "Ronda 2 (máximo 60): te toca");
    assert_eq!(round(Lang::Es, "other"), "Ronda 2 (máximo 60): le toca a Ana");
}

// Rules: UB-13.5
#[test]
fn a_favor_for_nothing_more_asks_for_nothing() {
    let names = ["Ana".to_owned(), "Luis".to_owned()];
    let answered = |lang, credits| {
        let price = Some(Price { credits, ..Price::default() });
        said(lang, &names, Event::Deal(DealEvent::FavorAnswered { seat: Seat::new(1), price }))
    };
    assert_eq!(answered(Lang::Es, 0), "Luis acepta.");
    assert_eq!(answered(Lang::Es, 2000), "Luis acepta y además pide: 2.000 créditos.");
    assert_eq!(answered(Lang::En, 0), "Luis agrees.");
}

// Rules: OR-23.1
#[test]
fn a_card_that_was_agreed_on_is_not_taken_away() {
    let names = ["Ana".to_owned(), "Luis".to_owned()];
    let card = named("start-job-missing-crates");
    let event = Event::Card(CardEvent::CardTaken { seat: Seat::new(1), from: Seat::new(0), card });
    assert_eq!(said(Lang::Es, &names, event), "Luis recibe «Cajas perdidas» de ti.");
}

#[test]
fn one_is_in_the_core_and_on_a_planet() {
    let table = open(2, Options { expansion: true, ..Options::default() }, 1);
    let content = table.content();
    let core = (0..content.n_spaces() as u8).map(outer_rim::SpaceId);
    let core = core.filter(|space| content.space_kind(*space) == SpaceKind::Core);
    assert_eq!(core.count(), 2, "both ends of the Core");
    let ask = |within: &'static str, space: &'static str| {
        let facts = [("space", space.into()), ("in", within.into())];
        speaker(Lang::En).say("or-ask-action", &args(facts))
    };
    assert!(ask("area", "the Spinward Core").starts_with("Actions in the Spinward Core:"));
    assert!(ask("space", "Lothal").starts_with("Actions on Lothal:"));
}

#[test]
fn a_combat_that_is_over_is_said_with_what_it_was_against() {
    let has = |lang, part: &str| {
        assert!(lines(lang).iter().any(|line| line.contains(part)), "{lang} never says {part}");
    };
    has(Lang::En, "After you win a combat against a bounty target, gain 2,000 credits");
    has(Lang::Es, "Después de ganar un combate contra una presa, gana 2.000 créditos");
    has(Lang::Es, "gana un combate contra al menos 5 dados");
    has(Lang::Es, "gana 2 combates espaciales");
    has(Lang::En, "win 2 ship combats");
    for line in lines(Lang::Es) {
        let over = line.contains("ganar un combate") || line.contains("perder un combate");
        assert!(!over || !line.contains("combates contra"), "{line}");
    }
}

#[test]
fn several_rolls_are_told_in_one_breath() {
    let lando = |lang| card(lang, "lando-calrissian");
    let en = "after rolling for a test, in combat, for an illegal delivery or for a card";
    assert!(lando(Lang::En).contains(en), "{}", lando(Lang::En));
    let es = "después de tirar los dados en una prueba, en un combate, en una entrega ilegal o por una carta";
    assert!(lando(Lang::Es).contains(es), "{}", lando(Lang::Es));
}

#[test]
fn prices_and_shields_are_sentences() {
    for (lang, cost, hurt) in [
        (Lang::En, " cards cost you ", "is reduced by "),
        (Lang::Es, " te cuestan ", " se reduce en "),
        (Lang::Fr, " vous coûtent ", " sont réduits de "),
    ] {
        let all = lines(lang);
        assert!(all.iter().any(|line| line.contains(cost)), "{lang}: {cost}");
        assert!(all.iter().any(|line| line.contains(hurt)), "{lang}: {hurt}");
    }
    for line in lines(Lang::Es) {
        assert!(!line.contains("en el precio") && !line.contains("rotección contra"), "{line}");
    }
}

#[test]
fn each_player_is_spoken_of_and_not_to() {
    let all = lines(Lang::Es);
    let gains = "Cada uno de los demás jugadores de tu casilla gana 1.000 créditos.";
    assert!(all.iter().any(|line| line == gains));
    assert!(
        lines(Lang::En)
            .iter()
            .any(|line| line == "Each other player in your space gains 1,000 credits.")
    );
    assert!(all.iter().all(|line| !line.to_lowercase().contains("cada otro jugador")));
}

/// Words that mean something else in Spanish, or are said of another thing.
#[test]
fn spanish_cards_use_one_word_for_one_thing() {
    let never = [
        "impuest",
        " de oficio",
        "en la que sea",
        "coge ",
        "rival de una carta",
        "tu rival",
        "jugador activo",
        "clase más baja",
        "valor de combate",
        "sé derrotado",
        "ser derrotado",
        "capacidad de abajo",
        " del Sindicato",
        " al Sindicato",
        "el Sindicato",
        "revela ese contacto",
        "una carta 4",
        "mazo de Presa ",
        "mazo de Nave ",
        "mazo de Trabajo ",
        "mazo de Cargamento ",
        "\u{a0}000",
    ];
    for line in lines(Lang::Es) {
        for word in never {
            assert!(!line.contains(word), "{word}: {line}");
        }
    }
    // A bounty card names a person, a sheet a goal.
    let bounty = card(Lang::Es, "bounty-saw-gerrera");
    assert!(bounty.contains("Presa: Saw Gerrera") && !bounty.contains("Objetivo:"), "{bounty}");
}

#[test]
fn adjectives_stand_before_english_nouns() {
    for line in lines(Lang::En) {
        let clumsy = ["that is illegal", "that are illegal", "that is secret", "that are secret"];
        assert!(!clumsy.iter().any(|clause| line.contains(clause)), "{line}");
    }
    assert!(lines(Lang::En).iter().any(|line| line.contains("illegal cargo")));
}

// Rules: UB-14.2
#[test]
fn a_debt_token_is_handed_to_somebody() {
    let names = ["Ana", "Beto", "Carla"].map(str::to_owned);
    let handed = |lang, to: u8, debt: u8| {
        let (seat, to, debt) = (Seat::new(1), Seat::new(to), Seat::new(debt));
        said(lang, &names, Event::Deal(DealEvent::DebtGiven { seat, to, debt }))
    };
    assert_eq!(handed(Lang::Es, 0, 0), "Beto te devuelve tu ficha de Deuda.");
    assert_eq!(handed(Lang::Es, 0, 1), "Beto te entrega su ficha de Deuda.");
    assert_eq!(handed(Lang::Es, 2, 1), "Beto entrega su ficha de Deuda a Carla.");
    assert_eq!(handed(Lang::En, 0, 1), "Beto hands you their debt token.");
    assert_eq!(handed(Lang::En, 2, 0), "Beto hands your debt token to Carla.");
}

// Rules: UB-13.5
#[test]
fn a_favor_is_granted_to_somebody() {
    let names = ["Ana", "Beto", "Carla"].map(str::to_owned);
    let granted = |lang, seat: u8, by: u8| {
        let (seat, by) = (Seat::new(seat), Seat::new(by));
        said(
            lang,
            &names,
            Event::Deal(DealEvent::FavorGranted { seat, by, favor: Favor::Shortcut }),
        )
    };
    let shortcut = "un atajo (una casilla más este turno)";
    assert_eq!(granted(Lang::Es, 0, 1), format!("Beto te concede {shortcut}."));
    assert_eq!(granted(Lang::Es, 1, 0), format!("Concedes a Beto {shortcut}."));
    assert_eq!(granted(Lang::Es, 1, 2), format!("Carla concede a Beto {shortcut}."));
    assert!(granted(Lang::En, 1, 0).starts_with("You grant Beto a shortcut"));
}

#[test]
fn what_is_free_says_so() {
    for lang in Lang::ALL {
        for key in ["or-buy", "or-buy-shown"] {
            let say = |free: &'static str| {
                let facts = [
                    ("card", "X".into()),
                    ("price", "0 c".into()),
                    ("free", free.into()),
                    ("kind", "gear".into()),
                ];
                speaker(lang).say(key, &args(facts))
            };
            assert!(!say("yes").contains('0') && say("no").contains('0'), "{key} in {lang}");
        }
    }
}

/// Labels stand alone: they begin with a capital, a number or a mark.
#[test]
fn labels_of_contacts_begin_with_a_capital() {
    let options = Options { expansion: true, favors: true, ..Options::default() };
    for seed in 0..3 {
        let mut table = open(3, options.clone(), seed);
        let mut dice = Dice::swift(seed);
        for n_asked in 0..500 {
            let Some(decision) = table.pending().first() else { break };
            let viewer = Viewer::Seat(decision.seat);
            let view = OuterRim::view(table.state(), viewer);
            let menu = table.menu(decision.id);
            let speaker = speaker(Lang::ALL[n_asked % 3]);
            for item in menu.items() {
                let label = OuterRim::teller(&speaker, table.content(), &view).label(item);
                let small = label.chars().next().is_some_and(char::is_lowercase);
                assert!(!small, "{}: {label}", speaker.lang());
            }
            table.act(decision.seat, menu.sample(&mut dice)).expect("menus are legal");
        }
    }
}

/// Sentences that were mended, by the number of the finding: what stood where.
const MENDED: [(&str, &str, &str); 117] = [
    ("S4", "es/outer-rim-lesson", "Encuentra al blanco"),
    ("S6", "es/web", "llega antes que nadie a cuatro capturas"),
    ("S7", "es/bounty-hunters-web", "el final está decidido"),
    ("S8", "es/han-solo", "¡Gastas tu serie"),
    ("S9", "es/outer-rim-lesson", "gustas a los rebeldes"),
    ("S10", "es/web", "habla un idioma más nuevo"),
    ("S11", "es/bounty-hunters", "sin coste"),
    ("S19", "es/outer-rim", "Aparte:"),
    ("S22", "es/outer-rim-lesson", "El YV-666"),
    ("S33", "es/outer-rim", "un extremo del Borde, el"),
    ("S38", "es/outer-rim", ", derrota"),
    ("S39", "es/han-solo-web", "Se queda todo"),
    ("S40", "es/outer-rim", "No lo harías"),
    ("S41", "es/web", "Lo sustituye un bot"),
    ("S43", "es/outer-rim-lesson", "las fuertes fama"),
    ("S44", "es/outer-rim-lesson", "tu primera fama"),
    ("S53", "es/outer-rim", "Te queda un paso"),
    ("S56", "es/outer-rim", "Luchar por la presa"),
    ("S57", "es/outer-rim", "Premio"),
    ("S58", "es/outer-rim", "Consigues"),
    ("S61", "es/outer-rim", "carta de encima"),
    ("S63", "es/outer-rim", "Ir al mercado"),
    ("S64", "es/outer-rim", "Hablar con:"),
    ("S65", "es/outer-rim", "cruzar el Núcleo"),
    ("S73", "es/outer-rim", "Comerciar"),
    ("S75", "es/outer-rim-cards", "Al final:"),
    ("S87", "es/bounty-hunters", "Tu zona"),
    ("S93", "es/han-solo-web", "bajan su mano"),
    ("S99", "es/web", "recompensas, encargos"),
    ("S101", "es/bounty-hunters", "Vender { $card }"),
    ("S102", "es/han-solo-lesson", "habéis nombrado"),
    ("S115", "es/outer-rim-cards", "(sobre todo)"),
    ("S118", "es/outer-rim-cards", "} aquí"),
    ("S120", "es/outer-rim", "Tienes esa ayuda"),
    ("S121", "es/outer-rim", "{ $odds } de ganar"),
    ("S122", "es/outer-rim", "Basta"),
    ("S123", "es/outer-rim", "Otro turno sigue a este"),
    ("S124", "es/outer-rim", "No cabe todo"),
    ("S127", "es/outer-rim", "viven en planetas"),
    ("S128", "es/outer-rim", "Dejarlo pasar"),
    ("S129", "es/outer-rim", "ganar dinero"),
    ("S130", "es/outer-rim-lesson", "El camino se busca solo"),
    ("S131", "es/outer-rim-lesson", "quien tiene 10"),
    ("S133", "es/bounty-hunters", "por cada vez"),
    ("S134", "es/bounty-hunters-web", "¡Cartas arriba!"),
    ("S135", "es/bounty-hunters-web", "Ahora se trata de esto"),
    ("S136", "es/bounty-hunters-web", "Tomarla."),
    ("S137", "es/web", "Volver a la entrada"),
    ("S138", "es/web", "settings-theme = Luz"),
    ("S139", "es/web", "Tu sistema pide quietud"),
    ("S140", "es/web", "Ver otra vez"),
    ("S141", "es/web", "se desdice"),
    ("S142", "es/web", "nadie haya sabido nada nuevo"),
    ("S143", "es/web", "Con los ojos de quién"),
    ("S144", "es/web", "La casa acaba la partida"),
    ("S145", "es/web", "Pueden jugar siete y ocho"),
    ("S146", "es/web", "Parejas de un contrato"),
    ("S147", "es/web", "exige una caja"),
    ("S148", "es/web", "una nave apenas tuya"),
    ("S149", "es/web", "Ahora no ("),
    ("S150", "es/web", "Dices:"),
    ("S151", "es/web", "¿Fue limpio?"),
    ("S152", "es/web", "Abrir una mesa para amigos"),
    ("S153", "es/bounty-hunters-web", "Línea de la tabla"),
    ("S154", "es/outer-rim", "No más acciones: al encuentro"),
    ("S155", "es/outer-rim", "y ya está hecho"),
    ("S156", "es/outer-rim", "no se cumple lo que pide"),
    ("D9", "es/bounty-hunters", "antes que nadie"),
    ("E2", "en/web", "be first to four"),
    ("E3", "en/bounty-hunters-lesson", "shields can take"),
    ("E4", "en/han-solo", "You spend"),
    ("E5", "en/outer-rim", "far { $side }"),
    ("E9", "en/web", "speaks a newer language"),
    ("E12", "en/outer-rim-lesson", "Hire him"),
    ("E15", "en/bounty-hunters-web", "cost who helped"),
    ("E16", "en/bounty-hunters-web", "pay them in a later"),
    ("E17", "en/bounty-hunters-web", "of either, and"),
    ("E29", "en/bounty-hunters-web", "choosing …"),
    ("E37", "en/outer-rim", "Aside:"),
    ("E39", "en/outer-rim", "*[else] Else"),
    ("E42", "en/outer-rim", "they hunt you"),
    ("E43", "en/web", "of this house"),
    ("E50", "en/outer-rim", "and you have"),
    ("E51", "en/outer-rim", "Nothing would come of it"),
    ("E52", "en/outer-rim", "what it asks for is not met"),
    ("E53", "en/outer-rim", "What goes?"),
    ("E54", "en/outer-rim", "whom or what"),
    ("E55", "en/outer-rim", "Do you do it?"),
    ("E56", "en/outer-rim", "have the help"),
    ("E57", "en/outer-rim", "You would not."),
    ("E58", "en/outer-rim", "Your price besides"),
    ("E59", "en/outer-rim", "or-done = Enough"),
    ("E60", "en/outer-rim", "stand up again"),
    ("E61", "en/outer-rim", "Which one is meant"),
    ("E66", "en/outer-rim-cards", "(above all)"),
    ("E67", "en/outer-rim-cards", "stands against you"),
    ("E69", "en/bounty-hunters", "first to four"),
    ("E70", "en/bounty-hunters", "go without"),
    ("E71", "en/bounty-hunters", "become"),
    ("E72", "en/bounty-hunters", "Activate nothing more"),
    ("E73", "en/bounty-hunters", "What became of"),
    ("E74", "en/bounty-hunters-web", "until everybody has."),
    ("E75", "en/bounty-hunters-web", "You are looking back"),
    ("E76", "en/bounty-hunters-web", "All cards up"),
    ("E77", "en/bounty-hunters-web", "Framed:"),
    ("E78", "en/bounty-hunters-lesson", "what is too much"),
    ("E79", "en/han-solo-lesson", "also the one you drew"),
    ("E80", "en/han-solo-web", "Lets it be"),
    ("E81", "en/outer-rim-lesson", "Of each of the six decks"),
    ("E82", "en/web", "front door"),
    ("E83", "en/web", "Through whose eyes"),
    ("E84", "en/web", "Seven and eight may play"),
    ("E85", "en/web", "lonely evening"),
    ("E86", "en/web", "Play on freely"),
    ("E87", "en/web", "are not an answer here"),
    ("E88", "en/table", "makes no sense"),
    ("E89", "en/terminal", "A hunter would"),
];

#[test]
fn what_readers_stumbled_over_is_gone() {
    let house = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    for (finding, file, phrase) in MENDED {
        let text = std::fs::read_to_string(house.join(file).with_extension("ftl")).expect(file);
        let text = text.replace('\u{a0}', " ");
        assert!(!text.contains(phrase), "{finding}: {file} says {phrase}");
    }
}
