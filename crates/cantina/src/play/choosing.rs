//! Answering a menu of any shape with keys.

use ratatui::crossterm::event::KeyCode;
use tabletop::{Answer, Kind, Menu};

/// An answer in the making.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choosing {
    kind: Kind,
    n_items: usize,
    /// The item pointed at.
    pub cursor: usize,
    /// The items marked so far, in the order they were marked.
    pub picked: Vec<usize>,
    /// The amount so far.
    pub amount: u32,
    /// The digits typed so far.
    pub typed: String,
}

impl Choosing {
    /// Nothing chosen yet.
    pub fn new<A: Clone + PartialEq>(menu: &Menu<A>) -> Self {
        let amount = match menu.kind() {
            Kind::Amount { min, .. } => min,
            Kind::List | Kind::Subset { .. } | Kind::Order => 0,
        };
        let n_items = menu.items().len();
        let kind = menu.kind();
        Self { kind, n_items, cursor: 0, picked: Vec::new(), amount, typed: String::new() }
    }

    /// The shape of the menu.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Where in the order an item was marked.
    pub fn rank(&self, idx: usize) -> Option<usize> {
        self.picked.iter().position(|&picked| picked == idx)
    }

    /// Takes a key; the answer, once it is complete.
    pub fn key<A: Clone + PartialEq>(&mut self, key: KeyCode, menu: &Menu<A>) -> Option<Answer<A>> {
        let done = match key {
            KeyCode::Up | KeyCode::Char('k') => self.point(false),
            KeyCode::Down | KeyCode::Char('j') => self.point(true),
            KeyCode::Left => self.step(false),
            KeyCode::Right => self.step(true),
            KeyCode::Char(' ') => self.mark(self.cursor),
            KeyCode::Char(digit) if digit.is_ascii_digit() => self.digit(digit),
            KeyCode::Backspace => self.back(),
            KeyCode::Enter => self.enter(),
            _ => false,
        };
        let answer = done.then(|| self.answer(menu))?;
        menu.contains(&answer).then_some(answer)
    }

    fn point(&mut self, down: bool) -> bool {
        self.typed.clear();
        if matches!(self.kind, Kind::Amount { .. }) {
            return self.step(!down);
        }
        let last = self.n_items.saturating_sub(1);
        self.cursor = match (down, self.cursor) {
            (true, cursor) => {
                if cursor == last {
                    0
                } else {
                    cursor + 1
                }
            }
            (false, 0) => last,
            (false, cursor) => cursor - 1,
        };
        false
    }

    fn step(&mut self, up: bool) -> bool {
        if let Kind::Amount { min, max, step } = self.kind {
            self.typed.clear();
            let next = if up {
                self.amount.saturating_add(step)
            } else {
                self.amount.saturating_sub(step)
            };
            if (min..=max).contains(&next) {
                self.amount = next;
            }
        }
        false
    }

    /// Marks or unmarks an item; an ordering only grows, and goes back with Backspace.
    fn mark(&mut self, idx: usize) -> bool {
        match (self.kind, self.rank(idx)) {
            (Kind::Subset { .. }, Some(rank)) => {
                self.picked.remove(rank);
            }
            (Kind::Subset { max, .. }, None) if self.picked.len() < usize::from(max) => {
                self.picked.push(idx);
            }
            (Kind::Order, None) => self.picked.push(idx),
            _ => {}
        }
        false
    }

    fn digit(&mut self, digit: char) -> bool {
        self.typed.push(digit);
        let Ok(number) = self.typed.parse::<u32>() else {
            self.typed.clear();
            return false;
        };
        if let Kind::Amount { max, .. } = self.kind {
            if number > max {
                self.typed = digit.to_string();
            }
            self.amount = self.typed.parse().unwrap_or(0);
            return false;
        }
        let number = number as usize;
        if !(1..=self.n_items).contains(&number) {
            self.typed.clear();
            return false;
        }
        self.cursor = number - 1;
        // More digits could still mean another item: then Enter decides.
        if number * 10 <= self.n_items {
            return false;
        }
        self.typed.clear();
        match self.kind {
            Kind::List => true,
            Kind::Subset { .. } | Kind::Order | Kind::Amount { .. } => self.mark(self.cursor),
        }
    }

