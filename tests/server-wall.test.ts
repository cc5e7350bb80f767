/** A server module that reaches the browser's graph must stop the build. */
import path from "node:path";
import { createBuilder } from "vite";
import { expect, test } from "vitest";

/** A module of the browser's graph, built alone, because the check refuses the import wherever the graph begins. */
const CARRIER = path.resolve("app/site/clinica/map-box.tsx");
const LEAK = `import { createLog } from "#server/log.ts";\nexport const leaked = createLog;\n`;

test("a server module in the browser's bundle is refused by name", {
  timeout: 300_000,
}, async () => {
  const builder = await createBuilder({
    logLevel: "silent",
    // If the check fails, nothing of this build may be written.
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
