//! Views, described a second time: from the log's draws and lays, and from what everybody can see on the table.

use super::super::score::{Tally, outcome};
use super::super::view::SeatView;
use super::*;
use rules::{Recording, Turn};

/// What the log says so far.
struct Account {
    first: Seat,
    seats: Vec<Side>,
    laid: Vec<Laid>,
    /// The seat that laid last, and whether out of turn.
    last: Option<(Seat, bool)>,
}

#[derive(Clone, Default)]
struct Side {
    colours: Colours,
    revealed: Colours,
    hand: Tiles,
    /// The tiles of the last lay.
    lay: Vec<Laid>,
}

type Draws = Vec<(String, String)>;

fn tile_of((name, label): &(String, String)) -> Tile {
    assert_eq!(name, "tile");
    tile(label.parse().expect("it is a number"))
}

impl Account {
    /// The first player, the colours of everybody, four tiles each.
    fn of(seats: u8, herds: u8, draws: &Draws) -> Account {
        let mut sides = vec![Side::default(); usize::from(seats)];
        let (colours, hands) = draws[1..].split_at(usize::from(seats * herds));
        for (side, own) in sides.iter_mut().zip(colours.chunks(herds.into())) {
            side.colours = own.iter().map(|(_, word)| word.parse().ok().expect("it is a colour")).collect();
        }
        for (side, own) in sides.iter_mut().zip(hands.chunks(4)) {
            side.hand = own.iter().map(tile_of).collect();
        }
        let first: u8 = draws[0].1.parse().expect("it is a seat");
        Account {
            first: Seat(first - 1),
            seats: sides,
            laid: vec![Laid::even(Tile::SQUARE, Coordinate::START)],
            last: None,
        }
    }

    /// Takes note of an action and what it drew; `playing` are those who play.
    fn note(&mut self, seat: Seat, action: &Action, draws: &Draws, playing: SeatSet) {
        let side = &mut self.seats[seat.index()];
        let lay = match action {
            Action::Lay(laid) | Action::Interrupt(laid) => vec![*laid],
            Action::Chain(chain) => chain.clone(),
            Action::Reveal(colour, place) => {
                side.revealed = side.revealed.with(*colour);
                vec![Laid::shepherd(*colour, *place)]
            }
            Action::Pass | Action::Retire => {
                // Only a redraw draws here: new hands of four, by seat.
                for (seat, hand) in playing.iter().zip(draws.chunks(4)) {
                    self.seats[seat.index()].hand = hand.iter().map(tile_of).collect();
                }
                return;
            }
        };
        side.hand = lay.iter().fold(side.hand, |hand, laid| hand.without(laid.tile));
        side.hand = side.hand.or(draws.iter().map(tile_of).collect());
        self.laid.extend(&lay);
        side.lay = lay;
        self.last = Some((seat, matches!(action, Action::Interrupt(_) | Action::Chain(_))));
    }

    /// What one viewer may know.
    fn view(&self, game: &WolvesAndSheep, viewer: Viewer) -> View {
        let survey = Survey::of(&game.landscape);
        let is_viewer = |seat: Seat| viewer == Viewer::Seat(seat);
        let own =
            Seat::first(game.count()).find(|&seat| is_viewer(seat)).map(|seat| &self.seats[seat.index()]);
        let tally = |seat: Seat| {
            let bonus =
                game.players[seat.index()].stopped.map_or(0, |place| [6, 3, 1, 0][usize::from(place) - 1]);
            Tally::of(&survey, self.seats[seat.index()].colours, bonus)
        };
        let seat_view = |seat: Seat| {
            let side = &self.seats[seat.index()];
            let (own, is_variant) = (is_viewer(seat), game.herds == 2);
            let is_known = game.over || own || is_variant;
            SeatView {
                tiles: side.hand.len() as u8,
                hand: if game.over || own { Some(side.hand) } else { None },
                colours: if is_known { side.colours } else { side.revealed },
                revealed: side.revealed,
                stopped: game.players[seat.index()].stopped,
                tally: (is_known || !side.revealed.is_empty()).then(|| tally(seat)),
            }
        };
        let everybody = || Seat::first(game.count());
        let held: usize = self.seats.iter().map(|side| side.hand.len()).sum();
        let lies = self.laid.iter().filter(|laid| (1..=68).contains(&laid.tile.number())).count();
        let earlier = everybody().filter(|&seat| self.last.is_some_and(|last| last.0 != seat));
        let earlier = earlier.filter(|&seat| seat != game.current);
        View {
            viewer,
            herds: game.herds,
            landscape: game.landscape.clone(),
            survey: survey.clone(),
            bag: (68 - held - lies) as u8,
            seats: everybody().map(seat_view).collect(),
            first: self.first,
            current: if game.over { None } else { Some(game.current) },
            bonus: game.bonus,
            passed: game.passed.clone(),
            last_seat: self.last.map(|last| last.0),
            last: self.last.map_or(Vec::new(), |last| self.seats[last.0.index()].lay.clone()),
            interrupted: self.last.is_some_and(|last| last.1),
            earlier: earlier.flat_map(|seat| self.seats[seat.index()].lay.clone()).collect(),
            resigned: game.resigned,
            hand: own.map_or(Tiles::EMPTY, |side| side.hand),
            colours: own.map_or(Colours::EMPTY, |side| side.colours),
            outcome: game.over.then(|| outcome(&everybody().map(tally).collect::<Vec<_>>())),
        }
    }
}

