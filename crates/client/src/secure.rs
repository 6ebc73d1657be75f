//! TLS with a house whose certificate is given.

use crate::Trouble;
use std::fmt;
use std::io;
use std::sync::Arc;
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::client::Resumption;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// How a visitor speaks TLS: with whom, and whom they believe. There is one for each house, and it is
/// kept until the program ends, so that visitors can be copied.
#[derive(Clone, Copy)]
pub struct Secure(&'static Believed);

struct Believed {
    connector: TlsConnector,
    name: ServerName<'static>,
}

impl fmt::Debug for Secure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Secure({:?})", self.0.name)
    }
}

impl Secure {
    /// Believes this certificate alone, made out to this name. Every handshake is a whole one.
    ///
    /// # Errors
    /// It is no certificate, or no name.
    pub fn with(cert: CertificateDer<'static>, name: &str) -> Result<Self, Trouble> {
        let mut roots = RootCertStore::empty();
        roots.add(cert).map_err(io::Error::other)?;
        let provider = Arc::new(ring::default_provider());
        let mut config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(io::Error::other)?
            .with_root_certificates(roots)
            .with_no_client_auth();
        config.resumption = Resumption::disabled();
        let name = ServerName::try_from(name.to_owned()).map_err(io::Error::other)?;
        let connector = TlsConnector::from(Arc::new(config));
        Ok(Self(Box::leak(Box::new(Believed { connector, name }))))
    }

    pub(crate) async fn shake(&self, stream: TcpStream) -> Result<TlsStream<TcpStream>, Trouble> {
        Ok(self.0.connector.connect(self.0.name.clone(), stream).await?)
    }
}
