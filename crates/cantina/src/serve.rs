//! `cantina serve`: the house in the browser.

use crate::arenas;
use crate::cards::files;
use crate::exit::Failure;
use crate::kept::{Kept, default_data};
use crate::prune::Keep;
use catalog::{CardSet, CardSetError, GameId, SetFile, host};
use server::limits::{
    BOT_DELAY, BOT_DELAY_MAX, CONNECTIONS_MAX, CONNECTIONS_PER_ADDRESS_MAX,
    CONNECTIONS_PER_NETWORK_MAX, ENTRIES_PER_SECOND, MIN_FREE_MB, REQUESTS_PER_SECOND,
    STAND_IN_AFTER, STAND_IN_AFTER_MAX, TABLES_PER_MINUTE,
};
use server::{Caps, Config, LogFormat, Place, ServeError, Server, TlsError, TlsFiles};
use std::io::Write as _;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The help that a person can learn from.
pub const HELP: &str = "\
Examples:
  cantina serve                            then open the address it prints
  cantina serve --host 0.0.0.0             for friends in the same network
  cantina serve --port 0 --data club       any free port; tables kept in ./club
  cantina serve --database postgres://cantina@localhost/cantina
                                           tables kept in PostgreSQL, 15 or later
  cantina serve --cards my-tokens.toml     new tables use your own card set
  cantina serve --trust-proxy --public-name cantina.example
                                           behind a reverse proxy on this machine
  cantina serve --host 0.0.0.0 --port 443 --public-name cantina.example \\
      --tls-cert fullchain.pem --tls-key privkey.pem
                                           https without a proxy; a renewed certificate
                                           is used within half a minute, or upon SIGHUP
  cantina serve --operator 127.0.0.1:9100  /healthz and /metrics there and nowhere else

The first line on standard output is the address, once the server listens:
  Cantina is open: http://127.0.0.1:8080       (https:// with a certificate)
The log goes to standard error; RUST_LOG=debug tells more. Ctrl-C or SIGTERM
stops the server: every move that was answered is on disk. `cantina backup` copies
the tables while the server runs; `cantina move` brings them to a database.

A password belongs into CANTINA_DATABASE, PGPASSWORD or ~/.pgpass: what stands on a
command line can be read by everybody on the machine.

Exit codes: 0 closed when asked, 2 invalid arguments, 3 the data folder or the database
cannot be used, 4 the address is taken or not ours, 5 a card set or a certificate cannot be
used.";

