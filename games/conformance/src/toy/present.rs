//! What the toy shows.

use render::{Group, Path, Rect, Scene, Shape, TextBox};

use super::{Bid, Event, Flaw, Toy, View, flawed};
use rules::{Ahead, Outcome, Refusal, Seat, SeatSet, Viewer, Words};
use tabletop::{
    Best, Buttons, ChoiceButton, Draft, FigureSpec, Focus, Frame, Label, Menus, Part, Picture, Points,
    Present, Preview, Reads, Report, Stats, Teach, Tell, Text,
};

/// The toy's messages, the same in all languages.
pub(crate) const MESSAGES: &str = "
form-joining-words = and
reading-nearest = { $why } Nearest: { $moves }
reading-unclear = Which? { $moves } { $more }
reading-unknown = I do not understand { $words }. Nearest: { $moves }
toy-why-points = points in round { $round }
word-number-1 = one
word-number-2 = two
word-number-3 = three
word-number-4 = four
word-number-5 = five
word-number-6 = six
word-number-7 = seven
word-number-8 = eight
word-number-9 = nine
word-number-10 = ten
word-passed-over = the on
toy-name = Bids
toy-blurb = Bid, build, knock.
toy-option-length = Length
toy-option-length-short = two rounds
toy-option-length-long = three rounds
toy-rules-overview-title = Overview
toy-rules-overview = The highest card builds.
toy-form-bet = Bet
toy-form-bet-stake = How much?
toy-form-bet-stake-hint = 1 or more
toy-refusal-unreadable = That is no move.
toy-refusal-turn = It is not your turn.
toy-refusal-phase = Not now ({ $card }).
toy-refusal-card = You do not hold that card.
toy-prompt = Your move.
toy-waiting = Waiting for { $seat }.
toy-over = The game is over.
toy-ask = Which?
toy-label = { $slot }
toy-turn = turn over
toy-line = { $seat } has { $points }
toy-chose = You bid { $card }.
toy-chosen = { $seat } has bid.
toy-revealed = { $seat } bid { $card }.
toy-bet = { $seat } bets { $stake }.
toy-knocked = { $seat } knocks.
toy-put = { $seat } builds on { $square }.
toy-resigned = { $seat } has resigned.
toy-whole = Do: { $action }
toy-figure-points = Points
toy-figure-most = Most points
toy-figure-alike = Points
";

impl Ahead for Toy {
    fn forced(public: &View) -> Option<(Seat, Bid)> {
        let astray = public.must.iter().next().filter(|_| flawed(Flaw::ForcedAstray));
        astray.map(|seat| (seat, Bid::Card(1)))
    }
}

impl Present for Toy {
    fn scene(view: &View, frame: &Frame<'_>) -> Scene {
        let size = match frame.picture {
            Picture::Hand | Picture::Panel => Scene::HAND,
            _ if flawed(Flaw::PictureOdd) && view.round > 0 => (100, 100),
            _ => Scene::TABLE,
        };
        let mut scene = Scene::new(size, frame.theme);
        let place = if flawed(Flaw::PictureOutside) && view.round > 0 { -100.0 } else { 60.0 };
        let name = frame.words.name(Seat(0));
        scene.push(TextBox::new(Rect::new(place, 60.0, 400.0, 40.0), name, 30.0).color(frame.theme.ink()));
        let missing = usize::from(flawed(Flaw::PartMissing));
        let cells = scene.content().split_top(100.0).1.grid(7, 1, 10.0);
        for ((square, _), cell) in view.tiles.iter().skip(missing).zip(cells) {
            let cell =
                if flawed(Flaw::PartOutside) { cell.offset(0.0, scene.area().h - 100.0) } else { cell };
            let tile = Shape::new(Path::rect(cell)).fill(frame.theme.line());
            let tile = Group::new(vec![tile.into()]).shows(format!("tile {square}"));
            let clip = if flawed(Flaw::PartClipped) { cell.split_left(cell.w - 3.0).0 } else { scene.area() };
            scene.push(Group::new(vec![tile.into()]).clip(Path::rect(clip)));
        }
        scene
    }

