import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Moved to its place when it is whole: scripts/build.mjs.
  buildDirectory: "build/new",
  // Lazy discovery loses half-typed forms after a deployment: the manifest goes out whole.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
