//! Taking connections: bounded in number, and nobody may dawdle.

mod tcp;

use crate::config::Waits;
use crate::doors::{Caps, Doors, Full, Network, Pass};
use crate::house::House;
use crate::limits::{
    ACCEPT_PAUSE, HEADER_BYTES_MAX, HEADERS_MAX, LAST_WORD_MAX, TURNED_AWAY_LOG_EVERY,
};
use crate::throttle::Throttle;
use crate::tls::{self, Shakers};
use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use tcp::{Metered, OpenLine};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{Instant, timeout};
use tokio_io_timeout::TimeoutStream;
use tokio_rustls::rustls::ServerConfig;
use tower_service::Service as _;
use tracing::{debug, warn};

/// What is behind a door, and whether one has to shake hands to get in.
#[derive(Clone)]
pub struct Door {
    /// What answers.
    pub app: Router,
    /// How hands are shaken, where that is asked for.
    pub tls: Option<Tls>,
    /// Who counts those that come by this door alone; none where the house does.
    pub doors: Option<Arc<Doors>>,
}

/// How hands are shaken at a door.
#[derive(Clone)]
pub struct Tls {
    /// The certificate that is shown, as it is now.
    pub current: watch::Receiver<Arc<ServerConfig>>,
    pub shakers: Arc<Shakers>,
}

/// Takes connections until the house closes; then lets each finish its request.
pub async fn listen(house: Arc<House>, listener: TcpListener, door: Door) {
    let mut closing = house.closing.subscribe();
    let mut turned_away = TurnedAway::default();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = closing.wait_for(|closing| *closing) => return,
        };
        match accepted {
            Ok((stream, peer)) => match admit(&house, &door, peer) {
                Ok(pass) => {
                    drop(tokio::spawn(attend(house.clone(), stream, peer, pass, door.clone())));
                }
                Err(full) => {
                    house.meters.turned_away(full.name());
                    turned_away.note(full, peer);
                }
            },
            Err(cause) if is_theirs(&cause) => debug!(%cause, "a connection ended before it began"),
            Err(cause) => {
                house.meters.turned_away("no_files");
                warn!(%cause, "cannot take a connection; is the limit of open files too low?");
                tokio::time::sleep(ACCEPT_PAUSE).await;
            }
        }
    }
}

/// Whom a proxy serves it says in each request, and there they are counted (see `http::guard`).
fn admit(house: &House, door: &Door, peer: SocketAddr) -> Result<Option<Pass>, Full> {
    if let Some(doors) = &door.doors {
        return doors.admit(peer.ip()).map(Some);
    }
    if house.config.trust_proxy {
        return Ok(None);
    }
    // Whoever comes thousands of times a second is not even counted: it is shown out here.
    if !may(&house.comers, house, peer) {
        return Err(Full::Rate);
    }
    house.doors.admit(peer.ip()).map(Some)
}

/// Whether only that one connection failed.
fn is_theirs(cause: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    matches!(cause.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted)
}

async fn attend(
    house: Arc<House>,
    stream: TcpStream,
    peer: SocketAddr,
    pass: Option<Pass>,
    door: Door,
) {
    // A move is one small message; it must not wait for a second one.
    if let Err(cause) = stream.set_nodelay(true) {
        debug!(%cause, "cannot set TCP_NODELAY");
    }
    // Held while we work, so that closing the house waits for us.
    let closing = house.closing.subscribe();
    let open = OpenLine::new(&house.meters.tcp_lines);
    let caller = Caller { peer, pass: pass.clone(), open };
    let serving = greet(&house, stream, caller, door, closing);
    match pass {
        None => serving.await,
        Some(mut pass) => tokio::select! {
            () = serving => {}
            () = pass.evicted() => house.meters.turned_away("evicted"),
        },
    }
}

