//! Packs the content files for this target.

fn main() {
    den_content::pack(&["stories.toml", "goals.toml", "modules.toml", "box.toml"]);
}
