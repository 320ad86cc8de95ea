use super::{Player, Theme};
use crate::font::has_glyph;

#[test]
fn text_colours_reach_the_contrast_on_every_ground_they_are_meant_for() {
    for theme in Theme::ALL {
        for ground in [theme.background(), theme.panel(), theme.hollow()] {
            for text in [theme.ink(), theme.muted()] {
                assert!(text.contrast(ground) >= 4.5, "{theme:?} {text:?} on {ground:?}");
            }
        }
        assert!(theme.on_to_act().contrast(theme.to_act()) >= 4.5);
        assert!(theme.to_act().contrast(theme.background()) >= 4.5);
    }
}

#[test]
fn every_player_mark_stands_out_from_paper_and_from_night() {
    for player in Player::ALL {
        assert!(player.edge().contrast(Theme::Paper.background()) >= 3.0, "{player:?}");
        assert!(has_glyph(player.symbol()));
    }
}

#[test]
fn seats_take_the_colours_in_order() {
    assert_eq!(Player::of(0), Player::Vermilion);
    assert_eq!(Player::of(4), Player::Purple);
    assert_eq!(Player::of(5), Player::Vermilion);
}
