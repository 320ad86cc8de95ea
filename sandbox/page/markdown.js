// Discord's Markdown as a tree. Pure: text in, nodes out; markdown-view.js makes elements of them.
//
// Blocks:  {type: paragraph | heading (level) | small | quote (blocks) | code (language, text) | list (ordered, start, items)}
// Inlines: {type: text | bold | italic | underline | strike | spoiler | code | link | user | role | channel | command | time | emoji | everyone}

const FENCE = /```(?:([\w+#.-]+)\n|\n)?([\s\S]+?)\n?```\n?/g;
const LIST_ITEM = /^( *)([-*]|\d{1,9}\.) +(\S.*)$/;
const DEEPEST = 12; // nesting beyond this is shown as it was typed

/** The blocks of a message. */
export function parse(source) {
  const blocks = [];
  let from = 0;
  for (const fence of source.matchAll(FENCE)) {
    if (source[fence.index - 1] === "\\") continue;
    blocks.push(...parseLines(source.slice(from, fence.index).replace(/\n$/, "")));
    blocks.push({ type: "code", language: fence[1] ?? null, text: fence[2] });
    from = fence.index + fence[0].length;
  }
  blocks.push(...parseLines(source.slice(from)));
  return blocks;
}

function parseLines(source) {
  if (!source) return [];
  const lines = source.split("\n");
  const blocks = [];
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) blocks.push({ type: "paragraph", children: inline(paragraph.join("\n")) });
    paragraph = [];
  };
  for (let at = 0; at < lines.length; ) {
    const found = blockAt(lines, at);
    if (!found) {
      paragraph.push(lines[at]);
      at += 1;
      continue;
    }
    flush();
    blocks.push(found.block);
    at = found.next;
  }
  flush();
  return blocks;
}

