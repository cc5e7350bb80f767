import { expect, type Page } from "@playwright/test";
import { test } from "./script-page.ts";

interface Shrunk {
  type: string;
  name: string;
  bytes: number;
  size: [number, number];
}

interface Photo {
  type: string;
  name?: string;
  size?: [number, number];
  bytes?: string;
}

interface Wanted {
  maxBytes: number;
  longestSides: number[];
  qualities?: number[];
}

test.beforeEach(({ open }) => open("<p>Exames</p>"));

/** Draws noise, which compresses badly, so that each smaller size and quality weighs less. */
function shrink(page: Page, photo: Photo, wanted: Wanted): Promise<Shrunk | undefined> {
  return page.evaluate(
    async ([{ type, name = "sala.foto", size: [w, h] = [400, 200], bytes }, options]) => {
      const source = "/app/browser/shrink-photo.ts";
      const { shrinkPhoto } = (await import(
        source
      )) as typeof import("#app/browser/shrink-photo.ts");
      const canvas = new OffscreenCanvas(w, h);
      const context = canvas.getContext("2d");
      const image = new ImageData(w, h);
      for (let at = 0, value = 1; at < image.data.length; at++) {
        value = (value * 16807) % 2147483647;
        image.data[at] = at % 4 === 3 ? 255 : value % 256;
      }
      context?.putImageData(image, 0, 0);
      const blob = bytes ? new Blob([bytes]) : await canvas.convertToBlob({ type });
      const shrunk = await shrinkPhoto(new File([blob], name, { type }), options);
      if (!shrunk) return undefined;
      const { width, height } = await createImageBitmap(shrunk);
      return {
        type: shrunk.type,
        name: shrunk.name,
        bytes: shrunk.size,
        size: [width, height] as [number, number],
      };
    },
    [photo, wanted] as const,
  );
}

const LARGE = 10_000_000;

test("a photo becomes a JPEG of the first size that is small enough, under its own name", async ({
  page,
}) => {
  const photo = { type: "image/jpeg" };
  expect(await shrink(page, photo, { maxBytes: LARGE, longestSides: [200, 100] })).toMatchObject({
    type: "image/jpeg",
    name: "sala.foto",
    size: [200, 100],
  });
  const first = await shrink(page, photo, { maxBytes: LARGE, longestSides: [200] });
  const maxBytes = (first?.bytes ?? 0) - 1;
  const smaller = await shrink(page, photo, { maxBytes, longestSides: [200, 100] });
  expect(smaller?.size).toEqual([100, 50]);
});

test("a lower quality is tried before a smaller size", async ({ page }) => {
  const wanted = { maxBytes: LARGE, longestSides: [200, 100], qualities: [0.9, 0.1] };
  const best = await shrink(page, { type: "image/jpeg" }, wanted);
  const maxBytes = (best?.bytes ?? 0) - 1;
  const next = await shrink(page, { type: "image/jpeg" }, { ...wanted, maxBytes });
  expect(next?.size).toEqual([200, 100]);
  expect(next?.bytes).toBeLessThan((best?.bytes ?? 0) / 2);
});

test("a picture is never enlarged, and a thin one keeps a pixel of height", async ({ page }) => {
  const wanted = { maxBytes: LARGE, longestSides: [1600] };
  expect((await shrink(page, { type: "image/jpeg" }, wanted))?.size).toEqual([400, 200]);
  const thin = { type: "image/jpeg", size: [400, 1] as [number, number] };
  const line = await shrink(page, thin, { maxBytes: LARGE, longestSides: [100] });
  expect(line?.size).toEqual([100, 1]);
});

for (const type of ["image/png", "image/webp"]) {
  test(`${type}, which can be transparent, becomes a WebP`, async ({ page }) => {
    const shrunk = await shrink(page, { type }, { maxBytes: LARGE, longestSides: [100] });
    expect(shrunk?.type).toBe("image/webp");
  });
}

test("nothing comes of a file that is no picture, or that stays too large", async ({ page }) => {
  const wanted = { maxBytes: LARGE, longestSides: [100] };
  expect(await shrink(page, { type: "image/jpeg", bytes: "nenhuma" }, wanted)).toBeUndefined();
  const tiny = { maxBytes: 10, longestSides: [100, 50], qualities: [0.5, 0.1] };
  expect(await shrink(page, { type: "image/jpeg" }, tiny)).toBeUndefined();
});
