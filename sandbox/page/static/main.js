// The page: who one is and where, kept in the address, and all its parts joined.

import { connectActs } from "./acts.js";
import { focusBox, startComposer } from "./composer.js";
import { Connection } from "./connection.js";
import { byId } from "./dom.js";
import { closeDrawers, startDrawers } from "./drawers.js";
import { startLog } from "./log.js";
import { startPeople } from "./people.js";
import { guildListed, startPlaces } from "./places.js";
import { onNews, state, takeIn } from "./state.js";
import { say } from "./texts.js";
import { startToasts } from "./toasts.js";
import { startWelcome } from "./welcome.js";

const LAST = "last";
let arriving = [];

// "#person/place": a reload, or another window, leads to the same.
function address() {
  const [person, place] = (location.hash.slice(1) || localStorage.getItem(LAST) || "").split("/");
  return { person: person || null, place: place || null };
}

// Whoever has chosen no language uses Discord in the browser's.
const tellWho = (who) => connection.tell("be", { ...who, languages: navigator.languages });

function be(person, place = null) {
  const there = new Promise((resolve) => arriving.push(resolve));
  tellWho({ person, place });
  return there;
}

function go(place) {
  if (!place) return;
  closeDrawers();
  if (place !== state.here?.id) be(state.me.id, place);
}

function beSomebody(person) {
  closeDrawers();
  if (person === state.me?.id) return;
  const waiting = state.people.find((each) => each.id === person)?.calls;
  be(person, waiting ? null : state.here?.id);
}

onNews((parts) => {
  if (!parts.has("moved") || !state.here) return;
  const now = `${state.me.id}/${state.here.id}`;
  if (location.hash.slice(1) !== now) history[location.hash ? "pushState" : "replaceState"](null, "", `#${now}`);
  localStorage.setItem(LAST, now);
  const resolved = arriving;
  arriving = [];
  for (const resolve of resolved) resolve();
});

window.addEventListener("popstate", () => {
  const { person, place } = address();
  if (person !== state.me?.id || place !== state.here?.id) be(person, place);
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !event.defaultPrevented && event.target.closest("#log")) focusBox();
});

// Alt and up or down: the channel before or after, as they are listed.
document.addEventListener("keydown", (event) => {
  if (!event.altKey || event.ctrlKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
  if (!guildListed()) return;
  event.preventDefault();
  const all = [...document.querySelectorAll("#places button")].map((button) => button.dataset.key);
  const step = event.key === "ArrowUp" ? -1 : 1;
  go(all[(all.indexOf(state.here.id) + step + all.length) % all.length]);
});

function connected(now) {
  state.connected = now;
  whatIsMissing();
}

function whatIsMissing() {
  const line = byId("connection");
  let said = "";
  if (!state.connected) said = state.texts ? say("lost") : "…";
  else if (state.bot && !state.bot.online) said = say("offline", { bot: state.bot.name });
  line.hidden = !said;
  if (line.textContent !== said) line.textContent = said;
}

onNews((parts) => parts.has("bot") && whatIsMissing());

byId("skip-to-box").addEventListener("click", () => focusBox());
byId("skip-to-messages").addEventListener("click", () => byId("log").focus());
startDrawers();
startPlaces(go);
startPeople(beSomebody);
startLog(go);
startComposer();
startToasts({ goTo: go, beSomebody });
startWelcome(be);

const connection = new Connection({
  opened: () => {
    connected(true);
    tellWho(state.me ? { person: state.me.id, place: state.here.id } : address());
  },
  news: takeIn,
  closed: () => connected(false),
});
connectActs(connection);
