/**
 * A table that is not on any server: a game that was played by the rules beforehand, moment by
 * moment. It answers like the server, so that the table's own page shows it.
 */
import type { Surroundings, Wire } from "../lib/line";
import type { Message, People, Request, TableView, Times, Update } from "../lib/wire";

export interface Moment {
  text: number;
  /** The one action that leads on; nothing: somebody else moves, or it is the last. */
  expected: string | null;
  /** What has led to it. */
  happened: Update["happened"];
  view: TableView;
}

const PARTNERS_PAUSE = 1400;
const UNHURRIED: Times = { turn: null, absent: {} };

export class Script {
  #at = 0;
  #number = 1;
  #wire: Wire | null = null;

  constructor(
    private readonly moments: Moment[],
    private readonly you: string,
    private readonly reached: (at: number) => void,
    private readonly wait: Surroundings["wait"] = (work, milliseconds) => setTimeout(work, milliseconds),
  ) {}

  readonly surroundings: Surroundings = {
    connect: () => this.#connect(),
    wait: (work, milliseconds) => this.wait(work, milliseconds),
    stopWaiting: (handle) => clearTimeout(handle as number),
    newId: () => crypto.getRandomValues(new Uint32Array(2)).join("-"),
  };

  #connect(): Wire {
    const wire: Wire = {
      send: (text) => this.#answer(JSON.parse(text) as Request),
      close: () => undefined,
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    this.#wire = wire;
    queueMicrotask(() => wire.onopen?.());
    return wire;
  }

  #answer({ id, ask }: Request): void {
    if (ask.do === "hello" || ask.do === "unveil") {
      this.#say({ type: "welcome", version: 1, number: this.#number, happened: [], view: this.#moment.view, times: UNHURRIED });
      this.#say(this.#people);
    } else if (ask.do === "move" && isSame(ask.action, this.#moment.expected)) {
      this.#say({ type: "accepted", id, number: this.#number });
      this.#goOn();
    } else {
      this.#say({ type: "refused", id, code: "lesson", facts: {} });
    }
  }

  #goOn(): void {
    this.#at += 1;
    const { happened, view, expected } = this.#moment;
    this.#number += happened.length;
    this.#say({ type: "update", number: this.#number, happened, view, times: UNHURRIED });
    this.reached(this.#at);
    if (expected === null && this.#at < this.moments.length - 1) this.wait(() => this.#goOn(), PARTNERS_PAUSE);
  }

  get #moment(): Moment {
    return this.moments[this.#at] as Moment;
  }

  get #people(): People {
    const you = this.#moment.view.you ?? "";
    return { type: "people", names: { [you]: this.you }, present: [you], spectators: 0, times: UNHURRIED };
  }

  #say(message: Message): void {
    this.#wire?.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** Dice may be named in any order. */
function isSame(action: string, expected: string | null): boolean {
  const sorted = (text: string): string => text.split(" ").sort().join(" ");
  return expected !== null && sorted(action) === sorted(expected);
}
