//! A person keeps a table waiting: the others vote on what to do.

use poise::serenity_prelude::{ButtonStyle, CreateActionRow};
use rules::{Arg, SeatSet, Words as _};

use crate::discord::answering::Context;
use crate::discord::answering::command::{answer, caller};
use crate::discord::app::pressed::{Reply, presses};
use crate::discord::app::{Answer, App};
use crate::discord::features::away::page::back;
use crate::discord::features::board::calls::mentions;
use crate::discord::features::seat;
use crate::discord::message::failure::{Failure, typed};
use crate::discord::message::page::Page;
use crate::discord::message::press::CustomId;
use crate::discord::message::rows::button;
use crate::discord::message::{Messages, public_speech};
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits;
use host::tables::Found;
use session::{Denied, Intent, Remedy, Session, Status};

/// Says what to do about a person who keeps the table waiting.
#[poise::command(slash_command)]
pub(crate) async fn vote(ctx: Context<'_>, remedy: String) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, Answer::private(vote_here(&ctx.data().app, &caller, &remedy).await?)).await
}

presses! {
    /// What is pressed about an absence.
    |pressed, app, caller|
    /// Votes for a remedy of an absence.
    Vote("vote") { number absence: i64, rest remedy: Remedy, }
        => Reply::private(vote_on(app, caller, &pressed.table().await?, absence, remedy).await);
}

/// Notes the caller's vote on an absence.
pub(crate) async fn vote_on(
    app: &App,
    caller: &Caller,
    table: &Found,
    absence: i64,
    remedy: Remedy,
) -> Result<Page, Failure> {
    let receipt = app.act(caller, table, Intent::Vote { absence, remedy }).await?;
    let open = receipt.session.absences.iter().any(|other| other.number == absence);
    let key = if open { "absence-noted" } else { "absence-done" };
    Ok(Page::text(caller.speech().say(key)))
}

/// Notes that vote for the absence in the caller's channel about which they decide; if there are several, shows each.
pub(crate) async fn vote_here(app: &App, caller: &Caller, remedy: &str) -> Result<Page, Failure> {
    let unknown = |_| Failure::Told("deny-argument", vec![("text", typed(remedy))]);
    let remedy: Remedy = remedy.parse().map_err(unknown)?;
    let table = app.own_table(caller).await?;
    let seat = table.player(&caller.person)?;
    let now = app.tables.now();
    let asked = table.absences.iter().filter(|absence| table.electors(absence, now).contains(seat));
    let numbers: Vec<i64> = asked.map(|absence| absence.number).collect();
    match numbers[..] {
        [] => Err(Failure::Denied(Denied::NoQuestion)),
        [number] => vote_on(app, caller, &table, number, remedy).await,
        _ => {
            let pages = numbers.iter().filter_map(|&number| app.messages.open_page(&table, number));
            let (content, rows): (Vec<_>, Vec<_>) = pages.map(|page| (page.content, page.rows)).unzip();
            let rows = rows.into_iter().flatten().take(limits::ROWS).collect();
            Ok(Page { rows, ..Page::text(limits::newest_lines(&content, limits::CONTENT)) })
        }
    }
}

impl Messages {
    /// The message that asks the others about the absence with that number, if it is open.
    pub(crate) fn absence_page(&self, session: &Session, number: i64) -> Option<Page> {
        let absence = session.absences.iter().find(|absence| absence.number == number)?;
        let speech = public_speech(session);
        let electors = session.electors(absence, self.now());
        let voted: SeatSet = absence.votes.iter().map(|(seat, _)| *seat).collect();
        let missing: SeatSet = electors.iter().filter(|&seat| !voted.contains(seat)).collect();
        let back = session.seat(absence.seat).and_then(|row| back(row, self.now()));
        let key = match (&back, session.terms.pace) {
            (Some(_), _) => "absence-holiday",
            (None, Some(_)) => "absence-time-up",
            (None, None) => "absence-silent",
        };
        let back = back.map(|back| ("back", back.into()));
        let args: Vec<_> = [("name", Arg::Name(absence.seat))].into_iter().chain(back).collect();
        let mut lines = vec![speech.text(key, &args)];
        let asked = mentions(&session.users(missing));
        if !asked.is_empty() {
            let key = if electors.len() > 1 { "absence-asked" } else { "absence-asked-one" };
            lines.push(speech.text(key, &[("people", asked.into())]));
        }
        let people = session.people();
        lines.extend(Remedy::ALL.into_iter().filter_map(|remedy| {
            let voters = absence.voters(remedy).iter().filter(|&seat| people.contains(seat));
            let names: Vec<String> = voters.map(|seat| speech.name(seat)).collect();
            let wish = || speech.say(&format!("absence-button-{remedy}"));
            let args = || [("wish", wish().into()), ("names", names.join(", ").into())];
            (!names.is_empty()).then(|| speech.text("absence-wish", &args()))
        }));
        let id = |remedy| CustomId::at(session.id, Press::Vote { absence: number, remedy });
        let remedies = Remedy::ALL.map(|remedy| {
            let label = speech.say(&format!("absence-button-{remedy}"));
            button(&id(remedy), &label).style(ButtonStyle::Secondary)
        });
        Some(Page {
            content: lines.join("\n"),
            rows: vec![CreateActionRow::Buttons(remedies.to_vec())],
            ping: self.called(session, missing),
            ..Page::default()
        })
    }
}

/// The message of the offer with that number, if the seat is still free.
pub(crate) fn offer_page(session: &Session, number: i64) -> Option<Page> {
    let going_on = session.status == Status::Live;
    let row = session.seats.iter().find(|row| going_on && row.offered == Some(number))?;
    let speech = public_speech(session);
    let game = speech.say(&format!("{}-name", session.title.id()));
    let args = [("name", Arg::Name(row.seat)), ("game", game.into())];
    let take = CustomId::at(session.id, seat::Press::Take { offer: number });
    let take = button(&take, &speech.say("offer-button")).style(ButtonStyle::Success);
    let rows = vec![CreateActionRow::Buttons(vec![take])];
    Some(Page { content: speech.text("offer-seat", &args), rows, ..Page::default() })
}
