// Things said once: toasts for the eyes, a live region for screen readers.

import { h, icon } from "./dom.js";
import { plainText } from "./markdown.js";
import { words } from "./words.js";

const TOAST_MS = 6_000;

/** A polite note at the foot of the page. The same words are not shown twice at once. */
export function toast(text) {
  const tray = document.getElementById("toasts");
  if ([...tray.children].some((one) => one.dataset.text === text)) return;
  const note = h("div", { class: "toast", role: "status", data: { text } }, icon("warning"), h("span", {}, text));
  note.append(h("button", { class: "quiet", type: "button", "aria-label": words().close, onclick: () => note.remove() }, icon("close")));
  tray.append(note);
  setTimeout(() => note.remove(), TOAST_MS);
}

/** Tells a screen reader about a new message. */
export function announce(message) {
  const pictures = message.attachments.map((one) => one.description ?? one.filename);
  const told = [plainText(message.content, message.names), ...pictures].filter(Boolean).join(". ");
  const secret = message.ephemeral ? ` (${words().onlyTo})` : "";
  document.getElementById("announcer").textContent = `${message.author.name}${secret}: ${told || words().thinking.trim()}`.slice(0, 600);
}

/** Says a short thing to a screen reader only. */
export function whisper(text) {
  document.getElementById("announcer").textContent = text;
}
