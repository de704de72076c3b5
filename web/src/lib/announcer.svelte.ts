/** What screen readers say without being asked. */

class Announcer {
  said = $state("");
  #flip = false;

  say(words: string): void {
    if (!words) return;
    this.#flip = !this.#flip;
    // The same words twice are said twice: a mark that is not spoken makes them differ.
    this.said = this.#flip ? words : `${words}\u200b`;
  }
}

export const announcer = new Announcer();