/// Shakes hands where that is asked for, and answers the requests of the connection.
async fn greet(
    house: &House,
    stream: TcpStream,
    caller: Caller,
    door: Door,
    mut closing: watch::Receiver<bool>,
) {
    let waits = house.config.waits;
    let Some(Tls { current, shakers }) = door.tls else {
        return serve(stream, caller, door.app, waits, closing).await;
    };
    let config = current.borrow().clone();
    let network = Network::of(caller.peer.ip());
    if !may_shake(house, &caller) {
        house.meters.turned_away("rate");
        return;
    }
    let shaken = tokio::select! {
        shaken = tls::shake(&shakers, network, stream, config, waits.handshake) => shaken,
        _ = closing.wait_for(|closing| *closing) => return,
    };
    match shaken {
        Ok(stream) => serve(stream, caller, door.app, waits, closing).await,
        Err(missed) => {
            house.meters.turned_away(missed.name());
            debug!(%missed, "no handshake");
        }
    }
}

/// Whether the network of the caller keeps to its rate of handshakes. A proxy that we trust shakes
/// hands for everybody.
fn may_shake(house: &House, caller: &Caller) -> bool {
    house.config.trust_proxy || may(&house.handshakes, house, caller.peer)
}

/// Whether the network of this peer keeps to a rate.
fn may(throttle: &Mutex<Throttle<Network>>, house: &House, peer: SocketAddr) -> bool {
    let (network, now_ms) = (Network::of(peer.ip()), house.world.now_ms());
    throttle.lock().unwrap_or_else(PoisonError::into_inner).allows(network, now_ms)
}

/// Who is at the other end of a connection, and by which right.
struct Caller {
    peer: SocketAddr,
    pass: Option<Pass>,
    open: OpenLine,
}

/// Answers the requests of one connection, one after the other.
async fn serve<S>(
    stream: S,
    caller: Caller,
    app: Router,
    waits: Waits,
    mut closing: watch::Receiver<bool>,
) where
    S: AsyncRead + AsyncWrite + Send + 'static,
{
    let Caller { peer, pass, open } = caller;
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(waits.write));
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        if let Some(pass) = &pass {
            pass.note_asked();
            // A socket outlives the connection it grew from and keeps its place.
            request.extensions_mut().insert(pass.clone());
        }
        app.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(waits.header)
        .max_buf_size(HEADER_BYTES_MAX)
        .max_headers(HEADERS_MAX)
        .serve_connection(TokioIo::new(Metered::new(stream, open)), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = &mut connection => Some(ended),
        _ = closing.wait_for(|closing| *closing) => None,
    };
    let ended = match ended {
        Some(ended) => ended,
        None => {
            connection.as_mut().graceful_shutdown();
            let Ok(ended) = timeout(LAST_WORD_MAX, connection).await else {
                debug!("a connection is cut off: it does not read its last answer");
                return;
            };
            ended
        }
    };
    if let Err(cause) = ended {
        debug!(%cause, "a connection ended badly");
    }
}

/// Tells the operator that people are turned away, without a line for each.
#[derive(Default)]
struct TurnedAway {
    n_since: u64,
    told: Option<Instant>,
}

impl TurnedAway {
    fn note(&mut self, full: Full, peer: SocketAddr) {
        self.n_since += 1;
        if self.told.is_some_and(|told| told.elapsed() < TURNED_AWAY_LOG_EVERY) {
            return;
        }
        warn!(n = self.n_since, why = full.name(), last = %peer.ip(), "connections are turned away");
        (self.n_since, self.told) = (0, Some(Instant::now()));
    }
}

/// The doors of a house with these caps, after asking the system for as many files as it gives.
pub fn doors(caps: Caps) -> Arc<Doors> {
    let n_files = match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(n_files) => n_files,
        Err(cause) => {
            warn!(%cause, "cannot raise the limit of open files");
            rlimit::Resource::NOFILE.get_soft().unwrap_or(1_024)
        }
    };
    Doors::new(caps.within(n_files))
}
