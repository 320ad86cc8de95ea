// Elements for the tree of markdown.js.

import { follow } from "./address.js";
import { h, icon } from "./dom.js";
import { parse, inline as parseInline } from "./markdown.js";
import { channelLabel, locale, locate, now, state } from "./state.js";
import { fullTime, relativeTime, styledTime } from "./times.js";

const ONLY_EMOJI = /^(?:\p{Extended_Pictographic}|\p{RI}|[\u200d\ufe0f\s\u{1f3fb}-\u{1f3ff}]){1,40}$/u;
const TAGS = { bold: "strong", italic: "em", underline: "u", strike: "s" };

/** A message's content. `names` tells what the ids in mentions are called; `act` opens channels and commands. */
export function markdown(source, names = {}, act = {}) {
  const view = h("div", { class: "markdown", dir: "auto" }, parse(source).map((one) => block(one, { names, act })));
  if (ONLY_EMOJI.test(source) && /\p{Extended_Pictographic}|\p{RI}/u.test(source)) view.classList.add("jumbo");
  return view;
}

/** One line of Markdown: titles and names of embeds. */
export function inlineMarkdown(source, names = {}, act = {}) {
  return parseInline(source).map((one) => inline(one, { names, act }));
}

function block(one, context) {
  const children = () => one.children.map((child) => inline(child, context));
  switch (one.type) {
    case "heading":
      return h("p", { class: `heading level-${one.level}`, role: "heading", "aria-level": one.level + 2 }, children());
    case "small":
      return h("p", { class: "small-print" }, children());
    case "quote":
      return h("blockquote", {}, one.blocks.map((child) => block(child, context)));
    case "code":
      return h("pre", { dir: "ltr", tabindex: "0" }, h("code", {}, one.text));
    case "list":
      return h(one.ordered ? "ol" : "ul", one.ordered ? { start: one.start } : {}, one.items.map((item) =>
        h("li", {}, item.children.map((child) => inline(child, context)), item.blocks.map((child) => block(child, context)))));
    default:
      return h("p", {}, children());
  }
}

function inline(one, context) {
  const children = () => one.children.map((child) => inline(child, context));
  switch (one.type) {
    case "text":
      return one.text;
    case "code":
      return h("code", { dir: "ltr" }, one.text);
    case "link":
      return h("a", { href: one.url, target: "_blank", rel: "noopener noreferrer", onclick: follow(one.url) }, children());
    case "spoiler":
      return spoiler(children());
    case "user":
      return h("span", { class: one.id === state.person ? "mention me" : "mention" }, h("bdi", {}, `@${context.names[one.id] ?? "unknown-user"}`));
    case "role":
      return h("span", { class: "mention" }, h("bdi", {}, `@${context.names[one.id] ?? "deleted-role"}`));
    case "everyone":
      return h("span", { class: "mention" }, one.text);
    case "emoji":
      return `:${one.name}:`;
    case "channel":
      return channelMention(one.id, context);
    case "command":
      return h("button", { class: "mention", type: "button", onclick: () => context.act.command?.(one.name) }, `/${one.name}`);
    case "time":
      return timeMark(one);
    default:
      return h(TAGS[one.type], {}, children());
  }
}

function channelMention(id, { names, act }) {
  const known = locate(id)?.channel;
  const label = known ? channelLabel(known) : `#${names[id] ?? "unknown"}`;
  if (!known) return h("span", { class: "mention" }, h("bdi", {}, label));
  return h("button", { class: "mention", type: "button", onclick: () => act.channel?.(id) },
    known.kind === "text" ? null : icon("thread", "icon tiny"), h("bdi", {}, label));
}

function timeMark({ seconds, style }) {
  const at = new Date(seconds * 1000);
  if (Number.isNaN(at.getTime())) return "Invalid date";
  const mark = h("time", { class: "time-mark", datetime: at.toISOString(), title: fullTime(at, locale()) });
  if (style === "R") mark.dataset.relative = at.getTime();
  mark.append(style === "R" ? relativeTime(at.getTime(), now(), locale()) : styledTime(at, style, locale()));
  return mark;
}

/** Something hidden until it is pressed. */
export function spoiler(children, className = "spoiler") {
  const veil = h("span", { class: className, role: "button", tabindex: "0", "aria-label": "Spoiler, press to show", "aria-expanded": "false" },
    h("span", { class: "hidden-part", "aria-hidden": "true" }, children));
  const show = (event) => {
    if (veil.classList.contains("shown") || (event.type === "keydown" && !["Enter", " "].includes(event.key))) return;
    event.preventDefault();
    event.stopPropagation();
    veil.classList.add("shown");
    for (const name of ["role", "tabindex", "aria-label", "aria-expanded"]) veil.removeAttribute(name);
    veil.firstChild.removeAttribute("aria-hidden");
  };
  veil.addEventListener("click", show, { capture: true });
  veil.addEventListener("keydown", show);
  return veil;
}

/** Keeps "5 minutes ago" true; call now and then. */
export function refreshTimes(root) {
  for (const mark of root.querySelectorAll("time[data-relative]")) mark.textContent = relativeTime(Number(mark.dataset.relative), now(), locale());
}
