//! Playing: moves, drafts, completion.

use std::time::Duration;

use rules::{Barrier, SeatSet, Viewer, Words};
use tabletop::{AnyTable, Completion, Draft};

use crate::discord::app::pressed::{Pressed, Reply};
use crate::discord::app::{Answer, App};
use crate::discord::features::board::deed::{Tale, fingerprint_line, honours, view};
use crate::discord::features::forms::notation;
use crate::discord::features::help::ways::at_table;
use crate::discord::features::log::missed;
use crate::discord::message::failure::{Failure, suggested};
use crate::discord::message::page::Page;
use crate::discord::message::press::Choice;
use crate::discord::message::viewer_of;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits;
use host::outbox::Post;
use host::tables::{Found, Receipt};
use session::{Denied, Effect, Intent, Place, Session, SessionId, Status};
use words::{Lang, Speech};

/// The longest wait of the answer to the person who begins a game for the start's message and the first board: Discord waits for three
/// seconds.
const TELLING: Duration = Duration::from_millis(1500);

/// The time between two looks at whether a board is posted.
const LOOK: Duration = Duration::from_millis(30);

/// The longest chain of moves, in characters: longer than anybody types by hand.
const LONGEST_MOVES: usize = 1000;

/// The commands whose names people type as if they were moves, by group and name.
const COMMANDS: &[&[&str]] = &[
    &["undo"],
    &["hint"],
    &["hand"],
    &["board"],
    &["log"],
    &["help"],
    &["rules"],
    &["table", "pause"],
    &["table", "resume"],
    &["table", "resign"],
    &["table", "end"],
    &["table", "more-time"],
    &["table", "agree"],
    &["table", "decline"],
];

/// Refuses moves that are too long to be meant.
pub(crate) fn check_length(typed: &str) -> Result<(), Failure> {
    if typed.chars().count() > LONGEST_MOVES {
        return Err(Failure::Told("deny-too-long", vec![("most", LONGEST_MOVES.into())]));
    }
    Ok(())
}

/// Makes the typed moves, separated by `;`.
///
/// # Errors
/// [`Failure`] says which of them is not possible, and why; none of them is made then. After a move that has drawn or shown something the
/// answer says so, and the moves so far stand.
pub(crate) async fn make_moves(app: &App, caller: &Caller, typed: &str) -> Result<Answer, Failure> {
    check_length(typed)?;
    let moves = typed.split(';').map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect();
    let table = app.own_table(caller).await?;
    let played = play(app, caller, &table, moves, None).await;
    let speeches = table.readers(caller.lang);
    let readers: Vec<&dyn Words> = speeches.iter().map(|speech| speech as &dyn Words).collect();
    let sight = table.sight(viewer_of(&table, caller));
    let is_move = || sight.as_ref().is_some_and(|sight| sight.read(typed.trim(), &readers).is_ok());
    if let (Err(Failure::Denied(_)), Some(command)) = (&played, command(typed, caller))
        && !is_move()
    {
        return Err(Failure::Told("deny-move-command", vec![("command", command.into())]));
    }
    let page = match played {
        // These words meant something else a moment ago: nothing is done, but the panel keeps the choice.
        Err(Failure::Denied(Denied::Stale { .. })) => {
            let table = app.numbered(caller, table.id).await?;
            late(app, caller, &table, typed.trim()).await?
        }
        // Half a move is no mistake: the panel asks for the rest.
        Err(Failure::Denied(Denied::Rule(refusal))) if refusal.key == "reading-begun" => {
            let draft = sight.and_then(|sight| sight.begun(typed.trim(), &readers)).unwrap_or_default();
            let page = app.messages.panel(&table, caller, &draft, Vec::new()).await?;
            Page { draft, ..page }
        }
        // A suggestion may have been typed before somebody else acted: the answer also says what is asked now.
        Err(Failure::Denied(denied @ (Denied::Rule(_) | Denied::LinkRefused { .. }))) => {
            let speech = table.speech(caller.lang);
            let asked = sight.map(|sight| format!("-# {}", sight.prompt(&speech).replace('\n', "\n-# ")));
            let lines: Vec<String> = [Some(denied.say(&speech)), asked].into_iter().flatten().collect();
            Page { rows: at_table(&table, false, caller), ..Page::text(lines.join("\n")) }
        }
        page => page?,
    };
    Ok(Answer::private(page))
}

