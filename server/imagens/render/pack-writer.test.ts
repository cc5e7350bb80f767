import { expect, test } from "vitest";
import { PackWriter } from "./pack-writer.ts";

async function write(sizes: readonly number[]) {
  const packs: Uint8Array[] = [];
  const writer = new PackWriter(async (number, bytes) => {
    expect(number).toBe(packs.length);
    packs.push(bytes);
  });
  const positions = [];
  for (const [index, size] of sizes.entries()) {
    positions.push(await writer.add(new Uint8Array(size).fill(index)));
  }
  await writer.flush();
  return { packs, positions, sizes: writer.sizes };
}

test("a picture is found again where its place says", async () => {
  const { packs, positions } = await write(Array.from({ length: 60 }, (_, index) => 900 + index));
  for (const [index, [pack, start, bytes]] of positions.entries()) {
    const found = packs[pack]?.subarray(start, start + bytes);
    expect(found).toEqual(Buffer.alloc(900 + index, index));
  }
});

test("the first pack is small, and the others have sixteen pictures", async () => {
  const { packs, sizes } = await write(Array(53).fill(1_000));
  expect(packs.map(({ length }) => length / 1_000)).toEqual([4, 16, 16, 16, 1]);
  expect(sizes).toEqual(packs.map(({ length }) => length));
});

test("large pictures make packs with fewer of them", async () => {
  const { packs } = await write(Array(6).fill(90 * 1024));
  expect(packs.map(({ length }) => length / 1024)).toEqual([90, 180, 180, 90]);
});
