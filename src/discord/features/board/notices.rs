//! Sentences for a channel: what has been decided, where a table has gone, how questions have ended.

use rules::Words as _;

use crate::discord::features::board::calls::mentions;
use crate::discord::features::board::result::secret_line;
use crate::discord::message::page::Page;
use crate::discord::message::{public_lang, public_speech};
use session::{Note, Session};
use words::Speech;

/// Notices that a computer plays for a person: they name the person without the computer's note, and call them although it plays.
const OF_A_PERSON: [&str; 3] = ["notice-kept", "notice-stood-in", "notice-time-up"];

/// The notice that a game has ended whose board cannot be shown.
const ENDED: &str = "notice-ended";

/// A public sentence, which may call people. The end of a game reveals its secret.
pub(crate) fn notice_page(session: &Session, note: &Note) -> Page {
    let (speech, called) = match OF_A_PERSON.contains(&note.key.as_str()) {
        true => (session.people_speech(public_lang(session)), session.owning(note.calls)),
        false => (public_speech(session), session.users(note.calls)),
    };
    let told = calling(&called, note.say(&speech), &speech);
    let secret = secret_line(session, &speech).filter(|_| note.key == ENDED);
    let lines: Vec<String> = [told].into_iter().chain(secret).collect();
    Page { ping: called, ..Page::text(lines.join("\n")) }
}

/// The last content of a message that has asked or offered something. It names people, no matter who plays on their seats now.
pub(crate) fn closed_page(session: &Session, note: &Note) -> Page {
    Page::text(note.say(&session.people_speech(public_lang(session))))
}

/// A sentence for the channel that a table has left.
pub(crate) fn moved_page(session: &Session) -> Page {
    let channel = format!("<#{}>", session.place.channel);
    let args = [("table", session.id.0.into()), ("channel", channel.into())];
    Page::text(public_speech(session).text("table-moved", &args))
}

/// A sentence that calls people.
pub(crate) fn calling(people: &[u64], sentence: String, speech: &Speech) -> String {
    if people.is_empty() {
        return sentence;
    }
    speech.text("notice-call", &[("people", mentions(people).into()), ("notice", sentence.into())])
}
