//! The text of every card of Outer Rim, in every language, beside its snapshot.
//!
//! After a change of content or words, look at the differences and take them:
//! `INSTA_UPDATE=always cargo nextest run -p words outer_rim_cards`.

use catalog::games::OuterRim;
use catalog::{Hosted as _, SetFile};
use outer_rim::{
    AiCardId, AmbitionId, At, Block, CardId, CharacterId, ChoiceEffect, ContactId, Content, Effect,
    EncounterId, Id, Pack, PickEffect, ShipId,
};
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};
use tabletop::Viewer;
use words::outer_rim::describe::{self, Described};
use words::{Lang, Speaker};

static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| OuterRim::cards().content);

/// Every card of one kind with its name in the files.
pub(super) type Kind = Vec<(String, Described)>;

/// Everything there is, by kind, in one language.
pub(super) fn everything(lang: Lang) -> BTreeMap<String, Kind> {
    let (content, titles) = (&**CONTENT, CONTENT.titles(lang.code()));
    let speaker = Speaker::new(lang, &[], Viewer::Spectator);
    let mut kinds: BTreeMap<String, Kind> = BTreeMap::new();
    let mut add = |kind: String, id: &str, text: Described| {
        kinds.entry(kind).or_default().push((id.to_owned(), text));
    };
    for (idx, card) in content.cards.iter().enumerate() {
        let text = describe::card(&speaker, content, titles, CardId::of(idx));
        let market = card.deck.map(|deck| format!("market-{deck:?}").to_lowercase());
        add(market.unwrap_or_else(|| "databank".to_owned()), &card.id, text);
    }
    for (idx, contact) in content.contacts.iter().enumerate() {
        let text = describe::contact(&speaker, content, titles, ContactId::of(idx));
        add("contacts".to_owned(), &contact.id, text);
    }
    for (idx, character) in content.characters.iter().enumerate() {
        let text = describe::character(&speaker, content, titles, CharacterId::of(idx));
        add("characters".to_owned(), &character.id, text);
    }
    for (idx, ship) in content.ships.iter().enumerate() {
        let text = describe::ship(&speaker, content, titles, ShipId::of(idx));
        add("ships".to_owned(), &ship.id, text);
    }
    for (idx, encounter) in content.encounters.iter().enumerate() {
        let text = describe::encounter(&speaker, content, titles, EncounterId::of(idx));
        add(format!("encounters-{}", encounter.deck), &encounter.id, text);
    }
    for (idx, ambition) in content.ambitions.iter().enumerate() {
        let text = describe::ambition(&speaker, content, titles, AmbitionId::of(idx));
        add("ambitions".to_owned(), &ambition.id, text);
    }
    for (idx, card) in content.ai_cards.iter().enumerate() {
        let text = describe::ai(&speaker, content, titles, AiCardId::of(idx));
        add("ai".to_owned(), &card.id, text);
    }
    for patrol in &content.patrols {
        let text = describe::patrol(&speaker, content, titles, patrol.level);
        add("patrols".to_owned(), &format!("patrol-{}", patrol.level), text);
    }
    kinds
}

#[test]
fn every_card_says_what_its_snapshot_says() {
    for lang in Lang::ALL {
        for (kind, cards) in everything(lang) {
            let texts: Vec<String> =
                cards.iter().map(|(id, text)| format!("[{id}]\n{text}")).collect();
            insta::with_settings!({ snapshot_path => format!("outer_rim_cards/{lang}"), prepend_module_to_snapshot => false, omit_expression => true }, {
                insta::assert_snapshot!(kind, texts.join("\n"));
            });
        }
    }
}

#[test]
fn every_text_is_well_set() {
    for lang in Lang::ALL {
        for (id, card) in everything(lang).into_values().flatten() {
            assert!(!card.title.is_empty() && !card.type_line.is_empty(), "{id} in {lang}");
            assert!(!card.lines.is_empty(), "{id} in {lang} says nothing");
            for line in &card.lines {
                let text = line.to_string();
                let told = |what: &str| format!("{id} in {lang} {what}: {text}");
                assert!(!text.trim().is_empty(), "{}", told("has an empty line"));
                assert_eq!(text, text.trim(), "{}", told("has a space at an end"));
                assert!(!text.contains("  "), "{}", told("has a doubled space"));
                assert!(!text.contains(['{', '}', '$']), "{}", told("has a hole"));
                assert!(!text.contains("orc-"), "{}", told("has a key for words"));
                assert!(text.ends_with(['.', ':', '!', '?']), "{}", told("does not end"));
                assert!(!text.contains("..") && !text.contains(" ."), "{}", told("stops oddly"));
                assert!(!text.contains('\''), "{}", told("has a straight apostrophe"));
                if lang == Lang::Fr {
                    assert!(!text.contains(" :") && !text.contains(" ;"), "{}", told("may break"));
                }
            }
            let mut depth = 0;
            for line in &card.lines {
                assert!(line.indent <= depth + 1, "{id} in {lang} falls into a hole: {line}");
                depth = line.indent;
            }
        }
    }
}

#[test]
fn no_two_cards_of_a_deck_say_the_same() {
    for (kind, cards) in everything(Lang::En) {
        let mut seen: BTreeMap<String, &str> = BTreeMap::new();
        for (id, card) in &cards {
            // What it is called, what it costs and its icons make no other card of it.
            let lines: Vec<String> = card
                .lines
                .iter()
                .map(ToString::to_string)
                .filter(|line| !line.starts_with("Icons:"))
                .collect();
            if let Some(other) = seen.insert(lines.join("\n"), id) {
                panic!("{id} and {other} of {kind} say the same");
            }
        }
    }
}

