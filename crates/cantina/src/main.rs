//! The `cantina` program.

use std::process::ExitCode;

fn main() -> ExitCode {
    cantina::main()
}
