//! The rules of games.

pub(crate) mod deed;

use poise::serenity_prelude::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
};
use render::Theme;
use rules::Words as _;

use crate::discord::app::pressed::presses;
use crate::discord::features::lesson::learn_button;
use crate::discord::message::Messages;
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::message::phone::option;
use crate::discord::message::press::CustomId;
use crate::discord::message::rows::button;
use crate::discord::wire::caller::Caller;
use words::Speech;

presses! {
    /// What is pressed to read rules.
    |pressed, app, caller|
    /// Shows the rules of that game, or of the table's. As a menu: the topic.
    Show("rules") { rest game: Option<String>, } => deed::pressed_rules(pressed, game.as_deref()).await;
    /// Shows that topic of a game's rules.
    Topic("topic") { rest topic: (String, String), }
        => {
            let title = games::title(&topic.0).ok_or(Failure::told("deny-expired"))?;
            pressed.shown(Box::pin(deed::rules_of(app, caller, title, &topic.1)).await)
        };
}

/// The topics of a game's rules: their names and keys.
pub(crate) fn topics(title: &dyn tabletop::Title, speech: &Speech) -> Vec<(String, &'static str)> {
    let name = |topic: &str| speech.say(&format!("{}-rules-{topic}-title", title.id()));
    title.topics().iter().map(|&topic| (name(topic), topic)).collect()
}

/// The topics whose names or texts contain every word of that text, first those with all of them in the name.
pub(crate) fn topics_about(
    title: &dyn tabletop::Title,
    typed: &str,
    speech: &Speech,
) -> Vec<(String, &'static str)> {
    let typed = typed.to_lowercase();
    let holds = |text: &str| {
        let text = text.to_lowercase();
        typed.split_whitespace().all(|word| text.contains(word))
    };
    let named = |(name, topic): &(String, &'static str)| holds(&format!("{name} {topic}"));
    let (named, others): (Vec<_>, Vec<_>) = topics(title, speech).into_iter().partition(named);
    let about =
        |(_, topic): &(String, &'static str)| holds(&speech.say(&format!("{}-rules-{topic}", title.id())));
    named.into_iter().chain(others.into_iter().filter(about)).collect()
}

/// A topic of a game's rules in words, with a menu of the others.
pub(crate) fn rules_text(title: &dyn tabletop::Title, topic: &str, caller: &Caller) -> Result<Page, Failure> {
    let speech = caller.speech();
    let topics = topics(title, &speech);
    let Some((name, topic)) = topics.iter().find(|(_, known)| *known == topic) else {
        let names: Vec<&str> = topics.iter().map(|(name, _)| name.as_str()).collect();
        return Err(Failure::Told("deny-unknown-topic", vec![("topics", names.join(", ").into())]));
    };
    let game = speech.say(&format!("{}-name", title.id()));
    let head = speech.text("rules-title", &[("game", game.into()), ("topic", name.as_str().into())]);
    let body = speech.say(&format!("{}-rules-{topic}", title.id()));
    let options = topics.iter().map(|(name, key)| option(name, "", *key).default_selection(key == topic));
    let id = CustomId::aside(Press::Show { game: Some(title.id().to_owned()) }).to_string();
    let menu = CreateSelectMenu::new(id, CreateSelectMenuKind::String { options: options.collect() });
    let menu = CreateActionRow::SelectMenu(menu.placeholder(speech.say("rules-pick")));
    let buttons: Vec<_> = turning(title, topic, &speech).chain(learn_button(title, &speech)).collect();
    let rows = vec![menu, CreateActionRow::Buttons(buttons)];
    Ok(Page { rows, ..Page::text(format!("{head}\n{body}")) })
}

/// The buttons that turn the pages of a game's rules: the topic before that one, and the next.
fn turning(title: &dyn tabletop::Title, topic: &str, speech: &Speech) -> impl Iterator<Item = CreateButton> {
    let topics = title.topics();
    let here = topics.iter().position(|known| *known == topic).unwrap_or_default();
    let turn = |to: Option<usize>, key: &str| {
        let topic = (*to.and_then(|to| topics.get(to))?).to_owned();
        let id = CustomId::aside(Press::Topic { topic: (title.id().to_owned(), topic) });
        Some(button(&id, &speech.say(key)).style(ButtonStyle::Secondary))
    };
    let turns = [turn(here.checked_sub(1), "rules-back"), turn(Some(here + 1), "rules-next")];
    turns.into_iter().flatten()
}

impl Messages {
    /// A topic of a game's rules, with a position that illustrates it, if there is one, and a menu of the others.
    pub(crate) async fn rules_page(
        &self,
        title: &'static dyn tabletop::Title,
        topic: &str,
        theme: Theme,
        caller: &Caller,
    ) -> Result<Page, Failure> {
        let page = rules_text(title, topic, caller)?;
        let picture = self.position(title, topic, caller.lang, theme).await.unwrap_or_else(|error| {
            tracing::warn!(%error, game = title.id(), topic, "no position stands beside the rules");
            None
        });
        Ok(Page { picture, ..page })
    }
}
