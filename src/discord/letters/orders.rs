//! What somebody has decided ahead, with ways to add to it and to cancel.

use poise::serenity_prelude as serenity;
use rules::{Arg, NEXT, OrderKind, Prepared, Seat, Words as _};
use serenity::{ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind};

use super::failure::Failure;
use super::parts::page::Page;
use super::parts::phone;
use super::parts::press::{Choice, CustomId, Press};
use super::parts::rows::button;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits::{self, fit};
use session::{DELAY, Denied, Order, Session};
use words::{Speech, unescape};

/// What the caller has decided ahead at a table, with ways to add to it and to cancel.
///
/// # Errors
/// [`Failure`] if nothing can be decided ahead there.
pub(crate) fn orders_page(session: &Session, caller: &Caller) -> Result<Page, Failure> {
    let seat = session.player(&caller.person)?;
    if session.title.orders().is_empty() {
        return Err(Failure::Denied(Denied::NoOrders));
    }
    let speech = session.speech(caller.lang);
    let orders = session::orders::of(session, seat);
    let mut lines = vec![speech.say("orders-title")];
    for (number, order) in (1_usize..).zip(&orders) {
        let said = said(session, seat, order, &speech);
        lines.push(speech.text("orders-line", &[("number", number.into()), ("order", said.into())]));
    }
    if session::prepared::has_dropped(session, seat) {
        lines.push(speech.say("orders-dropped"));
    }
    if orders.is_empty() {
        lines.push(speech.say("orders-none"));
    }
    lines.push(format!("-# {}", speech.text("orders-foot", &[("seconds", DELAY.into())])));
    let mut rows: Vec<CreateActionRow> = cancelling(session, seat, &orders, &speech).into_iter().collect();
    let kinds: Vec<CreateButton> = session
        .title
        .orders()
        .iter()
        .map(|kind| kind_button(session, seat, kind, &orders, &speech))
        .collect();
    rows.extend(kinds.chunks(limits::BUTTONS).map(|row| CreateActionRow::Buttons(row.to_vec())));
    Ok(Page { content: fit(&lines.join("\n"), limits::CONTENT), rows, ..Page::default() })
}

/// An order in words, and how often it will still be carried out.
fn said(session: &Session, seat: Seat, order: &Order, speech: &Speech) -> String {
    if let Some(moves) = Prepared::read(&order.text) {
        let notation = || moves.iter().map(|prepared| prepared.action.clone()).collect();
        let moves = session::prepared::planned(session, seat, speech)
            .map_or_else(|_| notation(), |planned| planned.said);
        return speech.text("orders-next-turn", &[("moves", moves.join(" → ").into())]);
    }
    let said = session.title.say_order(&order.text, speech);
    match session::orders::left(session, order) {
        None => said,
        Some(left) => {
            let args: [(&str, Arg); 2] = [("order", said.into()), ("count", left.into())];
            speech.text("orders-left", &args)
        }
    }
}

/// The menu with which orders are cancelled.
fn cancelling(session: &Session, seat: Seat, orders: &[&Order], speech: &Speech) -> Option<CreateActionRow> {
    let option = |order: &&Order| {
        let label = unescape(&said(session, seat, order, speech));
        phone::option(&label, "", order.number.to_string())
    };
    let kind = CreateSelectMenuKind::String { options: orders.iter().map(option).collect() };
    let id = CustomId::at(session.id, Press::Countermand);
    let menu = CreateSelectMenu::new(id.to_string(), kind).placeholder(speech.say("orders-cancel"));
    (!orders.is_empty()).then_some(CreateActionRow::SelectMenu(menu))
}

/// The button that gives an order of a kind, at once or by a form.
fn kind_button(
    session: &Session,
    seat: Seat,
    kind: &OrderKind,
    orders: &[&Order],
    speech: &Speech,
) -> CreateButton {
    if *kind == NEXT {
        let id = CustomId::at(session.id, Press::Plan(Choice::Pick(String::new())));
        let shut = session::prepared::imagined(session, seat).is_err();
        return button(&id, &speech.say("orders-next")).style(ButtonStyle::Secondary).disabled(shut);
    }
    let key = format!("{}-order-{}", session.title.id(), kind.id.replace(' ', "-"));
    let stands = kind.form.is_none() && orders.iter().any(|order| kind.holds(&order.text));
    let form = kind.form.map(|_| Press::OrderForm(kind.id.to_owned()));
    let id = CustomId::at(session.id, form.unwrap_or_else(|| Press::Order(kind.id.to_owned())));
    button(&id, &speech.say(&key)).style(ButtonStyle::Secondary).disabled(stands)
}
