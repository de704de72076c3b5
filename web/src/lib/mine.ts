/** The tables somebody was at last: shown at once, while the server is asked how they are now. */
import type { Listed } from "./api";
import { keep, kept } from "./keeping";

const MOST = 5;

export function keptTables(): Listed[] {
  return kept<Listed[]>("tables", []);
}

export function keepTables(tables: Listed[]): void {
  keep("tables", tables.slice(0, MOST));
}

export function keepTable(table: Listed): void {
  keepTables([table, ...keptTables().filter((one) => one.id !== table.id)]);
}
