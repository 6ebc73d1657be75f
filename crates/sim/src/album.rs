//! The folder that the charts of a report go to.

use crate::chart::Chart;
use crate::match_of_bots::SimError;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A folder that charts can be written to.
pub struct Album {
    folder: PathBuf,
}

impl Album {
    /// Makes the folder where it is missing and tries to write to it, so that
    /// nobody waits for hours of games that cannot be shown.
    ///
    /// # Errors
    /// What is in the way.
    pub fn open(folder: PathBuf) -> Result<Self, SimError> {
        let attempt = folder.join(".cantina-was-here");
        let opened = fs::create_dir_all(&folder)
            .and_then(|()| fs::write(&attempt, ""))
            .and_then(|()| fs::remove_file(&attempt));
        match opened {
            Ok(()) => Ok(Self { folder }),
            Err(error) => Err(refused(&folder, &error)),
        }
    }

    /// Draws and writes every chart, and tells the files in order.
    ///
    /// # Errors
    /// The file that could not be written.
    pub fn keep(&self, charts: &[Chart], origin: &str) -> Result<Vec<PathBuf>, SimError> {
        let mut files = Vec::with_capacity(charts.len());
        for chart in charts {
            let file = self.folder.join(format!("{}.svg", chart.name));
            fs::write(&file, chart.to_svg(origin)).map_err(|error| SimError::Plot {
                path: file.clone(),
                message: error.to_string(),
            })?;
            files.push(file);
        }
        Ok(files)
    }
}

fn refused(folder: &Path, error: &io::Error) -> SimError {
    let message = format!("no folder for plots ({error}); choose another with --plots DIR");
    SimError::Plot { path: folder.to_owned(), message }
}
