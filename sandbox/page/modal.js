// The bot's modals: Discord's components as fields of a form.

import { api } from "./api.js";
import { askForm } from "./dialog.js";
import { toast } from "./notices.js";
import { words } from "./words.js";

/** The fields of a modal's components: text inputs in rows, text inputs and menus in labels. */
export function modalFields(components) {
  return components.flatMap((row) => {
    if (row.type === 18) return [field(row.component, row.label, row.description)];
    return (row.components ?? []).map((input) => field(input, input.label));
  });
}

function field(input, label, description = null) {
  const base = { name: input.custom_id, label, description, required: input.required !== false, placeholder: input.placeholder };
  if (input.type === 3) return { ...base, kind: "select", options: input.options ?? [], most: input.max_values ?? 1 };
  return { ...base, kind: input.style === 2 ? "paragraph" : "line", min: input.min_length, max: input.max_length ?? 4000, value: input.value };
}

/** Shows a modal to the person whose press or command opened it; `finish(outcome)` hears what came of sending it. */
export function openModal(modal, person, finish) {
  askForm({
    title: modal.title,
    fields: modalFields(modal.components),
    async onSubmit(fields) {
      const outcome = await api.submitModal(person, modal.id, fields);
      if (outcome.state === "failed") throw new Error(outcome.reason ? `${words().wentWrong} (${outcome.reason})` : words().wentWrong);
      // The next form opens once this one is closed.
      setTimeout(() => finish(outcome));
    },
    onCancel: () => api.closeModal(person, modal.id).catch((error) => !error.code && toast(error.message)),
  });
}
