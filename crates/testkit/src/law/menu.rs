//! A menu is all legal answers, and nothing else.

use crate::{Kit, Walk};
use tabletop::{Answer, By, Decision, Dice, Game, Kind, MENU_ITEMS_MAX, Menu, Refusal, Table};

/// How many members of each menu are tried.
const MEMBERS_TRIED: usize = 12;
/// How many answers of earlier menus are kept as strangers for later ones.
const STRANGERS_MAX: usize = 24;

pub(super) fn is_the_truth<K: Kit>(walk: &mut Walk<'_, K>) -> Result<u64, String> {
    let mut strangers = Strangers::default();
    let mut n_checks = 0;
    walk.each_pause(|table, dice| {
        for decision in table.pending().iter() {
            let menu = table.menu(decision.id);
            well_formed(&menu)?;
            n_checks += members_are_taken(table, decision, &menu, dice)?;
            for answer in strangers.of(&menu) {
                let meant = K::Game::meant(table.state(), decision.seat, &answer);
                if belongs(&menu, &meant) {
                    n_checks += other_names_are_taken(table, decision, answer)?;
                    continue;
                }
                let refused = table.propose(decision.seat, decision.id, answer.clone(), By::Person);
                if !matches!(refused, Err(Refusal::NotOnTheMenu { .. })) {
                    return Err(format!(
                        "{answer:?} is not on {menu:?} and was not refused for it"
                    ));
                }
                n_checks += 1;
            }
            strangers.remember(&menu);
        }
        Ok(())
    })?;
    Ok(n_checks)
}

// What is offered under another name can be answered with.
fn other_names_are_taken<G: Game>(
    table: &Table<G>,
    decision: Decision,
    answer: Answer<G::Action>,
) -> Result<u64, String> {
    if let Some(rule) = G::why_not(table.state(), decision.seat, &answer) {
        return Err(format!(
            "{answer:?} is offered by another name, and {rule} is said to forbid it"
        ));
    }
    let text = format!("{answer:?}");
    table.propose(decision.seat, decision.id, answer, By::Person).map_err(|refusal| {
        format!("{text} is offered by another name and was refused: {refusal}")
    })?;
    Ok(1)
}

/// Whether a stranger can draw this menu: something can be answered, bounds
/// are bounds, and no two items are the same.
///
/// # Errors
/// What is wrong.
pub fn well_formed<A: Clone + PartialEq + std::fmt::Debug>(menu: &Menu<A>) -> Result<(), String> {
    let items = menu.items();
    let fault = |what: &str| Err(format!("{what}: {menu:?}"));
    if items.len() > MENU_ITEMS_MAX {
        return fault("the menu is too long");
    }
    if items.iter().enumerate().any(|(idx, item)| items[..idx].contains(item)) {
        return fault("an item is on the menu twice");
    }
    match menu.kind() {
        Kind::List | Kind::Order if items.is_empty() => fault("the menu is empty"),
        Kind::Subset { min, max } if min > max || usize::from(min) > items.len() => {
            fault("no subset is large enough")
        }
        Kind::Subset { max, .. } if usize::from(max) > items.len() => {
            fault("the menu asks for more than it has")
        }
        Kind::Amount { min, max, step } if step == 0 || min > max => fault("there is no amount"),
        Kind::Amount { min, max, step } if (max - min) % step != 0 => {
            fault("the greatest amount cannot be reached")
        }
        Kind::List | Kind::Subset { .. } | Kind::Amount { .. } | Kind::Order => Ok(()),
    }
}

fn members_are_taken<G: Game>(
    table: &Table<G>,
    decision: Decision,
    menu: &Menu<G::Action>,
    dice: &mut Dice,
) -> Result<u64, String> {
    let mut tried = members(menu, MEMBERS_TRIED);
    tried.push(menu.sample(dice));
    for answer in &tried {
        if !menu.contains(answer) {
            return Err(format!("{answer:?} is listed but not on the menu {menu:?}"));
        }
        if let Some(rule) = G::why_not(table.state(), decision.seat, answer) {
            return Err(format!("{answer:?} is on the menu, and {rule} is said to forbid it"));
        }
        table
            .propose(decision.seat, decision.id, answer.clone(), By::Person)
            .map_err(|refusal| format!("{answer:?} is on the menu and was refused: {refusal}"))?;
    }
    Ok(tried.len() as u64)
}

/// Members of the menu, spread over it.
pub(super) fn members<A: Clone + PartialEq>(menu: &Menu<A>, n: usize) -> Vec<Answer<A>> {
    match menu.count() {
        Some(count) if count > n as u64 => {
            (0..n as u64).map(|idx| menu.nth(idx * (count / n as u64))).collect()
        }
        _ => menu.answers(n).collect(),
    }
}

/// Answers that some menu had, to be tried where they do not belong.
pub(super) struct Strangers<A> {
    seen: Vec<Answer<A>>,
    at: usize,
}

impl<A> Default for Strangers<A> {
    fn default() -> Self {
        Self { seen: Vec::new(), at: 0 }
    }
}

impl<A: Clone + PartialEq> Strangers<A> {
    /// Keeps some of this menu's answers.
    pub(super) fn remember(&mut self, menu: &Menu<A>) {
        for answer in members(menu, 6) {
            if self.seen.contains(&answer) {
                continue;
            }
            if self.seen.len() < STRANGERS_MAX {
                self.seen.push(answer);
            } else {
                self.seen[self.at % STRANGERS_MAX] = answer;
                self.at += 1;
            }
        }
    }

    /// Everything kept.
    pub(super) fn all(&self) -> &[Answer<A>] {
        &self.seen
    }

    /// Answers that are not on this menu: kept ones, and ones bent out of shape.
    pub(super) fn of(&self, menu: &Menu<A>) -> Vec<Answer<A>> {
        let kept = self.seen.iter().cloned();
        kept.chain(bent(menu)).filter(|answer| !belongs(menu, answer)).collect()
    }
}

// Right items in wrong shapes, and right shapes with wrong numbers.
fn bent<A: Clone + PartialEq>(menu: &Menu<A>) -> Vec<Answer<A>> {
    let items = menu.items().to_vec();
    let twice: Vec<A> = items.iter().chain(&items).cloned().collect();
    let backwards: Vec<A> = items.iter().rev().cloned().collect();
    let mut bent = vec![
        Answer::Subset { subset: Vec::new() },
        Answer::Subset { subset: twice.clone() },
        Answer::Subset { subset: backwards },
        Answer::Order { order: Vec::new() },
        Answer::Order { order: twice },
        Answer::Amount { amount: u32::MAX },
    ];
    bent.extend(items.first().cloned().map(Answer::Item));
    if let Kind::Amount { min, max, step } = menu.kind() {
        let outside = [min.checked_sub(1), max.checked_add(1), (step > 1).then(|| min + 1)];
        bent.extend(outside.into_iter().flatten().map(|amount| Answer::Amount { amount }));
    }
    bent
}

// The law's own idea of membership, by enumeration where that is possible, so
// that it does not ask `Menu::contains` about itself.
fn belongs<A: Clone + PartialEq>(menu: &Menu<A>, answer: &Answer<A>) -> bool {
    const ENUMERATED_MAX: u64 = 64;
    match menu.count() {
        Some(count) if count <= ENUMERATED_MAX => {
            menu.answers(ENUMERATED_MAX as usize).any(|member| member == *answer)
        }
        _ => menu.contains(answer),
    }
}
