// Faces without pictures: initials on a colour that is each person's own. The initials are drawn, not
// written: they are no part of what a button is called.

import { el } from "./dom.js";
import { state } from "./state.js";

const COLOURS = 10;

export function avatar(user, size = "") {
  const initials = user.name
    .split(/\s+/)
    .map((word) => [...word][0] ?? "")
    .join("")
    .slice(0, 2)
    .toUpperCase();
  const number = user.id === state.bot?.id ? "bot" : colourOf(user.id);
  return el("span", { class: `avatar ${size} face-${number}`, "aria-hidden": "true", data: { drawn: initials } });
}

export function colourOf(id) {
  const place = state.people.findIndex((person) => person.id === id);
  return place >= 0 ? place % COLOURS : Number(BigInt(id || 0) % BigInt(COLOURS));
}

export function badge(calls) {
  return calls > 0 ? el("span", { class: "badge", "aria-hidden": "true" }, String(calls)) : null;
}
