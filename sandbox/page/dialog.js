// Forms in a window: the bot's modals and the page's own small questions.

import { h, icon } from "./dom.js";
import { words } from "./words.js";

/**
 * Asks for `fields` {name, label, description?, kind: line | paragraph | select, required, min, max, placeholder, value, options?, most?}.
 * A `dangerous` one has a red button, which no thoughtless Enter presses if there are no fields. `onSubmit(values)` may throw: its message is shown and the form stays. `onCancel` is called if it was closed otherwise.
 */
export function askForm({ title, intro = null, fields, submit = words().submit, dangerous = false, onSubmit, onCancel = () => {} }) {
  let done = false;
  let busy = false;
  const rows = fields.map(fieldRow);
  const failure = h("p", { class: "form-failure", role: "alert" });
  const send = h("button", { class: dangerous ? "button danger" : "button primary", type: "submit" }, submit, h("span", { class: "dots", "aria-hidden": "true" }));
  const form = h("form", { novalidate: true },
    h("h2", { id: "form-title", dir: "auto" }, title),
    intro && h("p", { class: "form-intro" }, intro),
    h("div", { class: "form-fields" }, rows.map((row) => row.element)), failure,
    h("div", { class: "form-foot" }, h("button", { class: "button link-like", type: "button", onclick: () => box.close() }, words().cancel), send));
  const box = h("dialog", { class: "form-dialog", "aria-labelledby": "form-title" }, form,
    h("button", { class: "quiet form-close", type: "button", "aria-label": words().close, onclick: () => box.close() }, icon("close")));

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (busy) return;
    const wrong = rows.filter((row) => !row.check());
    if (wrong.length) return wrong[0].control.focus();
    busy = true;
    send.classList.add("waiting");
    failure.textContent = "";
    try {
      await onSubmit(Object.fromEntries(rows.map((row) => [row.name, row.value()])));
      done = true;
      box.close();
    } catch (error) {
      failure.textContent = error.message;
    } finally {
      busy = false;
      send.classList.remove("waiting");
    }
  });
  box.addEventListener("close", () => {
    box.remove();
    if (!done) onCancel();
  });
  document.body.append(box);
  box.showModal();
  (rows[0]?.control ?? form.querySelector(".link-like")).focus();
  rows[0]?.control.select?.();
}

let count = 0;

function fieldRow(field) {
  count += 1;
  const id = `field-${count}`;
  const limits = { minlength: field.min || null, maxlength: field.max ?? null };
  const common = { id, name: field.name, placeholder: field.placeholder ?? "", "aria-describedby": `${id}-help`, "aria-required": String(Boolean(field.required)), autocomplete: "off", dir: "auto" };
  let control;
  if (field.kind === "select") control = selectField(field, { id, name: field.name, "aria-describedby": `${id}-help` });
  else if (field.kind === "paragraph") control = h("textarea", { ...common, ...limits, rows: 4, value: field.value ?? "" });
  else control = h("input", { ...common, ...limits, type: "text", value: field.value ?? "" });
  const help = h("p", { class: "field-help", id: `${id}-help`, role: "alert" });
  const counter = h("span", { class: "field-count", "aria-hidden": "true" });
  const showCount = () => (counter.textContent = field.max && field.max <= 4000 ? `${control.value.length}/${field.max}` : "");
  if (field.kind !== "select") {
    control.addEventListener("input", () => {
      showCount();
      if (help.textContent) check();
    });
    showCount();
  }
  const value = () => (field.most > 1 ? [...control.selectedOptions].map((one) => one.value) : control.value);
  function check() {
    help.textContent = problem(field, value());
    control.setAttribute("aria-invalid", String(Boolean(help.textContent)));
    return !help.textContent;
  }
  const element = h("div", { class: "field" },
    h("label", { for: id, dir: "auto" }, field.label, field.required ? h("span", { class: "required", title: words().required }, " *") : null),
    field.description && h("p", { class: "field-description", dir: "auto" }, field.description), control, h("div", { class: "field-foot" }, help, field.kind === "select" ? null : counter));
  return { name: field.name, element, control, value, check };
}

function selectField(field, attributes) {
  const control = h("select", { ...attributes, multiple: field.most > 1 }, (field.options ?? []).map((option) =>
    h("option", { value: option.value, selected: option.default || option.value === field.value }, option.label)));
  if (!field.required && !(field.most > 1)) control.prepend(h("option", { value: "" }, field.placeholder ?? "—"));
  return control;
}

/** Why a value cannot be sent, or an empty text. */
export function problem(field, value) {
  if (field.required && !value.length) return words().fieldRequired;
  if (!value.length) return "";
  if (field.min && value.length < field.min) return words().shortest(field.min);
  if (field.max && value.length > field.max) return words().longest(field.max);
  return "";
}
