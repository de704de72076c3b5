import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { Script, type Moment } from "../src/lesson/script";
import type { Message, Request } from "../src/lib/wire";

const read = (name: string): string => readFileSync(name, "utf8");
const course = (name: string): Moment[] => JSON.parse(read(`src/lesson/${name}.json`)) as Moment[];

function answers(moments: Moment[]): { say: (ask: Request["ask"]) => void; heard: Message[]; at: () => number } {
  let reached = 0;
  const heard: Message[] = [];
  const script = new Script(moments, "Mira", (at) => (reached = at), (work) => work());
  const wire = script.surroundings.connect();
  wire.onmessage = ({ data }) => heard.push(JSON.parse(data) as Message);
  return { say: (ask) => wire.send(JSON.stringify({ id: "1", ask })), heard, at: () => reached };
}

it.each(["classic", "twenty-one"])("whoever does what is expected in %s comes to its end", (name) => {
  const moments = course(name);
  const { say, at } = answers(moments);
  say({ do: "hello", last: 0 });
  while (at() < moments.length - 1) say({ do: "move", seat: 1, action: moments[at()]?.expected as string });
  expect(at()).toBe(moments.length - 1);
});

it("dice may be entered in any order, and nothing else leads on", () => {
  const moments = course("twenty-one");
  const { say, heard, at } = answers(moments);
  for (const action of ["roll", "reroll", "keep", "r5 y6"]) say({ do: "move", seat: 1, action });
  expect(heard.filter((one) => one.type === "refused")).toMatchObject([{ code: "lesson" }]);
  expect(at()).toBe(3);
});

it.each(["classic", "twenty-one"])("every moment of %s has its text", (name) => {
  const texts = read("../src/tenback/locale/web/lessons/en.ftl");
  for (const { text } of course(name)) expect(texts).toContain(`lesson-${name}-${text} =`);
});
