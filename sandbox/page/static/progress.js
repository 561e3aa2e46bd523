// Whether the bot is at work on something: a bar, and after a moment a line that says so.

import { byId, el } from "./dom.js";
import { dots } from "./select.js";
import { onNews, state } from "./state.js";
import { say } from "./texts.js";

const LONGEST_WORK = 15000;
const SAID_AFTER = 700;
let pending = 0;
let work = null; // after a click that was only taken note of: until something comes of it
let typingUntil = 0;
let since = 0;
let timer = 0;

// What is seen when something is done, to be given back when its answer has come.
export function begin() {
  pending += 1;
  show();
  return new Map(state.messages);
}

export function end(answer, before) {
  pending -= 1;
  if (answer.working) {
    work = { before, message: answer.reply, until: Date.now() + LONGEST_WORK };
    endWorkOnceSeen();
  }
  show();
}

function endWorkOnceSeen() {
  const came = state.order.some((id) => !work.before.has(id));
  if (came || state.messages.get(work.message) !== work.before.get(work.message)) work = null;
}

onNews((parts) => {
  if (parts.has("me")) work = null;
  if (work && parts.has("messages")) endWorkOnceSeen();
  if (parts.has("here")) typingUntil = state.here.typing > 0 ? Date.now() + state.here.typing * 1000 : 0;
  show();
});

function show() {
  clearTimeout(timer);
  const now = Date.now();
  if (work && work.until <= now) work = null;
  const thinking = [...state.messages.values()].some((message) => message.thinking);
  const working = pending > 0 || work !== null || thinking;
  if (!working) since = 0;
  else if (!since) since = now;
  byId("progress").classList.toggle("working", working);
  const line = byId("activity");
  let said = "";
  if (typingUntil > now) said = say("typing", { bot: state.bot.name });
  else if (working && now - since >= SAID_AFTER) said = say("at-work", { bot: state.bot.name });
  if (line.dataset.said !== said) {
    line.dataset.said = said;
    line.replaceChildren(...(said ? [dots(), el("span", {}, said)] : []));
  }
  const next = [typingUntil, work?.until ?? 0, working && now - since < SAID_AFTER ? since + SAID_AFTER : 0].filter((when) => when > now);
  if (next.length) timer = setTimeout(show, Math.min(...next) - now + 10);
}
