// The list that opens below a menu: one choice or several, filtered as one types.

import { el } from "./dom.js";
import { Listbox } from "./listbox.js";
import { say } from "./texts.js";

const FILTER_FROM = 9;
let open = null;

export function closePicker() {
  open?.close(false);
}

export function openPicker({ anchor, label, items, chosen, least, most, done }) {
  const again = open?.anchor === anchor;
  closePicker();
  if (again) return;
  const multiple = most > 1 || least === 0;
  const picked = new Set(chosen);
  const before = [...picked].join();
  const listbox = new Listbox({ label, multiple, pick });
  const filter = items.length >= FILTER_FROM
    ? el("input", { type: "text", class: "picker-filter", placeholder: say("search"), "aria-label": say("search-in", { menu: label }), role: "combobox", "aria-controls": listbox.id, "aria-expanded": "true", autocomplete: "off" })
    : null;
  const finish = el("button", { type: "button", class: "btn s1 small", onclick: () => close(true, true) }, say("done"));
  const hint = el("span", { class: "picker-hint" });
  const popup = el("div", { class: "picker" }, filter, listbox.element, multiple ? el("div", { class: "picker-foot" }, hint, finish) : null);
  const typing = filter ?? listbox.element;
  listbox.owner = typing;
  if (!filter) listbox.element.tabIndex = 0;

  const offered = () => {
    const wanted = (filter?.value ?? "").trim().toLowerCase();
    return items
      .filter((item) => `${item.label} ${item.description ?? ""}`.toLowerCase().includes(wanted))
      .map((item) => ({ ...item, chosen: picked.has(item.value) }));
  };

  function update() {
    hint.textContent = least === most ? say("choose-count", { count: most }) : least ? say("choose-range", { least, count: most }) : say("choose-up-to", { count: most });
    finish.disabled = picked.size < least || picked.size > most;
    listbox.mark((item) => picked.has(item.value));
  }

  function pick(item) {
    if (!item) return;
    if (!multiple) {
      picked.clear();
      picked.add(item.value);
      close(true, true);
      return;
    }
    if (picked.has(item.value)) picked.delete(item.value);
    else if (picked.size < most) picked.add(item.value);
    else if (most === 1) {
      picked.clear();
      picked.add(item.value);
    }
    update();
  }

  function close(take, focus = false) {
    if (open !== opened) return;
    open = null;
    document.removeEventListener("pointerdown", outside, true);
    window.removeEventListener("resize", place);
    document.removeEventListener("scroll", scrolled, true);
    popup.remove();
    anchor.setAttribute("aria-expanded", "false");
    if (focus) anchor.focus({ preventScroll: true });
    const fits = picked.size >= least && picked.size <= most;
    const changed = !multiple || [...picked].join() !== before;
    if (take && fits && changed) done(items.filter((item) => picked.has(item.value)).map((item) => item.value));
  }

  const outside = (event) => {
    if (!popup.contains(event.target) && !anchor.contains(event.target)) close(true);
  };
  const scrolled = (event) => {
    if (!popup.contains(event.target)) place();
  };

  function place() {
    const box = anchor.getBoundingClientRect();
    const below = innerHeight - box.bottom - 12;
    const above = box.top - 12;
    const up = below < Math.min(280, popup.scrollHeight) && above > below;
    popup.style.width = `${box.width}px`;
    popup.style.left = `${Math.max(8, Math.min(box.left, innerWidth - popup.offsetWidth - 8))}px`;
    popup.style.maxHeight = `${Math.max(120, Math.min(360, up ? above : below))}px`;
    popup.style.top = up ? "auto" : `${box.bottom + 4}px`;
    popup.style.bottom = up ? `${innerHeight - box.top + 4}px` : "auto";
  }

  popup.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      close(false, true);
    } else if (event.target === finish) {
      return;
    } else if (event.key === "Enter" || (event.key === " " && !filter)) {
      event.preventDefault();
      pick(listbox.active);
    } else if (event.key === "Tab") {
      if (multiple && !event.shiftKey) return;
      close(true, true);
    } else {
      listbox.handle(event);
    }
  });
  filter?.addEventListener("input", () => {
    listbox.show(offered());
  });

  const opened = { anchor, close };
  open = opened;
  anchor.setAttribute("aria-expanded", "true");
  (anchor.closest("dialog, main") ?? document.body).append(popup);
  const shown = offered();
  listbox.show(shown, { active: Math.max(0, shown.findIndex((item) => item.chosen)) });
  update();
  place();
  typing.focus({ preventScroll: true });
  document.addEventListener("pointerdown", outside, true);
  document.addEventListener("scroll", scrolled, true);
  window.addEventListener("resize", place);
}
