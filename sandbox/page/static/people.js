// Who one is: a row of faces, the list of members, and a way to be somebody else at once.

import { avatar, badge } from "./avatars.js";
import { byId, el, keepingFocus, roving, setRovingStop } from "./dom.js";
import { languageMenu } from "./language_menu.js";
import { menuButton, withMenu } from "./person_menu.js";
import { membersHere, onNews, state } from "./state.js";
import { say } from "./texts.js";

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
    const how = mine ? say("you-are", { name: person.name }) : say("be", { name: person.name });
    return el("button", { type: "button", class: "who-button", "aria-pressed": String(mine), "aria-label": called(person), title: `${how} (${number + 1})`, data: { key: person.id }, onclick: () => be(person.id) },
      avatar(person, "small"), el("span", { class: "who-name", "aria-hidden": "true" }, person.name), badge(mine ? 0 : person.calls));
  }));
  setRovingStop(byId("who"), "button");
  byId("who").querySelector("[aria-pressed=true]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function called({ id, name, calls }) {
  if (id === state.me.id) return say("you-are", { name });
  return calls ? say("be-waiting", { name, count: calls }) : say("be", { name });
}

function members() {
  const bots = membersHere().filter((member) => member.bot);
  byId("members").replaceChildren(
    el("h2", {}, say("people-count", { count: state.people.length })),
    el("p", { class: "members-hint" }, say("members-hint"), el("span", { class: "by-key" }, ` ${say("members-hint-keys")}`)),
    el("ul", {}, state.people.map((person, number) => {
      const mine = person.id === state.me.id;
      const more = menuButton(person);
      return el("li", { class: "member-row" }, withMenu(el("button", { type: "button", class: "member", "aria-current": mine ? "true" : null, "aria-label": called(person), data: { key: person.id }, onclick: () => be(person.id) },
        avatar(person, "small"), el("span", { class: "member-name" }, person.name, mine ? el("span", { class: "you", data: { drawn: say("you") } }) : null), badge(mine ? 0 : person.calls), el("kbd", { "aria-hidden": "true", data: { drawn: number + 1 } })), person, more), more);
    })),
    el("h2", {}, say("bots")),
    el("ul", {}, bots.map((member) => {
      const online = member.id !== state.bot.id || state.bot.online;
      return el("li", { class: online ? "member bot" : "member bot offline" }, avatar(member, "small"), el("span", { class: "member-name" }, member.name), el("span", { class: "status" }, online ? say("online") : say("bot-offline")));
    })),
  );
  setRovingStop(byId("members"), "button");
}

function self() {
  keepingFocus(byId("self"), () => byId("self").replaceChildren(avatar(state.me, "small"), el("span", { class: "option-words" }, el("span", { class: "option-description" }, say("you-are-label")), el("strong", {}, state.me.name)), languageMenu() ?? ""));
}
