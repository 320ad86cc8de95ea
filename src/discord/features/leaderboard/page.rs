//! Leaderboards, as tables in words.

use std::ops::Range;

use poise::serenity_prelude as serenity;
use render::Theme;
use rules::Words as _;
use serenity::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};
use tabletop::Title;

use crate::discord::features::leaderboard;
use crate::discord::features::leaderboard::List;
use crate::discord::features::leaderboard::rating::{figure, signed, whole};
use crate::discord::features::standings::told::{days, ladder_alt, ladder_text, ladder_title};
use crate::discord::features::standings::{Ladder, called, ladder};
use crate::discord::message::Messages;
use crate::discord::message::page::{Label, Late, Page};
use crate::discord::message::press::{AsText, CustomId};
use crate::discord::message::rows::button;
use crate::discord::wire::limits::{BUTTONS, CONTENT};
use crate::pictures::Purpose;
use host::rating::Rating;
use host::standings::{Best, Challenge, Rank, Record, Season, Span};
use words::{Lang, Speech, escape, table};

/// Characters of a list; the rest is for what comes above it.
const ROOM: usize = CONTENT - 300;

/// The parts of a server's leaderboard of a game.
pub(crate) struct Lists {
    /// People among each other, the best first.
    pub ranks: Vec<Rank>,
    /// The best results alone.
    pub bests: Vec<Best>,
    /// People against computers, the strongest level first.
    pub challenges: Vec<Challenge>,
}

/// The leaderboard of a server.
pub(crate) fn leaderboard_page(title: &dyn Title, lists: &Lists, span: Span, speech: &Speech) -> Page {
    let Lists { ranks, bests, challenges } = lists;
    fitted(ranks.len().max(bests.len()), |places| {
        let mut lines = vec![headline("leaderboard-title", title, span, speech)];
        if ranks.is_empty() && bests.is_empty() && challenges.is_empty() {
            lines.push(speech.say("leaderboard-none"));
        }
        if !ranks.is_empty() {
            lines.push(rank_table(first(ranks, places), speech));
        }
        if !bests.is_empty() {
            lines.push(speech.say("leaderboard-solo"));
            lines.push(best_table(first(bests, places), speech));
        }
        if !challenges.is_empty() {
            let (games, wins) =
                challenges.iter().fold((0, 0), |sum, one| (sum.0 + one.games, sum.1 + one.wins));
            let args = [("games", games.into()), ("wins", wins.into())];
            lines.push(speech.text("leaderboard-computers-too", &args));
        }
        lines
    })
}

impl Messages {
    /// The people of a server by their ratings: a picture, or a table in words.
    pub(crate) async fn ladder_page(
        &self,
        ladder: Ladder,
        as_text: bool,
        theme: Theme,
        lang: Lang,
    ) -> anyhow::Result<Page> {
        let speech = Speech::new(lang, Vec::new());
        if ladder.rows.is_empty() {
            let key = if ladder.season.is_some() { "season-nobody" } else { "leaderboard-unrated" };
            return Ok(Page::text(speech.say(key)));
        }
        if as_text {
            return Ok(Page::text(ladder_text(&ladder, &speech)));
        }
        let title = format!("**{}**", ladder_title(&ladder, &speech));
        let label = Label { name: "leaderboard.png".to_owned(), alt: ladder_alt(&ladder, &speech) };
        let drawing = self.pictures.draw(Purpose::Answer, move || Ok(ladder::scene(&ladder, &speech, theme)));
        let picture = self.illustration(Late { drawing, label }).await?;
        Ok(Page { picture: Some(picture), ..Page::text(title) })
    }
}

/// What a channel reads about a finished season, above its picture; none if nobody has played.
pub(crate) fn season_words(ladder: &Ladder, speech: &Speech) -> Option<String> {
    let [from, until] = days(ladder.season.as_ref()?);
    let over = speech.text("season-over", &[("from", from.into()), ("until", until.into())]);
    let first = ladder.rows.first()?;
    if first.place.is_none() {
        return Some(over);
    }
    let args = [
        ("name", escape(&called(first.standing.user, &first.standing.names, speech)).into()),
        ("rating", whole(first.standing.rating.points).into()),
    ];
    Some(format!("{over} {}", speech.text("season-first", &args)))
}

/// The best results alone.
pub(crate) fn alone_page(title: &dyn Title, bests: &[Best], span: Span, speech: &Speech) -> Page {
    let head = headline("leaderboard-alone-title", title, span, speech);
    if bests.is_empty() {
        return Page::text(format!("{head}\n{}", speech.say("leaderboard-none")));
    }
    fitted(bests.len(), |places| vec![head.clone(), best_table(first(bests, places), speech)])
}

