//! The review of a finished match as HTML: the chart, the step that is shown, the players, the decisions that cost most.

use std::fmt::Write;

use den_core::{Seat, escape};
use den_review::{Class, Decision, Judgement, Review, StepKind};

use super::why::Why;
use crate::t;

/// The size of the chart.
pub(super) const WIDTH: f64 = 400.0;
const HEIGHT: f64 = 150.0;
/// The room for the labels of the axis.
pub(super) const LEFT: f64 = 38.0;

/// What the panel shows.
pub(super) struct Shown<'a> {
    pub(super) review: &'a Review,
    pub(super) names: &'a [String],
    /// The index of each seat's colour.
    pub(super) colours: &'a [usize],
    /// A move of the shown step in words.
    pub(super) label: &'a dyn Fn(&str) -> String,
    /// The line that was expected after the better move, in words.
    pub(super) line: &'a [(Seat, String)],
    /// Whether a bot decided at the shown step.
    pub(super) bot: bool,
    /// What it considered.
    pub(super) why: Option<&'a Why>,
    /// The step that is shown on the board.
    pub(super) step: Option<usize>,
    /// Whether the review is still being made.
    pub(super) working: bool,
    /// Whether there is something to learn from.
    pub(super) exercises: bool,
    /// Whether the table behind the chart is open.
    pub(super) open: bool,
}

/// Who decided at a step.
pub(super) fn seat_of(review: &Review, step: usize) -> Option<Seat> {
    match &review.steps.get(step)?.kind {
        StepKind::Decision(decision) => Some(decision.seat),
        StepKind::Forced { seat } => Some(*seat),
        StepKind::Chance => None,
    }
}

/// The judgement of a step.
fn judgement_of(review: &Review, step: usize) -> Option<&Judgement> {
    review.decision(step)?.judgement.as_ref()
}

fn class_name(class: Class) -> String {
    match class {
        Class::Good => t!("review-good"),
        Class::Inaccurate => t!("review-inaccurate"),
        Class::Bad => t!("review-bad"),
        Class::VeryBad => t!("review-very-bad"),
    }
}

/// What a step was.
fn kind_name(kind: &StepKind) -> String {
    match kind {
        StepKind::Chance => t!("review-chance"),
        StepKind::Forced { .. } => t!("review-forced"),
        StepKind::Decision(decision) => decision.judgement.as_ref().map_or_else(|| t!("review-unjudged"), |found| class_name(found.class)),
    }
}

/// Whole per cent.
pub(super) fn percent(share: f64) -> i64 {
    (share * 100.0).round() as i64
}

/// `+31%`, `−12%`.
fn signed(share: f64) -> String {
    match percent(share) {
        0 => t!("percent", n = 0),
        n if n > 0 => t!("percent", n = format!("+{n}")),
        n => t!("percent", n = format!("−{}", -n)),
    }
}

/// The seats whose chances differ: teammates share a curve.
fn curves(review: &Review) -> Vec<Seat> {
    let same = |a: Seat, b: Seat| review.chances.iter().all(|chances| chances[a.index()] == chances[b.index()]);
    Seat::all(review.seats).filter(|seat| Seat::all(seat.0).all(|earlier| !same(earlier, *seat))).collect()
}

/// How a step changed the chances: `Ada +12%, Ben −12%`.
fn changes(review: &Review, names: &[String], step: usize) -> String {
    let change = review.change(step);
    let name = |seat: &Seat| names.get(seat.index()).map_or("", String::as_str);
    curves(review).iter().map(|seat| format!("{} {}", name(seat), signed(change[seat.index()]))).collect::<Vec<_>>().join(", ")
}

