// How tall a picture may be, so that what is asked below it stays in sight together with it.

import { byId } from "./dom.js";

const MARGIN = 16;

export function makeRoom(rows) {
  const height = byId("log").clientHeight;
  const found = rows.map((row) => {
    const picture = [...row.querySelectorAll(".gallery.of-1 .picture.sized")].at(-1);
    return picture && { row, below: row.getBoundingClientRect().bottom - picture.getBoundingClientRect().bottom };
  });
  for (const { row, below } of found.filter(Boolean)) row.style.setProperty("--room", `${Math.floor(height - below - MARGIN)}px`);
}
