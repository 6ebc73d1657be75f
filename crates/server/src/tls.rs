//! TLS: the certificate of the house, read from two files, and the handshakes that show it.
//!
//! Whatever may be wrong with the files is said in words that tell an operator what to do. The same
//! words stand in the log when a renewed certificate cannot be used; the old one is kept then.

mod keeper;
mod shake;
mod shakers;

pub use keeper::Keeper;
pub use shake::shake;
pub use shakers::Shakers;

use crate::config::TlsFiles;
use crate::limits::CERTIFICATE_BYTES_MAX;
use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio_rustls::rustls::client::{verify_server_cert_signed_by_trust_anchor, verify_server_name};
use tokio_rustls::rustls::crypto::{CryptoProvider, ring};
use tokio_rustls::rustls::pki_types::pem::{self, PemObject as _};
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer, ServerName, UnixTime};
use tokio_rustls::rustls::server::ParsedCertificate;
use tokio_rustls::rustls::{
    self, CertificateError, InconsistentKeys, RootCertStore, ServerConfig, SignatureAlgorithm,
};

/// What is the matter with one of the two files.
#[derive(Debug, thiserror::Error)]
#[error("{}: {fault}", .path.display())]
pub struct TlsError {
    /// Which file.
    pub path: PathBuf,
    /// What, and what to do.
    pub fault: TlsFault,
}

/// What is the matter with a certificate or its key, and what to do.
#[derive(Debug, thiserror::Error)]
pub enum TlsFault {
    #[error("there is no such file; check the path")]
    Missing,
    #[error(
        "the user that runs cantina may not read this file; let its group read it, or copy both \
         files where that user may (certbot does so in a deploy hook)"
    )]
    Forbidden,
    #[error("cannot be read ({0})")]
    Unreadable(io::Error),
    #[error(
        "has no certificate in it (-----BEGIN CERTIFICATE-----); certbot calls the right file fullchain.pem"
    )]
    NoCertificate,
    #[error("holds a private key and no certificate; are --tls-cert and --tls-key exchanged?")]
    Exchanged,
    #[error(
        "has no private key in it (-----BEGIN PRIVATE KEY-----); certbot calls the right file privkey.pem"
    )]
    NoKey,
    #[error(
        "the private key is locked with a passphrase, which nobody is there to type; unlock a copy: \
         openssl pkey -in LOCKED -out KEY"
    )]
    Locked,
    #[error("is damaged ({0}); is the file whole?")]
    Damaged(String),
    #[error("this key does not belong to the certificate in {}; give both files of one renewal", .cert.display())]
    OtherKey { cert: PathBuf },
    #[error(
        "cannot be used ({0}); make a new pair, with an ECDSA key (P-256) or an RSA key of 2048 bits or more"
    )]
    Unusable(rustls::Error),
    #[error("this certificate expired {} ago; renew it (certbot renew) and start again", told(*.ago))]
    Expired { ago: Duration },
    #[error("this certificate is valid in {} only; is the clock of this machine right?", told(*.ahead))]
    NotYet { ahead: Duration },
}

/// A span of time in the unit that fits it.
fn told(span: Duration) -> String {
    let minutes = span.as_secs() / 60;
    match minutes {
        0..120 => format!("{minutes} minutes"),
        120..2_880 => format!("{} hours", minutes / 60),
        _ => format!("{} days", minutes / 1_440),
    }
}

/// The two files as they were read.
#[derive(Clone, PartialEq, Eq)]
struct Pair {
    cert: Vec<u8>,
    key: Vec<u8>,
}

impl Pair {
    fn read(files: &TlsFiles) -> Result<Self, TlsError> {
        Ok(Self { cert: read(&files.cert)?, key: read(&files.key)? })
    }
}

fn read(path: &Path) -> Result<Vec<u8>, TlsError> {
    let mut bytes = Vec::new();
    let done =
        File::open(path).and_then(|file| file.take(CERTIFICATE_BYTES_MAX).read_to_end(&mut bytes));
    done.map_err(|cause| match cause.kind() {
        io::ErrorKind::NotFound => TlsFault::Missing,
        io::ErrorKind::PermissionDenied => TlsFault::Forbidden,
        _ => TlsFault::Unreadable(cause),
    })
    .map_err(|fault| TlsError { path: path.to_owned(), fault })?;
    Ok(bytes)
}

/// A certificate that can be shown.
struct Usable {
    config: Arc<ServerConfig>,
    /// When it ends, in seconds since 1970; none where it does not say in a way we understand.
    ends: Option<u64>,
    /// Whether it is made out to the public name of the house, if that has one.
    is_named: bool,
    /// Whether its key is one that takes long to sign with.
    is_rsa: bool,
}

