//! Each law finds the flaw it is there for: a law that cannot fail proves nothing.

use crate::toys::auction::{Auctioneer, Flaw};
use crate::toys::convoy;
use testkit::{Broken, try_law};

fn broken(flaw: Flaw, law: &str) -> Broken {
    try_law(&Auctioneer::with(flaw), law).expect_err("the flaw should be found")
}

fn finds(flaw: Flaw, law: &str, message: &str) {
    let broken = broken(flaw, law);
    assert!(broken.message.contains(message), "{flaw:?} by {law}: {broken}");
}

#[test]
fn a_change_past_the_events_breaks_the_fold() {
    finds(Flaw::PastEvents, "fold_equals_live", "does not fold");
    finds(Flaw::PastEvents, "undo_restores", "does not fold");
}

#[test]
fn a_refusal_that_leaves_a_trace_is_found() {
    finds(Flaw::TouchedByRefusal, "refusal_changes_nothing", "changed the table");
}

#[test]
fn a_menu_that_is_not_the_truth_is_found() {
    let finds = |flaw, message: &str| {
        let broken = try_law(&convoy::Driver::with(flaw), "menus_are_the_truth");
        let broken = broken.expect_err("the flaw should be found");
        assert!(broken.message.contains(message), "{broken}");
    };
    finds(convoy::Flaw::TwiceOnTheMenu, "twice");
    finds(convoy::Flaw::WrongRule, "TC-3 is said to forbid it");
}

#[test]
fn a_fallback_that_knows_too_much_is_found() {
    let broken = try_law(&convoy::Driver::with(convoy::Flaw::LeakyFallback), "views_keep_secrets");
    assert!(broken.expect_err("the flaw should be found").message.contains("fallbacks differ"));
}

#[test]
fn a_question_that_comes_back_is_found() {
    finds(Flaw::SameQuestion, "pending_is_well_formed", "the same question again");
}

#[test]
fn chance_from_outside_fails_the_audit() {
    finds(Flaw::OutsideChance, "audit_passes", "do not follow");
    finds(Flaw::OutsideChance, "same_seed_same_log", "differently");
}

#[test]
fn a_lost_credit_is_missed() {
    finds(Flaw::LosesCredits, "nothing_is_lost", "credits");
}

#[test]
fn a_leak_is_found_by_imagining() {
    finds(Flaw::LeakyView, "views_keep_secrets", "the views differ");
    finds(Flaw::LeakyMenu, "views_keep_secrets", "the menus differ");
    finds(Flaw::LeakyMood, "sights_keep_secrets", "nothing was to be learned");
    finds(Flaw::LeakySight, "sights_keep_secrets", "sealed");
    finds(Flaw::UnseenView, "views_keep_secrets", "the views differ");
}

#[test]
fn a_leak_that_imagining_copies_is_found_by_its_words() {
    assert!(try_law(&Auctioneer::with(Flaw::LeakyTwin), "views_keep_secrets").is_ok());
    finds(Flaw::LeakyTwin, "secrets_stay_unsaid", "is said in");
}

#[test]
fn a_world_that_cannot_be_is_found() {
    finds(Flaw::BrokenTwin, "twins_play_on", "not whole");
}

#[test]
fn a_fallback_off_the_menu_is_found() {
    finds(Flaw::BadFallback, "fallback_is_legal", "not legal");
}

#[test]
fn a_table_without_an_end_is_found() {
    finds(Flaw::Endless, "tables_end_in_bounds", "more than");
    finds(Flaw::ManyEvents, "tables_end_in_bounds", "more of this than one entry holds");
}

#[test]
fn an_outcome_out_of_order_is_found() {
    finds(Flaw::BadPlaces, "outcome_is_well_formed", "not a ranking");
    finds(Flaw::EarlyOutcome, "outcome_is_well_formed", "before the end");
}

#[test]
fn chance_that_teaches_nobody_is_found() {
    finds(Flaw::SilentChance, "chance_teaches", "taught nobody");
}

#[test]
fn pieces_that_look_the_same_and_are_told_apart_are_found() {
    finds(Flaw::NamedGems, "equals_stay_equal", "sees which of two equal pieces");
}

#[test]
fn what_is_lost_on_the_wire_is_found() {
    finds(Flaw::LossySight, "json_round_trips", "comes back as");
}

#[test]
fn a_failing_table_is_made_as_short_as_can_be() {
    let broken = broken(Flaw::LosesCredits, "nothing_is_lost");
    // Two seats, one sale: the deal and one bid each.
    assert_eq!(broken.entries.len(), 3, "{broken}");
    assert!(broken.case.contains("\"seats\":2"), "{broken}");
}

#[test]
fn a_reported_table_can_be_played_again() {
    let broken = broken(Flaw::LosesCredits, "nothing_is_lost");
    let again = testkit::try_again(&Auctioneer::sound(), broken.law, &broken.case);
    assert_eq!(again, Err(broken), "the flaw is part of the setup, and so of the case");
}
