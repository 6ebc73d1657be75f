//! Tables in PostgreSQL: played, backed up, moved there and back, by the program itself; kills are in
//! `kill.rs`.

use crate::cantina::{Ended, PROGRAM};
use client::{Person, Player, Program, Table, Visitor};
use own_postgres::Schema;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

const PASSWORD: &str = "s3cret-of-the-house";

fn serve(url: &str, port: u16) -> Program {
    let mut command = Command::new(PROGRAM);
    command.args(["serve", "--port", &port.to_string()]).env("CANTINA_DATABASE", url);
    Program::start(command.stderr(Stdio::null())).unwrap()
}

/// Runs the program to its end, with the address of a database in its environment.
fn run_at(url: &str, args: &[&str]) -> Ended {
    let output = Command::new(PROGRAM)
        .args(args)
        .env("CANTINA_LANG", "en")
        .env("CANTINA_DATABASE", url)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    Ended {
        code: output.status.code().expect("the program was not killed"),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Some tables in a new data folder, by the program; their ids.
async fn played(data: &Path) -> Vec<String> {
    let program =
        Program::start(client::serve(Path::new(PROGRAM), data, 0).stderr(Stdio::null())).unwrap();
    let mut tables = Vec::new();
    for number in 0..2 {
        let people = [2 * number, 2 * number + 1]
            .map(|number| Person::new(Visitor::of(program.addr), number));
        let mut table = Table::open(&people, "han-solo").await.unwrap();
        for _ in 0..5 {
            table.one_move().await.unwrap();
        }
        tables.push(table.id);
    }
    assert!(program.stop().unwrap().success());
    tables
}

/// The last entry of a table, as somebody who comes is told.
async fn last_entry(program: &Program, table: &str) -> Option<u32> {
    let stranger = Person::new(Visitor::of(program.addr), 1_000);
    Player::come(&stranger, table).await.unwrap().seq()
}

#[tokio::test]
async fn an_operator_moves_to_a_database_and_back() {
    if own_postgres::is_left_out() {
        return;
    }
    let (schema, home) = (Schema::new().unwrap(), tempfile::tempdir().unwrap());
    let path = |name: &str| home.path().join(name).to_str().unwrap().to_owned();
    let tables = played(Path::new(&path("club"))).await;
    let url = schema.url();

    let moved = run_at("", &["move", &path("club"), &url]);
    assert_eq!(moved.code, 0, "{moved:?}");
    let compared = "compared and equal: 2 tables with 12 entries, 1 card sets, 0 keys";
    assert!(moved.out.contains(compared), "{moved:?}");
    let hash = |ended: &Ended| {
        let line = ended.out.lines().find_map(|line| line.strip_prefix("hash of everything: "));
        line.unwrap().to_owned()
    };
    let again = run_at("", &["move", &path("club"), &url]);
    assert_eq!(again.code, 3, "{again:?}");
    assert!(again.err.contains("2 tables and 0 keys") && again.err.contains("--replace"));

    let program = serve(&url, 0);
    assert_eq!(last_entry(&program, &tables[1]).await, Some(5));
    let busy = run_at("", &["move", &url, &path("back")]);
    assert_eq!(busy.code, 3, "{busy:?}");
    assert!(busy.err.contains("another server"), "{busy:?}");
    // A backup needs nobody to stop, and is the same as what was moved.
    let backup = run_at(&url, &["backup", &path("tonight.db")]);
    assert_eq!(backup.code, 0, "{backup:?}");
    assert_eq!(hash(&backup), hash(&moved));
    assert_eq!(run_at(&url, &["backup", &path("tonight.db")]).code, 5);
    assert!(program.stop().unwrap().success());

    // Into an empty database, into a full one, and back into a folder.
    let other = Schema::new().unwrap();
    for (words, code) in [(&["restore"][..], 0), (&["restore"], 3), (&["restore", "--replace"], 0)]
    {
        let ended = run_at(&other.url(), &[words, &[&path("tonight.db")]].concat());
        assert_eq!(ended.code, code, "{ended:?}");
        assert!(code != 0 || hash(&ended) == hash(&moved), "{ended:?}");
    }
    let dry = run_at(&other.url(), &["prune", "--dry-run"]);
    assert!(dry.code == 0 && dry.out.contains("would go: 0 tables"), "{dry:?}");
    let pruned = run_at(&other.url(), &["prune", "--keep-deserted-days", "36500"]);
    assert!(pruned.code == 0 && pruned.out.contains("removed: 0 tables"), "{pruned:?}");
    let back = run_at("", &["move", &other.url(), &path("back")]);
    assert_eq!((back.code, hash(&back)), (0, hash(&moved)), "{back:?}");
    let mut command = client::serve(Path::new(PROGRAM), Path::new(&path("back")), 0);
    let program = Program::start(command.stderr(Stdio::null())).unwrap();
    assert_eq!(last_entry(&program, &tables[0]).await, Some(5));
    assert!(program.stop().unwrap().success());
}

#[test]
fn a_password_is_in_no_log_and_no_error() {
    if own_postgres::is_left_out() {
        return;
    }
    let (schema, home) = (Schema::new().unwrap(), tempfile::tempdir().unwrap());
    let url = schema.url().replace("cantina@", &format!("cantina:{PASSWORD}@"));
    let log = home.path().join("log");
    let mut command = Command::new(PROGRAM);
    command.args(["serve", "--port", "0"]).env("CANTINA_DATABASE", &url).env("RUST_LOG", "trace");
    let program = Program::start(command.stderr(fs::File::create(&log).unwrap())).unwrap();
    assert!(program.stop().unwrap().success());
    let said = fs::read_to_string(&log).unwrap();
    assert!(said.contains("the database cantina at"), "{said}");
    assert!(!said.contains(PASSWORD), "{said}");

    let nowhere = format!("postgres://ada:{PASSWORD}@127.0.0.1:1/club");
    let wrong = format!("{nowhere}?passwort={PASSWORD}");
    let file = home.path().join("tonight.db");
    let file = file.to_str().unwrap();
    for (url, args, code) in [
        (nowhere.as_str(), &["serve", "--port", "0"][..], 3),
        (&wrong, &["serve", "--port", "0"], 2),
        (&nowhere, &["serve", "--data", "club"], 2),
        (&nowhere, &["backup", file], 3),
        (&nowhere, &["serve", "--help"], 0),
        ("", &["move", "club", &nowhere], 3),
        ("", &["move", &wrong, "club"], 2),
    ] {
        let ended = run_at(url, args);
        assert_eq!(ended.code, code, "{args:?}: {ended:?}");
        assert!(!ended.out.contains(PASSWORD) && !ended.err.contains(PASSWORD), "{ended:?}");
    }
}
