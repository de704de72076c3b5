/** From a wish to a table: it is opened, and what is to be done there first waits for its page. */
import { api } from "./api";
import { optionsOf, seatsOf, type Mode, type Wish } from "./games";
import type { Ask } from "./line";
import { player } from "./me.svelte";
import { router } from "./route.svelte";
import { keepLocalNames } from "./seats.svelte";

const plans = new Map<string, Ask[]>();

export async function begin(wish: Wish, mode: Mode): Promise<void> {
  await player.be();
  const { id } = await api.open(optionsOf(wish, mode));
  plans.set(id, planOf(wish, mode));
  if (mode === "screen") keepLocalNames(id, wish.names.slice(0, seatsOf(wish, mode)));
  router.go(`/t/${id}`);
}

/** What is to be done first at that table; only once. */
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