impl Usable {
    /// Checks everything that can be checked without asking anybody.
    fn of(
        pair: &Pair,
        files: &TlsFiles,
        name: Option<&str>,
        now: UnixTime,
    ) -> Result<Self, TlsError> {
        let of_cert = |fault| TlsError { path: files.cert.clone(), fault };
        let of_key = |fault| TlsError { path: files.key.clone(), fault };
        let chain = chain(&pair.cert).map_err(of_cert)?;
        let key = key(&pair.key).map_err(of_key)?;
        let provider = Arc::new(ring::default_provider());
        let (ends, is_named) = {
            let leaf = ParsedCertificate::try_from(&chain[0])
                .map_err(|error| of_cert(TlsFault::Damaged(error.to_string())))?;
            (lasts(&leaf, &provider, now).map_err(of_cert)?, is_named(&leaf, name))
        };
        // A key that cannot be used at all is told of below.
        let signer = provider.key_provider.load_private_key(key.clone_key());
        let is_rsa = signer.is_ok_and(|key| key.algorithm() == SignatureAlgorithm::RSA);
        let mut config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .and_then(|builder| builder.with_no_client_auth().with_single_cert(chain, key))
            .map_err(|error| match error {
                rustls::Error::InconsistentKeys(InconsistentKeys::KeyMismatch) => {
                    of_key(TlsFault::OtherKey { cert: files.cert.clone() })
                }
                error => of_key(TlsFault::Unusable(error)),
            })?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Self { config: Arc::new(config), ends, is_named, is_rsa })
    }
}

fn chain(bytes: &[u8]) -> Result<Vec<CertificateDer<'static>>, TlsFault> {
    let chain: Vec<_> = CertificateDer::pem_slice_iter(bytes)
        .collect::<Result<_, _>>()
        .map_err(|error| damaged(&error))?;
    match chain.is_empty() {
        false => Ok(chain),
        true if key(bytes).is_ok() => Err(TlsFault::Exchanged),
        true => Err(TlsFault::NoCertificate),
    }
}

fn key(bytes: &[u8]) -> Result<PrivateKeyDer<'static>, TlsFault> {
    const LOCKED: &[u8] = b"ENCRYPTED";
    match PrivateKeyDer::from_pem_slice(bytes) {
        Ok(key) => Ok(key),
        Err(_) if bytes.windows(LOCKED.len()).any(|it| it == LOCKED) => Err(TlsFault::Locked),
        Err(pem::Error::NoItemsFound) => Err(TlsFault::NoKey),
        Err(error) => Err(damaged(&error)),
    }
}

fn damaged(error: &pem::Error) -> TlsFault {
    TlsFault::Damaged(error.to_string())
}

/// When the certificate ends, if it is valid now.
///
/// The library reads the two dates of a certificate only to compare them with a time, and it does so
/// before it asks who issued it. So it is asked at the beginning and at the end of all time, and
/// answers with the dates; what else it has to say, nobody having issued it, is no matter here.
fn lasts(
    leaf: &ParsedCertificate<'_>,
    provider: &CryptoProvider,
    now: UnixTime,
) -> Result<Option<u64>, TlsFault> {
    let at = |seconds: u64| {
        let time = UnixTime::since_unix_epoch(Duration::from_secs(seconds));
        let (nobody, algorithms) =
            (RootCertStore::empty(), provider.signature_verification_algorithms.all);
        verify_server_cert_signed_by_trust_anchor(leaf, &nobody, &[], time, algorithms)
    };
    let now = now.as_secs();
    if let Err(rustls::Error::InvalidCertificate(CertificateError::NotValidYetContext {
        not_before,
        ..
    })) = at(0)
        && now < not_before.as_secs()
    {
        return Err(TlsFault::NotYet { ahead: Duration::from_secs(not_before.as_secs() - now) });
    }
    let Err(rustls::Error::InvalidCertificate(CertificateError::ExpiredContext {
        not_after, ..
    })) = at(u64::MAX)
    else {
        return Ok(None);
    };
    match now.checked_sub(not_after.as_secs()) {
        Some(ago) if ago > 0 => Err(TlsFault::Expired { ago: Duration::from_secs(ago) }),
        Some(_) | None => Ok(Some(not_after.as_secs())),
    }
}

