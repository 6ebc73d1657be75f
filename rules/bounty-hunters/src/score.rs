//! What a seat has, in the lines of the score pad (chapters 9 and 11).

use crate::faces::Terms;
use crate::state::State;
use crate::{Card, ContractKind, Deck, DoubleDuos, Score};
use tabletop::Seat;

/// BH-11.2: what the most crates are worth.
const MAJORITY: i32 = 5;

pub(crate) fn score(state: &State, seat: Seat) -> Score {
    let (faces, area) = (state.faces(), state.area(seat));
    let mut score = Score { majority: majority(state, seat), ..Score::default() };
    for target in area.captured.iter(Deck::Target) {
        score.targets += i32::from(faces.points(target));
        score.hunters -= i32::from(state.fronts[target.idx()].penalty());
    }
    for card in area.crate_cards().iter(Deck::Market) {
        score.crates += i32::from(faces.crate_points(card));
    }
    for card in area.contracts.iter(Deck::Contract) {
        score.contracts += contract(state, seat, card);
    }
    score.total = score.targets + score.crates + score.majority + score.contracts + score.hunters;
    score
}

/// BH-11.2: everyone with the most crates has the full bonus. BH-11.3: by
/// default nobody has it where nobody has a crate.
fn majority(state: &State, seat: Seat) -> i32 {
    let n_crates = |seat: Seat| state.area(seat).n_crates;
    let most = Seat::all(state.n_seats()).map(n_crates).max().unwrap_or(0);
    let counts = most > 0 || !state.setup.options.majority_needs_crate;
    if counts && n_crates(seat) == most { MAJORITY } else { 0 }
}

/// What a contract is worth to a seat with the targets captured so far.
pub(crate) fn contract(state: &State, seat: Seat, card: Card) -> i32 {
    let (faces, area) = (state.faces(), state.area(seat));
    let terms = faces.terms(card);
    let caught = |idx: usize| {
        let character = usize::from(terms.characters[idx]);
        i32::from(area.captured.intersection(faces.of_character[character]).len())
    };
    worth(terms, [caught(0), caught(1)], area.n_crates.into(), state.setup.options.double_duos)
}

/// BH-9.2 to BH-9.5: this many captured targets of each of its characters, and
/// this many crates. Within one contract a target or a crate makes one duo only.
fn worth(terms: &Terms, n_caught: [i32; 2], n_crates: i32, double_duos: DoubleDuos) -> i32 {
    let [one, other] = n_caught;
    let [per_one, per_other] = terms.per_target.map(i32::from);
    let (targets, n_duos) = match terms.kind {
        ContractKind::Pair => (per_one * one + per_other * other, one.min(other)),
        ContractKind::Double => {
            let n_duos = match double_duos {
                DoubleDuos::Unique => one / 2,
                DoubleDuos::Every => one * (one - 1) / 2,
            };
            (per_one * one, n_duos)
        }
        ContractKind::Crate => (per_one * one, one.min(n_crates)),
    };
    targets + i32::from(terms.per_duo) * n_duos
}
