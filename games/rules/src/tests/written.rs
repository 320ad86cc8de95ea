//! Positions that people have written down.

use serde_json::{Value, json};

use crate::{Fields, ScoreError, read_position, shown};

#[test]
fn a_position_file_is_json_without_a_key_twice() {
    let value = json!({ "a": [null, true, -1, 18_446_744_073_709_551_615_u64, 0.5, "x"] });
    for text in [value.to_string(), format!("\u{feff}{value}")] {
        assert_eq!(read_position(&text), Ok(value.clone()));
    }
    for (text, fault) in [
        ("", "the file is empty"),
        (" \n", "the file is empty"),
        ("{", "EOF while parsing"),
        (r#"{"a": 1, "a": 1}"#, "\"a\" is there twice"),
        (r#"[{"b": {"a\n": 1, "a\n": 2}}]"#, "\"a\\n\" is there twice"),
    ] {
        let Err(ScoreError::Position(what)) = read_position(text) else { panic!("{text}: it is read") };
        assert!(what.starts_with(fault), "{text}: {what}");
    }
}

/// The fields of an object of that name.
fn fields<'a>(value: &'a Value, name: &str) -> Result<Fields<'a>, String> {
    Fields::read(value, name, &["a", "b"])
}

#[test]
fn an_object_has_only_keys_that_are_known() {
    for (value, name, fault) in [
        (json!([]), "", "the position must be an object with \"a\", \"b\", not a list"),
        (json!(7), "cell", "cell must be an object with \"a\", \"b\", not 7"),
        (json!({ "c": 1 }), "", "\"c\" is no key here; there are \"a\", \"b\""),
        (json!({ "c": 1 }), "cell", "cell: \"c\" is no key here; there are \"a\", \"b\""),
    ] {
        assert_eq!(fields(&value, name).err().as_deref(), Some(fault));
    }
    let value = json!({ "b": 1 });
    let named = fields(&value, "cell").expect("its key is known").renamed("tile".to_owned());
    assert_eq!(named.wrong("it is wrong"), "tile: it is wrong");
}

#[test]
fn what_is_null_or_left_out_is_missing() {
    for value in [json!({ "a": null }), json!({})] {
        let fields = fields(&value, "").expect("it is an object");
        let missing = "\"a\" is missing".to_owned();
        assert_eq!((fields.find("a"), fields.need("a")), (None, Err(missing.clone())));
        assert_eq!((fields.text("a"), fields.whole("a")), (Err(missing.clone()), Err(missing)));
        assert_eq!((fields.number("a", 1..=9), fields.flag("a")), (Ok(None), Ok(false)));
        assert_eq!((fields.list("a"), fields.places("a")), (Ok([].as_slice()), Ok(None)));
    }
}

#[test]
fn a_value_is_of_its_kind_and_within_its_range() {
    let value = json!({ "a": 9, "b": { "n14": 1 } });
    let fields = fields(&value, "").expect("it is an object");
    assert_eq!((fields.find("a"), fields.need("a")), (Some(&json!(9)), Ok(&json!(9))));
    assert_eq!((fields.number("a", 9..=9), fields.whole("a")), (Ok(Some(9)), Ok(9)));
    let fault = |what: &str| format!("\"a\" must be {what}, not 9");
    assert_eq!(fields.number("a", 1..=8), Err(fault("a whole number from 1 to 8")));
    assert_eq!(fields.number("a", 10..=20), Err(fault("a whole number from 10 to 20")));
    assert_eq!(fields.text("a"), Err(fault("a text")));
    assert_eq!(fields.flag("a"), Err(fault("true or false")));
    assert_eq!(fields.list("a"), Err(fault("a list")));
    assert_eq!(fields.places("a").err(), Some(fault("an object with places as keys")));
    assert_eq!(fields.places("b"), Ok(value["b"].as_object()));
    assert_eq!(fields.whole("b"), Err("\"b\" must be a whole number, not an object".to_owned()));

    let value = json!({ "a": "x", "b": [true] });
    let fields = super::written::fields(&value, "").expect("it is an object");
    assert_eq!((fields.text("a"), fields.list("b")), (Ok("x"), Ok([json!(true)].as_slice())));
    for (value, whole) in [(json!(-3), Ok(-3)), (json!(1.5), Err(()))] {
        let value = json!({ "a": value });
        let fields = super::written::fields(&value, "").expect("it is an object");
        assert_eq!(fields.whole("a").map_err(|_| ()), whole);
        assert!(fields.number("a", 0..=255).is_err(), "{value}");
    }
    let value = json!({ "a": 256, "b": true });
    let fields = super::written::fields(&value, "").expect("it is an object");
    assert!(fields.number("a", 0..=255).is_err(), "it is not 0");
    assert_eq!(fields.flag("b"), Ok(true));
}

#[test]
fn a_value_is_shown_by_its_kind_or_as_it_is_written() {
    for (value, text) in [
        (json!({}), "an object"),
        (json!([1]), "a list"),
        (json!("x"), "\"x\""),
        (json!(-1), "-1"),
        (json!(null), "null"),
    ] {
        assert_eq!(shown(&value), text);
    }
}
