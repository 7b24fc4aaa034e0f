//! Measures whether the Wolfwalkers deck is balanced: plays many games of greedy players and reports how often each goal is taken and what
//! it scores (WW-DECK).
//!
//! ```
//! use den_core::Edition;
//! use den_lab::deck;
//! let figures = deck::measure(&Edition::built_in(), &Default::default(), 3, 1)?;
//! let report = deck::report(&figures);
//! assert!(report.markdown.starts_with("# ") && report.svg.starts_with("<svg"));
//! # Ok::<(), den_core::Refusal>(())
//! ```

use std::fmt::Write;

use den_bots::wolfwalkers::greedy;
use den_core::{Deals as _, Edition, Eye, Hidden as _, Moves as _, Play as _, Played, Refusal, Rules as _, Scores as _, Seat, Seed, Turn};
use wolfwalkers::{CellId, Content, Family, Goal, Kind, Move, Options, Side, Symbol, Symbols, Wolfwalkers};

/// The statistics of one goal.
#[derive(Clone, PartialEq, Debug)]
pub struct GoalFigures {
    /// Its number, from 1.
    pub number: usize,
    /// Its title.
    pub title: String,
    /// Its kind.
    pub family: Family,
    /// The text of the goal.
    pub text: String,
    /// The number of displays it ended up in.
    pub taken: u32,
    /// The total points it scored there.
    pub points: i64,
}

/// The statistics of a number of two-player games.
#[derive(Clone, PartialEq, Debug)]
pub struct Figures {
    /// The number of games.
    pub games: u32,
    /// The seed of the deals.
    pub seed: u64,
    /// The total points of all displays.
    pub points: i64,
    /// The total number of goals in all displays.
    pub goals_laid: u32,
    /// The points of each display, for the spread.
    pub scores: Vec<i32>,
    /// The games won by the first player; draws count as half.
    pub first_wins: f64,
    /// The statistics of each goal.
    pub goals: Vec<GoalFigures>,
}

/// How the deck compares with what WW-DECK requires.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// How often the most popular goal is taken, relative to the median; at most 2.5.
    pub most: f64,
    /// How often the least popular goal is taken, relative to the median; at least 0.4.
    pub least: f64,
    /// The mean points of the best kind of goal, relative to the worst; at most 1.35.
    pub spread: f64,
}

impl Verdict {
    /// Whether the deck is as balanced as WW-DECK requires.
    pub fn holds(&self) -> bool {
        self.most <= 2.5 && self.least >= 0.4 && self.spread <= 1.35
    }
}

/// The report: Markdown for `docs/wolfwalkers-deck.md`, and its plot.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// The text.
    pub markdown: String,
    /// The plot.
    pub svg: String,
}

/// Has greedy players play `games` two-player games.
///
/// # Errors
/// If the options do not allow two players.
pub fn measure(edition: &Edition<Content>, options: &Options, games: u32, seed: u64) -> Result<Figures, Refusal> {
    measure_with(edition, options, games, seed, |now, moves| greedy(now, moves).unwrap_or(moves[0]))
}

/// Has a player play against itself: `choose` gets the public position and the legal moves.
///
/// # Errors
/// If the options do not allow two players.
pub fn measure_with(
    edition: &Edition<Content>,
    options: &Options,
    games: u32,
    seed: u64,
    mut choose: impl FnMut(&Wolfwalkers, &[Move]) -> Move,
) -> Result<Figures, Refusal> {
    let game = Played::<Wolfwalkers>::new(edition, options, 2)?;
    let start = game.now();
    let deck = start.deck();
    let goals = deck.goals.iter().enumerate().map(|(at, goal)| GoalFigures {
        number: at + 1,
        title: goal.title.clone(),
        family: goal.family(),
        text: goal_text(goal),
        taken: 0,
        points: 0,
    });
    let mut figures = Figures { games, seed, points: 0, goals_laid: 0, scores: Vec::new(), first_wins: 0.0, goals: goals.collect() };
    let mut moves = Vec::new();
    for game in 0..games {
        let seed = Seed::from_number(seed.wrapping_mul(1_000_003).wrapping_add(u64::from(game)));
        let mut now = start.clone();
        let mut step = 0;
        loop {
            step += 1;
            match now.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = now.deal(&mut seed.stream(step));
                    now.resolve(&chance, &mut ());
                }
                Turn::Seat(_) => {
                    moves.clear();
                    now.legal_moves(&mut moves);
                    let known = now.view(Eye::Public);
                    now.play(choose(&known, &moves), &mut ());
                }
            }
        }
        figures.add(&now);
    }
    Ok(figures)
}

