import sharp from "sharp";
import { expect, test } from "vitest";
import { type PhantomKind, phantomFiles } from "#demo/imagens-exame/phantom-files.ts";
import { chestXray } from "#demo/imagens-exame/projections.ts";
import { ctSlice } from "#demo/imagens-exame/stacks.ts";
import { ultrasoundStill } from "#demo/imagens-exame/ultrasounds.ts";
import { tabelaDe } from "#domain/imagens/janela-tabela.ts";
import { indiceSerie, type Quadro } from "#domain/imagens/pacotes.ts";
import {
  greysOf,
  indiceOf,
  PHANTOM,
  pictureOf,
  type Rendered,
  renderFiles,
} from "#tests/support/dicom/rendered-series.ts";
import { windowFrame } from "./window-frame.ts";

const SLICES = 20;
const slice = (instance: number, side = 96) =>
  ctSlice(PHANTOM, { part: "head", series: 1, slices: SLICES, side, description: "", instance });

async function phantom(kind: PhantomKind): Promise<Record<string, Uint8Array>> {
  const files: Record<string, Uint8Array> = {};
  for await (const { name, bytes } of phantomFiles(kind, PHANTOM)) files[name] = bytes;
  return files;
}

async function expectReadable(rendered: Rendered): Promise<void> {
  const indice = indiceSerie.parse(rendered.indice);
  expect(rendered.packs.map(({ length }) => length)).toEqual(indice.pacotes);
  const [pack] = indice.quadros[indice.chave] ?? [];
  expect(pack).toBe(0);
  const pictures = [...indice.quadros, ...(indice.niveis ?? []).flatMap(({ pecas }) => pecas)];
  for (const one of pictures) {
    expect((await sharp(pictureOf(rendered, one)).metadata()).format).toBe("webp");
  }
  // The pictures fill the packs without gaps and overlaps.
  expect(pictures.reduce((sum, [, , bytes]) => sum + bytes, 0)).toBe(
    indice.pacotes.reduce((sum, bytes) => sum + bytes, 0),
  );
}

test("a stack is ordered by place, however it arrived, and its middle comes first", async () => {
  const numbers = Array.from({ length: SLICES }, (_, index) => SLICES - index);
  const files = Object.fromEntries(numbers.map((number) => [`s${number}`, slice(number)]));
  const rendered = await renderFiles(files);
  await expectReadable(rendered);
  expect(rendered.falhas).toEqual([]);
  const indice = indiceOf(rendered);
  expect(indice).toMatchObject({ tipo: "pilha", largura: 96, altura: 96, colorida: false });
  expect(indice.chave).toBe(9);
  expect(indice.quadros).toHaveLength(SLICES);
  const bright = await Promise.all(
    indice.quadros.map(async (quadro) => {
      const { greys } = await greysOf(pictureOf(rendered, quadro));
      return greys.filter((grey) => grey > 60).length;
    }),
  );
  // The head gets smaller towards its top.
  expect(bright[2]).toBeGreaterThan(Number(bright[17]) * 2);
});

test("a CT's grey levels are Hounsfield values by the series' curve", async () => {
  const rendered = await renderFiles({ a: slice(10, 256) });
  const { curva, quadros } = indiceOf(rendered);
  const picture = pictureOf(rendered, quadros[0] as Quadro);
  const stored = await greysOf(picture);
  const brain = await greysOf(
    await windowFrame(picture, { curva, janela: "cerebro", inverter: false }),
  );
  // White matter has 29 HU, and one step of the curve is 2.5 HU.
  expect(Math.abs(stored.at(0.34, 0.4) - (52 + (29 + 160) / 2.5))).toBeLessThan(3);
  expect(Math.abs(brain.at(0.34, 0.4) - 255 * (29 / 80))).toBeLessThan(20);
  expect(stored.at(0, 0)).toBeLessThan(6);
  expect(tabelaDe(curva, "osso", false)[245]).toBe(255);
  const inverted = await greysOf(
    await windowFrame(picture, { curva, janela: "cerebro", inverter: true }),
  );
  expect(inverted.at(0, 0)).toBeGreaterThan(250);
});

test("an instance that cannot be shown is named, and the others are", async () => {
  const rendered = await renderFiles(await phantom("tc_com_defeito"));
  await expectReadable(rendered);
  expect(indiceOf(rendered).quadros).toHaveLength(11);
  expect(rendered.falhas).toEqual([{ id: "IM000005", problema: "quebrada" }]);
});

test("a radiograph has a first picture for slow lines, and squares with every pixel", async () => {
  const rendered = await renderFiles({ rx: chestXray(PHANTOM, 1) });
  await expectReadable(rendered);
  const indice = indiceOf(rendered);
  expect(indice).toMatchObject({ tipo: "projecao", largura: 950, altura: 1080 });
  expect(indice.pacotes[0]).toBeLessThan(28 * 1024);
  const first = await greysOf(pictureOf(rendered, indice.quadros[0] as Quadro));
  // In a MONOCHROME1 file, a higher value is shown darker.
  expect(first.at(0.01, 0.2)).toBeLessThan(40);
  expect(first.at(0.5, 0.75)).toBeGreaterThan(120);
  const [level] = indice.niveis ?? [];
  expect(level).toMatchObject({ quadro: 0, largura: 1760, altura: 2000, lado: 512 });
  expect(level?.pecas).toHaveLength(4 * 4);
  const last = await greysOf(pictureOf(rendered, level?.pecas[15] as Quadro));
  expect([last.width, last.height]).toEqual([1760 - 3 * 512, 2000 - 3 * 512]);
});

test("a clip keeps its colours, fifteen frames a second", async () => {
  const rendered = await renderFiles(await phantom("us_clipe"));
  await expectReadable(rendered);
  const indice = indiceOf(rendered);
  expect(indice).toMatchObject({ tipo: "clipe", colorida: true, quadrosPorSegundo: 15, chave: 0 });
  expect(indice.quadros).toHaveLength(30);
  const { channels } = await sharp(pictureOf(rendered, indice.quadros[3] as Quadro)).stats();
  expect(channels).toHaveLength(3);
  expect(channels[0]?.mean).not.toBeCloseTo(Number(channels[2]?.mean), 1);
});

test("sizes, colour and grey of one series may differ", async () => {
  const mixed = {
    a: slice(3),
    b: slice(4, 64),
    c: ultrasoundStill(PHANTOM, { series: 1, instance: 5 }),
  };
  const rendered = await renderFiles(mixed);
  await expectReadable(rendered);
  expect(rendered.falhas).toEqual([]);
  expect(indiceOf(rendered)).toMatchObject({ tipo: "pilha", colorida: false });
  expect(indiceOf(rendered).curva).toBeDefined();
  expect(indiceOf(rendered).quadros).toHaveLength(3);
});

test("a series without instances, or with none that can be shown, has no index", async () => {
  expect(await renderFiles({})).toEqual({ indice: null, falhas: [], packs: [] });
  const broken = await renderFiles({ a: Buffer.from("not a DICOM file") });
  expect(broken).toEqual({ indice: null, falhas: [{ id: "a", problema: "quebrada" }], packs: [] });
});
