//! Application commands.

use std::collections::BTreeSet;

use serde_json::Value;

use super::bounds::{COMMAND_OPTIONS, COMMANDS};
use super::component::check_channel_types;
use super::form::{Form, Problems};

/// The locales that Discord knows.
pub(crate) const LOCALES: [&str; 34] = [
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he", "hi", "hr",
    "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk",
    "vi", "zh-CN", "zh-TW",
];

/// Characters of names, descriptions and values over a whole command.
const COMMAND_TOTAL: usize = 8000;
/// The largest whole number that Discord's clients can hold.
const SAFE: i64 = 9_007_199_254_740_992;

/// Checks a list of commands that is going to replace the whole list of one scope.
pub(crate) fn check_commands(list: &[Value], problems: &mut Problems) {
    let mut names = BTreeSet::new();
    for (place, command) in list.iter().enumerate() {
        let path = place.to_string();
        check_command(command, &path, problems);
        let kind = command["type"].as_u64().unwrap_or(1);
        if command["name"].as_str().is_some_and(|name| !names.insert((kind, name))) {
            let message = "Application command names must be unique";
            problems.add(&format!("{path}.name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", message);
        }
    }
    for kind in [1, 2, 3] {
        let most = if kind == 1 { COMMANDS } else { 15 };
        if list.iter().filter(|command| command["type"].as_u64().unwrap_or(1) == kind).count() > most {
            let message = format!("Maximum number of application commands reached ({most}).");
            problems.add("", "APPLICATION_COMMAND_TOO_MANY", message);
        }
    }
}

fn check_command(command: &Value, path: &str, problems: &mut Problems) {
    let form = Form::new(command, path, problems);
    let kind = form.integer("type", 1, 3, problems).unwrap_or(1);
    if kind == 1 {
        check_name(&form, problems);
        check_description(&form, problems);
        check_options(&form, 0, problems);
    } else {
        form.required_text("name", 32, problems);
        if form.value("description").and_then(Value::as_str).is_some_and(|text| !text.is_empty()) {
            problems.add(
                &form.path("description"),
                "APPLICATION_COMMAND_DESCRIPTION_FORBIDDEN",
                "Must be empty",
            );
        }
    }
    if let Some(bits) = form.value("default_member_permissions") {
        let read = bits.as_u64().or_else(|| bits.as_str().and_then(|text| text.parse().ok()));
        if read.is_none() {
            let message = "Could not interpret the value as a set of permissions.";
            problems.add(&form.path("default_member_permissions"), "BITFIELD_TYPE_CONVERT", message);
        }
    }
    check_numbers(&form, "contexts", 3, problems);
    check_numbers(&form, "integration_types", 2, problems);
    form.boolean("dm_permission", problems);
    form.boolean("nsfw", problems);
    if size(command) > COMMAND_TOTAL {
        let message = format!("Command exceeds maximum size ({COMMAND_TOTAL})");
        problems.add(path, "APPLICATION_COMMAND_TOO_LARGE", message);
    }
}

/// Checks a set of places where a command is offered, if it is given: at least one of the numbers below `count`, each once.
fn check_numbers(form: &Form<'_>, key: &str, count: u64, problems: &mut Problems) {
    let Some(list) = form.list(key, usize::MAX, problems) else { return };
    if list.is_empty() {
        problems.add(&form.path(key), "BASE_TYPE_MIN_LENGTH", "Must be 1 or more in length.");
    }
    let mut seen = BTreeSet::new();
    for (place, value) in list.iter().enumerate() {
        let path = format!("{}.{place}", form.path(key));
        match value.as_u64().filter(|number| *number < count) {
            Some(number) if seen.insert(number) => {}
            Some(_) => problems.twice(&path),
            None => {
                let numbers: Vec<String> = (0..count).map(|number| number.to_string()).collect();
                let message = format!("Value must be one of {{{}}}.", numbers.join(", "));
                problems.add(&path, "BASE_TYPE_CHOICES", message);
            }
        }
    }
}

/// Names: 1 to 32 letters, digits, `-`, `_`, `'`, in lower case, in every language.
fn check_name(form: &Form<'_>, problems: &mut Problems) {
    let fits = |name: &str| {
        let length = name.chars().count();
        (1..=32).contains(&length)
            && name.chars().all(|c| c.is_alphanumeric() || matches!(c, '-' | '_' | '\''))
            && name.to_lowercase() == name
    };
    let refuse = |path: &str, name: &str, problems: &mut Problems| {
        let message = format!("Command name is invalid: {name}");
        problems.add(path, "APPLICATION_COMMAND_INVALID_NAME", message);
    };
    if let Some(name) = form.required_text("name", 32, problems).filter(|name| !fits(name)) {
        refuse(&form.path("name"), name, problems);
    }
    for (locale, name) in localisations(form, "name_localizations", problems) {
        if !fits(name) {
            refuse(&format!("{}.{locale}", form.path("name_localizations")), name, problems);
        }
    }
}

fn check_description(form: &Form<'_>, problems: &mut Problems) {
    form.required_text("description", 100, problems);
    for (locale, text) in localisations(form, "description_localizations", problems) {
        if text.is_empty() || text.chars().count() > 100 {
            let path = format!("{}.{locale}", form.path("description_localizations"));
            problems.add(&path, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.");
        }
    }
}

/// The localised texts under `key`, of locales that Discord knows.
fn localisations<'a>(form: &Form<'a>, key: &str, problems: &mut Problems) -> Vec<(&'a str, &'a str)> {
    let Some(value) = form.value(key) else { return Vec::new() };
    let Some(map) = value.as_object() else {
        problems.add(&form.path(key), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType");
        return Vec::new();
    };
    let mut texts = Vec::new();
    for (locale, text) in map {
        let path = format!("{}.{locale}", form.path(key));
        if !LOCALES.contains(&locale.as_str()) {
            problems.add(&path, "ENUM_TYPE_COERCE", format!("Value \"{locale}\" is not a valid enum value."));
        }
        match text {
            Value::String(text) => texts.push((locale.as_str(), text.as_str())),
            Value::Null => {}
            _ => problems.add(&path, "STRING_TYPE_CONVERT", "Could not interpret the value as string."),
        }
    }
    texts
}

/// Checks the options of a command (`depth` 0), group or subcommand.
fn check_options(form: &Form<'_>, depth: u8, problems: &mut Problems) {
    let options = form.list("options", COMMAND_OPTIONS, problems).unwrap_or_default();
    let nested = |option: &Value| matches!(option["type"].as_u64(), Some(1 | 2));
    if options.iter().any(nested) && !options.iter().all(nested) {
        let message =
            "Sub-command and sub-command group option types are mutually exclusive to all other types";
        problems.add(&form.path("options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
    let (mut names, mut optional_seen) = (BTreeSet::new(), false);
    for (place, option) in options.iter().enumerate() {
        let option_form = Form::new(option, format!("{}.{place}", form.path("options")), problems);
        check_option(&option_form, depth, problems);
        let localised = option["name_localizations"].as_object();
        let mut all = vec![("", option["name"].as_str())];
        all.extend(localised.into_iter().flatten().map(|(locale, name)| (locale.as_str(), name.as_str())));
        for (locale, name) in all {
            if name.is_some_and(|name| !names.insert((locale, name))) {
                let message = "Option name already exists in these options";
                let path = option_form.path("name");
                problems.add(&path, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message);
            }
        }
        if option["required"].as_bool() == Some(true) {
            if optional_seen {
                let message = "Required options must be placed before non-required options";
                let path = option_form.path("required");
                problems.add(&path, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message);
            }
        } else {
            optional_seen = true;
        }
    }
}

fn check_option(option: &Form<'_>, depth: u8, problems: &mut Problems) {
    check_name(option, problems);
    check_description(option, problems);
    option.boolean("required", problems);
    let Some(kind) = option.integer("type", 1, 11, problems) else {
        if option.value("type").is_none() {
            problems.required(&option.path("type"));
        }
        return;
    };
    let too_deep = match kind {
        1 => depth > 1,
        2 => depth > 0,
        _ => false,
    };
    if too_deep {
        let message = "Sub-commands can only be nested one level deep";
        problems.add(&option.path("type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
    match kind {
        1 => check_options(option, 2, problems),
        2 => check_options(option, 1, problems),
        _ => check_value_option(option, kind, problems),
    }
}

fn check_value_option(option: &Form<'_>, kind: i64, problems: &mut Problems) {
    let choosable = matches!(kind, 3 | 4 | 10);
    let autocomplete = option.boolean("autocomplete", problems) == Some(true);
    let choices = option.list("choices", COMMAND_OPTIONS, problems).unwrap_or_default();
    if !choosable && (autocomplete || !choices.is_empty()) {
        let message = "This option type has neither choices nor autocomplete";
        problems.add(&option.path("choices"), "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", message);
    }
    if autocomplete && !choices.is_empty() {
        let message = "Autocomplete and choices are mutually exclusive";
        problems.add(&option.path("autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_AND_CHOICES", message);
    }
    check_choice_list(&option.path("choices"), choices, kind, problems);
    if kind == 7 {
        check_channel_types(option, problems);
    }
    if kind == 3 {
        let least = option.integer("min_length", 0, 6000, problems).unwrap_or(0);
        let most = option.integer("max_length", 1, 6000, problems).unwrap_or(6000);
        if least > most {
            problems.add(&option.path("min_length"), "NUMBER_TYPE_MAX", "min_length is above max_length");
        }
    }
    let bounds = ["min_value", "max_value"].map(|key| option.value(key).and_then(Value::as_f64));
    if let [Some(least), Some(most)] = bounds
        && least > most
    {
        problems.add(&option.path("min_value"), "NUMBER_TYPE_MAX", "min_value is above max_value");
    }
}

/// Checks suggestions that answer an autocomplete for an option of that type.
pub(crate) fn check_choices(choices: &[Value], kind: u64, problems: &mut Problems) {
    if choices.len() > COMMAND_OPTIONS {
        let message = format!("Must be {COMMAND_OPTIONS} or fewer in length.");
        problems.add("data.choices", "BASE_TYPE_MAX_LENGTH", message);
    }
    check_choice_list("data.choices", choices, i64::try_from(kind).unwrap_or(3), problems);
}

fn check_choice_list(path: &str, choices: &[Value], kind: i64, problems: &mut Problems) {
    let (mut names, mut values) = (BTreeSet::new(), BTreeSet::new());
    for (place, choice) in choices.iter().enumerate() {
        let form = Form::new(choice, format!("{path}.{place}"), problems);
        let name = form.required_text("name", 100, problems);
        for (locale, text) in localisations(&form, "name_localizations", problems) {
            if text.is_empty() || text.chars().count() > 100 {
                let path = format!("{}.{locale}", form.path("name_localizations"));
                problems.add(&path, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.");
            }
        }
        match kind {
            4 => {
                form.integer("value", -SAFE, SAFE, problems);
            }
            10 if form.value("value").is_none_or(Value::is_number) => {}
            10 => problems.add(&form.path("value"), "NUMBER_TYPE_COERCE", "Value is not float."),
            _ => {
                form.required_text("value", 100, problems);
            }
        }
        if form.value("value").is_none() && kind != 3 {
            problems.required(&form.path("value"));
        }
        let twice =
            name.is_some_and(|name| !names.insert(name)) | !values.insert(choice["value"].to_string());
        if twice {
            let message = "Names and values of choices must be unique";
            problems.add(&form.path("name"), "APPLICATION_COMMAND_OPTIONS_CHOICE_DUPLICATE", message);
        }
    }
}

/// Characters that count towards a command's size: the longest of each text over all languages.
fn size(part: &Value) -> usize {
    let longest = |key: &str| {
        let own = part[key].as_str().map_or(0, |text| text.chars().count());
        let localised = part[format!("{key}_localizations")].as_object();
        let texts = localised.into_iter().flatten().filter_map(|(_, text)| text.as_str());
        texts.map(|text| text.chars().count()).fold(own, usize::max)
    };
    let nested = ["options", "choices"].into_iter().filter_map(|key| part[key].as_array()).flatten();
    let value = part["value"].as_str().map_or(0, |text| text.chars().count());
    longest("name") + longest("description") + value + nested.map(size).sum::<usize>()
}
