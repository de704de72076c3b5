/** What is to be done first at a table that was just opened. */
import { seatsOf, type Mode, type Wish } from "./games";
import type { Ask } from "./line";

const plans = new Map<string, Ask[]>();

export function keepPlan(id: string, plan: Ask[]): void {
  plans.set(id, plan);
}

/** Given out once. */
export function takePlan(id: string): Ask[] {
  const plan = plans.get(id) ?? [];
  plans.delete(id);
  return plan;
}

export function planOf(wish: Wish, mode: Mode): Ask[] {
  const seats = Array.from({ length: seatsOf(wish, mode) }, (_, i) => i + 1);
  switch (mode) {
    case "friends":
      return [{ do: "sit", seat: 1 }];
    case "bots":
      return [
        { do: "sit", seat: 1 },
        ...seats.slice(1).map((seat): Ask => ({ do: "seat-bot", seat, level: wish.level })),
        { do: "deal" },
      ];
    default:
      return [...seats.map((seat): Ask => ({ do: "sit", seat })), { do: "deal" }];
  }
}
