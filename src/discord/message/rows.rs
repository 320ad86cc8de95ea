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

/// The most lines of a phone's text that a slot's buttons and what is said of them may take: about a third of a screen. More become menus.
const ROOM: usize = 12;

/// The lines of text that are as high as a row of buttons.
const BUTTON_LINES: usize = 2;

/// The characters of text in a line on a phone.
const TEXT_WIDTH: usize = 46;

/// The characters of labels that a row of buttons on a phone would hold if they stood side by side, and what each button takes besides.
const BUTTONS_WIDTH: usize = 45;
const MARGIN: usize = 5;

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
    /// What a menu next to other choices asks, given its first choice; the first asks the slot's question.
    pub other: &'a (dyn Fn(&str) -> String + Sync),
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

    /// The rows of a slot: a row of buttons or a menu for each of its groups.
    fn slot(&self, index: usize, slot: &SlotMenu) -> Vec<CreateActionRow> {
        let groups = groups(slot);
        let rows = groups.iter().enumerate().map(|(number, group)| {
            if !group.is_menu {
                let buttons = group.choices.iter().map(|choice| self.choice_button(choice));
                return CreateActionRow::Buttons(buttons.collect());
            }
            let before = group.choices.first().filter(|_| number > 0);
            let ask = before.map_or_else(|| slot.ask.clone(), |choice| (self.other)(&choice.label));
            self.select(index + number * limits::ROWS, &ask, &group.choices)
        });
        rows.collect()
    }

    fn select(&self, index: usize, ask: &str, choices: &[&Choice]) -> CreateActionRow {
        let options = choices.iter().take(limits::OPTIONS).map(|choice| option(choice)).collect();
        let id = (self.id)(Chosen::Select(index)).to_string();
        let select = CreateSelectMenu::new(id, CreateSelectMenuKind::String { options });
        CreateActionRow::SelectMenu(select.placeholder(fit(&unescape(ask), limits::PLACEHOLDER)))
    }

    fn choice_button(&self, choice: &Choice) -> CreateButton {
        let id = match &choice.act {
            Some(action) => (self.id)(Chosen::Act(action.clone())),
            None => (self.id)(Chosen::Pick(choice.draft.to_string())),
        };
        let (emoji, label) = brief(choice);
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

/// Choices of a slot that stand together.
struct Group<'a> {
    choices: Vec<&'a Choice>,
    is_menu: bool,
}

/// The choices of a slot, by where they stand: leading ones, all others, those set apart. The first two together are buttons if a phone has
/// room for them; else each of the two is, if it takes half of that, or a menu.
fn groups(slot: &SlotMenu) -> Vec<Group<'_>> {
    let menu = |choices| Group { choices, is_menu: true };
    if !is_open(slot) {
        // Choices set apart are offered only before anything is chosen.
        let shown = slot.choices.iter().filter(|choice| choice.chosen || !choice.weight.is_apart());
        return vec![menu(shown.collect())];
    }
    let (apart, rest): (Vec<_>, Vec<_>) = slot.choices.iter().partition(|choice| choice.weight.is_apart());
    if apart.len() > limits::BUTTONS {
        return vec![menu(slot.choices.iter().collect())];
    }
    let buttons = |choices| Group { choices, is_menu: false };
    let sized = |choices: Vec<_>| Group { is_menu: !has_room(&choices, ROOM / 2), choices };
    let (leading, usual): (Vec<_>, Vec<_>) = rest.iter().partition(|choice| choice.weight == Weight::Leading);
    let mut groups = match slot.regions {
        false if has_room(&rest, ROOM) => vec![buttons(rest)],
        _ if leading.len() > limits::BUTTONS => vec![menu(rest)],
        false => vec![sized(leading), sized(usual)],
        true => vec![buttons(leading), menu(usual)],
    };
    groups.push(buttons(apart));
    groups.retain(|group| !group.choices.is_empty());
    groups
}

/// Whether choices fit into a row of buttons, and these and what is said of them into that many lines on a phone.
fn has_room(choices: &[&Choice], lines: usize) -> bool {
    let (mut rows, mut free) = (0, 0);
    for choice in choices {
        let (emoji, label) = brief(choice);
        let width =
            phone::brief(&unescape(&label)).chars().count() + 2 * usize::from(emoji.is_some()) + MARGIN;
        if width > free {
            (rows, free) = (rows + 1, BUTTONS_WIDTH);
        }
        free = free.saturating_sub(width);
    }
    let said = choices.iter().filter_map(|choice| told(choice));
    let said: usize = said.map(|line| line.chars().count().div_ceil(TEXT_WIDTH)).sum();
    choices.len() <= limits::BUTTONS && rows * BUTTON_LINES + said <= lines
}

/// Whether nothing has been chosen in a slot yet.
fn is_open(slot: &SlotMenu) -> bool {
    slot.choices.iter().all(|choice| !choice.chosen)
}

/// The choices of a menu's open slot that are buttons, and so have no second line.
pub(crate) fn open_buttons(menu: &Menu) -> Vec<&Choice> {
    open_groups(menu).flat_map(|group| group.choices).collect()
}

/// What the buttons of a menu's open slot have no room for, a line each.
pub(crate) fn told_of_buttons(menu: &Menu) -> Vec<String> {
    open_groups(menu).flat_map(|group| said(&group.choices)).collect()
}

fn open_groups(menu: &Menu) -> impl Iterator<Item = Group<'_>> {
    let slot = menu.slots.last().filter(|slot| is_open(slot) && !slot.regions);
    slot.into_iter().flat_map(groups).filter(|group| !group.is_menu)
}

/// A line for each of some buttons if one of them has no room for all it says, or none: a list with gaps looks complete.
fn said(choices: &[&Choice]) -> Vec<String> {
    let lines: Vec<Option<String>> = choices.iter().map(|choice| told(choice)).collect();
    if lines.iter().all(Option::is_none) {
        return Vec::new();
    }
    let whole = |choice: &Choice| format!("• {}", choice.label);
    lines.into_iter().zip(choices).map(|(line, choice)| line.unwrap_or_else(|| whole(choice))).collect()
}

/// The part of a choice that its button has no room for; none if it says everything.
fn told(choice: &Choice) -> Option<String> {
    // Does not repeat what the label says.
    if choice.label.contains(&choice.description) {
        return is_cut(choice).then(|| format!("• {}", choice.label));
    }
    Some(format!("• {} – {}", choice.label, choice.description))
}

/// A choice's emoji and its label; several emoji begin the label instead, because a button or an option has room for one.
fn drawn(choice: &Choice) -> (Option<ReactionType>, String) {
    match choice.emoji[..] {
        [] => (None, choice.label.clone()),
        [one] => (Some(ReactionType::Unicode(one.to_owned())), choice.label.clone()),
        ref several => (None, format!("{} {}", several.concat(), choice.label)),
    }
}

/// The emoji and the label of a choice's button: a list that several emoji show already is on it whole, or not at all.
fn brief(choice: &Choice) -> (Option<ReactionType>, String) {
    let (emoji, label) = drawn(choice);
    let named = label.split_once(": ").filter(|_| choice.emoji.len() > 1 && is_cut(choice));
    let deed = named.map(|(deed, _)| deed.to_owned());
    (emoji, deed.unwrap_or(label))
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
