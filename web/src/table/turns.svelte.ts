/** Tells this screen's people that it is their turn, and how the game ends: in the title, by sound, aloud. */
import { tick } from "svelte";
import { announcer } from "../lib/announcer.svelte";
import { settings } from "../lib/settings.svelte";
import { play } from "../lib/sound";
import { sentences } from "../lib/telling";
import { t } from "../lib/texts.svelte";
import type { Seats } from "../lib/seats.svelte";
import type { Table } from "../lib/table.svelte";

export function watchTurns(table: Table, seats: Seats): void {
  let mineBefore = false;
  let phaseBefore: string | undefined;

  $effect(() =>
    table.listen(async (fresh) => {
      await tick(); // whoever has just sat down has a name now
      const told = fresh.flatMap(({ news }) => sentences(news, (seat) => seats.name(seat)));
      announcer.say(told.slice(-6).join(" "));
    }),
  );

  const mine = $derived(table.view?.acting.some((seat) => table.view?.mine.includes(seat)) ?? false);

  $effect(() => {
    document.title = mine ? t("title-your-turn") : t("title-table");
    if (mine && !mineBefore && phaseBefore !== undefined) alert();
    mineBefore = mine;
    return () => (document.title = "Tenback");
  });

  $effect(() => {
    const phase = table.view?.phase;
    if (phaseBefore === "playing" && phase === "over") play(table.view?.play?.status === "lost" ? "lost" : "won");
    phaseBefore = phase;
  });

  function alert(): void {
    play("turn");
    announcer.say(t("your-turn"));
    if (!settings.alerts || document.visibilityState === "visible" || !("Notification" in window)) return;
    const note = new Notification("Tenback", { body: t("your-turn"), tag: table.id, icon: "/icon.svg" });
    note.onclick = () => window.focus();
  }
}
