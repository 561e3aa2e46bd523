// What is said to somebody who comes for the first time, with a quick way in.

import { actOrNotice } from "./acts.js";
import { byId, el, keepingFocus } from "./dom.js";
import { icon } from "./icons.js";
import { languageMenu } from "./language_menu.js";
import { richText } from "./rich_text.js";
import { onNews, state } from "./state.js";
import { say } from "./texts.js";

const REMEMBERED = "welcomed";
let start = () => {};
let asked = false;

export function startWelcome(beThere) {
  start = beThere;
  const button = byId("open-welcome");
  button.append(icon("help"));
  button.addEventListener("click", () => open());
}

onNews((parts) => {
  if (!parts.has("welcome") && !parts.has("locales")) return;
  byId("open-welcome").hidden = !state.welcome;
  if (state.welcome && !asked && localStorage.getItem(REMEMBERED) !== state.bot.id) open();
  asked ||= parts.has("welcome");
  const dialog = document.querySelector("dialog.welcome");
  if (!dialog) return;
  const waited = dialog.querySelector(":disabled");
  keepingFocus(dialog, () => dialog.replaceChildren(...inside(dialog)));
  if (waited && document.activeElement?.matches("dialog.welcome > .as-link")) dialog.querySelector(".welcome-actions :enabled")?.focus();
});

function open() {
  if (document.querySelector("dialog.welcome")) return;
  localStorage.setItem(REMEMBERED, state.bot.id);
  const dialog = el("dialog", { class: "welcome", "aria-labelledby": "welcome-title" });
  dialog.append(...inside(dialog));
  dialog.addEventListener("close", () => {
    dialog.remove();
    document.dispatchEvent(new Event("welcome"));
  });
  document.body.append(dialog);
  document.dispatchEvent(new Event("welcome"));
  dialog.showModal();
  dialog.querySelector(".welcome-actions :enabled, .as-link").focus();
}

function inside(dialog) {
  return [
    languageMenu() ?? "",
    el("h2", { id: "welcome-title" }, state.welcome.title),
    richText(state.welcome.text),
    el("div", { class: "welcome-actions" }, actions(state.welcome.actions)),
    el("button", { type: "button", class: "as-link", onclick: () => dialog.close() }, say("look-around")),
  ];
}

// The quick way in once more, for whoever looked around first and stands in the empty place.
export function waysIn() {
  if (document.querySelector("dialog.welcome")) return null;
  const ways = (state.welcome?.actions ?? []).filter(({ person, place, command }) => command && person === state.me.id && place === state.here.id);
  return ways.length ? el("div", { class: "welcome-actions" }, actions(ways)) : null;
}

// Before the bot has come and told its commands, there is nothing to click yet.
function actions(ways) {
  return ways.map((action, number) =>
    el("button", { type: "button", class: number ? "btn s2 large" : "btn s1 large", disabled: !action.ready, data: { key: action.label }, onclick: () => take(action) },
      el("span", {}, action.label),
      el("span", { class: "welcome-description" }, action.ready ? action.description : say("on-its-way", { bot: state.bot.name }))));
}

async function take({ person, place, command, options }) {
  document.querySelector("dialog.welcome")?.close();
  await start(person, place);
  if (command) await actOrNotice("command", { name: command, options });
}
