//! Situations with one right answer.

use super::support::{answer, cards, content, place, says, two, with};
use bots::Level;
use outer_rim::{Action, Deck, OuterRim, Step};
use tabletop::Game;

const SOUND: [Level; 2] = [Level::Smuggler, Level::Hunter];

#[test]
fn cargo_at_its_destination_is_delivered() {
    let mut position = two(Step::Action);
    position.players[0].space = "takodana".into();
    position.players[0].cards = cards(&["bacta-supplies"]);
    let mut state = place(&position);
    let bacta = content().card_named("bacta-supplies").expect("a card");
    for level in Level::OFFERED {
        assert_eq!(says(level, &state), Action::Deliver, "{level}");
    }
    answer(&mut state, Action::Deliver);
    for level in Level::OFFERED {
        assert_eq!(says(level, &state), Action::Card(bacta), "{level}");
    }
}

#[test]
fn a_badly_hurt_player_recovers() {
    let mut position = two(Step::Planning);
    position.players[0].damage = [3, 2];
    let state = place(&position);
    for level in SOUND {
        assert_eq!(says(level, &state), Action::Recover, "{level}");
    }
}

#[test]
fn the_last_fame_is_bought_when_it_is_for_sale() {
    let mut position = two(Step::Action);
    position.players[0].fame = 9;
    position.players[0].credits = 20_000;
    position.market = [(Deck::Luxury, "statue-dedication".into())].into();
    let mut state = place(&position);
    for level in SOUND {
        assert_eq!(says(level, &state), Action::Market, "{level}");
    }
    answer(&mut state, Action::Market);
    for level in SOUND {
        assert_eq!(says(level, &state), Action::Buy(Deck::Luxury), "{level}");
    }
}

#[test]
fn a_job_for_two_is_done_where_somebody_is_to_do_it_with() {
    // UB-8: Han Solo has the skill the job insists on.
    let mut position = two(Step::Encounter);
    position.players[0].cards = cards(&["disable-comms-network"]);
    position.players[1].space = position.players[0].space.clone();
    let setup = with(2, |options| options.expansion = true);
    let state = OuterRim::place(&setup, &content(), &position)
        .unwrap_or_else(|faults| panic!("{faults:?} in {position:?}"));
    for level in SOUND {
        let said = says(level, &state);
        assert!(matches!(said, Action::Job(_)), "{level}: {said:?}");
    }
}

#[test]
fn nobody_recovers_from_nothing() {
    let state = place(&two(Step::Planning));
    for level in SOUND {
        assert_ne!(says(level, &state), Action::Recover, "{level}");
    }
}

#[test]
fn a_droid_that_can_be_taken_is_taken() {
    // IG-88 takes droids among the crew of players in the same space.
    let mut position = two(Step::Action);
    position.players[0].character = "ig-88".into();
    position.players[1].space = position.players[0].space.clone();
    position.players[1].cards = cards(&["4-lom"]);
    let state = place(&position);
    for level in SOUND {
        let said = says(level, &state);
        assert!(matches!(said, Action::Use(_)), "{level}: {said:?}");
    }
}

#[test]
fn a_captive_whose_reward_is_a_card_without_room_is_no_riddle() {
    // OR-18.11: 4-LOM lies in the only crew slot, he pays with the top card of the bounty deck, and
    // that is crew. What he is worth was once asked to make room for what he is worth, without end.
    let mut position = two(Step::Planning);
    position.turn = tabletop::Seat::new(1);
    position.players[1].cards = cards(&["start-bounty-4-lom"]);
    position.players[1].cards[0].captive = true;
    position.market = [(Deck::Bounty, "weequay-gunner".into())].into();
    let setup = with(2, |options| options.expansion = true);
    let state = OuterRim::place(&setup, &content(), &position)
        .unwrap_or_else(|faults| panic!("{faults:?} in {position:?}"));
    for level in SOUND {
        assert_ne!(says(level, &state), Action::Recover, "{level}");
    }
}

#[test]
fn nobody_looks_twice_at_a_market_that_has_nothing() {
    // OR-6.2: a look uses nothing up, so that whoever looks must know that they have.
    let mut state = place(&two(Step::Action));
    answer(&mut state, Action::Market);
    answer(&mut state, Action::Done);
    for level in SOUND {
        assert_ne!(says(level, &state), Action::Market, "{level}");
    }
}
