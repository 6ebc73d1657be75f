//! The programs of PostgreSQL, and who runs them.

use std::fs;
use std::io;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The oldest version that Cantina supports.
const OLDEST: u32 = 15;

/// Where Debian keeps each version, in a folder of its number.
const DEBIAN: &str = "/usr/lib/postgresql";

/// Users that may run a server for root, the better first.
const USERS: [&str; 2] = ["postgres", "nobody"];

/// The folder with `initdb`, `postgres` and `psql` of the oldest version that will do: what works
/// with that one is what we promise.
///
/// # Errors
/// There is none; the message says what to install.
pub fn folder() -> io::Result<PathBuf> {
    let versions = fs::read_dir(DEBIAN).into_iter().flatten().flatten();
    let mut versions: Vec<u32> =
        versions.filter_map(|it| it.file_name().to_str()?.parse().ok()).collect();
    versions.sort_unstable();
    let of_debian = versions
        .into_iter()
        .filter(|version| *version >= OLDEST)
        .map(|version| Path::new(DEBIAN).join(version.to_string()).join("bin"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders = of_debian.chain(std::env::split_paths(&path).collect::<Vec<_>>());
    folders.find(|folder| folder.join("initdb").is_file()).ok_or_else(|| {
        io::Error::other(
            "PostgreSQL was not found: install it (Debian: `apt-get install postgresql-15`; macOS: \
             `brew install postgresql@15`), or leave its tests out with CANTINA_NO_POSTGRES=1",
        )
    })
}

/// The user that is to run a server, where we may not do so ourselves.
#[derive(Debug, Clone, Copy)]
pub struct Other {
    uid: u32,
    gid: u32,
}

impl Other {
    /// None where we are an ordinary user.
    ///
    /// # Errors
    /// We are root, and nobody else is there.
    pub fn needed() -> io::Result<Option<Self>> {
        let id = Command::new("id").arg("-u").output()?;
        if id.stdout.trim_ascii() != b"0" {
            return Ok(None);
        }
        let users = fs::read_to_string("/etc/passwd")?;
        let find = |name: &&str| {
            let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
            let number = |idx| line.split(':').nth(idx)?.parse().ok();
            Some(Self { uid: number(2)?, gid: number(3)? })
        };
        let found = USERS.iter().find_map(find);
        let nobody = || io::Error::other("there is no user `postgres` or `nobody` to run a server");
        found.ok_or_else(nobody).map(Some)
    }

    /// Lets them own a folder.
    ///
    /// # Errors
    /// The system does not let us.
    pub fn give(self, folder: &Path) -> io::Result<()> {
        std::os::unix::fs::chown(folder, Some(self.uid), Some(self.gid))
    }
}

/// A command that is run as this user, and by itself: no signal that is meant for us reaches it.
pub fn command(program: &Path, user: Option<Other>) -> Command {
    let mut command = Command::new(program);
    command.process_group(0).current_dir("/").env("LC_ALL", "C");
    if let Some(Other { uid, gid }) = user {
        command.uid(uid).gid(gid);
    }
    command
}
