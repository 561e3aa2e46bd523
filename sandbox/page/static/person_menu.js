// The menu on a person, as a click with the right button opens it: what bots offer to do there.

import { actOrNotice, notice } from "./acts.js";
import { el } from "./dom.js";
import { closeDrawers } from "./drawers.js";
import { icon } from "./icons.js";
import { openPicker } from "./picker.js";
import { state } from "./state.js";
import { say } from "./texts.js";

export function menuButton(person) {
  return el("button", { type: "button", class: "icon-button tiny person-more", "aria-label": say("apps-on", { name: person.name }), title: say("apps-on", { name: person.name }), "aria-haspopup": "listbox", data: { key: `apps ${person.id}` }, onclick: (event) => openPersonMenu(event.currentTarget, person) }, icon("more"));
}

// On whatever shows somebody; `anchor`: where the menu opens, if not there.
export function withMenu(node, person, anchor = node) {
  node.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    openPersonMenu(anchor, person);
  });
  return node;
}

function openPersonMenu(anchor, person) {
  const items = state.here?.on_people.map((name) => ({ label: name, value: name })) ?? [];
  if (!items.length) {
    notice(say("no-apps-on", { name: person.name }));
    return;
  }
  openPicker({
    anchor, label: say("apps-on", { name: person.name }), items, chosen: [], least: 1, most: 1,
    done: ([name]) => {
      closeDrawers();
      actOrNotice("use", { name, person: person.id });
    },
  });
}
