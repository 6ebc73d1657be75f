//! The recipes of `deploy/`: a game through a real proxy, and each visitor counted for themselves.

use crate::fixture::{Client, House, against_bots, config, hello, key};
use crate::secure::{NAME, Papers, Trust};
use client::{Reply, Request, Socket, Visitor};
use server::{Caps, Config};
use std::env;
use std::fs;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use store::Store;
use tempfile::{TempDir, tempdir};
use tokio::net::TcpStream;
use tokio::time::timeout;

const SOON: Duration = Duration::from_secs(20);

/// Whoever has no proxy and wants none says so.
const NO_PROXY: &str = "CANTINA_NO_PROXY";

/// The program of a proxy; none where it was said that there is none.
fn program(name: &str) -> Option<PathBuf> {
    if env::var_os(NO_PROXY).is_some() {
        return None;
    }
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain(["/usr/sbin".into(), "/usr/local/sbin".into()]);
    let found = folders.map(|folder| folder.join(name)).find(|program| program.is_file());
    assert!(
        found.is_some(),
        "there is no {name}: install it (Debian: `apt-get install nginx-light haproxy` as root; \
         macOS: `brew install nginx haproxy`), or leave the proxies out with {NO_PROXY}=1"
    );
    found
}

/// The recipe of a proxy with other names, ports and paths in it. Each must be there to exchange.
fn recipe(name: &str, exchanged: &[(&str, &str)]) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy").join(name);
    let text = fs::read_to_string(&path).expect("the recipe is there");
    exchanged.iter().fold(text, |text, (from, to)| {
        assert!(text.contains(from), "{name} has no {from}");
        text.replace(from, to)
    })
}

/// `N` ports that nothing listens at.
fn free_ports<const N: usize>() -> [SocketAddr; N] {
    let held = [(); N].map(|()| TcpListener::bind("127.0.0.1:0").unwrap());
    held.map(|listener| listener.local_addr().unwrap())
}

/// A proxy in front of a house.
struct Proxied {
    child: Child,
    _house: House,
    trust: Trust,
    plain: SocketAddr,
    secure: SocketAddr,
    _folders: [TempDir; 2],
    _papers: Papers,
}

impl Drop for Proxied {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// What it takes to write a recipe.
struct Ground<'a> {
    folder: &'a Path,
    papers: &'a Papers,
    house: SocketAddr,
    plain: SocketAddr,
    secure: SocketAddr,
}

