import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import {
  colourPixels,
  commonModules,
  type Elements,
  greyPixels,
} from "#demo/imagens-exame/modules.ts";
import { ctSlice } from "#demo/imagens-exame/stacks.ts";
import { writeFile } from "#demo/imagens-exame/write-file.ts";
import type { ProblemaImagem } from "#domain/imagens/problemas.ts";
import {
  indiceOf,
  PHANTOM,
  renderFiles,
  withSources,
} from "#tests/support/dicom/rendered-series.ts";
import { renderSerie } from "./render-serie.ts";

const CT = "1.2.840.10008.5.1.4.1.1.2";
const JPEG_2000 = "1.2.840.10008.1.2.4.90";
const DEFLATED = "1.2.840.10008.1.2.1.99";
const MEGABYTE = 1024 * 1024;

const good = (instance: number) =>
  Buffer.from(
    ctSlice(PHANTOM, { part: "head", series: 1, slices: 9, side: 64, description: "", instance }),
  );

interface Made {
  sopClass?: string;
  pixels?: Uint8Array[];
  transferSyntax?: string;
}

function made(elements: Elements, { sopClass = CT, pixels, transferSyntax }: Made = {}): Buffer {
  const common = commonModules(PHANTOM, {
    series: 1,
    instance: 2,
    modality: "CT",
    description: "",
  });
  const all = { ...common, ...greyPixels(64, 64, 12), ...elements };
  const file = writeFile(all, {
    sopClass,
    pixels: pixels ?? [new Uint8Array(64 * 64 * 2)],
    ...(transferSyntax && { transferSyntax }),
  });
  return Buffer.from(file);
}

/** A JPEG 2000 header of 60,000 × 60,000 pixels. */
const HUGE_CODESTREAM = Buffer.from(
  "ff4fff51002f00000000ea600000ea60000000000000000000000ea600000ea6000000000000000000010f0101",
  "hex",
);

function deflatedBomb(): Buffer {
  const file = made({}, { transferSyntax: DEFLATED });
  // The data set begins after the meta group, whose length is in its first element.
  const start = 144 + file.readUInt32LE(140);
  return Buffer.concat([file.subarray(0, start), deflateRawSync(Buffer.alloc(200 * MEGABYTE))]);
}

function withLength(file: Buffer, tag: string, length: number): Buffer {
  const changed = Buffer.from(file);
  changed.writeUInt32LE(length, changed.indexOf(Buffer.from(tag, "hex")) + 8);
  return changed;
}

const PIXELS = "e07f10004f57";
const FILES: Record<string, [problem: ProblemaImagem, bytes: Buffer]> = {
  empty: ["quebrada", Buffer.alloc(0)],
  zeros: ["quebrada", Buffer.alloc(100_000)],
  beginning: ["quebrada", good(1).subarray(0, 600)],
  halfPixels: ["quebrada", good(1).subarray(0, good(1).length - 4_000)],
  bomb: ["grande", made({ Rows: 60_000, Columns: 60_000 })],
  colourBomb: ["grande", made({ ...colourPixels(8_000, 8_000) })],
  noSize: ["quebrada", made({ Rows: 0, Columns: 0 })],
  fourGigabytes: ["quebrada", withLength(good(1), PIXELS, 0xffff_fffe).subarray(0, 3_000)],
  codestreamBomb: ["quebrada", made({}, { pixels: [HUGE_CODESTREAM], transferSyntax: JPEG_2000 })],
  deflatedBomb: ["quebrada", deflatedBomb()],
  manyFrames: ["quebrada", made({ NumberOfFrames: 2_000_000_000, Rows: 4_000, Columns: 4_000 })],
  bits: ["codificacao", made({ BitsAllocated: 12, BitsStored: 12 })],
  video: ["codificacao", made({}, { transferSyntax: "1.2.840.10008.1.2.4.102" })],
  report: ["nao_e_imagem", withoutPixels("1.2.840.10008.5.1.4.1.1.88.11")],
  presentation: ["nao_e_imagem", withoutPixels("1.2.840.10008.5.1.4.1.1.11.1")],
  pdf: ["documento", withoutPixels("1.2.840.10008.5.1.4.1.1.104.1")],
};

function withoutPixels(sopClass: string): Buffer {
  const file = made({}, { sopClass });
  const at = file.indexOf(Buffer.from(PIXELS, "hex"));
  return Buffer.concat([file.subarray(0, at), Buffer.from("e07f11004f57000002000000abcd", "hex")]);
}

test("each is named with why it cannot be shown, and the good one is shown", async () => {
  const files = Object.entries(FILES).map(([id, [, bytes]]) => [id, bytes] as const);
  const rendered = await renderFiles(Object.fromEntries([...files, ["good", good(5)]]));
  const expected = Object.entries(FILES).map(([id, [problema]]) => ({ id, problema }));
  expect(rendered.falhas).toEqual(expected);
  expect(indiceOf(rendered).quadros).toHaveLength(1);
});

test("a file that was changed on the disk, or has another length, is not read", async () => {
  const { indice, falhas } = await withSources({ a: good(1), b: good(2) }, ([a, b]) =>
    renderSerie(
      [
        { ...a, file: { key: Buffer.alloc(32), name: "" } },
        { ...b, bytes: 77 },
      ] as never,
      async () => {},
    ),
  );
  expect(indice).toBeNull();
  expect(falhas.map(({ problema }) => problema)).toEqual(["quebrada", "quebrada"]);
});

test("a hundred files with random changes leave the good one as it is", async () => {
  let state = 7;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state % below;
  };
  const files: Record<string, Buffer> = {};
  for (let number = 0; number < 100; number++) {
    const bytes = good(3);
    for (let change = 0; change < 12; change++) bytes[132 + random(1_400)] = random(256);
    files[`random-${number}`] = bytes;
  }
  const rendered = await renderFiles({ ...files, good: good(5) });
  expect(rendered.falhas.map(({ id }) => id)).not.toContain("good");
  expect(indiceOf(rendered).quadros.length).toBeGreaterThan(0);
});
