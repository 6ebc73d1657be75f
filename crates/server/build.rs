//! Says which command builds the browser client, where it is wanted and missing.

use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=../../web/dist");
    let is_wanted = std::env::var_os("CARGO_FEATURE_EMBED_WEB").is_some();
    if is_wanted && !Path::new("../../web/dist/index.html").exists() {
        println!(
            "cargo::error=the browser client is not built; run `npm ci && npm run build` in web/, \
             or `cargo xtask play`, which does it for you"
        );
    }
}
