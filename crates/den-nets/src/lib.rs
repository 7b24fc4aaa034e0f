//! Small neural networks with 8-bit weights.
//!
//! A [`Net`] has two hidden layers. Its input is sparse: a list of [`Inputs`], most of which are 0 or 1. Everything from the inputs to the
//! outputs and to the shares of the win ([`shares()`]) is integer arithmetic, so that natively and in a browser the same position
//! gets exactly the same value. Weights are trained by `xtask/train/train.py` and read from a file ([`Net::read`]).
//!
//! ```
//! use den_nets::{Inputs, Net, Scratch, WeightsError};
//!
//! assert_eq!(Net::read(b"rubbish", "toy", 1).unwrap_err(), WeightsError::NoWeights);
//! let mut inputs = Inputs::default();
//! inputs.set(3);
//! inputs.add(5, -2);
//! assert_eq!(inputs.entries(), [(3, 1), (5, -2)]);
//! ```

mod file;
mod inputs;
mod net;
mod shares;

pub use file::{WeightsError, checksum};
pub use inputs::Inputs;
pub use net::{Net, Scratch};
pub use shares::shares;

/// What an output of 1.0 is as an integer.
pub const ONE: i32 = 1 << 10;
