/** What the seats of a table are called on this screen. */
import { keep, kept } from "./keeping";
import { t } from "./texts.svelte";
import type { Table } from "./table.svelte";

export class Seats {
  /** Several people around one screen have names that only this screen knows. */
  #local = $state<Record<string, string>>({});

  constructor(private readonly table: Table) {
    this.#local = kept(`names:${table.id}`, {});
  }

  name(seat: number): string {
    const view = this.table.view;
    const at = view?.seats.find((one) => one.seat === seat);
    if (!view || !at) return t("seat", { seat });
    if (at.player !== null) return this.#person(seat, at.player);
    return at.level === null ? t("seat-free", { seat }) : this.#bot(seat, at.level);
  }

  isYours(seat: number): boolean {
    return this.table.view?.mine.includes(seat) ?? false;
  }

  /** A bot plays here for a person who is away. */
  isStoodIn(seat: number): boolean {
    const at = this.table.view?.seats.find((one) => one.seat === seat);
    return at !== undefined && at.player !== null && at.level !== null;
  }

  isAway(seat: number): boolean {
    const at = this.table.view?.seats.find((one) => one.seat === seat);
    const { names, present } = this.table.people;
    const unknown = !Object.keys(names).length;
    return at !== undefined && at.player !== null && !unknown && !present.includes(at.player);
  }

  personName(player: string): string {
    return this.table.people.names[player] || t("somebody");
  }

  #person(seat: number, player: string): string {
    const view = this.table.view;
    const shared = view ? view.seats.filter((one) => one.player === player).length > 1 : false;
    const local = this.#local[String(seat)];
    if (shared && this.isYours(seat)) return local || t("seat", { seat });
    return shared ? t("seat-of", { name: this.personName(player), seat }) : this.personName(player);
  }

  #bot(seat: number, level: string): string {
    const alike = this.table.view?.seats.filter((one) => one.player === null && one.level === level) ?? [];
    const name = t("bot-level", { level });
    if (alike.length < 2) return name;
    return t("bot-numbered", { name, number: alike.findIndex((one) => one.seat === seat) + 1 });
  }
}

export function keepLocalNames(tableId: string, names: string[]): void {
  const named = names.map((name, i) => [String(i + 1), name.trim()]).filter(([, name]) => name);
  keep(`names:${tableId}`, Object.fromEntries(named));
}
