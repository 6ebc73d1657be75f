//! What cards say, and what a script would put to the test: the bridge to the generated text.

use super::names;
use super::reader::Reader;
use crate::{Speaker, args};
use outer_rim::{AbilityId, CardId, CharacterId, Effect, Face, Frame, Script, ShipId};
use tabletop::Seat;
use wire::Reading;

/// The eight sides of the die.
const SIDES: u32 = 8;

/// OR-19.4: the odds that one die shows one of these.
pub(super) fn face_odds(speaker: &Speaker<'_>, faces: &[Face]) -> String {
    let sides: u32 = faces.iter().map(|face| u32::from(Face::SIDES[face.idx()])).sum();
    // One die has odds in eighths: half per cents are worth telling.
    let tenths = sides * 1000 / SIDES;
    let (whole, tenth) = (tenths / 10, tenths % 10);
    let value = if tenth == 0 { whole.to_string() } else { decimal(speaker, whole, tenth) };
    speaker.say("or-per-cent", &args([("value", value.into())]))
}

fn decimal(speaker: &Speaker<'_>, whole: u32, tenth: u32) -> String {
    let mark = if speaker.lang() == crate::Lang::En { '.' } else { ',' };
    format!("{whole}{mark}{tenth}")
}

/// What an option of the present choice does.
pub(super) fn option(_reader: &Reader<'_>, _option: u8) -> String {
    String::new()
}

/// What an ability does.
pub(super) fn ability(_reader: &Reader<'_>, _ability: AbilityId) -> String {
    String::new()
}

/// What is offered by the present yes or no.
pub(super) fn offer(_reader: &Reader<'_>) -> String {
    String::new()
}

pub(super) fn card(reader: &Reader<'_>, card: CardId) -> Reading {
    Reading { title: reader.card(card), lines: Vec::new() }
}

pub(super) fn character(reader: &Reader<'_>, character: CharacterId) -> Reading {
    let title = names::character(reader.speaker, reader.content, character);
    Reading { title, lines: Vec::new() }
}

pub(super) fn ship(reader: &Reader<'_>, ship: ShipId, flipped: bool) -> Reading {
    let title = names::ship(reader.speaker, reader.content, ship, flipped);
    Reading { title, lines: Vec::new() }
}

/// The odds of everything a script may put to the test, one line each.
pub(super) fn forecast(reader: &Reader<'_>, seat: Seat, script: &Script) -> Vec<String> {
    let mut lines = Vec::new();
    foresee(reader, seat, script.effects(), &mut lines);
    lines
}

fn foresee(reader: &Reader<'_>, seat: Seat, effects: &[Effect], lines: &mut Vec<String>) {
    let mut add = |line: String| {
        if !lines.contains(&line) {
            lines.push(line);
        }
    };
    for effect in effects {
        match effect {
            Effect::Test(test) if !test.other => {
                test.skills.iter().for_each(|skill| add(reader.skill_odds(seat, *skill)));
            }
            Effect::Fight(fight) => {
                let scope = outer_rim::Scope::of(seat, outer_rim::Source::Rules);
                let foe = reader.state.amount(&scope, &fight.combat).clamp(0, 12) as u8;
                add(reader.fight_odds(seat, fight.arena, foe));
            }
            _ => {}
        }
    }
}

/// The script of an option of the present choice.
pub(super) fn option_script<'a>(reader: &'a Reader<'_>, option: u8) -> Option<&'a Script> {
    let Some(Frame::Run { at, .. }) = reader.view.frames.last() else { return None };
    match reader.content.script(at.block).get(usize::from(at.pc))? {
        Effect::Choose(options) => options.get(usize::from(option)).map(|one| &one.script),
        _ => None,
    }
}

/// The script that a yes to the present offer begins.
pub(super) fn offered_script<'a>(reader: &'a Reader<'_>) -> Option<&'a Script> {
    let Some(Frame::Run { at, .. }) = reader.view.frames.last() else { return None };
    match reader.content.script(at.block).get(usize::from(at.pc))? {
        Effect::May(script) => Some(script),
        Effect::Pay(payment) => Some(&payment.then),
        _ => None,
    }
}
