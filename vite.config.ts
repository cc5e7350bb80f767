import path from "node:path";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { denyImports } from "vite-env-only";
import { BROWSER_ENTRIES, browserEntries } from "./scripts/vite/browser-entries.ts";
import { devServer } from "./scripts/vite/dev-server.ts";
import { portugueseFont } from "./scripts/vite/font/portuguese-font.ts";
import { leanManifest } from "./scripts/vite/lean-manifest.ts";
import { leanZod } from "./scripts/vite/lean-zod.ts";
import { precompress } from "./scripts/vite/precompress.ts";
import { generatedStyles } from "./scripts/vite/styles/generated-styles.ts";
import { iconeDrawings } from "./scripts/vite/styles/icone-drawings.ts";

/** Packages outside the bundle: two load native modules, and only the demonstration needs `dcmjs`. */
const EXTERNAL = ["sharp", "@node-rs/argon2", "dcmjs"];

const BROWSER_PACKAGES = [
  "@conform-to/react",
  "@conform-to/zod/v4",
  "@tiptap/core",
  "@tiptap/extension-table",
  "@tiptap/pm/model",
  "@tiptap/starter-kit",
  "@zxcvbn-ts/core",
  "@zxcvbn-ts/language-common",
  "@zxcvbn-ts/language-pt-br",
  // Our imports use this name. Under another name the browser would get a second copy, without our locale.
  "react-aria-components",
  "react-dom/client",
  "react-image-crop",
  "react-router",
  "react-router/dom",
  "zod",
];

/** Shared modules in few files: small files compress badly and lengthen the router's manifest. */
const SHARED_CHUNKS = [
  { name: "framework", test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
  {
    name: "painel",
    test: inProject(
      /^app\/(?:entry\.client|ui\/(?:icon|button|classes|press|request-id|fault-text))\.tsx?$/,
      /^app\/admin\/(?:shell\/(?:shell|session|flash-toast|use-usuario|screen-unavailable)|parts\/(?:panel|screen-head|feito|failed-load|load-failed))\.tsx?$/,
      /^app\/ui\/controls\/(?:toasts|unsaved-changes|badge|error-state|form-changes)\.tsx?$/,
      /^domain\/(?:texto\/datas|listas\/total|permissions)\.ts$/,
      /^node_modules\/react-aria\/dist\/private\/i18n\/I18nProvider/,
    ),
  },
  {
    name: "fields",
    test: inProject(
      /^app\/ui\/controls\/(?:text|select|switch)-field\.tsx$/,
      /^app\/admin\/form\/(?:keep-typed|use-form-answer|use-answer-toast|use-send-again|sticky-bar)\.tsx?$/,
      /^domain\/clinica\/telefone\.ts$/,
    ),
  },
  {
    name: "list",
    test: inProject(
      /^app\/ui\/controls\/(?:table|pagination|empty-state|progress-bar|announced|order\/plain-handle)\.tsx?$/,
      /^app\/admin\/(?:parts\/(?:question|restored-focus)|record\/history\/(?:history-link|restore-texts))\.tsx?$/,
      /^app\/admin\/record\/(?:list\/(?:go-button|list-styles|step-buttons|use-focus-after-removal|use-list-changes))\.tsx?$/,
      /^app\/admin\/upload\/use-held-submit\.ts$/,
      /^domain\/listas\/ordem\.ts$/,
    ),
  },
  {
    name: "zod",
    test: inProject(/^domain\/(?:z|texto\/fields|registro\/(?:registro|record-forms))\.ts$/),
  },
  {
    name: "form",
    test: inProject(
      /^app\/admin\/(?:form\/(?:admin-form|form-parts)|record\/(?:record-form|form-panel))\.tsx?$/,
    ),
  },
  // The last groups have the lowest priority, so that they take no module that the groups above share.
  {
    name: "records",
    test: inProject(
      /^app\/admin\/record\/list\/(?:record-search|record-screen|record-thumbnail)\.tsx$/,
    ),
  },
  {
    name: "upload",
    test: inProject(
      /^app\/admin\/(?:upload\/(?:use-uploads|drop-box)|midia\/field\/(?:use-image-upload|image-field))\.tsx?$/,
    ),
  },
  {
    name: "reviewed",
    test: inProject(
      /^app\/admin\/publicidade\/(?:findings|reviewed-field)\.tsx$/,
      /^domain\/(?:texto\/html-text|search\/plain-text)\.ts$/,
    ),
  },
  {
    name: "reports",
    test: inProject(
      /^app\/admin\/laudos\/(?:list\/status-badge|pdf\/(?:anexos|first-page))\.tsx$/,
      /^domain\/(?:laudos\/(?:laudos|laudo-registro)|clinica\/registro-medico|pessoas\/pacientes)\.ts$/,
    ),
  },
  { name: "exams", test: inProject(/^domain\/exames\/(?:cobertura|exames)\.ts$/) },
].map((group, index) => ({ ...group, priority: 10 - index }));

function inProject(...paths: RegExp[]) {
  return (id: string) => paths.some((one) => one.test(path.relative(import.meta.dirname, id)));
}

export default defineConfig(({ command }) => ({
  plugins: [
    // In development React Router walks server modules through the client graph, so only the build refuses them.
    command === "build" &&
      denyImports({ client: { files: ["server/**", "demo/**"], specifiers: [/^node:/] } }),
    portugueseFont(),
    generatedStyles(),
    iconeDrawings(),
    browserEntries(),
    leanZod(),
    devServer(),
    { ...optimizeLocales.vite({ locales: ["pt-BR"] }), enforce: "pre" },
    tailwindcss(),
    reactRouter(),
    precompress(),
    leanManifest(),
  ],
  // Replaced at build time, so that the server's bundle does not contain React's development build.
  define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
  // Packages are listed, because Vite reloads the page when it discovers one, even in the middle of a form.
  optimizeDeps: { noDiscovery: true, include: BROWSER_PACKAGES },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rollupOptions: {
          input: Object.values(BROWSER_ENTRIES),
          output: {
            codeSplitting: { groups: SHARED_CHUNKS },
            // Hashes are short, because the router's manifest names every file and hashes cannot be compressed.
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
          },
        },
      },
    },
    ssr: {
      // The build bundles all other packages, because the server then needs half the memory.
      resolve: command === "build" ? { noExternal: true, external: EXTERNAL } : {},
      build: {
        rollupOptions: {
          input: "./server/main.ts",
          // V8 keeps the source text in memory, and a single "…" would double it to two bytes per character.
          output: {
            comments: false,
            minify: {
              compress: false,
              mangle: false,
              codegen: { removeWhitespace: false, asciiOnly: true },
            },
          },
        },
      },
    },
  },
}));
