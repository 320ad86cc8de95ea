//! Routes: which part of REST answers which path.

use super::{application, callback, channel, message, pin, reaction, server, thread, webhook};
use crate::request::{Answered, Refusal, Request, id};
use crate::state::SandboxState;

/// Carries a request out.
pub(crate) fn dispatch(state: &mut SandboxState, request: &Request) -> Answered {
    let parts: Vec<&str> = request.path.split('/').collect();
    let open = matches!(parts.as_slice(), ["gateway"] | ["interactions", ..] | ["webhooks", _, _, ..]);
    if !open && !request.authorised {
        return Err(Refusal::unauthorised());
    }
    match (request.method.as_str(), parts.as_slice()) {
        ("GET", ["gateway"]) => application::gateway(state, false),
        ("GET", ["gateway", "bot"]) => application::gateway(state, true),
        (method, ["users" | "applications" | "oauth2", ..]) => {
            application::serve(state, request, method, &parts)
        }
        ("POST", ["interactions", id, token, "callback"]) => callback::answer(state, request, id, token),
        (method, ["webhooks", app, token, rest @ ..]) => {
            webhook::serve(state, request, method, (app, token), rest)
        }
        (method, ["guilds", server, rest @ ..]) => server::serve(state, request, method, id(server)?, rest),
        (method, ["channels", channel, rest @ ..]) => {
            let channel = id(channel)?;
            match rest {
                ["messages", "bulk-delete"] | ["messages", _, "crosspost"] => Err(Refusal::not_found()),
                ["messages", "pins", rest @ ..] => pin::serve(state, request, method, (channel, false), rest),
                ["pins", rest @ ..] => pin::serve(state, request, method, (channel, true), rest),
                ["messages", message, "reactions", rest @ ..] => {
                    reaction::serve(state, request, method, (channel, id(message)?), rest)
                }
                ["messages", _, "threads"] | ["threads" | "thread-members", ..] => {
                    thread::serve(state, request, method, channel, rest)
                }
                ["messages", ..] => message::serve(state, request, method, channel, rest),
                _ => channel::serve(state, request, method, channel, rest),
            }
        }
        _ => Err(Refusal::not_found()),
    }
}
