//! The slots that lead to the actions of one viewer.

use std::collections::BTreeSet;

use crate::present::Present;
use rules::{Form, Refusal};

/// The ways through slots to every action of one viewer: to the closed ones as they are listed, to the free-form ones as they are built.
pub(crate) struct Ways<'a, G: Present> {
    view: &'a G::View,
    actions: &'a [G::Action],
    forms: &'a [&'static Form],
    /// Only asked about the viewer's own finished draft.
    legal: &'a dyn Fn(&G::Action) -> Result<(), Refusal>,
    /// The slots of every listed action in each of their orders, with its number.
    paths: Vec<(Vec<String>, usize)>,
}

impl<'a, G: Present> Ways<'a, G> {
    pub(crate) fn new(
        view: &'a G::View,
        actions: &'a [G::Action],
        forms: &'a [&'static Form],
        legal: &'a dyn Fn(&G::Action) -> Result<(), Refusal>,
    ) -> Self {
        let orders = |action: &G::Action| std::iter::once(G::slots(action)).chain(G::detours(action));
        let paths = actions.iter().enumerate();
        let paths = paths.flat_map(|(number, action)| orders(action).map(move |slots| (slots, number)));
        Ways { view, actions, forms, legal, paths: paths.collect() }
    }

    /// The distinct values of the slot after those, in the order of the actions.
    pub(crate) fn after(&self, before: &[String]) -> Vec<String> {
        let mut seen = BTreeSet::new();
        let begun = self.paths.iter().filter(|(slots, _)| slots.starts_with(before));
        let listed = begun.filter_map(|(slots, _)| slots.get(before.len())).filter(|slot| seen.insert(*slot));
        let mut values: Vec<String> = listed.cloned().collect();
        values.extend(self.composed(before));
        values
    }

    /// The values by which free-form actions go on.
    fn composed(&self, before: &[String]) -> Vec<String> {
        let Some(first) = before.first() else {
            let ids = self.forms.iter().map(|form| form.id.to_owned());
            return ids.filter(|id| !G::compose(self.view, std::slice::from_ref(id)).is_empty()).collect();
        };
        let is_open = self.forms.iter().any(|form| form.id == first);
        if is_open { G::compose(self.view, before) } else { Vec::new() }
    }

    /// Whether some action begins with those slots.
    pub(super) fn fits(&self, slots: &[String]) -> bool {
        let listed = || self.paths.iter().any(|(path, _)| path.starts_with(slots));
        let built =
            || (1..=slots.len()).all(|end| self.composed(&slots[..end - 1]).contains(&slots[end - 1]));
        listed() || built()
    }

    /// The legal action that those slots are.
    pub(crate) fn whole(&self, slots: &[String]) -> Option<G::Action> {
        if let Some((_, number)) = self.paths.iter().find(|(path, _)| path == slots) {
            return Some(self.actions[*number].clone());
        }
        let is_open = self.forms.iter().any(|form| slots.first().is_some_and(|first| form.id == first));
        let action: G::Action = is_open.then(|| slots.join(" ").parse().ok()).flatten()?;
        (self.legal)(&action).is_ok().then_some(action)
    }

    /// The legal action that those slots are, if nothing can follow them.
    pub(super) fn end(&self, slots: &[String]) -> Option<G::Action> {
        self.whole(slots).filter(|_| self.after(slots).is_empty())
    }

    /// The refusal of an action that those slots are, in its own order.
    pub(super) fn refusal(&self, slots: &[String]) -> Option<Refusal> {
        let action: G::Action = slots.join(" ").parse().ok()?;
        if G::slots(&action) == slots { (self.legal)(&action).err() } else { None }
    }
}
