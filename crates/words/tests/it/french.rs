//! French as it is spoken: articles, elisions, agreement, quotes and the names of people.

use super::outer_rim_cards::everything;
use catalog::Hosted as _;
use catalog::games::{BountyHunters, HanSolo, OuterRim};
use outer_rim::{Body, DealEvent, Event, Favor, GoalEvent, Goods, PlayerEvent, Sheet, Sight};
use tabletop::{Seat, Viewer};
use words::outer_rim::describe;
use words::{Lang, Speaker, Words as _, args};

const FRENCH: [(&str, &str); 4] = [
    ("outer-rim", include_str!("../../../../locales/fr/outer-rim.ftl")),
    ("outer-rim-cards", include_str!("../../../../locales/fr/outer-rim-cards.ftl")),
    ("bounty-hunters", include_str!("../../../../locales/fr/bounty-hunters.ftl")),
    ("han-solo", include_str!("../../../../locales/fr/han-solo.ftl")),
];

/// What the log tells a reader of these events; Osk and Hera sit in the first two seats.
fn told(you: Viewer, events: &[Event]) -> Vec<String> {
    let names = ["Osk", "Hera Syndulla", "Vex"].map(str::to_owned);
    let speaker = Speaker::new(Lang::Fr, &names, you);
    let content = OuterRim::cards().content;
    let line = |event: &Event| {
        OuterRim::line(&speaker, &content, &Sight::Seen(event.clone())).expect("it is told").line
    };
    events.iter().map(line).collect()
}

