// The list of messages: drawn by difference, with the scroll position kept.

import { h, icon } from "./dom.js";
import { refreshTimes } from "./markdown-view.js";
import { embedsAreHidden } from "./memory.js";
import { messageElement } from "./message.js";
import { showPending } from "./interact.js";
import { closePopover, popoverAnchor } from "./popover.js";
import { roving } from "./roving.js";
import { loadOlder, seen } from "./session.js";
import { changed, channel, channelLabel, locale, on, state } from "./state.js";
import { dayName } from "./times.js";
import { words } from "./words.js";

const GROUP_MS = 7 * 60_000;
const NEAR_PX = 60;
/** So much of the end of what was pressed is in sight. */
const REST_PX = 200;

/** The private answers that somebody wants to see although there are newer ones. */
const unfolded = new Set();

/** Fills `scroller` (which scrolls) with the open channel's messages. `act` is what links in messages do, `leave` where Escape goes. */
export function messageList(scroller, act, leave) {
  const list = h("ol", { class: "messages", role: "list", "aria-describedby": "list-keys" });
  const stops = roving(list, leave);
  const jump = h("button", { class: "jump", type: "button", hidden: true, onclick: () => toEnd(true) }, icon("down"), h("span", {}, words().newest));
  scroller.append(list);
  scroller.after(jump);
  let atEnd = true;
  let shown = null;
  let lastTop = 0;

  function toEnd(smooth = false) {
    atEnd = true;
    jump.hidden = true;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    scroller.scrollTo({ top: scroller.scrollHeight, behavior: smooth && !calm ? "smooth" : "instant" });
    // Content that shrank has moved it up by itself: that is not somebody who scrolls.
    lastTop = scroller.scrollTop;
    seen();
  }

  function draw() {
    const view = `${state.person} ${state.channel}`;
    const otherChannel = shown?.split(" ")[1] !== String(state.channel);
    const anchor = atEnd || otherChannel ? null : firstVisible();
    const pressed = articleOf(state.awaited?.message);
    stops.beforeDrawing();
    reconcile(list, entries(act));
    stops.afterDrawing();
    list.setAttribute("aria-label", `${words().messages} · ${channel() ? channelLabel(channel()) : words().noChannel}`);
    jump.lastElementChild.textContent = words().newest;
    for (const id of state.pending.keys()) showPending(id);
    if (popoverAnchor() && !popoverAnchor().isConnected) closePopover();
    if (otherChannel && state.newFrom && toMessage(state.newFrom, "start")) atEnd = false;
    else if (anchor === null) toEnd();
    else {
      const node = list.querySelector(`[data-key="${anchor.key}"]`);
      if (node) scroller.scrollTop += node.getBoundingClientRect().top - anchor.top;
    }
    shown = view;
    followScroll();
    if (pressed && !pressed.isConnected) keepInSight(articleOf(state.awaited.message));
    showAnswer();
  }

  function articleOf(id) {
    return id ? list.querySelector(`[data-message="${CSS.escape(id)}"]`) : null;
  }

  /** What was pressed and goes on in its place may have become longer or shorter: what can be pressed next stands at its end. */
  function keepInSight(article) {
    if (Date.now() >= state.awaited.until || !article?.querySelector("[data-custom-id]")) return;
    const { top, bottom } = scroller.getBoundingClientRect();
    const end = article.getBoundingClientRect().bottom;
    if (end > bottom || end < top + REST_PX) article.scrollIntoView({ block: "end" });
    atEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR_PX;
    jump.hidden = atEnd;
  }

  /** Whoever pressed something is taken to the answer, which may stand far below. */
  function showAnswer() {
    const { awaited } = state;
    const answer = awaited?.interaction && Date.now() < awaited.until && state.messages.findLast((one) => one.interaction?.id === awaited.interaction);
    if (!answer) return;
    const last = answer === state.messages.at(-1);
    const pressable = Boolean(answer.components?.length);
    // Where the answer has nothing to press, what calls below it has: the board of a game that has just begun.
    const calls = state.messages.slice(state.messages.indexOf(answer) + 1).some((one) => one.pings_me);
    // While a computer thinks there is neither yet, and the answer is awaited on.
    if (last || pressable || calls) state.awaited = null;
    else if (awaited.shown) return;
    awaited.shown = true;
    const article = articleOf(answer.id);
    if (last || (calls && !pressable)) toEnd();
    else article.scrollIntoView({ block: "end" });
    if (awaited.byKeyboard) stops.go(article, { preventScroll: true });
  }

  function firstVisible() {
    const top = scroller.getBoundingClientRect().top;
    const node = [...list.children].find((one) => one.dataset.key.startsWith("m") && one.getBoundingClientRect().bottom > top);
    return node ? { key: node.dataset.key, top: node.getBoundingClientRect().top } : null;
  }

  /** Only scrolling upwards leaves the end: it stays in sight when the frame shrinks or a message grows. */
  function followScroll() {
    const near = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR_PX;
    atEnd = near || (atEnd && scroller.scrollTop >= lastTop);
    lastTop = scroller.scrollTop;
    jump.hidden = atEnd;
    if (atEnd) seen();
    if (scroller.scrollTop < 200) loadOlder();
  }

  /** Brings a message into sight; false if it is not loaded. */
  function toMessage(id, block = "center") {
    const node = list.querySelector(`[data-key="m${CSS.escape(id)}"]`);
    node?.scrollIntoView({ block });
    if (block === "center" && node) {
      node.classList.add("found");
      setTimeout(() => node.classList.remove("found"), 1_500);
    }
    return Boolean(node);
  }

  scroller.addEventListener("scroll", followScroll, { passive: true });
  new ResizeObserver(() => atEnd && toEnd()).observe(scroller);
  new ResizeObserver(() => atEnd && toEnd()).observe(list);
  document.addEventListener("visibilitychange", () => atEnd && seen());
  setInterval(() => refreshTimes(list), 10_000);
  on(["messages", "channel"], draw);
  return { toMessage, toEnd };
}

