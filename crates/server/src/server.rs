//! Opening the house, keeping it open, and closing it.

use crate::config::Config;
use crate::doors::{Caps, Doors, Network};
use crate::hall::Halls;
use crate::heart;
use crate::house::House;
use crate::http;
use crate::inspection;
use crate::limits::{CLOSING_MAX, n_shakers};
use crate::listen::{self, Door, Tls};
use crate::retention;
use crate::stored;
use crate::tables::Letter;
use crate::tls::{Keeper, Shakers, TlsError};
use catalog::{CardSetError, GameId};
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use store::{OpenError, Store, StoreError, Upgrade, Upgraded};
use tokio::net::TcpListener;
use tokio::time::timeout;
use tracing::{error, info, warn};

/// Why the house cannot be opened, or could not stay open.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// A card set cannot be played with.
    #[error("the card set for {game}: {cause}")]
    Cards {
        /// For which game.
        game: GameId,
        /// Why.
        cause: CardSetError,
    },
    /// The data folder or the database cannot be used; the message says what to do.
    #[error("{0}")]
    Data(#[from] OpenError),
    /// The certificate or its key cannot be used; the message says what to do.
    #[error("{0}")]
    Tls(#[from] TlsError),
    /// The system has no threads for TLS.
    #[error(
        "cannot start a thread for handshakes ({0}); raise the limit of processes of this user"
    )]
    Threads(io::Error),
    /// The store was opened and cannot be read.
    #[error("{0}")]
    Read(#[from] StoreError),
    /// The address cannot be listened at.
    #[error(
        "cannot listen at {addr} ({cause}); choose another port, or stop the program that uses it"
    )]
    Listen {
        /// The address that was asked for.
        addr: SocketAddr,
        /// Why.
        cause: io::Error,
    },
}

/// An open house that does not serve yet.
pub struct Server {
    house: Arc<House>,
    listener: TcpListener,
    addr: SocketAddr,
    /// Where operators ask, if that is a place of its own.
    operator: Option<TcpListener>,
    /// The certificate and the threads that show it, where the house speaks https.
    tls: Option<(Keeper, Arc<Shakers>)>,
}

impl Server {
    /// Opens the data folder and starts to listen. Must be called inside a
    /// tokio runtime.
    ///
    /// # Errors
    /// See [`ServeError`]; each says what the operator can do.
    pub async fn bind(config: Config) -> Result<Self, ServeError> {
        outlive_the_limit_of_files();
        let upgrade =
            Upgrade { split: &stored::split, members: &stored::members_of, tell: &tell_upgrade };
        let store = match &config.database {
            Some(database) => Store::connect(database).await?,
            None => Store::open_with(&config.data, &upgrade).await?,
        };
        Self::bind_with(config, store).await
    }

    /// Like [`Self::bind`], with a store that is open already.
    ///
    /// # Errors
    /// As above.
    pub async fn bind_with(config: Config, store: Store) -> Result<Self, ServeError> {
        let halls =
            Halls::open(&config).map_err(|(game, cause)| ServeError::Cards { game, cause })?;
        let tls = match config.tls.clone() {
            Some(files) => {
                let keeper = Keeper::open(files, config.public_name.clone())?;
                let n_cores = std::thread::available_parallelism().map_or(1, usize::from);
                let shakers = Shakers::new(n_shakers(n_cores)).map_err(ServeError::Threads)?;
                Some((keeper, Arc::new(shakers)))
            }
            None => None,
        };
        let (listener, addr) = bind(config.addr).await?;
        let operator = match config.operator_addr {
            Some(addr) => Some(bind(addr).await?.0),
            None => None,
        };
        if let Some(lost) = store.lost() {
            error!(
                %lost,
                "moves that were acknowledged are missing: an older database was put in place, or \
                 its write-ahead log was cut; stop the server and look for the files that belong \
                 together (docs/operating.md, When moves are missing)"
            );
        }
        let house = Arc::new(House::new(config, store, halls));
        Ok(Self { house, listener, addr, operator, tls })
    }

    /// Where the house listens.
    #[must_use]
    pub fn local_addr(&self) -> SocketAddr {
        self.addr
    }