impl Figures {
    fn add(&mut self, end: &Wolfwalkers) {
        for seat in Seat::all(end.seats()) {
            let display = end.display(seat);
            let points = end.points(seat);
            self.points += i64::from(points);
            self.scores.push(points);
            self.goals_laid += display.goals();
            for cell in CellId::all() {
                if let Some((card, Side::Goal)) = display.at(cell) {
                    let goal = card.goal().expect("a goal that is shown has been seen").index();
                    self.goals[goal].taken += 1;
                    self.goals[goal].points += i64::from(end.deck().goals[goal].points(display, cell));
                }
            }
        }
        if let Some(outcome) = end.outcome() {
            self.first_wins += outcome.share(end.first());
        }
    }

    /// How often the median goal was taken.
    pub fn median(&self) -> f64 {
        let mut taken: Vec<u32> = self.goals.iter().map(|goal| goal.taken).collect();
        taken.sort_unstable();
        match taken.len() {
            0 => 0.0,
            n if n % 2 == 1 => f64::from(taken[n / 2]),
            n => f64::from(taken[n / 2 - 1] + taken[n / 2]) / 2.0,
        }
    }

    /// How often goals of this kind were taken, and their mean score.
    pub fn family(&self, family: Family) -> (u32, f64) {
        let of: Vec<&GoalFigures> = self.goals.iter().filter(|goal| goal.family == family).collect();
        let taken: u32 = of.iter().map(|goal| goal.taken).sum();
        let points: i64 = of.iter().map(|goal| goal.points).sum();
        (taken, points as f64 / f64::from(taken.max(1)))
    }

    /// Compares the deck with what WW-DECK requires.
    pub fn verdict(&self) -> Verdict {
        let median = self.median().max(1.0);
        let taken = self.goals.iter().map(|goal| f64::from(goal.taken) / median);
        let families = Family::ALL.iter().map(|&f| self.family(f)).filter(|(taken, _)| *taken > 0).map(|(_, mean)| mean);
        let (low, high) = families.fold((f64::MAX, 0.0f64), |(low, high), mean| (low.min(mean), high.max(mean)));
        Verdict {
            most: taken.clone().fold(0.0, f64::max),
            least: taken.fold(f64::MAX, f64::min),
            spread: if low > 0.0 { high / low } else { f64::MAX },
        }
    }

    /// The mean points of a display.
    pub fn mean_points(&self) -> f64 {
        self.points as f64 / self.scores.len().max(1) as f64
    }

    /// The mean number of goals in a display.
    pub fn mean_goals(&self) -> f64 {
        f64::from(self.goals_laid) / self.scores.len().max(1) as f64
    }
}

/// Writes the report.
pub fn report(figures: &Figures) -> Report {
    let mut markdown = String::new();
    write_markdown(figures, &mut markdown).expect("a string takes any text");
    let mut svg = String::new();
    write_plot(figures, &mut svg).expect("a string takes any text");
    Report { markdown, svg }
}

