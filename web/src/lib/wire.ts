// Made from src/tenback/table/wire.py by `make docs`. Not to be edited.

/** The command with this id is done and stored; the same answer when it is sent again. */
export interface Accepted {
  type: "accepted";
  id: string;
  number: number;
}

/** X12: what may be said of a command. */
export type Attitude = "hold" | "none" | "rather-not";

export interface Began {
  type: "began";
  first: number;
}

export interface BotSat {
  type: "bot-sat";
  seat: number;
  level: string;
}

/** The server closes this socket: `restart`, `slow`, `removed`, `silent`, `limit`; or there is */
export interface Bye {
  type: "bye";
  reason: string;
  come_back: boolean;
}

/** A card game as one seat, or a spectator, may see it. */
export interface CardsView {
  type: "cards";
  seat: number | null;
  status: string;
  reason: string | null;
  turn: number | null;
  first: number | null;
  placed: number;
  minimum: number;
  owed: string[];
  bound: string | null;
  piles: PileView[];
  draw_pile: number;
  left: number;
  hand_size: number;
  hand_sizes: number[];
  hand: number[];
  commands: string[];
  signals: SignalView[];
  statements: StatementView[];
  marks: Record<string, number[]>;
  legal: string[];
  losing: string[];
  may_signal: boolean;
  may_take_back: boolean;
}

/** Something about the table that the view tells: locked, muted, removed, another host. */
export interface Changed {
  type: "changed";
}

export interface Chat {
  do: "chat";
  text: string;
}

/** Chat. It is no event and has numbers of its own. */
export interface Chatted {
  type: "chatted";
  id: number;
  player: string;
  name: string;
  text: string;
  at: number;
}

/** What a player may decide besides entering dice. */
export type Choice = "keep" | "reroll" | "roll" | "strike" | "withdraw";

export interface Chose {
  kind: "chose";
  seat: number;
  choice: Choice;
}

export interface Close {
  do: "close";
}

export interface Closed {
  type: "closed";
}

/** The host begins, or begins anew with the same people. */
export interface Deal {
  do: "deal";
}

export interface Dealt {
  type: "dealt";
}

/** Twenty One as one seat, or a spectator, may see it. */
export interface DiceView {
  type: "dice";
  seat: number | null;
  status: string;
  phase: string;
  turn: number | null;
  active: number;
  round: number;
  dice: [string, number][];
  sheets: SheetView[];
  owes: (string | null)[];
  entered: boolean[];
  entry: [string, number][] | null;
  enterable: [string, number][];
  choices: string[];
}

/** What a turn of the card games owes, in the order in which a loss names its reason (X13). */
export type Duty = "fire" | "skull" | "stuck" | "three";

export interface Ended {
  kind: "ended";
  scores: number[];
}

export interface Entered {
  kind: "entered";
  seat: number;
  marks: [string, number][] | null;
}

export interface Fell {
  kind: "fell";
  dice: number[];
}

export interface FieldView {
  colour: string;
  value: number;
  number: number | null;
}

export interface Finished {
  kind: "finished";
  status: Status;
  reason: Duty | null;
}

/** The first message of a socket: the last number it has seen; 0, if nothing. */
export interface Hello {
  do: "hello";
  last?: number;
}

/** The host lets nobody else sit down. */
export interface Lock {
  do: "lock";
  on: boolean;
}

/** An action as records have it, or `withdraw`. */
export interface Move {
  do: "move";
  seat: number;
  action: string;
}

export interface Moved {
  type: "moved";
  seat: number;
  happened: (Placed | TurnEnded | TurnBegan | Said | Finished | Chose | Fell | Entered | Shown | RoundBegan | Ended)[];
}

export interface Mute {
  do: "mute";
  player: string;
  on: boolean;
}

export interface Opened {
  type: "opened";
}

/** Left out, an option has its usual value. */
export interface Options {
  game: string;
  seats: number;
  minimum?: number;
  smaller_hand?: boolean;
  shuffled_commands?: boolean;
  sheets?: string;
  talk?: Talk;
  take_backs?: boolean;
  absence?: number;
  deadline?: number;
  bot_pace?: number;
  public?: boolean;
  title?: string;
}

export interface PassHost {
  do: "pass-host";
  player: string;
}

/** The names of the people at the table, who of them is there, and how many watch. */
export interface People {
  type: "people";
  names: Record<string, string>;
  present: string[];
  spectators: number;
  times: Times;
}

export type Phase = "agreeing" | "closed" | "gathering" | "over" | "playing";

export interface PileView {
  letter: string;
  ascending: boolean;
  top: number;
  cards: number[];
  mark: string | null;
  due: boolean;
}

export interface Placed {
  kind: "placed";
  seat: number;
  card: number;
  pile: string;
}

/** It changed nothing. The code is stable, the facts are for a sentence about it. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  facts: Record<string, number | string | (number | string)[]>;
}

/** Back to gathering, with everybody in their seats. */
export interface Rematch {
  do: "rematch";
  same_deal?: boolean;
}

