//! How long one durable append takes, and how many go through when 256 tables
//! play at once. Run with `cargo bench -p store`.

fn main() {}
