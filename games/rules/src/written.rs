//! Positions that people have written down: JSON read strictly, and messages in the words of the format.

use std::fmt;
use std::ops::RangeInclusive;

use serde::Deserialize;
use serde::de::{Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

use super::game::ScoreError;
use crate::words::quoted;

/// Reads a position file. A key that stands twice in one object is refused: one of the two would be dropped in silence.
///
/// # Errors
/// [`ScoreError::Position`] says where the text is no JSON.
pub fn read_position(text: &str) -> Result<Value, ScoreError> {
    // Some editors begin a file with a byte order mark.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.trim().is_empty() {
        return Err(ScoreError::Position("the file is empty".to_owned()));
    }
    let strict: Strict =
        serde_json::from_str(text).map_err(|error| ScoreError::Position(error.to_string()))?;
    Ok(strict.0)
}

/// A JSON value none of whose objects has a key twice.
struct Strict(Value);

impl<'de> Deserialize<'de> for Strict {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Strict, D::Error> {
        deserializer.deserialize_any(StrictVisitor).map(Strict)
    }
}

struct StrictVisitor;

impl<'de> Visitor<'de> for StrictVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(Number::from_f64(value).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(Strict(value)) = list.next_element()? {
            values.push(value);
        }
        Ok(Value::Array(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        while let Some(key) = object.next_key::<String>()? {
            if map.contains_key(&key) {
                return Err(A::Error::custom(format!("\"{}\" is there twice", quoted(&key))));
            }
            let Strict(value) = object.next_value()?;
            map.insert(key, value);
        }
        Ok(Value::Object(map))
    }
}

/// An object of a position, all of whose keys are known.
pub struct Fields<'a> {
    /// How messages call it; nothing for the position itself.
    name: String,
    map: &'a Map<String, Value>,
}

impl<'a> Fields<'a> {
    /// The object as which that value is written. Messages call it by that name, which is empty for the whole position.
    ///
    /// # Errors
    /// If it is no object, or has a key that is none of these.
    pub fn read(value: &'a Value, name: &str, keys: &[&str]) -> Result<Fields<'a>, String> {
        let list = || keys.iter().map(|key| format!("\"{key}\"")).collect::<Vec<_>>().join(", ");
        let Some(map) = value.as_object() else {
            let name = if name.is_empty() { "the position" } else { name };
            return Err(format!("{name} must be an object with {}, not {}", list(), shown(value)));
        };
        let fields = Fields { name: name.to_owned(), map };
        match map.keys().find(|key| !keys.contains(&key.as_str())) {
            Some(key) => {
                Err(fields.wrong(&format!("\"{}\" is no key here; there are {}", quoted(key), list())))
            }
            None => Ok(fields),
        }
    }

    /// This object, which messages call otherwise.
    pub fn renamed(self, name: String) -> Fields<'a> {
        Fields { name, ..self }
    }

    /// A fault of this object.
    pub fn wrong(&self, what: &str) -> String {
        if self.name.is_empty() { what.to_owned() } else { format!("{}: {what}", self.name) }
    }

    /// The value of a key; `null` says no more than leaving it out.
    pub fn find(&self, key: &str) -> Option<&'a Value> {
        self.map.get(key).filter(|value| !value.is_null())
    }

    /// The value of a key that must be there.
    ///
    /// # Errors
    /// If it is not.
    pub fn need(&self, key: &str) -> Result<&'a Value, String> {
        self.find(key).ok_or_else(|| self.wrong(&format!("\"{key}\" is missing")))
    }

    /// The text of a key that must be there.
    ///
    /// # Errors
    /// If it is not, or holds something else.
    pub fn text(&self, key: &str) -> Result<&'a str, String> {
        let value = self.need(key)?;
        value.as_str().ok_or_else(|| self.must(key, "a text", value))
    }

    /// The number of a key, if it is there.
    ///
    /// # Errors
    /// If it is no whole number, or none of the range.
    pub fn number(&self, key: &str, range: RangeInclusive<u8>) -> Result<Option<u8>, String> {
        let Some(value) = self.find(key) else { return Ok(None) };
        let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
        let what = || format!("a whole number from {} to {}", range.start(), range.end());
        let number = number.filter(|number| range.contains(number));
        number.map(Some).ok_or_else(|| self.must(key, &what(), value))
    }

    /// The whole number of a key that must be there.
    ///
    /// # Errors
    /// If it is not, or holds something else.
    pub fn whole(&self, key: &str) -> Result<i64, String> {
        let value = self.need(key)?;
        value.as_i64().ok_or_else(|| self.must(key, "a whole number", value))
    }

    /// Whether the value of a key is `true`; false if it is not there.
    ///
    /// # Errors
    /// If it is neither `true` nor `false`.
    pub fn flag(&self, key: &str) -> Result<bool, String> {
        self.find(key)
            .map_or(Ok(false), |value| value.as_bool().ok_or_else(|| self.must(key, "true or false", value)))
    }

    /// The list of a key; empty if it is not there.
    ///
    /// # Errors
    /// If it is no list.
    pub fn list(&self, key: &str) -> Result<&'a [Value], String> {
        self.find(key).map_or(Ok(&[]), |value| {
            value.as_array().map(Vec::as_slice).ok_or_else(|| self.must(key, "a list", value))
        })
    }

    /// The value of a key as an object whose keys are places; none if the key is not there.
    ///
    /// # Errors
    /// If it is no object.
    pub fn places(&self, key: &str) -> Result<Option<&'a Map<String, Value>>, String> {
        self.find(key)
            .map(|value| {
                value.as_object().ok_or_else(|| self.must(key, "an object with places as keys", value))
            })
            .transpose()
    }

    fn must(&self, key: &str, what: &str, value: &Value) -> String {
        self.wrong(&format!("\"{key}\" must be {what}, not {}", shown(value)))
    }
}

/// A value as a message shows it.
pub fn shown(value: &Value) -> String {
    match value {
        Value::Object(_) => "an object".to_owned(),
        Value::Array(_) => "a list".to_owned(),
        plain => quoted(&plain.to_string()),
    }
}
