/** Which squares of a larger picture are visible, and which of the larger pictures is worth loading. */
import type { IndiceSerie } from "#domain/imagens/pacotes.ts";
import type { Point, Size } from "./view.ts";

export type Nivel = NonNullable<IndiceSerie["niveis"]>[number];

/** Fewer than pictures are held decoded, so that the visible squares do not drive each other out. */
export const MOST_TILES = 20;
/** A picture is shown a little enlarged before a larger one is loaded. */
const SOFT = 1.25;

/** A whole picture on the stage, from its left upper corner. */
export interface Rect extends Point, Size {}

/**
 * @param shown the picture's width in the screen's pixels
 * @param own the width of the picture that is shown already
 * @returns the smallest of the frame's levels that is sharp enough, or the largest; undefined where none is better
 */
export function chooseLevel(
  niveis: readonly Nivel[] | undefined,
  quadro: number,
  { shown, own }: { shown: number; own: number },
): Nivel | undefined {
  const levels = (niveis ?? [])
    .filter((level) => level.quadro === quadro && level.largura > own)
    .sort((a, b) => a.largura - b.largura);
  if (shown <= own * SOFT) return undefined;
  return levels.find(({ largura }) => shown <= largura * SOFT) ?? levels.at(-1);
}

/** @returns the numbers of the squares that are on the stage, none where they are too many */
export function visibleTiles(level: Nivel, { x, y, width }: Rect, stage: Size): number[] {
  const side = (level.lado * width) / level.largura;
  const across = Math.ceil(level.largura / level.lado);
  const down = Math.ceil(level.altura / level.lado);
  const [left, right] = range(-x, stage.width - x, side, across);
  const [top, bottom] = range(-y, stage.height - y, side, down);
  const numbers: number[] = [];
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) numbers.push(row * across + column);
  }
  return numbers.length > MOST_TILES ? [] : numbers;
}

/** Where a square lies on the stage. */
export function tileRect(level: Nivel, number: number, { x, y, width }: Rect): Rect {
  const across = Math.ceil(level.largura / level.lado);
  const [column, row] = [number % across, Math.floor(number / across)];
  const scale = width / level.largura;
  const end = (value: number, most: number) => Math.min(most, (value + 1) * level.lado) * scale;
  const [left, top] = [column * level.lado * scale, row * level.lado * scale];
  return {
    x: x + left,
    y: y + top,
    width: end(column, level.largura) - left,
    height: end(row, level.altura) - top,
  };
}

function range(from: number, to: number, side: number, count: number): [number, number] {
  return [Math.max(0, Math.floor(from / side)), Math.min(count, Math.ceil(to / side)) - 1];
}
