//! Tables that cannot be set up: clients tell people why by the rule.

use catalog::Hosted as _;
use catalog::games::OuterRim;
use outer_rim::{Opponents, Options};

// Rules: UB-13.9, UB-16.1, UB-18.1
#[test]
fn what_cannot_be_played_names_its_rule() {
    let content = OuterRim::cards().content;
    let rule = |seats, options| OuterRim::setup(seats, options, &content).expect_err("no").rule;
    let alone = Options { expansion: true, favors: true, ..Options::default() };
    assert_eq!(rule(1, alone), Some("UB-13.9"));
    assert_eq!(rule(2, Options { favors: true, ..Options::default() }), Some("UB-13.9"));
    assert_eq!(rule(2, Options { ambitions: true, ..Options::default() }), Some("UB-16.1"));
    let hunted = Options { opponents: Opponents::BountyHunter, ..Options::default() };
    assert_eq!(rule(1, hunted), Some("UB-18.1"));
}
