// Files that are handed over: their names and what is in them.

import { language } from "./texts.js";

export async function filesOf(input) {
  return Promise.all([...input.files].map(async (file) => ({ filename: file.name, data: await encoded(file) })));
}

function encoded(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result.slice(reader.result.indexOf(",") + 1)));
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(file);
  });
}

export function sizeOf(bytes) {
  const written = (value, unit) =>
    new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: unit === "byte" ? "long" : "short", maximumFractionDigits: 1 }).format(value);
  if (bytes < 1024) return written(bytes, "byte");
  return bytes < 1024 * 1024 ? written(bytes / 1024, "kilobyte") : written(bytes / 1024 / 1024, "megabyte");
}
