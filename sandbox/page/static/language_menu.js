// In which language somebody uses Discord; only where the bot speaks several.

import { actOrNotice } from "./acts.js";
import { el } from "./dom.js";
import { state } from "./state.js";
import { say } from "./texts.js";

export function languageMenu() {
  const { mine, known } = state.locales;
  if (known.length < 2) return null;
  const options = known.map((locale) => el("option", { value: locale, selected: locale === mine, lang: locale }, nameOf(locale)));
  const select = el("select", { class: "language", "aria-label": say("language"), title: say("language-about"), data: { key: "language" }, onchange: () => actOrNotice("speak", { locale: select.value }) }, options);
  return select;
}

// As its speakers call it.
function nameOf(locale) {
  const own = new Intl.DisplayNames([locale], { type: "language" }).of(locale.startsWith("en") ? "en" : locale);
  return own.charAt(0).toLocaleUpperCase(locale) + own.slice(1);
}
