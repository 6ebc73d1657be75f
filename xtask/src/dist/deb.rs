//! The Debian package: the program, its papers and a service with a user of its own.
//!
//! `dpkg-deb` alone makes it, from files in `deploy/debian`; nothing of it is compiled here.

use std::fmt::Write as _;
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use super::{Release, put};
use crate::{repo, shell};

/// What runs when it is installed and removed.
const SCRIPTS: [&str; 3] = ["postinst", "prerm", "postrm"];

/// Builds the package as this version and tells where it is.
pub fn build(release: &Release, papers: &Path, version: &str) -> Result<PathBuf> {
    let arch = match release.arch {
        "x86_64" => "amd64",
        "aarch64" => "arm64",
        other => {
            bail!("Debian's name for {other} is not known here; add it to xtask/src/dist/deb.rs")
        }
    };
    let root = repo::target_dir().join("dist-deb");
    if root.exists() {
        fs::remove_dir_all(&root)?;
    }
    lay_out(release, papers, &root)?;
    let control = control(release, version, arch, &root)?;
    let debian = repo::root().join("deploy/debian");
    fs::create_dir_all(root.join("DEBIAN"))?;
    fs::write(root.join("DEBIAN/control"), control)?;
    fs::write(root.join("DEBIAN/conffiles"), "/etc/default/cantina\n")?;
    fs::write(root.join("DEBIAN/md5sums"), md5sums(&root)?)?;
    for script in SCRIPTS {
        put(&debian.join(script), &root.join("DEBIAN").join(script))?;
    }
    for file in repo::walk(&root, &[])? {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let is_script = file.starts_with(root.join("DEBIAN")) && SCRIPTS.contains(&name.as_str());
        let is_program = file == root.join("usr/bin/cantina");
        let mode = if is_script || is_program { 0o755 } else { 0o644 };
        fs::set_permissions(&file, fs::Permissions::from_mode(mode))?;
    }
    let package = release.folder.join(format!("cantina_{version}_{arch}.deb"));
    let mut build = shell::command("dpkg-deb", &["--root-owner-group", "-Zxz", "--build"]);
    build.arg(&root).arg(&package).env("SOURCE_DATE_EPOCH", &release.epoch);
    shell::run(build).context("install dpkg (Debian has it; Fedora: `dnf install dpkg`)")?;
    Ok(package)
}

fn lay_out(release: &Release, papers: &Path, root: &Path) -> Result<()> {
    let debian = repo::root().join("deploy/debian");
    put(&release.program, &root.join("usr/bin/cantina"))?;
    put(&debian.join("cantina.service"), &root.join("usr/lib/systemd/system/cantina.service"))?;
    put(&debian.join("default"), &root.join("etc/default/cantina"))?;
    for page in repo::walk(&papers.join("man"), &[])? {
        let name = page.file_name().unwrap_or_default();
        put(&page, &root.join("usr/share/man/man1").join(name))?;
    }
    for (name, place) in [
        ("cantina", "usr/share/bash-completion/completions"),
        ("_cantina", "usr/share/zsh/vendor-completions"),
        ("cantina.fish", "usr/share/fish/vendor_completions.d"),
    ] {
        put(&papers.join("completions").join(name), &root.join(place).join(name))?;
    }
    let docs = root.join("usr/share/doc/cantina");
    for name in ["THIRD-PARTY-LICENSES.txt", "cantina.cdx.json", "README.md"] {
        put(&papers.join(name), &docs.join(name))?;
    }
    for name in ["nginx.conf", "haproxy.cfg"] {
        put(&papers.join("examples").join(name), &docs.join("examples").join(name))?;
    }
    put(&papers.join("CHANGELOG.md"), &docs.join("changelog"))?;
    fs::write(docs.join("copyright"), copyright(papers)?)?;
    let mut pack = Vec::new();
    for place in ["usr/share/man/man1", "usr/share/doc/cantina"] {
        pack.extend(repo::walk(&root.join(place), &["examples"])?);
    }
    pack.retain(|file| !file.ends_with("copyright"));
    let mut gzip = shell::command("gzip", &["-9n"]);
    shell::run({
        gzip.args(pack);
        gzip
    })
}

fn copyright(papers: &Path) -> Result<String> {
    Ok(format!(
        "Cantina is under either of these licenses, as you like. What of others is inside:\n\
         THIRD-PARTY-LICENSES.txt.gz beside this file.\n\n{}\n{}\n{}",
        fs::read_to_string(papers.join("LICENSE-MIT"))?,
        "-".repeat(78),
        fs::read_to_string(papers.join("LICENSE-APACHE"))?
    ))
}

fn control(release: &Release, version: &str, arch: &str, root: &Path) -> Result<String> {
    let mut bytes = 0;
    for file in repo::walk(root, &[])? {
        bytes += fs::metadata(&file)?.len();
    }
    let glibc = glibc(&fs::read(&release.program)?);
    let glibc = glibc.context("the program needs no version of the C library, which is odd")?;
    Ok(format!(
        "Package: cantina\n\
         Version: {version}\n\
         Architecture: {arch}\n\
         Maintainer: The makers of Cantina <cantina@localhost>\n\
         Installed-Size: {}\n\
         Depends: libc6 (>= {}.{}), libgcc-s1, passwd, init-system-helpers (>= 1.54~)\n\
         Section: games\n\
         Priority: optional\n\
         Description: digital table for games about scoundrels\n \
         A server for the browser, a terminal client, a line protocol and a simulator:\n \
         by the complete rules, alone against bots or with friends over a link.\n \
         A fan project, not affiliated with the publishers of the games.\n",
        bytes.div_ceil(1024),
        glibc.0,
        glibc.1
    ))
}

/// The newest version of the C library whose functions the program names.
fn glibc(program: &[u8]) -> Option<(u32, u32)> {
    const MARK: &[u8] = b"GLIBC_";
    let mut newest = None;
    for at in program.windows(MARK.len()).enumerate().filter(|(_, it)| *it == MARK).map(|it| it.0) {
        let rest = &program[at + MARK.len()..];
        let end = rest.iter().position(|it| !(it.is_ascii_digit() || *it == b'.'));
        let text = std::str::from_utf8(&rest[..end.unwrap_or(rest.len())]).unwrap_or_default();
        let mut numbers = text.split('.').map(str::parse);
        if let (Some(Ok(major)), Some(Ok(minor))) = (numbers.next(), numbers.next()) {
            newest = newest.max(Some((major, minor)));
        }
    }
    newest
}

fn md5sums(root: &Path) -> Result<String> {
    let mut sums = String::new();
    for file in repo::walk(root, &["DEBIAN", "etc"])? {
        let output = shell::command("md5sum", &[]).arg(&file).output()?;
        let told = String::from_utf8(output.stdout)?;
        let sum = told.split(' ').next().context("md5sum prints a sum")?;
        let _ = writeln!(sums, "{sum}  {}", file.strip_prefix(root)?.display());
    }
    Ok(sums)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_version_of_the_c_library_is_found() {
        let program = b"\0GLIBC_2.2.5\0memcpy\0GLIBC_2.34\0GLIBC_2.17\0GLIBC_PRIVATE\0";
        assert_eq!(glibc(program), Some((2, 34)));
        assert_eq!(glibc(b"static"), None);
    }
}
