//! One server: made, started, killed, started again, stopped.

use crate::program::{self, Other};
use std::fs;
use std::io::{self, ErrorKind};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The name of everything in it: the user, the database.
const NAME: &str = "cantina";

/// The port gives the socket its name; nothing listens on a network.
const PORT: u16 = 5540;

/// How long a server may take to start, on a busy machine.
const START_MAX: Duration = Duration::from_secs(60);

/// How often somebody looks whether it has started.
const LOOK_EVERY: Duration = Duration::from_millis(20);

/// Whether what was committed survives a power cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sync {
    Full,
    /// Much quicker, and no different as long as the machine runs.
    Off,
}

/// A running server with an empty database. Dropped, it is stopped and removed.
#[derive(Debug)]
pub struct Server {
    folder: TempDir,
    programs: PathBuf,
    user: Option<Other>,
    sync: Sync,
    child: Option<Child>,
}

impl Server {
    /// Makes a server and starts it.
    ///
    /// # Errors
    /// What went wrong, with what PostgreSQL said.
    pub fn start(sync: Sync) -> io::Result<Self> {
        let (programs, user) = (program::folder()?, Other::needed()?);
        let folder = tempfile::Builder::new().prefix("cantina-pg-").tempdir()?;
        if let Some(user) = user {
            user.give(folder.path())?;
        }
        let data = folder.path().join("data");
        let words = ["--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"];
        let made = program::command(&programs.join("initdb"), user)
            .args(["--pgdata", &text(&data), "--username", NAME, "--no-instructions"])
            .args(words)
            .output()?;
        if !made.status.success() {
            let said = String::from_utf8_lossy(&made.stderr).into_owned();
            return Err(io::Error::other(format!("initdb: {said}")));
        }
        let mut server = Self { folder, programs, user, sync, child: None };
        server.start_again()?;
        server.sql_in("postgres", &format!("CREATE DATABASE {NAME}"))?;
        Ok(server)
    }

    /// Starts it after it was killed or stopped.
    ///
    /// # Errors
    /// It does not start; what it said.
    pub fn start_again(&mut self) -> io::Result<()> {
        let log = self.folder.path().join("log");
        let sync = if self.sync == Sync::Full { "on" } else { "off" };
        let mut command = program::command(&self.programs.join("postgres"), self.user);
        command.args(["-D", &text(&self.folder.path().join("data")), "-p", &PORT.to_string()]);
        let folder = text(self.folder.path());
        for setting in [
            "listen_addresses=",
            &format!("unix_socket_directories={folder}"),
            "unix_socket_permissions=0700",
            &format!("fsync={sync}"),
            &format!("full_page_writes={sync}"),
            // A start after a kill syncs every file of the folder, one by one unless told so.
            "recovery_init_sync_method=syncfs",
            "max_connections=200",
            "shared_buffers=32MB",
        ] {
            command.args(["-c", setting]);
        }
        let out = fs::File::options().create(true).append(true).open(&log)?;
        command.stdin(Stdio::null()).stdout(out.try_clone()?).stderr(out);
        let mut child = command.spawn()?;
        let until = Instant::now() + START_MAX;
        while !self.is_there() {
            if child.try_wait()?.is_some() || Instant::now() > until {
                drop(child.kill());
                let said = fs::read_to_string(&log).unwrap_or_default();
                return Err(io::Error::other(format!("PostgreSQL does not start: {said}")));
            }
            pause();
        }
        self.child = Some(child);
        Ok(())
    }

    /// Ends it at once, with every process that serves a connection, as a power cut would.
    ///
    /// # Errors
    /// The system does not let us.
    pub fn kill(&mut self) -> io::Result<()> {
        let Some(mut child) = self.child.take() else { return Ok(()) };
        let serving = children(child.id());
        child.kill()?;
        child.wait()?;
        // Without their master they end by themselves, but not at once.
        let mut all = Command::new("kill");
        all.arg("-KILL").args(serving.iter().map(u32::to_string)).stderr(Stdio::null());
        all.status()?;
        let until = Instant::now() + START_MAX;
        while serving.iter().any(|process| Path::new(&format!("/proc/{process}")).exists()) {
            if Instant::now() > until {
                return Err(ErrorKind::TimedOut.into());
            }
            pause();
        }
        Ok(())
    }

    /// Asks it to stop, which ends every connection.
    ///
    /// # Errors
    /// The system does not let us.
    pub fn stop(&mut self) -> io::Result<()> {
        let Some(mut child) = self.child.take() else { return Ok(()) };
        Command::new("kill").args(["-INT", &child.id().to_string()]).status()?;
        child.wait().map(drop)
    }

    /// The address of its database, for a person who is asked for no password.
    #[must_use]
    pub fn url(&self) -> String {
        url(self.folder.path())
    }

    /// Runs statements in its database.
    ///
    /// # Errors
    /// What PostgreSQL says.
    pub fn sql(&self, sql: &str) -> io::Result<String> {
        self.sql_in(NAME, sql)
    }

    fn sql_in(&self, database: &str, sql: &str) -> io::Result<String> {
        psql(&self.programs, self.folder.path(), database, sql)
    }

    /// Whether it takes connections: its socket is there before it does.
    fn is_there(&self) -> bool {
        UnixStream::connect(socket(self.folder.path())).is_ok()
            && self.sql_in("postgres", "SELECT 1").is_ok()
    }

    /// Where it lives.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Leaves it running without us.
    pub(crate) fn let_go(mut self) -> (PathBuf, u32) {
        let process = self.child.take().map_or(0, |child| child.id());
        // `Server` has nothing more to stop, and the folder stays.
        self.folder.disable_cleanup(true);
        (self.folder.path().to_owned(), process)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Nothing in it is needed any more.
        drop(self.kill());
    }
}

/// The address of the database of a server that runs in this folder.
pub(crate) fn url(folder: &Path) -> String {
    format!("postgres://{NAME}@/{NAME}?host={}&port={PORT}", text(folder))
}

/// Where a server that runs in this folder listens.
pub(crate) fn socket(folder: &Path) -> PathBuf {
    folder.join(format!(".s.PGSQL.{PORT}"))
}

/// Runs statements in a database of the server in this folder.
pub(crate) fn psql(
    programs: &Path,
    folder: &Path,
    database: &str,
    sql: &str,
) -> io::Result<String> {
    let said = Command::new(programs.join("psql"))
        .args(["--no-psqlrc", "--quiet", "--tuples-only", "--no-align"])
        .args(["--set", "ON_ERROR_STOP=1", "--username", NAME, "--dbname", database])
        .args(["--port", &PORT.to_string(), "--host", &text(folder), "--command", sql])
        .stdin(Stdio::null())
        .output()?;
    if !said.status.success() {
        return Err(io::Error::other(String::from_utf8_lossy(&said.stderr).into_owned()));
    }
    Ok(String::from_utf8_lossy(&said.stdout).trim_end().to_owned())
}

/// The processes that this one has started.
fn children(process: u32) -> Vec<u32> {
    let listed = Command::new("ps").args(["-o", "pid=", "--ppid", &process.to_string()]).output();
    let listed = listed.map(|it| String::from_utf8_lossy(&it.stdout).into_owned());
    listed.unwrap_or_default().split_whitespace().filter_map(|it| it.parse().ok()).collect()
}

/// Paths of ours are text: they begin with the folder for temporary files.
fn text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

#[expect(clippy::disallowed_methods, reason = "a server that starts tells nobody when it is ready")]
fn pause() {
    std::thread::sleep(LOOK_EVERY);
}
