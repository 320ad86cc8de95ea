//! Appeals and questions to everybody, and the answers.

pub(crate) mod commands;
pub(crate) mod deed;

use crate::discord::app::pressed::{Reply, presses};
use crate::discord::message::press::Spaced;
use session::Intent;

presses! {
    /// What is pressed on an appeal or a question.
    |pressed, app, caller, texts|
    /// Answers an appeal with an action.
    Answer("ans") { number appeal: i64, rest action: String, }
        => Reply::private(deed::answer(app, caller, &pressed.table().await?, appeal, action).await);
    /// Opens the form that answers an appeal; also the modal's own id.
    Form("reply", Never) { number appeal: i64, rest form: String, }
        => Reply::form(deed::reply_form(caller, &*pressed.table().await?, pressed.id, appeal, &form)),
        filled deed::reply(app, caller, &pressed.table().await?, appeal, &form, texts).await;
    /// Does what the maker of an appeal chose to do about its answers, if they still have that mark: the mark, and the action.
    Conclude("deal") { number appeal: i64, rest choice: Spaced<String, String>, }
        => pressed.shown(deed::conclude(app, caller, &pressed.begun().await?, appeal, &choice.0, &choice.1).await);
    /// Agrees to the question.
    Agree("yes") { rest question: i64, }
        => pressed.deed(Intent::Agree { question: Some(question) }, "consent-given").await;
    /// Declines the question.
    Decline("no") { rest question: i64, }
        => pressed.deed(Intent::Decline { question: Some(question) }, "consent-refused").await;
}
