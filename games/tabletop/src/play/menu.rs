//! Menus, derived from the notation of the legal actions.

mod gains;
mod ways;

use crate::present::{Choice, Draft, Label, Menu, Present, SlotMenu, Weight};
use rules::{Words, shorten};

pub(crate) use ways::Ways;

/// The most choices that one menu can hold: Discord's number, and a good one for people.
pub(crate) const CHOICES: usize = 25;
/// The most choices that may become buttons, whose labels are shorter.
const BUTTONS: usize = 5;

/// Makes menus from the ways of slots that lead to the legal actions.
pub(crate) struct MenuMaker<'a, G: Present> {
    pub(crate) view: &'a G::View,
    pub(crate) words: &'a dyn Words,
    pub(crate) ways: Ways<'a, G>,
}

impl<G: Present> MenuMaker<'_, G> {
    /// The menu for a draft.
    pub(crate) fn make(&self, draft: &Draft) -> Menu {
        let mut menu = Menu::default();
        let mut wanted = draft.0.iter();
        let mut region = None;
        loop {
            let values = self.ways.after(&menu.draft.0);
            if values.is_empty() {
                break;
            }
            let next = wanted.next();
            if let Some(slot) = next
                && let (_, Some(name)) = Draft(vec![slot.clone()]).region()
            {
                region = Some(name.to_owned());
            }
            let chosen = next.filter(|slot| values.contains(slot));
            if values.len() == 1 && self.ways.whole(&menu.draft.0).is_none() {
                if chosen.is_none() {
                    // The slot leaves no choice: what was wanted for it, if anything, is for the next one.
                    wanted = draft.0[draft.0.len() - wanted.len() - usize::from(next.is_some())..].iter();
                }
                menu.implied.extend(values.iter().filter_map(|value| {
                    let label = G::label(self.view, &menu.draft.0, value, self.words);
                    (!label.description.is_empty()).then(|| format!("{} – {}", label.text, label.description))
                }));
                menu.draft.0.extend(values);
                continue;
            }
            self.show(&mut menu, draft, &values, chosen.map(String::as_str), region.as_deref());
            match chosen {
                Some(value) => menu.draft.0.push(value.clone()),
                None => break,
            }
        }
        self.finish(&mut menu, draft);
        menu.adjust = G::adjust(self.view, &menu.draft, self.words);
        menu
    }

    /// Adds the menus of one slot: its choices, or its regions and the choices of one region.
    fn show(
        &self,
        menu: &mut Menu,
        wanted: &Draft,
        values: &[String],
        chosen: Option<&str>,
        region: Option<&str>,
    ) {
        let before = menu.draft.0.clone();
        let ask = G::ask(self.view, &before, self.words);
        let mut shown: Vec<&str> = values.iter().map(String::as_str).collect();
        if values.len() > CHOICES {
            let regions = regions::<G>(self.view, &before, values);
            let here = chosen.map(|value| regions.iter().position(|(_, held)| held.contains(&value)));
            let here =
                here.unwrap_or_else(|| regions.iter().position(|(name, _)| Some(name.as_str()) == region));
            let choices = regions.iter().enumerate().map(|(index, (name, held))| {
                let label = region_label::<G>(self.view, &before, name, held, self.words);
                let (label, description) = (shorten(label.text, 100), shorten(label.description, 100));
                let draft = Draft(before.clone()).within(name);
                let (emoji, thing, weight) = (Vec::new(), None, Weight::Usual);
                let chosen = here == Some(index);
                Choice { label, description, emoji, thing, weight, draft, chosen, act: None }
            });
            menu.slots.push(SlotMenu { ask: ask.clone(), choices: choices.collect(), regions: true });
            match here {
                Some(index) => shown.clone_from(&regions[index].1),
                None => {
                    menu.candidates = values.to_vec();
                    return;
                }
            }
        }
        if chosen.is_none() {
            menu.candidates = shown.iter().map(|value| (*value).to_owned()).collect();
        }
        let longest = if shown.len() <= BUTTONS { 80 } else { 100 };
        let choice = |value: &&str| self.choice(wanted, &before, value, chosen == Some(*value), longest);
        let mut choices: Vec<Choice> = shown.iter().map(choice).collect();
        gains::tell::<G>(self.view, &before, &mut choices, &shown, self.words);
        menu.slots.push(SlotMenu { ask, choices, regions: false });
    }

    fn choice(&self, wanted: &Draft, before: &[String], value: &str, chosen: bool, longest: usize) -> Choice {
        let label = G::label(self.view, before, value, self.words);
        let begun = Draft(before.to_vec()).until(before.len(), value);
        let end = self.ways.end(&begun.0);
        let weight = end.as_ref().map_or(Weight::Usual, |action| G::weight(self.view, action));
        let draft = self.keep(begun.clone(), wanted);
        let act = end.filter(|action| draft == begun && !G::confirms(action));
        Choice {
            label: shorten(label.text, longest),
            description: shorten(label.description, 100),
            emoji: label.emoji,
            thing: label.thing,
            weight,
            draft,
            chosen,
            act: act.map(|action| action.to_string()),
        }
    }

    /// The draft with as many of the wanted draft's later slots as still fit.
    fn keep(&self, mut draft: Draft, wanted: &Draft) -> Draft {
        for slot in wanted.0.iter().skip(draft.0.len()) {
            let longer = draft.until(draft.0.len(), slot);
            if !self.ways.fits(&longer.0) {
                break;
            }
            draft = longer;
        }
        draft
    }

    /// Tells whether the draft is a finished action (which may go on all the same), and whether it is legal.
    fn finish(&self, menu: &mut Menu, wanted: &Draft) {
        if let Some(action) = self.ways.whole(&menu.draft.0) {
            menu.confirm = Some(shorten(G::whole(self.view, &action, self.words), 80));
            menu.weight = G::weight(self.view, &action);
            menu.complete = Some(action.to_string());
        } else if !self.ways.fits(&wanted.0)
            && let Some(refusal) = self.ways.refusal(&wanted.0)
        {
            menu.draft = wanted.clone();
            menu.refused = Some(refusal.say(self.words));
        }
    }
}

/// The regions of the values of the slot after those, in their order, with what each holds: the game's, or pages.
pub(crate) fn regions<'v, G: Present>(
    view: &G::View,
    before: &[String],
    values: &'v [String],
) -> Vec<(String, Vec<&'v str>)> {
    let mut regions: Vec<(String, Vec<&str>)> = Vec::new();
    for (index, value) in values.iter().enumerate() {
        let page = || format!("{}", index / CHOICES + 1);
        let name = G::region(view, before, value).unwrap_or_else(page);
        match regions.iter_mut().find(|(known, _)| *known == name) {
            Some((_, held)) => held.push(value),
            None => regions.push((name, vec![value])),
        }
    }
    regions
}

/// The text of a region that holds those values.
pub(crate) fn region_label<G: Present>(
    view: &G::View,
    before: &[String],
    name: &str,
    held: &[&str],
    words: &dyn Words,
) -> Label {
    let own = held.first().and_then(|value| G::region(view, before, value)).is_some();
    if own {
        return G::region_label(view, name, words);
    }
    // What stands after a dash does not tell where a page begins or ends.
    let of = |value: &&str| {
        let label = G::label(view, before, value, words).text;
        label.split_once(" – ").map_or_else(|| label.clone(), |(name, _)| name.to_owned())
    };
    let [first, last] = [held.first(), held.last()].map(|end| end.map_or_else(String::new, of));
    if first == last { first.into() } else { format!("{first} … {last}").into() }
}
