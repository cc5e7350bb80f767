import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { denyImports } from "vite-env-only";
import { BROWSER_ENTRIES, browserEntries } from "./scripts/vite/browser-entries.ts";
import { devServer } from "./scripts/vite/dev-server.ts";
import { precompress } from "./scripts/vite/precompress.ts";

/** Native modules, and the sharp library that finds its own beside it, stay outside the bundle. */
const EXTERNAL = ["sharp", "@node-rs/argon2"];

export default defineConfig(({ command }) => ({
  plugins: [
    // In development React Router itself walks server modules through the client graph, so the wall
    // stands in the build only; tests/architecture.test.ts reads every import.
    command === "build" &&
      denyImports({ client: { files: ["server/**", "demo/**"], specifiers: [/^node:/] } }),
    browserEntries(),
    devServer(),
    tailwindcss(),
    reactRouter(),
    precompress(),
  ],
  // Decided at build time, so that neither React's development half nor the choice reaches the server.
  define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
  optimizeDeps: { noDiscovery: true },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { input: Object.values(BROWSER_ENTRIES) } } },
    ssr: {
      // Bundled, the server takes half the memory; in development Node loads packages itself.
      resolve: command === "build" ? { noExternal: true, external: EXTERNAL } : {},
      build: { rollupOptions: { input: "./server/main.ts" } },
    },
  },
}));
