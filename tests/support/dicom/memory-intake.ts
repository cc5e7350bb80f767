import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openFile } from "#server/crypto/file-chunks.ts";
import type { ReceivedInstance, Slot, TakeResult } from "#server/imagens/received.ts";
import { originalKey } from "#server/imagens/stored-imagem.ts";

export interface MemoryRow extends ReceivedInstance {
  plain: Buffer;
  encrypted: Buffer;
}

export async function memoryIntake() {
  const dataDir = await mkdtemp(path.join(tmpdir(), "imagens-"));
  const rows = new Map<string, MemoryRow>();
  const lines: unknown[] = [];
  const write = (...said: unknown[]) => void lines.push(said);
  return {
    dataDir,
    rows,
    lines,
    log: { warn: write, error: write },
    config: { dataDir },
    async slot(): Promise<Slot> {
      const arquivo = randomUUID();
      const name = originalKey(arquivo);
      return { arquivo, versao_chave: 1, key: randomBytes(32), name, path: "" };
    },
    async take(received: ReceivedInstance): Promise<TakeResult> {
      const known = rows.get(received.header.sopInstance);
      if (known) return known.sha256.equals(received.sha256) ? "known" : "conflict";
      const encrypted = await readFile(received.slot.path);
      const plain = openFile(received.slot, encrypted);
      rows.set(received.header.sopInstance, { ...received, plain, encrypted });
      return "stored";
    },
    async left(): Promise<string[]> {
      const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    async remove(): Promise<void> {
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
