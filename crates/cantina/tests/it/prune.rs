//! `prune`: what would go and what goes, by the real program on a folder of real tables.

use crate::cantina::{PROGRAM, run};
use client::{Person, Program, Request, Table, Visitor, serve};
use std::path::Path;
use std::process::Stdio;

/// A folder with a table that was dealt and one that never was.
async fn folder_of_two(data: &Path) -> (String, Person) {
    let program = start(data);
    let visitor = Visitor::of(program.addr);
    let people = [1, 2].map(|number| Person::new(visitor, number));
    let table = Table::open(&people, "han-solo").await.unwrap();
    let wanted = format!(
        r#"{{"game": "han-solo", "seats": [{{"want": "me"}}, {{"want": "friend"}}], "key": "{}",
            "name": "Ada"}}"#,
        people[0].key
    );
    visitor.ask(&Request::post("/api/tables", wanted)).await.unwrap();
    let id = table.id.clone();
    assert!(program.stop().unwrap().success());
    let [ada, _] = people;
    (id, ada)
}

fn start(data: &Path) -> Program {
    Program::start(serve(Path::new(PROGRAM), data, 0).stderr(Stdio::null())).unwrap()
}

async fn tables_of(ada: &Person, program: &Program) -> Vec<String> {
    let asked = Request::get("/api/tables").by(&ada.key);
    let reply = Visitor::of(program.addr).ask(&asked).await.unwrap();
    let mine = reply.granted::<serde_json::Value>().unwrap();
    let id = |table: &serde_json::Value| table["table"].as_str().unwrap().to_owned();
    mine.as_array().unwrap().iter().map(id).collect()
}

fn prune(data: &Path, words: &[&str]) -> String {
    let data = data.to_str().unwrap();
    let ended = run(&[&["prune", "--data", data], words].concat());
    assert_eq!(ended.code, 0, "{}", ended.err);
    ended.out
}

// Audit: SEC-6
#[tokio::test(flavor = "multi_thread")]
async fn old_tables_go_and_only_those() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let (dealt, ada) = folder_of_two(data).await;
    let none = "0 tables (never begun 0, deserted 0, finished 0), 0 card sets";
    // Nothing is old, so nothing goes, be it asked or done.
    assert!(prune(data, &["--dry-run"]).starts_with(&format!("would go: {none}")));
    assert!(prune(data, &[]).starts_with(&format!("removed: {none}")));

    age(data, "never");
    let going = prune(data, &["--dry-run"]);
    let one = "1 tables (never begun 1, deserted 0, finished 0)";
    assert!(going.starts_with(&format!("would go: {one}")), "{going}");
    assert!(prune(data, &["--keep-never-begun-days", "0"]).contains(none), "kept for ever");

    // A look is possible beside a server, and only a look.
    let program = start(data);
    assert_eq!(tables_of(&ada, &program).await.len(), 2);
    assert!(prune(data, &["--dry-run"]).contains(one));
    let refused = run(&["prune", "--data", data.to_str().unwrap()]);
    assert_eq!(refused.code, 3);
    assert!(refused.err.contains("another server"), "{}", refused.err);
    assert!(program.stop().unwrap().success());

    assert!(prune(data, &[]).starts_with(&format!("removed: {one}")));
    let program = start(data);
    assert_eq!(tables_of(&ada, &program).await, [dealt]);
    assert!(program.stop().unwrap().success());
}

/// By a clock that is far ahead everything would be old: nobody is believed then.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_in_doubt_removes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    folder_of_two(data).await;
    age(data, "all");
    let words = ["prune", "--data", data.to_str().unwrap()];
    let refused = run(&words);
    assert_eq!(refused.code, 1, "{}", refused.out);
    assert!(refused.err.contains("--even-so"), "{}", refused.err);
    let done = prune(data, &["--even-so"]);
    assert!(done.starts_with("removed: 2 tables (never begun 1, deserted 1,"), "{done}");
    assert!(done.contains("1 card sets"), "{done}");
}

/// Lets two years pass for some tables of a closed folder.
fn age(data: &Path, which: &str) {
    let old = 2 * 365 * 86_400_000_i64;
    let of = match which {
        "never" => "AND in_segments = 0 AND key NOT IN (SELECT table_key FROM entries)",
        _ => "",
    };
    let sql = format!(
        "UPDATE tables SET touched_ms = touched_ms - {old}, created_ms = created_ms - {old}
         WHERE 1 {of}"
    );
    let database = data.join("cantina.db");
    let python = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); \
                  c.execute(sys.argv[2]); c.commit(); c.close()";
    let status = std::process::Command::new("python3")
        .args(["-c", python, database.to_str().unwrap(), &sql])
        .status()
        .unwrap();
    assert!(status.success());
}
