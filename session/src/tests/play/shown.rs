//! The posted board shows what is published, in every game and after every act.

use games::TITLES;
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use render::{Scene, Theme};
use tabletop::Picture;
use words::Lang;

use super::*;
use crate::testing::toy::RULES_2;

/// The number of things that people try at a table.
const DEEDS: usize = 300;

fn scene(session: &Session) -> Scene {
    let speech = session.drawn_speech(Lang::En);
    let sight = session.sight(Viewer::Public).expect("the game has begun");
    sight.scene(&speech, Theme::Paper, Picture::Table, None)
}

/// An intent that may be typed on that seat, from what autocomplete offers; up to three actions in a row.
fn typed(session: &Session, seat: Seat, dice: &mut StdRng) -> Option<Intent> {
    let speech = session.drawn_speech(Lang::En);
    let sight = session.table()?.sight(Viewer::Seat(seat));
    let mut text = String::new();
    for _ in 0..12 {
        let offered = sight.complete(&text, &[&speech]);
        let taken = offered.get(dice.random_range(0..offered.len().max(1)))?.value.clone();
        if taken == text {
            return Some(moves(&text));
        }
        text = taken;
    }
    None
}

fn wish(session: &Session, user: u64, dice: &mut StdRng) -> Option<Intent> {
    match dice.random_range(0..20) {
        0 | 1 => Some(UNDO),
        2 | 3 => Some(AGREE),
        4 => Some(DECLINE),
        // An offer is not among the listed choices.
        5..=8 => {
            let mut kind = || ["wood", "brick", "wool", "grain", "ore"][dice.random_range(0..5)];
            Some(moves(&format!("trade 1 {} for 1 {}", kind(), kind())))
        }
        _ => typed(session, session.seat_of(user)?, dice),
    }
}

#[test]
fn the_board_that_is_out_shows_what_is_published() {
    for title in TITLES {
        for seed in 0..3 {
            let mut dice = StdRng::seed_from_u64(seed);
            let seats = title.seats().1.min(3);
            let mut play = Play::lobby(*title, seats);
            (2..=u64::from(seats)).for_each(|user| play.does(user, &Intent::Join));
            play.does(1, &Intent::Start);
            let mut out = scene(&play.session);
            for number in 0..DEEDS {
                let user = dice.random_range(1..=u64::from(seats));
                let wanted = wish(&play.session, user, &mut dice);
                let Some(change) = wanted.as_ref().and_then(|wanted| play.tries(user, wanted).ok()) else {
                    continue;
                };
                play.now += 1;
                (play.session, play.effects) = (change.session, change.effects);
                if !play.session.status.is_open() {
                    break;
                }
                let now = scene(&play.session);
                if play.board().is_some() {
                    out = now;
                } else {
                    let id = title.id();
                    assert!(
                        out == now,
                        "{id}, seed {seed}, deed {number}: {wanted:?} changes the board untold"
                    );
                }
            }
        }
    }
}

#[test]
fn one_change_shows_one_board() {
    let boards = |play: &Play| -> Vec<SeatSet> {
        let ping = |effect: &Effect| match effect {
            Effect::Board { ping, .. } => Some(*ping),
            _ => None,
        };
        play.effects.iter().filter_map(ping).collect()
    };
    // A table that goes on after both its channel and its rules were gone calls its player by the board that it shows again.
    let mut play = Play::frozen().vanishes();
    play.does(1, &Intent::Bring { channel: 77, allowed: false });
    play.loaded_by(RULES_2);
    play.loaded_by(RULES_1);
    assert_eq!((play.session.status, boards(&play)), (Status::Live, vec![SeatSet::one(Seat(0))]));
    // A move by which the others' vote is decided, too.
    let mut play = Play::agreed(3, &[("pace", "daily")]);
    play.plays(1, "offer");
    play.passes(24 * 60 * 60 + 1);
    play.votes(2, Remedy::Time);
    play.does(3, &Intent::Resign);
    assert_eq!((play.session.absences.len(), boards(&play).len()), (0, 1), "{:?}", play.effects);
}
