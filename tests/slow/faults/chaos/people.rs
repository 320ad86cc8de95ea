//! People in the storm: they type and press what they see, sometimes at once, and take what comes.

use std::time::Duration;

use sandbox::{DeedOutcome, Id, MessageSeen, PersonAt, Refused};
use serde_json::json;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use super::journal::{Deed, Deeds};
use super::tables::Circle;
use kit::{Dice, enabled};
use kit::{ids, values};

/// The longest wait for an answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// Whether the bot runs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bot {
    Up,
    Down,
    Gone,
}

/// A person who plays at one table after another.
pub(super) struct Player {
    pub(super) who: PersonAt,
    pub(super) name: String,
    /// The command that opens a table.
    pub(super) opening: String,
    pub(super) computer: bool,
    pub(super) host: bool,
    /// The most milliseconds between two actions.
    pub(super) pause: usize,
    pub(super) dice: Dice,
    pub(super) deeds: Deeds,
}

/// Lets everybody play for as long as there is a bot.
pub(super) fn set_out(
    circles: &[Circle],
    pause: usize,
    dice: &mut Dice,
    deeds: &Deeds,
    bot: &watch::Receiver<Bot>,
) -> Vec<JoinHandle<()>> {
    let mut playing = Vec::new();
    for circle in circles {
        for (place, (who, name)) in circle.people.iter().zip(&circle.names).enumerate() {
            let player = Player {
                who: who.clone(),
                name: name.clone(),
                opening: circle.opening(),
                computer: circle.computer,
                host: place == 0,
                pause,
                dice: Dice::new(dice.roll(1 << 30) as u64),
                deeds: deeds.clone(),
            };
            playing.push(tokio::spawn(player.plays(bot.clone())));
        }
    }
    playing
}

/// Presses any button of the newest direct message to a person, for as long as there is a bot.
pub(super) async fn reads(who: PersonAt, pause: usize, mut dice: Dice, bot: watch::Receiver<Bot>) {
    while *bot.borrow() != Bot::Gone {
        tokio::time::sleep(Duration::from_millis(100 + dice.roll(pause) as u64)).await;
        let Some(message) = who.newest(|message| message.author.bot && message.parts().next().is_some())
        else {
            continue;
        };
        let buttons: Vec<&str> = message.parts().filter_map(|part| part["custom_id"].as_str()).collect();
        if let Some(button) = buttons.get(dice.roll(buttons.len())) {
            in_time(who.press(message.id, button)).await;
        }
    }
}

impl Player {
    /// Plays for as long as there is a bot. An action in progress is given up when the bot dies.
    pub(super) async fn plays(mut self, mut bot: watch::Receiver<Bot>) {
        loop {
            let now = becomes(&mut bot, |bot| bot != Bot::Down).await;
            if now == Bot::Gone {
                return;
            }
            tokio::select! {
                biased;
                () = self.does_something() => {}
                _ = becomes(&mut bot, |bot| bot != Bot::Up) => {}
            }
        }
    }

    async fn does_something(&mut self) {
        tokio::time::sleep(Duration::from_millis(100 + self.dice.roll(self.pause) as u64)).await;
        let seen = self.who.sees();
        let newest = |verb: &str| {
            let has = |message: &&MessageSeen| {
                message.author.bot && !message.ephemeral && !ids(message, verb).is_empty()
            };
            seen.iter().rev().find(has)
        };
        if let Some(question) = newest("yes").filter(|_| self.dice.roll(2) == 0) {
            let which = if self.dice.roll(3) > 0 { "yes" } else { "no" };
            self.presses(question, which).await;
            return;
        }
        if let Some(appeal) = newest("ans").filter(|_| self.dice.roll(2) == 0) {
            let answers = ids(appeal, "ans");
            let answer = &answers[self.dice.roll(answers.len())];
            self.answers(appeal.id, answer).await;
            return;
        }
        let places =
            ["join", "panel", "again"].map(|verb| newest(verb).map(|message| (message.id, verb, message)));
        match places.into_iter().flatten().max_by_key(|(id, ..)| *id) {
            Some((_, "join", lobby)) => self.sits_down(lobby).await,
            Some((_, "again", board)) => self.begins_anew(board).await,
            Some((_, _, board)) => self.acts(board).await,
            None if self.host || self.dice.roll(6) == 0 => self.types(&self.opening).await,
            None => {}
        }
    }

    async fn sits_down(&mut self, lobby: &MessageSeen) {
        let sits = lobby.content.contains(&format!("**{}**", self.name));
        let pressing = self.dice.roll(2) == 0;
        match (self.host, self.dice.roll(8)) {
            (true, 0..=1) if self.computer => self.types("/table option key:computer value:random").await,
            (true, 0..=4) if pressing => self.presses(lobby, "start").await,
            (true, 0..=4) => self.types("/table start").await,
            (false, 0) => self.types("/table leave").await,
            _ if sits => {}
            _ if pressing => self.presses(lobby, "join").await,
            _ => self.types("/join").await,
        }
    }

    async fn begins_anew(&mut self, board: &MessageSeen) {
        match self.dice.roll(if self.host { 2 } else { 10 }) {
            0 => self.presses(board, "again").await,
            1 => self.types(&self.opening).await,
            _ => {}
        }
    }

