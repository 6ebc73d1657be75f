//! A disk that misbehaves under the real program: what was acknowledged stays, what cannot be stored
//! is refused, and play goes on by itself when the disk is well again.

use crate::cantina::{PROGRAM, run};
use client::{Person, Player, Program, Request, Table, Trouble, Visitor, serve};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use wire::Code;

/// A server whose disk does what a file says.
struct Faulty {
    program: Program,
    data: TempDir,
    file: PathBuf,
}

impl Faulty {
    fn open(build: &Path) -> Self {
        let data = tempfile::tempdir().unwrap();
        let (library, file) = (build.join("disk.so"), build.join("fault"));
        fs::write(&file, "").unwrap();
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/faults/disk.c");
        let compiled = Command::new("cc")
            .args(["-shared", "-fPIC", "-O1", "-o"])
            .arg(&library)
            .arg(source)
            .arg("-ldl")
            .status()
            .expect("a C compiler is there: SQLite is built with it");
        assert!(compiled.success());
        let mut command = serve(Path::new(PROGRAM), data.path(), 0);
        command.args(["--requests-per-second", "0"]).stderr(Stdio::null());
        let program =
            Program::start(command.env("LD_PRELOAD", &library).env("FAULT_FILE", &file)).unwrap();
        Self { program, data, file }
    }

    fn behave(&self, mode: &str) {
        fs::write(&self.file, mode).unwrap();
    }

    async fn health(&self) -> u16 {
        let visitor = Visitor::of(self.program.addr);
        visitor.ask(&Request::get("/healthz")).await.unwrap().status
    }
}

async fn a_table(program: &Program) -> Table {
    let people = [1, 2].map(|number| Person::new(Visitor::of(program.addr), number));
    Table::open(&people, "han-solo").await.unwrap()
}

/// One move of whoever is asked.
async fn a_move(table: &mut Table) -> Result<(), Trouble> {
    table.one_move().await.map(|made| assert!(made.is_some(), "the game is over too soon"))
}

async fn seq(program: &Program, table: &str) -> Option<u32> {
    let stranger = Person::new(Visitor::of(program.addr), 1_000);
    Player::come(&stranger, table).await.unwrap().seq()
}

// Audit: SEC-F1
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_is_full_read_only_or_failing_refuses_and_comes_back() {
    let build = tempfile::tempdir().unwrap();
    let house = Faulty::open(build.path());
    let mut table = a_table(&house.program).await;
    let mut n_moves = 0;
    for mode in ["f", "r", "e"] {
        for _ in 0..3 {
            a_move(&mut table).await.unwrap();
            n_moves += 1;
        }
        house.behave(mode);
        for _ in 0..2 {
            let refused = a_move(&mut table).await;
            assert!(matches!(refused, Err(Trouble::Refused(Code::Storage))), "{mode}: {refused:?}");
        }
        while house.health().await != 503 {}
        // A spectator is told of it, and of nothing that is not stored.
        assert_eq!(seq(&house.program, &table.id).await, Some(n_moves), "{mode}");
        house.behave("");
        while house.health().await != 200 {}
    }
    for _ in 0..3 {
        a_move(&mut table).await.unwrap();
        n_moves += 1;
    }
    // The machine stops: what was acknowledged is there, and nothing besides.
    let Faulty { mut program, data, .. } = house;
    program.kill().unwrap();
    let program =
        Program::start(serve(Path::new(PROGRAM), data.path(), 0).stderr(Stdio::null())).unwrap();
    assert_eq!(seq(&program, &table.id).await, Some(n_moves));
    assert!(program.stop().unwrap().success());
}

// Audit: SEC-F1
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn a_slow_disk_makes_one_wait_for_the_move_and_not_for_the_page() {
    let build = tempfile::tempdir().unwrap();
    let house = Faulty::open(build.path());
    let mut table = a_table(&house.program).await;
    a_move(&mut table).await.unwrap();
    house.behave("s");
    let began = Instant::now();
    let (moved, page) = tokio::join!(a_move(&mut table), async {
        let visitor = Visitor::of(house.program.addr);
        let status = visitor.ask(&Request::get("/api/games")).await.unwrap().status;
        (status, began.elapsed())
    });
    moved.unwrap();
    let slow = Duration::from_millis(400);
    assert!(began.elapsed() >= slow, "no move is told before it is synced");
    assert_eq!(page.0, 200);
    assert!(page.1 < slow, "what needs no disk waited for it: {:?}", page.1);
    house.behave("");
    a_move(&mut table).await.unwrap();
    assert!(house.program.stop().unwrap().success());
}

/// SQLite would sync by `fsync` unless told otherwise when it is compiled, and that waits for the
/// journal of the file system each time (.cargo/config.toml).
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_synced_by_fdatasync() {
    let build = tempfile::tempdir().unwrap();
    let house = Faulty::open(build.path());
    let mut table = a_table(&house.program).await;
    a_move(&mut table).await.unwrap();
    house.behave("c");
    a_move(&mut table).await.unwrap();
    house.behave("");
    let syncs = fs::read_to_string(build.path().join("fault.syncs")).unwrap();
    assert!(!syncs.is_empty() && syncs.chars().all(|kind| kind == 'd'), "{syncs}");
    assert!(house.program.stop().unwrap().success());
}

