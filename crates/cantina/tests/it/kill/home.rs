//! Where the tables of a server that is killed are kept: a folder, or a database that is killed as well.

use super::PROGRAM;
use super::chores::python;
use client::{Program, Request, Visitor, serve};
use own_postgres::{Server, Sync};
use std::path::Path;
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// The other schema of a database, for a second house.
const OTHER_SCHEMA: &str = "other";

pub enum Home {
    Folder(TempDir),
    Database(Server),
}

impl Home {
    pub fn folder() -> Self {
        Self::Folder(tempfile::tempdir().unwrap())
    }

    /// A PostgreSQL server of its own, which syncs.
    pub fn database() -> Self {
        let database = Server::start(Sync::Full).unwrap();
        database.sql(&format!("CREATE SCHEMA {OTHER_SCHEMA}")).unwrap();
        Self::Database(database)
    }

    /// A server at these tables, at this port; 0 for any.
    pub fn serve(&self, port: u16) -> Program {
        let mut command = match self {
            Self::Folder(data) => serve(Path::new(PROGRAM), data.path(), port),
            Self::Database(_) => {
                let mut command = self.command(&["serve", "--port"]);
                command.arg(port.to_string());
                command
            }
        };
        let no_limits = ["--tables-per-minute", "0", "--requests-per-second", "0"];
        command.args(no_limits).env("CANTINA_MIN_FREE_MB", "0");
        Program::start(command.stderr(Stdio::null())).unwrap()
    }

    /// The program, to do something with these tables.
    pub fn command(&self, words: &[&str]) -> Command {
        let mut command = Command::new(PROGRAM);
        command.args(words).env("CANTINA_LANG", "en").stdin(Stdio::null());
        match self {
            Self::Folder(data) => command.arg("--data").arg(data.path()),
            Self::Database(database) => command.env("CANTINA_DATABASE", database.url()),
        };
        command
    }

    /// As `cantina move` names it.
    pub fn place(&self) -> String {
        match self {
            Self::Folder(data) => data.path().to_str().unwrap().to_owned(),
            Self::Database(database) => database.url(),
        }
    }

    /// A place of the same kind that nobody plays at; `scratch` is there for a folder.
    pub fn other_place(&self, scratch: &Path) -> String {
        match self {
            Self::Folder(_) => scratch.join("other").to_str().unwrap().to_owned(),
            Self::Database(database) => {
                format!("{}&options=-csearch_path%3D{OTHER_SCHEMA}", database.url())
            }
        }
    }

    /// Runs a statement at the tables of a house that is closed.
    pub fn sql(&self, sql: &str) {
        match self {
            Self::Folder(data) => {
                python(&data.path().join("cantina.db"), &format!("c.execute(\"{sql}\")"));
            }
            Self::Database(database) => drop(database.sql(sql).unwrap()),
        }
    }

    fn server(&mut self) -> &mut Server {
        match self {
            Self::Folder(_) => panic!("a folder cannot be killed"),
            Self::Database(database) => database,
        }
    }

    pub fn kill_database(&mut self) {
        self.server().kill().unwrap();
    }

    pub fn start_database(&mut self) {
        self.server().start_again().unwrap();
    }

    /// Kills the database under a server and starts it again, once the server has noticed.
    pub async fn kill_database_under(&mut self, visitor: Visitor) {
        self.kill_database();
        until_healthz_is(visitor, 503).await;
        self.start_database();
        until_healthz_is(visitor, 200).await;
    }
}

/// Asks until the house says how it is in this way.
async fn until_healthz_is(visitor: Visitor, status: u16) {
    while visitor.ask(&Request::get("/healthz")).await.unwrap().status != status {
        tokio::task::yield_now().await;
    }
}
