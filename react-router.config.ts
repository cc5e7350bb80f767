import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Lazy discovery loses half-typed forms after a deployment: the manifest goes out whole.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