/** The bot's private answers with something to press that a newer one has taken the place of, unless somebody has unfolded them. */
function folded() {
  const panels = state.messages.filter((one) => one.ephemeral && one.author.bot && one.components?.length);
  return new Set(panels.slice(0, -1).map((one) => one.id).filter((id) => !unfolded.has(id) && !state.pending.has(id)));
}

/** What stands in the list: the beginning, days, the mark of new ones, messages. */
function entries(act) {
  const folds = folded();
  const all = [];
  const here = channel();
  if (here && !state.more) all.push({ key: "intro", sign: JSON.stringify([here.name, here.topic, locale()]), build: () => intro(here) });
  let before = null;
  for (const message of state.messages) {
    const day = dayName(new Date(message.sent_at));
    const fresh = message.id === state.newFrom;
    if (!before || dayName(new Date(before.sent_at)) !== day) all.push(divider(`day ${message.id}`, day));
    if (fresh) all.push(divider("new", words().fresh));
    const grouped = !fresh && follows(message, before);
    all.push({
      key: `m${message.id}`,
      sign: JSON.stringify([message, grouped, folds.has(message.id), state.failures.get(message.id), state.person, locale(), embedsAreHidden()]),
      build: () => h("li", {}, messageElement(message, grouped, act, folds.has(message.id) ? () => unfold(message.id) : null)),
    });
    before = message;
  }
  return all;
}

function unfold(id) {
  unfolded.add(id);
  changed("messages");
}

function divider(key, text) {
  return { key, sign: text, build: () => h("li", { class: key === "new" ? "divider fresh" : "divider" }, h("span", {}, text)) };
}

function follows(message, before) {
  if (!before || before.kind !== "message" || message.kind !== "message" || message.reply_to || message.interaction?.kind === "command") return false;
  const close = Date.parse(message.sent_at) - Date.parse(before.sent_at) < GROUP_MS;
  return close && before.author.id === message.author.id && before.ephemeral === message.ephemeral && dayName(new Date(before.sent_at)) === dayName(new Date(message.sent_at));
}

function intro(here) {
  return h("li", { class: "intro" }, h("span", { class: "intro-mark" }, icon(here.kind === "text" ? "hash" : "thread")),
    h("h2", {}, h("bdi", {}, here.kind === "text" ? words().welcomeTo(channelLabel(here)) : here.name)),
    h("p", {}, here.kind === "text" ? words().startOfChannel : words().startOfThread, here.topic ? [" ", h("bdi", {}, here.topic)] : null));
}

/** Makes the children of `list` those of `wanted` and touches only what differs; keeps the focus on the same control. */
function reconcile(list, wanted) {
  const old = new Map([...list.children].map((node) => [node.dataset.key, node]));
  wanted.forEach((entry, at) => {
    let node = old.get(entry.key);
    old.delete(entry.key);
    if (!node || node.sign !== entry.sign) {
      const fresh = entry.build();
      fresh.dataset.key = entry.key;
      fresh.sign = entry.sign;
      if (node) swap(node, fresh);
      node = fresh;
    }
    if (list.children[at] !== node) list.insertBefore(node, list.children[at] ?? null);
  });
  for (const node of old.values()) node.remove();
}

function swap(node, fresh) {
  const focused = node.contains(document.activeElement) ? document.activeElement.dataset.focusKey : null;
  node.replaceWith(fresh);
  if (focused) fresh.querySelector(`[data-focus-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}
