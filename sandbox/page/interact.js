// Pressing things: sends an interaction, waits for the bot, and shows how it went.

import { api } from "./api.js";
import { openModal } from "./modal.js";
import { toast, whisper } from "./notices.js";
import { changed, state } from "./state.js";
import { words } from "./words.js";

const FAILURE_MS = 10_000;
/** What comes later than that after a press is no longer waited for at the place where it will stand. */
const ANSWER_MS = 10_000;
/** As the sandbox says it. */
const NO_ANSWER = "The application did not respond";

/** Whoever works by keyboard is taken to the answer with the focus too. */
let keyWasLast = false;
addEventListener("keydown", () => (keyWasLast = true), { capture: true });
addEventListener("pointerdown", () => (keyWasLast = false), { capture: true });

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
  const byKeyboard = keyWasLast;
  state.pending.set(message.id, customId);
  // What comes of it may be here before its outcome.
  state.awaited = { interaction: null, message: message.id, byKeyboard, until: Date.now() + ANSWER_MS };
  state.failures.delete(message.id);
  showPending(message.id);
  try {
    finish(await send(), who, message, byKeyboard);
  } catch (error) {
    if (error.code) fail(message.id, error.message);
    else toast(error.message);
  } finally {
    state.pending.delete(message.id);
    showPending(message.id);
  }
}

/** Reacts to an Outcome of what `who` did: a press, a choice, a form or a slash command (these two without `message`). */
export function finish(outcome, who, message = null, byKeyboard = false) {
  if (who === state.person) {
    state.awaited = { interaction: outcome.interaction, message: message?.id, byKeyboard, until: Date.now() + ANSWER_MS };
    changed("messages");
  }
  if (outcome.state === "modal" && outcome.modal) openModal(outcome.modal, who, (next) => finish(next, who, null, byKeyboard));
  if (outcome.state === "failed" && message) fail(message.id, outcome.reason ?? NO_ANSWER);
}

function fail(id, reason) {
  const { failed, noAnswer } = words();
  const text = `${failed}: ${reason === NO_ANSWER ? noAnswer : reason}`;
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
