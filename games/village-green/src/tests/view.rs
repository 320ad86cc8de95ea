//! The views, described a second time: each viewer knows what an account kept from the log says, and nothing else.

mod account;

use super::super::view::{Step, View};
use super::*;
use account::Account;
use rules::{Outcome, Recording, SeatSet, Turn, Viewer};
use tabletop::Present as _;

/// The moments that games have to come to for the test to say something.
#[derive(Debug, Default)]
struct Moments {
    blind_green: u32,
    blind_award: u32,
    covering: u32,
    under: u32,
    chosen_anew: u32,
    resigned_on_turn: u32,
    over: u32,
}

impl Moments {
    fn note(&mut self, account: &Account, over: bool) {
        self.blind_green +=
            u32::from(account.step_for(Viewer::Public) != account.step && account.steps.award.is_none());
        self.blind_award +=
            u32::from(account.step_for(Viewer::Public) != account.step && account.steps.award.is_some());
        self.covering += u32::from(matches!(account.step, Step::Lay { covering: true, .. }));
        self.under += u32::from(!account.greens.under.is_empty() && !account.awards.under.is_empty());
        self.over += u32::from(over);
    }
}

fn check(account: &Account, table: &VillageGreen, moments: &mut Moments) {
    let over = table.turn().outcome().is_some();
    moments.note(account, over);
    for viewer in [Viewer::Public].into_iter().chain(Seat::first(table.count()).map(Viewer::Seat)) {
        let known = account.view(viewer, table);
        let view = table.view(viewer);
        assert_eq!(view, known);
        assert_eq!((view.is_over(), view.is_solo()), (over, table.sides.len() == 1));
        // A table that closes early shows nothing more.
        let outcome = Outcome::ranked(&vec![(0, ()); table.sides.len()]);
        let mut closed = view;
        VillageGreen::close(&mut closed, &outcome);
        let current = None;
        let outcome = Some(outcome);
        assert_eq!(closed, View { current, arranging: SeatSet::EMPTY, step: Step::Over, outcome, ..known });
    }
}

#[test]
fn every_viewer_knows_what_the_log_says_to_it_and_nothing_else() {
    let mut moments = Moments::default();
    for seed in 0..40 {
        let seats = 1 + (seed % 5) as u8;
        let (mut chance, mut choices) = (Quick::new(seed), Quick::new(!seed));
        let mut recording = Recording::new(&mut chance);
        let mut table = setup::new(seats, &mut recording).expect("a live chance answers");
        let mut account = Account::new(seats, recording.drawn.into_iter());
        check(&account, &table, &mut moments);
        while let Turn::Waiting { must, may } = table.turn() {
            let playing: Vec<Seat> =
                Seat::first(seats).filter(|&seat| !table.resigned.contains(seat)).collect();
            if playing.len() > 2 && choices.below(30) == 0 {
                let seat = playing[choices.below(playing.len())];
                moments.resigned_on_turn += u32::from(table.first.is_some() && must.contains(seat));
                table.resign(seat, &mut Vec::new());
                account.resign(seat, &table);
                check(&account, &table, &mut moments);
                continue;
            }
            let (seat, action) = table.reflex().unwrap_or_else(|| {
                let waiting: Vec<Seat> = must.iter().chain(may.iter()).collect();
                let seat = waiting[choices.below(waiting.len())];
                moments.chosen_anew += u32::from(may.contains(seat));
                let mut actions = Vec::new();
                table.actions(seat, &mut actions);
                (seat, actions[choices.below(actions.len())])
            });
            let mut recording = Recording::new(&mut chance);
            table.apply(seat, &action, &mut recording, &mut Vec::new()).expect("a live chance answers");
            account.act(seat, action, recording.drawn.into_iter(), &table);
            check(&account, &table, &mut moments);
        }
    }
    let Moments { blind_green, blind_award, covering, under, chosen_anew, resigned_on_turn, over } = moments;
    let all = [blind_green, blind_award, covering, under, chosen_anew, resigned_on_turn, over];
    assert!(all.iter().all(|&count| count > 5), "{moments:?}");
}