/** A block other than a paragraph that starts at a line, and the line after it. */
function blockAt(lines, at) {
  const line = lines[at];
  const heading = /^(#{1,3}) +(\S.*)$/.exec(line);
  if (heading) return { block: { type: "heading", level: heading[1].length, children: inline(heading[2]) }, next: at + 1 };
  const small = /^-# +(\S.*)$/.exec(line);
  if (small) return { block: { type: "small", children: inline(small[1]) }, next: at + 1 };
  if (line.startsWith(">>> ")) {
    const rest = [line.slice(4), ...lines.slice(at + 1)].join("\n");
    return { block: { type: "quote", blocks: parseLines(rest) }, next: lines.length };
  }
  if (line.startsWith("> ")) {
    let next = at;
    while (next < lines.length && (lines[next].startsWith("> ") || lines[next] === ">")) next += 1;
    const rest = lines.slice(at, next).map((one) => one.slice(2)).join("\n");
    return { block: { type: "quote", blocks: parseLines(rest) }, next };
  }
  return LIST_ITEM.test(line) ? listAt(lines, at) : null;
}

function listAt(lines, at) {
  const [, indent, mark] = LIST_ITEM.exec(lines[at]);
  const ordered = mark.endsWith(".");
  const block = { type: "list", ordered, start: ordered ? Number.parseInt(mark, 10) : 1, items: [] };
  let next = at;
  while (next < lines.length) {
    const item = LIST_ITEM.exec(lines[next]);
    if (!item || item[1].length < indent.length) break;
    const last = block.items.at(-1);
    if (last && item[1].length > indent.length) {
      const inner = listAt(lines, next);
      last.blocks.push(inner.block);
      next = inner.next;
      continue;
    }
    if (last && item[2].endsWith(".") !== ordered) break;
    block.items.push({ children: inline(item[3]), blocks: [] });
    next += 1;
  }
  return { block, next };
}

const TOKENS = [
  [/\\([^0-9A-Za-z\s])/y, (m) => ({ type: "text", text: m[1] })],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (m) => ({ type: "code", text: m[2].trim() || m[2] })],
  [/<@!?(\d{1,20})>/y, (m) => ({ type: "user", id: m[1] })],
  [/<@&(\d{1,20})>/y, (m) => ({ type: "role", id: m[1] })],
  [/<#(\d{1,20})>/y, (m) => ({ type: "channel", id: m[1] })],
  [/<\/([^:>\n]{1,100}):(\d{1,20})>/y, (m) => ({ type: "command", name: m[1], id: m[2] })],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (m) => ({ type: "time", seconds: Number(m[1]), style: m[2] ?? "f" })],
  [/<(a?):(\w{2,32}):(\d{1,20})>/y, (m) => ({ type: "emoji", name: m[2] })],
  [/<(https?:\/\/[^\s<>]+)>/y, (m) => ({ type: "link", url: m[1], children: [{ type: "text", text: m[1] }] })],
  [/\[((?:\\.|[^\[\]\\])+)\]\(<?(https?:\/\/[^\s<>)]+)>?\)/y, (m, depth) => ({ type: "link", url: m[2], children: inline(m[1], depth) })],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;"')\]*_~|]/y, (m) => ({ type: "link", url: m[0], children: [{ type: "text", text: m[0] }] })],
  [/@(everyone|here)\b/y, (m) => ({ type: "everyone", text: m[0] })],
  [/\|\|([\s\S]+?)\|\|/y, (m, depth) => ({ type: "spoiler", children: inline(m[1], depth) })],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, (m, depth) => ({ type: "bold", children: inline(m[1], depth) })],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, (m, depth) => ({ type: "underline", children: inline(m[1], depth) })],
  [/~~([\s\S]+?)~~(?!~)/y, (m, depth) => ({ type: "strike", children: inline(m[1], depth) })],
  [/\*(?=\S)((?:\*\*|\\[\s\S]|[^*\\])+?)(?<=\S)\*(?!\*)/y, (m, depth) => ({ type: "italic", children: inline(m[1], depth) })],
  [/(?<!\w)_((?:__|\\[\s\S]|[^_\\])+?)_(?!\w)/y, (m, depth) => ({ type: "italic", children: inline(m[1], depth) })],
];
const SPECIAL = /[\\`<[@|*_~h]/;

/** The inlines of a piece of text. */
export function inline(source, depth = 0) {
  const nodes = [];
  const say = (text) => {
    if (nodes.at(-1)?.type === "text") nodes.at(-1).text += text;
    else nodes.push({ type: "text", text });
  };
  if (depth > DEEPEST) return [{ type: "text", text: source }];
  for (let at = 0; at < source.length; ) {
    const found = SPECIAL.test(source[at]) ? tokenAt(source, at, depth + 1) : null;
    if (!found) say(source[at]);
    else if (found.node.type === "text") say(found.node.text);
    else nodes.push(found.node);
    at += found?.length ?? 1;
  }
  return nodes;
}

function tokenAt(source, at, depth) {
  for (const [pattern, build] of TOKENS) {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match) return { node: build(match, depth), length: match[0].length };
  }
  return null;
}

/** A message's words without any marks: for excerpts and screen readers. */
export function plainText(source, names = {}) {
  const ofInline = (node) => {
    if (node.type === "text" || node.type === "code" || node.type === "everyone") return node.text;
    if (node.type === "user" || node.type === "role") return `@${names[node.id] ?? "unknown"}`;
    if (node.type === "channel") return `#${names[node.id] ?? "unknown"}`;
    if (node.type === "command") return `/${node.name}`;
    if (node.type === "emoji") return `:${node.name}:`;
    if (node.type === "spoiler") return "(hidden)";
    if (node.type === "time") return new Date(node.seconds * 1000).toISOString().slice(0, 16).replace("T", " ");
    return node.children.map(ofInline).join("");
  };
  const ofBlock = (block) => {
    if (block.type === "code") return block.text;
    if (block.type === "quote") return block.blocks.map(ofBlock).join("\n");
    if (block.type === "list") return block.items.map((item) => [item.children.map(ofInline).join(""), ...item.blocks.map(ofBlock)].join("\n")).join("\n");
    return block.children.map(ofInline).join("");
  };
  return parse(source).map(ofBlock).join("\n");
}
