//! What a press means, typed.

use super::super::wanted::{Part, Wanted};
use super::super::wishes::{Meanwhile, Wish};
use session::Remedy;

/// The deed of a press. A `decision` is the number of what the presser's seat was shown to be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Press {
    /// Opens the presser's panel.
    Panel(Bearer),
    /// Makes a choice on the panel.
    Choose { decision: u32, choice: Choice },
    /// Opens the form as a modal; also the modal's own id. Behind the form's id may stand what was written into it before.
    Form { decision: u32, form: String },
    /// Answers an appeal with an action.
    Answer { appeal: i64, action: String },
    /// Opens the form to answer an appeal with; also the modal's own id.
    Reply { appeal: i64, form: String },
    /// Does what whoever made an appeal can do about its answers, if they are still those of that mark.
    Conclude { appeal: i64, mark: String, action: String },
    /// Takes back. With the number of moves that the presser was told would go it is done, or everybody is asked, if just these go.
    Undo { decision: Option<u32>, going: Option<usize> },
    /// Shows what the presser has decided ahead.
    Orders,
    /// Gives an order, in notation.
    Order(String),
    /// Opens the form of that kind of order as a modal; also the modal's own id.
    OrderForm(String),
    /// A menu: the order to be cancelled.
    Countermand,
    /// Makes a choice on the panel on which the presser prepares their next turn.
    Plan(Choice),
    /// Takes the last move out of what is prepared.
    PlanBack,
    /// Asks for a hint, or first whether the game may no longer count.
    Hint { sure: bool },
    /// Opens further choices of the panel: log, statistics, rules, resign, end.
    More,
    /// Shows the table as text.
    Text,
    /// Shows the log.
    Log,
    /// Shows the statistics.
    Stats,
    /// Shows the rules of that game, or of the table's. As a menu: the topic.
    Rules(Option<String>),
    /// Shows that topic of a game's rules.
    Topic { game: String, topic: String },
    /// Opens a first game with a guide.
    Learn(String),
    /// Opens a lobby of that game for people, once somebody has learned it.
    People(String),
    /// Explains what the presser's turn is about.
    Explain,
    /// Resigns, or asks whether the seat really does.
    Resign { sure: bool },
    /// Resigns as the last person, who watches the rest.
    ResignAndWatch,
    /// Has a computer play on for the presser.
    HandOver,
    /// The same as the last person, who watches.
    HandOverAndWatch,
    /// Has the table do that while the presser is on holiday.
    Away(Meanwhile),
    /// Takes the presser's seat back from the computer that plays for them.
    ComeBack,
    /// Asks everybody to end the game without a result, or first whether they are to be asked.
    End { sure: bool },
    /// Ends the game as a moderator, or asks one whether it is really to end.
    Settle { sure: bool },
    /// Takes the person with that number off the table, as a moderator: a computer plays on, for good or until somebody takes the seat.
    Free { user: u64, offered: bool },
    /// Agrees to what is asked.
    Agree { question: i64 },
    /// Declines what is asked.
    Decline { question: i64 },
    /// Wishes for a remedy of an absence.
    Vote { absence: i64, remedy: Remedy },
    /// Takes a seat that is offered.
    Take { offer: i64 },
    /// Offers the presser's seat to others.
    Offer,
    /// Asks everybody whether time may stand still.
    Pause,
    /// Lets time run again.
    Resume,
    /// Asks which game the presser would like to play, with whom and how: what is wanted so far.
    Play(Wanted),
    /// A menu of the same: that part becomes the chosen value.
    Want { part: Part, wanted: Wanted },
    /// Opens the table that is wanted.
    Open(Wanted),
    /// Takes a seat in the lobby.
    Join(Bearer),
    /// Asks who would like to join the lobby, or first whether people are to be called.
    Search { sure: bool },
    /// Has computers take all free seats, and the game begin.
    Fill,
    /// Gives the seat up.
    Leave,
    /// Opens the form in which the presser adds words to the table's luck; also the modal's own id.
    Words,
    /// Shows what each place would change about the presser's rating.
    Stakes,
    /// Starts the game.
    Start,
    /// Opens the host's options of the lobby, on that page or the first.
    Setup { page: Option<usize> },
    /// A menu of the lobby: that option becomes the chosen value.
    Option { page: usize, key: String },
    /// A menu of the lobby: the seat to be emptied.
    Remove { page: usize },
    /// Closes the lobby.
    Close,
    /// Draws the replay of a finished game, for the presser alone.
    Replay,
    /// The same for everybody in the channel.
    Show,
    /// Shows that page of the review of the presser's finished game, to the presser alone or to everybody in the channel.
    Review { page: usize, shown: bool },
    /// Asks where a finished game is to be shared. As a menu of channels: shares it there.
    Share,
    /// The same people play again.
    Rematch,
    /// Asks which other game the same people could play, or has them play that one.
    Another(Option<String>),
    /// Shows a list of the server's leaderboard, at a game or over all. As a menu: the game.
    Leaderboard { list: List, game: Option<String> },
    /// A menu on a season's ladder, at a game or over all: the seasons; of the season that began in that second, the games.
    Season { since: Option<i64>, game: Option<String> },
    /// Shows the ladder of the season that began in that second, at a game or over all, as text or as a picture.
    SeasonAs { since: i64, game: Option<String>, text: bool },
    /// Tells all that can be done, wherever one stands: that page of it.
    Help(usize),
    /// A menu of a server's settings: the one with that key.
    Setting(String),
    /// Shows the presser's reliability to others, or hides it.
    Profile { shown: bool },
    /// A menu on somebody's profile, against somebody else alone or not: the game of which it tells what points were made of.
    Parts { user: u64, with: Option<u64>, text: bool },
    /// Does what the presser has confirmed with what is stored about them.
    Privacy(Wish),
    /// A menu of a person's page, or a button with the value that it gives.
    Me { key: String, value: Option<String> },
    /// Reminds the presser no more of what the table asks now; of no table, of what all tables ask.
    Mute(Bearer),
    /// Lists what waits for the presser, on the digest of that person.
    Digest(u64),
}

/// A list of a server's leaderboard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum List {
    /// People by their ratings, as a picture.
    #[default]
    Ratings,
    /// The same as text.
    Text,
    /// The best results alone.
    Alone,
    /// How people fare against computers.
    Computers,
    /// The server's records.
    Records,
    /// The ladder of the season that runs, or of the last one.
    Season,
    /// How ratings come about, in words.
    About,
}

impl List {
    /// Every list, the usual one first.
    pub(crate) const ALL: [List; 7] =
        [List::Ratings, List::Text, List::Alone, List::Computers, List::Records, List::Season, List::About];

    /// Whether there is such a list over all games: one of ratings.
    pub(crate) const fn is_of_all_games(self) -> bool {
        matches!(self, List::Ratings | List::Text | List::Season | List::About)
    }
}

/// A choice on a panel. Drafts and actions are notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// The draft becomes that one.
    Pick(String),
    /// The same by the adjusting button with that number, which keeps two with one draft apart; none for one that cannot be pressed.
    Adjust { index: usize, draft: Option<String> },
    /// The menu with that number: the chosen value is a draft, or an action behind [`ACT`](super::super::rows::ACT).
    Select(usize),
    /// Does that action.
    Act(String),
}

/// The message on which a button stands, where buttons with one meaning must be told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bearer {
    /// The board, or a panel.
    Board,
    /// A call in the channel.
    Call,
    /// An appeal.
    Appeal,
    /// The board, beside its first button: for those who may act out of turn.
    Interruption,
    /// A direct message.
    Direct,
    /// The message that asks who would like to join.
    Search,
}