/// The command that a typed word is the name of, in the caller's language or in English.
fn command(typed: &str, caller: &Caller) -> Option<String> {
    let typed = typed.trim().trim_start_matches('/');
    COMMANDS.iter().find_map(|parts| {
        let name = |lang: Lang| {
            let speech = Speech::new(lang, Vec::new());
            let keys = (1..=parts.len()).map(|end| format!("command-{}", parts[..end].join("-")));
            keys.map(|key| speech.say(&key)).collect::<Vec<_>>()
        };
        let is_named = |lang| {
            let name = name(lang);
            tabletop::plain(&name.join(" ")) == tabletop::plain(typed)
                || name.last().is_some_and(|last| tabletop::plain(last) == tabletop::plain(typed))
        };
        [caller.lang, Lang::En].into_iter().any(is_named).then(|| format!("/{}", name(caller.lang).join(" ")))
    })
}

/// Makes moves for the decision that the caller was shown; the answer is the caller's panel afterwards, headed by what happened.
///
/// # Errors
/// [`Failure`], among them `Denied::Stale` for a panel that shows an old decision.
pub(crate) async fn play(
    app: &App,
    caller: &Caller,
    table: &Found,
    moves: Vec<String>,
    decision: Option<u32>,
) -> Result<Page, Failure> {
    let receipt = app.act(caller, table, Intent::Act { moves, decision }).await?;
    let table = table.after(&receipt);
    let viewer = viewer_of(&table, caller);
    let speech = table.speech(caller.lang);
    let mut told = receipt.told(viewer, &speech);
    if told.is_empty() {
        told.push(speech.say("panel-done"));
    }
    told.extend(receipt.halted.iter().map(|halted| format!("⚠️ {}", halted.say(&speech))));
    let notes = vec![limits::newest_lines(&told, limits::CONTENT / 2)];
    if table.status != Status::Live {
        return last_page(app, &table, caller, notes.join("\n")).await;
    }
    fresh_panel(app, &table, caller, notes).await
}

/// What the caller sees of a game that has just ended, with that text: at a private table the last board, which is posted nowhere.
pub(crate) async fn last_page(
    app: &App,
    table: &Found,
    caller: &Caller,
    told: String,
) -> Result<Page, Failure> {
    if table.is_private() {
        let honours = honours(&app.tables, table).await?;
        let tale = Tale { story: vec![told], from_the_start: false, honours };
        return Ok(app.messages.board_page(table, &tale, SeatSet::EMPTY).await?);
    }
    let page = view(app, table, caller, tabletop::Picture::Table).await?;
    Ok(Page { content: told, ..page })
}

/// The panel for a draft. If the caller was shown an older decision, it says so, and the draft goes on as far as it still can.
pub(crate) async fn redraft(
    app: &App,
    caller: &Caller,
    table: &Found,
    decision: u32,
    draft: &Draft,
) -> Result<Page, Failure> {
    let current = table.seat_of(caller.person.user).is_none_or(|seat| table.decision(seat) == decision);
    let notes = if current { Vec::new() } else { vec![caller.speech().say("panel-stale")] };
    let page = app.messages.panel(table, caller, draft, notes).await?;
    Ok(Page { draft: draft.clone(), ..page })
}

/// The panel for an action that was chosen for an older decision: nothing is done, but the panel keeps the choice.
pub(crate) async fn late(app: &App, caller: &Caller, table: &Found, action: &str) -> Result<Page, Failure> {
    let sight = table.sight(viewer_of(table, caller));
    let draft = sight.and_then(|sight| sight.draft(action)).unwrap_or_default();
    let page = app.messages.panel(table, caller, &draft, vec![caller.speech().say("panel-stale")]).await?;
    Ok(Page { draft, ..page })
}

