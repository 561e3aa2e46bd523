// A form that the bot opened: its fields, what has to be filled in, and what is sent.

import { problemOf } from "./acts.js";
import { el } from "./dom.js";
import { icon } from "./icons.js";
import { filesOf } from "./files.js";
import { richText } from "./rich_text.js";
import { dots, preset, selectControl, SELECTS } from "./select.js";
import { say } from "./texts.js";

const ROW = 1, TEXT_INPUT = 4, TEXT = 10, LABEL = 18, FILES = 19, RADIO = 21, BOXES = 22, BOX = 23;
let fields = 0;

export function openForm(form, submit) {
  const made = form.components.map(field).filter(Boolean);
  const problem = el("p", { class: "problem", role: "alert" });
  const send = el("button", { type: "submit", class: "btn s1" }, say("submit"));
  const cancel = el("button", { type: "button", class: "btn s2", onclick: () => dialog.close() }, say("cancel"));
  const body = el(
    "form",
    { method: "dialog", novalidate: true },
    el("header", {}, el("h2", { id: "form-title" }, form.title),
      el("button", { type: "button", class: "icon-button", "aria-label": say("close"), onclick: () => dialog.close() }, icon("close"))),
    el("div", { class: "form-fields" }, made.map((each) => each.element)),
    problem,
    el("footer", {}, cancel, send),
  );
  const dialog = el("dialog", { class: "form", "aria-labelledby": "form-title" }, body);
  body.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (send.getAttribute("aria-busy")) return;
    const wrong = made.filter((each) => !each.check());
    if (wrong.length) {
      wrong[0].focus();
      return;
    }
    const values = {};
    for (const each of made) if (each.id) values[each.id] = await each.value();
    send.setAttribute("aria-busy", "true");
    send.replaceChildren(dots());
    problem.textContent = "";
    const answer = await submit(values);
    send.removeAttribute("aria-busy");
    send.replaceChildren(say("submit"));
    if (answer.problem) problem.textContent = problemOf(answer);
    else dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  (made.find((each) => each.id) ?? { focus: () => send.focus() }).focus();
}

function field(component) {
  switch (component.type) {
    case TEXT:
      return { element: richText(component.content), check: () => true };
    case ROW:
      return entry(component.components[0], component.components[0].label, "");
    case LABEL:
      return entry(component.component, component.label, component.description);
    default:
      return null;
  }
}

function entry(component, label, description) {
  const number = ++fields;
  const required = component.required ?? component.type !== BOX;
  const wrong = el("p", { class: "problem", id: `wrong-${number}` });
  const control = controlOf(component, label, `field-${number}`, `about-${number} wrong-${number}`);
  const element = el(
    component.type === RADIO || component.type === BOXES ? "fieldset" : "div",
    { class: "field" },
    el(component.type === RADIO || component.type === BOXES ? "legend" : "label", { for: `field-${number}`, class: "field-label" },
      label, required ? el("span", { class: "needed", title: say("needed") }, " *") : null),
    el("p", { class: "field-description", id: `about-${number}` }, description || ""),
    control.element,
    wrong,
  );
  const check = () => {
    const problem = control.problem(required);
    wrong.textContent = problem;
    control.element.setAttribute("aria-invalid", problem ? "true" : "false");
    return !problem;
  };
  element.addEventListener("change", () => wrong.textContent && check());
  return { id: component.custom_id, element, check, value: control.value, focus: control.focus };
}

function controlOf(component, label, id, describedby) {
  if (SELECTS.includes(component.type)) return menu(component, label, id);
  switch (component.type) {
    case RADIO:
    case BOXES:
      return ticks(component, id);
    case BOX:
      return box(component, id);
    case FILES:
      return files(component, id);
    default:
      return input(component, id, describedby);
  }
}

function input(component, id, describedby) {
  const least = component.min_length ?? 0;
  const most = component.max_length ?? 4000;
  const props = { id, placeholder: component.placeholder, maxlength: most, "aria-describedby": describedby, autocomplete: "off", class: "entry" };
  const element = component.style === 2 ? el("textarea", { ...props, rows: "4" }) : el("input", { ...props, type: "text" });
  element.value = component.value ?? "";
  return {
    element,
    focus: () => element.focus(),
    value: () => element.value,
    problem: (required) => {
      if (!element.value.trim()) return required ? say("needed-here") : "";
      return element.value.length < least ? say("at-least-characters", { count: least }) : "";
    },
  };
}

function menu(component, label, id) {
  let values = preset(component);
  const element = el("div");
  const show = () => {
    const control = selectControl(component, { values, label, choose: (picked) => {
      values = picked;
      show();
      element.querySelector("button").focus();
      element.dispatchEvent(new Event("change", { bubbles: true }));
    } });
    control.id = id;
    element.replaceChildren(control);
  };
  show();
  return {
    element,
    focus: () => element.querySelector("button").focus(),
    value: () => values,
    problem: (required) => (required && !values.length ? say("please-choose") : ""),
  };
}

function ticks(component, id) {
  const several = component.type === BOXES;
  const inputs = component.options.map((option, number) => {
    const input = el("input", { type: several ? "checkbox" : "radio", name: id, id: number ? `${id}-${number}` : id, value: option.value });
    input.checked = Boolean(option.default);
    return input;
  });
  const element = el("div", { class: "ticks" }, component.options.map((option, number) =>
    el("label", { class: "tick" }, inputs[number], el("span", { class: "option-words" }, el("span", {}, option.label),
      option.description ? el("span", { class: "option-description" }, option.description) : null))));
  const picked = () => inputs.filter((each) => each.checked).map((each) => each.value);
  return {
    element,
    focus: () => inputs[0]?.focus(),
    value: () => (several ? picked() : picked()[0] ?? null),
    problem: (required) => {
      const most = component.max_values ?? inputs.length;
      if (required && !picked().length) return say("please-choose");
      return several && picked().length > most ? say("at-most-chosen", { count: most }) : "";
    },
  };
}

function box(component, id) {
  const element = el("input", { type: "checkbox", id, class: "box" });
  element.checked = Boolean(component.default);
  return { element, focus: () => element.focus(), value: () => element.checked, problem: (required) => (required && !element.checked ? say("needed-here") : "") };
}

function files(component, id) {
  const element = el("input", { type: "file", id, multiple: (component.max_values ?? 1) > 1 });
  return {
    element,
    focus: () => element.focus(),
    value: () => filesOf(element),
    problem: (required) => (required && !element.files.length ? say("choose-file") : ""),
  };
}
