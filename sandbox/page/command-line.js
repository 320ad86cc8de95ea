// The composer while a slash command is filled in: the command's name, a chip for each option, and a tail that offers the rest.

import { Chip } from "./chip.js";
import { parseOptions } from "./commands.js";
import { h } from "./dom.js";
import { Listbox } from "./listbox.js";
import { words } from "./words.js";

export class CommandLine {
  /** `host`: element for the chips; `shelf(element | null)` shows a list above the composer; `submit(path, options)`; `leave(text)`; `complain(text)`. */
  constructor(command, { host, shelf, submit, leave, complain }) {
    Object.assign(this, { command, host, shelf, submitCommand: submit, leave, complain, chips: [] });
    this.list = new Listbox({ label: words().options, onPick: (item) => this.picked(item) });
    this.focused = null;
    this.tail = h("input", { class: "tail", type: "text", role: "combobox", "aria-expanded": "false", "aria-label": words().moreOptions, autocomplete: "off", spellcheck: "false" });
    this.tail.addEventListener("focus", () => this.showRest());
    this.tail.addEventListener("input", () => this.split(this.tail.value, (loose) => { this.tail.value = loose; }) || this.showRest());
    this.tail.addEventListener("blur", () => this.hide());
    this.tail.addEventListener("keydown", (event) => this.tailKey(event));
    this.name = h("span", { class: "command-name" }, "/", h("bdi", {}, command.display));
    host.replaceChildren(this.name, this.tail);
    for (const option of command.options.filter((one) => one.required)) this.add(option);
    this.labelTail();
  }

  /** Takes texts from a typed line ({option name → text}) and puts the cursor where something is missing. */
  start(texts = new Map(), loose = "") {
    for (const [name, text] of texts) {
      const option = this.command.options.find((one) => one.name === name);
      (this.chip(name) ?? this.add(option)).type(text);
    }
    const free = this.chips.find((chip) => !chip.text);
    if (loose && free) free.type(loose);
    else this.tail.value = loose;
    this.onward();
  }

  /** Makes chips of options that were typed with a colon, gives what stood before them to `keep`, and says whether there were any. */
  split(text, keep) {
    const { texts, loose } = parseOptions(this.rest(), text);
    if (!texts.size) return false;
    keep(loose);
    for (const [name, value] of texts) this.add(this.command.options.find((one) => one.name === name)).type(value);
    const { input } = this.chips.at(-1);
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
    return true;
  }

  add(option) {
    const events = {
      input: (chip) => this.split(chip.text, (loose) => chip.type(loose)) || this.suggest(chip),
      focus: (chip) => this.focus(chip),
      blur: (chip) => this.blur(chip),
      keydown: (event, chip) => this.chipKey(event, chip),
    };
    const chip = new Chip(option, this.command.path, events, (me) => this.values(me));
    this.chips.push(chip);
    this.tail.before(chip.element);
    this.labelTail();
    return chip;
  }

  chip(name) {
    return this.chips.find((one) => one.option.name === name) ?? null;
  }

  rest() {
    return this.command.options.filter((one) => !this.chip(one.name));
  }

