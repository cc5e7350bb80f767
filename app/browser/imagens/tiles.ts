import type { IndiceSerie } from "#domain/imagens/pacotes.ts";
import type { Point, Size } from "./view.ts";

export type Nivel = NonNullable<IndiceSerie["niveis"]>[number];

/** The most tiles on the stage. The cache holds more (`MOST_DECODED`), so that these tiles do not evict each other. */
export const MOST_TILES = 20;
/** A picture is enlarged by up to this factor before a larger one is loaded. */
const SOFT = 1.25;

/** A rectangle, measured from the stage's upper left corner. */
export interface Rect extends Point, Size {}

/** `shown` is the frame's width in screen pixels; `own` is the width of the picture that is already loaded. */
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

/** @returns the numbers of the tiles that are on the stage; an empty list if there are more than `MOST_TILES` */
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
