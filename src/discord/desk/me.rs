//! A person's page: their wishes about how they are called, read and kept.

use super::{Answer, Desk};
use crate::discord::letters::failure::{Failure, typed};
use crate::discord::letters::me::wishes::USUAL;
use crate::discord::letters::me::{AUTO, HIDDEN, State, Unfit, ZONE, offer, offers, wished, wishes, zones};
use crate::discord::wire::caller::Caller;
use crate::discord::wire::known::LANGUAGE;
use host::store::{INVITATIONS, NO_INVITATIONS, Owner, RELIABILITY, SHOWN};
use words::Lang;

impl Desk {
    /// Shows the caller's page, or changes what is named, each with its new value.
    ///
    /// # Errors
    /// [`Failure`]: a value that cannot be read, or that is not possible; then nothing has changed.
    pub(crate) async fn me(&self, caller: &Caller, wishes: &[(&str, &str)]) -> Result<Answer, Failure> {
        let store = self.tables.store();
        let before = store.rhythm(caller.person.user).await?;
        let (mut rhythm, mut language) = (before.clone(), None);
        let (mut shown, mut invited) = (None, None);
        for &(key, value) in wishes {
            if key == LANGUAGE {
                language = Some(chosen_language(value)?);
            } else if key == RELIABILITY {
                shown = Some(chosen(value, SHOWN, HIDDEN)?);
            } else if key == INVITATIONS {
                invited = Some(chosen(value, USUAL, NO_INVITATIONS)?);
            } else {
                rhythm = wished(&rhythm, key, value).map_err(|unfit| refused(unfit, value))?;
            }
        }
        let mut caller = caller.clone();
        if let Some(language) = language {
            let code = language.map(Lang::code);
            store.set(Owner::Person(caller.person.user), LANGUAGE, code).await?;
            self.scribe.known.choose(caller.person.user, language);
            caller.lang = language.unwrap_or(caller.discords);
            caller.person.locale = caller.lang.code().to_owned();
        }
        if let Some(shown) = shown {
            let value = Some(SHOWN).filter(|_| shown);
            store.set(Owner::Person(caller.person.user), RELIABILITY, value).await?;
        }
        if let Some(invited) = invited {
            let value = Some(NO_INVITATIONS).filter(|_| !invited);
            store.set(Owner::Person(caller.person.user), INVITATIONS, value).await?;
        }
        if rhythm != before {
            self.tables.keep_rhythm(&caller.person, rhythm.clone()).await?;
        }
        let taken = store.holidays(caller.person.user).await?;
        let left = taken.left_in_year_of(self.tables.now(), &rhythm);
        let reminding = self.that_remind(caller.person.user).await?.len();
        let reliability = store.shows_reliability(caller.person.user).await?;
        let invited = store.is_invited(caller.person.user).await?;
        let state = State { left, reminding, reliability, invited };
        let mut page = self.scribe.my_page(&caller, &rhythm, state);
        if !wishes.is_empty() {
            page.content = format!("{}\n{}", caller.speech().say("me-done"), page.content);
        }
        Ok(Answer::private(page))
    }

    /// What can be wished for that key and holds what is typed: labels with values.
    pub(crate) async fn offered(&self, caller: &Caller, key: &str, typed: &str) -> Vec<(String, String)> {
        if key == ZONE {
            let zones = zones::matching(typed, caller.lang).into_iter();
            return zones.map(|zone| (zones::labelled(&zone, self.tables.now()), zone)).collect();
        }
        let Ok(rhythm) = self.tables.store().rhythm(caller.person.user).await else { return Vec::new() };
        let typed = typed.trim().to_lowercase();
        let own = wished(&rhythm, key, &typed).ok().and_then(|wished| offer(key, &wished, &caller.speech()));
        let fits = |(label, value): &(String, String)| {
            own.as_ref().is_none_or(|own| own.1 != *value)
                && (value.contains(&typed) || label.to_lowercase().contains(&typed))
        };
        let others: Vec<_> = offers(key, &rhythm, &caller.speech()).into_iter().filter(fits).collect();
        own.into_iter().chain(others).collect()
    }
}

/// The language that somebody names; none if it is to be Discord's.
fn chosen_language(value: &str) -> Result<Option<Lang>, Failure> {
    let unread = |_| Failure::Told("deny-argument", vec![("text", typed(value))]);
    if value == AUTO { Ok(None) } else { value.parse().map(Some).map_err(unread) }
}

/// Which of two values somebody has chosen: whether the first.
fn chosen(value: &str, first: &str, second: &str) -> Result<bool, Failure> {
    match value {
        _ if value == first => Ok(true),
        _ if value == second => Ok(false),
        _ => Err(Failure::Told("deny-argument", vec![("text", typed(value))])),
    }
}

fn refused(unfit: Unfit, value: &str) -> Failure {
    match unfit {
        Unfit::Unread => Failure::Told("deny-argument", vec![("text", typed(value))]),
        Unfit::NoZone => Failure::Told("deny-me-zone", vec![("text", typed(value))]),
        Unfit::TooQuiet => {
            Failure::Told("deny-me-quiet", vec![("most", (wishes::LONGEST_QUIET / 60).into())])
        }
    }
}
