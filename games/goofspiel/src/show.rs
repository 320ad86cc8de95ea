//! Goofspiel in words: what it asks, what has happened, the board in letters, the menus.

use render::Scene;
use rules::{Arg, Outcome, Seat, Viewer, Words};
use tabletop::{
    Buttons, Focus, Frame, Label, Lexeme, Menus, Part, Picture, Points, Present, Reads, Stats, Teach, Tell,
    Text,
};

use crate::say::{ended, listed, result};
use crate::{Bid, Event, Goofspiel, View, picture, points};

impl Tell for Goofspiel {
    fn prompt(view: &View, viewer: Viewer, words: &dyn Words) -> String {
        let prizes: (&str, Arg) = ("prizes", listed(&view.prizes).into());
        match (view.turn.outcome(), viewer) {
            (Some(outcome), _) => ended(outcome, words),
            (None, Viewer::Seat(seat)) if view.turn.must().contains(seat) => {
                words.text("goofspiel-bid", &[prizes])
            }
            (None, _) => {
                words.text("goofspiel-waiting", &[("players", words.names(view.turn.must()).into())])
            }
        }
    }

    fn narrate(event: &Event, viewer: Viewer, words: &dyn Words) -> Option<String> {
        Some(match event {
            Event::Bid(seat, card) if viewer.is(*seat) => {
                words.text("goofspiel-own", &[("card", (*card).into())])
            }
            Event::Bid(seat, _) => words.text("goofspiel-has-bid", &[("player", (*seat).into())]),
            Event::Round(round) => {
                let bid = |(seat, card): (Seat, &u8)| format!("{} {card}", words.name(seat));
                let bids: Vec<String> = (0..).map(Seat).zip(&round.bids).map(bid).collect();
                format!("{}. {}", bids.join(", "), result(round, words))
            }
            Event::Prize(prize) => words.text("goofspiel-prize", &[("prize", (*prize).into())]),
            Event::Resigned(seat) => words.text("goofspiel-resigned", &[("player", (*seat).into())]),
        })
    }
}

impl Text for Goofspiel {
    fn board_text(view: &View, words: &dyn Words) -> String {
        let seat = |(seat, hand): (Seat, _)| {
            let name: String = words.name(seat).chars().take(24).collect();
            format!("{name}: {}\n  {}", points(&view.taken[seat.index()]), listed(hand).replace(", ", " "))
        };
        let seats = (0..).map(Seat).zip(&view.hands).map(seat);
        let head = words.text("goofspiel-for", &[("prizes", listed(&view.prizes).into())]);
        std::iter::once(head).chain(seats).collect::<Vec<_>>().join("\n")
    }

    fn alt_text(view: &View, words: &dyn Words) -> String {
        format!("{}\n{}", Self::prompt(view, Viewer::Public, words), Self::board_text(view, words))
    }
}

impl Menus for Goofspiel {
    fn ask(_: &View, _: &[String], words: &dyn Words) -> String {
        words.plain("goofspiel-ask")
    }

    fn label(_: &View, _: &[String], slot: &str, words: &dyn Words) -> Label {
        match slot {
            "bid" => words.plain("goofspiel-ask").into(),
            card => card.to_owned().into(),
        }
    }
}

impl Buttons for Goofspiel {
    fn whole(_: &View, Bid(card): &Bid, words: &dyn Words) -> String {
        words.text("goofspiel-whole", &[("card", (*card).into())])
    }
}

impl Points for Goofspiel {
    fn breakdown(view: &View, seat: Seat, words: &dyn Words) -> Vec<Part> {
        vec![Part::new(words.plain("goofspiel-prizes"), points(&view.taken[seat.index()]))]
    }
}

impl Reads for Goofspiel {
    fn lexemes() -> Vec<Lexeme> {
        vec![Lexeme::of("goofspiel", "bid")]
    }
}

impl Stats for Goofspiel {}

impl Teach for Goofspiel {}

impl Present for Goofspiel {
    fn scene(view: &View, frame: &Frame<'_>) -> Scene {
        picture::scene(view, frame)
    }

    fn shown(view: &View, picture: Picture, _: Focus<'_>) -> Vec<String> {
        picture::shown(view, picture)
    }

    fn close(view: &mut View, outcome: &Outcome) {
        view.turn = rules::Turn::Over(outcome.clone());
    }

    tabletop::messages!();

    fn topics() -> &'static [&'static str] {
        &["overview"]
    }
}
