//! The restore drill of `docs/operating.md` and the commands of README.md that keep the tables, walked
//! line by line.

use crate::cantina::{PROGRAM, root};
use crate::kill::folder_before;
use client::{Person, Player, Program, Table, Visitor, serve};
use own_postgres::Schema;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// The commands of a chapter, block by block.
fn commands(file: &str, chapter: &str) -> Vec<Vec<String>> {
    let text = fs::read_to_string(root().join(file)).unwrap();
    let (_, chapter) = text.split_once(&format!("# {chapter}\n")).expect("the chapter");
    let (chapter, _) = chapter.split_once("\n## ").expect("another one follows");
    let blocks = chapter.split("```sh\n").skip(1).map(|rest| rest.split_once("```").unwrap().0);
    blocks.map(|block| block.lines().map(str::to_owned).collect()).collect()
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
    let [mut lines] = commands("docs/operating.md", "A restore drill").try_into().unwrap();
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

/// What a command says that everything comes to.
fn hash(said: &str) -> Option<&str> {
    said.lines().find_map(|line| line.strip_prefix("hash of everything: "))
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn by_the_readme_a_folder_of_the_build_before_is_upgraded_copied_and_moved() {
    /// A table of the build before and its last entry, see `crates/server/tests/it/before.rs`.
    const HAN_SOLO: (&str, u32) = ("9s8ezevh8x", 29);
    if own_postgres::is_left_out() {
        return;
    }
    let (home, schema) = (tempfile::tempdir().unwrap(), Schema::new().unwrap());
    fs::rename(folder_before().path(), home.path().join("club")).unwrap();
    let mut hashes = Vec::new();
    for line in commands("README.md", "Keep the tables").concat() {
        let line = line.split('#').next().unwrap().trim_end();
        let line = line.replace("postgres://cantina@localhost/cantina", &schema.url());
        let line = line.replace('&', "\\&");
        if !line.starts_with("cantina serve ") {
            let ended = command(&line, home.path()).output().unwrap();
            assert!(ended.status.success(), "{line}: {ended:?}");
            hashes.extend(hash(&String::from_utf8(ended.stdout).unwrap()).map(str::to_owned));
            continue;
        }
        let mut command = command(&format!("{line} --port 0"), home.path());
        let program = Program::start(&mut command).unwrap();
        let stranger = Person::new(Visitor::of(program.addr), 1_000);
        let seen = Player::come(&stranger, HAN_SOLO.0).await.unwrap().seq();
        assert_eq!(seen, Some(HAN_SOLO.1), "{line}");
        assert!(program.stop().unwrap().success());
    }
    // What an earlier version wrote is copied as it is; everything else is compared.
    assert_eq!(hashes.len(), 4, "{hashes:?}");
    hashes.dedup();
    assert_eq!(hashes.len(), 1, "all that was carried is the same: {hashes:?}");
}