/// The moments in which a view has something of its own to hide or to show.
#[derive(Debug, Default, PartialEq)]
struct Met {
    bonus: bool,
    redraw: bool,
    chain: bool,
    interrupt: bool,
    retired: bool,
    resigned: bool,
    end_with_tiles: bool,
    end_with_a_secret: bool,
}

fn check(game: &WolvesAndSheep, account: &Account) {
    assert_eq!(game.landscape.laid(), account.laid);
    for viewer in std::iter::once(Viewer::Public).chain(Seat::first(game.count()).map(Viewer::Seat)) {
        assert_eq!(game.view(viewer), account.view(game, viewer), "{viewer:?} {:?}", account.laid);
    }
}

/// Plays a game at random; with three and more somebody resigns.
fn play(seats: u8, herds: u8, seed: u64, met: &mut Met) {
    let (mut chance, mut choices) = (Quick::new(seed), Quick::new(seed + 50));
    let mut dealt = Recording::new(&mut chance);
    let mut game = WolvesAndSheep::new(&Config { herds }, seats, &mut dealt).expect("a live chance answers");
    let mut account = Account::of(seats, herds, &dealt.drawn);
    for number in 0.. {
        check(&game, &account);
        let Turn::Waiting { must, may } = game.turn() else { break };
        if seats > 2 && number == 25 && game.playing().len() > 2 {
            game.resign(game.current, &mut Vec::new());
            met.resigned = true;
            continue;
        }
        let crowd: Vec<Seat> = must.iter().chain(may.iter()).collect();
        let seat = if choices.below(3) == 0 { crowd[choices.below(crowd.len())] } else { crowd[0] };
        let mut actions = listed(&game, seat);
        let may_retire = number > 30 && choices.below(4) == 0;
        actions.retain(|action| *action != Action::Retire || may_retire);
        // They are few among many lays.
        let rare = |action: &&Action| matches!(action, Action::Reveal(..) | Action::Retire);
        let few: Vec<Action> = actions.iter().filter(rare).cloned().chain(game.forms(seat).samples).collect();
        if !few.is_empty() && choices.below(8) == 0 {
            actions = few;
        }
        if actions.is_empty() {
            continue;
        }
        let action = actions.swap_remove(choices.below(actions.len()));
        assert_eq!(game.legal(seat, &action), Ok(()));
        let mut drawn = Recording::new(&mut chance);
        let playing = game.playing();
        game.apply(seat, &action, &mut drawn, &mut Vec::new()).expect("a live chance answers");
        account.note(seat, &action, &drawn.drawn, playing);
        met.bonus |= game.bonus.is_some();
        met.redraw |= action == Action::Pass && !drawn.drawn.is_empty();
        met.chain |= matches!(action, Action::Chain(_));
        met.interrupt |= matches!(action, Action::Interrupt(_));
        met.retired |= action == Action::Retire && !game.over;
    }
    met.end_with_tiles |= account.seats.iter().any(|side| !side.hand.is_empty());
    met.end_with_a_secret |= account.seats.iter().any(|side| side.revealed != side.colours);
}

#[test]
fn everybody_sees_what_is_public_and_of_what_is_secret_the_own_alone() {
    let mut met = Met::default();
    for seed in 0..3 {
        play(2, 1, seed, &mut met);
        play(2, 2, seed, &mut met);
        play(3, 1, seed, &mut met);
        play(4, 1, seed, &mut met);
    }
    // A game that nobody can open.
    let village = tiles("22 23 24 25 29 30 31 32 35 36 37 38 48 49 50 51 52 53 54 55 56 57 58 59");
    let closed =
        |seed: &u64| game(2, 1, *seed).players.iter().all(|player| player.hand.and(village).is_empty());
    play(2, 1, (0..).find(closed).expect("there is one"), &mut met);
    let all = Met {
        bonus: true,
        redraw: true,
        chain: true,
        interrupt: true,
        retired: true,
        resigned: true,
        end_with_tiles: true,
        end_with_a_secret: true,
    };
    assert_eq!(met, all, "these games show too little");
}
