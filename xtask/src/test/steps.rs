//! The steps of a test run, cheap ones first.
//!
//! All cargo steps that build select the whole workspace with the same features, because cargo
//! unifies features over what is selected: one selection means that every library is built once.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use super::changed::{Affected, Scope, WEB};
use super::counts::{self, Counts};
use super::{Report, Step, tools};
use crate::{deny, repo, rules, shell, siege, tidy, web};

/// A step that every change needs.
const fn always(name: &'static str, run: fn(&Scope) -> Report) -> Step {
    step(name, |_| true, run)
}

const fn step(
    name: &'static str,
    needed: fn(&Affected) -> bool,
    run: fn(&Scope) -> Report,
) -> Step {
    Step { name, needs_browser: false, needed, run }
}

pub const STEPS: [Step; 22] = [
    always("format", |_| check(cargo(&["fmt", "--all", "--check"]), "run `cargo fmt --all`")),
    always("tidy", |_| Report::check(tidy::run())),
    always("rules matrix", |_| Report::check(rules::run(&rules::Args::default()))),
    always("spelling (typos)", |_| Report::check(typos())),
    step("licences and sources", Affected::is_dependencies, |_| Report::check(deny::run())),
    // The client is built into the program that is tested, so it is built for both.
    step("web packages (npm ci)", is_anything, |_| {
        Report::check(web::require_node().and_then(|()| web::install()))
    }),
    step("web build", is_anything, |scope| Report::check(web_build(scope))),
    step("rules without std", |it| it.touches("rules"), |_| Report::check(pure_rules())),
    step("rust build", is_anything, |_| check(cargo(&BUILD), "mend the errors above")),
    step("generated code is current", is_generated, |_| Report::check(codegen())),
    step("clippy", Affected::is_rust, |_| check(cargo(&CLIPPY), "mend the warnings above")),
    step(
        "reverse proxies",
        |it| it.is_tested("server") || it.is_tested("cantina"),
        |_| Report::check(tools::proxies()),
    ),
    step(
        "database",
        |it| it.is_tested("store") || it.is_tested("cantina"),
        |_| Report::check(tools::postgres()),
    ),
    step("rust tests", Affected::is_rust, rust_tests),
    step(
        "siege",
        |it| it.is_linked("siege") || it.is_linked("cantina"),
        |_| Report::check(siege::of_the_tests()),
    ),
    step("rust documentation tests", |it| it.linked.iter().any(|it| it != WEB), |_| doctests()),
    step("rust documentation", |it| it.touches("rules"), |_| Report::check(rustdoc())),
    step("web check", is_web, |_| check(shell::npm(&["run", "check"]), "mend the errors above")),
    step("web format and lint", is_web, |_| {
        check(
            shell::npm(&["run", "lint"]),
            "run `npm --prefix web run format`, and mend the errors above",
        )
    }),
    step("web unit tests", is_web, |_| web_tests(shell::npm(&["run", "test:unit"]))),
    Step {
        needs_browser: true,
        ..step("browser", is_page, |_| Report::check(tools::chromium().map(drop)))
    },
    Step { needs_browser: true, ..step("browser tests", is_page, |_| browser_tests()) },
];

fn is_anything(affected: &Affected) -> bool {
    !affected.tested.is_empty()
}

fn is_web(affected: &Affected) -> bool {
    affected.is_tested(WEB)
}

/// The program that browsers talk to, or the client in them.
fn is_page(affected: &Affected) -> bool {
    affected.is_linked("cantina") || is_web(affected)
}

fn is_generated(affected: &Affected) -> bool {
    affected.is_linked("catalog") || affected.touches("web/src/wire")
}

/// Features of the shared selection: the server of the browser tests, and the code generator.
const FEATURES: &str = "cantina/embed-web,catalog/schema";

/// The selection that every cargo step shares.
const BUILD: [&str; 8] =
    ["build", "--workspace", "--features", FEATURES, "--lib", "--bins", "--tests", "--examples"];
const CLIPPY: [&str; 8] =
    ["clippy", "--workspace", "--features", FEATURES, "--all-targets", "--", "-D", "warnings"];
const NEXTEST: [&str; 6] =
    ["nextest", "run", "--workspace", "--features", FEATURES, "--no-fail-fast"];
const CARGO_TEST: [&str; 9] = [
    "test",
    "--workspace",
    "--features",
    FEATURES,
    "--lib",
    "--bins",
    "--tests",
    "--examples",
    "--no-fail-fast",
];
const DOCTEST: [&str; 5] = ["test", "--workspace", "--features", FEATURES, "--doc"];

