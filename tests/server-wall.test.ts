import path from "node:path";
import { createBuilder } from "vite";
import { expect, test } from "vitest";

/** A module of the browser's bundle, built alone. Any other would do, because the plugin checks every module. */
const CARRIER = path.resolve("app/site/clinica/map-box.tsx");
const LEAK = `import { createLog } from "#server/log.ts";\nexport const leaked = createLog;\n`;

test("a server module in the browser's bundle is refused by name", {
  timeout: 300_000,
}, async () => {
  const builder = await createBuilder({
    logLevel: "silent",
    // Writes no files if the plugin fails to refuse the import.
    build: { write: false },
    plugins: [
      {
        name: "leak",
        enforce: "pre",
        options: { order: "post", handler: (options) => ({ ...options, input: CARRIER }) },
        transform: { filter: { id: CARRIER }, handler: (code) => LEAK + code },
      },
    ],
  });
  const { client } = builder.environments;
  if (!client) throw new Error("no client environment");
  await expect(builder.build(client)).rejects.toThrow(
    /\[vite-env-only\] Import denied[\s\S]*server\/\*\*/,
  );
});