/// The records of a server for a game, a few of each.
pub(crate) fn records_page(title: &dyn Title, records: &[Vec<Record>], speech: &Speech) -> Page {
    let name = speech.say(&format!("{}-name", title.id()));
    let head = speech.text("leaderboard-records-title", &[("game", name.into())]);
    if records.is_empty() {
        return Page::text(format!("{head}\n{}", speech.say("leaderboard-records-none")));
    }
    let line = |(place, record): (usize, &Record)| {
        let args = [
            ("place", place.into()),
            ("name", escape(&called(record.user, &record.names, speech)).into()),
            ("value", signed(record.value.into()).into()),
            ("table", record.session.0.into()),
        ];
        speech.text("leaderboard-record", &args)
    };
    fitted(records.iter().map(Vec::len).max().unwrap_or_default(), |places| {
        let mut lines = vec![head.clone()];
        for best in records {
            let key = best.first().map_or("", |record| record.key);
            lines.push(format!("**{}**", figure(title, key, speech)));
            lines.extend((1..).zip(first(best, places)).map(line));
        }
        lines
    })
}

/// How ratings work.
pub(crate) fn about_page(speech: &Speech) -> Page {
    let args = [("young", Rating::YOUNG.into()), ("season", Season::PLACED.into())];
    Page::text(speech.text("ratings-about", &args))
}

/// The value of a menu that stands for all games.
pub(crate) const ALL: &str = "all";

/// The ways from a list to the others: a menu of games, and the lists of this one. Where all games are shown, a list that only single games
/// have shows the `favourite`, if there is one.
pub(crate) fn buttons(
    list: List,
    title: Option<&dyn Title>,
    favourite: Option<&str>,
    has_seasons: bool,
    speech: &Speech,
) -> Vec<CreateActionRow> {
    let game = title.map(|title| title.id().to_owned());
    let games = game_menu(leaderboard::Press::Show { list: (list, game) }, title, speech);
    let lists = list_buttons(list, title, favourite, has_seasons, speech);
    std::iter::once(games).chain(in_rows(&lists)).collect()
}

/// Those buttons in as many rows as they take.
fn in_rows(buttons: &[CreateButton]) -> impl Iterator<Item = CreateActionRow> {
    buttons.chunks(BUTTONS).map(|row| CreateActionRow::Buttons(row.to_vec()))
}

/// The ways from the ladder of a season: menus of games and of seasons, and the lists.
pub(crate) fn season_buttons(
    seasons: &[Season],
    shown: &Range<i64>,
    title: Option<&dyn Title>,
    as_text: bool,
    speech: &Speech,
) -> Vec<CreateActionRow> {
    let game = title.map(|title| title.id().to_owned());
    let games = leaderboard::Press::Season { since: Some(shown.start), game: game.clone() };
    let options = seasons.iter().map(|Season { span, .. }| {
        let value = span.start.to_string();
        CreateSelectMenuOption::new(season_label(span), value).default_selection(span == shown)
    });
    let kind = CreateSelectMenuKind::String { options: options.collect() };
    let id = CustomId::aside(leaderboard::Press::Season { since: None, game: game.clone() });
    let others = CreateActionRow::SelectMenu(CreateSelectMenu::new(id.to_string(), kind));
    let other_form =
        CustomId::aside(leaderboard::Press::SeasonAs { since: shown.start, form: (AsText(!as_text), game) });
    let key = if as_text { "leaderboard-button-picture" } else { "leaderboard-button-text" };
    let mut lists = list_buttons(List::Season, title, None, true, speech);
    lists.insert(1, button(&other_form, &speech.say(key)).style(ButtonStyle::Secondary));
    [game_menu(games, title, speech), others].into_iter().chain(in_rows(&lists)).collect()
}

/// The name of a season in a menu: its days.
pub(crate) fn season_label(span: &Range<i64>) -> String {
    days(span).join(" – ")
}

/// A menu with that meaning: all games together, and each one.
fn game_menu(press: leaderboard::Press, title: Option<&dyn Title>, speech: &Speech) -> CreateActionRow {
    let option = |label: String, value: &str, chosen| {
        CreateSelectMenuOption::new(label, value).default_selection(chosen)
    };
    let all = option(speech.say("leaderboard-all-games"), ALL, title.is_none());
    let titles = games::TITLES.iter().map(|known| {
        let chosen = title.is_some_and(|title| title.id() == known.id());
        option(speech.say(&format!("{}-name", known.id())), known.id(), chosen)
    });
    let options = std::iter::once(all).chain(titles).collect();
    let kind = CreateSelectMenuKind::String { options };
    CreateActionRow::SelectMenu(CreateSelectMenu::new(CustomId::aside(press).to_string(), kind))
}

