//! Tables, tried with a toy.

mod answers;
mod playouts;
mod records;
mod table;
mod toy;
mod undo;
