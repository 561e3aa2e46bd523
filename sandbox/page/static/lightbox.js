// A picture in the whole window; a click shows the point that was clicked in full size, the next one all of it
// again. Escape leads back.

import { el, followable } from "./dom.js";
import { icon } from "./icons.js";
import { say } from "./texts.js";

const TOUCH = matchMedia("(hover: none), (pointer: coarse)");
const LEAST_GAIN = 1.5; // so much larger it becomes at least, also if that is more than its own size
const STEP = 80;

export function openLightbox({ url, alt, filename }) {
  const picture = el("img", { src: url, alt: alt || filename, class: "lightbox-picture" });
  const stage = el("button", { type: "button", class: "lightbox-stage" }, picture);
  const scroll = el("div", { class: "lightbox-scroll" }, stage);
  const hint = el("span", { class: "lightbox-hint" });
  const dialog = el(
    "dialog",
    { class: "lightbox", "aria-label": alt || filename },
    el("button", { type: "button", class: "icon-button lightbox-close", "aria-label": say("close-picture"), onclick: () => dialog.close() }, icon("close")),
    scroll,
    el("div", { class: "lightbox-words" }, hint, alt ? inWords(alt) : null,
      el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, say("open-file"))),
  );
  const tell = () => {
    const large = dialog.classList.contains("large");
    stage.setAttribute("aria-label", large ? say("fit-window") : say("full-size"));
    const wider = picture.naturalWidth > innerWidth;
    hint.textContent = TOUCH.matches && wider ? (large ? say("tap-for-all") : say("tap-to-enlarge")) : "";
  };
  stage.addEventListener("click", (event) => {
    zoom(dialog, scroll, picture, event.detail ? event : null); // none for a key: then its middle
    tell();
  });
  picture.addEventListener("load", tell);
  scroll.addEventListener("click", (event) => event.target === scroll && dialog.close());
  dialog.addEventListener("keydown", (event) => {
    const [right, down] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [0, 0];
    if (!right && !down) return;
    event.preventDefault();
    scroll.scrollBy(right * STEP, down * STEP);
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  tell();
  dialog.showModal();
  stage.focus({ preventScroll: true });
}

// What a picture shows is long to tell, and would leave little room for the picture itself.
function inWords(alt) {
  return el("details", {}, el("summary", {}, say("what-it-shows")), el("p", {}, alt));
}

function zoom(dialog, scroll, picture, point) {
  const before = picture.getBoundingClientRect();
  const across = point ? (point.clientX - before.left) / before.width : 0.5;
  const down = point ? (point.clientY - before.top) / before.height : 0.5;
  const large = dialog.classList.toggle("large");
  picture.style.width = large ? `${Math.max(picture.naturalWidth, before.width * LEAST_GAIN)}px` : "";
  if (!large) return;
  const now = picture.getBoundingClientRect();
  const window = scroll.getBoundingClientRect();
  scroll.scrollLeft += now.left + across * now.width - (window.left + window.width / 2);
  scroll.scrollTop += now.top + down * now.height - (window.top + window.height / 2);
}

const loaded = new Set();

// Resolves when all of them can be shown at once, or after a moment; null if they already can.
export function whenLoaded(urls) {
  const missing = urls.filter((url) => !loaded.has(url));
  if (!missing.length) return null;
  const loading = missing.map(async (url) => {
    const image = new Image();
    image.src = url;
    await image.decode().catch(() => {});
    loaded.add(url);
  });
  return Promise.race([Promise.all(loading), new Promise((resolve) => setTimeout(resolve, 1000))]);
}

// A picture in a message. Addresses elsewhere are not asked for; they are only named.
export function picture({ url, alt, filename, width, height }, size = "") {
  if (!url.startsWith("/attachments/")) {
    return el("a", { href: followable(url), target: "_blank", rel: "noopener noreferrer", class: "elsewhere" }, alt || url);
  }
  const image = el("img", { src: url, alt: alt || filename || say("picture"), width, height, loading: "lazy", decoding: "async" });
  const button = el(
    "button",
    { type: "button", class: `picture ${size}`, "aria-label": say("enlarge", { what: alt || filename || say("picture") }), data: { key: url },
      onclick: () => openLightbox({ url, alt, filename }) },
    image,
  );
  if (width && height && !size) {
    // Its place is kept before it is loaded, so that nothing jumps.
    button.classList.add("sized");
    button.style.setProperty("--width", width);
    button.style.setProperty("--ratio", width / height);
  }
  return button;
}
