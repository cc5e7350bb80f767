import { expect, test } from "vitest";
import { chooseLevel, MOST_TILES, type Nivel, tileRect, visibleTiles } from "./tiles.ts";

const level = (largura: number, altura: number, quadro = 0): Nivel => ({
  quadro,
  largura,
  altura,
  lado: 512,
  pecas: [],
});
const LEVELS = [level(3328, 4096), level(1664, 2048), level(3000, 3000, 1)];
const STAGE = { width: 350, height: 430 };

test("the smallest level that is sharp enough is chosen, and none before the first picture is too coarse", () => {
  const at = (shown: number, quadro = 0) => chooseLevel(LEVELS, quadro, { shown, own: 878 });
  expect(at(700)).toBeUndefined();
  expect(at(1090)).toBeUndefined();
  expect(at(1200)?.largura).toBe(1664);
  expect(at(2080)?.largura).toBe(1664);
  expect(at(2100)?.largura).toBe(3328);
  expect(at(9000)?.largura).toBe(3328);
  expect(at(9000, 1)?.largura).toBe(3000);
  expect(at(9000, 2)).toBeUndefined();
  expect(chooseLevel(undefined, 0, { shown: 9000, own: 878 })).toBeUndefined();
});

test("only squares on the stage are loaded, and their places leave no gap", () => {
  const large = level(3328, 4096);
  const rect = { x: -600, y: -1100, width: 3328, height: 4096 };
  expect(visibleTiles(large, rect, STAGE)).toEqual([15]);
  const whole = { x: 0, y: 0, width: 350, height: 430.8 };
  expect(visibleTiles(large, whole, STAGE)).toEqual([]);
  expect(visibleTiles(level(1664, 2048), whole, STAGE)).toHaveLength(16);
  expect(MOST_TILES).toBeGreaterThanOrEqual(16);
  expect(tileRect(large, 15, rect)).toEqual({ x: -88, y: -76, width: 512, height: 512 });
  expect(tileRect(large, 6, rect)).toEqual({ x: 2472, y: -1100, width: 256, height: 512 });
});

test("squares beyond the picture's edge do not exist", () => {
  const small = level(1000, 700);
  expect(visibleTiles(small, { x: 100, y: 100, width: 200, height: 140 }, STAGE)).toEqual([
    0, 1, 2, 3,
  ]);
});
