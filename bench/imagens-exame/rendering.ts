import { randomBytes } from "node:crypto";
import { createWriteStream, readFileSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { longClip } from "#demo/imagens-exame/long-clip.ts";
import { largeCtFiles } from "#demo/imagens-exame/phantom-files.ts";
import { encryptStream } from "#server/crypto/file-chunks.ts";
import {
  type RenderedSerie,
  type RenderSource,
  renderSerie,
} from "#server/imagens/render/render-serie.ts";
import type { Figure } from "../figure.ts";
import { residentMegabytes } from "../processes.ts";
import { withFolder } from "../started-server.ts";

const SLICES = 200;
const SLICES_SECONDS = 30;
const SERIE_MB = 3.5;
/** Frames of 0.9 MB each: 400 MB in all. */
const CLIP_FRAMES = 455;
const CLIP_MB = 350;
const FIRST_KB = 40;
const WATCH_MS = 100;
const HOW = "npm run bench -- exam-images";

const IDENTITY = {
  patientName: "SOUZA^MARIA",
  patientId: "12345678909",
  birthDate: "1970-05-01",
  accession: "2026-7HKA8-JBWBT",
  studyUid: "2.25.20261120",
  studyDate: "2026-11-20",
};

export function measureSeriesRendering(): Promise<Figure[]> {
  return withFolder(async (folder) => [
    ...(await measureSlices(folder)),
    ...(await measureClip(folder)),
  ]);
}

async function measureSlices(folder: string): Promise<Figure[]> {
  const sources: RenderSource[] = [];
  for await (const { name, bytes } of largeCtFiles(IDENTITY, SLICES)) {
    sources.push(await storeEncrypted(folder, name, [bytes]));
  }
  const { seconds, packs } = await render(sources);
  const how = `${HOW} (renderSerie, ${SLICES} slices of 512 × 512, encrypted)`;
  return [
    {
      name: `${SLICES} slices, rendered`,
      value: seconds,
      unit: "s",
      budget: { atMost: SLICES_SECONDS },
      how,
    },
    {
      name: `${SLICES} slices, all packs`,
      value: sum(packs) / 1e6,
      unit: "MB",
      budget: { atMost: SERIE_MB },
      how,
    },
    {
      name: `${SLICES} slices, the first pack`,
      value: (packs[0] ?? 0) / 1e3,
      unit: "kB",
      budget: { atMost: FIRST_KB },
      how,
    },
  ];
}

async function measureClip(folder: string): Promise<Figure[]> {
  const clip = await storeEncrypted(folder, "clipe", longClip(IDENTITY, CLIP_FRAMES));
  const { seconds, packs, peakMegabytes } = await render([clip]);
  const how = `${HOW} (renderSerie, ultrasound of ${CLIP_FRAMES} colour frames without compression)`;
  return [
    {
      name: "clip of 400 MB, memory of the process",
      value: peakMegabytes,
      unit: "MB",
      budget: { atMost: CLIP_MB },
      how,
    },
    { name: "clip of 400 MB, rendered", value: seconds, unit: "s", how },
    { name: "clip of 400 MB, all packs", value: sum(packs) / 1e6, unit: "MB", how },
  ];
}

async function render(sources: readonly RenderSource[]) {
  const packs: number[] = [];
  let peakMegabytes = 0;
  const watch = setInterval(() => {
    for (const child of children()) {
      peakMegabytes = Math.max(peakMegabytes, residentMegabytes(child));
    }
  }, WATCH_MS);
  const started = performance.now();
  const rendered = await renderSerie(sources, async (number, { length }) => {
    packs[number] = length;
  });
  const seconds = (performance.now() - started) / 1_000;
  clearInterval(watch);
  expectWhole(rendered);
  return { seconds, packs, peakMegabytes };
}

function expectWhole({ indice, falhas }: RenderedSerie): void {
  if (!indice || falhas.length > 0) throw new Error(`not rendered: ${JSON.stringify(falhas)}`);
}

async function storeEncrypted(
  folder: string,
  name: string,
  pieces: Iterable<Uint8Array>,
): Promise<RenderSource> {
  const file = { key: randomBytes(32), name };
  const stored = path.join(folder, name);
  let bytes = 0;
  const counted = function* () {
    for (const piece of pieces) {
      bytes += piece.length;
      yield Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    }
  };
  await pipeline(Readable.from(counted()), encryptStream(file), createWriteStream(stored));
  return { id: name, path: stored, file, bytes };
}

function children(): number[] {
  const listed = readFileSync(`/proc/self/task/${process.pid}/children`, "utf8");
  return listed.trim().split(" ").filter(Boolean).map(Number);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
