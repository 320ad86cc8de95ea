// Pressing things: sends an interaction, waits for the bot, and shows how it went.

import { api } from "./api.js";
import { openModal } from "./modal.js";
import { toast, whisper } from "./notices.js";
import { changed, state } from "./state.js";

const FAILURE_MS = 10_000;

/** Presses a button. Further presses on the same message wait until the bot has answered this one. */
export function press(message, component) {
  return act(message, component.custom_id, () => api.press(state.person, message.id, component.custom_id));
}

/** Chooses in a menu. */
export function select(message, component, values) {
  return act(message, component.custom_id, () => api.select(state.person, message.id, component.custom_id, values));
}

async function act(message, customId, send) {
  if (state.pending.has(message.id)) return;
  const who = state.person;
  state.pending.set(message.id, customId);
  state.failures.delete(message.id);
  showPending(message.id);
  try {
    finish(await send(), who, message);
  } catch (error) {
    if (error.code) fail(message.id, error.message);
    else toast(error.message);
  } finally {
    state.pending.delete(message.id);
    showPending(message.id);
  }
}

/** Reacts to an Outcome of what `who` did: a press, a choice or a slash command (then without `message`). */
export function finish(outcome, who, message = null) {
  if (outcome.state === "modal" && outcome.modal) openModal(outcome.modal, who);
  if (outcome.state === "failed" && message) fail(message.id, outcome.reason ?? "This interaction failed");
}

function fail(id, reason) {
  const text = /^this interaction failed/i.test(reason) ? reason : `This interaction failed: ${reason}`;
  state.failures.set(id, text);
  whisper(text);
  changed("messages");
  setTimeout(() => {
    if (state.failures.get(id) !== text) return;
    state.failures.delete(id);
    changed("messages");
  }, FAILURE_MS);
}

/** Marks the components of a message as waiting, without drawing the message anew (the focus stays where it is). */
export function showPending(id) {
  const article = document.querySelector(`[data-message="${CSS.escape(id)}"]`);
  if (!article) return;
  const waiting = state.pending.get(id);
  for (const control of article.querySelectorAll("[data-custom-id]")) {
    control.classList.toggle("waiting", control.dataset.customId === waiting);
    control.classList.toggle("blocked", waiting !== undefined);
    if (waiting !== undefined) control.setAttribute("aria-disabled", "true");
    else control.removeAttribute("aria-disabled");
  }
}
