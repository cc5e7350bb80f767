import { expect, it, vi } from "vitest";
import type { Services } from "#server/services.ts";
import { inlineSmallImages } from "./inline-images.ts";

const url = (name: string) => `/arquivos/convenios/${name}-320x160.webp`;
const known = (...names: string[]) =>
  Object.fromEntries(
    names.map((name) => [
      url(name),
      { variantes: { avif: [320], webp: [] }, texto_alternativo: "", cor: null },
    ]),
  );
const key = (name: string) => `convenios/${name}-320x160-320.avif`;

function contextWith(files: Record<string, number>, get?: () => Promise<Uint8Array>) {
  const storage = {
    get: vi.fn(
      get ?? (async (requested: string) => files[requested] && new Uint8Array(files[requested])),
    ),
  };
  const log = { warn: vi.fn() };
  const services = { storage } as unknown as Services;
  return { context: { services, log: log as never }, storage, log };
}

it("brings the smallest variant of each small image, and reads it once", async () => {
  const { context, storage } = contextWith({ [key("a")]: 900, [key("b")]: 3000 });
  const urls = [url("a"), url("b"), url("c"), null, "https://a.test/b.png", ""];
  const inline = await inlineSmallImages(context, urls, known("a", "b", "c"));
  expect([...inline.keys()]).toEqual([url("a")]);
  expect(inline.get(url("a"))).toMatch(/^data:image\/avif;base64,A+=*$/);
  const requested = storage.get.mock.calls.length;
  await inlineSmallImages(context, [url("a")], known("a"));
  expect(storage.get).toHaveBeenCalledTimes(requested);
});

it("stops before the page becomes heavy", async () => {
  const names = Array.from({ length: 30 }, (_, index) => `n${index}`);
  const { context } = contextWith(Object.fromEntries(names.map((name) => [key(name), 2000])));
  const inline = await inlineSmallImages(context, names.map(url), known(...names));
  const characters = [...inline.values()].join("").length;
  expect(characters).toBeGreaterThan(6_000);
  expect(characters).toBeLessThanOrEqual(9 * 1024);
});

it("leaves the addresses when the storage fails or hangs", async () => {
  const failing = contextWith({}, () => Promise.reject(new Error("unavailable")));
  expect((await inlineSmallImages(failing.context, [url("a")], known("a"))).size).toBe(0);
  expect(failing.log.warn).toHaveBeenCalledOnce();
  const hanging = contextWith({}, () => new Promise(() => {}));
  expect((await inlineSmallImages(hanging.context, [url("a")], known("a"))).size).toBe(0);
});

it("reads only stored files that the table names", async () => {
  const { context, storage } = contextWith({ [key("a")]: 900 });
  expect((await inlineSmallImages(context, [url("a")], {})).size).toBe(0);
  expect(storage.get).not.toHaveBeenCalled();
});
