//! A choice is a menu: all legal answers, in a shape a stranger can draw.

use crate::Dice;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// The most items a menu lists.
pub const MENU_ITEMS_MAX: usize = 4096;

/// The shape of the legal answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Kind {
    /// Exactly one of the items.
    #[default]
    List,
    /// Any of the items, each at most once, between `min` and `max` of them.
    Subset {
        /// The least number of items.
        min: u8,
        /// The greatest number of items.
        max: u8,
    },
    /// A number from `min` to `max` in steps of `step`.
    Amount {
        /// The least amount.
        min: u32,
        /// The greatest amount.
        max: u32,
        /// The distance between two legal amounts; not 0.
        step: u32,
    },
    /// All of the items, in an order of one's choice.
    Order,
}

/// What a seat says: an item of a list, or what the other shapes ask for.
///
/// As JSON an item is itself; the rest are `{"subset":[…]}`, `{"amount":3}`
/// and `{"order":[…]}`. Only those fields make such a shape: an item that has
/// an `amount` among others is still an item.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(untagged, deny_unknown_fields)]
pub enum Answer<A> {
    /// Some of the items of a subset menu.
    Subset {
        /// The chosen items, in menu order.
        subset: Vec<A>,
    },
    /// An amount.
    Amount {
        /// How much.
        amount: u32,
    },
    /// The items of an ordering menu, first to last.
    Order {
        /// The items in the chosen order.
        order: Vec<A>,
    },
    /// One item of a list.
    Item(A),
}

impl<A> Answer<A> {
    /// The item, where the menu was a list.
    pub fn item(&self) -> Option<&A> {
        match self {
            Self::Item(item) => Some(item),
            Self::Subset { .. } | Self::Amount { .. } | Self::Order { .. } => None,
        }
    }
}

/// All legal answers to one decision. A reusable buffer: games write into it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Menu<A> {
    kind: Kind,
    items: Vec<A>,
}

impl<A> Default for Menu<A> {
    fn default() -> Self {
        Self { kind: Kind::List, items: Vec::new() }
    }
}

impl<A: Clone + PartialEq> Menu<A> {
    /// An empty list.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Starts over with this shape; the items' memory is kept.
    #[inline]
    pub fn begin(&mut self, kind: Kind) -> &mut Self {
        self.kind = kind;
        self.items.clear();
        self
    }

    /// Adds an item.
    #[inline]
    pub fn push(&mut self, item: A) {
        debug_assert!(self.items.len() < MENU_ITEMS_MAX);
        self.items.push(item);
    }

    /// The shape of the legal answers.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The items, in the game's order.
    #[must_use]
    pub fn items(&self) -> &[A] {
        &self.items
    }

    /// Whether the answer is legal.
    #[must_use]
    pub fn contains(&self, answer: &Answer<A>) -> bool {
        match (self.kind, answer) {
            (Kind::List, Answer::Item(item)) => self.items.contains(item),
            (Kind::Subset { min, max }, Answer::Subset { subset }) => {
                (usize::from(min)..=usize::from(max)).contains(&subset.len())
                    && self.in_menu_order(subset)
            }
            (Kind::Amount { min, max, step }, Answer::Amount { amount }) => {
                (min..=max).contains(amount) && (amount - min) % step == 0
            }
            (Kind::Order, Answer::Order { order }) => self.is_permutation(order),
            _ => false,
        }
    }

    /// How many legal answers there are; `None` past what fits.
    #[must_use]
    pub fn count(&self) -> Option<u64> {
        let n = self.items.len() as u64;
        match self.kind {
            Kind::List => Some(n),
            Kind::Subset { min, max } => (u64::from(min)..=u64::from(max).min(n))
                .try_fold(0u64, |sum, k| sum.checked_add(choose(n, k)?)),
            Kind::Amount { min, max, step } => Some(u64::from((max - min) / step) + 1),
            Kind::Order => (1..=n).try_fold(1u64, u64::checked_mul),
        }
    }

    /// One legal answer, every one equally likely. Allocates only for subsets
    /// and orders, whose answers are lists.
    #[inline]
    pub fn sample(&self, dice: &mut Dice) -> Answer<A> {
        match self.kind {
            Kind::List => {
                Answer::Item(self.items[dice.roll(self.items.len() as u32) as usize].clone())
            }
            Kind::Subset { min, max } => {
                Answer::Subset { subset: self.sample_subset(min, max, dice) }
            }
            Kind::Amount { min, max, step } => {
                Answer::Amount { amount: min + step * dice.roll((max - min) / step + 1) }
            }
            Kind::Order => {
                let mut order = self.items.clone();
                dice.shuffle(&mut order);
                Answer::Order { order }
            }
        }
    }

