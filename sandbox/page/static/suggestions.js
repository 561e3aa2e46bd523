// Choices above a field while one types into it.

import { el } from "./dom.js";
import { Listbox } from "./listbox.js";

export class Suggestions {
  constructor(input, { label, pick }) {
    this.input = input;
    this.listbox = new Listbox({ label, pick });
    this.listbox.owner = input;
    this.title = el("div", { class: "suggestions-title" });
    this.element = el("div", { class: "suggestions", hidden: true }, this.title, this.listbox.element);
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", this.listbox.id);
    this.close();
  }

  get open() {
    return !this.element.hidden;
  }

  show(items, { title = "", empty, active = 0 } = {}) {
    this.title.textContent = title;
    this.title.hidden = !title;
    this.listbox.show(items, { active, empty });
    this.element.hidden = false;
    this.input.setAttribute("aria-expanded", "true");
  }

  close() {
    this.element.hidden = true;
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
  }
}
