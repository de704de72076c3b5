/** What is asked over HTTP; everything at a table goes over its socket instead. */
import type { CardsView, DiceView, Moved, Options, Refused } from "./wire";

export interface Me {
  id: string;
  name: string;
}

export interface Listed {
  id: string;
  state: string;
  game: string;
  title: string;
  seats: number;
  seats_taken: number;
  updated_at: number;
}

export interface Outcome {
  table: string;
  at: number;
  game: string;
  seats: number;
  bots: number;
  won: boolean;
  left: number | null;
  score: number | null;
}

export interface Step {
  seat: number | null;
  action: string | null;
  happened: Moved["happened"];
  view: CardsView | DiceView;
  hands: number[][];
}

export interface Replay {
  summary: Record<string, unknown>;
  count: number;
  first: number;
  steps: Step[];
}

/** What the server answers where it does not do what was asked, with a code that has a text. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly facts: Refused["facts"] = {},
  ) {
    super(code);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const plain = typeof body === "string";
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = plain ? "text/plain" : "application/json";
  const sent = body === undefined ? undefined : plain ? body : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: sent ?? null });
  } catch {
    throw new Problem("offline");
  }
  const json = answer.headers.get("content-type")?.includes("json") ?? false;
  const content: unknown = json ? await answer.json() : await answer.text();
  if (answer.ok) return content as T;
  const { code, facts } = json ? (content as Problem) : { code: "fault", facts: {} };
  throw new Problem(code, facts);
}

export const api = {
  me: () => ask<Me>("GET", "/api/me"),
  become: (name: string) => ask<Me>("POST", "/api/me", { name }),
  forgetMe: () => ask<null>("DELETE", "/api/me"),
  carry: () => ask<{ code: string; seconds: number }>("POST", "/api/me/carry"),
  redeem: (code: string) => ask<Me>("POST", "/api/me/redeem", { code }),
  open: (options: Options) => ask<{ id: string; link: string }>("POST", "/api/tables", options),
  bots: () => ask<{ levels: string[]; ready: boolean }>("GET", "/api/bots"),
  openTables: () => ask<Listed[]>("GET", "/api/tables/open"),
  myTables: () => ask<Listed[]>("GET", "/api/tables/mine"),
  summary: (id: string) => ask<{ link: string }>("GET", `/api/tables/${id}`),
  record: (id: string) => ask<string>("GET", `/api/tables/${id}/record`),
  results: () => ask<Outcome[]>("GET", "/api/results"),
  replay: (record: string, first = 0) => ask<Replay>("POST", `/api/replay?first=${first}`, record),
};

export function codeLink(id: string): string {
  return `/api/tables/${id}/qr.svg`;
}
