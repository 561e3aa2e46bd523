// Elements made from data: text is always text, never markup.

export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (key === "class") node.className = value;
    else if (key === "data") Object.assign(node.dataset, value);
    else if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (value === true && !key.startsWith("aria-")) node.setAttribute(key, "");
    else node.setAttribute(key, String(value));
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

// An address that may be followed: a page elsewhere, or a file of our own; anything else is none.
export function followable(url) {
  return /^https?:\/\//i.test(url ?? "") || url?.startsWith("/attachments/") ? url : null;
}

export const byId = (id) => document.getElementById(id);

const FOCUSABLE = "button:not([disabled]), a[href], input:not([disabled]), textarea:not([disabled]), [tabindex]";

export function focusables(container) {
  return [...container.querySelectorAll(FOCUSABLE)].filter((each) => each.tabIndex >= 0 && each.getClientRects().length > 0);
}

// What is focused survives that its surroundings are made anew: by its key, or else by its place.
export function keepingFocus(container, change) {
  const active = document.activeElement;
  if (!active || active === container || !container.contains(active)) {
    change();
    return;
  }
  const key = active.dataset.key;
  const number = focusables(container).indexOf(active);
  change();
  if (document.activeElement !== container && container.contains(document.activeElement)) return;
  const same = key ? container.querySelector(`[data-key="${CSS.escape(key)}"]`) : null;
  same?.focus({ preventScroll: true });
  if (same && document.activeElement === same) return;
  const all = focusables(container);
  all[Math.min(Math.max(number, 0), all.length - 1)]?.focus({ preventScroll: true });
}

// While a button is held down, nothing may move or be made anew: the click would be lost.
const TO_CLICK = 50; // milliseconds from letting go to the click: none for a mouse, a few for a finger
let held = false;
let releasing = 0;
let waiting = [];

export function whenReleased(change) {
  if (held) waiting.push(change);
  else change();
}

function hold(event) {
  if (event.button > 0 || !event.target.closest?.("button, a, [role=option]")) return;
  held = true;
  clearTimeout(releasing);
  releasing = 0;
}

function release() {
  if (!held || releasing) return;
  releasing = setTimeout(() => {
    held = false;
    releasing = 0;
    const changes = waiting;
    waiting = [];
    for (const change of changes) change();
  }, TO_CLICK);
}

document.addEventListener("pointerdown", hold, true);
document.addEventListener("keydown", (event) => event.key === " " && hold(event), true);
for (const end of ["pointerup", "pointercancel", "keyup"]) document.addEventListener(end, release, true);
document.addEventListener("pointermove", (event) => event.buttons === 0 && release(), true);
window.addEventListener("blur", release);

// Arrow keys walk through a list; Tab enters and leaves it once.
export function roving(container, selector, { horizontal = false } = {}) {
  const [back, on] = horizontal ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"];
  container.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const items = [...container.querySelectorAll(selector)];
    const now = items.indexOf(document.activeElement);
    if (now < 0) return;
    const next = { [back]: now - 1, [on]: now + 1, Home: 0, End: items.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    items[(next + items.length) % items.length].focus();
  });
}

export function setRovingStop(container, selector) {
  const items = [...container.querySelectorAll(selector)];
  const current = items.find((item) => item.getAttribute("aria-current") === "true" || item.getAttribute("aria-pressed") === "true") ?? items[0];
  for (const item of items) item.tabIndex = item === current ? 0 : -1;
}

export function announce(text) {
  const region = byId("announcer");
  region.append(el("p", {}, text));
  while (region.children.length > 6) region.firstChild.remove();
}
