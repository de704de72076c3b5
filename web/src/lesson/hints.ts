/** Where on the screen an expected action begins and ends; it is marked there. */

export function mark(expected: string | null): () => void {
  const found = expected === null ? [] : [...document.querySelectorAll<HTMLElement>(placesOf(expected))];
  for (const element of found) element.dataset.hint = "";
  found.at(-1)?.scrollIntoView({ block: "nearest" });
  return () => {
    for (const element of found) delete element.dataset.hint;
  };
}

function placesOf(action: string): string {
  const play = /^(\d+)([a-d])$/.exec(action);
  if (play) return `[data-card="${play[1]}"], [data-pile="${play[2]}"] .spot`;
  const signal = /^say:([a-d])-/.exec(action);
  if (signal) return `.column:has([data-pile="${signal[1]}"]) .signals button`;
  const simple: Record<string, string> = {
    end: ".end",
    roll: ".bar .main",
    reroll: ".bar .button:not(.main)",
    keep: ".bar .main",
    x: ".bar .hot",
  };
  return simple[action] ?? diceOf(action);
}

function diceOf(action: string): string {
  return action
    .split(" ")
    .map((die) => `[data-die="${die[0]}"]`)
    .join(", ");
}
