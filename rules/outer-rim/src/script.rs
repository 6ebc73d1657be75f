//! A script: effects one after the other, with a number of its own.

use crate::{Block, Effect};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Effects, resolved in order (OR-24.2).
///
/// In a file a script is a list. When the set is gathered every script gets
/// a number, so that paused work can name its place: (script, position).
#[derive(Clone)]
pub struct Script {
    pub(crate) effects: Arc<[Effect]>,
    pub(crate) block: Block,
}

impl Script {
    pub(crate) const UNNUMBERED: Block = Block(u16::MAX);
    /// The script that does nothing; every content set has it.
    pub(crate) const EMPTY: Block = Block(0);

    /// Its number.
    #[inline]
    #[must_use]
    pub fn block(&self) -> Block {
        self.block
    }

    /// Whether it does nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.effects.is_empty()
    }

    /// The effects.
    #[must_use]
    pub fn effects(&self) -> &[Effect] {
        &self.effects
    }
}

impl From<Vec<Effect>> for Script {
    fn from(effects: Vec<Effect>) -> Self {
        Self { effects: effects.into(), block: Self::UNNUMBERED }
    }
}

impl Default for Script {
    fn default() -> Self {
        Vec::new().into()
    }
}

// The number follows from the place in the set.
impl PartialEq for Script {
    fn eq(&self, other: &Self) -> bool {
        self.effects == other.effects
    }
}

impl Eq for Script {}

impl fmt::Debug for Script {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.effects.iter()).finish()
    }
}

impl Serialize for Script {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.effects.iter())
    }
}

impl<'de> Deserialize<'de> for Script {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::<Effect>::deserialize(deserializer).map(Self::from)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Script {
    fn schema_name() -> alloc::borrow::Cow<'static, str> {
        "Script".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Vec::<Effect>::json_schema(generator)
    }
}
