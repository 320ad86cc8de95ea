//! Menus, derived from the notation of the legal actions.

use super::{Choice, Draft, Menu, Present, Refusal, SlotMenu, Words, shorten};

/// The most choices that one menu can hold: Discord's number, and a good one for people.
const CHOICES: usize = 25;
/// So few choices may become buttons, whose labels are shorter.
const BUTTONS: usize = 5;
/// Marks a draft's last slot as a chosen region of the slot that is still open.
const REGION: char = '~';

/// Makes menus from the paths of slots that the legal actions are.
pub(super) struct MenuMaker<'a, G: Present> {
    pub(super) view: &'a G::View,
    pub(super) words: &'a dyn Words,
    /// The slots of every legal action.
    pub(super) paths: Vec<Vec<String>>,
}

impl<G: Present> MenuMaker<'_, G> {
    /// The menu for a draft; `legal` is only asked about the draft itself.
    pub(super) fn make(
        &self,
        draft: &Draft,
        actions: &[G::Action],
        legal: &dyn Fn(&G::Action) -> Result<(), Refusal>,
    ) -> Menu {
        let mut menu = Menu::default();
        let mut open: Vec<usize> = (0..self.paths.len()).collect();
        let mut wanted = draft.0.iter();
        let mut region = None;
        loop {
            let at = menu.draft.0.len();
            let values = self.values(&open, at);
            if values.is_empty() {
                break;
            }
            let next = wanted.next();
            if let Some(name) = next.and_then(|slot| slot.strip_prefix(REGION)) {
                region = Some(name.to_owned());
            }
            let chosen = next.filter(|slot| values.contains(&slot.as_str())).map(String::as_str);
            let ends = at > 0 && open.iter().any(|&path| self.paths[path].len() == at);
            if values.len() == 1 && !ends {
                if chosen.is_none() {
                    // The slot leaves no choice: what was wanted for it, if anything, is for the next one.
                    wanted = draft.0[draft.0.len() - wanted.len() - usize::from(next.is_some())..].iter();
                }
                let value = values[0].to_owned();
                open.retain(|&path| self.paths[path].get(at).is_some_and(|slot| *slot == value));
                menu.draft.0.push(value);
                continue;
            }
            self.show(&mut menu, draft, &values, chosen, region.as_deref());
            match chosen {
                Some(value) => {
                    open.retain(|&path| self.paths[path].get(at).is_some_and(|slot| *slot == value));
                    menu.draft.0.push(value.to_owned());
                }
                None => break,
            }
        }
        self.finish(&mut menu, draft, actions, &open, legal);
        menu.adjust = G::adjust(self.view, &menu.draft, self.words);
        menu
    }

    /// The distinct values of a slot among the open paths, in the order of the actions.
    fn values(&self, open: &[usize], at: usize) -> Vec<&str> {
        let mut seen = std::collections::BTreeSet::new();
        let values = open.iter().filter_map(|&path| self.paths[path].get(at)).map(String::as_str);
        values.filter(|value| seen.insert(*value)).collect()
    }

    /// Adds the menus of one slot: its choices, or its regions and the choices of one region.
    fn show(
        &self,
        menu: &mut Menu,
        wanted: &Draft,
        values: &[&str],
        chosen: Option<&str>,
        region: Option<&str>,
    ) {
        let before = menu.draft.0.clone();
        let ask = G::ask(self.view, &before, self.words);
        let mut shown = values.to_vec();
        if values.len() > CHOICES {
            let regions = self.regions(&before, values);
            let here = chosen.map(|value| regions.iter().position(|(_, held)| held.contains(&value)));
            let here =
                here.unwrap_or_else(|| regions.iter().position(|(name, _)| Some(name.as_str()) == region));
            let choices = regions.iter().enumerate().map(|(index, (name, held))| {
                let label = self.region_label(&before, name, held);
                let draft = menu.draft.until(before.len(), &format!("{REGION}{name}"));
                Choice { label: label.0, description: label.1, draft, chosen: here == Some(index), act: None }
            });
            menu.slots.push(SlotMenu { ask: ask.clone(), choices: choices.collect(), regions: true });
            match here {
                Some(index) => shown.clone_from(&regions[index].1),
                None => {
                    menu.candidates = values.iter().map(|value| (*value).to_owned()).collect();
                    return;
                }
            }
        }
        if chosen.is_none() {
            menu.candidates = shown.iter().map(|value| (*value).to_owned()).collect();
        }
        let longest = if shown.len() <= BUTTONS { 80 } else { 100 };
        let choice = |value: &&str| self.choice(wanted, &before, value, chosen == Some(*value), longest);
        let choices = shown.iter().map(choice);
        menu.slots.push(SlotMenu { ask, choices: choices.collect(), regions: false });
    }

    fn choice(&self, wanted: &Draft, before: &[String], value: &str, chosen: bool, longest: usize) -> Choice {
        let label = G::label(self.view, before, value, self.words);
        let draft = self.keep(Draft(before.to_vec()).until(before.len(), value), wanted);
        let mut begun = self.paths.iter().filter(|path| path.starts_with(&draft.0));
        let ends = |path: &&Vec<String>| path.len() == before.len() + 1 && **path == draft.0;
        let whole = begun.next().filter(ends).filter(|_| begun.next().is_none());
        let act = whole.map(|path| path.join(" ")).filter(|notation| !confirms::<G>(notation));
        Choice {
            label: shorten(label.text, longest),
            description: shorten(label.description, 100),
            draft,
            chosen,
            act,
        }
    }

    /// The draft with as many of the wanted draft's later slots as still fit.
    fn keep(&self, mut draft: Draft, wanted: &Draft) -> Draft {
        for slot in wanted.0.iter().skip(draft.0.len()) {
            let longer = draft.until(draft.0.len(), slot);
            if !self.paths.iter().any(|path| path.starts_with(&longer.0)) {
                break;
            }
            draft = longer;
        }
        draft
    }

    fn regions<'v>(&self, before: &[String], values: &[&'v str]) -> Vec<(String, Vec<&'v str>)> {
        let mut regions: Vec<(String, Vec<&str>)> = Vec::new();
        for (index, value) in values.iter().enumerate() {
            let page = || format!("{}", index / CHOICES + 1);
            let name = G::region(self.view, before, value).unwrap_or_else(page);
            match regions.iter_mut().find(|(known, _)| *known == name) {
                Some((_, held)) => held.push(value),
                None => regions.push((name, vec![value])),
            }
        }
        regions
    }

    fn region_label(&self, before: &[String], name: &str, held: &[&str]) -> (String, String) {
        let own = held.first().and_then(|value| G::region(self.view, before, value)).is_some();
        if own {
            let label = G::region_label(self.view, name, self.words);
            return (shorten(label.text, 100), shorten(label.description, 100));
        }
        let of = |value: &str| G::label(self.view, before, value, self.words).text;
        let ends = (
            held.first().map_or_else(String::new, |v| of(v)),
            held.last().map_or_else(String::new, |v| of(v)),
        );
        (shorten(format!("{} … {}", ends.0, ends.1), 100), String::new())
    }

    /// Tells whether the draft is a finished action (which may go on all the same), and whether it is legal.
    fn finish(
        &self,
        menu: &mut Menu,
        wanted: &Draft,
        actions: &[G::Action],
        open: &[usize],
        legal: &dyn Fn(&G::Action) -> Result<(), Refusal>,
    ) {
        let filled = menu.draft.0.len();
        let whole = open.iter().find(|&&path| self.paths[path].len() == filled && filled > 0);
        if let Some(&path) = whole {
            menu.complete = Some(actions[path].to_string());
            let (last, before) = self.paths[path].split_last().unwrap_or((&self.paths[path][0], &[]));
            menu.confirm = Some(shorten(G::label(self.view, before, last, self.words).text, 80));
        } else if !self.paths.iter().any(|path| path.starts_with(&wanted.0))
            && let Ok(action) = wanted.notation().parse::<G::Action>()
            && G::slots(&action) == wanted.0
            && let Err(refusal) = legal(&action)
        {
            menu.draft = wanted.clone();
            menu.refused = Some(refusal.say(self.words));
        }
    }
}

fn confirms<G: Present>(notation: &str) -> bool {
    notation.parse::<G::Action>().map_or(true, |action| G::confirms(&action))
}
