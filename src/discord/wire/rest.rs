//! Discord's answers, read leniently: only what is needed, and each element of a list by itself. Serenity reads an answer as a whole or not
//! at all: one unexpected field, in a stranger's message, would lose it.

use poise::serenity_prelude as serenity;
use serde_json::{Value, json};
use serenity::{
    ApplicationId, ChannelId, CreateAttachment, CreateMessage, CreateThread, GuildChannel, GuildId, Http,
    LightMethod, Member, MessageId, Multipart, MultipartUpload, PartialGuild, Request, Route, UserId,
};

use super::mend::{self, number, text};
use super::snowflake::made;

/// A message, as far as it is read.
#[derive(Debug)]
pub(crate) struct Read {
    /// Discord's number of it.
    pub id: MessageId,
    /// Discord's number of its author.
    author: Option<u64>,
    /// Its words.
    pub content: String,
    /// The custom_id of each button and menu on it; empty for a link's.
    pub buttons: Vec<String>,
}

impl Read {
    /// Reads a message; none if it has no number.
    pub(crate) fn of(message: &Value) -> Option<Read> {
        let mut buttons = Vec::new();
        press_ids(&message["components"], &mut buttons);
        Some(Read {
            id: MessageId::new(number(&message["id"])?),
            author: number(&message["author"]["id"]),
            content: message["content"].as_str().unwrap_or_default().to_owned(),
            buttons,
        })
    }

    /// The second in which it was written, by Discord's clock.
    pub(crate) fn written(&self) -> i64 {
        (made(self.id.get()) / 1000).cast_signed()
    }

    /// Whether that application wrote it.
    pub(crate) fn is_of(&self, application: ApplicationId) -> bool {
        self.author == Some(application.get())
    }
}

/// The ids of the pressable parts of those components, no matter how they are nested.
fn press_ids(components: &Value, ids: &mut Vec<String>) {
    for component in components.as_array().into_iter().flatten() {
        match &component["components"] {
            Value::Array(_) => press_ids(&component["components"], ids),
            _ => ids.push(component["custom_id"].as_str().unwrap_or_default().to_owned()),
        }
    }
}

/// Whether a request was carried out; its answer need not be readable.
#[expect(clippy::result_large_err, reason = "the error is serenity's own")]
pub(crate) fn done<T>(answer: serenity::Result<T>) -> serenity::Result<()> {
    match answer {
        Ok(_) | Err(serenity::Error::Json(_)) => Ok(()),
        Err(error) => Err(error),
    }
}

/// Gets something, with the answer unparsed.
async fn get(http: &Http, route: Route<'_>) -> serenity::Result<Value> {
    http.fire(Request::new(route, LightMethod::Get)).await
}

/// The error of an answer that lacks what was asked for.
fn without(what: &'static str) -> serenity::Error {
    serenity::Error::Other(what)
}

/// The newest messages of a channel, the newest first; only those below a message if one is named. Unreadable parts are left out.
pub(crate) async fn messages(
    http: &Http,
    channel: ChannelId,
    limit: u8,
    after: Option<MessageId>,
) -> serenity::Result<Vec<Read>> {
    let after = after.map(|after| ("after", after.to_string()));
    let params = [("limit", limit.to_string())].into_iter().chain(after).collect();
    let route = Route::ChannelMessages { channel_id: channel };
    let request = Request::new(route, LightMethod::Get).params(Some(params));
    let list = match http.fire::<Value>(request).await {
        // A retry would hold up all other posts.
        Err(serenity::Error::Json(cause)) => {
            tracing::warn!(channel = channel.get(), %cause, "the messages of a channel cannot be read");
            Value::Null
        }
        list => list?,
    };
    Ok(list.as_array().into_iter().flatten().filter_map(Read::of).collect())
}

/// Sends a message with those files; returns it as Discord has taken it.
///
/// # Errors
/// If Discord refuses it. With several files, serenity must be able to read the whole answer, because only it can number them.
pub(crate) async fn send(
    http: &Http,
    channel: ChannelId,
    message: CreateMessage,
    files: Vec<CreateAttachment>,
) -> serenity::Result<Read> {
    let unread = || without("a message without a number");
    if files.len() > 1 {
        let sent = serde_json::to_value(channel.send_message(http, message.files(files)).await?)?;
        return Read::of(&sent).ok_or_else(unread);
    }
    let request = Request::new(Route::ChannelMessages { channel_id: channel }, LightMethod::Post);
    let request = if files.is_empty() {
        request.body(Some(serde_json::to_vec(&message)?))
    } else {
        // The message holds a file's name and description; its bytes go separately.
        let named = files.iter().map(|file| {
            let named = CreateAttachment::bytes(Vec::new(), &file.filename);
            file.description.iter().fold(named, CreateAttachment::description)
        });
        let payload_json = Some(serde_json::to_string(&message.files(named))?);
        let upload = MultipartUpload::Attachments(files);
        request.multipart(Some(Multipart { upload, payload_json, fields: Vec::new() }))
    };
    let sent: Value = http.fire(request).await?;
    Read::of(&sent).ok_or_else(unread)
}

