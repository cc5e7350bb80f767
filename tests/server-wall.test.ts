/** The build's own wall: a server module that a browser would get stops the build. */
import { createBuilder } from "vite";
import { expect, test } from "vitest";

/** Any module that the browser's graph reaches; the address of the leak as a bundler sees it. */
const CARRIER = /\/app\/site\/clinica\/map-box\.tsx$/;
const LEAK = `import { createLog } from "#server/log.ts";\nexport const leaked = createLog;\n`;

test("a server module in the browser's bundle is refused by name", {
  timeout: 300_000,
}, async () => {
  const builder = await createBuilder({
    logLevel: "silent",
    // Should the wall fall, nothing of this build may reach the disk.
    build: { write: false },
    plugins: [
      {
        name: "leak",
        enforce: "pre",
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
