//! `serve`: opening, closing, and what keeps it from opening.

use crate::cantina::{PROGRAM, run};
use client::{Program, Reply, Request, Visitor, serve};
use std::fs;
use std::net::TcpListener;
use std::path::Path;
use std::process::Stdio;

/// An open house.
struct House {
    program: Program,
}

impl House {
    fn open(data: &Path) -> Self {
        Self::open_with(data, &[])
    }

    fn open_with(data: &Path, more: &[&str]) -> Self {
        let mut command = serve(Path::new(PROGRAM), data, 0);
        Self { program: Program::start(command.args(more).stderr(Stdio::null())).unwrap() }
    }

    fn get(&self, path: &str) -> Reply {
        self.ask(&Request::get(path))
    }

    fn post(&self, path: &str, json: &str) -> Reply {
        self.ask(&Request::post(path, json.to_owned()))
    }

    fn ask(&self, request: &Request) -> Reply {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(Visitor::of(self.program.addr).ask(request)).unwrap()
    }

    fn is_well(&self) -> bool {
        self.get("/healthz").status == 200
    }

    /// Asks it to stop, as an operator does, and tells how it ended.
    fn stop(self) -> Option<i32> {
        self.program.stop().unwrap().code()
    }
}

/// The id of a table that was just opened.
fn opened(reply: &Reply) -> String {
    reply.granted::<wire::Opened>().unwrap().table
}

#[test]
fn the_house_opens_tells_its_address_and_closes_when_asked() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("new/tables");
    let house = House::open(&data);
    assert!(house.is_well());
    assert!(house.get("/api/games").text().contains("han-solo"));
    assert_eq!(house.stop(), Some(0));
    assert!(data.is_dir());
    let again = House::open(&data);
    assert_eq!(again.stop(), Some(0), "the folder was given back");
}

#[test]
fn a_backup_is_taken_while_the_house_is_open_and_served_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let (data, copy, again) = (path("data"), path("copy.db"), path("again"));
    let house = House::open(&data);
    let key = "k".repeat(32);
    let wanted = format!(
        r#"{{"game":"han-solo","seats":[{{"want":"me"}},{{"want":"friend"}}],"key":"{key}","name":"Ada","start":false}}"#
    );
    let table = opened(&house.post("/api/tables", &wanted));

    let words = [copy.to_str().unwrap(), "--data", data.to_str().unwrap()];
    let backup = run(&[&["backup"], &words[..]].concat());
    assert_eq!(backup.code, 0, "{backup:?}");
    let twice = run(&[&["backup"], &words[..]].concat());
    assert_eq!(twice.code, 5, "{twice:?}");
    assert!(house.is_well(), "the house was disturbed");
    assert_eq!(house.stop(), Some(0));

    fs::create_dir(&again).unwrap();
    let nothing =
        run(&["backup", path("no.db").to_str().unwrap(), "--data", again.to_str().unwrap()]);
    assert_eq!(nothing.code, 3, "{nothing:?}");
    fs::copy(&copy, again.join("cantina.db")).unwrap();
    let restored = House::open(&again);
    let seating = restored.get(&format!("/api/tables/{table}"));
    assert!(seating.status == 200 && seating.text().contains("Ada"), "{seating:?}");
    assert_eq!(restored.stop(), Some(0));
}

#[test]
fn a_wait_beyond_its_bound_makes_no_sense() {
    for (word, beyond) in [("--bot-delay-ms", "10001"), ("--stand-in-after-s", "0")] {
        let ended = run(&["serve", "--port", "0", word, beyond]);
        assert_eq!(ended.code, 2, "{ended:?}");
        assert!(ended.err.contains(word), "{ended:?}");
    }
}

