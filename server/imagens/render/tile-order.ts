const BLOCK = 4;

/** Lists the tiles block by block. Tiles are numbered row by row, with `columns` tiles in a row. */
export function tileOrder(count: number, columns: number): number[] {
  const blockOf = (number: number) => {
    const row = Math.floor(number / columns / BLOCK);
    return row * columns + Math.floor((number % columns) / BLOCK);
  };
  return Array.from({ length: count }, (_, number) => number).sort(
    (one, other) => blockOf(one) - blockOf(other) || one - other,
  );
}
