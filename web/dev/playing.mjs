// Plays as a person would: takes a card, looks where it may go, lays it where the pile moves least.

export async function playCards(page, { until = 400 } = {}) {
  for (let i = 0; i < until; i++) {
    const state = await page.evaluate(() => {
      if (document.querySelector("[data-over]")) return "over";
      if (document.querySelector("[data-curtain]")) return "curtain";
      if (!document.querySelector(".end")) return "waiting";
      return document.querySelector('.end[aria-disabled="false"]') ? "may-end" : "play";
    });
    if (state === "over") return true;
    if (state === "curtain") await page.evaluate(() => document.querySelector("[data-curtain] button")?.click());
    else if (state === "may-end") await page.evaluate(() => document.querySelector('.end[aria-disabled="false"]')?.click());
    else if (state === "play") await layBest(page);
    await page.waitForTimeout(state === "waiting" ? 250 : 60);
  }
  return false;
}

async function layBest(page) {
  const best = await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
    let found = null;
    for (const card of [...document.querySelectorAll("button[data-card]")]) {
      if (card.getAttribute("aria-pressed") !== "true") card.click();
      await frame();
      for (const pile of document.querySelectorAll(".pile.lit")) {
        const step = Number(pile.querySelector(".step").textContent.replace("+", "")) + (pile.classList.contains("losing") ? 1000 : 0);
        if (!found || step < found.step) found = { step, card: card.dataset.card, pile: pile.dataset.pile };
      }
    }
    return found;
  });
  if (!best) return;
  await page.evaluate(({ card, pile }) => {
    const button = document.querySelector(`button[data-card="${card}"]`);
    if (!button) return;
    if (button.getAttribute("aria-pressed") !== "true") button.click();
    setTimeout(() => document.querySelector(`[data-pile="${pile}"] button`)?.click(), 30);
  }, best);
  await page.waitForTimeout(60);
  if (best.step > 500) await page.evaluate(() => document.querySelector("dialog .hot")?.click());
}