/// The words of the command.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The port to listen on; 0 takes any that is free.
    #[arg(long, env = "CANTINA_PORT", default_value_t = 8080)]
    port: u16,
    /// The address to listen on; 0.0.0.0 for everybody in the network.
    #[arg(long, env = "CANTINA_HOST", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    host: IpAddr,
    #[command(flatten)]
    kept: Kept,
    /// Card sets for new tables, as FILE, FOLDER or GAME=FILE. May be repeated.
    #[arg(long, env = "CANTINA_CARDS", value_delimiter = ',')]
    cards: Vec<String>,
    /// Write the log as JSON, for programs.
    #[arg(long, env = "CANTINA_LOG_JSON")]
    log_json: bool,
    /// Believe the X-Forwarded-For of the proxy in front of this server, so that connections
    /// and rates are counted for each of its visitors. Only where nobody can get past that proxy.
    #[arg(long, env = "CANTINA_TRUST_PROXY")]
    trust_proxy: bool,
    /// The name by which people reach the house, such as cantina.example. Requests for another
    /// name, and from pages of another, are refused.
    #[arg(long, env = "CANTINA_PUBLIC_NAME", value_name = "NAME")]
    public_name: Option<String>,
    /// Speak https: the certificate and those that vouch for it, as PEM (certbot: fullchain.pem).
    #[arg(long, env = "CANTINA_TLS_CERT", value_name = "FILE", requires = "tls_key")]
    tls_cert: Option<PathBuf>,
    /// The private key of the certificate, as PEM (certbot: privkey.pem).
    #[arg(long, env = "CANTINA_TLS_KEY", value_name = "FILE", requires = "tls_cert")]
    tls_key: Option<PathBuf>,
    /// Answer /healthz and /metrics at this address, and there only.
    #[arg(long, env = "CANTINA_OPERATOR", value_name = "ADDRESS:PORT")]
    operator: Option<SocketAddr>,
    /// How many connections may be open in all, should the system give as many files.
    #[arg(long, env = "CANTINA_CONNECTIONS", value_name = "N", default_value_t = CONNECTIONS_MAX,
        value_parser = at_least_one)]
    connections: usize,
    /// How many connections one address may hold: enough for a school behind one router.
    #[arg(long, env = "CANTINA_CONNECTIONS_PER_ADDRESS", value_name = "N",
        default_value_t = CONNECTIONS_PER_ADDRESS_MAX, value_parser = at_least_one)]
    connections_per_address: usize,
    /// How many connections one IPv6 network (/64) may hold.
    #[arg(long, env = "CANTINA_CONNECTIONS_PER_NETWORK", value_name = "N",
        default_value_t = CONNECTIONS_PER_NETWORK_MAX, value_parser = at_least_one)]
    connections_per_network: usize,
    /// How many requests a second one address may send in the long run; 0 lifts this limit and
    /// those on what is dear.
    #[arg(long, env = "CANTINA_REQUESTS_PER_SECOND", value_name = "N",
        default_value_t = REQUESTS_PER_SECOND)]
    requests_per_second: u32,
    /// How many tables one address may open in a minute; 0 for any number.
    #[arg(long, env = "CANTINA_TABLES_PER_MINUTE", value_name = "N",
        default_value_t = TABLES_PER_MINUTE)]
    tables_per_minute: u32,
    /// How many answers a second the people of one address may give, and as many the bots that play
    /// for them: more of people are refused, more of bots wait. 0 for any number.
    #[arg(long, env = "CANTINA_ENTRIES_PER_SECOND", value_name = "N",
        default_value_t = ENTRIES_PER_SECOND)]
    entries_per_second: u32,
    /// How many megabytes must be free in the data folder for a new table; tables that are open go
    /// on with less. 0 for any number.
    #[arg(long, env = "CANTINA_MIN_FREE_MB", value_name = "MB", default_value_t = MIN_FREE_MB)]
    min_free_mb: u64,
    #[command(flatten)]
    keep: Keep,
    /// How many milliseconds a bot takes at least, so that people can follow.
    #[arg(long, env = "CANTINA_BOT_DELAY_MS", value_name = "MS",
        default_value_t = BOT_DELAY.as_millis() as u64,
        value_parser = clap::value_parser!(u64).range(..=BOT_DELAY_MAX.as_millis() as u64))]
    bot_delay_ms: u64,
    /// After how many seconds the others may let a bot play for somebody who is away.
    #[arg(long, env = "CANTINA_STAND_IN_AFTER_S", value_name = "SECONDS",
        default_value_t = STAND_IN_AFTER.as_secs(),
        value_parser = clap::value_parser!(u64).range(1..=STAND_IN_AFTER_MAX.as_secs()))]
    stand_in_after_s: u64,
}

/// A number of connections; a house without any could not be reached.
fn at_least_one(text: &str) -> Result<usize, String> {
    let n: usize = text.parse().map_err(|_| format!("{text} is not a number"))?;
    if n == 0 { Err("at least 1".to_owned()) } else { Ok(n) }
}

