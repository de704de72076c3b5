/** Who plays in this browser. Nobody signs up: a name makes a player, a cookie keeps them. */
import { api, Problem, type Me } from "./api";
import { keep, kept } from "./keeping";
import { keepTables } from "./mine";
import { t } from "./texts.svelte";

class Player {
  me = $state<Me | null>(null);
  /** The name that is typed, or was; empty: a player of no particular name. */
  wanted = $state(kept("name", ""));

  async recall(): Promise<void> {
    if (!kept("player", false)) return;
    try {
      this.me = await api.me();
    } catch (fault) {
      if (!(fault instanceof Problem && fault.code === "nobody")) throw fault;
      this.me = null;
    }
  }

  /** A player under the wanted name, before anything that only players can do. */
  async be(): Promise<Me> {
    const name = this.wanted.trim() || t("somebody");
    if (this.me?.name !== name) this.me = await api.become(name);
    keep("name", this.wanted.trim());
    keep("player", true);
    return this.me as Me;
  }

  async forget(): Promise<void> {
    await api.forgetMe();
    this.me = null;
    keep("player", false);
    keepTables([]);
  }

  /** This browser has become a player that another one is already. */
  become(me: Me): void {
    this.me = me;
    this.wanted = me.name;
    keep("name", me.name);
    keep("player", true);
  }
}

export const player = new Player();
