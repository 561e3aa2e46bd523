// What a bot puts into a message: texts, pictures, buttons and menus, in rows and boxes.

import { el, followable } from "./dom.js";
import { sizeOf } from "./files.js";
import { icon } from "./icons.js";
import { picture } from "./lightbox.js";
import { richText } from "./rich_text.js";
import { dots, preset, selectControl, SELECTS } from "./select.js";
import { placeLinked } from "./state.js";
import { say } from "./texts.js";

const ROW = 1, BUTTON = 2, SECTION = 9, TEXT = 10, THUMBNAIL = 11, GALLERY = 12, FILE = 13, SEPARATOR = 14, CONTAINER = 17;
const LINK = 5;

// `context`: {message, go, busy(id), chosen(id), click(id), choose(id, values)}
export function component(made, context) {
  if (SELECTS.includes(made.type)) return menu(made, context);
  switch (made.type) {
    case ROW:
      return el("div", { class: "row" }, made.components.map((inner) => component(inner, context)));
    case BUTTON:
      return button(made, context);
    case SECTION:
      return el("div", { class: "section" },
        el("div", { class: "section-words" }, made.components.map((inner) => component(inner, context))),
        el("div", { class: "section-beside" }, component(made.accessory, context)));
    case TEXT:
      return richText(made.content, { mentions: context.message.mentions, go: context.go });
    case THUMBNAIL:
      return spoilable(made.spoiler, picture(media(made.media, made.description, context), "thumbnail"));
    case GALLERY:
      return el("div", { class: `gallery of-${Math.min(made.items.length, 4)}` },
        made.items.map((item) => spoilable(item.spoiler, picture(media(item.media, item.description, context)))));
    case FILE:
      return fileCard(context.message.files[made.file.attachment_id] ?? { url: made.file.url, filename: made.name ?? say("file") });
    case SEPARATOR:
      return el("div", { class: `separator ${made.spacing === 2 ? "wide" : ""} ${made.divider === false ? "bare" : ""}`, role: made.divider === false ? null : "separator" });
    case CONTAINER: {
      const box = el("div", { class: "container" }, made.components.map((inner) => component(inner, context)));
      if (made.accent_color !== null && made.accent_color !== undefined) {
        box.classList.add("accented");
        box.style.setProperty("--accent-colour", `#${made.accent_color.toString(16).padStart(6, "0")}`);
      }
      return spoilable(made.spoiler, box);
    }
    default:
      return el("div", { class: "unknown" }, say("unknown-component"));
  }
}

function button(made, context) {
  const emoji = made.emoji?.name ? el("span", { class: "emoji", "aria-hidden": "true" }, made.emoji.name) : null;
  const place = made.style === LINK && placeLinked(made.url);
  if (place && context.go && !made.disabled) {
    return el("button", { type: "button", class: "btn s2 link", onclick: () => context.go(place.id) }, emoji, made.label ?? "");
  }
  if (made.style === LINK) {
    return el("a", { class: "btn s2 link", href: made.disabled ? null : followable(made.url), target: "_blank", rel: "noopener noreferrer" }, emoji, made.label ?? "", el("span", { "aria-hidden": "true" }, " ↗"));
  }
  const busy = context.busy(made.custom_id);
  return el(
    "button",
    { type: "button", class: `btn s${made.style}`, disabled: made.disabled, "aria-busy": busy || null, "aria-label": busy || !made.label ? made.label || made.emoji?.name : null,
      data: { key: made.custom_id }, onclick: () => !context.busy(made.custom_id) && context.click(made.custom_id) },
    busy ? dots() : [emoji, made.label ?? ""],
  );
}

function menu(made, context) {
  return selectControl(made, {
    values: context.chosen(made.custom_id) ?? preset(made),
    busy: context.busy(made.custom_id),
    choose: (values) => context.choose(made.custom_id, values),
  });
}

function media(found, description, context) {
  const file = context.message.files[found.attachment_id];
  return { url: file?.url ?? found.url, filename: file?.filename, alt: description || file?.alt, width: file?.width, height: file?.height };
}

export function fileCard({ url, filename, size }) {
  const known = url.startsWith("/attachments/");
  return el("a", { class: "file", href: followable(url), target: "_blank", rel: "noopener noreferrer", download: known ? filename : null },
    icon("file"), el("span", { class: "option-words" }, el("span", { class: "file-name" }, filename),
      size === undefined ? null : el("span", { class: "option-description" }, sizeOf(size))));
}

export function spoilable(hidden, node) {
  if (!hidden) return node;
  const cover = el("button", { type: "button", class: "cover", "aria-label": say("show-spoiler") }, say("spoiler"));
  const box = el("div", { class: "covered" }, node, cover);
  node.inert = true;
  cover.addEventListener("click", () => {
    node.inert = false;
    box.replaceWith(node);
  });
  return box;
}
