// A menu as it stands in a message or a form: what was chosen, and the list behind it.

import { avatar } from "./avatars.js";
import { el } from "./dom.js";
import { icon } from "./icons.js";
import { openPicker } from "./picker.js";
import { hereGuild, membersHere } from "./state.js";
import { listed, say } from "./texts.js";

export const STRING = 3, USER = 5, ROLE = 6, MENTIONABLE = 7, CHANNEL = 8;
export const SELECTS = [STRING, USER, ROLE, MENTIONABLE, CHANNEL];

export const people = () =>
  membersHere().map((member) => ({ value: member.id, label: member.name, before: avatar(member, "tiny"), kind: "user" }));
export const roles = () =>
  (hereGuild()?.roles ?? []).map((role) => ({ value: role.id, label: `@${role.name}`, kind: "role" }));
export const channels = (types) =>
  (hereGuild()?.channels ?? [])
    .filter((place) => !types?.length || types.includes(place.type))
    .map((place) => ({ value: place.id, label: `#${place.name}`, kind: "channel" }));

export function itemsOf(component) {
  switch (component.type) {
    case USER:
      return people();
    case ROLE:
      return roles();
    case MENTIONABLE:
      return [...people(), ...roles()];
    case CHANNEL:
      return channels(component.channel_types);
    default:
      return component.options.map((option) => ({
        value: option.value,
        label: option.label,
        description: option.description,
        before: option.emoji?.name ? el("span", { class: "emoji", "aria-hidden": "true" }, option.emoji.name) : null,
      }));
  }
}

export function preset(component) {
  if (component.type === STRING) return component.options.filter((option) => option.default).map((option) => option.value);
  return (component.default_values ?? []).map((value) => String(value.id));
}

export function selectControl(component, { values, choose, label = "", busy = false }) {
  const items = itemsOf(component);
  const shown = items.filter((item) => values.includes(item.value));
  const placeholder = component.placeholder || say("choose");
  const name = label || placeholder;
  const words = listed(shown.map((item) => item.label));
  const control = el(
    "button",
    { type: "button", class: "select", disabled: component.disabled, "aria-haspopup": "listbox", "aria-expanded": "false",
      "aria-label": name === placeholder && !words ? name : say("chosen", { menu: name, chosen: words || placeholder }), "aria-busy": busy || null, data: { key: component.custom_id } },
    el("span", { class: words ? "select-value" : "select-placeholder" }, words || placeholder),
    busy ? dots() : icon("down"),
  );
  control.addEventListener("click", () => {
    if (control.getAttribute("aria-busy")) return;
    const least = component.min_values ?? 1;
    const most = component.max_values ?? 1;
    openPicker({ anchor: control, label: name, items: itemsOf(component), chosen: values, least, most, done: choose });
  });
  control.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    control.click();
  });
  return control;
}

export const dots = () => el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
