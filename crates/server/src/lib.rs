//! Tables over HTTP and WebSocket.
//!
//! Every table is one task around one [`room::Room`]: it reads letters from a
//! bounded mailbox, stores what the room wants stored, and tells what the room
//! wants told, in that order. Connections are sockets with manners; bots think
//! on threads of their own. Tables are loaded when somebody asks for them and
//! put away when nobody looks.
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! let server = server::Server::bind(server::Config::new("data")).await?;
//! println!("http://{}", server.local_addr());
//! server.run(server::until_asked_to_stop()?).await?;
//! # Ok(())
//! # }
//! ```
//!
//! Absent on purpose: no rule of any game, and no state outside of the rooms
//! and the store that a restart would miss.

mod aside;
mod config;
mod doors;
mod dozing;
mod error;
mod forecast;
mod frames;
mod hall;
mod heart;
mod house;
mod http;
mod inspection;
mod join;
mod keyring;
pub mod limits;
mod listen;
mod lobby;
mod log;
mod looks;
mod meters;
mod pace;
mod resting;
mod retention;
mod server;
mod shares;
mod socket;
mod space;
mod stage;
mod stored;
mod table;
mod tables;
mod throttle;
mod tls;
mod turns;
mod upgrade;
mod world;

pub use config::{Config, TlsFiles, Waits};
pub use doors::Caps;
pub use log::{LogFormat, start_log};
pub use retention::{PruneError, PruneOrder, PruneReport, Retention, prunable, prune};
pub use server::{ServeError, Server, until_asked_to_stop};
pub use space::SpaceRule;
pub use stage::{StageError, StagedSeat, StagedTable, stage};
pub use store::{
    BackupError, Carried, CarryError, DatabaseUrl, Existing, OpenError, Place, Source, back_up,
    carry,
};
pub use tls::{TlsError, TlsFault};
