import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { DEMO_CONFIGURACOES } from "#demo/content/configuracoes.ts";
import { palette } from "#domain/clinica/cores.ts";
import { sharePicture, shareSubject } from "#domain/midia/share-image.ts";
import { drawShareImage } from "./share-image.ts";

/** Bytes; WhatsApp shows no larger images. */
const LARGEST = 300_000;

function picture(title: string, change = {}) {
  return sharePicture(shareSubject("/blog/a", title), { ...DEMO_CONFIGURACOES, ...change });
}

async function pixels(png: Uint8Array) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  const brightest = (left: number, top: number, right: number, bottom: number) => {
    let most = 0;
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) most = Math.max(most, ...at(x, y));
    }
    return most;
  };
  return { ...info, at, brightest };
}

describe("the picture of a shared link", () => {
  test("is a PNG of 1200 x 630 that messengers take", async () => {
    const png = await drawShareImage(picture("Os ultrassons da gestação, semana a semana"));
    expect(png.byteLength).toBeLessThan(LARGEST);
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  });

  test("has the clinic's dark background, and glows at the right", async () => {
    const tinta = palette(DEMO_CONFIGURACOES.cores_principais).tinta ?? "";
    const ink = [1, 3, 5].map((start) => Number.parseInt(tinta.slice(start, start + 2), 16));
    const { at, brightest } = await pixels(await drawShareImage(picture("Exames")));
    for (const [index, value] of at(10, 620).entries()) {
      expect(Math.abs(value - (ink[index] ?? 0))).toBeLessThan(6);
    }
    expect(brightest(800, 60, 1100, 400)).toBeGreaterThan(150);
  });

  test("names at its foot who answers for the clinic", async () => {
    const foot = [60, 520, 700, 620] as const;
    const with_ = await pixels(await drawShareImage(picture("Exames")));
    expect(with_.brightest(...foot)).toBeGreaterThan(200);
    const none = { registro_crm: "", diretor_tecnico: "", crm_diretor_tecnico: "" };
    const without = await pixels(await drawShareImage(picture("Exames", none)));
    expect(without.brightest(60, 575, 700, 625)).toBeLessThan(80);
  });

  test("is another for another title, and the same for the same", async () => {
    const [one, again, other] = await Promise.all(
      ["Um", "Um", "Outro"].map((title) => drawShareImage(picture(title))),
    );
    expect(one).toEqual(again);
    expect(one).not.toEqual(other);
  });

  test.each([
    ["markup", '</svg><image href="file:///etc/passwd"/>&amp;'],
    ["the longest title", "Ultrassonografia ".repeat(12).slice(0, 200)],
    ["a word without end", "a".repeat(200)],
    ["signs that the typeface lacks", "日本語 😀"],
    ["nothing", " "],
  ])("%s can be drawn", async (_, title) => {
    const png = await drawShareImage(picture(title, { nome_clinica: `${title}x` }));
    expect((await sharp(png).metadata()).format).toBe("png");
  });
});
