import { beforeEach, expect, it } from "vitest";
import { Line, type LineState, type Wire } from "../src/lib/line";
import type { Message, Request, TableView } from "../src/lib/wire";

class FakeWire implements Wire {
  sent: Request[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }
  close(): void {
    this.closed = true;
  }
  says(message: Partial<Message>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let wires: FakeWire[];
let timers: Map<number, { work: () => void; at: number }>;
let now: number;
let states: LineState[];
let line: Line;

function pass(milliseconds: number): void {
  now += milliseconds;
  for (const [id, timer] of [...timers]) {
    if (timer.at <= now && timers.delete(id)) timer.work();
  }
}

const wire = (): FakeWire => wires.at(-1) as FakeWire;
const welcome = (number: number): Partial<Message> => ({ type: "welcome", version: 1, number, happened: [], view: {} as TableView });

beforeEach(() => {
  wires = [];
  timers = new Map();
  states = [];
  now = 0;
  let ids = 0;
  line = new Line(
    {
      connect: () => {
        wires.push(new FakeWire());
        return wire();
      },
      wait: (work, milliseconds) => {
        timers.set(++ids, { work, at: now + milliseconds });
        return ids;
      },
      stopWaiting: (handle) => timers.delete(handle as number),
      newId: () => `id${++ids}`,
    },
    () => undefined,
    (state) => states.push(state),
  );
  line.open();
  wire().onopen?.();
});

it("says hello with the last number it has heard", () => {
  expect(wire().sent[0]?.ask).toEqual({ do: "hello", last: 0 });
  wire().says(welcome(7));
  wire().onclose?.();
  pass(100);
  wire().onopen?.();
  expect(wire().sent[0]?.ask).toEqual({ do: "hello", last: 7 });
});

it("sends a command that nobody has answered again, under the same id, after it is back", () => {
  wire().says(welcome(1));
  const id = line.ask({ do: "deal" });
  wire().onclose?.();
  pass(100);
  wire().onopen?.();
  expect(wire().sent).toHaveLength(1);
  wire().says(welcome(1));
  expect(wire().sent[1]).toEqual({ id, ask: { do: "deal" } });
  wire().says({ type: "accepted", id, number: 2 });
  wire().onclose?.();
  pass(300);
  wire().onopen?.();
  wire().says(welcome(2));
  expect(wire().sent).toHaveLength(1);
});

it("keeps what is asked before the first welcome until then", () => {
  line.ask({ do: "deal" });
  expect(wire().sent).toHaveLength(1);
  wire().says(welcome(1));
  expect(wire().sent).toHaveLength(2);
});

it("is back within two seconds of the network's return, however long that was gone", () => {
  wire().says(welcome(1));
  wire().onclose?.();
  for (let i = 0; i < 40; i++) {
    pass(2000);
    wire().onclose?.();
  }
  const before = wires.length;
  pass(2000);
  expect(wires.length).toBeGreaterThan(before);
  line.probe();
  expect(wires.length).toBeGreaterThan(before + 1);
});

it("gives up a line on which no word comes after a probe", () => {
  wire().says(welcome(1));
  const first = wire();
  line.probe();
  pass(2000);
  expect(first.closed).toBe(true);
  expect(states).toEqual(["open", "lost"]);
});

it("stays away when the server says so", () => {
  wire().says(welcome(1));
  wire().says({ type: "bye", reason: "removed", come_back: false });
  pass(10_000);
  expect(wires).toHaveLength(1);
  expect(states.at(-1)).toBe("closed");
});

it("does not say later what was only for then", () => {
  wire().says(welcome(1));
  line.tell({ do: "unveil", seat: 2 });
  expect(wire().sent[1]?.ask).toEqual({ do: "unveil", seat: 2 });
  wire().onclose?.();
  line.tell({ do: "unveil", seat: 1 });
  pass(100);
  wire().onopen?.();
  wire().says(welcome(1));
  expect(wire().sent).toHaveLength(1);
});