    /// Where operators ask, if that is a place of its own.
    #[must_use]
    pub fn operator_addr(&self) -> Option<SocketAddr> {
        self.operator.as_ref().and_then(|operator| operator.local_addr().ok())
    }

    /// Serves until `closing` is done; then tells everybody, finishes every
    /// write and gives the data folder back.
    ///
    /// # Errors
    /// The network failed.
    pub async fn run(
        self,
        closing: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServeError> {
        let Self { house, listener, addr, operator, tls } = self;
        info!(%addr, data = %house.config.place(), "the server is listening");
        let bell = house.clone();
        let closing = async move {
            closing.await;
            info!("the server is shutting down");
            bell.closing.send_replace(true);
        };
        tokio::spawn(closing);
        let hearts: Vec<_> = (0..heart::n_workers())
            .map(|_| {
                let house = house.clone();
                tokio::spawn(async move { heart::beat(&house.longest, &house.meters).await })
            })
            .collect();
        let (keeper, inspector, growing) = (house.clone(), house.clone(), house.clone());
        let chores = [
            tokio::spawn(retention::keep(keeper)),
            tokio::spawn(inspection::inspect(inspector)),
            tokio::spawn(async move { growing.watch_growth().await }),
        ];
        if let Some(operator) = operator {
            let doors = Some(Doors::new(Caps::OPERATOR));
            let door = Door { app: http::operator_router(house.clone()), tls: None, doors };
            tokio::spawn(listen::listen(house.clone(), operator, door));
        }
        let door_tls = tls
            .as_ref()
            .map(|(keeper, shakers)| Tls { current: keeper.current(), shakers: shakers.clone() });
        let door = Door { app: http::router(house.clone()), tls: door_tls, doors: None };
        if let Some((keeper, _)) = tls {
            tokio::spawn(keeper.keep(house.clone()));
        }
        listen::listen(house.clone(), listener, door).await;
        if timeout(CLOSING_MAX, house.closing.closed()).await.is_err() {
            warn!("some connections did not end in time and are cut off");
        }
        hearts.iter().chain(&chores).for_each(tokio::task::JoinHandle::abort);
        house.store.clone().close().await;
        info!("the server has stopped");
        Ok(())
    }

    /// For tests: lets the task of a table panic.
    #[doc(hidden)]
    pub fn saboteur(&self) -> impl Fn(&str) + Send + Sync + use<> {
        let house = self.house.clone();
        move |id| drop(house.tables.deliver(&house, Network::nowhere(), id, Letter::Panic))
    }
}

/// A write past the limit on the size of files (`ulimit -f`) fails like one on a full disk, and does
/// not end the program: once the signal has been listened for, it ends nothing any more.
fn outlive_the_limit_of_files() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let over_size = SignalKind::from_raw(rustix::process::Signal::XFSZ.as_raw());
        if let Err(cause) = signal(over_size) {
            warn!(%cause, "a limit on the size of files (ulimit -f) would end this program");
        }
    }
}

/// Says how the folder of an earlier build is brought up to date.
fn tell_upgrade(step: Upgraded) {
    match step {
        Upgraded::Copying { tables, to } => info!(
            tables,
            copy = %to.display(),
            "an earlier version wrote this data folder: it is copied, then brought up to date"
        ),
        Upgraded::Moved { tables } => info!(tables, "tables brought up to date so far"),
        Upgraded::Filled { tables } => info!(tables, "tables with their members noted so far"),
    }
}

async fn bind(addr: SocketAddr) -> Result<(TcpListener, SocketAddr), ServeError> {
    let listening = |cause| ServeError::Listen { addr, cause };
    let listener = TcpListener::bind(addr).await.map_err(listening)?;
    let addr = listener.local_addr().map_err(listening)?;
    Ok((listener, addr))
}

/// Done when the operator asks the program to stop.
///
/// # Errors
/// The system does not let us hear signals.
pub fn until_asked_to_stop() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut interrupt = signal(SignalKind::interrupt())?;
        let mut terminate = signal(SignalKind::terminate())?;
        Ok(async move {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    {
        Ok(async {
            // Without a way to hear the key, only the end of the process is left.
            if tokio::signal::ctrl_c().await.is_err() {
                std::future::pending::<()>().await;
            }
        })
    }
}
