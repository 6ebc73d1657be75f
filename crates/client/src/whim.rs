//! Answers at random, the same for the same seed.

use serde::de::IgnoredAny;
use serde_json::Value;
use tabletop::{Answer, Kind};
use wire::OpenMenu;

/// A source of whims: splitmix64, which is plenty for picking from menus.
#[derive(Clone, Debug)]
pub struct Whim(u64);

impl Whim {
    /// The whims of this seed.
    #[must_use]
    pub fn of(seed: u64) -> Self {
        Self(seed)
    }

    /// Any number.
    pub fn any(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// A number below `n`, which is not 0.
    pub fn below(&mut self, n: usize) -> usize {
        (self.any() % n as u64) as usize
    }

    /// A legal answer to an open question.
    ///
    /// # Panics
    /// When a list has no items: the house asks nobody such a question.
    pub fn answer(&mut self, menu: &OpenMenu<Value, IgnoredAny>) -> Answer<Value> {
        let action = |idx: usize| menu.items[idx].action.clone();
        match menu.kind {
            Kind::List => Answer::Item(action(self.below(menu.items.len()))),
            Kind::Subset { min, max } => {
                let most = usize::from(max).min(menu.items.len());
                let mut n_left = usize::from(min) + self.below(most - usize::from(min) + 1);
                let mut subset = Vec::with_capacity(n_left);
                // In menu order: each is taken as likely as there are places left among those left.
                for idx in 0..menu.items.len() {
                    if self.below(menu.items.len() - idx) < n_left {
                        subset.push(action(idx));
                        n_left -= 1;
                    }
                }
                Answer::Subset { subset }
            }
            Kind::Amount { min, max, step } => {
                let n_steps = (max - min) / step + 1;
                Answer::Amount { amount: min + self.below(n_steps as usize) as u32 * step }
            }
            Kind::Order => {
                let mut order: Vec<Value> = (0..menu.items.len()).map(action).collect();
                for last in (1..order.len()).rev() {
                    order.swap(last, self.below(last + 1));
                }
                Answer::Order { order }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn menu(kind: &Value, n_items: usize) -> OpenMenu<Value, IgnoredAny> {
        let items: Vec<Value> =
            (0..n_items).map(|idx| json!({"action": idx, "label": "x"})).collect();
        let mut menu = json!({"decision": 1, "question": "?", "items": items, "sealed": false, "chosen": null});
        for (name, value) in kind.as_object().unwrap() {
            menu[name] = value.clone();
        }
        serde_json::from_value(menu).unwrap()
    }

    #[test]
    fn every_answer_is_legal_and_every_legal_answer_comes() {
        let mut whim = Whim::of(1);
        let mut answers = |kind: Value, n_items| {
            let menu = menu(&kind, n_items);
            let all: std::collections::BTreeSet<String> =
                (0..500).map(|_| serde_json::to_string(&whim.answer(&menu)).unwrap()).collect();
            all.into_iter().collect::<Vec<_>>()
        };
        assert_eq!(answers(json!({"kind": "list"}), 3), ["0", "1", "2"]);
        assert_eq!(
            answers(json!({"kind": "subset", "min": 1, "max": 2}), 3),
            [
                r#"{"subset":[0,1]}"#,
                r#"{"subset":[0,2]}"#,
                r#"{"subset":[0]}"#,
                r#"{"subset":[1,2]}"#,
                r#"{"subset":[1]}"#,
                r#"{"subset":[2]}"#
            ]
        );
        assert_eq!(
            answers(json!({"kind": "amount", "min": 2, "max": 6, "step": 2}), 0),
            [r#"{"amount":2}"#, r#"{"amount":4}"#, r#"{"amount":6}"#]
        );
        assert_eq!(answers(json!({"kind": "order"}), 3).len(), 6);
    }
}
