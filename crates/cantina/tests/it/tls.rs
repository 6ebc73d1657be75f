//! `serve --tls-cert --tls-key`: what an operator is told, and when.

use crate::cantina::{Ended, PROGRAM, run};
use client::{Program, serve};
use rcgen::{CertificateParams, KeyPair, date_time_ymd};
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A folder with a certificate and its key.
struct Papers {
    folder: tempfile::TempDir,
}

impl Papers {
    fn new() -> Self {
        let papers = Self { folder: tempfile::tempdir().unwrap() };
        papers.renew(2100);
        papers
    }

    /// Writes a pair that is valid until the first day of this year.
    fn renew(&self, until: i32) {
        self.write(until, &KeyPair::generate().unwrap());
    }

    fn write(&self, until: i32, key: &KeyPair) {
        let mut params = CertificateParams::new(vec!["cantina.example".to_owned()]).unwrap();
        params.not_after = date_time_ymd(until, 1, 1);
        fs::write(self.key(), key.serialize_pem()).unwrap();
        fs::write(self.cert(), params.self_signed(key).unwrap().pem()).unwrap();
    }

    fn cert(&self) -> PathBuf {
        self.folder.path().join("fullchain.pem")
    }

    fn key(&self) -> PathBuf {
        self.folder.path().join("privkey.pem")
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }
}

/// A run that ends by itself, with these words after `serve`.
fn ended(papers: &Papers, words: &[&Path]) -> Ended {
    let data = papers.data();
    let words = words.iter().map(|word| word.to_str().unwrap());
    let all: Vec<&str> = ["serve", "--port", "0", "--data", data.to_str().unwrap()]
        .into_iter()
        .chain(words)
        .collect();
    run(&all)
}

#[test]
fn an_operator_learns_what_is_wrong_with_a_certificate() {
    let papers = Papers::new();
    let (cert, key) = (papers.cert(), papers.key());
    let with = |cert: &Path, key: &Path| {
        ended(&papers, &[Path::new("--tls-cert"), cert, Path::new("--tls-key"), key])
    };
    let alone = ended(&papers, &[Path::new("--tls-cert"), &cert]);
    assert!(alone.code == 2 && alone.err.contains("--tls-key"), "{alone:?}");
    let alone = ended(&papers, &[Path::new("--tls-key"), &key]);
    assert!(alone.code == 2 && alone.err.contains("--tls-cert"), "{alone:?}");

    let nowhere = papers.folder.path().join("nowhere.pem");
    let missing = with(&cert, &nowhere);
    assert!(missing.code == 5 && missing.out.is_empty(), "{missing:?}");
    assert!(missing.err.contains("nowhere.pem: there is no such file"), "{missing:?}");
    let exchanged = with(&key, &cert);
    assert!(exchanged.code == 5 && exchanged.err.contains("exchanged"), "{exchanged:?}");
    let other = Papers::new();
    let wrong = with(&cert, &other.key());
    assert!(wrong.code == 5 && wrong.err.contains("does not belong to"), "{wrong:?}");
    papers.renew(2020);
    let expired = with(&cert, &key);
    assert!(expired.code == 5 && expired.err.contains("certbot renew"), "{expired:?}");
}

/// Reads lines until one has this in it.
fn until(lines: &mut impl Iterator<Item = std::io::Result<String>>, part: &str) -> String {
    lines.map(Result::unwrap).find(|line| line.contains(part)).expect("it is said")
}

#[test]
fn a_certificate_is_read_again_upon_sighup() {
    let papers = Papers::new();
    let mut command = serve(Path::new(PROGRAM), &papers.data(), 0);
    command.arg("--tls-cert").arg(papers.cert()).arg("--tls-key").arg(papers.key());
    // Its log is read here, so it is started by hand.
    let mut child = command
        .env("RUST_LOG", "info")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = BufReader::new(child.stdout.take().unwrap());
    let mut first = String::new();
    said.read_line(&mut first).unwrap();
    assert!(first.starts_with("Cantina is open: https://127.0.0.1:"), "{first}");
    let mut log = BufReader::new(child.stderr.take().unwrap()).lines();
    let signal = |name: &str| {
        let id = child.id().to_string();
        assert!(Command::new("kill").args([name, &id]).status().unwrap().success());
    };
    papers.renew(2101);
    signal("-HUP");
    until(&mut log, "the certificate was read again");
    fs::write(papers.key(), "no key").unwrap();
    signal("-HUP");
    let refused = until(&mut log, "the one before stays in use");
    assert!(refused.contains("privkey.pem: has no private key in it"), "{refused}");
    signal("-TERM");
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn the_address_of_a_named_house_has_its_name() {
    let papers = Papers::new();
    let mut command = serve(Path::new(PROGRAM), &papers.data(), 0);
    command.args(["--public-name", "cantina.example", "--tls-cert"]).arg(papers.cert());
    command.arg("--tls-key").arg(papers.key()).stderr(Stdio::null());
    let told = Program::start(&mut command).unwrap_err().to_string();
    assert!(told.contains("https://cantina.example:"), "{told}");
}

// Audit: SEC-I5
#[test]
fn an_rsa_key_is_warned_of() {
    let rsa = KeyPair::from_pem(include_str!("../../../server/tests/keys/rsa-2048.pem")).unwrap();
    for (key, is_warned) in [(rsa, true), (KeyPair::generate().unwrap(), false)] {
        let papers = Papers::new();
        papers.write(2100, &key);
        let mut command = serve(Path::new(PROGRAM), &papers.data(), 0);
        command.arg("--tls-cert").arg(papers.cert()).arg("--tls-key").arg(papers.key());
        command.env("RUST_LOG", "warn").stdin(Stdio::null());
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut first = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
        let id = child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        let log = String::from_utf8(child.wait_with_output().unwrap().stderr).unwrap();
        assert_eq!(log.contains("use an ECDSA key of the curve P-256"), is_warned, "{log}");
    }
}