/// The chart as SVG. Turning points can be focused and clicked; a click elsewhere shows the nearest step.
fn chart(review: &Review, names: &[String], colours: &[usize], label: &str, now: Option<usize>) -> String {
    let steps = review.all_steps.max(1) as f64;
    let x = |at: usize| LEFT + (WIDTH - LEFT - 6.0) * at as f64 / steps;
    let y = |share: f64| 6.0 + (HEIGHT - 12.0) * (1.0 - share);
    let mut out = format!("<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" class=\"chances\" role=\"group\" aria-label=\"{}\">", escape(label));
    for share in [0.0, 0.5, 1.0] {
        let at = y(share);
        let _ = write!(
            out,
            "<path d=\"M{LEFT} {at:.1}H{WIDTH}\" class=\"grid\"/><text x=\"0\" y=\"{:.1}\">{}</text>",
            at + 4.0,
            t!("percent", n = percent(share))
        );
    }
    if let Some(step) = now {
        let _ = write!(out, "<path d=\"M{:.1} 6V{}\" class=\"now\"/>", x(step), HEIGHT - 6.0);
    }
    for seat in curves(review) {
        let colour = colours.get(seat.index()).copied().unwrap_or(seat.index());
        let points: Vec<String> =
            review.chances.iter().enumerate().map(|(at, chances)| format!("{:.1},{:.1}", x(at), y(chances[seat.index()]))).collect();
        let _ = write!(out, "<polyline points=\"{}\" class=\"curve curve-{colour}\"/>", points.join(" "));
    }
    for &step in &review.turning_points {
        let seat = seat_of(review, step).unwrap_or(Seat(0));
        let at = y(review.chances[step + 1][seat.index()]);
        let label = format!("{}: {}", t!("review-step-n", n = step + 1), changes(review, names, step));
        let _ = write!(
            out,
            "<circle cx=\"{:.1}\" cy=\"{at:.1}\" r=\"6\" class=\"turning\" data-step=\"{step}\" role=\"button\" tabindex=\"0\" aria-label=\"{}\"/>",
            x(step + 1),
            escape(&label)
        );
    }
    out + "</svg>"
}

