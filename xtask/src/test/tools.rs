//! Programs the checks need besides Rust and Node: a spelling checker, a browser, two proxies and a
//! database.
//!
//! The spelling checker is pinned and installed into the target folder, so a run changes nothing on
//! the machine. `cargo install` would compile it for minutes; its Python wheel carries the binary.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::{repo, shell};

/// Wheels with their versions. Change a version here and the next run installs it.
const WHEELS: [&str; 1] = ["typos==1.51.1"];

/// Browsers by the name of their program, best first.
const BROWSERS: [&str; 4] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// The reverse proxies by the name of their program.
const PROXIES: [&str; 2] = ["nginx", "haproxy"];

/// The path of a tool from the pinned wheels; installs all of them on first use.
pub fn wheel(name: &str) -> Result<PathBuf> {
    let venv = repo::root().join("target/tools/venv");
    let bin = venv.join(if cfg!(windows) { "Scripts" } else { "bin" });
    let note = venv.join("cantina-wheels");
    let wanted = WHEELS.join("\n");
    if fs::read_to_string(&note).ok().as_deref() != Some(wanted.as_str()) {
        install_wheels(&venv, &bin)?;
        fs::write(&note, &wanted)?;
    }
    Ok(bin.join(format!("{name}{}", std::env::consts::EXE_SUFFIX)))
}

fn install_wheels(venv: &Path, bin: &Path) -> Result<()> {
    const ADVICE: &str = "install Python 3 with venv and pip (Debian: `apt-get install python3 python3-venv python3-pip`; \
                          macOS: `brew install python`), then run this command again";
    let Some(python) = shell::find_program(&["python3", "python"]) else {
        bail!(
            "`python3` was not found; the spelling checker typos comes as a Python wheel: {ADVICE}"
        );
    };
    let mut create = shell::command(python, &["-m", "venv", "--clear"]);
    create.arg(venv);
    shell::run(create).context(ADVICE)?;
    let quiet = [
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--only-binary",
        ":all:",
    ];
    let mut install = shell::command(bin.join("python"), &quiet);
    install.args(WHEELS);
    shell::run(install).context(ADVICE)
}

/// The browser for the tests; installs Debian's chromium where that is ours to do.
pub fn chromium() -> Result<PathBuf> {
    if let Some(path) = std::env::var_os("CHROMIUM") {
        let path = PathBuf::from(path);
        if !path.is_file() {
            bail!("CHROMIUM names {}, which is no file", path.display());
        }
        return Ok(path);
    }
    if let Some(path) = shell::find_program(&BROWSERS) {
        return Ok(path);
    }
    if is_debian() && is_superuser() {
        install(&["chromium"])?;
        if let Some(path) = shell::find_program(&BROWSERS) {
            return Ok(path);
        }
    }
    bail!(
        "no chromium was found for the browser tests: install it (Debian: `apt-get install chromium` as root; \
         Fedora: `dnf install chromium`; macOS: `brew install --cask chromium`), or set CHROMIUM to the path of a \
         Chromium or Chrome, or leave these tests out with --no-browser"
    );
}

/// The reverse proxies whose recipes in `deploy/` are tested; installs Debian's where that is ours
/// to do. Whoever sets `CANTINA_NO_PROXY` has none, and the tests that need them show nothing.
pub fn proxies() -> Result<()> {
    if std::env::var_os("CANTINA_NO_PROXY").is_some() {
        println!("left out, because CANTINA_NO_PROXY is set");
        return Ok(());
    }
    // Debian keeps them where only the superuser's PATH looks.
    let is_there = |name: &&str| {
        shell::find_program(&[name]).is_some() || Path::new("/usr/sbin").join(name).is_file()
    };
    if PROXIES.iter().all(is_there) {
        return Ok(());
    }
    if is_debian() && is_superuser() {
        install(&["nginx-light", "haproxy"])?;
        if PROXIES.iter().all(is_there) {
            return Ok(());
        }
    }
    bail!(
        "nginx or haproxy was not found for the tests of the recipes in deploy/: install both (Debian: `apt-get \
         install nginx-light haproxy` as root; Fedora: `dnf install nginx haproxy`; macOS: `brew install nginx \
         haproxy`), or leave these tests out with CANTINA_NO_PROXY=1"
    );
}

/// The database server that tests start for themselves; installs Debian's where that is ours to do.
/// Whoever sets `CANTINA_NO_POSTGRES` has none, and the tests that need it show nothing.
pub fn postgres() -> Result<()> {
    if std::env::var_os("CANTINA_NO_POSTGRES").is_some() {
        println!("left out, because CANTINA_NO_POSTGRES is set");
        return Ok(());
    }
    // Debian keeps each version in a folder of its number, and in nobody's PATH.
    let is_there = || {
        let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        let mut of_debian = versions.map(|version| version.path().join("bin/initdb"));
        of_debian.any(|program| program.is_file()) || shell::find_program(&["initdb"]).is_some()
    };
    if is_there() {
        return Ok(());
    }
    if is_debian() && is_superuser() {
        // The package would make a database of its own and start it, which nobody asked for.
        install(&["postgresql-common"])?;
        let own = Path::new("/etc/postgresql-common/createcluster.conf");
        let kept = fs::read_to_string(own).unwrap_or_default();
        fs::write(own, format!("{kept}\ncreate_main_cluster = false\n"))?;
        let installed = install(&["postgresql"]);
        fs::write(own, kept)?;
        installed?;
        if is_there() {
            return Ok(());
        }
    }
    bail!(
        "PostgreSQL was not found for the tests of tables in a database: install it (Debian: `apt-get install \
         postgresql` as root; Fedora: `dnf install postgresql-server`; macOS: `brew install postgresql`), or leave \
         these tests out with CANTINA_NO_POSTGRES=1"
    );
}

/// Installs Debian's packages.
fn install(packages: &[&str]) -> Result<()> {
    shell::run(shell::command("apt-get", &["update"]))?;
    let mut install = shell::command("apt-get", &["install", "-y", "--no-install-recommends"]);
    install.args(packages).env("DEBIAN_FRONTEND", "noninteractive");
    shell::run(install)
}

fn is_debian() -> bool {
    Path::new("/etc/debian_version").exists() && shell::find_program(&["apt-get"]).is_some()
}

fn is_superuser() -> bool {
    shell::command("id", &["-u"]).output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
