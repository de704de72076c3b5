/** What this browser remembers of its user's wishes; nothing of it leaves the browser. */
import { LANGUAGES, loadTexts, preferredLanguage, type Language } from "./texts.svelte";
import { keep, kept } from "./keeping";

export type Theme = "system" | "light" | "dark";

class Settings {
  language = $state<Language>(storedLanguage());
  theme = $state<Theme>(kept<Theme>("theme", "system"));
  sound = $state(kept("sound", true));
  alerts = $state(kept("alerts", false));

  constructor() {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    dark.addEventListener("change", () => this.#show());
    this.#show();
  }

  async setLanguage(language: Language): Promise<void> {
    await loadTexts(language);
    this.language = language;
    keep("language", language);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
    this.#show();
  }

  setSound(on: boolean): void {
    this.sound = on;
    keep("sound", on);
  }

  /** Asks the browser for leave to show notifications, which only secure pages get. */
  async setAlerts(on: boolean): Promise<void> {
    const allowed = on && "Notification" in window && (await Notification.requestPermission()) === "granted";
    this.alerts = allowed;
    keep("alerts", allowed);
  }

  #show(): void {
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    const shown = this.theme === "system" ? (dark ? "dark" : "light") : this.theme;
    document.documentElement.dataset.theme = shown;
  }
}

function storedLanguage(): Language {
  const stored = kept<string>("language", "");
  return LANGUAGES.find((language) => language === stored) ?? preferredLanguage(navigator.languages);
}

export const settings = new Settings();
