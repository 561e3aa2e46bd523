// What is read aloud: the words of a message as they are shown, without the signs they are written with.

import { richText } from "./rich_text.js";
import { say } from "./texts.js";

const LONGEST = 400;
const ENDS_A_LINE = "p, br, li, h3, h4, h5, pre, blockquote";

export function spoken(message) {
  return message.thinking ? say("thinking", { bot: message.author.name }) : said(message, lines(message));
}

// Of a message that has changed, what did not stand there before; empty if all did.
export function spokenAnew(before, message) {
  const known = new Set(before.thinking ? [] : lines(before));
  const fresh = message.thinking ? [] : lines(message).filter((line) => !known.has(line));
  return fresh.length ? said(message, fresh) : "";
}

// Each line with a stop at its end, or a heading would run into what follows it.
function said(message, found) {
  const words = found.map((line) => (/[.!?:;…]$/.test(line) ? line : `${line}.`)).join(" ");
  const end = words.lastIndexOf(" ", LONGEST);
  return say("says", { who: message.author.name, words: words.length > LONGEST ? `${words.slice(0, end > 0 ? end : LONGEST)} …` : words });
}

function lines(message) {
  return textsOf(message).flatMap((text) => readable(richText(text, { mentions: message.mentions })).split("\n"))
    .map((line) => line.replace(/\s+/g, " ").trim()).filter(Boolean);
}

function textsOf(message) {
  const found = [message.content, ...message.embeds.flatMap((made) => [made.title, made.description])];
  const walk = (made) => {
    found.push(made.content);
    for (const inner of [...(made.components ?? []), made.accessory].filter(Boolean)) walk(inner);
  };
  message.components.forEach(walk);
  return found.filter(Boolean);
}

// What is covered stays so: only that there is something is told.
function readable(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  if (node.matches(".spoiler")) return say("hidden-text");
  const inside = [...node.childNodes].map(readable).join("");
  return node.matches(ENDS_A_LINE) ? `\n${inside}\n` : inside;
}