/// The other lists of a game, or of all games.
fn list_buttons(
    list: List,
    title: Option<&dyn Title>,
    favourite: Option<&str>,
    has_seasons: bool,
    speech: &Speech,
) -> Vec<CreateButton> {
    let own = title.map(Title::id);
    let id = |list: List| {
        let game = if list.is_of_all_games() { own } else { own.or(favourite) };
        CustomId::aside(leaderboard::Press::Show { list: (list, game.map(str::to_owned)) })
    };
    let is_offered = |other: &List| match other {
        List::Season => has_seasons,
        // A season has a text of its own.
        List::Text => list != List::Season,
        _ => true,
    };
    let lists = List::ALL
        .into_iter()
        .filter(|other| *other != list && (own.or(favourite).is_some() || other.is_of_all_games()))
        .filter(is_offered);
    let labelled = lists.map(|other| {
        let label = match other {
            List::Ratings => "leaderboard-button-ratings".to_owned(),
            other => format!("leaderboard-button-{}", other.code()),
        };
        button(&id(other), &speech.say(&label)).style(ButtonStyle::Secondary)
    });
    labelled.collect()
}

/// Those lines with as many places of each list as fit, `most` at the most.
fn fitted(most: usize, lines: impl Fn(usize) -> Vec<String>) -> Page {
    let text = |places: usize| lines(places).join("\n");
    let fits = |text: &String| text.encode_utf16().count() <= ROOM;
    Page::text((2..=most).rev().map(text).find(fits).unwrap_or_else(|| text(1)))
}

/// The first elements of a list, at most so many.
fn first<T>(list: &[T], most: usize) -> &[T] {
    &list[..most.min(list.len())]
}

/// The title of a leaderboard, with the game and the span.
fn headline(key: &str, title: &dyn Title, span: Span, speech: &Speech) -> String {
    let span = match span {
        Span::All => "choice-span-all",
        Span::Year => "choice-span-year",
        Span::Month => "choice-span-month",
    };
    let name = speech.say(&format!("{}-name", title.id()));
    speech.text(key, &[("game", name.into()), ("span", speech.say(span).into())])
}

/// How people fare against computers, level by level.
pub(crate) fn challenge_page(
    title: &dyn Title,
    challenges: &[Challenge],
    span: Span,
    speech: &Speech,
) -> Page {
    let head = headline("leaderboard-computers-title", title, span, speech);
    if challenges.is_empty() {
        return Page::text(format!("{head}\n{}", speech.say("leaderboard-computers-none")));
    }
    let level = |challenge: &Challenge| {
        let level = speech.say(&format!("computer-level-{}", challenge.level));
        let rate = format!("{:.0}", 100.0 * challenge.wins as f64 / challenge.games.max(1) as f64);
        let args = [
            ("level", level.into()),
            ("games", challenge.games.into()),
            ("wins", challenge.wins.into()),
            ("rate", rate.into()),
        ];
        speech.text("leaderboard-level", &args)
    };
    fitted(challenges.iter().map(|one| one.ranks.len()).max().unwrap_or_default(), |places| {
        let told = |one| [level(one), rank_table(first(&one.ranks, places), speech)];
        std::iter::once(head.clone()).chain(challenges.iter().flat_map(told)).collect()
    })
}

/// The headings of a leaderboard: the place, and those columns.
fn headings(columns: &[&str], speech: &Speech) -> Vec<String> {
    let columns = columns.iter().map(|column| speech.say(&format!("leaderboard-column-{column}")));
    std::iter::once("#".to_owned()).chain(columns).collect()
}

fn rank_table(ranks: &[Rank], speech: &Speech) -> String {
    let none = || "–".to_owned();
    let row = |(place, rank): (usize, &Rank)| {
        vec![
            place.to_string(),
            called(rank.user, &rank.names, speech),
            rank.games.to_string(),
            rank.wins.to_string(),
            format!("{:.0}", 100.0 * rank.win_rate()),
            rank.average.map_or_else(none, |average| speech.lang().decimal(average)),
            rank.best.map_or_else(none, signed),
        ]
    };
    let rows: Vec<Vec<String>> = (1..).zip(ranks).map(row).collect();
    table(&headings(&["name", "games", "wins", "rate", "average", "best"], speech), &rows)
}

fn best_table(bests: &[Best], speech: &Speech) -> String {
    let row = |(place, best): (usize, &Best)| {
        vec![
            place.to_string(),
            called(best.user, &best.names, speech),
            signed(best.best),
            best.games.to_string(),
        ]
    };
    let rows: Vec<Vec<String>> = (1..).zip(bests).map(row).collect();
    table(&headings(&["name", "best", "games"], speech), &rows)
}