export interface Remove {
  do: "remove";
  player: string;
}

export interface Renewed {
  type: "renewed";
  same_deal: boolean;
}

/** A command with the client's own id: sent twice, it is done once. */
export interface Request {
  id: string;
  ask: Sit | Rise | SeatBot | Unseat | Deal | WishTo | Move | TakeBack | State | Return | Lock | Mute | Remove | PassHost | Rematch | Close | Hello | Unveil | Chat | Unsay;
}

/** Whoever a bot has stood in for plays again. */
export interface Return {
  do: "return";
}

export interface Returned {
  type: "returned";
  seat: number;
}

/** Give a seat up; in a game a bot takes it over. */
export interface Rise {
  do: "rise";
  seat: number;
}

export interface Rose {
  type: "rose";
  seat: number;
}

export interface RoundBegan {
  kind: "round-began";
  active: number;
}

export type RowScored = [number, number, number];

export interface RowView {
  fields: FieldView[];
  hits: number;
  score: number | null;
}

export interface Said {
  kind: "said";
  seat: number;
  pile: string;
  word: string;
}

export interface Sat {
  type: "sat";
  seat: number;
  player: string;
}

export interface SeatBot {
  do: "seat-bot";
  seat: number;
  level: string;
}

/** Who sits there: a person by id (`People` has the names), a bot, or one for the other. */
export interface SeatView {
  seat: number;
  player: string | null;
  level: string | null;
}

export interface SheetView {
  letter: string;
  rows: RowView[];
  current: number | null;
  score: number;
}

export interface Shown {
  kind: "shown";
  entries: [string, number][][];
  scored: RowScored[];
}

export interface SignalView {
  seat: number;
  pile: string;
  word: string;
}

/** Take a free seat; several, to play together on one screen. */
export interface Sit {
  do: "sit";
  seat: number;
}

/** X12: `hold` or `rather-not` a command, or take that back. */
export interface State {
  do: "state";
  seat: number;
  command: string;
  attitude: Attitude;
}

export interface Stated {
  type: "stated";
  seat: number;
  command: string;
  attitude: Attitude;
}

export interface StatementView {
  seat: number;
  command: string;
  attitude: Attitude;
}

export type Status = "lost" | "open" | "over" | "won";

export interface StoodIn {
  type: "stood-in";
  seat: number;
}

/** A table as one player at one screen may see it. */
export interface TableView {
  options: Options;
  phase: Phase;
  game: number;
  known_deal: boolean;
  host: string;
  locked: boolean;
  muted: string[];
  seats: SeatView[];
  you: string | null;
  mine: number[];
  unveiled: number | null;
  acting: number[];
  wishes: (Wish | null)[];
  play: CardsView | DiceView | null;
}

export interface TakeBack {
  do: "take-back";
  seat: number;
}

/** What people may say at a table (R13). */
export type Talk = "guarded" | "nothing" | "open" | "signals";

/** What happens if nobody does anything, in milliseconds from now, so that clocks may differ. */
export interface Times {
  turn: number | null;
  absent: Record<string, number>;
}

export interface TookBack {
  type: "took-back";
  seat: number;
}

export interface TurnBegan {
  kind: "turn-began";
  seat: number;
  minimum: number;
}

export interface TurnEnded {
  kind: "turn-ended";
  seat: number;
  drew: number;
}

/** The line of chat with this id was deleted. */
export interface Unsaid {
  type: "unsaid";
  id: number;
}

/** Delete a line of one's own; not while the guard listens, as it judges lines together. */
export interface Unsay {
  do: "unsay";
  line: number;
}

/** The host sends a bot away, before a game. */
export interface Unseat {
  do: "unseat";
  seat: number;
}

/** Which of one's seats this screen shows; none: the curtain. */
export interface Unveil {
  do: "unveil";
  seat?: number | null;
}

/** What happened since the last update, and the whole new view. */
export interface Update {
  type: "update";
  number: number;
  happened: (Opened | Sat | BotSat | Rose | Dealt | Wished | Began | Moved | TookBack | Stated | StoodIn | Returned | Changed | Renewed | Closed)[];
  view: TableView;
  times: Times;
}

/** The answer to `hello` and `unveil`: the happenings since the last number, and the view. */
export interface Welcome {
  type: "welcome";
  version: number;
  number: number;
  happened: (Opened | Sat | BotSat | Rose | Dealt | Wished | Began | Moved | TookBack | Stated | StoodIn | Returned | Changed | Renewed | Closed)[];
  view: TableView;
  times: Times;
}

/** R3: what a player says of starting, once the hands are seen. */
export type Wish = "any" | "rather-not" | "start";

export interface WishTo {
  do: "wish";
  seat: number;
  wish: Wish;
}

export interface Wished {
  type: "wished";
  seat: number;
  wish: Wish;
}

export type Message = Update | Welcome | Accepted | Refused | Chatted | Unsaid | People | Bye;

export const VERSION = 1;
