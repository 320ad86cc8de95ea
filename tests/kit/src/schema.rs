//! Every request of the bot, checked against Discord's published schema.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock};

use host::sync::lock;
use jsonschema::Validator;
use sandbox::JournalRequest;
use serde_json::{Map, Value, json};

use workshop::Need;

/// Checks every request, accepted or not.
///
/// Without the variable nothing is checked, and that is said once; with it the file must exist.
pub(crate) fn check(journal: &[JournalRequest]) {
    let Some(document) = document() else { return };
    let mut wrong = Vec::new();
    assert!(!journal.is_empty(), "the bot has asked for nothing");
    for entry in journal {
        let Some((route, operation)) = operation(document, entry) else {
            wrong.push(format!("{} {} is not in the schema", entry.method, entry.path));
            continue;
        };
        let Some(schema) = operation.pointer("/requestBody/content/application~1json/schema") else {
            continue;
        };
        let key = format!("{} {route}", entry.method);
        let validator = validator(document, &key, schema);
        for error in validator.iter_errors(&as_published(&entry.body)) {
            wrong.push(format!("{key} at {}: {error}\n  {}", error.instance_path(), entry.body));
        }
    }
    assert!(wrong.is_empty(), "{} requests break the schema:\n{}", wrong.len(), wrong.join("\n"));
}

/// The body with two numbers written as the schema has them. Discord's documentation shows an upload's `id` as a number and a command's
/// `default_member_permissions` as a text, which is what serenity sends; the published schema has it the other way round. Discord accepts
/// both.
fn as_published(body: &Value) -> Value {
    let mut body = body.clone();
    let uploads = ["/attachments", "/data/attachments"];
    for path in uploads {
        for upload in body.pointer_mut(path).and_then(Value::as_array_mut).into_iter().flatten() {
            if let Some(number) = upload["id"].as_u64() {
                upload["id"] = json!(number.to_string());
            }
        }
    }
    for command in body.as_array_mut().into_iter().flatten() {
        let number = command["default_member_permissions"].as_str().and_then(|text| text.parse::<u64>().ok());
        if let Some(number) = number {
            command["default_member_permissions"] = json!(number);
        }
    }
    body
}

/// The schema, read once for all tests.
fn document() -> Option<&'static Value> {
    static DOCUMENT: OnceLock<Option<Value>> = OnceLock::new();
    let read = || {
        let path = Need::Schema.is_met().then(workshop::schema)??;
        let text =
            std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        Some(serde_json::from_str(&text).expect("the schema is JSON"))
    };
    DOCUMENT.get_or_init(read).as_ref()
}

/// The operation of a request, and its route.
fn operation<'a>(document: &'a Value, entry: &JournalRequest) -> Option<(&'a str, &'a Value)> {
    let asked: Vec<&str> = entry.path.trim_matches('/').split('/').collect();
    let fits = |route: &str| {
        let parts: Vec<&str> = route.trim_matches('/').split('/').collect();
        parts.len() == asked.len()
            && parts.iter().zip(&asked).all(|(part, word)| part.starts_with('{') || part == word)
    };
    let paths = document["paths"].as_object()?;
    // A literal part is a better fit than a variable one: "@me" before "{user_id}".
    let routes = paths.iter().filter(|(route, _)| fits(route));
    let (route, path) = routes.min_by_key(|(route, _)| route.matches('{').count())?;
    let operation = path.get(entry.method.to_lowercase())?;
    Some((route, operation))
}

/// The validator of a route's requests, made once for all tests.
fn validator(document: &Value, key: &str, schema: &Value) -> Arc<Validator> {
    static KNOWN: Mutex<BTreeMap<String, Arc<Validator>>> = Mutex::new(BTreeMap::new());
    let mut known = lock(&KNOWN);
    let made = || {
        let mut whole = Map::new();
        whole.insert("$schema".to_owned(), json!("https://json-schema.org/draft/2020-12/schema"));
        whole.insert("components".to_owned(), document["components"].clone());
        whole.insert("allOf".to_owned(), json!([schema]));
        Arc::new(jsonschema::validator_for(&Value::Object(whole)).expect("Discord's schema is one"))
    };
    known.entry(key.to_owned()).or_insert_with(made).clone()
}
