// The box at the bottom: a message as one types it, or a command once it begins with a slash.

import { actOrNotice } from "./acts.js";
import { byId, el } from "./dom.js";
import { CommandForm } from "./command_form.js";
import { icon } from "./icons.js";
import { focusNewest, toBottom } from "./log.js";
import { meant, sendable } from "./mentions.js";
import { here, nameOfPlace, onNews, state } from "./state.js";
import { Suggestions } from "./suggestions.js";
import { say } from "./texts.js";

const LONGEST = 2000;
const narrow = matchMedia("(max-width: 760px)");
const drafts = new Map();
let form = null;
let key = "";

const input = el("textarea", { id: "box", rows: "1", "data-label": "box", maxlength: LONGEST, spellcheck: "true", enterkeyhint: "send" });
const send = el("button", { type: "button", class: "icon-button send", "data-label": "send", onclick: () => write() }, icon("send"));
const slash = el("button", { type: "button", class: "icon-button slash", "data-label": "commands", "data-title": "commands", onclick: () => openPalette() }, icon("slash"));
const palette = new Suggestions(input, { label: null, pick: (item) => item && take(item) });
palette.listbox.element.dataset.label = "commands-and-people";
const plain = el("div", { class: "plain-box" }, slash, input, send, palette.element);

export function startComposer() {
  byId("composer").append(plain);
  input.addEventListener("input", () => {
    grow();
    drafts.set(key, input.value);
    offer();
  });
  input.addEventListener("blur", () => palette.close());
  input.addEventListener("focus", () => offer());
  input.addEventListener("keydown", (event) => {
    if (palette.open) {
      if (palette.listbox.handle(event)) return;
      if ((event.key === "Enter" || event.key === "Tab") && palette.listbox.active) {
        event.preventDefault();
        take(palette.listbox.active);
        return;
      }
      if (event.key === "Escape") {
        event.preventDefault();
        palette.close();
        return;
      }
    }
    if (event.key === "ArrowUp" && !event.altKey && !input.value && focusNewest()) event.preventDefault();
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      write();
    }
  });
}

narrow.addEventListener("change", hint);

export const focusBox = () => (form ? form.focus() : input.focus());

onNews((parts) => {
  if (!parts.has("moved") && !parts.has("here") && !parts.has("places")) return;
  const place = here();
  if (!place) return;
  const now = `${state.me.id}/${place.id}`;
  if (now !== key || parts.has("texts")) {
    const focused = byId("composer").contains(document.activeElement);
    key = now;
    leaveForm();
    input.value = drafts.get(key) ?? "";
    palette.close();
    if (focused) input.focus();
  }
  input.disabled = !state.here.may_write;
  hint();
  slash.disabled = !state.here.commands.length;
  grow();
});

// What can be written here, in as many words as there is room for.
function hint() {
  const place = here();
  if (!place) return;
  const name = place.guild ? `#${nameOfPlace(place)}` : `@${nameOfPlace(place)}`;
  const write = narrow.matches ? say("write", { place: name }) : say("write-or-command", { place: name });
  input.placeholder = state.here.may_write ? write : say("read-only", { place: name });
}

function grow() {
  input.style.height = "auto";
  input.style.height = `${Math.min(input.scrollHeight, 200)}px`;
  send.disabled = !input.value.trim();
}

function openPalette() {
  if (!input.value.startsWith("/")) input.value = "/";
  input.focus();
  grow();
  offer();
}

// After "@" people, after a slash commands.
function offer() {
  const text = input.value;
  if (!text.startsWith("/") || text.includes("\n")) {
    const found = meant(text.slice(0, input.selectionStart));
    if (found?.length) palette.show(found, { title: say("people") });
    else palette.close();
    return;
  }
  const typed = text.slice(1).toLowerCase();
  const exact = state.here.commands.find((command) => command.name === typed.trimEnd());
  if (typed.endsWith(" ") && exact && !state.here.commands.some((command) => command.name.startsWith(`${exact.name} `))) {
    choose(exact);
    return;
  }
  const begun = state.here.commands.find(({ name, options }) => options.length && text.startsWith(`/${name} `) && /\S/.test(text.slice(name.length + 2)));
  if (begun) {
    choose(begun).fill(text.slice(begun.name.length + 2));
    return;
  }
  const found = fitting(state.here.commands, typed);
  palette.show(found.map((command) => ({ value: command.name, label: `/${command.name}`, description: command.description, command })), {
    title: say("commands"), empty: say("no-command"),
  });
}

// Those in whose names the typed words begin words, in the same order, and best of all the name itself;
// only if there are none, those that have them anywhere. Accents may be left out.
function fitting(commands, typed) {
  const words = unaccented(typed).split(/\s+/).filter(Boolean);
  const begin = ({ name }) => {
    const parts = unaccented(name).split(/[ _-]/);
    return words.every((word) => {
      const at = parts.findIndex((part) => part.startsWith(word));
      if (at >= 0) parts.splice(0, at + 1);
      return at >= 0;
    });
  };
  const found = commands.filter(begin);
  if (!found.length) return commands.filter(({ name }) => words.every((word) => unaccented(name).includes(word)));
  const isBegun = ({ name }) => unaccented(name).startsWith(unaccented(typed));
  const group = ({ name }) => name.split(" ")[0];
  return found.sort((a, b) => isBegun(b) - isBegun(a) || group(a).localeCompare(group(b), document.documentElement.lang));
}

function unaccented(text) {
  return text.normalize("NFD").replace(/\p{Mark}/gu, "");
}

function take({ command, filled }) {
  if (command) {
    choose(command);
    return;
  }
  palette.close();
  input.value = filled + input.value.slice(input.selectionStart);
  input.setSelectionRange(filled.length, filled.length);
  drafts.set(key, input.value);
  grow();
}

function choose(command) {
  palette.close();
  input.value = "";
  drafts.delete(key);
  if (!command.options.length) {
    run(command.name, {});
    return;
  }
  form = new CommandForm(command, {
    run,
    cancel: () => {
      leaveForm();
      input.focus();
    },
  });
  plain.hidden = true;
  byId("composer").append(form.element);
  form.focus();
  return form;
}

function leaveForm() {
  form?.element.remove();
  form = null;
  plain.hidden = false;
}

async function run(name, options) {
  leaveForm();
  if (!matchMedia("(hover: none)").matches) input.focus(); // there, a keyboard would slide in
  grow();
  toBottom();
  await actOrNotice("command", { name, options });
}

async function write() {
  const text = input.value.trim();
  if (!text) return;
  if (text.startsWith("/") && palette.open) return;
  toBottom();
  const answer = await actOrNotice("write", { text: sendable(text) });
  if (answer.problem) return;
  input.value = "";
  drafts.delete(key);
  grow();
}
