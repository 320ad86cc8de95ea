//! People who make a given move only by buttons, menus and forms.

use sandbox::{Id, MessageSeen, PersonAt};
use serde_json::{Value, json};

use crate::{board, enabled, ids, panel, presses, selects};

/// One person's hand on the mouse.
#[derive(Default)]
pub struct Mouse {
    /// The panel that the last press led to.
    panel: Option<MessageSeen>,
}

impl Mouse {
    /// Lets go of the panel: somebody else has acted.
    pub fn rest(&mut self) {
        self.panel = None;
    }

    /// Makes a move from the panel: the choices that lead to it, one after the other.
    pub async fn makes(&mut self, who: &PersonAt, notation: &str) {
        let mut open = match self.panel.take() {
            Some(panel) => panel,
            None => panel(who).await,
        };
        for _ in 0..8 {
            if let Some(done) = does(who, &open, notation).await {
                self.panel = Some(done);
                return;
            }
            let Some((menu, value)) = towards(&open, notation) else { break };
            open = match menu {
                Some(menu) => selects(who, open.id, &menu, &value).await,
                None => presses(who, open.id, &value).await,
            };
        }
        // Offers of many cards are written into a form.
        let fields = fields(notation).unwrap_or_else(|| {
            panic!("nothing leads to {notation}: {}\n{:#?}", open.content, open.components)
        });
        let open = panel(who).await;
        let form = ids(&open, "form");
        let form = form.first().unwrap_or_else(|| panic!("no form for {notation}: {open:#?}"));
        self.panel = Some(fills_in(who, open.id, form, &fields).await);
    }
}

/// Presses the button that makes the move at once or confirms it, if there is one.
async fn does(who: &PersonAt, panel: &MessageSeen, notation: &str) -> Option<MessageSeen> {
    let ready = enabled(panel, "act").into_iter().find(|id| id.ends_with(&format!(":act:{notation}")));
    if let Some(ready) = ready {
        return Some(presses(who, panel.id, &ready).await);
    }
    let wanted = format!("!{notation}");
    for menu in ids(panel, "sel") {
        if options(panel, &menu).contains(&wanted) {
            return Some(selects(who, panel.id, &menu, &wanted).await);
        }
    }
    None
}

/// The choice that comes closest to the move: in a menu, or the button itself.
fn towards(panel: &MessageSeen, notation: &str) -> Option<(Option<String>, String)> {
    let in_menus = ids(panel, "sel").into_iter().flat_map(|menu| {
        let values = options(panel, &menu);
        values.into_iter().map(move |value| (Some(menu.clone()), value))
    });
    let buttons = enabled(panel, "pick").into_iter().map(|id| (None, id));
    let draft = |choice: &(Option<String>, String)| match choice {
        (Some(_), value) => value.clone(),
        (None, id) => id.splitn(4, ':').nth(3).unwrap_or_default().to_owned(),
    };
    let near = in_menus.chain(buttons).map(|choice| (nearness(&draft(&choice), notation), choice));
    near.filter(|(near, _)| *near > 0).max_by_key(|(near, _)| *near).map(|(_, choice)| choice)
}

/// Counts the characters of the move that a draft has right; 0 if it leads elsewhere.
fn nearness(draft: &str, notation: &str) -> usize {
    let (chosen, region) =
        draft.split_once('~').map_or((draft, None), |(chosen, region)| (chosen, Some(region)));
    let chosen = chosen.trim_end_matches('/').replace('/', " ");
    match (notation.strip_prefix(&chosen), region) {
        (Some(rest), None) if rest.is_empty() || rest.starts_with(' ') => 2 * chosen.len(),
        (Some(rest), Some(region)) if rest.trim_start().starts_with(region) => 2 * chosen.len() + 1,
        _ => 0,
    }
}

fn options(panel: &MessageSeen, menu: &str) -> Vec<String> {
    let chosen = |option: &&Value| option["default"] != json!(true);
    let part = panel.parts().find(|part| part["custom_id"] == menu);
    let options = part.and_then(|part| part["options"].as_array()).into_iter().flatten();
    options.filter(chosen).filter_map(|option| option["value"].as_str().map(str::to_owned)).collect()
}

/// The fields of an offer's or a counter-offer's form.
pub fn fields(notation: &str) -> Option<Value> {
    let counter = notation.strip_prefix("counter ");
    let (deal, to) = match notation.strip_prefix("trade ") {
        Some(offer) => offer.split_once(" to ").map_or((offer, ""), |(deal, to)| (deal, to)),
        None => (counter?, ""),
    };
    let (give, want) = deal.split_once(" for ")?;
    let mut fields = json!({ "give": give, "want": want });
    if counter.is_none() {
        fields["to"] = to.into();
    }
    Some(fields)
}

/// Opens a form, and sends it filled in.
pub async fn fills_in(who: &PersonAt, message: Id, button: &str, fields: &Value) -> MessageSeen {
    let opened = who.press(message, button).await.expect("the button is there");
    let form = opened.modal.as_ref().unwrap_or_else(|| panic!("{button} opens no form: {opened:?}"));
    let sent = who.submit(form.id, fields).await.unwrap_or_else(|refused| panic!("{fields}: {refused}"));
    let answer = sent.message.unwrap_or_else(|| panic!("{fields} was not answered: {sent:?}"));
    who.message(answer).expect("the answer can be seen")
}

/// The message on which people answer an offer, when it comes; not one of those before it.
pub async fn offer_after(who: &PersonAt, before: Option<Id>) -> MessageSeen {
    board(who, |message| !ids(message, "ans").is_empty() && Some(message.id) > before).await
}
