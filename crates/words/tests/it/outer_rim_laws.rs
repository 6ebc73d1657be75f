//! Whole games of Outer Rim in which labels are held to what they promise.

use crate::outer_rim::open;
use crate::stage::answers;
use catalog::games::OuterRim;
use outer_rim::{Action, CardEvent, CardId, Event, Frame, Gone, Options, PlayerEvent};
use tabletop::{Answer, Dice, Seat, Table};
use words::Lang;

/// What an English label says of cards that go: how many, or none.
fn promised(told: &str) -> usize {
    let line = |line: &str| {
        let (_, goes) = line
            .split_once("No free slot: you discard ")
            .or_else(|| line.split_once("Only one piece of armor at a time: you discard "))?;
        let n_cards = goes.matches('“').count();
        match goes.split_once(" of these") {
            Some(("one", _)) => Some(1),
            Some(("all", _)) | None => Some(n_cards),
            Some((count, _)) => count.parse().ok(),
        }
    };
    told.lines().filter_map(line).sum()
}

/// The cards that a player discarded without giving them for anything.
fn discarded(events: &[Event], whose: Seat) -> usize {
    let is_one = |event: &&Event| matches!(event, Event::Card(CardEvent::CardLost { seat, gone: Gone::Discarded, given: None, .. }) if *seat == whose);
    events.iter().filter(is_one).count()
}

/// Answers the questions which card goes, always with the first.
fn settle(table: &mut Table<OuterRim>, whose: Seat, events: &mut Vec<Event>) {
    while let Some(Frame::Fit { seat, .. }) = table.state().frames().last()
        && *seat == whose
    {
        let decision = table.pending().first().expect("a question");
        let answer = table.menu(decision.id).nth(0);
        let entry = table.act(decision.seat, answer).expect("menus are legal");
        events.extend(entry.events.iter().cloned());
    }
}

/// A purchase that is done with one answer.
fn is_plain(table: &Table<OuterRim>, action: Action) -> Option<CardId> {
    let Action::Buy(deck) = action else { return None };
    let card = table.state().top(deck)?;
    let sheet = table.content().card(card);
    let is_quiet = |script: &outer_rim::Script| script.is_empty();
    let quiet = is_quiet(&sheet.script)
        && sheet.asset.as_ref().is_none_or(|asset| is_quiet(&asset.gained))
        && sheet.buy.roll.is_empty();
    quiet.then_some(card)
}

// Rules: OR-7.7, OR-9.6
#[test]
fn a_purchase_sends_away_as_many_cards_as_its_label_says() {
    let options = Options { expansion: true, ..Options::default() };
    let (mut n_bought, mut n_with_discards) = (0, 0);
    for seed in 1..=12 {
        let mut table = open(2, options.clone(), seed);
        let mut dice = Dice::swift(seed);
        let mut n_asked = 0;
        while let Some(decision) = table.pending().first()
            && n_asked < 400
        {
            n_asked += 1;
            let menu = table.menu(decision.id);
            let in_market = matches!(table.state().frames().last(), Some(Frame::Market { .. }));
            let offers = if in_market { answers(&table, Lang::En) } else { Vec::new() };
            for (action, told) in offers {
                if is_plain(&table, action).is_none() {
                    continue;
                }
                let mut after = table.clone();
                let events = after.act(decision.seat, Answer::Item(action));
                let mut events = events.expect("menus are legal").events.clone();
                // Whoever may barter decides again what goes.
                if matches!(after.state().frames().last(), Some(Frame::Buy(_))) {
                    continue;
                }
                settle(&mut after, decision.seat, &mut events);
                // A defeat takes more than room (OR-13.4).
                if events
                    .iter()
                    .any(|event| matches!(event, Event::Player(PlayerEvent::Defeated { .. })))
                {
                    continue;
                }
                let n_gone = discarded(&events, decision.seat);
                assert_eq!(n_gone, promised(&told), "seed {seed}: {told}");
                n_bought += 1;
                n_with_discards += usize::from(n_gone > 0);
            }
            let answer = menu.sample(&mut dice);
            table.act(decision.seat, answer).expect("menus are legal");
        }
    }
    assert!(
        n_bought > 50 && n_with_discards > 3,
        "{n_bought} bought, {n_with_discards} for others"
    );
}
