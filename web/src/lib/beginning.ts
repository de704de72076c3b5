/** From a wish to a table: it is opened, and what is to be done there first waits for its page. */
import { api } from "./api";
import { optionsOf, seatsOf, type Mode, type Wish } from "./games";
import { keepTable } from "./mine";
import { player } from "./me.svelte";
import { keepPlan, planOf } from "./plans";
import { router } from "./route.svelte";
import { keepLocalNames } from "./seats.svelte";

export async function begin(wish: Wish, mode: Mode): Promise<void> {
  await player.be();
  const options = optionsOf(wish, mode);
  const { id } = await api.open(options);
  const { game, seats, title = "" } = options;
  keepTable({ id, state: "playing", game, title, seats, seats_taken: seats, updated_at: Date.now() });
  keepPlan(id, planOf(wish, mode));
  if (mode === "screen") keepLocalNames(id, wish.names.slice(0, seatsOf(wish, mode)));
  router.go(`/t/${id}`);
}
