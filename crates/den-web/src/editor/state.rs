//! What is being entered: the pack, its history, what is selected.

use den_core::figures::{built_in_figures, set_figure};
use den_core::form::{Form, Item};
use den_core::{Content, Edition, Game, Mark, Message, Pack, Refusal};
use den_games::{GameId, with_game};
use leptos::prelude::*;
use serde_json::Value;

use super::form;
use crate::{dom, words};

/// The start of the keys of drafts in the browser's storage.
const DRAFT: &str = "wolfden/draft/";
/// The start of the keys of the items that were shown last.
const PLACE: &str = "wolfden/draft-at/";
/// How many changes can be undone.
const MAX_UNDO: usize = 200;

/// The result of checking the figures by the rules of the game.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Checked {
    /// They can be played, and this is how they differ from the built-in box.
    Right(Vec<Message>),
    /// They cannot: the file, the field and the reason.
    Wrong(Message),
}

/// The editor's state.
#[derive(Clone, Copy)]
pub(super) struct State {
    pub(super) game: GameId,
    pub(super) pack: RwSignal<Pack>,
    pub(super) checked: Memo<Checked>,
    /// How many items come from the box, and how many there are.
    pub(super) progress: Memo<(usize, usize)>,
    /// The section that is shown, by its text.
    pub(super) section: RwSignal<&'static str>,
    /// The path of the item that is shown.
    pub(super) item: RwSignal<String>,
    /// The path of the square whose signs are shown.
    pub(super) open: RwSignal<String>,
    /// What went wrong with opening or storing a pack.
    pub(super) error: RwSignal<Option<Message>>,
    history: StoredValue<History>,
    pub(super) steps: RwSignal<(usize, usize)>,
}

#[derive(Default)]
struct History {
    before: Vec<Pack>,
    after: Vec<Pack>,
    /// What the last change was about: typing in one field is one change.
    last: String,
}

fn check<G: Game>(pack: &Pack) -> Checked {
    let checked = || -> Result<Vec<Message>, Refusal> {
        pack.check()?;
        Edition::<G::Content>::of_figures(&pack.figures)?;
        Ok(G::Content::FORM.differences(&built_in_figures::<G::Content>(), &pack.figures))
    };
    checked().map_or_else(|refusal| Checked::Wrong(refusal.into()), Checked::Right)
}

impl State {
    /// The draft of a game, or a new pack.
    pub(super) fn new(game: GameId) -> State {
        let stored = dom::storage().and_then(|storage| storage.get_item(&format!("{DRAFT}{game}")).ok().flatten());
        let draft = stored.and_then(|text| Pack::read_draft(&text).ok()).filter(|pack| pack.game == game.as_str());
        let pack = RwSignal::new(draft.unwrap_or_else(|| fresh(game)));
        let checked = Memo::new(move |_| pack.with(|pack| with_game!(game, G => check::<G>(pack))));
        let progress = Memo::new(move |_| {
            pack.with(|pack| {
                let all = form(game).items(&pack.figures);
                (all.iter().filter(|item| pack.mark_of_item(item) == Mark::Box).count(), all.len())
            })
        });
        let form = form(game);
        let items = pack.with_untracked(|pack| form.items(&pack.figures));
        let last = dom::storage().and_then(|storage| storage.get_item(&format!("{PLACE}{game}")).ok().flatten());
        let shown = items.iter().find(|item| Some(&item.path) == last.as_ref()).or(items.first());
        let state = State {
            game,
            pack,
            checked,
            progress,
            section: RwSignal::new(shown.map_or("", |item| form.items[item.rule].section)),
            item: RwSignal::new(shown.map(|item| item.path.clone()).unwrap_or_default()),
            open: RwSignal::new(String::new()),
            error: RwSignal::new(None),
            history: StoredValue::new(History::default()),
            steps: RwSignal::new((0, 0)),
        };
        // Nothing is lost when the page is reloaded.
        Effect::new(move |_| {
            let text = state.pack.with(Pack::to_text);
            if let Some(storage) = dom::storage()
                && storage.set_item(&format!("{DRAFT}{game}"), &text).is_err()
            {
                state.error.set(Some(Message::new("storage-full")));
            }
        });
        Effect::new(move |_| {
            state.open.set(String::new());
            if let Some(storage) = dom::storage() {
                let _ = storage.set_item(&format!("{PLACE}{game}"), &state.item.get());
            }
        });
        state
    }

