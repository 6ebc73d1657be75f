//! What the house is given before it opens: a table as long as a table may be, which strangers would
//! need an hour to make, and a certificate with the key that takes longest to sign with.

use anyhow::{Context, Result};
use catalog::games::OuterRim;
use catalog::{Hosted as _, Record, StoredHeader, ToJson as _, to_hex};
use client::Secure;
use rcgen::{CertificateParams, KeyPair};
use room::Guest;
use std::fs;
use std::path::{Path, PathBuf};
use store::{Attachment, NewTable, Row, Store};
use tabletop::{Answer, Dice, Game, Kind, Menu, Opening, Seed, Table};
use wire::WantedSeat;

/// The id of the long table, whose link strangers have.
pub const LONG_TABLE: &str = "ab01ab01ab";

/// To whom the certificate is made out.
const NAME: &str = "cantina.example";

/// A key for tests, which secures nothing.
const RSA_KEY: &str = include_str!("../../server/tests/keys/rsa-2048.pem");

/// A table of strangers with this many entries. Whoever takes what is first on the menu of this game
/// brings it to no end.
fn long_table(n_entries: u32) -> Result<(Table<OuterRim>, Vec<u8>, Attachment)> {
    let (cards, seed) = (OuterRim::cards(), Seed::from_number(7));
    let setup = OuterRim::setup(2, Default::default(), &cards.content)
        .map_err(|error| anyhow::anyhow!("no setup: {error:?}"))?;
    let header = Record::<OuterRim>::header(setup, &cards, &seed);
    let opening = Opening { header: header.clone(), content: cards.content.clone() };
    let stored =
        StoredHeader::<OuterRim> { cantina: 1, header, seed: to_hex(&seed.0), content: None };
    let bytes = OuterRim::to_json(&*cards.content).into_bytes().into();
    let mut table = Table::<OuterRim>::open(opening, seed)
        .map_err(|faults| anyhow::anyhow!("no table: {faults:?}"))?;
    let mut dice = Dice::swift(1);
    while table.next_seq() < n_entries {
        let open = table.pending().awaited().next().context("the game has an end after all")?;
        let menu: Menu<<OuterRim as Game>::Action> = table.menu(open.id);
        let answer = match menu.kind() {
            Kind::List => Answer::Item(menu.items()[0]),
            Kind::Subset { .. } | Kind::Amount { .. } | Kind::Order => menu.sample(&mut dice),
        };
        table.act(open.seat, answer).map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
    }
    let header = OuterRim::to_json(&stored).into_bytes();
    Ok((table, header, Attachment { name: cards.hash, bytes }))
}

/// Lays the long table into a folder that no house has opened yet.
pub async fn lay_long_table(folder: &Path, n_entries: u32) -> Result<()> {
    let (table, header, attachment) = long_table(n_entries)?;
    let maker = Guest::new(&"z".repeat(40), "Z", "en").ok().context("a guest")?;
    let seats = [WantedSeat::Me, WantedSeat::Bot { level: "rookie".to_owned() }];
    let seating = room::plan(LONG_TABLE, &maker, &seats, None, false)?;
    let store = Store::open(folder).await?;
    let created = store.create(NewTable {
        id: LONG_TABLE.to_owned(),
        header,
        seating: serde_json::to_vec(&seating)?,
        created_ms: 0,
        attachment: Some(attachment),
        members: Vec::new(),
    });
    created.await?;
    for entry in table.log() {
        let payload = OuterRim::to_json(entry).into_bytes();
        store.append(LONG_TABLE, Row { seq: entry.seq, payload, request: None }).await?;
    }
    store.close().await;
    Ok(())
}

/// A certificate and its key, as files.
pub struct Papers {
    pub cert: PathBuf,
    pub key: PathBuf,
}

impl Papers {
    /// Where they lie in this folder.
    pub fn in_folder(folder: &Path) -> Self {
        Self { cert: folder.join("fullchain.pem"), key: folder.join("privkey.pem") }
    }

    /// Writes a certificate with an RSA key.
    pub fn write(&self) -> Result<()> {
        let key = KeyPair::from_pem(RSA_KEY)?;
        let cert = CertificateParams::new(vec![NAME.to_owned()])?.self_signed(&key)?;
        fs::write(&self.cert, cert.pem())?;
        fs::write(&self.key, key.serialize_pem())?;
        Ok(())
    }
}

/// How visitors speak with a house that has this certificate.
pub fn trust(cert: &Path) -> Result<Secure> {
    use tokio_rustls::rustls::pki_types::{CertificateDer, pem::PemObject as _};
    let cert = CertificateDer::from_pem_file(cert).context("the certificate of the house")?;
    Ok(Secure::with(cert, NAME)?)
}
