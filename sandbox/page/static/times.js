// Moments in words, as the reader's language writes them.

import { el } from "./dom.js";
import { language } from "./texts.js";

const formats = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const STEPS = [["year", 31536000], ["month", 2592000], ["week", 604800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

const write = (seconds, format) => new Intl.DateTimeFormat(language(), format).format(new Date(seconds * 1000));

export const clockTime = (seconds) => write(seconds, formats.t);
export const fullTime = (seconds) => write(seconds, formats.F);
export const dayOf = (seconds) => write(seconds, formats.D);

export function moment(seconds) {
  const day = dayOf(seconds);
  if (day === dayOf(Date.now() / 1000)) return clockTime(seconds);
  return `${write(seconds, formats.d)} ${clockTime(seconds)}`;
}

function relative(seconds) {
  const away = seconds - Date.now() / 1000;
  const [unit, size] = STEPS.find(([, step]) => Math.abs(away) >= step) ?? STEPS.at(-1);
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(Math.round(away / size), unit);
}

// Null for a moment that no calendar has.
export function timeElement(seconds, style = "f") {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return null;
  const text = style === "R" ? relative(seconds) : write(seconds, formats[style] ?? formats.f);
  const data = style === "R" ? { relative: String(seconds) } : {};
  return el("time", { class: "moment", datetime: date.toISOString(), title: fullTime(seconds), data }, text);
}

setInterval(() => {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    node.textContent = relative(Number(node.dataset.relative));
  }
}, 15000);
