//! Short texts of single places in scripts: the words of answers and questions.
//!
//! An answer is put as answers are put everywhere, such as `Payer 2 000 crédits`: after "may". What
//! must hold for it goes without saying, for it is on the menu.

use super::lines::{Line, Script};
use super::moments::known_to;
use super::pen::{Known, Mood, Pen};
use super::polish::{capital, uncapital};
use crate::Speaker;
use outer_rim::{AbilityId, At, ChoiceEffect, Content, DiceEffect, Effect, PickEffect, Titles};

/// Several lines as one, what stands below a line in brackets behind it:
/// `Test Stealth (pass: gain 2,000 credits; fail: lose 1 fame).`
pub(super) fn flat(pen: Pen<'_>, lines: &[Line]) -> String {
    let sentences: Vec<String> =
        branches(pen, lines, 0).into_iter().map(|text| format!("{text}.")).collect();
    pen.finish(&sentences.join(" "))
}

/// The lines that stand highest, each with what stands below it and without its full stop. There
/// is no bracket in a bracket: what stands deeper follows a dash.
fn branches(pen: Pen<'_>, lines: &[Line], depth: u8) -> Vec<String> {
    let Some(top) = lines.iter().map(|line| line.indent).min() else { return Vec::new() };
    lines
        .chunk_by(|_, next| next.indent > top)
        .map(|branch| {
            let text = branch[0].to_string();
            let text = text.trim_end_matches(['.', ':']).trim_end();
            match &branch[1..] {
                [] => text.to_owned(),
                below => {
                    let options = below[0].bullet;
                    let below: Vec<String> =
                        branches(pen, below, depth + 1).iter().map(|one| uncapital(one)).collect();
                    // Options stand clearly apart: each may be a row of deeds with commas.
                    let between = match (options, depth) {
                        (true, _) => pen.plain("orc-or-option"),
                        (false, 0) => pen.plain("orc-semicolon"),
                        (false, _) => ", ".to_owned(),
                    };
                    let below = below.join(&between);
                    if depth == 0 {
                        format!("{text} ({below})")
                    } else {
                        format!("{text} – {below}")
                    }
                }
            }
        })
        .collect()
}

/// A script as an answer: one label without a full stop, its outcomes put as the answer itself is.
fn answer(pen: Pen<'_>, script: Script<'_>, known: Known<'_>) -> String {
    let known = Known { outcomes: Mood::To, ..known };
    let lines = pen.laid(None, None, pen.pieces(script, Mood::To, known));
    let mut parts = branches(pen, &lines, 0);
    for later in parts.iter_mut().skip(1) {
        *later = uncapital(later);
    }
    pen.finish(&parts.join(&pen.plain("orc-semicolon")))
}

fn effect_at(content: &Content, at: At) -> Option<&Effect> {
    content.script(at.block).get(usize::from(at.pc))
}

/// What using an ability means: `Pay 1,000 credits to rotate this card`.
#[must_use]
pub fn ability(
    speaker: &Speaker<'_>,
    content: &Content,
    titles: &Titles,
    ability: AbilityId,
) -> String {
    let pen = Pen { speaker, content, titles };
    let ability = content.ability(ability);
    let script = Script { cost: &ability.cost, effects: ability.script.effects() };
    answer(pen, script, known_to(ability))
}

/// An ability as its card says it: `Action: pay 1,000 credits to rotate this card.`
#[must_use]
pub fn ability_line(
    speaker: &Speaker<'_>,
    content: &Content,
    titles: &Titles,
    ability: AbilityId,
) -> String {
    let pen = Pen { speaker, content, titles };
    flat(pen, &pen.ability(content.ability(ability)))
}

/// The effect at a place, whole: `Choose another player in your space …`.
#[must_use]
pub fn effect(speaker: &Speaker<'_>, content: &Content, titles: &Titles, at: At) -> Option<String> {
    let pen = Pen { speaker, content, titles };
    let effects = std::slice::from_ref(effect_at(content, at)?);
    Some(flat(pen, &pen.told(None, None, Script { cost: &[], effects }, Known::default())))
}

/// What was lent at a place, without for how long: `+1 Stealth`; and whether it is a thing one gets
/// or a sentence about the reader.
#[must_use]
pub fn lent(
    speaker: &Speaker<'_>,
    content: &Content,
    titles: &Titles,
    at: At,
    option: u8,
) -> Option<(String, bool)> {
    let pen = Pen { speaker, content, titles };
    let (text, thing) = match effect_at(content, at)? {
        Effect::Dice(DiceEffect::Lend(lent)) => pen.lent_thing(lent),
        Effect::Pick(PickEffect::LendSkill(skills)) => {
            (pen.lent_skill(*skills.get(usize::from(option))?), true)
        }
        Effect::Choice(_)
        | Effect::Pick(_)
        | Effect::Flow(_)
        | Effect::Purse(_)
        | Effect::Body(_)
        | Effect::Journey(_)
        | Effect::Patrol(_)
        | Effect::Encounter(_)
        | Effect::Card(_)
        | Effect::Work(_)
        | Effect::Dice(_) => return None,
    };
    Some((pen.finish(&text), thing))
}

/// One option of the choice at a place: `Pay 2,000 credits to gain 1 fame`.
#[must_use]
pub fn option(
    speaker: &Speaker<'_>,
    content: &Content,
    titles: &Titles,
    at: At,
    option: u8,
) -> Option<String> {
    let pen = Pen { speaker, content, titles };
    let Effect::Choice(ChoiceEffect::Choose(options)) = effect_at(content, at)? else {
        return None;
    };
    let option = options.get(usize::from(option))?;
    let script = Script { cost: &option.cost, effects: option.script.effects() };
    let text = answer(pen, script, Known::default());
    Some(if text.is_empty() { pen.finish(&capital(&pen.nothing(Mood::To))) } else { text })
}

/// What *yes* means at a place that offers something.
#[must_use]
pub fn accept(speaker: &Speaker<'_>, content: &Content, titles: &Titles, at: At) -> Option<String> {
    let pen = Pen { speaker, content, titles };
    let effect = effect_at(content, at)?;
    let script = match effect {
        Effect::Choice(ChoiceEffect::May(script)) => Script::free(script),
        Effect::Choice(ChoiceEffect::Pay(payment)) => {
            Script { cost: &payment.cost, effects: payment.then.effects() }
        }
        Effect::Pick(PickEffect::BuyTop { .. }) => {
            Script { cost: &[], effects: std::slice::from_ref(effect) }
        }
        Effect::Choice(_)
        | Effect::Pick(_)
        | Effect::Flow(_)
        | Effect::Purse(_)
        | Effect::Body(_)
        | Effect::Journey(_)
        | Effect::Patrol(_)
        | Effect::Encounter(_)
        | Effect::Card(_)
        | Effect::Work(_)
        | Effect::Dice(_) => return None,
    };
    Some(answer(pen, script, Known::default()))
}

/// What *no* means at a place that offers something; none where nothing follows.
#[must_use]
pub fn decline(
    speaker: &Speaker<'_>,
    content: &Content,
    titles: &Titles,
    at: At,
) -> Option<String> {
    let pen = Pen { speaker, content, titles };
    let Effect::Choice(ChoiceEffect::Pay(payment)) = effect_at(content, at)? else { return None };
    let text = answer(pen, Script::free(&payment.otherwise), Known::default());
    (!text.is_empty()).then_some(text)
}
