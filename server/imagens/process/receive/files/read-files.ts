import type { Readable } from "node:stream";
import { InstanceWriter } from "../instance-writer.ts";
import type { FileProblem, SentFile } from "../messages.ts";
import { say } from "../parent.ts";
import { readZip } from "./read-zip.ts";
import { collect, readSent } from "./sent-bytes.ts";

const ZIP = Buffer.from("PK\u0003\u0004");
const EMPTY_ZIP = Buffer.from("PK\u0005\u0006");

export async function readFiles(files: readonly SentFile[]): Promise<void> {
  for (const file of files) await readFile(file);
}

async function readFile(file: SentFile): Promise<void> {
  const head = await collect(readSent(file, 0, Math.min(ZIP.length, file.bytes)));
  if (head.equals(ZIP) || head.equals(EMPTY_ZIP)) {
    const problem = await readZip(file);
    if (problem) say({ kind: "file", nome: file.nome, problem });
    return;
  }
  const outcome = await takeInstance(readSent(file, 0, file.bytes), file.nome);
  if (outcome === "not-an-image") say({ kind: "skipped" });
  else if (outcome) say({ kind: "file", nome: file.nome, problem: outcome });
}

/** @returns why this process refused the file; undefined if the server received it */
async function takeInstance(
  bytes: Readable,
  nome: string,
): Promise<FileProblem | "not-an-image" | undefined> {
  const writer = new InstanceWriter();
  try {
    for await (const piece of bytes) await writer.write(piece);
  } catch (error) {
    await writer.discard();
    throw error;
  }
  const finished = await writer.finish(nome);
  if ("taken" in finished) return undefined;
  return finished.problem === "mismatch" ? "broken" : finished.problem;
}
