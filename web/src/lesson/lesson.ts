/** What a lesson consists of, loaded when somebody takes it. */
import { makeBundle, type Language } from "../lib/texts.svelte";
import type { Moment } from "./script";

export const LESSONS = ["classic", "twenty-one"] as const;
export type LessonName = (typeof LESSONS)[number];

const courses = import.meta.glob<Moment[]>("./*.json", { import: "default" });
const sources = import.meta.glob<string>("../../../src/tenback/locale/web/lessons/*.ftl", {
  query: "?raw",
  import: "default",
});

/** The card games begin alike. */
export function lessonFor(game: string): LessonName {
  return game === "twenty-one" ? "twenty-one" : "classic";
}

export async function loadCourse(lesson: LessonName): Promise<Moment[]> {
  return (courses[`./${lesson}.json`] as () => Promise<Moment[]>)();
}

export async function loadLessonTexts(language: Language): Promise<(key: string) => string> {
  const load = sources[`../../../src/tenback/locale/web/lessons/${language}.ftl`] as () => Promise<string>;
  const bundle = makeBundle(language, await load());
  return (key) => {
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? bundle.formatPattern(pattern) : key;
  };
}
