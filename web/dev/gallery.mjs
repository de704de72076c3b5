// Pictures of the screens for docs/gallery: make gallery. A server must run; its address is TENBACK.
import { mkdirSync } from "node:fs";
import { HOME, launch, open } from "./browser.mjs";
import { playCards } from "./playing.mjs";

const FOLDER = process.env.SHOTS ?? "../docs/gallery";
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

mkdirSync(FOLDER, { recursive: true });
const browser = await launch();

async function begin(game, mode, look) {
  const page = await open(browser, look);
  await page.goto(HOME);
  await page.evaluate(() => {
    localStorage.setItem("tenback:coached:cards", "true");
    localStorage.setItem("tenback:coached:dice", "true");
    localStorage.setItem("tenback:name", '"Mira"');
  });
  await page.reload();
  await page.locator(`input[value="${game}"]`).check({ force: true });
  await page.locator(".modes button").nth(["alone", "bots", "friends", "screen"].indexOf(mode)).click();
  await page.locator("dialog .go").click();
  await page.locator("main").locator(".gathering, .dice-table, .cards, .panel").first().waitFor({ timeout: 30_000 });
  return page;
}

async function shoot(page, name) {
  await page.waitForTimeout(700);
  await page.screenshot({ path: `${FOLDER}/${name}.png` });
}

for (const theme of ["light", "dark"]) {
  const page = await open(browser, { ...PHONE, theme });
  await page.goto(HOME);
  await shoot(page, `home-phone-${theme}`);
  await page.setViewportSize(DESK);
  await shoot(page, `home-desk-${theme}`);
  await page.context().close();
}

for (const [game, theme, look, name] of [
  ["classic", "light", PHONE, "classic-phone"],
  ["extreme", "dark", PHONE, "extreme-phone"],
  ["fire", "light", DESK, "fire-desk"],
  ["extreme", "dark", DESK, "extreme-desk"],
]) {
  const page = await begin(game, "bots", { ...look, theme });
  await playCards(page, { until: 110 });
  await page.locator('.end').waitFor({ timeout: 20_000 }).catch(() => undefined);
  await page.locator("button[data-card]").nth(2).click().catch(() => undefined);
  await shoot(page, name);
  await page.context().close();
}

for (const [theme, look, name] of [["light", PHONE, "twenty-one-phone"], ["dark", DESK, "twenty-one-desk"]]) {
  const page = await begin("twenty-one", "bots", { ...look, theme });
  for (let i = 0; i < 70; i++) {
    await page.evaluate(() => {
      document.querySelectorAll(".dice-table ul button.may:not(.marked)").forEach((die) => die.click());
    });
    await page.waitForTimeout(60);
    if (i > 50 && (await page.locator(".dice-table ul button.marked").count())) break;
    await page.evaluate(() => {
      const buttons = [...document.querySelectorAll(".bar .buttons button")];
      buttons.find((one) => one.matches(".main, .hot") && one.getAttribute("aria-disabled") !== "true")?.click();
    });
    await page.waitForTimeout(220);
  }
  await shoot(page, name);
  await page.context().close();
}

const gathering = await begin("classic", "friends", { ...PHONE, theme: "light" });
await shoot(gathering, "friends-phone");
const around = await begin("classic", "screen", { ...PHONE, theme: "light" });
await shoot(around, "screen-phone");
const end = await begin("classic", "alone", { ...PHONE, theme: "dark" });
await playCards(end);
await shoot(end, "end-phone");
await end.getByRole("button", { name: "Replay" }).click();
await end.getByRole("slider").fill("30");
await shoot(end, "replay-phone");
const rules = await open(browser, { ...PHONE, theme: "light" });
await rules.goto(`${HOME}/rules/extreme`);
await shoot(rules, "rules-phone");
await browser.close();
