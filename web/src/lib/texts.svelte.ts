/** Every sentence on the screen: Fluent texts, one file a language, loaded when it is chosen. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "cs", "sk", "pl", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  cs: "Čeština",
  sk: "Slovenčina",
  pl: "Polski",
  uk: "Українська",
};

export type Facts = Record<string, FluentVariable>;

const sources = import.meta.glob<string>("../../../src/tenback/locale/web/*.ftl", {
  query: "?raw",
  import: "default",
});

let bundle = $state.raw<FluentBundle>();

export function makeBundle(language: string, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

export async function loadTexts(language: Language): Promise<void> {
  const load = sources[`../../../src/tenback/locale/web/${language}.ftl`];
  if (!load) throw new Error(`no texts in ${language}`);
  bundle = makeBundle(language, await load());
  document.documentElement.lang = language;
}

/** The text of that key with its facts filled in; reactive to the language. */
export function t(key: string, facts: Facts = {}): string {
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return key;
  const errors: Error[] = [];
  return bundle.formatPattern(pattern, facts, errors);
}

export function hasText(key: string): boolean {
  return bundle?.hasMessage(key) ?? false;
}

/** The first of the browser's languages that there are texts in. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}