#[test]
fn an_operator_chooses_the_name_the_caps_and_a_door_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let free = TcpListener::bind("127.0.0.1:0").unwrap();
    let operator = free.local_addr().unwrap();
    drop(free);
    let (name, door) = ("cantina.example", operator.to_string());
    let mut house = House::open_with(folder.path(), &["--public-name", name, "--operator", &door]);
    assert_eq!(house.get("/api/games").status, 421, "it has another name");
    let public = std::mem::replace(&mut house.program.addr, operator);
    assert!(house.is_well());
    assert!(house.get("/metrics").text().contains("cantina_worker_wait_longest_seconds"));
    house.program.addr = public;
    assert_eq!(house.stop(), Some(0));

    let ended = run(&["serve", "--port", "0", "--connections", "0"]);
    assert_eq!(ended.code, 2, "{ended:?}");
}

#[test]
fn a_data_folder_that_cannot_be_used_is_exit_code_3() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "not a folder").unwrap();
    let ended = run(&["serve", "--port", "0", "--data", file.to_str().unwrap()]);
    assert_eq!(ended.code, 3, "{ended:?}");
    assert!(ended.err.contains("is not a folder") && ended.out.is_empty(), "{ended:?}");
    let house = House::open(folder.path().join("data").as_path());
    let twice =
        run(&["serve", "--port", "0", "--data", folder.path().join("data").to_str().unwrap()]);
    assert_eq!(twice.code, 3, "{twice:?}");
    assert!(twice.err.contains("another server"), "{twice:?}");
    assert_eq!(house.stop(), Some(0));
}

#[test]
fn a_port_that_is_taken_is_exit_code_4() {
    let folder = tempfile::tempdir().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let data = folder.path().to_str().unwrap();
    let ended = run(&["serve", "--port", &port, "--data", data]);
    assert_eq!(ended.code, 4, "{ended:?}");
    assert!(ended.err.contains("choose another port"), "{ended:?}");
}

#[test]
fn every_game_may_have_a_card_set_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let mine = |game: &str| {
        let path = folder.path().join(format!("{game}.toml"));
        let shipped = run(&["cards", game, "export", "-"]).out;
        let named = shipped.replacen("\"Cantina set\"", &format!("\"my {game}\""), 1);
        fs::write(&path, named).unwrap();
        path.to_str().unwrap().to_owned()
    };
    // One file is named after its game, the other one is known by what is in it.
    let hunters = mine("bounty-hunters");
    let solo = format!("han-solo={}", mine("han-solo"));
    let house =
        House::open_with(&folder.path().join("tables"), &["--cards", &hunters, "--cards", &solo]);
    for game in ["bounty-hunters", "han-solo"] {
        let wish = format!(
            "{{\"game\":\"{game}\",\"seats\":[{{\"want\":\"me\"}},{{\"want\":\"friend\"}}],\
             \"key\":\"0123456789abcdef0123456789abcdef\",\"name\":\"Rey\"}}"
        );
        let table = opened(&house.post("/api/tables", &wish));
        let seating = house.get(&format!("/api/tables/{table}")).text();
        assert!(seating.contains(&format!("\"card_set\":\"my {game}\"")), "{seating}");
        let content = house.get(&format!("/api/tables/{table}/content")).text();
        assert!(content.contains(&format!("\"name\":\"my {game}\"")));
    }
    assert_eq!(house.stop(), Some(0));
}

#[test]
fn a_card_set_that_cannot_be_played_with_keeps_the_house_closed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.toml");
    let shipped = run(&["cards", "han-solo", "export", "-"]).out;
    let check = |text: &str, given: &str, code: i32, said: &str| {
        fs::write(&file, text).unwrap();
        let data = folder.path().join("data");
        let ended =
            run(&["serve", "--port", "0", "--data", data.to_str().unwrap(), "--cards", given]);
        assert_eq!(ended.code, code, "{ended:?}");
        assert!(ended.err.contains(said), "{said}: {ended:?}");
        assert!(!data.exists(), "nothing was opened");
    };
    let path = file.to_str().unwrap();
    check(&shipped.replacen("25000", "-1", 1), path, 5, "cantina cards han-solo check");
    check("nonsense", path, 5, "not a card set of han-solo");
    check(&shipped, "/nowhere.toml", 5, "/nowhere.toml");
    check(&shipped, &format!("chess={path}"), 2, "no game called chess");
}
