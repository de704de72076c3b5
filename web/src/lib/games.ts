/** What can be chosen when a table is opened. The server judges every choice again. */
import type { Options, Talk } from "./wire";

export const GAMES = ["classic", "fire", "extreme", "twenty-one"] as const;
export type GameName = (typeof GAMES)[number];

export const LEVELS = ["greedy", "careful", "planner", "expert"] as const;
export const TALKS: Talk[] = ["guarded", "signals", "open", "nothing"];
export const MODES = ["alone", "bots", "friends", "screen"] as const;
export type Mode = (typeof MODES)[number];

export function hasCards(game: string): boolean {
  return game !== "twenty-one";
}

export function mostSeats(game: string): number {
  return hasCards(game) ? 5 : 6;
}

/** Where one person plays all seats it is so anyway. */
export function mayTakeBack(game: string, mode: Mode): boolean {
  return hasCards(game) && (mode === "bots" || mode === "friends");
}

/** What somebody wants to play, as the home page remembers it. */
export interface Wish {
  game: GameName;
  bots: number;
  level: string;
  seats: number;
  names: string[];
  expert: boolean;
  smallerHand: boolean;
  shuffled: boolean;
  talk: Talk;
  takeBacks: boolean;
  deadline: number;
  public: boolean;
  title: string;
}

export const USUAL: Wish = {
  game: "classic",
  bots: 2,
  level: "careful",
  seats: 3,
  names: [],
  expert: false,
  smallerHand: false,
  shuffled: false,
  talk: "guarded",
  takeBacks: false,
  deadline: 0,
  public: false,
  title: "",
};

export function seatsOf(wish: Wish, mode: Mode): number {
  if (mode === "alone") return 1;
  const wanted = mode === "bots" ? wish.bots + 1 : wish.seats;
  return Math.min(Math.max(wanted, 2), mostSeats(wish.game));
}

export function optionsOf(wish: Wish, mode: Mode): Options {
  const options: Options = { game: wish.game, seats: seatsOf(wish, mode) };
  if (hasCards(wish.game)) {
    if (wish.expert) options.minimum = 3;
    if (wish.smallerHand) options.smaller_hand = true;
    if (wish.shuffled && wish.game === "extreme") options.shuffled_commands = true;
  }
  if (wish.takeBacks && mayTakeBack(wish.game, mode)) options.take_backs = true;
  if (mode === "friends") {
    options.talk = wish.talk;
    if (wish.deadline) options.deadline = wish.deadline;
    if (wish.public) options.public = true;
    if (wish.public && wish.title.trim()) options.title = wish.title.trim();
  } else {
    options.absence = 0;
  }
  return options;
}
