// The messages of a place: each made once and again when it changes; the newest stays in sight.

import { askQuietly, tell } from "./acts.js";
import { announce, byId, el, keepingFocus, whenReleased } from "./dom.js";
import { icon } from "./icons.js";
import { whenLoaded } from "./lightbox.js";
import { forgetChoices, forgetEverything, hasCome, isAwaited, messageElement, picturesOf } from "./message.js";
import { makeRoom } from "./room.js";
import { spoken, spokenAnew } from "./speech.js";
import { here, nameOfPlace, onNews, state, topicOf } from "./state.js";
import { say } from "./texts.js";
import { dayOf } from "./times.js";
import { waysIn } from "./welcome.js";

const TOGETHER = 7 * 60;
const NEAR = 60;
const shown = new Map(); // id -> {message, row, loading: whether a change of it waits for pictures}
let atBottom = true;
let lastTop = 0;
let seen = "0";
let opened = "0"; // the newest message when the place was opened
let go = () => {};

export function startLog(goTo) {
  go = goTo;
  const log = byId("log");
  log.addEventListener("keydown", (event) => walk(event));
  byId("newest").append(icon("down"));
  byId("newest").addEventListener("click", () => toBottom());
  log.addEventListener("scroll", () => {
    // What grows further up moves things too: only who scrolls up leaves the bottom.
    const near = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR;
    if (near) atBottom = true;
    else if (log.scrollTop < lastTop) atBottom = false;
    lastTop = log.scrollTop;
    byId("newest").hidden = atBottom;
    markSeen();
  });
  new ResizeObserver(() => atBottom && toBottom()).observe(byId("messages"));
  new ResizeObserver(() => atBottom && toBottom()).observe(log);
  window.addEventListener("resize", () => makeRoom([...shown.values()].map(({ row }) => row)));
  document.addEventListener("welcome", beginning);
  document.addEventListener("visibilitychange", markSeen);
  window.addEventListener("focus", markSeen);
}

// With the focus on a message: up and down to the next, R to react to it.
function walk(event) {
  if (!event.target.matches("article") || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = [...byId("messages").querySelectorAll("article")];
  const at = all.indexOf(event.target);
  const next = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: all.length - 1 }[event.key];
  if (next !== undefined) {
    event.preventDefault();
    all[Math.max(0, Math.min(next, all.length - 1))].focus();
  } else if (event.key.toLowerCase() === "r") {
    event.preventDefault();
    event.target.querySelector(".reaction-open")?.click();
    event.target.querySelector(".reaction-choices button")?.focus();
  }
}

export function focusNewest() {
  const newest = [...byId("messages").querySelectorAll("article")].at(-1);
  newest?.focus();
  return Boolean(newest);
}

export function toBottom() {
  const log = byId("log");
  log.scrollTop = log.scrollHeight;
  lastTop = log.scrollTop;
  atBottom = true;
  byId("newest").hidden = true;
  markSeen();
}

onNews((parts) => {
  if (parts.has("moved")) {
    shown.clear();
    forgetEverything();
    byId("messages").replaceChildren();
    seen = "0";
    opened = state.order.at(-1) ?? "0";
  }
  if (!["moved", "messages", "here", "places", "welcome"].some((part) => parts.has(part))) return;
  const fresh = !parts.has("moved");
  keepingFocus(byId("messages"), () => reconcile(fresh));
  beginning();
  if (parts.has("moved")) toBottom();
  markSeen();
});

