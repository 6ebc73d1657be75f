//! How a table is written down: JSON with names, so that old tables open for ever.

use crate::hall::Hall;
use catalog::{CardSet, CardSetError, Hosted, StoredHeader, commitment, seed_from_hex, to_hex};
use room::{RequestKey, Seated, SeatingRecord};
use serde::Deserialize;
use store::{Row, StoredTable};
use tabletop::{AuditFault, EntryOf, HeaderOf, Opening, Seat, Seed, Table};

/// The version of what is stored.
const FORMAT: u32 = 1;

/// What a request without a seat is filed under: a host who only looks on.
const NO_SEAT: u8 = u8::MAX;

/// The part of a header that tells which game it is.
#[derive(Deserialize)]
struct Peek {
    header: PeekHeader,
}

#[derive(Deserialize)]
struct PeekHeader {
    game: String,
}

/// Why a stored table cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum StoredError {
    #[error("it cannot be read: {0}")]
    Syntax(#[from] serde_json::Error),
    #[error("it is in format {found}; this program reads format {FORMAT}")]
    Format { found: u32 },
    #[error("it was opened under rules {found}; this program reads rules {oldest} to {known}")]
    Rules { found: u32, oldest: u32, known: u32 },
    #[error("its card set is broken: {0}")]
    Cards(#[from] CardSetError),
    #[error("its seed or its card set is not the one its header names")]
    Pins,
    #[error("its position cannot be")]
    Position,
    #[error("its log does not hold together: {0}")]
    Log(AuditFault),
}

/// Which game a stored header is about.
///
/// # Errors
/// It is no header.
pub fn game_of(header: &[u8]) -> Result<String, StoredError> {
    Ok(serde_json::from_slice::<Peek>(header)?.header.game)
}

pub fn header_bytes<G>(header: HeaderOf<G>, seed: &Seed, cards: &CardSet<G>) -> Vec<u8>
where
    G: Hosted<Content: Clone>,
{
    let content = G::Content::clone(&cards.content);
    let stored = StoredHeader::<G> { cantina: FORMAT, header, seed: to_hex(&seed.0), content };
    G::to_json(&stored).into_bytes()
}

pub fn seating_bytes(seating: &SeatingRecord) -> Vec<u8> {
    serde_json::to_vec(seating).expect("seatings are plain data")
}

/// # Errors
/// It is no seating.
pub fn seating_of(bytes: &[u8]) -> Result<SeatingRecord, StoredError> {
    Ok(serde_json::from_slice(bytes)?)
}

pub fn row<G: Hosted>(entry: &EntryOf<G>, request: Option<RequestKey>) -> Row {
    let payload = G::to_json(entry).into_bytes();
    let request = request.map(|request| store::RequestKey {
        seat: request.seat.map_or(NO_SEAT, u8::from),
        id: request.id,
    });
    Row { seq: entry.seq, payload, request }
}

/// Opens a stored table.
///
/// # Errors
/// What does not hold together.
pub fn open<G: Hosted>(
    id: &str,
    stored: StoredTable,
    hall: &Hall<G>,
    bot_delay_ms: u64,
) -> Result<Seated<G>, StoredError> {
    let head: StoredHeader<G> = G::from_json(&stored.header)?;
    if head.cantina != FORMAT {
        return Err(StoredError::Format { found: head.cantina });
    }
    let found = head.header.rules;
    if !Table::<G>::reads(found) {
        return Err(StoredError::Rules { found, oldest: G::RULES_OLDEST, known: G::RULES });
    }
    let seed = seed_from_hex(&head.seed).ok_or(StoredError::Pins)?;
    // Tables that play with the same set share it.
    let content = if head.header.content == hall.cards.hash {
        hall.cards.content.clone()
    } else {
        let cards = CardSet::<G>::new(head.content)?;
        if cards.hash != head.header.content {
            return Err(StoredError::Pins);
        }
        cards.content
    };
    if commitment(&seed) != head.header.commitment {
        return Err(StoredError::Pins);
    }
    let opening = Opening { header: head.header, content };
    let mut table = Table::unopened(opening, Some(seed)).map_err(|_| StoredError::Position)?;
    let mut requests = Vec::new();
    for row in stored.rows {
        table.fold(G::from_json(&row.payload)?).map_err(StoredError::Log)?;
        requests.extend(
            row.request.map(|request| RequestKey {
                seat: Seat::try_from(request.seat).ok(),
                id: request.id,
            }),
        );
    }
    Ok(Seated {
        id: id.to_owned(),
        table,
        seed,
        seating: seating_of(&stored.seating)?,
        requests,
        finished: stored.finished_ms.is_some(),
        bot_delay_ms,
    })
}
