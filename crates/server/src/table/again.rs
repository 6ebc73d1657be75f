//! What a table at which the same people play again is stored as.

use crate::house::House;
use crate::limits::TABLE_ID_CHARS;
use crate::stored;
use crate::world::table_id_of;
use catalog::{Hosted, Record};
use room::{KeyHash, Rematch, Room};
use tabletop::Seed;
use wire::Code;

/// The table at which the people of this one play again, opened by this person, with this secret.
///
/// # Errors
/// Why they may not, or why it cannot be dealt: the set that new tables are dealt with has changed.
pub fn rematch<G: Hosted>(
    room: &Room<G>,
    house: &House,
    key: &KeyHash,
    seed: &Seed,
) -> Result<store::NewTable, Code> {
    let Rematch { name, seating, options } = room.rematch(key)?;
    let hall = house.halls.of::<G>();
    let n_seats = u8::try_from(seating.seats.len()).map_err(|_| Code::Options)?;
    let setup = G::setup(n_seats, options, &hall.cards.content).map_err(|_| Code::Options)?;
    let header = Record::<G>::header(setup, &hall.cards, seed);
    Ok(store::NewTable {
        id: table_id_of::<TABLE_ID_CHARS>(&name),
        header: stored::header_bytes::<G>(header, seed),
        seating: stored::seating_bytes(&seating),
        members: stored::members(&seating),
        created_ms: 0,
        attachment: Some(hall.attachment.clone()),
    })
}