fn cargo(args: &[&str]) -> Command {
    shell::cargo(args)
}

fn check(command: Command, advice: &'static str) -> Report {
    Report::check(shell::run(command).context(advice))
}

fn typos() -> Result<()> {
    shell::run(shell::command(tools::wheel("typos")?, &[]))
        .context("mend the words, or teach typos.toml a word that is right")
}

/// The generator was built with everything else; call it where it lies.
fn codegen() -> Result<()> {
    shell::run(shell::command(binary("codegen"), &["--check"]))
        .context("generated files are out of date; run `cargo xtask codegen` and commit the result")
}

fn binary(name: &str) -> PathBuf {
    repo::target_dir().join("debug").join(format!("{name}{}", std::env::consts::EXE_SUFFIX))
}

/// In a whole run the client is built anew whatever was there; otherwise if it changed.
fn web_build(scope: &Scope) -> Result<()> {
    match scope {
        Scope::All => shell::run(shell::npm(&["run", "build"])),
        Scope::Changed(_) => web::build(),
    }
}

/// With a part of the packages the same is built as with all of them, and the others are filtered out,
/// so that their tests count as skipped on purpose.
fn rust_tests(scope: &Scope) -> Report {
    let has_nextest =
        shell::cargo(&["nextest", "--version"]).output().is_ok_and(|it| it.status.success());
    if has_nextest {
        let Scope::Changed(affected) = scope else {
            return counted(cargo(&NEXTEST), counts::nextest);
        };
        let mut command = cargo(&NEXTEST);
        command.args(["--no-tests", "pass", "--filterset", &affected.filter()]);
        let mut report = counted(command, counts::nextest);
        report.counts.skipped = 0;
        return report;
    }
    println!(
        "cargo-nextest is not installed, so `cargo test` runs the tests, which takes longer; \
         to install it: `cargo install cargo-nextest --locked`"
    );
    counted(cargo(&CARGO_TEST), counts::cargo_test)
}

fn doctests() -> Report {
    counted(cargo(&DOCTEST), counts::cargo_test)
}

/// The rules as they are played, without features and so without `std`. The other steps build them
/// with `schema`, which brings `std` in.
fn pure_rules() -> Result<()> {
    shell::run(for_rules(&["check", "--lib"])?)?;
    // Only linking shows that nothing they use brings `std` along.
    let words = ["run", "--quiet", "--locked", "--manifest-path", "xtask/bare/Cargo.toml"];
    let mut bare = shell::cargo(&words);
    bare.arg("--target-dir").arg(repo::target_dir().join("bare"));
    shell::run(bare).context("xtask/bare links the rules without the standard library")
}

/// Documentation of the rules wing without a broken link or a missing sentence.
fn rustdoc() -> Result<()> {
    let mut command = for_rules(&["doc", "--no-deps"])?;
    command.env("RUSTDOCFLAGS", "-D warnings");
    shell::run(command)
}

/// A cargo command for every crate of the rules wing.
fn for_rules(args: &[&str]) -> Result<Command> {
    let mut command = cargo(args);
    for name in repo::rules_crates()? {
        command.args(["--package", &name]);
    }
    Ok(command)
}

fn browser_tests() -> Report {
    let chromium = match tools::chromium() {
        Ok(path) => path,
        Err(error) => return Report::check(Err(error)),
    };
    let mut command = shell::npm(&["run", "test:browser"]);
    command.env("CHROMIUM", chromium).env("CANTINA_BIN", binary("cantina"));
    web_tests(command)
}

fn web_tests(command: Command) -> Report {
    counted(command, counts::web)
}

/// Run a test command and read its summary. A run without a summary, or of no tests, is a failure.
fn counted(command: Command, read: fn(&str) -> Option<Counts>) -> Report {
    let kept = match shell::tee(command) {
        Ok(kept) => kept,
        Err(error) => return Report::check(Err(error)),
    };
    let counts = read(&kept.text);
    let result = kept.ok().and_then(|()| match counts {
        None => Err(anyhow::anyhow!("`{}` printed no summary to count", kept.line)),
        Some(counts) if counts.failed > 0 => Err(anyhow::anyhow!(
            "{} tests failed, yet `{}` reports success",
            counts.failed,
            kept.line
        )),
        Some(_) => Ok(()),
    });
    Report { counts: counts.unwrap_or_default(), result }
}