  /** The values that are complete, without those of `except`. */
  values(except = null) {
    const entries = this.chips.filter((chip) => chip !== except).map((chip) => [chip.option.name, chip.result().value]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }

  labelTail() {
    const count = this.rest().length;
    this.tail.placeholder = count ? words().more(count) : "";
    this.tail.classList.toggle("idle", !count);
  }

  focus(chip) {
    this.focused = chip;
    chip.input.select();
    this.complain(chip.error ?? null);
    this.suggest(chip, true);
  }

  blur(chip) {
    chip.hush();
    this.hide();
    if (this.focused === chip) this.focused = null;
    if (chip.text) chip.markError(chip.result().error ?? null);
  }

  suggest(chip, immediately = false) {
    this.complain(null);
    chip.suggest(({ items, note }) => this.focused === chip && this.show(chip, items, note), immediately);
  }

  show(chip, items, note) {
    const { option } = chip;
    const heading = [h("strong", {}, option.display_name ?? option.name), h("span", {}, option.description), option.required ? null : h("em", {}, words().optional)].filter(Boolean);
    const at = items.findIndex((item) => item.marked);
    this.list.fill(items, { heading, note, active: Math.max(at, 0) });
    this.shelf(this.list.element);
    this.list.steeredBy(chip.input);
  }

  hide() {
    this.shelf(null);
    this.list.steeredBy(null);
  }

  showRest() {
    this.focused = null;
    this.complain(null);
    const typed = this.tail.value.trim().toLowerCase();
    const items = this.rest().filter((one) => `${one.display_name ?? one.name}`.toLowerCase().includes(typed))
      .map((one) => ({ label: one.display_name ?? one.name, detail: one.description, value: one.name, option: one }));
    this.list.fill(items, { heading: h("strong", {}, words().moreOptions), active: typed ? 0 : -1 });
    if (!items.length) return this.hide();
    this.shelf(this.list.element);
    return this.list.steeredBy(this.tail);
  }

  picked(item) {
    if (item.option) {
      this.tail.value = "";
      this.add(item.option).input.focus();
      return;
    }
    if (!this.focused) return;
    this.focused.pick(item);
    this.focused.hush();
    this.onward();
  }

  /** To the next option that must be filled in, else to the tail. */
  onward() {
    const next = this.chips.find((chip) => !chip.text);
    (next?.input ?? this.tail).focus();
  }

  chipKey(event, chip) {
    const open = this.list.element.isConnected && this.list.items.length > 0;
    if (open && (event.key === "ArrowDown" || event.key === "ArrowUp")) this.list.move(event.key === "ArrowDown" ? 1 : -1);
    else if (event.key === "Enter") {
      const settled = chip.picked || (!chip.choices && !this.list.items.length);
      if (settled || !open || !this.list.pick()) this.submit();
    } else if (event.key === "Tab" && !event.shiftKey && open && !chip.picked && (chip.text || chip.option.required) && this.list.active >= 0) this.list.pick();
    else if (event.key === "Escape") this.escape();
    else if (event.key === "Backspace" && !chip.text) this.back(chip);
    else if (event.key === "ArrowLeft" && atStart(chip.input)) this.step(chip, -1);
    else if (event.key === "ArrowRight" && atFinish(chip.input)) this.step(chip, 1);
    else return;
    event.preventDefault();
  }

  tailKey(event) {
    const open = this.list.element.isConnected && this.list.items.length > 0;
    if (open && (event.key === "ArrowDown" || event.key === "ArrowUp")) this.list.move(event.key === "ArrowDown" ? 1 : -1);
    else if (event.key === "Enter") (open && this.list.pick()) || this.submit();
    else if (event.key === "Tab" && !event.shiftKey && open && this.list.active >= 0) this.list.pick();
    else if (event.key === "Escape") this.escape();
    else if ((event.key === "Backspace" || event.key === "ArrowLeft") && !this.tail.value) {
      if (this.chips.length) this.chips.at(-1).input.focus();
      else if (event.key === "Backspace") this.leave(`/${this.command.display}`);
    } else return;
    event.preventDefault();
  }

  step(chip, by) {
    const next = this.chips[this.chips.indexOf(chip) + by];
    if (next) next.input.focus();
    else if (by > 0) this.tail.focus();
  }

  /** Backspace in an empty option: an optional one goes, a required one hands over to the one before. */
  back(chip) {
    const at = this.chips.indexOf(chip);
    if (!chip.option.required) {
      this.chips.splice(at, 1);
      chip.element.remove();
      this.labelTail();
    }
    const before = this.chips[at - 1];
    if (before) before.input.focus();
    else if (chip.option.required && this.chips.every((one) => !one.text)) this.leave(`/${this.command.display}`);
    else this.tail.focus();
  }

  escape() {
    if (this.list.element.isConnected) this.hide();
    else this.leave("");
  }

  /** Sends the command, or shows what is wrong with it. */
  submit() {
    const wrong = [];
    for (const chip of this.chips) {
      const { error } = chip.result();
      chip.markError(error ?? null);
      if (error) wrong.push(chip);
    }
    if (!wrong.length && this.tail.value.trim()) {
      this.tail.focus();
      return this.complain(words().noOptions);
    }
    if (!wrong.length) return this.submitCommand(this.command, this.values());
    wrong[0].input.focus();
    return this.complain(`${wrong[0].option.display_name ?? wrong[0].option.name}: ${wrong[0].error}`);
  }
}

function atStart(input) {
  return input.selectionStart === 0 && input.selectionEnd === 0;
}

function atFinish(input) {
  return input.selectionStart === input.value.length && input.selectionEnd === input.value.length;
}