    /// The legal answers one after the other, lazily, up to `limit` of them.
    pub fn answers(&self, limit: usize) -> impl Iterator<Item = Answer<A>> + '_ {
        let mut at = 0u64;
        let count = self.count().unwrap_or(u64::MAX);
        core::iter::from_fn(move || {
            let answer = (at < count).then(|| self.nth(at));
            at += 1;
            answer
        })
        .take(limit)
    }

    /// The answer with this number, which is below [`count`](Self::count).
    #[must_use]
    pub fn nth(&self, number: u64) -> Answer<A> {
        match self.kind {
            Kind::List => Answer::Item(self.items[number as usize].clone()),
            Kind::Amount { min, step, .. } => Answer::Amount { amount: min + step * number as u32 },
            Kind::Subset { min, .. } => {
                let n = self.items.len() as u64;
                let (mut rest, mut size) = (number, u64::from(min));
                while let Some(of_size) = choose(n, size).filter(|&of_size| rest >= of_size) {
                    rest -= of_size;
                    size += 1;
                }
                Answer::Subset { subset: self.combination(rest, size) }
            }
            Kind::Order => {
                let mut left = self.items.clone();
                let mut rest = number;
                let mut order = Vec::with_capacity(left.len());
                while !left.is_empty() {
                    let idx = (rest % left.len() as u64) as usize;
                    rest /= left.len() as u64;
                    order.push(left.remove(idx));
                }
                Answer::Order { order }
            }
        }
    }

    // The `rank`-th way, in lexical order, to take `size` of the items.
    fn combination(&self, mut rank: u64, mut size: u64) -> Vec<A> {
        let mut taken = Vec::new();
        for (idx, item) in self.items.iter().enumerate() {
            if size == 0 {
                break;
            }
            let left = (self.items.len() - idx - 1) as u64;
            let with_item = choose(left, size - 1).unwrap_or(u64::MAX);
            if rank < with_item {
                taken.push(item.clone());
                size -= 1;
            } else {
                rank -= with_item;
            }
        }
        taken
    }

    fn sample_subset(&self, min: u8, max: u8, dice: &mut Dice) -> Vec<A> {
        if let Some(count) = self.count().and_then(|count| u32::try_from(count).ok())
            && let Answer::Subset { subset } = self.nth(u64::from(dice.roll(count)))
        {
            return subset;
        }
        // Too many to number: choose a size, then that many items.
        let max = usize::from(max).min(self.items.len());
        let size = usize::from(min) + dice.roll((max - usize::from(min)) as u32 + 1) as usize;
        let mut idxs: Vec<usize> = (0..self.items.len()).collect();
        dice.shuffle(&mut idxs);
        idxs.truncate(size);
        idxs.sort_unstable();
        idxs.into_iter().map(|idx| self.items[idx].clone()).collect()
    }

    fn in_menu_order(&self, subset: &[A]) -> bool {
        let mut items = self.items.iter();
        subset.iter().all(|wanted| items.any(|item| item == wanted))
    }

    fn is_permutation(&self, order: &[A]) -> bool {
        let mut left: Vec<&A> = self.items.iter().collect();
        order.len() == left.len()
            && order.iter().all(|wanted| {
                left.iter()
                    .position(|item| *item == wanted)
                    .map(|idx| left.swap_remove(idx))
                    .is_some()
            })
    }
}

fn choose(n: u64, k: u64) -> Option<u64> {
    if k > n {
        return Some(0);
    }
    (0..k.min(n - k)).try_fold(1u64, |product, idx| {
        product.checked_mul(n - idx).map(|product| product / (idx + 1))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec;

    fn menu(kind: Kind, n: u32) -> Menu<u32> {
        let mut menu = Menu::new();
        menu.begin(kind);
        (0..n).for_each(|item| menu.push(item));
        menu
    }

    #[test]
    fn every_shape_counts_lists_samples_and_tests_alike() {
        let shapes = [
            (Kind::List, 5, 5),
            (Kind::Subset { min: 1, max: 3 }, 5, 25),
            (Kind::Subset { min: 0, max: 0 }, 3, 1),
            (Kind::Amount { min: 2, max: 11, step: 3 }, 0, 4),
            (Kind::Order, 4, 24),
        ];
        for (kind, n, count) in shapes {
            let menu = menu(kind, n);
            assert_eq!(menu.count(), Some(count), "{kind:?}");
            let all: Vec<_> = menu.answers(1000).collect();
            assert_eq!(all.len() as u64, count);
            for (idx, answer) in all.iter().enumerate() {
                assert!(menu.contains(answer), "{answer:?}");
                assert!(!all[..idx].contains(answer), "{answer:?} twice");
            }
            let mut dice = Dice::swift(1);
            for _ in 0..200 {
                assert!(all.contains(&menu.sample(&mut dice)));
            }
        }
    }

    #[test]
    fn strangers_are_refused() {
        assert!(!menu(Kind::List, 3).contains(&Answer::Item(3)));
        assert!(!menu(Kind::List, 3).contains(&Answer::Subset { subset: vec![1] }));
        assert!(
            !menu(Kind::Subset { min: 1, max: 2 }, 3)
                .contains(&Answer::Subset { subset: vec![1, 1] })
        );
        assert!(
            !menu(Kind::Subset { min: 1, max: 2 }, 3).contains(&Answer::Subset { subset: vec![] })
        );
        assert!(
            !menu(Kind::Amount { min: 2, max: 11, step: 3 }, 0)
                .contains(&Answer::Amount { amount: 4 })
        );
        assert!(!menu(Kind::Order, 3).contains(&Answer::Order { order: vec![0, 1, 1] }));
    }
}
