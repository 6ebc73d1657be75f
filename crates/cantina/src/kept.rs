//! Where the tables are kept, for every command that asks.

use crate::exit::Failure;
use server::Place;
use std::env;
use std::path::PathBuf;

/// The words that name the place.
#[derive(clap::Args, Debug)]
pub struct Kept {
    /// The folder that keeps the tables; `serve` makes it if it does not exist. Without it, the
    /// user's folder for data: $XDG_DATA_HOME/cantina or ~/.local/share/cantina.
    #[arg(long, env = "CANTINA_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// The PostgreSQL database that keeps the tables instead of a folder, as
    /// postgres://user:password@host:5432/name.
    #[arg(
        long,
        env = "CANTINA_DATABASE",
        value_name = "URL",
        hide_env_values = true,
        conflicts_with = "data"
    )]
    database: Option<String>,
}

impl Kept {
    /// The database, the folder, or the user's own folder.
    ///
    /// # Errors
    /// What is wrong with the address of the database; the address itself is not repeated.
    pub fn place(&self) -> Result<Place, Failure> {
        match self.database.as_deref().filter(|url| !url.is_empty()) {
            Some(url) => {
                let url = url.parse().map_err(|error| Failure::Usage(format!("{error}")));
                url.map(Place::Database)
            }
            None => Ok(Place::Folder(self.data.clone().unwrap_or_else(default_data))),
        }
    }
}

/// The folder that keeps the tables where nobody names one.
pub fn default_data() -> PathBuf {
    let folder =
        |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    folder("XDG_DATA_HOME")
        .or_else(|| folder("HOME").map(|home| home.join(".local/share")))
        .map_or_else(|| PathBuf::from("cantina-data"), |data| data.join("cantina"))
}
