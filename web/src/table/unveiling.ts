/** Around one screen: whose cards it should show next, if not those it shows. */
import type { TableView } from "../lib/wire";

export function nextToUnveil(view: TableView): number | null {
  if (view.mine.length < 2 || view.phase !== "playing") return null;
  const asked = view.acting.filter((seat) => view.mine.includes(seat));
  const [first] = asked;
  if (first === undefined || (view.unveiled !== null && asked.includes(view.unveiled))) return null;
  return first;
}
