//! Certificates for one test, and connections that trust them.

use client::{Http, Visitor};
use rcgen::{CertificateParams, KeyPair};
use server::TlsFiles;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// To whom every certificate here is made out.
pub const NAME: &str = "cantina.example";

/// A folder with a certificate and its key.
pub struct Papers {
    folder: TempDir,
}

/// What a client believes in.
pub struct Trust(Arc<ClientConfig>);

/// Writes a file at one stroke: whoever looks sees the old one or the new one.
pub fn put(path: &Path, bytes: &[u8]) {
    let beside = path.with_extension("new");
    fs::write(&beside, bytes).unwrap();
    fs::rename(beside, path).unwrap();
}

impl Papers {
    /// A first pair, and the trust in it.
    pub fn new() -> (Self, Trust) {
        let papers = Self { folder: tempfile::tempdir().unwrap() };
        let trust = papers.renew();
        (papers, trust)
    }

    pub fn cert(&self) -> PathBuf {
        self.folder.path().join("fullchain.pem")
    }

    pub fn key(&self) -> PathBuf {
        self.folder.path().join("privkey.pem")
    }

    /// For a house that looks at them all the time.
    pub fn files(&self) -> TlsFiles {
        let look_every = Duration::from_millis(20);
        TlsFiles { look_every, ..TlsFiles::new(self.cert(), self.key()) }
    }

    /// Writes a new pair; only the trust that is given back believes it.
    pub fn renew(&self) -> Trust {
        let key = KeyPair::generate().unwrap();
        let params = CertificateParams::new(vec![NAME.to_owned()]).unwrap();
        let cert = params.self_signed(&key).unwrap();
        put(&self.key(), key.serialize_pem().as_bytes());
        put(&self.cert(), cert.pem().as_bytes());
        Trust::in_only(cert.der().clone())
    }
}

impl Trust {
    fn in_only(cert: CertificateDer<'static>) -> Self {
        let mut roots = RootCertStore::empty();
        roots.add(cert).unwrap();
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_root_certificates(roots)
            .with_no_client_auth();
        Self(Arc::new(config))
    }

    /// A connection with hands shaken.
    pub async fn dial(&self, visitor: &Visitor) -> io::Result<TlsStream<TcpStream>> {
        let stream = visitor.dial().await.map_err(io::Error::other)?;
        let name = ServerName::try_from(NAME).unwrap();
        TlsConnector::from(self.0.clone()).connect(name, stream).await
    }

    /// The same, for requests.
    pub async fn http(&self, visitor: &Visitor) -> Http {
        Http::over(self.dial(visitor).await.expect("hands are shaken"), NAME)
    }
}
