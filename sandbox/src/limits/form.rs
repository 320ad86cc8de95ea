//! Reading a JSON body field by field while collecting its faults.

use serde_json::{Map, Value, json};

use crate::snowflake::Id;

/// The faults of a body, in Discord's nested shape.
#[derive(Debug, Default)]
pub(crate) struct Problems {
    errors: Map<String, Value>,
}

impl Problems {
    pub(crate) fn is_empty(&self) -> bool {
        self.errors.is_empty()
    }

    /// Adds an error at a path such as `embeds.0.title`; the empty path is the body itself.
    pub(crate) fn add(&mut self, path: &str, code: &str, message: impl Into<String>) {
        let mut place = &mut self.errors;
        for part in path.split('.').filter(|part| !part.is_empty()) {
            let next = place.entry(part.to_owned()).or_insert_with(|| json!({}));
            let Value::Object(inner) = next else { return };
            place = inner;
        }
        let list = place.entry("_errors").or_insert_with(|| json!([]));
        if let Value::Array(list) = list {
            list.push(json!({"code": code, "message": message.into()}));
        }
    }

    pub(crate) fn required(&mut self, path: &str) {
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// Reports a value that is in a set already.
    pub(crate) fn twice(&mut self, path: &str) {
        self.add(path, "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value");
    }

    pub(crate) fn into_json(self) -> Value {
        Value::Object(self.errors)
    }
}

fn check_snowflake(value: &Value, path: &str, problems: &mut Problems) -> Option<Id> {
    let id = Id::read(value);
    if id.is_none() {
        let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        problems.add(path, "NUMBER_TYPE_COERCE", format!("Value \"{text}\" is not snowflake."));
    }
    id
}

/// One object of a body, with the path that leads to it.
pub(crate) struct Form<'a> {
    object: Option<&'a Map<String, Value>>,
    path: String,
}

impl<'a> Form<'a> {
    /// The object at `path`; reports anything else.
    pub(crate) fn new(value: &'a Value, path: impl Into<String>, problems: &mut Problems) -> Self {
        let path = path.into();
        let object = value.as_object();
        if object.is_none() {
            problems.add(&path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType");
        }
        Self { object, path }
    }

    pub(crate) fn path(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) }
    }

    /// The field, if it exists and is not null.
    pub(crate) fn value(&self, key: &str) -> Option<&'a Value> {
        self.object?.get(key).filter(|value| !value.is_null())
    }

    /// Whether the field exists, null or not.
    pub(crate) fn mentions(&self, key: &str) -> bool {
        self.object.is_some_and(|object| object.contains_key(key))
    }

    /// A text of at most `most` characters.
    pub(crate) fn text(&self, key: &str, most: usize, problems: &mut Problems) -> Option<&'a str> {
        let path = self.path(key);
        let Some(text) = self.value(key)?.as_str() else {
            problems.add(&path, "STRING_TYPE_CONVERT", "Could not interpret the value as string.");
            return None;
        };
        if text.chars().count() > most {
            problems.add(&path, "BASE_TYPE_MAX_LENGTH", format!("Must be {most} or fewer in length."));
        }
        Some(text)
    }

    /// A required text of 1 to `most` characters, not counting white space.
    pub(crate) fn required_text(&self, key: &str, most: usize, problems: &mut Problems) -> Option<&'a str> {
        match self.value(key) {
            None => problems.required(&self.path(key)),
            Some(Value::String(text)) if text.trim().is_empty() => problems.required(&self.path(key)),
            Some(Value::String(text)) if text.chars().count() > most => problems.add(
                &self.path(key),
                "BASE_TYPE_BAD_LENGTH",
                format!("Must be between 1 and {most} in length."),
            ),
            Some(_) => return self.text(key, most, problems),
        }
        self.value(key).and_then(Value::as_str)
    }

    /// A whole number within bounds.
    pub(crate) fn integer(&self, key: &str, least: i64, most: i64, problems: &mut Problems) -> Option<i64> {
        let path = self.path(key);
        let value = self.value(key)?;
        let read = value.as_i64().or_else(|| value.as_str().and_then(|text| text.parse().ok()));
        let Some(number) = read else {
            problems.add(&path, "NUMBER_TYPE_COERCE", format!("Value \"{value}\" is not int."));
            return None;
        };
        if number < least {
            let message = format!("int value should be greater than or equal to {least}.");
            problems.add(&path, "NUMBER_TYPE_MIN", message);
        } else if number > most {
            let message = format!("int value should be less than or equal to {most}.");
            problems.add(&path, "NUMBER_TYPE_MAX", message);
        }
        Some(number)
    }

    /// A snowflake, as a text or as a number.
    pub(crate) fn snowflake(&self, key: &str, problems: &mut Problems) -> Option<Id> {
        check_snowflake(self.value(key)?, &self.path(key), problems)
    }

    /// A list of at most `most` snowflakes, each once.
    pub(crate) fn snowflakes(&self, key: &str, most: usize, problems: &mut Problems) -> Vec<Id> {
        let mut ids = Vec::new();
        for (place, value) in self.list(key, most, problems).unwrap_or_default().iter().enumerate() {
            let path = format!("{}.{place}", self.path(key));
            match check_snowflake(value, &path, problems) {
                Some(id) if ids.contains(&id) => problems.twice(&path),
                read => ids.extend(read),
            }
        }
        ids
    }

    /// True or false.
    pub(crate) fn boolean(&self, key: &str, problems: &mut Problems) -> Option<bool> {
        let value = self.value(key)?;
        if value.as_bool().is_none() {
            problems.add(&self.path(key), "BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
        }
        value.as_bool()
    }

    /// A list of at most `most` entries.
    pub(crate) fn list(&self, key: &str, most: usize, problems: &mut Problems) -> Option<&'a [Value]> {
        let path = self.path(key);
        let Some(list) = self.value(key)?.as_array() else {
            problems.add(&path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
            return None;
        };
        if list.len() > most {
            problems.add(&path, "BASE_TYPE_MAX_LENGTH", format!("Must be {most} or fewer in length."));
        }
        Some(list)
    }

    /// A web address; `attachment://` as well where a picture may be a file of the message.
    pub(crate) fn url(&self, key: &str, attachment: bool, problems: &mut Problems) -> Option<&'a str> {
        let url = self.text(key, 2048, problems)?;
        let web = url.starts_with("http://") || url.starts_with("https://");
        let fits = web || (attachment && url.starts_with("attachment://")) || url.starts_with("discord://");
        if !fits {
            let message = "Scheme \"unknown\" is not supported. Scheme must be one of ('http', 'https').";
            problems.add(&self.path(key), "URL_TYPE_INVALID_SCHEME", message);
        }
        Some(url)
    }
}
