// A picture in the whole window; a click shows it in its own size, Escape leads back.

import { el, followable } from "./dom.js";
import { icon } from "./icons.js";

export function openLightbox({ url, alt, filename }) {
  const picture = el("img", { src: url, alt: alt || filename, class: "lightbox-picture" });
  const whole = el("button", { type: "button", class: "lightbox-stage", "aria-label": "Show in full size" }, picture);
  whole.addEventListener("click", () => {
    const large = dialog.classList.toggle("large");
    whole.setAttribute("aria-label", large ? "Fit to the window" : "Show in full size");
  });
  const close = el("button", { type: "button", class: "icon-button lightbox-close", "aria-label": "Close the picture", onclick: () => dialog.close() }, icon("close"));
  const dialog = el(
    "dialog",
    { class: "lightbox", "aria-label": alt || filename },
    close,
    el("div", { class: "lightbox-scroll", onclick: (event) => event.target === event.currentTarget && dialog.close() }, whole),
    el("p", { class: "lightbox-words" }, alt ? el("span", {}, alt) : null,
      el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, "Open the file")),
  );
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  close.focus();
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
  const image = el("img", { src: url, alt: alt || filename || "picture", width, height, loading: "lazy", decoding: "async" });
  const button = el(
    "button",
    { type: "button", class: `picture ${size}`, "aria-label": `Enlarge: ${alt || filename || "picture"}`, data: { key: url },
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
