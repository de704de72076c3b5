// Takes pictures of a page: node dev/look.mjs ADDRESS NAME [width height] [dark]
import { chromium } from "playwright-core";
const [address, name, width = "390", height = "844", theme = "light"] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"] });
const page = await browser.newPage({ viewport: { width: +width, height: +height }, colorScheme: theme, deviceScaleFactor: 1 });
page.on("console", (m) => console.log(m.type(), m.text()));
page.on("pageerror", (e) => console.log("ERROR", e.message));
await page.goto(address);
await page.waitForTimeout(800);
await page.screenshot({ path: name });
await browser.close();
