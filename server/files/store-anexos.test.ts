import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ANEXO_LIMITS } from "#domain/agendamentos/anexos.ts";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import type { Database } from "#server/db/open.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { storeAnexos } from "./store-anexos.ts";

let dataDir = "";
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "clinica-anexos-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const SENT = 1_000;

/** Sends an empty photograph that says it is of `SENT` bytes. */
function store(untakenBytes: number) {
  const { storage } = memoryStorage();
  const database = { as: async () => untakenBytes } as unknown as Database;
  const file = { path: path.join(dataDir, "none"), name: "foto.jpg", bytes: SENT, sha256: "" };
  const received = {
    entries: [],
    files: [{ ...file, isTooLarge: true }],
    hasTooMany: false,
    discard: async () => {},
    temporary: { key: Buffer.alloc(32), name: "anexo" },
  };
  const needs = { database, storage, dataKeys: {} as DataKeys, config: { dataDir } };
  return storeAnexos(needs, received, "198.51.100.1");
}

test("strangers' files are refused once those that nobody took would exceed two gigabytes", async () => {
  const room = ANEXO_LIMITS.untakenBytes - SENT;
  const refused = { problems: [{ nome: "foto.jpg", problem: "no-room" }] };
  expect(await store(room + 1)).toEqual(refused);
  // The next reason for a refusal shows that there was room.
  expect(await store(room)).toEqual({ problems: [{ nome: "foto.jpg", problem: "too-large" }] });
});
