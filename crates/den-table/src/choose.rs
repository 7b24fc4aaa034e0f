//! Choosing a move part by part: each choice narrows what can be chosen next. Works on the list of legal moves alone, for the page and
//! the terminal alike.

/// A part of a move: something on the table, or a word.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Part {
    /// The id of the thing in the drawing: `card:b3`, `hex:2,-1`.
    pub token: String,
    /// Its name for people.
    pub label: String,
}

impl Part {
    /// A part.
    pub fn new(token: impl Into<String>, label: impl Into<String>) -> Part {
        Part { token: token.into(), label: label.into() }
    }
}

/// A legal move with its parts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The move in the game's notation.
    pub text: String,
    /// The parts it is chosen by, at least one.
    pub parts: Vec<Part>,
}

impl Choice {
    /// The labels of all parts, joined.
    pub fn label(&self) -> String {
        self.parts.iter().map(|part| part.label.as_str()).collect::<Vec<_>>().join(" · ")
    }

    fn has(&self, token: &str) -> bool {
        self.parts.iter().any(|part| part.token == token)
    }

    fn first_open(&self, chosen: &[String]) -> Option<&Part> {
        self.parts.iter().find(|part| !chosen.contains(&part.token))
    }
}

/// The result of choosing a part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Picked {
    /// The part is chosen, and more has to be chosen.
    More(Vec<String>),
    /// The move is complete, in the game's notation.
    Play(String),
    /// The part cannot be chosen now.
    No,
}

/// The legal moves, narrowed by what has been chosen.
#[derive(Clone, Copy, Debug)]
pub struct Choices<'a>(pub &'a [Choice]);

impl<'a> Choices<'a> {
    fn fitting(self, chosen: &'a [String]) -> impl Iterator<Item = &'a Choice> {
        self.0.iter().filter(move |choice| chosen.iter().all(|token| choice.has(token)))
    }

    /// The parts that can be chosen next, each once, in the order of the moves.
    pub fn next(self, chosen: &'a [String]) -> Vec<&'a Part> {
        let mut next: Vec<&Part> = Vec::new();
        for part in self.fitting(chosen).filter_map(|choice| choice.first_open(chosen)) {
            if !next.iter().any(|seen| seen.token == part.token) {
                next.push(part);
            }
        }
        next
    }

    /// The move identified by what has been chosen, if nothing is left to choose.
    fn complete(self, chosen: &'a [String]) -> Option<&'a Choice> {
        let mut fitting = self.fitting(chosen);
        let first = fitting.next()?;
        if fitting.next().is_none() {
            return Some(first);
        }
        self.fitting(chosen).find(|choice| choice.first_open(chosen).is_none())
    }

    /// Chooses a part. Choosing it again deselects it and everything chosen after it; choosing another part of the same kind
    /// replaces it.
    pub fn pick(self, chosen: &[String], token: &str) -> Picked {
        if let Some(at) = chosen.iter().position(|t| t == token) {
            return Picked::More(chosen[..at].to_vec());
        }
        for keep in (0..=chosen.len()).rev() {
            let mut tried = chosen[..keep].to_vec();
            tried.push(token.to_string());
            if let Some(choice) = self.complete_owned(&tried) {
                return choice;
            }
        }
        Picked::No
    }

    fn complete_owned(self, tried: &[String]) -> Option<Picked> {
        Choices(self.0).fits(tried).then(|| match Choices(self.0).done(tried) {
            Some(text) => Picked::Play(text),
            None => Picked::More(tried.to_vec()),
        })
    }

    fn fits(self, chosen: &[String]) -> bool {
        self.0.iter().any(|choice| chosen.iter().all(|token| choice.has(token)))
    }

    fn done(self, chosen: &[String]) -> Option<String> {
        Choices(self.0).complete(chosen).map(|choice| choice.text.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(text: &str) -> Choice {
        Choice { text: text.into(), parts: text.split('@').map(|t| Part::new(t, t)).collect() }
    }

    fn strings(tokens: &[&str]) -> Vec<String> {
        tokens.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn choosing_one_thing_narrows_the_next() {
        let moves = [choice("b3@swamp"), choice("b3@caves"), choice("w1@swamp"), choice("pass")];
        let choices = Choices(&moves);
        let names = |chosen: &[&str]| Choices(&moves).next(&strings(chosen)).iter().map(|p| p.token.clone()).collect::<Vec<_>>();
        assert_eq!(names(&[]), ["b3", "w1", "pass"]);
        assert_eq!(names(&["b3"]), ["swamp", "caves"]);
        assert_eq!(choices.pick(&[], "pass"), Picked::Play("pass".into()));
        assert_eq!(choices.pick(&[], "b3"), Picked::More(strings(&["b3"])));
        assert_eq!(choices.pick(&strings(&["b3"]), "caves"), Picked::Play("b3@caves".into()));
    }

    #[test]
    fn parts_can_be_chosen_in_any_order_and_deselected() {
        let moves = [choice("b3@swamp"), choice("b3@caves"), choice("w1@swamp"), choice("w2@swamp")];
        let choices = Choices(&moves);
        assert_eq!(choices.pick(&[], "swamp"), Picked::More(strings(&["swamp"])));
        assert_eq!(choices.pick(&strings(&["swamp"]), "w1"), Picked::Play("w1@swamp".into()));
        assert_eq!(choices.pick(&strings(&["b3"]), "b3"), Picked::More(vec![]));
        assert_eq!(choices.pick(&strings(&["b3"]), "w1"), Picked::Play("w1@swamp".into()), "another card takes its place");
        assert_eq!(choices.pick(&[], "tundra"), Picked::No);
    }
}
