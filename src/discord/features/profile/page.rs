//! How people play, in words, for themselves and for others.

use poise::serenity_prelude::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
};
use render::Theme;
use rules::Words as _;
use tabletop::Title;

use crate::discord::features::direct::link;
use crate::discord::features::leaderboard::rating::{about_button, signed};
use crate::discord::features::standings::told::{profile_alt, profile_text};
use crate::discord::features::standings::{GameLine, Parts, Profile, profile as drawing};
use crate::discord::features::{profile, replay};
use crate::discord::message::page::{Label, Late, Page};
use crate::discord::message::press::CustomId;
use crate::discord::message::rows::button;
use crate::discord::message::{Messages, phone};
use crate::discord::wire::limits;
use crate::pictures::Purpose;
use host::standings::{Played, Reliability, SHOWN, Watched};
use session::Place;
use words::{Lang, Speech, escape};

const MINUTE: i64 = 60;

const HOUR: i64 = 60 * MINUTE;

const DAY: i64 = 24 * HOUR;

impl Messages {
    /// That page with the picture of a profile, or with its text first.
    pub(crate) async fn profile_page(
        &self,
        profile: Profile,
        as_text: bool,
        theme: Theme,
        (here, lang): (Place, Lang),
        page: Page,
    ) -> anyhow::Result<Page> {
        let speech = Speech::new(lang, Vec::new());
        let page =
            Page { rows: page.rows.into_iter().chain(best_games(&profile, here, &speech)).collect(), ..page };
        if profile.games.is_empty() {
            let title = speech.text("profile-title", &[("name", escape(&profile.name(&speech)).into())]);
            return Ok(page.headed(Some(title)));
        }
        if as_text {
            let lines: Vec<String> = profile_text(&profile, &speech).lines().map(str::to_owned).collect();
            // Whole lines, as many as fit above the rest of the page.
            let rest = page.content.encode_utf16().count() + 1;
            let text = limits::first_lines(&lines, limits::CONTENT.saturating_sub(rest));
            return Ok(page.headed(Some(text)));
        }
        let label = Label { name: "profile.png".to_owned(), alt: profile_alt(&profile, &speech) };
        let drawing =
            self.pictures.draw(Purpose::Answer, move || Ok(drawing::scene(&profile, &speech, theme)));
        let picture = self.illustration(Late { drawing, label }).await?;
        Ok(Page { picture: Some(picture), ..page })
    }
}

/// Buttons to a person's best games, the most played first: a replay for a game of this channel, the board for others.
fn best_games(profile: &Profile, here: Place, speech: &Speech) -> Option<CreateActionRow> {
    let replay = |line: &GameLine| {
        let args = [
            ("game", speech.say(&format!("{}-name", line.title.id())).into()),
            ("best", signed(line.played.best?).into()),
        ];
        let label = speech.text("profile-button-replay", &args);
        let Watched { table, place, message } = line.best?;
        if place == here {
            let id = CustomId::at(table, replay::Press::Draw);
            return Some(button(&id, &label).style(ButtonStyle::Secondary));
        }
        Some(CreateButton::new_link(link(place, Some(message?))).label(label))
    };
    let buttons: Vec<_> = profile.games.iter().filter_map(replay).take(limits::BUTTONS).collect();
    (!buttons.is_empty()).then_some(CreateActionRow::Buttons(buttons))
}

/// What a person has played alone and with computers; says so if they have played nothing at all.
pub(crate) fn beside_lines(profile: &Profile, beside: &[Played], speech: &Speech) -> Vec<String> {
    if profile.games.is_empty() && beside.is_empty() {
        return vec![speech.say("profile-none")];
    }
    game_lines(beside, speech)
}

/// How reliable another person is, below those lines; nothing if they hide it.
pub(crate) fn others_page(mut lines: Vec<String>, reliability: Option<Reliability>, speech: &Speech) -> Page {
    match reliability {
        Some(reliability) => lines.extend(reliability_lines(reliability, speech)),
        None => lines.push(speech.say("profile-hidden")),
    }
    let rows = vec![CreateActionRow::Buttons(vec![about_button(speech)])];
    Page { content: lines.join("\n"), rows, ..Page::default() }
}

