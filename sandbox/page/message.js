// One message.

import { api } from "./api.js";
import { componentRows, isMine } from "./components.js";
import { avatar, h, icon, nameTag } from "./dom.js";
import { attachments, embed } from "./embeds.js";
import { markdown } from "./markdown-view.js";
import { embedsAreHidden } from "./memory.js";
import { plainText } from "./markdown.js";
import { toast } from "./notices.js";
import { now, server, state } from "./state.js";
import { clockTime, fullTime, messageTime } from "./times.js";
import { words } from "./words.js";

/** The element of a message; `grouped`: it follows another of the same author closely and needs no head; `unfold`: it is folded until then. */
export function messageElement(message, grouped, act, unfold = null) {
  if (message.kind !== "message") return systemLine(message, act);
  if (unfold) return foldedLine(message, unfold);
  const sentAt = new Date(message.sent_at);
  const nameId = `name-${message.id}`;
  const head = grouped ? null : h("header", { class: "message-head" },
    h("span", { id: nameId, class: "author", style: { color: authorColour(message.author) } }, nameTag(message.author.name)),
    message.author.bot && h("span", { class: "tag" }, "APP"),
    h("time", { class: "when", datetime: message.sent_at, title: fullTime(sentAt, words().dates) }, messageTime(sentAt, new Date(now()))));
  const article = h("article", {
    class: ["message", grouped && "grouped", message.pings_me && "pinged", (message.ephemeral || message.state === "failed") && "ephemeral"].filter(Boolean).join(" "),
    "aria-label": `${message.author.name}, ${messageTime(sentAt, new Date(now()))}`, data: { message: message.id },
  });
  article.append(
    ...[originLine(message, act)].flat().filter(Boolean),
    h("div", { class: "gutter" }, grouped ? h("time", { class: "when-small", datetime: message.sent_at }, clockTime(sentAt)) : avatar(message.author)),
    h("div", { class: "body" }, head, content(message, act), footer(message)),
    tools(message) ?? "");
  return article;
}

function authorColour(author) {
  if (author.bot) return null;
  const roles = state.world?.servers.find((one) => one.id === state.server)?.roles ?? [];
  const mine = server()?.members.find((one) => one.id === author.id)?.roles ?? [];
  return roles.find((role) => mine.includes(role.id) && role.colour)?.colour ?? null;
}

function content(message, act) {
  if (message.state === "thinking") return h("p", { class: "thinking" }, h("span", { class: "dots on", "aria-hidden": "true" }), h("bdi", {}, message.author.name), words().thinking);
  if (message.state === "failed") return h("p", { class: "failed-line" }, icon("warning", "icon tiny"), words().noAnswer);
  const text = message.content ? markdown(message.content, message.names, act) : null;
  if (message.edited_at) {
    const mark = h("span", { class: "edited", title: fullTime(new Date(message.edited_at), words().dates) }, words().edited);
    const last = text?.lastElementChild;
    if (last?.tagName === "P") last.append(" ", mark);
    else text?.append(mark);
  }
  return [
    text,
    attachments(message.attachments),
    !embedsAreHidden() && message.embeds.map((one) => embed(one, message.names, act)),
    componentRows(message),
    state.failures.has(message.id) && h("p", { class: "failed-line", role: "alert" }, icon("warning", "icon tiny"), state.failures.get(message.id)),
    message.thread && h("button", { class: "thread-card", type: "button", onclick: () => act.channel(message.thread.id) },
      icon("thread"), nameTag(message.thread.name), h("span", { class: "thread-open" }, words().openThread)),
  ];
}

/** "Ada used /play", or the message that this one answers. */
function originLine(message, act) {
  if (message.interaction?.kind === "command") {
    const { user, command } = message.interaction;
    return h("div", { class: "origin" }, h("span", { class: "spine" }), avatar({ name: user.name, colour: colourOf(user.id) }, "tiny"),
      nameTag(user.name, "name strong"), h("span", {}, words().used), h("span", { class: "used" }, `/${command}`));
  }
  if (!message.reply_to) return null;
  return h("button", { class: "origin", type: "button", onclick: () => act.message(message.reply_to.id) }, h("span", { class: "spine" }), icon("reply", "icon tiny"),
    nameTag(message.reply_to.author, "name strong"), h("bdi", { class: "excerpt" }, plainText(message.reply_to.excerpt ?? "", message.names) || words().aMessage));
}

function colourOf(id) {
  return server()?.members.find((one) => one.id === id)?.colour;
}

function footer(message) {
  if (!message.ephemeral && message.state !== "failed") return null;
  return h("p", { class: "only-you" }, icon("eye", "icon tiny"), `${words().onlyYou} • `,
    h("button", { class: "text-button", type: "button", onclick: () => api.dismiss(state.person, message.id).catch((error) => toast(error.message)) }, words().dismiss));
}

function tools(message) {
  if (message.ephemeral || message.state !== "sent" || !(isMine(message) || server()?.moderator)) return null;
  return h("div", { class: "tools" }, h("button", {
    class: "quiet", type: "button", "aria-label": words().deleteMessage, title: words().deleteMessage,
    onclick: () => api.remove(state.person, message.id).catch((error) => toast(error.message)),
  }, icon("trash")));
}

/** A private answer that a newer one has taken the place of. */
function foldedLine(message, unfold) {
  const said = plainText(message.content.split("\n").find((line) => line.trim()) ?? "", message.names);
  return h("article", { class: "message grouped ephemeral folded", "aria-label": `${message.author.name}, ${messageTime(new Date(message.sent_at), new Date(now()))}`, data: { message: message.id } },
    h("div", { class: "gutter" }, icon("eye", "icon tiny")),
    h("div", { class: "body" }, h("bdi", { class: "excerpt" }, said || words().aMessage),
      h("button", { class: "text-button", type: "button", data: { focusKey: `unfold-${message.id}` }, onclick: unfold }, words().showAgain),
      h("button", { class: "text-button", type: "button", onclick: () => api.dismiss(state.person, message.id).catch((error) => toast(error.message)) }, words().dismiss)));
}

function systemLine(message, act) {
  const told = message.kind === "thread_created"
    ? [nameTag(message.author.name, "name strong"), message.thread ? words().startedThread : words().startedGone, message.thread ? h("button", { class: "text-button strong", type: "button", onclick: () => act.channel(message.thread.id) }, nameTag(message.thread.name)) : null]
    : message.kind === "pinned"
    ? [nameTag(message.author.name, "name strong"), words().pinned]
    : [nameTag(message.author.name, "name strong"), words().renamed, nameTag(message.content, "name strong")];
  return h("article", { class: "message system", "aria-label": `${message.author.name}, ${messageTime(new Date(message.sent_at), new Date(now()))}`, data: { message: message.id } },
    h("div", { class: "gutter" }, icon("thread")),
    h("div", { class: "body" }, h("p", {}, told, h("time", { class: "when", datetime: message.sent_at }, messageTime(new Date(message.sent_at), new Date(now()))))));
}
