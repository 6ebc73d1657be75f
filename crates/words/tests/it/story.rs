//! Whole games in a few sentences.

use crate::play;
use catalog::Hosted;
use catalog::games::{BountyHunters, HanSolo};
use std::collections::BTreeSet;
use tabletop::{Game as _, Outcome, Table, Viewer};
use wire::{Story, StoryPart};
use words::{Lang, Speaker};

fn names(n_seats: u8) -> Vec<String> {
    (1..=n_seats).map(|number| format!("P{number}")).collect()
}

fn told<G: Hosted>(table: &Table<G>, lang: Lang) -> Story {
    let names = names(table.n_seats());
    G::story(&Speaker::new(lang, &names, Viewer::Spectator), table)
}

/// How two neighbours in the result with level scores stand: whether one is before the other.
fn level(outcome: &Outcome) -> Vec<bool> {
    let mut all: Vec<(u8, i32)> =
        outcome.places.iter().copied().zip(outcome.scores.iter().copied()).collect();
    all.extend(outcome.opponents.iter().map(|one| (one.place, one.score)));
    all.sort_by_key(|(place, _)| *place);
    let pairs = all.windows(2).filter(|pair| pair[0].1 == pair[1].1);
    pairs.map(|pair| pair[0].0 != pair[1].0).collect()
}

fn check<G: Hosted>(table: &Table<G>) {
    let outcome = G::outcome(table.state()).expect("it is over");
    let winner = outcome.places.iter().position(|place| *place == 1);
    for lang in Lang::ALL {
        let story = told(table, lang);
        let parts: Vec<StoryPart> = story.lines.iter().map(|line| line.about).collect();
        assert_eq!(parts, [StoryPart::Turn, StoryPart::Luck, StoryPart::Close], "{story:?}");
        let texts: BTreeSet<&str> = story.lines.iter().map(|line| line.text.as_str()).collect();
        assert!(texts.len() == 3 && texts.iter().all(|text| !text.contains('{')), "{story:?}");
        let decisive = story.decisive.expect("somebody has won");
        assert!(table.line().contains(&decisive), "it counts");
        if let Some(winner) = winner {
            let name = format!("P{}", winner + 1);
            assert!(story.lines[0].text.contains(&name), "{name} has won: {story:?}");
        }
        assert_eq!(story.ties.len(), level(&outcome).len(), "{story:?}");
        assert!(story.ties.iter().all(|tie| tie.rule.is_some()));
    }
}

#[test]
fn a_game_of_cards_is_told_in_three_sentences_in_every_language() {
    for n_seats in 2..=6 {
        check(&play::<HanSolo>(n_seats, 40 + u64::from(n_seats)));
        check(&play::<BountyHunters>(n_seats, 40 + u64::from(n_seats)));
    }
}

#[test]
fn a_game_that_is_not_over_has_no_story() {
    let table = play::<HanSolo>(3, 1);
    let opening =
        tabletop::Opening { header: table.header().clone(), content: table.content().clone() };
    let blank = Table::<HanSolo>::unopened(opening, None).expect("a table");
    assert_eq!(told(&blank, Lang::En), Story::default());
}

#[test]
fn it_is_said_why_those_who_are_level_stand_as_they_do() {
    // Rules: HS-9.2
    let tied = (1..).map(|seed| play::<HanSolo>(6, seed)).find(|table| {
        let outcome = HanSolo::outcome(table.state()).expect("it is over");
        level(&outcome).contains(&true)
    });
    let table = tied.expect("sooner or later two are level");
    check(&table);
    let story = told(&table, Lang::En);
    assert!(
        story.ties.iter().any(|tie| tie.text.contains("more valuable bounty decides")),
        "{story:?}"
    );
    assert!(story.ties.iter().all(|tie| tie.rule.as_deref() == Some("HS-9.2")));
}

#[test]
fn unspent_credits_decide_between_hunters_who_are_level() {
    // Rules: BH-11.6
    let tied = (1..).map(|seed| play::<BountyHunters>(6, seed)).find(|table| {
        let outcome = BountyHunters::outcome(table.state()).expect("it is over");
        level(&outcome).contains(&true)
    });
    let table = tied.expect("sooner or later two are level");
    check(&table);
    let story = told(&table, Lang::En);
    assert!(story.ties.iter().any(|tie| tie.text.contains("Unspent credits decide")), "{story:?}");
}