function reconcile(tellOfNew) {
  const list = byId("messages");
  const log = byId("log");
  const stay = atBottom;
  const height = log.scrollHeight;
  const grown = tellOfNew && shown.size > 0 && state.order.length && !shown.has(state.order[0]) && shown.has(state.order.at(-1));
  const rows = [];
  const fresh = [];
  let last = null;
  let unread = false;
  for (const id of state.order) {
    const message = state.messages.get(id);
    const known = shown.get(id);
    if (!known || known.message !== message) {
      const row = known?.row ?? el("li", { data: { message: id } });
      shown.set(id, { message, row });
      if (known) change(id, message);
      else {
        row.replaceChildren(messageElement(message, { go, again, reveal: toBottom }));
        fresh.push(row);
      }
      if (known) tellOfChange(known.message, message);
      else if (tellOfNew && !grown && message.author.id !== state.me.id) announce(spoken(message));
    }
    const { row } = shown.get(id);
    if (!last || dayOf(last.at) !== dayOf(message.at)) rows.push(divider(dayOf(message.at), "day"));
    const isNew = BigInt(id) > BigInt(state.read) && BigInt(id) <= BigInt(opened) && message.author.id !== state.me.id;
    if (isNew && !unread && last && state.read !== "0") {
      rows.push(divider(say("new"), "new"));
      last = null;
    }
    unread ||= isNew;
    row.classList.toggle("grouped", belongTogether(last, message));
    rows.push(row);
    last = message;
  }
  for (const [id, { row }] of shown) {
    if (!state.messages.has(id)) {
      row.remove();
      shown.delete(id);
    }
  }
  arrange(list, rows);
  makeRoom(fresh);
  if (stay) toBottom();
  else if (grown) log.scrollTop += log.scrollHeight - height;
}

// Messages change often: told is only what comes of one's own click, and what the bot has thought of.
function tellOfChange(before, message) {
  if (!before.thinking && !(message.private && isAwaited(message.id))) return;
  const words = spokenAnew(before, message);
  if (!words) return;
  hasCome(message.id);
  announce(words);
}

// Rows that stay where they are are not touched: whoever reads or types there is not disturbed.
function arrange(list, rows) {
  const kept = new Set(rows);
  for (const child of [...list.children]) if (!kept.has(child)) child.remove();
  rows.forEach((row, number) => {
    if (list.children[number] !== row) list.insertBefore(row, list.children[number] ?? null);
  });
}

const dividers = new Map();
function divider(words, kind) {
  const key = `${kind} ${words}`;
  if (!dividers.has(key)) dividers.set(key, el("li", { class: `divider ${kind}` }, el("span", { role: "separator", "aria-label": words }, words)));
  return dividers.get(key);
}

function belongTogether(last, message) {
  return Boolean(
    last && last.author.id === message.author.id && message.at - last.at < TOGETHER && !message.used && !message.replies_to &&
      last.private === message.private && ![last, message].some((each) => each.type === 6 || each.type === 18),
  );
}

// A new picture takes the place of the old one only when it is there: nothing flickers.
async function change(id, message) {
  forgetChoices(message);
  const known = shown.get(id);
  const loading = whenLoaded(picturesOf(message));
  known.loading = loading !== null;
  if (loading) await loading;
  whenReleased(() => {
    if (shown.get(id) !== known) return; // it was changed once more, or is gone
    known.loading = false;
    again(id);
  });
}

function again(id) {
  const known = shown.get(id);
  const message = state.messages.get(id);
  if (!known || !message || known.loading) return;
  keepingFocus(known.row, () => known.row.replaceChildren(messageElement(message, { go, again, reveal: toBottom })));
  makeRoom([known.row]);
}

function beginning() {
  const place = here();
  if (!place) return;
  if (state.earlier) {
    byId("beginning").replaceChildren(el("button", { type: "button", class: "btn s2", onclick: () => tell("earlier") }, say("earlier")));
    return;
  }
  const name = nameOfPlace(place);
  byId("beginning").replaceChildren(
    el("span", { class: "beginning-icon" }, icon(place.guild ? (place.parent ? "thread" : "hash") : "at")),
    el("h2", {}, place.guild ? name : say("you-and", { bot: name })),
    el("p", {}, place.guild ? (topicOf(place) || (place.parent ? say("thread-begins") : say("channel-begins", { place: name }))) : say("nobody-else-reads", { bot: name })),
    ...(state.order.length ? [] : [waysIn()].filter(Boolean)),
  );
}

function markSeen() {
  const newest = state.order.at(-1);
  if (!newest || !state.connected || !atBottom || document.visibilityState !== "visible" || BigInt(newest) <= BigInt(seen)) return;
  seen = newest;
  askQuietly("seen", { message: newest });
}
