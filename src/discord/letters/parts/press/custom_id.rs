//! How the meaning of a press is written into a custom_id, and read from it: in this file alone.
//!
//! Buttons that are out keep working: a code, once given, keeps its meaning and its fields, which a file of recorded ids holds.

use std::fmt;
use std::str::FromStr;

use super::super::wanted::Part;
use super::super::wishes::{Meanwhile, Wish};
use super::meaning::{Bearer, Choice, List, Press};
use host::store::SHOWN;
use session::SessionId;

/// A custom_id. It carries everything that a press needs, so that the button works after a restart.
///
/// Written `table:number:code:rest`, at most 100 characters. `rest` may hold anything: it is read last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CustomId {
    /// The table; none for what concerns a person or a server.
    pub table: Option<SessionId>,
    /// The deed.
    pub press: Press,
}

macro_rules! codes {
    ($kind:ident: $($name:ident = $code:literal),* $(,)?) => {
        impl $kind {
            /// Its code in a custom_id.
            pub(crate) const fn code(self) -> &'static str {
                match self { $($kind::$name => $code),* }
            }

            /// What has that code.
            pub(crate) fn of(code: &str) -> Option<$kind> {
                [$($kind::$name),*].into_iter().find(|known| known.code() == code)
            }
        }
    };
}

codes! {
    List: Ratings = "", Text = "text", Alone = "alone", Computers = "computers", Records = "records", Season = "season", About = "about"
}
codes! { Bearer: Board = "", Call = "call", Appeal = "appeal", Interruption = "out", Direct = "direct", Search = "search" }

macro_rules! verbs {
    ($($name:ident = $code:literal),* $(,)?) => {
        /// A press without its fields.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Verb { $(#[doc = $code] $name),* }

        codes! { Verb: $($name = $code),* }

        impl Verb {
            /// Every verb.
            #[cfg(test)]
            pub(crate) const ALL: &'static [Verb] = &[$(Verb::$name),*];
        }
    };
}

verbs! {
    Panel = "panel", Pick = "pick", Adjust = "adj", Select = "sel", Act = "act", Form = "form", Answer = "ans", Reply = "reply", Conclude = "deal",
    Undo = "undo", UndoSure = "undo!", Orders = "orders", Order = "order", OrderForm = "orderf", Countermand = "unorder",
    Plan = "plan", PlanAdjust = "padj", PlanSelect = "psel", PlanAct = "pact", PlanBack = "pback", Hint = "hint", HintSure = "hint!",
    More = "more", Text = "text", Log = "log", Stats = "stats", Rules = "rules", Resign = "resign", ResignSure = "resign!",
    ResignAndWatch = "resign+", HandOver = "over", HandOverAndWatch = "over+", Away = "away", ComeBack = "back", End = "end", EndSure = "end!", Settle = "settle",
    SettleSure = "settle!", Free = "free", FreeOffered = "free+", Agree = "yes", Decline = "no", Vote = "vote", Take = "take", Offer = "offer", Pause = "pause",
    Resume = "resume", Join = "join", Leave = "leave", Start = "start", Setup = "setup", Option = "opt", Remove = "remove",
    Close = "close", Replay = "film", Show = "show", Review = "review", ReviewShow = "review+", Rematch = "again", Setting = "set", Profile = "prof", Parts = "parts",
    Privacy = "priv", Me = "me", Mute = "mute", Digest = "digest", Words = "luck", Stakes = "stakes",
    Leaderboard = "top", Season = "season", SeasonAs = "season-as", Help = "help", Share = "share", Topic = "topic", Learn = "learn", People = "people", Explain = "why",
    Search = "seek", SearchSure = "seek!", Fill = "fill",
    Play = "play", Want = "want", Open = "open", Another = "else",
}

/// What stands in a custom_id of something that is to be text.
const TEXT: &str = "text";

/// The verb, the number and the rest of a custom_id.
type Written = (Verb, i64, String);

