//! People who play: by typing, or by pressing.

use sandbox::{MessageSeen, PersonAt, Refused};
use serde_json::json;

use crate::acts::answered;
use crate::{PATIENCE, Rig, board, ids, presses, selects, types, values};

/// The board's words at the end.
pub const OVER: &str = "The game is over.";

/// Makes the choices; they are the same in every run.
pub struct Dice(u64);

impl Dice {
    /// Choices that follow from that number.
    pub const fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// 0 … `sides` − 1.
    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides.max(1)
    }
}

/// Opens a table by typing, and starts it when all have sat down; the first one is its host.
pub async fn seated(rig: &Rig, game: &str, channel: &str, people: &[&str]) -> Vec<PersonAt> {
    let seats: Vec<PersonAt> = people.iter().map(|person| rig.at(person, channel)).collect();
    sit_down(game, &seats).await;
    seats
}

/// Like [`seated`], for people who are in the channel already.
pub async fn sit_down(game: &str, seats: &[PersonAt]) {
    types(&seats[0], &format!("/play game:{game} seats:{}", seats.len())).await;
    for who in &seats[1..] {
        types(who, "/join").await;
    }
    types(&seats[0], "/table start").await;
    let gone = |seen: &[MessageSeen]| seen.iter().all(|message| ids(message, "join").is_empty());
    seats[0].wait_until(PATIENCE, gone).await.expect("the lobby has said what it had to say");
}

/// A move as autocomplete suggests it: its offers are taken until there is nothing to add.
pub async fn suggested(who: &PersonAt, dice: &mut Dice) -> Option<String> {
    let mut typed = String::new();
    loop {
        let offered = who.autocomplete("move", json!({}), "moves", &typed).await.expect("there is a command");
        let offered = offered.expect("autocomplete answers");
        if offered.is_empty() {
            return None;
        }
        let taken = offered[dice.roll(offered.len())].value.as_str().expect("moves are text").to_owned();
        if taken == typed {
            return Some(typed);
        }
        typed = taken;
    }
}

/// The first move that autocomplete offers after `typed`, followed to its end.
pub async fn first_suggestion(who: &PersonAt, typed: &str) -> String {
    let mut typed = typed.to_owned();
    loop {
        let offered = who.autocomplete("move", json!({}), "moves", &typed).await.expect("a command");
        let offered = offered.expect("autocomplete answers");
        let taken = offered.first().expect("something to do").value.as_str().expect("text").to_owned();
        if taken == typed {
            return typed;
        }
        typed = taken;
    }
}

/// Makes one move by typing; none if there is nothing to do.
pub async fn move_by_typing(who: &PersonAt, dice: &mut Dice) -> Option<MessageSeen> {
    // A computer may have closed an offer between the suggestion and the move: then autocomplete suggests something else.
    let mut refused = None;
    for _ in 0..3 {
        let notation = suggested(who, dice).await?;
        let answer = types(who, &format!("/move moves:{notation}")).await;
        assert!(answer.ephemeral, "a hand was shown to all");
        if !answer.attachments.is_empty() {
            return Some(answer);
        }
        refused = Some(format!("{notation} was refused: {}", answer.content));
    }
    panic!("{refused:?}");
}

/// A person who can make a move makes it.
async fn moves_on(seats: &[PersonAt], dice: &mut Dice) {
    for who in seats {
        if move_by_typing(who, dice).await.is_some() {
            return;
        }
    }
    panic!("nobody can move");
}

/// The game continues.
pub async fn plays_on(seats: &[PersonAt]) {
    moves_on(seats, &mut Dice::new(6)).await;
}

/// Opens a person's panel below the newest board; again if another board takes the button away at that moment.
pub async fn panel(who: &PersonAt) -> MessageSeen {
    loop {
        let board = board(who, |message| !ids(message, "panel").is_empty()).await;
        let pressed = who.press(board.id, &ids(&board, "panel")[0]).await;
        if matches!(pressed, Err(Refused::UnknownComponent(_))) {
            continue;
        }
        let outcome = pressed.unwrap_or_else(|refused| panic!("the panel: {refused}"));
        let panel = answered(who, &outcome, "the panel").await;
        assert!(panel.ephemeral, "a hand was shown to all");
        return panel;
    }
}

/// The newest public message with a button that opens a panel.
pub fn newest_board(who: &PersonAt) -> Option<MessageSeen> {
    who.newest(|message| !ids(message, "panel").is_empty())
}

