/** The table that the page is about, for all its parts. */
import { createContext } from "svelte";
import type { Seats } from "./seats.svelte";
import type { Table } from "./table.svelte";
import type { TableView } from "./wire";

export interface Here {
  readonly table: Table;
  readonly seats: Seats;
  readonly view: TableView;
  /** A lesson tells what to do, so that no other hints are wanted. */
  readonly guided: boolean;
}

export const [here, setHere] = createContext<Here>();
