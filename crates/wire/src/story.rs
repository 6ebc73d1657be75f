//! What a finished game was like, in a few sentences.

use serde::{Deserialize, Serialize};

/// A finished game in a few sentences, in the reader's language.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Story {
    /// The turning point, the luckiest card and the closest call, as far as there was one.
    pub lines: Vec<StoryLine>,
    /// Why those whose scores are level stand as they do.
    #[serde(default)]
    pub ties: Vec<TieLine>,
    /// The entry that decided the game, to watch the replay from.
    #[serde(default)]
    pub decisive: Option<u32>,
}

/// One sentence of a story.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct StoryLine {
    /// What it tells.
    pub about: StoryPart,
    /// The sentence.
    pub text: String,
    /// The entry it tells of, if it is one.
    pub seq: Option<u32>,
}

/// What a sentence of a story tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum StoryPart {
    /// When the winner went ahead for good.
    Turn,
    /// The best piece of luck.
    Luck,
    /// Whose results lie closest together.
    Close,
}

/// Why two whose scores are level stand as they do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct TieLine {
    /// The sentence.
    pub text: String,
    /// The rule behind it.
    pub rule: Option<String>,
}
