// Buttons and menus under a message.

import { follow } from "./address.js";
import { h, icon } from "./dom.js";
import { emoji } from "./emoji.js";
import { press, select } from "./interact.js";
import { openMenu } from "./menu.js";
import { channel, person, server, state } from "./state.js";
import { words } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

export function componentRows(message) {
  const rows = (message.components ?? []).filter((row) => row.type === 1);
  if (!rows.length) return null;
  return h("div", { class: "component-rows" }, rows.map((row) =>
    h("div", { class: "component-row" }, row.components.map((one) => (one.type === 2 ? button(message, one) : menu(message, one))))));
}

function button(message, one) {
  const content = [emoji(one.emoji), one.label ? h("span", { class: "button-label" }, one.label) : null];
  const className = `button ${STYLES[one.style] ?? "secondary"}`;
  if (one.style === 5) {
    const safe = /^https?:\/\//i.test(one.url ?? "");
    return h("a", { class: className, href: safe ? one.url : null, target: "_blank", rel: "noopener noreferrer", onclick: follow(one.url) }, content, icon("external", "icon tiny"));
  }
  return h("button", {
    class: className, type: "button", disabled: one.disabled, data: { customId: one.custom_id, focusKey: one.custom_id },
    "aria-label": one.label ? null : (one.emoji?.name ?? "Button"), onclick: () => press(message, one),
  }, content, h("span", { class: "dots", "aria-hidden": "true" }));
}

/** What somebody chose in a menu, until the bot edits its message. */
const chosen = new Map();

function menu(message, one) {
  const key = [state.person, message.id, message.edited_at, one.custom_id].join(" ");
  const options = choices(one);
  const values = chosen.get(key) ?? options.filter((option) => option.default).map((option) => option.value);
  const picked = options.filter((option) => values.includes(option.value));
  const face = picked.length
    ? picked.map((option) => h("span", { class: "menu-picked" }, option.face ?? emoji(option.emoji), h("bdi", {}, option.label)))
    : h("span", { class: "menu-placeholder" }, one.placeholder ?? words().choose);
  const control = h("button", {
    class: "menu", type: "button", disabled: one.disabled, "aria-haspopup": "listbox", "aria-expanded": "false",
    "aria-label": [one.placeholder ?? words().choose, picked.map((option) => option.label).join(", ")].filter(Boolean).join(": "),
    data: { customId: one.custom_id, focusKey: one.custom_id },
  }, h("span", { class: "menu-face" }, face), h("span", { class: "dots", "aria-hidden": "true" }), icon("chevron"));
  control.addEventListener("click", () => {
    if (state.pending.has(message.id)) return;
    openMenu(control, {
      label: one.placeholder ?? words().choose, options, values, least: one.min_values ?? 1, most: one.max_values ?? 1,
      onDone(fresh) {
        chosen.set(key, fresh);
        select(message, one, fresh);
        control.querySelector(".menu-face").replaceChildren(...options.filter((option) => fresh.includes(option.value))
          .map((option) => h("span", { class: "menu-picked" }, emoji(option.emoji), h("bdi", {}, option.label))));
      },
    });
  });
  return control;
}

/** The options of a menu; those of the types 5 to 8 are the server's people, roles and channels. */
function choices(one) {
  if (one.type === 3) return one.options ?? [];
  const defaults = new Set((one.default_values ?? []).map((value) => value.id));
  const mark = (option) => ({ ...option, default: defaults.has(option.value) });
  const list = [];
  if (one.type === 5 || one.type === 7) list.push(...people());
  if (one.type === 6 || one.type === 7) list.push(...roles());
  if (one.type === 8) list.push(...channels(one.channel_types));
  return list.map(mark);
}

export function people() {
  return (server()?.members ?? []).map((one) => ({ label: one.name, value: one.id, description: one.bot ? words().app : null, person: one }));
}

export function roles() {
  const known = state.world?.servers.find((one) => one.id === state.server)?.roles ?? [];
  return known.map((one) => ({ label: one.name.startsWith("@") ? one.name : `@${one.name}`, value: one.id }));
}

/** Discord's numbers of the kinds that the page knows: what it shows as a channel may be one of announcements, too. */
const KINDS = { text: [0, 2, 5], thread: [10, 11], private_thread: [12] };

export function channels(types = []) {
  const all = (server()?.channels ?? []).flatMap((one) => [one, ...one.threads]);
  return all.filter((one) => !types?.length || (KINDS[one.kind] ?? []).some((kind) => types.includes(kind)))
    .map((one) => ({ label: one.kind === "text" ? `#${one.name}` : one.name, value: one.id, description: one.parent ? `${words().inPlace}#${channel(one.parent)?.name ?? ""}` : null }));
}

export function isMine(message) {
  return message.author.id === person()?.id;
}
