//! The end of a match: who won, the score, and what next.

#![allow(unreachable_pub)] // the component macro makes its properties public

use den_core::{Outcome, Seat};
use den_games::GameId;
use leptos::prelude::*;

use super::driver::{Panel, Table};
use super::{online, review};
use crate::page::art;
use crate::words::say;
use crate::{dom, game, t};

/// The seats that won.
fn first_places(outcome: &Outcome) -> Vec<Seat> {
    Seat::all(outcome.seats()).filter(|s| outcome.seat(*s).place == 1).collect()
}

fn winner_names(names: &[String], outcome: &Outcome) -> String {
    first_places(outcome).iter().filter_map(|s| names.get(s.index()).cloned()).collect::<Vec<_>>().join(" & ")
}

/// Who won, with the score if there are two sides and it is wanted. `totals` are those of the score sheet, if it is known.
pub(in crate::page) fn winners(game: GameId, names: &[String], outcome: &Outcome, totals: Option<&[i32]>) -> String {
    let (first, names) = (first_places(outcome), winner_names(names, outcome));
    let one_team = first.iter().all(|s| outcome.seat(*s).team == outcome.seat(first[0]).team);
    if !one_team {
        return t!("status-shared", names = names);
    }
    // With two sides the score is part of the headline, unless the game was not decided by points.
    let won = outcome.seat(first[0]).points;
    let others: Vec<_> = outcome.results().iter().filter(|result| result.place != 1).collect();
    let score = match others.first() {
        Some(lost) if won > lost.points && others.iter().all(|other| other.team == lost.team) => {
            totals.map_or_else(String::new, |totals| score(game, outcome, totals))
        }
        _ => String::new(),
    };
    let score = if score.is_empty() { "none".to_string() } else { score };
    match game::team_name(game, first[0]).filter(|_| first.len() > 1) {
        Some(team) => t!("status-won-team", team = team, names = names, score = score),
        None => t!("status-won", names = names, n = first.len(), score = score),
    }
}

/// Whether the viewer is the only winner.
fn won_alone(table: Table, outcome: &Outcome) -> bool {
    let mut mine = Seat::all(outcome.seats()).filter(|seat| table.sits(*seat));
    let (Some(me), None) = (mine.next(), mine.next()) else { return false };
    let me = outcome.seat(me);
    let shared = outcome.results().iter().any(|other| other.place == 1 && other.team != me.team);
    me.place == 1 && !shared && outcome.seats() > 1
}

/// The points at the end, the winner's first, once per team: "46–11". Teams have the totals of the sheet; if the winner's is lower, because
/// the game was decided by something else, there is no score.
fn score(game: GameId, outcome: &Outcome, totals: &[i32]) -> String {
    let results: Vec<_> = Seat::all(outcome.seats()).zip(outcome.results()).collect();
    let (mut teams, mut points) = (Vec::new(), Vec::new());
    for place in 1..=outcome.seats() {
        for (seat, one) in results.iter().filter(|(_, one)| one.place == place) {
            if teams.contains(&one.team) {
                continue;
            }
            let total = match game::team_name(game, *seat) {
                Some(_) => totals.get(usize::from(one.team)).copied(),
                None => Some(one.points),
            };
            let Some(total) = total else { return String::new() };
            teams.push(one.team);
            points.push(total);
        }
    }
    match points.first() < points.iter().max() {
        true => String::new(),
        false => points.iter().map(ToString::to_string).collect::<Vec<_>>().join("–"),
    }
}

/// How a tie was broken, if the winners have as many points as the next.
fn tie_broken(table: Table, outcome: &Outcome, score: &str) -> Option<String> {
    let mut points = score.split('–');
    let tied = points.next().is_some_and(|first| points.next() == Some(first));
    let first = *first_places(outcome).first().filter(|_| tied)?;
    Some(match game::team_name(table.game(), first) {
        Some(team) => t!("ended-tie-team", team = team),
        None => t!("ended-tie"),
    })
}

/// The end: who won with what score, and what next. The board stays visible above it, the sheet is open next to it.
#[component]
pub(super) fn Ended(table: Table) -> impl IntoView {
    if !matches!(table.panel.get_untracked(), Panel::Replay | Panel::Review) {
        table.panel.set(Panel::Sheet);
    }
    let copied = RwSignal::new(false);
    let headline = move || {
        let seen = table.seen.get();
        seen.outcome().map(|outcome| {
            let resigned = table.with_server(online::Online::ended_by_resignation) == Some(true);
            let lead = match won_alone(table, outcome) {
                true if resigned => t!("ended-won-resigned"),
                true => t!("ended-won"),
                false if resigned => t!("ended-resigned", names = winner_names(&table.names(), outcome)),
                false => winners(table.game(), &table.names(), outcome, None),
            };
            // The points of a match that was given up say nothing.
            let sheet = seen.sheet();
            let totals = sheet.score().filter(|_| !resigned);
            let score = totals.map_or_else(String::new, |totals| score(table.game(), outcome, &totals));
            let otherwise = sheet.decided_by.filter(|_| !resigned).map(|what| say(&what, &table.all_names()));
            let decided = otherwise.or_else(|| tie_broken(table, outcome, &score));
            view! { {lead}" "<span class="final-score">{score}</span>{decided.map(|how| view! { " "<small>{how}</small> })} }
        })
    };
    // How the series stands after this game, and whether it is over.
    let series = move || {
        table.changed.track();
        let seen = table.seen.get();
        Some(table.ask(|source| source.series())?.after(seen.outcome()?))
    };
    let stands = move || {
        let (series, over) = series()?;
        let wins: Vec<String> = table.names().iter().zip(&series.wins).map(|(name, n)| format!("{name} {n}")).collect();
        let (games, played, wins) = (series.games, series.played, wins.join(", "));
        let text = match over {
            true => t!("series-over", games = games, played = played, wins = wins),
            false => t!("series-stands", games = games, played = played, wins = wins),
        };
        Some(view! { <p class="series" id="series" role="status">{text}</p> })
    };
    let goes_on = move || matches!(series(), Some((_, false)));
    view! {
        <div class="ended">
            <div class="winner"><span aria-hidden="true" inner_html=art::HOWL></span><h2>{headline}</h2></div>
            {stands}
            <p class="row">
                <button type="button" class="button primary" id="rematch" on:click=move |_| table.rematch()>
                    {move || if goes_on() { t!("series-next") } else { t!("rematch") }}</button>
                {table.stronger().map(|bot| view! {
                    <button type="button" class="button" id="stronger" on:click=move |_| table.rematch_stronger()>{t!("ended-stronger", bot = crate::words::text(format!("bot-{bot}")))}</button>
                })}
                <button type="button" class="button" id="review" on:click=move |_| { table.panel.set(Panel::Replay); table.at.set(Some(0)); }>{t!("replay")}</button>
                {move || review::can_review(table).then(|| view! {
                    <button type="button" class="button" id="open-review" on:click=move |_| table.panel.set(Panel::Review)>{t!("review-open")}</button>
                })}
                <button type="button" class="button" id="share" on:click=move |_| copied.set(dom::copy(&table.record()))>
                    {move || if copied.get() { t!("record-copied") } else { t!("share") }}</button>
                <a class="button quiet" href="#/">{t!("lost-home")}</a>
            </p>
            <online::RematchShown table=table/>
        </div>
    }
}