    fn shown(view: &View, _: Picture, _: Focus<'_>) -> Vec<String> {
        view.tiles.iter().map(|(square, _)| format!("tile {square}")).collect()
    }

    fn close(view: &mut View, _outcome: &Outcome) {
        if flawed(Flaw::StillAsked) {
            return;
        }
        view.over = true;
        view.must = SeatSet::EMPTY;
        view.knockers = SeatSet::EMPTY;
    }

    fn interruptible(view: &View) -> bool {
        if flawed(Flaw::InterruptionLeaks) { !view.hand.is_empty() } else { !view.knockers.is_empty() }
    }

    fn messages(_language: &str) -> &'static str {
        MESSAGES
    }

    fn topics() -> &'static [&'static str] {
        if flawed(Flaw::TopicWithoutWords) { &["overview", "more"] } else { &["overview"] }
    }
}

impl Tell for Toy {
    fn prompt(view: &View, viewer: Viewer, words: &dyn Words) -> String {
        if flawed(Flaw::PromptEmpty) {
            return String::new();
        }
        match (view.must.iter().next(), viewer) {
            (None, _) => words.text("toy-over", &[]),
            (Some(_), Viewer::Seat(seat)) if view.must.contains(seat) => words.text("toy-prompt", &[]),
            (Some(seat), _) if flawed(Flaw::MessageMissing) => {
                words.text("toy-nothing", &[("seat", seat.into())])
            }
            (Some(seat), _) => words.text("toy-waiting", &[("seat", seat.into())]),
        }
    }

    fn narrate(event: &Event, viewer: Viewer, words: &dyn Words) -> Option<String> {
        Some(match event {
            Event::Chose(seat, card) if viewer.is(*seat) || flawed(Flaw::NarrationLeaks) => {
                words.text("toy-chose", &[("card", (*card).into())])
            }
            Event::Chose(seat, _) => words.text("toy-chosen", &[("seat", (*seat).into())]),
            Event::Revealed(seat, card) => {
                words.text("toy-revealed", &[("seat", (*seat).into()), ("card", (*card).into())])
            }
            Event::Bet(seat, stake) => {
                words.text("toy-bet", &[("seat", (*seat).into()), ("stake", (*stake).into())])
            }
            Event::Knocked(seat) => words.text("toy-knocked", &[("seat", (*seat).into())]),
            Event::Put(seat, square) => {
                words.text("toy-put", &[("seat", (*seat).into()), ("square", square.to_string().into())])
            }
            Event::Resigned(seat) => words.text("toy-resigned", &[("seat", (*seat).into())]),
        })
    }
}

impl Text for Toy {
    fn board_text(view: &View, words: &dyn Words) -> String {
        let line = |(seat, points): (u8, &i32)| {
            let name: String = words.name(Seat(seat)).chars().take(20).collect();
            words.text("toy-line", &[("seat", name.into()), ("points", (*points).into())])
        };
        let lines: Vec<_> = (0..).zip(&view.points).map(line).collect();
        lines.join(if flawed(Flaw::BoardTooWide) { " and also " } else { "\n" })
    }

    fn alt_text(view: &View, words: &dyn Words) -> String {
        Self::board_text(view, words)
    }
}

impl Teach for Toy {}

impl Stats for Toy {
    fn reports(view: &View, words: &dyn Words) -> Vec<Report> {
        vec![Report { title: words.text("toy-name", &[]), lines: vec![format!("{}", view.round)] }]
    }

    fn figures(view: &View, seat: Seat) -> Vec<(&'static str, i32)> {
        let points = view.points[seat.index()] + i32::from(flawed(Flaw::FigureAstray));
        let mut figures: Vec<_> = Self::figure_specs().iter().map(|spec| (spec.key, points)).collect();
        if flawed(Flaw::FigureUnlisted) {
            figures.reverse();
        }
        figures
    }

    fn figure_specs() -> &'static [FigureSpec] {
        const SPECS: [FigureSpec; 2] =
            [FigureSpec::part("points"), FigureSpec::record("most", Best::Highest)];
        const WORDLESS: [FigureSpec; 2] = [SPECS[0], FigureSpec::record("least", Best::Lowest)];
        const ALIKE: [FigureSpec; 2] = [SPECS[0], FigureSpec::record("alike", Best::Lowest)];
        match () {
            () if flawed(Flaw::FigureWithoutWords) => &WORDLESS,
            () if flawed(Flaw::FiguresAlike) => &ALIKE,
            () => &SPECS,
        }
    }
}