fn write_markdown(figures: &Figures, out: &mut String) -> std::fmt::Result {
    let verdict = figures.verdict();
    let mark = |holds: bool| if holds { "yes" } else { "**no**" };
    writeln!(out, "# The Wolfwalkers deck, measured\n")?;
    writeln!(
        out,
        "{} two-player games of greedy players (`den_bots::wolfwalkers::greedy`), dealt from seed {}. `wolfden deck-report --games {} --seed {}` repeats \
         this to the last digit.\n",
        figures.games, figures.seed, figures.games, figures.seed
    )?;
    writeln!(out, "![How often each goal is taken and what it scores](wolfwalkers-deck.svg)\n")?;
    writeln!(out, "| WW-DECK requires | measured | holds |\n| --- | ---: | --- |")?;
    writeln!(
        out,
        "| no goal is taken more than 2.5 times as often as the median goal | {:.2} | {} |",
        verdict.most,
        mark(verdict.most <= 2.5)
    )?;
    writeln!(out, "| none less than 0.4 times as often | {:.2} | {} |", verdict.least, mark(verdict.least >= 0.4))?;
    writeln!(
        out,
        "| the mean points of the goal kinds are within 35 % of each other | {:.0} % | {} |",
        (verdict.spread - 1.0) * 100.0,
        mark(verdict.spread <= 1.35)
    )?;
    writeln!(
        out,
        "| scores near the rulebook's example (41 points with 7 goals) | {:.1} with {:.1} goals | |\n",
        figures.mean_points(),
        figures.mean_goals()
    )?;
    writeln!(
        out,
        "The starting player wins {:.1} % of the games (a draw counts as half).\n",
        100.0 * figures.first_wins / f64::from(figures.games.max(1))
    )?;
    writeln!(out, "## Kinds\n\n| kind | goals | taken per display | mean points |\n| --- | ---: | ---: | ---: |")?;
    for family in Family::ALL {
        let (taken, mean) = figures.family(family);
        let count = figures.goals.iter().filter(|goal| goal.family == family).count();
        let name = kind_name(family);
        writeln!(out, "| {name} | {count} | {:.2} | {mean:.2} |", f64::from(taken) / figures.scores.len().max(1) as f64)?;
    }
    writeln!(out, "\n## Goals\n\nTaken: relative to the median ({} times).\n", figures.median())?;
    writeln!(out, "| goal | title | asks for | taken | mean points |\n| ---: | --- | --- | ---: | ---: |")?;
    let median = figures.median().max(1.0);
    for goal in &figures.goals {
        writeln!(
            out,
            "| {} | {} | {} | {:.2} | {:.2} |",
            goal.number,
            goal.title,
            goal.text,
            f64::from(goal.taken) / median,
            goal.points as f64 / f64::from(goal.taken.max(1))
        )?;
    }
    Ok(())
}

