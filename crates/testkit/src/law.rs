//! The laws every game keeps, each on one random table.
//!
//! | law | says |
//! | --- | --- |
//! | `fold_equals_live` | the state is the fold of the events, one by one and as a stored log |
//! | `refusal_changes_nothing` | a wrong seat, a stale question or a stranger on the menu changes nothing |
//! | `menus_are_the_truth` | menus are well formed, members are taken, strangers are refused |
//! | `pending_is_well_formed` | one question a seat at most, and no question comes back once it is settled |
//! | `audit_passes` | re-deciding the log gives the log, in memory and read back from JSON |
//! | `audit_catches_forgery` | a doctored log is found out |
//! | `same_seed_same_log` | the same seed and answers give the same log |
//! | `nothing_is_lost` | the kit's conservation holds after every single event |
//! | `views_keep_secrets` | view, pending, own menu, refusals and fallback are the same in every world a viewer can imagine |
//! | `sights_keep_secrets` | what taught a viewer nothing looks the same in every such world, and a view changes only by what was seen |
//! | `secrets_stay_unsaid` | the kit's secret words are not in anything sent |
//! | `twins_play_on` | imagined worlds conserve everything and can be played to the end |
//! | `fallback_is_legal` | what is answered when a clock runs out is on the menu, and clocks alone end the table |
//! | `tables_end_in_bounds` | entries, events and menus stay within their named bounds |
//! | `outcome_is_well_formed` | an outcome exactly when the table is over; places are a competition ranking |
//! | `chance_teaches` | an entry that used dice taught somebody something |
//! | `undo_restores` | going back gives the exact earlier state, as far as nobody has learned anything |
//! | `equals_stay_equal` | exchanging pieces that look the same changes nothing that is sent |
//! | `json_round_trips` | header, entries, answers, views and sights survive JSON |
//!
//! A law is a function from a table about to be played to the number of checks
//! it made, or to a complaint. A law that checks nothing on all its tables
//! fails, except where a game may have nothing to check.

mod audit;
mod bounds;
mod chance;
mod conserve;
mod equals;
mod fold;
mod json;
mod menu;
mod outcome;
mod pending;
mod refusal;
mod secrecy;
mod secrets;
mod sights;
mod undo;

pub use menu::well_formed;
pub use secrets::unsaid;

use crate::{Kit, Walk};

/// Tries a law on a table about to be played: how many checks were made, or a
/// complaint.
pub type Check<K> = fn(&mut Walk<'_, K>) -> Result<u64, String>;

/// One law.
#[derive(Debug)]
pub struct Law<K: Kit> {
    /// Its name.
    pub name: &'static str,
    /// What it checks.
    pub check: Check<K>,
    /// Whether a game may have nothing that this law could check.
    pub may_be_idle: bool,
}

/// The names of all laws, in the order of the table above.
pub const NAMES: [&str; 19] = [
    "fold_equals_live",
    "refusal_changes_nothing",
    "menus_are_the_truth",
    "pending_is_well_formed",
    "audit_passes",
    "audit_catches_forgery",
    "same_seed_same_log",
    "nothing_is_lost",
    "views_keep_secrets",
    "sights_keep_secrets",
    "secrets_stay_unsaid",
    "twins_play_on",
    "fallback_is_legal",
    "tables_end_in_bounds",
    "outcome_is_well_formed",
    "chance_teaches",
    "undo_restores",
    "equals_stay_equal",
    "json_round_trips",
];

/// The law of this name; panics where there is none.
#[must_use]
pub fn find<K: Kit>(name: &str) -> Law<K> {
    let known = NAMES.into_iter().find(|known| *known == name);
    let name = known.unwrap_or_else(|| panic!("there is no law `{name}`"));
    let (check, may_be_idle): (Check<K>, bool) = match name {
        "fold_equals_live" => (fold::equals_live, false),
        "refusal_changes_nothing" => (refusal::changes_nothing, false),
        "menus_are_the_truth" => (menu::is_the_truth, false),
        "pending_is_well_formed" => (pending::is_well_formed, false),
        "audit_passes" => (audit::passes, false),
        "audit_catches_forgery" => (audit::catches_forgery, false),
        "same_seed_same_log" => (audit::same_seed_same_log, false),
        "nothing_is_lost" => (conserve::nothing_is_lost, false),
        "views_keep_secrets" => (secrecy::views_keep_secrets, false),
        "sights_keep_secrets" => (sights::keep_secrets, false),
        // Open information and no dice are honest kinds of games.
        "secrets_stay_unsaid" => (secrets::stay_unsaid, true),
        "chance_teaches" => (chance::teaches, true),
        "twins_play_on" => (secrecy::twins_play_on, false),
        "fallback_is_legal" => (bounds::fallback_is_legal, false),
        "tables_end_in_bounds" => (bounds::tables_end, false),
        "outcome_is_well_formed" => (outcome::is_well_formed, false),
        "undo_restores" => (undo::restores, false),
        // A game where no two pieces look the same has nothing to exchange.
        "equals_stay_equal" => (equals::stay_equal, true),
        "json_round_trips" => (json::round_trips, false),
        other => unreachable!("the law {other} has no function"),
    };
    Law { name, check, may_be_idle }
}

/// Writes one test per law for a kit: `testkit::laws!(MyKit);`. Put it in a
/// module of its own where the names would clash.
#[macro_export]
macro_rules! laws {
    ($kit:expr) => {
        $crate::laws! { @each $kit;
            fold_equals_live refusal_changes_nothing menus_are_the_truth pending_is_well_formed
            audit_passes audit_catches_forgery same_seed_same_log nothing_is_lost
            views_keep_secrets sights_keep_secrets secrets_stay_unsaid twins_play_on
            fallback_is_legal tables_end_in_bounds outcome_is_well_formed chance_teaches
            undo_restores equals_stay_equal json_round_trips
        }
    };
    (@each $kit:expr; $($law:ident)*) => {
        $(#[test]
        fn $law() {
            $crate::hold(&$kit, stringify!($law));
        })*

        #[test]
        fn every_law_has_its_test() {
            assert_eq!([$(stringify!($law)),*], $crate::law::NAMES);
        }
    };
}
