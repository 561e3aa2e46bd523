// Servers and channels, with what is unread in them.

import { avatar, badge } from "./avatars.js";
import { byId, el, keepingFocus, roving, setRovingStop } from "./dom.js";
import { icon } from "./icons.js";
import { here, hereGuild, nameOfPlace, onNews, state, topicOf } from "./state.js";
import { say } from "./texts.js";

let go = () => {};
let lastGuild = null;

export function startPlaces(goTo) {
  go = goTo;
  roving(byId("places"), "button");
  roving(byId("rail"), "button");
}

// The server whose channels are listed: also while one reads direct messages.
export function guildListed() {
  const guild = hereGuild();
  if (guild) lastGuild = guild.id;
  return state.places.guilds.find((each) => each.id === lastGuild) ?? state.places.guilds[0] ?? null;
}

onNews((parts) => {
  if (!["moved", "places", "bot", "me", "people", "here", "welcome"].some((part) => parts.has(part)) || !state.places.dm) return;
  keepingFocus(byId("rail"), () => rail());
  keepingFocus(byId("places"), () => list());
  title();
});

function rail() {
  const { guilds, dm } = state.places;
  const inDm = state.here?.id === dm.id;
  byId("rail").replaceChildren(
    railButton({ key: "dm", name: say("direct-messages-with", { bot: state.bot.name }), face: el("span", {}, icon("chat")), current: inDm, calls: dm.calls, unread: dm.unread, open: () => go(dm.id) }),
    el("div", { class: "rail-line", role: "presentation" }),
    ...guilds.map((guild) => railButton({
      key: guild.id,
      name: guild.name,
      face: el("span", { "aria-hidden": "true", data: { drawn: guild.name.split(/\s+/).map((word) => word[0]).join("").slice(0, 3) } }),
      current: !inDm && hereGuild()?.id === guild.id,
      calls: guild.channels.reduce((sum, place) => sum + place.calls, 0),
      unread: guild.channels.reduce((sum, place) => sum + place.unread, 0),
      open: () => go((guild.channels.find((place) => place.calls) ?? guild.channels[0])?.id),
    })),
  );
  setRovingStop(byId("rail"), "button");
}

function railButton({ key, name, face, current, calls, unread, open }) {
  return el("button", { type: "button", class: unread ? "rail-button unread" : "rail-button", "aria-current": current ? "true" : null, "aria-label": calls ? say("place-waiting", { name, count: calls }) : name, title: name, data: { key }, onclick: open },
    face, badge(calls));
}

function list() {
  const guild = guildListed();
  byId("guild-name").textContent = guild?.name ?? say("direct-messages");
  const channels = guild?.channels.filter((place) => !place.parent) ?? [];
  const threads = (parent) => guild.channels.filter((place) => place.parent === parent.id && (!place.archived || place.id === state.here?.id));
  byId("places").replaceChildren(
    el("h2", {}, say("channels")),
    el("ul", {}, channels.map((channel) => el("li", {}, placeButton(channel, channel.closed ? "lock" : "hash"),
      threads(channel).length ? el("ul", { class: "threads" }, threads(channel).map((thread) => el("li", {}, placeButton(thread, thread.closed ? "lock" : "thread")))) : null))),
    el("h2", {}, say("direct-messages")),
    el("ul", {}, el("li", {}, placeButton(state.places.dm, null))),
  );
  setRovingStop(byId("places"), "button");
}

function placeButton(place, sign) {
  const current = place.id === state.here?.id;
  const direct = place.id === state.places.dm.id;
  const name = direct ? state.bot.name : place.name;
  const marks = ["place", place.unread && !current ? "unread" : "", direct ? "direct" : ""].filter(Boolean);
  const words = called(name, place.unread && !current, place.calls);
  return el("button", { type: "button", class: marks.join(" "), "aria-current": current ? "true" : null, "aria-label": words, data: { key: place.id }, onclick: () => go(place.id) },
    direct ? avatar(state.bot, "tiny") : icon(sign), el("span", { class: "place-name" }, name), badge(place.calls));
}

function called(name, unread, count) {
  if (unread) return count ? say("place-unread-waiting", { name, count }) : say("place-unread", { name });
  return count ? say("place-waiting", { name, count }) : name;
}

function title() {
  const place = here();
  if (!place) return;
  const name = nameOfPlace(place);
  const sign = place.guild ? (place.parent ? "thread" : "hash") : "at";
  const parent = place.parent && place.guild.channels.find((each) => each.id === place.parent);
  byId("place-title").replaceChildren(
    icon(sign),
    parent ? el("button", { type: "button", class: "as-link parent", onclick: () => go(parent.id) }, parent.name) : "",
    parent ? el("span", { "aria-hidden": "true", class: "parent" }, "›") : "",
    el("h1", {}, name),
    topicOf(place) ? el("span", { class: "topic" }, topicOf(place)) : "",
  );
  const calls = state.people.find((person) => person.id === state.me.id)?.calls ?? 0;
  document.title = `${calls ? `(${calls}) ` : ""}${place.guild ? `#${name}` : `@${name}`} · ${state.me.name}`;
}
