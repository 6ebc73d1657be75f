//! Running the program.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// The program under test.
pub const PROGRAM: &str = env!("CARGO_BIN_EXE_cantina");

/// How a run ended.
#[derive(Debug)]
pub struct Ended {
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// Runs the program to its end.
pub fn run(args: &[&str]) -> Ended {
    let output = Command::new(PROGRAM)
        .args(args)
        // Whatever the machine speaks, tests read English.
        .env("CANTINA_LANG", "en")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    Ended {
        code: output.status.code().expect("the program was not killed"),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// The root of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A running `cantina engine`.
pub struct Engine {
    child: Child,
    to: Option<ChildStdin>,
    from: BufReader<ChildStdout>,
}

impl Engine {
    pub fn start() -> Self {
        let mut child = Command::new(PROGRAM)
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .unwrap();
        let to = child.stdin.take();
        let from = BufReader::new(child.stdout.take().unwrap());
        Self { child, to, from }
    }

    /// Sends bytes as they are, with the end of a line.
    pub fn send(&mut self, line: &[u8]) {
        let to = self.to.as_mut().unwrap();
        to.write_all(line).unwrap();
        to.write_all(b"\n").unwrap();
        to.flush().unwrap();
    }

    /// The next reply as it stands.
    pub fn receive(&mut self) -> String {
        let mut line = String::new();
        self.from.read_line(&mut line).unwrap();
        line.trim_end().to_owned()
    }

    /// Asks, and checks that the reply repeats the id.
    pub fn ask(&mut self, op: &str, fields: Value) -> Value {
        let mut request = json!({ "id": op, "op": op });
        let Value::Object(fields) = fields else { panic!("{fields} are no fields") };
        request.as_object_mut().unwrap().extend(fields);
        self.send(request.to_string().as_bytes());
        let reply: Value = serde_json::from_str(&self.receive()).unwrap();
        assert_eq!(reply["id"], op, "{reply}");
        reply
    }

    /// Asks for something that is given.
    pub fn ok(&mut self, op: &str, fields: Value) -> Value {
        let reply = self.ask(op, fields);
        assert!(reply.get("ok").is_some(), "{op}: {reply}");
        reply["ok"].clone()
    }

    /// Asks for something that is refused; gives the error.
    pub fn refused(&mut self, op: &str, fields: Value) -> Value {
        let reply = self.ask(op, fields);
        assert!(reply.get("error").is_some(), "{op}: {reply}");
        reply["error"].clone()
    }

    /// Ends the input, and tells the exit code.
    pub fn end(mut self) -> i32 {
        drop(self.to.take());
        self.child.wait().unwrap().code().unwrap()
    }
}