#[test]
fn every_place_that_asks_has_words() {
    let content = &*CONTENT;
    let mut n_options = 0;
    for lang in Lang::ALL {
        let titles = CONTENT.titles(lang.code());
        let speaker = Speaker::new(lang, &[], Viewer::Spectator);
        for block in (0..content.n_scripts()).map(Block::of) {
            for (pc, effect) in content.script(block).iter().enumerate() {
                let at = At { block, pc: u8::try_from(pc).expect("scripts are short") };
                let whole = describe::effect(&speaker, content, titles, at);
                assert!(whole.is_some_and(|text| !text.is_empty()));
                let said = match effect {
                    Effect::Choice(ChoiceEffect::Choose(options)) => {
                        n_options += options.len();
                        let option =
                            |idx| describe::option(&speaker, content, titles, at, idx as u8);
                        (0..options.len()).all(|idx| option(idx).is_some_and(|it| !it.is_empty()))
                    }
                    Effect::Choice(ChoiceEffect::May(_) | ChoiceEffect::Pay(_))
                    | Effect::Pick(PickEffect::BuyTop { .. }) => {
                        describe::accept(&speaker, content, titles, at).is_some()
                    }
                    _ => true,
                };
                assert!(said, "{effect:?} has no words in {lang}");
            }
        }
    }
    assert!(n_options > 500, "{n_options} options in three languages are too few");
}

#[test]
fn an_option_and_an_ability_are_told_in_a_line() {
    let content = &*CONTENT;
    let titles = CONTENT.titles(Lang::En.code());
    let speaker = Speaker::new(Lang::En, &[], Viewer::Spectator);
    let ship = content.ship(content.ship_named("hwk-290").expect("a ship"));
    let ability = &ship.front.powers.abilities[0];
    assert_eq!(
        describe::ability_line(&speaker, content, titles, ability.id()),
        "Action: if you have a mod, pay 7,000 credits to complete the goal."
    );
    assert_eq!(
        describe::ability(&speaker, content, titles, ability.id()),
        "Pay 7,000 credits to complete the goal"
    );
    let french = Speaker::new(Lang::Fr, &[], Viewer::Spectator);
    assert_eq!(
        describe::ability(&french, content, titles, ability.id()),
        "Payer 7\u{202f}000 crédits pour atteindre l’objectif"
    );
    let encounter = content.encounters.iter().find(|one| &*one.id == "t1-07").expect("a card");
    let at = At { block: encounter.sections["cantonica"].block(), pc: 0 };
    assert_eq!(
        describe::option(&speaker, content, titles, at, 0).as_deref(),
        Some("Lose 1 reputation with the Rebels to gain 4,000 credits")
    );
    assert_eq!(
        describe::option(&speaker, content, titles, at, 2).as_deref(),
        Some(
            "Test Influence (pass: gain 5,000 credits; \
             fail: lose 1 reputation with the Rebels and 1 reputation with the Empire)"
        )
    );
}

/// Words that no shipped card uses have to stand somewhere, too.
#[test]
fn every_word_of_the_language_has_words() {
    let text = include_str!("every_word.toml");
    let guide = include_str!("../../../../docs/content/outer-rim.md");
    let (_, lists) = guide.split_once("## Verbs").expect("the guide lists the verbs");
    let rows = lists.lines().filter_map(|line| line.strip_prefix("| `")?.split_once("` | "));
    // The parts of the larger verbs stand in a table of their own.
    let words: Vec<&str> = rows.map(|(word, _)| word).filter(|word| !word.contains('`')).collect();
    assert!(words.len() > 150, "the guide was not read: {} words", words.len());
    for word in words {
        let used = [format!("\"{word}\""), format!("{{ {word} = ")];
        assert!(used.iter().any(|used| text.contains(used)), "every_word.toml lacks {word}");
    }
    let packs = OuterRim::CARDS.iter().filter(|file| !file.path.starts_with("titles/"));
    let pack = |file: &SetFile| toml::from_str(&file.text).expect("the shipped set is sound");
    let mut packs: Vec<(String, Pack)> =
        packs.map(|file| (file.path.to_string(), pack(file))).collect();
    let n_cards: usize = packs.iter().map(|(_, pack)| pack.card.len()).sum();
    let n_ambitions: usize = packs.iter().map(|(_, pack)| pack.ambition.len()).sum();
    packs.push(("every_word.toml".into(), toml::from_str(text).expect("a pack")));
    let content = Content::gather("every word", packs).expect("it could be played with");
    for lang in Lang::ALL {
        let titles = CONTENT.titles(lang.code());
        let speaker = Speaker::new(lang, &[], Viewer::Spectator);
        let cards = (n_cards..content.cards.len()).map(CardId::of);
        let mut texts: Vec<String> = cards
            .map(|card| describe::card(&speaker, &content, titles, card).to_string())
            .collect();
        let ambitions = (n_ambitions..content.ambitions.len()).map(AmbitionId::of);
        texts.extend(
            ambitions.map(|ambition| {
                describe::ambition(&speaker, &content, titles, ambition).to_string()
            }),
        );
        insta::with_settings!({ snapshot_path => format!("outer_rim_cards/{lang}"), prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!("every-word", texts.join("\n"));
        });
    }
}
