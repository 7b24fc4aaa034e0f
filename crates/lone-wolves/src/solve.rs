//! Open endings.
