//! `cargo xtask dist`: everything a release consists of, in `target/dist`.
//!
//! - the program, stripped, with the browser client inside, in a `.tar.gz` with its papers;
//! - a Debian package with a service of its own user (`deploy/debian`);
//! - the licences of everything inside, and a list of it for machines (CycloneDX);
//! - `SHA256SUMS` of all that.
//!
//! Built twice from one commit the files are the same: times are those of the commit.
//! `docs/releases.md` tells how a release is made and what an upgrade may rely on.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::{repo, shell, web};

mod bill;
mod check;
mod deb;
mod parts;

#[derive(clap::Args)]
#[command(after_help = HELP)]
pub struct Args {
    /// Build with the profile of `cargo xtask play` instead: minutes less, and a slower program.
    #[arg(long)]
    quick: bool,
    /// Package this program instead of building one, such as one that was built on an older Debian.
    #[arg(long, value_name = "FILE", conflicts_with = "quick")]
    program: Option<PathBuf>,
    /// Then install the package on a bare Debian in a folder, serve, upgrade a data folder that an
    /// earlier build wrote, and purge it again. Needs Linux, root, debootstrap and a mirror.
    #[arg(long)]
    check: bool,
}

const HELP: &str = "\
With link-time optimisation the build takes some minutes. --check keeps the bare system in target/dist-check
for the next time; CANTINA_DEBIAN_MIRROR names another mirror than deb.debian.org.";

/// The largest program that may be released, in bytes.
const PROGRAM_BYTES_MAX: u64 = 40_000_000;

/// The manifest that names the version of the workspace.
const MANIFEST: &str = "Cargo.toml";

/// What is being released.
pub struct Release {
    pub version: String,
    /// The commit in short, with `-changed` when the working tree is not that commit.
    pub commit: String,
    /// When the commit was made, in seconds since 1970.
    pub epoch: String,
    /// The architecture as Rust calls it.
    pub arch: &'static str,
    /// The program, stripped.
    pub program: PathBuf,
    /// Where the results go.
    pub folder: PathBuf,
}

pub fn run(args: &Args) -> Result<()> {
    ensure!(cfg!(target_os = "linux"), "releases are built on Linux; this is another system");
    let (built, commit) = match &args.program {
        Some(program) => (program.clone(), commit_of(program)?),
        None => (build(args.quick)?, commit()?),
    };
    let release = Release {
        version: version()?,
        commit,
        epoch: git(&["log", "-1", "--format=%ct"])?,
        arch: std::env::consts::ARCH,
        program: repo::target_dir().join("dist-program"),
        folder: repo::target_dir().join("dist-files"),
    };
    fs::copy(&built, &release.program).with_context(|| built.display().to_string())?;
    shell::run(shell::command("strip", &[text(&release.program)?]))
        .context("install binutils (Debian: `apt-get install binutils`)")?;
    let size = fs::metadata(&release.program)?.len();
    ensure!(
        size <= PROGRAM_BYTES_MAX,
        "the program has {size} bytes; at most {PROGRAM_BYTES_MAX} are released"
    );
    if release.folder.exists() {
        fs::remove_dir_all(&release.folder)?;
    }
    fs::create_dir_all(&release.folder)?;
    let papers = papers(&release)?;
    tarball(&release, &papers)?;
    let package = deb::build(&release, &papers, &release.version)?;
    checksums(&release)?;
    println!(
        "\nthe program has {:.1} MB; the release is in {}:",
        size as f64 / 1e6,
        release.folder.display()
    );
    for file in repo::walk(&release.folder, &[])? {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        println!("  {:>12} bytes  {name}", fs::metadata(&file)?.len());
    }
    if args.check {
        check::run(&release, &papers, &package)?;
    }
    Ok(())
}

/// Builds the client and the program, and tells where the program is.
fn build(quick: bool) -> Result<PathBuf> {
    web::require_node()?;
    web::install()?;
    web::build()?;
    let profile = if quick { "release" } else { "dist" };
    let words = ["build", "--profile", profile, "--package", "cantina", "--features", "embed-web"];
    let mut build = shell::cargo(&words);
    build.env("CANTINA_COMMIT", commit()?);
    shell::run(build)?;
    Ok(repo::target_dir().join(profile).join("cantina"))
}

/// What a program says it was built from.
fn commit_of(program: &Path) -> Result<String> {
    let told = Command::new(program).arg("--version").output();
    let told = told.with_context(|| program.display().to_string())?;
    let told = String::from_utf8(told.stdout)?;
    let commit = told.lines().find_map(|line| line.strip_prefix("commit: "));
    Ok(commit.with_context(|| format!("{} names no commit", program.display()))?.to_owned())
}

