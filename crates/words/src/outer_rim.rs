//! Outer Rim in words.

pub mod describe;
