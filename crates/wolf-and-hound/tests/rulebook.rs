//! The rulebook as tests: each name is a sentence of a rule, each cites its id in `docs/rules/wolf-and-hound.md`.

#[path = "rulebook/scene.rs"]
mod scene;

#[path = "rulebook/animals.rs"]
mod animals;
#[path = "rulebook/ending.rs"]
mod ending;
#[path = "rulebook/examples.rs"]
mod examples;
#[path = "rulebook/faq.rs"]
mod faq;
#[path = "rulebook/meat_and_bones.rs"]
mod meat_and_bones;
#[path = "rulebook/sets.rs"]
mod sets;
#[path = "rulebook/setup.rs"]
mod setup;
#[path = "rulebook/turn.rs"]
mod turn;
#[path = "rulebook/virtual_seats.rs"]
mod virtual_seats;
