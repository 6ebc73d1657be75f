//! What else is done with tables while somebody is killed: backups, pruning, moving.

use super::Victim;
use super::home::Home;
use super::openings::Openings;
use std::collections::HashMap;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;
use tempfile::TempDir;

/// How `cantina backup` ends where there is nothing, or nothing whole.
const UNUSABLE: i32 = 3;

/// The chores, and how they ended.
pub struct Chores {
    /// For everything that is not the house itself.
    scratch: TempDir,
    n_backups_whole: u32,
    n_backups_cut: u32,
    n_prunings_cut: u32,
    n_moves_whole: u32,
    n_moves_cut: u32,
    /// What the places to which everything was moved have, by its hash.
    arrived: HashMap<String, String>,
}

impl fmt::Display for Chores {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "backups: {} whole, {} cut and none of them by the wanted name; {} prunings cut; moves: \
             {} whole, {} cut, each compared when it was done again",
            self.n_backups_whole,
            self.n_backups_cut,
            self.n_prunings_cut,
            self.n_moves_whole,
            self.n_moves_cut
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

/// What a command says that everything comes to, if it ended well.
fn hash(output: &Output) -> Option<String> {
    let said = String::from_utf8_lossy(&output.stdout);
    let line = said.lines().find_map(|line| line.strip_prefix("hash of everything: "));
    line.filter(|_| output.status.success()).map(str::to_owned)
}

/// Lets a command go on for a while, then kills it or the database under it; how it ended.
async fn cut(home: &mut Home, victim: Victim, after: Duration, mut command: Command) -> Output {
    let mut running = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    tokio::time::sleep(after).await;
    match victim {
        Victim::Program => running.kill().unwrap(),
        Victim::Database => home.kill_database(),
    }
    let ended = running.wait_with_output().unwrap();
    if victim == Victim::Database {
        home.start_database();
    }
    ended
}

impl Chores {
    pub fn new() -> Self {
        Self {
            scratch: tempfile::tempdir().unwrap(),
            n_backups_whole: 0,
            n_backups_cut: 0,
            n_prunings_cut: 0,
            n_moves_whole: 0,
            n_moves_cut: 0,
            arrived: HashMap::new(),
        }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.scratch.path().join(name)
    }

    pub fn begin_backup(&self, home: &Home) -> Child {
        let mut command = home.command(&["backup"]);
        command.arg(self.path("backup.db")).stdout(Stdio::null()).stderr(Stdio::null());
        command.spawn().unwrap()
    }

    /// A file with the wanted name is whole and has every table that was there when it began.
    pub fn end_backup(&mut self, mut backup: Child, is_killed: bool, openings: &Openings) {
        if is_killed {
            backup.kill().unwrap();
        }
        backup.wait().unwrap();
        let path = self.path("backup.db");
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
            let missing = openings.ids().find(|id| !there.contains(id));
            assert_eq!(missing, None, "a backup misses a table");
            fs::remove_file(&path).unwrap();
        } else {
            self.n_backups_cut += 1;
        }
    }

    /// Prunes a house that is closed, and cuts that; then once more, to its end.
    pub async fn prune(
        &mut self,
        home: &mut Home,
        victim: Victim,
        after: Duration,
        old: Vec<String>,
    ) {
        let command = home.command(&["prune"]);
        let ended = cut(home, victim, after, command).await;
        self.n_prunings_cut += u32::from(!ended.status.success());
        let again = home.command(&["prune"]).output().unwrap();
        assert!(again.status.success(), "{again:?}");
        let whole = self.backup(home);
        let left = python(&whole, "[print(r[0]) for r in c.execute('select id from tables')]");
        let left = left.lines().find(|id| old.iter().any(|old| old == id));
        assert_eq!(left, None, "it was not pruned");
    }

    /// Moves everything to a folder and from there to another place like the first, cuts both and
    /// does them again. What arrives is what was there.
    pub async fn carry(&mut self, home: &mut Home, victim: Victim, after: Duration) {
        let (folder, other) = (self.path("folder"), home.other_place(self.scratch.path()));
        let folder = folder.to_str().unwrap().to_owned();
        let wanted = {
            let all = self.backup(home);
            let restored = self.path("restored");
            let mut restore = Command::new(super::PROGRAM);
            restore.arg("restore").arg(&all).arg("--replace").arg("--data").arg(&restored);
            hash(&restore.output().unwrap()).expect("a backup is restored")
        };
        for (from, to) in [(&home.place(), &folder), (&folder, &other)] {
            let moving = || {
                let mut command = Command::new(super::PROGRAM);
                command.args(["move", from, to, "--replace"]).env("CANTINA_LANG", "en");
                command
            };
            let ended = cut(home, victim, after, moving()).await;
            match hash(&ended) {
                Some(hash) => {
                    self.n_moves_whole += 1;
                    assert_eq!(hash, wanted);
                }
                None => {
                    self.n_moves_cut += 1;
                    self.is_all_or_nothing(to, &wanted);
                }
            }
            let again = moving().output().unwrap();
            assert_eq!(hash(&again).as_ref(), Some(&wanted), "{again:?}");
            self.arrived.insert(to.clone(), wanted.clone());
        }
    }

    /// A place to which a move was cut has everything, or says that it has not.
    fn is_all_or_nothing(&self, place: &str, wanted: &str) {
        let file = self.path("check.db");
        let _ = fs::remove_file(&file);
        let mut backup = Command::new(super::PROGRAM);
        backup.arg("backup").arg(&file).env("CANTINA_LANG", "en");
        if place.starts_with("postgres:") {
            backup.env("CANTINA_DATABASE", place);
        } else {
            backup.arg("--data").arg(place);
        }
        let ended = backup.output().unwrap();
        match hash(&ended) {
            // With `--replace` a folder keeps what it had until the very end.
            Some(hash) => {
                let before = self.arrived.get(place);
                assert!(hash == wanted || Some(&hash) == before, "{place} has a part of it");
            }
            None => assert_eq!(ended.status.code(), Some(UNUSABLE), "{ended:?}"),
        }
    }

    /// All that the house has, compared by the program itself.
    fn backup(&self, home: &Home) -> PathBuf {
        let file = self.path("all.db");
        let _ = fs::remove_file(&file);
        let ended = home.command(&["backup"]).arg(&file).output().unwrap();
        assert!(hash(&ended).is_some(), "{ended:?}");
        let said = String::from_utf8_lossy(&ended.stderr);
        assert!(!said.contains("damaged"), "{said}");
        file
    }

    /// Nothing in the house is damaged.
    pub fn check(&self, home: &Home) {
        self.backup(home);
        if let Home::Folder(data) = home {
            let sound = python(
                &data.path().join("cantina.db"),
                "print(c.execute('pragma integrity_check').fetchone()[0])",
            );
            assert_eq!(sound.trim(), "ok");
        }
    }
}
