// Who one is: a row of faces, the list of members, and a way to be somebody else at once.

import { actOrNotice } from "./acts.js";
import { avatar, badge } from "./avatars.js";
import { byId, el, keepingFocus, roving, setRovingStop } from "./dom.js";
import { menuButton, withMenu } from "./person_menu.js";
import { membersHere, onNews, state } from "./state.js";

let be = () => {};

export function startPeople(beSomebody) {
  be = beSomebody;
  roving(byId("who"), "button", { horizontal: true });
  roving(byId("members"), "button");
  document.addEventListener("keydown", (event) => {
    const number = /^Digit([1-9])$/.exec(event.code)?.[1];
    if (!number || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
    const writing = event.target.closest("input, textarea");
    if (writing && !event.altKey) return;
    const person = state.people[Number(number) - 1];
    if (!person) return;
    event.preventDefault();
    be(person.id);
  });
}

onNews((parts) => {
  if (!["me", "people", "bot", "places", "locales", "moved"].some((part) => parts.has(part)) || !state.me) return;
  keepingFocus(byId("who"), () => row());
  keepingFocus(byId("members"), () => members());
  self();
});

function row() {
  byId("who").replaceChildren(...state.people.map((person, number) => {
    const mine = person.id === state.me.id;
    const how = mine ? `You are ${person.name}` : `Be ${person.name}`;
    const waiting = !mine && person.calls ? `, ${person.calls} waiting` : "";
    return el("button", { type: "button", class: "who-button", "aria-pressed": String(mine), "aria-label": how + waiting, title: `${how} (${number + 1})`, data: { key: person.id }, onclick: () => be(person.id) },
      avatar(person, "small"), el("span", { class: "who-name", "aria-hidden": "true" }, person.name), badge(mine ? 0 : person.calls));
  }));
  setRovingStop(byId("who"), "button");
  byId("who").querySelector("[aria-pressed=true]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function members() {
  const bots = membersHere().filter((member) => member.bot);
  byId("members").replaceChildren(
    el("h2", {}, `People — ${state.people.length}`),
    el("p", { class: "members-hint" }, "You can be any of them: choose one", el("span", { class: "by-key" }, ", or press the number"), "."),
    el("ul", {}, state.people.map((person, number) => {
      const mine = person.id === state.me.id;
      const waiting = !mine && person.calls ? `, ${person.calls} waiting` : "";
      const more = menuButton(person);
      return el("li", { class: "member-row" }, withMenu(el("button", { type: "button", class: "member", "aria-current": mine ? "true" : null, "aria-label": `${mine ? "You are" : "Be"} ${person.name}${waiting}`, data: { key: person.id }, onclick: () => be(person.id) },
        avatar(person, "small"), el("span", { class: "member-name" }, person.name, mine ? el("span", { class: "you", data: { drawn: "you" } }) : null), badge(mine ? 0 : person.calls), el("kbd", { "aria-hidden": "true", data: { drawn: number + 1 } })), person, more), more);
    })),
    el("h2", {}, "Bots"),
    el("ul", {}, bots.map((member) => {
      const online = member.id !== state.bot.id || state.bot.online;
      return el("li", { class: online ? "member bot" : "member bot offline" }, avatar(member, "small"), el("span", { class: "member-name" }, member.name), el("span", { class: "status" }, online ? "online" : "offline"));
    })),
  );
  setRovingStop(byId("members"), "button");
}

function self() {
  keepingFocus(byId("self"), () => byId("self").replaceChildren(avatar(state.me, "small"), el("span", { class: "option-words" }, el("span", { class: "option-description" }, "You are"), el("strong", {}, state.me.name)), ...language()));
}

// In which language this person uses Discord; only where the bot speaks several.
function language() {
  const { mine, known } = state.locales;
  if (known.length < 2) return [];
  const options = known.map((locale) => el("option", { value: locale, selected: locale === mine ? "" : null, lang: locale }, nameOf(locale)));
  const select = el("select", { id: "language", "aria-label": "Language", title: "The language you use Discord in", data: { key: "language" }, onchange: () => actOrNotice("speak", { locale: select.value }) }, options);
  return [select];
}

// As its speakers call it.
function nameOf(locale) {
  const own = new Intl.DisplayNames([locale], { type: "language" }).of(locale.startsWith("en") ? "en" : locale);
  return own.charAt(0).toLocaleUpperCase(locale) + own.slice(1);
}
