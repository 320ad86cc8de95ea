//! What a rule forbids at Catan is refused with a sentence that names the rule, in the reader's language, and nothing is done.

use conformance::{Library, Names};
use rules::{Options, Recorded, Refusal, Seat, Viewer, Words};
use tabletop::{AnyTable, PlayError};

use crate::TITLE;

/// The outcome of a move: it is made, or refused with that sentence.
type Deed<'a> = (u8, &'a str, &'a str);

/// A move that is made.
const DONE: &str = "";

const ADA: u8 = 0;

const BOREK: u8 = 1;

const CELINA: u8 = 2;

/// The languages of the three, by their place in the library: English, Czech, Polish.
const LANGUAGES: [usize; 3] = [0, 2, 1];

/// A table of three at the fixed start with those numbers on the hexes, and the chance of the rest of its game.
fn fixed_start(numbers: &str, more: &[(&str, &str)], luck: &[(&str, &str)]) -> (Box<dyn AnyTable>, Recorded) {
    let mut options = Options::default().with("layout", "fixed").with("numbers", numbers);
    for (key, value) in more {
        options = options.with(key, value);
    }
    let luck = [("first", "blue")].iter().chain(luck);
    let mut chance = Recorded::new(luck.map(|&(name, label)| (name.to_owned(), label.to_owned())));
    let table = TITLE.open(&options, 3, &mut chance).expect("it can be played");
    (table, chance)
}

/// Does what somebody types, as the bot does: it is read, and then played.
fn does(
    table: &mut dyn AnyTable,
    seat: Seat,
    typed: &str,
    chance: &mut Recorded,
    words: &dyn Words,
) -> Result<(), Refusal> {
    let notation = table.sight(Viewer::Seat(seat)).read(typed, &[words])?;
    match table.play(seat, &notation, chance) {
        Ok(_) => Ok(()),
        Err(PlayError::Refused(refusal)) => Err(refusal),
        Err(error) => panic!("{typed}: {error}"),
    }
}

fn does_all(table: &mut dyn AnyTable, chance: &mut Recorded, deeds: &[Deed<'_>]) {
    let library = Library::of(&[TITLE]);
    for (seat, typed, sentence) in deeds {
        let words = library.speaker(LANGUAGES[usize::from(*seat)], Names::Short);
        let before = table.save();
        match does(table, Seat(*seat), typed, chance, &words) {
            Ok(()) => assert_eq!(*sentence, DONE, "{typed} is done"),
            Err(refusal) => {
                assert_eq!(refusal.say(&words), *sentence, "{typed}");
                assert_eq!(table.save(), before, "{typed} is refused and changes something");
            }
        }
    }
    assert_eq!(library.problems(), None);
}

#[test]
fn every_rule_says_why_it_forbids_a_move() {
    let luck = [("dice", "3 3"), ("dice", "3 3"), ("draw", "knight"), ("dice", "3 4")];
    let numbers = "6 6 6 6 6 6 6 6 6 - 6 6 6 6 6 6 6 6 6";
    let (mut table, mut chance) = fixed_start(numbers, &[], &luck);
    let deeds: Vec<Deed<'_>> = vec![
        (ADA, "build city e4", "Roll the dice first; before that you may only play a development card."),
        (ADA, "roll", DONE),
        (ADA, "roll", "You have already rolled this turn."),
        (ADA, "robber k amber", "The robber moves only after a seven or a knight."),
        (ADA, "build city e4", "A city costs 2 grain and 3 ore."),
        (ADA, "discard 4 wool", "You need not discard anything."),
        (ADA, "trade 3 wool for 1 grain", "You do not have the cards you offer."),
        (ADA, "trade 1 wool for 1 wool", "You cannot give and want the same resource."),
        (ADA, "trade 1 wool for 1 ore to blue", "You cannot trade with yourself."),
        (ADA, "trade 1 wool for 1 ore to red", "Somebody you named is not in this game."),
        (BOREK, "trade 1 wool for 1 ore", "Nejsi na tahu."),
        (BOREK, "accept", "Teď žádná nabídka neplatí."),
        (BOREK, "decline", "Teď žádná nabídka neplatí."),
        (BOREK, "counter 1 grain for 1 wool", "Teď žádná nabídka neplatí."),
        (CELINA, "build road c4-c5", "To nie twoja kolej."),
        (ADA, "cancel", "There is no open offer."),
        (ADA, "trade 1 wool for 2 brick to amber", DONE),
        (ADA, "trade 1 ore for 1 grain", "Your offer is still open. Withdraw it first."),
        (BOREK, "accept", "Požadované karty nemáš."),
        (BOREK, "counter 9 grain for 1 wool", "Karty, které nabízíš, nemáš."),
        (BOREK, "counter 1 grain for 1 wool", DONE),
        (BOREK, "counter 2 grain for 1 wool", "Na tuhle nabídku už máš odpovězeno."),
        (CELINA, "accept", "Ta oferta nie jest skierowana do ciebie."),
        (CELINA, "decline", "Ta oferta nie jest skierowana do ciebie."),
        (CELINA, "end", "To nie twoja kolej."),
        (ADA, "confirm green", "That player has not agreed to your offer."),
        (ADA, "confirm amber", DONE),
        (ADA, "end", DONE),
        (BOREK, "roll", DONE),
        (BOREK, "trade 3 grain for 1 wood", DONE),
        (CELINA, "accept", DONE),
        (BOREK, "bank grain for ore", DONE),
        (BOREK, "confirm green", "Na tuhle výměnu nemáš karty."),
        (BOREK, "build settlement b7", "Pravidlo odstupu: vedle b7 už něco stojí."),
        (BOREK, "build settlement e4", "Na e4 už něco stojí."),
        (BOREK, "build settlement a3", "K vesnici musí vést tvá silnice; k a3 nevede."),
        (
            BOREK,
            "build road a3-a4",
            "Silnice musí navazovat na tvou silnici, vesnici nebo město; A3-4 nenavazuje.",
        ),
        (BOREK, "build city c4", "Město nahrazuje tvou vesnici; na c4 žádná není."),
        (BOREK, "build road e7-e8", DONE),
        (BOREK, "build road e8-e9", "Silnice E8-9 by vedla skrz cizí stavbu."),
        (BOREK, "build road e7-e8", "Na E7-8 už silnice leží."),
        (BOREK, "confirm green", "Teď žádná nabídka neplatí."),
        (
            BOREK,
            "bank ore for wool",
            "V tomto tahu už se stavělo nebo kupovalo: obchodovat můžeš zase až v příštím.",
        ),
        (
            BOREK,
            "trade 1 ore for 1 wool",
            "V tomto tahu už se stavělo nebo kupovalo: obchodovat můžeš zase až v příštím.",
        ),
        (BOREK, "play monopoly ore", "Takovou kartu k zahrání nemáš."),
        (BOREK, "buy card", DONE),
        (BOREK, "play knight", "Tuhle kartu máš koupenou v tomto tahu: zahrát ji můžeš až v příštím."),
        (BOREK, "end", DONE),
        (
            CELINA,
            "trade 1 wood for 1 ore",
            "Najpierw rzuć kostkami; przedtem można tylko zagrać kartę rozwoju.",
        ),
        (CELINA, "roll", DONE),
        (CELINA, "robber k amber", "Najpierw wszyscy, którzy mają więcej niż siedem kart, odrzucają połowę."),
        (CELINA, "discard 1 wood", "Trzeba odrzucić dokładnie 7 kart."),
        (CELINA, "discard 7 ore", "Nie masz tych kart."),
        (ADA, "accept", "There is no open offer."),
        (ADA, "trade 1 wood for 1 ore", "It is not your turn."),
    ];
    does_all(table.as_mut(), &mut chance, &deeds);
    assert_eq!(chance.left(), 0);
}

