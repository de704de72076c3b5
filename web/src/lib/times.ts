/** How long there is still time, as the server tells it. */
import type { Message, Times } from "./wire";

/** As moments of this browser's own clock, so that clocks may differ. */
export function momentsOf(message: Message, now: number): Times | null {
  if (!("times" in message)) return null;
  const { turn, absent } = message.times;
  const later = (milliseconds: number): number => now + milliseconds;
  return {
    turn: turn === null ? null : later(turn),
    absent: Object.fromEntries(Object.entries(absent).map(([who, left]) => [who, later(left)])),
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