/// Opens a thread below a channel.
pub(crate) async fn open_thread(
    http: &Http,
    below: ChannelId,
    thread: CreateThread<'_>,
) -> serenity::Result<ChannelId> {
    let body = serde_json::to_vec(&thread)?;
    let route = Route::ChannelThreads { channel_id: below };
    let opened: Value = http.fire(Request::new(route, LightMethod::Post).body(Some(body))).await?;
    number(&opened["id"]).map(ChannelId::new).ok_or_else(|| without("a thread without a number"))
}

/// Opens the channel of a person's direct messages.
pub(crate) async fn direct(http: &Http, user: u64) -> serenity::Result<ChannelId> {
    let body = serde_json::to_vec(&json!({"recipient_id": user.to_string()}))?;
    let request = Request::new(Route::UserMeDmChannels, LightMethod::Post).body(Some(body));
    let opened: Value = http.fire(request).await?;
    number(&opened["id"]).map(ChannelId::new).ok_or_else(|| without("a channel without a number"))
}

/// The application that the token belongs to: its number and its name.
pub(crate) async fn application(http: &Http) -> serenity::Result<(ApplicationId, String)> {
    let me = get(http, Route::Oauth2ApplicationCurrent).await?;
    let id = number(&me["id"]).ok_or_else(|| without("an application without a number"))?;
    Ok((ApplicationId::new(id), text(&me["name"])))
}

/// The bot's own user number.
pub(crate) async fn me(http: &Http) -> serenity::Result<UserId> {
    let me = get(http, Route::UserMe).await?;
    number(&me["id"]).map(UserId::new).ok_or_else(|| without("a person without a number"))
}

/// Registers the commands; returns the list as Discord has numbered them.
pub(crate) async fn register(http: &Http, me: ApplicationId, commands: &[u8]) -> serenity::Result<Value> {
    let route = Route::Commands { application_id: me };
    http.fire(Request::new(route, LightMethod::Put).body(Some(commands.to_vec()))).await
}

/// The commands that are registered.
pub(crate) async fn registered(http: &Http, me: ApplicationId) -> serenity::Result<Value> {
    get(http, Route::Commands { application_id: me }).await
}

/// A server's channels and its open threads.
pub(crate) async fn channels(http: &Http, guild: GuildId) -> serenity::Result<Vec<GuildChannel>> {
    let channels = get(http, Route::GuildChannels { guild_id: guild });
    let threads = get(http, Route::GuildThreadsActive { guild_id: guild });
    let (channels, threads) = tokio::try_join!(channels, threads)?;
    let all = [&channels, &threads["threads"]].into_iter().filter_map(Value::as_array).flatten();
    Ok(all.filter_map(|channel| serde_json::from_value(mend::channel(channel)).ok()).collect())
}

/// The roles of a server, unparsed.
pub(crate) async fn roles(http: &Http, guild: GuildId) -> serenity::Result<Vec<Value>> {
    match get(http, Route::GuildRoles { guild_id: guild }).await? {
        Value::Array(roles) => Ok(roles),
        _ => Err(without("no list of roles")),
    }
}

/// A server.
pub(crate) async fn server(http: &Http, guild: GuildId) -> serenity::Result<PartialGuild> {
    let server = get(http, Route::Guild { guild_id: guild }).await?;
    Ok(serde_json::from_value(mend::guild(&server))?)
}

/// A person on a server.
pub(crate) async fn member(http: &Http, guild: GuildId, user: UserId) -> serenity::Result<Member> {
    let member = get(http, Route::GuildMember { guild_id: guild, user_id: user }).await?;
    Ok(serde_json::from_value(mend::member(&member))?)
}

/// A channel, unparsed.
pub(crate) async fn channel(http: &Http, channel: ChannelId) -> serenity::Result<Value> {
    get(http, Route::Channel { channel_id: channel }).await
}

/// Whether two texts have the same words. Punctuation may have changed on the way.
pub(crate) fn same_words(one: &str, other: &str) -> bool {
    one.chars().filter(|c| c.is_alphanumeric()).eq(other.chars().filter(|c| c.is_alphanumeric()))
}
