//! Short texts of single places in scripts: the words of menus and questions.

use super::lines::{Line, Script};
use super::pen::{Known, Mood, Pen};
use crate::Speaker;
use outer_rim::{AbilityId, At, Content, Effect, Titles};

/// Several lines as one: `Test Stealth. Pass: gain 2,000 credits.`
fn flat(lines: &[Line]) -> String {
    let texts: Vec<String> = lines.iter().map(ToString::to_string).collect();
    texts.join(" ")
}

fn effect_at(content: &Content, at: At) -> Option<&Effect> {
    content.script(at.block).get(usize::from(at.pc))
}

/// An ability, whole: `Action: pay 1,000 credits to rotate this card.`
#[must_use]
pub fn ability(
    speaker: &Speaker<'_>,
    content: &Content,
    titles: &Titles,
    ability: AbilityId,
) -> String {
    let pen = Pen { speaker, content, titles };
    flat(&pen.ability(content.ability(ability)))
}

/// The effect at a place, whole: `Choose another player in your space …`.
#[must_use]
pub fn effect(speaker: &Speaker<'_>, content: &Content, titles: &Titles, at: At) -> Option<String> {
    let pen = Pen { speaker, content, titles };
    let effects = std::slice::from_ref(effect_at(content, at)?);
    Some(flat(&pen.told(None, None, Script { cost: &[], effects }, Known::default())))
}

/// One option of the choice at a place: `Pay 2,000 credits to gain 1 fame.`
#[must_use]
pub fn option(
    speaker: &Speaker<'_>,
    content: &Content,
    titles: &Titles,
    at: At,
    option: u8,
) -> Option<String> {
    let pen = Pen { speaker, content, titles };
    let Effect::Choose(options) = effect_at(content, at)? else { return None };
    Some(flat(&pen.option(options.get(usize::from(option))?, Known::default())))
}

/// What *yes* means at a place that offers something.
#[must_use]
pub fn accept(speaker: &Speaker<'_>, content: &Content, titles: &Titles, at: At) -> Option<String> {
    let pen = Pen { speaker, content, titles };
    let known = Known::default();
    let effect = effect_at(content, at)?;
    let script = match effect {
        Effect::May(script) => Script::free(script),
        Effect::Pay(payment) => Script { cost: &payment.cost, effects: payment.then.effects() },
        Effect::BuyTop { .. } => {
            let deed = pen.pieces(
                Script { cost: &[], effects: std::slice::from_ref(effect) },
                Mood::Do,
                known,
            );
            return Some(flat(&pen.laid(None, None, deed)));
        }
        _ => return None,
    };
    Some(flat(&pen.told(None, None, script, known)))
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
    let Effect::Pay(payment) = effect_at(content, at)? else { return None };
    let lines = pen.script(&payment.otherwise, Known::default());
    (!lines.is_empty()).then(|| flat(&lines))
}