impl Proxied {
    async fn open(start: impl FnOnce(&Ground<'_>) -> Command) -> Self {
        let folders = [tempdir().unwrap(), tempdir().unwrap()];
        let (papers, trust) = Papers::new();
        let config = Config {
            trust_proxy: true,
            public_name: Some(NAME.to_owned()),
            tables_per_minute: 2,
            caps: Caps { total: 100, per_address: 2, per_network: 2 },
            ..config(folders[0].path())
        };
        let house = House::with(config, Store::memory()).await;
        let [plain, secure] = free_ports();
        let folder = folders[1].path();
        let mut command =
            start(&Ground { folder, papers: &papers, house: house.addr, plain, secure });
        let mut child = command.stdin(Stdio::null()).spawn().expect("the proxy starts");
        let listens = async {
            while TcpStream::connect(secure).await.is_err() {
                let ended = child.try_wait().unwrap();
                assert!(ended.is_none(), "the proxy ended with {ended:?} and said why above");
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        timeout(SOON, listens).await.expect("the proxy listens");
        Self { child, _house: house, trust, plain, secure, _folders: folders, _papers: papers }
    }

    /// Somebody from this address.
    fn visitor(&self, last: u8) -> Visitor {
        Visitor::of(self.secure).coming_from(Ipv4Addr::new(127, 0, 0, last))
    }

    async fn ask(&self, last: u8, request: &Request) -> Reply {
        let mut http = self.trust.http(&self.visitor(last)).await;
        timeout(SOON, http.ask(request)).await.expect("in time").expect("a reply")
    }

    /// Opens a table, perhaps claiming to come from elsewhere.
    async fn opens(&self, last: u8, claimed: Option<&str>) -> Reply {
        let request = Request::post("/api/tables", against_bots(1).to_string())
            .with("origin", "https://cantina.example");
        let request = match claimed {
            Some(claimed) => request.with("x-forwarded-for", claimed),
            None => request,
        };
        self.ask(last, &request).await
    }

    async fn socket(&self, last: u8, table: &str) -> Socket {
        let line = self.trust.dial(&self.visitor(last)).await.expect("hands are shaken");
        let headers = [("origin", "https://cantina.example")];
        Socket::over(line, NAME, table, &headers).await.expect("a socket")
    }

    /// Everything that a recipe promises.
    async fn keeps_its_promises(&self) {
        let plain = Request::get("/t/abc?x=1");
        let reply = Visitor::of(self.plain).ask(&plain).await.unwrap();
        let to_https = reply.head.contains("location: https://") && reply.head.contains("/t/abc");
        assert!(reply.status == 301 && to_https, "{}", reply.head);

        // A game over websockets.
        let opened = self.opens(2, None).await;
        let hsts = opened.head.matches("strict-transport-security").count();
        assert_eq!((opened.status, hsts), (201, 1), "{}", opened.text());
        let table = opened.granted::<wire::Opened>().unwrap().table;
        let mut client = Client::over(self.socket(2, &table).await);
        client.say(&hello(&key(1), None)).await;
        client.hear("welcome").await;
        client.play(2).await;
        drop(client);

        // Rates go by the address that the proxy heard from, whatever is claimed.
        assert_eq!(self.opens(2, None).await.status, 201);
        assert_eq!(self.opens(2, None).await.status, 429, "a third table in a minute");
        assert_eq!(self.opens(2, Some("203.0.113.7")).await.status, 429, "nor as somebody else");
        assert_eq!(self.opens(3, None).await.status, 201, "others may");
        assert_eq!(self.opens(3, Some("127.0.0.2")).await.status, 201, "nor is one made to pay");

        // So do caps: two sockets are all that one address may hold, and a seat keeps them.
        let mut held = Vec::new();
        for _ in 0..2 {
            let mut client = Client::over(self.socket(4, &table).await);
            client.say(&hello(&key(1), None)).await;
            client.hear("welcome").await;
            held.push(client);
        }
        let games = Request::get("/api/games");
        assert_eq!(self.ask(4, &games).await.status, 429);
        let forged = games.clone().with("x-forwarded-for", "203.0.113.7");
        assert_eq!(self.ask(4, &forged).await.status, 429);
        assert_eq!(self.ask(5, &games).await.status, 200);
        drop(held);

        // A page that came by plain http is foreign here.
        let foreign = Request::post("/api/tables", against_bots(1).to_string())
            .with("origin", "http://cantina.example");
        assert_eq!(self.ask(6, &foreign).await.status, 403);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_through_nginx() {
    let Some(nginx) = program("nginx") else { return };
    let proxied = Proxied::open(|ground| {
        let port = |addr: SocketAddr| addr.to_string();
        let [other_plain, other_secure] = free_ports().map(port);
        let site = recipe(
            "nginx.conf",
            &[
                ("[::]:80", &other_plain),
                ("[::]:443", &other_secure),
                ("listen 80", &format!("listen {}", ground.plain)),
                ("listen 443", &format!("listen {}", ground.secure)),
                (
                    "/etc/letsencrypt/live/cantina.example/fullchain.pem",
                    ground.papers.cert().to_str().unwrap(),
                ),
                (
                    "/etc/letsencrypt/live/cantina.example/privkey.pem",
                    ground.papers.key().to_str().unwrap(),
                ),
                ("127.0.0.1:8080", &ground.house.to_string()),
            ],
        );
        fs::write(ground.folder.join("site.conf"), site).unwrap();
        // What Debian's own file has around a site, in a folder of ours and in one process.
        let folder = ground.folder.display();
        let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map(|kind| format!("{kind}_temp_path {folder}/{kind};\n"))
            .concat();
        let around = format!(
            "daemon off;\nmaster_process off;\npid {folder}/pid;\nerror_log stderr warn;\n\
             events {{ worker_connections 128; }}\n\
             http {{\naccess_log off;\n{temporary}include {folder}/site.conf;\n}}\n"
        );
        fs::write(ground.folder.join("nginx.conf"), around).unwrap();
        let mut command = Command::new(nginx);
        command.arg("-p").arg(ground.folder).arg("-c").arg(ground.folder.join("nginx.conf"));
        command.args(["-e", "stderr"]);
        command
    });
    proxied.await.keeps_its_promises().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_through_haproxy() {
    let Some(haproxy) = program("haproxy") else { return };
    let proxied = Proxied::open(|ground| {
        let both = ground.folder.join("cantina.pem");
        let pem = [ground.papers.cert(), ground.papers.key()].map(|path| fs::read(path).unwrap());
        fs::write(&both, pem.concat()).unwrap();
        let text = recipe(
            "haproxy.cfg",
            &[
                ("maxconn 2000", "maxconn 100"),
                ("bind :80", &format!("bind {}", ground.plain)),
                ("bind :443", &format!("bind {}", ground.secure)),
                ("ssl crt /etc/haproxy/cantina.pem", &format!("ssl crt {}", both.display())),
                ("127.0.0.1:8080\n", &format!("{}\n", ground.house)),
            ],
        );
        let path = ground.folder.join("haproxy.cfg");
        fs::write(&path, text).unwrap();
        let mut command = Command::new(haproxy);
        command.arg("-db").arg("-f").arg(path);
        command
    });
    proxied.await.keeps_its_promises().await;
}