impl Choice {
    /// How it is written with one of these verbs: for a draft, an adjustment, a menu and an action.
    fn written(&self, [pick, adjust, select, act]: [Verb; 4]) -> (Verb, String) {
        match self {
            Choice::Pick(draft) => (pick, draft.clone()),
            Choice::Adjust { index, draft: Some(draft) } => (adjust, format!("{index}{draft}")),
            Choice::Adjust { index, draft: None } => (adjust, format!("-{index}")),
            Choice::Select(menu) => (select, menu.to_string()),
            Choice::Act(action) => (act, action.clone()),
        }
    }

    fn adjust(rest: &str) -> Option<Choice> {
        if let Some(index) = rest.strip_prefix('-') {
            return Some(Choice::Adjust { index: index.parse().ok()?, draft: None });
        }
        let (index, draft) = rest.split_at_checked(1)?;
        Some(Choice::Adjust { index: index.parse().ok()?, draft: Some(draft.to_owned()) })
    }
}

impl Press {
    fn written(&self) -> Written {
        let bare = |verb: Verb| (verb, 0, String::new());
        let with = |verb: Verb, rest: &str| (verb, 0, rest.to_owned());
        let sure = |sure: bool, asks: Verb, does: Verb| bare(if sure { does } else { asks });
        match self {
            Press::Panel(bearer) => with(Verb::Panel, bearer.code()),
            Press::Choose { decision, choice } => {
                let (verb, rest) = choice.written([Verb::Pick, Verb::Adjust, Verb::Select, Verb::Act]);
                (verb, i64::from(*decision), rest)
            }
            Press::Form { decision, form } => (Verb::Form, i64::from(*decision), form.clone()),
            Press::Answer { appeal, action } => (Verb::Answer, *appeal, action.clone()),
            Press::Reply { appeal, form } => (Verb::Reply, *appeal, form.clone()),
            Press::Conclude { appeal, mark, action } => (Verb::Conclude, *appeal, format!("{mark} {action}")),
            Press::Undo { decision, going } => {
                let verb = if going.is_some() { Verb::UndoSure } else { Verb::Undo };
                let going = going.map(|going| going.to_string()).unwrap_or_default();
                (verb, decision.map_or(0, i64::from), going)
            }
            Press::Orders => bare(Verb::Orders),
            Press::Order(order) => with(Verb::Order, order),
            Press::OrderForm(kind) => with(Verb::OrderForm, kind),
            Press::Countermand => bare(Verb::Countermand),
            Press::Plan(choice) => {
                let verbs = [Verb::Plan, Verb::PlanAdjust, Verb::PlanSelect, Verb::PlanAct];
                let (verb, rest) = choice.written(verbs);
                (verb, 0, rest)
            }
            Press::PlanBack => bare(Verb::PlanBack),
            Press::Hint { sure: is } => sure(*is, Verb::Hint, Verb::HintSure),
            Press::More => bare(Verb::More),
            Press::Text => bare(Verb::Text),
            Press::Log => bare(Verb::Log),
            Press::Stats => bare(Verb::Stats),
            Press::Rules(game) => with(Verb::Rules, game.as_deref().unwrap_or_default()),
            Press::Topic { game, topic } => with(Verb::Topic, &format!("{game}/{topic}")),
            Press::Learn(game) => with(Verb::Learn, game),
            Press::People(game) => with(Verb::People, game),
            Press::Explain => bare(Verb::Explain),
            Press::Resign { sure: is } => sure(*is, Verb::Resign, Verb::ResignSure),
            Press::ResignAndWatch => bare(Verb::ResignAndWatch),
            Press::HandOver => bare(Verb::HandOver),
            Press::HandOverAndWatch => bare(Verb::HandOverAndWatch),
            Press::Away(wish) => with(Verb::Away, wish.code()),
            Press::ComeBack => bare(Verb::ComeBack),
            Press::End { sure: is } => sure(*is, Verb::End, Verb::EndSure),
            Press::Settle { sure: is } => sure(*is, Verb::Settle, Verb::SettleSure),
            Press::Free { user, offered } => {
                with(if *offered { Verb::FreeOffered } else { Verb::Free }, &user.to_string())
            }
            Press::Agree { question } => with(Verb::Agree, &question.to_string()),
            Press::Decline { question } => with(Verb::Decline, &question.to_string()),
            Press::Vote { absence, remedy } => (Verb::Vote, *absence, remedy.as_str().to_owned()),
            Press::Take { offer } => (Verb::Take, *offer, String::new()),
            Press::Offer => bare(Verb::Offer),
            Press::Pause => bare(Verb::Pause),
            Press::Resume => bare(Verb::Resume),
            Press::Play(wanted) => with(Verb::Play, &wanted.to_string()),
            Press::Want { part, wanted } => with(Verb::Want, &format!("{} {wanted}", part.code())),
            Press::Open(wanted) => with(Verb::Open, &wanted.to_string()),
            Press::Join(bearer) => with(Verb::Join, bearer.code()),
            Press::Search { sure: is } => sure(*is, Verb::Search, Verb::SearchSure),
            Press::Fill => bare(Verb::Fill),
            Press::Leave => bare(Verb::Leave),
            Press::Words => bare(Verb::Words),
            Press::Stakes => bare(Verb::Stakes),
            Press::Start => bare(Verb::Start),
            Press::Setup { page } => {
                with(Verb::Setup, &page.map_or_else(String::new, |page| page.to_string()))
            }
            Press::Option { page, key } => (Verb::Option, page_number(*page), key.clone()),
            Press::Remove { page } => (Verb::Remove, page_number(*page), String::new()),
            Press::Close => bare(Verb::Close),
            Press::Replay => bare(Verb::Replay),
            Press::Show => bare(Verb::Show),
            Press::Review { page, shown } => {
                let verb = if *shown { Verb::ReviewShow } else { Verb::Review };
                (verb, page_number(*page), String::new())
            }
            Press::Share => bare(Verb::Share),
            Press::Rematch => bare(Verb::Rematch),
            Press::Another(game) => with(Verb::Another, game.as_deref().unwrap_or_default()),
            Press::Leaderboard { list, game } => {
                with(Verb::Leaderboard, &format!("{}/{}", list.code(), game.as_deref().unwrap_or_default()))
            }
            Press::Season { since, game } => {
                (Verb::Season, since.unwrap_or_default(), game.clone().unwrap_or_default())
            }
            Press::SeasonAs { since, game, text } => {
                let form = if *text { TEXT } else { "" };
                (Verb::SeasonAs, *since, format!("{form}/{}", game.as_deref().unwrap_or_default()))
            }
            Press::Help(page) => (Verb::Help, page_number(*page), String::new()),
            Press::Setting(key) => with(Verb::Setting, key),
            Press::Profile { shown } => with(Verb::Profile, if *shown { SHOWN } else { "" }),
            Press::Parts { user, with, text } => {
                let form = if *text { TEXT } else { "" };
                let with = with.map(|other| other.to_string()).unwrap_or_default();
                (Verb::Parts, user.cast_signed(), format!("{form}/{with}"))
            }
            Press::Privacy(wish) => with(Verb::Privacy, wish.code()),
            Press::Me { key, value: None } => with(Verb::Me, key),
            Press::Me { key, value: Some(value) } => with(Verb::Me, &format!("{key}/{value}")),
            Press::Mute(bearer) => with(Verb::Mute, bearer.code()),
            Press::Digest(user) => with(Verb::Digest, &user.to_string()),
        }
    }

