//! The bots, in a Web Worker.
fn main() {}
