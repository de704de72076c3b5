/** A refusal's code and facts as a sentence. */
import { pileName } from "./telling";
import { hasText, t, type Facts } from "./texts.svelte";
import type { Refused } from "./wire";

export function refusalText(code: string, facts: Refused["facts"] = {}): string {
  const key = `refusal-${code}`;
  return hasText(key) ? t(key, tellable(facts)) : t("refusal-other", { code });
}

function tellable(facts: Refused["facts"]): Facts {
  const told: Facts = { part: "" };
  for (const [name, fact] of Object.entries(facts)) {
    if (Array.isArray(fact)) told[name] = fact.map((one) => (name === "piles" ? pileName(String(one)) : one)).join(", ");
    else told[name] = name === "pile" || name === "bound" ? pileName(String(fact)) : fact;
  }
  return told;
}
