//! By which address others in the same network come here.

use crate::house::House;
use axum::Json;
use axum::extract::State;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::sync::Arc;
use wire::HouseInfo;

/// An address of documentation (RFC 5737): nothing is sent there, it only says which way out is taken.
const ELSEWHERE: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1)), 9);

/// What people who want to invite somebody must know.
pub async fn house(State(house): State<Arc<House>>) -> Json<HouseInfo> {
    let config = &house.config;
    let scheme = if config.tls.is_some() { "https" } else { "http" };
    let (addr, only_here) = (config.addr, config.addr.ip().is_loopback());
    // A house with a name, or behind a proxy, is reached by that; and a free port is known to tests
    // alone.
    let is_told = config.public_name.is_none() && !config.trust_proxy && addr.port() != 0;
    let near = is_told.then(|| own_address(addr.ip())).flatten();
    let near = near.map(|ip| format!("{scheme}://{}", SocketAddr::new(ip, addr.port())));
    Json(HouseInfo { near, only_here })
}

/// The address of this machine in its network, where the house listens to it.
fn own_address(listens: IpAddr) -> Option<IpAddr> {
    if listens.is_loopback() {
        return None;
    }
    if !listens.is_unspecified() {
        return Some(listens);
    }
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // No packet goes out: the system only chooses the interface.
    socket.connect(ELSEWHERE).ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_loopback() && !own.is_unspecified()).then_some(own)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_house_that_listens_to_itself_has_no_address_for_others() {
        assert_eq!(own_address(IpAddr::V4(Ipv4Addr::LOCALHOST)), None);
        let own = IpAddr::V4(Ipv4Addr::new(192, 168, 1, 20));
        assert_eq!(own_address(own), Some(own));
    }
}
