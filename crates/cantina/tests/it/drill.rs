//! The restore drill of `docs/operating.md`, walked line by line.

use crate::cantina::{PROGRAM, root};
use client::{Person, Player, Program, Table, Visitor, serve};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// The lines of the drill.
fn drill() -> Vec<String> {
    let text = fs::read_to_string(root().join("docs/operating.md")).unwrap();
    let (_, chapter) = text.split_once("## A restore drill\n").expect("the chapter");
    let (_, lines) = chapter.split_once("```sh\n").expect("its commands");
    let (lines, _) = lines.split_once("```").expect("their end");
    lines.lines().map(str::to_owned).collect()
}

/// A command of the drill, in this folder, with our program as `cantina`.
fn command(line: &str, home: &Path) -> Command {
    let folder = Path::new(PROGRAM).parent().unwrap().to_str().unwrap().to_owned();
    let path = format!("{folder}:{}", std::env::var("PATH").unwrap_or_default());
    let mut command = Command::new("sh");
    command.args(["-c", &format!("exec {line}")]).current_dir(home).env("PATH", path);
    command.stdin(Stdio::null()).stderr(Stdio::null());
    command
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn the_restore_drill_brings_everything_back() {
    let home = tempfile::tempdir().unwrap();
    let mut server = serve(Path::new(PROGRAM), &home.path().join("club"), 0);
    let program = Program::start(server.stderr(Stdio::null())).unwrap();
    let visitor = Visitor::of(program.addr);
    let people = [1, 2].map(|number| Person::new(visitor, number));
    let mut table = Table::open(&people, "han-solo").await.unwrap();
    for _ in 0..5 {
        table.one_move().await.unwrap().unwrap();
    }
    let mut lines = drill();
    let last = lines.pop().expect("the last line serves");
    assert!(last.starts_with("cantina serve ") && lines.len() >= 4, "{lines:?} {last}");
    for line in lines {
        let ended = command(&line, home.path()).status().unwrap();
        assert!(ended.success(), "{line}");
    }
    // The old house goes on meanwhile, beside the new one. (Any port that is free will do.)
    table.one_move().await.unwrap().unwrap();
    let last = last.replace("--port 8099", "--port 0");
    let restored = Program::start(&mut command(&last, home.path())).unwrap();
    let owner = Person::new(Visitor::of(restored.addr), 1);
    let player = Player::come(&owner, &table.id).await.unwrap();
    assert_eq!(player.seq(), Some(5));
    assert!(restored.stop().unwrap().success());
    assert!(program.stop().unwrap().success());
}
