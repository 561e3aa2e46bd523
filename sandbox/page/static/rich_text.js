// The tree of a text as elements. Only the tags named here are ever made from a message.

import { el } from "./dom.js";
import { blocks, inline } from "./markdown.js";
import { allPlaces, knownUsers, nameOfPlace, placeLinked, state } from "./state.js";
import { say } from "./texts.js";
import { timeElement } from "./times.js";

const TAGS = { bold: "strong", italic: "em", underline: "u", strike: "s" };

export function richText(text, { mentions = {}, go = null } = {}) {
  const context = { mentions, go };
  return el("div", { class: "text" }, ranked(blocks(text)).map((block) => blockElement(block, context)));
}

export function richLine(text, context = {}) {
  return el("span", { class: "text" }, inline(text).map((part) => inlineElement(part, { mentions: {}, ...context })));
}

// Headings that follow each other never skip a level, however large they are written.
function ranked(found) {
  const above = [];
  for (const block of found) {
    if (block.kind !== "heading") continue;
    while (above.at(-1) >= block.level) above.pop();
    above.push(block.level);
    block.rank = above.length;
  }
  return found;
}

function blockElement(block, context) {
  const inside = () => block.inner.map((part) => inlineElement(part, context));
  switch (block.kind) {
    case "fence":
      return el("pre", { tabindex: "0" }, el("code", {}, block.text));
    case "heading":
      return el(`h${(block.rank ?? 1) + 2}`, { class: `heading-${block.level}` }, inside());
    case "small":
      return el("p", { class: "small" }, inside());
    case "quote":
      return el("blockquote", {}, block.inner.map((inner) => blockElement(inner, context)));
    case "list":
      return listElement(block, context);
    default:
      return el("p", {}, inside());
  }
}

function listElement(list, context) {
  const items = list.items.map((item) =>
    el("li", {}, item.inner.map((part) => inlineElement(part, context)), item.list && listElement(item.list, context)),
  );
  return list.start === null ? el("ul", {}, items) : el("ol", { start: list.start }, items);
}

function inlineElement(part, context) {
  const inside = () => part.inner.map((inner) => inlineElement(inner, context));
  switch (part.kind) {
    case "text":
      return document.createTextNode(part.text);
    case "break":
      return el("br");
    case "code":
      return el("code", {}, part.text);
    case "spoiler":
      return spoiler(inside());
    case "user": {
      const name = knownUsers().get(part.id)?.name ?? context.mentions[part.id];
      return el("span", { class: part.id === state.me?.id ? "mention mine" : "mention" }, `@${name ?? say("unknown-person")}`);
    }
    case "role": {
      const roles = state.places.guilds.flatMap((guild) => guild.roles);
      return el("span", { class: "mention" }, `@${roles.find((role) => role.id === part.id)?.name ?? say("unknown-role")}`);
    }
    case "channel": {
      const place = allPlaces().find((each) => each.id === part.id);
      if (!place || !context.go) return el("span", { class: "mention" }, `#${place ? nameOfPlace(place) : say("unknown-channel")}`);
      return el("button", { type: "button", class: "mention", onclick: () => context.go(place.id) }, `#${nameOfPlace(place)}`);
    }
    case "everyone":
      return el("span", { class: "mention mine" }, part.text);
    case "command":
      return el("span", { class: "mention" }, `/${part.name}`);
    case "time":
      return timeElement(part.seconds, part.style) ?? document.createTextNode("<moment>");
    case "link":
      if (context.go && placeLinked(part.url)) {
        const place = placeLinked(part.url);
        return el("button", { type: "button", class: "as-link", onclick: () => context.go(place.id) }, inside());
      }
      return el("a", { href: part.url, target: "_blank", rel: "noopener noreferrer" }, inside());
    default:
      return el(TAGS[part.kind], {}, inside());
  }
}

function spoiler(inside) {
  const cover = el("span", { class: "spoiler", role: "button", tabindex: "0", "aria-expanded": "false", "aria-label": say("show-hidden-text") });
  const content = el("span", { class: "spoilt" }, inside);
  const show = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    cover.replaceWith(el("span", { class: "spoiler shown" }, content));
  };
  cover.addEventListener("click", show);
  cover.addEventListener("keydown", show);
  cover.append(el("span", { "aria-hidden": "true" }, "▒".repeat(Math.min(24, Math.max(3, content.textContent.length)))));
  return cover;
}
