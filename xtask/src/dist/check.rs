//! The package on a bare Debian: installed, served, a data folder of an earlier build upgraded, purged.
//!
//! The bare system is what `debootstrap` makes, in a folder, entered with `chroot`. It has no systemd
//! running, so the service is started by hand as its own user; the unit file itself is only checked to be
//! where systemd looks for it.

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};

use super::{Release, deb};
use crate::{repo, shell};

/// The version of the package that is upgraded: older than every real one.
const OLDER: &str = "0.0.0~older";

/// A database that an earlier build wrote, and tables in it.
const BEFORE: &str = "crates/server/tests/before/rules-1.db.gz";
const TABLES: [&str; 4] = ["vkyf1g1wtm", "qv816dh250", "9s8ezevh8x", "r8pnbbgpxn"];
/// The one that is over, whose replay anybody may see.
const OVER: &str = "vkyf1g1wtm";

/// Where the system itself notes what was ever installed, and copies that its own tools keep.
const NOTES: [&str; 9] = [
    "var/lib/dpkg/",
    "var/log/",
    "var/cache/",
    "var/lib/systemd/deb-systemd-helper",
    "etc/passwd-",
    "etc/group-",
    "etc/shadow-",
    "etc/gshadow-",
    "etc/ld.so.cache",
];

/// Where a bare system has its programs.
const PATH: &str = "/usr/sbin:/usr/bin:/sbin:/bin";

/// How long the server may take to answer.
const PATIENCE: Duration = Duration::from_secs(30);

pub fn run(release: &Release, papers: &Path, package: &Path) -> Result<()> {
    let root = Root::fresh()?;
    let before = root.files()?;
    let older = deb::build(release, papers, OLDER)?;
    root.install(&older)?;
    fs::remove_file(&older)?;
    let served = root.serve()?;
    let page = served.get("/")?;
    ensure!(page.contains("200 OK") && page.contains("<script"), "no client is inside:\n{page}");
    ensure!(served.get("/healthz")?.contains("200 OK"), "the server is not healthy");
    served.stop()?;
    println!("check: installed, and served on a bare system");

    root.put_data(&repo::root().join(BEFORE))?;
    root.install(package)?;
    let served = root.serve()?;
    for table in TABLES {
        let told = served.get(&format!("/api/tables/{table}"))?;
        ensure!(told.contains("200 OK"), "the table {table} of an earlier build:\n{told}");
    }
    let replay = served.get(&format!("/api/tables/{OVER}/replay"))?;
    ensure!(replay.contains("200 OK"), "the replay of an earlier build:\n{replay:.300}");
    served.stop()?;
    println!("check: upgraded, with a data folder that an earlier build wrote");

    let told = root.run(&["cantina", "--version"])?;
    ensure!(told.contains(&release.version) && told.contains(&release.commit), "{told}");
    for file in [
        "usr/lib/systemd/system/cantina.service",
        "etc/systemd/system/multi-user.target.wants/cantina.service",
        "usr/share/man/man1/cantina-serve.1.gz",
        "usr/share/bash-completion/completions/cantina",
        "usr/share/doc/cantina/THIRD-PARTY-LICENSES.txt.gz",
    ] {
        let is_there = root.path.join(file).symlink_metadata().is_ok();
        ensure!(is_there, "the package brings no /{file}");
    }
    root.run(&["dpkg", "--verify", "cantina"])?;
    root.run(&["dpkg", "--remove", "cantina"])?;
    ensure!(
        root.path.join("var/lib/cantina/cantina.db").exists(),
        "removing took the tables along"
    );
    root.run(&["dpkg", "--purge", "cantina"])?;
    let after = root.files()?;
    let left: Vec<_> = after.difference(&before).collect();
    ensure!(left.is_empty(), "purging left behind: {left:?}");
    let gone: Vec<_> = before.difference(&after).collect();
    ensure!(gone.is_empty(), "purging took along: {gone:?}");
    for file in ["etc/passwd", "etc/group", "etc/shadow"] {
        let text = fs::read_to_string(root.path.join(file))?;
        ensure!(!text.contains("cantina"), "purging left the user in /{file}");
    }
    println!("check: removed with the tables kept, purged with nothing left behind");
    Ok(())
}

/// A bare system in a folder.
struct Root {
    path: PathBuf,
}

impl Root {
    /// A copy of the bare system, which is made once.
    fn fresh() -> Result<Self> {
        let folder = repo::target_dir().join("dist-check");
        fs::create_dir_all(&folder)?;
        let packed = folder.join("bare.tar");
        let path = folder.join("root");
        if path.exists() {
            fs::remove_dir_all(&path)?;
        }
        if !packed.exists() {
            make_bare(&path)?;
            let mut tar = shell::command("tar", &["--create", "--one-file-system"]);
            tar.arg("--file").arg(&packed).arg("--directory").arg(&path).arg(".");
            shell::run(tar)?;
            return Ok(Self { path });
        }
        fs::create_dir_all(&path)?;
        let mut tar = shell::command("tar", &["--extract", "--numeric-owner"]);
        tar.arg("--file").arg(&packed).arg("--directory").arg(&path);
        shell::run(tar)?;
        Ok(Self { path })
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new("chroot");
        command.arg(&self.path).args(args);
        command.env("PATH", PATH).env("LC_ALL", "C");
        command.env("DEBIAN_FRONTEND", "noninteractive");
        command
    }