impl Menus for Toy {
    fn slots(action: &Bid) -> Vec<String> {
        let skipped = usize::from(flawed(Flaw::SlotsApart));
        action.to_string().split(' ').skip(skipped).map(str::to_owned).collect()
    }

    fn detours(action: &Bid) -> Vec<Vec<String>> {
        let astray = matches!(action, Bid::Put(..)) && flawed(Flaw::DetourAstray);
        if astray { vec![vec!["knock".to_owned()]] } else { Vec::new() }
    }

    fn compose(_: &View, before: &[String]) -> Vec<String> {
        let stakes: &[&str] = if flawed(Flaw::ComposedIllegal) { &["0"] } else { &["1", "99"] };
        match before {
            [_] => stakes.iter().map(|stake| (*stake).to_owned()).collect(),
            _ => Vec::new(),
        }
    }

    fn ask(_: &View, _: &[String], words: &dyn Words) -> String {
        words.text("toy-ask", &[])
    }

    fn label(_: &View, before: &[String], slot: &str, words: &dyn Words) -> Label {
        let text = words.text("toy-label", &[("slot", slot.into())]);
        match before.len() {
            1 if flawed(Flaw::LabelEmpty) => String::new().into(),
            1 if flawed(Flaw::LabelsAlike) => "a choice".to_owned().into(),
            _ => text.into(),
        }
    }

    fn region(_: &View, before: &[String], slot: &str) -> Option<String> {
        let place = before.first().is_some_and(|word| word == "put") && before.len() == 1;
        place.then(|| if flawed(Flaw::RegionTooLarge) { "all".to_owned() } else { slot[1..].to_owned() })
    }
}

impl Buttons for Toy {
    fn whole(_: &View, action: &Bid, words: &dyn Words) -> String {
        if flawed(Flaw::WholesAlike) {
            return words.text("toy-turn", &[]);
        }
        match action {
            // The notation of another bid.
            Bid::Card(card) if flawed(Flaw::SentenceAstray) => format!("bid {}", 10 - card),
            _ => words.text("toy-whole", &[("action", action.to_string().into())]),
        }
    }

    fn confirms(action: &Bid) -> bool {
        matches!(action, Bid::Put(..))
    }

    fn adjust(_: &View, draft: &Draft, words: &dyn Words) -> Vec<ChoiceButton> {
        let turned = |slot: &str| if slot == "front" { "back" } else { "front" };
        let [put, square, side] = &draft.0[..] else { return Vec::new() };
        let draft = Draft(vec![put.clone(), square.clone(), turned(side).to_owned()]);
        let button = ChoiceButton { label: words.text("toy-turn", &[]), draft: Some(draft) };
        vec![button; if flawed(Flaw::AdjustTwice) { 2 } else { 1 }]
    }
}

impl Points for Toy {
    fn breakdown(view: &View, seat: Seat, words: &dyn Words) -> Vec<Part> {
        let astray = i32::from(flawed(Flaw::PointsAstray));
        vec![Part::new(words.text("toy-name", &[]), view.points[seat.index()] + astray)]
    }

    fn preview(view: &View, draft: &[String], words: &dyn Words) -> Option<Preview> {
        let [put, _, side] = draft else { return None };
        let builder = view.must.iter().next().filter(|_| put == "put")?;
        let before = Self::breakdown(view, builder, words);
        let mut after = before.clone();
        after[0].points += i32::from(flawed(Flaw::PreviewAstray) && side == "back");
        Some(Preview { before, after })
    }
}

impl Reads for Toy {
    fn off_board(view: &View, place: &str) -> Option<Refusal> {
        // An occupied place is on the board all the same.
        let taken = view.tiles.iter().any(|(square, _)| square.to_string() == place);
        (flawed(Flaw::PlaceUnknown) && taken).then(|| Refusal::new("toy-refusal-unreadable"))
    }
}