// Audit: SEC-F5
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn a_limit_on_the_size_of_files_refuses_and_ends_nothing() {
    let data = tempfile::tempdir().unwrap();
    let mut command = Command::new("bash");
    // In kilobytes.
    command.args(["-c", "ulimit -f 1500; exec \"$0\" \"$@\"", PROGRAM, "serve"]);
    command.args(["--port", "0", "--min-free-mb", "0", "--tables-per-minute", "0"]);
    command.args(["--requests-per-second", "0", "--data"]);
    let program = Program::start(command.arg(data.path()).stderr(Stdio::null())).unwrap();
    let mut table = a_table(&program).await;
    a_move(&mut table).await.unwrap();
    let visitor = Visitor::of(program.addr);
    let host = Person::new(visitor, 3);
    let wanted = format!(
        r#"{{"game": "han-solo", "seats": [{{"want": "me"}}, {{"want": "friend"}}], "key": "{}",
            "name": "Ada"}}"#,
        host.key
    );
    let refused = loop {
        let asked = Request::post("/api/tables", wanted.clone());
        let reply = visitor.ask(&asked).await.unwrap();
        if reply.status != 201 {
            break reply;
        }
    };
    assert_eq!(refused.status, 503, "{}", refused.text());
    assert!(refused.text().contains("storage"), "{}", refused.text());
    // A move is smaller than a table, so a few more may fit.
    let mut n_moves = 1;
    let refused = loop {
        match a_move(&mut table).await {
            Ok(()) => n_moves += 1,
            Err(trouble) => break trouble,
        }
    };
    assert!(matches!(refused, Trouble::Refused(Code::Storage)), "{refused:?}");
    while visitor.ask(&Request::get("/healthz")).await.unwrap().status != 503 {}
    assert_eq!(seq(&program, &table.id).await, Some(n_moves));
    assert!(program.stop().unwrap().success());
}

/// As somebody who may only read, where the tests run as one who may do all.
fn as_a_reader(words: &[&str]) -> (Option<i32>, String) {
    let is_root = Command::new("id").arg("-u").output().unwrap().stdout == b"0\n";
    let mut command = if is_root {
        let mut command = Command::new("setpriv");
        command.args(["--reuid=65534", "--regid=65534", "--clear-groups", PROGRAM]);
        command
    } else {
        Command::new(PROGRAM)
    };
    let ended = command.args(words).env("CANTINA_LANG", "en").output().unwrap();
    (ended.status.code(), String::from_utf8_lossy(&ended.stderr).into_owned())
}

// Audit: SEC-F6
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_folder_that_can_only_be_read_is_backed_up() {
    use std::os::unix::fs::PermissionsExt;
    let allow = |path: &Path, mode| {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    };
    let (home, out) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let data = home.path().join("club");
    let mut program =
        Program::start(serve(Path::new(PROGRAM), &data, 0).stderr(Stdio::null())).unwrap();
    let mut table = a_table(&program).await;
    a_move(&mut table).await.unwrap();
    program.kill().unwrap();
    allow(home.path(), 0o755);
    allow(out.path(), 0o777);
    let lock = |mode: u32| {
        for name in ["cantina.db", "cantina.db-wal", "cantina.db-shm", "cantina.lock"] {
            if data.join(name).exists() {
                allow(&data.join(name), mode & 0o666);
            }
        }
        allow(&data, mode);
    };
    lock(0o555);
    let copy = out.path().join("copy.db");
    let words = ["backup", "--data", data.to_str().unwrap(), copy.to_str().unwrap()];
    let (code, said) = as_a_reader(&words);
    assert_eq!(code, Some(0), "killed, and all that it left is there: {said}");
    fs::remove_file(&copy).unwrap();
    lock(0o755);
    fs::remove_file(data.join("cantina.db-shm")).unwrap();
    lock(0o555);
    let (code, said) = as_a_reader(&words);
    // A part of it lies in the log, which nobody reads now without writing.
    assert!(code == Some(3) && said.contains("copy it and"), "{code:?} {said}");
    lock(0o755);
    let program =
        Program::start(serve(Path::new(PROGRAM), &data, 0).stderr(Stdio::null())).unwrap();
    assert!(program.stop().unwrap().success());
    lock(0o555);
    let (code, said) = as_a_reader(&words);
    assert_eq!(code, Some(0), "{said}");
    lock(0o755);

    let again = out.path().join("again");
    fs::create_dir(&again).unwrap();
    fs::copy(&copy, again.join("cantina.db")).unwrap();
    let program =
        Program::start(serve(Path::new(PROGRAM), &again, 0).stderr(Stdio::null())).unwrap();
    assert_eq!(seq(&program, &table.id).await, Some(1));
    assert!(program.stop().unwrap().success());
    assert_eq!(run(&["backup", "--data", again.to_str().unwrap(), copy.to_str().unwrap()]).code, 5);
}
