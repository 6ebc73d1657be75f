//! What the disk itself can do: a file, a write, `fdatasync`, at the rate of a load.
//!
//! Whatever is due when the disk is ready is written together, as the store does it. Two files: one
//! that grows, where the file system has to note its new length each time, and one whose blocks are
//! there already and are written over. A disk that has a bad minute shows it here as well.

use std::fs::{File, OpenOptions};
use std::io::{Seek as _, SeekFrom, Write as _};
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// What one move writes, about: two pages of the database's log.
const BYTES_PER_MOVE: usize = 8 * 1024;
/// The length of the file that is written over.
const FILE_BYTES: usize = 32 * 1024 * 1024;
/// How long each loop runs.
const LENGTH: Duration = Duration::from_secs(4);
/// A time that people notice, at a table.
const STALL: Duration = Duration::from_millis(10);

/// How long one write took, from when it was due to when it was on disk.
pub struct Figures {
    name: &'static str,
    times: Vec<Duration>,
}

impl Figures {
    pub fn p99_ms(&self) -> f64 {
        self.at(990)
    }

    fn at(&self, of_thousand: usize) -> f64 {
        let idx = (self.times.len() * of_thousand / 1_000).min(self.times.len() - 1);
        self.times[idx].as_secs_f64() * 1_000.0
    }

    pub fn print(&self, when: &str) {
        let stalls = self.times.iter().filter(|time| **time >= STALL).count();
        println!(
            "    bare loop {when}, {}: p50 {:.2} ms, p99 {:.2} ms, max {:.1} ms; {stalls} of {} \
             waited longer than {} ms",
            self.name,
            self.at(500),
            self.at(990),
            self.at(1_000),
            self.times.len(),
            STALL.as_millis(),
        );
    }
}

/// Both loops at this rate, in a folder on the disk to be measured.
pub fn both(folder: &Path, per_second: u32) -> [Figures; 2] {
    let growing = File::create(folder.join("growing")).expect("a file");
    let grown = run("growing file", growing, per_second, None);
    let ready = folder.join("ready");
    let mut file = OpenOptions::new().create(true).write(true).truncate(true).open(&ready);
    let file = file.as_mut().expect("a file");
    file.write_all(&vec![0; FILE_BYTES]).expect("room");
    file.sync_all().expect("a disk");
    let over = file.try_clone().expect("a file");
    let written_over = run("written over", over, per_second, Some(FILE_BYTES));
    [grown, written_over]
}

#[expect(clippy::disallowed_methods, reason = "a loop without any runtime is what is measured")]
fn run(name: &'static str, mut file: File, per_second: u32, length: Option<usize>) -> Figures {
    let began = Instant::now();
    let every = Duration::from_secs(1) / per_second;
    let due = |nth: u32| began + every * nth;
    let (mut next, mut at) = (0_u32, 0);
    let mut times = Vec::new();
    while began.elapsed() < LENGTH {
        if let Some(wait) = due(next).checked_duration_since(Instant::now()) {
            sleep(wait);
        }
        let first = next;
        while due(next) <= Instant::now() {
            next += 1;
        }
        let bytes = vec![7; (next - first) as usize * BYTES_PER_MOVE];
        if length.is_some_and(|length| at + bytes.len() > length) {
            at = 0;
        }
        file.seek(SeekFrom::Start(at as u64)).expect("a file");
        file.write_all(&bytes).expect("room");
        file.sync_data().expect("a disk");
        at += bytes.len();
        times.extend((first..next).map(|nth| due(nth).elapsed()));
    }
    times.sort_unstable();
    Figures { name, times }
}
