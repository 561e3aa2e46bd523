// One message: who wrote it and when, its words, pictures and components.

import { act, actOrNotice, askQuietly, problemOf } from "./acts.js";
import { avatar } from "./avatars.js";
import { component, fileCard } from "./components.js";
import { el } from "./dom.js";
import { embed } from "./embeds.js";
import { icon } from "./icons.js";
import { picture } from "./lightbox.js";
import { withMenu } from "./person_menu.js";
import { richText } from "./rich_text.js";
import { dots } from "./select.js";
import { state } from "./state.js";
import { pieces, say } from "./texts.js";
import { clockTime, fullTime, moment } from "./times.js";

const PINNED = 6, THREAD = 18;
const QUICK = ["👍", "❤️", "😄", "🎉"];

const busy = new Set();
const chosen = new Map();
const notes = new Map();
const awaited = new Set(); // messages in which something was clicked, until their words change

// The bot has changed a message: what was chosen in it before no longer counts.
export function forgetChoices(message) {
  for (const key of chosen.keys()) if (key.startsWith(`${message.id}:`)) chosen.delete(key);
}

export const isAwaited = (id) => awaited.has(id);
export const hasCome = (id) => awaited.delete(id);

export function forgetEverything() {
  awaited.clear();
  chosen.clear();
  notes.clear();
  busy.clear();
}

export function messageElement(message, { go, again, reveal }) {
  const context = contextOf(message, go, again, reveal);
  if (message.type === PINNED || message.type === THREAD) return systemLine(message, go);
  return el(
    "article",
    { class: classes(message), "aria-label": say("message", { who: message.author.name, when: moment(message.at) }), tabindex: "-1", data: { key: `message ${message.id}` } },
    before(message),
    el("div", { class: "message-face" }, avatar(message.author), el("span", { class: "message-hour", "aria-hidden": "true" }, clockTime(message.at))),
    el("div", { class: "message-body" }, head(message), body(message, context), foot(message, go)),
    state.here?.may_react && !message.private && !message.thinking ? reactionBar(message) : null,
  );
}

function classes(message) {
  const marks = ["message"];
  if (message.pings) marks.push("pings");
  if (message.private) marks.push("private");
  if (message.used || message.replies_to) marks.push("led");
  return marks.join(" ");
}

function contextOf(message, go, again, reveal) {
  const key = (id) => `${message.id}:${id}`;
  const doing = async (what, id, more) => {
    notes.delete(message.id);
    busy.add(key(id));
    awaited.add(message.id);
    again(message.id);
    const answer = await act(what, { message: message.id, id, ...more });
    busy.delete(key(id));
    if (answer.problem) {
      notes.set(message.id, problemOf(answer));
      chosen.delete(key(id));
      awaited.delete(message.id);
    }
    again(message.id);
    if (answer.problem) document.querySelector(`[data-message="${message.id}"] .problem`)?.scrollIntoView({ block: "nearest" });
    if (answer.reply && answer.reply !== message.id) reveal();
  };
  return {
    message,
    mentions: message.mentions,
    go,
    busy: (id) => busy.has(key(id)),
    chosen: (id) => chosen.get(key(id)),
    click: (id) => doing("click", id),
    choose: (id, values) => {
      chosen.set(key(id), values);
      return doing("choose", id, { values });
    },
  };
}

function before(message) {
  if (message.used) {
    return el("div", { class: "message-lead" }, icon("reply"),
      pieces("used", { who: el("strong", {}, message.used.name), command: el("span", { class: "mention" }, `/${message.used.command}`) }));
  }
  if (message.replies_to) {
    return el("div", { class: "message-lead" }, icon("reply"), message.replies_to.name
      ? [el("strong", {}, message.replies_to.name), el("span", { class: "cut" }, ` ${message.replies_to.text}`)]
      : say("reply-to-nothing"));
  }
  return null;
}

function author(message) {
  const name = el("span", { class: "author" }, message.author.name);
  return message.author.bot ? name : withMenu(name, message.author);
}

