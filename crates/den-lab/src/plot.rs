//! A reliability plot: what was predicted against what happened.

use std::fmt::Write;

use crate::{ChancesReport, Reliability};

/// The side of the plot and its margin.
const SIDE: f64 = 320.0;
const MARGIN: f64 = 44.0;

impl ChancesReport {
    /// An SVG picture of the chances as they are stated, and as the search found them. A point stands for a tenth of the chances; the larger it is,
    /// the more predictions there are. On the diagonal, what happened is what was predicted.
    ///
    /// ```
    /// use den_lab::{ChancesReport, Reliability, ReliabilityBin};
    ///
    /// let bins = vec![ReliabilityBin { n: 50, predicted: 5.0, happened: 7.0 }, ReliabilityBin { n: 50, predicted: 95.0, happened: 93.0 }];
    /// let one = Reliability { bins, mean_gap: 2.0, worst_gap: 2.0 };
    /// let report = ChancesReport { game: "toy", seats: 2, games: 9, positions: 50, found: one.clone(), stated: one.clone(), shift: 0.0, scale: 1.0, fitted: one };
    /// let picture = report.plot();
    /// assert!(picture.starts_with("<svg ") && picture.matches("<circle ").count() == 4);
    /// ```
    pub fn plot(&self) -> String {
        let whole = SIDE + 2.0 * MARGIN;
        let [x, y] = [|share: f64| MARGIN + SIDE * share / 100.0, |share: f64| MARGIN + SIDE * (1.0 - share / 100.0)];
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {whole} {whole}\" font-family=\"sans-serif\" font-size=\"12\" role=\"img\">\n\
             <title>{}, {} players: predicted chances and what happened, {} games</title>\n\
             <rect width=\"{whole}\" height=\"{whole}\" fill=\"#fff\"/>\n",
            self.game, self.seats, self.games
        );
        for share in [0.0, 25.0, 50.0, 75.0, 100.0] {
            let (across, up) = (x(share), y(share));
            let _ = writeln!(
                out,
                "<path d=\"M{MARGIN} {up}h{SIDE}M{across} {MARGIN}v{SIDE}\" stroke=\"#ddd\"/>\
                 <text x=\"{}\" y=\"{}\" text-anchor=\"end\">{share}</text><text x=\"{across}\" y=\"{}\" text-anchor=\"middle\">{share}</text>",
                MARGIN - 6.0,
                up + 4.0,
                MARGIN + SIDE + 16.0
            );
        }
        let _ =
            writeln!(out, "<path d=\"M{MARGIN} {}L{} {MARGIN}\" stroke=\"#888\" stroke-dasharray=\"4 4\"/>", MARGIN + SIDE, MARGIN + SIDE);
        for (reliability, colour, name, at) in [(&self.found, "#999", "as found", 0.0), (&self.stated, "#b5532d", "as stated", 90.0)] {
            curve(&mut out, reliability, colour, x, y);
            let _ = writeln!(out, "<text x=\"{}\" y=\"24\" fill=\"{colour}\">{name}</text>", MARGIN + at);
        }
        let _ = writeln!(out, "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">predicted, per cent</text>", whole / 2.0, whole - 8.0);
        let _ = writeln!(
            out,
            "<text transform=\"translate(12 {}) rotate(-90)\" text-anchor=\"middle\">happened, per cent</text>\n</svg>",
            whole / 2.0
        );
        out
    }
}

fn curve(out: &mut String, reliability: &Reliability, colour: &str, x: impl Fn(f64) -> f64, y: impl Fn(f64) -> f64) {
    let filled = || reliability.bins.iter().filter(|bin| bin.n > 0);
    let most = filled().map(|bin| bin.n).max().unwrap_or(1) as f64;
    let points: Vec<String> = filled().map(|bin| format!("{:.1},{:.1}", x(bin.predicted), y(bin.happened))).collect();
    let _ = writeln!(out, "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"1.5\"/>", points.join(" "));
    for bin in filled() {
        let radius = 2.0 + 4.0 * (bin.n as f64 / most).sqrt();
        let _ = writeln!(out, "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"{radius:.1}\" fill=\"{colour}\"/>", x(bin.predicted), y(bin.happened));
    }
}