/// The caller's hand and everything that can be done with it.
pub(crate) async fn hand(app: &App, caller: &Caller) -> Result<Answer, Failure> {
    let table = app.own_table(caller).await?;
    if table.seat_of(caller.person.user).is_none() {
        let free = table.status == Status::Lobby;
        return Err(if free { Failure::told("deny-take-seat") } else { Denied::NotSeated.into() });
    }
    if table.table().is_none() {
        return Err(Failure::Denied(table.boardless()));
    }
    Ok(Answer::private(opened_panel(app, &table, caller, Vec::new()).await?))
}

/// The answer to the person who has begun the game: their own panel, below the first board, if it waits for them; else it comes when
/// computers have played, and when the message that announces the start is posted.
pub(crate) async fn begun(
    app: &App,
    caller: &Caller,
    table: &Found,
    receipt: &Receipt,
) -> Result<Page, Failure> {
    let mut following = app.tables.follow(receipt.session.clone());
    let ready = async {
        if following.wait_for(|session| !computers_play(session)).await.is_ok() {
            board_posted(app, receipt.session.place, receipt.session.id).await;
        }
    };
    let waited = tokio::time::timeout(TELLING, ready).await;
    let session = following.borrow().clone();
    tracing::debug!(session = %session.id, in_time = waited.is_ok(), "a game begins");
    if session.is_starting() {
        let starting = caller.speech().say("done-starting");
        return Ok(Page { panel: Some(session), ..Page::text(starting) });
    }
    let table = Found { session, settings: table.settings.clone() };
    let begun = caller.speech().say("done-started");
    let private = private_note(&table, &caller.speech());
    let seat = table.seat_of(caller.person.user).and_then(|seat| table.seat(seat));
    if seat.is_none_or(|row| !row.must()) {
        return Ok(Page { panel: Some(table.session), ..Page::text(begun) }.headed_on(private));
    }
    // Computers that began have not called the person, who waits for this answer.
    app.panels.note((caller.person.user, table.id), caller.interaction, true);
    Ok(opened_panel(app, &table, caller, vec![begun]).await?.headed_on(private))
}

/// Says that nobody else sees the game, and what its luck follows from: at a private table no other message does.
fn private_note(table: &Session, speech: &Speech) -> Option<String> {
    let print = match table.terms.lesson {
        true => Some(speech.say("lesson-print")),
        false => fingerprint_line(table, speech),
    };
    let lines = [Some(speech.say("private-begun")), print];
    table.is_private().then(|| lines.into_iter().flatten().collect::<Vec<_>>().join("\n"))
}

/// Waits until no board of that table waits to be posted, so that an answer comes below it.
pub(crate) async fn board_posted(app: &App, place: Place, id: SessionId) {
    loop {
        let due = app.tables.outbox().due(place, app.tables.now()).await;
        let is_board = |post: &Post| post.session == id && matches!(post.effect, Effect::Board { .. });
        match due {
            Ok(due) if due.iter().any(is_board) => tokio::time::sleep(LOOK).await,
            Ok(_) => return,
            Err(error) => {
                tracing::warn!(%error, session = %id, "an answer does not wait for its board");
                return;
            }
        }
    }
}

/// Whether a table waits only for computers, which wait themselves while everybody is asked something.
pub(crate) fn computers_play(session: &Session) -> bool {
    let mut must = session.seats.iter().filter(|row| row.must()).peekable();
    let asked =
        session.question.is_some() && must.peek().is_some() && must.all(|row| row.computer().is_some());
    let plays = session.status == Status::Live && (asked || !session.computers_to_act().is_empty());
    // Nobody is waited for while the start is being announced.
    plays || session.is_starting()
}

