//! A game's [`Menu`] as rows of buttons and selects, within Discord's five by five.

use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, ReactionType,
};
use tabletop::{Choice, Menu, SlotMenu, Weight};

use crate::discord::message::phone;
use crate::discord::message::press::{ACT, Adjusted, Choice as Chosen, CustomId};
use crate::discord::wire::limits;
use crate::discord::wire::limits::fit;
use words::unescape;

/// A button that every game's panel has: take back, more …
pub(crate) struct Extra {
    /// Its custom_id.
    pub id: CustomId,
    /// Its label.
    pub label: String,
}

/// Builds the rows of one seat's panel.
pub(crate) struct Rows<'a> {
    /// The custom_id of each choice.
    pub id: &'a (dyn Fn(Chosen) -> CustomId + Sync),
}

impl Rows<'_> {
    /// The rows: the newest slots, adjustments, then confirmation and the extras. Earlier slots are dropped if there is no room.
    pub(crate) fn build(&self, menu: &Menu, extras: &[Extra]) -> Vec<CreateActionRow> {
        let mut buttons: Vec<CreateButton> =
            menu.adjust.iter().enumerate().map(|(i, a)| self.adjust(i, a)).collect();
        let mut last: Vec<CreateButton> = self.confirmation(menu).into_iter().collect();
        let room = limits::BUTTONS.saturating_sub(last.len() + extras.len());
        let spill = buttons.len().saturating_sub(limits::BUTTONS).min(room);
        last.extend(buttons.split_off(buttons.len() - spill));
        last.extend(extras.iter().map(|extra| button(&extra.id, &extra.label).style(ButtonStyle::Secondary)));
        last.truncate(limits::BUTTONS);
        let mut tail: Vec<CreateActionRow> =
            buttons.chunks(limits::BUTTONS).map(|row| CreateActionRow::Buttons(row.to_vec())).collect();
        if !last.is_empty() {
            tail.push(CreateActionRow::Buttons(last));
        }
        let slots = menu.slots.iter().enumerate();
        let mut rows: Vec<CreateActionRow> = slots.flat_map(|(index, slot)| self.slot(index, slot)).collect();
        let surplus = (rows.len() + tail.len()).saturating_sub(limits::ROWS);
        rows.drain(..surplus.min(rows.len()));
        rows.extend(tail);
        rows
    }

    fn confirmation(&self, menu: &Menu) -> Option<CreateButton> {
        let action = menu.complete.as_ref()?;
        let label = menu.confirm.as_deref().unwrap_or(action);
        let style = if menu.weight == Weight::Grave { ButtonStyle::Danger } else { ButtonStyle::Success };
        Some(button(&(self.id)(Chosen::Act(action.clone())), label).style(style))
    }

    fn adjust(&self, index: usize, adjust: &tabletop::ChoiceButton) -> CreateButton {
        let draft = adjust.draft.as_ref().map(ToString::to_string);
        button(&(self.id)(Chosen::Adjust(Adjusted { index, draft })), &adjust.label)
            .style(ButtonStyle::Secondary)
            .disabled(adjust.draft.is_none())
    }

    /// The rows of a slot. An open slot with few choices becomes buttons, every other one a select; leading choices come before, choices
    /// set apart after them.
    fn slot(&self, index: usize, slot: &SlotMenu) -> Vec<CreateActionRow> {
        let Parts { leading, usual, apart } = Parts::of(slot);
        let mut rows = Vec::new();
        let buttons = |choices: &[&Choice]| {
            let buttons = choices.iter().map(|choice| self.choice_button(choice));
            CreateActionRow::Buttons(buttons.collect())
        };
        if !leading.is_empty() {
            rows.push(buttons(&leading));
        }
        if is_open(slot) && !slot.regions && usual.len() <= limits::BUTTONS {
            rows.extend((!usual.is_empty()).then(|| buttons(&usual)));
        } else if !usual.is_empty() {
            rows.push(self.select(index, slot, &usual));
        }
        if !apart.is_empty() {
            rows.push(buttons(&apart));
        }
        rows
    }

    fn select(&self, index: usize, slot: &SlotMenu, choices: &[&Choice]) -> CreateActionRow {
        let options = choices.iter().take(limits::OPTIONS).map(|choice| option(choice)).collect();
        let id = (self.id)(Chosen::Select(index)).to_string();
        let select = CreateSelectMenu::new(id, CreateSelectMenuKind::String { options });
        CreateActionRow::SelectMenu(select.placeholder(fit(&unescape(&slot.ask), limits::PLACEHOLDER)))
    }

    fn choice_button(&self, choice: &Choice) -> CreateButton {
        let id = match &choice.act {
            Some(action) => (self.id)(Chosen::Act(action.clone())),
            None => (self.id)(Chosen::Pick(choice.draft.to_string())),
        };
        let (emoji, label) = drawn(choice);
        let style = match choice.weight {
            Weight::Grave => ButtonStyle::Danger,
            Weight::Closing => ButtonStyle::Success,
            Weight::Usual | Weight::Leading if choice.act.is_some() => ButtonStyle::Primary,
            Weight::Usual | Weight::Leading => ButtonStyle::Secondary,
        };
        let button = button(&id, &label).style(style);
        match emoji {
            Some(emoji) => button.emoji(emoji),
            None => button,
        }
    }
}

