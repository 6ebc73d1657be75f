//! `serve`: opening, closing, and what keeps it from opening.

use crate::cantina::{PROGRAM, run};
use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// An open house.
struct House {
    child: Child,
    addr: String,
}

impl House {
    fn open(data: &Path) -> Self {
        Self::open_with(data, &[])
    }

    fn open_with(data: &Path, more: &[&str]) -> Self {
        let mut child = Command::new(PROGRAM)
            .args(["serve", "--port", "0", "--data"])
            .arg(data)
            .args(more)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let addr = line.trim_end().strip_prefix("Cantina is open: http://").unwrap().to_owned();
        Self { child, addr }
    }

    fn get(&self, path: &str) -> String {
        self.ask(&format!("GET {path}"), "")
    }

    fn post(&self, path: &str, json: &str) -> String {
        self.ask(&format!("POST {path}"), json)
    }

    fn ask(&self, what: &str, json: &str) -> String {
        let mut stream = TcpStream::connect(&self.addr).unwrap();
        let (addr, length) = (&self.addr, json.len());
        write!(
            stream,
            "{what} HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{json}"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Asks it to stop, as an operator does, and tells how it ended.
    fn stop(mut self) -> Option<i32> {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        self.child.wait().unwrap().code()
    }
}

#[test]
fn the_house_opens_tells_its_address_and_closes_when_asked() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("new/tables");
    let house = House::open(&data);
    assert!(house.get("/healthz").starts_with("HTTP/1.1 200"));
    assert!(house.get("/api/games").contains("han-solo"));
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
    let opened = house.post("/api/tables", &wanted);
    let table = opened.split("\"table\":\"").nth(1).and_then(|rest| rest.split('"').next());
    let table = table.unwrap_or_else(|| panic!("no table was opened: {opened}")).to_owned();

    let words = [copy.to_str().unwrap(), "--data", data.to_str().unwrap()];
    let backup = run(&[&["backup"], &words[..]].concat());
    assert_eq!(backup.code, 0, "{backup:?}");
    let twice = run(&[&["backup"], &words[..]].concat());
    assert_eq!(twice.code, 5, "{twice:?}");
    assert!(house.get("/healthz").starts_with("HTTP/1.1 200"), "the house was disturbed");
    assert_eq!(house.stop(), Some(0));

    fs::create_dir(&again).unwrap();
    let nothing =
        run(&["backup", path("no.db").to_str().unwrap(), "--data", again.to_str().unwrap()]);
    assert_eq!(nothing.code, 3, "{nothing:?}");
    fs::copy(&copy, again.join("cantina.db")).unwrap();
    let restored = House::open(&again);
    let seating = restored.get(&format!("/api/tables/{table}"));
    assert!(seating.starts_with("HTTP/1.1 200") && seating.contains("Ada"), "{seating}");
    assert_eq!(restored.stop(), Some(0));
}

#[test]
fn a_bot_delay_beyond_its_bound_makes_no_sense() {
    let ended = run(&["serve", "--port", "0", "--bot-delay-ms", "10001"]);
    assert_eq!(ended.code, 2, "{ended:?}");
    assert!(ended.err.contains("--bot-delay-ms"), "{ended:?}");
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
        let opened = house.post("/api/tables", &wish);
        let table = opened.split("\"table\":\"").nth(1).unwrap().split('"').next().unwrap();
        let seating = house.get(&format!("/api/tables/{table}"));
        assert!(seating.contains(&format!("\"card_set\":\"my {game}\"")), "{seating}");
        let content = house.get(&format!("/api/tables/{table}/content"));
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
