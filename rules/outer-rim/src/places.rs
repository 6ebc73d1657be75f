//! Every place of every script of a content set.

use crate::{At, Block, Content, Effect};

/// A place of a script, and where it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScriptPlace<'c> {
    /// The place.
    pub at: At,
    /// The thing whose script it is, such as `card bacta-supplies`.
    pub thing: &'c str,
    /// What is done there.
    pub effect: &'c Effect,
}

impl Content {
    /// Every place of every script, whoever may ever come there.
    pub fn places(&self) -> impl Iterator<Item = ScriptPlace<'_>> {
        let blocks = self.blocks.iter().zip(&self.things).enumerate();
        blocks.flat_map(|(block, (effects, thing))| {
            effects.iter().enumerate().map(move |(pc, effect)| {
                let at = At { block: Block(block as u16), pc: pc as u8 };
                ScriptPlace { at, thing, effect }
            })
        })
    }

    /// The thing a script is written on, such as `card bacta-supplies`.
    #[must_use]
    pub fn thing(&self, block: Block) -> &str {
        &self.things[block.idx()]
    }
}
