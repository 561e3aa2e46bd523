// What the page itself says, in the language of whoever looks: told by the server, with `{gaps}` for names and
// numbers, and once per plural where a number decides.

import { onNews, state } from "./state.js";

const GAP = /(\{\w+\})/;

export const say = (name, facts) => pieces(name, facts).join("");

// With elements in some of its gaps.
export function pieces(name, facts = {}) {
  const known = state.texts[name];
  const text = typeof known === "string" ? known : known[new Intl.PluralRules(language()).select(facts.count)] ?? known.other;
  return text.split(GAP).map((piece) => (GAP.test(piece) ? facts[piece.slice(1, -1)] : piece));
}

// Whose dates, numbers and lists are written.
export const language = () => state.locales.mine;

export const listed = (items) => new Intl.ListFormat(language(), { type: "unit" }).format(items);

// What is there from the beginning, and only says something else.
export function label(node) {
  const { says, label, title } = node.dataset;
  if (says) node.textContent = say(says);
  if (label) node.setAttribute("aria-label", say(label));
  if (title) node.title = say(title);
}

onNews((parts) => {
  if (!parts.has("texts")) return;
  document.documentElement.lang = language();
  document.querySelectorAll("[data-says], [data-label], [data-title]").forEach(label);
});
