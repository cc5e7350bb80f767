/** Files in a zip that are not DICOM images, such as a viewer or another zip, are counted and ignored. */
import { pipeline } from "node:stream/promises";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { InstanceWriter, MOST_INSTANCE_BYTES } from "../instance-writer.ts";
import type { FileProblem, SentFile } from "../messages.ts";
import { say } from "../parent.ts";
import { SentReader } from "./sent-reader.ts";

const LIMITS = {
  entries: 50_000,
  /** Bytes of all entries after decompression. */
  bytes: 32 * 1024 ** 3,
  /** How many times larger than the zip its content may be. A zip of blank pictures reaches 50. */
  ratio: 250,
} as const;

const HARMLESS_BYTES = 64 * 1024 ** 2;
const ENCRYPTED = 1;
const LONGEST_NAME = 200;

interface Listed {
  entry: Entry;
  nome: string;
}

export async function readZip(file: SentFile): Promise<FileProblem | undefined> {
  let zip: ZipFile;
  try {
    // `nameOf` decodes the names, because yauzl would refuse the whole zip for one unsafe name.
    const options = { autoClose: false, lazyEntries: true, decodeStrings: false };
    zip = await yauzl.fromRandomAccessReaderPromise(new SentReader(file), file.bytes, options);
  } catch {
    return "broken";
  }
  if (zip.entryCount > LIMITS.entries) return "too-many";
  const listed = await listEntries(zip, file.bytes);
  if (typeof listed === "string") return listed;
  for (const one of listed) await readEntry(zip, one);
  return undefined;
}

async function listEntries(zip: ZipFile, zipBytes: number): Promise<Listed[] | FileProblem> {
  const listed: Listed[] = [];
  let bytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      const nome = nameOf(entry);
      if (yauzl.validateFileName(nome) !== null) return "unsafe-name";
      if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0) return "encrypted";
      bytes += entry.uncompressedSize;
      if (listed.length >= LIMITS.entries) return "too-many";
      if (bytes > LIMITS.bytes) return "too-large";
      if (!nome.endsWith("/")) listed.push({ entry, nome });
    }
  } catch {
    return "broken";
  }
  const isBomb = bytes > HARMLESS_BYTES && bytes > LIMITS.ratio * zipBytes;
  return isBomb ? "bomb" : listed;
}

function nameOf(entry: Entry): string {
  const { generalPurposeBitFlag, extraFields } = entry;
  const raw = entry.fileName as unknown as Buffer;
  return yauzl.getFileNameLowLevel(generalPurposeBitFlag, raw, extraFields, false);
}

async function readEntry(zip: ZipFile, { entry, nome }: Listed): Promise<void> {
  const name = nome.slice(-LONGEST_NAME);
  if (entry.uncompressedSize > MOST_INSTANCE_BYTES) {
    say({ kind: "file", nome: name, problem: "too-large" });
    return;
  }
  const writer = new InstanceWriter();
  try {
    await pipeline(await zip.openReadStreamPromise(entry), async (pieces) => {
      for await (const piece of pieces) await writer.write(piece as Buffer);
    });
  } catch {
    await writer.discard();
    say({ kind: "file", nome: name, problem: "broken" });
    return;
  }
  const finished = await writer.finish(name);
  if ("taken" in finished) return;
  const { problem } = finished;
  if (problem === "not-dicom" || problem === "not-an-image") say({ kind: "skipped" });
  else say({ kind: "file", nome: name, problem: problem === "mismatch" ? "broken" : problem });
}
