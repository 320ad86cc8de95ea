use super::config::Config;
use super::state::WolvesAndSheep;
use crate::core::{Game, Quick, play_out};

#[test]
fn random_games_end() {
    for seats in 2..=4 {
        for seed in 0..20 {
            let mut game = WolvesAndSheep::new(&Config { herds: 1 }, seats, &mut Quick::new(seed)).unwrap();
            play_out(&mut game, &mut Quick::new(seed + 100), &mut Quick::new(seed + 200), |_| ());
        }
    }
}
