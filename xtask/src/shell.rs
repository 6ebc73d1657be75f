//! Running other programs: with their output passed through, or shown and kept at once.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, IsTerminal, Read, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::repo;

/// A command that starts in the root of the repository.
pub fn command(program: impl AsRef<OsStr>, args: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(args).current_dir(repo::root());
    if std::env::var_os("CI").is_some() {
        // Incremental data is written for a next build that never comes on such a machine.
        command.env("CARGO_INCREMENTAL", "0");
    }
    command
}

/// The cargo that runs us, so that nested calls use the same toolchain.
pub fn cargo(args: &[&str]) -> Command {
    command(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()), args)
}

/// What cargo knows of the workspace, as JSON.
pub fn metadata(more_args: &[&str]) -> Result<Value> {
    let output = cargo(&["metadata", "--format-version", "1"]).args(more_args).output()?;
    if !output.status.success() {
        bail!("cargo metadata failed: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    serde_json::from_slice(&output.stdout).context("cargo metadata is not JSON")
}

/// An npm command in `web/`.
pub fn npm(args: &[&str]) -> Command {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let mut command = command(program, args);
    command.current_dir(repo::root().join("web"));
    command
}

/// The command as a person would type it, without its environment.
pub fn line_of(command: &Command) -> String {
    let program = PathBuf::from(command.get_program());
    let program = program.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let words = command.get_args().map(|arg| arg.to_string_lossy().into_owned());
    std::iter::once(program).chain(words).collect::<Vec<_>>().join(" ")
}

/// Run with the console as it is, and fail when the command fails.
pub fn run(mut command: Command) -> Result<()> {
    let line = line_of(&command);
    println!("$ {line}");
    let status = command.status().with_context(|| format!("cannot start `{line}`"))?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

/// What a shown-and-kept command left behind.
pub struct Kept {
    pub success: bool,
    /// Standard output and error, as they came, without colour codes.
    pub text: String,
    pub line: String,
}

impl Kept {
    pub fn ok(&self) -> Result<()> {
        if !self.success {
            bail!("`{}` failed; its output is above", self.line);
        }
        Ok(())
    }
}

/// Run while showing the output line by line, and keep it for counting.
pub fn tee(mut command: Command) -> Result<Kept> {
    let line = line_of(&command);
    println!("$ {line}");
    if std::io::stdout().is_terminal() {
        // The programs see a pipe and would drop their colours; people should still see them.
        command.env("CARGO_TERM_COLOR", "always").env("FORCE_COLOR", "1");
    }
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().with_context(|| format!("cannot start `{line}`"))?;
    let stdout = child.stdout.take().expect("stdout was piped above");
    let stderr = child.stderr.take().expect("stderr was piped above");
    let (out, err) = thread::scope(|scope| {
        let out = scope.spawn(move || copy_lines(stdout, std::io::stdout()));
        let err = scope.spawn(move || copy_lines(stderr, std::io::stderr()));
        (out.join(), err.join())
    });
    let status = child.wait()?;
    let text = [out, err].map(|part| part.expect("copying lines does not panic")).concat();
    Ok(Kept { success: status.success(), text: without_colours(&text), line })
}

fn copy_lines(from: impl Read, mut to: impl Write) -> String {
    let mut reader = BufReader::new(from);
    let mut kept = String::new();
    let mut line = Vec::new();
    while reader.read_until(b'\n', &mut line).is_ok_and(|n_read| n_read > 0) {
        // A closed console must not stop the tests, so a failed write is not our failure.
        let _ = to.write_all(&line).and_then(|()| to.flush());
        kept.push_str(&String::from_utf8_lossy(&line));
        line.clear();
    }
    kept
}

/// Drop ANSI escape sequences (`ESC [ … letter`).
pub fn without_colours(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut chars = text.chars();
    while let Some(char) = chars.next() {
        if char == '\u{1b}' {
            for inner in chars.by_ref() {
                if inner.is_ascii_alphabetic() {
                    break;
                }
            }
        } else {
            plain.push(char);
        }
    }
    plain
}

/// The first of these programs that is on the `PATH`.
pub fn find_program(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let suffixes = if cfg!(windows) { [".exe", ".cmd"].as_slice() } else { [""].as_slice() };
    names
        .iter()
        .flat_map(|name| suffixes.iter().map(move |suffix| format!("{name}{suffix}")))
        .flat_map(|name| folders.iter().map(move |folder| folder.join(&name)))
        .find(|candidate| candidate.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_dropped_and_text_is_kept() {
        assert_eq!(without_colours("\u{1b}[1;32m  5 passed\u{1b}[0m, né"), "  5 passed, né");
    }

    #[test]
    fn a_command_is_shown_as_typed() {
        assert_eq!(line_of(&npm(&["run", "test:unit"])), "npm run test:unit");
    }
}
