// A word at the edge of the page when somebody is called elsewhere.

import { avatar } from "./avatars.js";
import { byId, el } from "./dom.js";
import { icon } from "./icons.js";
import { allPlaces, onNews, state } from "./state.js";
import { say } from "./texts.js";

const SHOWN = 8000;
const MOST = 4;
let mine = null; // calls by place
let others = null; // calls by person
let go = () => {};
let be = () => {};

export function startToasts({ goTo, beSomebody }) {
  go = goTo;
  be = beSomebody;
}

onNews((parts) => {
  if (!state.me || (!parts.has("places") && !parts.has("people") && !parts.has("me"))) return;
  const nowMine = new Map(allPlaces().map((place) => [place.id, place]));
  const nowOthers = new Map(state.people.map((person) => [person.id, person]));
  if (parts.has("me")) mine = null; // somebody else, or elsewhere: nothing of it is news
  if (mine) {
    for (const [id, place] of nowMine) {
      if (place.calls > (mine.get(id)?.calls ?? 0) && id !== state.here.id) {
        const words = place.guild ? say("called-in", { place: place.name }) : say("called-in-direct-messages");
        toast({ face: avatar(state.me, "small"), words, offer: say("go-there"), open: () => go(id), key: `mine ${id}` });
      }
    }
  }
  if (others) {
    for (const [id, person] of nowOthers) {
      if (id !== state.me.id && person.calls > (others.get(id)?.calls ?? 0)) {
        toast({ face: avatar(person, "small"), words: say("called", { name: person.name }), offer: say("be", { name: person.name }), open: () => be(person.id), key: `other ${id}` });
      }
    }
  }
  for (const [id, person] of nowOthers) if (!person.calls || id === state.me.id) remove(`other ${id}`);
  for (const [id, place] of nowMine) if (!place.calls || id === state.here.id) remove(`mine ${id}`);
  mine = nowMine;
  others = nowOthers;
});

function remove(key) {
  for (const each of byId("toasts").children) if (each.dataset.toast === key) each.remove();
}

function toast({ face, words, offer, open, key }) {
  remove(key);
  const close = () => made.remove();
  const made = el("div", { class: "toast", data: { toast: key } }, face, el("span", { class: "toast-words" }, words),
    el("button", { type: "button", class: "btn s1 small", onclick: () => { close(); open(); } }, offer),
    el("button", { type: "button", class: "icon-button tiny", "aria-label": say("dismiss"), onclick: close }, icon("close")));
  const region = byId("toasts");
  region.append(made);
  while (region.children.length > MOST) region.firstChild.remove();
  const fade = () => {
    if (made.matches(":hover, :focus-within")) setTimeout(fade, 2000);
    else close();
  };
  setTimeout(fade, SHOWN);
}
