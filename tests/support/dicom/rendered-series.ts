import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import type { IndiceSerie, Quadro } from "#domain/imagens/pacotes.ts";
import { encryptFile } from "#server/crypto/file-chunks.ts";
import {
  type RenderedSerie,
  type RenderSource,
  renderSerie,
} from "#server/imagens/render/render-serie.ts";

export const PHANTOM = {
  patientName: "SOUZA^MARIA",
  patientId: "12345678909",
  birthDate: "1970-05-01",
  accession: "2026-7HKA8-JBWBT",
  studyUid: "2.25.20261120",
  studyDate: "2026-11-20",
};

export interface Rendered extends RenderedSerie {
  packs: Uint8Array[];
}

export async function renderFiles(files: Record<string, Uint8Array>): Promise<Rendered> {
  return withSources(files, async (sources) => {
    const packs: Uint8Array[] = [];
    const rendered = await renderSerie(sources, async (number, bytes) => {
      if (number !== packs.length) throw new Error(`pack ${number} after ${packs.length}`);
      packs.push(bytes);
    });
    return { ...rendered, packs };
  });
}

export async function withSources<T>(
  files: Record<string, Uint8Array>,
  work: (sources: RenderSource[]) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "serie-"));
  try {
    const sources: RenderSource[] = [];
    for (const [id, bytes] of Object.entries(files)) {
      const file = { key: randomBytes(32), name: `imagens/${id}` };
      const stored = path.join(folder, id);
      await writeFile(stored, encryptFile(file, bytes));
      sources.push({ id, path: stored, file, bytes: bytes.length });
    }
    return await work(sources);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export function indiceOf({ indice }: RenderedSerie): IndiceSerie {
  if (!indice) throw new Error("nothing was rendered");
  return indice;
}

export function pictureOf({ packs }: Rendered, [pack, start, bytes]: Quadro): Uint8Array {
  return packs[pack]?.subarray(start, start + bytes) ?? new Uint8Array();
}

export async function greysOf(picture: Uint8Array) {
  const { data, info } = await sharp(picture)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return {
    width,
    height,
    greys: data,
    /** Averages around a point, which removes noise; `x` and `y` are from 0 to 1. */
    at(x: number, y: number): number {
      const reach = Math.ceil(width / 60);
      const near = (middle: number, count: number) =>
        Array.from({ length: 2 * reach + 1 }, (_, index) =>
          Math.min(count - 1, Math.max(0, Math.round(middle * (count - 1)) + index - reach)),
        );
      const found = near(y, height).flatMap((row) =>
        near(x, width).map((column) => data[row * width + column] ?? 0),
      );
      return found.reduce((sum, grey) => sum + grey, 0) / found.length;
    },
  };
}