impl Shown<'_> {
    /// Everything.
    pub(super) fn html(&self) -> String {
        let label = if self.review.seats > 1 { t!("review-chances") } else { t!("review-chances-solo") };
        let mut out = chart(self.review, self.names, self.colours, &label, self.step);
        self.step_shown(&mut out);
        if !self.review.finished && !self.working {
            tag(&mut out, "p", &t!("review-unfinished"));
        }
        for (player, said) in self.review.players.iter().zip(sentences(self.review, self.names)) {
            let _ = write!(out, "<p>{}{}</p>", self.swatch(player.seat), escape(&said));
        }
        self.players(&mut out);
        self.dearest(&mut out);
        out.push_str("<p class=\"row\">");
        if self.exercises {
            button(&mut out, "learn-mistakes", "primary", &t!("review-learn"));
        }
        if !self.working {
            button(&mut out, "deeper", "quiet", &t!("review-deeper"));
        }
        out.push_str("</p>");
        self.chances(&mut out);
        let _ = write!(out, "<p class=\"help\">{}</p>", escape(&t!("review-known")));
        out
    }

    /// A piece of the curve of a seat, or of its team: the legend of the chart.
    fn swatch(&self, seat: Seat) -> String {
        let same = |other: &Seat| self.review.chances.iter().all(|chances| chances[seat.index()] == chances[other.index()]);
        let drawn = curves(self.review).into_iter().find(same).unwrap_or(seat);
        format!(
            "<svg class=\"swatch\" viewBox=\"0 0 28 8\" aria-hidden=\"true\"><path d=\"M0 4H28\" class=\"curve curve-{}\"/></svg>",
            self.colour(drawn)
        )
    }

    fn colour(&self, seat: Seat) -> usize {
        self.colours.get(seat.index()).copied().unwrap_or(seat.index())
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// The step that is shown on the board: what was played, what is better, and how it would have continued.
    fn step_shown(&self, out: &mut String) {
        let review = self.review;
        let Some((step, kind)) = self.step.and_then(|step| Some((step, &review.steps.get(step)?.kind))) else { return };
        let who = seat_of(review, step).map_or("", |seat| self.name(seat));
        let title = format!("{} · {who}", t!("review-step-n", n = step + 1));
        let _ = write!(
            out,
            "<div class=\"review-step\" role=\"status\"><p><strong>{}</strong> {}</p>",
            escape(&title),
            escape(&kind_name(kind))
        );
        tag(out, "p", &changes(review, self.names, step));
        let decision = review.decision(step);
        if let Some(decision) = decision {
            let played = (self.label)(&decision.played);
            let _ = write!(out, "<p><span class=\"played-mark\">{}</span>: {}</p>", escape(&t!("review-played")), escape(&played));
        }
        if let Some(found) = decision.and_then(Decision::better) {
            let best = format!("{} ({} {})", (self.label)(&found.best), t!("review-cost"), t!("percent", n = percent(found.cost)));
            let _ = write!(out, "<p><span class=\"better-mark\">{}</span>: {}</p>", escape(&t!("review-best")), escape(&best));
            let numbered = self.line.iter().zip(1..).skip(1);
            let line: Vec<String> = numbered.map(|((seat, what), n)| format!("{n}. {}: {what}", self.name(*seat))).collect();
            if !line.is_empty() {
                tag(out, "p", &t!("review-line", moves = line.join(" · ")));
            }
            let _ = write!(out, "<p class=\"help\">{}</p>", escape(&t!("review-marks")));
        }
        match self.why {
            Some(why) => why.write(out),
            None if self.bot && decision.is_some() => button(out, "bot-why", "quiet", &t!("review-bot-why", name = who.to_string())),
            None => {}
        }
        out.push_str("</div>");
    }

    fn players(&self, out: &mut String) {
        let classes = Class::ALL.map(class_name);
        let heads = [t!("review-player"), t!("review-accuracy")].into_iter().chain(classes).chain([t!("review-skill"), t!("review-luck")]);
        let rows = self.review.players.iter().map(|player| {
            let accuracy = player.accuracy.map_or("–".to_string(), |accuracy| t!("percent", n = format!("{accuracy:.0}")));
            let counts = player.classes.iter().map(ToString::to_string);
            let name = self.name(player.seat).to_string();
            [name, accuracy].into_iter().chain(counts).chain([signed(player.skill), signed(player.luck)]).collect()
        });
        sheet(out, &heads.collect::<Vec<_>>(), &rows.collect::<Vec<_>>());
    }

    /// The decisions that cost most, as buttons.
    fn dearest(&self, out: &mut String) {
        let review = self.review;
        tag(out, "h3", &t!("review-dearest"));
        if review.complete && review.dearest.is_empty() {
            tag(out, "p", &t!("review-no-mistakes"));
        }
        out.push_str("<ol>");
        for &step in &review.dearest {
            let (Some(seat), Some(found)) = (seat_of(review, step), judgement_of(review, step)) else { continue };
            let (title, class) = (t!("review-step-n", n = step + 1), class_name(found.class));
            let label = format!("{title} · {} · {class} ({})", self.name(seat), signed(-found.cost));
            let _ =
                write!(out, "<li><button type=\"button\" class=\"log-line dear\" data-step=\"{step}\">{}</button></li>", escape(&label));
        }
        out.push_str("</ol>");
    }

    /// The table behind the chart.
    fn chances(&self, out: &mut String) {
        let review = self.review;
        let seats = curves(review);
        let open = if self.open { " open" } else { "" };
        let _ = write!(out, "<details{open}><summary>{}</summary>", escape(&t!("review-table")));
        let heads = [t!("review-step"), String::new()].into_iter().chain(seats.iter().map(|seat| self.name(*seat).to_string()));
        let rows = review.chances.iter().enumerate().map(|(at, chances)| {
            let kind = at.checked_sub(1).map_or_else(|| t!("review-start"), |step| kind_name(&review.steps[step].kind));
            let cells = seats.iter().map(|seat| t!("percent", n = percent(chances[seat.index()])));
            [at.to_string(), kind].into_iter().chain(cells).collect()
        });
        sheet(out, &heads.collect::<Vec<_>>(), &rows.collect::<Vec<_>>());
        out.push_str("</details>");
    }
}

pub(super) fn tag(out: &mut String, tag: &str, text: &str) {
    let _ = write!(out, "<{tag}>{}</{tag}>", escape(text));
}

fn button(out: &mut String, id: &str, class: &str, text: &str) {
    let _ = write!(out, "<button type=\"button\" class=\"button {class}\" id=\"{id}\">{}</button>", escape(text));
}

