// A command being filled in: a field for each option, with what can be chosen or is completed.

import { askQuietly } from "./acts.js";
import { el } from "./dom.js";
import { filesOf } from "./files.js";
import { icon } from "./icons.js";
import { channels, people, roles } from "./select.js";
import { Suggestions } from "./suggestions.js";
import { say } from "./texts.js";

const STRING = 3, INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, ROLE = 8, MENTIONABLE = 9, NUMBER = 10, ATTACHMENT = 11;
const PAUSE = 160;
const FEW = 4; // so many of the options that may be left out are offered at first

export class CommandForm {
  #fields = [];
  #all = false;

  constructor(command, { run, cancel }) {
    this.command = command;
    this.run = run;
    this.cancel = cancel;
    this.hint = el("p", { class: "command-hint", id: "command-hint" }, command.description);
    this.row = el("div", { class: "command-fields" });
    this.more = el("div", { class: "command-more" });
    this.element = el(
      "form",
      { class: "command-form", "aria-label": say("command", { command: command.name }), novalidate: true },
      el("div", { class: "command-line" }, el("strong", { class: "command-name" }, `/${command.name}`), this.row, this.more),
      el("div", { class: "command-below" }, this.hint,
        el("button", { type: "button", class: "btn s2 small", onclick: () => this.cancel() }, say("cancel")),
        el("button", { type: "submit", class: "btn s1 small" }, say("send"))),
    );
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#send();
    });
    this.element.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !event.defaultPrevented) {
        event.preventDefault();
        this.cancel();
      } else if (event.target.matches("[type=submit]") && /^[\p{L}\p{N}]$/u.test(event.key) && !event.ctrlKey && !event.metaKey) {
        const [first] = this.#left();
        if (first) this.#open(first); // and the letter goes there
      }
    });
    for (const option of command.options) if (option.required) this.#add(option);
    this.#offerMore();
  }

  // What was typed or pasted behind the command: `sell: 2 cloth buy: 2 brick`.
  fill(text) {
    const [before, ...given] = this.#parts(text);
    if (before.trim()) this.#field(this.command.options[0]).set(before.trim());
    this.#set(given);
    const missing = this.#fields.find((field) => field.problem());
    missing?.input.blur(); // what it offered before fits no longer
    (missing?.input ?? this.element.querySelector("[type=submit]")).focus();
  }

  // The name of another option, typed into a field, leads to that one.
  spread(field) {
    const [before, ...given] = this.#parts(field.input.value);
    if (!given.length) return false;
    if (before.trim() || field.option.required) field.set(before.trim());
    else if (given[0] !== field.option.name) this.#remove(field);
    this.#set(given);
    this.#field(this.#option(given.at(-2))).input.focus();
    return true;
  }

  #parts(text) {
    const names = this.command.options.map(({ name }) => name).join("|");
    return text.split(new RegExp(`(?:^|\\s)(${names}):(?=\\s|$)`, "u"));
  }

  // Names and texts by turns.
  #set(given) {
    for (let at = 0; at < given.length; at += 2) this.#field(this.#option(given[at])).set(given[at + 1].trim());
  }

  #option(name) {
    return this.command.options.find((option) => option.name === name);
  }

  #field(option) {
    const field = this.#fields.find((each) => each.option === option) ?? this.#add(option);
    this.#offerMore();
    return field;
  }

  #remove(field) {
    this.#fields = this.#fields.filter((each) => each !== field);
    field.element.remove();
  }

  focus() {
    (this.#fields[0]?.input ?? this.element.querySelector("[type=submit]")).focus();
  }

  // Those filled in so far and fitting, as a completion may depend on them.
  async values(except = null) {
    const found = {};
    for (const field of this.#fields) {
      if (field === except || field.problem() || !field.filled()) continue;
      found[field.option.name] = await field.value();
    }
    return found;
  }

  async #send() {
    const wrong = this.#fields.filter((field) => !field.check());
    if (wrong.length) {
      wrong[0].input.focus();
      return;
    }
    this.run(this.command.name, await this.values());
  }

  #add(option) {
    const field = fieldOf(option, this);
    this.#fields.push(field);
    this.row.append(field.element);
    field.input.addEventListener("focus", () => {
      this.hint.textContent = option.description;
    });
    return field;
  }

  #left() {
    return this.command.options.filter((option) => !this.#fields.some((field) => field.option === option));
  }

  #open(option) {
    const field = this.#add(option);
    this.#offerMore();
    field.input.focus();
  }

  #offerMore() {
    const left = this.#left();
    const shown = this.#all || left.length <= FEW + 1 ? left : left.slice(0, FEW);
    const chips = shown.map((option) =>
      el("button", { type: "button", class: "command-add", title: option.description, onclick: () => this.#open(option) }, icon("plus"), option.name));
    const hidden = left.length - shown.length;
    const rest = el("button", { type: "button", class: "command-add", onclick: () => {
      this.#all = true;
      this.#offerMore();
      this.more.children[FEW].focus();
    } }, say("more-options", { count: hidden }));
    this.more.replaceChildren(...chips, ...(hidden ? [rest] : []));
  }

  // On to the first field that still has to be filled in; true if there is one.
  next(after) {
    const from = this.#fields.indexOf(after);
    const following = this.#fields.slice(from + 1).find((field) => !field.filled());
    following?.input.focus();
    return Boolean(following);
  }
}

// People and channels are found with their sign or without it.
function bare(text) {
  return text.trim().toLowerCase().replace(/^[@#]/u, "");
}

function fieldOf(option, form) {
  return option.type === ATTACHMENT ? fileField(option) : new TextField(option, form);
}

function fileField(option) {
  const input = el("input", { type: "file", "aria-label": option.name });
  const wrong = el("span", { class: "problem" });
  const problem = () => (option.required && !input.files.length ? say("needed") : "");
  return {
    option,
    input,
    element: el("label", { class: "command-field" }, el("span", { class: "command-option" }, option.name), input, wrong),
    problem,
    filled: () => input.files.length > 0,
    set: () => {}, // a file cannot be typed
    value: async () => (await filesOf(input))[0],
    check: () => {
      wrong.textContent = problem();
      return !problem();
    },
  };
}

class TextField {
  #picked = null; // {label, value}
  #timer = 0;
  #asked = 0;

  constructor(option, form) {
    this.option = option;
    this.form = form;
    this.input = el("input", { type: "text", class: "command-input", "aria-label": option.name, "aria-describedby": "command-hint", autocomplete: "off", spellcheck: "false", enterkeyhint: "send",
      inputmode: option.type === INTEGER ? "numeric" : option.type === NUMBER ? "decimal" : null, maxlength: option.max_length, size: "8" });
    this.suggestions = new Suggestions(this.input, { label: say("choices-for", { option: option.name }), pick: (item) => this.#pick(item) });
    this.wrong = el("span", { class: "problem", role: "alert" });
    this.element = el("div", { class: "command-field" }, el("span", { class: "command-option", "aria-hidden": "true" }, option.name, option.required ? el("span", { class: "needed" }, "*") : null), this.input, this.wrong, this.suggestions.element);
    this.input.addEventListener("input", () => {
      if (form.spread(this)) return;
      this.set(this.input.value.trimStart());
      this.#suggest(PAUSE);
    });
    this.input.addEventListener("focus", () => this.#suggest(0));
    this.input.addEventListener("blur", () => {
      clearTimeout(this.#timer);
      this.#asked += 1;
      this.suggestions.close();
      if (this.filled()) this.check();
    });
    this.input.addEventListener("keydown", (event) => this.#key(event));
  }

  set(text) {
    this.#picked = null;
    this.wrong.textContent = "";
    if (this.input.value !== text) this.input.value = text;
    this.input.size = Math.min(60, Math.max(8, text.length + 1));
  }

  filled() {
    return this.input.value.trim() !== "";
  }

  problem() {
    const { option } = this;
    const text = this.input.value.trim();
    if (!text) return option.required ? say("needed") : "";
    if (this.#listed()) return this.#match() ? "" : say("from-the-list");
    if (option.type === INTEGER || option.type === NUMBER) {
      const number = Number(text);
      if (Number.isNaN(number) || (option.type === INTEGER && !Number.isInteger(number))) return option.type === INTEGER ? say("whole-number") : say("number");
      if (option.min_value !== undefined && number < option.min_value) return say("at-least", { number: option.min_value });
      if (option.max_value !== undefined && number > option.max_value) return say("at-most", { number: option.max_value });
    }
    if (option.min_length && text.length < option.min_length) return say("at-least-characters", { count: option.min_length });
    return "";
  }

  check() {
    const problem = this.problem();
    this.wrong.textContent = problem;
    this.input.setAttribute("aria-invalid", problem ? "true" : "false");
    return !problem;
  }

  async value() {
    const picked = this.#match() ?? this.#picked;
    if (picked) return picked.value;
    const text = this.input.value.trim();
    return this.option.type === INTEGER || this.option.type === NUMBER ? Number(text) : text;
  }

  // Choices that are known without asking the bot; null if anything can be typed.
  #listed() {
    const { option } = this;
    if (option.choices.length) return option.choices.map((choice) => ({ value: choice.value, label: choice.name }));
    switch (option.type) {
      case BOOLEAN:
        return [{ value: true, label: say("true") }, { value: false, label: say("false") }];
      case USER:
        return people();
      case ROLE:
        return roles();
      case MENTIONABLE:
        return [...people(), ...roles()];
      case CHANNEL:
        return channels(option.channel_types);
      default:
        return null;
    }
  }

  #match() {
    if (this.#picked && this.#listed()) return this.#picked;
    const text = bare(this.input.value);
    const fitting = this.#listed()?.filter((item) => bare(item.label) === text);
    return fitting?.length === 1 ? fitting[0] : null;
  }

  #suggest(pause) {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    const listed = this.#listed();
    const title = this.option.name;
    if (listed) {
      const wanted = this.#picked ? "" : bare(this.input.value);
      this.suggestions.show(listed.filter((item) => bare(item.label).includes(wanted)), { title });
    } else if (this.option.autocomplete) {
      this.#timer = setTimeout(async () => {
        const typed = this.input.value;
        const options = await this.form.values(this);
        const answer = await askQuietly("complete", { name: this.form.command.name, option: this.option.name, typed, options });
        if (asked !== this.#asked) return; // meanwhile something else was typed
        const items = (answer.choices ?? []).map((choice) => ({ value: choice.value, label: choice.name }));
        this.suggestions.show(items, { title, empty: answer.problem ? say("no-choices") : say("nothing-fits") });
      }, pause);
    } else {
      this.suggestions.close();
    }
  }

  #pick(item) {
    if (!item) return;
    this.#picked = item;
    this.#asked += 1;
    this.input.value = item.label;
    this.input.size = Math.min(60, Math.max(8, item.label.length + 1));
    this.suggestions.close();
    this.check();
    if (!this.form.next(this)) this.input.focus();
  }

  #key(event) {
    const { suggestions } = this;
    const offered = suggestions.open && suggestions.listbox.active;
    if (suggestions.open && suggestions.listbox.handle(event)) return;
    if (event.key === "ArrowDown" && !suggestions.open) {
      event.preventDefault();
      this.#suggest(0);
    } else if (event.key === "Enter" && offered && (!this.#picked || offered.value !== this.#picked.value)) {
      event.preventDefault();
      this.#pick(offered);
    } else if (event.key === "Tab" && !event.shiftKey && offered && this.filled() && !this.#picked) {
      event.preventDefault();
      this.#pick(offered);
    } else if (event.key === "Escape" && suggestions.open) {
      event.preventDefault();
      clearTimeout(this.#timer);
      this.#asked += 1;
      suggestions.close();
    } else if (event.key === "Backspace" && !this.input.value && this.form.row.firstElementChild === this.element) {
      event.preventDefault();
      this.form.cancel();
    }
  }
}
