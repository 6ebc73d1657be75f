//! A server that is killed loses nothing that it had acknowledged.
//!
//! A kill leaves the system's own buffers alive, so this proves that an answer
//! never runs ahead of the write, and that a torn batch is undone. That the
//! write is also synced is the work of `synchronous = FULL`, which a unit test
//! of the crate checks.

use crate::fixture::{asked, table};
use std::collections::BTreeMap;
use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use store::Store;

/// Where the child finds its data folder; also what tells it that it is one.
const FOLDER: &str = "STORE_KILL_FOLDER";
/// Several tables, so that the kill falls into batches of several rows.
const TABLES: usize = 4;
const ROUNDS: usize = 6;
/// The kill comes after at least one answer, and after this many at most.
const ANSWERS_MAX: u64 = 120;

/// Both sides of the test: run by itself it is the one that kills; run by that
/// one, with a folder in its environment, it is the one that is killed.
#[test]
fn acknowledged_rows_survive_a_kill() {
    if let Some(folder) = std::env::var_os(FOLDER) {
        append_until_killed(Path::new(&folder));
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let mut acknowledged = BTreeMap::new();
    for round in 0..ROUNDS {
        let answers = 1 + RandomState::new().hash_one(round) % ANSWERS_MAX;
        kill_after(answers, folder.path(), &mut acknowledged);
        check(folder.path(), &acknowledged, &format!("round {round}, killed after {answers}"));
    }
    // Each round went on where the last one was killed.
    assert!(acknowledged.values().sum::<u32>() > 0, "hardly a row: {acknowledged:?}");
}

fn kill_after(answers: u64, folder: &Path, acknowledged: &mut BTreeMap<String, u32>) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "kill::acknowledged_rows_survive_a_kill", "--nocapture"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut seen = 0;
    let mut line = String::new();
    loop {
        line.clear();
        let length = output.read_line(&mut line).unwrap();
        // After the kill the pipe still holds answers; they count as well.
        if length == 0 {
            break;
        }
        let Some((id, seq)) = line.strip_prefix("ack ").and_then(|ack| ack.split_once(' ')) else {
            continue;
        };
        // A line without an end was cut by the kill, and its number with it.
        let Some(seq) = seq.strip_suffix('\n') else { break };
        acknowledged.insert(id.to_owned(), seq.parse::<u32>().unwrap());
        seen += 1;
        if seen == answers {
            // On Unix this is SIGKILL.
            child.kill().unwrap();
        }
    }
    let status = child.wait().unwrap();
    assert!(!status.success() && status.code().is_none(), "the child ended by itself: {status}");
}

/// Every acknowledged row is there, `load` finds no gap, and the store goes on.
fn check(folder: &Path, acknowledged: &BTreeMap<String, u32>, when: &str) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Store::open(folder).await.unwrap();
        for (id, &last) in acknowledged {
            let rows = store.load(id).await.unwrap().expect(when).rows;
            assert!(rows.len() > last as usize, "{when}: {id} lost rows up to {last}");
            for (seq, row) in (0..).zip(&rows) {
                let name = format!("r{seq}");
                assert_eq!(*row, asked(seq, 3, &name), "{when}");
            }
        }
        store.close().await;
    });
}

fn append_until_killed(folder: &Path) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Store::open(folder).await.unwrap();
        let mut tables = tokio::task::JoinSet::new();
        for number in 0..TABLES {
            tables.spawn(append_for_ever(store.clone(), format!("t{number}")));
        }
        tables.join_next().await.unwrap().unwrap();
    });
}

async fn append_for_ever(store: Store, id: String) {
    let mut next = match store.load(&id).await.unwrap() {
        Some(stored) => u32::try_from(stored.rows.len()).unwrap(),
        None => {
            store.create(table(&id)).await.unwrap();
            0
        }
    };
    loop {
        store.append(&id, asked(next, 3, &format!("r{next}"))).await.unwrap();
        // One write a line, as a kill may come between two.
        let line = format!("\nack {id} {next}\n");
        std::io::stdout().write_all(line.as_bytes()).unwrap();
        std::io::stdout().flush().unwrap();
        next += 1;
    }
}
