/** The rules pages: texts of their own, loaded when somebody reads them. */
import type { FluentBundle } from "@fluent/bundle";
import { makeBundle, type Language } from "./texts.svelte";

const sources = import.meta.glob<string>("../../../src/tenback/locale/web/rules/*.ftl", {
  query: "?raw",
  import: "default",
});

export class Rules {
  readonly #bundle: FluentBundle;

  constructor(language: string, source: string) {
    this.#bundle = makeBundle(language, source);
  }

  text(key: string): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern) : key;
  }

  /** All that is numbered under a name, in order: `classic-1`, `classic-2`, or `classic-d1` … */
  list(name: string): string[] {
    const texts: string[] = [];
    for (let i = 1; this.#bundle.hasMessage(`rules-${name}${i}`); i++) texts.push(this.text(`rules-${name}${i}`));
    return texts;
  }
}

export async function loadRules(language: Language): Promise<Rules> {
  const load = sources[`../../../src/tenback/locale/web/rules/${language}.ftl`];
  if (!load) throw new Error(`no rules in ${language}`);
  return new Rules(language, await load());
}
