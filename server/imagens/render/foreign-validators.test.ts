import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { PHANTOM_KINDS, phantomFiles } from "#demo/imagens-exame/phantom-files.ts";
import { ctSlice, mrSlice } from "#demo/imagens-exame/stacks.ts";
import { ultrasoundStill } from "#demo/imagens-exame/ultrasounds.ts";
import { runForeign } from "#tests/support/dicom/foreign-program.ts";
import { indiceOf, PHANTOM, pictureOf, renderFiles } from "#tests/support/dicom/rendered-series.ts";
import { needs } from "#tests/support/needs.ts";
import { windowFrame } from "./window-frame.ts";

const STACK = { series: 1, slices: 20, side: 200, description: "", instance: 9 } as const;
const HEAD = { ...STACK, part: "head" } as const;

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "judges-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test("a phantom has the same bytes each time", () => {
  const hashOf = () => createHash("sha256").update(ctSlice(PHANTOM, HEAD)).digest("hex");
  expect(hashOf()).toBe(hashOf());
  expect(ctSlice(PHANTOM, { ...HEAD, instance: 10 })).not.toEqual(ctSlice(PHANTOM, HEAD));
});

test("dciodvfy finds no error in a phantom of any kind", needs("dicom3tools"), () =>
  inFolder(async (folder) => {
    for (const kind of PHANTOM_KINDS) {
      const { value } = await phantomFiles(kind, PHANTOM).next();
      const file = path.join(folder, kind);
      await writeFile(file, value?.bytes ?? "");
      const { output } = await runForeign("dciodvfy", [file]);
      expect(output).not.toMatch(/error|warning/i);
      expect(output.trim()).toMatch(/^\w+$/);
    }
  }),
);

const SAME: [
  what: string,
  bytes: Uint8Array,
  options: string[],
  janela: "cerebro" | "osso" | null,
][] = [
  ["a CT in the brain window", ctSlice(PHANTOM, HEAD), ["+Ww", "40", "80"], "cerebro"],
  ["a CT in the bone window", ctSlice(PHANTOM, HEAD), ["+Ww", "500", "2000"], "osso"],
  ["an MR in its own window", mrSlice(PHANTOM, HEAD), ["+Wi", "1"], null],
  ["a colour picture", ultrasoundStill(PHANTOM, { series: 1, instance: 3 }), [], null],
];

test("dcm2pnm shows the same as we do, but for what WebP and eight bits cost", needs("dcmtk"), () =>
  inFolder(async (folder) => {
    for (const [what, bytes, options, janela] of SAME) {
      const [file, bmp] = [path.join(folder, "a.dcm"), path.join(folder, "a.png")];
      await writeFile(file, bytes);
      await runForeign("dcm2pnm", ["--write-png", ...options, file, bmp]);
      const rendered = await renderFiles({ a: bytes });
      const { curva, quadros } = indiceOf(rendered);
      const ours = await windowFrame(pictureOf(rendered, quadros[0] ?? [0, 0, 1]), {
        curva,
        janela,
        inverter: false,
      });
      expect(await difference(await readFile(bmp), ours), what).toBeLessThan(3);
    }
  }),
);

async function difference(theirs: Uint8Array, ours: Uint8Array): Promise<number> {
  const [one, other] = await Promise.all(
    [theirs, ours].map((picture) => sharp(picture).greyscale().blur(2).raw().toBuffer()),
  );
  if (!one || one.length !== other?.length) return Number.POSITIVE_INFINITY;
  return (
    one.reduce((sum, grey, index) => sum + Math.abs(grey - (other[index] ?? 0)), 0) / one.length
  );
}