/// A table; the first cell of a row is its head.
fn sheet(out: &mut String, heads: &[String], rows: &[Vec<String>]) {
    out.push_str("<div class=\"scroll\" tabindex=\"0\"><table class=\"sheet many\"><thead><tr>");
    for head in heads {
        let _ = write!(out, "<th scope=\"col\">{}</th>", escape(head));
    }
    out.push_str("</tr></thead><tbody>");
    for row in rows {
        out.push_str("<tr>");
        for (at, cell) in row.iter().enumerate() {
            let (open, close) = if at == 0 { ("<th scope=\"row\">", "</th>") } else { ("<td>", "</td>") };
            let _ = write!(out, "{open}{}{close}", escape(cell));
        }
        out.push_str("</tr>");
    }
    out.push_str("</tbody></table></div>");
}

/// One sentence about each player.
fn sentences(review: &Review, names: &[String]) -> Vec<String> {
    let word = |share: f64| if share < 0.0 { "lost" } else { "won" };
    let luck = |share: f64| if percent(share) == 0 { "none" } else { word(share) };
    let sentence = |player: &den_review::Player| {
        let way = format!("{}-{}", word(player.skill), luck(player.luck));
        let name = names.get(player.seat.index()).cloned().unwrap_or_default();
        t!("review-said", way = way, seat = name, skill = percent(player.skill.abs()), luck = percent(player.luck.abs()))
    };
    review.players.iter().map(sentence).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use den_review::{Depth, StepReview};

    fn review() -> Review {
        let judgement = Judgement { best: "b".into(), line: Vec::new(), chance: 0.6, cost: 0.2, class: Class::VeryBad };
        let decision = Decision { seat: Seat(1), options: 3, played: "a".into(), judgement: Some(judgement) };
        let mut review = Review {
            game: "x".into(),
            version: 1,
            content: String::new(),
            seats: 2,
            depth: Depth::shallow(),
            seed: 1,
            all_steps: 2,
            finished: true,
            complete: true,
            chances: vec![vec![0.5, 0.5], vec![0.4, 0.6], vec![1.0, 0.0]],
            steps: vec![
                StepReview { kind: StepKind::Chance, luck: vec![-0.1, 0.1] },
                StepReview { kind: StepKind::Decision(decision), luck: Vec::new() },
            ],
            players: Vec::new(),
            turning_points: Vec::new(),
            dearest: Vec::new(),
        };
        review.sum_up();
        review
    }

    #[test]
    fn the_chart_has_a_curve_for_each_side_and_a_button_for_each_turning_point() {
        let drawing = chart(&review(), &["You".into(), "<b>".into()], &[0, 1], "a \"label\"", Some(1));
        assert_eq!(drawing.matches("<polyline").count(), 2);
        assert_eq!(drawing.matches("role=\"button\"").count(), review().turning_points.len());
        assert!(drawing.contains("data-step=\"1\"") && drawing.contains("a &quot;label&quot;"), "{drawing}");
        assert!(drawing.contains("aria-label=\"Step 2: You +60%, &lt;b&gt; −60%\""), "{drawing}");
    }

    #[test]
    fn everything_is_escaped() {
        let (review, names) = (review(), ["<b>".to_string(), "Ann".to_string()]);
        let label = |text: &str| format!("<i>{text}");
        let shown = Shown {
            review: &review,
            names: &names,
            colours: &[0, 1],
            label: &label,
            line: &[(Seat(1), "<i>b".to_string()), (Seat(0), "<i>c".to_string())],
            bot: true,
            why: None,
            step: Some(1),
            working: false,
            exercises: true,
            open: false,
        };
        let html = shown.html();
        assert!(!html.contains("<b>") && !html.contains("<i>") && html.contains("&lt;i&gt;a") && html.contains("&lt;i&gt;b"), "{html}");
        assert!(html.contains("Expected after it: 2. &lt;b&gt;: &lt;i&gt;c") && html.contains("id=\"bot-why\""), "{html}");
        assert!(html.contains("id=\"learn-mistakes\"") && html.contains("class=\"log-line dear\" data-step=\"1\""), "{html}");
    }

    #[test]
    fn a_player_is_told_what_was_luck() {
        let said = sentences(&review(), &["You".into(), "Ann".into()]);
        assert_eq!(said[0], "You gained 60% by decisions and lost 10% by luck.");
        assert_eq!(said[1], "Ann lost 60% by decisions and gained 10% by luck.");
        let mut without = review();
        without.players[1].luck = 0.004;
        assert_eq!(sentences(&without, &["You".into(), "Ann".into()])[1], "Ann lost 60% by decisions; luck changed nothing.");
    }
}
