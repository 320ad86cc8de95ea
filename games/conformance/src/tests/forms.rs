//! Texts that people write into forms.

use crate::{Library, Names};
use rules::{Form, FormField, Refusal, Words};
use tabletop::compose as compose_form;

const KINDS: &[&str] = &["wool", "ore"];

static OFFER: Form = Form {
    id: "offer",
    fields: &[
        FormField { id: "give", lead: "", example: "2 wool", required: true, words: KINDS },
        FormField { id: "want", lead: "for", example: "1 ore", required: true, words: KINDS },
        FormField { id: "to", lead: "to", example: "3", required: false, words: &[] },
    ],
};

fn library() -> Library {
    Library::new(|language| {
        let (wool, ore, and) = match language {
            "pl" => ("wełna wełny wełnę", "ruda rudę żelazo", "i oraz"),
            "cs" => ("vlna vlny vlnu", "ruda rudy rudu", "a"),
            _ => ("wool sheep", "ore", "and"),
        };
        vec![format!("toy-word-wool = {wool}\ntoy-word-ore = {ore}\nform-joining-words = {and}")]
    })
}

fn compose(language: usize, texts: &[&str]) -> Result<String, Refusal> {
    let library = library();
    let (own, english) = (library.speaker(language, Names::Short), library.speaker(0, Names::Short));
    let readers: [&dyn Words; 2] = [&own, &english];
    compose_form(
        &OFFER,
        "toy",
        &texts.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>(),
        &readers,
        &[],
    )
}

const EN: usize = 0;
const PL: usize = 1;
const CS: usize = 2;

#[test]
fn a_form_composes_its_notation() {
    let missing = || Err(Refusal::new("form-field-missing"));
    assert_eq!(compose(EN, &["2 wool", " 1 ore ", "3"]), Ok("offer 2 wool for 1 ore to 3".to_owned()));
    assert_eq!(compose(EN, &["2 wool", "1 ore", "  "]), Ok("offer 2 wool for 1 ore".to_owned()));
    assert_eq!(compose(EN, &["2 wool", "1 ore"]), Ok("offer 2 wool for 1 ore".to_owned()));
    assert_eq!(compose(EN, &["2 wool", " "]), missing());
    assert_eq!(compose(EN, &["2 wool"]), missing());
    assert_eq!(compose(EN, &[]), missing());
}

#[test]
fn a_field_reads_the_words_of_the_persons_language_and_english() {
    for (language, written, read) in [
        (EN, "2 wool", "2 wool"),
        (EN, "2 SHEEP", "2 wool"),
        (EN, "2x wool", "2 wool"),
        (EN, "2× wool, 1 ore", "2 wool 1 ore"),
        (EN, "2wool+1ore", "2 wool 1 ore"),
        (EN, "2 wool and 1 ore", "2 wool 1 ore"),
        (PL, "2 wełny", "2 wool"),
        (PL, "Wełna", "wool"),
        (PL, "1 welne i 1 rude", "1 wool 1 ore"),
        (PL, "żelazo", "ore"),
        (PL, "z\u{307}elazo", "ore"),
        (PL, "2 sheep", "2 wool"),
        (CS, "2 vlny a 1 rudu", "2 wool 1 ore"),
        (CS, "1 ore", "1 ore"),
    ] {
        let composed = compose(language, &[written, "1 ore"]);
        assert_eq!(composed, Ok(format!("offer {read} for 1 ore")), "\"{written}\"");
    }
}

#[test]
fn a_field_refuses_words_that_it_does_not_know() {
    for (language, written) in [
        (EN, "2 wełny"),
        (PL, "2 vlny"),
        (EN, "fish"),
        (EN, "1 ore; end"),
        (EN, "-1 wool"),
        (EN, "1 wool for 1 ore"),
        (EN, ","),
        (EN, "x"),
        (EN, "🐺"),
    ] {
        let key = compose(language, &[written, "1 ore"]).map_err(|refusal| refusal.key);
        assert_eq!(key, Err("form-field-unreadable"), "\"{written}\"");
    }
}
