//! How rows and shared bytes lie on disk: packed by zstd, with a checksum, so that damage is seen.

use crate::limits::{PAYLOAD_MAX, REQUEST_ID_MAX, SEGMENT_BYTES_MAX, SEGMENT_ROWS};
use crate::{RequestKey, Row, StoreError};
use zstd::bulk::{Compressor, Decompressor};
use zstd::zstd_safe::CParameter;

/// For a log that grows: quick, and a tenth of the size of its JSON.
const LEVEL_OFTEN: i32 = 3;
/// For what is packed once and read for years.
const LEVEL_ONCE: i32 = 15;

/// What one row needs beside its payload and its request's id, at most.
const ROW_FRAME_BYTES: usize = 16;

/// The most bytes that a segment unpacks to: the row that fills it may be a large one.
const UNPACKED_MAX: usize =
    SEGMENT_BYTES_MAX + PAYLOAD_MAX + REQUEST_ID_MAX + SEGMENT_ROWS as usize * ROW_FRAME_BYTES;

/// Packs bytes that many tables share.
pub(crate) fn pack_once(bytes: &[u8]) -> Result<Vec<u8>, StoreError> {
    pack(bytes, LEVEL_ONCE)
}

pub(crate) fn unpack_once(packed: &[u8], max: usize) -> Result<Vec<u8>, StoreError> {
    unpack(packed, max)
}

/// Packs rows that follow each other. Their numbers are not written down: the first one is kept
/// beside the segment.
pub(crate) fn pack_rows(rows: &[Row]) -> Result<Vec<u8>, StoreError> {
    let size = rows.iter().map(|row| ROW_FRAME_BYTES + row_bytes(row)).sum();
    let mut bytes = Vec::with_capacity(size);
    for row in rows {
        match &row.request {
            None => bytes.push(0),
            Some(request) => {
                bytes.extend([1, request.seat]);
                put(&mut bytes, request.id.as_bytes());
            }
        }
        put(&mut bytes, &row.payload);
    }
    pack(&bytes, LEVEL_OFTEN)
}

/// The rows of a segment, numbered from `first`.
pub(crate) fn unpack_rows(first: u32, packed: &[u8]) -> Result<Vec<Row>, StoreError> {
    let bytes = unpack(packed, UNPACKED_MAX)?;
    let cut = || StoreError::Corrupt(format!("the segment from row {first} on is cut short"));
    let mut rest = Reader(&bytes);
    let mut rows = Vec::new();
    for seq in first.. {
        if rest.0.is_empty() {
            break;
        }
        rows.push(rest.row(seq).ok_or_else(cut)?);
    }
    Ok(rows)
}

/// The rows of all segments of a table: the number of the first row of each, and its packed rows.
pub(crate) fn unpack_all(segments: Vec<(u32, Vec<u8>)>) -> Result<Vec<Row>, StoreError> {
    let mut rows = Vec::new();
    for (first, packed) in segments {
        rows.extend(unpack_rows(first, &packed)?);
    }
    Ok(rows)
}

/// Cuts rows into segments: none is empty, none has a gap, none is larger than a reader wants to
/// hold at once.
pub(crate) fn in_pieces(rows: Vec<Row>) -> Vec<Vec<Row>> {
    let mut pieces: Vec<Vec<Row>> = Vec::new();
    let mut bytes = 0;
    for row in rows {
        let follows = |piece: &&mut Vec<Row>| {
            let last = piece.last().map(|last| last.seq + 1);
            last == Some(row.seq)
                && (piece.len() as u32) < SEGMENT_ROWS
                && bytes < SEGMENT_BYTES_MAX
        };
        match pieces.last_mut().filter(follows) {
            Some(piece) => {
                bytes += row_bytes(&row);
                piece.push(row);
            }
            None => {
                bytes = row_bytes(&row);
                pieces.push(vec![row]);
            }
        }
    }
    pieces
}

