import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const LOCALE = "../src/tenback/locale/web";
const LANGUAGES = ["en", "de", "cs", "sk", "pl", "uk"];
const ASSEMBLED = [
  /^(game|about)-(classic|fire|extreme|twenty-one)$/,
  /^mode-(alone|bots|friends|screen)(-note)?$/,
  /^about-(fans|privacy|licences)-(title|text)$/,
  /^(mark|meaning)-(stop|skull|three|silence|no-back|one-pile|draw-one|fire)$/,
  /^refusal-/,
  /^phrase-/,
  /^coach-/,
  /^talk-tab-/,
];

function keysOf(file: string): string[] {
  return [...readFileSync(join(LOCALE, file), "utf8").matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1] as string);
}

/** What a text is told, and which cases it tells apart, by key. */
function factsOf(file: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const entry of readFileSync(join(LOCALE, file), "utf8").split(/^(?=[a-z][a-z0-9-]* =)/m)) {
    const key = /^([a-z][a-z0-9-]*) =/.exec(entry)?.[1];
    if (key) found.set(key, new Set([...entry.matchAll(/\$([a-z]+)/g)].map((match) => match[1] as string)));
  }
  return found;
}

function sources(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
}

describe.each(["", "rules/", "lessons/"])("texts in %s", (folder) => {
  const english = keysOf(`${folder}en.ftl`);

  it.each(LANGUAGES)("are the same in %s, none missing, none twice", (language) => {
    const keys = keysOf(`${folder}${language}.ftl`);
    expect(keys.filter((key) => !english.includes(key))).toEqual([]);
    expect(english.filter((key) => !keys.includes(key))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(LANGUAGES)("can be filled in in %s, with no fact that English lacks", (language) => {
    const source = readFileSync(join(LOCALE, `${folder}${language}.ftl`), "utf8");
    const bundle = new FluentBundle(language, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(source))).toEqual([]);
    const given = factsOf(`${folder}en.ftl`);
    for (const [key, facts] of factsOf(`${folder}${language}.ftl`)) {
      expect([...facts].filter((fact) => !given.get(key)?.has(fact)), key).toEqual([]);
      for (const count of [0, 1, 2, 5, 21]) {
        const errors: Error[] = [];
        const pattern = bundle.getMessage(key)?.value;
        if (!pattern) throw new Error(`${key} has no text`);
        const told = Object.fromEntries([...(given.get(key) ?? [])].map((fact) => [fact, count]));
        bundle.formatPattern(pattern, told, errors);
        expect(errors, key).toEqual([]);
      }
    }
  });
});

it("every text is used, and every text that is used is there", () => {
  const code = sources("src");
  const keys = keysOf("en.ftl");
  const unused = keys.filter((key) => !ASSEMBLED.some((form) => form.test(key)) && !code.includes(`"${key}"`));
  expect(unused).toEqual([]);
  const used = [...code.matchAll(/\bt\("([a-z0-9-]+)"/g)].map((match) => match[1] as string);
  expect(used.filter((key) => !keys.includes(key))).toEqual([]);
});

it("plurals follow each language", () => {
  const say = (language: string, key: string, facts: Record<string, number>): string => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync(join(LOCALE, `${language}.ftl`), "utf8")));
    return bundle.formatPattern(bundle.getMessage(key)?.value ?? "", facts);
  };
  expect([1, 2, 5].map((points) => say("cs", "points", { points }))).toEqual(["1 bod", "2 body", "5 bodů"]);
  expect([1, 3, 8].map((points) => say("sk", "points", { points }))).toEqual(["1 bod", "3 body", "8 bodov"]);
  expect([1, 2, 5, 22].map((points) => say("pl", "points", { points }))).toEqual(["1 punkt", "2 punkty", "5 punktów", "22 punkty"]);
  expect([1, 2, 5, 21].map((points) => say("uk", "points", { points }))).toEqual(["1 бал", "2 бали", "5 балів", "21 бал"]);
});
