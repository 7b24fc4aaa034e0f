//! All tests of this crate. One program: what several of them use is compiled once.

mod accounts;
mod doctor;
mod faults;
mod lobby;
mod moderation;
mod openapi;
mod packs;
mod play;
mod reviews;
mod secrets;
mod series;
mod services;
mod support;
mod tls;
