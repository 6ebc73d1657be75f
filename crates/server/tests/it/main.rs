//! The server from outside: real sockets on the loopback, a real store.

mod before;
mod doors;
mod endings;
mod fixture;
mod gates;
mod http;
mod identity;
mod lasting;
mod lessons;
mod lobby;
mod long;
mod manners;
mod play;
mod proxy;
mod secure;
mod strangers;
mod tls;
mod years;
