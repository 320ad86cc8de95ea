// How one begins: greets whoever comes to an empty channel, and stands behind a button in the header ever after.

import { h, icon } from "./dom.js";
import { hintSeen, noteHintSeen } from "./memory.js";
import { playNow } from "./play-now.js";
import { on, state } from "./state.js";
import { words } from "./words.js";

/** Fills `root` when `button` is pressed; gives what greets whoever has not been here. `write` is the message field. */
export function welcome(root, button, write) {
  let section = null;
  let asked = false; // whether somebody wanted it, so that it stays when messages come
  let own = null;
  const label = h("span", {});
  button.append(icon("play"), label);
  button.addEventListener("click", () => (section ? close() : show(true)));

  function show(wanted) {
    asked = wanted;
    section = h("section", { class: "hint" });
    own = null;
    draw();
    root.append(section);
    button.setAttribute("aria-expanded", "true");
    if (wanted) section.querySelector("button")?.focus();
  }

  function hide() {
    noteHintSeen();
    section?.remove();
    section = null;
    button.setAttribute("aria-expanded", "false");
  }

  function close() {
    hide();
    write.focus();
  }

  function draw() {
    if (own === words()) return;
    own = words();
    label.textContent = own.playNow;
    button.setAttribute("aria-label", own.playNow);
    if (!section) return;
    section.setAttribute("aria-label", own.hint);
    section.replaceChildren(
      h("div", {}, h("p", {}, h("strong", {}, own.welcome), own.local), playNow(close),
        h("p", {}, own.orType, h("kbd", {}, "/play"), own.orPress, h("button", { class: "button primary small", type: "button", onclick: () => (close(), write.offer("play")) }, own.startGame), own.switchPeople)),
      h("button", { class: "quiet", type: "button", "aria-label": own.closeHint, onclick: close }, icon("close")));
  }

  on(["people"], draw);
  // Switching alone keeps it.
  on(["messages"], () => section && !asked && state.messages.length && hide());
  // Who comes to a channel that is in use needs no welcome.
  return () => {
    draw();
    if (!hintSeen() && !state.messages.length) show(false);
  };
}
