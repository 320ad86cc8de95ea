//! Computers that play as well as suits a person: found before a table opens, and again before each further game.

use rules::Words as _;
use tabletop::Title;
use thinking::Level;

use crate::discord::app::App;
use crate::discord::features::opening::arguments::{PlayArguments, strength};
use crate::discord::features::opening::setup::Strength;
use crate::discord::message::failure::Failure;
use crate::discord::wire::caller::Caller;
use host::standings::Suited;
use host::tables::Found;
use session::{Intent, SUITED};
use words::{Lang, Speech};

/// The table with the level that suits the caller, if computers play and that is wanted, and a note about it.
pub(crate) async fn suit(
    app: &App,
    caller: &Caller,
    title: &dyn Title,
    opening: PlayArguments,
) -> Result<(PlayArguments, Option<String>), Failure> {
    if strength(opening.level.as_deref())? != Strength::Suited || opening.computers(title)?.is_empty() {
        return Ok((opening, None));
    }
    let (level, told) = suited_level(app, caller, &opening.game).await?;
    let (level, options) = (Some(level.to_string()), opening.options.with(SUITED, "yes"));
    Ok((PlayArguments { level, options, ..opening }, Some(told)))
}

/// The level that suits the caller at that game, and a note about it.
pub(crate) async fn suited_level(app: &App, caller: &Caller, game: &str) -> Result<(Level, String), Failure> {
    let suited = app.tables.standings().suited(caller.place.guild, game, caller.person.user).await?;
    Ok((suited.level, told(&suited, &caller.speech())))
}

/// The next game of a person who has played alone against computers that suited them, and a note about it.
pub(crate) async fn suited_once_more(
    app: &App,
    caller: &Caller,
    table: &Found,
    title: &dyn Title,
) -> Result<Option<(Intent, String)>, Failure> {
    let computers = table.seats.iter().filter(|row| row.sitter.is_computer()).count();
    let alone = table.seat_of(caller.person.user).is_some() && computers + 1 == table.seats.len();
    if table.status.is_open() || !(table.terms.suited && alone) {
        return Ok(None);
    }
    let mut options = table.terms.written();
    if title.id() == table.title.id() {
        options.0.extend(table.options.0.clone());
    }
    let (game, level) = (title.id().to_owned(), Some(Strength::Suited.to_string()));
    let (seats, computers) = (Some(table.seats.len() as u8), Some(computers as u8));
    let opening = PlayArguments {
        game,
        seats,
        computers,
        level,
        options,
        thread: false,
        looking: false,
        private: table.is_private(),
    };
    let (opening, told) = suit(app, caller, title, opening).await?;
    let language = table.language.parse().unwrap_or(Lang::En);
    Ok(Some((opening.intent(title, language)?, told.unwrap_or_default())))
}

/// The level that was found, and why.
fn told(suited: &Suited, speech: &Speech) -> String {
    let name = |level: Level| speech.say(&format!("computer-level-{level}"));
    if suited.games == 0 {
        return speech.text("suited-first", &[("level", name(suited.level).into())]);
    }
    let (games, wins) = (suited.games.into(), suited.wins.into());
    let args = [
        ("level", name(suited.level).into()),
        ("before", name(suited.before).into()),
        ("games", games),
        ("wins", wins),
    ];
    speech.text("suited-by-games", &args)
}
