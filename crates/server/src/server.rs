//! Opening the house, keeping it open, and closing it.

use crate::config::Config;
use crate::hall::Halls;
use crate::house::House;
use crate::http;
use crate::limits::CLOSING_MAX;
use crate::stored;
use crate::tables::Letter;
use axum::serve::ListenerExt;
use catalog::{CardSetError, GameId};
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use store::limits::LIST_MAX;
use store::{OpenError, Store, StoreError};
use tokio::net::TcpListener;
use tokio::time::timeout;
use tracing::{info, warn};

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
    /// The data folder cannot be used; the message says what to do.
    #[error("{0}")]
    Data(#[from] OpenError),
    /// The data folder was opened and cannot be read.
    #[error("{0}")]
    Read(#[from] StoreError),
    /// The address cannot be listened at.
    #[error("cannot listen at {addr} ({cause}); choose another port, or stop who uses this one")]
    Listen {
        /// Where.
        addr: SocketAddr,
        /// Why.
        cause: io::Error,
    },
    /// The network failed while serving.
    #[error("the network failed: {0}")]
    Network(io::Error),
}

/// An open house that does not serve yet.
pub struct Server {
    house: Arc<House>,
    listener: TcpListener,
    addr: SocketAddr,
}

impl Server {
    /// Opens the data folder and starts to listen. Must be called inside a
    /// tokio runtime.
    ///
    /// # Errors
    /// See [`ServeError`]; each says what the operator can do.
    pub async fn bind(config: Config) -> Result<Self, ServeError> {
        let store = Store::open(&config.data).await?;
        Self::bind_with(config, store).await
    }

    /// Like [`Self::bind`], with a store that is open already.
    ///
    /// # Errors
    /// As above.
    pub async fn bind_with(config: Config, store: Store) -> Result<Self, ServeError> {
        let halls =
            Halls::open(&config).map_err(|(game, cause)| ServeError::Cards { game, cause })?;
        let addr = config.addr;
        let listening = |cause| ServeError::Listen { addr, cause };
        let listener = TcpListener::bind(addr).await.map_err(listening)?;
        let addr = listener.local_addr().map_err(listening)?;
        let seatings = store.seatings(LIST_MAX).await?;
        let house = Arc::new(House::new(config, store, halls));
        house.members.load(seatings.into_iter().filter_map(|(table, bytes)| {
            let seating = stored::seating_of(&bytes);
            seating
                .inspect_err(|cause| warn!(%table, %cause, "a seating is damaged"))
                .ok()
                .map(|seating| (table, seating))
        }));
        Ok(Self { house, listener, addr })
    }

    /// Where the house listens.
    #[must_use]
    pub fn local_addr(&self) -> SocketAddr {
        self.addr
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
        let Self { house, listener, addr } = self;
        info!(%addr, data = %house.config.data.display(), "the house is open");
        let bell = house.clone();
        let closing = async move {
            closing.await;
            info!("the house closes");
            bell.closing.send_replace(true);
        };
        let listener = listener.tap_io(|stream| {
            // A move is one small message; it must not wait for a second one.
            if let Err(cause) = stream.set_nodelay(true) {
                warn!(%cause, "cannot set TCP_NODELAY");
            }
        });
        let app = http::router(house.clone());
        let app = app.into_make_service_with_connect_info::<SocketAddr>();
        let served = axum::serve(listener, app).with_graceful_shutdown(closing);
        let served = drain(&house, served.into_future()).await;
        house.store.clone().close().await;
        info!("the house is closed");
        served.map_err(ServeError::Network)
    }

    /// For tests: lets the task of a table panic.
    #[doc(hidden)]
    pub fn saboteur(&self) -> impl Fn(&str) + Send + Sync + use<> {
        let house = self.house.clone();
        move |id| drop(house.tables.deliver(&house, id, Letter::Panic))
    }
}

/// Serves until the house closes, then waits a bounded time for whoever is
/// still at work.
async fn drain(house: &House, served: impl Future<Output = io::Result<()>>) -> io::Result<()> {
    let mut served = Box::pin(served);
    let mut bell = house.closing.subscribe();
    let early = tokio::select! {
        result = &mut served => Some(result),
        _ = bell.wait_for(|closing| *closing) => None,
    };
    drop(bell);
    if let Some(result) = early {
        house.closing.send_replace(true);
        house.closing.closed().await;
        return result;
    }
    let all_done = async {
        let result = served.await;
        house.closing.closed().await;
        result
    };
    match timeout(CLOSING_MAX, all_done).await {
        Ok(result) => result,
        Err(_) => {
            warn!("some connections did not end in time and are cut off");
            Ok(())
        }
    }
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
