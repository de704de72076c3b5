/** Reads the plays that a view offers, for drawing them. What is legal the server has decided. */
import type { CardsView, PileView } from "./wire";

export interface Play {
  action: string;
  card: number;
  pile: string;
  losing: boolean;
}

export function playsOf(view: CardsView): Play[] {
  return view.legal.flatMap((action) => {
    const play = playOf(action);
    return play ? [{ action, ...play, losing: view.losing.includes(action) }] : [];
  });
}

/** A card and where it goes; nothing: the action is no play. */
export function playOf(action: string): { card: number; pile: string } | null {
  const read = /^(\d+)([a-d])$/.exec(action);
  return read ? { card: Number(read[1]), pile: read[2] as string } : null;
}

export function mayEnd(view: CardsView): boolean {
  return view.legal.includes("end");
}

export function pileOf(view: CardsView, letter: string): PileView | undefined {
  return view.piles.find((pile) => pile.letter === letter);
}

/** How far a card moves its pile on; below zero: back. */
export function stepOf(pile: PileView, card: number): number {
  return pile.ascending ? card - pile.top : pile.top - card;
}

export function goesBack(view: CardsView, play: Play): boolean {
  const pile = pileOf(view, play.pile);
  return pile !== undefined && stepOf(pile, play.card) < 0;
}

/** Some cards carry orders: EXTREME. */
export function hasOrders(view: CardsView): boolean {
  return Object.keys(view.marks).some((mark) => mark !== "fire");
}

/** What is printed on a card beside its number: a command, or fire. */
export function markOf(view: CardsView, card: number): string | null {
  for (const [mark, cards] of Object.entries(view.marks)) if (cards.includes(card)) return mark;
  return null;
}

export interface EndBlock {
  duty: "stuck" | "three" | "skull" | "fire";
  missing: number;
  placed: number;
  piles: string[];
}

/** Why the turn cannot end yet, told from what the view says is owed. */
export function whyNotEnd(view: CardsView): EndBlock | null {
  const duty = view.owed[0] as EndBlock["duty"] | undefined;
  if (!duty) return null;
  const piles = view.piles.filter((pile) => (duty === "fire" ? pile.due : pile.mark === duty));
  const wanted = duty === "three" ? 3 : view.minimum;
  return {
    duty,
    missing: Math.max(wanted - view.placed, 0),
    placed: view.placed,
    piles: piles.map((pile) => pile.letter),
  };
}
