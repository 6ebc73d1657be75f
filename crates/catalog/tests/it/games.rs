//! The list of games is right about each of them.

use catalog::games::HanSolo;
use catalog::{FromValue as _, GameId, Hosted, host};

#[test]
fn every_game_is_listed_under_its_own_name() {
    for game in GameId::ALL {
        let (id, listed) = host!(game, G => (G::ID, G::GAME));
        assert_eq!((id, listed), (game.id(), game));
        assert_eq!(id.parse(), Ok(game));
        assert!(game.schemas().starts_with('{'), "{id}");
        assert!(!host!(game, G => <G as Hosted>::CARDS).is_empty(), "{id}");
    }
}

#[test]
fn a_value_that_does_not_fit_says_why_and_not_where() {
    type Options = <HanSolo as Hosted>::Options;
    let wrong = serde_json::json!({ "large_table": "perhaps" });
    let read: serde_json::Result<Options> = HanSolo::from_value(wrong);
    let told = read.unwrap_err().to_string();
    assert_eq!(told, "invalid type: string \"perhaps\", expected a boolean");
}
