//! Records of the first edition still replay.

use den_core::game::*;
use den_core::{Options as _, Played, Record, Turn, built_in};
use wolf_and_hound::WolfAndHound;

#[test]
fn old_records_replay_and_are_written_the_same() {
    let records: Vec<&str> = include_str!("../records.txt").split("====\n").collect();
    assert_eq!(records.len(), 3);
    for text in records {
        let record = Record::read(text).unwrap();
        let game = Played::<WolfAndHound>::replay(&record, &built_in::<WolfAndHound>()).unwrap();
        assert_eq!(game.now().turn(), Turn::Over);
        assert_eq!(game.options().to_line(), record.options);
        game.verify_deal(&record).unwrap();
        let again = game.record(&record.names, record.seed.as_ref(), true);
        assert_eq!(again.to_string().trim_end(), text.trim_end());
    }
}
