//! The law of numbers: the same text in three languages has the same numbers.
//!
//! A number from two on that one language writes in digits stands in all of them, as often. One and
//! none are left out: languages spell them (`a die`, `un dado`, `no cards`). What is spelled where
//! another language has digits is read as a number first; the list is [`SPELLED`], and nothing else
//! is excepted.

use super::outer_rim::open;
use super::outer_rim_cards::everything;
use catalog::games::{BountyHunters, HanSolo};
use catalog::{Hosted, Record};
use outer_rim::{Opponents, Options};
use std::collections::BTreeMap;
use tabletop::{By, Dice, Opening, Seed, Table, Viewer, sights};
use words::{Lang, Speaker, Teller as _, Words};

/// What stands for a number that other languages write in digits: `twice` is `2 veces` on a card.
const SPELLED: [(Lang, &str, u32); 3] =
    [(Lang::En, "twice", 2), (Lang::Fr, "deux fois", 2), (Lang::Es, "dos veces", 2)];

/// How often each number is written. Tenths are told apart from wholes: `37.5` is 375 tenths.
type Numbers = BTreeMap<(u32, bool), usize>;

/// Whether a character stands between the thousands of a number, in any of the languages.
fn is_mark(letter: char) -> bool {
    matches!(letter, '.' | ',' | '\u{a0}' | '\u{202f}')
}

/// The numbers of a text from two on.
fn numbers(lang: Lang, text: &str) -> Numbers {
    let letters: Vec<char> = text.chars().collect();
    let digit = |idx: usize| letters.get(idx).and_then(|letter| letter.to_digit(10));
    let is_word = |idx: usize| letters.get(idx).is_some_and(|letter| letter.is_alphanumeric());
    let mut found = Numbers::new();
    let mut idx = 0;
    while idx < letters.len() {
        let Some(first) = digit(idx) else {
            idx += 1;
            continue;
        };
        // A digit inside a name is no number: K-2SO, YT-1300, 4-LOM, G-1A.
        let before = idx.checked_sub(1).and_then(|before| letters.get(before).copied());
        let in_name = before.is_some_and(char::is_alphabetic)
            || before == Some('-') && idx >= 2 && is_word(idx - 2) && digit(idx - 2).is_none();
        let (mut value, mut tenths) = (first, false);
        idx += 1;
        loop {
            let grouped = letters.get(idx).copied().is_some_and(is_mark)
                && (1..=3).all(|ahead| digit(idx + ahead).is_some())
                && digit(idx + 4).is_none();
            let decimal = matches!(letters.get(idx), Some('.' | ','))
                && digit(idx + 1).is_some()
                && digit(idx + 2).is_none();
            if let Some(next) = digit(idx) {
                value = value * 10 + next;
                idx += 1;
            } else if grouped {
                idx += 1;
            } else if decimal && !tenths {
                tenths = true;
                idx += 1;
            } else {
                break;
            }
        }
        let dashed = letters.get(idx) == Some(&'-')
            && letters.get(idx + 1).is_some_and(|next| next.is_alphabetic());
        // Ordinals: 4th, 4.º, 4e.
        let ordinal = is_word(idx) && value < 100;
        let in_name = in_name || dashed || is_word(idx) && !ordinal;
        if !in_name && (value >= 2 || tenths) {
            *found.entry((value, tenths)).or_default() += 1;
        }
    }
    for (_, word, value) in SPELLED.iter().filter(|(of, ..)| *of == lang) {
        let n_spelled = text.to_lowercase().matches(word).count();
        if n_spelled > 0 {
            *found.entry((*value, false)).or_default() += n_spelled;
        }
    }
    found
}

/// Fails where one of three texts has other numbers.
fn compare(what: &str, texts: [&str; 3]) {
    let [first, ..] = Lang::ALL;
    let wanted = numbers(first, texts[0]);
    for (lang, text) in Lang::ALL.into_iter().zip(texts) {
        assert_eq!(numbers(lang, text), wanted, "{what} in {lang}: {text}\n{first}: {}", texts[0]);
    }
}

#[test]
fn every_card_has_the_same_numbers_in_every_language() {
    let [en, fr, es] = Lang::ALL.map(everything);
    let mut n_numbers = 0;
    for (kind, cards) in &en {
        for (idx, (id, card)) in cards.iter().enumerate() {
            let told = [card, &fr[kind][idx].1, &es[kind][idx].1];
            let lines = told.map(|card| card.lines.len());
            assert_eq!([lines[0]; 3], lines, "{id} has other lines");
            compare(id, [&told[0].type_line, &told[1].type_line, &told[2].type_line]);
            for line in 0..lines[0] {
                let texts = told.map(|card| card.lines[line].to_string());
                compare(id, [&texts[0], &texts[1], &texts[2]]);
                n_numbers += numbers(Lang::En, &texts[0]).len();
            }
        }
    }
    assert!(n_numbers > 1500, "the cards have {n_numbers} numbers");
}

