//! A card set on disk: one file, or a folder of files.

use crate::exit::Failure;
use catalog::SetFile;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// The most files a set may have; a whole disk is no card set.
const FILES_MAX: usize = 1000;

/// Reads a file, or every `.toml` file of a folder and its folders.
///
/// # Errors
/// What cannot be read.
pub fn read(path: &Path) -> Result<Vec<SetFile>, Failure> {
    let mut files = Vec::new();
    if path.is_dir() {
        read_folder(path, "", &mut files)?;
        if files.is_empty() {
            return Err(Failure::file(path, "there is no .toml file in this folder"));
        }
    } else {
        let text = fs::read_to_string(path).map_err(|error| Failure::file(path, error))?;
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
        files.push(SetFile::given(name.unwrap_or_default(), text));
    }
    Ok(files)
}

fn read_folder(folder: &Path, inside: &str, files: &mut Vec<SetFile>) -> Result<(), Failure> {
    let problem = |error| Failure::file(folder, error);
    let mut paths: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder).map_err(problem)? {
        paths.push(entry.map_err(problem)?.path());
    }
    // The order of the files is the order of the cards, on every machine.
    paths.sort();
    for path in paths {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
        let name = format!("{inside}{}", name.unwrap_or_default());
        if path.is_dir() {
            read_folder(&path, &format!("{name}/"), files)?;
        } else if name.ends_with(".toml") {
            let text = fs::read_to_string(&path).map_err(|error| Failure::file(&path, error))?;
            files.push(SetFile::given(name, text));
        }
        if files.len() > FILES_MAX {
            return Err(Failure::file(folder, format!("a card set has at most {FILES_MAX} files")));
        }
    }
    Ok(())
}

/// Where a file of a set is: the set itself if it is one file.
pub fn place(set: &Path, file: &str) -> PathBuf {
    if set.is_dir() { set.join(file) } else { set.to_owned() }
}

/// Writes a set: one file as it is, several into a folder.
///
/// # Errors
/// What cannot be written, or would be overwritten.
pub fn write(files: &[SetFile], to: &Path, force: bool) -> Result<(), Failure> {
    if let [file] = files {
        return write_file(&file.text, to, force);
    }
    for file in files {
        let path = to.join(&*file.path);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(|error| Failure::file(folder, error))?;
        }
        write_file(&file.text, &path, force)?;
    }
    Ok(())
}

fn write_file(text: &str, file: &Path, force: bool) -> Result<(), Failure> {
    let mut open = fs::OpenOptions::new();
    open.write(true);
    if force {
        open.create(true).truncate(true);
    } else {
        open.create_new(true);
    }
    let written = open.open(file).and_then(|mut out| out.write_all(text.as_bytes()));
    written.map_err(|error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => {
            Failure::file(file, "the file exists; use --force to replace it")
        }
        _ => Failure::file(file, error),
    })
}
