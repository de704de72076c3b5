/** From a wish to a table: it is opened, and what is to be done there first waits for its page. */
import { api } from "./api";
import { optionsOf, seatsOf, type Mode, type Wish } from "./games";
import { player } from "./me.svelte";
import { keepPlan, planOf } from "./plans";
import { router } from "./route.svelte";
import { keepLocalNames } from "./seats.svelte";

export async function begin(wish: Wish, mode: Mode): Promise<void> {
  await player.be();
  const { id } = await api.open(optionsOf(wish, mode));
  keepPlan(id, planOf(wish, mode));
  if (mode === "screen") keepLocalNames(id, wish.names.slice(0, seatsOf(wish, mode)));
  router.go(`/t/${id}`);
}
