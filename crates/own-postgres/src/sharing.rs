//! One server for all tests that run at the same time.
//!
//! Every test is a process of its own, so a server for each would cost a second for each. Whoever
//! comes first starts one; a guard, which is a process of its own too, stops it when for a few
//! seconds nobody has held the lock that users hold as long as they live.

use crate::program;
use crate::server::{self, Server, Sync};
use std::fs::{self, File};
use std::io;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// Where the tests of one build folder meet.
const MEETING: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/tmp");

/// What the guard does: `$1` is the lock of the users, `$2` the folder of the server, `$3` its
/// process, `$4` the note that it is there. Users that come while it stops the server wait for the
/// lock, and start another one.
const GUARD: &str = r#"
while :; do
    flock -x "$1" true
    sleep 5
    if flock -xn "$1" sh -c '
        rm -f "$3"; kill -QUIT "$2"
        for _ in $(seq 100); do kill -0 "$2" 2>/dev/null && sleep 0.05; done
        rm -rf "$1"' guard "$2" "$3" "$4"
    then exit; fi
done
"#;

/// A server that others use as well.
#[derive(Debug)]
pub struct Shared {
    folder: PathBuf,
    programs: PathBuf,
    /// As long as it is held the server stays. `None` where it is ours alone.
    _user: Option<File>,
    _own: Option<Server>,
}

/// A place for tables that nobody else uses.
#[derive(Debug)]
pub struct Schema {
    server: &'static Shared,
    name: String,
}

impl Schema {
    /// An empty one, on the shared server.
    ///
    /// # Errors
    /// What went wrong, with what PostgreSQL said.
    pub fn new() -> io::Result<Self> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let server = shared()?;
        let name = format!("s{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        server.sql(&format!("DROP SCHEMA IF EXISTS {name} CASCADE; CREATE SCHEMA {name}"))?;
        Ok(Self { server, name })
    }

    /// Its address.
    #[must_use]
    pub fn url(&self) -> String {
        let Self { server, name } = self;
        format!("{}&options=-csearch_path%3D{name}", server::url(&server.folder))
    }

    /// Its address for those who come through a port of this machine; see [`Self::socket`].
    #[must_use]
    pub fn url_through(&self, port: u16) -> String {
        let name = &self.name;
        format!("postgres://cantina@127.0.0.1:{port}/cantina?options=-csearch_path%3D{name}")
    }

    /// Where the server listens.
    #[must_use]
    pub fn socket(&self) -> PathBuf {
        server::socket(&self.server.folder)
    }

    /// Runs statements in it, as an operator might.
    ///
    /// # Errors
    /// What PostgreSQL says.
    pub fn sql(&self, sql: &str) -> io::Result<String> {
        self.server.sql(&format!("SET search_path = {}; {sql}", self.name))
    }
}

impl Shared {
    fn sql(&self, sql: &str) -> io::Result<String> {
        server::psql(&self.programs, &self.folder, "cantina", sql)
    }
}

/// The server of this process and of all others of this build folder.
///
/// # Errors
/// What went wrong, with what PostgreSQL said.
pub fn shared() -> io::Result<&'static Shared> {
    static SHARED: OnceLock<Shared> = OnceLock::new();
    if let Some(shared) = SHARED.get() {
        return Ok(shared);
    }
    let shared = join()?;
    Ok(SHARED.get_or_init(|| shared))
}

fn join() -> io::Result<Shared> {
    let programs = program::folder()?;
    let has_flock = Command::new("flock").arg("--version").stdout(Stdio::null()).status().is_ok();
    if !has_flock {
        let own = Server::start(Sync::Off)?;
        let folder = own.folder().to_owned();
        return Ok(Shared { folder, programs, _user: None, _own: Some(own) });
    }
    let meeting = Path::new(MEETING);
    fs::create_dir_all(meeting)?;
    let open = |name: &str| {
        File::options().create(true).truncate(false).write(true).open(meeting.join(name))
    };
    // Waits while the guard stops the server before.
    let user = open("postgres.users")?;
    user.lock_shared()?;
    let starter = open("postgres.start")?;
    starter.lock()?;
    let note = meeting.join("postgres.folder");
    if let Ok(folder) = fs::read_to_string(&note) {
        let folder = PathBuf::from(folder);
        // A machine that was switched off leaves a note and no server.
        if server::psql(&programs, &folder, "cantina", "SELECT 1").is_ok() {
            return Ok(Shared { folder, programs, _user: Some(user), _own: None });
        }
        fs::remove_file(&note)?;
    }
    let (folder, process) = Server::start(Sync::Off)?.let_go();
    fs::write(&note, folder.as_os_str().as_encoded_bytes())?;
    Command::new("sh")
        .args(["-c", GUARD, "guard"])
        .args([meeting.join("postgres.users"), folder.clone()])
        .arg(process.to_string())
        .arg(&note)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .process_group(0)
        .spawn()?;
    Ok(Shared { folder, programs, _user: Some(user), _own: None })
}
