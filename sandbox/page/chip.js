// One option of a slash command in the composer: its name, and a field with what was typed or picked.

import { api } from "./api.js";
import { channels, people, roles } from "./components.js";
import { avatar, h } from "./dom.js";
import { filterChoices, fixedChoices, valueOf } from "./commands.js";
import { state } from "./state.js";
import { words } from "./words.js";

const DEBOUNCE_MS = 180;

export class Chip {
  /** `events`: input, focus, blur (each with the chip), keydown(event, chip). `others()` gives the values of the other options. */
  constructor(option, path, events, others) {
    Object.assign(this, { option, path, events, others, picked: null, answer: null, asked: 0, timer: 0 });
    this.choices = fixedChoices(option, { users, roles, channels });
    const label = option.display_name ?? option.name;
    this.input = h("input", {
      type: "text", class: "chip-input", role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list", "aria-label": `${label}: ${option.description}`,
      "aria-required": String(Boolean(option.required)), autocomplete: "off", autocapitalize: "off", spellcheck: "false", dir: "auto", size: 1,
      inputmode: option.type === 4 ? "numeric" : option.type === 10 ? "decimal" : null, data: { option: option.name },
    });
    this.element = h("label", { class: "chip" }, h("span", { class: "chip-name" }, h("bdi", {}, label)), this.input);
    this.input.addEventListener("input", () => {
      this.picked = null;
      this.fit();
      this.markError(null);
      this.events.input(this);
    });
    this.input.addEventListener("focus", () => this.events.focus(this));
    this.input.addEventListener("blur", () => this.events.blur(this));
    this.input.addEventListener("keydown", (event) => this.events.keydown(event, this));
  }

  get text() {
    return this.input.value;
  }

  /** Puts a choice into the field. */
  pick(choice) {
    this.picked = choice;
    this.input.value = choice.label;
    this.fit();
    this.markError(null);
  }

  type(text) {
    this.picked = null;
    this.input.value = text;
    this.fit();
  }

  /** As wide as its text, where the browser does not know `field-sizing`. */
  fit() {
    this.input.size = Math.max(1, Math.min(40, this.input.value.length + 1));
  }

  /** {value}, {error} or {}. */
  result() {
    return valueOf(this.option, this.text, this.picked, this.choices);
  }

  markError(error) {
    this.error = error;
    this.element.classList.toggle("wrong", Boolean(error));
    this.input.setAttribute("aria-invalid", String(Boolean(error)));
  }

  /** Gives the list's content to `show({items, note})`, at once or when the bot has answered; stale answers are dropped. */
  suggest(show, immediately = false) {
    clearTimeout(this.timer);
    this.asked += 1;
    if (this.choices) {
      const items = filterChoices(this.choices, this.picked ? "" : this.text).map((one) => ({ ...one, face: one.person ? avatar(one.person, "small") : null, marked: one.value === this.picked?.value }));
      return show({ items, note: items.length ? null : words().nothing });
    }
    if (!this.option.autocomplete) return show({ items: [], note: null });
    if (!this.answer) show({ items: [], note: words().loadingOptions });
    const ticket = this.asked;
    this.timer = setTimeout(() => this.ask(ticket, show), immediately ? 0 : DEBOUNCE_MS);
  }

  async ask(ticket, show) {
    const body = { command: this.path, options: this.others(this), focused: this.option.name, value: this.picked ? "" : this.text };
    let answer;
    try {
      answer = await api.autocomplete(state.person, state.channel, body);
    } catch (error) {
      answer = { state: "failed", choices: [], reason: error.message };
    }
    if (ticket !== this.asked || !this.input.isConnected) return;
    this.answer = answer;
    const items = answer.choices.map((one) => ({ label: one.name, value: one.value, marked: one.value === this.picked?.value }));
    show({ items, note: answer.state === "failed" ? words().optionsFailed : items.length ? null : words().noOptions });
  }

  /** Forgets questions that are under way. */
  hush() {
    clearTimeout(this.timer);
    this.asked += 1;
  }
}

function users() {
  return people().map((one) => ({ ...one, label: `@${one.label}` }));
}
