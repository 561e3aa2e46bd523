// A list of choices with one of them active: for menus, commands and completions alike.

import { el } from "./dom.js";
import { say } from "./texts.js";

let lists = 0;

export class Listbox {
  #items = [];
  #active = -1;

  constructor({ label, multiple = false, pick }) {
    this.id = `list-${++lists}`;
    this.pick = pick;
    this.element = el("ul", { class: "listbox", role: "listbox", id: this.id, "aria-label": label, "aria-multiselectable": multiple || null });
    this.owner = this.element; // who has the focus, and tells which one is active
    // A press must not take the focus away from where one types.
    this.element.addEventListener("mousedown", (event) => event.preventDefault());
  }

  // Items: {value, label, description, before, chosen}
  show(items, { active = 0, empty = say("nothing-fits") } = {}) {
    this.#items = items;
    const rows = items.map((item, number) =>
      el(
        "li",
        { role: "option", id: `${this.id}-${number}`, "aria-selected": item.chosen ? "true" : "false", class: "option",
          onclick: () => this.pick(item), onmousemove: () => this.#activate(number) },
        item.before ?? null,
        el("span", { class: "option-words" },
          el("span", { class: "option-label" }, item.label),
          item.description ? el("span", { class: "option-description" }, item.description) : null),
      ),
    );
    this.element.replaceChildren(...(rows.length ? rows : [el("li", { class: "option-none", role: "presentation" }, empty)]));
    this.#active = -1;
    this.#activate(items.length ? Math.max(0, Math.min(active, items.length - 1)) : -1, true);
  }

  get active() {
    return this.#items[this.#active] ?? null;
  }

  get size() {
    return this.#items.length;
  }

  // True if the key was for the list.
  handle(event) {
    const last = this.#items.length - 1;
    if (last < 0) return false;
    const next = {
      ArrowDown: this.#active >= last ? 0 : this.#active + 1,
      ArrowUp: this.#active <= 0 ? last : this.#active - 1,
      PageDown: Math.min(last, this.#active + 8),
      PageUp: Math.max(0, this.#active - 8),
    }[event.key];
    if (next === undefined || event.altKey) return false;
    event.preventDefault();
    this.#activate(next, true);
    return true;
  }

  mark(isChosen) {
    [...this.element.children].forEach((row, number) => {
      if (this.#items[number]) row.setAttribute("aria-selected", String(isChosen(this.#items[number])));
    });
  }

  #activate(number, scroll = false) {
    this.element.children[this.#active]?.classList.remove("active");
    this.#active = number;
    const row = number >= 0 ? this.element.children[number] : null;
    row?.classList.add("active");
    if (row) this.owner.setAttribute("aria-activedescendant", row.id);
    else this.owner.removeAttribute("aria-activedescendant");
    if (scroll && row) {
      const box = this.element;
      if (row.offsetTop < box.scrollTop) box.scrollTop = row.offsetTop;
      else if (row.offsetTop + row.offsetHeight > box.scrollTop + box.clientHeight) {
        box.scrollTop = row.offsetTop + row.offsetHeight - box.clientHeight;
      }
    }
  }
}