    /// Starts again from a pack.
    pub(super) fn open(&self, pack: Pack) {
        if pack.game != self.game.as_str() {
            let other = den_core::PackReason::OtherGame { game: pack.game };
            return self.error.set(Some(other.into()));
        }
        self.error.set(None);
        self.change("open", |now| *now = pack);
        self.go_to(self.section.get_untracked());
    }

    /// Starts again from the built-in figures.
    pub(super) fn start_over(&self) {
        self.open(fresh(self.game));
    }

    /// Changes the pack. Changes about the same thing in a row are undone together.
    pub(super) fn change(&self, about: &str, change: impl FnOnce(&mut Pack)) {
        let before = self.pack.get_untracked();
        let mut after = before.clone();
        change(&mut after);
        if after == before {
            return;
        }
        self.history.update_value(|history| {
            if history.last != about {
                history.before.push(before);
                if history.before.len() > MAX_UNDO {
                    history.before.remove(0);
                }
            }
            history.after.clear();
            history.last = about.to_string();
        });
        self.pack.set(after);
        self.count();
    }

    /// Sets a figure, which then comes from the owner's box.
    pub(super) fn set(&self, path: &str, value: Value) {
        self.put(path, path, value);
    }

    /// Sets what is at a path, and says that the figure at `entered` comes from the owner's box.
    pub(super) fn put(&self, path: &str, entered: &str, value: Value) {
        self.error.set(None);
        self.change(path, |pack| {
            if set_figure(&mut pack.figures, path, value) {
                pack.enter(entered, &self.form(), &built_in(self.game));
            }
        });
    }

    /// Sets figures that were not read off the box, such as a new entry of a list.
    pub(super) fn prepare(&self, path: &str, value: Value) {
        self.error.set(None);
        self.change(path, |pack| _ = set_figure(&mut pack.figures, path, value));
        self.history.update_value(|history| history.last.clear());
    }

    /// Leaves out an optional figure.
    pub(super) fn leave_out(&self, path: &str) {
        self.error.set(None);
        self.change(path, |pack| {
            if let Some((parent, key)) = path.rsplit_once('/')
                && let Some(Value::Object(map)) = pack.figures.pointer_mut(parent)
            {
                map.remove(key);
            }
        });
    }

    pub(super) fn undo(&self) {
        self.step(|history| (&mut history.before, &mut history.after));
    }

    pub(super) fn redo(&self) {
        self.step(|history| (&mut history.after, &mut history.before));
    }

    fn step(&self, sides: impl FnOnce(&mut History) -> (&mut Vec<Pack>, &mut Vec<Pack>)) {
        let now = self.pack.get_untracked();
        let mut found = None;
        self.history.update_value(|history| {
            let (from, to) = sides(history);
            if let Some(pack) = from.pop() {
                to.push(now);
                found = Some(pack);
            }
            history.last.clear();
        });
        if let Some(pack) = found {
            self.pack.set(pack);
            self.count();
        }
    }

    fn count(&self) {
        self.steps.set(self.history.with_value(|history| (history.before.len(), history.after.len())));
    }