/// Serves until the person asks to stop.
///
/// # Errors
/// Why the house cannot be opened; the message says what to do.
pub fn run(args: &Args) -> Result<(), Failure> {
    arenas::be_few();
    let mut config = match args.kept.place()? {
        Place::Database(url) => Config { database: Some(url), ..Config::new(default_data()) },
        Place::Folder(data) | Place::File(data) => Config::new(data),
    };
    config.addr = SocketAddr::new(args.host, args.port);
    config.trust_proxy = args.trust_proxy;
    config.public_name.clone_from(&args.public_name);
    config.operator_addr = args.operator;
    config.tls = args
        .tls_cert
        .as_ref()
        .zip(args.tls_key.as_ref())
        .map(|(cert, key)| TlsFiles::new(cert, key));
    config.caps = Caps {
        total: args.connections,
        per_address: args.connections_per_address,
        per_network: args.connections_per_network,
    };
    config.requests_per_second = args.requests_per_second;
    config.tables_per_minute = args.tables_per_minute;
    config.entries_per_second = args.entries_per_second;
    config.space.min_free_mb = args.min_free_mb;
    config.retention = args.keep.retention();
    config.bot_delay = Duration::from_millis(args.bot_delay_ms);
    config.stand_in_after = Duration::from_secs(args.stand_in_after_s);
    config.cards = args.cards.iter().map(|given| read_cards(given)).collect::<Result<_, _>>()?;
    server::start_log(if args.log_json { LogFormat::Json } else { LogFormat::Lines });
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(anyhow::Error::from)?;
    runtime.block_on(serve(config))
}

async fn serve(config: Config) -> Result<(), Failure> {
    // Before the address is told: whoever reads it may already ask to stop.
    let closing = server::until_asked_to_stop().map_err(anyhow::Error::from)?;
    let name = config.public_name.clone().filter(|_| config.tls.is_some());
    let scheme = if config.tls.is_some() { "https" } else { "http" };
    let server = Server::bind(config).await.map_err(|error| failure(&error))?;
    println!("Cantina is open: {scheme}://{}", authority(name, server.local_addr()));
    // Whoever started us may be waiting for this line behind a pipe.
    std::io::stdout().flush().map_err(anyhow::Error::from)?;
    server.run(closing).await.map_err(|error| failure(&error))
}

fn failure(error: &ServeError) -> Failure {
    let message = error.to_string();
    match error {
        ServeError::Data(_) | ServeError::Read(_) => Failure::DataFolder(message),
        ServeError::Listen { .. } => Failure::Address(message),
        ServeError::Cards { .. } => Failure::Check(message),
        ServeError::Tls(TlsError { path, fault }) => Failure::file(path, fault),
        ServeError::Threads(_) => Failure::from(anyhow::Error::msg(message)),
    }
}

/// What a browser is told to open. A certificate is made out to the name and not to an address.
fn authority(name: Option<String>, addr: SocketAddr) -> String {
    match name {
        Some(name) if name.contains(':') || addr.port() == 443 => name,
        Some(name) => format!("{name}:{}", addr.port()),
        None => reachable(addr).to_string(),
    }
}

/// An address that a browser on this machine can open.
fn reachable(addr: SocketAddr) -> SocketAddr {
    if addr.ip().is_unspecified() {
        return SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), addr.port());
    }
    addr
}

/// The game and the files of a card set.
fn read_cards(given: &str) -> Result<(GameId, Vec<SetFile>), Failure> {
    let (game, path) = match given.split_once('=') {
        Some((id, path)) => (Some(id.parse().map_err(Failure::Usage)?), Path::new(path)),
        None => (None, Path::new(given)),
    };
    let files = files::read(path)?;
    let games = game.map_or(GameId::ALL.to_vec(), |game| vec![game]);
    let mut reasons = Vec::new();
    for game in games {
        match host!(game, G => CardSet::<G>::read(&files).map(|_| ())) {
            Ok(()) => return Ok((game, files)),
            // A set of the right shape with faults is of this game; say what is wrong with it.
            Err(error @ CardSetError::Faults(_)) => {
                let faults = error.to_string().replace('\n', "; ");
                let message = format!("{faults}; see `cantina cards {game} check`");
                return Err(Failure::file(path, message));
            }
            Err(CardSetError::Syntax(fault)) => {
                reasons.push(format!("not a card set of {game}: {}", fault.message));
            }
        }
    }
    Err(Failure::file(path, reasons.join("\n")))
}
