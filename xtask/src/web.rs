//! The web client: its packages and its build, each done again only when something changed.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::{repo, shell};

const NODE_MAJOR_MIN: u32 = 20;

/// Folders in `web/` that the build does not read.
const NOT_SOURCES: [&str; 4] = ["node_modules", "dist", "tests", "test-results"];

/// Fail with the words a person needs when Node or npm are missing or too old.
pub fn require_node() -> Result<()> {
    let advice = format!(
        "install Node.js {NODE_MAJOR_MIN} or newer, which brings npm (Debian: `apt-get install nodejs npm`; \
         macOS: `brew install node`; other systems: nodejs.org), then run this command again"
    );
    for program in ["node", "npm"] {
        if shell::find_program(&[program]).is_none() {
            bail!("`{program}` was not found: {advice}");
        }
    }
    let output = shell::command("node", &["--version"]).output().context("cannot run node")?;
    let version = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    match major_of(&version) {
        Some(major) if major >= NODE_MAJOR_MIN => Ok(()),
        _ => bail!("Node.js {version} is too old: {advice}"),
    }
}

fn major_of(version: &str) -> Option<u32> {
    version.strip_prefix('v')?.split('.').next()?.parse().ok()
}

/// `npm ci`, unless the installed packages are those of the lock file.
pub fn install() -> Result<()> {
    let web = repo::root().join("web");
    let lock = web.join("package-lock.json");
    let stamp = Stamp::of("packages", &[lock], web.join("node_modules"))?;
    if stamp.is_current() {
        println!("the web packages are up to date");
        return Ok(());
    }
    shell::run(shell::npm(&["ci", "--no-audit", "--no-fund"]))?;
    stamp.write()
}

/// `npm run build`, unless the sources are those of the last build.
pub fn build() -> Result<()> {
    let root = repo::root();
    let mut sources = repo::walk(&root.join("web"), &NOT_SOURCES)?;
    if root.join("locales").is_dir() {
        sources.extend(repo::walk(&root.join("locales"), &[])?);
    }
    let stamp = Stamp::of("web-build", &sources, root.join("web/dist"))?;
    if stamp.is_current() {
        println!("the web client is up to date");
        return Ok(());
    }
    shell::run(shell::npm(&["run", "build"]))?;
    stamp.write()
}

/// A note in the target folder of what a product was made from.
struct Stamp {
    file: PathBuf,
    content: String,
    product: PathBuf,
}

impl Stamp {
    fn of(name: &str, sources: &[PathBuf], product: PathBuf) -> Result<Self> {
        let content = format!("{:016x}\n", fingerprint(sources)?);
        // The note lies beside the builds of this checkout, wherever cargo was told to put others.
        Ok(Self { file: repo::root().join("target/xtask").join(name), content, product })
    }

    fn is_current(&self) -> bool {
        self.product.exists() && fs::read_to_string(&self.file).is_ok_and(|it| it == self.content)
    }

    fn write(&self) -> Result<()> {
        fs::create_dir_all(self.file.parent().expect("a stamp lies in a folder"))?;
        fs::write(&self.file, &self.content).with_context(|| self.file.display().to_string())
    }
}

/// A number that changes when a name or a byte of the files changes. Not a security measure.
fn fingerprint(files: &[PathBuf]) -> Result<u64> {
    let mut hasher = DefaultHasher::new();
    for file in files {
        hash_file(file, &mut hasher)?;
    }
    Ok(hasher.finish())
}

fn hash_file(file: &Path, hasher: &mut impl Hasher) -> Result<()> {
    file.hash(hasher);
    fs::read(file).with_context(|| format!("cannot read {}", file.display()))?.hash(hasher);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn node_versions_are_read() {
        assert_eq!(major_of("v20.20.2"), Some(20));
        assert_eq!(major_of("20"), None);
    }

    #[test]
    fn a_changed_file_changes_the_fingerprint() {
        let folder = repo::target_dir().join("xtask-fingerprint-test");
        fs::create_dir_all(&folder).unwrap();
        let file = folder.join("a.txt");
        fs::write(&file, "one").unwrap();
        let before = fingerprint(std::slice::from_ref(&file)).unwrap();
        assert_eq!(before, fingerprint(std::slice::from_ref(&file)).unwrap());
        fs::write(&file, "two").unwrap();
        assert_ne!(before, fingerprint(&[file]).unwrap());
        assert!(fingerprint(&[folder.join("none")]).is_err());
    }
}