fn say(key: &str, pairs: &[(&'static str, i32)]) -> String {
    let speaker = Speaker::new(Lang::Fr, &[], Viewer::Spectator);
    let mut facts = args([]);
    pairs.iter().for_each(|(name, value)| facts.set(*name, *value));
    speaker.say(key, &facts)
}

#[test]
fn what_comes_to_you_is_said_to_you() {
    let [osk, hera] = [0, 1].map(Seat::new);
    let goods = |credits| Goods { credits, ..Goods::default() };
    let events = [
        Event::Deal(DealEvent::OfferMade {
            seat: osk,
            to: hera,
            gives: goods(2000),
            wants: Goods::default(),
        }),
        Event::Deal(DealEvent::DebtGiven { seat: osk, to: hera, debt: osk }),
        Event::Deal(DealEvent::FavorGranted { seat: osk, by: hera, favor: Favor::Shortcut }),
    ];
    assert_eq!(
        told(Viewer::Seat(hera), &events),
        [
            "Osk vous propose\u{a0}: 2\u{202f}000 crédits contre rien.",
            "Osk vous remet son jeton de dette.",
            "Osk obtient un raccourci (un espace de plus ce tour) grâce à vous.",
        ]
    );
    assert_eq!(
        told(Viewer::Spectator, &events)[..2],
        [
            "Osk propose à Hera Syndulla\u{a0}: 2\u{202f}000 crédits contre rien.",
            "Osk remet son jeton de dette à Hera Syndulla.",
        ]
    );
}

#[test]
fn nobody_is_given_a_gender() {
    let hera = Seat::new(1);
    let events = [
        Event::Player(PlayerEvent::Defeated { seat: hera }),
        Event::Player(PlayerEvent::Recovered { seat: hera, body: Body::Character, by: 1 }),
        Event::Player(PlayerEvent::Recovered { seat: hera, body: Body::Ship, by: 2 }),
        Event::Player(PlayerEvent::Fame { seat: hera, by: 1 }),
        Event::Player(PlayerEvent::Fame { seat: hera, by: 2 }),
        Event::Goal(GoalEvent::Flipped { seat: hera, sheet: Sheet::Ship }),
    ];
    assert_eq!(
        told(Viewer::Spectator, &events),
        [
            "Hera Syndulla est hors de combat.",
            "Hera Syndulla retire 1 dégât.",
            "Hera Syndulla retire 2 dégâts de son vaisseau.",
            "Hera Syndulla gagne 1 point de gloire.",
            "Hera Syndulla gagne 2 points de gloire.",
            "Hera Syndulla atteint l’objectif de son vaisseau.",
        ]
    );
    // Masculine forms that speak of whoever reads; « il » and « le » speak of things.
    let forms = [
        "jouez seul",
        "êtes perdu",
        "êtes obligé",
        "n’êtes pas obligé",
        "est resté",
        "(capturé)",
        "vaincu.",
        "le premier à ",
        "le plus riche",
    ];
    for (file, text) in FRENCH {
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let said = |form: &&str| {
                line.match_indices(*form).any(|(at, _)| {
                    let letter = |it: Option<char>| it.is_some_and(char::is_alphabetic);
                    let (before, after) = (&line[..at], &line[at + form.len()..]);
                    !letter(before.chars().next_back()) && !letter(after.chars().next())
                })
            };
            let found = forms.iter().find(|form| said(form));
            // Everybody is the first to give some card.
            let general = line.contains("chacun a été le premier à donner");
            assert!(found.is_none() || general, "{file}: {found:?} in {line}");
        }
    }
}

#[test]
fn one_die_is_one_die() {
    let fight =
        |mine| say("or-odds-fight", &[("arena", 0), ("mine", mine), ("theirs", 1), ("odds", 50)]);
    assert!(fight(1).contains(" 1 dé contre 1,"), "{}", fight(1));
    assert!(fight(2).contains(" 2 dés contre 1,"), "{}", fight(2));
    let sheet =
        |dice| say("or-character", &[("name", 0), ("dice", dice), ("damage", 0), ("defeated", 0)]);
    assert!(sheet(1).contains(" 1 dé au sol"), "{}", sheet(1));
    let reveal = |most| say("orc-icon-reveal", &[("least", 1), ("most", most)]);
    assert_eq!(reveal(1), "en solitaire, révélez un contact");
    assert_eq!(reveal(3), "à 3 joueurs ou moins, révélez un contact");
}

/// What every card does in French, with the name of the card.
fn rules_texts() -> Vec<(String, String)> {
    let cards = everything(Lang::Fr).into_values().flatten();
    let lines = |(id, card): (String, describe::Described)| {
        let lines = card.lines.into_iter();
        lines.map(|line| (id.clone(), line.to_string())).collect::<Vec<_>>()
    };
    cards.flat_map(lines).collect()
}

/// Every French text of a card.
fn card_texts() -> Vec<(String, String)> {
    let mut texts = rules_texts();
    for (id, card) in everything(Lang::Fr).into_values().flatten() {
        texts.extend(card.flavour.into_iter().chain([card.title]).map(|text| (id.clone(), text)));
    }
    texts
}

#[test]
fn what_dice_show_has_an_article() {
    let mut n_shown = 0;
    for (id, text) in rules_texts() {
        for verb in ["montre ", "montrent ", "montrer ", "montrant "] {
            for (at, _) in text.match_indices(verb) {
                let shown = &text[at + verb.len()..];
                assert!(shown.starts_with("un ") || shown.starts_with("une "), "{id}: {text}");
                n_shown += 1;
            }
        }
        assert!(!text.contains("dés de concentration"), "{id}: {text}");
        assert!(!text.contains("adversaire touche"), "{id}: {text}");
    }
    assert!(n_shown > 5, "{n_shown} cards show dice");
}

#[test]
fn no_elision_is_missing() {
    let vowel = |letter: char| "aeiouàâéèêëîïôùûœ".contains(letter);
    for (id, text) in card_texts() {
        let words: Vec<&str> = text.split(' ').collect();
        for pair in words.windows(2) {
            let first = pair[1].chars().flat_map(char::to_lowercase).next();
            let small = pair[0].to_lowercase();
            let elides = ["de", "que", "le", "la", "je", "ne", "se"].contains(&small.as_str());
            assert!(!elides || !first.is_some_and(vowel), "{id}: {text}");
        }
    }
    // Every place of the board, as what something lies beside.
    let content = OuterRim::cards().content;
    for idx in 0..content.n_spaces() {
        let to = outer_rim::SpaceId(idx as u8);
        let line = &told(
            Viewer::Spectator,
            &[Event::Player(PlayerEvent::Moved { seat: Seat::new(0), to })],
        )[0];
        assert!(line.starts_with("Osk rejoint "), "{line}");
        assert!(!line.contains(" de O") && !line.contains(" de le "), "{line}");
    }
}

#[test]
fn places_take_their_preposition() {
    for (id, text) in card_texts() {
        assert!(!text.contains("sur le Noyau"), "{id}: {text}");
        assert!(!text.contains("livrer à "), "{id}: {text}");
    }
}

#[test]
fn quotes_of_titles_and_flavours_do_not_break() {
    for (id, text) in card_texts() {
        for torn in ["« ", " »", " :", " ;", " ?", " !", " %"] {
            assert!(!text.contains(torn), "{id}: {text}");
        }
    }
}

/// Titles stand in quotes inside a sentence. After a colon they stand alone, and where a card is
/// told with its kind, `or-card` has the quotes.
#[test]
fn titles_inside_a_sentence_have_quotes() {
    let bare = ["or-give-up", "or-market-line"];
    let (mut key, mut n_quoted) = ("", 0);
    for line in FRENCH[0].1.lines().filter(|line| !line.starts_with('#')) {
        if !line.starts_with([' ', '}'])
            && let Some((name, _)) = line.split_once(" =")
        {
            key = name;
        }
        if !line.contains("{ $card }") || bare.iter().any(|begin| key.starts_with(begin)) {
            continue;
        }
        let quoted = line.contains("«\u{a0}{ $card }\u{a0}»");
        let after_a_colon = line.contains(":\u{20}{ $card }") || line.contains("[no] { $card }");
        let swapped = key == "or-favor-swap";
        assert!(quoted || after_a_colon || swapped, "{key}: {line}");
        n_quoted += usize::from(quoted);
    }
    assert!(n_quoted > 20, "{n_quoted} titles in quotes");
}

#[test]
fn answers_are_labels_and_no_sentences() {
    let content = OuterRim::cards().content;
    for lang in Lang::ALL {
        let titles = content.titles(lang.code());
        let speaker = Speaker::new(lang, &[], Viewer::Spectator);
        let abilities = content.ships.iter().flat_map(|ship| &ship.front.powers.abilities);
        for ability in abilities {
            let label = describe::ability(&speaker, &content, titles, ability.id());
            assert!(!label.ends_with('.'), "{lang}: {label}");
        }
    }
    // Outcomes are put as the answer is, and no bracket stands in a bracket.
    let speaker = Speaker::new(Lang::Fr, &[], Viewer::Spectator);
    let titles = content.titles("fr");
    let blocks = (0..content.n_scripts()).map(|idx| {
        use outer_rim::Id as _;
        outer_rim::Block::of(idx)
    });
    let mut n_labels = 0;
    for block in blocks {
        for (pc, effect) in content.script(block).iter().enumerate() {
            let outer_rim::Effect::Choice(outer_rim::ChoiceEffect::Choose(options)) = effect else {
                continue;
            };
            let at = outer_rim::At { block, pc: pc as u8 };
            for option in 0..options.len() as u8 {
                let label = describe::option(&speaker, &content, titles, at, option);
                let label = label.expect("an option of the choice");
                assert!(!label.ends_with('.'), "{label}");
                for order in ["gagnez", "perdez", "affrontez", "tentez", "subissez", "lancez"] {
                    assert!(!label.contains(order), "{order} in an answer: {label}");
                }
                n_labels += 1;
            }
        }
    }
    assert!(n_labels > 100, "{n_labels} options are too few");
}

#[test]
fn names_are_set_and_stand_inside_sentences() {
    let speaker = Speaker::new(Lang::Fr, &[], Viewer::Seat(Seat::new(0)));
    let content = BountyHunters::cards().content;
    let drawn = |character: &str| {
        let lines = bounty_hunters::Card::all().filter_map(|card| {
            let seat = Seat::new(0);
            let drew = bounty_hunters::Sight::Drew { seat, deck: card.deck(), card: Some(card) };
            BountyHunters::line(&speaker, &content, &drew).map(|told| told.line)
        });
        let mut lines = lines.filter(|line| line.contains(character));
        lines.next().expect("a card of this name")
    };
    assert!(drawn("Mandalorien").starts_with("Vous piochez le Mandalorien ("));
    assert!(drawn("ra (défense").starts_with("Vous piochez Qi’ra ("));
    let tokens = HanSolo::cards().content;
    let shuttle = tokens.tokens.iter().find(|face| face.id == "shuttle").expect("a bounty");
    let said = HanSolo::score_line(&speaker, &tokens, &shuttle.id);
    assert!(said.starts_with("«\u{a0}Navette impériale\u{a0}» (prime "), "{said}");
}