function head(message) {
  return el(
    "div",
    { class: "message-head" },
    author(message),
    message.author.bot ? el("span", { class: "app" }, say("app")) : null,
    el("time", { class: "when", datetime: new Date(message.at * 1000).toISOString(), title: fullTime(message.at) }, moment(message.at)),
  );
}

function body(message, context) {
  if (message.thinking) return el("p", { class: "thinking" }, dots(), ` ${say("thinking", { bot: message.author.name })}`);
  const pictures = message.attachments.filter((file) => file.type.startsWith("image/") && file.width);
  const others = message.attachments.filter((file) => !pictures.includes(file));
  return [
    message.content ? richText(message.content, context) : null,
    message.content ? edited(message) : null,
    message.embeds.map((made) => embed(made, context)),
    pictures.length ? el("div", { class: `gallery of-${Math.min(pictures.length, 4)}` }, pictures.map((file) => picture(file))) : null,
    others.map((file) => fileCard(file)),
    message.components.map((made) => component(made, context)),
  ];
}

const edited = (message) => (message.edited ? el("span", { class: "edited", title: fullTime(message.edited) }, say("edited")) : null);

function foot(message, go) {
  const note = notes.get(message.id);
  return [
    message.content ? null : edited(message),
    note ? el("p", { class: "problem", role: "alert" }, note) : null,
    message.reactions.length
      ? el("div", { class: "reactions" }, message.reactions.map((each) =>
          el("button", { type: "button", class: each.mine ? "reaction mine" : "reaction", "aria-pressed": String(each.mine), "aria-label": `${each.emoji}, ${each.count}`,
            data: { key: `reaction ${each.emoji}` }, onclick: () => react(message, each.emoji) }, el("span", { class: "emoji" }, each.emoji), String(each.count))))
      : null,
    message.thread
      ? el("button", { type: "button", class: "thread-card", onclick: () => go(message.thread.id) }, icon("thread"),
          el("strong", {}, message.thread.name), el("span", {}, say("thread-messages", { count: message.thread.messages })))
      : null,
    message.private
      ? el("p", { class: "only-you" }, icon("eye"), say("only-you"), " · ",
          el("button", { type: "button", class: "as-link", data: { key: "dismiss" }, onclick: () => askQuietly("dismiss", { message: message.id }) }, say("dismiss")))
      : null,
  ];
}

function react(message, emoji) {
  return actOrNotice("react", { message: message.id, emoji });
}

function reactionBar(message) {
  const choices = el("span", { class: "reaction-choices", hidden: true }, QUICK.map((emoji) =>
    el("button", { type: "button", "aria-label": say("react-with", { emoji }), onclick: () => react(message, emoji) }, emoji)));
  const open = el("button", { type: "button", class: "reaction-open", "aria-label": say("react"), "aria-expanded": "false", title: say("react"), tabindex: "-1" }, icon("smile"));
  const show = (shown) => {
    choices.hidden = !shown;
    open.setAttribute("aria-expanded", String(shown));
  };
  open.addEventListener("click", () => show(choices.hidden));
  const bar = el("div", { class: "reaction-bar" }, choices, open);
  bar.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    show(false);
    bar.closest("article").focus();
  });
  return bar;
}

function systemLine(message, go) {
  const who = el("strong", {}, message.author.name);
  const thread = message.thread ? el("button", { type: "button", class: "as-link", onclick: () => go(message.thread.id) }, message.content) : el("strong", {}, message.content);
  const words = message.type === PINNED ? pieces("pinned", { who }) : pieces("thread-started", { who, thread });
  return el("article", { class: "message system", tabindex: "-1", data: { key: `message ${message.id}` } }, el("div", { class: "message-face" }, icon(message.type === PINNED ? "pin" : "thread")),
    el("div", { class: "message-body" }, el("p", {}, words, " ", el("time", { class: "when" }, moment(message.at)))));
}

export function picturesOf(message) {
  return Object.values(message.files).filter((file) => file.type.startsWith("image/") && file.width).map((file) => file.url);
}
