//! What people write for moves, in three languages.

use super::super::kit::{Library, Names};
use super::super::{AnyTable, Draft, Options, Quick, Refusal, Viewer, Words};

pub(super) const EN: usize = 0;
pub(super) const PL: usize = 1;
pub(super) const CS: usize = 2;

pub(super) fn open(game: &str, seats: u8) -> Box<dyn AnyTable> {
    let title = crate::title(game).expect("it is listed");
    title.open(&Options::default(), seats, &mut Quick::new(7)).expect("the default options can be played")
}

/// Reads for whoever begins, in a language and in English.
pub(super) fn read(table: &dyn AnyTable, language: usize, typed: &str) -> Result<String, Refusal> {
    let library = Library::of_the_repository();
    let (own, english) = (library.speaker(language, Names::Short), library.speaker(EN, Names::Short));
    let readers: [&dyn Words; 2] = [&own, &english];
    let seat = table.turn().must().iter().next().expect("somebody begins");
    table.sight(Viewer::Seat(seat)).read(typed, &readers)
}

/// Checks sentences that name an action whole, so that it need not be legal.
pub(super) fn check(game: &str, seats: u8, sentences: &[(usize, &str, &str)]) {
    check_at(open(game, seats).as_ref(), sentences);
}

pub(super) fn check_at(table: &dyn AnyTable, sentences: &[(usize, &str, &str)]) {
    let wrong = |(language, typed, notation): &(usize, &str, &str)| {
        let read = read(table, *language, typed);
        (read.as_deref() != Ok(*notation)).then(|| format!("{typed:?}: {read:?}, not {notation:?}"))
    };
    let wrong: Vec<String> = sentences.iter().filter_map(wrong).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A table of Catan whose current player may offer a trade.
pub(super) fn market() -> Box<dyn AnyTable> {
    let (mut table, mut quick) = (open("catan", 4), Quick::new(3));
    loop {
        let seat = table.turn().must().iter().next().expect("nobody wins so soon");
        let sight = table.sight(Viewer::Seat(seat));
        if sight.forms().iter().any(|form| form.id == "trade") {
            return table;
        }
        let actions = sight.actions();
        table.play(seat, &actions[quick.below(actions.len())], &mut quick).expect("it is listed");
    }
}

/// What is typed for the first move of each game, as a panel shows it.
#[test]
fn examples_are_in_the_readers_language() {
    let library = Library::of_the_repository();
    let example = |game: &str, language: usize| {
        let table = open(game, 2.max(crate::title(game).expect("it is listed").seats().0));
        let seat = table.turn().must().iter().next().expect("somebody begins");
        let words = library.speaker(language, Names::Short);
        let example = table.sight(Viewer::Seat(seat)).example(&Draft::default(), &[&words]);
        example.unwrap_or_else(|| panic!("{game} has no example"))
    };
    let told: Vec<[String; 3]> = crate::TITLES
        .iter()
        .map(|title| [EN, PL, CS].map(|language| example(title.id(), language)))
        .collect();
    for [en, pl, cs] in &told {
        assert!(en != pl && en != cs && pl != cs, "{told:#?}");
    }
}

/// Whoever wrote something that cannot be read is given examples: in each language the same moves, which can.
#[test]
fn examples_behind_what_cannot_be_read_can_be() {
    let library = Library::of_the_repository();
    let quoted = |text: &str| {
        let parts = text.split(['“', '”', '„']).filter(|part| !part.is_empty());
        parts.skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>()
    };
    for title in crate::TITLES {
        let table = open(title.id(), 2.max(title.seats().0));
        let key = format!("{}-refusal-unreadable", title.id());
        let examples =
            [EN, PL, CS].map(|language| quoted(&library.speaker(language, Names::Short).text(&key, &[])));
        let counts = examples.each_ref().map(Vec::len);
        assert!(counts[EN] > 0 && counts == [counts[EN]; 3], "{examples:?}");
        for language in [EN, PL, CS] {
            for (own, notation) in examples[language].iter().zip(&examples[EN]) {
                assert_eq!(read(table.as_ref(), language, own).as_ref(), Ok(notation), "{own:?}");
            }
        }
    }
}

#[test]
fn trades_are_read_in_three_languages() {
    check_at(
        market().as_ref(),
        &[
            (EN, "trade 1 wheat for 1 sheep to blue", "trade 1 grain for 1 wool to blue"),
            (EN, "Trade 1 wheat, 1 clay for 2x sheep to Bo", "trade 1 brick 1 grain for 2 wool to amber"),
            (EN, "offer two wool and a brick for an ore", "trade 1 brick 2 wool for 1 ore"),
            (EN, "offer Bo and Cy 2× sheep for one stone", "trade 2 wool for 1 ore to amber green"),
            (EN, "I would like to swap 1 log for 1 wheat with everybody", "trade 1 wood for 1 grain"),
            (EN, "counter-offer: x2 wool for 1 ore", "counter 2 wool for 1 ore"),
            (PL, "wymień 2 wełny na 1 rudę", "trade 2 wool for 1 ore"),
            (PL, "wymien 2 welny na 1 rude", "trade 2 wool for 1 ore"),
            (
                PL,
                "Wymieniam dwie owce i jedno zboże na rudę z pomarańczowym",
                "trade 2 wool 1 grain for 1 ore to amber",
            ),
            (PL, "daj Bo 1 cegłę za 1 drewno", "trade 1 brick for 1 wood to amber"),
            (PL, "oferuję 3 drewna za glinę dla wszystkich", "trade 3 wood for 1 brick"),
            (PL, "kontroferta: 2x wełna za 1 kamień", "counter 2 wool for 1 ore"),
            (PL, "trade 1 wheat for 1 sheep", "trade 1 grain for 1 wool"),
            (CS, "vyměň 2 vlny za 1 rudu", "trade 2 wool for 1 ore"),
            (CS, "nabízím dvě ovce a jedno obilí za kámen s Cy", "trade 2 wool 1 grain for 1 ore to green"),
            (CS, "dám 1 cihlu za 1 dřevo pro oranžového", "trade 1 brick for 1 wood to amber"),
            (CS, "protinabídka 1 ruda za 2 ovce", "counter 1 ore for 2 wool"),
        ],
    );
}

#[test]
fn every_deed_of_catan_is_read_in_three_languages() {
    check(
        "catan",
        4,
        &[
            (EN, "roll the dice", "roll"),
            (EN, "build a road from c4 to c5", "build road c4-c5"),
            (EN, "road c4-5", "build road c4-c5"),
            (EN, "put a city on C4", "build city c4"),
            (EN, "buy a development card", "buy card"),
            (EN, "bank wheat for stone", "bank grain for ore"),
            (EN, "play year of plenty: wheat and wood", "play plenty wood grain"),
            (EN, "year of plenty ore ore", "play plenty ore ore"),
            (EN, "monopoly sheep", "play monopoly wool"),
            (EN, "play the knight", "play knight"),
            (EN, "play road building", "play roads"),
            (EN, "move the robber to k, steal from Dee", "robber k red"),
            (EN, "discard two wool, one ore", "discard 0 wood 0 brick 2 wool 0 grain 1 ore"),
            (EN, "yes", "accept"),
            (EN, "no thanks", "decline"),
            (EN, "withdraw the offer", "cancel"),
            (EN, "end my turn", "end"),
            (PL, "rzucam kostkami", "roll"),
            (PL, "zbuduj drogę c4-c5", "build road c4-c5"),
            (PL, "postaw osadę na d4", "build settlement d4"),
            (PL, "kup kartę rozwoju", "buy card"),
            (PL, "bank: owce na rudę", "bank wool for ore"),
            (PL, "zagraj wynalazek: ruda i wełna", "play plenty wool ore"),
            (PL, "monopol na zboże", "play monopoly grain"),
            (PL, "zagraj rycerza", "play knight"),
            (PL, "przestaw złodzieja na k, czerwony", "robber k red"),
            (PL, "odrzuć 2 wełny i 1 rudę", "discard 0 wood 0 brick 2 wool 0 grain 1 ore"),
            (PL, "kończę turę", "end"),
            (CS, "hoď kostkami", "roll"),
            (CS, "postav silnici c4-c5", "build road c4-c5"),
            (CS, "kup akční kartu", "buy card"),
            (CS, "zahraj vynález: rudu a vlnu", "play plenty wool ore"),
            (CS, "přesuň zloděje na k, modrý", "robber k blue"),
            (CS, "odhoď 2 vlny a 1 rudu", "discard 0 wood 0 brick 2 wool 0 grain 1 ore"),
            (CS, "ukončit tah", "end"),
        ],
    );
}

#[test]
fn every_deed_of_harmonies_is_read_in_three_languages() {
    check(
        "harmonies",
        2,
        &[
            (EN, "take space c", "take c"),
            (EN, "put a gray token on D2", "place grey d2"),
            (EN, "animal fennec fox", "animal 23"),
            (EN, "take card ladybird", "animal 31"),
            (EN, "place a cube of the arctic fox on d2", "cube 29 d2"),
            (EN, "end the turn", "done"),
            (PL, "weź c", "take c"),
            (PL, "połóż szarą na d2", "place grey d2"),
            (PL, "weź kartę żaby", "animal 5"),
            (PL, "znacznik lisa polarnego na d2", "cube 29 d2"),
            (PL, "odrzuć kartę 12", "discard 12"),
            (PL, "zatrzymuję ducha sowy", "spirit 36"),
            (PL, "koniec tury", "done"),
            (CS, "vezmi c", "take c"),
            (CS, "polož šedý na d2", "place grey d2"),
            (CS, "vezmi kartu beruška", "animal 31"),
            (CS, "polož kostku ježka na d2", "cube 12 d2"),
            (CS, "hotovo", "done"),
        ],
    );
}

#[test]
fn every_deed_of_village_green_is_read_in_three_languages() {
    check(
        "village-green",
        2,
        &[
            (EN, "arrange two, one, three", "arrange 2 1 3"),
            (EN, "take the card number 2", "take 2"),
            (EN, "draw from the deck", "take deck"),
            (EN, "put 3 on b2", "lay 3 b2"),
            (EN, "throw away 3", "discard 3"),
            (EN, "take an award from the deck", "award deck"),
            (PL, "ułóż 2, 1, 3", "arrange 2 1 3"),
            (PL, "weź kartę w ciemno", "take deck"),
            (PL, "wyłóż kartę 3 na b2", "lay 3 b2"),
            (PL, "biorę nagrodę dwa", "award 2"),
            (PL, "odśwież nagrody 2 1 3", "renew awards 2 1 3"),
            (CS, "seřaď 2 1 3", "arrange 2 1 3"),
            (CS, "vylož 3 na b2", "lay 3 b2"),
            (CS, "vezmi naslepo", "take deck"),
        ],
    );
}

#[test]
fn every_deed_of_wolves_and_sheep_is_read_in_three_languages() {
    check(
        "wolves-and-sheep",
        3,
        &[
            (EN, "lay tile 12a turned 90 degrees at q9", "lay 12a 90 q9"),
            (EN, "put 12a at Q9, 90°", "lay 12a 90 q9"),
            (EN, "show my colour black q9", "reveal black q9"),
            (EN, "stop for good", "retire"),
            (PL, "dołóż 12a na q9, obrót 90", "lay 12a 90 q9"),
            (PL, "pokaż kolor czarny q9", "reveal black q9"),
            (PL, "pauzuję", "pass"),
            (CS, "polož 12a otočení 90 na q9", "lay 12a 90 q9"),
            (CS, "vynechávám", "pass"),
        ],
    );
}

#[test]
fn every_deed_of_confusing_lands_is_read_in_three_languages() {
    check(
        "confusing-lands",
        2,
        &[
            (EN, "lay 7 with the front up, turned 90°, at n14", "lay 7 front 90 n14"),
            (EN, "put 7 plain side up 180 on n14", "lay 7 back 180 n14"),
            (EN, "put aside 7", "aside 7"),
            (PL, "połóż 7 gładką stroną 90 na n14", "lay 7 back 90 n14"),
            (PL, "połóż Huczące wodospady przodem 0 na n14", "lay 7 front 0 n14"),
            (PL, "odłóż na bok 7", "aside 7"),
            (CS, "polož 7 podmínkou nahoru 90 na n14", "lay 7 front 90 n14"),
            (CS, "polož Burácivé vodopády zadní 0 n14", "lay 7 back 0 n14"),
        ],
    );
}

#[test]
fn places_off_the_board_are_said_to_be_none() {
    for (game, language, typed, key) in [
        ("catan", EN, "build settlement a9x9", "reading-unknown"),
        ("catan", EN, "build settlement h4", "catan-refusal-no-place"),
        ("catan", PL, "zbuduj osadę a12", "catan-refusal-no-place"),
        ("catan", CS, "postav silnici c4-c9", "catan-refusal-no-edge"),
        ("catan", EN, "robber z", "catan-refusal-no-place"),
        ("harmonies", EN, "take z", "harmonies-refusal-no-space"),
        ("harmonies", PL, "weź z", "harmonies-refusal-no-space"),
        ("harmonies", CS, "polož šedý na a9", "harmonies-refusal-no-cell"),
        ("village-green", EN, "put card 1 on d4", "village-green-refusal-place-outside"),
        ("wolves-and-sheep", EN, "lay 12a 0 q9999", "wolves-and-sheep-refusal-no-place"),
        ("confusing-lands", PL, "połóż 7 front 0 n9999", "confusing-lands-refusal-no-place"),
    ] {
        let table = open(game, if game == "confusing-lands" { 2 } else { 3 });
        let key_of = read(table.as_ref(), language, typed).map_err(|refusal| refusal.key);
        assert_eq!(key_of, Err(key), "{typed:?}");
    }
}

#[test]
fn what_is_not_understood_is_named_with_the_nearest_moves() {
    let table = open("harmonies", 2);
    let words = Library::of_the_repository().speaker(EN, Names::Short);
    let said = |typed: &str| read(table.as_ref(), EN, typed).map_err(|refusal| refusal.say(&words));
    let told = said("tkae c qqq").expect_err("nobody says so");
    assert!(told.contains("tkae qqq") && told.contains("\n• `take c` – "), "{told}");
    assert_eq!(told.matches('•').count(), 5, "{told}");
    let unclear = said("take").expect_err("there are five spaces");
    assert!(unclear.contains("• `take a` – ") && unclear.contains("• `take e` – "), "{unclear}");
}

#[test]
fn random_texts_do_nothing() {
    const LETTERS: &[u8] = b"aaeeiioouurrttssnnlbcdfghjkmpvwyz   ,.;-'@`*12";
    let library = Library::of_the_repository();
    let speakers: Vec<_> = library.speakers(Names::Short).collect();
    let readers: Vec<&dyn Words> = speakers.iter().map(|speaker| speaker as &dyn Words).collect();
    let mut quick = Quick::new(9);
    for (game, seats) in [
        ("catan", 3),
        ("harmonies", 2),
        ("village-green", 2),
        ("wolves-and-sheep", 2),
        ("confusing-lands", 2),
    ] {
        let table = open(game, seats);
        let sight = table.sight(Viewer::Seat(table.turn().must().iter().next().expect("somebody begins")));
        for _ in 0..workshop::scale(200, 2_000) {
            let length = 6 + quick.below(40);
            let typed: String =
                (0..length).map(|_| char::from(LETTERS[quick.below(LETTERS.len())])).collect();
            let read = sight.read(&typed, &readers);
            assert!(read.is_err(), "{game}: {typed:?} is read as {read:?}");
        }
    }
}

#[test]
fn moves_are_completed_by_words_of_the_persons_language() {
    let (table, library) = (open("catan", 4), Library::of_the_repository());
    let (own, english) = (library.speaker(PL, Names::Short), library.speaker(EN, Names::Short));
    let seat = table.turn().must().iter().next().expect("somebody begins");
    let sight = table.sight(Viewer::Seat(seat));
    for typed in ["osad", "postaw osadę", "village"] {
        let offered = sight.complete(typed, &[&own, &english]);
        let all = offered.iter().all(|completion| completion.value.starts_with("build settlement"));
        assert!(all && !offered.is_empty(), "{typed}: {offered:?}");
    }
    assert!(sight.complete("osadnik", &[&english]).is_empty(), "nobody writes Polish here");
}
