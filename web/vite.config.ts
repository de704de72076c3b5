import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = process.env.TENBACK_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/tenback/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's policy lets scripts and styles come from files only
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true, changeOrigin: false } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