/// Everything that goes beside the program, in one folder: `man/`, `completions/`, licences, the bill.
fn papers(release: &Release) -> Result<PathBuf> {
    let papers = repo::target_dir().join("dist-papers");
    if papers.exists() {
        fs::remove_dir_all(&papers)?;
    }
    fs::create_dir_all(papers.join("completions"))?;
    let program = |args: &[&str]| Command::new(&release.program).args(args).output();
    let told = String::from_utf8(program(&["--version"])?.stdout)?;
    ensure!(told.contains(&release.commit), "`cantina --version` does not name the commit: {told}");
    let man = papers.join("man");
    ensure!(program(&["man", text(&man)?])?.status.success(), "`cantina man` failed");
    for (shell, name) in [("bash", "cantina"), ("zsh", "_cantina"), ("fish", "cantina.fish")] {
        let script = program(&["completions", shell])?;
        ensure!(script.status.success(), "`cantina completions {shell}` failed");
        fs::write(papers.join("completions").join(name), script.stdout)?;
    }
    let parts = parts::of_the_program()?;
    fs::write(papers.join("THIRD-PARTY-LICENSES.txt"), parts::licences(&parts)?)?;
    let bill = bill::cyclone_dx(&parts, &release.version);
    let name = format!("cantina-{}.cdx.json", release.version);
    fs::write(release.folder.join(&name), &bill)?;
    fs::write(papers.join("cantina.cdx.json"), &bill)?;
    for file in ["CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT", "README.md"] {
        fs::copy(repo::root().join(file), papers.join(file)).context(file)?;
    }
    for file in ["nginx.conf", "haproxy.cfg", "debian/cantina.service"] {
        let name = file.rsplit('/').next().unwrap_or(file);
        fs::create_dir_all(papers.join("examples"))?;
        fs::copy(repo::root().join("deploy").join(file), papers.join("examples").join(name))?;
    }
    println!("{} libraries are in the program", parts.len());
    Ok(papers)
}

fn tarball(release: &Release, papers: &Path) -> Result<()> {
    let name = format!("cantina-{}-{}-linux", release.version, release.arch);
    let stage = repo::target_dir().join("dist-stage");
    if stage.exists() {
        fs::remove_dir_all(&stage)?;
    }
    let top = stage.join(&name);
    for file in repo::walk(papers, &[])? {
        put(&file, &top.join(file.strip_prefix(papers)?))?;
    }
    put(&release.program, &top.join("cantina"))?;
    let mut tar = shell::command("tar", &["--create", "--sort=name", "--owner=0", "--group=0"]);
    tar.args(["--numeric-owner", "--mode=u+rwX,go+rX,go-w", "--use-compress-program=gzip -9n"]);
    tar.arg(format!("--mtime=@{}", release.epoch));
    tar.arg("--file").arg(release.folder.join(format!("{name}.tar.gz")));
    tar.arg("--directory").arg(&stage).arg(&name);
    shell::run(tar)
}

/// Copies a file and makes the folders it needs.
fn put(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to.parent().context("a file lies in a folder")?)?;
    fs::copy(from, to).with_context(|| from.display().to_string())?;
    Ok(())
}

fn checksums(release: &Release) -> Result<()> {
    let mut names = Vec::new();
    for file in repo::walk(&release.folder, &[])? {
        names.push(file.file_name().context("a name")?.to_string_lossy().into_owned());
    }
    let sums = Command::new("sha256sum").args(&names).current_dir(&release.folder).output()?;
    ensure!(sums.status.success(), "sha256sum failed: {}", String::from_utf8_lossy(&sums.stderr));
    fs::write(release.folder.join("SHA256SUMS"), sums.stdout)?;
    Ok(())
}

fn version() -> Result<String> {
    let manifest: toml::Value = toml::from_str(&fs::read_to_string(repo::root().join(MANIFEST))?)?;
    let version = manifest["workspace"]["package"]["version"].as_str();
    Ok(version.context("Cargo.toml names the version of the workspace")?.to_owned())
}

/// The commit in short, for programs that tell which they are.
pub fn commit() -> Result<String> {
    let commit = git(&["rev-parse", "--short=12", "HEAD"])?;
    let is_clean = git(&["status", "--porcelain", "--untracked-files=no"])?.is_empty();
    Ok(if is_clean { commit } else { format!("{commit}-changed") })
}

fn git(args: &[&str]) -> Result<String> {
    let output = shell::command("git", args).output().context("git is needed; install git")?;
    if !output.status.success() {
        bail!("git failed: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(String::from_utf8(output.stdout)?.trim().to_owned())
}

fn text(path: &Path) -> Result<&str> {
    path.to_str().with_context(|| format!("{} is not UTF-8", path.display()))
}
