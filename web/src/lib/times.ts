/** What happens if nobody does anything, as the server tells it: in milliseconds from now. */
import type { Message, TableView } from "./wire";

export interface Times {
  /** Until a bot goes on for whoever the table waits for. */
  turn: number | null;
  /** For each player who is away and missed: until a bot stands in. */
  absent: Record<string, number>;
}

/** The same, as moments of this browser's own clock, so that clocks may differ. */
export function momentsOf(message: Message, now: number): Times | null {
  const told = (message as { times?: Times }).times;
  if (!told) return null;
  const later = (milliseconds: number): number => now + milliseconds;
  return {
    turn: told.turn === null ? null : later(told.turn),
    absent: Object.fromEntries(Object.entries(told.absent).map(([who, left]) => [who, later(left)])),
  };
}

/** `4:59`; days and hours are told in whole ones. */
export function clock(milliseconds: number, language: string): string {
  const seconds = Math.max(Math.ceil(milliseconds / 1000), 0);
  const unit = (value: number, name: string): string =>
    new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay: "long" }).format(value);
  if (seconds >= 172_800) return unit(Math.floor(seconds / 86_400), "day");
  if (seconds >= 7200) return unit(Math.floor(seconds / 3600), "hour");
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export function isKnownDeal(view: TableView): boolean {
  return (view as { known_deal?: boolean }).known_deal === true;
}
