/**
 * A line to a table that mends itself. It knows what it has heard last, asks for what it missed
 * when it is back, and sends again whatever was not answered, under the same id.
 */
import type { Message, Request } from "./wire";

export type Ask = Request["ask"];
export type LineState = "connecting" | "open" | "lost" | "closed";

export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export interface Surroundings {
  connect: () => Wire;
  wait: (work: () => void, milliseconds: number) => unknown;
  stopWaiting: (handle: unknown) => void;
  newId: () => string;
}

const PAUSES = [100, 300, 700, 1200, 1800];
const PATIENCE = 2000;

export class Line {
  state: LineState = "connecting";
  last = 0;
  readonly #unanswered = new Map<string, Ask>();
  #wire: Wire | null = null;
  #tries = 0;
  #retry: unknown = null;
  #doubt: unknown = null;
  #greeted = false;

  constructor(
    private readonly around: Surroundings,
    private readonly heard: (message: Message) => void,
    private readonly changed: (state: LineState) => void,
  ) {}

  open(): void {
    this.around.stopWaiting(this.#retry);
    this.#hangUp();
    const wire = this.around.connect();
    this.#wire = wire;
    this.#greeted = false;
    wire.onopen = () => this.#hello();
    wire.onmessage = (event) => this.#hear(JSON.parse(event.data) as Message);
    wire.onclose = () => this.#lost();
    this.#expectWord();
  }

  /** Sends a command, now or as soon as the line is back; its id tells the answer apart. */
  ask(command: Ask): string {
    const id = this.around.newId();
    this.#unanswered.set(id, command);
    if (this.#greeted) this.#send(id, command);
    return id;
  }

  /** Says something that is only for now: if the line is down, it is not said later. */
  tell(command: Ask): void {
    if (this.#greeted) this.#send(this.around.newId(), command);
  }

  /** After sleep or a change of network: whoever does not answer soon is no longer there. */
  probe(): void {
    if (this.state === "closed") return;
    if (!this.#greeted) {
      this.#tries = 0;
      this.open();
    } else {
      this.#hello();
      this.#expectWord();
    }
  }

  close(): void {
    this.around.stopWaiting(this.#retry);
    this.#hangUp();
    this.#become("closed");
  }

  #hello(): void {
    this.#send(this.around.newId(), { do: "hello", last: this.last });
  }

  #send(id: string, ask: Ask): void {
    this.#wire?.send(JSON.stringify({ id, ask } satisfies Request));
  }

  #hear(message: Message): void {
    this.around.stopWaiting(this.#doubt);
    if (message.type === "welcome" || message.type === "update") this.last = message.number;
    if (message.type === "accepted" || message.type === "refused") this.#unanswered.delete(message.id);
    this.heard(message);
    if (message.type === "welcome" && !this.#greeted) this.#welcomed();
    if (message.type === "bye" && !message.come_back) this.close();
  }

  #welcomed(): void {
    this.#greeted = true;
    this.#tries = 0;
    this.#become("open");
    for (const [id, ask] of this.#unanswered) this.#send(id, ask);
  }

  #expectWord(): void {
    this.around.stopWaiting(this.#doubt);
    this.#doubt = this.around.wait(() => this.#lost(), PATIENCE);
  }

  #lost(): void {
    if (this.state === "closed") return;
    this.#hangUp();
    this.#become("lost");
    const pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)] as number;
    this.#tries += 1;
    this.around.stopWaiting(this.#retry);
    this.#retry = this.around.wait(() => this.open(), pause);
  }

  #hangUp(): void {
    this.around.stopWaiting(this.#doubt);
    const wire = this.#wire;
    this.#wire = null;
    this.#greeted = false;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  #become(state: LineState): void {
    if (this.state === state) return;
    this.state = state;
    this.changed(state);
  }
}

/** A line over a real socket. */
export function surroundings(tableId: string): Surroundings {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return {
    connect: () => new WebSocket(`${scheme}//${location.host}/api/tables/${tableId}/socket`) as unknown as Wire,
    wait: (work, milliseconds) => setTimeout(work, milliseconds),
    stopWaiting: (handle) => clearTimeout(handle as number),
    newId,
  };
}

/** Also where `crypto.randomUUID` is missing: on pages without HTTPS. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
