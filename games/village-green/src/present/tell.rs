//! What the game asks of somebody, and the story of what happened.

use super::super::action::{Sequence, Source};
use super::super::components::award::AwardId;
use super::super::components::green::GreenId;
use super::super::event::Event;
use super::super::say::{Say, at};
use super::super::state::{Ending, VillageGreen};
use super::super::view::{Step, View};
use rules::{Arg, Seat, Viewer, Words};
use tabletop::Tell;

impl Tell for VillageGreen {
    fn prompt(view: &View, viewer: Viewer, words: &dyn Words) -> String {
        let say = Say(words);
        if view.is_over() {
            return say.result(view);
        }
        let asked =
            if view.step == Step::Arrange { arrange(view, viewer, say) } else { turn(view, viewer, say) };
        match view.ending {
            Some(_) => format!("{asked} {}", say.plain("village-green-prompt-last-round")),
            None => asked,
        }
    }

    fn call(view: &View, _seat: Seat, words: &dyn Words) -> Option<String> {
        let say = Say(words);
        match view.step {
            Step::Arrange => Some(say.plain("village-green-call-arrange")),
            _ => view.ending.is_some().then(|| say.plain("village-green-call-last-round")),
        }
    }

    fn narrate(event: &Event, viewer: Viewer, words: &dyn Words) -> Option<String> {
        let say = Say(words);
        let by = |seat: Seat| ("player", Arg::from(seat));
        let green = |card: GreenId| ("card", Arg::from(say.green(card)));
        let award = |award: AwardId| ("award", Arg::from(say.award(award)));
        Some(match *event {
            Event::Arranged { seat, again, awards } => arranged(seat, again, awards, viewer, say),
            Event::Opened { seat, awards } => {
                let awards = opened(awards, say);
                say.text("village-green-tell-opened", &[by(seat), ("awards", awards.into())])
            }
            Event::First(seat) => say.text("village-green-tell-first", &[by(seat)]),
            Event::Took { seat, source: Source::Row(_), card } => {
                say.text("village-green-tell-took", &[by(seat), green(card)])
            }
            Event::Took { seat, source: Source::Deck, card } if viewer.is(seat) => {
                say.text("village-green-tell-drew-own", &[green(card)])
            }
            Event::Took { seat, .. } => say.text("village-green-tell-drew", &[by(seat)]),
            Event::GreenUp(card) => say.text("village-green-tell-green-up", &[green(card)]),
            Event::Laid { seat, card, place, over } => {
                let mut args = vec![by(seat), green(card), ("place", at(place).into())];
                let Some(over) = over else { return Some(say.text("village-green-tell-laid", &args)) };
                args.push(("over", say.green(over).into()));
                say.text("village-green-tell-laid-over", &args)
            }
            Event::Discarded { seat, card } if viewer.is(seat) => {
                say.text("village-green-tell-discarded-own", &[green(card)])
            }
            Event::Discarded { seat, .. } => say.text("village-green-tell-discarded", &[by(seat)]),
            Event::TookAward { seat, source: Source::Row(_), award: taken } => {
                say.text("village-green-tell-took-award", &[by(seat), award(taken)])
            }
            Event::TookAward { seat, award: taken, .. } if viewer.is(seat) => {
                say.text("village-green-tell-drew-award-own", &[award(taken)])
            }
            Event::TookAward { seat, .. } => say.text("village-green-tell-drew-award", &[by(seat)]),
            Event::AwardUp(new) => say.text("village-green-tell-award-up", &[award(new)]),
            Event::Headed { seat, award: laid, line, over } => {
                let mut args = vec![by(seat), award(laid), ("line", say.line(line).into())];
                let Some(over) = over else { return Some(say.text("village-green-tell-headed", &args)) };
                args.push(("over", say.award(over).into()));
                say.text("village-green-tell-headed-over", &args)
            }
            Event::NoAward(seat) => say.text("village-green-tell-no-award", &[by(seat)]),
            Event::Renewed { seat, kind, order } => {
                let key = format!("village-green-tell-renewed-{}", kind.word());
                let told = say.text(&key, &[by(seat)]);
                if viewer.is(seat) { format!("{told} {}", own_order(order, say)) } else { told }
            }
            Event::Covering(seat) => say.text("village-green-tell-covering", &[by(seat)]),
            Event::Passed(seat) => say.text("village-green-tell-passed", &[by(seat)]),
            Event::LastRound(Ending::Village(seat)) => {
                say.text("village-green-tell-last-village", &[by(seat)])
            }
            Event::LastRound(Ending::Greens) => say.plain("village-green-tell-last-greens"),
            Event::LastRound(Ending::Awards) => say.plain("village-green-tell-last-awards"),
            Event::Stopped(seat) => say.text("village-green-tell-stopped", &[by(seat)]),
            Event::Resigned(seat) => say.text("village-green-tell-resigned", &[by(seat)]),
            Event::Over => say.plain("village-green-tell-over"),
        })
    }

