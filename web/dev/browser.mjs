// Chromium as these scripts use it.
import { chromium } from "playwright-core";

export const HOME = process.env.TENBACK ?? "http://127.0.0.1:8123";
export const SHOTS = process.env.SHOTS ?? "shots";

export function launch() {
  const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
  return chromium.launch({ executablePath: "/usr/bin/chromium", args });
}

export async function open(browser, { width = 390, height = 844, theme = "light", language = "en", touch = width < 700 } = {}) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme, locale: language, hasTouch: touch });
  const page = await context.newPage();
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && console.log(message.type(), message.text()));
  page.on("pageerror", (error) => console.log("PAGE ERROR", error.message));
  return page;
}
