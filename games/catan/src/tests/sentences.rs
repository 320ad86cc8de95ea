//! What people write for moves of Catan, in three languages.

use conformance::house::{CS, EN, PL, begun, denies, read, reads, refuses};
use conformance::{Library, Names};
use rules::{Game as _, Quick, Viewer};
use tabletop::{AnyTable, Buttons as _};

use super::super::state::Catan;
use crate::TITLE;

#[test]
fn every_deed_is_read_in_three_languages() {
    reads(
        TITLE,
        begun(TITLE, 4).as_ref(),
        &[
            (EN, "roll the dice", "roll"),
            (EN, "build a road from c4 to c5", "build road c4-c5"),
            (EN, "road c4-5", "build road c4-c5"),
            (EN, "build a road on B-C4", "build road b4-c4"),
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
            (CS, "Bank: vlna za rudu", "bank wool for ore"),
            (CS, "potvrď oranžového", "confirm red"),
            (CS, "stáhni nabídku", "cancel"),
            (CS, "ukončit tah", "end"),
        ],
    );
}

#[test]
fn places_off_the_board_are_said_to_be_none() {
    let table = begun(TITLE, 3);
    refuses(
        TITLE,
        table.as_ref(),
        &[
            (EN, "build settlement a9x9", "reading-unknown"),
            (EN, "build settlement h4", "catan-refusal-no-place"),
            (PL, "zbuduj osadę a12", "catan-refusal-no-place"),
            (CS, "postav silnici c4-c9", "catan-refusal-no-edge"),
            (EN, "robber z", "catan-refusal-no-place"),
        ],
    );
}

#[test]
fn a_negation_is_never_passed_over() {
    let table = begun(TITLE, 3);
    denies(
        TITLE,
        table.as_ref(),
        &[
            (EN, "don't build a settlement on c4", "build settlement c4"),
            (PL, "nie buduj osady na c4", "build settlement c4"),
            (CS, "nestavím vesnici na c4", "build settlement c4"),
        ],
    );
}

/// A table whose current player may offer a trade.
fn market() -> Box<dyn AnyTable> {
    let (mut table, mut quick) = (begun(TITLE, 4), Quick::new(3));
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

#[test]
fn trades_are_read_in_three_languages() {
    reads(
        TITLE,
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
                "Wymieniam dwie owce i jedno zboże na rudę z żółtym",
                "trade 2 wool 1 grain for 1 ore to amber",
            ),
            (PL, "daj Bo 1 cegłę za 1 drewno", "trade 1 brick for 1 wood to amber"),
            (PL, "oferuję 3 drewna za glinę dla wszystkich", "trade 3 wood for 1 brick"),
            (PL, "kontroferta: 2x wełna za 1 kamień", "counter 2 wool for 1 ore"),
            // As the rules quote them.
            (
                PL,
                "wymień 2 wełny na 1 rudę z pomarańczowym i niebieskim",
                "trade 2 wool for 1 ore to blue red",
            ),
            (PL, "kontroferta: 1 ruda za 3 wełny", "counter 1 ore for 3 wool"),
            (PL, "wymieniam się z pomarańczowym", "confirm red"),
            (PL, "trade 1 wheat for 1 sheep", "trade 1 grain for 1 wool"),
            (CS, "vyměň 2 vlny za 1 rudu", "trade 2 wool for 1 ore"),
            (CS, "nabízím dvě ovce a jedno obilí za kámen s Cy", "trade 2 wool 1 grain for 1 ore to green"),
            (CS, "dám 1 cihlu za 1 dřevo pro žlutého", "trade 1 brick for 1 wood to amber"),
            (CS, "vyměň 2 vlny za 1 rudu pro oranžového a modrého", "trade 2 wool for 1 ore to blue red"),
            (CS, "protinabídka 1 ruda za 2 ovce", "counter 1 ore for 2 wool"),
        ],
    );
}

