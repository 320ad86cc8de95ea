// The list that opens from a menu under a message.

import { avatar, h, icon } from "./dom.js";
import { emoji } from "./emoji.js";
import { Listbox } from "./listbox.js";
import { closePopover, openPopover, popoverAnchor } from "./popover.js";
import { words } from "./words.js";

const SEARCH_FROM = 9;

/** Lets somebody choose between `least` and `most` of the `options`; `onDone(values)` is called once, if something was chosen. */
export function openMenu(anchor, { label, options, values, least, most, onDone }) {
  if (popoverAnchor() === anchor) return closePopover({ refocus: true });
  const single = most === 1;
  let picked = single ? [] : [...values];
  let shown = options;
  const list = new Listbox({ label, onPick, multiple: !single });
  const search = h("input", {
    class: options.length >= SEARCH_FROM ? "menu-search" : "menu-search hidden-visually", type: "text", role: "combobox", placeholder: words().search, autocomplete: "off",
    inputmode: matchMedia("(pointer: coarse)").matches ? "none" : null, "aria-label": `${words().search}: ${label}`, "aria-expanded": "false", "aria-autocomplete": "list",
  });
  const count = h("span", { class: "menu-count" });
  const done = h("button", { class: "button primary small", type: "button", onclick: finish }, words().done);
  const foot = h("div", { class: "menu-foot", hidden: single }, count, done);

  function draw(active) {
    const full = !single && picked.length >= most;
    const items = shown.map((option) => ({
      label: option.label, detail: option.description, value: option.value,
      face: [option.person ? avatar({ ...option.person }, "small") : emoji(option.emoji)],
      note: single ? (values.includes(option.value) ? icon("check") : null) : tick(picked.includes(option.value)),
      marked: (single ? values : picked).includes(option.value), disabled: full && !picked.includes(option.value),
    }));
    list.fill(items, { active, note: items.length ? null : words().nothing });
    count.textContent = words().chosen(picked.length, least === most ? least : `${least}–${most}`);
    done.disabled = picked.length < least || picked.length > most;
  }
  function onPick(item, at) {
    if (single) {
      if (values.includes(item.value) && least > 0) return closePopover({ refocus: true });
      picked = values.includes(item.value) ? [] : [item.value];
      return finish();
    }
    picked = picked.includes(item.value) ? picked.filter((one) => one !== item.value) : [...picked, item.value];
    draw(at);
  }
  function finish() {
    const fresh = options.map((one) => one.value).filter((value) => picked.includes(value));
    closePopover({ refocus: true });
    if (single || fresh.join() !== values.join()) onDone(fresh);
  }

  // On a touch screen the keyboard comes up only when the field itself is touched.
  search.addEventListener("pointerdown", () => search.removeAttribute("inputmode"));
  search.addEventListener("input", () => {
    const wanted = search.value.trim().toLowerCase();
    shown = options.filter((option) => `${option.label} ${option.description ?? ""}`.toLowerCase().includes(wanted));
    draw(0);
  });
  search.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") list.move(event.key === "ArrowDown" ? 1 : -1);
    else if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !single) return !done.disabled && finish();
    else if (event.key === "Enter" || (event.key === " " && !search.value)) list.pick();
    else return;
    event.preventDefault();
  });
  const lit = Math.max(0, options.findIndex((option) => values.includes(option.value)));
  draw(lit);
  openPopover(anchor, [search, list.element, foot], { className: "menu-popover" });
  list.light(lit);
  list.steeredBy(search);
  search.focus({ preventScroll: true });
}

function tick(on) {
  return h("span", { class: on ? "tick on" : "tick" }, on ? icon("check") : null);
}
