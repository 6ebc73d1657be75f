//! Contacts, encounters and the databank.

use crate::decide::{cards, contact};
use crate::resolve::{Judge, Worth};
use crate::work::Work;
use crate::{BoardEvent, CardEvent, Combat, Frame, Place, Purpose, Scope, Source, Token};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// Contacts, encounters and the databank.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum EncounterEffect {
    /// OR-21.1: resolve a random databank card of this number.
    Databank(u16),
    /// The whole card ends here.
    Stop,
    /// OR-17.8: turn the bound contact face up.
    RevealContact,
    /// OR-17.8: turn all contacts of the place face up.
    RevealContacts(Place),
    /// OR-17.8: look at the bound contact in secret.
    PeekContact,
    /// OR-17.2: encounter the bound contact.
    EncounterContact,
    /// OR-17.4: gain this contact as crew. You make room for it, or it stays where nothing was paid.
    Hire,
    /// OR-17.9: this contact leaves the game.
    RemoveContact,
    /// OR-14.4: draw and resolve an encounter card of your space.
    EncounterSpace,
}

impl EncounterEffect {
    pub(crate) fn perform(&self, work: &mut Work<'_, '_>, scope: Scope) {
        let seat = scope.seat;
        match self {
            Self::Databank(number) => {
                if let Some(card) = cards::draw_numbered(work, *number) {
                    work.emit(CardEvent::DatabankDrawn { seat, card });
                    let scope = Scope { source: Source::Card(card), ..scope };
                    work.push(Frame::run(work.content.card(card).script.block(), scope));
                }
            }
            Self::Stop => stop(work),
            Self::RevealContact => {
                if let Some(spot) = scope.spot {
                    contact::reveal(work, spot);
                }
            }
            Self::RevealContacts(place) => {
                if let Some(space) = work.ctx().place(&scope, place) {
                    let spots: Vec<u8> = work.ctx().spots_at(space).collect();
                    for spot in spots {
                        contact::reveal(work, spot);
                    }
                }
            }
            Self::PeekContact => {
                if let Some(spot) = scope.spot {
                    contact::peek(work, seat, spot);
                }
            }
            Self::EncounterContact => {
                if let Some(spot) = scope.spot {
                    work.push(Frame::Contact { seat, spot });
                }
            }
            Self::Hire => contact::hire(work, scope),
            Self::RemoveContact => {
                if let Some(spot) = scope.spot
                    && work.stage.state.spots[usize::from(spot)] != Token::Empty
                {
                    work.emit(BoardEvent::ContactLeft { spot });
                }
            }
            Self::EncounterSpace => contact::encounter_space(work, seat, false),
        }
    }

    pub(crate) fn worth(&self, judge: Judge<'_>, scope: &Scope) -> Worth {
        let ctx = judge.ctx;
        let token = |spot: u8| ctx.state.spots[usize::from(spot)];
        let here = scope.spot.map_or(Token::Empty, token);
        match self {
            Self::RevealContact => Worth::gain_if(here.is_down()),
            Self::RevealContacts(place) => {
                let mut spots =
                    ctx.place(scope, place).into_iter().flat_map(|space| ctx.spots_at(space));
                Worth::gain_if(spots.any(|spot| token(spot).is_down()))
            }
            Self::PeekContact => Worth::gain_if(match here {
                Token::Down(_) => true,
                Token::Peeked { by, .. } => !by.contains(scope.seat),
                Token::Up(_) | Token::Empty => false,
            }),
            Self::EncounterContact => {
                scope.spot.map_or(Worth::Nothing, |spot| judge.meeting(scope.seat, spot))
            }
            Self::Hire => Worth::gain_if(judge.can_hire(scope)),
            Self::RemoveContact => Worth::gain_if(here != Token::Empty),
            Self::EncounterSpace => Worth::Gain,
            Self::Databank(number) => judge.databank(scope, *number),
            // The rest of the card is averted.
            Self::Stop => Worth::Loss,
        }
    }
}

// The whole card ends, also from within a combat of it, whose damage is still dealt.
fn stop(work: &mut Work<'_, '_>) {
    for idx in (0..work.stack.len()).rev() {
        if let Frame::Run { .. } | Frame::Each { .. } = work.stack[idx] {
            work.stack.remove(idx);
        } else if let Frame::Combat(Combat { purpose: Purpose::Script, .. }) = work.stack[idx] {
        } else {
            break;
        }
    }
}
