//! What else a server does when it is killed: opening tables, backups, pruning, conversion.

use super::PROGRAM;
use client::{Person, Program, Request, Visitor, serve};
use flate2::read::GzDecoder;
use std::fmt;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;
use tokio::task::JoinHandle;
use wire::Opened;

/// How many tables are asked for before a kill.
const OPENINGS: u64 = 40;
/// A conversion that is not done after so many kills is let finish.
const CONVERSION_KILLS_MAX: u32 = 12;

/// A folder of an earlier build, see `crates/server/tests/it/before.rs`.
const BEFORE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../server/tests/before/rules-1.db.gz");

/// The chores, and what was acknowledged at them.
pub struct Chores {
    data: PathBuf,
    /// Tables that were opened and must be there.
    opened: Vec<String>,
    /// Tables that are old and may go.
    old: Vec<String>,
    n_backups_whole: u32,
    n_backups_cut: u32,
    n_prunings_cut: u32,
    converting: Option<(TempDir, u32)>,
    n_converted: u32,
}

impl fmt::Display for Chores {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} tables opened beside, all there, {} of them old and removed; backups: {} whole, {} \
             cut and none of them by the wanted name; {} prunings cut; {} folders converted",
            self.opened.len() + self.old.len(),
            self.old.len(),
            self.n_backups_whole,
            self.n_backups_cut,
            self.n_prunings_cut,
            self.n_converted
        )
    }
}

/// Runs a few words of Python with `c`, a connection to a database.
pub fn python(database: &Path, words: &str) -> String {
    let script =
        format!("import sqlite3, sys\nc = sqlite3.connect(sys.argv[1])\n{words}\nc.commit()");
    let output = Command::new("python3").args(["-c", &script]).arg(database).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

impl Chores {
    pub fn new(data: &Path) -> Self {
        Self {
            data: data.to_owned(),
            opened: Vec::new(),
            old: Vec::new(),
            n_backups_whole: 0,
            n_backups_cut: 0,
            n_prunings_cut: 0,
            converting: None,
            n_converted: 0,
        }
    }

    /// Opens tables until the house is gone; those that were acknowledged.
    pub fn open_tables(&self, visitor: Visitor) -> JoinHandle<Vec<String>> {
        tokio::spawn(async move {
            let host = Person::new(visitor, 500);
            let wanted = format!(
                r#"{{"game": "outer-rim", "seats": [{{"want": "me"}}, {{"want": "friend"}}],
                    "key": "{}", "name": "Ada"}}"#,
                host.key
            );
            let mut opened = Vec::new();
            for _ in 0..OPENINGS {
                let reply = visitor.ask(&Request::post("/api/tables", wanted.clone())).await;
                let Ok(reply) = reply else { break };
                opened.extend(reply.granted::<Opened>().ok().map(|opened| opened.table));
            }
            opened
        })
    }

    pub fn opened(&mut self, tables: Vec<String>) {
        self.opened.extend(tables);
    }

    fn backup_path(&self) -> PathBuf {
        self.data.join("backup.db")
    }

    pub fn begin_backup(&self) -> Child {
        command("backup", &self.data).arg(self.backup_path()).spawn().unwrap()
    }

    /// A file with the wanted name is whole and has every table that was there when it began.
    pub fn end_backup(&mut self, mut backup: Child, is_killed: bool) {
        if is_killed {
            backup.kill().unwrap();
        }
        backup.wait().unwrap();
        let path = self.backup_path();
        if path.exists() {
            self.n_backups_whole += 1;
            let said = python(
                &path,
                "print(c.execute('pragma integrity_check').fetchone()[0])\n\
                 [print(r[0]) for r in c.execute('select id from tables')]",
            );
            let mut lines = said.lines();
            assert_eq!(lines.next(), Some("ok"));
            let there: Vec<&str> = lines.collect();
            let missing = self.opened.iter().find(|id| !there.contains(&id.as_str()));
            assert_eq!(missing, None, "a backup misses a table");
            fs::remove_file(&path).unwrap();
        } else {
            self.n_backups_cut += 1;
        }
        let _ = fs::remove_file(self.data.join("backup.db.partial"));
    }

    /// Lets half of the tables that were never dealt be old, prunes, and is killed at it.
    pub async fn prune_and_kill(&mut self, after: Duration) {
        let half = self.opened.len() / 2;
        self.old.extend(self.opened.drain(..half));
        let names: Vec<String> = self.old.iter().map(|id| format!("'{id}'")).collect();
        let old = format!(
            "c.execute(\"update tables set touched_ms = 0, created_ms = 0 where id in ({})\")",
            names.join(", ")
        );
        python(&self.data.join("cantina.db"), &old);
        let mut pruning = command("prune", &self.data).spawn().unwrap();
        tokio::time::sleep(after).await;
        pruning.kill().unwrap();
        self.n_prunings_cut += u32::from(!pruning.wait().unwrap().success());
    }

    /// Starts the server on a folder of an earlier build and kills it; sometime it is done.
    pub async fn convert(&mut self, after: Duration) {
        let (folder, n_kills) = self.converting.take().unwrap_or_else(|| (folder_before(), 0));
        let mut server = serve(Path::new(PROGRAM), folder.path(), 0);
        let mut server = server.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        tokio::time::sleep(after).await;
        server.kill().unwrap();
        server.wait().unwrap();
        if n_kills < CONVERSION_KILLS_MAX && !is_converted(folder.path()) {
            self.converting = Some((folder, n_kills + 1));
            return;
        }
        check_converted(folder.path());
        self.n_converted += 1;
    }

    /// Every table that was acknowledged is there, and what is old goes.
    pub async fn check(&mut self, visitor: Visitor) {
        for id in &self.opened {
            let reply = visitor.ask(&Request::get(&format!("/api/tables/{id}"))).await.unwrap();
            assert_eq!(reply.status, 200, "{id} is lost");
        }
        if let Some((folder, _)) = self.converting.take() {
            check_converted(folder.path());
            self.n_converted += 1;
        }
    }
}

fn command(name: &str, data: &Path) -> Command {
    let mut command = Command::new(PROGRAM);
    command.arg(name).arg("--data").arg(data).stdout(Stdio::null()).stderr(Stdio::null());
    command
}

fn folder_before() -> TempDir {
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
