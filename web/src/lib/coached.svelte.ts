/** Who plays for the first time is told what to do next, until they know. */
import { keep, kept } from "./keeping";

export type Topic = "cards" | "dice";

class Coached {
  cards = $state(kept("coached:cards", false));
  dice = $state(kept("coached:dice", false));

  done(about: Topic): void {
    this[about] = true;
    keep(`coached:${about}`, true);
  }
}

export const coached = new Coached();
