// Calling somebody: "@" and a name as one types it, "<@id>" as it is sent.

import { people } from "./select.js";
import { membersHere } from "./state.js";

const BEGUN = /(^|[\s(])@([^\s@]*)$/;
const MOST = 10;

// Whoever may be meant by what stands before the cursor; null if nobody is being called there.
export function meant(before) {
  const begun = BEGUN.exec(before);
  if (!begun) return null;
  const typed = begun[2].toLowerCase();
  const found = people()
    .filter((person) => person.label.toLowerCase().includes(typed))
    .sort((a, b) => b.label.toLowerCase().startsWith(typed) - a.label.toLowerCase().startsWith(typed));
  const kept = before.slice(0, before.length - begun[2].length);
  return found.slice(0, MOST).map((person) => ({ ...person, filled: `${kept}${person.label} ` }));
}

export function sendable(text) {
  // The longer name first: "@Livia Drusilla" is not "@Livia".
  const known = membersHere().toSorted((a, b) => b.name.length - a.name.length);
  return known.reduce((so, member) => {
    const name = member.name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return so.replace(new RegExp(`(^|[\\s(])@${name}(?![\\p{L}\\p{N}_])`, "giu"), `$1<@${member.id}>`);
  }, text);
}
