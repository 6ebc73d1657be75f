//! Keeps the certificate current: what lies in the files is used, without a restart.
//!
//! The files are looked at every so often and when the operator sends SIGHUP. Their bytes are
//! compared and not their times, so a link that points elsewhere (certbot) and a copy that keeps
//! times both count as changes.

use super::{Pair, TlsError, Usable};
use crate::config::TlsFiles;
use crate::house::House;
use crate::limits::{CERTIFICATE_WARN_BEFORE, CERTIFICATE_WARN_EVERY};
use crate::meters::Meters;
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval_at};
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::UnixTime;
use tracing::{error, info, warn};

/// Holds the certificate that new connections are shown.
pub struct Keeper {
    files: TlsFiles,
    name: Option<String>,
    current: watch::Sender<Arc<ServerConfig>>,
    ends: Option<u64>,
    /// What was last found, used or not.
    found: Result<Pair, String>,
    warned: Option<Instant>,
    hangup: Hangup,
}

impl Keeper {
    /// Reads the files for the first time. Must be called inside a tokio runtime.
    ///
    /// # Errors
    /// What is the matter with them.
    pub fn open(files: TlsFiles, name: Option<String>) -> Result<Self, TlsError> {
        let pair = Pair::read(&files)?;
        let usable = Usable::of(&pair, &files, name.as_deref(), UnixTime::now())?;
        warn_of(&usable, name.as_deref());
        let hangup = Hangup::new().unwrap_or_else(|cause| {
            warn!(%cause, "cannot listen for SIGHUP; the certificate is checked by the clock alone");
            Hangup::deaf()
        });
        let current = watch::Sender::new(usable.config);
        Ok(Self { files, name, current, ends: usable.ends, found: Ok(pair), warned: None, hangup })
    }

    /// Where new connections find the certificate.
    pub fn current(&self) -> watch::Receiver<Arc<ServerConfig>> {
        self.current.subscribe()
    }

    /// Looks at the files until the house closes.
    pub async fn keep(mut self, house: Arc<House>) {
        let mut closing = house.closing.subscribe();
        let every = self.files.look_every;
        let mut clock = interval_at(Instant::now() + every, every);
        clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            self.tell_end(&house.meters);
            let is_asked = tokio::select! {
                _ = clock.tick() => false,
                () = self.hangup.heard() => true,
                _ = closing.wait_for(|closing| *closing) => return,
            };
            let files = self.files.clone();
            let Ok(found) = tokio::task::spawn_blocking(move || Pair::read(&files)).await else {
                continue;
            };
            self.take(found, is_asked, &house.meters);
        }
    }

    /// Uses what was found, if it is new and good.
    fn take(&mut self, found: Result<Pair, TlsError>, is_asked: bool, meters: &Meters) {
        let found = found.map_err(|error| error.to_string());
        if found == self.found && !is_asked {
            return;
        }
        let usable = found.as_ref().map_err(Clone::clone).and_then(|pair| {
            Usable::of(pair, &self.files, self.name.as_deref(), UnixTime::now())
                .map_err(|error| error.to_string())
        });
        self.found = found;
        meters.certificate_read(usable.is_ok());
        match usable {
            Ok(usable) => {
                info!(days = usable.ends.map(days_until), "the certificate was read again");
                warn_of(&usable, self.name.as_deref());
                self.ends = usable.ends;
                self.warned = None;
                self.current.send_replace(usable.config);
            }
            Err(why) => error!(why, "the new certificate is refused; the one before stays in use"),
        }
    }

    /// Says in the figures when the certificate ends, and in the log when that is soon.
    fn tell_end(&mut self, meters: &Meters) {
        let Some(ends) = self.ends else { return };
        meters.certificate_ends(ends);
        let left = Duration::from_secs(ends.saturating_sub(UnixTime::now().as_secs()));
        let is_told = self.warned.is_some_and(|told| told.elapsed() < CERTIFICATE_WARN_EVERY);
        if left > CERTIFICATE_WARN_BEFORE || is_told {
            return;
        }
        self.warned = Some(Instant::now());
        let path = self.files.cert.display();
        if left.is_zero() {
            error!(%path, "the certificate has expired: browsers refuse this server; renew it");
        } else {
            warn!(%path, days = days_until(ends), "the certificate expires soon; renew it");
        }
    }
}

fn days_until(ends: u64) -> u64 {
    ends.saturating_sub(UnixTime::now().as_secs()) / 86_400
}

fn warn_of(usable: &Usable, name: Option<&str>) {
    if usable.is_rsa {
        warn!(
            "the certificate has an RSA key, with which a handshake takes this machine ten times as \
             long, and anybody may begin some; use an ECDSA key of the curve P-256 \
             (certbot: --key-type ecdsa)"
        );
    }
    if !usable.is_named {
        let name = name.unwrap_or_default();
        warn!(name, "the certificate is not made out to the public name; browsers will warn");
    }
}

/// SIGHUP, where there is such a thing.
struct Hangup {
    #[cfg(unix)]
    signal: Option<tokio::signal::unix::Signal>,
}

impl Hangup {
    #[cfg(unix)]
    fn new() -> io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self { signal: Some(signal(SignalKind::hangup())?) })
    }

    #[cfg(unix)]
    fn deaf() -> Self {
        Self { signal: None }
    }

    #[cfg(unix)]
    async fn heard(&mut self) {
        let heard = match &mut self.signal {
            Some(signal) => signal.recv().await,
            None => None,
        };
        if heard.is_none() {
            std::future::pending::<()>().await;
        }
    }

    #[cfg(not(unix))]
    fn new() -> io::Result<Self> {
        Ok(Self {})
    }

    #[cfg(not(unix))]
    fn deaf() -> Self {
        Self {}
    }

    #[cfg(not(unix))]
    async fn heard(&mut self) {
        std::future::pending().await
    }
}