    fn run(&self, args: &[&str]) -> Result<String> {
        let output = self.command(args).output().context("cannot start chroot")?;
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        if !output.status.success() {
            let why = String::from_utf8_lossy(&output.stderr);
            bail!("on the bare system `{}` failed:\n{told}{why}", args.join(" "));
        }
        Ok(told)
    }

    /// `dpkg`, which downloads nothing: what the package needs is on a bare system.
    fn install(&self, package: &Path) -> Result<()> {
        fs::copy(package, self.path.join("cantina.deb"))?;
        self.run(&["dpkg", "--install", "/cantina.deb"])?;
        fs::remove_file(self.path.join("cantina.deb"))?;
        Ok(())
    }

    /// Replaces the tables by those of a packed database.
    fn put_data(&self, packed: &Path) -> Result<()> {
        let data = self.path.join("var/lib/cantina");
        for file in repo::walk(&data, &[])? {
            fs::remove_file(file)?;
        }
        let unpacked = Command::new("gzip").args(["-dc"]).arg(packed).output()?;
        ensure!(unpacked.status.success(), "cannot unpack {}", packed.display());
        fs::write(data.join("cantina.db"), unpacked.stdout)?;
        self.run(&["chown", "-R", "cantina:cantina", "/var/lib/cantina"])?;
        Ok(())
    }

    /// Starts the server as the user that the package made, as the unit does.
    fn serve(&self) -> Result<Served> {
        let mut command = Command::new("chroot");
        command.args(["--userspec=cantina:cantina"]).arg(&self.path);
        command.args(["/usr/bin/cantina", "serve", "--port", "0", "--data", "/var/lib/cantina"]);
        command.env_clear().env("PATH", PATH).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().context("cannot start chroot")?;
        let mut line = String::new();
        let stdout = child.stdout.take().context("it was piped")?;
        BufReader::new(stdout).read_line(&mut line)?;
        let address = line.split("http://").nth(1).map(|it| it.trim().to_owned());
        let Some(address) = address else {
            let _ = child.kill();
            bail!("the server did not open: {line}");
        };
        Ok(Served { child, address })
    }

    /// Every file and folder, without the notes of the system itself.
    fn files(&self) -> Result<BTreeSet<String>> {
        let mut files = BTreeSet::new();
        let mut folders = vec![self.path.clone()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(&folder)? {
                let entry = entry?;
                let name = entry.path().strip_prefix(&self.path)?.to_string_lossy().into_owned();
                if NOTES.iter().any(|it| name.starts_with(it.trim_end_matches('/'))) {
                    continue;
                }
                if entry.file_type()?.is_dir() {
                    folders.push(entry.path());
                }
                files.insert(name);
            }
        }
        Ok(files)
    }
}

fn make_bare(path: &Path) -> Result<()> {
    let release = fs::read_to_string("/etc/os-release").context("which system is this?")?;
    let suite = release.lines().find_map(|line| line.strip_prefix("VERSION_CODENAME="));
    let suite = suite.context("/etc/os-release names no VERSION_CODENAME; is this Debian?")?;
    let mirror = std::env::var("CANTINA_DEBIAN_MIRROR");
    let mirror = mirror.unwrap_or_else(|_| "http://deb.debian.org/debian".to_owned());
    let mut bootstrap = shell::command("debootstrap", &["--variant=minbase", suite]);
    bootstrap.arg(path).arg(mirror);
    shell::run(bootstrap).context(
        "install debootstrap (Debian: `apt-get install debootstrap`), be root, and name a mirror that \
         can be reached in CANTINA_DEBIAN_MIRROR",
    )
}

/// A server that is running on the bare system.
struct Served {
    child: Child,
    address: String,
}

impl Served {
    fn get(&self, path: &str) -> Result<String> {
        let mut stream = TcpStream::connect(&self.address)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        let host = &self.address;
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")?;
        let mut told = Vec::new();
        stream.read_to_end(&mut told)?;
        Ok(String::from_utf8_lossy(&told).into_owned())
    }

    /// As systemd would.
    fn stop(mut self) -> Result<()> {
        let pid = self.child.id().to_string();
        ensure!(Command::new("kill").args(["-TERM", &pid]).status()?.success(), "cannot stop it");
        let status = self.child.wait()?;
        ensure!(status.success(), "the server ended with {status}");
        Ok(())
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // Only where a check failed before it was stopped.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
