//! The `cantina` program.

use std::process::ExitCode;

fn main() -> ExitCode {
    // Here and not in the library, so that a new commit builds a dozen lines again and no more.
    // `cargo xtask play` and `cargo xtask dist` say which commit it is.
    cantina::main(option_env!("CANTINA_COMMIT"))
}
