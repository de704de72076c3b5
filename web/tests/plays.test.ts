import { expect, it } from "vitest";
import { pileOfKey } from "../src/cards/keys";
import { optionsOf, seatsOf, USUAL } from "../src/lib/games";
import { planOf } from "../src/lib/plans";
import { goesBack, markOf, playsOf, stepOf, whyNotEnd } from "../src/lib/plays";
import { nextToUnveil } from "../src/table/unveiling";
import type { CardsView, PileView, TableView } from "../src/lib/wire";

const pile = (letter: string, top: number, more: Partial<PileView> = {}): PileView => ({
  letter,
  ascending: letter < "c",
  top,
  cards: [top],
  mark: null,
  due: false,
  ...more,
});

const view = (more: Partial<CardsView>): CardsView =>
  ({
    piles: [pile("a", 33), pile("b", 1), pile("c", 100), pile("d", 60)],
    legal: ["34a", "23a", "70d", "end"],
    losing: ["34a"],
    marks: { stop: [4, 42], fire: [33] },
    owed: [],
    minimum: 2,
    placed: 0,
    ...more,
  }) as CardsView;

it("reads plays with their cards, piles and danger, and leaves what is no play", () => {
  expect(playsOf(view({}))).toEqual([
    { action: "34a", card: 34, pile: "a", losing: true },
    { action: "23a", card: 23, pile: "a", losing: false },
    { action: "70d", card: 70, pile: "d", losing: false },
  ]);
});

it("tells steps back from steps on, on both kinds of piles", () => {
  const plays = playsOf(view({}));
  expect(plays.map((play) => goesBack(view({}), play))).toEqual([false, true, true]);
  expect(stepOf(pile("c", 60), 50)).toBe(10);
});

it("finds what a card carries", () => {
  expect([markOf(view({}), 42), markOf(view({}), 33), markOf(view({}), 5)]).toEqual(["stop", "fire", null]);
});

it("tells why a turn cannot end: how many cards, or which piles", () => {
  expect(whyNotEnd(view({}))).toBeNull();
  expect(whyNotEnd(view({ owed: ["stuck"], placed: 1 }))).toMatchObject({ duty: "stuck", missing: 1 });
  expect(whyNotEnd(view({ owed: ["three"], placed: 1 }))).toMatchObject({ duty: "three", missing: 2 });
  const burning = [pile("a", 33, { due: true }), pile("b", 44, { mark: "fire" })];
  expect(whyNotEnd(view({ owed: ["fire"], piles: burning }))).toMatchObject({ piles: ["a"] });
});

it("knows piles by number and by letter", () => {
  expect(["1", "4", "c", "5", "Enter"].map(pileOfKey)).toEqual(["a", "d", "c", null, null]);
});

it("opens a table that fits the mode", () => {
  expect(optionsOf(USUAL, "alone")).toEqual({ game: "classic", seats: 1, absence: 0 });
  expect(optionsOf({ ...USUAL, game: "twenty-one", expert: true, takeBacks: true }, "friends")).toEqual({ game: "twenty-one", seats: 3, talk: "guarded" });
  expect(seatsOf({ ...USUAL, bots: 9 }, "bots")).toBe(5);
});

it("plans who sits down before the first deal", () => {
  expect(planOf({ ...USUAL, bots: 1 }, "bots")).toEqual([{ do: "sit", seat: 1 }, { do: "seat-bot", seat: 2, level: "careful" }, { do: "deal" }]);
  expect(planOf({ ...USUAL, seats: 2 }, "screen")).toEqual([{ do: "sit", seat: 1 }, { do: "sit", seat: 2 }, { do: "deal" }]);
  expect(planOf(USUAL, "friends")).toEqual([{ do: "sit", seat: 1 }]);
});

it("asks around one screen for the curtain only when another of its seats is due", () => {
  const table = (more: Partial<TableView>): TableView => ({ phase: "playing", mine: [1, 2], acting: [2], unveiled: 1, ...more }) as TableView;
  expect(nextToUnveil(table({}))).toBe(2);
  expect(nextToUnveil(table({ unveiled: 2 }))).toBeNull();
  expect(nextToUnveil(table({ mine: [1] }))).toBeNull();
  expect(nextToUnveil(table({ acting: [3] }))).toBeNull();
});