    async fn acts(&mut self, board: &MessageSeen) {
        let (mut one, mut other) = (Dice::new(self.chance()), Dice::new(self.chance()));
        match self.dice.roll(100) {
            0..=39 => self.moves_by_typing(&mut one).await,
            40..=79 => self.moves_by_pressing(board, &mut one).await,
            80..=89 => {
                tokio::join!(self.moves_by_typing(&mut one), self.moves_by_pressing(board, &mut other));
            }
            90..=93 => self.types("/undo sure:true").await,
            94 => self.types("/table end sure:true").await,
            95 => self.types("/table resign sure:true").await,
            96 => self.presses(board, "text").await,
            _ => self.types("/hand").await,
        }
    }

    fn chance(&mut self) -> u64 {
        self.dice.roll(1 << 30) as u64
    }

    /// Types what autocomplete offers, to the end.
    async fn moves_by_typing(&self, dice: &mut Dice) {
        let mut typed = String::new();
        for _ in 0..12 {
            let offered = self.who.autocomplete("move", json!({}), "moves", &typed);
            let Ok(Ok(Some(offered))) = tokio::time::timeout(PATIENCE, offered).await else { return };
            let Some(taken) = offered.get(dice.roll(offered.len())) else { return };
            let taken = taken.value.as_str().expect("moves are text").to_owned();
            if taken == typed {
                let outcome = in_time(self.who.slash("move", json!({"moves": typed}))).await;
                // A sentence, whose row is in notation.
                return self.note(outcome, None);
            }
            typed = taken;
        }
    }

    /// Presses from panel to panel until a move is made; sometimes the last button twice at once.
    async fn moves_by_pressing(&self, board: &MessageSeen, dice: &mut Dice) {
        let opened = in_time(self.who.press(board.id, &ids(board, "panel")[0])).await;
        let mut panel = opened.and_then(|outcome| self.who.message(outcome.message?));
        for _ in 0..10 {
            let Some(open) = panel.filter(|panel| panel.ephemeral) else { return };
            let outcome = match choice(&open, dice) {
                Choice::Act(button) => {
                    let notation = button.splitn(4, ':').nth(3).unwrap_or_default();
                    if dice.roll(5) == 0 {
                        let press = || in_time(self.who.press(open.id, &button));
                        let (one, other) = tokio::join!(press(), press());
                        self.note(one, Some(notation));
                        return self.note(other, Some(notation));
                    }
                    return self.note(in_time(self.who.press(open.id, &button)).await, Some(notation));
                }
                Choice::Value(menu, value) => {
                    let outcome = in_time(self.who.select(open.id, &menu, &[&value])).await;
                    match value.strip_prefix('!') {
                        Some(notation) => return self.note(outcome, Some(notation)),
                        None => outcome,
                    }
                }
                Choice::Press(button) => in_time(self.who.press(open.id, &button)).await,
                Choice::Nothing => return,
            };
            panel = outcome.and_then(|outcome| self.who.message(outcome.message?));
        }
    }

    async fn answers(&self, appeal: Id, button: &str) {
        let notation = button.splitn(4, ':').nth(3).unwrap_or_default();
        self.note(in_time(self.who.press(appeal, button)).await, Some(notation));
    }

    fn note(&self, outcome: Option<DeedOutcome>, notation: Option<&str>) {
        if let Some(outcome) = outcome {
            let (interaction, user) = (outcome.interaction, self.who.person().id());
            self.deeds.note(Deed { interaction, user, notation: notation.map(str::to_owned) });
        }
    }

    async fn types(&self, text: &str) {
        in_time(self.who.type_command(text)).await;
    }

    /// Presses the button with that verb, if the message has one.
    async fn presses(&self, message: &MessageSeen, verb: &str) {
        if let Some(button) = ids(message, verb).first() {
            in_time(self.who.press(message.id, button)).await;
        }
    }
}

/// A person's next action on a panel.
enum Choice {
    Act(String),
    Value(String, String),
    Press(String),
    Nothing,
}

fn choice(panel: &MessageSeen, dice: &mut Dice) -> Choice {
    let acts = enabled(panel, "act");
    let complete = panel.content.lines().any(|line| line.starts_with('`'));
    if complete && !acts.is_empty() {
        return Choice::Act(acts[dice.roll(acts.len())].clone());
    }
    let menu = ids(panel, "sel").pop();
    let options = menu
        .iter()
        .flat_map(|menu| values(panel, menu).into_iter().map(|value| Choice::Value(menu.clone(), value)));
    let picks = enabled(panel, "pick").into_iter().filter(|id| !id.ends_with(':')).map(Choice::Press);
    let mut choices: Vec<Choice> = options.chain(picks).chain(acts.into_iter().map(Choice::Act)).collect();
    if choices.is_empty() { Choice::Nothing } else { choices.swap_remove(dice.roll(choices.len())) }
}

/// The outcome, unless it takes too long or the client refuses: the message may have gone or changed meanwhile.
async fn in_time(acting: impl Future<Output = Result<DeedOutcome, Refused>>) -> Option<DeedOutcome> {
    tokio::time::timeout(PATIENCE, acting).await.ok()?.ok().filter(DeedOutcome::is_ok)
}

/// Waits until the bot is as wanted; gone for good once nobody reports on it any more.
async fn becomes(bot: &mut watch::Receiver<Bot>, wanted: impl Fn(Bot) -> bool) -> Bot {
    bot.wait_for(|bot| wanted(*bot)).await.map_or(Bot::Gone, |bot| *bot)
}