#[test]
fn what_can_be_typed_leaves_out_what_is_none_and_declines_what_is_wanted() {
    let library = Library::of(&[TITLE]);
    let view = super::blank("").view(Viewer::Seat(super::BLUE));
    for (lang, discard, bank) in [
        (EN, "Discard 1 grain, 3 ore", "Give the bank 4 wood for 1 brick"),
        (PL, "Odrzuć: 1 zboże, 3 rudy", "Oddaj bankowi 4 drewna za 1 glinę"),
        (CS, "Odhodit: 1 obilí, 3 rudy", "Dát do banku 4 dřeva za 1 cihlu"),
    ] {
        let words = library.speaker(lang, Names::Short);
        let said = |action: &str| Catan::whole(&view, &action.parse().expect("readable"), &words);
        assert_eq!(said("discard 0 wood 0 brick 0 wool 1 grain 3 ore"), discard);
        assert_eq!(said("bank wood for brick"), bank);
    }
}

#[test]
fn colours_are_read_as_they_are_seen_and_as_the_notation_calls_them() {
    let table = market();
    for (lang, seen, called) in [
        (EN, ["yellow", "orange"], ["amber", "red"]),
        (PL, ["żółtego", "pomarańczowego"], ["bursztynowego", "czerwonego"]),
        (CS, ["žlutého", "oranžového"], ["jantarového", "červeného"]),
    ] {
        for words in [seen, called] {
            for (word, seat) in words.into_iter().zip(["amber", "red"]) {
                let typed = match lang {
                    EN => format!("trade 1 wool for 1 ore to {word}"),
                    PL => format!("wymień 1 wełnę na 1 rudę dla {word}"),
                    _ => format!("vyměň 1 vlnu za 1 rudu pro {word}"),
                };
                let said = format!("trade 1 wool for 1 ore to {seat}");
                assert_eq!(read(TITLE, table.as_ref(), lang, &typed), Ok(said), "{typed}");
            }
        }
    }
}

#[test]
fn moves_are_completed_by_words_of_the_persons_language() {
    let (table, library) = (begun(TITLE, 4), Library::of(&[TITLE]));
    let (own, english) = (library.speaker(PL, Names::Short), library.speaker(EN, Names::Short));
    let seat = table.turn().must().iter().next().expect("somebody begins");
    let sight = table.sight(Viewer::Seat(seat));
    for typed in ["osad", "postaw osadę", "village"] {
        let offered = sight.complete(typed, &[&own, &english]);
        let all = offered.iter().all(|completion| completion.value.starts_with("Zbuduj osadę"));
        assert!(all && !offered.is_empty(), "{typed}: {offered:?}");
    }
    assert!(sight.complete("osadnik", &[&english]).is_empty(), "nobody writes Polish here");
}

#[test]
fn slips_and_words_written_together_are_put_right() {
    let table = market();
    reads(
        TITLE,
        table.as_ref(),
        &[
            (EN, "tarde 1 wheat for 1 sheep", "trade 1 grain for 1 wool"),
            (EN, "withdarw the offer", "cancel"),
            (PL, "wymeniam 2 wełny na 1 rudę", "trade 2 wool for 1 ore"),
            (CS, "obchduju 2 vlny za 1 rudu", "trade 2 wool for 1 ore"),
        ],
    );
    let refused = read(TITLE, table.as_ref(), EN, "trade 1 whaet for 1 sheep with grean");
    assert!(refused.is_err(), "a short word may be another: {refused:?}");
}

#[test]
fn what_is_counted_or_said_without_a_verb_is_read() {
    reads(
        TITLE,
        market().as_ref(),
        &[
            (EN, "two wool for an ore", "trade 2 wool for 1 ore"),
            (EN, "year of plenty: two ore", "play plenty ore ore"),
            (CS, "vynález, dvě obilí", "play plenty grain grain"),
        ],
    );
    let table = begun(TITLE, 4);
    let seat = table.turn().must().iter().next().expect("somebody begins");
    let place = table.sight(Viewer::Seat(seat)).actions()[0].rsplit(' ').next().unwrap_or("").to_owned();
    let written = format!("build settlement {place}");
    assert_eq!(read(TITLE, table.as_ref(), EN, &format!("{place}, please")), Ok(written));
    for nothing in ["please", "a", "1", "the first one", "so what"] {
        assert!(read(TITLE, table.as_ref(), EN, nothing).is_err(), "{nothing:?} says nothing");
    }
}