/// The outcome of one press on a panel.
pub enum Pressed {
    /// A move was made.
    Moved(MessageSeen),
    /// The draft has grown or changed.
    Drafted(MessageSeen),
    /// There is nothing to press.
    Idle,
}

/// Presses or chooses the next thing on a panel, sometimes turning, flipping or nudging first.
pub async fn press_on(who: &PersonAt, panel: &MessageSeen, dice: &mut Dice) -> Pressed {
    let adjusts: Vec<String> = enabled(panel, "adj");
    let ready = enabled(panel, "act");
    // A finished move is in the text, and waits for its button.
    let complete = panel.content.lines().any(|line| line.starts_with('`')) && !ready.is_empty();
    if !adjusts.is_empty() && dice.roll(4) == 0 {
        let changed = presses(who, panel.id, &adjusts[dice.roll(adjusts.len())]).await;
        return Pressed::Drafted(changed);
    }
    if complete {
        return Pressed::Moved(presses(who, panel.id, &ready[dice.roll(ready.len())]).await);
    }
    let open = ids(panel, "sel").into_iter().rev().find(|menu| !chosen(panel, menu));
    let options = open.as_ref().map_or_else(Vec::new, |menu| values(panel, menu));
    let picks: Vec<String> = enabled(panel, "pick").into_iter().filter(|id| !id.ends_with(':')).collect();
    // A leading or separate choice is a button next to the menu. A red one is pressed seldom: it ends something for good, for example.
    let bold = dice.roll(8) == 0;
    let meek = |ids: &[String]| ids.iter().filter(|id| !is_red(panel, id)).cloned().collect::<Vec<_>>();
    let (calm, mild) = (meek(&ready), meek(&picks));
    let timid = !(bold || options.is_empty() && calm.is_empty() && mild.is_empty());
    let (ready, picks) = if timid { (calm, mild) } else { (ready, picks) };
    let roll = dice.roll(options.len() + ready.len() + picks.len());
    if let (Some(menu), Some(value)) = (&open, options.get(roll)) {
        let after = selects(who, panel.id, menu, value).await;
        return if value.starts_with('!') { Pressed::Moved(after) } else { Pressed::Drafted(after) };
    }
    if let Some(act) = ready.get(roll - options.len()) {
        return Pressed::Moved(presses(who, panel.id, act).await);
    }
    if let Some(pick) = picks.get(roll - options.len() - ready.len()) {
        return Pressed::Drafted(presses(who, panel.id, pick).await);
    }
    // A draft that the rules refuse, with nothing left to choose in its menus: start over.
    match enabled(panel, "pick").first() {
        Some(clear) => Pressed::Drafted(presses(who, panel.id, clear).await),
        None => Pressed::Idle,
    }
}

/// Makes one move by buttons and menus, from a new panel; none if there is nothing to do.
pub async fn move_by_pressing(who: &PersonAt, dice: &mut Dice) -> Option<MessageSeen> {
    move_from(who, panel(who).await, dice).await
}

/// Makes one move by buttons and menus, from that panel; none if there is nothing to do.
pub async fn move_from(who: &PersonAt, mut panel: MessageSeen, dice: &mut Dice) -> Option<MessageSeen> {
    for _ in 0..60 {
        match press_on(who, &panel, dice).await {
            Pressed::Moved(after) => return Some(after),
            Pressed::Drafted(after) => panel = after,
            Pressed::Idle => return None,
        }
    }
    panic!("sixty presses without a move; the panel says {}", panel.content);
}

/// The enabled buttons with that verb.
pub fn enabled(panel: &MessageSeen, verb: &str) -> Vec<String> {
    let pressable = |id: &String| {
        panel
            .parts()
            .any(|part| part["custom_id"] == *id && part["disabled"] != json!(true) && part["type"] == 2)
    };
    ids(panel, verb).into_iter().filter(pressable).collect()
}

/// Whether a button is red.
fn is_red(panel: &MessageSeen, id: &str) -> bool {
    panel.parts().any(|part| part["custom_id"] == *id && part["style"] == json!(4))
}

/// Whether a menu shows an earlier choice.
fn chosen(panel: &MessageSeen, menu: &str) -> bool {
    let part = panel.parts().find(|part| part["custom_id"] == menu);
    let options = part.and_then(|part| part["options"].as_array());
    options.is_some_and(|options| options.iter().any(|option| option["default"] == json!(true)))
}
