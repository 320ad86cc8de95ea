//! A game's [`Menu`] as rows of buttons and selects, within Discord's five by five.

use games::{Choice, Menu, SlotMenu};
use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};

use super::custom_id::{CustomId, Verb};
use super::limits::{self, fit};

/// Marks a select's value that is an action rather than a draft.
pub(crate) const ACT: char = '!';

/// A button of the panel that no game has: take back, more …
pub(crate) struct Extra {
    /// Its custom_id.
    pub id: CustomId,
    /// Its label.
    pub label: String,
    /// Its style.
    pub style: ButtonStyle,
}

/// Builds the rows of one seat's panel: `at` carries table and decision.
pub(crate) struct Rows<'a> {
    /// Table and decision number; verb and rest are filled in.
    pub at: CustomId,
    /// Prefix of the confirm button's label.
    pub confirm: &'a str,
}

impl Rows<'_> {
    /// The rows: the newest slots, adjustments, then confirmation and the extras. Earlier slots give way.
    pub(crate) fn build(&self, menu: &Menu, extras: &[Extra]) -> Vec<CreateActionRow> {
        let mut buttons: Vec<CreateButton> =
            menu.adjust.iter().enumerate().map(|(i, a)| self.adjust(i, a)).collect();
        let mut last: Vec<CreateButton> = self.confirmation(menu).into_iter().collect();
        let room = limits::BUTTONS.saturating_sub(last.len() + extras.len());
        let spill = buttons.len().saturating_sub(limits::BUTTONS).min(room);
        last.extend(buttons.split_off(buttons.len() - spill));
        last.extend(extras.iter().map(|extra| button(&extra.id, &extra.label).style(extra.style)));
        last.truncate(limits::BUTTONS);
        let mut tail: Vec<CreateActionRow> =
            buttons.chunks(limits::BUTTONS).map(|row| CreateActionRow::Buttons(row.to_vec())).collect();
        if !last.is_empty() {
            tail.push(CreateActionRow::Buttons(last));
        }
        let mut rows: Vec<CreateActionRow> =
            menu.slots.iter().enumerate().flat_map(|(index, slot)| self.slot(index, slot)).collect();
        let surplus = (rows.len() + tail.len()).saturating_sub(limits::ROWS);
        rows.drain(..surplus.min(rows.len()));
        rows.extend(tail);
        rows
    }

    fn id(&self, verb: Verb, rest: &str) -> CustomId {
        CustomId { verb, rest: rest.to_owned(), ..self.at.clone() }
    }

    fn confirmation(&self, menu: &Menu) -> Option<CreateButton> {
        let action = menu.complete.as_ref()?;
        let label = match menu.confirm.as_deref() {
            Some(what) if !what.is_empty() => format!("{}: {what}", self.confirm),
            _ => self.confirm.to_owned(),
        };
        Some(button(&self.id(Verb::Act, action), &label).style(ButtonStyle::Success))
    }

    fn adjust(&self, index: usize, adjust: &games::ChoiceButton) -> CreateButton {
        // A button that leads nowhere still needs an id of its own.
        let rest =
            adjust.draft.as_ref().map_or_else(|| format!("-{index}"), |draft| format!("{index}{draft}"));
        button(&self.id(Verb::Adjust, &rest), &adjust.label)
            .style(ButtonStyle::Secondary)
            .disabled(adjust.draft.is_none())
    }

    /// An open slot with few choices becomes buttons, every other one a select.
    fn slot(&self, index: usize, slot: &SlotMenu) -> Option<CreateActionRow> {
        if slot.choices.is_empty() {
            return None;
        }
        let open = slot.choices.iter().all(|choice| !choice.chosen);
        if open && !slot.regions && slot.choices.len() <= limits::BUTTONS {
            let buttons = slot.choices.iter().map(|choice| self.choice_button(choice));
            return Some(CreateActionRow::Buttons(buttons.collect()));
        }
        let options = slot.choices.iter().take(limits::OPTIONS).map(option).collect();
        let id = self.id(Verb::Select, &index.to_string()).to_string();
        let select = CreateSelectMenu::new(id, CreateSelectMenuKind::String { options });
        Some(CreateActionRow::SelectMenu(select.placeholder(fit(&slot.ask, limits::PLACEHOLDER))))
    }

    fn choice_button(&self, choice: &Choice) -> CreateButton {
        match &choice.act {
            Some(action) => button(&self.id(Verb::Act, action), &choice.label).style(ButtonStyle::Primary),
            None => button(&self.id(Verb::Pick, &choice.draft.to_string()), &choice.label)
                .style(ButtonStyle::Secondary),
        }
    }
}

fn option(choice: &Choice) -> CreateSelectMenuOption {
    let value = match &choice.act {
        Some(action) => format!("{ACT}{action}"),
        None => choice.draft.to_string(),
    };
    let option = CreateSelectMenuOption::new(fit(&choice.label, limits::OPTION_TEXT), value)
        .default_selection(choice.chosen);
    if choice.description.is_empty() {
        option
    } else {
        option.description(fit(&choice.description, limits::OPTION_TEXT))
    }
}

/// A button with that id and label.
pub(crate) fn button(id: &CustomId, label: &str) -> CreateButton {
    CreateButton::new(id.to_string()).label(fit(label, limits::BUTTON_LABEL))
}
