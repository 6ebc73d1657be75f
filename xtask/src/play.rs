//! `cargo xtask play`: from a fresh clone to a table in the browser.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::{dist, repo, shell, web};

#[derive(clap::Args)]
pub struct Args {
    /// The port to listen on; the server's own default otherwise.
    #[arg(long)]
    port: Option<u16>,
    /// The folder that keeps the tables; the server's own default otherwise.
    #[arg(long)]
    data: Option<PathBuf>,
    /// Build without optimisation: quicker to build, slower bots.
    #[arg(long)]
    debug: bool,
}

pub fn run(args: &Args) -> Result<()> {
    web::require_node()?;
    require_c_compiler()?;
    web::install()?;
    web::build()?;
    let mut build = shell::cargo(&["build", "--package", "cantina", "--features", "embed-web"]);
    // From a source archive, without git, nobody knows.
    if let Ok(commit) = dist::commit() {
        build.env("CANTINA_COMMIT", commit);
    }
    if !args.debug {
        build.arg("--release");
    }
    shell::run(build)?;
    let profile = if args.debug { "debug" } else { "release" };
    let binary =
        repo::target_dir().join(profile).join(format!("cantina{}", std::env::consts::EXE_SUFFIX));
    serve(&mut serve_command(args, binary))
}

fn serve_command(args: &Args, binary: PathBuf) -> Command {
    // Not in the root of the repository: relative folders are meant from where the person stands.
    let mut command = Command::new(binary);
    command.arg("serve");
    if let Some(port) = args.port {
        command.arg("--port").arg(port.to_string());
    }
    if let Some(data) = &args.data {
        command.arg("--data").arg(data);
    }
    command
}

/// SQLite is compiled from C.
fn require_c_compiler() -> Result<()> {
    if cfg!(windows)
        || std::env::var_os("CC").is_some()
        || shell::find_program(&["cc", "gcc", "clang"]).is_some()
    {
        return Ok(());
    }
    bail!(
        "no C compiler was found: install one (Debian: `apt-get install build-essential`; Fedora: `dnf install gcc`; \
         macOS: `xcode-select --install`), then run this command again"
    );
}

/// Become the server, so that its signals and its exit status are ours.
#[cfg(unix)]
fn serve(command: &mut Command) -> Result<()> {
    use std::os::unix::process::CommandExt;
    let error = command.exec();
    Err(error).with_context(|| format!("cannot start `{}`", shell::line_of(command)))
}

#[cfg(not(unix))]
fn serve(command: &mut Command) -> Result<()> {
    let line = shell::line_of(command);
    let status = command.status().with_context(|| format!("cannot start `{line}`"))?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_reach_the_server() {
        let args = Args { port: Some(8090), data: Some("here".into()), debug: false };
        let command = serve_command(&args, PathBuf::from("cantina"));
        assert_eq!(shell::line_of(&command), "cantina serve --port 8090 --data here");
        let args = Args { port: None, data: None, debug: true };
        assert_eq!(
            shell::line_of(&serve_command(&args, PathBuf::from("cantina"))),
            "cantina serve"
        );
    }
}
