import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadTexts } from "./lib/texts.svelte";
import { settings } from "./lib/settings.svelte";

async function begin(): Promise<void> {
  await loadTexts(settings.language);
  mount(App, { target: document.getElementById("app") as HTMLElement });
  if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}

void begin();
