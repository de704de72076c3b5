/** Browsers that can install the page say so once; it is offered in the settings from then on. */

interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

class Installing {
  #offer = $state.raw<InstallOffer | null>(null);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#offer = event as InstallOffer;
    });
    addEventListener("appinstalled", () => (this.#offer = null));
  }

  get offered(): boolean {
    return this.#offer !== null;
  }

  async install(): Promise<void> {
    await this.#offer?.prompt();
    this.#offer = null;
  }
}

export const installing = new Installing();