    /// The categories name the line; what lies under a card now is not worth a word.
    fn brief(event: &Event, words: &dyn Words) -> Option<String> {
        let say = Say(words);
        match *event {
            Event::Laid { seat, card, place, .. } => {
                Self::narrate(&Event::Laid { seat, card, place, over: None }, Viewer::Public, words)
            }
            Event::Headed { seat, award, .. } => {
                let args = [("player", seat.into()), ("award", say.award(award).into())];
                Some(say.text("village-green-brief-headed", &args))
            }
            _ => Self::narrate(event, Viewer::Public, words),
        }
    }
}

/// All lay their awards at once.
fn arrange(view: &View, viewer: Viewer, say: Say<'_>) -> String {
    let count = view.arranging.iter().count();
    let args = [("players", say.names(view.arranging).into()), ("count", count.into())];
    match viewer.seat() {
        Some(seat) if view.arranging.contains(seat) => say.plain("village-green-prompt-arrange"),
        Some(seat) if !view.resigned.contains(seat) => say.text("village-green-prompt-arranged", &args),
        _ => say.text("village-green-prompt-wait-arrange", &args),
    }
}

fn turn(view: &View, viewer: Viewer, say: Say<'_>) -> String {
    let Some(current) = view.current else { return say.result(view) };
    if !viewer.is(current) {
        return say.text("village-green-prompt-wait", &[("player", current.into())]);
    }
    let turned = view.seat(current).village.turned;
    match view.step {
        Step::Act if view.steps.used.is_some() => say.plain("village-green-prompt-renewed"),
        Step::Act if turned => say.plain("village-green-prompt-act"),
        Step::Act => say.plain("village-green-prompt-act-unturned"),
        Step::Cover => say.plain("village-green-prompt-cover"),
        Step::Lay { .. } if view.is_solo() => say.plain("village-green-prompt-lay-solo"),
        Step::Lay { covering: true, .. } => say.plain("village-green-prompt-lay-over"),
        Step::Lay { .. } => say.plain("village-green-prompt-lay"),
        Step::Structure => say.plain("village-green-prompt-structure"),
        Step::Place { award, .. } => {
            let award =
                award.map_or_else(String::new, |award| format!("{} – {}", say.award(award), say.rule(award)));
            say.text("village-green-prompt-place", &[("award", award.into())])
        }
        Step::Arrange | Step::Over => say.result(view),
    }
}

/// What a seat will lay is told to it alone.
fn arranged(seat: Seat, again: bool, awards: [AwardId; 3], viewer: Viewer, say: Say<'_>) -> String {
    if viewer.is(seat) {
        let awards = opened(awards, say);
        return say.text("village-green-tell-arranged-own", &[("awards", awards.into())]);
    }
    let key = if again { "village-green-tell-arranged-again" } else { "village-green-tell-arranged" };
    say.text(key, &[("player", seat.into())])
}

/// The awards above columns A, B and C.
fn opened(awards: [AwardId; 3], say: Say<'_>) -> String {
    let named =
        ["A", "B", "C"].into_iter().zip(awards).map(|(line, award)| format!("{line} {}", say.award(award)));
    named.collect::<Vec<_>>().join(", ")
}

fn own_order(order: Sequence, say: Say<'_>) -> String {
    let numbers: Vec<String> = order.numbers().iter().map(ToString::to_string).collect();
    say.text("village-green-tell-renewed-own", &[("order", numbers.join(", ").into())])
}
