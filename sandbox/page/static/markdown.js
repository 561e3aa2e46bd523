// Discord's markdown, read into a tree of plain data. Whatever is not understood stays text.

const DEEPEST = 12;
const FENCE = /```(?:([a-z0-9_+\-.#]*)\n)?([\s\S]*?)\n?```/gi;
const PLAIN = /^[\s\S][^\\`*_~|<[\n@h]*/;
// Not an emphasis within snake_case_names.
const INSIDE_WORDS = /^_((?:\\[\s\S]|__|[^_\\])+?)_(?![A-Za-z0-9_])/;

// From some backticks to the next that are just as many; without those they are text.
const CODE = {
  exec(text) {
    const [run] = /^`*/.exec(text);
    if (!run) return null;
    for (const { 0: other, index } of text.slice(run.length).matchAll(/`+/g)) {
      if (other.length === run.length) {
        const inner = text.slice(run.length, run.length + index);
        return [run + inner + other, inner];
      }
    }
    return [run];
  },
};

const INLINE = [
  [/^\\([\\`*_~|<>[\]()#@.\-])/, (m) => ({ kind: "text", text: m[1] })],
  [/^\n/, () => ({ kind: "break" })],
  [CODE, (m) => (m[1] === undefined ? { kind: "text", text: m[0] } : { kind: "code", text: m[1].trim() || m[1] })],
  [/^\*\*\*([\s\S]+?)\*\*\*(?!\*)/, (m, go) => ({ kind: "bold", inner: [{ kind: "italic", inner: go(m[1]) }] })],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (m, go) => ({ kind: "bold", inner: go(m[1]) })],
  [/^__([\s\S]+?)__(?!_)/, (m, go) => ({ kind: "underline", inner: go(m[1]) })],
  [/^\*(?![\s*])((?:\\[\s\S]|\*\*|[^*\\])+?)(?<!\s)\*(?!\*)/, (m, go) => ({ kind: "italic", inner: go(m[1]) })],
  [INSIDE_WORDS, (m, go) => ({ kind: "italic", inner: go(m[1]) })],
  [/^~~([\s\S]+?)~~/, (m, go) => ({ kind: "strike", inner: go(m[1]) })],
  [/^\|\|([\s\S]+?)\|\|/, (m, go) => ({ kind: "spoiler", inner: go(m[1]) })],
  [/^<@!?(\d{1,20})>/, (m) => ({ kind: "user", id: m[1] })],
  [/^<@&(\d{1,20})>/, (m) => ({ kind: "role", id: m[1] })],
  [/^<#(\d{1,20})>/, (m) => ({ kind: "channel", id: m[1] })],
  [/^<\/([^:<>\n]{1,100}):\d{1,20}>/, (m) => ({ kind: "command", name: m[1] })],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (m) => ({ kind: "time", seconds: Number(m[1]), style: m[2] })],
  [/^<a?:(\w{1,32}):\d{1,20}>/, (m) => ({ kind: "text", text: `:${m[1]}:` })],
  [/^@(everyone|here)\b/, (m) => ({ kind: "everyone", text: m[0] })],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s<>()]+)>?\)/, (m, go) => ({ kind: "link", url: m[2], inner: go(m[1]) })],
  [/^<(https?:\/\/[^\s<>]+)>/, (m) => ({ kind: "link", url: m[1], inner: [{ kind: "text", text: m[1] }] })],
  [/^https?:\/\/[^\s<>]*[^\s<>.,:;!?"')\]*_~|]/, (m) => ({ kind: "link", url: m[0], inner: [{ kind: "text", text: m[0] }] })],
];

export function inline(text, depth = 0) {
  if (depth > DEEPEST) return [{ kind: "text", text }];
  const found = [];
  const go = (inner) => inline(inner, depth + 1);
  let before = "";
  while (text) {
    let taken = 0;
    for (const [pattern, make] of INLINE) {
      const match = pattern.exec(text);
      if (match && !(pattern === INSIDE_WORDS && /[A-Za-z0-9]/.test(before))) {
        found.push(make(match, go));
        taken = match[0].length;
        break;
      }
    }
    if (!taken) {
      const plain = PLAIN.exec(text)[0];
      const last = found.at(-1);
      if (last?.kind === "text") last.text += plain;
      else found.push({ kind: "text", text: plain });
      taken = plain.length;
    }
    before = text[taken - 1];
    text = text.slice(taken);
  }
  return found;
}

export function blocks(text) {
  const found = [];
  let from = 0;
  for (const match of text.matchAll(FENCE)) {
    if (!match[2]) continue;
    found.push(...lines(text.slice(from, match.index)));
    found.push({ kind: "fence", text: match[2] });
    from = match.index + match[0].length;
  }
  return [...found, ...lines(text.slice(from))];
}

function lines(text) {
  const found = [];
  const rows = text.replace(/^\n|\n$/g, "").split("\n");
  if (rows.length === 1 && !rows[0]) return found;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at];
    let match;
    if ((match = /^(#{1,3}) +(\S.*)$/.exec(row))) {
      found.push({ kind: "heading", level: match[1].length, inner: inline(match[2]) });
    } else if ((match = /^-# +(\S.*)$/.exec(row))) {
      found.push({ kind: "small", inner: inline(match[1]) });
    } else if (row.startsWith(">>> ")) {
      found.push({ kind: "quote", inner: lines([row.slice(4), ...rows.slice(at + 1)].join("\n")) });
      break;
    } else if (row.startsWith("> ")) {
      const quoted = [];
      while (at < rows.length && rows[at].startsWith("> ")) quoted.push(rows[at++].slice(2));
      at -= 1;
      found.push({ kind: "quote", inner: lines(quoted.join("\n")) });
    } else if (listItem(row)) {
      const items = [];
      while (at < rows.length && continues(items, listItem(rows[at]))) items.push(listItem(rows[at++]));
      at -= 1;
      found.push({ kind: "list", ...nested(items) });
    } else {
      const last = found.at(-1);
      if (last?.kind === "paragraph") last.text += `\n${row}`;
      else found.push({ kind: "paragraph", text: row });
    }
  }
  for (const block of found) if (block.kind === "paragraph") block.inner = inline(block.text);
  return found;
}

function listItem(row) {
  const match = /^( {0,12})(?:[-*]|(\d{1,9})\.) +(\S.*)$/.exec(row);
  return match && { indent: match[1].length, number: match[2], text: match[3] };
}

// A list with numbers and one without are two lists.
function continues([first], item) {
  if (!item || !first || item.indent > first.indent) return Boolean(item);
  return Boolean(item.number) === Boolean(first.number);
}

function nested(items) {
  const [first] = items;
  const list = { start: first.number ? Number(first.number) : null, items: [] };
  for (let at = 0; at < items.length; at += 1) {
    const deeper = [];
    const item = items[at];
    while (at + 1 < items.length && items[at + 1].indent > first.indent) deeper.push(items[++at]);
    list.items.push({ inner: inline(item.text), list: deeper.length ? nested(deeper) : null });
  }
  return list;
}