    /// The sections, by their texts.
    pub(super) fn sections(&self) -> Vec<&'static str> {
        let mut all: Vec<&'static str> = form(self.game).items.iter().map(|rule| rule.section).collect();
        all.dedup();
        all
    }

    fn form(&self) -> Form {
        form(self.game)
    }

    fn all(&self) -> Vec<Item> {
        self.pack.with(|pack| self.form().items(&pack.figures))
    }

    /// The items of the section.
    pub(super) fn items(&self) -> Vec<Item> {
        let (section, form) = (self.section.get(), self.form());
        self.all().into_iter().filter(|item| form.items[item.rule].section == section).collect()
    }

    /// The item that is shown.
    pub(super) fn current(&self) -> Option<Item> {
        let path = self.item.get();
        let all = self.all();
        all.iter().find(|item| item.path == path).or_else(|| all.first()).cloned()
    }

    /// Shows a section and its first item.
    pub(super) fn go_to(&self, section: &'static str) {
        self.section.set(section);
        let first = untrack(|| self.items()).into_iter().next();
        self.item.set(first.map(|item| item.path).unwrap_or_default());
    }

    /// Where a figure comes from.
    pub(super) fn mark_of(&self, path: &str) -> Mark {
        self.pack.with(|pack| pack.mark_of(path))
    }

    /// Where an item comes from.
    pub(super) fn mark_of_item(&self, item: &Item) -> Mark {
        self.pack.with(|pack| pack.mark_of_item(item))
    }

    /// Says whether an item or a figure matches the box.
    pub(super) fn set_mark(&self, path: &str, done: bool) {
        self.change(&format!("mark {path}"), |pack| {
            let (form, built_in) = (self.form(), built_in(self.game));
            if done { pack.enter(path, &form, &built_in) } else { pack.doubt(path, &form, &built_in) }
        });
    }

    /// The rule whose items can be added in this section.
    pub(super) fn addable(&self) -> Option<usize> {
        let section = self.section.get();
        self.form().items.iter().position(|rule| rule.section == section && rule.new.is_some())
    }

    /// Adds an item to a list.
    pub(super) fn add(&self, rule: usize) {
        let form = self.form();
        let of = &form.items[rule];
        let (Some(new), Some(list)) = (of.new, of.path.strip_suffix("/*")) else { return };
        let Ok(new) = serde_json::from_str::<Value>(new) else { return };
        self.change("add", |pack| {
            if let Some(Value::Array(items)) = pack.figures.pointer_mut(list) {
                items.push(new);
                renumber(items);
                pack.marks.insert(format!("{list}/{}", items.len() - 1), Mark::Box);
            }
        });
        self.history.update_value(|history| history.last.clear());
        let last = self.pack.with_untracked(|pack| pack.figures.pointer(list).and_then(Value::as_array).map_or(0, Vec::len));
        self.item.set(format!("{list}/{}", last.saturating_sub(1)));
    }

    /// Whether an item can be removed.
    pub(super) fn removable(&self, item: &Item) -> bool {
        self.form().items[item.rule].new.is_some()
    }

    /// Removes an item from its list.
    pub(super) fn remove(&self, path: &str) {
        let Some((list, at)) = path.rsplit_once('/').and_then(|(list, at)| Some((list, at.parse::<usize>().ok()?))) else { return };
        self.change(path, |pack| {
            let Some(Value::Array(items)) = pack.figures.pointer_mut(list) else { return };
            if at >= items.len() {
                return;
            }
            items.remove(at);
            renumber(items);
            pack.close_gap(list, at);
        });
        self.item.set(format!("{list}/{}", at.saturating_sub(1)));
    }
}

/// Numbers items that have numbers from 1 without a gap.
fn renumber(items: &mut [Value]) {
    for (at, item) in items.iter_mut().enumerate() {
        if let Some(number) = item.get_mut("number") {
            *number = (at + 1).into();
        }
    }
}

/// A pack with the built-in figures.
fn fresh(game: GameId) -> Pack {
    let mut pack = with_game!(game, G => Pack::of_built_in::<G>());
    pack.name = crate::t!("box-edit-my", game = words::game_name(game));
    pack.language = words::spoken().code().into();
    pack
}

/// The built-in figures of a game.
fn built_in(game: GameId) -> Value {
    with_game!(game, G => built_in_figures::<<G as den_core::Rules>::Content>())
}
