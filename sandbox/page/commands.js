// Slash commands as data: which fit what was typed, what an option accepts, what is sent. Pure, but for the language of what is wrong.

import { words } from "./words.js";

export const TYPES = { subcommand: 1, group: 2, text: 3, whole: 4, boolean: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10 };

/** Every command that can be run: subcommands by their whole path. {path, display, description, options}. */
export function runnable(commands) {
  const walk = (node, path, display) => {
    const inner = node.options.filter((one) => one.type <= TYPES.group);
    if (!inner.length) return [{ path, display, description: node.description, options: ordered(node.options) }];
    return inner.flatMap((one) => walk({ ...one, options: one.options ?? [] }, `${path} ${one.name}`, `${display} ${one.display_name ?? one.name}`));
  };
  return commands.flatMap((one) => walk({ ...one, options: one.options ?? [] }, one.name, one.display_name ?? one.name));
}

/** Required options first, else in the bot's order. */
export function ordered(options) {
  return [...options.filter((one) => one.required), ...options.filter((one) => !one.required)];
}

const fold = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("ł", "l").toLowerCase();

/** The commands that fit what stands after the slash, the best first. */
export function matching(all, typed) {
  const wanted = fold(typed.trim());
  const rank = (one) => {
    const names = [fold(one.display), fold(one.path)];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.includes(wanted))) return 1;
    return wanted.length > 2 && fold(one.description).includes(wanted) ? 2 : 3;
  };
  return all.map((one) => ({ one, rank: rank(one) })).filter((entry) => entry.rank < 3)
    .sort((a, b) => a.rank - b.rank || a.one.display.localeCompare(b.one.display)).map((entry) => entry.one);
}

/** A whole line ("/play game:catan seats:3") as a command and the texts of its options; `null` if no command is named in full. */
export function parseLine(all, line) {
  if (!line.startsWith("/")) return null;
  const named = all.filter((one) => [one.display, one.path].some((name) => `${line.slice(1)} `.toLowerCase().startsWith(`${name.toLowerCase()} `)));
  const command = named.sort((a, b) => b.path.length - a.path.length)[0];
  if (!command) return null;
  const name = [command.display, command.path].filter((one) => `${line.slice(1)} `.toLowerCase().startsWith(`${one.toLowerCase()} `)).sort((a, b) => b.length - a.length)[0];
  return { command, ...parseOptions(command.options, line.slice(1 + name.length)) };
}

/** A text with names of those options and colons ("catan seats:3") as the texts of options, and what stands before the first. */
export function parseOptions(options, text) {
  const starts = [...text.matchAll(/(?:^|\s)([^\s:]+):/gu)].map((found) => ({
    from: found.index, to: found.index + found[0].length,
    option: options.find((one) => [one.name, one.display_name].some((label) => label?.toLowerCase() === found[1].toLowerCase())),
  })).filter((start) => start.option);
  const texts = new Map(starts.map((start, at) => [start.option.name, text.slice(start.to, starts[at + 1]?.from).trim()]));
  return { texts, loose: text.slice(0, starts[0]?.from ?? text.length).trim() };
}

/** The fixed list of an option's values, or `null` if it has none. `lists` gives {users, roles, channels} as [{label, value}]. */
export function fixedChoices(option, lists) {
  if (option.choices?.length) return option.choices.map((one) => ({ label: one.name, value: one.value }));
  switch (option.type) {
    case TYPES.boolean:
      return [{ label: "True", value: true }, { label: "False", value: false }];
    case TYPES.user:
      return lists.users();
    case TYPES.role:
      return lists.roles();
    case TYPES.mentionable:
      return [...lists.users(), ...lists.roles()];
    case TYPES.channel:
      return lists.channels(option.channel_types);
    default:
      return null;
  }
}

/** Those of a fixed list that fit what was typed. */
export function filterChoices(choices, typed) {
  const wanted = fold(typed.trim().replace(/^[@#]/, ""));
  const fits = choices.filter((one) => fold(one.label).includes(wanted) || fold(String(one.value)) === wanted);
  return fits.sort((a, b) => Number(!fold(a.label).startsWith(wanted)) - Number(!fold(b.label).startsWith(wanted))).slice(0, 25);
}

/**
 * What is sent for an option: {value}, {error} (a sentence), or {} if it is left out.
 * `picked` is the choice taken from a list, if the text is still its label.
 */
export function valueOf(option, text, picked, choices) {
  if (picked) return { value: picked.value };
  const typed = text.trim();
  if (!typed) return option.required ? { error: words().optionRequired } : {};
  if (choices) {
    const exact = choices.find((one) => fold(one.label) === fold(typed) || fold(one.label) === fold(`@${typed}`) || String(one.value) === typed);
    return exact ? { value: exact.value } : { error: words().ofTheList };
  }
  if (option.type === TYPES.whole || option.type === TYPES.number) return numberOf(option, typed);
  const length = [...typed].length;
  if (option.min_length && length < option.min_length) return { error: words().shortest(option.min_length) };
  if (option.max_length && length > option.max_length) return { error: words().longest(option.max_length) };
  return { value: typed };
}

function numberOf(option, typed) {
  const number = Number(typed.replace(",", "."));
  if (!Number.isFinite(number)) return { error: words().noNumber };
  if (option.type === TYPES.whole && !Number.isInteger(number)) return { error: words().noWhole };
  if (option.min_value !== null && option.min_value !== undefined && number < option.min_value) return { error: words().least(option.min_value) };
  if (option.max_value !== null && option.max_value !== undefined && number > option.max_value) return { error: words().most(option.max_value) };
  return { value: number };
}
