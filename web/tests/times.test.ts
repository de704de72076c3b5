import { expect, it } from "vitest";
import { clock, momentsOf } from "../src/lib/times";
import type { Message } from "../src/lib/wire";

it("times are told from now and kept as moments", () => {
  const message = { type: "people", times: { turn: 5000, absent: { ann: 60_000 } } } as unknown as Message;
  expect(momentsOf(message, 1000)).toEqual({ turn: 6000, absent: { ann: 61_000 } });
  expect(momentsOf({ type: "accepted", id: "1", number: 2 }, 1000)).toBeNull();
});

it("a clock counts seconds down, and long times in whole hours or days", () => {
  expect([299_001, 59_400, 1, -5].map((left) => clock(left, "en"))).toEqual(["5:00", "1:00", "0:01", "0:00"]);
  expect(clock(3 * 3_600_000, "de")).toBe("3 Stunden");
  expect(clock(5 * 86_400_000, "en")).toBe("5 days");
});
