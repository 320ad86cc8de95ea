//! A person's panel: their hand, their moves.

pub(crate) mod commands;
pub(crate) mod deed;
pub(crate) mod onward;
pub(crate) mod page;

use crate::discord::app::pressed::{Reply, presses};
use crate::discord::features::forms::window;
use crate::discord::message::press::{Adjusted, Bearer, Choice};

presses! {
    /// Presses on a panel, or to open it. A `decision` is the decision number that the presser's seat was shown.
    |pressed, app, caller, texts|
    /// Opens the presser's panel.
    Open("panel") { rest bearer: Bearer, }
        => pressed.shown(deed::opened_panel(app, &pressed.begun().await?, caller, Vec::new()).await);
    /// Sets the draft.
    Pick("pick") { number decision: u32, rest draft: String, }
        => deed::choose(pressed, decision, &Choice::Pick(draft)).await;
    /// Takes over the draft of an adjusting button.
    Adjust("adj") { number decision: u32, rest adjusted: Adjusted, }
        => deed::choose(pressed, decision, &Choice::Adjust(adjusted)).await;
    /// The menu with that number.
    Select("sel") { number decision: u32, rest menu: usize, }
        => deed::choose(pressed, decision, &Choice::Select(menu)).await;
    /// Does that action.
    Act("act") { number decision: u32, rest action: String, }
        => deed::choose(pressed, decision, &Choice::Act(action)).await;
    /// Opens the form as a modal; also the modal's own id. After the form's id its earlier contents may follow.
    Form("form", Never) { number decision: u32, rest form: String, }
        => Reply::form(window(&*pressed.table().await?, caller, pressed.id, &form)),
        filled deed::play_form(app, caller, &pressed.table().await?, decision, &form, texts).await;
}

impl Press {
    /// The press that makes a choice.
    pub(crate) fn choose(decision: u32, choice: Choice) -> Press {
        match choice {
            Choice::Pick(draft) => Press::Pick { decision, draft },
            Choice::Adjust(adjusted) => Press::Adjust { decision, adjusted },
            Choice::Select(menu) => Press::Select { decision, menu },
            Choice::Act(action) => Press::Act { decision, action },
        }
    }
}