/// Everything a reader is told, line by line.
fn told<G: Hosted + Words>(table: &Table<G>, speaker: &Speaker<'_>, viewer: Viewer) -> Vec<String> {
    let view = G::view(table.state(), viewer);
    let mut lines = Vec::new();
    for decision in table.pending().iter().filter(|one| viewer.is(one.seat)) {
        lines.push(G::teller(speaker, table.content(), &view).question(decision));
        let menu = table.menu(decision.id);
        let labels = menu.items().iter();
        lines.extend(labels.map(|item| G::teller(speaker, table.content(), &view).label(item)));
    }
    for section in G::teller(speaker, table.content(), &view).outline().sections {
        lines.push(section.heading);
        lines.extend(section.lines);
    }
    lines
}

/// Plays at random, and compares all that is said on the way; returns how many numbers there were.
fn play<G: Hosted + Words>(mut table: Table<G>, n_seats: u8, seed: u64, most: usize) -> usize {
    // Names without digits: those of seats would be numbers.
    let names = ["Ana", "Bo", "Cy", "Di", "Ed", "Flo"].map(str::to_owned);
    let names = &names[..usize::from(n_seats)];
    let mut dice = Dice::swift(seed);
    let mut n_numbers = 0;
    for n_asked in 0..most {
        let Some(decision) = table.pending().first() else { break };
        let seat = Viewer::Seat(decision.seat);
        if n_asked % 3 == 0 {
            let [en, fr, es] =
                Lang::ALL.map(|lang| told(&table, &Speaker::new(lang, names, seat), seat));
            assert_eq!([en.len(), fr.len()], [es.len(); 2]);
            for ((en, fr), es) in en.iter().zip(&fr).zip(&es) {
                compare("what is asked and lies there", [en, fr, es]);
                n_numbers += numbers(Lang::En, en).len();
            }
        }
        let before = table.state().clone();
        let answer = table.menu(decision.id).sample(&mut dice);
        let proposed = table.propose(decision.seat, decision.id, answer, By::Bot).expect("legal");
        let events = table.commit(proposed).events.clone();
        for viewer in [seat, Viewer::Spectator] {
            for sight in sights::<G>(&before, &events, viewer) {
                let line = |lang| {
                    let speaker = Speaker::new(lang, names, viewer);
                    G::line(&speaker, table.content(), &sight).map(|told| told.line)
                };
                if let [Some(en), Some(fr), Some(es)] = Lang::ALL.map(line) {
                    compare("the log", [&en, &fr, &es]);
                    n_numbers += numbers(Lang::En, &en).len();
                }
            }
        }
    }
    n_numbers
}

fn dealt<G: Hosted>(n_seats: u8, seed: u64) -> Table<G> {
    let seed = Seed::from_number(seed);
    let cards = G::cards();
    let setup =
        G::setup(n_seats, G::Options::default(), &cards.content).expect("this many can play");
    let header = Record::<G>::header(setup, &cards, &seed);
    Table::open(Opening { header, content: cards.content }, seed).expect("a deal is no position")
}

#[test]
fn whole_games_have_the_same_numbers_in_every_language() {
    for (n_seats, seed) in [(2, 1), (4, 2), (6, 3)] {
        assert!(play(dealt::<HanSolo>(n_seats, seed), n_seats, seed, usize::MAX) > 500);
        assert!(play(dealt::<BountyHunters>(n_seats, seed), n_seats, seed, usize::MAX) > 500);
    }
}

#[test]
fn evenings_in_the_rim_have_the_same_numbers_in_every_language() {
    let favors = Options { expansion: true, favors: true, ambitions: true, ..Options::default() };
    let alone = Options { expansion: true, opponents: Opponents::Both, ..Options::default() };
    for (n_seats, options, seed) in [(2, Options::default(), 1), (3, favors, 2), (1, alone, 3)] {
        assert!(play(open(n_seats, options, seed), n_seats, seed, 400) > 2000);
    }
}

#[test]
fn a_number_that_differs_is_found() {
    let of = |lang, text| numbers(lang, text).into_iter().collect::<Vec<_>>();
    assert_eq!(
        of(Lang::En, "Gain 12,000 credits, twice."),
        [((2, false), 1), ((12_000, false), 1)]
    );
    assert_eq!(of(Lang::Es, "gana 12.000 créditos, 2 veces"), of(Lang::En, "12,000 twice"));
    assert_eq!(of(Lang::Fr, "12\u{202f}000 crédits, 2 fois"), of(Lang::En, "12,000 twice"));
    assert_eq!(of(Lang::Es, "37,5\u{a0}% de 8.000"), of(Lang::En, "37.5% of 8,000"));
    assert_eq!(
        of(Lang::En, "K-2SO flies the YT-1300, 4-LOM a G-1A; a 4th of 1"),
        [((4, false), 1)]
    );
    assert_ne!(of(Lang::Es, "gana 2.000 créditos"), of(Lang::En, "gain 3,000 credits"));
    assert_ne!(of(Lang::Es, "gana 2 créditos"), of(Lang::En, "gain credits"));
    // Digits of a name are not those of a price.
    assert_ne!(of(Lang::En, "YT-1300, 15,000 credits"), of(Lang::Es, "YT-1300, 16.000 créditos"));
}

#[test]
#[should_panic(expected = "the card in es")]
fn a_text_with_another_number_breaks_the_law() {
    compare("the card", ["Gain 3 fame.", "Gagnez 3 points de gloire.", "Gana 2 de fama."]);
}