    fn read(verb: Verb, number: i64, rest: &str) -> Option<Press> {
        let text = || rest.to_owned();
        let decision = || u32::try_from(number).ok();
        let choose = |choice| Some(Press::Choose { decision: decision()?, choice });
        Some(match verb {
            Verb::Panel => Press::Panel(Bearer::of(rest).unwrap_or(Bearer::Board)),
            Verb::Pick => choose(Choice::Pick(text()))?,
            Verb::Adjust => choose(Choice::adjust(rest)?)?,
            Verb::Select => choose(Choice::Select(rest.parse().ok()?))?,
            Verb::Act => choose(Choice::Act(text()))?,
            Verb::Form => Press::Form { decision: decision()?, form: text() },
            Verb::Answer => Press::Answer { appeal: number, action: text() },
            Verb::Reply => Press::Reply { appeal: number, form: text() },
            Verb::Conclude => {
                let (mark, action) = rest.split_once(' ')?;
                Press::Conclude { appeal: number, mark: mark.to_owned(), action: action.to_owned() }
            }
            // Older buttons did not say how much goes: they ask once more.
            Verb::Undo | Verb::UndoSure => {
                Press::Undo { decision: Some(decision()?).filter(|&is| is > 0), going: rest.parse().ok() }
            }
            Verb::Orders => Press::Orders,
            Verb::Order => Press::Order(text()),
            Verb::OrderForm => Press::OrderForm(text()),
            Verb::Countermand => Press::Countermand,
            Verb::Plan => Press::Plan(Choice::Pick(text())),
            Verb::PlanAdjust => Press::Plan(Choice::adjust(rest)?),
            Verb::PlanSelect => Press::Plan(Choice::Select(rest.parse().ok()?)),
            Verb::PlanAct => Press::Plan(Choice::Act(text())),
            Verb::PlanBack => Press::PlanBack,
            Verb::Hint | Verb::HintSure => Press::Hint { sure: verb == Verb::HintSure },
            Verb::More => Press::More,
            Verb::Text => Press::Text,
            Verb::Log => Press::Log,
            Verb::Stats => Press::Stats,
            Verb::Rules => Press::Rules(Some(text()).filter(|game| !game.is_empty())),
            Verb::Topic => {
                let (game, topic) = rest.split_once('/')?;
                Press::Topic { game: game.to_owned(), topic: topic.to_owned() }
            }
            Verb::Learn => Press::Learn(text()),
            Verb::People => Press::People(text()),
            Verb::Explain => Press::Explain,
            Verb::Resign | Verb::ResignSure => Press::Resign { sure: verb == Verb::ResignSure },
            Verb::ResignAndWatch => Press::ResignAndWatch,
            Verb::HandOver => Press::HandOver,
            Verb::HandOverAndWatch => Press::HandOverAndWatch,
            Verb::Away => Press::Away(Meanwhile::of(rest)?),
            Verb::ComeBack => Press::ComeBack,
            Verb::End | Verb::EndSure => Press::End { sure: verb == Verb::EndSure },
            Verb::Settle | Verb::SettleSure => Press::Settle { sure: verb == Verb::SettleSure },
            Verb::Free | Verb::FreeOffered => {
                Press::Free { user: rest.parse().ok()?, offered: verb == Verb::FreeOffered }
            }
            Verb::Agree => Press::Agree { question: rest.parse().ok()? },
            Verb::Decline => Press::Decline { question: rest.parse().ok()? },
            Verb::Vote => Press::Vote { absence: number, remedy: rest.parse().ok()? },
            Verb::Take => Press::Take { offer: number },
            Verb::Offer => Press::Offer,
            Verb::Pause => Press::Pause,
            Verb::Resume => Press::Resume,
            Verb::Play => Press::Play(rest.parse().ok()?),
            Verb::Want => {
                let (part, wanted) = rest.split_once(' ')?;
                Press::Want { part: Part::of(part)?, wanted: wanted.parse().ok()? }
            }
            Verb::Open => Press::Open(rest.parse().ok()?),
            Verb::Join => Press::Join(Bearer::of(rest).unwrap_or(Bearer::Board)),
            Verb::Search | Verb::SearchSure => Press::Search { sure: verb == Verb::SearchSure },
            Verb::Fill => Press::Fill,
            Verb::Leave => Press::Leave,
            Verb::Words => Press::Words,
            Verb::Stakes => Press::Stakes,
            Verb::Start => Press::Start,
            Verb::Setup if rest.is_empty() => Press::Setup { page: None },
            Verb::Setup => Press::Setup { page: Some(rest.parse().ok()?) },
            Verb::Option => Press::Option { page: usize::try_from(number).ok()?, key: text() },
            Verb::Remove => Press::Remove { page: usize::try_from(number).ok()? },
            Verb::Close => Press::Close,
            Verb::Replay => Press::Replay,
            Verb::Show => Press::Show,
            Verb::Review | Verb::ReviewShow => {
                Press::Review { page: usize::try_from(number).ok()?, shown: verb == Verb::ReviewShow }
            }
            Verb::Share => Press::Share,
            Verb::Rematch => Press::Rematch,
            Verb::Another => Press::Another(Some(text()).filter(|game| !game.is_empty())),
            Verb::Leaderboard => {
                let (list, game) = rest.split_once('/')?;
                let game = Some(game.to_owned()).filter(|game| !game.is_empty());
                Press::Leaderboard { list: List::of(list)?, game }
            }
            Verb::Season => Press::Season {
                since: Some(number).filter(|&since| since > 0),
                game: Some(text()).filter(|game| !game.is_empty()),
            },
            Verb::SeasonAs => {
                let (form, game) = rest.split_once('/')?;
                let game = Some(game.to_owned()).filter(|game| !game.is_empty());
                Press::SeasonAs { since: number, game, text: form == TEXT }
            }
            Verb::Help => Press::Help(usize::try_from(number).ok()?),
            Verb::Setting => Press::Setting(text()),
            Verb::Profile => Press::Profile { shown: rest == SHOWN },
            Verb::Parts => {
                let (form, with) = rest.split_once('/')?;
                Press::Parts { user: number.cast_unsigned(), with: with.parse().ok(), text: form == TEXT }
            }
            Verb::Privacy => Press::Privacy(Wish::of(rest)?),
            Verb::Me => match rest.split_once('/') {
                Some((key, value)) => Press::Me { key: key.to_owned(), value: Some(value.to_owned()) },
                None => Press::Me { key: text(), value: None },
            },
            Verb::Mute => Press::Mute(Bearer::of(rest).unwrap_or(Bearer::Board)),
            Verb::Digest => Press::Digest(rest.parse().ok()?),
        })
    }
}

