// What one does on the page, and the kind line if nothing came of it.

import { byId, el } from "./dom.js";
import { openForm } from "./forms.js";
import { icon } from "./icons.js";
import * as progress from "./progress.js";
import { state } from "./state.js";
import { say } from "./texts.js";

let connection = null;

export function connectActs(made) {
  connection = made;
}

export const tell = (what, more) => connection.tell(what, more);
export const askQuietly = (what, more) => connection.ask(what, more);

// With its progress shown; a form that comes of it opens.
export async function act(what, more) {
  const before = progress.begin();
  const answer = await connection.ask(what, more);
  progress.end(answer, before);
  if (answer.form) openForm(answer.form, (values) => act("submit", { form: answer.form.id, values }));
  return answer;
}

export function problemOf(answer) {
  if (!answer.problem) return "";
  const bot = state.bot.name;
  switch (answer.problem) {
    case "no answer":
      return state.bot.online ? say("no-answer", { bot }) : say("no-answer-offline", { bot });
    case "no connection":
      return say("no-connection");
    case "failed":
      return say("failed");
    default:
      return say("not-possible");
  }
}

export function notice(text) {
  const close = el("button", { type: "button", class: "icon-button tiny", "aria-label": say("dismiss"), onclick: () => notice("") }, icon("close"));
  byId("notice").replaceChildren(...(text ? [el("span", {}, text), close] : []));
}

export async function actOrNotice(what, more) {
  notice("");
  const answer = await act(what, more);
  if (answer.problem) notice(problemOf(answer));
  return answer;
}
