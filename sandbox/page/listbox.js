// A list to choose from, worked by keyboard from a text field (or from itself) and by pointer.

import { h } from "./dom.js";

let count = 0;

/**
 * Items are {label, detail?, note?, face? (a node), value, marked?, disabled?}; `onPick(item)` is called by click or `pick()`.
 * `element` goes into the page; the field that steers it is told by `steeredBy`.
 */
export class Listbox {
  constructor({ label, onPick, multiple = false }) {
    count += 1;
    this.id = `list-${count}`;
    this.onPick = onPick;
    this.items = [];
    this.active = -1;
    this.field = null;
    this.heading = h("div", { class: "list-heading", hidden: true });
    this.list = h("div", { class: "list-items", id: this.id, role: "listbox", "aria-label": label, "aria-multiselectable": multiple || null });
    this.note = h("p", { class: "list-note", hidden: true });
    this.element = h("div", { class: "list" }, this.heading, this.list, this.note);
    // The field keeps the focus while the list is pressed.
    this.element.addEventListener("mousedown", (event) => event.preventDefault());
  }

  /** Shows other items; `active` is the index that is lit at once (-1: none). */
  fill(items, { heading = null, note = null, active = 0 } = {}) {
    this.items = items;
    this.heading.hidden = !heading;
    this.heading.replaceChildren(...(heading ? [heading].flat() : []));
    this.note.hidden = !note;
    this.note.textContent = note ?? "";
    this.list.replaceChildren(...items.map((item, at) => this.row(item, at)));
    this.light(Math.min(active, items.length - 1), false);
  }

  row(item, at) {
    const row = h("div", { class: "list-row", id: `${this.id}-${at}`, role: "option", "aria-selected": String(Boolean(item.marked)), "aria-disabled": item.disabled ? "true" : null },
      item.face,
      h("span", { class: "list-words" }, h("bdi", { class: "list-label" }, item.label), item.detail && h("span", { class: "list-detail" }, item.detail)),
      item.note && h("span", { class: "list-side" }, item.note));
    row.addEventListener("click", () => !item.disabled && this.onPick(item, at));
    row.addEventListener("mousemove", () => this.active !== at && this.light(at, false));
    return row;
  }

  light(at, scroll = true) {
    this.list.children[this.active]?.classList.remove("active");
    this.active = at;
    const row = this.list.children[at];
    row?.classList.add("active");
    if (scroll || at > 0) row?.scrollIntoView({ block: "nearest" });
    this.tellField();
  }

  /** Says which field steers the list, now that it stands in the page; `null` when it has gone from there. */
  steeredBy(field) {
    if (this.field !== field && this.field) describe(this.field, null, null);
    this.field = field;
    this.tellField();
  }

  /** Keeps what the field says of the list true. */
  tellField() {
    if (!this.field) return;
    const open = this.element.isConnected && this.items.length > 0;
    describe(this.field, open ? this.id : null, open && this.active >= 0 ? `${this.id}-${this.active}` : null);
  }

  move(by) {
    if (!this.items.length) return;
    const from = this.active < 0 && by < 0 ? 0 : this.active;
    this.light((from + by + this.items.length) % this.items.length);
  }

  /** Picks the lit item; false if there is none. */
  pick() {
    const item = this.items[this.active];
    if (!item || item.disabled) return false;
    this.onPick(item, this.active);
    return true;
  }
}

/** What a field says of the list below it: only what is there. */
function describe(field, list, row) {
  field.setAttribute("aria-expanded", String(Boolean(list)));
  for (const [name, id] of [["aria-controls", list], ["aria-activedescendant", row]]) {
    if (id) field.setAttribute(name, id);
    else field.removeAttribute(name);
  }
}
