import { expect, test, vi } from "vitest";
import { DEFAULT_CONFIGURACOES } from "#domain/defaults/configuracoes.ts";
import { type SharePicture, sharePicture, shareSubject } from "#domain/midia/share-image.ts";
import { ShareGallery } from "./share-gallery.ts";

const PICTURE = sharePicture(shareSubject("/exames", ""), DEFAULT_CONFIGURACOES);

function titled(title: string): SharePicture {
  return { ...PICTURE, title };
}

function slowPen() {
  const drawn: string[] = [];
  const turns: (() => void)[] = [];
  const draw = async ({ title }: SharePicture) => {
    drawn.push(title);
    await new Promise<void>((resolve) => turns.push(resolve));
    if (title === "wrong") throw new Error("no ink");
    return new TextEncoder().encode(title);
  };
  const next = async () => {
    await new Promise(setImmediate);
    turns.shift()?.();
  };
  return { drawn, draw, next };
}

test("a picture is drawn once for all requests meanwhile, and cached", async () => {
  const { drawn, draw, next } = slowPen();
  const gallery = new ShareGallery(draw);
  const requested = [gallery.picture("/a", titled("a")), gallery.picture("/a", titled("a"))];
  await next();
  const [one, other] = await Promise.all(requested);
  expect(one).toBe(other);
  expect(await gallery.picture("/a", titled("a"))).toBe(one);
  expect(drawn).toEqual(["a"]);
});

test("pictures are drawn one after another, also after one that failed", async () => {
  const { drawn, draw, next } = slowPen();
  const gallery = new ShareGallery(draw);
  const wrong = gallery.picture("/wrong", titled("wrong"));
  const right = gallery.picture("/b", titled("b"));
  await new Promise(setImmediate);
  expect(drawn).toEqual(["wrong"]);
  await next();
  await expect(wrong).rejects.toThrow("no ink");
  await next();
  expect(new TextDecoder().decode(await right)).toBe("b");
  const again = gallery.picture("/wrong", titled("a"));
  await next();
  expect(new TextDecoder().decode(await again)).toBe("a");
});

test("the least recently requested picture is dropped first", async () => {
  const draw = vi.fn(async ({ title }: SharePicture) => new TextEncoder().encode(title));
  const gallery = new ShareGallery(draw, 2);
  for (const name of ["a", "b", "a", "c", "a", "b"]) {
    await gallery.picture(`/${name}`, titled(name));
  }
  expect(draw.mock.calls.map(([{ title }]) => title)).toEqual(["a", "b", "c", "b"]);
});

test("the pictures of a gallery are bounded in bytes too", async () => {
  const draw = vi.fn(async () => new Uint8Array(3 * 1024 * 1024));
  const gallery = new ShareGallery(draw);
  for (const name of ["a", "b", "c", "a"]) await gallery.picture(`/${name}`, titled(name));
  expect(draw).toHaveBeenCalledTimes(4);
});
