//! Golden playthroughs and the corpus, on the toys.

use crate::toys::auction::{self, Auctioneer};
use crate::toys::convoy::{self, Driver};
use testkit::corpus;

#[test]
fn playthroughs_are_what_they_were() {
    let setup = auction::Setup { seats: 2, flaw: auction::Flaw::None };
    testkit::golden!("auction", Auctioneer::sound(), setup, 7);
    let setup = convoy::Setup { seats: 3, flaw: convoy::Flaw::None };
    testkit::golden!("convoy", Driver::sound(), setup, 7);
}

#[test]
fn a_corpus_is_written_and_replayed() {
    let folder = tempfile::tempdir().expect("a folder to write into");
    let empty = corpus::replay(&Driver::sound(), folder.path()).expect_err("there is nothing yet");
    assert!(empty.to_string().contains("has no records"), "{empty}");
    let n_written = corpus::write(&Driver::sound(), folder.path(), 4).expect("it can be written");
    assert_eq!(n_written, 12);
    let n_games = corpus::replay(&Driver::sound(), folder.path()).expect("it holds");
    assert_eq!(n_games, 12);
    let other = corpus::replay(&Auctioneer::sound(), folder.path()).expect_err("another game");
    assert!(other.to_string().contains("toy-convoy"), "{other}");
}

#[test]
fn some_written_games_go_back() {
    let setup = convoy::Setup { seats: 4, flaw: convoy::Flaw::None };
    let n_with = (0..20)
        .filter(|seed| corpus::random_record(&Driver::sound(), setup, *seed).contains("rewind"))
        .count();
    assert!((1..20).contains(&n_with), "{n_with} of 20");
}

#[test]
fn a_doctored_or_torn_record_is_found() {
    let setup = convoy::Setup { seats: 2, flaw: convoy::Flaw::None };
    let kit = Driver::sound();
    let text = corpus::random_record(&kit, setup, 3);
    assert_eq!(corpus::replay_text(&kit, &text), Ok(()));
    let lines: Vec<&str> = text.lines().collect();

    let found = |text: &str, message: &str| {
        let fault = corpus::replay_text(&kit, text).expect_err(message);
        assert!(fault.contains(message), "{fault}");
    };
    found(&text[..text.len() - 5], "cannot be read");
    found("", "empty");
    let without_second = [&lines[..2], &lines[3..]].concat().join("\n");
    found(&without_second, "out of order");
    let rolled = text.find("\"rolled\":{\"face\":").expect("somebody drove") + 17;
    let face = text.as_bytes()[rolled];
    let other = if face == b'1' { "2" } else { "1" };
    let mut loaded = text.clone();
    loaded.replace_range(rolled..=rolled, other);
    found(&loaded, "do not follow");
    found(&text.replacen("\"seed\":\"", "\"seed\":\"00", 1), "32 bytes");
}

#[test]
fn one_document_is_a_record_too() {
    let setup = convoy::Setup { seats: 2, flaw: convoy::Flaw::None };
    let text = corpus::random_record(&Driver::sound(), setup, 3);
    let (head, entries) = text.split_once('\n').expect("a head and entries");
    let entries = entries.trim_end().replace('\n', ",");
    let document = format!("{},\"players\":[],\"entries\":[{entries}]}}", &head[..head.len() - 1]);
    assert_eq!(corpus::replay_text(&Driver::sound(), &document), Ok(()));
}

#[test]
fn many_games_in_one_small_file_are_replayed_and_a_doctored_one_is_found() {
    let kit = Driver::sound();
    let folder = tempfile::tempdir().expect("a folder to write into");
    let path = folder.path().join("games.jsonl");
    corpus::write_compact(&kit, &path, 7).expect("it can be written");
    assert_eq!(corpus::replay_compact(&kit, &path).expect("it holds"), 7);
    let text = std::fs::read_to_string(&path).expect("it was written");
    let line = text.lines().next().expect("a game");
    assert_eq!(corpus::replay_line(&kit, line), Ok(()));

    let found = |line: &str, message: &str| {
        let fault = corpus::replay_line(&kit, line).expect_err(message);
        assert!(fault.contains(message), "{fault}");
    };
    found(&line.replacen("\"scores\":[", "\"scores\":[9", 1), "now comes out as");
    found(&line.replacen("\"digest\":\"", "\"digest\":\"0", 1), "now comes out as");
    found(&line.replacen("\"picks\":\"", "\"picks\":\"ff", 1), "no pick");
    found(&line.replacen("\",\"entries\"", "00\",\"entries\"", 1), "more picks than questions");
    found(&line[..line.len() - 2], "cannot be read");
    std::fs::write(&path, "").expect("it can be emptied");
    let empty = corpus::replay_compact(&kit, &path).expect_err("there is nothing left");
    assert!(empty.to_string().contains("has no records"), "{empty}");
}
