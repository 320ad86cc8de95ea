//! What people decide ahead: orders given, cancelled, and filled in as forms.

use poise::serenity_prelude as serenity;
use poise::serenity_prelude::{
    ButtonStyle, CreateActionRow, CreateButton, CreateModal, CreateSelectMenu, CreateSelectMenuKind,
};
use rules::{Arg, NEXT, OrderKind, Prepared, Seat, Viewer, Words};

use crate::discord::answering::Context;
use crate::discord::answering::command::{answer, caller, choice, choices, completing};
use crate::discord::app::{Answer, App};
use crate::discord::features::forms::modal;
use crate::discord::features::panel::deed::{check_length, complete_turn};
use crate::discord::features::{orders, plan};
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::message::press::{Choice, CustomId};
use crate::discord::message::rows::button;
use crate::discord::message::{phone, viewer_of};
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits;
use crate::discord::wire::limits::fit;
use host::tables::Found;
use session::{DELAY, Denied, Intent, Order, Session};
use words::{Speech, unescape};

/// Shows what the caller has decided ahead.
#[poise::command(slash_command, rename = "orders")]
pub(crate) async fn orders_command(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, orders(&ctx.data().app, &caller, None).await?).await
}

/// Prepares moves for the caller's next turn.
#[poise::command(slash_command)]
pub(crate) async fn turn(
    ctx: Context<'_>,
    #[autocomplete = "complete_next"] moves: String,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, orders(&ctx.data().app, &caller, Some(&moves)).await?).await
}

/// Possible next moves of one's next turn.
async fn complete_next(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let Some((caller, _asker)) = completing(ctx) else { return choices([]) };
    let completions = complete_turn(&ctx.data().app, &caller, typed).await;
    choices(completions.iter().map(|completion| choice(&completion.label, &completion.value)))
}

/// What the caller has decided ahead at the table in this channel, with the moves that they typed for their next turn.
pub(crate) async fn orders(app: &App, caller: &Caller, next: Option<&str>) -> Result<Answer, Failure> {
    let table = app.own_table(caller).await?;
    if let Some(moves) = next {
        check_length(moves)?;
        return Ok(Answer::private(order(app, caller, &table, &format!("next {moves}")).await?));
    }
    Ok(Answer::private(orders_page(&table, caller)?))
}

/// Gives an order for the caller, in notation; the answer lists all of them.
pub(crate) async fn order(app: &App, caller: &Caller, table: &Found, order: &str) -> Result<Page, Failure> {
    ordered(app, caller, table, Intent::Order(order.to_owned())).await
}

/// Cancels an order of the caller.
pub(crate) async fn countermand(
    app: &App,
    caller: &Caller,
    table: &Found,
    number: &str,
) -> Result<Page, Failure> {
    // What is no number names no order.
    ordered(app, caller, table, Intent::Countermand(number.parse().unwrap_or(-1))).await
}

async fn ordered(app: &App, caller: &Caller, table: &Found, intent: Intent) -> Result<Page, Failure> {
    let receipt = app.act(caller, table, intent).await?;
    orders_page(&table.after(&receipt), caller)
}

/// Gives the order of a form that the caller has filled in.
pub(crate) async fn order_by_form(
    app: &App,
    caller: &Caller,
    table: &Found,
    kind: &str,
    texts: &[String],
) -> Result<Page, Failure> {
    let form = form_of_order(table, kind)?;
    let speeches = table.readers(caller.lang);
    let readers: Vec<&dyn Words> = speeches.iter().map(|speech| speech as &dyn Words).collect();
    let sight = table.sight(viewer_of(table, caller)).ok_or(Failure::Denied(Denied::NotStarted))?;
    let written =
        sight.fill(form, texts, &readers).map_err(|refusal| Failure::Told(refusal.key, refusal.args))?;
    order(app, caller, table, &written).await
}

/// The form of a kind of order.
pub(crate) fn form_of_order(session: &Session, kind: &str) -> Result<&'static rules::Form, Failure> {
    let known = session.title.orders().iter().find(|known| known.id == kind);
    known.and_then(|kind| kind.form).ok_or(Failure::Denied(Denied::NoOrders))
}

/// The window in which a person fills in the rest of an order.
pub(crate) fn order_window(
    session: &Session,
    caller: &Caller,
    id: &CustomId,
    kind: &str,
) -> Result<CreateModal, Failure> {
    session.player(&caller.person)?;
    Ok(modal(session, caller, id, form_of_order(session, kind)?, &[]))
}

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
        let sight = session.sight(Viewer::Seat(seat));
        let whole = |action: &String| sight.as_ref().and_then(|sight| sight.whole(action, speech));
        let alone = || moves.iter().filter_map(|prepared| whole(&prepared.action)).collect();
        let moves = session::prepared::planned(session, seat, speech)
            .map_or_else(|_| alone(), |planned| planned.said);
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

/// The menu that cancels orders.
fn cancelling(session: &Session, seat: Seat, orders: &[&Order], speech: &Speech) -> Option<CreateActionRow> {
    let option = |order: &&Order| {
        let label = unescape(&said(session, seat, order, speech));
        phone::option(&label, "", order.number.to_string())
    };
    let kind = CreateSelectMenuKind::String { options: orders.iter().map(option).collect() };
    let id = CustomId::at(session.id, orders::Press::Cancel);
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
        let id = CustomId::at(session.id, plan::Press::choose(Choice::Pick(String::new())));
        let shut = session::prepared::imagined(session, seat).is_err();
        return button(&id, &speech.say("orders-next")).style(ButtonStyle::Secondary).disabled(shut);
    }
    let key = format!("{}-order-{}", session.title.id(), kind.id.replace(' ', "-"));
    let stands = kind.form.is_none() && orders.iter().any(|order| kind.holds(&order.text));
    let form = kind.form.map(|_| orders::Press::Form { kind: kind.id.to_owned() });
    let id =
        CustomId::at(session.id, form.unwrap_or_else(|| orders::Press::Give { order: kind.id.to_owned() }));
    button(&id, &speech.say(&key)).style(ButtonStyle::Secondary).disabled(stands)
}
