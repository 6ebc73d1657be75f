//! The real program, from outside.

use std::fs;
use std::io::{self, BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};

/// A server in a process of its own. Dropped, it is killed.
#[derive(Debug)]
pub struct Program {
    child: Child,
    /// Where it listens.
    pub addr: SocketAddr,
}

/// The command that serves on this port, 0 for any that is free, with its tables in this folder.
#[must_use]
pub fn serve(program: &Path, data: &Path, port: u16) -> Command {
    let mut command = Command::new(program);
    command.args(["serve", "--port", &port.to_string(), "--data"]).arg(data);
    // It serves wherever there is a little room; a build that does not know this minds nothing.
    command.env("CANTINA_MIN_FREE_MB", "0");
    command
}

impl Program {
    /// Starts a server and waits until it says where it listens.
    ///
    /// # Errors
    /// It cannot be started, or ends without saying so.
    pub fn start(command: &mut Command) -> io::Result<Self> {
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        if let Some(out) = child.stdout.take() {
            BufReader::new(out).read_line(&mut line)?;
        }
        let addr = line.trim_end().split_once("://").and_then(|(_, addr)| addr.parse().ok());
        match addr {
            Some(addr) => Ok(Self { child, addr }),
            None => {
                drop(child.kill());
                let status = child.wait()?;
                Err(io::Error::other(format!("it said {line:?} and ended with {status}")))
            }
        }
    }

    /// Its number in the system.
    #[must_use]
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Whether it has ended, and how.
    ///
    /// # Errors
    /// The system does not say.
    pub fn ended(&mut self) -> io::Result<Option<ExitStatus>> {
        self.child.try_wait()
    }

    /// Ends it at once and without a word, as a power cut would.
    ///
    /// # Errors
    /// The system does not let us.
    pub fn kill(&mut self) -> io::Result<()> {
        self.child.kill()?;
        self.child.wait().map(drop)
    }

    /// Asks it to stop, as an operator does, and tells how it ended.
    ///
    /// # Errors
    /// The system does not let us.
    pub fn stop(mut self) -> io::Result<ExitStatus> {
        Command::new("kill").args(["-TERM", &self.id().to_string()]).status()?;
        self.child.wait()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Ended already, or not ours to end any more: either is well.
        drop(self.kill());
    }
}

/// Kilobytes of memory in use by a process; 0 where the system does not say.
#[must_use]
pub fn resident_kb(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS"));
    line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok()).unwrap_or(0)
}

/// Milliseconds of processor time a process has spent; 0 where the system does not say.
#[must_use]
pub fn cpu_ms(process: u32) -> u64 {
    /// What the kernel counts in, on every Linux we know.
    const MS_PER_TICK: u64 = 10;
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or("").split_whitespace().collect();
    let ticks = |idx: usize| fields.get(idx).and_then(|it| it.parse::<u64>().ok()).unwrap_or(0);
    (ticks(11) + ticks(12)) * MS_PER_TICK
}
