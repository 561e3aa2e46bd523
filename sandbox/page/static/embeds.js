// The older kind of box below a message.

import { el, followable } from "./dom.js";
import { picture } from "./lightbox.js";
import { richLine, richText } from "./rich_text.js";

export function embed(made, context) {
  const link = (words, url) =>
    followable(url) ? el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, words) : words;
  const box = el(
    "div",
    { class: "container accented embed" },
    made.author?.name ? el("div", { class: "embed-author" }, link(made.author.name, made.author.url)) : null,
    made.title ? el("div", { class: "embed-title" }, link(richLine(made.title), made.url)) : null,
    made.description ? richText(made.description, context) : null,
    made.fields?.length
      ? el("dl", { class: "embed-fields" }, made.fields.map((field) =>
          el("div", { class: field.inline ? "inline" : "" }, el("dt", {}, richLine(field.name)), el("dd", {}, richText(field.value, context)))))
      : null,
    made.image?.url ? picture({ url: made.image.url }) : null,
    made.thumbnail?.url ? picture({ url: made.thumbnail.url }, "thumbnail") : null,
    made.footer?.text ? el("div", { class: "embed-foot" }, made.footer.text) : null,
  );
  if (typeof made.color === "number") box.style.setProperty("--accent-colour", `#${made.color.toString(16).padStart(6, "0")}`);
  return box;
}
