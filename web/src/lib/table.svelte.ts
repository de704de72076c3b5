/** A table as this screen knows it: the latest view, who is there, what was said and what happened. */
import { Line, surroundings, type Ask, type LineState, type Surroundings } from "./line";
import { keep, kept } from "./keeping";
import { momentsOf } from "./times";
import type { Chatted, Message, People, Refused, TableView, Times, Update } from "./wire";

export type News = Update["happened"][number];
export type Answer = Refused | null;

export interface Happened {
  number: number;
  news: News;
}

const NO_TIMES: Times = { turn: null, absent: {} };
const NOBODY: People = { type: "people", names: {}, present: [], spectators: 0, times: NO_TIMES };
const MOST_KEPT = 400;

export class Table {
  view = $state.raw<TableView | null>(null);
  people = $state.raw<People>(NOBODY);
  chat = $state.raw<Chatted[]>([]);
  happened = $state.raw<Happened[]>([]);
  link = $state<LineState>("connecting");
  /** Why the server has let go of this screen for good. */
  farewell = $state<string | null>(null);
  refusal = $state.raw<Refused | null>(null);
  times = $state.raw<Times>(NO_TIMES);
  /** What happened while this screen was away, until it is dismissed. */
  missed = $state.raw<Happened[]>([]);

  readonly #line: Line;
  readonly #answers = new Map<string, (answer: Answer) => void>();
  readonly #listeners = new Set<(fresh: Happened[]) => unknown>();
  #seen: number;
  #welcomed = false;

  constructor(
    readonly id: string,
    around: Surroundings = surroundings(id),
  ) {
    this.#seen = kept(`seen:${id}`, 0);
    this.#line = new Line(
      around,
      (message) => this.#hear(message),
      (state) => (this.link = state),
    );
  }

  /** The line is held until the returned function is called. */
  open(): () => void {
    const probe = (): void => {
      if (document.visibilityState === "visible") this.#line.probe();
    };
    const events = ["online", "focus", "pageshow"] as const;
    for (const name of events) addEventListener(name, probe);
    document.addEventListener("visibilitychange", probe);
    this.#line.open();
    return () => {
      for (const name of events) removeEventListener(name, probe);
      document.removeEventListener("visibilitychange", probe);
      this.#line.close();
    };
  }

  /** Called with whatever has just happened, before the new view is drawn. */
  listen(listener: (fresh: Happened[]) => unknown): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Resolves when the server has answered; a refusal is shown, too. */
  ask(command: Ask): Promise<Answer> {
    this.refusal = null;
    return new Promise((resolve) => this.#answers.set(this.#line.ask(command), resolve));
  }

  /** Shows one of one's own seats on this screen; null: none. After a break nothing is shown. */
  unveil(seat: number | null): void {
    this.#line.tell({ do: "unveil", seat });
  }

  /** Whoever has just become a player is known to a new line only. */
  reconnect(): void {
    this.#line.open();
  }

  dismissMissed(): void {
    this.missed = [];
  }

  #hear(message: Message): void {
    this.times = momentsOf(message, Date.now()) ?? this.times;
    switch (message.type) {
      case "welcome":
      case "update":
        this.#learn(message.number, message.happened, message.view);
        break;
      case "accepted":
        this.#answered(message.id, null);
        break;
      case "refused":
        this.refusal = message;
        this.#answered(message.id, message);
        break;
      case "chatted":
        if (!this.chat.some((line) => line.id === message.id)) this.chat = [...this.chat, message];
        break;
      case "unsaid":
        this.chat = this.chat.filter((line) => line.id !== message.id);
        break;
      case "people":
        this.people = message;
        break;
      case "bye":
        if (!message.come_back) this.farewell = message.reason;
        break;
    }
  }

  #learn(number: number, news: News[], view: TableView): void {
    const first = number - news.length + 1;
    const known = this.happened.at(-1)?.number ?? 0;
    const fresh = news.map((one, i) => ({ number: first + i, news: one })).filter((one) => one.number > known);
    const returning = !this.#welcomed || this.link !== "open";
    const missed = returning ? fresh.filter((one) => one.number > this.#seen && this.#seen > 0) : [];
    if (missed.length) this.missed = [...this.missed, ...missed];
    if (this.#welcomed) for (const listener of this.#listeners) listener(fresh);
    this.#welcomed = true;
    this.happened = [...this.happened, ...fresh].slice(-MOST_KEPT);
    this.view = view;
    this.#seen = number;
    keep(`seen:${this.id}`, number);
  }

  #answered(id: string, answer: Answer): void {
    const resolve = this.#answers.get(id);
    if (!resolve) return;
    this.#answers.delete(id);
    resolve(answer);
  }
}