/// How many bytes of its segment a row fills.
pub(crate) fn row_bytes(row: &Row) -> usize {
    row.payload.len() + row.request.as_ref().map_or(0, |request| request.id.len())
}

fn pack(bytes: &[u8], level: i32) -> Result<Vec<u8>, StoreError> {
    let packed = Compressor::new(level).and_then(|mut compressor| {
        compressor.set_parameter(CParameter::ChecksumFlag(true))?;
        compressor.compress(bytes)
    });
    // Only a machine without memory fails here.
    packed.map_err(|error| StoreError::Unavailable(format!("cannot pack: {error}")))
}

fn unpack(packed: &[u8], max: usize) -> Result<Vec<u8>, StoreError> {
    let corrupt = |detail: String| StoreError::Corrupt(format!("cannot unpack: {detail}"));
    let size = Decompressor::upper_bound(packed).filter(|&size| size <= max);
    // Nothing at all reads as no frames, and would pass for packed nothing.
    let size = size.filter(|_| !packed.is_empty());
    let size = size.ok_or_else(|| corrupt("no sound frame, or too large".into()))?;
    let unpacked = Decompressor::new().and_then(|mut reader| reader.decompress(packed, size));
    unpacked.map_err(|error| corrupt(error.to_string()))
}

fn put(bytes: &mut Vec<u8>, part: &[u8]) {
    let size = u32::try_from(part.len()).expect("the bounds of a row are far below u32::MAX");
    bytes.extend(size.to_le_bytes());
    bytes.extend(part);
}

/// What is left of an unpacked segment.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn row(&mut self, seq: u32) -> Option<Row> {
        let request = match self.byte()? {
            0 => None,
            1 => {
                let seat = self.byte()?;
                let id = String::from_utf8(self.part()?.to_vec()).ok()?;
                Some(RequestKey { seat, id })
            }
            _ => return None,
        };
        Some(Row { seq, payload: self.part()?.to_vec(), request })
    }

    fn part(&mut self) -> Option<&'a [u8]> {
        let size = u32::from_le_bytes(self.take(4)?.try_into().ok()?);
        self.take(size as usize)
    }

    fn byte(&mut self) -> Option<u8> {
        Some(self.take(1)?[0])
    }

    fn take(&mut self, n_bytes: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(n_bytes)?;
        self.0 = rest;
        Some(taken)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows() -> Vec<Row> {
        let request = |seat, id: &str| Some(RequestKey { seat, id: id.into() });
        vec![
            Row { seq: 7, payload: b"{}".to_vec(), request: None },
            Row { seq: 8, payload: vec![], request: request(0, "") },
            Row { seq: 9, payload: vec![0, 255, 10], request: request(255, "a\u{e9}\0") },
        ]
    }

    #[test]
    fn rows_come_out_as_they_went_in() {
        let packed = pack_rows(&rows()).unwrap();
        assert_eq!(unpack_rows(7, &packed).unwrap(), rows());
        assert_eq!(unpack_rows(0, &pack_rows(&[]).unwrap()).unwrap(), []);
    }

    /// Every byte of a segment is covered by what zstd checks.
    #[test]
    fn a_changed_or_missing_byte_is_noticed() {
        let packed = pack_rows(&rows()).unwrap();
        for idx in 0..packed.len() {
            let mut changed = packed.clone();
            changed[idx] ^= 0x15;
            let read = unpack_rows(7, &changed);
            assert!(read.is_err() || read.as_deref() == Ok(&rows()[..]), "byte {idx}: {read:?}");
            assert!(unpack_rows(7, &packed[..idx]).is_err(), "cut at {idx}");
        }
    }

    #[test]
    fn what_would_unpack_to_too_much_is_refused() {
        let packed = pack(&vec![0; UNPACKED_MAX + 1], LEVEL_OFTEN).unwrap();
        assert!(packed.len() < 10_000);
        assert!(matches!(unpack(&packed, UNPACKED_MAX), Err(StoreError::Corrupt(_))));
    }
}
