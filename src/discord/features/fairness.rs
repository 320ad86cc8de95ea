//! How luck can be checked.

use rules::Words as _;

use crate::discord::answering::command::{answer, caller};
use crate::discord::answering::{Context, OnlyShows};
use crate::discord::app::{Answer, App};
use crate::discord::features::lobby::choices::choices;
use crate::discord::features::lobby::page::{agreed_line, taken_line};
use crate::discord::message::failure::Failure;
use crate::discord::message::mentions::link;
use crate::discord::message::page::Page;
use crate::discord::message::public_speech;
use crate::discord::wire::caller::Caller;
use session::{Entropy, Posting, Session};
use words::{Speech, escape_text};

/// Shows how the luck can be checked.
#[poise::command(slash_command, guild_only, custom_data = "OnlyShows", rename = "fair")]
pub(crate) async fn fair_command(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, fair(&ctx.data().app, &caller).await?).await
}

/// How the luck of the channel's table can be checked.
pub(crate) async fn fair(app: &App, caller: &Caller) -> Result<Answer, Failure> {
    Ok(Answer::private(fair_page(&*app.seen(caller).await?, caller)))
}

/// The message that commits the bot to the secret of a table, before anything else that its luck follows from is known.
pub(crate) fn commitment_page(session: &Session) -> Page {
    let args = [("table", session.id.0.into()), ("fingerprint", session.commitment().into())];
    Page::text(public_speech(session).text("luck-commitment", &args))
}

/// The message that settles seats and options. The luck follows from the number that Discord gives it, so it says everything else.
pub(crate) fn start_page(session: &Session) -> Page {
    let speech = public_speech(session);
    let name = speech.say(&format!("{}-name", session.title.id()));
    let mut lines = vec![speech.text("luck-start", &[("game", name.into()), ("table", session.id.0.into())])];
    lines.extend(session.seats.iter().map(|row| taken_line(row, &speech)));
    lines.extend(agreed_line(session, &choices(session, &speech, true), &speech));
    for (seat, words) in &session.fairness.said {
        lines.push(
            speech.text(
                "luck-said",
                &[("name", speech.name(*seat).into()), ("words", escape_text(words).into())],
            ),
        );
    }
    let terms: Vec<String> =
        session.fairness.terms.0.iter().map(|(key, value)| format!("`{key} {value}`")).collect();
    if !terms.is_empty() {
        lines.push(speech.text("luck-terms", &[("terms", terms.join(" · ").into())]));
    }
    lines.push(match session.fairness.commitment {
        Some(posting) => speech.text("luck-committed", &[("link", link(session, posting).into())]),
        None => commitment_page(session).content,
    });
    lines.push(speech.say(match session.terms.luck {
        Entropy::Discord | Entropy::People => "luck-follows",
        Entropy::Beacon => "luck-follows-beacon",
    }));
    Page::text(lines.join("\n"))
}

/// What was committed when, what everybody can check now, and what the host of the bot could still do.
pub(crate) fn fair_page(session: &Session, caller: &Caller) -> Page {
    let speech = caller.speech();
    let title = speech.text("fair-title", &[("table", session.id.0.into())]);
    if let Some(lesson) = session.title.lesson().filter(|_| session.terms.lesson) {
        let game = session.title.id();
        let name = speech.say(&format!("{game}-name"));
        let args = [("game", name.into()), ("phrase", lesson.phrase(game).into())];
        let lines = [title, speech.text("fair-lesson", &args), speech.say("fair-lesson-others")];
        return Page::text(lines.join("\n"));
    }
    let mut lines = Vec::new();
    let fingerprint = [("fingerprint", session.commitment().into())];
    let linked = |posting: Posting| [("link", link(session, posting).into())];
    if session.has_first_luck() {
        lines.push(speech.say("fair-first"));
    } else {
        lines.push(speech.text("fair-fingerprint", &fingerprint));
        lines.extend(session.fairness.commitment.map(|at| speech.text("fair-commitment", &linked(at))));
        lines.push(match session.fairness.start {
            Some(at) => speech.text("fair-start", &linked(at)),
            None => speech.say("fair-no-start"),
        });
        lines.extend(entropy_line(session, &speech));
    }
    lines.push(match session.revealed_secret() {
        Some(secret) if session.log.is_empty() => speech.text("lobby-secret", &[("secret", secret.into())]),
        Some(secret) => speech.text("fair-secret", &[("secret", secret.into())]),
        None => speech.say("fair-later"),
    });
    lines.push(speech.say(if session.has_first_luck() { "fair-host-first" } else { "fair-host" }));
    let points = lines.iter().map(|line| format!("- {}", line.trim_start_matches("-# ")));
    Page::text(std::iter::once(title).chain(points).collect::<Vec<_>>().join("\n"))
}

/// What else the luck of a table follows from.
fn entropy_line(session: &Session, speech: &Speech) -> Option<String> {
    match (session.terms.luck, &session.fairness.beacon) {
        (Entropy::Discord, _) => None,
        (Entropy::People, _) => Some(speech.say("fair-people")),
        (Entropy::Beacon, None) => Some(speech.say("fair-beacon-awaited")),
        (Entropy::Beacon, Some((round, signature))) => {
            let beacon = [("round", round.to_string().into()), ("signature", signature.clone().into())];
            Some(speech.text("fair-beacon", &beacon))
        }
    }
}