/// The choices of a slot, by where they stand.
struct Parts<'a> {
    leading: Vec<&'a Choice>,
    usual: Vec<&'a Choice>,
    apart: Vec<&'a Choice>,
}

impl<'a> Parts<'a> {
    fn of(slot: &'a SlotMenu) -> Parts<'a> {
        let few = |choices: &Vec<&Choice>| choices.len() <= limits::BUTTONS;
        let (apart, rest): (Vec<_>, Vec<_>) =
            slot.choices.iter().partition(|choice| choice.weight.is_apart());
        if !is_open(slot) {
            // Choices set apart are offered only before anything is chosen.
            let shown = slot.choices.iter().filter(|choice| choice.chosen || !choice.weight.is_apart());
            return Parts { leading: Vec::new(), usual: shown.collect(), apart: Vec::new() };
        }
        if !few(&apart) {
            return Parts { leading: Vec::new(), usual: slot.choices.iter().collect(), apart: Vec::new() };
        }
        let (leading, usual): (Vec<_>, Vec<_>) =
            rest.iter().partition(|choice| choice.weight == Weight::Leading);
        if few(&leading) && !few(&rest) {
            Parts { leading, usual, apart }
        } else {
            Parts { leading: Vec::new(), usual: rest, apart }
        }
    }
}

/// Whether nothing has been chosen in a slot yet.
fn is_open(slot: &SlotMenu) -> bool {
    slot.choices.iter().all(|choice| !choice.chosen)
}

/// The choices of a menu's open slot that are buttons, and so have no second line; none if it is a select.
pub(crate) fn open_buttons(menu: &Menu) -> Vec<&Choice> {
    let Some(slot) = menu.slots.last().filter(|slot| is_open(slot) && !slot.regions) else {
        return Vec::new();
    };
    let Parts { leading, usual, apart } = Parts::of(slot);
    let usual = if usual.len() <= limits::BUTTONS { usual } else { Vec::new() };
    leading.into_iter().chain(usual).chain(apart).collect()
}

/// A choice's emoji and its label; several emoji begin the label instead, because a button or an option has room for one.
fn drawn(choice: &Choice) -> (Option<ReactionType>, String) {
    match choice.emoji[..] {
        [] => (None, choice.label.clone()),
        [one] => (Some(ReactionType::Unicode(one.to_owned())), choice.label.clone()),
        ref several => (None, format!("{} {}", several.concat(), choice.label)),
    }
}

fn option(choice: &Choice) -> CreateSelectMenuOption {
    let value = match &choice.act {
        Some(action) => format!("{ACT}{action}"),
        None => choice.draft.to_string(),
    };
    let (emoji, label) = drawn(choice);
    let option = phone::option(&unescape(&label), &unescape(&choice.description), value)
        .default_selection(choice.chosen);
    match emoji {
        Some(emoji) => option.emoji(emoji),
        None => option,
    }
}

/// Whether a phone does not show all of a choice's label on a button.
pub(crate) fn is_cut(choice: &Choice) -> bool {
    !phone::parted(&unescape(&drawn(choice).1)).1.is_empty()
}

/// A button with that id and label.
pub(crate) fn button(id: &CustomId, label: &str) -> CreateButton {
    CreateButton::new(id.to_string()).label(phone::brief(&unescape(label)))
}
