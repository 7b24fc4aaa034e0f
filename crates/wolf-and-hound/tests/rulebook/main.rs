//! The rulebook as tests: each name is a sentence of a rule, each cites its id in `docs/rules/wolf-and-hound.md`.

mod animals;
mod ending;
mod examples;
mod faq;
mod meat_and_bones;
mod scene;
mod sets;
mod setup;
mod turn;
mod virtual_seats;
