import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // scripts/build/build.mjs moves the directory when the build is complete.
  buildDirectory: "build/new",
  // Lazy discovery loses half-typed forms after a deployment, so the whole manifest is sent.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