/// A scatter plot with a point for each goal: how often it is taken relative to the median, its mean points, and a colour for its kind.
fn write_plot(figures: &Figures, out: &mut String) -> std::fmt::Result {
    let (width, height, left, top, right, bottom) = (860.0, 520.0, 60.0, 30.0, 200.0, 60.0);
    let (most_taken, most_points) = (3.0, 14.0);
    let x = |taken: f64| left + (width - left - right) * taken.min(most_taken) / most_taken;
    let y = |points: f64| height - bottom - (height - top - bottom) * points.clamp(0.0, most_points) / most_points;
    let colours = ["#2b6cb0", "#c05621", "#6b46c1", "#2f855a", "#b7791f", "#c53030"];
    writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" font-size=\"12\">"
    )?;
    writeln!(out, "<rect width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"/>")?;
    let (x0, x1) = (x(0.4), x(2.5));
    writeln!(
        out,
        "<rect x=\"{x0:.1}\" y=\"{top}\" width=\"{:.1}\" height=\"{:.1}\" fill=\"#f0f4f0\"><title>WW-DECK: 0.4 to 2.5 medians</title></rect>",
        x1 - x0,
        height - top - bottom
    )?;
    for step in 0..=6 {
        let taken = f64::from(step) * 0.5;
        writeln!(
            out,
            "<line x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"{top}\" y2=\"{1:.1}\" stroke=\"#dddddd\"/><text x=\"{0:.1}\" y=\"{2:.1}\" text-anchor=\"middle\">{taken}</text>",
            x(taken),
            height - bottom,
            height - bottom + 18.0
        )?;
    }
    for step in 0..=7 {
        let points = f64::from(step) * 2.0;
        writeln!(
            out,
            "<line x1=\"{left}\" x2=\"{0:.1}\" y1=\"{1:.1}\" y2=\"{1:.1}\" stroke=\"#dddddd\"/><text x=\"{2:.1}\" y=\"{3:.1}\" text-anchor=\"end\">{points}</text>",
            width - right,
            y(points),
            left - 8.0,
            y(points) + 4.0
        )?;
    }
    writeln!(
        out,
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">how often it is taken (1 = the median goal; shaded: what WW-DECK allows)</text>",
        (left + width - right) / 2.0,
        height - 16.0
    )?;
    writeln!(
        out,
        "<text transform=\"translate(18 {:.1}) rotate(-90)\" text-anchor=\"middle\">mean points</text>",
        (top + height - bottom) / 2.0
    )?;
    let median = figures.median().max(1.0);
    for (at, (family, colour)) in Family::ALL.iter().zip(colours).enumerate() {
        let (_, mean) = figures.family(*family);
        let name = kind_name(*family);
        let (lx, ly) = (width - right + 20.0, top + 20.0 + 24.0 * at as f64);
        writeln!(
            out,
            "<line x1=\"{left}\" x2=\"{:.1}\" y1=\"{1:.1}\" y2=\"{1:.1}\" stroke=\"{colour}\" stroke-dasharray=\"3 5\" opacity=\"0.6\"/>",
            width - right,
            y(mean)
        )?;
        writeln!(
            out,
            "<circle cx=\"{lx:.1}\" cy=\"{ly:.1}\" r=\"5\" fill=\"{colour}\"/><text x=\"{:.1}\" y=\"{:.1}\">{name}, mean {mean:.1}</text>",
            lx + 12.0,
            ly + 4.0
        )?;
        for goal in figures.goals.iter().filter(|goal| goal.family == *family) {
            let (taken, points) = (f64::from(goal.taken) / median, goal.points as f64 / f64::from(goal.taken.max(1)));
            writeln!(
                out,
                "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"5\" fill=\"{colour}\" opacity=\"0.8\"><title>{} {}: taken {taken:.2}, {points:.2} points</title></circle>",
                x(taken),
                y(points),
                goal.number,
                escaped(&goal.title)
            )?;
        }
    }
    writeln!(out, "</svg>")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// The name of a kind. The report is in English only.
fn kind_name(family: Family) -> &'static str {
    match family {
        Family::Pattern => "pattern",
        Family::Arrow => "arrow",
        Family::Crossed => "crossed arrow",
        Family::Pair => "pair",
        Family::Balance => "balance",
        Family::Imbalance => "imbalance",
    }
}

/// What a goal scores, as a line of the report: `4 for each [Wo Fo Wo]`.
pub fn goal_text(goal: &Goal) -> String {
    let name = |symbol: Symbol| match symbol {
        Symbol::Robyn => "Robyn",
        Symbol::Mebh => "Mebh",
        Symbol::WolfForm => "wolf form",
        Symbol::Merlyn => "Merlyn",
        other => other.key(),
    };
    let sum = |symbols: &Symbols| symbols.iter().map(name).collect::<Vec<_>>().join(" + ");
    let points = goal.points;
    match &goal.kind {
        Kind::Pattern(pattern) => format!("{points} for each [{pattern}]"),
        Kind::Arrow(symbol) => format!("{points} for each {} in row and column", name(*symbol)),
        Kind::Crossed(symbol) => format!("{points} if no {} in row and column", name(*symbol)),
        Kind::Pair { a, b, arrows: false } => format!("{points} for each story with {} + {}", name(*a), name(*b)),
        Kind::Pair { a, b, arrows: true } => format!("{points} for each {} + {} in row and column", name(*a), name(*b)),
        Kind::Balance(sides) => format!("{points} if {}", sides.iter().map(sum).collect::<Vec<_>>().join(" = ")),
        Kind::Imbalance { more, fewer } => format!("{points} if {} > {}", sum(more), sum(fewer)),
    }
}
