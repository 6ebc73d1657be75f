//! What one's own abilities are worth as actions where one is.

use super::judge::Judge;
use outer_rim::{Scope, Trigger};

impl Judge<'_> {
    /// OR-6.2: what the actions of one's cards and sheets come to here. Many of them can be used
    /// in some places only, so they are a reason to go there.
    pub fn deeds(&self) -> f32 {
        let mut worth = 0.0;
        self.state.each_power(self.me, |source, _, abilities| {
            for ability in abilities.iter().filter(|one| one.listens(Trigger::Action)) {
                let scope = Scope::of(self.me, source);
                let holds =
                    ability.given.as_ref().is_none_or(|given| self.state.holds(&scope, given));
                if holds && self.state.can_pay(&scope, &ability.cost) {
                    let gain =
                        self.script(&scope, &ability.script) - self.costs(&scope, &ability.cost);
                    worth += gain.max(0.0);
                }
            }
        });
        worth
    }
}
