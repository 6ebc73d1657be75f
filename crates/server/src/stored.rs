//! How a table is written down: JSON with names, so that old tables open for ever.

use crate::hall::Hall;
use crate::house::House;
use catalog::{CardSet, CardSetError, Hosted, StoredHeader, commitment, seed_from_hex, to_hex};
use room::{Delays, Holding, RequestKey, Seated, SeatingRecord};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use store::{Attachment, Row, StoreError, StoredTable};
use tabletop::{AuditFault, EntryOf, HeaderOf, Opening, Seat, Seed, Table};

/// The version of what is stored.
const FORMAT: u32 = 1;

/// What a request without a seat is filed under: a host who does not play.
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

/// A table as it was loaded.
pub struct Loaded {
    pub table: StoredTable,
    /// Its card set, where that is not the one new tables are dealt with.
    pub cards: Option<Vec<u8>>,
}

/// Loads a table and, if need be, its card set.
///
/// # Errors
/// What the store says.
pub async fn load(house: &House, id: &str) -> Result<Option<Loaded>, StoreError> {
    let Some(table) = house.store.load(id).await? else { return Ok(None) };
    let cards = match &table.attachment {
        Some(name) if !house.halls.has_cards(name) => {
            let lost = || StoreError::Corrupt(format!("the card set {name} is missing"));
            Some(house.store.attachment(name).await?.ok_or_else(lost)?)
        }
        _ => None,
    };
    Ok(Some(Loaded { table, cards }))
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
    #[error("its position is impossible")]
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

pub fn header_bytes<G: Hosted>(header: HeaderOf<G>, seed: &Seed) -> Vec<u8> {
    let seed = to_hex(&seed.0);
    let stored = StoredHeader::<G> { cantina: FORMAT, header, seed, content: None };
    G::to_json(&stored).into_bytes()
}

/// A card set as it lies in the store, by its hash.
pub fn attachment<G: Hosted>(cards: &CardSet<G>) -> Attachment {
    let bytes = G::to_json(&*cards.content).into_bytes();
    Attachment { name: cards.hash.clone(), bytes: bytes.into() }
}

/// Takes the card set out of a header that an earlier build wrote.
pub fn split(header: &[u8]) -> Option<(Vec<u8>, Attachment)> {
    #[derive(Deserialize, Serialize)]
    struct Whole<'a> {
        cantina: u32,
        #[serde(borrow)]
        header: &'a RawValue,
        #[serde(borrow)]
        seed: &'a RawValue,
        #[serde(borrow, skip_serializing)]
        content: Option<&'a RawValue>,
    }
    #[derive(Deserialize)]
    struct Pin {
        content: String,
    }
    let whole: Whole<'_> = serde_json::from_slice(header).ok()?;
    let content = whole.content?.get().as_bytes().into();
    let pin: Pin = serde_json::from_str(whole.header.get()).ok()?;
    let short = serde_json::to_vec(&whole).ok()?;
    Some((short, Attachment { name: pin.content, bytes: content }))
}

pub fn seating_bytes(seating: &SeatingRecord) -> Vec<u8> {
    serde_json::to_vec(seating).expect("seatings are plain data")
}

/// To whom a table belongs, for the store: whoever has a seat, and who made it.
pub fn members(seating: &SeatingRecord) -> Vec<Vec<u8>> {
    let seated = seating.seats.iter().filter_map(|holding| match holding {
        Holding::Person { key, .. } => Some(key),
        Holding::Free | Holding::Bot { .. } => None,
    });
    seated.chain([&seating.maker]).map(|key| key.bytes().to_vec()).collect()
}

/// The same from a stored seating; nobody, where it is damaged, which shows when it is opened.
pub fn members_of(seating: &[u8]) -> Vec<Vec<u8>> {
    seating_of(seating).map(|seating| members(&seating)).unwrap_or_default()
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
    loaded: Loaded,
    hall: &Hall<G>,
    delays: Delays,
) -> Result<Seated<G>, StoredError> {
    let Loaded { table: stored, cards } = loaded;
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
        let content = match (head.content, cards) {
            (Some(content), _) => content,
            (None, Some(cards)) => G::from_json(&cards)?,
            (None, None) => return Err(StoredError::Pins),
        };
        let cards = CardSet::<G>::new(content)?;
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
        delays,
    })
}
