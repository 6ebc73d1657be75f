//! Folders of an earlier build that are converted by a server which is killed at it.

use super::{PROGRAM, chores::python};
use client::{Program, serve};
use flate2::read::GzDecoder;
use std::fmt;
use std::fs::File;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;
use tempfile::TempDir;

/// A conversion that is not done after so many kills is let finish.
const KILLS_MAX: u32 = 12;

/// A folder of an earlier build, see `crates/server/tests/it/before.rs`.
const BEFORE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../server/tests/before/rules-1.db.gz");

/// What is being converted, and what was.
#[derive(Default)]
pub struct Conversions {
    converting: Option<(TempDir, u32)>,
    n_converted: u32,
}

impl fmt::Display for Conversions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} folders converted", self.n_converted)
    }
}

impl Conversions {
    /// Starts the server on a folder of an earlier build and kills it; sometime it is done.
    pub async fn kill(&mut self, after: Duration) {
        let (folder, n_kills) = self.converting.take().unwrap_or_else(|| (folder_before(), 0));
        let mut server = serve(Path::new(PROGRAM), folder.path(), 0);
        let mut server = server.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        tokio::time::sleep(after).await;
        server.kill().unwrap();
        server.wait().unwrap();
        if n_kills < KILLS_MAX && !is_converted(folder.path()) {
            self.converting = Some((folder, n_kills + 1));
            return;
        }
        check_converted(folder.path());
        self.n_converted += 1;
    }

    /// What was begun is done.
    pub fn end(&mut self) {
        if let Some((folder, _)) = self.converting.take() {
            check_converted(folder.path());
            self.n_converted += 1;
        }
    }
}

/// A folder as the earlier build left it.
pub fn folder_before() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let mut packed = GzDecoder::new(File::open(BEFORE).unwrap());
    let mut database = File::create(folder.path().join("cantina.db")).unwrap();
    std::io::copy(&mut packed, &mut database).unwrap();
    folder
}

const N_ROWS: &str = "[print(*r) for r in c.execute(\"select id, in_segments + (select count(*) \
                      from entries where table_key = key) from tables order by id\")]";

fn is_converted(folder: &Path) -> bool {
    let said = python(
        &folder.join("cantina.db"),
        "print(c.execute('pragma user_version').fetchone()[0], c.execute(\"select count(*) from \
         sqlite_schema where name in ('old_tables', 'filling')\").fetchone()[0])",
    );
    let (version, n_left) = said.trim().split_once(' ').unwrap();
    version.parse::<u32>().unwrap() > 3 && n_left == "0"
}

/// Every table has as many rows as before, and its people find it.
fn check_converted(folder: &Path) {
    let program = Program::start(serve(Path::new(PROGRAM), folder, 0).stderr(Stdio::null()));
    assert!(program.unwrap().stop().unwrap().success());
    let before = folder_before();
    let rows = "[print(*r) for r in c.execute(\"select id, (select count(*) from entries where \
                table_key = key) from tables order by id\")]";
    let old = python(&before.path().join("cantina.db"), rows);
    assert_eq!(old.lines().count(), 6);
    assert_eq!(python(&folder.join("cantina.db"), N_ROWS), old, "conversion lost rows");
    let members = python(
        &folder.join("cantina.db"),
        "print(c.execute('select count(distinct table_key) from members').fetchone()[0])",
    );
    assert_eq!(members.trim(), "6", "conversion lost members");
}
