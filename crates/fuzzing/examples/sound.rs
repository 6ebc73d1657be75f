//! Writes what fuzzers start from: `cargo run -p fuzzing --example sound -- FOLDER` makes a folder for
//! each target and game, and a file for each sound input.

use catalog::GameId;
use std::path::PathBuf;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = env::args_os().nth(1).map(PathBuf::from).expect("the folder to write to");
    for target in fuzzing::TARGETS {
        for game in GameId::ALL {
            let folder = folder.join(target.name).join(game.id());
            fs::create_dir_all(&folder)?;
            for (idx, bytes) in (target.sound)(game).into_iter().enumerate() {
                fs::write(folder.join(format!("sound-{idx}")), bytes)?;
            }
        }
    }
    Ok(())
}
