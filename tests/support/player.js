// Plays at the screen as a person would, by what it shows. It waits for the page, never for a clock.
window.player = (() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const one = (selector) => document.querySelector(selector);
  const cards = () => all("button[data-card]");
  const pressed = (button) => button.getAttribute("aria-pressed") === "true";
  const mayEnd = () => one('.end[aria-disabled="false"]');
  const over = () => one("[data-over]");
  const curtain = () => one("[data-curtain] button");

  /** Whatever the test finds, as soon as it finds something. */
  async function until(test) {
    for (;;) {
      const found = test();
      if (found) return found;
      await new Promise((done) => {
        const watch = new MutationObserver(() => {
          watch.disconnect();
          done();
        });
        watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      });
    }
  }

  /** Takes a card up and tells where it may go, and how far it moves each pile. */
  async function takeUp(card) {
    if (!pressed(card)) card.click();
    await until(() => pressed(card));
    return all(".pile.lit").map((pile) => ({
      card: card.dataset.card,
      pile: pile.dataset.pile,
      step: Number(pile.querySelector(".step").textContent.replace("+", "")) + (pile.classList.contains("losing") ? 1000 : 0),
    }));
  }

  async function layBest() {
    const plays = [];
    for (const card of cards()) plays.push(...(await takeUp(card)));
    plays.sort((a, b) => a.step - b.step);
    const best = plays[0];
    if (!best) throw new Error("nothing can be laid, and the turn cannot be ended");
    const button = () => one(`button[data-card="${best.card}"]`);
    await takeUp(button());
    one(`[data-pile="${best.pile}"] button`).click();
    if (best.step > 500) (await until(() => one("dialog .hot"))).click();
    await until(() => !button() || over());
  }

  async function endTurn() {
    mayEnd().click();
    await until(() => !mayEnd() || one("dialog .hot"));
    one("dialog .hot")?.click();
    await until(() => !mayEnd());
  }

  /** A card game; how many turns were played until it was over, or until there were enough. */
  async function playCards(most = Infinity) {
    for (let turns = 0; turns < most; turns++) {
      const next = await until(() => over() ?? curtain() ?? one(".end"));
      if (over()) return turns;
      if (curtain()) {
        next.click();
        await until(() => !curtain());
        turns--;
        continue;
      }
      while (!mayEnd() && one(".end") && !over()) await layBest();
      if (mayEnd()) await endTurn();
    }
    return most;
  }

  const dice = () => all(".dice-table ul button.may:not(.marked)");
  const next = () => all(".bar .buttons button").find((it) => it.matches(".main, .hot") && it.getAttribute("aria-disabled") !== "true");

  async function press(button) {
    const before = one(".dice-table").outerHTML;
    button.click();
    await until(() => over() || one(".dice-table").outerHTML !== before);
  }

  /** Until some dice may be entered, or the game is over. */
  async function throwDice() {
    for (;;) {
      await until(() => over() ?? (dice().length || next()));
      if (over() || dice().length) return;
      await press(next());
    }
  }

  /** Twenty One: keeps what falls, and enters all it may. */
  async function playDice(most = Infinity) {
    for (let asked = 0; asked < most; asked++) {
      await until(() => over() ?? (dice().length || next()));
      if (over()) return asked;
      for (const die of dice()) die.click();
      await until(() => !dice().length && next());
      await press(next());
    }
    return most;
  }

  return { playCards, playDice, throwDice, until };
})();
