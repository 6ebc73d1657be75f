//! What one's own abilities come to.

use super::judge::Judge;
use outer_rim::{Ability, Scope, Source, Trigger};

impl Judge<'_> {
    /// Hands over each of one's abilities that waits for a moment and can be used in it, with
    /// what it comes to after its costs.
    pub(super) fn each_gain(
        &self,
        moment: Trigger,
        scope: &Scope,
        depth: u8,
        mut each: impl FnMut(&Ability, f32),
    ) {
        self.state.each_power(self.me, |source, _, abilities| {
            for ability in abilities.iter().filter(|one| one.listens(moment)) {
                let scope = Scope { source, ..*scope };
                let holds =
                    ability.given.as_ref().is_none_or(|given| self.state.holds(&scope, given));
                if holds && self.state.can_pay(&scope, &ability.cost) {
                    let gain = self.scripted(&scope, &ability.script, depth);
                    each(ability, gain - self.costs(&scope, &ability.cost));
                }
            }
        });
    }

    /// OR-6.2: what the actions of one's cards and sheets come to here. Many of them can be used
    /// in some places only, so they are a reason to go there.
    pub fn deeds(&self) -> f32 {
        let mut worth = 0.0;
        let scope = Scope::of(self.me, Source::Rules);
        self.each_gain(Trigger::Action, &scope, 0, |_, gain| worth += gain.max(0.0));
        worth
    }

    /// OR-14.1: the best encounter that a card of one's own offers.
    pub fn encounter_deed(&self) -> f32 {
        let mut best = 0.0_f32;
        let scope = Scope::of(self.me, Source::Rules);
        self.each_gain(Trigger::Encounter, &scope, 0, |_, gain| best = best.max(gain));
        best
    }
}
