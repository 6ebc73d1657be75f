//! Tables, tried with a toy.

mod answers;
mod playouts;
mod records;
mod rules;
mod table;
mod toy;
mod undo;
