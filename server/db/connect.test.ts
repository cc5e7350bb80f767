import fc from "fast-check";
import { expect, test } from "vitest";
import { parseConfig } from "#server/config.ts";
import { connectOwner } from "./connect.ts";
import { parseDatabaseUrl } from "./database-url.ts";

/** All text that a start with this DATABASE_URL could print or log; nothing listens on port 1. */
async function said(address: string): Promise<string> {
  try {
    const { databaseUrl = "" } = parseConfig({ DATABASE_URL: address }, "production");
    await connectOwner(parseDatabaseUrl(databaseUrl), 0);
    return "connected";
  } catch (error) {
    const { message, stack, cause } = error as Error;
    return [message, stack, String(cause), (cause as Error | undefined)?.stack].join("\n");
  }
}

const parts = fc.array(fc.constantFrom("Xq7z", "9182", "Wv0k", "@", "/", "?", "#", "%", ":", "&"), {
  minLength: 1,
  maxLength: 12,
});

test("no part of a password is printed, however it is written and wherever the start fails", async () => {
  let tried = 0;
  await fc.assert(
    fc.asyncProperty(parts, fc.boolean(), async (password, isEncoded) => {
      const text = password.join("");
      const written = isEncoded ? encodeURIComponent(text) : text;
      const error = await said(`postgres://dono:${written}@127.0.0.1:1/banco`);
      expect(error).not.toMatch(/Xq7z|9182|Wv0k/);
      if (error.includes("Banco de dados em 127.0.0.1:1/banco")) tried++;
    }),
    { numRuns: 200 },
  );
  expect(tried).toBeGreaterThan(50);
});
