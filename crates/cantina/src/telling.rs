//! An answer, and the rules of a record, in words.

use catalog::Hosted;
use std::sync::Arc;
use tabletop::Answer;
use words::Speaker;

/// An answer in words, such as a bot's.
#[must_use]
pub fn answer_label<G: Hosted>(
    speaker: &Speaker<'_>,
    content: &Arc<G::Content>,
    view: &G::View,
    answer: &Answer<G::Action>,
) -> String {
    let labels = |items: &[G::Action], between: &str| {
        let each: Vec<String> =
            items.iter().map(|item| G::label(speaker, content, view, item)).collect();
        each.join(between)
    };
    match answer {
        Answer::Item(item) => G::label(speaker, content, view, item),
        Answer::Subset { subset } => labels(subset, ", "),
        Answer::Order { order } => labels(order, " > "),
        Answer::Amount { amount } => amount.to_string(),
    }
}

/// What is to be said of the entries that older rules decided.
#[must_use]
pub fn read_only(n_entries: u32, rules: u32) -> String {
    format!("{n_entries} entries were played under rules {rules}: they are read, not decided again")
}