/// Whether a browser that asks for this name would take the certificate for it.
fn is_named(leaf: &ParsedCertificate<'_>, name: Option<&str>) -> bool {
    let Some(name) = name else { return true };
    let name = name.split_once(':').map_or(name, |(name, _port)| name);
    ServerName::try_from(name).is_ok_and(|name| verify_server_name(leaf, &name).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rcgen::{CertificateParams, KeyPair, date_time_ymd};

    /// A pair for one name, valid in these years.
    fn pair(from: i32, until: i32) -> Pair {
        let mut params = CertificateParams::new(vec!["cantina.example".to_owned()]).unwrap();
        params.not_before = date_time_ymd(from, 1, 1);
        params.not_after = date_time_ymd(until, 1, 1);
        let key = KeyPair::generate().unwrap();
        let cert = params.self_signed(&key).unwrap();
        Pair { cert: cert.pem().into_bytes(), key: key.serialize_pem().into_bytes() }
    }

    /// The first of January 2030.
    const NOW: u64 = 1_893_456_000;
    const DAY: u64 = 86_400;

    fn check(pair: &Pair, name: Option<&str>) -> Result<Usable, String> {
        let now = UnixTime::since_unix_epoch(Duration::from_secs(NOW));
        let files = TlsFiles::new("cert.pem", "key.pem");
        Usable::of(pair, &files, name, now).map_err(|error| error.to_string())
    }

    fn fault(pair: &Pair) -> String {
        check(pair, None).err().expect("it is refused")
    }

    #[test]
    fn a_good_pair_is_taken_and_its_end_known() {
        let usable = check(&pair(2029, 2031), Some("cantina.example:8443")).unwrap();
        assert_eq!((usable.ends, usable.is_named), (Some(NOW + 365 * DAY), true));
        assert!(!check(&pair(2029, 2031), Some("other.example")).unwrap().is_named);
        assert!(check(&pair(2029, 2031), None).unwrap().is_named);
    }

    // Audit: SEC-I5
    #[test]
    fn an_rsa_key_is_told_from_others() {
        assert!(!check(&pair(2029, 2031), None).unwrap().is_rsa);
        let mut params = CertificateParams::new(vec!["cantina.example".to_owned()]).unwrap();
        params.not_before = date_time_ymd(2029, 1, 1);
        params.not_after = date_time_ymd(2031, 1, 1);
        let key = KeyPair::from_pem(include_str!("../tests/keys/rsa-2048.pem")).unwrap();
        let cert = params.self_signed(&key).unwrap().pem().into_bytes();
        let rsa = Pair { cert, key: key.serialize_pem().into_bytes() };
        assert!(check(&rsa, None).unwrap().is_rsa);
    }

    #[test]
    fn dates_are_told() {
        let said = fault(&pair(2028, 2029));
        assert!(said.contains("cert.pem: ") && said.contains("expired 365 days ago"), "{said}");
        let said = fault(&pair(2031, 2032));
        assert!(said.contains("valid in 365 days only") && said.contains("clock"), "{said}");
        assert_eq!(told(Duration::from_secs(60 * 90)), "90 minutes");
        assert_eq!(told(Duration::from_secs(3_600 * 30)), "30 hours");
    }

    #[test]
    fn each_wrong_file_is_told_from_the_others() {
        let (good, other) = (pair(2029, 2031), pair(2029, 2031));
        let said = fault(&Pair { key: other.key, ..good.clone() });
        assert!(said.contains("key.pem: ") && said.contains("certificate in cert.pem"), "{said}");
        let exchanged = Pair { cert: good.key.clone(), key: good.cert.clone() };
        assert!(fault(&exchanged).contains("exchanged"), "{}", fault(&exchanged));
        let none = Pair { cert: b"hello".to_vec(), ..good.clone() };
        assert!(fault(&none).contains("fullchain.pem"), "{}", fault(&none));
        let none = Pair { key: good.cert.clone(), ..good.clone() };
        assert!(fault(&none).contains("privkey.pem"), "{}", fault(&none));
        let locked =
            b"-----BEGIN ENCRYPTED PRIVATE KEY-----\nAAAA\n-----END ENCRYPTED PRIVATE KEY-----\n";
        let locked = Pair { key: locked.to_vec(), ..good.clone() };
        assert!(fault(&locked).contains("passphrase"), "{}", fault(&locked));
        let half = Pair { cert: good.cert[..good.cert.len() / 2].to_vec(), ..good };
        assert!(fault(&half).contains("damaged"), "{}", fault(&half));
    }

    #[test]
    fn a_file_that_cannot_be_read_is_named() {
        let error = read(Path::new("no/such/file.pem")).unwrap_err();
        assert_eq!(error.to_string(), "no/such/file.pem: there is no such file; check the path");
        let error = read(Path::new("/")).unwrap_err();
        assert!(error.to_string().contains("cannot be read"), "{error}");
    }
}
