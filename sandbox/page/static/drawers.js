// On narrow screens the lists at the sides slide in, one at a time.

import { byId } from "./dom.js";
import { icon } from "./icons.js";

const NARROW = matchMedia("(max-width: 760px)");
const MIDDLE = matchMedia("(max-width: 1080px)");
let opener = null;

export function startDrawers() {
  const left = byId("open-left");
  const right = byId("open-right");
  left.append(icon("menu"));
  right.append(icon("people"));
  left.addEventListener("click", () => toggle(byId("left"), left));
  right.addEventListener("click", () => {
    if (MIDDLE.matches) toggle(byId("members"), right);
    else document.body.classList.toggle("without-members");
    showState();
  });
  byId("backdrop").addEventListener("click", () => closeDrawers());
  document.addEventListener("keydown", (event) => event.key === "Escape" && !event.defaultPrevented && closeDrawers());
  NARROW.addEventListener("change", () => closeDrawers());
  MIDDLE.addEventListener("change", () => closeDrawers());
  showState();
}

function toggle(drawer, button) {
  const opening = !drawer.classList.contains("open");
  closeDrawers();
  if (!opening) return;
  opener = button;
  drawer.classList.add("open");
  byId("backdrop").hidden = false;
  showState();
  drawer.querySelector("[tabindex='0']")?.focus();
}

export function closeDrawers() {
  const open = document.querySelector(".drawer.open");
  if (!open) return;
  open.classList.remove("open");
  byId("backdrop").hidden = true;
  if (open.contains(document.activeElement) || document.activeElement === document.body) opener?.focus();
  showState();
}

function showState() {
  byId("open-left").setAttribute("aria-expanded", String(byId("left").classList.contains("open")));
  const shown = MIDDLE.matches ? byId("members").classList.contains("open") : !document.body.classList.contains("without-members");
  byId("open-right").setAttribute("aria-expanded", String(shown));
  byId("left").inert = NARROW.matches && !byId("left").classList.contains("open");
  byId("members").inert = !shown;
}