/// A menu of the games whose points a profile can break down, if there are several; `press` is its meaning.
pub(crate) fn parts_menu(
    titles: &[&'static dyn Title],
    shown: Option<&Parts>,
    press: profile::Press,
    speech: &Speech,
) -> Option<CreateActionRow> {
    let option = |title: &&'static dyn Title| {
        let name = speech.say(&format!("{}-name", title.id()));
        let label = speech.text("profile-parts", &[("game", name.into())]);
        let is_shown = shown.is_some_and(|shown| shown.title.id() == title.id());
        phone::option(&label, "", title.id()).default_selection(is_shown)
    };
    let kind = CreateSelectMenuKind::String { options: titles.iter().map(option).collect() };
    let menu = CreateSelectMenu::new(CustomId::aside(press).to_string(), kind);
    (titles.len() > 1).then_some(CreateActionRow::SelectMenu(menu))
}

/// A person's own reliability below those lines, with the button that shows it to others or hides it.
pub(crate) fn own_page(
    mut lines: Vec<String>,
    reliability: Reliability,
    shown: bool,
    speech: &Speech,
) -> Page {
    lines.extend(reliability_lines(reliability, speech));
    let (now, key) = match shown {
        true => ("profile-shown-now", "profile-button-hide"),
        false => ("profile-hidden-now", "profile-button-show"),
    };
    lines.push(speech.say(now));
    let id = CustomId::aside(profile::Press::Reliability { shown: (!shown).then(|| SHOWN.to_owned()) });
    let switch = button(&id, &speech.say(key)).style(ButtonStyle::Secondary);
    let rows = vec![CreateActionRow::Buttons(vec![switch, about_button(speech)])];
    Page { content: lines.join("\n"), rows, ..Page::default() }
}

/// A line of a lobby, with what is known of the person who sits there.
pub(crate) fn reliable_line(line: String, reliability: Option<&Reliability>, speech: &Speech) -> String {
    let share = reliability.and_then(Reliability::share);
    let (Some(reliability), Some(share)) = (reliability, share) else { return line };
    let mut args = vec![("seat", line.into()), ("share", share.into())];
    match reliability.median {
        None => speech.text("lobby-seat-reliable", &args),
        Some(seconds) => {
            args.push(("time", duration(seconds, speech).into()));
            speech.text("lobby-seat-quick", &args)
        }
    }
}

fn game_lines(games: &[Played], speech: &Speech) -> Vec<String> {
    let none = || "–".to_owned();
    let line = |played: &Played| {
        let args = [
            ("game", speech.say(&format!("{}-name", played.game)).into()),
            ("games", played.games.into()),
            ("wins", played.wins.into()),
            ("best", played.best.map_or_else(none, signed).into()),
            ("average", played.average.map_or_else(none, |average| speech.lang().decimal(average)).into()),
        ];
        speech.text(if played.solo { "profile-game-solo" } else { "profile-game" }, &args)
    };
    games.iter().filter(|played| games::title(&played.game).is_some()).map(line).collect()
}

fn reliability_lines(reliability: Reliability, speech: &Speech) -> Vec<String> {
    let Some(share) = reliability.share() else { return vec![speech.say("profile-reliability-none")] };
    let Reliability { finished, resigned, handed_over, replaced, median } = reliability;
    let mut lines = vec![speech.text(
        "profile-reliability",
        &[
            ("share", share.into()),
            ("finished", finished.into()),
            ("count", (finished + reliability.left()).into()),
        ],
    )];
    lines.extend(
        median.map(|median| speech.text("profile-median", &[("time", duration(median, speech).into())])),
    );
    let args = [("resigned", resigned.into()), ("over", handed_over.into()), ("replaced", replaced.into())];
    lines.extend((reliability.left() > 0).then(|| speech.text("profile-left", &args)));
    lines
}

/// A time in words, in the largest unit that fits at least twice; never less than a minute.
fn duration(seconds: i64, speech: &Speech) -> String {
    let (key, unit) = match seconds {
        ..=7_199 => ("span-minutes", MINUTE),
        7_200..=172_799 => ("span-hours", HOUR),
        _ => ("span-days", DAY),
    };
    speech.text(key, &[("count", ((seconds + unit / 2) / unit).max(1).into())])
}
