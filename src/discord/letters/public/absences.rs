//! The public messages about people for whom the table waits in vain: what the others wish, and seats that are free.

use poise::serenity_prelude::{ButtonStyle, CreateActionRow};
use rules::{Arg, SeatSet, Words as _};

use super::calls::mentions;
use crate::discord::letters::holidays::back;
use crate::discord::letters::parts::page::Page;
use crate::discord::letters::parts::press::{CustomId, Press};
use crate::discord::letters::parts::rows::button;
use crate::discord::letters::{Scribe, public_speech};
use session::{Remedy, Session, Status};

impl Scribe {
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
        lines.extend(Remedy::ALL.into_iter().filter_map(|remedy| {
            let names: Vec<String> = absence.voters(remedy).iter().map(|seat| speech.name(seat)).collect();
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

/// The message that offers the seat of the offer with that number, if it is still free.
pub(crate) fn offer_page(session: &Session, number: i64) -> Option<Page> {
    let going_on = session.status == Status::Live;
    let row = session.seats.iter().find(|row| going_on && row.offered == Some(number))?;
    let speech = public_speech(session);
    let game = speech.say(&format!("{}-name", session.title.id()));
    let args = [("name", Arg::Name(row.seat)), ("game", game.into())];
    let take = CustomId::at(session.id, Press::Take { offer: number });
    let take = button(&take, &speech.say("offer-button")).style(ButtonStyle::Success);
    let rows = vec![CreateActionRow::Buttons(vec![take])];
    Some(Page { content: speech.text("offer-seat", &args), rows, ..Page::default() })
}
