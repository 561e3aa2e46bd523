// The way to the local Discord: asks with their answers, and news as they come.

import { whenReleased } from "./dom.js";

const LONGEST_PAUSE = 5000;

export class Connection {
  #socket = null;
  #number = 0;
  #waiting = new Map();
  #pause = 300;

  constructor({ opened, news, closed }) {
    this.opened = opened;
    this.news = news;
    this.closed = closed;
    this.#open();
  }

  // For what has no answer.
  tell(what, more = {}) {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ do: what, ...more }));
  }

  // Resolves to the answer; what went wrong stands in its `problem`.
  ask(what, more = {}) {
    if (this.#socket.readyState !== WebSocket.OPEN) return Promise.resolve({ problem: "no connection" });
    const number = ++this.#number;
    return new Promise((resolve) => {
      this.#waiting.set(number, resolve);
      this.#socket.send(JSON.stringify({ ask: number, do: what, ...more }));
    });
  }

  #open() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.#socket = new WebSocket(`${scheme}//${location.host}/page/socket`);
    this.#socket.addEventListener("open", () => {
      this.#pause = 300;
      this.opened();
    });
    this.#socket.addEventListener("message", (event) => whenReleased(() => this.#hear(JSON.parse(event.data))));
    this.#socket.addEventListener("close", () => this.#lost());
  }

  #hear(payload) {
    if (payload.news) {
      this.news(payload.news);
      return;
    }
    this.#waiting.get(payload.answer)?.(payload);
    this.#waiting.delete(payload.answer);
  }

  #lost() {
    for (const resolve of this.#waiting.values()) resolve({ problem: "no connection" });
    this.#waiting.clear();
    this.closed();
    setTimeout(() => this.#open(), this.#pause);
    this.#pause = Math.min(this.#pause * 1.7, LONGEST_PAUSE);
  }
}
