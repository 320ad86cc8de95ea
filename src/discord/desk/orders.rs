use games::{Arg, NEXT, OrderKind, Prepared, Seat, Words};
use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};

use super::read::viewer_of;
use super::table::check_length;
use super::{Answer, Desk};
use crate::discord::caller::Caller;
use crate::discord::custom_id::{CustomId, Verb};
use crate::discord::failure::Failure;
use crate::discord::limits::{self, fit};
use crate::discord::page::Page;
use crate::discord::rows::button;
use crate::session::{DELAY, Denied, Intent, Order, Session};
use crate::tables::Found;
use crate::words::{Speech, unescape};

impl Desk {
    /// What the caller has decided ahead at the table in this channel, once the moves that they typed for their next turn are prepared.
    ///
    /// # Errors
    /// [`Failure`]
    pub(crate) async fn orders(&self, caller: &Caller, next: Option<&str>) -> Result<Answer, Failure> {
        let table = self.here(caller).await?;
        if let Some(moves) = next {
            check_length(moves)?;
            return Ok(Answer::private(self.order(caller, &table, &format!("next {moves}")).await?));
        }
        Ok(Answer::private(self.orders_page(&table, caller)?))
    }

    /// What the caller has decided ahead at a table, with ways to add to it and to cancel.
    ///
    /// # Errors
    /// [`Failure`] if nothing can be decided ahead there.
    pub(in crate::discord) fn orders_page(
        &self,
        session: &Session,
        caller: &Caller,
    ) -> Result<Page, Failure> {
        let seat = session.player(&caller.person)?;
        if session.title.orders().is_empty() {
            return Err(Failure::Denied(Denied::NoOrders));
        }
        let speech = self.speech(session, caller.lang);
        let orders = session.orders(seat);
        let mut lines = vec![speech.say("orders-title")];
        for (number, order) in (1_usize..).zip(&orders) {
            let said = said(session, seat, order, &speech);
            lines.push(speech.text("orders-line", &[("number", number.into()), ("order", said.into())]));
        }
        if session.has_dropped(seat) {
            lines.push(speech.say("orders-dropped"));
        }
        if orders.is_empty() {
            lines.push(speech.say("orders-none"));
        }
        lines.push(format!("-# {}", speech.text("orders-foot", &[("seconds", DELAY.into())])));
        let mut rows: Vec<CreateActionRow> =
            cancelling(session, seat, &orders, &speech).into_iter().collect();
        let kinds: Vec<CreateButton> = session
            .title
            .orders()
            .iter()
            .map(|kind| kind_button(session, seat, kind, &orders, &speech))
            .collect();
        rows.extend(kinds.chunks(limits::BUTTONS).map(|row| CreateActionRow::Buttons(row.to_vec())));
        Ok(Page { content: fit(&lines.join("\n"), limits::CONTENT), rows, ..Page::default() })
    }

    /// Gives an order for the caller, in notation; the reply shows how things stand.
    ///
    /// # Errors
    /// [`Failure`]
    pub(in crate::discord) async fn order(
        &self,
        caller: &Caller,
        table: &Found,
        order: &str,
    ) -> Result<Page, Failure> {
        self.ordered(caller, table, Intent::Order(order.to_owned())).await
    }

    /// Cancels an order of the caller.
    ///
    /// # Errors
    /// [`Failure`]
    pub(in crate::discord) async fn countermand(
        &self,
        caller: &Caller,
        table: &Found,
        number: &str,
    ) -> Result<Page, Failure> {
        // No number is no order's number.
        self.ordered(caller, table, Intent::Countermand(number.parse().unwrap_or(-1))).await
    }

    async fn ordered(&self, caller: &Caller, table: &Found, intent: Intent) -> Result<Page, Failure> {
        let receipt = self.act(caller, table, intent).await?;
        self.orders_page(&table.after(&receipt), caller)
    }

    /// Gives the order for which the caller has filled in a form.
    ///
    /// # Errors
    /// [`Failure`]
    pub(in crate::discord) async fn order_form(
        &self,
        caller: &Caller,
        table: &Found,
        kind: &str,
        texts: &[String],
    ) -> Result<Page, Failure> {
        let form = form(table, kind)?;
        let speeches = Speech::readers(caller.lang, &table.language, &table.seats);
        let readers: Vec<&dyn Words> = speeches.iter().map(|speech| speech as &dyn Words).collect();
        let sight = table.sight(viewer_of(table, caller)).ok_or(Failure::Denied(Denied::NotStarted))?;
        let written =
            sight.fill(form, texts, &readers).map_err(|refusal| Failure::Told(refusal.key, refusal.args))?;
        self.order(caller, table, &written).await
    }
}

/// The form of a kind of order.
pub(in crate::discord) fn form(session: &Session, kind: &str) -> Result<&'static games::Form, Failure> {
    let known = session.title.orders().iter().find(|known| known.id == kind);
    known.and_then(|kind| kind.form).ok_or(Failure::Denied(Denied::NoOrders))
}

/// An order in words, and how often it will still be carried out.
fn said(session: &Session, seat: Seat, order: &Order, speech: &Speech) -> String {
    if let Some(moves) = Prepared::read(&order.text) {
        let notation = || moves.iter().map(|prepared| prepared.action.clone()).collect();
        let moves = session.planned(seat, speech).map_or_else(|_| notation(), |planned| planned.said);
        return speech.text("orders-next-turn", &[("moves", moves.join(" → ").into())]);
    }
    let said = session.title.say_order(&order.text, speech);
    match session.left(order) {
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
        let label = fit(&unescape(&said(session, seat, order, speech)), limits::OPTION_TEXT);
        CreateSelectMenuOption::new(label, order.number.to_string())
    };
    let kind = CreateSelectMenuKind::String { options: orders.iter().map(option).collect() };
    let decision = session.decision(seat);
    let id = CustomId { decision, ..CustomId::plain(session.id.0, Verb::Countermand) };
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
        let id = CustomId::plain(session.id.0, Verb::Plan);
        let shut = session.imagined(seat).is_err();
        return button(&id, &speech.say("orders-next")).style(ButtonStyle::Secondary).disabled(shut);
    }
    let key = format!("{}-order-{}", session.title.id(), kind.id.replace(' ', "-"));
    let verb = if kind.form.is_some() { Verb::OrderForm } else { Verb::Order };
    let stands = kind.form.is_none() && orders.iter().any(|order| kind.holds(&order.text));
    let id = CustomId::plain(session.id.0, verb).with(kind.id);
    button(&id, &speech.say(&key)).style(ButtonStyle::Secondary).disabled(stands)
}
