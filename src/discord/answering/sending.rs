//! Sending answers: once more if that may help, and without uploads if Discord refuses those.

use poise::serenity_prelude as serenity;

use crate::discord::app::pressed::Edit;
use crate::discord::message::page::Page;
use crate::discord::wire::rest::done;
use crate::discord::wire::trouble::{AnswerOwner, Trouble, send_twice};
use words::Speech;

/// A page without its uploads, with a note about that.
fn bare(page: &Page, speech: &Speech) -> Page {
    page.bare().headed(Some(speech.say("upload-refused")))
}

/// Sends the page that answers an interaction, in the form that `make` gives it.
///
/// # Errors
/// If Discord refuses it twice.
pub(crate) async fn send_page<T: Clone, F>(
    page: &Page,
    speech: &Speech,
    make: impl Fn(&Page) -> T,
    send: impl Fn(T) -> F,
) -> anyhow::Result<AnswerOwner>
where
    F: Future<Output = serenity::Result<()>>,
{
    if !page.uploads() {
        let whole = make(page);
        return send_twice(|| send(whole.clone())).await;
    }
    let error = match done(send(make(page)).await).map_err(anyhow::Error::from) {
        Ok(()) => return Ok(AnswerOwner::Ours),
        Err(error) => error,
    };
    if Trouble::is_answered(&error) {
        return Ok(AnswerOwner::Theirs);
    }
    let again = match Trouble::may_be_the_files(&error) {
        true => make(&bare(page, speech)),
        false if Trouble::of(&error).passes() => make(page),
        false => return Err(error),
    };
    let sent = done(send(again).await).map_err(anyhow::Error::from);
    // The first try may have come through.
    sent.or_else(|error| if Trouble::is_answered(&error) { Ok(()) } else { Err(error) })
        .map(|()| AnswerOwner::Ours)
}

/// Turns an answer into that page.
///
/// # Errors
/// If Discord refuses it, even without its uploads.
pub(crate) fn revise<'a, 'e>(
    page: &Page,
    speech: &Speech,
    edit: &'a Edit<'e>,
) -> impl Future<Output = serenity::Result<()>> + use<'a, 'e> {
    let whole = page.revision();
    let bare = page.uploads().then(|| bare(page, speech).revision());
    async move {
        let revised = done(edit(whole).await).map_err(anyhow::Error::from);
        match (revised, bare) {
            (Err(error), Some(bare)) if Trouble::may_be_the_files(&error) => done(edit(bare).await),
            (Err(error), _) => {
                Err(error.downcast().unwrap_or(serenity::Error::Other("no answer of Discord's")))
            }
            (Ok(()), _) => Ok(()),
        }
    }
}