/// Possible continuations of a typed chain of moves: the last move is completed on the table as the moves before it leave it.
pub(crate) async fn complete(app: &App, caller: &Caller, typed: &str) -> Vec<Completion> {
    let Some(found) = suggested(app.own_table(caller).await) else { return Vec::new() };
    let table = found.table().map(|table| table.boxed());
    completed(&found, caller, table, typed)
}

/// Possible continuations of the caller's next turn.
pub(crate) async fn complete_turn(app: &App, caller: &Caller, typed: &str) -> Vec<Completion> {
    let Some(found) = suggested(app.own_table(caller).await) else { return Vec::new() };
    let seat = found.seat_of(caller.person.user);
    let table = seat.and_then(|seat| session::prepared::imagined(&found, seat).ok());
    completed(&found, caller, table, typed)
}

/// Possible continuations of a typed chain of moves, from that table on.
fn completed(
    found: &Found,
    caller: &Caller,
    table: Option<Box<dyn AnyTable>>,
    typed: &str,
) -> Vec<Completion> {
    let Some(seat) = found.seat_of(caller.person.user) else { return Vec::new() };
    let (before, last) = typed.rsplit_once(';').map_or((None, typed), |(before, last)| (Some(before), last));
    let Some(mut table) = table else { return Vec::new() };
    let speeches = found.readers(caller.lang);
    let readers: Vec<&dyn Words> = speeches.iter().map(|speech| speech as &dyn Words).collect();
    for link in before.into_iter().flat_map(|before| before.split(';')) {
        // Typing must not reveal what a barrier would draw or show: after one nothing is completed.
        let sight = table.sight(Viewer::Seat(seat));
        let Ok(link) = sight.read(link.trim(), &readers) else { return Vec::new() };
        match table.play(seat, &link, &mut rules::Recorded::default()) {
            Ok(played) if played.barrier == Barrier::Open => {}
            _ => return Vec::new(),
        }
    }
    let mut completions = table.sight(Viewer::Seat(seat)).complete(last.trim_start(), &readers);
    if let Some(before) = before {
        for completion in &mut completions {
            completion.value = format!("{}; {}", before.trim(), completion.value);
        }
        completions.retain(|completion| completion.value.chars().count() <= limits::OPTION_TEXT);
    }
    completions
}

/// The caller's present panel, with that note first.
pub(crate) async fn fresh_panel(
    app: &App,
    table: &Found,
    caller: &Caller,
    mut notes: Vec<String>,
) -> Result<Page, Failure> {
    let seat = table.seat_of(caller.person.user);
    if seat.is_some_and(|seat| session::prepared::has_dropped(table, seat)) {
        notes.push(caller.speech().say("orders-dropped"));
    }
    let sight = seat.and_then(|seat| table.sight(Viewer::Seat(seat)));
    let start = sight.map_or_else(Draft::default, |sight| sight.start());
    Ok(app.messages.panel(table, caller, &start, notes).await?)
}

/// The caller's panel when they come back to it, with what the others have done since.
pub(crate) async fn opened_panel(
    app: &App,
    table: &Found,
    caller: &Caller,
    mut notes: Vec<String>,
) -> Result<Page, Failure> {
    notes.extend(missed(table, caller)?);
    fresh_panel(app, table, caller, notes).await
}

/// Makes a choice on the panel.
pub(crate) async fn choose(pressed: &Pressed<'_>, decision: u32, choice: &Choice) -> Result<Reply, Failure> {
    let (app, caller, table) = (pressed.app, pressed.caller, pressed.begun().await?);
    pressed.shown(match choice.chosen(&pressed.value) {
        Ok(action) => play(app, caller, &table, vec![action.to_owned()], Some(decision)).await,
        Err(draft) => redraft(app, caller, &table, decision, &Draft::parse(draft)).await,
    })
}

/// Makes the move of the caller's filled-in form.
pub(crate) async fn play_form(
    app: &App,
    caller: &Caller,
    table: &Found,
    decision: u32,
    form: &str,
    texts: &[String],
) -> Result<Page, Failure> {
    let notation = notation(table, caller, form, texts)?;
    play(app, caller, table, vec![notation], Some(decision)).await
}
