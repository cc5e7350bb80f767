import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { denyImports } from "vite-env-only";
import { BROWSER_ENTRIES, browserEntries } from "./scripts/vite/browser-entries.ts";
import { devServer } from "./scripts/vite/dev-server.ts";
import { generatedStyles } from "./scripts/vite/generated-styles.ts";
import { iconeDrawings } from "./scripts/vite/icone-drawings.ts";
import { portugueseFont } from "./scripts/vite/portuguese-font.ts";
import { precompress } from "./scripts/vite/precompress.ts";

/** Native modules, and the sharp library that finds its own beside it, stay outside the bundle. */
const EXTERNAL = ["sharp", "@node-rs/argon2"];

/** What the back office's screens bring to the browser in development. */
const BROWSER_PACKAGES = [
  "@conform-to/react",
  "@conform-to/zod/v4",
  "@tiptap/core",
  "@tiptap/extension-table",
  "@tiptap/pm/model",
  "@tiptap/starter-kit",
  // By the same names as the code: a second copy would not know the language of the first.
  "react-aria/mergeProps",
  "react-aria/useDrag",
  "react-aria/useDrop",
  "react-aria-components",
  "react-dom/client",
  "react-image-crop",
  "react-router",
  "react-router/dom",
  "zod",
];

export default defineConfig(({ command }) => ({
  plugins: [
    // In development React Router itself walks server modules through the client graph, so the wall
    // stands in the build only; tests/architecture.test.ts reads every import.
    command === "build" &&
      denyImports({ client: { files: ["server/**", "demo/**"], specifiers: [/^node:/] } }),
    portugueseFont(),
    generatedStyles(),
    iconeDrawings(),
    browserEntries(),
    devServer(),
    // React Aria carries 30 languages; the back office speaks one.
    { ...optimizeLocales.vite({ locales: ["pt-BR"] }), enforce: "pre" },
    tailwindcss(),
    reactRouter(),
    precompress(),
  ],
  // Decided at build time, so that neither React's development half nor the choice reaches the server.
  define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
  // Named here, not discovered: a discovery reloads the page in the middle of a form.
  optimizeDeps: { noDiscovery: true, include: BROWSER_PACKAGES },
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
