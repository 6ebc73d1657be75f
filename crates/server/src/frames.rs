//! What comes in on a socket, counted below its messages: frames, bytes and reads.
//!
//! The pieces of a message, and whatever else never becomes one, are seen by nobody above; so they
//! are counted here, where they come in. Whoever sends too much is read no further: what they send
//! from then on stays in the network and costs nothing.

use crate::limits::{FRAME_COST, READ_COST};
use crate::throttle::{Bucket, Rate};
use crate::world::World;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::sync::Notify;

/// A connection whose incoming frames are counted.
pub struct Counted<S> {
    inner: S,
    heads: Heads,
    purse: Purse,
    is_spent: bool,
    /// Rung once, when it has sent too much.
    spent: Arc<Notify>,
}

/// What a connection may still send.
struct Purse {
    bucket: Bucket,
    rate: Rate,
    world: World,
}

impl<S> Counted<S> {
    pub fn new(inner: S, rate: Rate, world: World) -> Self {
        let bucket = Bucket::full(rate, world.now_ms());
        let purse = Purse { bucket, rate, world };
        Self { inner, heads: Heads::default(), purse, is_spent: false, spent: Arc::default() }
    }

    /// The bell that is rung when the connection has sent too much.
    pub fn spent(&self) -> Arc<Notify> {
        self.spent.clone()
    }

    fn pay(&mut self, read: &[u8]) {
        let cost = self.heads.n_begun(read) * FRAME_COST + read.len() as u64 + READ_COST;
        let Purse { bucket, rate, world } = &mut self.purse;
        if !bucket.pay(*rate, world.now_ms(), cost) {
            self.is_spent = true;
            self.spent.notify_one();
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Counted<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.is_spent {
            // Whoever was rung for ends the connection; nothing here will ever be ready.
            return Poll::Pending;
        }
        let n_before = buf.filled().len();
        ready!(Pin::new(&mut self.inner).poll_read(cx, buf))?;
        self.pay(&buf.filled()[n_before..]);
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Counted<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.inner).poll_write(cx, buf)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_shutdown(cx)
    }
}

/// The longest head of a frame: two bytes, eight of length and four of mask.
const HEAD_BYTES_MAX: usize = 14;

/// Finds where frames begin in what comes in, however it is cut.
#[derive(Default)]
struct Heads {
    head: [u8; HEAD_BYTES_MAX],
    /// How much of a head has come.
    n_head: usize,
    /// How much of the frame's own bytes is still to come.
    left: u64,
}

impl Heads {
    /// How many frames begin in these bytes.
    fn n_begun(&mut self, mut bytes: &[u8]) -> u64 {
        let mut n_begun = 0;
        while let Some((&byte, rest)) = bytes.split_first() {
            if self.left > 0 {
                let n = usize::try_from(self.left).unwrap_or(usize::MAX).min(bytes.len());
                self.left -= n as u64;
                bytes = &bytes[n..];
                continue;
            }
            n_begun += u64::from(self.n_head == 0);
            self.head[self.n_head] = byte;
            self.n_head += 1;
            bytes = rest;
            if self.n_head == self.head_len() {
                self.left = self.payload_len();
                self.n_head = 0;
            }
        }
        n_begun
    }

    /// How long the head is, as far as that is known.
    fn head_len(&self) -> usize {
        if self.n_head < 2 {
            return 2;
        }
        let n_mask = if self.head[1] & 0x80 == 0 { 0 } else { 4 };
        2 + self.n_length() + n_mask
    }

    /// How many bytes of length follow the first two.
    fn n_length(&self) -> usize {
        match self.head[1] & 0x7f {
            126 => 2,
            127 => 8,
            _ => 0,
        }
    }

    fn payload_len(&self) -> u64 {
        match self.n_length() {
            0 => u64::from(self.head[1] & 0x7f),
            n => self.head[2..2 + n].iter().fold(0, |sum, byte| (sum << 8) | u64::from(*byte)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

    fn frame(len: usize) -> Vec<u8> {
        let mut frame = match len {
            0..126 => vec![0x81, 0x80 | len as u8],
            126..65_536 => [&[0x81, 0xfe][..], &(len as u16).to_be_bytes()].concat(),
            _ => [&[0x81, 0xff][..], &(len as u64).to_be_bytes()].concat(),
        };
        frame.extend([0; 4]);
        frame.extend(vec![0x81; len]);
        frame
    }

    // Audit: SEC-H6
    #[test]
    fn frames_are_found_however_they_are_cut() {
        let frames: Vec<u8> = [0, 1, 125, 126, 127, 700, 70_000, 0, 0].map(frame).concat();
        for cut in [1, 2, 3, 5, 7, 64, 2_048, frames.len()] {
            let mut heads = Heads::default();
            let n: u64 = frames.chunks(cut).map(|part| heads.n_begun(part)).sum();
            assert_eq!(n, 9, "cut every {cut} bytes");
            assert_eq!((heads.n_head, heads.left), (0, 0));
        }
        let bare: Vec<u8> = [0x8a, 0x00].repeat(100);
        assert_eq!(Heads::default().n_begun(&bare), 100, "without a mask");
        let mut endless = Heads::default();
        assert_eq!(
            endless.n_begun(&[0x82, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
            1
        );
        assert_eq!(endless.n_begun(&[0; 10_000]), 0);
    }

    // Audit: SEC-H6
    #[tokio::test]
    async fn whoever_has_sent_too_much_is_read_no_further_and_can_be_told() {
        let (mut theirs, ours) = tokio::io::duplex(1_024 * 1_024);
        let rate = Rate { burst: 10, per_minute: 1 };
        let mut ours = Counted::new(ours, rate, World::new());
        let spent = ours.spent();
        let mut part = [0; 64];
        theirs.write_all(&frame(0).repeat(5)).await.expect("it goes out");
        assert_eq!(ours.read(&mut part).await.expect("it is read"), 30);
        theirs.write_all(&frame(0).repeat(1_000)).await.expect("it goes out");
        assert_eq!(ours.read(&mut part).await.expect("it is read"), 64);
        spent.notified().await;
        let more = tokio::time::timeout(std::time::Duration::from_millis(20), ours.read(&mut part));
        assert!(more.await.is_err(), "no more is read");
        ours.write_all(b"bye").await.expect("it goes out");
        theirs.read_exact(&mut part[..3]).await.expect("they hear it");
        assert_eq!(&part[..3], b"bye");
    }
}
