/** Shows what has happened as motion: a card goes to its pile, drawn cards come from the draw pile. */
import { comeFrom, placeOf } from "../lib/motion";
import { play } from "../lib/sound";
import type { Happened } from "../lib/table.svelte";

const STAGGER = 70;

export async function moveCards(
  fresh: Happened[],
  mySeat: () => number | null,
  drawn: () => Promise<void>,
): Promise<void> {
  const events = fresh.flatMap(({ news }) => (news.type === "moved" ? news.happened : []));
  const placed = events.filter((one) => one.kind === "placed");
  const drew = events.some((one) => one.kind === "turn-ended" && one.seat === mySeat() && one.drew > 0);
  if (!placed.length && !drew) return;
  const starts = placed.map((one) => placeOf(`[data-card="${one.card}"]`) ?? placeOf(`[data-seat="${one.seat}"]`));
  const deck = placeOf("[data-deck]");
  const held = new Set(cardsInHand());
  await drawn();
  placed.forEach((one, i) => comeFrom(document.querySelector(`[data-pile="${one.pile}"] .top`), starts[i] ?? null));
  if (placed.length) play("card");
  if (!drew) return;
  cardsInHand()
    .filter((card) => !held.has(card))
    .forEach((card, i) => comeFrom(document.querySelector(`[data-card="${card}"]`), deck, i * STAGGER));
}

function cardsInHand(): string[] {
  return [...document.querySelectorAll<HTMLElement>("[data-card]")].map((element) => element.dataset.card as string);
}
