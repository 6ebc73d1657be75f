//! Chapter 15: what is true after every event of every table.

use crate::laws::setups;
use crate::support::content;
use bounty_hunters::{Ask, BountyHunters, Deck, Event, State};
use tabletop::{Dice, Game, Playout, Seat};

/// What is true of an area after every single event.
pub fn area(state: &State, seat: Seat) -> Result<(), String> {
    let area = state.area(seat);
    if area.has_orphan() && !area.open.is_empty() {
        return Err(format!("seat {seat} has an orphan and an open target"));
    }
    let mut sums = vec![[0_u16; 3]; 44];
    let mut orphan = [0_u16; 3];
    for card in area.attackers() {
        let attack = match state.content().face(card) {
            bounty_hunters::Face::Hunter(face) => face.attack,
            bounty_hunters::Face::Droid(face) => face.attack,
            other => return Err(format!("{other:?} attacks")),
        };
        let front = match state.faces_target(card) {
            Some(target) if area.open.union(area.captured).contains(target) => {
                &mut sums[target.idx()]
            }
            Some(target) => return Err(format!("{card:?} faces {target:?} of another area")),
            None => &mut orphan,
        };
        for (sum, value) in front.iter_mut().zip(attack) {
            *sum += u16::from(value);
        }
    }
    for target in area.open.union(area.captured).iter(Deck::Target) {
        if sums[target.idx()] != state.attack_on(target) {
            return Err(format!("the attack on {target:?} is {:?}", state.attack_on(target)));
        }
    }
    if orphan != area.orphan_attack() {
        return Err(format!("the orphan attacks with {:?}", area.orphan_attack()));
    }
    if area.droids().union(area.crate_cards()) != area.market {
        return Err("a market card is neither droid nor crate".to_owned());
    }
    Ok(())
}

fn is_met(state: &State, target: bounty_hunters::Card) -> bool {
    let shields = state.content().targets[target.idx()].shields;
    state.attack_on(target).iter().zip(shields).all(|(value, shield)| *value >= u16::from(shield))
}

/// What is true whenever the table waits.
fn at_rest(state: &State) {
    for seat in Seat::all(state.n_seats()) {
        let area = state.area(seat);
        assert!(area.open.iter(Deck::Target).all(|target| !is_met(state, target)));
        assert!(area.captured.iter(Deck::Target).all(|target| is_met(state, target)));
        let penalties: i32 = area
            .captured
            .iter(Deck::Target)
            .map(|target| i32::from(state.penalty_on(target)))
            .sum();
        assert_eq!(state.score(seat).hunters, -penalties);
        let expected = match state.ask() {
            Ask::Draw { seats } if seats.contains(seat) => Some(4),
            Ask::Commit { .. } => Some(5),
            Ask::Window { .. } => Some(4),
            Ask::Draw { .. } | Ask::Nothing => None,
        };
        let can_run_short = Deck::ALL.into_iter().any(|deck| state.deck(deck).is_empty());
        if let Some(n_cards) = expected
            && !can_run_short
        {
            assert_eq!(state.hand(seat).len(), n_cards, "{:?}", state.ask());
        }
    }
    let crates: Vec<u8> =
        Seat::all(state.n_seats()).map(|seat| state.area(seat).n_crates).collect();
    let most = crates.iter().copied().max().unwrap_or(0);
    let needs_crate = state.setup().options.majority_needs_crate;
    for (seat, n_crates) in Seat::all(state.n_seats()).zip(crates) {
        let has_it = n_crates == most && (most > 0 || !needs_crate);
        assert_eq!(state.score(seat).majority, if has_it { 5 } else { 0 });
    }
}

#[test]
fn the_invariants_hold_in_random_games() {
    // Rules: BH-2.5, BH-4.7, BH-6.7, BH-6.9, BH-7.1, BH-7.4, BH-11.2, BH-11.5
    let content = content();
    for setup in setups() {
        for seed in 0..12 {
            let mut dice = Dice::swift(seed);
            let mut playout = Playout::<BountyHunters>::default();
            let mut state = BountyHunters::blank(&setup, &content);
            playout.deal(&mut state, &mut dice);
            let n_seats = usize::from(setup.seats);
            let (mut gained, mut paid) = (vec![0_u32; n_seats], vec![0_u32; n_seats]);
            let mut trigger = None;
            while let Some(open) = BountyHunters::pending(&state).first() {
                at_rest(&state);
                BountyHunters::menu(&state, open.id, &mut playout.menu);
                let answer = playout.menu.sample(&mut dice);
                let turn = state.turn();
                for event in playout.answer(&mut state, open, &answer, &mut dice) {
                    match *event {
                        Event::CreditGained { seat, .. } => gained[seat.idx()] += 1,
                        Event::Played { seat, paid: cost, .. }
                        | Event::Activated { seat, paid: cost, .. } => {
                            paid[seat.idx()] += u32::from(cost);
                        }
                        Event::LastTurns { last } => {
                            assert_eq!(trigger.replace(last), None, "the end is set once");
                            assert_eq!(last, turn + 2);
                        }
                        _ => {}
                    }
                }
                for (seat, (gained, paid)) in Seat::all(setup.seats).zip(gained.iter().zip(&paid)) {
                    assert_eq!(u32::from(state.area(seat).credits), gained - paid);
                }
            }
            at_rest(&state);
            if let Some(last) = trigger {
                assert_eq!(state.turn(), last, "exactly two turns follow");
            }
        }
    }
}