/// The first seat's turns at a fixed start until all its roads and settlements are built.
const CROWDED: [&str; 9] = [
    "build road d4-e4; build road d3-d4; end",
    "build settlement d3; end",
    "build road e5-f5; end",
    "build settlement f5; end",
    "build road f4-f5; build road f3-f4; end",
    "build settlement f3; build road d2-d3; end",
    "build road e5-e6; build road f5-f6; build road e8-e9; end",
    "build road d2-e2; build road d1-d2; build road e2-e3; end",
    "build road f6-f7",
];

/// And from there until all its cities are.
const GROWN: [&str; 2] =
    ["build city e4; build city e8; build city d3; end", "bank wood for ore; build city f3"];

/// Plays the turns: the first seat always rolls what pays, the others roll what pays nobody, and end their turns.
fn turns(table: &mut dyn AnyTable, turns: &[&str], rolled: bool) {
    for (number, turn) in turns.iter().enumerate() {
        let dice = |label: &str| Recorded::new([("dice".to_owned(), label.to_owned())]);
        let mut play = |seat: u8, notation: &str, label: &str| {
            let played = table.play(Seat(seat), notation, &mut dice(label));
            played.unwrap_or_else(|error| panic!("{notation}: {error}"));
        };
        if number > 0 || !rolled {
            play(ADA, "roll", "3 3");
        }
        turn.split("; ").for_each(|action| play(ADA, action, ""));
        if turn.ends_with("end") {
            for seat in [BOREK, CELINA] {
                play(seat, "roll", "2 3");
                play(seat, "end", "");
            }
        }
    }
}

#[test]
fn what_the_supply_has_no_more_cannot_be_built() {
    let numbers = "6 6 12 12 12 12 12 6 12 - 12 12 6 6 6 6 6 12 6";
    let (mut table, mut chance) = fixed_start(numbers, &[("points", "14")], &[]);
    turns(table.as_mut(), &CROWDED, false);
    let refused = [
        (ADA, "build road f7-f8", "All your 15 roads are built."),
        (ADA, "build settlement f7", "All your 5 settlements are on the board: turn one into a city."),
    ];
    does_all(table.as_mut(), &mut chance, &refused);
    turns(table.as_mut(), &GROWN, true);
    does_all(table.as_mut(), &mut chance, &[(ADA, "build city f5", "All your 4 cities are built.")]);
}