/// A page as a number; there never are many.
fn page_number(page: usize) -> i64 {
    i64::try_from(page).unwrap_or(i64::MAX)
}

impl CustomId {
    /// The id of a press at a table.
    pub(crate) fn at(table: SessionId, press: Press) -> CustomId {
        CustomId { table: Some(table), press }
    }

    /// The id of a press that concerns no table.
    pub(crate) fn aside(press: Press) -> CustomId {
        CustomId { table: None, press }
    }
}

impl fmt::Display for CustomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (verb, number, rest) = self.press.written();
        let table = self.table.map_or(0, |table| table.0);
        write!(f, "{table}:{number}:{}:{rest}", verb.code())
    }
}

/// The text was not written by this version of Turnstone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a custom_id of Turnstone")]
pub(crate) struct NotOurs;

impl FromStr for CustomId {
    type Err = NotOurs;

    fn from_str(text: &str) -> Result<Self, NotOurs> {
        let mut parts = text.splitn(4, ':');
        let mut part = || parts.next().ok_or(NotOurs);
        let (table, number, verb, rest) = (part()?, part()?, part()?, part()?);
        let table: i64 = table.parse().map_err(|_| NotOurs)?;
        let number: i64 = number.parse().ok().filter(|&number| number >= 0).ok_or(NotOurs)?;
        let press = Verb::of(verb).and_then(|verb| Press::read(verb, number, rest)).ok_or(NotOurs)?;
        Ok(CustomId { table: Some(SessionId(table)).filter(|table| table.0 != 0), press })
    }
}
