//! The structure of the content files.

use den_core::{Deserialize, Mark, OwnMarks, exactly};

use crate::pieces::{Axial, Kind, Prey, Token};

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MapFile {
    pub(crate) region: RegionFile,
    pub(crate) tiles: TilesFile,
    pub(crate) start: StartFile,
    pub(crate) layout: Vec<LayoutFile>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RegionFile {
    pub(crate) mark: Mark,
    #[serde(default)]
    pub(crate) marks: OwnMarks,
    #[serde(deserialize_with = "exactly")]
    pub(crate) patches: [Vec<Axial>; 5],
    pub(crate) lone_wolves: Vec<Axial>,
    pub(crate) prey: Axial,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TilesFile {
    pub(crate) mark: Mark,
    #[serde(default)]
    pub(crate) marks: OwnMarks,
    pub(crate) terrain: Vec<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StartFile {
    pub(crate) mark: Mark,
    #[serde(default)]
    pub(crate) marks: OwnMarks,
    pub(crate) chasm: Vec<Axial>,
    pub(crate) north: Vec<Axial>,
    pub(crate) north_terrain: String,
    pub(crate) south: Vec<Axial>,
    pub(crate) south_terrain: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LayoutFile {
    pub(crate) mark: Mark,
    #[serde(default)]
    pub(crate) marks: OwnMarks,
    pub(crate) seats: u8,
    pub(crate) start: bool,
    pub(crate) slots: Vec<SlotFile>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SlotFile {
    pub(crate) at: Axial,
    pub(crate) turned: bool,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BoardFile {
    pub(crate) costs: CostsFile,
    pub(crate) wolves: WolvesFile,
    pub(crate) terrain_tiles: TerrainTilesFile,
    pub(crate) attributes: AttributesFile,
    pub(crate) board: Vec<SideFile>,
    pub(crate) moons: MoonsFile,
    pub(crate) calendar: Vec<CalendarFile>,
    pub(crate) stock: Vec<StockFile>,
    pub(crate) third_pack: Vec<ThirdFile>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CostsFile {
    pub(crate) mark: Mark,
    #[serde(default)]
    pub(crate) marks: OwnMarks,
    pub(crate) r#move: u8,
    pub(crate) den: u8,
    pub(crate) lair: u8,
    pub(crate) howl: u8,
    pub(crate) dominate: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WolvesFile {
    pub(crate) mark: Mark,
    #[serde(default)]
    pub(crate) marks: OwnMarks,
    pub(crate) order: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TerrainTilesFile {
    pub(crate) mark: Mark,
    #[serde(default)]
    pub(crate) marks: OwnMarks,
    #[serde(deserialize_with = "exactly")]
    pub(crate) faces: [String; 5],
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AttributesFile {
    pub(crate) mark: Mark,
    #[serde(default)]
    pub(crate) marks: OwnMarks,
    #[serde(deserialize_with = "exactly")]
    pub(crate) spread: [u8; 5],
    #[serde(deserialize_with = "exactly")]
    pub(crate) speed: [u8; 5],
    #[serde(deserialize_with = "exactly")]
    pub(crate) howl: [u8; 5],
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SideFile {
    pub(crate) mark: Mark,
    #[serde(default)]
    pub(crate) marks: OwnMarks,
    pub(crate) seats: Vec<u8>,
    pub(crate) second_den: GainsFile,
    pub(crate) fourth_den: GainsFile,
    pub(crate) lair_token: Token,
    pub(crate) prey_token: Token,
    #[serde(deserialize_with = "exactly")]
    pub(crate) den_points: [u8; 5],
    #[serde(deserialize_with = "exactly")]
    pub(crate) lair_points: [u8; 5],
    #[serde(deserialize_with = "exactly")]
    pub(crate) prey_points: [u8; 6],
    #[serde(deserialize_with = "exactly")]
    pub(crate) wolf_points: [u8; 9],
    /// The values of the attributes, if this side has others.
    pub(crate) attributes: Option<ValuesFile>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ValuesFile {
    #[serde(deserialize_with = "exactly")]
    pub(crate) spread: [u8; 5],
    #[serde(deserialize_with = "exactly")]
    pub(crate) speed: [u8; 5],
    #[serde(deserialize_with = "exactly")]
    pub(crate) howl: [u8; 5],
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct GainsFile {
    pub(crate) spread: Token,
    pub(crate) speed: Token,
    pub(crate) howl: Token,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MoonsFile {
    pub(crate) mark: Mark,
    #[serde(default)]
    pub(crate) marks: OwnMarks,
    #[serde(deserialize_with = "exactly")]
    pub(crate) crescent: [u8; 2],
    #[serde(deserialize_with = "exactly")]
    pub(crate) half: [u8; 2],
    #[serde(deserialize_with = "exactly")]
    pub(crate) full: [u8; 2],
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CalendarFile {
    pub(crate) mark: Mark,
    #[serde(default)]
    pub(crate) marks: OwnMarks,
    pub(crate) seats: u8,
    #[serde(deserialize_with = "exactly")]
    pub(crate) dates: [u8; 3],
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StockFile {
    pub(crate) mark: Mark,
    #[serde(default)]
    pub(crate) marks: OwnMarks,
    pub(crate) seats: u8,
    pub(crate) stack: u8,
    pub(crate) prey: Vec<Prey>,
    pub(crate) moons: Vec<String>,
    pub(crate) second_player_actions: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ThirdFile {
    pub(crate) mark: Mark,
    #[serde(default)]
    pub(crate) marks: OwnMarks,
    pub(crate) moons: String,
    pub(crate) at: Axial,
    pub(crate) pieces: Vec<Kind>,
}
