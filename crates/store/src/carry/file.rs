//! A SQLite file that is written under another name and gets its own once all of it is there.

use super::contents::Contents;
use super::{CarryError, Existing, sqlite, unfinished_name};
use crate::{DATABASE_FILE, OpenError, StoreError};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// What SQLite keeps beside a file while it is used.
const COMPANIONS: [&str; 3] = ["-wal", "-shm", "-journal"];

/// A file that does not count yet.
pub(super) struct Unfinished {
    writer: Option<sqlite::Writer>,
    partial: PathBuf,
    file: PathBuf,
    /// The folder is ours until the end, where it is that of a server.
    claim: Option<sqlite::Claim>,
}

impl Unfinished {
    /// The database of a data folder.
    pub(super) async fn in_folder(folder: &Path, existing: Existing) -> Result<Self, CarryError> {
        let claim = sqlite::claim(folder)?;
        let file = folder.join(DATABASE_FILE);
        if file.exists() && existing == Existing::Keep {
            let (tables, keys) = sqlite::count(&file).await?;
            if tables + keys > 0 {
                let place = folder.display().to_string();
                return Err(CarryError::NotEmpty { place, tables, keys });
            }
            // If this is interrupted, nobody is to take an empty folder for the one that was wanted.
            remove_with_companions(&file).map_err(|error| cannot(&file, &error))?;
        }
        Self::new(&file, Some(claim)).await
    }

    pub(super) async fn new(file: &Path, claim: Option<sqlite::Claim>) -> Result<Self, CarryError> {
        let partial = unfinished_name(file);
        // What an earlier attempt left.
        remove_with_companions(&partial).map_err(|error| cannot(&partial, &error))?;
        let writer = Some(sqlite::Writer::open(&partial).await?);
        Ok(Self { writer, partial, file: file.to_owned(), claim })
    }

    pub(super) async fn put(&mut self, page: Contents) -> Result<(), StoreError> {
        self.writer.as_mut().expect("it is written until it is read again").put(page).await
    }

    /// Ends writing, and reads what is on disk.
    pub(super) async fn read_again(&mut self) -> Result<sqlite::Reader, StoreError> {
        if let Some(writer) = self.writer.take() {
            writer.close().await?;
        }
        let partial = self.partial.clone();
        aside(move || File::open(partial)?.sync_all()).await?;
        let reader = sqlite::Reader::open(&self.partial, None).await;
        reader.map_err(|error| StoreError::Unavailable(error.to_string()))
    }

    /// Gives the file its name.
    pub(super) async fn finish(self) -> Result<(), StoreError> {
        let Self { partial, file, claim, .. } = self;
        // Whatever belonged to the file that is replaced must not be taken for the new one's.
        sqlite::fold(&file).await;
        aside(move || {
            for companion in COMPANIONS {
                remove(&with(&file, companion))?;
                remove(&with(&partial, companion))?;
            }
            fs::rename(&partial, &file)?;
            match file.canonicalize()?.parent() {
                Some(parent) => File::open(parent)?.sync_all(),
                None => Ok(()),
            }
        })
        .await?;
        if let Some(mut claim) = claim {
            claim.forget_the_newest();
        }
        Ok(())
    }
}

fn cannot(path: &Path, error: &io::Error) -> CarryError {
    let (path, detail) = (path.to_owned(), error.to_string());
    CarryError::Open(OpenError::Unopenable { path, detail })
}

fn with(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

fn remove_with_companions(file: &Path) -> io::Result<()> {
    COMPANIONS.iter().try_for_each(|companion| remove(&with(file, companion)))?;
    remove(file)
}

fn remove(file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// A sync may take long, so it must not hold up the runtime.
async fn aside(doing: impl FnOnce() -> io::Result<()> + Send + 'static) -> Result<(), StoreError> {
    match tokio::task::spawn_blocking(doing).await {
        Ok(done) => done.map_err(|error| StoreError::Unavailable(error.to_string())),
        Err(stopped) => Err(StoreError::Unavailable(stopped.to_string())),
    }
}
