//! axe-core, the accessibility checker. `cargo verify setup` fetches it.

/// The script.
pub(crate) fn script() -> Result<String, String> {
    let file = build_tasks::setup::axe_script()?;
    std::fs::read_to_string(&file).map_err(|error| format!("{}: {error}; `cargo verify setup` fetches it", file.display()))
}