    fn back(&mut self) -> bool {
        if self.typed.pop().is_none() {
            self.picked.pop();
        }
        if let Kind::Amount { min, .. } = self.kind {
            self.amount = self.typed.parse().unwrap_or(min);
        }
        false
    }

    fn enter(&mut self) -> bool {
        self.typed.clear();
        true
    }

    fn answer<A: Clone + PartialEq>(&self, menu: &Menu<A>) -> Answer<A> {
        let items = |idxs: &[usize]| idxs.iter().map(|&idx| menu.items()[idx].clone()).collect();
        match self.kind {
            Kind::List => Answer::Item(menu.items()[self.cursor].clone()),
            Kind::Amount { .. } => Answer::Amount { amount: self.amount },
            Kind::Order => Answer::Order { order: items(&self.picked) },
            Kind::Subset { .. } => {
                let mut picked = self.picked.clone();
                picked.sort_unstable();
                Answer::Subset { subset: items(&picked) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Keys in, answer out: `^`, `v`, `<`, `>` are arrows, `.` is Enter, `b` is Backspace.
    fn check(kind: Kind, n_items: u32, keys: &str) -> Option<Answer<u32>> {
        let mut menu = Menu::new();
        menu.begin(kind);
        (0..n_items).for_each(|item| menu.push(item));
        let mut choosing = Choosing::new(&menu);
        for (idx, key) in keys.chars().enumerate() {
            let code = match key {
                '^' => KeyCode::Up,
                'v' => KeyCode::Down,
                '<' => KeyCode::Left,
                '>' => KeyCode::Right,
                '.' => KeyCode::Enter,
                'b' => KeyCode::Backspace,
                other => KeyCode::Char(other),
            };
            if let Some(answer) = choosing.key(code, &menu) {
                assert_eq!(idx + 1, keys.chars().count(), "answered too early");
                return Some(answer);
            }
        }
        None
    }

    #[test]
    fn lists_are_answered_by_number_or_by_pointing() {
        assert_eq!(check(Kind::List, 3, "2"), Some(Answer::Item(1)));
        assert_eq!(check(Kind::List, 3, "vv."), Some(Answer::Item(2)));
        assert_eq!(check(Kind::List, 3, "^."), Some(Answer::Item(2)), "around the end");
        assert_eq!(check(Kind::List, 3, "9"), None);
        assert_eq!(check(Kind::List, 3, "0"), None);
    }

    #[test]
    fn long_lists_take_two_digits() {
        assert_eq!(check(Kind::List, 30, "12"), Some(Answer::Item(11)));
        assert_eq!(check(Kind::List, 30, "1."), Some(Answer::Item(0)));
        assert_eq!(check(Kind::List, 30, "4"), Some(Answer::Item(3)), "40 would be too many");
    }

    #[test]
    fn subsets_are_marked_within_their_bounds() {
        let kind = Kind::Subset { min: 1, max: 2 };
        assert_eq!(check(kind, 4, "31."), Some(Answer::Subset { subset: vec![0, 2] }));
        assert_eq!(check(kind, 4, "1v .").unwrap(), Answer::Subset { subset: vec![0, 1] });
        assert_eq!(check(kind, 4, "11."), None, "unmarked again, and one is needed");
        assert_eq!(check(kind, 4, "123."), Some(Answer::Subset { subset: vec![0, 1] }));
    }

    #[test]
    fn amounts_are_typed_or_stepped() {
        let kind = Kind::Amount { min: 2, max: 20, step: 3 };
        assert_eq!(check(kind, 0, "."), Some(Answer::Amount { amount: 2 }));
        assert_eq!(check(kind, 0, ">>."), Some(Answer::Amount { amount: 8 }));
        assert_eq!(check(kind, 0, ">><^."), Some(Answer::Amount { amount: 8 }));
        assert_eq!(check(kind, 0, "17."), Some(Answer::Amount { amount: 17 }));
        assert_eq!(check(kind, 0, "16."), None, "not a step");
        assert_eq!(check(kind, 0, "16b1b4b."), None);
    }

    #[test]
    fn orders_are_told_one_after_the_other() {
        assert_eq!(check(Kind::Order, 3, "312."), Some(Answer::Order { order: vec![2, 0, 1] }));
        assert_eq!(check(Kind::Order, 3, "31."), None);
        assert_eq!(check(Kind::Order, 3, "31b21."), Some(Answer::Order { order: vec![2, 1, 0] }));
    }
}
