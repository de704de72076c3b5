/** What happened, as sentences: for the log, for whoever comes back, and for screen readers. */
import type { News } from "./table.svelte";
import { t } from "./texts.svelte";
import type { Moved } from "./wire";

type GameNews = Moved["happened"][number];
type NameOf = (seat: number) => string;

export function sentences(news: News, name: NameOf): string[] {
  switch (news.type) {
    case "moved":
      return news.happened.flatMap((one) => gameSentences(one, name));
    case "sat":
      return [t("told-sat", { name: name(news.seat) })];
    case "bot-sat":
      return [t("told-bot-sat", { name: name(news.seat) })];
    case "rose":
      return [t("told-rose", { seat: news.seat })];
    case "dealt":
      return [t("told-dealt")];
    case "wished":
      return [t("told-wished", { name: name(news.seat), wish: news.wish })];
    case "began":
      return [t("told-began", { name: name(news.first) })];
    case "took-back":
      return [t("told-took-back", { name: name(news.seat) })];
    case "stated":
      return [t("told-stated", { name: name(news.seat), attitude: news.attitude, command: t(`mark-${news.command}`) })];
    case "stood-in":
      return [t("told-stood-in", { name: name(news.seat) })];
    case "returned":
      return [t("told-returned", { name: name(news.seat) })];
    case "renewed":
      return [t("told-renewed")];
    case "closed":
      return [t("told-closed")];
    default:
      return [];
  }
}

function gameSentences(one: GameNews, name: NameOf): string[] {
  switch (one.kind) {
    case "placed":
      return [t("told-placed", { name: name(one.seat), card: one.card, pile: pileName(one.pile) })];
    case "turn-ended":
      return [t("told-drew", { name: name(one.seat), count: one.drew })];
    case "said":
      return [t("told-said", { name: name(one.seat), pile: pileName(one.pile), word: one.word })];
    case "finished":
      return [t("told-finished", { status: one.status })];
    case "chose":
      return [t("told-chose", { name: name(one.seat), choice: one.choice })];
    case "entered":
      return [t("told-entered", { name: name(one.seat) })];
    case "shown":
      return [
        t("told-shown"),
        ...one.scored.map(([seat, row, points]) => t("told-row", { name: name(seat), row, points })),
      ];
    case "ended":
      return [t("told-ended")];
    default:
      return [];
  }
}

export function pileName(letter: string): string {
  return t("pile-name", { pile: letter });
}
